"""Sheet for distributing a number with minus and plus buttons, also shown as a column."""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paxdesk.desk.painting import controls, typesetting
from paxdesk.desk.painting.palette import INK, SEPIA, UNREST_INK
from paxdesk.desk.sheets.form_widgets import step_words
from paxdesk.desk.sheets.question_sheet import AnswerSheet
from paxdesk.desk.sheets.sheet import SHADOW, PaperButton
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type, grid_box
from paxdesk.errors import IllegalAction
from paxdesk.language import capitalized, tr, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda, forces
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import AgendaItem
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import can_be_supplied
from paxdesk.mexican_adventure.rules.vocabulary import NATIONS, QUALITIES, ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Point
from paxdesk.mexican_adventure.table.layout import CANVAS, PACIFIC
from paxdesk.mexican_adventure.table.words.terms import NATION_WORDS, zone_name

# --- Questions that distribute a number over groups of FP or over zones ---------------------------


@frozen
class AllotRow:
    key: forces.Place
    words: str
    maximum: int


@frozen(eq=False)
class Allotting:
    """Distribution of ``number`` over ``rows``; ``line`` returns the action for given shares."""

    rows: tuple[AllotRow, ...]
    number: int
    line: Callable[[Counter[forces.Place]], Action]
    more: tuple[Action, ...] = ()
    """Other answers, each with a separate button."""


def allotting(state: State, step: AgendaItem, legal: Sequence[Action]) -> Allotting | None:
    """Return the distribution that a question asks for; None if it asks for none."""
    match step:
        case agenda.Losing(side, zone, due):
            fps = state.zones[zone].fps(side)
            more = tuple(each for each in legal if isinstance(each, act.LoseGuards))
            return Allotting(_falls(fps, zone), due, _lose, more)
        case agenda.Supplying(side, short):
            fed = forces.places_of(can_be_supplied(state, side))
            return Allotting(
                _rows(state, fed),
                short,
                lambda shares: act.Starve(forces.batches_of(shares.elements())),
            )
        case agenda.Improving():
            return _chosen(state, legal, act.Improve)
        case agenda.Converting():
            return _chosen(state, legal, act.Convert)
    return None


def _chosen(
    state: State, legal: Sequence[Action], make: type[act.Improve] | type[act.Convert]
) -> Allotting:
    """Return the distribution of FP named by the legal actions."""
    most: Counter[forces.Place] = Counter()
    number = 0
    for line in legal:
        if isinstance(line, make):
            shares = forces.places_in(line.batches)
            most |= shares
            number = max(number, shares.total())
    return Allotting(
        _rows(state, most), number, lambda shares: make(forces.batches_of(shares.elements()))
    )


def _rows(state: State, most: Mapping[forces.Place, int]) -> tuple[AllotRow, ...]:
    def words(key: forces.Place) -> str:
        zone, (quality, nation) = key
        fps = f"{quality} {tr(NATION_WORDS[nation])}"
        return with_colon(zone_name(state.material, zone), fps)

    return tuple(AllotRow(key, words(key), number) for key, number in sorted(most.items()))


# --- Losses: FP that lost a step can lose another (M73) -------------------------------------------


def _falls(fps: Sequence[forces.Fp], zone: ZoneId) -> tuple[AllotRow, ...]:
    """Return a row for each kind; its maximum includes FP reduced to that kind."""
    have = Counter(map(forces.kind_of, fps))
    rows: list[AllotRow] = []
    for nation in NATIONS:
        above = 0
        for quality in QUALITIES:
            above += have[quality, nation]
            if above:
                fallen = forces.lower(forces.Fp(nation, quality))
                to = tr("lost") if fallen is None else fallen.quality
                words = with_colon(tr(NATION_WORDS[nation]), f"{quality} → {to}")
                rows.append(AllotRow((zone, (quality, nation)), words, above))
    return tuple(rows)


def _lose(shares: Mapping[forces.Place, int]) -> act.Lose:
    """Return the losses in canonical order, best quality first."""
    groups = [
        forces.FpGroup(number, quality, nation)
        for (_, (quality, nation)), number in shares.items()
        if number
    ]
    groups.sort(key=lambda each: (QUALITIES.index(each.quality), NATIONS.index(each.nation)))
    return act.Lose(tuple(groups))


# --- Column of a question in the Pacific, beside the land -----------------------------------------

