"""What may be entered: each action is a line, its verb and then its fields in their order.

What a field is written as follows from its type: ``Player`` is ``P2``, ``Words`` stand in
quotation marks and may be left out, ``Dice`` are what somebody has rolled by hand, if anybody did.
So does what is asked of it before anything is done: that there is such a player, place or card.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated, ClassVar, Concatenate, Final, Literal, ParamSpec, TypeAlias

from attrs import evolve

from paxdesk.record_classes import frozen
from paxdesk.session.game import Seat
from paxdesk.session.typed_lines import FieldKind, kinds_of
from paxdesk.sierra_madre.rules import auctions, books, calendar, errors, sequence
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.books import Events
from paxdesk.sierra_madre.rules.cards import LANDS, WARS, Facts, Land, Product, letters_of, unknown
from paxdesk.sierra_madre.rules.errors import require
from paxdesk.sierra_madre.rules.state import PRESIDENTS, TREASURY, Card, Event, State, purse

Player: TypeAlias = Annotated[int, "player"]
Owner: TypeAlias = Annotated[int, "owner"]
"""A player, or 0: nobody."""
Number: TypeAlias = Annotated[int, "number"]
Date: TypeAlias = Annotated[int, "date"]
Named: TypeAlias = Annotated[str, "card"]
Unseen: TypeAlias = Annotated[str, "unseen card"]
"""A card that may not have come into the game yet."""
Place: TypeAlias = Annotated[str, "account"]
Office: TypeAlias = Annotated[str, "office"]
Words: TypeAlias = Annotated[str, "words"]
Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
Printed: TypeAlias = Annotated[Facts, "facts"]
Told: TypeAlias = Literal["rebellion", "war", "pardon", "warrant", "nullify", "peace", "veto"]
Trait: TypeAlias = Literal["leadership", "at", "jailed", "nation", "away", "heir"]
Lying: TypeAlias = Literal["common", "coming", "mature", "ruined", "gone"]
Fate: TypeAlias = Literal["discard", "keep"]

Asked = ParamSpec("Asked")
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
    "pardon": "S9.7.2", "warrant": "S9.7.2", "nullify": "S9.7.2", "veto": "S9",
}  # fmt: skip


@frozen
class Action:
    """One line, which begins with the name of its class: ``pay`` for ``Pay``."""

    STEP: ClassVar[str] = "S9"
    PHASE: ClassVar[int] = 0
    """In which phase alone it can be entered; 0: in any."""
    ALONE: ClassVar[bool] = False
    """Whether it has to wait for the auction under way."""

    @classmethod
    def verb(cls) -> str:
        return cls.__name__.lower()

    @property
    def step(self) -> str:
        """The step of the sequence that it belongs to."""
        return self.STEP

    def check(self, state: State) -> None:
        """What its phase and the types of its fields ask. Raises IllegalAction."""
        step, phase = self.step, self.PHASE
        fits = phase in (0, state.phase)
        require(fits, errors.PHASE, step, phase=phase, now=state.phase)
        require(not self.ALONE or state.auction is None, errors.AUCTION_FIRST, step)
        for name, kind in kinds(type(self)).items():
            value = getattr(self, name)
            if kind == "player" or (kind == "owner" and value):
                require(value in state.hacendados, errors.NO_PLAYER, step, seat=value)
            elif kind == "account":
                require(state.knows(value), errors.NO_PLACE, step, place=value)
            elif kind == "card":
                require(value in state.cards, errors.NOT_YET, step, card=value)

    def do(self, state: State, events: Events) -> None:
        """Enter it. Raises IllegalAction; the position given may then be half changed."""
        raise NotImplementedError


def kinds(kind: type[Action]) -> dict[str, FieldKind]:
    """What each field of an action is."""
    return _kinds_of(kind.verb())


@cache
def _kinds_of(verb: str) -> dict[str, FieldKind]:
    return kinds_of(ACTIONS[verb])


# --- Going on -------------------------------------------------------------------------------------


@frozen
class Next(Action):
    """Confirm what is proposed, and go on to the next phase that has anything to do."""

    def do(self, state: State, events: Events) -> None:
        if state.auction is not None:
            _auctioneer(state, events, auctions.close)
            return
        sequence.check_finished(state)
        rolled = state.phase < sequence.LAST or not state.ends_now
        require(rolled, errors.ROLL_FIRST, "S11.5.1")
        books.settle(state, events)
        sequence.go_on(state, events)


@frozen
class Correct(Action):
    """Change the amount of a row of the table that is proposed; rows count from 1."""

    STEP = "S3.1"
    row: Number
    amount: Number

    def do(self, state: State, events: Events) -> None:
        amount, rows = self.amount, list(state.rows)
        require(0 < self.row <= len(rows), errors.NO_ROW, self.step, row=self.row)
        row = rows[self.row - 1]
        has, place = state.gold(row.source), row.source
        require(amount <= has, errors.SHORT, row.step, gold=has, place=place, amount=amount)
        require(not row.slip or amount in (0, row.most), errors.SLIP_PRICE, row.step)
        rows[self.row - 1] = evolve(row, amount=amount)
        state.rows = tuple(rows)
        events.append(Event("set", 0, amount, row.card, word="row", step=row.step))


@frozen
class Reveal(Action):
    """Turn the quarterly card over, with what is printed on it (S1.1)."""

    STEP, PHASE = "S1.1", 1
    card: Unseen
    facts: Printed

    def do(self, state: State, events: Events) -> None:
        card, event = self.card, letters_of(self.card) == "E"
        require(card not in state.cards, errors.TWICE, self.step, card=card)
        require(not books.revealed(state), errors.REVEALED, self.step)
        due = state.quarter if event else 0
        state.cards[card] = Card(self.facts, "event" if event else "edge", due=due)
        events.append(Event("revealed", card=card, note=self.facts.name, step=self.step))
        state.rows = books.proposed(state)
        if not event and not state.rows:
            sequence.go_on(state, events)


@frozen
class Rolled(Action):
    """Dice of the program, in the journal after the line that rolled them."""

    STEP = "S10"
    dice: Dice

    def do(self, state: State, events: Events) -> None:
        require(False, errors.BARE_DICE, self.step)


# --- Gold -----------------------------------------------------------------------------------------


@frozen
class Pay(Action):
    """Move gold: robbery, taxes, bribes and deals, and to and from New York (S11.3)."""

    STEP = "S11.3"
    source: Place
    target: Place
    amount: Number
    why: st.Why
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        source, target, step = self.source, self.target, ""
        require(source != target, errors.SAME_PLACE, self.step)
        require(self.amount > 0, errors.HOW_MUCH, self.step)
        if source.startswith("NY") or target.startswith("NY"):
            step = "S11.3.2" if source.startswith("NY") else "S11.3.1"
            require(state.phase == sequence.LAST, errors.NEW_YORK, step, now=state.phase)
            own = state.holder(source) == state.holder(target)
            require(own, errors.OWN_GOLD, step)
            step = self.step
        require(self.why in st.FREE, errors.BY_RULE, self.step)
        books.pay(state, events, source, target, self.amount, self.why, step=step, note=self.note)


@frozen
class Borrow(Action):
    """Take gold of the game for as many IOUs in the box of a later quarter (S3.2)."""

    STEP = "S3.2"
    seat: Player
    amount: Number
    due: Date

    def do(self, state: State, events: Events) -> None:
        require(self.amount > 0, errors.HOW_MUCH, self.step)
        require(self.due > state.quarter, errors.IOU_LATER, self.step)
        books.pay(state, events, TREASURY, purse(self.seat), self.amount, "iou", step=self.step)
        books.promise(state, events, self.seat, self.amount, self.due)


# --- Auctions -------------------------------------------------------------------------------------


@frozen
class Put(Action):
    """Whoever's turn it is puts a common card up (S5.2)."""

    STEP, PHASE, ALONE = "S5.2", 5, True
    card: Named

    def do(self, state: State, events: Events) -> None:
        common = state.cards[self.card].place == "common"
        require(common, errors.NOT_COMMON, self.step, card=self.card)
        auctions.begin(state, events, "common", self.card, first=state.moving)
        _auction_over(state, events, "common")


