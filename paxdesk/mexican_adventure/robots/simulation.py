"""Whole games between robots, league or random players, each with a result row.

A row depends only on the set-up and the seed.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from attrs import evolve

from paxdesk.files.simulation_rows import ResultRow
from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots import reasons
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.forces_seen import mass_of, strength
from paxdesk.mexican_adventure.robots.levels import EASY, LevelName
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.robots.strategist import ROBOTS, STEP, Strategist
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action, Lift
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.forces import Fps
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Attitude, Side, ZoneId
from paxdesk.session.game_protocol import Choice
from paxdesk.session.randomness import RandomPlayer, T


@define
class KindsPlayer(RandomPlayer):
    """Random player that chooses each kind of action, except Lift, equally often."""

    def choose(self, legal: list[T]) -> T:
        kinds: dict[type[object], list[T]] = {}
        for action in legal:
            kinds.setdefault(type(action), []).append(action)
        if len(kinds) > 1:
            kinds.pop(Lift, None)
        return self.generator.choice(self.generator.choice(list(kinds.values())))


# --- The league: players with one idea, for measuring the levels ----------------------------------

ScriptName: TypeAlias = Literal["before", "raid", "turtle"]
SCRIPT_NAMES: Final[tuple[ScriptName, ...]] = get_args(ScriptName)
"""Names of the league's players, who do not play at tables."""
TIMES: Final = 2
"""Minimum ratio of strengths at which a raider fights."""
GOING_HOME: Final = 0.5
"""Share of an emptied zone's worth that a raider counts as a loss."""


@define
class RaidingScript(Marching):
    """Evaluator of a raider's marches to empty or weakly held zones."""

    def _score(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        seen, to = self.seen, way[-1]
        if seen.french_must_leave():
            return Marching._score(self, zone, moving, way)
        if seen.own_fps(to):
            return 0.0, "gather"
        count, bonus, _ = seen.their_mass[to]
        if count and TIMES * (count + bonus + seen.shelters[to]) > strength(moving):
            return 0.0, "assault"
        left = seen.worths[zone] if len(moving) == len(seen.own_fps(zone)) else 0.0
        value = seen.worths[to] - GOING_HOME * left - 0.02 * len(way)
        return value, "assault" if count else "occupy"


@define
class WaitingScript(Marching):
    """Evaluator of a waiting player's marches into held fortresses."""

    def _score(self, zone: ZoneId, moving: Fps, way: tuple[ZoneId, ...]) -> tuple[float, str]:
        seen, to = self.seen, way[-1]
        if seen.french_must_leave():
            return Marching._score(self, zone, moving, way)
        fortresses = seen.board.zones
        safe = fortresses[to].fortress and seen.own_fps(to) and not seen.enemy_fps(to)
        if fortresses[zone].fortress or not safe:
            return 0.0, "gather"
        return mass_of(moving)[0] - 0.02 * len(way), "gather"


@frozen
class ScriptedPlayer(Strategist):
    """Player of the league that raids or, without ``raids``, waits in fortresses."""

    raids: bool = True

    def _marching(self, seen: Assessment) -> Marching:
        return RaidingScript(seen) if self.raids else WaitingScript(seen)

    def _attitude(
        self, seen: Assessment, step: ChoosingAttitude, legal: list[Action]
    ) -> Choice[Action]:
        wanted: Attitude = "hold"
        if self.raids:
            ours, theirs = (strength(of(step.zone)) for of in (seen.own_fps, seen.enemy_fps))
            wanted = "assault" if ours >= TIMES * theirs else "withdraw"
        found = [each for each in legal if isinstance(each, act.ChooseAttitude)]
        action = next((each for each in found if each.attitude == wanted), found[-1])
        return Choice(action, STEP, reasons.OTHERWISE)


SCRIPTS: Final[Mapping[str, Strategist]] = {
    "before": Strategist(evolve(EASY, overlooks=0.0)),
    "raid": ScriptedPlayer(raids=True),
    "turtle": ScriptedPlayer(raids=False),
}
"""Players of the league by name; "before" is the easy level without oversights."""


# --- Whole games, without a table -----------------------------------------------------------------

PlayerWord: TypeAlias = Literal["random"] | LevelName | ScriptName
Players: TypeAlias = Mapping[Side, PlayerWord]


@frozen
class SimulatedStep:
    """Action of a side in a simulated game, with its events."""

    side: Side
    choice: Choice[Action]
    events: tuple[Event, ...]


@define
class Playing:
    """Game between robots; ``random`` plays a side without one."""

    state: State
    players: Players
    random: RandomPlayer

    def steps(self) -> Iterator[SimulatedStep]:
        """Play to the end, and yield each step."""
        while (side := asked(self.state)) is not None:
            choice = self._choice(side)
            yield SimulatedStep(side, choice, tuple(perform(self.state, choice.action)))

    def _choice(self, side: Side) -> Choice[Action]:
        player = self.players[side]
        if player == "random":
            return Choice(self.random.choose(legal_actions(self.state)), "", "")
        robot = ROBOTS.get(player) or SCRIPTS[player]
        return robot.choose(seen_by(self.state, side), side)


ENDING: Final = ("winner", "how", "turn", "steps", "withdrawal")
"""Columns of the result; ``turn`` is the last turn, ``steps`` the number of steps."""
LEFT: Final = ("fp", "rp")
"""Columns of the result for each side: final FP and RP."""


@frozen
class SimulationSetup:
    """Set-up of simulated games; ``corrections`` is a folder with other data, or None."""

    scenario: str
    imperial: PlayerWord
    republican: PlayerWord
    corrections: Path | None = None

    def playing(self, seed: int) -> Playing:
        state = begin(load_material(self.corrections), self.scenario, seed)
        players = {"imperial": self.imperial, "republican": self.republican}
        return Playing(state, {side: players[side] for side in SIDES}, KindsPlayer.for_game(seed))

    def words(self) -> ResultRow:
        return {
            "material": load_material(self.corrections).digest,
            "scenario": self.scenario,
            "imperial": self.imperial,
            "republican": self.republican,
        }

    def columns(self) -> list[str]:
        each = [f"{side}_{what}" for side in SIDES for what in LEFT]
        return ["seed", *self.words(), *ENDING, *each]

    def play(self, seed: int) -> ResultRow:
        playing = self.playing(seed)
        steps = sum(1 for _ in playing.steps())
        state = playing.state
        row: ResultRow = {
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
    """Return the label of an ending in tables: ``imperial wins (cities)``."""
    return f"draw ({how})" if winner == "draw" else f"{winner} wins ({how})"
