"""Check of an analysis's better plans in whole games: ``python -m tests.analysis.replayed_turns``.

Robots continue after each plan and after the turn really played.
"""

import argparse
import json
import random
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import NormalDist, mean, stdev
from typing import Any, Final

from cattrs import unstructure

from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import play_unheard, seat_robots
from paxdesk.porfiriana.rules.actions import DIAZ, Action, CardNumber, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.setup import stacks_of
from paxdesk.porfiriana.rules.state import Options, State
from paxdesk.porfiriana.rules.view import remembered_by
from paxdesk.porfiriana.session import Recording, Session
from paxdesk.session.randomness import Generator, RandomPlayer
from paxdesk.session.session import SeatSetup

PLAYER: Final[PlayerName] = "swift"
PLAYERS: Final[tuple[PlayerName, ...]] = ("beginner", "easy", "medium", "swift")
"""Levels of the players in analysed games."""
BATCH: Final = 8
"""Number of pairs between tests of the gain."""
CLEAR: Final = 2.0
"""Number of standard errors above which a gain is clear."""
NEVER_DEALT: Final = ("hacendado", "regime", "play_aid")
"""Kinds of cards that are never in the deck."""
MOST_STEPS: Final = 1500
"""Number of steps after which a game is stopped."""


@frozen
class Replayed:
    """Claimed gain of a plan, and the gain and standard error replayed, in points."""

    game: str
    step: int
    claimed: float
    gain: float
    error: float
    pairs: int

    def __str__(self) -> str:
        return (
            f"{self.game} step {self.step}: claimed {self.claimed:.0f}, "
            f"replayed {self.gain:.0f} ± {2 * self.error:.0f}"
        )


def replayed(
    found: Any,
    recording: Recording,
    most: int,
    seed: int,
    game: str = "",
    player: PlayerName = PLAYER,
) -> Iterator[Replayed]:
    """Yield the gain of each better plan, from at most ``most`` pairs of games."""
    for turn in found["judged"]:
        if not (turn["pairs"] and turn["better"]):
            continue
        seat, first = turn["seat"], turn["step"] - 1
        steps = recording.steps[first : turn["last"]]
        done = [step.action for step in steps if step.seat == seat]
        better = [parse(said["line"]) for said in turn["better"] if said["seat"] == seat]
        gains: list[float] = []
        error = 0.0
        while len(gains) < most and not (gains and abs(mean(gains)) > CLEAR * error > 0):
            for number in range(len(gains), min(len(gains) + BATCH, most)):
                dealt = shuffled(steps[0].before, seat, random.Random(f"{seed} {first} {number}"))
                there, here = (won(dealt, seat, lines, player) for lines in (better, done))
                gains.append(100 * (there - here))
            error = stdev(gains) / sqrt(len(gains))
        yield Replayed(game, turn["step"], turn["loss"] / 10, mean(gains), error, len(gains))


def shuffled(state: State, seat: Seat, chance: random.Random) -> State:
    """Return the position with unknown cards dealt again."""
    other, cards = state.copy(), state.cards
    other.cache = None
    remembered = {card for hand in remembered_by(state, seat).values() for card in hand}
    hands = [player.hand for player in other.players.values() if player.seat != seat]
    hidden = [(hand, at) for hand in hands for at in range(len(hand)) if hand[at] not in remembered]
    left_out = [card for card in other.box if cards.cards[card].kind not in NEVER_DEALT]
    unseen = [*other.deck, *left_out]
    topples = [card for card in unseen if card in cards.topples]
    headlines = [card for card in unseen if card in cards.headlines]
    ordinary = [card for card in unseen if card not in {*topples, *headlines}]
    ordinary += [hand[at] for hand, at in hidden]
    chance.shuffle(ordinary)
    for hand, at in hidden:
        hand[at] = ordinary.pop()
    ordinary += headlines
    for each in (ordinary, topples):
        chance.shuffle(each)
    deck: list[CardNumber] = []
    for stack in remaining_stacks(state):
        places = set(chance.sample(range(len(stack)), sum(card in cards.topples for card in stack)))
        deck += [(topples if at in places else ordinary).pop() for at in range(len(stack))]
    other.deck = deck
    other.box = sorted({*other.box} - {*left_out} | {*ordinary, *topples})
    other.generator = Generator.from_seed(chance.randrange(2**31))
    return other


def remaining_stacks(state: State) -> list[list[CardNumber]]:
    """Return the cards left of each stack in the deck, top first."""
    rest, stacks = list(state.deck), []
    for stack in reversed(stacks_of(len(state.players), state.options)):
        size = stack.cards + stack.topples
        stacks.append(rest[-size:])
        del rest[-size:]
    return [stack for stack in reversed(stacks) if stack]


def won(dealt: State, seat: Seat, lines: Sequence[Action], player: PlayerName) -> float:
    """Return a seat's share of the victory after ``lines``."""
    state, waiting = dealt.copy(), list(lines)
    robots: dict[Seat, PlayerName] = dict.fromkeys(set(state.players) - {DIAZ}, player)
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


def played(seed: int, seats: int) -> Recording:
    from paxdesk.porfiriana.rules.deck import open_deck

    chance = random.Random(seed)
    people = tuple(SeatSetup(f"P{seat}", seat) for seat in range(1, seats + 1))
    session = Session.new(open_deck(None), Options(), seed, people)
    robots = {seat: chance.choice(PLAYERS) for seat in range(1, seats + 1)}
    for step in play_unheard(session.state.copy(), RandomPlayer.for_game(seed), robots):
        session.submit(step.action)
    return session.replayed()


def told(found: Sequence[Replayed]) -> str:
    """Return a summary of gains, assumed to be normally distributed."""
    right = sum(each.gain > 0 for each in found)
    clear = [each for each in found if abs(each.gain) > CLEAR * each.error]
    right_clear = sum(each.gain > 0 for each in clear)
    claimed, gain = mean(each.claimed for each in found), mean(each.gain for each in found)
    off = sqrt(sum(each.error**2 for each in found)) / len(found)
    noise = mean(each.error**2 for each in found)
    spread = sqrt(max(1.0, mean((each.gain - gain) ** 2 for each in found) - noise))
    really = 1 - NormalDist(gain, spread).cdf(0)
    return (
        f"{right} of {len(found)} have the sign claimed, {right_clear} of the {len(clear)} clear "
        f"ones, about {really:.0%} really; claimed {claimed:.1f}, "
        f"replayed {gain:.1f} ± {2 * off:.1f}"
    )


def main() -> None:
    from paxdesk.porfiriana.analysis.analysis import analyse, to_plain

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path, help="file of results, which are added")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--player", default=PLAYER, choices=PLAYERS)
    parser.add_argument("--pairs", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=10)
    given = parser.parse_args()
    until = time.monotonic() + 60 * given.minutes
    kept = given.out.read_text().splitlines() if given.out.exists() else []
    done = [json.loads(line) for line in kept]
    for game in range(len(done), given.games):
        if time.monotonic() > until:
            break
        recording = played(given.seed + game, 2 + game % 3)
        analysis = to_plain(analyse(recording))
        name = str(given.seed + game)
        found = list(replayed(analysis, recording, given.pairs, given.seed, name, given.player))
        done.append([unstructure(each) for each in found])
        with given.out.open("a") as out:
            out.write(json.dumps(done[-1]) + "\n")
        for each in found:
            print(each, flush=True)
    print(len(done), "games:", told([Replayed(**each) for game in done for each in game]))


if __name__ == "__main__":
    main()
