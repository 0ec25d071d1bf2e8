"""Setup (C): building the play deck, dealing the market, seating the players."""

from paxdesk.language import say
from paxdesk.porfiriana.rules.actions import DIAZ
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
"""Cards kept for the deck in the rapid setup (R71)."""
MARKET_SLOTS = 12
STARTING_GOLD = 4
"""Gold of the starting player; each next one gets one more (C10)."""
MOST_PLAYERS_WITHOUT_EXTRA_MARKET = 4
SOLO_SEATS: dict[SoloMode, int] = {"diaz": 1, "paxomatic": 3}
"""Seats of a game alone, Díaz's own apart (Parts L and M)."""


def deal(
    deck: Deck,
    players: int,
    seed: int,
    options: Options | None = None,
    hacendados: tuple[int, ...] | None = None,
    solo: SoloMode | None = None,
) -> State:
    """A dealt game for 2 to 6 players; P1 starts.

    ``hacendados`` names the card of each seat where players chose them (C6); otherwise they
    are dealt. ``solo`` is against Díaz (set up as for two, ``players`` 1) or against two
    Pax-o-matics (``players`` 3). The same arguments give the same game everywhere (R3). Raises
    ``ValueError`` for a number of players or a choice of Hacendados that cannot be.
    """
    against_diaz = solo == "diaz"
    if not (2 <= players <= 6 or (against_diaz and players == 1)):
        raise ValueError(
            say("Pax Porfiriana is for 2 to 6 players, not {players}.", players=players)
        )
    options = options or Options()
    for problem in handicap_problems(options.handicaps, players):
        raise ValueError(f"{problem}.")
    generator = Generator.from_seed(seed)
    seated = _hacendados(deck, players, generator, hacendados)
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
    rest = _rapid_deck(state) if options.rapid_setup else _play_deck(state, len(state.players))
    unused = [number for number in sorted(deck.hacendados) if number not in seated]
    aids = [number for number, card in deck.cards.items() if card.kind == "play_aid"]
    regimes = [regime.number for regime in deck.regimes.values()]
    state.box = sorted([*rest, *unused, *aids, *regimes])
    state.public_market = sorted(number for number, card in deck.partners.items() if card.public)
    state.events = []
    return state


def _hacendados(
    deck: Deck, players: int, generator: Generator, chosen: tuple[int, ...] | None
) -> tuple[int, ...]:
    """The Hacendado of each seat, chosen or dealt."""
    if chosen is None:
        shuffled = sorted(deck.hacendados)
        generator.shuffle(shuffled)
        return tuple(shuffled[:players])
    if len(chosen) != players or len(set(chosen)) != players:
        raise ValueError(say("Choose one Hacendado for each seat, each only once."))
    for number in chosen:
        if number not in deck.hacendados:
            raise ValueError(say("Card {number} is no Hacendado.", number=number))
    return chosen


def _seat(state: State, player: Player) -> None:
    """Gold by seat (C10) and handicap, and the Income Cubes of the loyalist (C8)."""
    player.gold = STARTING_GOLD + player.seat - 1 + state.options.handicap(player.seat).gold
    player.hacendado_income = state.cards.hacendados[player.hacendado].loyalist.income
    take_cube(player, player.hacendado_income)


def _shuffled_play_cards(state: State) -> list[int]:
    """All market cards without Topples, shuffled."""
    deck = state.cards
    partners = [number for number, card in deck.partners.items() if not card.public]
    cards = sorted([*deck.enterprises, *partners, *deck.troops, *deck.attacks, *deck.headlines])
    state.generator.shuffle(cards)
    return cards


def _play_deck(state: State, players: int) -> list[int]:
    """C2: stacks with and without Topples. Returns the cards left over."""
    cards = _shuffled_play_cards(state)
    size = CARDS_BASE + CARDS_PER_PLAYER * players
    chosen, rest = cards[:size], cards[size:]
    topples = sorted(state.cards.topples)
    state.generator.shuffle(topples)
    stacks = _stacks(chosen)
    for stack, topple in zip(stacks[-len(topples) :], topples, strict=True):
        stack.append(topple)
        state.generator.shuffle(stack)
    state.deck = [number for stack in stacks for number in stack]
    if players > MOST_PLAYERS_WITHOUT_EXTRA_MARKET and state.variant.extra_market_for_five:
        opening, rest = rest[:MARKET_SLOTS], rest[MARKET_SLOTS:]
        _open_market(state, opening)
    else:
        deal_market(state)
    return rest


def _stacks(cards: list[int]) -> list[list[int]]:
    """Six stacks that differ by at most one card, larger ones on top (R1)."""
    size, larger = divmod(len(cards), STACKS)
    stacks: list[list[int]] = []
    start = 0
    for index in range(STACKS):
        end = start + size + (index < larger)
        stacks.append(cards[start:end])
        start = end
    return stacks


def _rapid_deck(state: State) -> list[int]:
    """C, alternate: market and 95 cards, the four Topples anywhere (R71)."""
    cards = _shuffled_play_cards(state)
    _open_market(state, cards[:MARKET_SLOTS])
    chosen = cards[MARKET_SLOTS : MARKET_SLOTS + RAPID_DECK]
    chosen += sorted(state.cards.topples)
    state.generator.shuffle(chosen)
    state.deck = chosen
    return cards[MARKET_SLOTS + RAPID_DECK :]


def _open_market(state: State, opening: list[int]) -> None:
    """Lay these cards out as the opening market, in the order of fresh cards (R5)."""
    slots = [slot for column in range(6) for slot in (column, column + 6)]
    for slot, number in zip(slots, opening, strict=True):
        reveal(state, slot, number)
