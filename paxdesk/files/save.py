"""Saved games: one JSON file with how the game began, its journal and the position reached.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about. Nothing in a file is trusted: size, depth, keys, types and the position itself
are checked before anything is made of them.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

from attrs import frozen

from paxdesk import __version__
from paxdesk.files.plain_data import Unfit, from_plain, to_plain
from paxdesk.rules.actions import DIAZ
from paxdesk.rules.deck import Deck
from paxdesk.rules.errors import NotationError, PaxError
from paxdesk.rules.invariants import problems
from paxdesk.rules.legal import asked, legal_actions
from paxdesk.rules.notation import parse
from paxdesk.rules.randomness import GENERATOR_NAME
from paxdesk.rules.state import State
from paxdesk.session.session import JournalEntry, Opening, SeatSetup, Session

FORMAT = 1
MAX_BYTES = 16_000_000


class SaveError(PaxError):
    """A saved game that cannot be read or written.

    ``path`` of the file, ``where`` in it (``position.turn``, or empty), ``problem`` in a few words.
    """

    def __init__(self, path: Path, where: str, problem: str) -> None:
        self.path = path
        self.where = where
        self.problem = problem
        place = f"{path}, at {where}" if where else str(path)
        super().__init__(f"{place}: {problem}.")


@frozen
class SavedGame:
    """The file: ``deck`` is the digest of its cards, ``replaced`` those a player has corrected."""

    format: int
    program: str
    generator: str
    deck: str
    replaced: tuple[int, ...]
    opening: Opening
    seats: tuple[SeatSetup, ...]
    journal: list[JournalEntry]
    position: State


def write_saved(path: Path, session: Session) -> None:
    """Keep a game. The file is whole or not there at all; raises SaveError if it cannot be."""
    deck = session.state.cards
    saved = SavedGame(
        format=FORMAT,
        program=__version__,
        generator=GENERATOR_NAME,
        deck=deck.digest,
        replaced=deck.replaced,
        opening=session.opening,
        seats=session.seats,
        journal=session.journal,
        position=session.state,
    )
    text = json.dumps(to_plain(saved, deck), ensure_ascii=False, indent=1)
    write_whole(path, text.encode())


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file, then rename: a crash leaves the old file or the new one.

    Raises SaveError where that is not possible.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with suppress(OSError):
            beside.unlink()
        raise SaveError(path, "", f"cannot be written ({error.strerror})") from error


def read_saved(path: Path, deck: Deck) -> Session:
    """Open a game that was kept, to be played on with ``deck``. Raises SaveError."""
    try:
        data = _read_json(path)
        _check_versions(data, deck)
        saved = from_plain(data, SavedGame, deck)
        _check(saved)
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    return Session.from_saved(saved.opening, saved.seats, saved.position, saved.journal)


def _read_json(path: Path) -> Any:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise Unfit(f"cannot be read ({error.strerror})") from error
    if len(data) > MAX_BYTES:
        raise Unfit(f"larger than {MAX_BYTES:,} bytes, which no saved game is")
    try:
        return json.loads(
            data.decode(),
            object_pairs_hook=_each_key_once,
            parse_float=_no_such_number,
            parse_constant=_no_such_number,
        )
    except UnicodeDecodeError as error:
        raise Unfit("not a text in UTF-8, so not a saved game") from error
    except json.JSONDecodeError as error:
        raise Unfit(f"not a saved game ({error.msg} in line {error.lineno})") from error
    except RecursionError as error:
        raise Unfit("lists and maps nested too deeply for a saved game") from error
    except Unfit:
        raise
    except ValueError as error:
        # Python refuses to read numbers of thousands of digits.
        raise Unfit("a number far too large") from error


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice = next(key for key, _ in pairs if [each for each, _ in pairs].count(key) > 1)
        raise Unfit(f"the key “{twice}” stands twice")
    return found


def _no_such_number(text: str) -> NoReturn:
    raise Unfit(f"{text}, where only whole numbers are expected")


def _check_versions(data: Any, deck: Deck) -> None:
    """Tell a game of other versions or cards apart from a damaged one."""
    if not isinstance(data, dict) or "format" not in data:
        raise Unfit("not a saved game")
    if data["format"] != FORMAT or type(data["format"]) is not int:
        program = data.get("program")
        raise Unfit(
            f"written by Pax Desk {program} in a form that this version cannot read", "format"
        )
    if data.get("generator") != GENERATOR_NAME:
        raise Unfit(f"the dice of this game are not {GENERATOR_NAME}", "generator")
    if data.get("deck") != deck.digest:
        replaced = data.get("replaced")
        numbers = ", ".join(map(str, replaced)) if isinstance(replaced, list) else ""
        theirs = f" (corrected there: {numbers})" if numbers else ""
        raise Unfit(f"the game was played with other cards than are used now{theirs}", "deck")


def _check(saved: SavedGame) -> None:
    """Check what the types cannot say."""
    for where, state in (
        ("position", saved.position),
        ("opening.position", saved.opening.position),
    ):
        if state is None:
            continue
        wrong = problems(state)
        if wrong:
            raise Unfit("; ".join(wrong), where)
        people = len(state.players) - (DIAZ in state.players)
        if people != len(saved.seats):
            raise Unfit(f"{len(saved.seats)} seats for {people} players", "seats")
        if state.solo != saved.opening.solo:
            raise Unfit("the game goes on in another solitaire mode than it began", where)
        if state.options != saved.opening.options:
            raise Unfit("the game goes on under other options than it began with", where)
    for index, entry in enumerate(saved.journal):
        where = f"journal[{index}]"
        if entry.seat not in saved.position.players:
            raise Unfit(f"seat {entry.seat} does not exist", where)
        try:
            parse(entry.line)
        except NotationError as error:
            raise Unfit(str(error).rstrip("."), where) from error
    _check_playable(saved.position)


def _check_playable(state: State) -> None:
    """A game is kept only where somebody is asked, or when it is over."""
    try:
        waiting = asked(state) is not None and bool(legal_actions(state))
    except Exception as error:
        # What passes every check and still makes the rules stumble is damaged.
        raise Unfit("nobody can play on from here", "position.agenda") from error
    if waiting == state.over:
        raise Unfit("nobody can play on from here", "position.agenda")
