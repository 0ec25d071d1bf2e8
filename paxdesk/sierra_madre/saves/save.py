"""Saved games: one JSON file, read strictly, as ``FORMAT.md`` describes it.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about.
"""

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias, cast

from attrs import fields_dict
from cattrs import Converter

from paxdesk.files import saved_game
from paxdesk.files.json_reading import Unfit
from paxdesk.files.plain_data import register_partial, strict_converter, structured
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.opened_game import OpenedGame as AnyOpenedGame
from paxdesk.session.session import JournalEntry, Parts, SeatSetup
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.state import Event, Options, State, problems
from paxdesk.sierra_madre.session import Opening, Session

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
        """The file's content."""
        return saved_game.written(_converter().unstructure(self))


def write_saved(path: Path, session: Session) -> None:
    """Keep a game, and the versions before it. Raises SaveError if it cannot be."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True)


def read_saved(path: Path) -> Session:
    """Open a game that was kept. Raises SaveError."""
    return cast(Session, open_saved(path).session)


def open_saved(path: Path) -> OpenedGame:
    """Open a game that was kept. Raises SaveError."""
    try:
        refusal = say("not a saved game of Lords of the Sierra Madre")
        data, _ = saved_game.read_form(path, {}, refusal, GAME)  # there is no earlier form
        saved = structured(data, SavedGame, _converter())
        saved_game.check_positions(saved, problems)
        saved_game.check_seats(saved, len(saved.position.players))
        saved_game.check_game(saved, Session.game, COLOURS, ())
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    return saved_game.opened_game(saved, saved_game.session_of(saved, Session), "", "")


@cache
def _converter() -> Converter:
    converter = strict_converter()
    # Options are named where they differ from the usual; what has happened the journal tells.
    register_partial(converter, Options, {}, frozenset(), frozenset(fields_dict(Options)))
    register_partial(converter, State, {}, frozenset({"events"}))
    return converter
