"""A story: a game, or a part of it, as everybody or one seat has seen it, to be passed on.

It holds no more than that: positions, events and lines are those which a seat at another machine
would be told (``session/seat_updates.py``), without the seed. Notes of the sharing person stand
at moments of the game.
"""

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias

from paxdesk import __version__
from paxdesk.errors import PaxError
from paxdesk.files.record_codec import Data, strict_converter, structured
from paxdesk.files.safe_write import LARGEST, SaveError
from paxdesk.files.strict_json import BEGINNING, Unfit, parsed_json
from paxdesk.language import say
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import A, E, S, Seat
from paxdesk.session.history import Step
from paxdesk.session.session import NOBODY, GameSession, Request
from paxdesk.strict_yaml import Misfit, read_beginning, read_limited

if TYPE_CHECKING:
    from paxdesk.session.seat_updates import Sharing

Plain: TypeAlias = Any
"""What JSON can hold, of which nothing has been checked."""
FORMAT: Final = 1
SUFFIX: Final = ".story"
LONGEST: Final = 2000
"""Characters of a note."""
MOST_MOMENTS: Final = 40


@frozen
class Moment:
    """After how many steps of the story something is said, and whether the table is shown."""

    step: int
    words: str
    pictured: bool


@frozen
class _File:
    """``story`` is the format, ``seat`` who has seen this, 0 for everybody."""

    game: str
    story: int
    program: str
    material: str
    seat: Seat
    beginning: Data
    steps: tuple[Data, ...]
    moments: tuple[Moment, ...]


@frozen(eq=False)
class Story(Generic[S, A, E]):
    """A story that was opened: ``session`` has its steps, and can only be looked at."""

    session: GameSession[S, A, E]
    seat: Seat
    moments: tuple[Moment, ...]


class Teller:
    """Stands where the table of another machine would: nothing can be played in a story."""

    def play(self, _line: str) -> None:
        """A story goes as it went."""

    def ask(self, _what: Request, _seat: Seat = NOBODY) -> None:
        """Nobody is there to be asked."""


_converter = cache(strict_converter)


def told_story(
    sharing: "Sharing[S, A, E]",
    session: GameSession[S, A, E],
    seat: Seat = NOBODY,
    first: int = 0,
    last: int | None = None,
    moments: tuple[Moment, ...] = (),
) -> Story[S, A, E]:
    """What a seat, or everybody, has seen of a game, from after ``first`` to ``last`` steps.

    Moments are counted from the beginning of the game; those of other parts are left out.
    """
    recording = session.replayed()
    steps = recording.steps[first:last]
    begun = sharing.shown(recording.position(first), seat)
    # As it would travel: what a beginning says, and a session that has nothing of the first.
    plain = json.dumps(sharing.write_beginning(session, begun))
    again = sharing.read_beginning(json.loads(plain))
    told = [sharing.told(step, seat) for step in steps]
    kept = tuple(
        Moment(each.step - first, each.words, each.pictured)
        for each in sorted(moments, key=lambda each: each.step)
        if 0 <= each.step - first <= len(steps)
    )
    return _put_together(again, told, seat, kept)


def _put_together(
    session: GameSession[S, A, E],
    steps: list[Step[S, A, E]],
    seat: Seat,
    moments: tuple[Moment, ...],
) -> Story[S, A, E]:
    session.house = Teller()
    session.follow_table(0, steps)
    return Story(session, seat, moments)


def story_data(sharing: "Sharing[S, A, E]", story: Story[S, A, E]) -> bytes:
    """The file of a story: what is in it was told to nobody else than its seat."""
    recording, seat = story.session.recording, story.seat
    file = _File(
        sharing.key,
        FORMAT,
        __version__,
        sharing.digest,
        seat,
        Data(sharing.write_beginning(story.session, recording.position(0))),
        tuple(Data(sharing.write_step(sharing.told(step, seat))) for step in recording.steps),
        story.moments,
    )
    plain = _converter().unstructure(file)
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()


def is_story(path: Path) -> bool:
    """Whether a file says that it is a story."""
    try:
        return b'"story":' in read_beginning(path, BEGINNING)
    except Misfit:
        return False


def read_story(path: Path, sharing: "Sharing[S, A, E]") -> Story[S, A, E]:
    """Open a story. Raises SaveError for a file that is none, or not of this game."""
    try:
        try:
            data = parsed_json(read_limited(path, LARGEST))
        except Misfit as misfit:
            raise Unfit(misfit.in_short) from misfit
        file = structured(data, _File, _converter())
        _check(file, sharing)
        try:
            session = sharing.read_beginning(file.beginning.plain)
            first = session.recording.position(0)
            steps = sharing.read_steps((each.plain for each in file.steps), first)
            story = _put_together(session, steps, file.seat, file.moments)
            _check_positions(sharing, story)
        except PaxError as error:
            raise Unfit(str(error).rstrip(".")) from error
        return story
    except Unfit as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit


def _check_positions(sharing: "Sharing[S, A, E]", story: Story[S, A, E]) -> None:
    """Check that every position can be, as far as it is shown."""
    recording = story.session.recording
    for step in range(len(recording.steps) + 1):
        try:
            wrong = list(sharing.problems(recording.position(step)))
        except Exception as error:
            # It may come from anywhere: whatever it does to the rules, the file is at fault.
            wrong = [repr(error)]
        if wrong:
            problem = say("no such position can be: {problem}", problem=wrong[0])
            raise Unfit(problem, f"steps[{step}]")


def _check(file: _File, sharing: "Sharing[S, A, E]") -> None:
    """Check what the types cannot say."""
    if file.story != FORMAT:
        raise Unfit(say("a story of another version of Pax Desk ({program})", program=file.program))
    if file.game != sharing.key:
        raise Unfit(say("a story of another game"))
    if file.material != sharing.digest:
        raise Unfit(say("this story was played with other cards than yours"))
    if len(file.moments) > MOST_MOMENTS:
        raise Unfit(say("more than {most} notes", most=MOST_MOMENTS), "moments")
    for each in file.moments:
        if not 0 <= each.step <= len(file.steps):
            raise Unfit(say("there is no step {step}", step=each.step), "moments")
        if len(each.words) > LONGEST:
            raise Unfit(say("a text of {number} characters", number=len(each.words)), "moments")
