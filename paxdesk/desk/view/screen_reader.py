"""What is read aloud: things in words, what has the focus, what is asked, and what one asks for."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAction,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from paxdesk.desk.input.table_actions import BUTTONS
from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.scene.things import Prompt, Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.refusal_tooltip import refusal_words
from paxdesk.desk.sheets.sheet import NotePanel, PaperButton, Sheet
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.sounds import Speech, read_aloud
from paxdesk.desk.words import MenuEntry, speech_text
from paxdesk.language import as_sentence, join_sentences, tr, tr_plural, with_colon

if TYPE_CHECKING:
    from paxdesk.desk.view.accessible import AccessibleTable
    from paxdesk.desk.view.game_view import GameView

# --- What is told of a thing ----------------------------------------------------------------------


def is_button(desk: GameView, spot: Spot) -> bool:
    """Whether it is only pressed, and nothing is dropped there."""
    return spot.kind in (*BUTTONS, "sort") or spot == desk.interaction.end_turn


def refuses(desk: GameView, spot: Spot) -> bool:
    """Whether it is no place for the thing in the hand."""
    thing = desk.drag.thing
    if thing is None or spot == thing or is_button(desk, spot):
        return False
    return not desk.interaction.drop(thing, spot).actions


def spoken_prompt(prompt: Prompt) -> str:
    """What stands on the prompt line, in sentences."""
    return f"{as_sentence(prompt.words)} {as_sentence(prompt.detail)}".strip()


def spoken_thing(desk: GameView, spot: Spot) -> str:
    """A thing in sentences."""
    return speech_text(" ".join(as_sentence(line) for line in spoken_alternatives(desk, spot)))


def spoken_lines(desk: GameView, spot: Spot) -> list[str]:
    """What is printed on a thing, what it costs whom and why not.

    With something in the hand it is only told what letting go there would mean.
    """
    lines: list[str] = []
    heading = 0
    if desk.drag.points_at(spot):
        lines.append(tr("The guide points to this."))
    found = desk.read(spot)
    if dropped := _dropped(desk, spot):
        lines += dropped
    elif found is not None and found[0] == spot:
        inspected = desk.inspected(*found)
        if inspected.shown is not None:
            kind, name = inspected.shown.kind, desk.scene.name_of(spot).casefold()
            named = all(part.casefold() in name for part in kind.split(" · "))
            lines += ["" if named else kind, *(line.words for line in inspected.shown.lines)]
        lines, heading = _once(lines), len(lines)
        for row in inspected.rows:
            if row.kind == "heading":
                lines[heading:], heading = _once(lines[heading:]), len(lines)
                lines.append(with_colon(row.words))
            elif row.kind == "refusal":
                lines.append(row.words)
            elif row.kind == "action" and not (row.actions or row.amount):
                lines.append(with_colon(row.words))  # its places follow
            else:
                words = row.words
                lines.append(f"{words.rstrip('.')}, {row.amount}" if row.amount else words)
    elif found is not None and spot.kind not in BUTTONS:
        can, holder = desk.interaction, desk.scene.name_of(found[0])
        if _plain(desk.inspected(*found).title) not in _plain(desk.scene.name_of(spot)):
            lines.append(tr("It is on {0}", holder))
        lines += [each.title for each in (*can.begun_at(spot), *can.ended_at(spot))]
    elif spot.kind == "tableau" and spot.number != desk.drag.flow.bottom:
        lines.append(tr("Press it to show more or fewer of the cards there."))
    elif found is None and spot.kind not in BUTTONS:
        deeds = desk.interaction.deeds(spot)
        titles = ((each.title.rstrip(" …"), each.note) for each in deeds)
        lines += [with_colon(title, note) if note else title for title, note in titles]
    lines = lines[:heading] + _once(lines[heading:])
    if not lines and not is_button(desk, spot) and desk.drag.thing is None:
        return [tr("You can do nothing with it now.")]
    return lines


def spoken_alternatives(desk: GameView, spot: Spot) -> list[str]:
    """The same beside its name, which is not told twice."""
    name, lines = _plain(desk.scene.name_of(spot)), spoken_lines(desk, spot)
    more = [line for line in lines if len(line) < SHORT_LETTERS or _plain(line) not in name]
    return more or ([tr("You can do nothing with it now.")] if lines else [])


def _once(lines: Sequence[str]) -> list[str]:
    """The same lines, each once and none empty."""
    return list(dict.fromkeys(line for line in lines if line))


def _told_kind(things: Mapping[str, Sequence[MenuEntry]]) -> str:
    """The things that one kind of deed can be done with; of many only how many there are."""
    if len(things) > MOST_NAMED:
        return tr_plural("%n item(s)", "", len(things))
    named: list[str] = []
    for name, deeds in things.items():
        ways = [each for deed in deeds for each in deed.simple]
        more = ways[0].amount if len(ways) == 1 else tr_plural("%n choice(s)", "", len(ways))
        named.append(f"{name}, {more}" if more else name)
    return join_sentences(named)


def _dropped(desk: GameView, spot: Spot) -> Sequence[str]:
    """What letting go of the thing in the hand would mean at a spot."""
    thing, can, flow = desk.drag.thing, desk.interaction, desk.drag.flow
    if thing is None or spot == thing or is_button(desk, spot):
        return ()
    seat, forecast = can.seat, flow.game.forecast
    drop = can.drop(thing, spot)
    if drop.actions and seat is not None:
        words = [tr("You can drop it here.")]
        if forecast is not None:
            words.append(forecast.price_plate(flow.state, drop.actions, seat))
            notes = forecast.consequences(flow.state, drop.actions[0], seat, flow.names)
            words += [note.words for note in notes] if len(drop.actions) == 1 else []
        return words
    if drop.home:
        return (tr("It would go back where it was."),)
    refused = can.why_not(thing, spot)
    why = () if refused is None else (refusal_words(refused.reason, flow.names),)
    return (tr("You cannot drop it here."), *why)


# --- What is told of a sheet ----------------------------------------------------------------------


def printed(sheet: Sheet) -> list[TextBox]:
    """All words that are printed on a sheet by its layout."""
    return [box for box in sheet.content.boxes() if isinstance(box, TextBox) and box.said]


def spoken_widget(widget: QWidget) -> str:
    """A button or a field in sentences: its name, its state, and what is told of it."""
    found = QAccessible.queryAccessibleInterface(widget)
    if found is None:
        return ""
    kinds, state = QAccessible.Text, found.state()
    # On Linux Qt calls a list by what is chosen in it.
    words = (widget.accessibleName() or found.text(kinds.Name)).replace("&", "")
    value = found.text(kinds.Value)
    if value.startswith(words):
        words = value
    elif value and _plain(words.rpartition(":")[2]) != _plain(value):
        words = f"{words}, {value}"
    if state.checked:
        words = tr("{0}, chosen", words)
    more = found.text(kinds.Description)
    label = widget.label if isinstance(widget, PaperButton) else None
    if label is not None and label.note and _plain(label.note) in _plain(more):
        words = label.words
    lines = [line for line in more.splitlines() if _plain(line) not in _plain(words)]
    told = [tr("now {0}", more)] if more.isdecimal() else lines
    return " ".join(map(as_sentence, (words, *told)))


def _plain(words: str) -> str:
    """Words by their letters and figures alone, to find what is told already."""
    return "".join(filter(str.isalnum, words)).casefold()


def _told_alone(sheet: Sheet, lines: Sequence[str]) -> list[str]:
    """What is printed on a sheet but what its fields and buttons are called, or tell themselves."""
    stops = [stop for stop in sheet.stops() if stop is not sheet]
    stops += [each for each in sheet.findChildren(QLineEdit) if each not in stops]  # those off
    names = {
        _plain(part) for stop in stops for part in NAME_SEPARATORS.split(stop.accessibleName())
    }
    told = [_plain(spoken_widget(stop)) for stop in stops]
    after = [*lines[1:], ""] if lines else []
    return [
        line
        for line, following in zip(lines, after, strict=True)
        if following[:1].islower()  # which goes on with what it says
        or (
            _plain(line) not in names
            and not (len(line) > LABEL_LETTERS and any(_plain(line) in words for words in told))
        )
    ]


def spoken_sheet(sheet: Sheet, asked: str = "") -> str:
    """A sheet in sentences: its heading, and what is printed on it.

    A prompt ``asked`` a moment before is not repeated, nor the end of the heading below it.
    """
    name, heard = sheet.accessibleName(), sheet.heard()
    if heard is None:
        heard = [box.said for box in printed(sheet)]
        heard = _once(_told_alone(sheet, heard) or sheet.accessibleDescription().splitlines())
    told = [line for line in heard if line and not _plain(name).endswith(_plain(line))]
    heading = [] if _plain(name) in _plain(asked) else [name]
    return " ".join(as_sentence(line) for line in (*heading, *told))


# --- Who reads it ---------------------------------------------------------------------------------


MOST_NAMED: Final = 4
"""So many things that allow the same are named one by one."""
NAME_SEPARATORS: Final = re.compile(r"[:,]")
"""What stands between the parts of what a field is called."""
SHORT_LETTERS: Final = 6
"""So few letters say something else than a name in which they are found."""
LABEL_LETTERS: Final = 24
"""So many letters have the longest words that only name something."""


@cache
def let_readers_in() -> None:
    """Have Qt ask here when something begins to read the screen; until then nothing is made."""
    QAccessible.installFactory(_interface)


def _interface(key: str, asked: QObject) -> QAccessibleInterface | None:
    if key not in ("TableView", "Sheet"):
        return None
    from paxdesk.desk.view import accessible

    return accessible.interface(key, asked)


class Announcer(QObject):
    """Lets what reads the screen hear of the focus and of what is asked: each once, in order.

    ``table`` makes the objects it reads.
    """

    spoken = Signal(str)
    """This is read aloud now."""
    focus_spoken = Signal(str, list)
    """Somebody has asked for this: a heading and lines."""

    def __init__(self, desk: GameView, table: Callable[[], AccessibleTable]) -> None:
        super().__init__(desk.view)
        self._desk = desk
        self._can = desk.interaction
        self.view = desk.view
        self.scene = scene = desk.scene
        self.drag = drag = desk.drag
        self._table = table
        self.last_words = ""
        self._store: SettingsStore | None = None
        self._sheet: QWidget | None = None
        """On which sheet the keyboard is."""
        self._step = -1
        self._last: tuple[Spot | None, str] = (None, "")
        """What had the focus last, and how it was told."""
        self._asked: set[str] = set()
        self._watched: frozenset[str] = frozenset()
        self._later: list[str] = []
        self._heard: QAbstractButton | None = None
        """The button that has the keyboard, and how it was read."""
        self._told = ""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._read_again)
        self.name()
        drag.focused.connect(self._focused)
        drag.lifted.connect(self._lifted)
        drag.changed.connect(self._forget)
        scene.prompted.connect(self._prompted)

    def follow(self, store: SettingsStore) -> None:
        """Read aloud as it is set, where nothing else reads the screen."""
        self._store = store
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keyboard_moved)

    @property
    def _speech(self) -> Speech:
        """How fast the voice of the program speaks; a screen reader has its own."""
        if self._store is None or QAccessible.isActive():
            return "off"
        return self._store.settings.speech

    def _voice(self, words: str, *, at_once: bool) -> None:
        self.spoken.emit(words)
        self._read(words, at_once=at_once)

    def _read(self, words: str, *, at_once: bool) -> None:
        speech = self._speech
        if speech != "off" and words:
            read_aloud(speech_text(words), speech, at_once=at_once)

    def _keyboard_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Let the voice read the sheet and its button or field that has the keyboard now."""
        if self._speech == "off" or now is None or now.window() is not self.view.window():
            return
        self._listen(now)
        sheet: QWidget | None = now
        while sheet is not None and not isinstance(sheet, Sheet):
            sheet = sheet.parentWidget()
        before, self._sheet = self._sheet, sheet
        if now is self.view:
            return
        if isinstance(sheet, Sheet) and sheet is not before and not isinstance(sheet, NotePanel):
            whole = spoken_sheet(sheet, self.last_words)
            self._read(whole if now is sheet else f"{whole} {spoken_widget(now)}", at_once=False)
        else:
            self._read(spoken_widget(now), at_once=isinstance(sheet, Sheet))

    def _listen(self, now: QWidget) -> None:
        """Hear what pressing the button that has the keyboard now makes of it."""
        if self._heard is not None and isValid(self._heard):
            self._heard.clicked.disconnect(self._pressed)
        self._heard = now if isinstance(now, QAbstractButton) else None
        if self._heard is not None:
            self._told = spoken_widget(self._heard)
            self._heard.clicked.connect(self._pressed)

    def _pressed(self, _checked: bool) -> None:
        self._again.start()  # whoever hears of the press has done what it means by then

    def _read_again(self) -> None:
        """A choice or a number that was changed by a press is read as it is now."""
        button = self._heard
        if button is None or not isValid(button) or button is not QApplication.focusWidget():
            return
        before, self._told = self._told, spoken_widget(button)
        if self._told != before:
            self._read(self._told, at_once=True)

    def read_entry(self, action: QAction) -> None:
        self._read(action.text().replace("&", ""), at_once=True)

    def name(self) -> None:
        """Name the table in the language that is spoken now."""
        self.view.setAccessibleName(tr("Card table"))

    def words(self, spot: Spot) -> str:
        """A thing in words: its name, and what it costs to put something there."""
        name = self.scene.name_of(spot)
        mark, target = self.scene.mark_of(spot), self.scene.target_of(spot)
        if refuses(self._desk, spot) or (target is not None and target.off):
            return tr("{thing}: not possible", thing=name)
        if target is not None and target.chosen:
            return tr("{0}, chosen", name)
        if mark.mark == "legal" and mark.plate:
            return tr("{thing}: {price}", thing=name, price=mark.plate)
        return name

    def _focused(self, spot: Spot | None) -> None:
        if spot is None:
            return
        words, returned = self.words(spot), self._desk.keyboard.returning
        if returned and self._last == (spot, words):
            return  # where it was, while something happened elsewhere
        same, self._last = self._last[0] == spot, (spot, words)
        self.last_words = words
        self._voice(words, at_once=not returned)
        if QAccessible.isActive():
            table = self._table()
            table.change(spot) if same and returned else table.focus(spot)

    def _lifted(self, thing: Spot | None) -> None:
        """Tell that a thing is in the hand now, and how many places take it; or that it is back."""
        if thing is None:
            self.speak(tr("Put back."))
            return
        name = self._short_name(thing)
        self.speak(
            tr_plural(
                "{thing} picked up. You can drop it in %n place(s).",
                "",
                len(self._can.stops(thing)),
                thing=name,
            )
        )

    # --- What somebody asks who does not see the table -------------------------------------------

    def tell_where(self) -> None:
        """Tell which part of the table has the focus, which thing of it, and all about that."""
        focus, can = self.drag.focus, self._can
        section = next((each for each in can.sections() if focus in each.spots), None)
        if focus is None or section is None:
            self._tell(tr("Nothing is selected. Press Tab or F6 to go to the first item."), [])
            return
        at, all_ = section.spots.index(focus) + 1, len(section.spots)
        place = tr("{part}, {number} of {all}", part=section.name, number=at, all=all_)
        self._tell(place, [self.words(focus), *spoken_alternatives(self._desk, focus)])

    def tell_what_can_be_done(self) -> None:
        """Tell by kinds of deeds what can be done now and with what; or where the thing in hand
        can be dropped. The things themselves tell more.
        """
        can, thing = self._can, self.drag.thing
        useful = {spot for spot in can.stops(thing) if thing is not None or spot not in can.idle()}
        sections = can.sections()
        done: dict[str, dict[str, list[MenuEntry]]] = {}
        begun = set[Spot]()
        for spot in (each for section in sections for each in section.spots if each in useful):
            for deed in can.begun_at(spot) if thing is None else ():
                begun.add(spot)
                things = done.setdefault(deed.kind or deed.words.rstrip(" …"), {})
                things.setdefault(self._short_name(spot), []).append(deed)
        lines = [with_colon(kind, _told_kind(things)) for kind, things in done.items()]
        for section in sections:
            left = [spot for spot in section.spots if spot in useful - begun]
            if left:
                lines.append(with_colon(section.name, join_sentences(map(self._short_words, left))))
        prompt = self.scene.prompt
        question = spoken_prompt(prompt) if prompt is not None else ""
        self._tell(tr("What can I do?"), [question, *lines])

    def _short_words(self, spot: Spot) -> str:
        """What a thing is called, and what it costs to put something there."""
        name, mark = self._short_name(spot), self.scene.mark_of(spot)
        priced = mark.mark == "legal" and mark.plate
        return tr("{thing}: {price}", thing=name, price=mark.plate) if priced else name

    def _short_name(self, spot: Spot) -> str:
        """What a thing is called, without all that can be seen of it."""
        found = self._desk.read(spot)
        if found is not None and found[0] == spot != self._can.end_turn:
            inspected = self._desk.inspected(*found)
            name = inspected.title if inspected.shown is None else inspected.shown.name
            if name:
                return name
        return self.scene.name_of(spot)

    def tell_standings(self) -> None:
        """Tell what everybody has, and how far everybody is."""
        kinds = self.drag.flow.game.drawing.standings
        lines: list[str] = []
        own = Spot("tableau", self.drag.flow.bottom)
        for spot in sorted(self.scene.spots(), key=own.__ne__):
            if kinds.get(spot.kind) == "name":
                lines.append(self.scene.name_of(spot))
            elif spot.kind in kinds:
                lines += spoken_lines(self._desk, spot)
        self._tell(tr("Standings"), lines)

    def _tell(self, heading: str, lines: Sequence[str]) -> None:
        """Have it read, and let those read it who see it; asked twice, it is told twice."""
        lines = [line for line in lines if line]
        self.last_words = ""
        self.speak(" ".join(as_sentence(line) for line in (heading, *lines)))
        self.focus_spoken.emit(heading, lines)

    def show(self, _change: TableChange) -> None:
        """Another position: nothing has the focus, unless the keyboard came back to it."""
        self._forget()
        self._read_rows()
        if QAccessible.isActive():
            self._table().show()

    def _forget(self) -> None:
        """What had the focus may lie in a hand that nobody may see any more."""
        if self.drag.focus is None:
            self.last_words = ""

    def _prompted(self) -> None:
        """Tell what the last step was, then what is asked: the same words once in a position."""
        prompt, game_log = self.scene.prompt, self.drag.flow.game_log
        if prompt is None:
            return
        if game_log.steps != self._step:
            self._asked = set()
            self._read_rows()
        robot, words = self.drag.flow.robot, spoken_prompt(prompt)
        if words in self._asked and not prompt.refused:
            return
        self._asked.add(words)
        watched = robot is not None and words in self._watched
        self._watched = self._watched | {words} if robot is not None else frozenset()
        if watched:
            return
        later = self._later if robot is None or prompt.detail else []
        if later:
            self._later = []
        for told in (words, *later) if robot is not None else (*later, words):
            self.speak(told)

    def _read_rows(self) -> None:
        """Tell what came of a person's step; what came of a robot's follows its own words."""
        flow = self.drag.flow
        before, self._step = self._step, flow.game_log.steps
        if self._step != before + 1:
            return  # nothing new, another game, or one that was taken back
        rows = flow.game_log.rows_at(self._step)
        done = [row for row in rows if row.kind in ("action", "result")]
        if not done or not done[0].seat:
            return
        name = flow.names[done[0].seat]
        robot = flow.labels[done[0].seat].robot
        told = [
            as_sentence(with_colon(name, row.words) if row.kind == "action" else row.words)
            for row in done
            if not robot or row.kind == "result"
        ]
        if robot and told:
            self._later = [with_colon(name, " ".join(told))]
        elif told:
            self.speak(" ".join(told))

    def speak(self, words: str) -> None:
        """Have something read that is no thing on the table."""
        words = speech_text(words)
        if not words or words == self.last_words:
            return
        self.last_words = words
        self._voice(words, at_once=False)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words))
