"""The New Game sheet: the scenario and the player of each side."""

import json
from functools import partial
from typing import TYPE_CHECKING, Final

from attrs import asdict, evolve, field, fields
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting import typesetting
from paxdesk.desk.painting.palette import INK, PAPER, SEPIA, Ink
from paxdesk.desk.painting.shapes import draw_frame, fill_rect
from paxdesk.desk.protocol.features import Choices
from paxdesk.desk.sheets.form_widgets import (
    ELSEWHERE,
    CheckRow,
    OccupantList,
    PaintedButton,
    SeatOccupant,
    open_hands_row,
    robot_words,
    sitter_elsewhere,
)
from paxdesk.desk.sheets.modal_sheet import NamedPlayers
from paxdesk.desk.sheets.sheet import Sheet, on_click
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    Type,
    seat_mark_box,
)
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, Options, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.mexican_adventure.session import COLOURS, PLAYERS, Opening, Session
from paxdesk.mexican_adventure.table.words.analysis_words import (
    easier_words,
    scenario_title,
    scenario_words,
)
from paxdesk.mexican_adventure.table.words.terms import level_words, months_of, side_words
from paxdesk.session.session import SeatSetup

if TYPE_CHECKING:
    from paxdesk.session.seat_updates import SharedGame

NAMES: Final = ("Eugenia", "Benito")
LARGEST_SEED: Final = 10**15
"""Exclusive limit of random seeds, short enough to be read out."""
FIRST: Final = "puebla"
FIRST_LEVEL: Final = "easy"


@frozen
class NewGame(Choices[Session, Material]):
    """Choices for a new game; ``elsewhere`` marks persons in remote seats."""

    scenario: str = FIRST
    seed: int = 0
    names: tuple[str, str] = NAMES
    robots: tuple[str | None, str | None] = (None, None)
    options: Options = field(factory=Options)
    practice: bool = False
    elsewhere: tuple[bool, bool] = (False, False)
    open_hands: bool = False

    def shared(self, material: Material) -> "SharedGame[State, Action, Event] | None":
        """Return the game for remote seats to join; None if no seat is remote."""
        if not any(self.elsewhere):
            return None
        from paxdesk.session.seat_updates import SharedGame

        away = frozenset(seat for seat, each in enumerate(self.elsewhere, start=1) if each)
        return SharedGame(self.seats, away, lambda seed: evolve(self, seed=seed).deal(material))

    def deal(self, material: Material) -> Session:
        opening = Opening(
            self.scenario, self.seed, self.options, None, self.practice, self.open_hands
        )
        return Session.new(material, opening, self.seats)

    def remembered(self) -> str:
        return json.dumps(
            {
                "scenario": self.scenario,
                "names": self.names,
                "robots": self.robots,
                "practice": self.practice,
                "open_hands": self.open_hands,
                "elsewhere": self.elsewhere,
                **asdict(self.options),
            },
            ensure_ascii=False,
        )

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        return tuple(
            SeatSetup(name, colour, robot)
            for name, colour, robot in zip(self.names, COLOURS, self.robots, strict=True)
        )


def option_names() -> dict[str, str]:
    return {
        "strict": tr("Strict victory"),
        "lost_at_once": tr("Defeat at once"),
        "cap_by_sufferer": tr("Losses by a side's own FP"),
        "by_points": tr("Result by points"),
    }


def proposed(line: str, scenarios: frozenset[str]) -> NewGame | None:
    """Return the choices stored in a line; None if the line is invalid."""
    try:
        found = json.loads(line)
        one, other = found["names"]
        scenario = found["scenario"]
        robots = [_robot(each) for each in found["robots"]]
    except (ValueError, TypeError, KeyError):
        return None
    if scenario not in scenarios or not (isinstance(one, str) and isinstance(other, str)):
        return None
    if len(robots) != PLAYERS or None not in robots:
        return None
    practice = found.get("practice") is True
    options = Options(**{each.name: found.get(each.name) is True for each in fields(Options)})
    away = found.get("elsewhere", (False, False))
    if not isinstance(away, list) or len(away) != PLAYERS:
        away = (False, False)
    elsewhere = tuple(
        each is True and robot is None for each, robot in zip(away, robots, strict=True)
    )
    return NewGame(
        scenario,
        0,
        (one, other),
        (robots[0], robots[1]),
        options,
        practice,
        (elsewhere[0], elsewhere[1]),
        found.get("open_hands") is True,
    )


