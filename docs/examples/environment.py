"""Pax Porfiriana as an environment of Gymnasium, against robots of the program.

An observation is a vector of numbers from the seat's view; an action is an index into the list of
legal actions, and ``info["mask"]`` marks which are legal. The reward is 1 for a win at the end.
"""

from typing import Any

import gymnasium
import numpy as np

from paxdesk.porfiriana import (
    deal,
    legal_actions,
    own_deck,
    perform,
    perform_choice,
    robot_asked,
    seat_to_act,
    seen_by,
)

MOST_ACTIONS = 400
"""Size of the action space; longer lists are cut."""
FIGURES = 6
"""Numbers in an observation for each seat."""


class PaxEnvironment(gymnasium.Env[np.ndarray, int]):
    """A game of two: the agent has seat 1, a robot of the program seat 2."""

    metadata = {"render_modes": []}  # noqa: RUF012, as Gymnasium declares it

    def __init__(self, opponent: str = "beginner", most_steps: int = 2000) -> None:
        self.opponent = opponent
        self.most_steps = most_steps
        self.deck = own_deck()
        self.action_space = gymnasium.spaces.Discrete(MOST_ACTIONS)
        self.observation_space = gymnasium.spaces.Box(-1e4, 1e4, (2 * FIGURES + 2,), np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a game; the same ``seed`` deals the same game."""
        super().reset(seed=seed)
        self.state = deal(self.deck, players=2, seed=int(self.np_random.integers(2**31)))
        self.steps = 0
        self._let_the_opponent_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Perform a legal action by its index, modulo the number of legal actions."""
        legal = legal_actions(self.state)
        perform(self.state, legal[int(action) % len(legal)])
        self.steps += 1
        self._let_the_opponent_play()
        over = seat_to_act(self.state) is None
        reward = float(over and 1 in self.state.winners)
        return self._observation(), reward, over, self.steps >= self.most_steps, self._info()

    def _let_the_opponent_play(self) -> None:
        robots = {2: self.opponent}
        while (question := robot_asked(self.state, robots)) is not None:  # type: ignore[arg-type]
            perform_choice(self.state, question.answer())

    def _observation(self) -> np.ndarray:
        view = seen_by(self.state, 1)
        figures: list[float] = [view.turn.actions, len(view.deck)]
        for seat in (1, 2):
            player = view.players[seat]
            owned = [each for each in view.enterprises.values() if each.owner == seat]
            figures += [player.gold, player.reserve, len(player.hand), len(player.grudges)]
            figures += [len(owned), sum(each.income for each in owned)]
        return np.array(figures, np.float32)

    def _info(self) -> dict[str, Any]:
        legal = legal_actions(self.state)
        mask = np.zeros(MOST_ACTIONS, np.int8)
        mask[: len(legal)] = 1
        return {"mask": mask}
