"""Díaz at the table: dice and rules leave him one action (Part L)."""

from paxdesk.robots.base import Choice, Seen, TieBreaker
from paxdesk.rules.actions import SLOTS, Action, Buy, Dice


class Diaz:
    """Takes the only action there is; ``paxdesk.rules.diaz`` says what follows from it."""

    def choose(self, seen: Seen, legal: list[Action], ties: TieBreaker) -> Choice:
        action = legal[0]
        if isinstance(action, Dice):
            return Choice(action, "L1", "Díaz rolls for both rows of the market.")
        assert isinstance(action, Buy)
        number = seen.state.market[action.slot]
        name = seen.state.cards.cards[number].name
        return Choice(
            action, "L1", f"The die sends Díaz to {SLOTS[action.slot]}: [{number:03}] {name}."
        )