@frozen
class Bid(Action):
    """The next bidder's bid."""

    amount: Number

    def do(self, state: State, events: Events) -> None:
        _auctioneer(state, events, auctions.bid, self.amount)


@frozen
class Pass(Action):
    """No more bids, no card put up, no rifles."""

    def do(self, state: State, events: Events) -> None:
        if state.auction is not None:
            _auctioneer(state, events, auctions.decline)
            return
        require(state.phase in (5, 6), errors.NOBODY_PASSES, "S5.2")
        events.append(Event("passed", state.moving))
        sequence.take_turn(state, events, passed=True)


@frozen
class Sold(Action):
    """What was agreed aloud: who has the lot, and for how much."""

    STEP = "S4.1"
    seat: Player
    amount: Number

    def do(self, state: State, events: Events) -> None:
        _auctioneer(state, events, auctions.agreed, self.seat, self.amount)


@frozen
class Force(Action):
    """Put a card up for immediate auction: nobody refurbishes it, or its owner is gone."""

    STEP, ALONE = "S11.2.9", True
    card: Named
    payee: Place

    def do(self, state: State, events: Events) -> None:
        owner = _owned(state, self.card, self.step).owner
        short = {row.card for row in state.rows if row.slip and row.amount < row.most}
        short |= {each.card for each in state.slip if state.phase != sequence.LAST}
        require(self.card in short, errors.REFURBISHED, self.step, card=self.card)
        require(owner not in state.offices.values(), errors.EXEMPT, self.step, seat=owner)
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

    STEP, PHASE = "S6.2", 6
    amount: Number
    store: Place

    def do(self, state: State, events: Events) -> None:
        seat, store, stores = state.moving, self.store, state.holders("store")
        require(self.amount > 0, errors.HOW_MANY, self.step)
        target = store
        if store == TREASURY:
            require(not stores, errors.FROM_A_STORE, "S6.4", cards=", ".join(stores))
        else:
            require(store in stores, errors.NO_STORE, self.step, card=store)
            require(state.holder(store) != seat, errors.OWN_STORE, "S6.3")
            target = books.till(state, store)
        gold, note = RIFLE * self.amount, str(self.amount)
        books.pay(state, events, purse(seat), target, gold, "rifles", step=self.step, note=note)
        sequence.take_turn(state, events, passed=False)


