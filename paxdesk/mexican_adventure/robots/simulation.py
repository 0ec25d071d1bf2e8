"""Whole games between robots, each told in one row.

A row depends on the plan and its seed alone, so that games can be played in any order and in any
process, and give the same rows.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots.assessment import LEVELS, LevelName
from paxdesk.mexican_adventure.robots.strategist import Strategist
from paxdesk.mexican_adventure.rules.actions import Action, Lift
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from paxdesk.session.game_protocol import Choice
from paxdesk.session.randomness import Generator

# --- The player that takes any line: the finder of dead ends, and the measure of other robots -----

# Not to walk through the same numbers as the game's own chance.
_OTHER_STREAM = 0x5DEECE66D


@define
class RandomPlayer:
    """Takes each kind of line equally often, by a generator of its own; a seed gives the same
    game again. At the set-up it takes nothing back that it need not."""

    generator: Generator

    @classmethod
    def for_game(cls, seed: int) -> "RandomPlayer":
        return cls(Generator.from_seed(seed ^ _OTHER_STREAM))

    def choose(self, legal: list[Action]) -> Action:
        """One of the legal lines, of which there must be some."""
        kinds: dict[type[Action], list[Action]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if len(kinds) > 1:
            kinds.pop(Lift, None)
        return self.generator.choice(self.generator.choice(list(kinds.values())))


# --- Who may play a side by itself, by the names of command lines and saved games -----------------

RobotName: TypeAlias = LevelName

ROBOTS: Final[Mapping[str, Strategist]] = {level.name: Strategist(level) for level in LEVELS}
"""From the weakest to the strongest."""

ScriptName: TypeAlias = Literal["before", "raid", "turtle"]
SCRIPT_NAMES: Final[tuple[ScriptName, ...]] = get_args(ScriptName)
"""Players of the league (``league.py``), against whom levels are measured; they sit at no table."""


# --- Whole games between robots, without a table --------------------------------------------------

Player: TypeAlias = Literal["random"] | RobotName | ScriptName
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


def _who(player: RobotName | ScriptName) -> Strategist:
    if player in ROBOTS:
        return ROBOTS[player]
    # Nobody at a table wants them.
    from paxdesk.mexican_adventure.robots.league import SCRIPTS

    return SCRIPTS[player]


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
