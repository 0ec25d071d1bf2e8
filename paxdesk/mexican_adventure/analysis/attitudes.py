"""How well an attitude was chosen, by what its side could know (5.7.2, M86).

Both sides choose at once, so no choice is right by itself: it is measured against the mixture
of an enemy who cannot be guessed, with the mean of the dice.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import Outlook, outlook
from paxdesk.mexican_adventure.rules.actions import ChooseAttitude
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude
from paxdesk.mexican_adventure.rules.legal import legal_actions
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.words import ATTITUDES, Attitude, ZoneId
from paxdesk.mexican_adventure.session import Replayed
from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat

Mark: TypeAlias = Literal["best", "good", "slip", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("best", "good", "slip", "blunder")
BEST: Final = 25
"""Hundredths of a resource point by which a choice may be worse than the best and be as good."""
GOOD: Final = 100
SLIP: Final = 300
ROUNDS: Final = 400
"""Rounds of fictitious play: both answer what the other has done so far."""


@frozen
class Judged:
    """A choice in ``zone`` at ``step``, the first of a game being 1.

    ``loss`` is how much worse it was than ``better``, a line of notation, in hundredths of a
    resource point; ``dealt`` and ``taken`` are the steps it could expect, and those of the better
    one, in hundredths.
    """

    step: int
    seat: Seat
    zone: ZoneId
    better: str
    loss: int
    mark: Mark
    dealt: tuple[int, int]
    taken: tuple[int, int]


def judged(steps: Sequence[Replayed]) -> Iterator[tuple[int, Judged | None]]:
    """Every step's number with what is to be said of it, None where no attitude was chosen."""
    for number, step in enumerate(steps, 1):
        yield number, judge(step, number)


def judge(step: Replayed, number: int) -> Judged | None:
    """An attitude that was chosen; None for any other step."""
    asked = step.before.agenda[-1] if step.before.agenda else None
    action = step.action
    if not isinstance(asked, ChoosingAttitude) or not isinstance(action, ChooseAttitude):
        return None
    legal = [each for each in legal_actions(step.before) if isinstance(each, ChooseAttitude)]
    seen = Assessment(seen_by(step.before, asked.side), asked.side)
    table = [[_outlook(seen, asked.zone, mine, other) for other in ATTITUDES] for mine in legal]
    weights = enemy_mixture([[each.value for each in row] for row in table])
    means = [_mean(row, weights) for row in table]
    mine = legal.index(action)
    best = max(range(len(legal)), key=lambda index: (means[index].value, index == mine))
    loss = round(100 * (means[best].value - means[mine].value))
    return Judged(
        number,
        step.seat,
        asked.zone,
        write(legal[best]),
        loss,
        mark_of(loss),
        (round(100 * means[mine].dealt), round(100 * means[best].dealt)),
        (round(100 * means[mine].taken), round(100 * means[best].taken)),
    )


def mark_of(loss: int) -> Mark:
    """What a choice is called that is so much worse than the best."""
    if loss <= BEST:
        return "best"
    if loss <= GOOD:
        return "good"
    return "slip" if loss <= SLIP else "blunder"


def _outlook(seen: Assessment, zone: ZoneId, mine: ChooseAttitude, other: Attitude) -> Outlook:
    if seen.side == "imperial":
        return outlook(seen, zone, mine.attitude, other, mine.camerone)
    return outlook(seen, zone, other, mine.attitude, mine.camerone)


def _mean(row: Sequence[Outlook], weights: Sequence[float]) -> Outlook:
    def mean(name: str) -> float:
        return sum(
            weight * float(getattr(each, name)) for each, weight in zip(row, weights, strict=True)
        )

    return Outlook(mean("value"), mean("dealt"), mean("taken"))


def enemy_mixture(table: Sequence[Sequence[float]]) -> list[float]:
    """How often an enemy takes each column who gives away nothing; values are for the rows."""
    rows, columns = len(table), len(table[0])
    times = [0] * columns
    row_sums, column_sums = [0.0] * rows, [0.0] * columns
    row = column = 0
    for _ in range(ROUNDS):
        times[column] += 1
        for index, values in enumerate(table):
            row_sums[index] += values[column]
        for index in range(columns):
            column_sums[index] += table[row][index]
        row = max(range(rows), key=row_sums.__getitem__)
        column = min(range(columns), key=column_sums.__getitem__)
    return [each / ROUNDS for each in times]
