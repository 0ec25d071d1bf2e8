"""Announcements for screen readers and the built-in voice: focus, prompts, summaries."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from paxdesk.desk.play.state_model import TableChange
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.settings import SettingsStore
from paxdesk.desk.sheets.sheet import NotePanel, Sheet
from paxdesk.desk.sounds import Speech, read_aloud
from paxdesk.desk.view.spoken_texts import (
    MOST_NAMED,
    is_button,
    once,
    refuses,
    spoken_alternatives,
    spoken_lines,
    spoken_prompt,
    spoken_sheet,
    spoken_widget,
    told_kind,
    untold,
)
from paxdesk.desk.words import MenuEntry, speech_text
from paxdesk.language import as_sentence, join_sentences, tr, tr_plural, with_colon

if TYPE_CHECKING:
    from paxdesk.desk.dock_panel import DockPanel
    from paxdesk.desk.view.accessible import AccessibleTable
    from paxdesk.desk.view.game_view import GameView

KNOWN_TO_READERS: Final = ("TableView", "Sheet", "TooltipButton", "DockPanel", "Curtain")
"""Names of widget classes whose accessible objects this program creates."""


@cache
def let_readers_in() -> None:
    """Install the factory that creates this program's accessible objects on demand."""
    QAccessible.installFactory(_interface)


def _interface(key: str, asked: QObject) -> QAccessibleInterface | None:
    if key not in KNOWN_TO_READERS:
        return None
    from paxdesk.desk.view import accessible

    return accessible.interface(key, asked)