NARROWEST: Final = 290.0
"""Minimum width of a column, in units."""
BEYOND: Final = 1.4
"""Maximum width of a column, relative to that of the free sea."""
TOLD: Final = Type(13, weight=600)
ASKED: Final = Type(14, "serif", italic=True)
BESIDE: Final = 0.03
"""Room for pieces beside a town, as a share of the map's width."""
NORTH: Final = 0.2
"""Assumed top of a column, as a share of the map's height."""
PARTS: Final = re.compile(r"\s*:\s+")
BEFORE_A_COLON: Final = re.compile(r"\s+:")
CLAUSES: Final = re.compile(r",\s+")
LONGEST: Final = 30
"""Maximum length of a heading that is not split at a comma, in characters."""


class AsideSheet(AnswerSheet):
    """Sheet shown as a narrow column in ``side_rect``, or as an ordinary sheet."""

    standing = False
    asked_at: Point | None = None
    """Point of the question on the map's canvas; None if there is none."""
    wide_paper = 870.0
    """Width of the paper in units if it is not a column."""

    def column_at(self, scale: float) -> float:
        """Return the width of a column in units; 0 if there is no room."""
        if self.side_rect is None:
            return 0.0
        free = self.side_rect.width() / scale
        if free * BEYOND < NARROWEST:
            return 0.0
        wide = max(free, NARROWEST)
        return 0.0 if self._hides(wide / free) else wide

    def _hides(self, wider: float) -> bool:
        """Return whether a column could cover the question's point."""
        if self.asked_at is None:
            return False
        x, y = self.asked_at
        shore = (PACIFIC[0] + PACIFIC[2] * wider + BESIDE) * CANVAS[0]
        return x < shore and y > NORTH * CANVAS[1]

    @property
    def free(self) -> float:
        """Height of ``side_rect`` in units; 0 if there is none."""
        return 0.0 if self.side_rect is None else self.side_rect.height() / self.scale

    def fit(self, area: QRectF, scale: float) -> None:
        self.scale = scale
        self.wide = self.column_at(scale)
        self.standing = self.wide > 0 and self.stand(area, scale)
        if not self.standing:
            self.wide = self.wide_paper
            super().fit(area, scale)

    def left_in(self, area: QRectF, scale: float) -> float:
        """Return the left edge of the centred paper, in units."""
        return (area.left() + area.right()) / 2 / scale - self.wide / 2

    def stand(self, area: QRectF, scale: float) -> bool:
        """Place the sheet as a column; return False if there is no room."""
        room = self.side_rect
        self.standing = True
        self.content = self.contents()
        needed = self.content.height_for(self.wide - 2 * self.side)
        height = self.head + needed + self.bottom - SHADOW
        if room is None or height > (room.bottom() - area.top()) / scale:
            return False
        left, bottom = room.left() / scale, room.bottom() / scale
        paper = QRectF(left, bottom - height, self.wide, height)
        self.place(paper.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW), scale)
        self.lay_contents(self.inside)
        return True

    # --- Head of the column -----------------------------------------------------------------------

    @property
    def _parts(self) -> tuple[str, str]:
        """Parts of the heading: a title, and the question below it or ""."""
        parts = PARTS.split(self.heading, maxsplit=1)
        if len(parts) < 2 and len(self.heading) > LONGEST:
            parts = CLAUSES.split(self.heading, maxsplit=1)
        if len(parts) < 2:
            return self.heading, ""
        asked = parts[1].lower() if parts[1].isupper() else parts[1]
        return parts[0], capitalized(asked)

    def told_boxes(self) -> list[TextBox]:
        if not self.standing:
            return super().told_boxes()
        asked = self._parts[1]
        told = (BEFORE_A_COLON.sub("\N{NO-BREAK SPACE}:", words) for words in self.events)
        head = [TextBox(asked, ASKED, SEPIA, align=typesetting.ALIGN_CENTRE)] if asked else []
        return [*head, *(TextBox(words, TOLD) for words in told)]

    def draw(self, painter: QPainter, place: QRectF) -> None:
        if not self.standing:
            super().draw(painter, place)
            return
        paper = place.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
        heading = self._parts[0]
        controls.broadside(painter, paper, heading, heading_height=self.heading_height)
        self.content.paint(painter)


ROW: Final = 36.0
COLUMNS: Final = 2
ROWS: Final = 6
"""Number of rows on a page in each column."""
PRESS: Final = (34.0, 30.0)
"""Width and height of minus and plus for a mouse, in units."""
NUMBER: Final = 42.0
"""Width of the number between minus and plus, in units."""