@frozen
class Subsidize(Action):
    """The game pays a card's capitalization (S3.3, S3.4)."""

    PHASE = 3
    card: Named
    office: Office

    @property
    def step(self) -> str:
        return "S3.4" if self.office in PRESIDENTS else "S3.3"

    def do(self, state: State, events: Events) -> None:
        card, office, step = self.card, self.office, self.step
        found = _owned(state, card, step)
        require(state.offices.get(office), errors.EMPTY_OFFICE, step)
        waits = found.place == "coming" and card not in state.subsidized
        require(waits, errors.NOT_COMING, step, card=card)
        used: tuple[str, ...] = (card,)
        if office in PRESIDENTS:
            require(found.facts.land == PRESIDENTS[office], errors.ABROAD, step, card=card)
        else:
            require(letters_of(card) == "RR", errors.RAILROADS, step)
            require(office not in state.subsidized, errors.ONE_SUBSIDY, step)
            used = (card, office)
        state.subsidized = (*state.subsidized, *used)
        seat = state.offices[office]
        events.append(Event("declared", seat, card=card, word="subsidy", note=office, step=step))


@frozen
class Rebuild(Action):
    """Capitalize a ruined card anew for 1 gold (S7.1)."""

    STEP, PHASE = "S7.1", 7
    card: Named

    def do(self, state: State, events: Events) -> None:
        found = _mendable(state, self.card, self.step)
        _recapitalize(state, events, self.card, 1, self.step)
        due = state.quarter + found.facts.quarters
        books.place(state, events, self.card, "coming", owner=found.owner, due=due, step=self.step)


