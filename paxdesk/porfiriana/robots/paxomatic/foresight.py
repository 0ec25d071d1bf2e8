"""What an attack would come to, with all that follows from it (Part M, 4d)."""

from collections.abc import Callable
from typing import TypeAlias

from paxdesk.porfiriana.rules.actions import Attack, CancelWithSpy, Seat
from paxdesk.porfiriana.rules.agenda import (
    ActionPhase,
    Attacking,
    GameOver,
    HomelessTroops,
    Recount,
    StrifeAmong,
)
from paxdesk.porfiriana.rules.attacks import attack, attack_price
from paxdesk.porfiriana.rules.legal import asked, legal_actions
from paxdesk.porfiriana.rules.perform import perform
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, State
from paxdesk.porfiriana.rules.turn import settle

Judge: TypeAlias = Callable[[State], tuple[int, ...]]
"""How good a position is for the robot: the smallest is the best."""
_WEIGHTY = (Attacking, StrifeAmong, HomelessTroops)
"""Questions whose answers may change somebody's prestige."""


def after_attack(before: State, seat: Seat, action: Attack, judge: Judge) -> tuple[int, ...]:
    """Judge the position that an attack leads to, gold, actions and Spies apart.

    The robot answers its own questions as is best for it; others are taken to answer theirs
    as is worst. ``before`` stays as it is.
    """
    state = before.copy()
    player = state.players[seat]
    if action.card not in player.hand:
        player.hand.append(action.card)
    player.gold += attack_price(state, action)
    state.turn.actions = ACTIONS_A_TURN
    state.agenda = [ActionPhase(), Recount(seat)]
    attack(state, seat, action)
    settle(state)
    return _judged(state, seat, judge)


def _judged(state: State, seat: Seat, judge: Judge) -> tuple[int, ...]:
    step = state.agenda[-1]
    if isinstance(step, ActionPhase | GameOver):
        return judge(state)
    options = [each for each in legal_actions(state) if not isinstance(each, CancelWithSpy)]
    if not isinstance(step, _WEIGHTY):
        options = options[:1]
    found: list[tuple[int, ...]] = []
    for option in options:
        after = state.copy()
        perform(after, option)
        found.append(_judged(after, seat, judge))
    return min(found) if asked(state) == seat else max(found)
