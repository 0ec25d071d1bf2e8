"""Doing what is known to be legal: for whoever looks ahead from a list of legal actions."""

from paxdesk.porfiriana.rules.actions import Action, End
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.bookkeeping import is_counted, open_books
from paxdesk.porfiriana.rules.player_actions import PERFORM
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.turn import STEPS, end_action_phase, settle

_RECOUNTS = tuple(Recount(seat) for seat in range(7))
"""The count that follows the action of each seat: values, made once."""


def perform_listed(state: State, action: Action) -> None:
    """Do what ``perform`` does, without asking again whether it is legal, and telling nobody.

    ``action`` must come from ``legal_actions`` of this very position, and nothing else may have
    changed the position since the step before: the books are kept from one to the other.
    """
    state.events = None
    do_listed(state, action)


def do_listed(state: State, action: Action) -> None:
    """Do a legal action and all that follows until somebody is asked."""
    step = state.agenda[-1]
    if type(step) is not ActionPhase:
        answer = STEPS[type(step)].answer
        assert answer is not None
        answer(state, step, action)
    elif type(action) is End:
        end_action_phase(state)
    else:
        seat = state.turn.seat
        count = _RECOUNTS[seat]
        state.agenda.append(count)
        PERFORM[type(action)](state, seat, action)
        if state.agenda[-1] is count and is_counted(state):
            state.agenda.pop()
            return
    settle(state)
    open_books(state)