@frozen
class Raise(Action):
    """Pay for a profit level: 1 gold at zero, 2 for a smelter (S7.2, S7.3)."""

    STEP, PHASE = "S7.2", 7
    card: Named

    def do(self, state: State, events: Events) -> None:
        card, found = self.card, _mendable(state, self.card, "S7.2", "S7.3")
        step = sequence.mendable(state, card)
        _recapitalize(state, events, card, 1 if step == "S7.2" else 2, step)
        state.change(card, level=found.level + 1)
        events.append(Event("level", found.owner, found.level + 1, card, step=step))


@frozen
class Abandon(Action):
    """Let a ruined card go to the common cards (S7.4)."""

    STEP, PHASE = "S7.4", 7
    card: Named

    def do(self, state: State, events: Events) -> None:
        _mendable(state, self.card, "S7.1", "S7.2", "S7.3")
        books.place(state, events, self.card, "common", step=self.step)


# --- Mordida and offices --------------------------------------------------------------------------


@frozen
class Play(Action):
    """Play a Mordida card: it is discarded, unless it can be used again (S9)."""

    PHASE = 9
    card: Named
    keep: Fate
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        found = _playable(state, self.card, (), self.step)
        played = Event("played", found.owner, card=self.card, note=self.note, step=self.step)
        events.append(played)
        if self.keep == "discard":
            books.place(state, events, self.card, "gone", step=self.step)


@frozen
class Nullify(Action):
    """A spy answers another card; one that can be used again only waits a quarter (S9.1)."""

    STEP, PHASE = "S9.1", 9
    card: Named
    target: Named
    keep: Fate

    def do(self, state: State, events: Events) -> None:
        seat = _playable(state, self.card, ("spy",), self.step).owner
        _rival(state, self.card, self.target, self.step)
        _playable(state, self.target, (), self.step)
        events.append(Event("nullified", seat, card=self.target, step=self.step))
        if self.keep == "keep":
            state.change(self.target, idle=True)
        else:
            _discard(state, events, self.target)
        _discard(state, events, self.card)


@frozen
class Assassinate(Action):
    """A spy goes for a president: 1 on a die (S9.1)."""

    STEP, PHASE, ALONE = "S9.1", 9, True
    card: Named
    office: Office
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        office, seat = self.office, _playable(state, self.card, ("spy",), self.step).owner
        require(office in PRESIDENTS, errors.PRESIDENTS, self.step)
        (die,) = books.roll(state, events, 1, self.dice, self.step)
        _discard(state, events, self.card)
        result: st.EventName = "success" if die <= KILLED else "failure"
        events.append(Event(result, seat, word="assassinate", note=office, step=self.step))
        if die <= KILLED:
            auctions.take_office(state, events, office, 0, step=self.step)
            auctions.begin(state, events, "election", office)


@frozen
class Strike(Action):
    """A strike against somebody else's C or RR card (S9.2)."""

    STEP, PHASE = "S9.2", 9
    card: Named
    target: Named

    def do(self, state: State, events: Events) -> None:
        seat = _playable(state, self.card, ("strike",), self.step).owner
        _rival(state, self.card, self.target, self.step)
        require(letters_of(self.target) in ("C", "RR"), errors.STRIKE_ON, self.step)
        _discard(state, events, self.card)
        state.change(self.target, struck=True)
        events.append(Event("struck", seat, card=self.target, step=self.step))


