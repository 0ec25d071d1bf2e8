"""Tray in the Pacific: pieces to be selected, and buttons for their actions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from paxdesk.desk.painting import controls
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA
from paxdesk.desk.painting.shapes import draw_frame, draw_paper, draw_shadow
from paxdesk.desk.painting.typesetting import LEFT, TOP_LEFT, draw_text, fit_font, make_font
from paxdesk.desk.scene.buttons import ButtonLook
from paxdesk.desk.scene.geometry import CARD_DEPTH, PLACE, Rect
from paxdesk.desk.scene.things import DraggedLook, PaintContext, Spot, Target, Thing
from paxdesk.desk.words import Label
from paxdesk.language import as_sentence, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.session import side_of
from paxdesk.mexican_adventure.table.hand.gestures import (
    END_TURN,
    KEEP,
    TRAY,
    LegalGestures,
    button_spot,
    chip_spot,
    count_spot,
)
from paxdesk.mexican_adventure.table.hand.selection import PieceSelection, SelectablePiece
from paxdesk.mexican_adventure.table.layout import AdventureLayout, ViewModel
from paxdesk.mexican_adventure.table.scene.pieces import ChipLook, StackLook
from paxdesk.mexican_adventure.table.words.labels import button_words
from paxdesk.mexican_adventure.table.words.questions import SERIES
from paxdesk.mexican_adventure.table.words.terms import (
    NATION_WORDS,
    abbreviations,
    fp_words,
    person_name,
    spoken_leader,
    zone_name,
)
from paxdesk.mexican_adventure.usual_setup import all_placed

PAPER_DEPTH: Final = PLACE + 5
BUTTON_DEPTH: Final = PLACE + 7
GAP: Final = 4.0
APART: Final = 0.35
"""Gap above Done, in heights of Done, against accidental clicks."""
KEPT_ABOVE: Final = 3
"""Row, from the bottom, of the button that stores a set-up."""
SMALLEST_CHIP: Final = 20.0
LARGEST_CHIP: Final = 48.0
LARGEST_CHIP_LARGE: Final = 60.0
TALL: Final = 1.06
"""Height of a piece, relative to its width."""


@frozen
class CounterLook:
    """Button − or + beside a kind of FP."""

    margin: ClassVar[float] = 4
    sign: str
    enabled: bool

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        pixels = min(width, height) * 0.6
        place = QRectF(width * 0.1, height * 0.1, width * 0.8, height * 0.8)
        controls.button(
            painter, place, self.sign, primary=False, enabled=self.enabled, icon=None, pixels=pixels
        )


@frozen
class TrayLook:
    """Paper of the tray; ``title`` names the zone, ``note`` explains an empty tray."""

    margin: ClassVar[float] = 6
    title: str
    note: str
    pixels: float

    def paint(self, painter: QPainter, context: PaintContext, width: float, height: float) -> None:
        place = QRectF(0, 0, width, height)
        draw_shadow(painter, place, 2, 3)
        draw_paper(painter, place, PAPER, 2)
        draw_frame(painter, place.adjusted(3, 3, -3, -3), INK, 1.2)
        head = QRectF(10, 6, width - 20, self.pixels * 1.6)
        face = fit_font(self.title, head.width(), 1, self.pixels * 1.2, 10, "serif", 700)
        draw_text(painter, head, self.title, face, INK, LEFT)
        top = head.bottom() + 4 if self.title else head.top()
        box = QRectF(10, top, width - 20, height - top - 4)
        plain = make_font(self.pixels, "serif", italic=True)
        draw_text(painter, box, self.note, plain, SEPIA, TOP_LEFT, lines=5)


def tray_things(
    model: ViewModel, gestures: LegalGestures | None, kept: State | None
) -> Iterator[Thing]:
    """Yield the tray's items; ``kept`` is the position of the stored set-up."""
    state: State = model.state
    if gestures is None or gestures.state is not state or gestures.step is None:
        return
    if model.seat_to_act is None or not model.shows_hand(model.seat_to_act):
        return
    step = gestures.step
    series = isinstance(step, SERIES)
    if not series and not isinstance(step, agenda.Moving | agenda.Raising):
        return
    zones: AdventureLayout = model.zones
    pixels = (15 if zones.large else 12) * zones.text
    # keep the place of Done free, so that a double click cannot hit it
    foot = zones.end_turn.y - APART * zones.end_turn.height
    buttons = len(gestures.deeds) + KEPT_ABOVE * all_placed(state)
    cells = cells_of(gestures.holding)
    chips = _chip_places(len(cells), zones, foot, buttons, pixels)
    yield _paper(state, gestures, zones, pixels, series, chips)
    yield from _buttons(state, gestures, zones, foot, pixels)
    if all_placed(state):
        yield _keeping(zones, foot, pixels, kept is state)
    yield from _chips(
        state, gestures, side_of(model.seat_to_act), dict(zip(cells, chips, strict=False))
    )
    if series:
        look = ButtonLook(tr("Done"), "", True, pixels)
        place = _inside(zones.end_turn)
        yield Thing(
            "end", look, place, BUTTON_DEPTH, (Target(END_TURN, place, tr("Done"), BUTTON_DEPTH),)
        )


