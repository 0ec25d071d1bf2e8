"""A position: what lies on the calendars, who has how much gold, and how far the quarter is."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Literal, TypeAlias, get_args

from attrs import evolve, field

from paxdesk.language import tr
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.randomness import Generator
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import cards as box
from paxdesk.sierra_madre.rules.cards import CardId, Country, Facts, Product

GOLD: Final = 565
"""All the gold of the box."""
PHASES: Final = 11
ROUNDS: Final = 45
MOST_SEATS: Final = 12

# --- Where gold lies: ``T`` the game, ``P1`` with a hacendado, ``NY1`` in New York, ``C12`` -------

Account: TypeAlias = str
TREASURY: Final[Account] = "T"


def purse_account(seat: Seat) -> Account:
    return f"P{seat}"


def new_york(seat: Seat) -> Account:
    return f"NY{seat}"


def seat_in(account: Account) -> Seat:
    """Whose purse or deposit it is; 0 for the game and for enterprises."""
    found = re.fullmatch(r"(?:P|NY)([1-9][0-9]?)", account)
    return int(found[1]) if found else 0


def _field(account: Account) -> str:
    """Where a hacendado has the gold of his account."""
    return "new_york" if account.startswith("NY") else "gold"


# --- Cards and hacendados -------------------------------------------------------------------------

CardLocation: TypeAlias = Literal["edge", "common", "coming", "mature", "ruined", "event", "gone"]
"""``edge``: revealed and not yet auctioned; ``coming``: on a seasonal track; ``mature``: on a
profits track; ``ruined``: to be capitalized anew (S7.1); ``event``: an event that has happened."""
OWNED: Final = frozenset[CardLocation](("coming", "mature", "ruined"))


@frozen
class Card:
    """A card that has come into the game.

    ``due`` is the quarter in which it matures, ``level`` its profit now, ``gold`` lies at it.
    ``struck``: a strike hits it in this or the next quarter; ``idle``: a spy holds it up for the
    rest of the quarter.
    """

    facts: Facts
    place: CardLocation
    owner: Seat = 0
    due: int = 0
    level: int = 0
    gold: int = 0
    struck: bool = False
    idle: bool = False

    @property
    def operating(self) -> bool:
        return self.place == "mature" and self.level > 0

    @property
    def trade(self) -> tuple[Country, Product | None]:
        """Where it lies, and by which product it lives (S9.7.3)."""
        return self.facts.land, box.BOYCOTTED.get(self.facts.kind)


Status: TypeAlias = Literal["playing", "at_war", "dead", "left"]


@frozen
class Hacendado:
    """Of one seat: gold at hand and in New York, and what the board says of him.

    ``ious`` are the quarters in whose boxes his IOUs lie, one entry for each; ``back`` is the
    quarter in which he returns from a foreign ``war``.
    """

    gold: int = 0
    new_york: int = 0
    leadership: int = 0
    nation: Country = "mexico"
    at: str = ""
    jailed: bool = False
    status: Status = "playing"
    war: CardId = ""
    back: int = 0
    heir: bool = False
    ious: tuple[int, ...] = ()


Office: TypeAlias = str
PRESIDENTS: Final[dict[Office, Country]] = {"president-mexico": "mexico", "president-us": "us"}
GOVERNORS: Final[tuple[Office, ...]] = ("governor-sonora", "governor-chihuahua")
"""Those that the sequence names; a table may add others."""

# --- What is under way ----------------------------------------------------------------------------

Why: TypeAlias = Literal[
    "capital", "profit", "capitalization", "iou", "subsidy", "auction", "rifles",
    "recapitalization", "rebase", "refurbishment", "new_york", "robbery", "tax", "bribe", "deal",
    "confiscation", "event", "estate", "other",
]  # fmt: skip
FREE: Final[tuple[Why, ...]] = (
    "robbery", "tax", "bribe", "deal", "confiscation", "event", "new_york", "other",
)  # fmt: skip
"""Why gold may be moved by hand."""
Harm: TypeAlias = Literal[
    "troops", "equipment", "lost_troops", "lost_equipment", "bridge", "town", "city", "rifles",
]  # fmt: skip
HARMS: Final[tuple[Harm, ...]] = get_args(Harm)
"""What a refurbishment slip may hold (S11.2)."""


@frozen
class Payment:
    """One proposed payment, by ``step``; ``most`` is what the rules ask, ``amount`` what is paid.

    ``slip`` is the number of the damage it mends, from 1.
    """

    step: str
    source: Account
    target: Account
    amount: int
    most: int
    why: Why
    card: CardId = ""
    slip: int = 0


@frozen
class Damage:
    """What is to be refurbished, of whose ``card``, with its price and who is paid."""

    harm: Harm
    card: CardId
    seat: Seat
    payee: Account
    price: int


Sale: TypeAlias = Literal["quarterly", "common", "forced", "lawsuit", "election"]


@frozen
class Auction:
    """``bidders`` are still in it, the next one first; ``bids`` what each has bid last.

    ``lot`` is a card or an office. The money goes to ``payee``; of a lawsuit everybody's does.
    ``plaintiff`` may use ``lead`` in place of his own leadership (S9.5).
    """

    sale: Sale
    lot: str
    bidders: tuple[Seat, ...]
    bids: dict[int, int]
    payee: Account = TREASURY
    plaintiff: Seat = 0
    lead: int = 0

    @property
    def next_bidder(self) -> Seat:
        """Who bids next; 0 where nobody does any more."""
        return next(iter(self.bidders), 0)

    @property
    def price(self) -> int:
        return max(self.bids.values(), default=0)

    @property
    def leader(self) -> Seat:
        """Who bids most; 0 as long as nobody has bid."""
        return max(self.bids, key=lambda seat: self.bids[seat], default=0)


@frozen
class Options:
    """What the sequence leaves open and the table may decide; the rest stands in RULINGS.md."""

    start_gold: int = 10
    bar: int = 1
    unsold: Literal["common", "gone"] = "common"
    unpaid: Literal["wait", "iou", "common"] = "wait"
    profits: Literal["enterprise", "hacendado"] = "enterprise"


USUAL: Final = Options()
EventName: TypeAlias = Literal[
    "phase", "folded", "turn", "revealed", "paid", "order", "counted", "rolled", "typed", "bid",
    "passed", "sold", "unsold", "due", "matured", "delayed", "level", "ruined", "placed", "office",
    "boycott", "declared", "played", "struck", "set", "round", "mover", "success", "failure",
    "slip", "enlisted", "returned", "killed", "heir", "left", "iou", "nullified", "game_over",
    "sum",
]  # fmt: skip


@frozen
class Event:
    """Something that happened; which fields say what, the words of the log know."""

    what: EventName
    seat: Seat = 0
    amount: int = 0
    card: CardId = ""
    source: Account = ""
    target: Account = ""
    word: str = ""
    note: str = ""
    step: str = ""


@define
class State:
    """``order`` is that of play in this phase, ``mover`` whose index it is; ``still`` have done
    nothing one after the other.
    """

    material: ClassVar[None] = None
    options: Options
    hacendados: dict[int, Hacendado]
    generator: Generator
    treasury: int = GOLD
    cards: dict[str, Card] = field(factory=dict)
    quarter: int = 0
    phase: int = 1
    order: tuple[int, ...] = ()
    weights: dict[int, int] = field(factory=dict)
    mover: int = 0
    still: int = 0
    round: int = 0
    rows: tuple[Payment, ...] = ()
    slip: tuple[Damage, ...] = ()
    auction: Auction | None = None
    offices: dict[str, int] = field(factory=dict)
    boycotts: tuple[tuple[Country, Product], ...] = ()
    subsidized: tuple[str, ...] = ()
    ended: bool = False
    events: list[Event] = field(factory=list, eq=False, repr=False)
    """What has happened in the entry that is being made; nothing of it is kept."""

    def copy(self) -> "State":
        return evolve(
            self, hacendados=dict(self.hacendados), cards=dict(self.cards), events=[],
            weights=dict(self.weights), offices=dict(self.offices),
            generator=Generator(self.generator.position),
        )  # fmt: skip

    def tell(self, what: EventName, seat: Seat = 0, amount: int = 0, card: CardId = "",
             **more: str) -> None:  # fmt: skip
        """Say that something has happened: see :class:`Event`."""
        self.events.append(Event(what, seat, amount, card, **more))

    # --- What the desk reads ---------------------------------------------------------------------

    @property
    def players(self) -> tuple[Seat, ...]:
        return tuple(self.hacendados)

    @property
    def over(self) -> bool:
        return self.ended

    @property
    def turn_seat(self) -> Seat:
        """Whoever keeps the books acts for all."""
        return 1

    @property
    def ranks(self) -> list[tuple[int, Seat]]:
        """Everybody from the richest; equals share a rank (RULINGS.md, R10)."""
        order = sorted(map(self.worth, self.players), reverse=True)
        return sorted((order.index(self.worth(seat)) + 1, seat) for seat in self.players)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for rank, seat in self.ranks if rank == 1 and self.ended)

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        seats = self.players
        return tuple(seats[(seat + step) % len(seats)] for step in range(len(seats)))

    # --- Gold ------------------------------------------------------------------------------------

    def gold(self, account: Account) -> int:
        if account == TREASURY:
            return self.treasury
        if account in self.cards:
            return self.cards[account].gold
        return int(getattr(self.hacendados[seat_in(account)], _field(account)))

    def add(self, account: Account, amount: int) -> None:
        """Put gold there, or take it away."""
        if account == TREASURY:
            self.treasury += amount
        elif account in self.cards:
            self.change(account, gold=self.cards[account].gold + amount)
        else:
            self.alter(seat_in(account), **{_field(account): self.gold(account) + amount})

    @property
    def accounts(self) -> list[Account]:
        return [
            TREASURY,
            *map(purse_account, self.players),
            *map(new_york, self.players),
            *self.cards,
        ]

    def knows(self, account: Account) -> bool:
        """Whether there is such a place for gold."""
        return account == TREASURY or account in self.cards or seat_in(account) in self.hacendados

    def holder(self, account: Account) -> Seat:
        """Whose gold lies there; 0 for the game's."""
        return self.cards[account].owner if account in self.cards else seat_in(account)

    def worth(self, seat: Seat) -> int:
        """A player's gold everywhere, less his IOUs."""
        man = self.hacendados[seat]
        there = sum(card.gold for _, card in self.owned(seat))
        return man.gold + man.new_york + there - len(man.ious)

    # --- Cards -----------------------------------------------------------------------------------

    def change(self, card: CardId, **fields: Any) -> None:
        self.cards[card] = evolve(self.cards[card], **fields)

    def alter(self, seat: Seat, **fields: Any) -> None:
        self.hacendados[seat] = evolve(self.hacendados[seat], **fields)

    def owned(self, seat: Seat) -> Iterator[tuple[CardId, Card]]:
        """A player's cards in the order of the list."""
        for card in sorted(self.cards, key=box.in_order):
            if self.cards[card].owner == seat:
                yield card, self.cards[card]

    @property
    def open_wars(self) -> list[CardId]:
        """Foreign wars whose card came this quarter; then it lies four quarters ahead (S11.4.1)."""
        return [
            war for war in box.WARS if war in self.cards and self.cards[war].due == self.quarter
        ]

    def lying(self, place: CardLocation) -> list[CardId]:
        """The cards in a place, in the order of the list."""
        found = (card for card, each in self.cards.items() if each.place == place)
        return sorted(found, key=box.in_order)

    def weight(self, seat: Seat) -> int:
        """How many cards a calendar counts for: a radio and a spy are ten (S6.1)."""
        cards = (card for _, card in self.owned(seat) if card.place in ("coming", "mature"))
        return sum(10 if card.facts.kind in box.WEIGHTY else 1 for card in cards)

    def holders(self, kind: str) -> list[CardId]:
        """Enterprises of a kind that operate and belong to somebody."""
        found = ((card, self.cards[card]) for card in self.lying("mature"))
        return [card for card, each in found if each.facts.kind == kind and each.operating]

    def living_by(self, land: Country, product: Product) -> list[CardId]:
        """Enterprises that a boycott of this product hits (S9.7.3)."""
        cards, trade = self.cards.items(), (land, product)
        return [card for card, each in cards if each.operating and each.trade == trade]

    def profit(self, card: CardId) -> int:
        """What a card brings this quarter: boycotts and strikes are counted (S9.7.3)."""
        found = self.cards[card]
        if not found.operating or found.struck:
            return 0
        return max(0, found.level - (found.trade in self.boycotts))

    def income(self, seat: Seat) -> int:
        """What a player's enterprises bring this quarter."""
        return sum(self.profit(card) for card, _ in self.owned(seat))

    @property
    def unrest(self) -> int:
        """What is added to the roll for the end (S11.5.2)."""
        return sum(card in self.cards for card in box.UNREST)

    @property
    def ends_now(self) -> bool:
        """Whether this quarter is rolled for (S11.5.1)."""
        return self.quarter >= calendar.END_FROM

    @property
    def bidders(self) -> tuple[Seat, ...]:
        """Who may take part in auctions (S11.4.3)."""
        return tuple(s for s, man in self.hacendados.items() if man.status == "playing")

    @property
    def moving(self) -> Seat:
        """Whose move it is in this phase; 0 where it has no order."""
        return self.order[self.mover] if self.order else 0

    @property
    def acting(self) -> Seat:
        """Who is asked at the board: the next bidder, else whose move it is; 0 for nobody."""
        return self.moving if self.auction is None else self.auction.next_bidder