@frozen
class Suborn(Action):
    """Somebody else's puppet goes to the common cards (S9.4); ``leadership`` is the puppet's."""

    STEP, PHASE = "S9.4", 9
    card: Named
    target: Named
    leadership: Number

    def do(self, state: State, events: Events) -> None:
        seat = _playable(state, self.card, ("subornation",), self.step).owner
        owner = _rival(state, self.card, self.target, self.step).owner
        more = self.leadership > state.hacendados[owner].leadership
        require(more, errors.PUPPET, self.step)
        events.append(Event("played", seat, card=self.card, step=self.step))
        books.place(state, events, self.target, "common", step=self.step)
        books.place(state, events, self.card, "common", step=self.step)


@frozen
class Sue(Action):
    """A lawsuit: the target is put up at once (S9.5); ``lead`` 0: with one's own leadership."""

    STEP, PHASE, ALONE = "S9.5", 9, True
    card: Named
    target: Named
    lead: Number = 0

    def do(self, state: State, events: Events) -> None:
        seat = _playable(state, self.card, ("lawsuit",), self.step).owner
        _rival(state, self.card, self.target, self.step)
        require(letters_of(self.target) in ("C", "RR"), errors.LAWSUIT_FOR, self.step)
        _discard(state, events, self.card)
        auctions.begin(state, events, "lawsuit", self.target, first=seat, plaintiff=seat,
                       lead=self.lead)  # fmt: skip


@frozen
class Settle(Action):
    """The bids of a lawsuit are in: two dice for each bidder, in the order of seats (S9.5)."""

    STEP = "S9.5"
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        _auctioneer(state, events, auctions.settle, self.dice)


@frozen
class Appoint(Action):
    """Give an office to a player; 0 leaves it empty (S9.7.1)."""

    STEP = "S9.7.1"
    office: Office
    seat: Owner
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        auctions.take_office(state, events, self.office, self.seat, self.note, self.step)


@frozen
class Boycott(Action):
    """A president boycotts a product of the other country, or no longer does (S9.7.3)."""

    STEP, PHASE = "S9.7.3", 9
    land: Land
    product: Product
    state: Literal["on", "off"]

    def do(self, state: State, events: Events) -> None:
        pair, on = (self.land, self.product), self.state == "on"
        president = next(office for office, land in PRESIDENTS.items() if land != self.land)
        seat = state.offices.get(president, 0)
        require(seat, errors.NO_PRESIDENT, self.step)
        require((pair in state.boycotts) != on, errors.BOYCOTTED, self.step)
        others = [each for each in state.boycotts if each != pair]
        state.boycotts = tuple(sorted([*others, pair] if on else others))
        word = f"{self.land} {self.product}"
        events.append(Event("boycott", seat, word=word, note=self.state, step=self.step))


@frozen
class Declare(Action):
    """What officials and rebels say aloud (S9.6, S9.7): it stands in the log."""

    PHASE = 9
    what: Told
    seat: Player
    note: Words = ""

    @property
    def step(self) -> str:
        return DECLARED[self.what]

    def do(self, state: State, events: Events) -> None:
        offices = {office for office, seat in state.offices.items() if seat == self.seat}
        if self.what in ("war", "peace", "veto"):
            require(offices & PRESIDENTS.keys(), errors.PRESIDENT_SAYS, self.step)
        elif self.what == "rebellion":
            flag = any(card.facts.kind == "red_flag" and card.place == "mature"
                       for _, card in state.owned(self.seat))  # fmt: skip
            require(flag or offices & set(st.GOVERNORS), errors.REBEL, self.step)
        else:
            require(offices, errors.NO_OFFICE, self.step, seat=self.seat)
        note = self.note
        events.append(Event("declared", self.seat, word=self.what, note=note, step=self.step))


# --- Tactical Rounds ------------------------------------------------------------------------------


