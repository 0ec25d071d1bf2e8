"""Position: the cards on the calendars, the gold, and the progress of the quarter."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final, Literal, TypeAlias, get_args

from attrs import evolve, field

from paxdesk.language import tr, tr_lazy
from paxdesk.lazy_attrs import define, frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.session.randomness import Generator
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import cards as box
from paxdesk.sierra_madre.rules.cards import CardId, Country, Facts, Product

GOLD: Final = 565
"""Total gold of the box."""
PHASES: Final = 11
ROUNDS: Final = 45
MOST_SEATS: Final = 12

# --- Accounts: ``T`` the game, ``P1`` with a hacendado, ``NY1`` in New York, ``C12`` a card -------

Account: TypeAlias = str
TREASURY: Final[Account] = "T"


def purse_account(seat: Seat) -> Account:
    return f"P{seat}"


def new_york(seat: Seat) -> Account:
    return f"NY{seat}"


def account_name(account: Account) -> object:
    """Return the name of an account for a refusal."""
    if account == TREASURY:
        return tr_lazy("the game")
    if account.startswith("NY"):
        return tr_lazy("{name} in New York", name=purse_account(seat_in(account)))
    return account


def seat_in(account: Account) -> Seat:
    """Return the seat of a purse or deposit, 0 for other accounts."""
    found = re.fullmatch(r"(?:P|NY)([1-9][0-9]?)", account)
    return int(found[1]) if found else 0


def _field(account: Account) -> str:
    return "new_york" if account.startswith("NY") else "gold"


# --- Cards and hacendados -------------------------------------------------------------------------

CardLocation: TypeAlias = Literal["edge", "common", "coming", "mature", "ruined", "event", "gone"]
"""Places of a card: ``coming`` on a seasonal track, ``mature`` on a profits track."""
OWNED: Final = frozenset[CardLocation](("coming", "mature", "ruined"))


@frozen
class Card:
    """Card in the game.

    ``due`` is the quarter in which the card matures or, if it is an event, was revealed.
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
        """Country and product that a boycott can affect; the product may be None (S9.7.3)."""
        return self.facts.land, box.BOYCOTTED.get(self.facts.kind)


Status: TypeAlias = Literal["playing", "at_war", "dead", "left"]


@frozen
class Hacendado:
    """Player's gold and hacendado; ``ious`` has the quarter in which each IOU is due."""

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
"""Governors named by the sequence of play; a table may add others."""

# --- Payments, damages and auctions ---------------------------------------------------------------

Why: TypeAlias = Literal[
    "capital", "profit", "capitalization", "iou", "subsidy", "auction", "rifles",
    "recapitalization", "rebase", "refurbishment", "new_york", "robbery", "tax", "bribe", "deal",
    "confiscation", "event", "estate", "other",
]  # fmt: skip
FREE: Final[tuple[Why, ...]] = (
    "robbery", "tax", "bribe", "deal", "confiscation", "event", "new_york", "other",
)  # fmt: skip
"""Reasons for moving gold by hand."""
Harm: TypeAlias = Literal[
    "troops", "equipment", "lost_troops", "lost_equipment", "bridge", "town", "city", "rifles",
]  # fmt: skip
HARMS: Final[tuple[Harm, ...]] = get_args(Harm)
"""Damages on a refurbishment slip (S11.2)."""


@frozen
class Payment:
    """Proposed payment: ``most`` is the amount due by the rules, ``amount`` the amount to pay."""

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
    """Damage to a ``card`` with its price, the ``seat`` that pays and the ``payee``."""

    harm: Harm
    card: CardId
    seat: Seat
    payee: Account
    price: int


Sale: TypeAlias = Literal["quarterly", "common", "forced", "lawsuit", "election"]


@frozen
class Auction:
    """Auction; ``bidders`` are the seats that may still bid, the next one first."""

    sale: Sale
    lot: str
    bidders: tuple[Seat, ...]
    bids: dict[int, int]
    payee: Account = TREASURY
    plaintiff: Seat = 0
    lead: int = 0

    @property
    def next_bidder(self) -> Seat:
        """Seat that bids next; 0 if there is none."""
        return next(iter(self.bidders), 0)

    @property
    def price(self) -> int:
        return max(self.bids.values(), default=0)

    @property
    def leader(self) -> Seat:
        """Highest bidder; 0 before the first bid."""
        return max(self.bids, key=lambda seat: self.bids[seat], default=0)


