"""Saved games: one JSON file, read strictly, as ``SAVES.md`` describes it.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, cast

import platformdirs
import yaml
from attrs import asdict, evolve, fields_dict
from cattrs import Converter

from paxdesk import strict_yaml as strict
from paxdesk.errors import PaxError
from paxdesk.files import saved_game
from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter
from paxdesk.files.safe_write import SaveError, reading, write_whole
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.history import JournalEntry
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.session.session import Parts, SeatSetup
from paxdesk.sierra_madre.rules import cards as box
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import CardId, Facts, in_order
from paxdesk.sierra_madre.rules.state import GOLD, Event, Options, State, problems
from paxdesk.sierra_madre.session import Opening, Session
from paxdesk.strict_yaml import Misfit, Reader, YamlNode, map_entries

GAME: Literal["sierra_madre"] = "sierra_madre"
FORMAT: Final = 1
COLOURS: Final = range(1, 13)
OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


@frozen
class SavedGame:
    """The file; ``undone`` are the lines of what was taken back and could be done again."""

    game: Literal["sierra_madre"]
    format: int
    program: str
    generator: str
    opening: Opening
    seats: tuple[SeatSetup, ...]
    parts: Parts
    journal: tuple[JournalEntry, ...]
    undone: tuple[JournalEntry, ...]
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """What is to be kept of a game now; the game may go on while it is written."""
        return cls(**saved_game.kept_fields(session, FORMAT, ""), game=GAME)

    def data(self) -> bytes:
        return saved_game.written(_converter().unstructure(self))


def write_saved(path: Path, session: Session) -> None:
    """Keep a game, and the versions before it. Raises SaveError if it cannot be."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True)


def read_saved(path: Path) -> Session:
    """Open a game that was kept. Raises SaveError."""
    return cast(Session, open_saved(path).session)


def open_saved(path: Path) -> OpenedGame:
    """Open a game that was kept. Raises SaveError."""
    with reading(path):
        refusal = tr("not a saved game of Lords of the Sierra Madre")
        data, _ = saved_game.read_form(path, {}, refusal, GAME)  # there is no earlier form
        saved = read_record_data(data, SavedGame, _converter())
        saved_game.check_positions(saved, problems)
        saved_game.check_seats(saved, len(saved.position.players))
        saved_game.check_game(saved, Session.game, COLOURS, ())
    return saved_game.opened_game(saved, saved_game.session_of(saved, Session), "", "")


@cache
def _converter() -> Converter:
    converter = strict_converter()
    # Options are named where they differ from the usual; what has happened the journal tells.
    register_partial(converter, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(converter, State, {}, frozenset({"events"}))
    return converter


# --- The owner's box ------------------------------------------------------------------------------
# What is printed on the cards, told once and filled in from then on.
#
# A YAML file in the data folder of the platform, which can be exported and handed on. What cannot
# be read is said, and never written over.

FILE: Final = "sierra-madre-box.yaml"
LONGEST: Final = 60
"""Letters of a card's name."""


def box_path() -> Path:
    """Where the box of this machine's owner lies."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / FILE


def read_box(path: Path) -> dict[CardId, Facts]:
    """The cards of a box. Raises Misfit with the line that does not fit."""
    cards = map_entries(strict.read_file(path)).items()
    return {card: read_facts(card, node, ("kind",)) for card, node in cards}


def read_facts(card: CardId, node: YamlNode, required: Iterable[str] = ()) -> Facts:
    """What is printed on a card, as a file has it; what it leaves out is what is most likely."""
    if card not in box.CARDS:
        raise Misfit(node.line, tr("there is no card {card}", card=card))
    return evolve(box.unknown(card), **strict.fields_of(node, Facts, "a card", _READ, required))


def _name(node: YamlNode) -> str:
    if '"' in strict.text_reader(node) or len(strict.text_reader(node)) > LONGEST:
        words = tr("a name with quotation marks, or longer than 60 letters")
        raise Misfit(node.line, words)
    return strict.text_reader(node)


_READ: Final[dict[str, Reader[Any]]] = {
    "quarters": strict.int_reader(0, box.MOST_QUARTERS), "profit": strict.int_reader(0, GOLD),
    "bars": strict.int_reader(0, box.MOST_BARS), "name": _name,
}  # fmt: skip


def box_bytes(cards: dict[CardId, Facts]) -> bytes:
    """A box as a file, in the order of the cards."""
    told = {card: asdict(cards[card]) for card in sorted(cards, key=in_order)}
    plain = {card: {key: v for key, v in each.items() if v != ""} for card, each in told.items()}
    data = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None)
    return data.encode()


def write_box(path: Path, cards: dict[CardId, Facts]) -> None:
    """Write a box whole. Raises SaveError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, box_bytes(cards))


class CardBox:
    """The box at a table; ``trouble`` says why it cannot be read or written, if it cannot.

    One that is not ``kept`` is empty, and nobody's: what is told in a lesson is no card of a box.
    """

    def __init__(self, path: Path | None = None, *, kept: bool = True) -> None:
        self.path = box_path() if path is None else path
        self.kept = kept
        self.trouble = ""
        self._known: dict[CardId, Facts] | None = None if kept else {}

    @property
    def known(self) -> dict[CardId, Facts]:
        """What has been told so far; read when it is first wanted."""
        if self._known is None:
            try:
                self._known = read_box(self.path) if self.path.exists() else {}
            except PaxError as error:
                self._known = {}
                self.trouble = tr("{file}: {problem}", file=self.path.name, problem=error)
        return self._known

    def learn(self, card: CardId, facts: Facts) -> None:
        """Keep what was told of a card, unless there is a box that could not be read."""
        if self.known.get(card) == facts:
            return
        self.known[card] = facts
        if self.kept and not self.trouble:
            try:
                write_box(self.path, self.known)
            except (SaveError, OSError) as error:
                self.trouble = tr("{file}: {problem}", file=self.path.name, problem=error)

    def take(self, cards: dict[CardId, Facts]) -> None:
        """Add the cards of another box. Raises SaveError."""
        self.known.update(cards)
        if not self.trouble:
            write_box(self.path, self.known)
