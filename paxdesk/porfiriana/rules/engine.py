"""Legal actions, refusals and performance of actions: the entry points of the rules."""

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
    """Return the seat that must act or decide; None when the game is over."""
    step = state.agenda[-1]
    who = STEPS[type(step)].asked
    return who(state, step) if who is not None else None


def legal_actions(state: State) -> list[Action]:
    """Return the legal actions in a fixed order; [] when the game is over.

    In a Depression, some legal choices of cards to keep may be missing.
    """
    step = state.agenda[-1]
    options = OPTIONS[type(step)]
    return options(state, step) if options is not None else []


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Return why the action is illegal now, or None."""
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


# --- Performing listed actions without checks, for searches ---------------------------------------

_RECOUNTS = tuple(Recount(seat) for seat in range(7))
"""Records of the count after an action, by seat; shared, since they are immutable."""


def perform_unchecked(state: State, action: Action) -> None:
    """Perform an action without a check and without events.

    ``action`` must be legal. The position must not have been changed otherwise, since cached facts
    are reused.
    """
    state.events = None
    apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> None:
    """Perform a legal action and all its consequences until a player must decide."""
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


# --- Performing actions ---------------------------------------------------------------------------


def perform(state: State, action: Action) -> list[Event]:
    """Check and perform an action and its consequences; return the events in order.

    Raises :class:`IllegalAction`, and changes nothing, if the action is not legal.
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


# --- Trying actions, for previews and warnings ----------------------------------------------------


@frozen
class TriedAction:
    """Copies of the position before and after an action, with the events."""

    before: State
    after: State
    events: tuple[Event, ...]


def try_action(state: State, action: Action) -> TriedAction:
    """Perform an action on a copy of the position. Raises IllegalAction."""
    before = state.supposed_position()
    after = before.trial()
    return TriedAction(before, after, tuple(perform(after, action)))
