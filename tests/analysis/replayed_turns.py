"""Check in whole games of the better plans from an analysis: ``python -m
tests.analysis.replayed_turns``.

Each plan, and the turn really played, are continued by swift robots at all seats, with hidden cards
dealt at random and different seeds. The check shares no code with the analysis.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import seat_robots
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import remembered_by
from paxdesk.porfiriana.session import Recording
from paxdesk.session.randomness import Generator

PLAYER: Final[PlayerName] = "swift"
MOST_STEPS: Final = 1500
"""Number of steps after which a game counts as not won."""


@frozen
class Replayed:
    """Claimed and replayed gain of a plan before ``step``, in points, with its standard error."""

    step: int
    claimed: float
    gain: float
    error: float


def replayed(found: Any, recording: Recording, pairs: int, seed: int) -> Iterator[Replayed]:
    """Yield the gains of the plans that an analysis (its JSON data) shows."""
    for turn in found["judged"]:
        if not (turn["pairs"] and turn["better"]):
            continue
        seat, first = turn["seat"], turn["step"] - 1
        steps = recording.steps[first : turn["last"]]
        done = [step.action for step in steps if step.seat == seat]
        better = [parse(said["line"]) for said in turn["better"] if said["seat"] == seat]
        gains = []
        for number in range(pairs):
            dealt = shuffled(steps[0].before, seat, random.Random(f"{seed} {first} {number}"))
            gains.append(100 * (won(dealt, seat, better) - won(dealt, seat, done)))
        error = stdev(gains) / sqrt(pairs)
        yield Replayed(turn["step"], turn["loss"] / 10, mean(gains), error)


def shuffled(state: State, seat: Seat, chance: random.Random) -> State:
    """Return the position with the cards unknown to the seat dealt again."""
    other = state.copy()
    other.cache = None
    fixed = {*state.cards.headlines, *state.cards.topples}
    fixed |= {card for hand in remembered_by(state, seat).values() for card in hand}
    hands = [player.hand for player in other.players.values() if player.seat != seat]
    places = [(pile, at) for pile in (*hands, other.deck) for at in range(len(pile))]
    places = [(pile, at) for pile, at in places if pile[at] not in fixed]
    numbers = [pile[at] for pile, at in places]
    chance.shuffle(numbers)
    for (pile, at), number in zip(places, numbers, strict=True):
        pile[at] = number
    other.generator = Generator.from_seed(chance.randrange(2**31))
    return other


def won(dealt: State, seat: Seat, lines: Sequence[Action]) -> float:
    """Return the seat's share of the victory after its lines and the rest of the game."""
    state, waiting = dealt.copy(), list(lines)
    robots: dict[Seat, PlayerName] = dict.fromkeys(set(state.players) - {DIAZ}, PLAYER)
    seated, turn = seat_robots(robots), state.turn
    for _ in range(MOST_STEPS):
        mover = seat_to_act(state)
        if mover is None:
            break
        legal = legal_actions(state)
        own = mover == seat and state.turn is turn
        free = own and isinstance(state.agenda[-1], ActionPhase)
        while free and waiting and waiting[0] not in legal:
            waiting.pop(0)
        if own and waiting and waiting[0] in legal:
            action = waiting.pop(0)
        elif free:
            action = End()
        else:
            action = seated[mover].next_step(state, mover, robots).action
        perform_unchecked(state, action)
    return 1 / len(state.winners) if seat in state.winners else 0.0


def main() -> None:
    """Analyse games, and print the claimed and the replayed gain of each plan."""
    from paxdesk.porfiriana.analysis.analysis import analyse, to_plain
    from paxdesk.porfiriana.rules.deck import open_deck
    from paxdesk.porfiriana.saves import read_saved

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", type=Path)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    told = []
    for path in given.games:
        recording = read_saved(path, open_deck(None)).replayed()
        for each in replayed(to_plain(analyse(recording)), recording, given.pairs, given.seed):
            told.append(each)
            print(
                f"{path.name} step {each.step}: claimed {each.claimed:.0f}, "
                f"replayed {each.gain:.0f} ± {2 * each.error:.0f}",
                flush=True,
            )
    right = sum(each.gain > 0 for each in told)
    claimed, gain = mean(each.claimed for each in told), mean(each.gain for each in told)
    print(f"{right} of {len(told)} have the sign claimed; claimed {claimed:.1f}, {gain:.1f}")


if __name__ == "__main__":
    main()