@frozen
class Moved(Action):
    """Whoever's move it is has done something this round, or ``nothing``."""

    STEP, PHASE = "S10", 10
    did: Literal["moved", "nothing"]

    def do(self, state: State, events: Events) -> None:
        moved = self.did == "moved"
        if moved:
            events.append(Event("mover", state.moving, state.round))
        sequence.done_in_round(state, events, moved=moved)


@frozen
class Raid(Action):
    """A Night Raid: 1 or 2 on a die (S10.2.2)."""

    STEP, PHASE = "S10.2.2", 10
    seat: Player
    note: Words = ""
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        (die,) = books.roll(state, events, 1, self.dice, self.step)
        result: st.EventName = "success" if die <= RAID else "failure"
        events.append(Event(result, self.seat, word="raid", note=self.note, step=self.step))


@frozen
class Lower(Action):
    """A card's profit falls; below zero it is ruined (S7.1, S10.2.4)."""

    STEP = "S7.1"
    card: Named
    by: Number
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        card, found = self.card, _owned(state, self.card, self.step)
        falls = found.place == "mature" and self.by > 0
        require(falls, errors.NO_PROFIT, self.step, card=card)
        owner, level = found.owner, found.level - self.by
        if level < 0:
            events.append(Event("ruined", owner, card=card, note=self.note, step=self.step))
            books.place(state, events, card, "ruined", owner=owner, step=self.step)
        else:
            state.change(card, level=level)
            events.append(Event("level", owner, level, card, note=self.note))


# --- The end of the quarter -----------------------------------------------------------------------


@frozen
class Damaged(Action):
    """Something goes onto the refurbishment slip, paid by ``seat`` (S11.2)."""

    harm: st.Harm
    card: Named
    seat: Player
    payee: Place
    price: Number

    @property
    def step(self) -> str:
        return books.STEPS[self.harm]

    def do(self, state: State, events: Events) -> None:
        harm, price = self.harm, books.PRICES[self.harm]
        hospital = harm == "lost_troops" and self.payee != TREASURY
        several = harm == "town" and self.price > 0 and self.price % price == 0
        fits = hospital or several or self.price == price
        require(fits, errors.PRICE, self.step, price=price)
        own = state.holder(self.payee) == self.seat
        require(not own, errors.OWN_SHOP, "S11.2.4" if harm == "bridge" else self.step)
        damage = st.Damage(harm, self.card, self.seat, self.payee, self.price)
        state.slip = (*state.slip, damage)
        events.append(Event("slip", self.seat, self.price, self.card, target=self.payee,
                            word=harm, step=self.step))  # fmt: skip


@frozen
class Enlist(Action):
    """A hacendado goes to a foreign war for four quarters (S11.4.1)."""

    STEP, PHASE = "S11.4.1", sequence.LAST
    seat: Player
    card: Named

    def do(self, state: State, events: Events) -> None:
        man, back = state.hacendados[self.seat], state.quarter + WAR
        require(self.card in WARS, errors.NO_WAR, self.step, card=self.card)
        free = man.status == "playing" and not man.jailed
        require(free, errors.CANNOT_ENLIST, self.step, seat=self.seat)
        state.alter(self.seat, status="at_war", war=self.card, back=back)
        events.append(Event("enlisted", self.seat, back, self.card, step=self.step))


@frozen
class Return(Action):
    """He comes back, unless he rolls a 1 (S11.4.4)."""

    STEP, PHASE = "S11.4.4", sequence.LAST
    seat: Player
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        man = state.hacendados[self.seat]
        back = man.status == "at_war" and man.back <= state.quarter
        require(back, errors.NOT_BACK, self.step, seat=self.seat)
        (die,) = books.roll(state, events, 1, self.dice, self.step)
        if die <= KILLED:
            _kill(state, events, self.seat, "")
            return
        lead = man.leadership + MEDAL
        state.alter(self.seat, status="playing", war="", back=0, leadership=lead)
        events.append(Event("returned", self.seat, lead, man.war, step="S11.4.6"))


