"""Complete position of a game, as plain data.

The rules change it in place; :meth:`State.copy` returns an independent position.
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

# --- Names of events ------------------------------------------------------------------------------
# ``tests/rules/test_events.py`` lists the events that animations and the log omit.

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


# --- Cached facts of a position (see ``fact_cache.py``) -------------------------------------------

Entries: TypeAlias = dict[Any, Any]
"""Cached results by function, or by a tuple of the arguments and the function."""

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
"""Events that change no fact about cards in play."""
CONCERNS_ALL: Final[frozenset[EventName]] = frozenset(
    ("depression_ends", "depression_starts", "regime")
)
"""Events that may change values of every seat's cards, but not the cards themselves."""


@define(eq=False)
class FactCache:
    """Cached facts of a position, shared with its copies until one of them changes.

    ``seats`` contains facts by seat that depend on the regime, ``cards`` those that do not.
    ``opened`` is True if cards in play are unchanged since the last update of the cubes (P6).
    """

    opened: bool
    table: Entries
    seats: dict[Seat, Entries]
    cards: dict[Seat, Entries]

    @classmethod
    def of(cls, seats: Iterable[Seat]) -> "FactCache":
        """Return a valid, empty cache for these seats."""
        return cls(True, {}, {seat: {} for seat in seats}, {seat: {} for seat in seats})

    def after(self, what: EventName, seat: Seat | None, other: Seat | None) -> "FactCache":
        """Return the invalidated cache after an event, without entries that may have changed."""
        if what in CONCERNS_ALL:
            return FactCache(False, {}, {each: {} for each in self.seats}, self.cards)
        return self.without(seat, other)

    def without(self, *changed: Seat | None) -> "FactCache":
        """Return an invalidated cache without the entries of these seats."""
        seats, cards = self.seats.copy(), self.cards.copy()
        for seat in changed:
            if seat in seats:
                seats[seat], cards[seat] = {}, {}
        return FactCache(False, {}, seats, cards)

    def reopened(self) -> "FactCache":
        """Return a valid cache with the entries by seat, after an update of the cubes (P6)."""
        return FactCache(True, {}, self.seats, self.cards)


CUBES_PER_PLAYER = 15
ACTIONS_A_TURN = 3
JAIL_ACTIONS = 2
HOMELESS: CardNumber = -1
"""Value of ``at`` for a troop that has lost its enterprise (R51)."""

EndedBy: TypeAlias = Literal["topple", "gold", "standoff", "diaz"]
SoloMode: TypeAlias = Literal["diaz", "paxomatic"]


