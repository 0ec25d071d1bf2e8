"""What one seat may see of a position (Parts D and M): other hands and the deck are hidden."""

from typing import NewType

from paxdesk.porfiriana.rules.actions import Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.randomness import Generator

HIDDEN = 0
"""Stands for a card that the seat cannot see; only the number of cards shows."""


View = NewType("View", State)
"""A position without what its seats may not see. None is made but here, so whoever is given one
(robots, hints, warnings, other machines) is given nothing hidden: mypy looks.
"""


def seen_by(state: State, *seats: Seat) -> View:
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
    return View(view)


def as_seen(state: State, *seats: Seat) -> View:
    """What seats see of a position; one that another machine has told is that already."""
    return View(state) if state.is_view else seen_by(state, *seats)


def imagined(state: State) -> View:
    """A position dealt anew of what a seat sees, as another seat would see it there: whatever is
    in it was supposed, and nothing is known.
    """
    return View(state)


def supposed(view: View) -> State:
    """A position that could be the one of which a seat sees this much: to try actions on.

    Hands and deck are dealt anew of the cards seen nowhere; a seat that sees the same supposes
    the same.
    """
    import hashlib

    state = view.copy()
    state.is_view = False
    cards = state.cards
    seen = {*state.market, *state.headlines, *state.discards}
    seen |= {*state.enterprises, *state.partners, *state.troops}
    for player in state.players.values():
        seen |= {*player.hand, *player.grudges}
    partners = {number for number, card in cards.partners.items() if not card.public}
    held = {*cards.enterprises, *partners, *cards.troops, *cards.attacks} - seen
    told = repr((state.turn, state.market, sorted(seen), len(state.deck)))
    digest = hashlib.blake2b(told.encode(), digest_size=8).digest()
    generator = Generator(int.from_bytes(digest, "big"))
    unseen = sorted(held)
    generator.shuffle(unseen)
    for player in state.players.values():
        player.hand = [unseen.pop() if number == HIDDEN else number for number in player.hand]
    rest = [*unseen, *sorted({*cards.headlines, *cards.topples} - seen)]
    generator.shuffle(rest)
    state.deck = rest[: len(state.deck)]
    state.generator = Generator(generator.next())
    return state
