"""Saved games in JSON, described in ``SAVES.md``, and the box in YAML."""

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
from paxdesk.files.safe_write import alone, make_folder, reading, write_whole
from paxdesk.foreign_text import in_one_line
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
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
class SavedGame(saved_game.SavedGameFile):
    game: Literal["sierra_madre"]
    opening: Opening
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """Return the data to save; the game may continue during writing."""
        return cls(**saved_game.kept_fields(session, FORMAT, ""), game=GAME)

    def data(self) -> bytes:
        return saved_game.written(converter().unstructure(self))


def write_saved(path: Path, session: Session) -> None:
    """Save a game, keeping earlier versions. Raises SaveError."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True)


def read_saved(path: Path) -> Session:
    """Read a saved session. Raises SaveError."""
    return cast(Session, open_saved(path).session)


def open_saved(path: Path) -> OpenedGame:
    """Open a saved game. Raises SaveError."""
    with reading(path):
        refusal = tr("not a saved game of Lords of the Sierra Madre")
        data, _ = saved_game.read_form(path, {}, refusal, GAME)  # there is no earlier format
        saved = read_record_data(data, SavedGame, converter())
        saved_game.check_positions(saved, problems)
        saved_game.check_seats(saved, len(saved.position.players))
        saved_game.check_game(saved, Session.game, COLOURS, ())
    return saved_game.opened_game(saved, saved_game.session_of(saved, Session), "", "")


@cache
def converter() -> Converter:
    made = strict_converter()
    # Only options that differ from the default are written; the journal replaces the events.
    register_partial(made, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(made, State, {}, frozenset({"events"}))
    return made


# --- The owner's box: the printed facts of its cards ----------------------------------------------
# An unreadable file is reported, and never overwritten.

FILE: Final = "sierra-madre-box.yaml"
LONGEST: Final = 60
"""Maximum length of a card's name, in characters."""


def box_path() -> Path:
    """Return the path of the user's box."""
    return platformdirs.user_data_path("paxdesk", appauthor=False) / FILE


def read_box(path: Path) -> dict[CardId, Facts]:
    """Return the cards of a box. Raises Misfit with the line of an error."""
    cards = map_entries(strict.read_file(path)).items()
    return {card: read_facts(card, node, ("kind",)) for card, node in cards}


def read_facts(card: CardId, node: YamlNode, required: Iterable[str] = ()) -> Facts:
    """Return the facts of a card in a file, with defaults for missing ones."""
    if card not in box.CARDS:
        raise Misfit(node.line, tr("there is no card {card}", card=in_one_line(card, 40)))
    return evolve(box.unknown(card), **strict.fields_of(node, Facts, "a card", _READ, required))


def _name(node: YamlNode) -> str:
    if '"' in strict.text_reader(node) or len(strict.text_reader(node)) > LONGEST:
        words = tr("a name with quotation marks, or longer than 60 characters")
        raise Misfit(node.line, words)
    return strict.text_reader(node)


_READ: Final[dict[str, Reader[Any]]] = {
    "quarters": strict.int_reader(0, box.MOST_QUARTERS), "profit": strict.int_reader(0, GOLD),
    "bars": strict.int_reader(0, box.MOST_BARS), "name": _name,
}  # fmt: skip


def box_bytes(cards: dict[CardId, Facts]) -> bytes:
    """Return a box as the content of a file, sorted by card."""
    told = {card: asdict(cards[card]) for card in sorted(cards, key=in_order)}
    plain = {card: {key: v for key, v in each.items() if v != ""} for card, each in told.items()}
    data = yaml.safe_dump(plain, allow_unicode=True, sort_keys=False, default_flow_style=None)
    return data.encode()


def write_box(path: Path, cards: dict[CardId, Facts]) -> None:
    """Write a box atomically. Raises SaveError."""
    make_folder(path.parent)
    write_whole(path, box_bytes(cards))


class CardBox:
    """Box at a table; with ``kept`` False, it begins empty and is not saved."""

    def __init__(self, path: Path | None = None, *, kept: bool = True) -> None:
        self.path = box_path() if path is None else path
        self.kept = kept
        self.trouble = ""
        self._known: dict[CardId, Facts] | None = None if kept else {}

    @property
    def known(self) -> dict[CardId, Facts]:
        """Facts entered so far, read on first use."""
        if self._known is None:
            try:
                self._known = read_box(self.path) if self.path.exists() else {}
            except PaxError as error:
                self._known = {}
                self.trouble = tr("{file}: {problem}", file=self.path.name, problem=error)
        return self._known

    def learn(self, card: CardId, facts: Facts) -> None:
        """Store the facts of a card, and save them if possible."""
        if self.known.get(card) == facts:
            return
        self.known[card] = facts
        if self.kept and not self.trouble:
            try:
                self._write({card: facts})
            except (PaxError, OSError) as error:
                self.trouble = tr("{file}: {problem}", file=self.path.name, problem=error)

    def put_back(self, card: CardId, facts: Facts | None) -> None:
        """Store earlier facts of a card; None removes it from the box."""
        if facts is not None:
            self.learn(card, facts)
            return
        self.known.pop(card, None)
        if self.kept and not self.trouble:
            try:
                with alone(self.path):
                    there = read_box(self.path) if self.path.exists() else {}
                    there.pop(card, None)
                    write_box(self.path, there)
            except (PaxError, OSError) as error:
                self.trouble = tr("{file}: {problem}", file=self.path.name, problem=error)

    def take(self, cards: dict[CardId, Facts]) -> None:
        """Add the cards of another box. Raises SaveError."""
        self.known.update(cards)
        if self.kept and not self.trouble:
            self._write(cards)

    def _write(self, cards: dict[CardId, Facts]) -> None:
        """Add cards to the file; adopt those of other programs."""
        with alone(self.path):
            there = read_box(self.path) if self.path.exists() else {}
            self.known.update(there | cards)
            write_box(self.path, self.known)