@frozen
class Options:
    """Rule options of one game.

    ``preset_2012`` is for old saved games. ``handicaps`` is empty or has one for each seat.
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
    diaz_weaker: bool = option(
        tr_noop("Weaker Díaz"), lambda _: tr("His defence is 3, or 5 in Outrage"), alone=True
    )
    diaz_stronger: bool = option(
        tr_noop("Stronger Díaz"), lambda _: tr("His defence is 5, or 7 in Outrage"), alone=True
    )
    diaz_bare: bool = option(
        tr_noop("Díaz without cubes"), lambda _: tr("His own cards carry no cubes"), alone=True
    )
    diaz_strict: bool = option(
        tr_noop("Díaz discards harmless attacks"),
        lambda _: tr("He plays only attacks that steal gold or place Unrest"),
        alone=True,
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
        """Return options with the named ones switched on."""
        on: dict[str, Any] = dict.fromkeys(names, True)
        return cls(**on)

    @property
    def on(self) -> list[str]:
        """Names of the options that are on."""
        return [name for name in FLAGS if getattr(self, name)]

    @cached_property
    def variant(self) -> Variant:
        """Rules that differ between the rule books."""
        if self.rules_2012:
            return RULES_2012
        return PRESET_2012 if self.preset_2012 else LIVING_RULES

    @cached_property
    def diaz_ages(self) -> bool:
        """True if Díaz Senility is chosen and the rules include it."""
        return self.diaz_senility and self.variant.senility

    def handicap(self, seat: Seat) -> Handicap:
        return of_seat(self.handicaps, seat)


FLAGS: tuple[str, ...] = tuple(each.name for each in fields(Options) if each.type is bool)
"""Names of the options that can be on or off."""
OFFERED: Final[dict[str, Option]] = {
    each.name: each.metadata[Option] for each in fields(Options) if Option in each.metadata
}
"""Options offered in New Game, in order; the rules of 2012 are last."""


@define
class Player:
    """Player. ``reserve`` is the number of cubes left.

    ``flipped`` is the prestige of the declared cause, ``hacendado_income`` the number of Income
    Cubes on a loyalist. ``cause_cube`` and values of ``grudges`` are like ``prestige_cube`` of
    :class:`EnterpriseInPlay`.
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
    """Enterprise in play.

    ``value`` is its worth in cubes at the last update (P6), ``income`` its Income Cubes.
    ``connections`` has the seat whose cube fills each oval, or None. ``prestige_cube`` is True if
    laid, False if due but missing, None if not due. ``troop`` is a card or 0.
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
        """Number of cubes of all kinds and owners on this card."""
        return (
            self.income
            + self.extorted
            + len(self.connections)
            - self.connections.count(None)
            + (self.prestige_cube is True)
        )


@define
class PartnerInPlay:
    """Partner, newspaper or public card in play; ``side`` is the index of its visible side."""

    number: CardNumber
    owner: Seat
    side: int = 0
    prestige_cube: bool | None = None

    def copy(self) -> "PartnerInPlay":
        return PartnerInPlay(self.number, self.owner, self.side, self.prestige_cube)


@define
class TroopInPlay:
    """Troop in play; ``at`` is its enterprise, PRIVATE_ARMY or HOMELESS."""

    number: CardNumber
    owner: Seat
    at: CardNumber = PRIVATE_ARMY
    prestige_cube: bool | None = None

    def copy(self) -> "TroopInPlay":
        return TroopInPlay(self.number, self.owner, self.at, self.prestige_cube)


CardInPlay: TypeAlias = EnterpriseInPlay | PartnerInPlay | TroopInPlay


@define
class Turn:
    """Record of the current turn.

    ``used`` contains pairs of a card and its used ability, or "public" for a bought Public card.
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
    """Event for views and the log; not part of the position.

    The meaning of ``amount`` and ``word`` depends on ``what``; ``other`` is the other party. With
    ``seen_by``, only this seat may see the event.
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
    """Complete position of a game.

    ``market`` has a card (or 0), ``speculation`` a seat (or None) for each of the twelve slots.
    ``deck`` is top first, ``headlines`` (the Bull-Bear pile) top last. ``box`` has the cards not in
    this game. ``standoff`` counts turns for the Mexican Standoff (R63). ``rolls`` are predetermined
    dice.

    ``witnesses`` has the seats that saw each card enter a hand. ``events`` and ``cache`` are None
    if unused.
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
    """True for the view of a remote seat or of a spectator. Not part of the position."""

    def copy(self) -> "State":
        """Return an independent copy without the events of the last step."""
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
        """Return the position, or one consistent with a remote seat's view."""
        if not self.is_view:
            return self
        from paxdesk.porfiriana.rules.view import as_seen, supposed

        return supposed(as_seen(self))

    def trial(self) -> "State":
        """Return a copy on which to try actions for previews and warnings."""
        return self.supposed_position() if self.is_view else self.copy()

    @property
    def variant(self) -> Variant:
        """Rules that differ between the rule books."""
        return self.options.variant

    @property
    def active(self) -> Player:
        return self.players[self.turn.seat]

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.ended_by is not None

    @property
    def turn_seat(self) -> Seat:
        return self.turn.seat

    @property
    def material(self) -> Deck:
        return self.cards

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats clockwise, from the left of ``seat`` to ``seat`` itself (P1)."""
        return _clockwise(tuple(self.players), seat)

    def turn_actions(self, seat: Seat) -> int:
        """Return the number of actions in the seat's next turn (D, R7)."""
        if seat == DIAZ:
            return 0
        return JAIL_ACTIONS if self.players[seat].jailed else ACTIONS_A_TURN

    def hand_limit(self, seat: Seat) -> int:
        """Return the maximum number of cards in the seat's hand (gl. Hand)."""
        options = self.options
        return options.handicap(seat).hand_limit if options.handicaps else HAND_LIMIT

    def army(self, seat: Seat) -> list[CardNumber]:
        """Return the troops of the seat's Private Army."""
        return [
            troop.number
            for troop in self.troops.values()
            if troop.owner == seat and troop.at == PRIVATE_ARMY
        ]

    def in_play(self) -> list[CardInPlay]:
        """Return the cards in play: enterprises, then partners, then troops."""
        return [*self.enterprises.values(), *self.partners.values(), *self.troops.values()]

    def witness(self, number: CardNumber, seats: Iterable[Seat]) -> None:
        """Record the seats that saw a card enter a hand; the owner may be left out."""
        # Replace the dictionary: copies share it.
        self.witnesses = {**self.witnesses, number: tuple(seats)}

    def close_books(self, *changed: Seat) -> None:
        """Invalidate the cache after changes to these seats' cards that record no event."""
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
        """Record an event; invalidate the cache if the event may change cached facts."""
        if self.cache is not None and what not in CACHE_NEUTRAL_EVENTS:
            self.cache = self.cache.after(what, seat, other)
        if self.events is not None:
            self.events.append(Event(what, seat, card, amount, other, target, word, seen_by))

    def roll(self) -> int:
        """Roll one six-sided die, or take the next predetermined result, and record the event."""
        result = self.rolls.pop(0) if self.rolls else self.generator.die()
        self.tell("rolled", amount=result)
        return result

    def next_rolls(self, number: int) -> tuple[int, ...]:
        """Return the results of the next rolls, without rolling."""
        laid_down = self.rolls[:number]
        generator = Generator(self.generator.position)
        return (*laid_down, *(generator.die() for _ in range(number - len(laid_down))))

    def end(self, winners: tuple[Seat, ...], ended_by: EndedBy) -> None:
        """End the game; nothing else on the agenda is resolved."""
        self.winners = winners
        self.ended_by = ended_by
        self.agenda = [GameOver()]
        self.tell("game_over", word=ended_by)

    def share_won(self, seat: Seat) -> float:
        """Return the seat's share of the victory, from 0 to 1."""
        return 1 / len(self.winners) if seat in self.winners else 0.0