def _robot(name: object) -> str | None:
    """Return the level for a stored name, FIRST_LEVEL for an earlier one; None if unknown."""
    if name == "strategist":
        return FIRST_LEVEL
    return name if isinstance(name, str) and name in ROBOTS else None


class ScenarioRow(PaintedButton):
    one_of_several = True

    def __init__(self, parent: Sheet, scenario: str, dates: str) -> None:
        super().__init__(parent, scenario_title(scenario))
        self.dates = dates
        self.about = f"{scenario_words(scenario)} {easier_words(scenario)}".strip()
        self.setCheckable(True)
        self.setAccessibleDescription(f"{dates}. {self.about}")

    def draw(self, painter: QPainter, place: QRectF) -> None:
        box = place.adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        if chosen:
            fill_rect(painter, box, INK, 3)
        draw_frame(painter, box, INK, 1.2, 3)
        ink, small = (PAPER, PAPER) if chosen else (INK, SEPIA)
        head = QRectF(14, 6, box.width() - 26, 24)
        typesetting.draw_text(
            painter, head, self.text(), typesetting.make_font(17, "serif", 700), ink
        )
        date = typesetting.make_font(12, "sans", 600)
        typesetting.draw_text(painter, head, self.dates, date, small, typesetting.RIGHT)
        words = self._about(small)
        words.place(QRectF(14, 30, box.width() - 26, box.height() - 32), 1)
        words.paint(painter)

    def height_for(self, width: float) -> float:
        return 42 + self._about(SEPIA).height_for(width - 30)

    def _about(self, ink: Ink) -> TextBox:
        return TextBox(self.about, Type(13), ink, align=typesetting.TOP_LEFT)


