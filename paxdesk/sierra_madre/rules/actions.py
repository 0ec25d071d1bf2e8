"""What may be entered: each action is a line, its verb and then its fields in their order.

What a field is written as follows from its type: ``Player`` is ``P2``, ``Words`` stand in
quotation marks and may be left out, ``Dice`` are what somebody has rolled by hand, if anybody did.
"""

from typing import Annotated, Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.sierra_madre.rules import auctions, books, sequence
from paxdesk.sierra_madre.rules.books import Events
from paxdesk.sierra_madre.rules.cards import (
    LANDS,
    WARS,
    CardId,
    Facts,
    Land,
    Product,
    letters_of,
    unknown,
)  # fmt: skip
from paxdesk.sierra_madre.rules.errors import require
from paxdesk.sierra_madre.rules.state import (
    FREE,
    GOLD,
    GOVERNORS,
    OWNED,
    PRESIDENTS,
    TREASURY,
    Card,
    Damage,
    Event,
    EventName,
    Hacendado,
    Harm,
    State,
    Why,
    purse,
    seat_in,
)  # fmt: skip

Player: TypeAlias = Annotated[int, "player"]
Number: TypeAlias = Annotated[int, "number"]
Date: TypeAlias = Annotated[int, "date"]
Named: TypeAlias = Annotated[str, "card"]
Place: TypeAlias = Annotated[str, "account"]
Office: TypeAlias = Annotated[str, "office"]
Words: TypeAlias = Annotated[str, "words"]
Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
Printed: TypeAlias = Annotated[Facts, "facts"]
Told: TypeAlias = Literal["rebellion", "war", "pardon", "warrant", "nullify", "peace"]
Trait: TypeAlias = Literal["leadership", "nation", "at", "jailed"]
Lying: TypeAlias = Literal["common", "coming", "mature", "ruined", "gone"]


RAID: Final = 2
"""A Night Raid succeeds on so much or less on a die (S10.2.2)."""
KILLED: Final = 1
"""What kills a president whom a spy goes for, and a soldier in a foreign war (S9.1, S11.4.4)."""
RIFLE: Final = 2
"""Gold for a rifle (S6.2)."""
WAR: Final = 4
"""Quarters of a foreign war (S11.4.1)."""
MEDAL: Final = 2
"""Leadership of whoever survives one (S11.4.6)."""
FARTHEST: Final = 20
"""So many quarters ahead a card may lie."""
DECLARED: Final[dict[Told, str]] = {
    "rebellion": "S9.6", "war": "S9.7.4", "peace": "S9.7.4",
    "pardon": "S9.7.2", "warrant": "S9.7.2", "nullify": "S9.7.2",
}  # fmt: skip


@frozen
class Action:
    """One line, which begins with the name of its class: ``pay`` for ``Pay``."""

    @classmethod
    def verb(cls) -> str:
        return cls.__name__.lower()

    def do(self, state: State, events: Events) -> None:
        """Enter it. Raises IllegalAction; the position given may then be half changed."""
        raise NotImplementedError


# --- Going on -------------------------------------------------------------------------------------


@frozen
class Next(Action):
    """Confirm what is proposed, and go on to the next phase that has anything to do."""

    def do(self, state: State, events: Events) -> None:
        if state.auction is not None:
            sale = state.auction.sale
            auctions.close(state, events)
            _auction_over(state, events, sale)
            return
        sequence.check_finished(state)
        require(
            "Roll for the end of the game first.",
            state.phase < sequence.LAST or not state.ends_now,
            "S11.5.1",
        )
        books.settle(state, events)
        sequence.go_on(state, events)


@frozen
class Correct(Action):
    """Change the amount of a row of the table that is proposed; rows count from 1."""

    row: Number
    amount: Number

    def do(self, state: State, events: Events) -> None:
        require("There is no row {row}.", 0 < self.row <= len(state.rows), "S3.1", row=self.row)
        row = state.rows[self.row - 1]
        has = state.gold(row.source)
        require(
            "There are {gold} gold at {place}, not {amount}.",
            self.amount <= has,
            row.step,
            gold=has,
            place=row.source,
            amount=self.amount,
        )
        require(
            "A refurbishment costs what the rules say, or is refused.",
            not row.slip or self.amount in (0, row.most),
            row.step,
        )
        rows = list(state.rows)
        rows[self.row - 1] = evolve(row, amount=self.amount)
        state.rows = tuple(rows)
        events.append(Event("set", 0, self.amount, row.card, word="row", step=row.step))


