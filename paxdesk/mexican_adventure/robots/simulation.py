"""Whole games between robots, each told in one row.

A row depends on the plan and its seed alone, so that games can be played in any order and in any
process, and give the same rows.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeAlias

from paxdesk.mexican_adventure.robots.playing import Player, Playing
from paxdesk.mexican_adventure.robots.random_player import RandomPlayer
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.perform import begin
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.record_classes import frozen

Row: TypeAlias = dict[str, str | int]
"""One game: what is in each column."""
ENDING: Final = ("winner", "how", "turn", "steps", "withdrawal")
"""Columns of what came of a game: ``turn`` is the last one, ``steps`` what the players did."""
LEFT: Final = ("fp", "rp")
"""Columns of what each side had at the end."""


@frozen
class Plan:
    """What is played: a scenario, who plays it, and where data of one's own take the place of
    ours."""

    scenario: str
    imperial: Player
    republican: Player
    corrections: Path | None = None

    def playing(self, seed: int) -> Playing:
        """The game of this seed, at its first position."""
        state = begin(load_material(self.corrections), self.scenario, seed)
        players = {"imperial": self.imperial, "republican": self.republican}
        return Playing(state, {side: players[side] for side in SIDES}, RandomPlayer.for_game(seed))

    def words(self) -> Row:
        """The columns that are the same in every row: they tell simulations apart."""
        return {
            "material": load_material(self.corrections).digest,
            "scenario": self.scenario,
            "imperial": self.imperial,
            "republican": self.republican,
        }

    def columns(self) -> list[str]:
        """The names of all columns, in order."""
        each = [f"{side}_{what}" for side in SIDES for what in LEFT]
        return ["seed", *self.words(), *ENDING, *each]


def play_games(plan: Plan, seeds: Iterable[int]) -> list[Row]:
    """Play the games of these seeds to their end, a row each."""
    return [play_game(plan, seed) for seed in seeds]


def play_game(plan: Plan, seed: int) -> Row:
    """Play the game of this seed to its end."""
    playing = plan.playing(seed)
    steps = sum(1 for _ in playing.steps())
    return {"seed": seed, **plan.words(), **_ended(playing.state, steps)}


def _ended(state: State, steps: int) -> Row:
    row: Row = {
        "winner": state.winner or "",
        "how": state.ended_by or "",
        "turn": state.turn,
        "steps": steps,
        "withdrawal": state.withdrawal,
    }
    for side in SIDES:
        row[f"{side}_fp"] = sum(1 for _ in state.all_fps(side))
        row[f"{side}_rp"] = state.rp[side]
    return row


def ending(winner: str | None, how: str | None) -> str:
    """How a game ended, in words for a count: ``imperial wins (cities)``."""
    return f"draw ({how})" if winner == "draw" else f"{winner} wins ({how})"
