"""Whether a blunder is one: games played on to their end from either line, with the same chance.

Both begin from the same deal of what the seat could not know, and the same player goes on at every
seat; only how often the better plan wins more than what was done decides.
"""

from collections.abc import Sequence
from typing import Final

from paxdesk.porfiriana.robots.asking import RandomPlayer
from paxdesk.porfiriana.robots.base import remembered_by
from paxdesk.porfiriana.robots.planner.inputs import stacks_left
from paxdesk.porfiriana.robots.planner.search import dealt_anew, seen_cards
from paxdesk.porfiriana.robots.planner.standing import figures_of
from paxdesk.porfiriana.robots.roster import RobotName
from paxdesk.porfiriana.robots.simulation import play_unheard
from paxdesk.porfiriana.rules.actions import DIAZ, Action, End, Seat
from paxdesk.porfiriana.rules.moves import asked, legal_actions, perform_listed
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.view import seen_by
from paxdesk.session.randomness import Generator

PAIRS: Final = 8
GAINED: Final = 1.5
"""How many more of the PAIRS the better plan must win."""
PLAYER: Final[RobotName] = "easy"
"""Who plays all seats on: quick, and no fool."""
MOST_STEPS: Final = 1500
"""A game that still goes on then is won by nobody."""

Lines = Sequence[tuple[Seat, Action]]


def confirmed(state: State, seat: Seat, done: Lines, better: Lines) -> bool:
    """Whether the seat wins clearly more often after the ``better`` lines than after those done."""
    gained = 0.0
    for number in range(PAIRS):
        deal = dealt_otherwise(state, seat, Generator.from_seed(number))
        gained += _share(deal.copy(), seat, better) - _share(deal, seat, done)
        left = PAIRS - 1 - number
        if gained + left < GAINED or gained - left >= GAINED:
            break  # what is left changes nothing
    return gained >= GAINED


def _share(state: State, seat: Seat, lines: Lines) -> float:
    """The seat's part of the victory when a game is played on after these lines."""
    for mover, action in lines or ((seat, End()),):
        if asked(state) == mover and action in legal_actions(state):
            perform_listed(state, action)
    robots = {each: PLAYER for each in state.players if each != DIAZ}
    for steps, _ in enumerate(play_unheard(state, RandomPlayer.for_game(0), robots)):
        if steps == MOST_STEPS:
            return 0.0
    return 1 / len(state.winners) if seat in state.winners else 0.0


def dealt_otherwise(state: State, seat: Seat, generator: Generator) -> State:
    """A deal that the seat could think of just as well, with a deck that can be drawn from.

    What it remembers of other hands stays there; a Topple lies in each stack that must hide one.
    """
    view, legal = seen_by(state, seat), legal_actions(state)
    other = dealt_anew(view, legal, generator, remembered_by(state, seat))
    other.masked = False
    cards = other.cards
    seen = seen_cards(other) | {card for each in other.players.values() for card in each.hand}
    topples = sorted({*cards.topples} - seen)
    rest = sorted({*figures_of(cards).in_hands, *cards.headlines} - seen)
    for pile in (topples, rest):
        generator.shuffle(pile)
    for size, hides in stacks_left(state):
        stack = [topples.pop()] if hides and size and topples else []
        while len(stack) < size:
            stack.append(rest.pop())
        generator.shuffle(stack)
        other.deck += stack
    other.generator = Generator(generator.next())
    return other