@frozen
class Reveal(Action):
    """Turn the quarterly card over, with what is printed on it (S1.1)."""

    card: Named
    facts: Printed

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 1, "S1.1")
        card = self.card
        require(
            "{card} has come into the game already.", card not in state.cards, "S1.1", card=card
        )
        require("This quarter's card is turned over already.", not books.revealed(state), "S1.1")
        event = letters_of(card) == "E"
        due = state.quarter if event else 0
        state.cards[card] = Card(self.facts, "event" if event else "edge", due=due)
        events.append(Event("revealed", card=card, note=self.facts.name, step="S1.1"))
        state.rows = books.proposed(state)
        if not event and not state.rows:
            sequence.go_on(state, events)


@frozen
class Rolled(Action):
    """Dice of the program, in the journal after the line that rolled them."""

    dice: Dice

    def do(self, state: State, events: Events) -> None:
        require("Dice stand in the journal after what has rolled them.", False, "S10")


# --- Gold -----------------------------------------------------------------------------------------


@frozen
class Pay(Action):
    """Move gold: robbery, taxes, bribes and deals, and to and from New York (S11.3)."""

    source: Place
    target: Place
    amount: Number
    why: Why
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        for each in (self.source, self.target):
            require(
                "There is no place for gold called {place}.", state.knows(each), "S11.3", place=each
            )
        require("Gold moves from one place to another.", self.source != self.target, "S11.3")
        require("Say how much: at least 1 gold.", self.amount > 0, "S11.3")
        banks = [each for each in (self.source, self.target) if each.startswith("NY")]
        if banks:
            step = "S11.3.2" if banks[0] == self.source else "S11.3.1"
            require(
                "New York is reached in phase 11 alone; this is phase {now}.",
                state.phase == sequence.LAST,
                step,
                now=state.phase,
            )
            own = {_holder(state, each) for each in (self.source, self.target)}
            require("Only one's own gold goes to or from New York.", len(own) == 1, step)
        require("The rules pay that by themselves.", self.why in FREE, "S11.3")
        books.pay(state, events, self.source, self.target, self.amount, self.why,
                  step="S11.3" if banks else "", note=self.note)  # fmt: skip


@frozen
class Borrow(Action):
    """Take gold of the game for as many IOUs in the box of a later quarter (S3.2)."""

    seat: Player
    amount: Number
    due: Date

    def do(self, state: State, events: Events) -> None:
        _man(state, self.seat, "S3.2")
        require("Say how much: at least 1 gold.", self.amount > 0, "S3.2")
        require("An IOU lies in the box of a later quarter.", self.due > state.quarter, "S3.2")
        books.pay(state, events, TREASURY, purse(self.seat), self.amount, "iou", step="S3.2")
        books.promise(state, events, self.seat, self.amount, self.due)


# --- Auctions -------------------------------------------------------------------------------------


@frozen
class Put(Action):
    """Whoever's turn it is puts a common card up (S5.2)."""

    card: Named

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 5, "S5.2")
        _no_auction(state, "S5.2")
        require(
            "{card} is not among the common cards.",
            _card(state, self.card, "S5.2").place == "common",
            "S5.2",
            card=self.card,
        )
        auctions.begin(state, events, "common", self.card, first=state.moving)
        _auction_over(state, events, "common")


@frozen
class Bid(Action):
    """The next bidder's bid."""

    amount: Number

    def do(self, state: State, events: Events) -> None:
        sale = auctions.running(state, "S4.1").sale
        auctions.bid(state, events, self.amount)
        _auction_over(state, events, sale)


@frozen
class Pass(Action):
    """No more bids, no card put up, no rifles."""

    def do(self, state: State, events: Events) -> None:
        if state.auction is not None:
            sale = state.auction.sale
            auctions.decline(state, events)
            _auction_over(state, events, sale)
            return
        require("Nobody is asked now who could pass.", state.phase in (5, 6), "S5.2")
        events.append(Event("passed", state.moving))
        sequence.take_turn(state, events, passed=True)


