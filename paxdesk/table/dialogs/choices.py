"""What is chosen for a new game, and the session dealt from it. No Qt here."""

from attrs import evolve, field, frozen

from paxdesk.rules.actions import CardNumber
from paxdesk.rules.deck import Deck
from paxdesk.rules.randomness import Generator
from paxdesk.rules.setup import CARDS_BASE, CARDS_PER_PLAYER, RAPID_DECK, STARTING_GOLD
from paxdesk.rules.state import Options, State
from paxdesk.session.session import SeatSetup, Session

NAMES = ("Carmen", "Rosa", "Emilio", "Inés", "Tomás", "Ramón")
LARGEST_SEED = 1_000_000
"""Seeds drawn for the players lie below this, so that they can be read out."""
SEATING = 0x5EA7
"""Mixed into the seed for who starts and who gets which Hacendado, so that the deal differs."""


@frozen
class SeatChoice:
    """One person: ``hacendado`` None is dealt at random."""

    name: str
    look: int
    hacendado: CardNumber | None = None


@frozen
class NewGame:
    """Everything decided before the deal. ``first`` is an index of ``seats``, None: at random."""

    seats: tuple[SeatChoice, ...]
    seed: int
    options: Options = field(factory=Options)
    first: int | None = None

    def in_playing_order(self) -> "NewGame":
        """The same with the first player at the head of the table."""
        chance = Generator.from_seed(self.seed ^ SEATING)
        first = chance.below(len(self.seats)) if self.first is None else self.first
        return evolve(self, seats=self.seats[first:] + self.seats[:first], first=0)

    def deal(self, deck: Deck) -> Session:
        """Deal the game. The first player is P1 from now on."""
        ordered = self.in_playing_order().seats
        seats = tuple(SeatSetup(each.name, each.look) for each in ordered)
        hacendados = None
        if self.options.choose_hacendados:
            hacendados = _completed([each.hacendado for each in ordered], deck, self.seed)
        return Session.new(deck, self.options, self.seed, seats, hacendados)


def plain_game(seats: int, seed: int) -> NewGame:
    """A game without options between people of whom nothing is known."""
    people = tuple(SeatChoice(NAMES[index], index + 1) for index in range(seats))
    return NewGame(people, seed, first=0)


def position_session(position: State) -> Session:
    """A game that begins with a position, between people of whom nothing is known."""
    seats = [seat for seat in position.players if seat]
    return Session.from_position(
        position, tuple(SeatSetup(NAMES[index], index + 1) for index in range(len(seats)))
    )


def deal_words(seats: int, options: Options) -> str:
    """What the choices mean for the deal, in a sentence or two."""
    cards = CARDS_BASE + CARDS_PER_PLAYER * seats
    deck = f"{RAPID_DECK} cards" if options.rapid_setup else f"{cards} cards"
    gold = [str(STARTING_GOLD + index) for index in range(1, seats)]
    rest = " and ".join([", ".join(gold[:-1]), gold[-1]] if len(gold) > 1 else gold)
    plural = "s" if len(gold) > 1 else ""
    return (
        f"{deck} and 4 Topples. The first player starts with {STARTING_GOLD} gold, "
        f"the next one{plural} with {rest}."
    )


def _completed(chosen: list[CardNumber | None], deck: Deck, seed: int) -> tuple[CardNumber, ...]:
    """The chosen Hacendados, the other seats served from the rest."""
    rest = sorted(set(deck.hacendados) - {number for number in chosen if number is not None})
    Generator.from_seed(seed ^ SEATING).shuffle(rest)
    return tuple(rest.pop() if number is None else number for number in chosen)
