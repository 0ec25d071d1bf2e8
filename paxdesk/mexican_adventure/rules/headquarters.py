"""The HQ comes and goes (5.6, M66, M51)."""

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action, Pass, PlaceHq, Withdraw
from paxdesk.mexican_adventure.rules.aftermath import BACK_AFTER_WITHDRAWAL, remove_hq
from paxdesk.mexican_adventure.rules.agenda import AskedToWithdraw, PlacingHq
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import AWAY

MEXICAN_AFTER = 1
"""M51: the turn after the French HQ has gone by step h."""


def hq_options(state: State, step: PlacingHq) -> list[Action]:
    """Uncontested fortresses with a friendly force."""
    return [
        PlaceHq(zone)
        for zone in state.material.board.where(lambda each: each.fortress > 0)
        if state.zones[zone].held("imperial")
    ]


def refuse_hq(state: State, step: PlacingHq, action: Action) -> IllegalAction | None:
    if action in hq_options(state, step):
        return None
    words = template("The HQ returns to an uncontested fortress with a friendly force.")
    return refuse(("5.6", "M66"), words, where=getattr(action, "zone", None))


def answer_hq(state: State, step: PlacingHq, action: Action) -> None:
    """A bound leader who waits comes with it (M46)."""
    assert isinstance(action, PlaceHq)
    assert state.hq is not None
    state.hq.where, state.hq.due = action.zone, None
    if state.bound is not None and state.people[state.bound].where == AWAY:
        state.people[state.bound].where = action.zone
    state.tell("hq", "imperial", action.zone, word="returns")


def withdraw_options(state: State, step: AskedToWithdraw) -> list[Action]:
    return [Withdraw(), Pass()]


def refuse_withdrawing(state: State, step: AskedToWithdraw, action: Action) -> IllegalAction | None:
    if isinstance(action, Withdraw | Pass):
        return None
    return refuse(("5.6",), template("First decide whether the HQ leaves the map."))


def answer_withdrawing(state: State, step: AskedToWithdraw, action: Action) -> None:
    if isinstance(action, Withdraw):
        remove_hq(state, BACK_AFTER_WITHDRAWAL, MEXICAN_AFTER)
