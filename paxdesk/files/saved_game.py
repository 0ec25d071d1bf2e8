"""Saved game in any of the games: one JSON file with opening, journal and position.

Loading uses the position, so that games survive changes of the rules.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from paxdesk import __version__
from paxdesk.errors import NotationError
from paxdesk.files.sealing import unsealed
from paxdesk.files.strict_json import InvalidData, parsed_json, read_content
from paxdesk.language import join_sentences, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Game
from paxdesk.session.history import JournalEntry
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.randomness import GENERATOR_NAME
from paxdesk.session.session import UNKNOWN, GameSession, Parts, SeatSetup, continued, fitted

G = TypeVar("G", bound=GameSession[Any, Any, Any])
MAX_BYTES = 4_000_000
"""Maximum size of a saved game, in bytes."""
UNKNOWN_FORM = tr_noop("in a format that this version cannot read")
NEWER_FORM = tr_noop("in a format that this version cannot read; a newer Pax Desk can")
WRITTEN_BY = tr_noop("written by Pax Desk {program} in a format that this version cannot read")
WRITTEN_BY_NEWER = tr_noop(
    "written by Pax Desk {program} in a format that this version cannot read; a newer Pax Desk can"
)

SaveData: TypeAlias = dict[str, Any]
FormSteps: TypeAlias = Mapping[int, Callable[[SaveData], SaveData]]
"""Upgrades from each format to the next, applied before validation."""


@frozen
class SavedGameFile:
    """Fields of a saved game; ``undone`` are the redoable lines in playing order."""

    format: int
    program: str
    generator: str
    seats: tuple[SeatSetup, ...]
    parts: Parts
    journal: tuple[JournalEntry, ...]
    undone: tuple[JournalEntry, ...]
    opening: Any
    position: Any


# --- Writing --------------------------------------------------------------------------------------


def kept_fields(session: GameSession[Any, Any, Any], form: int, digest: str) -> dict[str, Any]:
    """Return a save's common fields; ``digest`` is that of the material."""
    return {
        "format": form,
        "program": __version__,
        "generator": GENERATOR_NAME,
        "opening": session.opening,
        "seats": session.seats,
        "parts": continued(session.parts, __version__, digest, len(session.journal)),
        "journal": tuple(session.journal),
        "undone": session.undone,
        "position": session.state,
    }


def written(plain: Any) -> bytes:
    """Return plain data as a file's content, with ``game`` as the first key, if any."""
    named = {"game": plain["game"]} if "game" in plain else {}
    return json.dumps({**named, **plain}, ensure_ascii=False, indent=1).encode()


# --- Reading --------------------------------------------------------------------------------------


def read_form(
    path: Path, steps: FormSteps, refusal: str = "", game: str | None = None
) -> tuple[SaveData, int]:
    """Return a save's upgraded data and original format. Raises InvalidData or SaveError."""
    data = parsed_json(unsealed(path, read_content(path, MAX_BYTES)), tr("not a saved game"))
    if not isinstance(data, dict) or "format" not in data or data.get("game") != game:
        raise InvalidData(refusal or tr("not a saved game"))
    form: int = data.get("format", 0)
    data = brought_up(data, steps)
    if data.get("generator") != GENERATOR_NAME:
        raise InvalidData(
            tr("this game does not use the random generator {name}", name=GENERATOR_NAME),
            "generator",
        )
    return data, form


def brought_up(data: SaveData, steps: FormSteps) -> SaveData:
    """Return the data upgraded to the current format. Raises InvalidData."""
    form, newest = data.get("format"), max(steps, default=0) + 1
    if type(form) is not int or form not in (*steps, newest):
        newer = type(form) is int and form > newest
        program = data.get("program")
        if isinstance(program, str):
            words = WRITTEN_BY_NEWER if newer else WRITTEN_BY
        else:
            words = NEWER_FORM if newer else UNKNOWN_FORM
        raise InvalidData(tr(words, program=program), "format")
    for number in range(form, newest):
        data = {**steps[number](data), "format": number + 1}
    return data


def with_positions(data: SaveData, change: Callable[[SaveData], SaveData]) -> SaveData:
    """Return the data with ``change`` applied to the opening and positions."""

    def changed(entry: Any) -> Any:
        if not isinstance(entry, dict):
            return entry
        found = change(entry)
        return {**found, "position": changed(entry["position"])} if "position" in entry else found

    holders = data.keys() & {"opening", "position"}
    return {**data, **{key: changed(data[key]) for key in holders}}