@frozen
class Kill(Action):
    """A hacendado is killed, as the board decides."""

    STEP, ALONE = "S11.4.4", True
    seat: Player
    note: Words = ""

    def do(self, state: State, events: Events) -> None:
        lives = state.hacendados[self.seat].status in ("playing", "at_war")
        require(lives, errors.GONE, self.step, seat=self.seat)
        _kill(state, events, self.seat, self.note)


@frozen
class Heir(Action):
    """A killed player returns as an heir (S11.4.5)."""

    STEP, ALONE = "S11.4.5", True
    seat: Player

    def do(self, state: State, events: Events) -> None:
        _dead(state, self.seat, self.step)
        for card in [card for card, _ in state.owned(self.seat)]:
            if letters_of(card) not in ("C", "RR"):
                books.place(state, events, card, "gone", step=self.step)
        state.alter(self.seat, status="playing", leadership=0, heir=True)
        events.append(Event("heir", self.seat, step=self.step))


@frozen
class Leave(Action):
    """A killed player leaves the game, his cards are put up (S11.4.4)."""

    STEP, ALONE = "S11.4.4", True
    seat: Player

    def do(self, state: State, events: Events) -> None:
        _dead(state, self.seat, self.step)
        state.alter(self.seat, status="left")
        events.append(Event("left", self.seat, step=self.step))
        for card, found in list(state.owned(self.seat)):
            books.pay(state, events, card, purse(self.seat), found.gold, "estate",
                      step=self.step, card=card)  # fmt: skip
            if letters_of(card) not in sequence.ESTATE:
                where = "common" if letters_of(card) in ("O", "B") else "gone"
                books.place(state, events, card, where, step=self.step)
        _estate(state, events)


@frozen
class End(Action):
    """Roll for a general revolution, and end the quarter (S11.5)."""

    STEP, PHASE, ALONE = "S11.5.1", sequence.LAST, True
    dice: Dice = ()

    def do(self, state: State, events: Events) -> None:
        require(state.ends_now, errors.NO_END_YET, self.step)
        sequence.check_finished(state)
        books.settle(state, events)
        dice = sum(books.roll(state, events, 2, self.dice, self.step))
        total, note = dice + state.unrest, f"{dice} + {state.unrest}"
        events.append(Event("sum", 0, total, step="S11.5.2", note=note))
        if total >= sequence.NEEDED:
            state.ended, state.order = True, ()
            events.append(Event("game_over", state.winners[0], step="S11.5.3"))
        else:
            sequence.go_on(state, events)


# --- By hand, whatever the map decides ------------------------------------------------------------


@frozen
class Describe(Action):
    """Say anew what is printed on a card."""

    STEP = "S1.1"
    card: Named
    facts: Printed

    def do(self, state: State, events: Events) -> None:
        state.change(self.card, facts=self.facts)
        events.append(Event("set", card=self.card, word="facts", note=self.facts.name))


