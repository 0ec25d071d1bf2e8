"""Forced wins in whole games, found by brute force: ``python -m tests.robots.forced_wins --help``.

The search shares no code with the robots. A win is forced if it depends neither on chance nor on
anybody's answer.
"""

import argparse
import gzip
import itertools
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.roster import PlayerName
from paxdesk.porfiriana.robots.simulation import seat_robots
from paxdesk.porfiriana.rules.actions import Action, Buy, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, RaidedHand, Showdown
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.market import purchase_actions
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State

STORED: Final = Path(__file__).with_name("forced_wins.json.gz")
MOST_LINES: Final = 4
"""Maximum number of lines in the action phase of a forced win, with the purchase of the Topple."""


MOST_STEPS: Final = 1500
"""Number of lines after which a game is abandoned."""


class TooMany(Exception):
    """Raised if a position needs more tries than are allowed."""


@define
class BruteForce:
    """Exhaustive search of a turn and of the others' answers."""

    seat: Seat
    tries: int

    def win(self, state: State) -> list[Action] | None:
        """Return the lines of a forced win, or None. Raises TooMany beyond ``tries``."""
        for most in range(1, MOST_LINES + 1):
            found = self._within(state, most)
            if found is not None:
                return found
        return None

    def _within(self, state: State, most: int) -> list[Action] | None:
        if state.over:
            return [] if self.seat in state.winners else None
        seat, step = seat_to_act(state), state.agenda[-1]
        if isinstance(step, ActionPhase) and (state.turn.seat != self.seat or not most):
            return None
        if seat != self.seat:
            return self._against_all(state, most)
        if isinstance(step, Showdown) or not isinstance(step, ActionPhase):
            return self._by_any(state, legal_actions(state), most)
        turn = state.turn
        if turn.actions < purchase_actions(state) and not turn.began_in_jail:
            return None
        lines = [each for each in legal_actions(state) if not isinstance(each, End)]
        if most == 1:
            lines = [each for each in lines if _buys_topple(state, each)]
        return self._by_any(state, lines, most - 1)

    def _by_any(self, state: State, lines: list[Action], most: int) -> list[Action] | None:
        for action in lines:
            after = self._after(state, action)
            found = None if after is None else self._within(after, most)
            if found is not None:
                return [action, *found]
        return None

    def _against_all(self, state: State, most: int) -> list[Action] | None:
        """Return the lines that win after the first answer; None if an answer prevents the win."""
        found: list[Action] | None = None
        for action in reversed(legal_actions(state)):
            after = self._after(state, action)
            found = None if after is None else self._within(after, most)
            if found is None:
                return None
        return found

    def _after(self, state: State, action: Action) -> State | None:
        """Return the position after an action; None if chance or a hidden hand decides.

        Raises TooMany when no tries are left.
        """
        self.tries -= 1
        if self.tries < 0:
            raise TooMany
        after = state.copy()
        perform_unchecked(after, action)
        same = after.generator == state.generator and after.deck == state.deck
        if not same or (after.agenda and isinstance(after.agenda[-1], RaidedHand)):
            return None
        return after


def _buys_topple(state: State, action: Action) -> bool:
    return isinstance(action, Buy) and state.market[action.slot] in state.cards.topples


# --- Games ----------------------------------------------------------------------------------------


@frozen(kw_only=True)
class ForcedWin:
    """Turn with a forced win, after ``at`` of the game's ``lines``."""

    seats: int
    seed: int
    seat: Seat
    at: int
    win: tuple[str, ...]
    lines: tuple[str, ...]

    def position(self, deck: Deck) -> State:
        state = deal(deck, self.seats, self.seed, Options())
        for line in self.lines[: self.at]:
            perform_unchecked(state, parse(line))
        state.cache = None
        return state


def wins_in(deck: Deck, players: list[PlayerName], seed: int, tries: int) -> Iterator[ForcedWin]:
    """Yield the turns with a forced win in a game between robots."""
    robots: dict[Seat, PlayerName] = dict(enumerate(players, start=1))
    seated = seat_robots(robots)
    state = deal(deck, len(players), seed, Options())
    lines: list[str] = []
    turn = None
    while (seat := seat_to_act(state)) is not None and len(lines) < MOST_STEPS:
        if isinstance(state.agenda[-1], ActionPhase) and state.turn is not turn:
            turn = state.turn
            if any(number in state.cards.topples for number in state.market):
                found = _won(state, tries)
                if found:
                    words = tuple(map(write, found))
                    yield ForcedWin(
                        seats=len(players),
                        seed=seed,
                        seat=seat,
                        at=len(lines),
                        win=words,
                        lines=tuple(lines),
                    )
        step = seated[seat].next_step(state, seat, robots)
        perform_unchecked(state, step.action)
        lines.append(write(step.action))


def _won(state: State, tries: int) -> list[Action] | None:
    before = state.copy()
    before.cache = None
    try:
        return BruteForce(before.turn.seat, tries).win(before)
    except TooMany:
        return None


def read_wins() -> Iterator[ForcedWin]:
    for game in json.loads(gzip.decompress(STORED.read_bytes())):
        for at, seat, win in game["wins"]:
            yield ForcedWin(
                seats=game["seats"],
                seed=game["seed"],
                seat=seat,
                at=at,
                win=tuple(win),
                lines=tuple(game["lines"]),
            )


def write_wins(found: list[ForcedWin], where: Path) -> None:
    """Store forced wins as compressed JSON, ordered by game."""
    games: dict[tuple[int, int], list[ForcedWin]] = {}
    for each in found:
        games.setdefault((each.seats, each.seed), []).append(each)
    rows = [
        {
            "seats": seats,
            "seed": seed,
            "lines": max((each.lines for each in wins), key=len),
            "wins": [(each.at, each.seat, each.win) for each in wins],
        }
        for (seats, seed), wins in sorted(games.items())
    ]
    packed = gzip.compress(json.dumps(rows, separators=(",", ":")).encode(), 9, mtime=0)
    where.write_bytes(packed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--tries", type=int, default=4000)
    parser.add_argument("--out", type=Path, default=STORED)
    given = parser.parse_args()
    deck, found, begun = open_deck(None), [], time.monotonic()
    players: tuple[PlayerName, ...] = ("beginner", "easy")
    for seed in itertools.count(given.first):
        seats = 2 + seed % 5
        level = players[seed // 5 % 2]
        here = list(wins_in(deck, [level] * seats, seed, given.tries))
        found += [each for each in here if len(each.win) > 1][:4]
        found += [each for each in here if len(each.win) == 1][:1]
        late = time.monotonic() - begun > given.seconds
        print(seed, seats, level, [len(each.win) for each in here], len(found), flush=True)
        if late or len(found) >= given.count:
            break
    write_wins(found, given.out)


if __name__ == "__main__":
    main()
