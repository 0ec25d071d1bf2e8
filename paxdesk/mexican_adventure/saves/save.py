"""Saved games of The Mexican Adventure: one JSON file, as ``FORMAT.md`` describes it.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about. Nothing in a file is trusted: size, depth, keys, types and the position itself
are checked before anything is made of them.
"""

import json
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast

from attrs import evolve

from paxdesk import __version__
from paxdesk.files.checking import (
    check_colours,
    check_lines,
    check_parts,
    check_playable,
    check_sound,
    strangers,
)
from paxdesk.files.json_reading import read_json
from paxdesk.files.shelf import KeptGame
from paxdesk.files.unfit import Unfit
from paxdesk.files.writing import SaveError, write_whole
from paxdesk.language import say, template
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.legal import asked, legal_actions
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.notation import Names, parse
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.session import PLAYERS, Opening, SeatSetup, Session
from paxdesk.record_classes import frozen
from paxdesk.session.opened import OpenedGame as AnyOpenedGame
from paxdesk.session.randomness import GENERATOR_NAME
from paxdesk.session.replaying import ReplayError
from paxdesk.session.session import JournalEntry
from paxdesk.session.writers import Parts, continued, fitted

GAME: Literal["mexican_adventure"] = "mexican_adventure"
FORMAT = 2
"""The form that this version writes."""
WITHOUT_SUMS = 1
"""The form before, in which the last combat had no terms; they are read off the journal."""
MAX_BYTES = 4_000_000
"""Bytes of a saved game at most."""
COLOURS = range(1, 7)
DATA_CHANGED = template(
    "Map, counters or events have changed since this game was kept; it goes on with those of now."
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
        return cls(
            game=GAME,
            format=FORMAT,
            program=__version__,
            generator=GENERATOR_NAME,
            material=digest,
            opening=session.opening,
            seats=session.seats,
            parts=continued(session.parts, __version__, digest, len(session.journal)),
            journal=tuple(session.journal),
            undone=session.undone,
            position=session.state.copy(),
        )

    def data(self) -> bytes:
        """The file's content."""
        # cattrs is imported with the first file, so that a table without one is there sooner.
        from paxdesk.mexican_adventure.saves.plain_data import to_plain

        plain = to_plain(self, self.position.material)
        return json.dumps(plain, ensure_ascii=False, indent=1).encode()


OpenedGame: TypeAlias = AnyOpenedGame[State, Action, Event]


def write_saved(path: Path, session: Session) -> None:
    """Keep a game, and the versions before it. Raises SaveError if it cannot be."""
    write_whole(path, SavedGame.of(session).data(), keep_earlier=True)


def read_saved(path: Path, material: Material) -> Session:
    """Open a game that was kept. Raises SaveError."""
    return cast(Session, open_saved(path, material).session)


def open_kept(game: KeptGame, material: Material) -> OpenedGame:
    """Open the newest version of a game on the shelf that can be opened. Raises SaveError."""
    return game.newest(lambda path: open_saved(path, material))


def open_saved(path: Path, material: Material) -> OpenedGame:
    """Open a game that was kept. Raises SaveError."""
    from paxdesk.mexican_adventure.saves.plain_data import from_plain

    try:
        data = read_json(path, MAX_BYTES)
        _check_form(data)
        old = data["format"] == WITHOUT_SUMS
        _bring_up(data)
        saved = from_plain(data, SavedGame, material)
        _check(saved, material)
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    parts = fitted(saved.parts, len(saved.journal))
    session = Session.from_saved(
        saved.opening, saved.seats, saved.position, list(saved.journal), parts
    )
    if old:
        _remember_sums(session)
    return OpenedGame(
        session,
        session.recollection(saved.undone),
        strangers(parts, material.digest, say("another map or other counters")),
        note=say(DATA_CHANGED) if saved.material != material.digest else "",
    )


def _remember_sums(session: Session) -> None:
    """Give the last combat its terms back, where the journal leads to the position but for them."""
    try:
        replayed = session.replay()
    except ReplayError:
        return
    if evolve(replayed, fought=None) == session.state:
        session.state.fought = replayed.fought


# --- What the types cannot say -------------------------------------------------------------------


def _check_form(data: Any) -> None:
    if not isinstance(data, dict) or data.get("game") != GAME:
        raise Unfit(say("not a saved game of The Mexican Adventure"))
    if data.get("format") not in (WITHOUT_SUMS, FORMAT) or type(data["format"]) is not int:
        raise Unfit(say("in a form that this version cannot read"), "format")
    if data.get("generator") != GENERATOR_NAME:
        raise Unfit(say("the dice of this game are not {name}", name=GENERATOR_NAME), "generator")


def _bring_up(data: dict[str, Any]) -> None:
    """Turn a file of the form before into one of now."""
    if data["format"] == WITHOUT_SUMS:
        opening = data.get("opening")
        for holder in (data, opening if isinstance(opening, dict) else {}):
            position = holder.get("position")
            if isinstance(position, dict) and "fought" in position:
                position["fought"] = None
        data["format"] = FORMAT


def _check(saved: SavedGame, material: Material) -> None:
    opening = saved.opening
    if opening.position is not None:
        _check_position(opening.position, "opening.position")
    _check_position(saved.position, "position")
    if saved.position.scenario != opening.scenario or saved.position.options != opening.options:
        raise Unfit(say("the game goes on as another scenario than it began"), "position")
    if len(saved.seats) != PLAYERS:
        raise Unfit(say("{seats} seats in a game for two", seats=len(saved.seats)), "seats")
    check_colours(saved.seats, COLOURS)
    check_parts(saved.parts)
    names, seats = Names.of(material), range(1, PLAYERS + 1)
    for lines, where in ((saved.journal, "journal"), (saved.undone, "undone")):
        check_lines(lines, where, seats, lambda line: parse(line, names))
    state = saved.position
    check_playable(lambda: asked(state) is not None and bool(legal_actions(state)), state.over)


def _check_position(state: State, where: str) -> None:
    known = state.scenario in state.material.scenarios
    check_sound(lambda: problems(state) if known else ["scenario"], where)
