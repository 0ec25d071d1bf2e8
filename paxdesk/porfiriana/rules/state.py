"""The whole position as plain data; nothing about a game is kept anywhere else.

Money is gold, cubes are counted out of fifteen a player. Records change in place
through the rule modules only; :meth:`State.copy` gives an independent position.
The deck is shared, never copied, and so is the box, which nothing comes out of or goes into.

Search copies more than it does anything else: copies are made field by field, which takes half
as long as by calling the class.
"""

from collections.abc import Iterable
from functools import cache, cached_property
from typing import Any, Final, Literal, TypeAlias, get_args

from attrs import field, fields

from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase, AgendaItem, GameOver
from paxdesk.porfiriana.rules.card_verbs import Faction, Prestige, RegimeKey
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.variant import (
    DIFFERENCES,
    HAND_LIMIT,
    LIVING_RULES,
    PRESET_2012,
    RULES_2012,
    Handicap,
    Option,
    Variant,
    of_seat,
    option,
)
from paxdesk.session.randomness import Generator

# --- The names of events --------------------------------------------------------------------------
# Everything that can happen, for views, the log and the journal's dice.
#
# Whoever tells events by name says in ``tests/rules/test_events.py`` which it leaves out.

EventName: TypeAlias = Literal[
    "assassinated",
    "attacked",
    "awarded",
    "bought",
    "calmed",
    "cancelled",
    "connected",
    "cube_laid",
    "declares",
    "defeated",
    "deployed",
    "depression_ends",
    "depression_starts",
    "diaz_holds",
    "discarded",
    "extorts",
    "fraud",
    "freed",
    "gains",
    "game_over",
    "income",
    "income_falls",
    "jailed",
    "land",
    "passes",
    "pays",
    "piled",
    "played",
    "police",
    "raided",
    "redeployed",
    "regime",
    "retreats",
    "revealed",
    "revolt",
    "rolled",
    "sacked",
    "shifted",
    "shoots",
    "sold",
    "speculated",
    "speculation_pays",
    "strife",
    "taken",
    "taken_back",
    "topple",
    "turn",
    "unrest",
    "used",
]
EVENT_NAMES: Final[tuple[EventName, ...]] = get_args(EventName)


# --- The books of a position: what has been read off its table (see ``fact_cache.py``) -----------

Entries: TypeAlias = dict[Any, Any]
"""Readings, in a tuple after their arguments if they have any, and what they found."""

CACHE_NEUTRAL_EVENTS: Final[frozenset[EventName]] = frozenset(
    (
        "attacked",
        "bought",
        "diaz_holds",
        "gains",
        "game_over",
        "income",
        "passes",
        "pays",
        "piled",
        "played",
        "police",
        "raided",
        "revealed",
        "rolled",
        "shifted",
        "sold",
        "speculated",
        "speculation_pays",
        "strife",
        "topple",
        "turn",
        "used",
    )
)
"""Events that change no more than gold, hands, the market, the turn.

What a card played, used, bought or sold, or a cube shifted, does to the table closes the books by
itself.
"""
CONCERNS_ALL: Final[frozenset[EventName]] = frozenset(
    ("depression_ends", "depression_starts", "regime")
)
"""Events that change what everybody's cards are worth, and no card; others name their seats."""


@define(eq=False)
class FactCache:
    """``table`` holds readings of the whole table; the others are those of one seat each.

    ``seats`` holds what a seat's cards are worth under this regime, ``cards`` what they are.
    Open books are those of a table as the last count has left it (P6), closed ones of a table on
    which something is happening; copies of a position share books until something happens in one
    of them.
    """

    opened: bool
    table: Entries
    seats: dict[Seat, Entries]
    cards: dict[Seat, Entries]

    @classmethod
    def of(cls, seats: Iterable[Seat]) -> "FactCache":
        """Open books of these seats with nothing in them."""
        return cls(True, {}, {seat: {} for seat in seats}, {seat: {} for seat in seats})

    def after(self, what: EventName, seat: Seat | None, other: Seat | None) -> "FactCache":
        """The books once the table has changed: closed, without what may have changed."""
        if what in CONCERNS_ALL:
            return FactCache(False, {}, {each: {} for each in self.seats}, self.cards)
        return self.without(seat, other)

    def without(self, *changed: Seat | None) -> "FactCache":
        """The books closed, with the readings of all other seats."""
        seats, cards = self.seats.copy(), self.cards.copy()
        for seat in changed:
            if seat in seats:
                seats[seat], cards[seat] = {}, {}
        return FactCache(False, {}, seats, cards)

    def reopened(self) -> "FactCache":
        """The books of a table on which all is counted again."""
        return FactCache(True, {}, self.seats, self.cards)


