"""What a seat remembers of other hands: purchases are public, a raided hand belongs to two."""

from collections.abc import Mapping
from typing import TypeAlias

from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.state import State

Memory: TypeAlias = Mapping[Seat, tuple[CardNumber, ...]]
"""The cards in other hands that a seat has seen come there, in ascending order."""


def remembered_by(state: State, seat: Seat) -> Memory:
    """What the seat knows of every other hand if it has forgotten nothing."""
    return {
        other: tuple(sorted(n for n in player.hand if seat in state.witnesses.get(n, ())))
        for other, player in state.players.items()
        if other != seat
    }
