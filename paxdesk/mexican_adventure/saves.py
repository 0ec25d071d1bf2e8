"""Saved games of The Mexican Adventure: one JSON file, as ``SAVES.md`` describes it.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about. Nothing in a file is trusted: size, depth, keys, types and the position itself
are checked before anything is made of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, cast

from attrs import evolve, fields_dict
from cattrs import Converter

from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter
from paxdesk.files.safe_write import reading, write_whole
from paxdesk.files.saved_game import (
    FormSteps,
    SaveData,
    check_game,
    check_positions,
    kept_fields,
    opened_game,
    read_form,
    session_of,
    with_positions,
    written,
)
from paxdesk.files.strict_json import InvalidData
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.robots.strategist import ROBOTS
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Event, Options, State, ThisTurn
from paxdesk.mexican_adventure.session import PLAYERS, Opening, Session, game_of
from paxdesk.session.history import JournalEntry
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.session.replay import ReplayError
from paxdesk.session.session import Parts, SeatSetup

GAME: Literal["mexican_adventure"] = "mexican_adventure"
FORMAT = 3
"""The form that this version writes."""
ONE_OPPONENT = 2
"""The form before, in which there was one opponent; it is the easy one now."""
WITHOUT_SUMS = 1
"""The first form, in which the last combat had no terms; they are read off the journal."""
COLOURS = range(1, 7)
DATA_CHANGED = tr_noop(
    "The map, counters or events have changed since this game was saved. It continues "
    "with the new ones."
)


@frozen
class SavedGame:
    """The file: ``material`` is the digest of map, counters, events and scenarios.

    ``parts`` say which version of the program wrote the journal up to where; ``undone`` are the
    lines of what was taken back and could be done again, in playing order.
    """

    game: Literal["mexican_adventure"]
    format: int
    program: str
    generator: str
    material: str
    opening: Opening
    seats: tuple[SeatSetup, ...]
    parts: Parts
    journal: tuple[JournalEntry, ...]
    undone: tuple[JournalEntry, ...]
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """What is to be kept of a game now; the game may go on while it is written."""
        digest = session.state.material.digest
        return cls(**kept_fields(session, FORMAT, digest), game=GAME, material=digest)

    def data(self) -> bytes:
        """The file's content."""
        return written(to_plain(self, self.position.material))


OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


def write_saved(path: Path, session: Session) -> None:
    """Keep a game, and the versions before it. Raises SaveError if it cannot be."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True, private=True)


def read_saved(path: Path, material: Material) -> Session:
    """Open a game that was kept. Raises SaveError."""
    return cast(Session, open_saved(path, material).session)


def open_saved(path: Path, material: Material) -> OpenedGame:
    """Open a game that was kept. Raises SaveError."""
    with reading(path):
        data, form = read_form(path, STEPS, tr("not a saved game of The Mexican Adventure"), GAME)
        saved = from_plain(data, SavedGame, material)
        _check(saved)
    session = session_of(saved, Session)
    if form == WITHOUT_SUMS:
        _remember_sums(session)
    note = tr(DATA_CHANGED) if saved.material != material.digest else ""
    other = tr("a different map or different counters")
    return opened_game(saved, session, material.digest, other, note)


def read_record(data: Any, material: Material) -> Session:
    """A game that another machine has told, as files have it, with this material. Raises Unfit."""
    saved = from_plain(data, SavedGame, material)
    _check(saved)
    return session_of(saved, Session)


def _from_1(data: SaveData) -> SaveData:
    """The last combat has terms; they are read off the journal."""
    return with_positions(
        data, lambda entry: {**entry, "fought": None} if "fought" in entry else entry
    )


def _from_2(data: SaveData) -> SaveData:
    """The opponent has a level."""
    seats = data.get("seats")
    if not isinstance(seats, list):
        return data
    return {**data, "seats": [_with_level(each) for each in seats]}


def _with_level(seat: Any) -> Any:
    if isinstance(seat, dict) and seat.get("robot") == "strategist":
        return {**seat, "robot": "easy"}
    return seat


STEPS: FormSteps = {WITHOUT_SUMS: _from_1, ONE_OPPONENT: _from_2}


def _remember_sums(session: Session) -> None:
    """Give the last combat its terms back, where the journal leads to the position but for them."""
    try:
        replayed = session.replay()
    except ReplayError:
        return
    if evolve(replayed, fought=None) == session.state:
        session.state.fought = replayed.fought


# --- What the types cannot say -------------------------------------------------------------------


def _check(saved: SavedGame) -> None:
    opening = saved.opening
    check_positions(saved, _problems)
    if saved.position.scenario != opening.scenario or saved.position.options != opening.options:
        raise InvalidData(
            tr("the game continues as a different scenario from the one it started with"),
            "position",
        )
    if len(saved.seats) != PLAYERS:
        raise InvalidData(tr("{seats} seats in a game for two", seats=len(saved.seats)), "seats")
    check_game(saved, game_of(saved.position.material), COLOURS, ROBOTS)


def _problems(state: State) -> Sequence[str]:
    return problems(state) if state.scenario in state.material.scenarios else ["scenario"]


# --- Positions to plain data and back; the map and the counters are named, not kept ---------------

T = TypeVar("T")
SEEN_OR_TOLD = frozenset({"events", "covered", "face_down", "unseen", "masked"})
"""What of a position is told or seen, and not kept."""


def to_plain(value: Any, material: Material) -> Any:
    """The plain data of an attrs object."""
    return _converter(material).unstructure(value)


def from_plain(data: Any, shape: type[T], material: Material) -> T:
    """The object of ``shape`` that plain data describe; raises Unfit where they do not."""
    return read_record_data(data, shape, _converter(material))


@lru_cache(maxsize=4)
def _converter(material: Material) -> Converter:
    converter = strict_converter()
    # The map and the counters come from outside; fields younger than form 2 may be missing.
    register_partial(converter, ThisTurn, {}, frozenset(), frozenset({"returned"}))
    # Options are named where they differ from the usual.
    register_partial(converter, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(converter, State, {"material": material}, SEEN_OR_TOLD)
    register_partial(converter, Opening, {}, frozenset(), frozenset({"open_hands"}))
    return converter
