"""A saved game, whatever the game: one JSON file with how it began, its journal and the position.

Loading takes the position, so that a change of the rules never loses a game; the journal tells
how it came about. Nothing in a file is trusted: size, depth, keys, types and the position itself
are checked before anything is made of them. A game adds what its positions are, what else must
hold of them, and how files of earlier forms become one of now.
"""

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar

from paxdesk import __version__
from paxdesk.errors import NotationError
from paxdesk.files.sealing import unsealed
from paxdesk.files.strict_json import InvalidData, parsed_json, read_content
from paxdesk.language import tr, tr_noop
from paxdesk.session.game_protocol import Game
from paxdesk.session.history import JournalEntry
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.randomness import GENERATOR_NAME
from paxdesk.session.session import UNKNOWN, GameSession, Parts, SeatSetup, continued, fitted

G = TypeVar("G", bound=GameSession[Any, Any, Any])
MAX_BYTES = 4_000_000
"""Bytes of a saved game at most."""
UNKNOWN_FORM = tr_noop("in a format that this version cannot read")
NEWER_FORM = tr_noop("in a format that this version cannot read; a newer Pax Desk can")
WRITTEN_BY = tr_noop("written by Pax Desk {program} in a format that this version cannot read")
WRITTEN_BY_NEWER = tr_noop(
    "written by Pax Desk {program} in a format that this version cannot read; a newer Pax Desk can"
)

SaveData: TypeAlias = dict[str, Any]
FormSteps: TypeAlias = Mapping[int, Callable[[SaveData], SaveData]]
"""What makes form 2 of form 1, and so on, for each form that a release ever wrote.

Each adds, renames or removes keys and nothing else; what is read strictly is the result. They
see data of which nothing has been checked yet.
"""


class Saved(Protocol):
    """What the file of every game holds; a game adds the digest of its material.

    ``parts`` say which version of the program wrote the journal up to where; ``undone`` are the
    lines of what was taken back and could be done again, in playing order.
    """

    @property
    def opening(self) -> Any: ...

    @property
    def seats(self) -> tuple[SeatSetup, ...]: ...

    @property
    def parts(self) -> Parts: ...

    @property
    def journal(self) -> tuple[JournalEntry, ...]: ...

    @property
    def undone(self) -> tuple[JournalEntry, ...]: ...

    @property
    def position(self) -> Any: ...


# --- Writing --------------------------------------------------------------------------------------


def kept_fields(session: GameSession[Any, Any, Any], form: int, digest: str) -> dict[str, Any]:
    """What is kept of every game now; ``digest`` is that of its material.

    The game may go on while it is written: no position changes once it was reached.
    """
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
    """The content of a file with these plain data."""
    return json.dumps(plain, ensure_ascii=False, indent=1).encode()


# --- Reading --------------------------------------------------------------------------------------


def read_form(
    path: Path, steps: FormSteps, refusal: str = "", game: str | None = None
) -> tuple[SaveData, int]:
    """The data of a saved game in the form of this version, and in which form they were.

    Raises Unfit with this ``refusal`` for a file that does not say it is of this ``game``, and
    Sealed for one that is sealed with a word nobody has said.
    """
    data = parsed_json(unsealed(path, read_content(path, MAX_BYTES)), tr("not a saved game"))
    if not isinstance(data, dict) or "format" not in data or data.get("game") != game:
        raise InvalidData(refusal or tr("not a saved game"))
    form: int = data.get("format", 0)
    data = brought_up(data, steps)
    if data.get("generator") != GENERATOR_NAME:
        raise InvalidData(
            tr("the dice of this game are not {name}", name=GENERATOR_NAME), "generator"
        )
    return data, form


def brought_up(data: SaveData, steps: FormSteps) -> SaveData:
    """The data in the newest form. Raises Unfit for a newer one, or one that never was."""
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
    """The data with what ``change`` makes of the opening, its position and the one reached.

    What is no map stays as it is, to be refused later.
    """

    def changed(entry: Any) -> Any:
        if not isinstance(entry, dict):
            return entry
        found = change(entry)
        return {**found, "position": changed(entry["position"])} if "position" in entry else found

    holders = data.keys() & {"opening", "position"}
    return {**data, **{key: changed(data[key]) for key in holders}}


def opened_game(
    saved: Saved,
    session: GameSession[Any, Any, Any],
    digest: str,
    other_material: str,
    note: str = "",
) -> OpenedGame[Any, Any, Any]:
    """The game of a file, to be played on with the material of now, which has this digest.

    ``other_material`` says that lines were played with another.
    """
    return OpenedGame(
        session,
        session.recollection(saved.undone),
        _strangers(session.parts, digest, other_material),
        note=note,
    )


def session_of(saved: Saved, kind: type[G]) -> G:
    """The session, of its game's own ``kind``, in which a game that was kept goes on."""
    parts = fitted(saved.parts, len(saved.journal))
    return kind.from_saved(saved.opening, saved.seats, saved.position, list(saved.journal), parts)


def _strangers(parts: Parts, digest: str, other_material: str) -> tuple[str, ...]:
    """Who wrote of the journal what this program with its material might not have written."""
    found = []
    for part in parts:
        if part.program == UNKNOWN:
            found.append(tr("an unknown program"))
        elif part.program != __version__:
            found.append(tr("Pax Desk {program}", program=part.program))
        elif part.material != digest:
            found.append(other_material)
    return tuple(dict.fromkeys(found))


# --- What a file is checked for beside its types --------------------------------------------------
# Everything here raises Unfit, with the place in the file.


def check_position(problems: Callable[[], Sequence[str]], where: str) -> None:
    """A position holds everything that its rules ask of one."""
    try:
        wrong = problems()
    except Exception as error:
        # What has the right types and still makes the checks stumble is damaged.
        raise InvalidData(tr("the position contradicts itself"), where) from error
    if wrong:
        raise InvalidData("; ".join(wrong), where)


def check_positions(saved: Saved, problems: Callable[[Any], Sequence[str]]) -> None:
    """The position it began with, where one was laid out, and the one reached are sound."""
    for position, where in (
        (saved.opening.position, "opening.position"), (saved.position, "position"),
    ):  # fmt: skip
        if position is not None:
            check_position(partial(problems, position), where)


def check_seats(saved: Saved, people: int) -> None:
    """As many seats are named as ``people`` play."""
    if people != len(saved.seats):
        words = tr("{seats} seats for {people} players", seats=len(saved.seats), people=people)
        raise InvalidData(words, "seats")


def check_game(
    saved: Saved, game: Game[Any, Any, Any], colours: Collection[int], robots: Collection[str]
) -> None:
    """Seats, writers and lines fit, and somebody can play on, or the game is over."""
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
    """A game is kept only where somebody is asked, or when it is over."""
    try:
        asked = game.seat_to_act(state) is not None and bool(game.legal_actions(state))
    except Exception as error:
        # What passes every check and still makes the rules stumble is damaged.
        raise InvalidData(tr("the game cannot continue from here"), "position.agenda") from error
    if asked == game.over(state):
        raise InvalidData(tr("the game cannot continue from here"), "position.agenda")
