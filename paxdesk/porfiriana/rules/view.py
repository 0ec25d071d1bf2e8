"""View of a position by some seats, with other hands and the deck hidden."""

from collections.abc import Collection, Mapping
from copy import copy
from functools import cache
from typing import Final, NewType, TypeAlias

from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import being_played
from paxdesk.porfiriana.rules.state import State
from paxdesk.session.randomness import Generator

HIDDEN = 0
"""Number that replaces each hidden card."""
PRIME: Final = 2**61 - 1
"""Modulus for deriving a seed from a text."""


View = NewType("View", State)
"""Position as visible to some seats, or with guessed cards."""


def seen_by(state: State, *seats: Seat) -> View:
    """Return a copy in which the cards that these seats may not see are hidden."""
    return _hidden(state.copy(), seats, [HIDDEN] * len(state.deck))


def seen_in_record(state: State, *seats: Seat) -> View:
    """Return the seats' view of a recorded position; neither may be changed."""
    view = copy(state)
    view.players = {
        seat: player if seat in seats else player.copy() for seat, player in state.players.items()
    }
    view.events, view.cache, view.is_view = [], None, True
    return _hidden(view, seats, _face_down(len(state.deck)))


@cache
def _face_down(count: int) -> list[CardNumber]:
    return [HIDDEN] * count


def _hidden(view: State, seats: Collection[Seat], deck: list[CardNumber]) -> View:
    """Hide the cards that these seats may not see, in place."""
    view.deck = deck
    view.box = []
    view.generator = Generator(0)
    view.rolls = []
    view.witnesses = {}
    for player in view.players.values():
        if player.seat not in seats:
            player.hand = [HIDDEN] * len(player.hand)
    return View(view)


def as_seen(state: State, *seats: Seat) -> View:
    """Return the seats' view of a position; a remote view is returned unchanged."""
    return View(state) if state.is_view else seen_by(state, *seats)


def seen_by_all(state: State) -> View:
    """Return the view of a spectator, with all hands hidden."""
    view = seen_by(state)
    view.cache = None
    view.is_view = True
    return view


def imagined(state: State) -> View:
    """Return a position with guessed cards, typed as a view."""
    return View(state)


def supposed(view: View) -> State:
    """Return a position consistent with a view; equal views give equal positions."""
    state = view.copy()
    state.is_view = False
    cards = state.cards
    seen = {*state.market, *state.headlines, *state.discards, *being_played(state.agenda)}
    seen |= {*state.enterprises, *state.partners, *state.troops}
    for player in state.players.values():
        seen |= {*player.hand, *player.grudges}
    partners = {number for number, card in cards.partners.items() if not card.public}
    held = {*cards.enterprises, *partners, *cards.troops, *cards.attacks} - seen
    told = repr((state.turn, state.market, sorted(seen), len(state.deck)))
    generator = Generator(int.from_bytes(told.encode(), "big") % PRIME)
    unseen = sorted(held)
    generator.shuffle(unseen)
    for player in state.players.values():
        player.hand = [unseen.pop() if number == HIDDEN else number for number in player.hand]
    rest = [*unseen, *sorted({*cards.headlines, *cards.topples} - seen)]
    generator.shuffle(rest)
    state.deck = rest[: len(state.deck)]
    state.generator = Generator(generator.next())
    return state


# --- Card memory: purchases are public; raider and victim both know a raided hand -----------------

Memory: TypeAlias = Mapping[Seat, tuple[CardNumber, ...]]
"""Cards that the observer saw arrive in the other hands, in ascending order."""


def remembered_by(state: State, seat: Seat) -> Memory:
    """Return the cards that ``seat`` saw arrive in the other hands, assuming perfect memory."""
    return {
        other: tuple(sorted(n for n in player.hand if seat in state.witnesses.get(n, ())))
        for other, player in state.players.items()
        if other != seat
    }
