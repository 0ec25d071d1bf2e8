"""Setup (C): building the play deck, dealing the market, seating the players."""

from typing import TypeAlias

from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.headlines import deal_market, reveal
from paxdesk.porfiriana.rules.play_area import take_cube
from paxdesk.porfiriana.rules.state import Options, Player, SoloMode, State, Turn
from paxdesk.porfiriana.rules.variant import handicap_problems
from paxdesk.session.randomness import Generator

CARDS_BASE = 50
CARDS_PER_PLAYER = 10
STACKS = 6
RAPID_DECK = 95
"""Number of cards in the rapid setup's deck, without Topples (R71)."""
TOPPLES = 4
MARKET_SLOTS = 12
STARTING_GOLD = 4
"""Gold of the first player; each later player gets one more than the previous (C10)."""
MOST_PLAYERS_WITHOUT_EXTRA_MARKET = 4
FEWEST_SEATS, MOST_SEATS = 2, 6
SOLO_SEATS: dict[SoloMode, int] = {"diaz": 1, "paxomatic": 3}
"""Number of seats of a solo game, without Díaz's (Parts L and M)."""

SEATING = 0x5EA7
"""Number mixed into the seed to draw the first player and the Hacendados not chosen.

The draw thus does not change the deal.
"""
ChosenHacendados: TypeAlias = tuple[CardNumber | None, ...] | None
"""Chosen Hacendados by seat (C6); None for those to be dealt."""


@frozen
class DeckStack:
    """Stack of the play deck: number of ``cards``, and of ``topples`` shuffled into it."""

    cards: int
    topples: int


def stacks_of(players: int, options: Options, topples: int = TOPPLES) -> list[DeckStack]:
    """Return the stacks of the play deck, top first (C2, R71)."""
    if options.rapid_setup:
        return [DeckStack(RAPID_DECK, topples)]
    size, larger = divmod(CARDS_BASE + CARDS_PER_PLAYER * players, STACKS)
    return [
        DeckStack(size + (index < larger), int(index >= STACKS - topples))
        for index in range(STACKS)
    ]


def starting_gold(seat: Seat) -> int:
    """Return the gold of a seat at the start, without handicap (C10)."""
    return STARTING_GOLD + seat - 1


def deal(
    deck: Deck,
    players: int,
    seed: int,
    options: Options | None = None,
    hacendados: ChosenHacendados = None,
    solo: SoloMode | None = None,
) -> State:
    """Deal a game for 2 to 6 players; P1 starts.

    ``players`` is 1 for ``solo`` "diaz" and 3 for "paxomatic". The same arguments give the same
    game (R3). Raises ValueError for impossible players, handicaps or Hacendados.
    """
    against_diaz = solo == "diaz"
    if not (FEWEST_SEATS <= players <= MOST_SEATS or (against_diaz and players == 1)):
        raise ValueError(
            tr("Pax Porfiriana is for 2 to 6 players, not {players}.", players=players)
        )
    options = options or Options()
    for problem in handicap_problems(options.handicaps, players):
        raise ValueError(f"{problem}.")
    generator = Generator.from_seed(seed)
    seated = _hacendados(deck, players, generator, hacendados, seed)
    state = State(
        deck,
        options,
        {seat: Player(seat, number) for seat, number in enumerate(seated, start=1)},
        Turn(1),
        generator,
        solo=solo,
    )
    for player in state.players.values():
        _seat(state, player)
    if against_diaz:
        state.players[DIAZ] = Player(DIAZ, 0, reserve=0)
    rest = _build_deck(state)
    unused = [number for number in sorted(deck.hacendados) if number not in seated]
    aids = [number for number, card in deck.cards.items() if card.kind == "play_aid"]
    regimes = [regime.number for regime in deck.regimes.values()]
    state.box = sorted([*rest, *unused, *aids, *regimes])
    state.public_market = sorted(number for number, card in deck.partners.items() if card.public)
    state.events = []
    return state


def _hacendados(
    deck: Deck, players: int, generator: Generator, chosen: ChosenHacendados, seed: int
) -> tuple[int, ...]:
    """Return the Hacendado of each seat. Raises ValueError."""
    if chosen is None:
        shuffled = sorted(deck.hacendados)
        generator.shuffle(shuffled)
        return tuple(shuffled[:players])
    numbers = [number for number in chosen if number is not None]
    if len(chosen) != players or len(set(numbers)) != len(numbers):
        raise ValueError(tr("Choose a different Hacendado for each player."))
    for number in numbers:
        if number not in deck.hacendados:
            raise ValueError(tr("Card {number} is not a Hacendado.", number=number))
    rest = sorted(deck.hacendados.keys() - set(numbers))
    Generator.from_seed(seed ^ SEATING).shuffle(rest)
    return tuple(rest.pop() if number is None else number for number in chosen)


def _seat(state: State, player: Player) -> None:
    """Set the gold (C10) and lay Income Cubes (C8)."""
    player.gold = starting_gold(player.seat) + state.options.handicap(player.seat).gold
    player.hacendado_income = state.cards.hacendados[player.hacendado].loyalist.income
    take_cube(player, player.hacendado_income)


def _shuffled_play_cards(state: State) -> list[int]:
    deck = state.cards
    partners = [number for number, card in deck.partners.items() if not card.public]
    cards = sorted([*deck.enterprises, *partners, *deck.troops, *deck.attacks, *deck.headlines])
    state.generator.shuffle(cards)
    return cards


def _build_deck(state: State) -> list[int]:
    """Build the deck and deal the market (C2, R71); return the unused cards."""
    cards, topples = _shuffled_play_cards(state), sorted(state.cards.topples)
    stacks = stacks_of(len(state.players), state.options, len(topples))
    opening: list[int] = []
    if state.options.rapid_setup:
        opening, cards = cards[:MARKET_SLOTS], cards[MARKET_SLOTS:]
    if len(stacks) > 1:
        state.generator.shuffle(topples)
    size = sum(stack.cards for stack in stacks)
    chosen, rest = cards[:size], cards[size:]
    for stack in stacks:
        part = chosen[: stack.cards] + topples[: stack.topples]
        del chosen[: stack.cards], topples[: stack.topples]
        if stack.topples:
            state.generator.shuffle(part)
        state.deck += part
    crowded = len(state.players) > MOST_PLAYERS_WITHOUT_EXTRA_MARKET
    if not opening and crowded and state.variant.extra_market_for_five:
        opening, rest = rest[:MARKET_SLOTS], rest[MARKET_SLOTS:]
    if opening:
        _open_market(state, opening)
    else:
        deal_market(state)
    return rest


def _open_market(state: State, opening: list[int]) -> None:
    """Deal the first market like fresh cards (R5)."""
    slots = [slot for column in range(6) for slot in (column, column + 6)]
    for slot, number in zip(slots, opening, strict=True):
        reveal(state, slot, number)