def opened_game(
    saved: SavedGameFile,
    session: GameSession[Any, Any, Any],
    digest: str,
    other_material: str,
    note: str = "",
) -> OpenedGame[Any, Any, Any]:
    """Return the opened game; ``digest`` is that of the current material."""
    return OpenedGame(
        session,
        session.recollection(saved.undone),
        _strangers(session.parts, digest, other_material),
        note=note,
    )


def session_of(saved: SavedGameFile, kind: type[G]) -> G:
    """Return the session, of class ``kind``, that continues a saved game."""
    parts = fitted(saved.parts, len(saved.journal))
    return kind.from_saved(saved.opening, saved.seats, saved.position, list(saved.journal), parts)


def _strangers(parts: Parts, digest: str, other_material: str) -> tuple[str, ...]:
    """Return phrases for the programs and material that differ from the current ones."""
    found = []
    for part in parts:
        if part.program == UNKNOWN:
            found.append(tr("an unknown program"))
        elif part.program != __version__:
            found.append(tr("Pax Desk {program}", program=part.program))
        elif part.material != digest:
            found.append(other_material)
    return tuple(dict.fromkeys(found))


# --- Checks beyond the types ----------------------------------------------------------------------
# Every check raises InvalidData with the place in the file.


def check_position(problems: Callable[[], Sequence[str]], where: str) -> None:
    """Raise InvalidData if ``problems`` returns any, or raises an exception."""
    try:
        wrong = problems()
    except Exception as error:
        # Damaged data may cause any exception.
        raise InvalidData(tr("the position contradicts itself"), where) from error
    if wrong:
        raise InvalidData(join_sentences(wrong), where)


def check_positions(saved: SavedGameFile, problems: Callable[[Any], Sequence[str]]) -> None:
    """Check the current position and, if the opening has one, the initial one."""
    for position, where in (
        (saved.opening.position, "opening.position"), (saved.position, "position"),
    ):  # fmt: skip
        if position is not None:
            check_position(partial(problems, position), where)


def check_seats(saved: SavedGameFile, people: int) -> None:
    """Check that there are exactly ``people`` seats."""
    if people != len(saved.seats):
        words = tr(
            "expected as many seats as players ({people}), not {seats}",
            seats=len(saved.seats),
            people=people,
        )
        raise InvalidData(words, "seats")


def check_game(
    saved: SavedGameFile,
    game: Game[Any, Any, Any],
    colours: Collection[int],
    robots: Collection[str],
) -> None:
    """Check a save's seats, journal parts and lines, and that the game can continue."""
    for index, seat in enumerate(saved.seats):
        if seat.colour not in colours:
            words = tr("unknown colour {colour}", colour=seat.colour)
            raise InvalidData(words, f"seats[{index}].colour")
        if seat.robot is not None and seat.robot not in robots:
            words = tr("expected one of {words}", words=", ".join(robots))
            raise InvalidData(words, f"seats[{index}].robot")
    ends = [part.lines for part in saved.parts]
    if not ends or ends != sorted(ends) or ends[0] < 0:
        raise InvalidData(tr("the parts are not in the order of the journal"), "parts")
    seats = game.seats(saved.position)
    for lines, where in ((saved.journal, "journal"), (saved.undone, "undone")):
        for index, entry in enumerate(lines):
            if entry.seat not in seats:
                raise InvalidData(
                    tr("seat {seat} does not exist", seat=entry.seat), f"{where}[{index}]"
                )
            try:
                game.parse(entry.line)
            except NotationError as error:
                raise InvalidData(str(error).rstrip("."), f"{where}[{index}]") from error
    _check_playable(game, saved.position)


def _check_playable(game: Game[Any, Any, Any], state: Any) -> None:
    """Check for legal actions, unless the game is over."""
    try:
        asked = game.seat_to_act(state) is not None and bool(game.legal_actions(state))
    except Exception as error:
        # Damaged data may cause any exception in the rules.
        raise InvalidData(tr("the game cannot continue from here"), "position.agenda") from error
    if asked == game.over(state):
        raise InvalidData(tr("the game cannot continue from here"), "position.agenda")
