"""How the war stands: the Imperial side's part of what the scenario asks for, in thousandths.

No chance of winning: it weighs what lies on the map, and knows nothing of skill or of dice to
come.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from paxdesk.mexican_adventure.rules.communication import collected_from, value_of
from paxdesk.mexican_adventure.rules.events import EventName
from paxdesk.mexican_adventure.rules.forces import steps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.victory import value_in_hand
from paxdesk.mexican_adventure.rules.words import MOST_WITHDRAWAL, SIDES, Side, enemy_of
from paxdesk.mexican_adventure.session import Replayed

WHOLE: Final = 1000
WEIGHTS: Final[Mapping[str, Mapping[str, float]]] = {
    "control": {"aims": 0.45, "force": 0.35, "land": 0.15, "clock": 0.05},
    "most_resources": {"aims": 0.4, "force": 0.3, "land": 0.1, "clock": 0.2},
    "withdrawal_below_30": {"aims": 0.5, "force": 0.3, "land": 0.2},
    "no_imperial_fp": {"aims": 0.6, "force": 0.25, "land": 0.15},
}
"""What counts how much, by what the scenario is won by (7.0)."""
PATIENCE_TO_LOSE: Final = 20
"""Steps of the French Retreat marker that a whole game may bring."""
HUNTERS: Final = 2.0
"""Imperial steps that each Republican step may take in a whole game."""
REFUSED: Final = 0.2
"""What is left of the aim of a side whose marker has come too far for it."""
IDLE: Final[frozenset[EventName]] = frozenset(
    {"attitude", "bowl", "combat", "drawn", "gains", "no_combat", "ordered", "pays", "rides",
     "rolled", "sails", "spent", "step"}
)  # fmt: skip
"""Events after which the war stands as before."""


def balance(state: State, to_come: float | None = None) -> int:
    """Thousandths of the Imperial side; the Republican has the rest.

    ``to_come`` is the part of the scenario's turns still to come; None: as it is.
    """
    left = _to_come(state) if to_come is None else to_come
    parts: dict[str, Callable[[State], float]] = {
        "aims": partial(_aims, to_come=left),
        "force": _force,
        "land": _land,
        "clock": _clock,
    }
    weights = WEIGHTS[state.card.victory.by]
    return round(WHOLE * sum(weight * parts[name](state) for name, weight in weights.items()))


def balances(opening: State, steps: tuple[Replayed, ...]) -> list[int]:
    """The balance before the first step and after each."""
    found = [balance(opening)]
    for step in steps:
        idle = all(event.what in IDLE for event in step.events) and step.before.step != "setup"
        moved = step.before.hq != step.after.hq
        found.append(balance(step.after) if moved or not idle else found[-1])
    return found


def drifts(steps: tuple[Replayed, ...]) -> list[int]:
    """What the calendar alone changed in each step: nobody's doing, and no turning point."""
    return [
        balance(step.after) - balance(step.after, _to_come(step.before))
        if any(event.what in ("turn", "game_over") for event in step.events)
        else 0
        for step in steps
    ]


def _part(values: Mapping[Side, float]) -> float:
    whole = sum(values.values())
    return values["imperial"] / whole if whole else 0.5


def _force(state: State) -> float:
    """Steps that each side can lose (M73)."""
    return _part({side: steps(fp for _, fp in state.all_fps(side)) for side in SIDES})


def _land(state: State) -> float:
    """What the zones pay from which each side collects (4.1.1)."""
    return _part({side: value_of(state, collected_from(state, side)) for side in SIDES})


def _clock(state: State) -> float:
    """Napoleon's patience."""
    return 1 - state.withdrawal / MOST_WITHDRAWAL


def _aims(state: State, to_come: float) -> float:
    victory = state.card.victory
    if victory.by == "control":
        held = {
            side: sum(
                bool(state.zones[zone].fps(side) and not state.zones[zone].fps(enemy_of(side)))
                for zone in victory.zones
            )
            for side in SIDES
        }
        return 0.5 + (held["imperial"] - held["republican"]) / (2 * len(victory.zones))
    if victory.by == "most_resources":
        most = victory.republican_above
        late = most is not None and state.withdrawal > most
        part = _part({side: value_in_hand(state, side) for side in SIDES})
        return part * REFUSED if late else part
    if victory.by == "no_imperial_fp":
        left = steps(fp for _, fp in state.all_fps("imperial"))
        hunters = steps(fp for _, fp in state.all_fps("republican"))
        return left / max(1.0, left + HUNTERS * hunters * to_come)
    if state.at_thirty:
        return 0.0
    patience = MOST_WITHDRAWAL - state.withdrawal
    return patience / max(1.0, patience + PATIENCE_TO_LOSE * to_come)


def _to_come(state: State) -> float:
    """The part of the scenario's turns that is still to come."""
    card = state.card
    left = 0 if state.over else card.last_turn - state.turn + 1
    return left / (card.last_turn - card.first_turn + 1)
