"""What every saved game is checked for beside its types, whatever the game.

Everything here raises Unfit, with the place in the file.
"""

from collections.abc import Callable, Container, Iterable, Sequence
from typing import Protocol

from paxdesk import __version__
from paxdesk.errors import NotationError
from paxdesk.files.unfit import Unfit
from paxdesk.language import say
from paxdesk.session.history import JournalEntry
from paxdesk.session.writers import UNKNOWN, Parts


class Coloured(Protocol):
    """A seat as files keep it."""

    @property
    def colour(self) -> int:
        """Its number."""
        ...


def strangers(parts: Parts, digest: str, other_material: str) -> tuple[str, ...]:
    """Who wrote of the journal what this program with its material might not have written.

    ``digest`` is that of the material of now; ``other_material`` says that it was another.
    """
    found = []
    for part in parts:
        if part.program == UNKNOWN:
            found.append(say("somebody unknown"))
        elif part.program != __version__:
            found.append(say("Pax Desk {program}", program=part.program))
        elif part.material != digest:
            found.append(other_material)
    return tuple(dict.fromkeys(found))


def check_colours(seats: Sequence[Coloured], colours: Container[int]) -> None:
    """Every seat has one of the colours that there are."""
    for index, seat in enumerate(seats):
        if seat.colour not in colours:
            raise Unfit(
                say("there is no colour {colour}", colour=seat.colour), f"seats[{index}].colour"
            )


def check_parts(parts: Parts) -> None:
    """The writers follow each other along the journal."""
    ends = [part.lines for part in parts]
    if not ends or ends != sorted(ends) or ends[0] < 0:
        raise Unfit(say("the parts are not in the order of the journal"), "parts")


def check_lines(
    lines: Iterable[JournalEntry],
    where: str,
    seats: Container[int],
    parse: Callable[[str], object],
) -> None:
    """Every line is notation, and of a seat that there is."""
    for index, entry in enumerate(lines):
        if entry.seat not in seats:
            raise Unfit(say("seat {seat} does not exist", seat=entry.seat), f"{where}[{index}]")
        try:
            parse(entry.line)
        except NotationError as error:
            raise Unfit(str(error).rstrip("."), f"{where}[{index}]") from error


def check_sound(problems: Callable[[], Sequence[str]], where: str) -> None:
    """A position holds everything that its rules ask of one."""
    try:
        wrong = problems()
    except Exception as error:
        # What has the right types and still makes the checks stumble is damaged.
        raise Unfit(say("the position contradicts itself"), where) from error
    if wrong:
        raise Unfit("; ".join(wrong), where)


def check_playable(waiting: Callable[[], bool], over: bool) -> None:
    """A game is kept only where somebody is asked, or when it is over."""
    try:
        asked = waiting()
    except Exception as error:
        # What passes every check and still makes the rules stumble is damaged.
        raise Unfit(say("nobody can play on from here"), "position.agenda") from error
    if asked == over:
        raise Unfit(say("nobody can play on from here"), "position.agenda")