def _inside(place: Rect) -> Rect:
    return Rect(place.x + 8, place.y, place.width - 16, place.height - 4)


def _paper(
    state: State,
    gestures: LegalGestures,
    zones: AdventureLayout,
    pixels: float,
    series: bool,
    chips: Sequence[Rect],
) -> Thing:
    """Return the paper, only as high as its contents."""
    holding = gestures.holding
    title, note = tr("Your pieces"), ""
    if holding.zone is not None:
        title = zone_name(state.material, holding.zone)
        going, all_fps = (
            sum(chip.quality is not None for chip in chips_counted)
            for chips_counted in (map(holding.chips.__getitem__, holding.selected), holding.chips)
        )
        if all_fps > 1:
            title = tr("{zone}: {going} of {fps}", zone=title, going=going, fps=fp_words(all_fps))
    elif not holding.chips:
        title, note = "", tr("Choose one of your stacks: its pieces come here.")
        if isinstance(gestures.step, agenda.Raiding | agenda.Hunting):
            note = ""
        if isinstance(gestures.step, agenda.AskedToWithdraw):
            note = tr("Choose the headquarters to withdraw it from the map.")
    place = zones.tray
    if not holding.chips:
        lines = (2.4 if title else 0.4) + (4.0 if note else 0)
        buttons = len(gestures.deeds) + KEPT_ABOVE * all_placed(state)
        high = lines * pixels + buttons * (zones.button + GAP) + 2 * GAP
        high = min(place.height, high + (1 + APART) * (zones.end_turn.height if series else 0))
        place = Rect(place.x, place.bottom - high, place.width, high)
    elif chips:
        top = max(place.y, chips[0].y - _head(pixels))
        place = Rect(place.x, top, place.width, place.bottom - top)
    look = TrayLook(title, note, pixels)
    return Thing(
        "tray", look, place, PAPER_DEPTH, (Target(TRAY, place, title, PAPER_DEPTH, marked=False),)
    )


def _buttons(
    state: State, gestures: LegalGestures, zones: AdventureLayout, foot: float, pixels: float
) -> Iterator[Thing]:
    high = zones.button
    top = foot - len(gestures.deeds) * (high + GAP) - 2
    for index, deed in enumerate(gestures.deeds):
        said = button_words(state, deed.action)
        if deed.own:
            said = Label("", tr("Place the rest as in my set-up"))
        refused = "" if deed.refused is None else str(deed.refused.reason)
        look = ButtonLook(said.words, refused, index == 0, pixels, note=said.note)
        place = Rect(zones.tray.x + 8, top, zones.tray.width - 16, high)
        more = refused or said.note
        name = f"{as_sentence(said.words)} {more}".strip() if more else said.words
        target = Target(button_spot(index), place, name, BUTTON_DEPTH, off=bool(refused))
        yield Thing(("deed", index), look, place, BUTTON_DEPTH, (target,))
        top += high + GAP


def _keeping(zones: AdventureLayout, foot: float, pixels: float, kept: bool) -> Thing:
    """Return the button that stores the complete set-up."""
    high = zones.button
    words = tr("Saved as my set-up") if kept else tr("Save as my set-up")
    top = foot - KEPT_ABOVE * (high + GAP) - 2
    place = Rect(zones.tray.x + 8, top, zones.tray.width - 16, high)
    look = ButtonLook(words, "", False, pixels)
    return Thing("keep", look, place, BUTTON_DEPTH, (Target(KEEP, place, words, BUTTON_DEPTH),))


def _head(pixels: float) -> float:
    """Return the height of the title above the pieces, in px."""
    return pixels * 1.6 + 14


