"""What may be done now, by whom and why not; and doing it, the one way a position changes."""

from paxdesk.errors import IllegalAction
from paxdesk.language import tr, tr_lazy
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, Recount
from paxdesk.porfiriana.rules.fact_cache import is_counted, open_books
from paxdesk.porfiriana.rules.player_actions import ACTIONS, PERFORM
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.turn import OPTIONS, STEPS, end_action_phase, run_agenda


def seat_to_act(state: State) -> Seat | None:
    """The seat that must act or decide; None when the game is over."""
    step = state.agenda[-1]
    who = STEPS[type(step)].asked
    return who(state, step) if who is not None else None


def legal_actions(state: State) -> list[Action]:
    """Everything the seat asked may do, in a fixed order; empty when the game is over.

    For a Depression payment with very many possible selections see ``depression.keep_options``.
    """
    step = state.agenda[-1]
    options = OPTIONS[type(step)]
    return options(state, step) if options is not None else []


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not legal now: rule, sentence, card and player; None if it is legal."""
    step = state.agenda[-1]
    rules = STEPS[type(step)]
    if rules.refuse is not None:
        return rules.refuse(state, step, action)
    if rules.options is None:
        return IllegalAction(("K4", "R44", "R45", "R64"), tr_lazy("The game is over."))
    if action in rules.options(state, step):
        return None
    seat = seat_to_act(state)
    pending = type(action) in ACTIONS
    reason = tr(rules.question)
    if pending:
        player = "Díaz" if seat == DIAZ else f"P{seat}"
        reason = tr("{player} must decide first: {question}", player=player, question=reason)
    return IllegalAction(rules.rules, reason, getattr(action, "card", None), seat)


# --- Doing what is known to be legal: for whoever looks ahead from a list of legal actions --------

_RECOUNTS = tuple(Recount(seat) for seat in range(7))
"""The count that follows the action of each seat: values, made once."""


def perform_unchecked(state: State, action: Action) -> None:
    """Do what ``perform`` does, without asking again whether it is legal, and telling nobody.

    ``action`` must come from ``legal_actions`` of this very position, and nothing else may have
    changed the position since the step before: the books are kept from one to the other.
    """
    state.events = None
    apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> None:
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
    run_agenda(state)
    open_books(state)


# --- Doing it: the one way a position changes -----------------------------------------------------


def perform(state: State, action: Action) -> list[Event]:
    """Check the action completely, then do it and all that follows until somebody is asked.

    Returns what happened, in order. Raises :class:`IllegalAction`, and changes nothing, when
    the rules forbid it.
    """
    state.cache = None
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    events: list[Event] = []
    state.events = events
    apply_unchecked(state, action)
    state.cache = None
    return events


# --- Trying it: for previews and warnings --------------------------------------------------------


@frozen
class TriedAction:
    """A copy of the position after an action, and what happened."""

    before: State
    after: State
    events: tuple[Event, ...]


def try_action(state: State, action: Action) -> TriedAction:
    """Perform an action on a copy: nothing is played. Raises IllegalAction."""
    before = state.supposed_position()
    after = before.trial()
    return TriedAction(before, after, tuple(perform(after, action)))