class NewGameSheet(NamedPlayers):
    """Sheet for a new game; ``dealt`` is emitted with a :class:`NewGame`."""

    def __init__(self, surface: QWidget, material: Material) -> None:
        heading = tr("A new game of The Mexican Adventure")
        super().__init__(surface, heading, QSize(1040, 680), LARGEST_SEED)
        self.scenario = next(iter(material.scenarios))
        self.rows: dict[str, ScenarioRow] = {}
        for name, card in material.scenarios.items():
            dates = f"{months_of(card.first_turn)} – {months_of(card.last_turn)}"
            row = ScenarioRow(self, name, dates)
            on_click(row, partial(self.choose, name))
            self.rows[name] = row
        sitters = [
            SeatOccupant(None, tr("Person")),
            *(SeatOccupant(robot, robot_words(level_words(robot))) for robot in ROBOTS),
            sitter_elsewhere(),
        ]
        self.who = [OccupantList(self, sitters, side_words(side)) for side in SIDES]
        for button in self.who:
            button.changed.connect(self.show_choices)
        self.practice = CheckRow(
            self,
            tr("Practice game"),
            tr("You can undo everything, even what chance or others decided"),
        )
        self.open_hands = open_hands_row(self)
        names = option_names()
        self.strict = CheckRow(
            self,
            names["strict"],
            tr("The Imperial side wins only by an automatic victory"),
        )
        self.lost_at_once = CheckRow(
            self,
            names["lost_at_once"],
            tr("The Republican side wins as soon as French Retreat passes 20"),
        )
        self.cap_by_sufferer = CheckRow(
            self,
            names["cap_by_sufferer"],
            tr("A side takes at most as many losses as it has FP itself"),
        )
        self.by_points = CheckRow(
            self,
            names["by_points"],
            tr("The side that controls more of the three zones wins; draws are rare"),
        )
        cards = material.scenarios.items()
        self._may_be_strict = {
            name for name, card in cards if card.victory.by == "withdrawal_below_30"
        }
        self._may_be_counted = {name for name, card in cards if card.victory.by == "control"}
        self._may_be_lost = {
            name for name, card in cards if card.victory.republican_above is not None
        }
        for side, name in zip(SIDES, NAMES, strict=True):
            self.name_field(name, tr("Name of the {side} player", side=side_words(side)))
        self.choose(self.scenario)

    def propose(self, game: NewGame) -> None:
        for line, name in zip(self.names, game.names, strict=True):
            line.setText(name)
        for button, robot, away in zip(self.who, game.robots, game.elsewhere, strict=True):
            button.seat(ELSEWHERE if away else robot)
        self.practice.setChecked(game.practice)
        self.open_hands.setChecked(game.open_hands)
        self.strict.setChecked(game.options.strict)
        self.lost_at_once.setChecked(game.options.lost_at_once)
        self.cap_by_sufferer.setChecked(game.options.cap_by_sufferer)
        self.by_points.setChecked(game.options.by_points)
        self.choose(game.scenario)

    def choose(self, scenario: str) -> None:
        self.scenario = scenario
        for name, row in self.rows.items():
            row.setChecked(name == scenario)
        self.show_choices()

    @property
    def problem(self) -> str:
        if all(button.robot not in (None, ELSEWHERE) for button in self.who):
            return tr("At least one side must be played by a human.")
        return super().problem

    def show_choices(self) -> None:
        self._seed.set_enabled(not self.shared)
        self.practice.setEnabled(not self.shared)
        robots = [button.robot for button in self.who if button.robot is not None]
        self.open_hands.setEnabled(not robots)
        self.begin.rename(tr("Invite") if self.shared else tr("Begin"))
        super().show_choices()

    def deal(self) -> None:
        one, other = self.called
        options = Options(
            strict=self.scenario in self._may_be_strict and self.strict.isChecked(),
            lost_at_once=self.scenario in self._may_be_lost and self.lost_at_once.isChecked(),
            cap_by_sufferer=self.cap_by_sufferer.isChecked(),
            by_points=self.scenario in self._may_be_counted and self.by_points.isChecked(),
        )
        self.dealt.emit(
            NewGame(
                self.scenario,
                int(self.seed.text() or 0),
                (one, other),
                (self._robot_at(0), self._robot_at(1)),
                options,
                practice=self.practice.isChecked() and not self.shared,
                elsewhere=(self._is_elsewhere(0), self._is_elsewhere(1)),
                open_hands=self.open_hands.isEnabled() and self.open_hands.isChecked(),
            )
        )

    def _is_elsewhere(self, index: int) -> bool:
        return self.who[index].robot == ELSEWHERE

    def _robot_at(self, index: int) -> str | None:
        return None if self._is_elsewhere(index) else self.who[index].robot

    @property
    def shared(self) -> bool:
        """True if a person plays at another computer."""
        return any(map(self._is_elsewhere, range(PLAYERS)))

    def contents(self) -> Box:
        rows = (Item(row, high=96) for row in self.rows.values())
        right = Column(
            *map(self._side, SIDES, COLOURS, self.names, self.who),
            Column(TextBox(tr("Seed"), BOLD), self._seed.box(38)),
            Item(self.practice),
            Item(self.open_hands),
            Item(self.cap_by_sufferer),
            Item(self.strict) if self.scenario in self._may_be_strict else None,
            Item(self.by_points) if self.scenario in self._may_be_counted else None,
            Item(self.lost_at_once) if self.scenario in self._may_be_lost else None,
            Box(fills=True),
            self.foot(),
            gap=12,
        )
        return HBox(Column(*rows, width=600), right, gap=40)

    def _side(self, side: Side, colour: int, name: QLineEdit, who: OccupantList) -> Column:
        fields = HBox(seat_mark_box(colour, 30), Item(name, high=36), Item(who, 176, 38), gap=10)
        return Column(TextBox(side_words(side), BOLD), fields, gap=6)
