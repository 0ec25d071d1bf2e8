"""Shared replay: steps of a game, as one seat or a spectator saw them."""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from cattrs import Converter

from paxdesk import __version__
from paxdesk.errors import PaxError
from paxdesk.files.record_codec import (
    OpaqueData,
    read_record_data,
    register_partial,
    strict_converter,
)
from paxdesk.files.safe_write import LARGEST, reading
from paxdesk.files.strict_json import BEGINNING, InvalidData, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import PlayedStep
from paxdesk.session.session import NO_SEAT, GameSession, Request
from paxdesk.strict_yaml import Misfit, read_beginning

if TYPE_CHECKING:
    from paxdesk.session.seat_updates import Sharing

Plain: TypeAlias = Any
"""Unvalidated JSON data."""
FORMAT: Final = 1
SUFFIX: Final = ".story"
LONGEST: Final = 2000
"""Maximum length of a note, in characters."""
MOST_MOMENTS: Final = 40


@frozen
class ReplayNote:
    """Note shown after ``step`` steps; ``pictured`` adds a picture of the table."""

    step: int
    words: str
    pictured: bool


@frozen
class _ReplayFile:
    """Content of a file; ``story`` is the format number."""

    game: str
    story: int
    program: str
    material: str
    seat: Seat
    beginning: OpaqueData
    steps: tuple[OpaqueData, ...]
    moments: tuple[ReplayNote, ...]
    corrections: tuple[OpaqueData, ...] = ()


@frozen(eq=False)
class SharedReplay(Generic[S, A, E]):
    """Opened shared game; ``session`` has its steps and is read-only."""

    session: GameSession[S, A, E]
    seat: Seat
    moments: tuple[ReplayNote, ...]


class ReplayHost:
    """Host of a shared game's session; ignores all actions and requests."""

    def play(self, _line: str, _note: str = "") -> None:
        """Do nothing: a shared game cannot change."""

    def ask(self, _what: Request, _seat: Seat = NO_SEAT) -> None:
        """Do nothing: a shared game has no other players."""


@cache
def _converter() -> Converter:
    """Return the converter; files may lack corrections."""
    converter = strict_converter()
    register_partial(converter, _ReplayFile, {}, frozenset(), frozenset({"corrections"}))
    return converter


def shared_replay_of(
    sharing: "Sharing[S, A, E]",
    session: GameSession[S, A, E],
    seat: Seat = NO_SEAT,
    first: int = 0,
    last: int | None = None,
    moments: tuple[ReplayNote, ...] = (),
) -> SharedReplay[S, A, E]:
    """Return the shared replay of ``steps[first:last]``, as ``seat`` saw them."""
    recording = session.replayed()
    steps = recording.steps[first:last]
    begun = sharing.shown(recording.position(first), seat)
    # The new session contains only data that the file will contain.
    plain = json.dumps(sharing.write_beginning(session, begun))
    again = sharing.read_beginning(json.loads(plain))
    told = [sharing.update_for(step, seat) for step in steps]
    kept = tuple(
        ReplayNote(each.step - first, each.words, each.pictured)
        for each in sorted(moments, key=lambda each: each.step)
        if 0 <= each.step - first <= len(steps)
    )
    return _put_together(again, told, seat, kept)


def _put_together(
    session: GameSession[S, A, E],
    steps: list[PlayedStep[S, A, E]],
    seat: Seat,
    moments: tuple[ReplayNote, ...],
) -> SharedReplay[S, A, E]:
    session.host = ReplayHost()
    session.follow_table(0, steps)
    return SharedReplay(session, seat, moments)


def shared_replay_data(sharing: "Sharing[S, A, E]", replay: SharedReplay[S, A, E]) -> bytes:
    """Return the content of a shared replay's file."""
    recording, seat = replay.session.recording, replay.seat
    file = _ReplayFile(
        sharing.key,
        FORMAT,
        __version__,
        sharing.digest,
        seat,
        OpaqueData(sharing.write_beginning(replay.session, recording.position(0))),
        tuple(
            OpaqueData(sharing.write_step(sharing.update_for(step, seat)))
            for step in recording.steps
        ),
        replay.moments,
        tuple(map(OpaqueData, sharing.corrections())),
    )
    plain = _converter().unstructure(file)
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


def is_shared_replay(path: Path) -> bool:
    """Return whether a file has the key of shared games near its start."""
    try:
        return b'"story":' in read_beginning(path, BEGINNING)
    except Misfit:
        return False


def read_shared_replay(path: Path, sharing: "Sharing[S, A, E]") -> SharedReplay[S, A, E]:
    """Return the shared replay in a file. Raises SaveError."""
    with reading(path):
        data = read_json(path, LARGEST)
        file = read_record_data(data, _ReplayFile, _converter())
        if file.material != sharing.digest and file.game == sharing.key:
            sharing = sharing.corrected([each.plain for each in file.corrections])
        _check(file, sharing)
        try:
            session = sharing.read_beginning(file.beginning.plain)
            first = session.recording.position(0)
            steps = sharing.read_steps((each.plain for each in file.steps), first)
            replay = _put_together(session, steps, file.seat, file.moments)
            _check_positions(sharing, replay)
        except PaxError as error:
            raise InvalidData(str(error).rstrip(".")) from error
    return replay


def _check_positions(sharing: "Sharing[S, A, E]", replay: SharedReplay[S, A, E]) -> None:
    """Check all positions. Raises InvalidData."""
    recording = replay.session.recording
    for step in range(len(recording.steps) + 1):
        try:
            wrong = list(sharing.problems(recording.position(step)))
        except Exception:
            # An invalid file may cause any exception.
            wrong = [tr("it contradicts the rules")]
        if wrong:
            problem = tr("an impossible position: {problem}", problem=wrong[0])
            raise InvalidData(problem, f"steps[{step}]")


def _check(file: _ReplayFile, sharing: "Sharing[S, A, E]") -> None:
    """Check values beyond their types. Raises InvalidData."""
    if file.story != FORMAT:
        raise InvalidData(
            tr("a game shared by another version of Pax Desk ({program})", program=file.program)
        )
    if file.game != sharing.key:
        raise InvalidData(tr("a shared game of a different board game"))
    if file.material != sharing.digest:
        raise InvalidData(tr("this game was played with different cards from yours"))
    if len(file.moments) > MOST_MOMENTS:
        raise InvalidData(tr("more than {most} notes", most=MOST_MOMENTS), "moments")
    for each in file.moments:
        if not 0 <= each.step <= len(file.steps):
            raise InvalidData(tr("there is no step {step}", step=each.step), "moments")
        if len(each.words) > LONGEST:
            raise InvalidData(tr("expected at most {most} characters", most=LONGEST), "moments")