@frozen
class Move(Action):
    """Lay a card elsewhere: ``number`` is quarters to come, or the profit level."""

    ALONE = True
    card: Unseen
    place: Lying
    seat: Owner
    number: Number
    note: Words = ""

    @property
    def step(self) -> str:
        return {"common": "S7.4", "coming": "S4.2", "mature": "S8.1"}.get(self.place, "S7.1")

    def do(self, state: State, events: Events) -> None:
        card, step, owned = self.card, self.step, self.place in st.OWNED
        require(not owned or self.seat, errors.NO_PLAYER, step, seat=self.seat)
        require(owned or not self.seat, errors.NAME_NOBODY, step)
        near = self.place != "coming" or self.number <= FARTHEST
        require(near, errors.TOO_FAR, step, most=FARTHEST)
        require(self.number <= st.GOLD, errors.TOO_MUCH, step)
        if card not in state.cards:
            require(letters_of(card) != "E", errors.TURNED_OVER, "S1.1")
            state.cards[card] = Card(unknown(card), "gone")
        event = state.cards[card].place == "event"
        require(not event or not owned, errors.EVENT, step, card=card)
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
        value, fields = self.value, dict[str, object]()
        match self.trait:
            case "leadership":
                fits = value.isascii() and value.isdigit() and len(value) <= 2
                require(fits, errors.LEADERSHIP, "S9.3")
                fields = {"leadership": int(value)}
            case "nation":
                require(value in LANDS, errors.NATION, "S9", words=", ".join(LANDS))
                fields = {"nation": value}
            case "jailed" | "heir":
                require(value in ("yes", "no"), errors.JAILED, "S9.7.2")
                fields = {self.trait: value == "yes"}
            case "away":
                back = 0 if value == "no" else calendar.read(value)
                away = state.hacendados[self.seat].status in ("playing", "at_war")
                later = back == 0 or (back is not None and back > state.quarter)
                require(away and later, errors.AWAY, "S11.4.1")
                status = "at_war" if back else "playing"
                fields = {"status": status, "back": back, "war": ""}
            case "at":
                fields = {"at": value}
        state.alter(self.seat, **fields)
        events.append(Event("set", self.seat, word=self.trait, note=value, source=self.note))


# --- Questions that many entries ask --------------------------------------------------------------


def _owned(state: State, card: str, step: str) -> Card:
    require(state.cards[card].owner, errors.NOBODYS, step, card=card)
    return state.cards[card]


def _playable(state: State, card: str, kinds: tuple[str, ...], step: str) -> Card:
    """A Mordida card that its owner may play now."""
    found = _owned(state, card, step)
    require(found.place == "mature", errors.IMMATURE, step, card=card)
    require(not found.idle, errors.IDLE, step, card=card)
    require(not kinds or found.facts.kind in kinds, errors.OTHER_KIND, step, card=card)
    return found


def _rival(state: State, card: str, target: str, step: str) -> Card:
    """A target that somebody else owns."""
    found = _owned(state, target, step)
    require(found.owner != state.cards[card].owner, errors.OWN_CARD, step, card=target)
    return found


def _mendable(state: State, card: str, *steps: str) -> Card:
    fits = sequence.mendable(state, card) in steps
    require(fits, errors.NO_CAPITAL, steps[0], card=card)
    return _owned(state, card, steps[0])


def _recapitalize(state: State, events: Events, card: str, price: int, step: str) -> None:
    owner = state.cards[card].owner
    books.pay(state, events, purse(owner), TREASURY, price, "recapitalization", step=step,
              card=card)  # fmt: skip


def _discard(state: State, events: Events, card: str, note: str = "") -> None:
    seat = state.cards[card].owner
    events.append(Event("played", seat, card=card, note=note, step="S9"))
    books.place(state, events, card, "gone", step="S9")


def _auctioneer(
    state: State, events: Events, what: Callable[Concatenate[State, Events, Asked], None],
    *args: Asked.args, **named: Asked.kwargs,
) -> None:  # fmt: skip
    """Do something in the auction under way, and go on once it is over."""
    sale = auctions.running(state, "S4.1").sale
    what(state, events, *args, **named)
    _auction_over(state, events, sale)


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


def _kill(state: State, events: Events, seat: Seat, note: str) -> None:
    state.alter(seat, status="dead", war="", back=0, jailed=False)
    events.append(Event("killed", seat, note=note, step="S11.4.4"))
    for office in [each for each, holder in state.offices.items() if holder == seat]:
        auctions.take_office(state, events, office, 0, step="S11.4.4")


def _dead(state: State, seat: Seat, step: str) -> None:
    require(state.hacendados[seat].status == "dead", errors.ALIVE, step, seat=seat)


ACTIONS: Final[dict[str, type[Action]]] = {kind.verb(): kind for kind in Action.__subclasses__()}