CUBES_PER_PLAYER = 15
ACTIONS_A_TURN = 3
JAIL_ACTIONS = 2
HOMELESS: CardNumber = -1
"""Where a troop stands that has lost its enterprise and is about to be asked (R51)."""

EndedBy: TypeAlias = Literal["topple", "gold", "standoff", "diaz"]
SoloMode: TypeAlias = Literal["diaz", "paxomatic"]


@frozen
class Options:
    """Rule options of one game, saved with it (rulings, last section).

    ``preset_2012`` is for games saved when the program knew a few of the rules of 2012 only.
    ``handicaps`` are those of the seats from P1 on, empty where nobody has one.
    """

    iron_hand: bool = option(
        tr_noop("Iron Hand"),
        lambda variant: tr(
            "Your Tripartite is Díaz and your two strongest opponents; for {fewest} to 6 players",
            fewest=variant.iron_hand_from,
        ),
        contest=True,
    )
    diaz_senility: bool = option(
        tr_noop("Díaz Senility"),
        lambda _: tr("Díaz counts 3, 2, 2 and 1 in the four Topples; for 3 players"),
        contest=True,
        needed="senility",
    )
    retirement_battle: bool = option(
        tr_noop("Retirement battle"),
        lambda _: tr("Your troop may Retreat when a troop of its faction takes its place"),
    )
    rapid_setup: bool = option(
        tr_noop("Rapid setup"),
        lambda _: tr("Half the deck, with the Topples shuffled in anywhere"),
        in_deal=True,
    )
    choose_hacendados: bool = option(
        tr_noop("Chosen Hacendados"),
        lambda _: tr("Players may choose their Hacendado; the rest are dealt"),
        in_deal=True,
    )
    rules_2012: bool = option(
        tr_noop("2012 rules"),
        lambda _: tr("The game as first printed; {number} differences", number=len(DIFFERENCES)),
        in_deal=True,
    )
    preset_2012: bool = False
    handicaps: tuple[Handicap, ...] = ()

    @classmethod
    def of(cls, names: Iterable[str]) -> "Options":
        """The options that are on, by their names."""
        on: dict[str, Any] = dict.fromkeys(names, True)
        return cls(**on)

    @property
    def on(self) -> list[str]:
        """The names of the options that are on."""
        return [name for name in FLAGS if getattr(self, name)]

    @cached_property
    def variant(self) -> Variant:
        """The rules of the game wherever the two books differ."""
        if self.rules_2012:
            return RULES_2012
        return PRESET_2012 if self.preset_2012 else LIVING_RULES

    @cached_property
    def diaz_ages(self) -> bool:
        """Whether Díaz Senility is played; the rules of 2012 do not know it."""
        return self.diaz_senility and self.variant.senility

    def handicap(self, seat: Seat) -> Handicap:
        """What a seat has more or less than the others."""
        return of_seat(self.handicaps, seat)


FLAGS: tuple[str, ...] = tuple(each.name for each in fields(Options) if each.type is bool)
"""The options that are on or off."""
OFFERED: Final[dict[str, Option]] = {
    each.name: each.metadata[Option] for each in fields(Options) if Option in each.metadata
}
"""Those that New Game offers, in its order; the rules of 2012 stand last."""


