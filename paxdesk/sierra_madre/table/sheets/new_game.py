"""The New Game sheet: who plays, from which country, and what the table agrees on."""

import json
from collections.abc import Hashable, Iterator
from typing import Any, Final

from attrs import evolve
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit, QWidget

from paxdesk.desk.painting.palette import SEPIA
from paxdesk.desk.sheets.dialog import NewGameDialog, SeedField, Segments, field_style
from paxdesk.desk.sheets.fields import Choose, ChooseRow
from paxdesk.desk.sheets.sheet_layout import BOLD, Box, Column, Item, Row, Type, Words, grid, mark
from paxdesk.files.json_reading import Unfit
from paxdesk.files.plain_data import strict_converter, structured
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.names import LONGEST, name_problem, tidied
from paxdesk.session.session import SeatSetup
from paxdesk.sierra_madre.rules.cards import Land
from paxdesk.sierra_madre.rules.state import MOST_SEATS, USUAL, Options
from paxdesk.sierra_madre.session import Opening, Session

LARGEST_SEED: Final = 1_000_000
"""Seeds drawn for the players lie below this, so that they can be read out."""
COLOURS: Final = 6
NAMES: Final = ("Ana", "Benito", "Clara", "Diego", "Elena", "Felipe", "Gloria", "Hugo", "Inés",
                "Juan", "Laura", "Mateo")  # fmt: skip
USUAL_SEATS: Final = 4
GOLD: Final = (0, 5, 10, 15, 20)
BARS: Final = (1, 2, 3)


@frozen
class NewGame:
    """Everything decided before Winter 1898."""

    names: tuple[str, ...] = NAMES[:USUAL_SEATS]
    nations: tuple[Land, ...] = ("mexico",) * USUAL_SEATS
    seed: int = 0
    options: Options = USUAL

    def begin(self) -> Session:
        """Open the books."""
        seats = tuple(SeatSetup(name, 1 + index % COLOURS) for index, name in enumerate(self.names))
        return Session.new(Opening(self.seed, self.options, self.nations), seats)


def remembered(game: NewGame) -> str:
    """The choices as a line."""
    return json.dumps(strict_converter().unstructure(evolve(game, seed=0)), ensure_ascii=False)


def proposed(line: str) -> NewGame | None:
    """The choices in a line; None where it is none of ours."""
    try:
        game = structured(json.loads(line), NewGame, strict_converter())
    except (ValueError, Unfit):
        return None
    if game.options.start_gold not in GOLD or game.options.bar not in BARS:
        return None
    return game if 0 < len(game.names) == len(game.nations) <= MOST_SEATS else None


class NewGameSheet(NewGameDialog):
    """Asks for a new game; ``dealt`` carries the :class:`NewGame`."""

    def __init__(self, surface: QWidget, last: NewGame | None) -> None:
        super().__init__(surface, say("New books for Lords of the Sierra Madre"), QSize(1080, 640))
        self.count = USUAL_SEATS
        seats = tuple((number, str(number)) for number in range(1, MOST_SEATS + 1))
        self.seats = Segments(self, say("Players"), seats)
        self.seats.chosen.connect(self.sit)
        self.names = [QLineEdit(name, self) for name in NAMES]
        lands = Choose("land", say("Nation"), (("mexico", say("MX")), ("us", say("US"))))
        self.lands = [ChooseRow(self, lands) for _ in NAMES]
        for index, line in enumerate(self.names):
            line.setMaxLength(LONGEST)
            line.setAccessibleName(say("Name of player {number}", number=index + 1))
            line.textChanged.connect(lambda _: self._show())
        self.choices = {field.key: ChooseRow(self, field) for field in _questions()}
        self._seed = SeedField(self, LARGEST_SEED)
        self._seed.line.textChanged.connect(lambda _: self._show())
        self.cancel = self.button(say("Cancel"), self.left.emit, pixels=16)
        self.escape = self.cancel
        self.begin = self.button(say("Begin"), self._begin, primary=True, pixels=19)
        self._propose(last or NewGame())

    def _propose(self, game: NewGame) -> None:
        """Begin with these choices."""
        for index, (name, land) in enumerate(zip(game.names, game.nations, strict=True)):
            self.names[index].setText(name)
            self.lands[index].set_value(land)
        for key, choice in self.choices.items():
            choice.set_value(getattr(game.options, key))
        self.sit(len(game.names))

    def sit(self, count: Hashable) -> None:
        """So many players."""
        self.count = int(str(count))
        self.seats.show_chosen(self.count)
        self._show()

    @property
    def problem(self) -> str:
        """Why the books cannot be opened so; "" where they can."""
        names = [tidied(line.text()) for line in self.names[: self.count]]
        found = next(filter(None, map(name_problem, names)), "")
        if not found and len(set(names)) < len(names):
            return say("Every player needs another name.")
        return found or ("" if self._seed.line.text() else say("A game needs a seed."))

    def _show(self) -> None:
        self.begin.setEnabled(not self.problem)
        self.lay_out()

    def _begin(self) -> None:
        names = tuple(tidied(line.text()) for line in self.names[: self.count])
        nations: Any = tuple(each.value for each in self.lands[: self.count])
        options: Any = {key: choice.value for key, choice in self.choices.items()}
        seed = int(self._seed.line.text())
        self.dealt.emit(NewGame(names, nations, seed, Options(**options)))

    def take_focus(self) -> None:
        self.begin.setFocus()

    def style_sheet(self, scale: float) -> str:
        return field_style(scale)

    def contents(self) -> Box:
        people = [
            Row(mark(1 + index % COLOURS, 26), Item(self.names[index], high=34),
                self.lands[index].segments.box(38, 96), gap=8)
            for index in range(self.count)
        ]  # fmt: skip
        asked = (
            Column(Words(choice.words, BOLD), *choice.boxes(), gap=2)
            for choice in self.choices.values()
        )
        left = Column(
            Words(say("Players"), BOLD), self.seats.box(38), grid(people, 2, 8),
            Box(fills=True), width=540, gap=8,
        )  # fmt: skip
        right = Column(
            *asked,
            Column(Words(say("Seed of the dice"), BOLD), self._seed.box(36), gap=2),
            Box(fills=True),
            Words(self.problem, Type(13), SEPIA),
            Row(Item(self.begin, 190, 48), Box(), Item(self.cancel, 110, 42)),
            gap=10,
        )
        return Row(left, right, gap=36)


def _questions() -> Iterator[Choose]:
    """What the sequence leaves open and the table decides (RULINGS.md)."""
    answers: tuple[tuple[str, str, tuple[tuple[Hashable, str], ...]], ...] = (
        ("start_gold", say("Gold of everybody at the start"), tuple((n, str(n)) for n in GOLD)),
        ("bar", say("Investment capital for a gold bar"), tuple((n, str(n)) for n in BARS)),
        ("profits", say("Profits lie"),
         (("enterprise", say("at the enterprise")), ("hacendado", say("with the hacendado")))),
        ("unpaid", say("A card whose capital is not paid"),
         (("wait", say("waits")), ("iou", say("makes an IOU")), ("common", say("is common")))),
        ("unsold", say("A quarterly card that nobody buys"),
         (("common", say("is common")), ("gone", say("is out of the game")))),
    )  # fmt: skip
    for key, words, choices in answers:
        yield Choose(key, words, choices, getattr(USUAL, key))
