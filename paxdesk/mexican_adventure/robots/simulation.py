"""Whole games between robots, each told in one row.

A row depends on the plan and its seed alone, so that games can be played in any order and in any
process, and give the same rows.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from paxdesk.files.simulation_rows import Row
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots.levels import LevelName
from paxdesk.mexican_adventure.robots.strategist import ROBOTS, Strategist
from paxdesk.mexican_adventure.rules.actions import Action, Lift
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.session.game_protocol import Choice
from paxdesk.session.randomness import RandomPlayer, T


@define
class KindsPlayer(RandomPlayer):
    """Random player that takes each kind of line equally often.

    At the set-up it takes nothing back that it need not.
    """

    def choose(self, legal: list[T]) -> T:
        """Return one of the legal lines, of which there must be some."""
        kinds: dict[type[object], list[T]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if len(kinds) > 1:
            kinds.pop(Lift, None)
        return self.generator.choice(self.generator.choice(list(kinds.values())))


ScriptName: TypeAlias = Literal["before", "raid", "turtle"]
SCRIPT_NAMES: Final[tuple[ScriptName, ...]] = get_args(ScriptName)
"""Players of the league (``league.py``), against whom levels are measured; they sit at no table."""


Player: TypeAlias = Literal["random"] | LevelName | ScriptName
Players: TypeAlias = Mapping[Side, Player]


@frozen
class Taken:
    """A step of a game: who took it, and what came of it."""

    side: Side
    choice: Choice[Action]
    events: tuple[Event, ...]


@define
class Playing:
    """A game that goes on by itself; ``random`` is who plays sides without a robot."""

    state: State
    players: Players
    random: RandomPlayer

    def steps(self) -> Iterator[Taken]:
        """Play to the end."""
        while (side := asked(self.state)) is not None:
            choice = self._choice(side)
            yield Taken(side, choice, tuple(perform(self.state, choice.action)))

    def _choice(self, side: Side) -> Choice[Action]:
        player = self.players[side]
        if player == "random":
            return Choice(self.random.choose(legal_actions(self.state)), "", "")
        return _who(player).choose(seen_by(self.state, side), side)


def _who(player: LevelName | ScriptName) -> Strategist:
    if player in ROBOTS:
        return ROBOTS[player]
    # Nobody at a table wants them.
    from paxdesk.mexican_adventure.robots.league import SCRIPTS

    return SCRIPTS[player]


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
        return Playing(state, {side: players[side] for side in SIDES}, KindsPlayer.for_game(seed))

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

    def play(self, seed: int) -> Row:
        """Play the game of a seed to its end."""
        playing = self.playing(seed)
        steps = sum(1 for _ in playing.steps())
        state = playing.state
        row: Row = {
            "seed": seed,
            **self.words(),
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