class Announcer(QObject):
    """Announcer of focus changes, prompts and requested summaries."""

    spoken = Signal(str)
    """Emitted with announced texts, but not those of controls and sheets."""
    focus_spoken = Signal(str, list)
    """Emitted with the heading and lines of a requested summary."""

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
        """Sheet that contains the keyboard focus, or None."""
        self._away = False
        """True if the keyboard focus has left the table since the last announced thing."""
        self._step = -1
        self._last: tuple[Spot | None, str] = (None, "")
        """Spot focused last, and its announced text."""
        self._asked: set[str] = set()
        self._watched: frozenset[str] = frozenset()
        self._begun = False
        """True after the first prompt, which screen readers read with the table."""
        self._later: list[str] = []
        self._heard: QAbstractButton | None = None
        """Button with the keyboard focus, or None; ``_told`` is its announced text."""
        self._told = ""
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._read_again)
        self.name()
        drag.focused.connect(self._focused)
        drag.lifted.connect(self._lifted)
        drag.chosen.connect(self._chosen)
        drag.changed.connect(self._forget)
        scene.prompted.connect(self._prompted)
        flow = drag.flow
        flow.answered.connect(self.answer)
        flow.looked.connect(self._looked)

    def follow(self, store: SettingsStore) -> None:
        """Use the settings for the built-in voice."""
        self._store = store
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._keyboard_moved)

    @property
    def _speech(self) -> Speech:
        """Speed of the voice; "off" with a screen reader."""
        if self._store is None or QAccessible.isActive():
            return "off"
        return self._store.settings.speech

    def _voice(self, words: str, *, at_once: bool) -> None:
        self.spoken.emit(words)
        self._read(words, at_once=at_once)

    def _looked(self, looking: bool) -> None:
        """Announce that the hand is shown or hidden."""
        if not looking:
            self.answer(tr("The hand is face down."))
            return
        if self._may_not_hear:
            quiet = tr("The hand is shown. The voice is silent until the hand is face down again.")
            read_aloud(speech_text(quiet), self._speech, at_once=True)
        QTimer.singleShot(0, self, self._tell_hand)  # when the table shows it

    def _tell_hand(self) -> None:
        if self.drag.flow.looking:
            hand = (each for each in self.scene.spots() if each.kind == "hand")
            self.answer(with_colon(tr("Your hand"), join_sentences(map(self._short_name, hand))))

    @property
    def _may_not_hear(self) -> bool:
        """True while the voice must not disclose a hand."""
        allowed = self._store is None or self._store.settings.hands_aloud
        return self.drag.flow.looking and not allowed

    def _read(self, words: str, *, at_once: bool) -> None:
        if self._may_not_hear:
            return
        speech = self._speech
        if speech != "off" and words:
            read_aloud(speech_text(words), speech, at_once=at_once)

    def _keyboard_moved(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Read the focused control, with a new sheet's text."""
        if now is None or now.window() is not self.view.window():
            return
        if now is not self.view:
            self._away = True
        elif self._away:
            if QAccessible.isActive():
                self._table().come_back()
            QTimer.singleShot(0, self, self._come_back)  # after the sheet's own changes
        if self._speech == "off":
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

    def _come_back(self) -> None:
        """Announce the focused thing or the prompt, unless a thing has just been announced."""
        focus, prompt = self.drag.focus, self.scene.prompt
        if not self._away or QApplication.focusWidget() is not self.view:
            return
        if focus is not None:
            self._tell_focus(focus, at_once=False)
        elif prompt is not None:
            self._away = False
            self._read(spoken_prompt(prompt), at_once=False)

    def _listen(self, now: QWidget) -> None:
        """Watch the focused button for clicks."""
        if self._heard is not None and isValid(self._heard):
            self._heard.clicked.disconnect(self._pressed)
        self._heard = now if isinstance(now, QAbstractButton) else None
        if self._heard is not None:
            self._told = spoken_widget(self._heard)
            self._heard.clicked.connect(self._pressed)

    def _pressed(self, _checked: bool) -> None:
        self._again.start()  # after all handlers of the click

    def _read_again(self) -> None:
        """Read the focused button if its text changed."""
        button = self._heard
        if button is None or not isValid(button) or button is not QApplication.focusWidget():
            return
        before, self._told = self._told, spoken_widget(button)
        if self._told != before:
            self._read(self._told, at_once=True)

    def read_entry(self, action: QAction) -> None:
        self._read(action.text().replace("&", ""), at_once=True)

    def read_row(self, panel: DockPanel, index: int) -> None:
        """Announce a row of a panel, after the panel itself."""
        QTimer.singleShot(0, panel, partial(self._read_row, panel, index))

    def _read_row(self, panel: DockPanel, index: int) -> None:
        if panel.row_reached != index:
            return
        self._voice(panel.row_words(index), at_once=True)
        if QAccessible.isActive():
            from paxdesk.desk.view.accessible_widgets import PanelRoot

            found = QAccessible.queryAccessibleInterface(panel)
            if isinstance(found, PanelRoot):
                found.focus(index)

    def tell_more(self, spot: Spot) -> None:
        lines = (self.scene.name_of(spot), *spoken_alternatives(self._desk, spot, brief=False))
        self.answer(" ".join(map(as_sentence, lines)))

    def tell_again(self) -> None:
        """Announce the focused thing again, after a key press without effect."""
        if self.drag.focus is not None:
            self.answer(self.words(self.drag.focus))

    def name(self) -> None:
        """Set the table's accessible name in the current language."""
        self.view.setAccessibleName(tr("Card table"))

    @property
    def terse(self) -> bool:
        """True if speech is brief: names, prices, and possible actions."""
        return self._store is not None and self._store.settings.terse

    def switch_speech(self) -> None:
        """Switch between brief and full speech."""
        if self._store is not None:
            self._store.change(terse=not self.terse)
            brief = tr("Brief speech: name, price and possible actions.")
            self.answer(brief if self.terse else tr("Full speech."))

    def name_of(self, spot: Spot) -> str:
        """Return the name of a thing; brief speech omits details visible on its face."""
        name = self.scene.name_of(spot)
        if not self.terse or self.drag.thing is not None or not self.scene.card_of(spot):
            return name
        model = self.scene.model
        price = "" if model is None else self.drag.flow.game.drawing.price(model, spot)
        short = self._short_name(spot)
        return f"{short}, {price}" if price else short

    def words(self, spot: Spot) -> str:
        """Return a thing's name with its state, or its price as a drop target."""
        name = self.name_of(spot)
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
        returned = self._desk.keyboard.returning
        if returned and not self._away and self._last == (spot, self.words(spot)):
            return  # focus restored without a change
        self._tell_focus(spot, at_once=not returned)

    def _tell_focus(self, spot: Spot, *, at_once: bool) -> None:
        words = self.words(spot)
        changed = self._last[0] == spot and not at_once and not self._away
        self._last, self.last_words, self._away = (spot, words), words, False
        self._voice(words, at_once=at_once)
        if QAccessible.isActive():
            table = self._table()
            table.change(spot) if changed else table.focus(spot)

    def _chosen(self, spot: Spot) -> None:
        """Announce a clicked thing that cannot be selected."""
        target = self.scene.target_of(spot)
        shown = target is not None and target.chosen is None and not is_button(self._desk, spot)
        if not shown or self.drag.flow.sheet is not None:
            return
        if self._last[0] == spot and not self.terse:
            self.answer(tr("{0}, chosen", self.name_of(spot)))  # its details have just been read
        else:
            self.tell_more(spot)

    def _lifted(self, thing: Spot | None) -> None:
        """Announce a picked-up thing; None means put back."""
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

    def tell_where(self) -> None:
        """Announce the focused thing, its part of the table and its details."""
        focus, can = self.drag.focus, self._can
        section = next((each for each in can.sections() if focus in each.spots), None)
        if focus is None or section is None:
            self._tell(tr("Nothing is selected. Press Tab or F6 to go to the first item."), [])
            return
        at, all_ = section.spots.index(focus) + 1, len(section.spots)
        place = tr("{part}, {number} of {all}", part=section.name, number=at, all=all_)
        self._tell(place, [self.words(focus), *spoken_alternatives(self._desk, focus)])

    def tell_what_can_be_done(self) -> None:
        """Announce the possible actions by kind, or the places for the picked-up thing."""
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
        lines = [with_colon(kind, told_kind(things)) for kind, things in done.items()]
        for section in sections:
            left = [spot for spot in section.spots if spot in useful - begun]
            if left:
                words = once([self._short_words(spot) for spot in left])
                told = join_sentences(words)
                if len(words) > MOST_NAMED:
                    told = tr_plural("%n item(s)", "", len(left))
                lines.append(with_colon(section.name, told))
        prompt = self.scene.prompt
        question = spoken_prompt(prompt) if prompt is not None else ""
        self._tell(tr("What can I do?"), [question, *lines])

    def _short_words(self, spot: Spot) -> str:
        """Return a thing's short name and drop price."""
        name, mark = self._short_name(spot), self.scene.mark_of(spot)
        priced = mark.mark == "legal" and mark.plate
        return tr("{thing}: {price}", thing=name, price=mark.plate) if priced else name

    def _short_name(self, spot: Spot) -> str:
        """Return a thing's name without its visible details."""
        found = self._desk.read(spot)
        if found is not None and found[0] == spot != self._can.end_turn:
            inspected = self._desk.inspected(*found)
            name = inspected.title if inspected.shown is None else inspected.shown.name
            if name:
                return name
        return self.scene.name_of(spot)

    def tell_standings(self) -> None:
        """Announce the top bar and the standings of all players."""
        kinds, heading = self.drag.flow.game.drawing.standings, self.scene.heading
        lines: list[str] = []
        if heading.phase is not None and heading.phases:
            phase, count = heading.phases[heading.phase], len(heading.phases)
            words = "{part}, {number} of {all}"
            lines.append(tr(words, part=phase, number=heading.phase + 1, all=count))
        own = Spot("tableau", self.drag.flow.bottom)
        for spot in sorted(self.scene.spots(), key=own.__ne__):
            if kinds.get(spot.kind) == "name":
                lines.append(self.scene.name_of(spot))
            elif spot.kind in kinds:
                lines += untold(spoken_lines(self._desk, spot), lines)
        told = " ".join(lines)
        title = [each for each in re.split(r"\s+·\s+", heading.title) if each not in told]
        self._tell(tr("Standings"), [", ".join(title), *lines])

    def _tell(self, heading: str, lines: Sequence[str]) -> None:
        """Announce a requested summary, even if repeated."""
        lines = [line for line in lines if line]
        self.last_words = ""
        self.speak(" ".join(as_sentence(line) for line in (heading, *lines)))
        self.focus_spoken.emit(heading, lines)

    def answer(self, words: str) -> None:
        """Announce an answer, even if it repeats the last announcement."""
        self.last_words = ""
        self.speak(words)

    def show(self, _change: TableChange | None) -> None:
        """Announce a person's step, and update the accessible objects."""
        self._forget()
        self._read_rows()
        if QAccessible.isActive():
            self._table().show()

    def _forget(self) -> None:
        """Forget the last announcement if nothing has the focus."""
        if self.drag.focus is None:
            self.last_words = ""

    def _prompted(self) -> None:
        """Announce the prompt after a person's results, but before a robot's.

        Within a position, only a refusal is repeated.
        """
        prompt, game_log = self.scene.prompt, self.drag.flow.game_log
        if prompt is None:
            return
        if game_log.steps != self._step:
            self._asked = set()
            self._read_rows()
        robot, words = self.drag.flow.robot, spoken_prompt(prompt)
        first, self._begun = not self._begun, True
        repeated = words in self._asked or self._desk.keyboard.returning
        if repeated and not prompt.refused:
            return
        self._asked.add(words)
        watched = robot is not None and words in self._watched
        if robot is not None:
            self._watched |= {words}
        elif words:
            self._watched = frozenset()
        if watched:
            return
        later = self._later if robot is None or prompt.detail else []
        if later:
            self._later = []
        if (sheet := self.drag.flow.sheet) is not None:  # the sheet's name will be read as well
            words = words.replace(as_sentence(sheet.accessibleName()), "", 1)
            words = as_sentence(" ".join(words.split()).rstrip(" :"))
        for told in (words, *later) if robot is not None else (*later, words):
            self.speak(told, read=not first)

    def _read_rows(self) -> None:
        """Announce a person's step; keep a robot's results for :meth:`_prompted`."""
        flow = self.drag.flow
        before, self._step = self._step, flow.game_log.steps
        if self._step != before + 1:
            return  # unchanged, another game, or an undone step
        rows = flow.game_log.rows_at(self._step)
        done = [row for row in rows if row.kind in ("action", "result", "note")]
        if not done:
            return
        seat = done[0].seat
        name, robot = (flow.names[seat], flow.labels[seat].robot) if seat else ("", "")
        told = [
            as_sentence(with_colon(name, row.words) if name and row.kind == "action" else row.words)
            for row in done
            if not robot or row.kind == "result"
        ]
        if robot and told:
            self._later = [with_colon(name, " ".join(told))]
        elif told:
            self.speak(" ".join(told))

    def speak(self, words: str, *, read: bool = True) -> None:
        """Announce a text that does not belong to a thing on the table.

        Without ``read``, only the built-in voice speaks it.
        """
        words = speech_text(words)
        if not words or words == self.last_words:
            return
        self.last_words = words
        self._voice(words, at_once=False)
        if read and QAccessible.isActive():
            self._table().announce(words)
