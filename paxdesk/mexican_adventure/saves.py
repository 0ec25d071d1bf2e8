"""Saved games of The Mexican Adventure, one JSON file each: see ``SAVES.md``."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar, cast

from attrs import evolve, fields_dict
from cattrs import Converter

from paxdesk.files import saved_game
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
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.session.replay import ReplayError

GAME: Literal["mexican_adventure"] = "mexican_adventure"
FORMAT = 3
"""File format that this version writes."""
ONE_OPPONENT = 2
"""Previous format, with a single opponent, which is now the easy level."""
WITHOUT_SUMS = 1
"""First format, whose last combat has no terms; they are restored from the journal."""
COLOURS = range(1, 7)
DATA_CHANGED = tr_noop(
    "The map, counters or events have changed since this game was saved. It continues "
    "with the new ones."
)


@frozen
class SavedGame(saved_game.SavedGameFile):
    """File of a game; ``material`` is the digest of the data files."""

    game: Literal["mexican_adventure"]
    material: str
    opening: Opening
    position: State

    @classmethod
    def of(cls, session: Session) -> "SavedGame":
        """Return a snapshot of the game; play may continue during writing."""
        digest = session.state.material.digest
        return cls(**kept_fields(session, FORMAT, digest), game=GAME, material=digest)

    def data(self) -> bytes:
        return written(to_plain(self, self.position.material))


OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


def write_saved(path: Path, session: Session) -> None:
    """Save a game and keep earlier versions. Raises SaveError."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True, private=True)


def read_saved(path: Path, material: Material) -> Session:
    """Return the session of a saved game. Raises SaveError."""
    return cast(Session, open_saved(path, material).session)


def open_saved(path: Path, material: Material) -> OpenedGame:
    """Open a saved game, with notes on its origin. Raises SaveError."""
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
    """Return the session of a game received in file format from another computer.

    Raises InvalidData.
    """
    saved = from_plain(data, SavedGame, material)
    _check(saved)
    return session_of(saved, Session)


def _from_1(data: SaveData) -> SaveData:
    """Return the data of format 1 without the last combat, which the journal can restore."""
    return with_positions(
        data, lambda entry: {**entry, "fought": None} if "fought" in entry else entry
    )


def _from_2(data: SaveData) -> SaveData:
    """Return the data of format 2 with the opponent replaced by the easy level."""
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
    """Restore the last combat if the journal leads to the same position."""
    try:
        replayed = session.replay()
    except ReplayError:
        return
    if evolve(replayed, fought=None) == session.state:
        session.state.fought = replayed.fought


# --- Checks beyond types --------------------------------------------------------------------------


def _check(saved: SavedGame) -> None:
    opening = saved.opening
    check_positions(saved, _problems)
    if saved.position.scenario != opening.scenario or saved.position.options != opening.options:
        raise InvalidData(
            tr("the game continues as a different scenario from the one it started with"),
            "position",
        )
    if len(saved.seats) != PLAYERS:
        raise InvalidData(tr("expected 2 seats, not {seats}", seats=len(saved.seats)), "seats")
    check_game(saved, game_of(saved.position.material), COLOURS, ROBOTS)


def _problems(state: State) -> Sequence[str]:
    return problems(state) if state.scenario in state.material.scenarios else ["scenario"]


# --- Conversion of positions to plain data and back; map and counters are not stored --------------

T = TypeVar("T")
SEEN_OR_TOLD = frozenset({"events", "covered", "face_down", "unseen", "masked"})
"""Fields of a position for views and the log, which are not stored."""


def to_plain(value: Any, material: Material) -> Any:
    return _converter(material).unstructure(value)


def from_plain(data: Any, shape: type[T], material: Material) -> T:
    """Create an object of ``shape`` from plain data. Raises InvalidData."""
    return read_record_data(data, shape, _converter(material))


@lru_cache(maxsize=4)
def _converter(material: Material) -> Converter:
    converter = strict_converter()
    # Optional fields, such as those of Options, are stored only if they differ from the default.
    register_partial(converter, ThisTurn, {}, frozenset(), frozenset({"returned"}))
    register_partial(converter, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(converter, State, {"material": material}, SEEN_OR_TOLD)
    register_partial(converter, Opening, {}, frozenset(), frozenset({"open_hands", "face_down"}))
    return converter