@frozen
class Sold(Action):
    """What was agreed aloud: who has the lot, and for how much."""

    seat: Player
    amount: Number

    def do(self, state: State, events: Events) -> None:
        sale = auctions.running(state, "S4.1").sale
        _man(state, self.seat, auctions.STEPS[sale])
        auctions.agreed(state, events, self.seat, self.amount)
        _auction_over(state, events, sale)


@frozen
class Force(Action):
    """Put a card up for immediate auction: nobody refurbishes it, or its owner is gone."""

    card: Named
    payee: Place

    def do(self, state: State, events: Events) -> None:
        found = _owned(state, self.card, "S11.2.9")
        _no_auction(state, "S11.2.9")
        short = {row.card for row in state.rows if row.slip and row.amount < row.most}
        short |= {each.card for each in state.slip if state.phase != sequence.LAST}
        require(
            "{card} is not to be refurbished, or its owner pays.",
            self.card in short,
            "S11.2.9",
            card=self.card,
        )
        require(
            "P{seat} is governor or president, and exempt.",
            found.owner not in state.offices.values(),
            "S11.2.9",
            seat=found.owner,
        )
        require(
            "There is no place for gold called {place}.",
            state.knows(self.payee),
            "S11.2.9",
            place=self.payee,
        )
        auctions.begin(state, events, "forced", self.card, payee=self.payee)


@frozen
class Elect(Action):
    """Put an office up (S9.1)."""

    office: Office

    def do(self, state: State, events: Events) -> None:
        auctions.begin(state, events, "election", self.office)


# --- Rifles, rebuilding, subsidies ----------------------------------------------------------------


@frozen
class Rifles(Action):
    """Whoever's turn it is buys rifles from a store's card, or from the game (S6)."""

    amount: Number
    store: Place

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 6, "S6.2")
        seat, stores = state.moving, state.holders("store")
        require("Say how many: at least one rifle.", self.amount > 0, "S6.2")
        if self.store == TREASURY:
            require(
                "Rifles are bought from a store: {cards}.",
                not stores,
                "S6.4",
                cards=", ".join(stores),
            )
            target = TREASURY
        else:
            require(
                "{card} is no store that operates.", self.store in stores, "S6.2", card=self.store
            )
            require(
                "Nobody buys rifles from his own store.",
                state.cards[self.store].owner != seat,
                "S6.3",
            )
            target = books.till(state, self.store)
        books.pay(state, events, purse(seat), target, RIFLE * self.amount, "rifles", step="S6.2",
                  note=str(self.amount))  # fmt: skip
        sequence.take_turn(state, events, passed=False)


@frozen
class Subsidize(Action):
    """The game pays a card's capitalization (S3.3, S3.4)."""

    card: Named
    office: Office

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 3, "S3.3")
        found, office = _owned(state, self.card, "S3.3"), self.office
        step = "S3.4" if office in PRESIDENTS else "S3.3"
        require("Nobody holds that office.", state.offices.get(office), step)
        require(
            "{card} is not on a seasonal track.",
            found.place == "coming" and self.card not in state.subsidized,
            step,
            card=self.card,
        )
        if office in PRESIDENTS:
            require(
                "{card} does not lie in that country.",
                found.facts.land == PRESIDENTS[office],
                step,
                card=self.card,
            )
            state.subsidized = (*state.subsidized, self.card)
        else:
            require("A governor subsidizes a railroad.", letters_of(self.card) == "RR", step)
            require(
                "A governor subsidizes one card in a quarter.", office not in state.subsidized, step
            )
            state.subsidized = (*state.subsidized, self.card, office)
        seat = state.offices[office]
        events.append(
            Event("declared", seat, card=self.card, word="subsidy", note=office, step=step)
        )