@frozen
class Options:
    """Decisions that the sequence of play leaves to the table; others are in RULINGS.md."""

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
    """Event of the log; the sentence for ``what`` determines the fields used."""

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
    """Position; ``order`` is this phase's order of play, ``mover`` an index into it."""

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
    confirmed: tuple[str, ...] = ()
    """Steps of phase 11 whose payments are done: S11.1, S11.2."""
    events: list[Event] = field(factory=list, eq=False, repr=False)
    """Events of the current entry; not saved."""

    def copy(self) -> "State":
        return evolve(
            self, hacendados=dict(self.hacendados), cards=dict(self.cards), events=[],
            weights=dict(self.weights), offices=dict(self.offices),
            generator=Generator(self.generator.position),
        )  # fmt: skip

    def tell(self, what: EventName, seat: Seat = 0, amount: int = 0, card: CardId = "",
             **more: str) -> None:  # fmt: skip
        self.events.append(Event(what, seat, amount, card, **more))

    # --- Attributes read by the desk --------------------------------------------------------------

    @property
    def players(self) -> tuple[Seat, ...]:
        return tuple(self.hacendados)

    @property
    def over(self) -> bool:
        return self.ended

    @property
    def turn_seat(self) -> Seat:
        """Seat that enters for all players."""
        return 1

    @property
    def ranks(self) -> list[tuple[int, Seat]]:
        """Rank and seat of every player, the richest first (RULINGS.md, R10)."""
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
        """Add gold to an account; a negative amount removes it."""
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
        """Return whether the account exists."""
        return account == TREASURY or account in self.cards or seat_in(account) in self.hacendados

    def holder(self, account: Account) -> Seat:
        """Return the owner of the gold in an account; 0 for the game."""
        return self.cards[account].owner if account in self.cards else seat_in(account)

    def worth(self, seat: Seat) -> int:
        """Return a player's total gold less IOUs."""
        man = self.hacendados[seat]
        there = sum(card.gold for _, card in self.owned(seat))
        return man.gold + man.new_york + there - len(man.ious)

    # --- Cards -----------------------------------------------------------------------------------

    def change(self, card: CardId, **fields: Any) -> None:
        self.cards[card] = evolve(self.cards[card], **fields)

    def alter(self, seat: Seat, **fields: Any) -> None:
        self.hacendados[seat] = evolve(self.hacendados[seat], **fields)

    def owned(self, seat: Seat) -> Iterator[tuple[CardId, Card]]:
        """Yield a player's cards in the order of the published list."""
        for card in sorted(self.cards, key=box.in_order):
            if self.cards[card].owner == seat:
                yield card, self.cards[card]

    @property
    def open_wars(self) -> list[CardId]:
        """Foreign wars whose card was revealed this quarter (S11.4.1)."""
        return [
            war for war in box.WARS if war in self.cards and self.cards[war].due == self.quarter
        ]

    def lying(self, place: CardLocation) -> list[CardId]:
        """Return the cards in a place, in the order of the published list."""
        found = (card for card, each in self.cards.items() if each.place == place)
        return sorted(found, key=box.in_order)

    def weight(self, seat: Seat) -> int:
        """Return the number of coming and mature cards; a radio or spy counts as ten (S6.1)."""
        cards = (card for _, card in self.owned(seat) if card.place in ("coming", "mature"))
        return sum(10 if card.facts.kind in box.WEIGHTY else 1 for card in cards)

    def holders(self, kind: str) -> list[CardId]:
        """Return the operating enterprises of a kind, in the order of the published list."""
        found = ((card, self.cards[card]) for card in self.lying("mature"))
        return [card for card, each in found if each.facts.kind == kind and each.operating]

    def living_by(self, land: Country, product: Product) -> list[CardId]:
        """Return the operating enterprises affected by a boycott of this product (S9.7.3)."""
        cards, trade = self.cards.items(), (land, product)
        return [card for card, each in cards if each.operating and each.trade == trade]

    def profit(self, card: CardId) -> int:
        """Return a card's profit this quarter, less boycotts and strikes (S9.7.3)."""
        found = self.cards[card]
        if not found.operating or found.struck:
            return 0
        return max(0, found.level - (found.trade in self.boycotts))

    def income(self, seat: Seat) -> int:
        return sum(self.profit(card) for card, _ in self.owned(seat))

    @property
    def unrest(self) -> int:
        """Number added to the roll for the end (S11.5.2)."""
        return sum(card in self.cards for card in box.UNREST)

    @property
    def ends_now(self) -> bool:
        """True if the end is rolled for this quarter (S11.5.1)."""
        return self.quarter >= calendar.END_FROM

    @property
    def bidders(self) -> tuple[Seat, ...]:
        """Seats that may take part in auctions (S11.4.3)."""
        return tuple(s for s, man in self.hacendados.items() if man.status == "playing")

    @property
    def moving(self) -> Seat:
        """Seat to move in this phase; 0 if the phase has no order."""
        return self.order[self.mover] if self.order else 0

    @property
    def acting(self) -> Seat:
        """Seat to act at the board, 0 for none."""
        return self.moving if self.auction is None else self.auction.next_bidder