@define
class Player:
    """One seat. ``reserve`` is cubes left; ``flipped`` the cause declared for, if any.

    ``hacendado_income`` counts the Income Cubes on a loyalist Hacendado.
    ``cause_cube`` and the values of ``grudges`` say of a Prestige point what ``prestige_cube``
    says of a card in play (see :class:`EnterpriseInPlay`).
    """

    seat: Seat
    hacendado: CardNumber
    gold: int = 0
    reserve: int = CUBES_PER_PLAYER
    hand: list[CardNumber] = field(factory=list)
    grudges: dict[CardNumber, bool | None] = field(factory=dict)
    flipped: Prestige | None = None
    heir: bool = False
    jailed: bool = False
    hacendado_income: int = 0
    cause_cube: bool | None = None

    def copy(self) -> "Player":
        """The same player with a hand and Grudge Pile of his own."""
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.hacendado = self.hacendado
        twin.gold = self.gold
        twin.reserve = self.reserve
        twin.hand = self.hand.copy()
        twin.grudges = self.grudges.copy()
        twin.flipped = self.flipped
        twin.heir = self.heir
        twin.jailed = self.jailed
        twin.hacendado_income = self.hacendado_income
        twin.cause_cube = self.cause_cube
        return twin


@define
class EnterpriseInPlay:
    """An enterprise on the table.

    ``value`` is the printed or current worth last counted (P6); ``income`` the owner's Income
    Cubes; ``extorted`` whether the troop's Extortion Cube lies here. ``connections`` holds, oval
    by oval, the seat whose cube fills it. ``prestige_cube`` is True (it lies there), False (it
    is due but missing) or None (nothing is due). ``troop`` is the card stationed here, or 0.
    """

    number: CardNumber
    owner: Seat
    connections: list[Seat | None]
    income: int = 0
    value: int = 0
    unrest: int = 0
    extorted: bool = False
    prestige_cube: bool | None = None
    troop: CardNumber = 0

    def copy(self) -> "EnterpriseInPlay":
        """The same enterprise with ovals of its own."""
        twin = EnterpriseInPlay.__new__(EnterpriseInPlay)
        twin.number = self.number
        twin.owner = self.owner
        twin.connections = self.connections.copy()
        twin.income = self.income
        twin.value = self.value
        twin.unrest = self.unrest
        twin.extorted = self.extorted
        twin.prestige_cube = self.prestige_cube
        twin.troop = self.troop
        return twin

    @property
    def cubes(self) -> int:
        """Cubes of all kinds and owners on this card."""
        return (
            self.income
            + self.extorted
            + len(self.connections)
            - self.connections.count(None)
            + (self.prestige_cube is True)
        )


@define
class PartnerInPlay:
    """A partner, newspaper or public card on the table; ``side`` indexes its card's sides."""

    number: CardNumber
    owner: Seat
    side: int = 0
    prestige_cube: bool | None = None

    def copy(self) -> "PartnerInPlay":
        """The same partner as a record of its own."""
        return PartnerInPlay(self.number, self.owner, self.side, self.prestige_cube)


@define
class TroopInPlay:
    """A troop on the table, standing ``at`` an enterprise, at ARMY, or HOMELESS."""

    number: CardNumber
    owner: Seat
    at: CardNumber = PRIVATE_ARMY
    prestige_cube: bool | None = None

    def copy(self) -> "TroopInPlay":
        """The same troop as a record of its own."""
        return TroopInPlay(self.number, self.owner, self.at, self.prestige_cube)


CardInPlay: TypeAlias = EnterpriseInPlay | PartnerInPlay | TroopInPlay


@define
class Turn:
    """What has been done in the turn under way.

    ``actions`` are the actions left. ``used`` holds what works once a turn and has been done: a
    card with the kind of its Extra Action, or with its verb (``activist``, ``regime_action``);
    and a Public card bought in this turn, as ``public``.
    ``plays`` counts cards played from the hand and ``speculations`` cubes put onto market cards
    by an action (Part M). ``strifes`` matters where
    Strife lasts the turn.
    """

    seat: Seat
    actions: int = ACTIONS_A_TURN
    purchases: int = 0
    began_in_jail: bool = False
    freed: bool = False
    used: list[tuple[CardNumber, str]] = field(factory=list)
    counts_for_standoff: bool = False
    plays: int = 0
    speculations: int = 0
    strifes: list[tuple[Faction, Faction]] = field(factory=list)

    def copy(self) -> "Turn":
        """The same turn with lists of its own."""
        twin = Turn.__new__(Turn)
        twin.seat = self.seat
        twin.actions = self.actions
        twin.purchases = self.purchases
        twin.began_in_jail = self.began_in_jail
        twin.freed = self.freed
        twin.used = self.used.copy()
        twin.counts_for_standoff = self.counts_for_standoff
        twin.plays = self.plays
        twin.speculations = self.speculations
        twin.strifes = self.strifes.copy()
        return twin