@frozen
class Rebuild(Action):
    """Capitalize a ruined card anew for 1 gold (S7.1)."""

    card: Named

    def do(self, state: State, events: Events) -> None:
        found = _mendable(state, self.card, "S7.1")
        books.pay(state, events, purse(found.owner), TREASURY, 1, "recapitalization", step="S7.1",
                  card=self.card)  # fmt: skip
        due = state.quarter + found.facts.quarters
        books.place(state, events, self.card, "coming", owner=found.owner, due=due, step="S7.1")


@frozen
class Raise(Action):
    """Pay for a profit level: 1 gold at zero, 2 for a smelter (S7.2, S7.3)."""

    card: Named

    def do(self, state: State, events: Events) -> None:
        card = self.card
        found = _mendable(state, card, "S7.2", "S7.3")
        step = sequence.mendable(state, card)
        price = 1 if step == "S7.2" else 2
        books.pay(state, events, purse(found.owner), TREASURY, price, "recapitalization", step=step,
                  card=card)  # fmt: skip
        state.change(card, level=found.level + 1)
        events.append(Event("level", found.owner, found.level + 1, card, step=step))


@frozen
class Abandon(Action):
    """Let a ruined card go to the common cards (S7.4)."""

    card: Named

    def do(self, state: State, events: Events) -> None:
        _mendable(state, self.card, "S7.1", "S7.2", "S7.3")
        books.place(state, events, self.card, "common", step="S7.4")


# --- Mordida and offices --------------------------------------------------------------------------


@frozen
class Play(Action):
    """Play a Mordida card: it is discarded, unless it can be used again (S9)."""

    card: Named
    keep: Literal["discard", "keep"]
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        found = _playable(state, self.card, (), "S9")
        if self.keep == "discard":
            _discard(state, events, self.card, self.note)
        else:
            events.append(Event("played", found.owner, card=self.card, note=self.note, step="S9"))


@frozen
class Nullify(Action):
    """A spy answers another card; one that can be used again only waits a quarter (S9.1)."""

    card: Named
    target: Named
    keep: Literal["discard", "keep"]

    def do(self, state: State, events: Events) -> None:
        _playable(state, self.card, ("spy",), "S9.1")
        _rival(state, self.card, self.target, "S9.1")
        _playable(state, self.target, (), "S9.1")
        seat = state.cards[self.card].owner
        events.append(Event("nullified", seat, card=self.target, step="S9.1"))
        if self.keep == "keep":
            state.change(self.target, idle=True)
        else:
            _discard(state, events, self.target)
        _discard(state, events, self.card)


@frozen
class Assassinate(Action):
    """A spy goes for a president: 1 on a die (S9.1)."""

    card: Named
    office: Office
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        _playable(state, self.card, ("spy",), "S9.1")
        require("A spy goes for a president.", self.office in PRESIDENTS, "S9.1")
        _no_auction(state, "S9.1")
        seat = state.cards[self.card].owner
        (die,) = books.roll(state, events, 1, self.dice, "S9.1")
        _discard(state, events, self.card)
        hit = die <= KILLED
        result: EventName = "success" if hit else "failure"
        events.append(Event(result, seat, word="assassinate", note=self.office, step="S9.1"))
        if hit:
            auctions.take_office(state, events, self.office, 0, step="S9.1")
            auctions.begin(state, events, "election", self.office)


@frozen
class Strike(Action):
    """A strike against somebody else's C or RR card (S9.2)."""

    card: Named
    target: Named

    def do(self, state: State, events: Events) -> None:
        _playable(state, self.card, ("strike",), "S9.2")
        _rival(state, self.card, self.target, "S9.2")
        require("A strike hits a C or RR card.", letters_of(self.target) in ("C", "RR"), "S9.2")
        seat = state.cards[self.card].owner
        _discard(state, events, self.card)
        state.change(self.target, struck=True)
        events.append(Event("struck", seat, card=self.target, step="S9.2"))


@frozen
class Suborn(Action):
    """Somebody else's puppet goes to the common cards (S9.4); ``leadership`` is the puppet's."""

    card: Named
    target: Named
    leadership: Number

    def do(self, state: State, events: Events) -> None:
        _playable(state, self.card, ("subornation",), "S9.4")
        found = _rival(state, self.card, self.target, "S9.4")
        more = self.leadership > state.hacendados[found.owner].leadership
        require("The puppet's leadership is not above its owner's.", more, "S9.4")
        events.append(Event("played", state.cards[self.card].owner, card=self.card, step="S9.4"))
        books.place(state, events, self.target, "common", step="S9.4")
        books.place(state, events, self.card, "common", step="S9.4")


