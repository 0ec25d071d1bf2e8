"""Doing it: the one way a position changes."""

from paxdesk.porfiriana.rules.actions import Action, End
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.legal import refusal
from paxdesk.porfiriana.rules.player_actions import ACTIONS
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.turn import STEPS, end_action_phase, settle


def perform(state: State, action: Action) -> list[Event]:
    """Check the action completely, then do it and all that follows until somebody is asked.

    Returns what happened, in order. Raises :class:`IllegalAction`, and changes nothing, when
    the rules forbid it.
    """
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    state.events = []
    step = state.agenda[-1]
    if not isinstance(step, ActionPhase):
        answer = STEPS[type(step)].answer
        assert answer is not None
        answer(state, step, action)
    elif isinstance(action, End):
        end_action_phase(state)
    else:
        state.agenda.append(Recount(state.turn.seat))
        ACTIONS[type(action)].perform(state, state.turn.seat, action)
    settle(state)
    return state.events
