"""What a seat cannot see, dealt anew: what it remembers of other hands stays in them, the rest
comes from the cards seen nowhere.

The deck is left without cards: what will come up is not known, so no plan counts on it. The
generator is begun from what the seat sees and is nobody else's.
"""

import hashlib
from typing import Final

from paxdesk.porfiriana.robots.memory import Memory
from paxdesk.porfiriana.robots.planner.figures import figures_of
from paxdesk.porfiriana.robots.planner.identity import identity
from paxdesk.porfiriana.rules.actions import Action, CardNumber, ChooseCard
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import HIDDEN
from paxdesk.session.randomness import Generator

NOTHING: Final[Memory] = {}


def generator_for(seen: State) -> Generator:
    """A generator that is the same wherever a seat sees the same."""
    digest = hashlib.blake2b(repr(identity(seen)).encode(), digest_size=8).digest()
    return Generator(int.from_bytes(digest, "big"))


def dealt_anew(
    seen: State, legal: list[Action], generator: Generator, remembered: Memory = NOTHING
) -> State:
    """A position that could be the one seen, as far as anybody acts on it in this turn.

    A raided hand lies open: its cards are the ``legal`` answers.
    """
    state = seen.copy()
    step = state.agenda[-1]
    if isinstance(step, RaidedHand):
        shown = [action.card for action in legal if isinstance(action, ChooseCard)]
        state.players[step.victim].hand = shown
    for seat, cards in remembered.items():
        hand = state.players[seat].hand
        if HIDDEN in hand:
            hand[: len(cards)] = cards
    unseen = sorted(figures_of(state.cards).in_hands - _seen_cards(state))
    generator.shuffle(unseen)
    for player in state.players.values():
        player.hand = [number if number != HIDDEN else unseen.pop() for number in player.hand]
    state.deck = []
    state.generator = Generator(generator.next())
    return state


def _seen_cards(state: State) -> set[CardNumber]:
    """Every card that lies open, or in the hand of the seat itself."""
    seen = {*state.market, *state.headlines, *state.discards}
    seen |= {*state.enterprises, *state.partners, *state.troops}
    for player in state.players.values():
        seen |= {*player.hand, *player.grudges}
    return seen