@frozen
class Sue(Action):
    """A lawsuit: the target is put up at once (S9.5); ``lead`` 0: with one's own leadership."""

    card: Named
    target: Named
    lead: Number = 0

    def do(self, state: State, events: Events) -> None:
        found = _playable(state, self.card, ("lawsuit",), "S9.5")
        _rival(state, self.card, self.target, "S9.5")
        require("A lawsuit is for a C or RR card.", letters_of(self.target) in ("C", "RR"), "S9.5")
        _no_auction(state, "S9.5")
        seat = found.owner
        _discard(state, events, self.card)
        auctions.begin(state, events, "lawsuit", self.target, first=seat, plaintiff=seat,
                       lead=self.lead)  # fmt: skip


@frozen
class Settle(Action):
    """The bids of a lawsuit are in: two dice for each bidder, in the order of seats (S9.5)."""

    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        auctions.settle(state, events, self.dice)
        _estate(state, events)


@frozen
class Appoint(Action):
    """Give an office to a player; 0 leaves it empty (S9.7.1)."""

    office: Office
    seat: Player
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        if self.seat:
            _man(state, self.seat, "S9.7.1")
        auctions.take_office(state, events, self.office, self.seat, self.note, "S9.7.1")


@frozen
class Boycott(Action):
    """A president boycotts a product of the other country, or no longer does (S9.7.3)."""

    land: Land
    product: Product
    state: Literal["on", "off"]

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 9, "S9.7.3")
        pair, on = (self.land, self.product), self.state == "on"
        president = next(office for office, land in PRESIDENTS.items() if land != self.land)
        seat = state.offices.get(president, 0)
        require(
            "Only the other country's president boycotts that, and nobody holds the office.",
            seat,
            "S9.7.3",
        )
        require(
            "That product is boycotted already, or not at all.",
            (pair in state.boycotts) != on,
            "S9.7.3",
        )
        if on:
            state.boycotts = tuple(sorted((*state.boycotts, pair)))
        else:
            state.boycotts = tuple(each for each in state.boycotts if each != pair)
        events.append(Event("boycott", seat, word=f"{self.land} {self.product}",
                            note=self.state, step="S9.7.3"))  # fmt: skip


@frozen
class Declare(Action):
    """What officials and rebels say aloud (S9.6, S9.7): it stands in the log."""

    what: Told
    seat: Player
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        step = DECLARED[self.what]
        _in_phase(state, 9, step)
        _man(state, self.seat, step)
        offices = {office for office, seat in state.offices.items() if seat == self.seat}
        if self.what in ("war", "peace"):
            require("A president declares that.", offices & PRESIDENTS.keys(), step)
        elif self.what == "rebellion":
            flag = any(card.facts.kind == "red_flag" and card.place == "mature"
                       for _, card in state.owned(self.seat))  # fmt: skip
            require(
                "A governor of Sonora or Chihuahua declares it, or who holds a Red Flag.",
                flag or offices & set(GOVERNORS),
                step,
            )
        else:
            require("P{seat} holds no office.", offices, step, seat=self.seat)
        events.append(Event("declared", self.seat, word=self.what, note=self.note, step=step))


# --- Tactical Rounds ------------------------------------------------------------------------------


@frozen
class Moved(Action):
    """Whoever's move it is has done something this round, or ``nothing``."""

    did: Literal["moved", "nothing"]

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 10, "S10")
        moved = self.did == "moved"
        if moved:
            events.append(Event("mover", state.moving, state.round))
        sequence.done_in_round(state, events, moved=moved)


@frozen
class Raid(Action):
    """A Night Raid: 1 or 2 on a die (S10.2.2)."""

    seat: Player
    note: Words = ""
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, 10, "S10.2.2")
        _man(state, self.seat, "S10.2.2")
        (die,) = books.roll(state, events, 1, self.dice, "S10.2.2")
        result: EventName = "success" if die <= RAID else "failure"
        events.append(Event(result, self.seat, word="raid", note=self.note, step="S10.2.2"))


