"""What one seat may see of a position (Parts D and M): other hands and the deck are hidden."""

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State

HIDDEN = 0
"""Stands for a card that the seat cannot see; only the number of cards shows."""


def seen_by(state: State, *seats: Seat) -> State:
    """A copy of the position with every card hidden that these seats may not see.

    Without a seat it is what lies open on the table.
    The order of chance is hidden too: dice are rolled by the table, not foreseen.
    """
    view = state.copy()
    view.deck = [HIDDEN] * len(view.deck)
    view.box = []
    view.generator.position = 0
    view.rolls = []
    view.witnesses = {}
    for player in view.players.values():
        if player.seat not in seats:
            player.hand = [HIDDEN] * len(player.hand)
    return view
