"""What may be done now, by whom, and why not."""

from paxdesk.errors import IllegalAction
from paxdesk.language import later, say
from paxdesk.porfiriana.rules.actions import DIAZ, Action, Seat
from paxdesk.porfiriana.rules.player_actions import ACTIONS
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.turn import OPTIONS, STEPS


def asked(state: State) -> Seat | None:
    """The seat that must act or decide; None when the game is over."""
    step = state.agenda[-1]
    who = STEPS[type(step)].asked
    return who(state, step) if who is not None else None


def legal_actions(state: State) -> list[Action]:
    """Everything the seat asked may do, in a fixed order; empty when the game is over.

    For a Depression payment with very many possible selections see ``headlines.keep_options``.
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
        return IllegalAction(("K4", "R44", "R45", "R64"), later("The game is over."))
    if action in rules.options(state, step):
        return None
    seat = asked(state)
    pending = type(action) in ACTIONS
    reason = say(rules.question)
    if pending:
        player = "Díaz" if seat == DIAZ else f"P{seat}"
        reason = say("First {player} must decide: {question}", player=player, question=reason)
    return IllegalAction(rules.rules, reason, getattr(action, "card", None), seat)