@frozen
class Lower(Action):
    """A card's profit falls; below zero it is ruined (S7.1, S10.2.4)."""

    card: Named
    by: Number
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        found = _owned(state, self.card, "S7.1")
        require(
            "{card} has no profit that could fall.",
            found.place == "mature" and self.by > 0,
            "S7.1",
            card=self.card,
        )
        level = found.level - self.by
        if level < 0:
            events.append(Event("ruined", found.owner, card=self.card, note=self.note, step="S7.1"))
            books.place(state, events, self.card, "ruined", owner=found.owner, step="S7.1")
        else:
            state.change(self.card, level=level)
            events.append(Event("level", found.owner, level, self.card, note=self.note))


# --- The end of the quarter -----------------------------------------------------------------------


@frozen
class Damaged(Action):
    """Something goes onto the refurbishment slip, paid by ``seat`` (S11.2)."""

    harm: Harm
    card: Named
    seat: Player
    payee: Place
    price: Number

    def do(self, state: State, events: Events) -> None:
        harm, step = self.harm, books.STEPS[self.harm]
        _man(state, self.seat, step)
        _card(state, self.card, step)
        price = books.PRICES[harm]
        hospital = harm == "lost_troops" and self.payee != TREASURY
        several = harm == "town" and self.price > 0 and self.price % price == 0
        require(
            "The rules say {price} gold for that.",
            hospital or several or self.price == price,
            step,
            price=price,
        )
        require(
            "There is no place for gold called {place}.",
            state.knows(self.payee),
            step,
            place=self.payee,
        )
        own = _holder(state, self.payee) == self.seat
        require(
            "Store owners may not pay their own store.",
            not own,
            "S11.2.4" if harm == "bridge" else step,
        )
        damage = Damage(harm, self.card, self.seat, self.payee, self.price)
        state.slip = (*state.slip, damage)
        events.append(Event("slip", self.seat, self.price, self.card, target=self.payee,
                            word=harm, step=step))  # fmt: skip


@frozen
class Enlist(Action):
    """A hacendado goes to a foreign war for four quarters (S11.4.1)."""

    seat: Player
    card: Named

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, sequence.LAST, "S11.4.1")
        man = _man(state, self.seat, "S11.4.1")
        require("{card} is no foreign war.", self.card in WARS, "S11.4.1", card=self.card)
        require(
            "{card} has not come into the game yet.",
            self.card in state.cards,
            "S11.4.1",
            card=self.card,
        )
        require(
            "P{seat} cannot enlist: he is jailed, away or dead.",
            man.status == "playing" and not man.jailed,
            "S11.4.1",
            seat=self.seat,
        )
        back = state.quarter + WAR
        state.alter(self.seat, status="at_war", war=self.card, back=back)
        events.append(Event("enlisted", self.seat, back, self.card, step="S11.4.1"))


@frozen
class Return(Action):
    """He comes back, unless he rolls a 1 (S11.4.4)."""

    seat: Player
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, sequence.LAST, "S11.4.4")
        man = _man(state, self.seat, "S11.4.4")
        require(
            "P{seat} is not due back from a war.",
            man.status == "at_war" and man.back <= state.quarter,
            "S11.4.4",
            seat=self.seat,
        )
        (die,) = books.roll(state, events, 1, self.dice, "S11.4.4")
        if die <= KILLED:
            _kill(state, events, self.seat, "")
            return
        lead = man.leadership + MEDAL
        state.alter(self.seat, status="playing", war="", back=0, leadership=lead)
        events.append(Event("returned", self.seat, lead, man.war, step="S11.4.6"))


@frozen
class Kill(Action):
    """A hacendado is killed, as the board decides."""

    seat: Player
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        man = _man(state, self.seat, "S11.4.4")
        require(
            "P{seat} is dead or gone already.",
            man.status in ("playing", "at_war"),
            "S11.4.4",
            seat=self.seat,
        )
        _no_auction(state, "S11.4.4")
        _kill(state, events, self.seat, self.note)


