"""What a robot does, as its reasons quote it: never a card that others may not see."""

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.rules.actions import Action, Buy, BuyPublic, ChooseCard, End
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.rules.state import State


def deed_of(state: State, action: Action) -> str:
    """The deed in English, empty where the line says nothing that the reason does not."""
    match action:
        case Buy(slot):
            return reasons.BUYS.format(card=f"{state.market[slot]:03}")
        case BuyPublic(card):
            return reasons.BUYS.format(card=f"{card:03}")
        case End():
            return ""
        case ChooseCard() if isinstance(state.agenda[-1], RaidedHand):
            return reasons.TAKES_A_CARD
        case _:
            return write(action)
