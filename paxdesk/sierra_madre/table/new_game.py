"""The New Game sheet: players, their countries, and the options of the table."""

import json
from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from paxdesk.desk.protocol import features
from paxdesk.desk.sheets.fields import Choose, ChooseRow
from paxdesk.desk.sheets.form_widgets import Segments
from paxdesk.desk.sheets.modal_sheet import NamedPlayers
from paxdesk.desk.sheets.sheet_layout import (
    BOLD,
    Box,
    Column,
    HBox,
    Item,
    TextBox,
    grid_box,
    seat_mark_box,
)
from paxdesk.files.record_codec import read_record_data, strict_converter
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.session import SeatSetup
from paxdesk.sierra_madre.rules.cards import Country
from paxdesk.sierra_madre.rules.state import MOST_SEATS, USUAL, Options
from paxdesk.sierra_madre.session import Opening, Session
from paxdesk.sierra_madre.table import words as said

LARGEST_SEED: Final = 1_000_000
"""Exclusive upper bound of random seeds, so that they are easy to read out."""
COLOURS: Final = 6
NAMES: Final = ("Ana", "Benito", "Clara", "Diego", "Elena", "Felipe", "Gloria", "Hugo", "Inés",
                "Juan", "Laura", "Mateo")  # fmt: skip
USUAL_SEATS: Final = 4
NUMBERS: Final = {"start_gold": (0, 5, 10, 15, 20), "bar": (1, 2, 3)}
"""Choices for options of gold; the tables contain those for other options."""


@frozen
class NewGame(features.Choices[Session, None]):
    """Choices made before Winter 1898."""

    names: tuple[str, ...] = NAMES[:USUAL_SEATS]
    nations: tuple[Country, ...] = ("mexico",) * USUAL_SEATS
    seed: int = 0
    options: Options = USUAL

    def deal(self, deck: object = None) -> Session:
        seats = tuple(SeatSetup(name, 1 + index % COLOURS) for index, name in enumerate(self.names))
        return Session.new(Opening(self.seed, self.options, self.nations), seats)

    def remembered(self) -> str:
        plain = strict_converter().unstructure(evolve(self, seed=0))
        return json.dumps(plain, ensure_ascii=False)

    def shared(self, deck: object) -> None:
        """Return None: the ledger is kept on one computer."""


def proposed(line: str) -> NewGame | None:
    """Return the choices stored in a line; None if the line is invalid."""
    try:
        game = read_record_data(json.loads(line), NewGame, strict_converter())
    except (ValueError, InvalidData):
        return None
    known = all(getattr(game.options, key) in numbers for key, numbers in NUMBERS.items())
    return game if known and 0 < len(game.names) == len(game.nations) <= MOST_SEATS else None


class NewGameSheet(NamedPlayers):
    """Sheet for a new game; ``dealt`` is emitted with a :class:`NewGame`."""

    def __init__(self, surface: QWidget, last: NewGame | None) -> None:
        heading = tr("New ledger for Lords of the Sierra Madre")
        super().__init__(surface, heading, QSize(1080, 640), LARGEST_SEED)
        game = last or NewGame()
        seats = tuple((number, str(number)) for number in range(1, MOST_SEATS + 1))
        self.seats = Segments(self, tr("Players"), seats)
        self.seats.chosen.connect(self.sit)
        lands = (("mexico", tr("MX")), ("us", tr("US")))
        self.lands = [
            ChooseRow(self, Choose("land", tr("Nation of player {number}", number=number), lands))
            for number, _ in enumerate(NAMES, 1)
        ]
        self.choices = {field.key: ChooseRow(self, field) for field in _questions(game.options)}
        for number, usual in enumerate(NAMES, 1):
            self.name_field(usual, tr("Name of player {number}", number=number))
        self.count = len(game.names)
        people = zip(self.names, self.lands, game.names, game.nations, strict=False)
        for line, row, name, land in people:
            line.setText(name)
            row.set_value(land)
        self.sit(self.count)

    def sit(self, count: Hashable) -> None:
        self.count = int(str(count))
        self.seats.show_chosen(self.count)
        self.show_choices()

    @property
    def called(self) -> Sequence[str]:
        return super().called[: self.count]

    def deal(self) -> None:
        nations: Any = tuple(each.value for each in self.lands[: self.count])
        options: Any = {key: choice.value for key, choice in self.choices.items()}
        seed = int(self.seed.text())
        self.dealt.emit(NewGame(tuple(self.called), nations, seed, Options(**options)))

    def contents(self) -> Box:
        people = [
            HBox(seat_mark_box(1 + index % COLOURS, 26), Item(self.names[index], high=34),
                self.lands[index].segments.box(38, 96), gap=8)
            for index in range(self.count)
        ]  # fmt: skip
        rows = self.choices.values()
        asked = (Column(TextBox(row.words, BOLD), *row.boxes(), gap=2) for row in rows)
        left = Column(
            TextBox(tr("Players"), BOLD), self.seats.box(38), grid_box(people, 2, 8),
            Box(fills=True), width=540, gap=8,
        )  # fmt: skip
        words = tr("Seed of the dice")
        self._seed.line_edit.setAccessibleName(words)
        seed = Column(TextBox(words, BOLD), self._seed.box(36), gap=2)
        return HBox(left, Column(*asked, seed, Box(fills=True), self.foot(), gap=10), gap=36)


def _questions(options: Options) -> Iterator[Choose]:
    """Yield a field for each option (RULINGS.md)."""
    for key, words in said.choices("options"):
        numbers: Any = tuple((each, str(each)) for each in NUMBERS.get(key, ()))
        yield Choose(key, words, numbers or said.choices(key), getattr(options, key))