@frozen
class Heir(Action):
    """A killed player returns as an heir (S11.4.5)."""

    seat: Player

    def do(self, state: State, events: Events) -> None:
        _dead(state, self.seat, "S11.4.5")
        for card in [card for card, _ in state.owned(self.seat)]:
            if letters_of(card) not in ("C", "RR"):
                books.place(state, events, card, "gone", step="S11.4.5")
        state.alter(self.seat, status="playing", leadership=0, heir=True)
        events.append(Event("heir", self.seat, step="S11.4.5"))


@frozen
class Leave(Action):
    """A killed player leaves the game, his cards are put up (S11.4.4)."""

    seat: Player

    def do(self, state: State, events: Events) -> None:
        _dead(state, self.seat, "S11.4.4")
        state.alter(self.seat, status="left")
        events.append(Event("left", self.seat, step="S11.4.4"))
        for card, found in list(state.owned(self.seat)):
            if found.gold:
                books.pay(state, events, card, purse(self.seat), found.gold, "estate",
                          step="S11.4.4", card=card)  # fmt: skip
            if letters_of(card) not in sequence.ESTATE:
                where = "common" if letters_of(card) in ("O", "B") else "gone"
                books.place(state, events, card, where, step="S11.4.4")
        _estate(state, events)


@frozen
class End(Action):
    """Roll for a general revolution, and end the quarter (S11.5)."""

    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        _in_phase(state, sequence.LAST, "S11.5.1")
        require("The end is rolled for from Winter 1907.", state.ends_now, "S11.5.1")
        _no_auction(state, "S11.5.1")
        sequence.check_finished(state)
        books.settle(state, events)
        dice = books.roll(state, events, 2, self.dice, "S11.5.1")
        total = sum(dice) + state.unrest
        events.append(Event("sum", 0, total, step="S11.5.2", note=f"{sum(dice)} + {state.unrest}"))
        if total >= sequence.NEEDED:
            state.ended, state.order = True, ()
            events.append(Event("game_over", state.winners[0], step="S11.5.3"))
        else:
            sequence.go_on(state, events)


# --- By hand, whatever the map decides ------------------------------------------------------------


@frozen
class Describe(Action):
    """Say anew what is printed on a card."""

    card: Named
    facts: Printed

    def do(self, state: State, events: Events) -> None:
        _card(state, self.card, "S1.1")
        state.change(self.card, facts=self.facts)
        events.append(Event("set", card=self.card, word="facts", note=self.facts.name))


@frozen
class Move(Action):
    """Lay a card elsewhere: ``number`` is quarters to come, or the profit level."""

    card: Named
    place: Lying
    seat: Player
    number: Number
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        step = {"common": "S7.4", "coming": "S4.2", "mature": "S8.1"}.get(self.place, "S7.1")
        _no_auction(state, step)
        owned = self.place in OWNED
        if owned:
            _man(state, self.seat, step)
        require("Nobody owns a card that lies there: name P0.", owned or not self.seat, step)
        require(
            "A card lies at most {most} quarters ahead.",
            self.place != "coming" or self.number <= FARTHEST,
            step,
            most=FARTHEST,
        )
        require("That is more gold than there is.", self.number <= GOLD, step)
        card = self.card
        if card not in state.cards:
            require(
                "An event comes into the game when it is turned over.",
                letters_of(card) != "E",
                "S1.1",
            )
            state.cards[card] = Card(unknown(card), "gone")
        require(
            "{card} is an event.", state.cards[card].place != "event" or not owned, step, card=card
        )
        due = state.quarter + self.number if self.place == "coming" else 0
        level = self.number if self.place == "mature" else 0
        books.place(state, events, card, self.place, owner=self.seat, due=due, level=level,
                    step=step, note=self.note)  # fmt: skip


@frozen
class Note(Action):
    """Change what is written of a hacendado; numbers and yes or no are words too."""

    seat: Player
    trait: Trait
    value: Words
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        _man(state, self.seat, "S9")
        value: object = self.value
        match self.trait:
            case "leadership":
                value = int(self.value)
                require("Leadership is a number from 0 to 99.", value <= 99, "S9.3")
            case "nation":
                require("A nation is one of {words}.", value in LANDS, "S9", words=", ".join(LANDS))
            case "jailed":
                require("He is jailed or not: yes or no.", value in ("yes", "no"), "S9.7.2")
                value = value == "yes"
        state.alter(self.seat, **{self.trait: value})
        events.append(Event("set", self.seat, word=self.trait, note=self.value,
                            source=self.note))  # fmt: skip


