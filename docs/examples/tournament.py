"""A robot of one's own in a small tournament: ``python docs/examples/tournament.py [GAMES]``."""

import sys
from collections import Counter
from collections.abc import Sequence

from paxdesk.porfiriana import (
    Action,
    State,
    deal,
    legal_actions,
    own_deck,
    perform,
    perform_choice,
    robot_asked,
    seat_to_act,
    seen_by,
    write,
)

FAVOURITES = ("topple", "buy_public", "play", "buy", "land", "connect", "sell")
"""Verbs of notation, the most wanted first."""


class EagerRobot:
    """A robot that plays what it can and ends its turn only if nothing is left."""

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """Return the legal action with the most wanted verb, the first of them."""

        def rank(action: Action) -> int:
            verb = write(action).split()[0]
            return FAVOURITES.index(verb) if verb in FAVOURITES else len(FAVOURITES)

        return min(legal, key=rank)


def play(mine: int, seed: int, opponent: str = "beginner", most: int = 4000) -> tuple[int, ...]:
    """Play a game of two with the robot at seat ``mine``; return the winners' seats."""
    state, robot = deal(own_deck(), players=2, seed=seed), EagerRobot()
    for _ in range(most):
        seat = seat_to_act(state)
        if seat is None:
            break
        question = robot_asked(state, {3 - mine: opponent})  # type: ignore[dict-item]
        if question is None:
            perform(state, robot.choose(seen_by(state, seat), legal_actions(state)))
        else:
            perform_choice(state, question.answer())
    return tuple(state.winners)


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    won = Counter(
        seat == mine for mine in (1, 2) for seed in range(games) for seat in play(mine, seed)
    )
    print(f"the eager robot won {won[True]} of {2 * games} games against a beginner")