def new_state(seats: int, seed: int, options: Options, nations: Mapping[int, Country]) -> State:
    """Winter 1898: everybody has what the table has agreed on."""
    men = {
        seat: Hacendado(gold=options.start_gold, nation=nations.get(seat, "mexico"))
        for seat in range(1, seats + 1)
    }
    return State(options, men, Generator.from_seed(seed), GOLD - seats * options.start_gold)


def problems(state: State) -> list[str]:
    """What makes a position unsound, a sentence each."""
    found: list[str] = []
    seats = state.players
    if seats != tuple(range(1, len(seats) + 1)) or not 0 < len(seats) <= MOST_SEATS:
        return [tr("there are 1 to {most} seats", most=MOST_SEATS)]
    if unknown := state.cards.keys() - box.CARDS:
        return [tr("there is no card {card}", card=min(unknown))]
    found += (tr("{place} has less than nothing", place=each)
              for each in state.accounts if state.gold(each) < 0)  # fmt: skip
    auction = state.auction
    checks: list[tuple[object, str]] = [
        (sum(map(state.gold, state.accounts)) != GOLD,
         tr("the gold does not sum to {gold}", gold=GOLD)),
        (any(holder not in seats for holder in state.offices.values()),
         tr("an office is held by nobody who plays")),
        (len(state.lying("edge")) > 1, tr("two cards of one quarter are open")),
        (not 1 <= state.phase <= PHASES or any(seat not in seats for seat in state.order),
         tr("the phase is none")),
        (state.order and not 0 <= state.mover < len(state.order), tr("nobody has the move")),
        (any(not state.knows(row.source) or not state.knows(row.target) or row.amount < 0
             for row in state.rows), tr("a payment is proposed that cannot be")),
        (auction and not {*auction.bidders, *auction.bids, auction.plaintiff} <= {0, *seats},
         tr("somebody bids who does not play")),
        (auction and auction.sale != "election" and auction.lot not in state.cards,
         tr("a card is put up that is not in the game")),
    ]  # fmt: skip
    for seat, bid in auction.bids.items() if auction is not None else ():
        short = bid > state.gold(purse_account(seat))
        checks.append((short, tr("P{seat} bids more than is in the purse", seat=seat)))
    for card, each in state.cards.items():
        owned = (each.place in OWNED) == bool(each.owner) and each.owner in (0, *seats)
        event, stray = each.place == "event", each.gold and not each.owner
        checks += [
            (not owned, tr("{card} lies where it cannot", card=card)),
            (event and box.card_prefix(card) != "E", tr("{card} is no event", card=card)),
            (stray, tr("gold lies at {card}, which is nobody's", card=card)),
            (each.level < 0, tr("{card} has a profit below nothing", card=card)),
        ]
    return [*found, *(words for wrong, words in checks if wrong)]