# --- Questions that many entries ask --------------------------------------------------------------


def _card(state: State, card: CardId, step: str) -> Card:
    require("{card} has not come into the game yet.", card in state.cards, step, card=card)
    return state.cards[card]


def _owned(state: State, card: CardId, step: str) -> Card:
    found = _card(state, card, step)
    require("{card} belongs to nobody.", found.owner, step, card=card)
    return found


def _man(state: State, seat: Seat, step: str) -> Hacendado:
    require("There is no player P{seat}.", seat in state.hacendados, step, seat=seat)
    return state.hacendados[seat]


def _in_phase(state: State, phase: int, step: str) -> None:
    require(
        "That belongs to phase {phase}; this is phase {now}.",
        state.phase == phase,
        step,
        phase=phase,
        now=state.phase,
    )


def _no_auction(state: State, step: str) -> None:
    require("Finish the auction under way first.", state.auction is None, step)


def _playable(state: State, card: CardId, kinds: tuple[str, ...], step: str) -> Card:
    """A Mordida card that its owner may play now."""
    _in_phase(state, 9, step)
    found = _owned(state, card, step)
    require("{card} is not yet on the profits track.", found.place == "mature", step, card=card)
    require("{card} is held up by a spy this quarter.", not found.idle, step, card=card)
    require(
        "{card} is not a card for that.", not kinds or found.facts.kind in kinds, step, card=card
    )
    return found


def _rival(state: State, card: CardId, target: CardId, step: str) -> Card:
    """A target that somebody else owns."""
    found = _owned(state, target, step)
    require(
        "{card} belongs to the same player.",
        found.owner != state.cards[card].owner,
        step,
        card=target,
    )
    return found


def _discard(state: State, events: Events, card: CardId, note: str = "") -> None:
    seat = state.cards[card].owner
    events.append(Event("played", seat, card=card, note=note, step="S9"))
    books.place(state, events, card, "gone", step="S9")


def _holder(state: State, account: str) -> Seat:
    return state.cards[account].owner if account in state.cards else seat_in(account)


def _auction_over(state: State, events: Events, sale: str) -> None:
    """Go on where an auction of the phase has ended, or with the next of an estate."""
    if state.auction is not None:
        return
    if sale == "quarterly":
        sequence.go_on(state, events)
    elif sale == "common":
        sequence.take_turn(state, events, passed=False)
    else:
        _estate(state, events)


def _estate(state: State, events: Events) -> None:
    """The next card of whoever has left the game is put up (S11.4.4)."""
    if state.auction is not None:
        return
    for seat, man in state.hacendados.items():
        card = next((card for card, _ in state.owned(seat)), None)
        if man.status == "left" and card is not None:
            auctions.begin(state, events, "forced", card, payee=purse(seat))
            _estate(state, events)
            return


def _mendable(state: State, card: CardId, *steps: str) -> Card:
    _in_phase(state, 7, steps[0])
    found = _owned(state, card, steps[0])
    require(
        "{card} needs no such capital.",
        sequence.mendable(state, card) in steps,
        steps[0],
        card=card,
    )
    return found


def _kill(state: State, events: Events, seat: Seat, note: str) -> None:
    state.alter(seat, status="dead", war="", back=0, jailed=False)
    events.append(Event("killed", seat, note=note, step="S11.4.4"))
    for office in [each for each, holder in state.offices.items() if holder == seat]:
        auctions.take_office(state, events, office, 0, step="S11.4.4")


def _dead(state: State, seat: Seat, step: str) -> None:
    require("P{seat} was not killed.", _man(state, seat, step).status == "dead", step, seat=seat)
    _no_auction(state, step)


ACTIONS: Final[dict[str, type[Action]]] = {kind.verb(): kind for kind in Action.__subclasses__()}