@frozen
class Event:
    """Something that happened: told to views and the log, no part of the position.

    ``what`` names it (see above); the other fields are set where they mean something:
    the seat it happened to, the card, an amount (gold, cubes, disks), the other party, and
    a word such as a regime, faction or place. ``seen_by`` limits it to one seat.
    """

    what: EventName
    seat: Seat | None = None
    card: CardNumber | None = None
    amount: int = 0
    other: Seat | None = None
    target: CardNumber | None = None
    word: str = ""
    seen_by: Seat | None = None


@cache
def _clockwise(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    start = seats.index(seat) + 1
    return seats[start:] + seats[:start]


@define
class State:
    """One position.

    ``players`` is in seating order. ``market`` holds a card number or 0 for each of the twelve
    slots, ``speculation`` the seat whose cube lies on it. ``deck`` is top first, ``headlines``
    (the Bull-Bear pile) top last. ``public_market`` are the Public cards still for sale, ``box``
    the cards out of this game. ``agenda`` ends with what happens next. ``standoff`` counts turns
    in a row without a market purchase since the final Topple appeared. ``rolls`` are die results
    laid down in advance (scenarios); without them the generator rolls.

    ``witnesses`` are the seats that saw a card come into the hand it is in: what may be
    remembered, no part of the position. Nor are the ``events`` of the last step, None while nobody
    listens, and the ``books`` of what has been read off the table, None while none are kept.
    """

    cards: Deck = field(eq=False, repr=False)
    options: Options
    players: dict[Seat, Player]
    turn: Turn
    generator: Generator
    market: list[CardNumber] = field(factory=lambda: [0] * 12)
    speculation: list[Seat | None] = field(factory=lambda: [None] * 12)
    deck: list[CardNumber] = field(factory=list)
    headlines: list[CardNumber] = field(factory=list)
    discards: list[CardNumber] = field(factory=list)
    public_market: list[CardNumber] = field(factory=list)
    box: list[CardNumber] = field(factory=list)
    enterprises: dict[CardNumber, EnterpriseInPlay] = field(factory=dict)
    partners: dict[CardNumber, PartnerInPlay] = field(factory=dict)
    troops: dict[CardNumber, TroopInPlay] = field(factory=dict)
    regime: RegimeKey = "pax"
    depression: bool = False
    topples_seen: int = 0
    final_topple: CardNumber = 0
    standoff: int = 0
    agenda: list[AgendaItem] = field(factory=lambda: [ActionPhase()])
    winners: tuple[Seat, ...] = ()
    ended_by: EndedBy | None = None
    solo: SoloMode | None = None
    rolls: list[int] = field(factory=list)
    witnesses: dict[CardNumber, tuple[Seat, ...]] = field(factory=dict, eq=False, repr=False)
    events: list[Event] | None = field(factory=list, eq=False, repr=False)
    cache: FactCache | None = field(default=None, eq=False, repr=False)
    is_view: bool = field(default=False, eq=False, repr=False)
    """Whether it is all that the table of another machine shows a seat. No part of the position."""

    def copy(self) -> "State":
        """An independent position (without the events of the last step)."""
        twin = State.__new__(State)
        twin.cards = self.cards
        twin.options = self.options
        twin.players = {seat: player.copy() for seat, player in self.players.items()}
        twin.turn = self.turn.copy()
        twin.generator = Generator(self.generator.position)
        twin.market = self.market.copy()
        twin.speculation = self.speculation.copy()
        twin.deck = self.deck.copy()
        twin.headlines = self.headlines.copy()
        twin.discards = self.discards.copy()
        twin.public_market = self.public_market.copy()
        twin.box = self.box
        twin.enterprises = {number: card.copy() for number, card in self.enterprises.items()}
        twin.partners = {number: card.copy() for number, card in self.partners.items()}
        twin.troops = {number: card.copy() for number, card in self.troops.items()}
        twin.regime = self.regime
        twin.depression = self.depression
        twin.topples_seen = self.topples_seen
        twin.final_topple = self.final_topple
        twin.standoff = self.standoff
        twin.agenda = self.agenda.copy()
        twin.winners = self.winners
        twin.ended_by = self.ended_by
        twin.solo = self.solo
        twin.rolls = self.rolls.copy()
        twin.witnesses = self.witnesses
        twin.events = []
        twin.cache = self.cache
        twin.is_view = self.is_view
        return twin

    def supposed_position(self) -> "State":
        """The position itself; at a seat of another machine's table one that it could be.

        What is not seen there is supposed anew.
        """
        if not self.is_view:
            return self
        from paxdesk.porfiriana.rules.view import as_seen, supposed

        return supposed(as_seen(self))

    def trial(self) -> "State":
        """A copy on which a preview or a warning tries something: what it finds is not played."""
        return self.supposed_position() if self.is_view else self.copy()

    @property
    def variant(self) -> Variant:
        """The rules of this game wherever the two books differ."""
        return self.options.variant

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn.seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended, by a toppling, gold, standoff or Díaz (R44, R45, R81)."""
        return self.ended_by is not None

    @property
    def turn_seat(self) -> Seat:
        """Whose turn it is, for the desk."""
        return self.turn.seat

    @property
    def material(self) -> Deck:
        """What it is played with."""
        return self.cards

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats from the left of ``seat`` round to ``seat`` itself (P1)."""
        return _clockwise(tuple(self.players), seat)

    def turn_actions(self, seat: Seat) -> int:
        """How many actions the next turn of the seat begins with (D, R7); Díaz rolls instead."""
        if seat == DIAZ:
            return 0
        return JAIL_ACTIONS if self.players[seat].jailed else ACTIONS_A_TURN

    def hand_limit(self, seat: Seat) -> int:
        """How many cards the seat may buy or take into its hand (gl. Hand)."""
        options = self.options
        return options.handicap(seat).hand_limit if options.handicaps else HAND_LIMIT

    def army(self, seat: Seat) -> list[CardNumber]:
        """The troops of a Private Army."""
        return [
            troop.number
            for troop in self.troops.values()
            if troop.owner == seat and troop.at == PRIVATE_ARMY
        ]

    def in_play(self) -> list[CardInPlay]:
        """Every card in play: enterprises, then partners, then troops."""
        return [*self.enterprises.values(), *self.partners.values(), *self.troops.values()]

    def witness(self, number: CardNumber, seats: Iterable[Seat]) -> None:
        """A card in a hand is one that only these seats have seen there, besides its owner."""
        # Copies share what has not changed since.
        self.witnesses = {**self.witnesses, number: tuple(seats)}

    def close_books(self, *changed: Seat) -> None:
        """What no event tells changes on the table, about cards of these seats."""
        if self.cache is not None:
            self.cache = self.cache.without(*changed)

    def tell(
        self,
        what: EventName,
        seat: Seat | None = None,
        card: CardNumber | None = None,
        amount: int = 0,
        other: Seat | None = None,
        target: CardNumber | None = None,
        word: str = "",
        seen_by: Seat | None = None,
    ) -> None:
        """Note an event for whoever listens; one that changes the table closes the books."""
        if self.cache is not None and what not in CACHE_NEUTRAL_EVENTS:
            self.cache = self.cache.after(what, seat, other)
        if self.events is not None:
            self.events.append(Event(what, seat, card, amount, other, target, word, seen_by))

    def roll(self) -> int:
        """Roll one six-sided die, or take the result laid down next, and note it."""
        result = self.rolls.pop(0) if self.rolls else self.generator.die()
        self.tell("rolled", amount=result)
        return result

    def next_rolls(self, number: int) -> tuple[int, ...]:
        """Return what the next rolls will be, without rolling."""
        laid_down = self.rolls[:number]
        generator = Generator(self.generator.position)
        return (*laid_down, *(generator.die() for _ in range(number - len(laid_down))))

    def end(self, winners: tuple[Seat, ...], ended_by: EndedBy) -> None:
        """The game is over: nothing else on the agenda happens."""
        self.winners = winners
        self.ended_by = ended_by
        self.agenda = [GameOver()]
        self.tell("game_over", word=ended_by)

    def share_won(self, seat: Seat) -> float:
        """A seat's part of the victory: 1 alone, a half of two, 0 for whoever has not won."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
