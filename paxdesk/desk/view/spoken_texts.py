"""Texts for screen readers and the built-in voice: things, prompts, controls, sheets."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.input.table_actions import BUTTONS
from paxdesk.desk.scene.things import Prompt, Spot
from paxdesk.desk.sheets.sheet import PaperButton, Sheet
from paxdesk.desk.sheets.sheet_layout import TextBox
from paxdesk.desk.words import MenuEntry, refusal_words, speech_text
from paxdesk.language import as_sentence, join_sentences, tr, tr_plural, with_colon

if TYPE_CHECKING:
    from paxdesk.desk.view.game_view import GameView

MOST_NAMED: Final = 4
"""Maximum number of things listed by name."""
NAME_SEPARATORS: Final = re.compile(r"[:,]")
"""Separators between the parts of a control's name."""
SHORT_LETTERS: Final = 6
"""Length in characters below which lines are kept even if the name contains them."""
LABEL_LETTERS: Final = 24
"""Maximum length, in letters, of a text that may be repeated."""


def is_button(desk: GameView, spot: Spot) -> bool:
    """Return whether a spot can be pressed but accepts no drops."""
    return desk.interaction.is_button(spot)


def refuses(desk: GameView, spot: Spot) -> bool:
    """Return whether the picked-up thing cannot be dropped at ``spot``."""
    thing = desk.drag.thing
    if thing is None or spot == thing or is_button(desk, spot):
        return False
    return not desk.interaction.drop(thing, spot).actions


def spoken_prompt(prompt: Prompt) -> str:
    return f"{as_sentence(prompt.words)} {as_sentence(prompt.detail)}".strip()


def spoken_thing(desk: GameView, spot: Spot) -> str:
    return speech_text(" ".join(as_sentence(line) for line in spoken_alternatives(desk, spot)))


def spoken_lines(desk: GameView, spot: Spot, *, brief: bool = False) -> list[str]:
    """Return the lines of a thing: its text, possible actions and refusals.

    While something is picked up, the drop is described instead; ``brief`` reduces the content of
    the inspector to actions.
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
        if brief:
            rows = (row for row in inspected.rows if row.kind == "action")
            return once([f"{row.words}, {row.amount}".strip(", ") for row in rows])
        if inspected.shown is not None:
            kind, name = inspected.shown.kind, desk.scene.name_of(spot).casefold()
            named = all(part.casefold() in name for part in kind.split(" · "))
            lines += ["" if named else kind, *(line.words for line in inspected.shown.lines)]
        lines, heading = once(lines), len(lines)
        for row in inspected.rows:
            if row.kind == "heading":
                lines[heading:], heading = once(lines[heading:]), len(lines)
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
        if plain(desk.inspected(*found).title) not in plain(desk.scene.name_of(spot)):
            lines.append(tr("It is on {0}", holder))
        lines += [each.title for each in (*can.begun_at(spot), *can.ended_at(spot))]
    elif spot.kind == "tableau" and spot.number != desk.drag.flow.bottom:
        lines.append(tr("Press it to show more or fewer of the cards there."))
    elif spot == desk.drag.flow.game.handling.hand_area and desk.drag.flow.may_look:
        looking = desk.drag.flow.looking
        lines.append(tr("You can hide it again.") if looking else tr("You can look at it."))
    elif found is None and spot.kind not in BUTTONS:
        target, deeds = desk.scene.target_of(spot), desk.interaction.deeds(spot)
        lines += () if target is None else target.details
        titles = ((each.title.rstrip(" …"), each.note) for each in deeds)
        lines += [with_colon(title, note) if note else title for title, note in titles]
    lines = lines[:heading] + once(lines[heading:])
    if not lines and not is_button(desk, spot) and desk.drag.thing is None:
        return [_use_of(desk, spot)]
    return lines


def _use_of(desk: GameView, spot: Spot) -> str:
    """Return a sentence on whether a thing can be used."""
    can, target = desk.interaction, desk.scene.target_of(spot)
    if target is not None and target.chosen is not None and not target.off:
        return tr("You can press it to select or deselect it.")
    if can.clicked(spot) or can.choosable(spot):
        return tr("You can press it.")
    if can.movable(spot) and can.idle_at(spot) is None:
        return tr("You can pick it up.")
    return tr("You cannot do anything with this item now.")


def spoken_alternatives(desk: GameView, spot: Spot, *, brief: bool | None = None) -> list[str]:
    """Return :func:`spoken_lines` without lines in the thing's name; if none remain, its use."""
    short = desk.announcer.terse if brief is None else brief
    name, lines = plain(desk.scene.name_of(spot)), spoken_lines(desk, spot, brief=short)
    more = [line for line in lines if len(line) < SHORT_LETTERS or plain(line) not in name]
    return more or ([_use_of(desk, spot)] if lines else [])


def once(lines: Sequence[str]) -> list[str]:
    """Return the lines without duplicates and empty ones."""
    return list(dict.fromkeys(line for line in lines if line))


