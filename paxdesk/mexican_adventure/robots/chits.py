"""What event chits are worth to a side, in RP, whoever plays them (4.3, 8.0)."""

from paxdesk.mexican_adventure.robots.assessment import STEP_TO_RETREAT, patience
from paxdesk.mexican_adventure.rules.actions import Action, Give, Keep
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Chit, Side

OPPONENT_PLAYS_IT = 0.4
"""Of four chits the opponent keeps one: a chit given counts for so much."""

WORTH: dict[str, float] = {
    "vomito": -2.0,
    "guerrilla": -3.0,
    "americans": -3.0,
    "rural_guards": 2.0,
    "counter_guerrilla": 2.5,
    "reinforcements": 14.0,
    "marines": 4.0,
    "egyptians": 3.0,
    "evasion": -2.0,
    "exchange": 0.0,
    "camerone": 2.0,
    "monarchy": 2.0,
    "railway": 2.0,
    "telegraph": 3.0,
    "dupin_dismissed": -2.0,
    "civil_war_ends": -8.0,
    "american_loans": -10.0,
    "johnson": -4.0,
    "decree": 1.0,
    "charlotte": 1.5,
    "juarez_remains": -3.0,
    "loans": -14.0,
    "forey": 2.0,
    "bazaine": 3.0,
    "marshal": -0.5,
    "maximilian": 4.0,
    "belgians": 2.5,
    "imperial_army": -0.5,
    "french_retreat": -6.0,
    "saillard": -12.0,
    "allies_dismissed": -6.0,
    "cazadores": 1.0,
    "arms_end": -1.5,
}
"""To the Imperial side; the Republican's is the opposite."""
TO_THE_RIGHT: dict[str, int] = {
    "civil_war_ends": 5,
    "johnson": 3,
    "decree": 1,
    "juarez_remains": 2,
    "charlotte": -1,
}
"""Steps of the French Retreat marker, which weigh more the fewer are left."""
FOR_WHOEVER_PLAYS: dict[str, float] = {"forced_enrolment": 2.0, "santa_anna": 2.5}


def value(state: State, side: Side, chit: Chit) -> float:
    """What it brings ``side`` to play this chit."""
    key = state.material.chits[chit].key
    if key in FOR_WHOEVER_PLAYS:
        return FOR_WHOEVER_PLAYS[key]
    worth = WORTH[key] - TO_THE_RIGHT.get(key, 0) * max(0.0, patience(state) - STEP_TO_RETREAT)
    return worth if side == "imperial" else -worth


def choose_chit(state: State, side: Side, legal: list[Action]) -> Action:
    """The best to keep, and the least harmful to give (4.3.2)."""

    def score(action: Action) -> float:
        kept = value(state, side, action.chit) if isinstance(action, Keep) else 0.0
        given = action.give if isinstance(action, Keep) else None
        if isinstance(action, Give):
            given = action.chit
        if given is not None:
            other: Side = "republican" if side == "imperial" else "imperial"
            kept -= OPPONENT_PLAYS_IT * max(0.0, value(state, other, given))
        return kept

    return max(legal, key=score)