def _chip_places(
    number: int, zones: AdventureLayout, foot: float, deeds: int, pixels: float
) -> tuple[Rect, ...]:
    """Return the places of pieces in rows; () if there is no room."""
    left, width = zones.tray.x + 10, zones.tray.width - 20
    bottom = foot - deeds * (zones.button + GAP) - GAP * 2
    high = bottom - zones.tray.y - _head(pixels)
    if not number or high < SMALLEST_CHIP:
        return ()
    wide = LARGEST_CHIP_LARGE if zones.large else LARGEST_CHIP
    across = max(1, int((width + GAP) // (wide + GAP)))
    while -(-number // across) * (wide * TALL + GAP) > high and wide >= SMALLEST_CHIP:
        across += 1
        wide = (width - (across - 1) * GAP) / across
    top = bottom - -(-number // across) * (wide * TALL + GAP)
    return tuple(
        Rect(
            left + index % across * (wide + GAP),
            top + index // across * (wide * TALL + GAP),
            wide,
            wide * TALL,
        )
        for index in range(number)
    )


def cells_of(holding: PieceSelection) -> list[Spot]:
    """Return the tray's cells in order: pieces, with − and + around FP of the same kind."""
    first = {kind[0]: kind for kind in holding.kinds}
    last = {kind[-1]: kind for kind in holding.kinds}
    found: list[Spot] = []
    for index in range(len(holding.chips)):
        if index in first:
            found.append(count_spot(index, more=False))
        found.append(chip_spot(index))
        if index in last:
            found.append(count_spot(last[index][0], more=True))
    return found


def _chips(
    state: State, gestures: LegalGestures, side: Side, places: Mapping[Spot, Rect]
) -> Iterator[Thing]:
    holding = gestures.holding
    lifted = DraggedLook(StackLook(side, str(holding.pieces.count), "", 0, False, 2), 44, 46)
    for spot, place in places.items():
        index = spot.number - 1
        chip = holding.chips[index]
        if spot.kind != "chip":
            yield _counter(state, holding, spot, place)
            continue
        taken = index in holding.selected
        look = chip_look(state, chip, side, taken)
        kind = next((each for each in holding.kinds if index in each), (index,))
        target = Target(
            spot,
            place,
            _counted_name(state, holding, kind),
            CARD_DEPTH,
            lifted=lifted,
            chosen=taken,
            off=not chip.can_act,
            counted=index != kind[0],
        )
        yield Thing(("chip", index), look, place, CARD_DEPTH, (target,))


def _counter(state: State, holding: PieceSelection, spot: Spot, place: Rect) -> Thing:
    """Return the button − or + of a kind, disabled if it has no effect."""
    first, more = spot.number - 1, spot.kind == "more"
    kind = next(each for each in holding.kinds if each[0] == first)
    going = len(holding.selected.intersection(kind))
    off = going == (len(kind) if more else 0)
    fp = chip_name(state, holding.chips[first])
    name = tr("One more: {fp}", fp=fp) if more else tr("One fewer: {fp}", fp=fp)
    target = Target(spot, place, name, CARD_DEPTH, off=off)
    look = CounterLook("+" if more else "−", not off)
    return Thing((spot.kind, first), look, place, CARD_DEPTH, (target,))


def chip_look(state: State, chip: SelectablePiece, side: Side, taken: bool) -> ChipLook:
    if chip.who:
        words = abbreviations(state.material)[chip.who]
        small = ""
        if chip.who in state.material.leaders:
            rank = state.people[chip.who].rank
            small = f"{'★' * rank}{state.initiative(chip.who)}"
        return ChipLook(side, words, small, True, taken, chip.can_act)
    if chip.ship:
        return ChipLook(side, "⚓", "", False, taken, chip.can_act)
    nation = (chip.nation or "")[:2].capitalize()
    return ChipLook(side, chip.quality or "", nation, False, taken, chip.can_act)


def _counted_name(state: State, holding: PieceSelection, kind: Sequence[int]) -> str:
    """Return the name of a piece, or of its kind with numbers."""
    fp = chip_name(state, holding.chips[kind[0]])
    if len(kind) == 1:
        return fp
    going = len(holding.selected.intersection(kind))
    return tr("{fp}: {going} of {number} selected", fp=fp, going=going, number=len(kind))


def chip_name(state: State, chip: SelectablePiece) -> str:
    """Return the name of a piece; that of a leader includes rank and initiative."""
    if chip.who in state.material.leaders:
        return spoken_leader(state, chip.who)
    if chip.who:
        return person_name(state.material, chip.who)
    if chip.ship or chip.nation is None:
        return tr("a ship")
    return f"{chip.quality} {tr(NATION_WORDS[chip.nation])}"
