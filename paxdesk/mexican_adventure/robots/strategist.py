"""Opponent for either side, with only that side's view (M86, M106)."""

from collections.abc import Mapping
from typing import Final
from zlib import crc32

from paxdesk.lazy_attrs import define, frozen
from paxdesk.mexican_adventure.robots import administration, battles, reasons, transport
from paxdesk.mexican_adventure.robots.administration import choose_chit
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import choose_attitude, strongest_first
from paxdesk.mexican_adventure.robots.levels import LEVELS, STEADY, RobotLevel
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import ChoosingAttitude, Losing, Moving
from paxdesk.mexican_adventure.rules.engine import legal_actions, question_asked, refusal
from paxdesk.mexican_adventure.rules.view import View
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.session.game_protocol import Choice
from paxdesk.session.randomness import Generator

FINE = 1000
STEP = "plan"
"""Step named in every choice of this opponent, which follows no flowchart."""

_SIMPLE = {
    "setup": administration.set_up,
    "loan": administration.take_loan,
    "supply": administration.starve,
    "spend": administration.spend,
    "hq": administration.place_hq,
    "withdraw": administration.withdraw_hq,
    "transport": transport.transport,
    "ride": transport.ride,
    "retreat": battles.retreat,
    "escape": battles.escape,
    "flee": battles.flee,
    "hunt": battles.hunt,
    "raid": battles.raid,
}


@frozen
class Strategist:
    """Robot for either side, at one of the levels."""

    level: RobotLevel = STEADY

    def asked_at(self, state: View, side: Side) -> "Thinking":
        """Return the question to the robot, with the view of ``side``."""
        return Thinking(self, state, side)

    def choose(self, view: View, side: Side) -> Choice[Action]:
        """Return one legal action with its reason. Raises ValueError if there is none."""
        legal = legal_actions(view)
        if not legal:
            raise ValueError("nobody is asked")
        seen = Assessment(view, side, self.level)
        question = question_asked(view)
        step = view.agenda[-1]
        if isinstance(step, ChoosingAttitude):
            return self._attitude(seen, step, legal)
        if isinstance(step, Losing):
            action = battles.lose(seen, step, legal)
        elif isinstance(step, Moving):
            return _way(self._marching(seen), step)
        elif question in ("order", "initiative"):
            return _order(self._marching(seen), legal)
        elif question == "spend" and _overlooked(seen, _generator(view)):
            action = act.Done()
        elif question == "draw":
            action = choose_chit(view, side, legal)
        elif question == "fight":
            zones = [each.zone for each in legal if isinstance(each, act.Fight)]
            action = act.Fight(strongest_first(seen, zones))
        elif isinstance(legal[0], act.PlaceMarker):
            action = administration.place_marker(seen, legal)
        elif isinstance(legal[0], act.PlaceHead):
            action = administration.place_head(seen, legal)
        else:
            action = _SIMPLE.get(question or "", administration.by_armies)(seen, legal)
        return Choice(action, STEP, reasons.of(seen, action))

    def _marching(self, seen: Assessment) -> Marching:
        return Marching(seen)

    def _attitude(
        self, seen: Assessment, step: ChoosingAttitude, legal: list[Action]
    ) -> Choice[Action]:
        attitudes = [each for each in legal if isinstance(each, act.ChooseAttitude)]
        generator = _generator(seen.view)
        if _overlooked(seen, generator):
            return Choice(generator.choice(legal), STEP, reasons.OTHERWISE)
        action, outlook = choose_attitude(seen, step.zone, attitudes, generator)
        return Choice(action, STEP, reasons.of_attitude(seen, step.zone, outlook))


ROBOTS: Final[Mapping[str, Strategist]] = {level.name: Strategist(level) for level in LEVELS}
"""Robots by name, from the weakest to the strongest."""


@define
class Thinking:
    """Question to a robot, which is answered immediately."""

    robot: Strategist
    view: View
    side: Side

    def answer(self, seconds: float | None = None) -> Choice[Action]:
        """Return the choice, within some milliseconds.

        See ``session.game_protocol.RobotAsked``.
        """
        return self.robot.choose(self.view, self.side)

    def stop(self) -> None:
        """Do nothing, as the robot answers quickly anyway."""


WRITTEN_NAMES: Final = (
    ("ZoneState(", "Standing("),
    ("FpGroup(", "Group("),
    ("ZonePieces(", "Batch("),
    ("guerrillas_drive_hqs=", "hqs="),
)
"""Earlier names for the text that seeds a generator, so that seeds stay the same."""


def _generator(view: View) -> Generator:
    """Return a generator derived from the view, for reproducible games."""
    told = repr((view.turn, view.step, view.agenda, view.rp, sorted(view.zones.items(), key=_key)))
    for name, written in WRITTEN_NAMES:
        told = told.replace(name, written)
    return Generator.from_seed(crc32(told.encode()))


def _overlooked(seen: Assessment, generator: Generator) -> bool:
    often = seen.level.overlooks_as(seen.state.scenario, seen.side)
    return often > 0 and generator.below(FINE) < often * FINE


def _key(item: tuple[str, object]) -> str:
    return item[0]


def _order(marching: Marching, legal: list[Action]) -> Choice[Action]:
    seen = marching.seen
    generator = _generator(seen.view)
    forces = [
        each
        for each in legal
        if isinstance(each, act.Order | act.Initiative) and not _overlooked(seen, generator)
    ]
    found = marching.best_order(forces)
    if found is None:
        return Choice(act.Done(), STEP, reasons.of(seen, act.Done()))
    order, march = found
    return Choice(order, STEP, reasons.of_march(seen, order.zone, march))


def _way(marching: Marching, step: Moving) -> Choice[Action]:
    seen = marching.seen
    march = marching.best(step.zone, step.pieces)
    if march is None:
        return Choice(act.Stay(), STEP, reasons.of(seen, act.Stay()))
    action = march.action
    if refusal(seen.view, action) is not None:
        # if garrisons cannot be left, the whole force goes
        action = act.Move(tuple(act.Stop(stop.zone) for stop in action.path))
    return Choice(action, STEP, reasons.of_march(seen, step.zone, march))