class AllotSheet(AsideSheet):
    """Sheet for a distribution; ``judge`` returns why an action is illegal, or None."""

    wide_paper = 760.0

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        allotting: Allotting,
        names: Callable[[Action], str],
        judge: Callable[[Action], IllegalAction | None],
        told: Sequence[str] = (),
    ) -> None:
        super().__init__(parent, heading)
        self.show_events(told)
        self.allotting = allotting
        self._judge = judge
        self.shares = Counter({row.key: 0 for row in allotting.rows})
        self.page = 0
        self.minus_buttons = {row.key: self._step(row, -1) for row in allotting.rows}
        self.plus_buttons = {row.key: self._step(row, 1) for row in allotting.rows}
        self.done = self.button(tr("Done"), self._answer, primary=True, pixels=16)
        self.first_focus = self.done
        self.others = [
            self.button(names(action), partial(self.answered.emit, action))
            for action in allotting.more
        ]
        self.back = self.button("‹", partial(self._leaf, -1), pixels=16)
        self.on = self.button("›", partial(self._leaf, 1), pixels=16)
        self._propose()
        self._show()

    def _step(self, row: AllotRow, by: int) -> PaperButton:
        words = "+" if by > 0 else "−"
        button = self.button(words, partial(self._change, row, by), pixels=16)
        button.setAccessibleName(step_words(row.words, by))
        return button

    def _propose(self) -> None:
        """Propose shares from the last row up or, if illegal, from the first down."""
        left = self.allotting.number
        for row in reversed(self.allotting.rows):
            self.shares[row.key] = min(row.maximum, left)
            left -= self.shares[row.key]
        if self._judge(self._line) is not None:
            left = self.allotting.number
            for row in self.allotting.rows:
                self.shares[row.key] = min(row.maximum, left)
                left -= self.shares[row.key]

    @property
    def _line(self) -> Action:
        return self.allotting.line(self.shares)

    @property
    def given(self) -> int:
        return self.shares.total()

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.allotting.rows) // self._on_a_page))

    @property
    def _columns(self) -> int:
        return 1 if self.standing else COLUMNS

    @property
    def _on_a_page(self) -> int:
        return ROWS * self._columns

    @property
    def shown(self) -> tuple[AllotRow, ...]:
        first = self.page * self._on_a_page
        return self.allotting.rows[first : first + self._on_a_page]

    def _change(self, row: AllotRow, by: int) -> None:
        self.shares[row.key] = min(row.maximum, max(0, self.shares[row.key] + by))
        self._show()

    def _leaf(self, by: int) -> None:
        self.page = (self.page + by) % self.pages
        self._show()

    def _answer(self) -> None:
        self.answered.emit(self._line)

    def _show(self) -> None:
        left = self.allotting.number - self.given
        for row in self.allotting.rows:
            self.minus_buttons[row.key].setEnabled(self.shares[row.key] > 0)
            self.plus_buttons[row.key].setEnabled(self.shares[row.key] < row.maximum and left > 0)
            for button in (self.minus_buttons[row.key], self.plus_buttons[row.key]):
                button.setAccessibleDescription(str(self.shares[row.key]))
        self.done.setEnabled(left == 0 and self._judge(self._line) is None)
        if not self.units.isEmpty():
            self.lay_out()

    # --- Contents ---------------------------------------------------------------------------------

    def heard(self) -> Sequence[str]:
        words = tr("{given} of {number}", given=self.given, number=self.allotting.number)
        shares = (with_colon(row.words, self.shares[row.key]) for row in self.allotting.rows)
        return (*self.events, words, *shares)

    def contents(self) -> Box:
        self.page = min(self.page, self.pages - 1)
        left = self.allotting.number - self.given
        words = tr("{given} of {number}", given=self.given, number=self.allotting.number)
        refused = None if left else self._judge(self._line)
        why = str(refused.reason) if refused is not None else ""
        others = [Item(button, 0 if self.standing else 220, 40) for button in self.others]
        leaves = (Item(self.back, 36, 40), Item(self.on, 36, 40)) if self.pages > 1 else ()
        done = Item(self.done, 150, 40)
        rows = [self._row(row) for row in self.shown]
        return Column(
            *self.told_boxes(),
            HBox(
                TextBox(words, Type(15, weight=700), UNREST_INK if left else INK, snug=True),
                TextBox(why, Type(13), SEPIA, lines=2, least=10, high=32),
                gap=20,
            ),
            grid_box(rows, self._columns, 6, down=True),
            *(others if self.standing else ()),
            HBox(*(() if self.standing else others), Box(), *leaves, done),
        )

    def _row(self, row: AllotRow) -> HBox:
        """Return a row with minus and plus, which are larger for touch."""
        wide, high = (max(each, self.done.minimum_height) for each in PRESS)
        bold, centre = Type(16, weight=700), typesetting.ALIGN_CENTRE
        share = TextBox(str(self.shares[row.key]), bold, align=centre, width=NUMBER)
        return HBox(
            TextBox(row.words, lines=2, high=ROW - 6),
            Item(self.minus_buttons[row.key], wide, high),
            share,
            Item(self.plus_buttons[row.key], wide, high),
            gap=0,
        )