def untold(lines: Sequence[str], announced: Sequence[str]) -> list[str]:
    """Return the lines except those whose text after the colon is long and already announced."""
    said = plain(" ".join(announced))
    after = ((line, plain(line.partition(":")[2])) for line in lines)
    return [line for line, words in after if len(words) <= LABEL_LETTERS or words not in said]


def told_kind(things: Mapping[str, Sequence[MenuEntry]]) -> str:
    """Return the things that allow a kind of action, or their number."""
    if len(things) > MOST_NAMED:
        return tr_plural("%n item(s)", "", len(things))
    named: list[str] = []
    for name, deeds in things.items():
        ways = [each for deed in deeds for each in deed.simple]
        more = ways[0].amount if len(ways) == 1 else tr_plural("%n choice(s)", "", len(ways))
        named.append(f"{name}, {more}" if more else name)
    return join_sentences(named)


def _dropped(desk: GameView, spot: Spot) -> Sequence[str]:
    thing, can, flow = desk.drag.thing, desk.interaction, desk.drag.flow
    if thing is None or spot == thing or is_button(desk, spot):
        return ()
    seat, forecast = can.seat, flow.game.forecast
    drop = can.drop(thing, spot)
    if drop.actions and seat is not None:
        words = [tr("You can drop it here.")]
        if forecast is not None:
            words.append(forecast.price_plate(flow.shown_state, drop.actions, seat))
            notes = forecast.consequences(flow.shown_state, drop.actions[0], seat, flow.names)
            words += [note.words for note in notes] if len(drop.actions) == 1 else []
        return words
    if drop.home:
        return (tr("It would go back to where it was."),)
    refused = can.why_not(thing, spot)
    why = () if refused is None else (refusal_words(refused.reason, flow.names),)
    return (tr("You cannot drop it here."), *why)


def printed(sheet: Sheet) -> list[TextBox]:
    """Return the text boxes of a sheet that screen readers read."""
    return [box for box in sheet.content.boxes() if isinstance(box, TextBox) and box.said]


def spoken_widget(widget: QWidget) -> str:
    """Return the spoken text of a control: its name, value, state and description."""
    found = QAccessible.queryAccessibleInterface(widget)
    if found is None:
        return ""
    kinds, state = QAccessible.Text, found.state()
    # On Linux Qt names a list by its current item.
    words = (widget.accessibleName() or found.text(kinds.Name)).replace("&", "")
    value = found.text(kinds.Value)
    if value.startswith(words):
        words = value
    elif value and plain(words.rpartition(":")[2]) != plain(value):
        words = f"{words}, {value}"
    if state.checked:
        words = tr("{0}, chosen", words)
    more = found.text(kinds.Description)
    label = widget.label if isinstance(widget, PaperButton) else None
    if label is not None and label.note and plain(label.note) in plain(more):
        words = label.words
    lines = [line for line in more.splitlines() if plain(line) not in plain(words)]
    told = [tr("now {0}", more)] if more.isdecimal() and more != value else lines
    return " ".join(map(as_sentence, (words, *told)))


def plain(words: str) -> str:
    """Return the letters and digits of ``words`` in lower case, for comparison."""
    return "".join(filter(str.isalnum, words)).casefold()


def says(words: str, line: str) -> bool:
    """Return whether ``words`` contain the words of ``line`` one after the other."""
    told, asked = (" ".join(re.findall(r"\w+", each.casefold())) for each in (words, line))
    return f" {asked} " in f" {told} "


def _told_alone(sheet: Sheet, lines: Sequence[str]) -> list[str]:
    """Return the lines that do not repeat a control's text."""
    stops = [stop for stop in sheet.stops() if stop is not sheet]
    stops += [each for each in sheet.findChildren(QLineEdit) if each not in stops]  # disabled ones
    names = {plain(part) for stop in stops for part in NAME_SEPARATORS.split(stop.accessibleName())}
    told = [plain(spoken_widget(stop)) for stop in stops]
    after = [*lines[1:], ""] if lines else []
    return [
        line
        for line, following in zip(lines, after, strict=True)
        if following[:1].islower()  # the following line continues this sentence
        or (
            plain(line) not in names
            and not (len(line) > LABEL_LETTERS and any(plain(line) in words for words in told))
        )
    ]


def spoken_sheet(sheet: Sheet, asked: str = "") -> str:
    """Return the spoken text of a sheet, without its heading if ``asked`` contains it."""
    name, heard = sheet.accessibleName(), sheet.heard()
    if heard is None:
        heard = [box.said for box in printed(sheet)]
        heard = once(_told_alone(sheet, heard) or sheet.accessibleDescription().splitlines())
    told = [line for line in heard if line and not plain(name).endswith(plain(line))]
    heading = [] if plain(name) in plain(asked) else [name]
    return " ".join(as_sentence(line) for line in (*heading, *told))
