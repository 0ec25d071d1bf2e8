"""What may be done now, by whom, and why not."""

from paxdesk.errors import IllegalAction
from paxdesk.language import template
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.engine import STEPS, question_asked, side_asked
from paxdesk.mexican_adventure.rules.refusing import refuse
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import Side

__all__ = ["asked", "legal_actions", "question_asked", "refusal"]


def asked(state: State) -> Side | None:
    """The side that must act or decide; None when the game is over."""
    return side_asked(state)


def legal_actions(state: State) -> list[Action]:
    """Legal lines in a fixed order; of orders, losses and the like only the likely ones.

    Whether any other line is legal :func:`refusal` says.
    """
    if state.over:
        return []
    step = state.agenda[-1]
    options = STEPS[type(step)].options
    assert options is not None
    return options(state, step)


def refusal(state: State, action: Action) -> IllegalAction | None:
    """Why the action is not legal now; None if it is."""
    if state.over:
        return refuse(("6.2.3", "M92"), template("The game is over."))
    step = state.agenda[-1]
    check = STEPS[type(step)].refuse
    assert check is not None
    return check(state, step, action)
