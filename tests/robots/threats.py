"""Count of the next player's wins that a level stops: ``python -m tests.robots.threats --help``.

A threat is a turn after which the next player has a proved win if nothing is done in the turn. It
is called unstoppable if no lines are found that stop it.
"""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, TypeAlias

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.planner.search import position_key
from paxdesk.porfiriana.robots.questions import question_to, robot_named
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Pass, Seat, Shift
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.forced_win import search_position, winning_way
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.topple_search import WayToTopple
from paxdesk.porfiriana.rules.view import remembered_by, seen_by
from tests.robots.forced_wins import read_wins

MOST_TRIED: Final = 3000
"""Maximum number of positions tried to stop a threat that a level leaves."""
DEEPEST: Final = 3
"""Maximum number of lines of a turn tried to stop a threat."""


@frozen
class Threat:
    """Turn before a proved win of the next player, after ``at`` lines."""

    seats: int
    seed: int
    at: int
    seat: Seat
    position: State


def threats(deck: Deck, every: int = 1) -> Iterator[Threat]:
    """Yield the threats among the turns before every ``every``-th stored win."""
    for win in islice(read_wins(), None, None, every):
        state = deal(deck, win.seats, win.seed, Options())
        turn, begun = state.turn, (0, state.copy())
        for number, line in enumerate(win.lines[: win.at]):
            if state.turn is not turn and isinstance(state.agenda[-1], ActionPhase):
                turn, begun = state.turn, (number, state.copy())
            perform_unchecked(state, parse(line))
        at, position = begun
        position.cache = None
        seat = position.turn.seat
        if seat not in (DIAZ, win.seat) and way_after(position, seat, passing) is not None:
            yield Threat(win.seats, win.seed, at, seat, position)


Answers: TypeAlias = Callable[[State, Seat], Action]
"""Function that returns a seat's answer to a question."""


def passing(state: State, _: Seat) -> Action:
    """Return a pass, or the last legal answer."""
    legal = legal_actions(state)
    return Pass() if Pass() in legal else legal[-1]


def objecting(state: State, _: Seat) -> Action:
    """Return the first legal answer: a pass only if no other is legal."""
    return legal_actions(state)[0]


def way_after(state: State, seat: Seat, answers: Answers) -> WayToTopple | None:
    """Return the next player's proved win after the turn, as far as ``seat`` knows, or None.

    No card is drawn from the deck.
    """
    state = state.copy()
    state.deck = []
    perform_unchecked(state, End())
    _settle(state, answers)
    mover = state.turn.seat
    if state.over or mover == seat:
        return None
    known = search_position(seen_by(state, seat), seat, remembered_by(state, seat))
    way = winning_way(known, mover)
    return way if way is not None and way.proved else None


def _settle(state: State, answers: Answers) -> None:
    while not state.over and not isinstance(state.agenda[-1], ActionPhase):
        mover = seat_to_act(state)
        assert mover is not None
        perform_unchecked(state, answers(state, mover))


def turn_by(level: LevelName, threat: Threat) -> tuple[tuple[Action, ...], WayToTopple | None]:
    """Return a robot's lines in its turn, and the next player's proved win or None."""
    state, robot, lines = threat.position.copy(), robot_named(level), []
    robots = dict.fromkeys(state.players, level)
    turn = state.turn

    def answer(now: State, mover: Seat) -> Action:
        return question_to(robot, now, mover, robots).answer().action

    while (mover := seat_to_act(state)) is not None and state.turn is turn:
        action = answer(state, mover)
        if isinstance(state.agenda[-1], ActionPhase):
            if isinstance(action, End):
                return tuple(lines), way_after(state, threat.seat, answer)
            lines.append(action)
        perform_unchecked(state, action)
    return tuple(lines), None


def stopped_by(threat: Threat) -> tuple[Action, ...] | None:
    """Return lines that leave the next player no proved win; None if none are found.

    They must hold whether the others pass, object, or answer like hard robots.
    """
    reached: list[tuple[tuple[Action, ...], list[State]]] = [((), [threat.position.copy()] * 2)]
    met: set[object] = set()
    tried = 0
    for _ in range(DEEPEST):
        further = []
        for lines, now in reached:
            for action in legal_actions(now[0]):
                if isinstance(action, End | Shift) or action not in legal_actions(now[1]):
                    continue
                after = [
                    _after(each, action, answers)
                    for each, answers in zip(now, (passing, objecting), strict=True)
                ]
                key = tuple(map(position_key, after))
                if key in met or any(each.over or each.turn.seat != threat.seat for each in after):
                    continue
                met.add(key)
                tried += 1
                then = (*lines, action)
                safe = all(way_after(each, threat.seat, passing) is None for each in after)
                if safe and _holds(threat, then):
                    return then
                if tried == MOST_TRIED:
                    return None
                further.append((then, after))
        reached = further
    return None


def _holds(threat: Threat, lines: tuple[Action, ...]) -> bool:
    """Return whether lines stop a threat if the others answer like hard robots."""
    robot, robots = robot_named("hard"), dict.fromkeys(threat.position.players, LEVELS["hard"].name)

    def answer(now: State, mover: Seat) -> Action:
        return question_to(robot, now, mover, robots).answer().action

    state = threat.position.copy()
    for action in lines:
        if action not in legal_actions(state):
            return False
        perform_unchecked(state, action)
        _settle(state, answer)
        if state.over or state.turn.seat != threat.seat:
            return False
    return way_after(state, threat.seat, answer) is None


def _after(state: State, action: Action, answers: Answers) -> State:
    after = state.copy()
    perform_unchecked(after, action)
    _settle(after, answers)
    return after


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", default=["hard"], choices=list(LEVELS))
    parser.add_argument("--every", type=int, default=1, help="take each n-th threat")
    parser.add_argument("--from", type=int, default=0, dest="first")
    given = parser.parse_args()
    found = list(threats(open_deck(None)))[given.first :: given.every]
    print(f"{len(found)} threats by seats:", dict(Counter(each.seats for each in found)))
    for level in given.levels:
        stopped, unstoppable, begun = 0, 0, time.monotonic()
        for each in found:
            lines, left = turn_by(level, each)
            if left is None:
                stopped += 1
                continue
            stop = stopped_by(each)
            unstoppable += stop is None
            told = "nothing stops it" if stop is None else "; ".join(map(write, stop))
            done, way = "; ".join(map(write, lines)), "; ".join(map(write, left.lines))
            print(f"{level} {each.seats}/{each.seed} at {each.at}, P{each.seat}: {done or 'end'}")
            print(f"    leaves {way}; stopped by: {told}", flush=True)
        can = len(found) - unstoppable
        took = time.monotonic() - begun
        print(f"{level} stops {stopped} of {can}, {unstoppable} unstoppable, {took:.0f} s")


if __name__ == "__main__":
    main()
