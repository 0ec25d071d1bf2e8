"""What turned a game: the largest changes of the balance, each with the steps that made it."""

from collections.abc import Iterator, Sequence
from typing import Final

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import Combat, CombatOver
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import ZoneId
from paxdesk.mexican_adventure.session import Replayed
from paxdesk.record_classes import frozen

MOST: Final = 5
LEAST: Final = 15
"""Thousandths that the balance must move for a turning point."""


@frozen
class Swing:
    """From step ``first`` to ``last``, the first of a game being 1; thousandths as in balance.py.

    ``step`` is the one that changed most.
    """

    first: int
    last: int
    step: int
    before: int
    after: int

    @property
    def size(self) -> int:
        return abs(self.after - self.before)


def combat_zone(state: State) -> ZoneId | None:
    """Where a combat is under way; None where none is."""
    return next((each.zone for each in state.agenda if isinstance(each, Combat | CombatOver)), None)


def episodes(steps: Sequence[Replayed]) -> Iterator[tuple[int, int]]:
    """Steps that belong together: a combat, an order with its march, or a single step.

    The number of the first and of the last. Setting up is none.
    """
    first = 0
    last_key: tuple[object, ...] = ()
    for number, step in enumerate(steps, 1):
        if step.before.step == "setup":
            continue
        key = _key(step, number)
        if isinstance(step.action, act.Move) and first:
            key = last_key
        if key != last_key:
            if first:
                yield first, number - 1
            first, last_key = number, key
    if first:
        yield first, len(steps)


def _key(step: Replayed, number: int) -> tuple[object, ...]:
    zone = combat_zone(step.before)
    if zone is None and isinstance(step.action, act.Fight):
        zone = step.action.zone
    if zone is not None:
        return step.before.turn, zone
    return (number,)


def turning_points(
    steps: Sequence[Replayed], balances: Sequence[int], drifts: Sequence[int]
) -> tuple[Swing, ...]:
    """The largest swings, as they came, without what the calendar changed.

    ``balances`` has one entry more than there are steps.
    """

    def change(number: int) -> int:
        return balances[number] - balances[number - 1] - drifts[number - 1]

    found = []
    for first, last in episodes(steps):
        before = balances[first - 1]
        after = before + sum(map(change, range(first, last + 1)))
        step = max(range(first, last + 1), key=lambda each: abs(change(each)))
        found.append(Swing(first, last, step, before, after))
    largest = sorted(found, key=lambda each: (-each.size, each.first))[:MOST]
    return tuple(sorted((s for s in largest if s.size >= LEAST), key=lambda each: each.first))