def new_state(seats: int, seed: int, options: Options, nations: Mapping[int, Country]) -> State:
    """Return the position of Winter 1898 with the agreed gold."""
    men = {
        seat: Hacendado(gold=options.start_gold, nation=nations.get(seat, "mexico"))
        for seat in range(1, seats + 1)
    }
    return State(options, men, Generator.from_seed(seed), GOLD - seats * options.start_gold)


def problems(state: State) -> list[str]:
    """Return the violations of invariants, a sentence each."""
    found: list[str] = []
    seats = state.players
    if seats != tuple(range(1, len(seats) + 1)) or not 0 < len(seats) <= MOST_SEATS:
        return [tr("the number of seats is not from 1 to {most}", most=MOST_SEATS)]
    if unknown := state.cards.keys() - box.CARDS:
        return [tr("there is no card {card}", card=min(unknown))]
    found += (tr("{place} has less than 0 gold", place=each)
              for each in state.accounts if state.gold(each) < 0)  # fmt: skip
    auction = state.auction
    checks: list[tuple[object, str]] = [
        (sum(map(state.gold, state.accounts)) != GOLD,
         tr("the gold does not add up to {gold}", gold=GOLD)),
        (any(holder not in seats for holder in state.offices.values()),
         tr("an office is held by someone who is not a player")),
        (len(state.lying("edge")) > 1, tr("two cards of one quarter are open")),
        (not 1 <= state.phase <= PHASES or any(seat not in seats for seat in state.order),
         tr("unknown phase")),
        (state.order and not 0 <= state.mover < len(state.order), tr("there is no player to move")),
        (any(not state.knows(row.source) or not state.knows(row.target) or row.amount < 0
             for row in state.rows), tr("an impossible payment")),
        (auction and not {*auction.bidders, *auction.bids, auction.plaintiff} <= {0, *seats},
         tr("a bidder is not a player")),
        (auction and auction.sale != "election" and auction.lot not in state.cards,
         tr("a card that is not in the game is up for auction")),
    ]  # fmt: skip
    for seat, bid in auction.bids.items() if auction is not None else ():
        short = bid > state.gold(purse_account(seat))
        checks.append((short, tr("P{seat} bids more gold than P{seat} has", seat=seat)))
    for card, each in state.cards.items():
        owned = (each.place in OWNED) == bool(each.owner) and each.owner in (0, *seats)
        event, stray = each.place == "event", each.gold and not each.owner
        checks += [
            (not owned, tr("{card} is in an impossible place", card=card)),
            (event and box.card_prefix(card) != "E", tr("{card} is not an event", card=card)),
            (stray, tr("there is gold at {card}, which nobody owns", card=card)),
            (each.level < 0, tr("the profit of {card} is below 0", card=card)),
        ]
    return [*found, *(words for wrong, words in checks if wrong)]
