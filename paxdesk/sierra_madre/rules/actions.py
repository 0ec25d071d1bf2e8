"""Entries: each is a function; its line is the verb followed by the arguments.

The types of arguments define their forms and the checks before the entry.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Concatenate, Final, Literal, ParamSpec, TypeAlias, cast

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.session.notation_types import ArgumentShape, FieldKind
from paxdesk.sierra_madre.rules import auctions, calendar, checks, payments, sequence
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.cards import (
    LANDS,
    WARS,
    Country,
    Facts,
    Product,
    card_prefix,
    unknown,
)
from paxdesk.sierra_madre.rules.refusals import refuse_unless, tables
from paxdesk.sierra_madre.rules.state import PRESIDENTS, TREASURY, Card, State, purse_account

PlayerArgument: TypeAlias = Annotated[int, "player"]
Owner: TypeAlias = Annotated[int, "owner"]
"""Player, or 0 for none."""
Number: TypeAlias = Annotated[int, "number"]
Date: TypeAlias = Annotated[int, "date"]
Named: TypeAlias = Annotated[str, "card"]
Unseen: TypeAlias = Annotated[str, "unseen card"]
"""Card that need not be in the game yet."""
AccountArgument: TypeAlias = Annotated[str, "account"]
Office: TypeAlias = Annotated[str, "office"]
WordsArgument: TypeAlias = Annotated[str, "words"]
Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
Printed: TypeAlias = Annotated[Facts, "facts"]
DeclarationKind: TypeAlias = Literal[
    "rebellion", "war", "pardon", "warrant", "nullify", "peace", "veto"
]
Trait: TypeAlias = Literal["leadership", "at", "jailed", "nation", "away", "heir"]
Lying: TypeAlias = Literal["common", "coming", "mature", "ruined", "gone"]
Fate: TypeAlias = Literal["discard", "keep"]

RAID: Final = 2
"""Highest die for a successful Night Raid (S10.2.2)."""
KILLED: Final = 1
"""Highest die that kills a president or a hacendado at war (S9.1, S11.4.4)."""
RIFLE: Final = 2
"""Price of a rifle, in gold (S6.2)."""
WAR: Final = 4
"""Duration of a foreign war, in quarters (S11.4.1)."""
MEDAL: Final = 2
"""Leadership gained by surviving a foreign war (S11.4.6)."""
FARTHEST: Final = 20
"""Maximum number of quarters ahead to which a card may be moved."""
FREE_STEPS: Final[Mapping[str, str]] = {
    "robbery": "S10.2.2", "confiscation": "S10.2.2", "tax": "S10.2.3", "event": "S1.2",
    "bribe": "S9",
}  # fmt: skip
"""Steps cited for some reasons for moving gold by hand; for others, the phase is cited."""
DECLARED: Final = cast(Mapping[DeclarationKind, str], tables("box")["declared"])
"""Declarations, with their steps."""

# --- Entries --------------------------------------------------------------------------------------

Given = ParamSpec("Given")


@frozen
class Action:
    """Verb of an entry, with the values of all its arguments."""

    verb: str
    values: tuple[Any, ...] = ()

    def get(self, name: str) -> Any:
        """Return the value of an argument; None if the entry has no such argument."""
        return dict(zip(kinds(self.verb), self.values, strict=True)).get(name)

    def check(self, state: State) -> None:
        """Check the phase, the auction and the arguments. Raises IllegalAction."""
        entry = ENTRIES[self.verb]
        step, phase = entry.step, entry.phase
        fits = phase in (0, state.phase)
        refuse_unless(fits, "phase", step, phase=phase, now=state.phase)
        refuse_unless(not entry.alone or state.auction is None, "auction first", step)
        for kind, value in zip(kinds(self.verb).values(), self.values, strict=True):
            if kind == "player" or (kind == "owner" and value):
                refuse_unless(value in state.hacendados, "no player", step, seat=value)
            elif kind == "account":
                refuse_unless(state.knows(value), "no place", step, place=value)
            elif kind == "card":
                refuse_unless(value in state.cards, "not yet", step, card=value)

    def do(self, state: State) -> None:
        """Perform the entry.

        Raises IllegalAction; ``state`` may then be partly changed.
        """
        auction = state.auction
        ENTRIES[self.verb].does(state, *self.values)
        if auction is not None:
            sequence.after_auction(state, auction.sale)


@frozen
class ActionEntry:
    """Function of an entry; ``phase`` is the only phase allowed, 0 for any."""

    does: Callable[..., None]
    step: str
    phase: int
    alone: bool


ENTRIES: Final[dict[str, ActionEntry]] = {}
"""Entries by verb, which is the function's name without a final underscore."""


def action_entry(
    step: str = "S9", phase: int = 0, *, alone: bool = False
) -> Callable[[Callable[Concatenate[State, Given], None]], Callable[Given, Action]]:
    """Register a function as an entry, and replace it by its action's constructor."""

    def known(does: Callable[Concatenate[State, Given], None]) -> Callable[Given, Action]:
        verb = does.__name__.rstrip("_")
        ENTRIES[verb] = ActionEntry(does, step, phase, alone)

        def made(*given: Given.args, **named: Given.kwargs) -> Action:
            known = {**shape(verb).usual, **named}
            rest = (known[name] for name in list(kinds(verb))[len(given) :])
            return Action(verb, (*given, *rest))

        return made

    return known


@cache
def shape(verb: str) -> ArgumentShape:
    return ArgumentShape.of(ENTRIES[verb].does)


def kinds(verb: str) -> Mapping[str, FieldKind]:
    return shape(verb).kinds


# --- Continuing -----------------------------------------------------------------------------------


@action_entry()
def next_(state: State) -> None:
    """Close the auction, or settle the payments and go on to the next phase."""
    if state.auction is not None:
        auctions.close(state)
        return
    sequence.check_finished(state)
    refuse_unless(state.phase < sequence.LAST or not state.ends_now, "roll first", "S11.5.1")
    payments.settle(state)
    sequence.go_on(state)


@action_entry("S11.1", sequence.LAST, alone=True)
def confirm(state: State) -> None:
    """Make the next payments of phase 11: rebase or refurbishment (S11.1, S11.2)."""
    refuse_unless(state.rows, "no payments", "S11.1")
    payments.confirm(state)


@action_entry("S3.1")
def correct(state: State, row: Number, amount: Number) -> None:
    """Change the amount of a proposed payment; rows count from 1."""
    refuse_unless(0 < row <= len(state.rows), "no row", "S3.1", row=row)
    rows, found = list(state.rows), state.rows[row - 1]
    step, place, has = found.step, st.account_name(found.source), state.gold(found.source)
    refuse_unless(amount <= has, "short", step, gold=has, place=place, amount=amount)
    refuse_unless(not found.slip or amount in (0, found.most), "slip price", step)
    rows[row - 1] = evolve(found, amount=amount)
    state.rows = tuple(rows)
    state.tell("set", 0, amount, found.card, word="row", step=step)


@action_entry("S1.1", 1)
def reveal(state: State, card: Unseen, facts: Printed) -> None:
    """Reveal the quarterly card with its printed facts (S1.1)."""
    event = card_prefix(card) == "E"
    refuse_unless(card not in state.cards, "twice", "S1.1", card=card)
    refuse_unless(not payments.revealed_card(state), "revealed", "S1.1")
    state.cards[card] = Card(facts, "event" if event else "edge", due=event * state.quarter)
    state.tell("revealed", card=card, note=facts.name, step="S1.1")
    state.rows = payments.proposed(state)
    if not event and not state.rows:
        sequence.go_on(state)


@action_entry("S10")
def rolled(state: State, dice: Dice) -> None:
    """Refuse bare dice; in a journal, dice belong to another entry."""
    refuse_unless(False, "bare dice", "S10")


@action_entry("S10")
def tie(state: State, dice: Dice) -> None:
    """Enter dice rolled by hand for ties."""
    sequence.roll_by_hand(state, dice)


# --- Gold -----------------------------------------------------------------------------------------


@action_entry("S11.3")
def pay(
    state: State,
    source: AccountArgument,
    target: AccountArgument,
    amount: Number,
    why: st.Why,
    note: WordsArgument = "",
) -> None:
    """Move gold by hand, for instance for a robbery, or to or from New York (S11.3)."""
    step = ""
    refuse_unless(source != target, "same place", "S11.3")
    refuse_unless(amount > 0, "how much", "S11.3")
    if source.startswith("NY") or target.startswith("NY"):
        reached = "S11.3.2" if source.startswith("NY") else "S11.3.1"
        refuse_unless(state.phase == sequence.LAST, "new york", reached, now=state.phase)
        refuse_unless(state.holder(source) == state.holder(target), "own gold", reached)
        step = "S11.3"
    refuse_unless(why in st.FREE, "by rule", "S11.3")
    step = step or FREE_STEPS.get(why, f"S{state.phase}")
    payments.pay(state, source, target, amount, why, step=step, note=note)


@action_entry("S3.2")
def borrow(state: State, seat: PlayerArgument, amount: Number, due: Date) -> None:
    """Borrow gold, and put as many IOUs into a later quarter's box (S3.2)."""
    refuse_unless(amount > 0, "how much", "S3.2")
    refuse_unless(due > state.quarter, "iou later", "S3.2")
    payments.pay(state, TREASURY, purse_account(seat), amount, "iou", step="S3.2")
    payments.promise(state, seat, amount, due)


# --- Auctions -------------------------------------------------------------------------------------


@action_entry("S5.2", 5, alone=True)
def put(state: State, card: Named) -> None:
    """Begin the auction of a common card chosen by the player to move (S5.2)."""
    refuse_unless(state.cards[card].place == "common", "not common", "S5.2", card=card)
    auctions.begin(state, "common", card, first=state.moving)
    sequence.after_auction(state, "common")


@action_entry()
def bid(state: State, amount: Number) -> None:
    """Enter a bid of the next bidder."""
    auctions.bid(state, amount)


@action_entry()
def pass_(state: State) -> None:
    """Pass: make no more bids, put up no card, or buy no rifles."""
    if state.auction is not None:
        auctions.decline(state)
        return
    refuse_unless(state.phase in (5, 6), "nobody passes", "S5.2")
    state.tell("passed", state.moving)
    sequence.take_turn(state, passed=True)


@action_entry("S4.1")
def sold(state: State, seat: PlayerArgument, amount: Number) -> None:
    """Enter the buyer and the price of the lot, as agreed."""
    auctions.agreed(state, seat, amount)


@action_entry("S11.2.9", alone=True)
def force(state: State, card: Named, payee: AccountArgument) -> None:
    """Force the auction of a card whose refurbishment is not fully paid (S11.2.9)."""
    owner = checks.owned(state, card, "S11.2.9").owner
    short = {row.card for row in state.rows if row.slip and row.amount < row.most}
    done = state.phase != sequence.LAST or payments.REFURBISHMENT in state.confirmed
    short |= {each.card for each in state.slip if done}
    refuse_unless(card in short, "refurbished", "S11.2.9", card=card)
    refuse_unless(owner not in state.offices.values(), "exempt", "S11.2.9", seat=owner)
    auctions.begin(state, "forced", card, payee=payee)


@action_entry()
def elect(state: State, office: Office) -> None:
    """Put up an office for election (S9.1)."""
    auctions.begin(state, "election", office)


# --- Rifles, rebuilding, subsidies ----------------------------------------------------------------


@action_entry("S6.2", 6)
def rifles(state: State, amount: Number, store: AccountArgument) -> None:
    """Buy rifles from a store or from the game (S6)."""
    seat, stores, target = state.moving, state.holders("store"), store
    refuse_unless(amount > 0, "how many", "S6.2")
    if store == TREASURY:
        refuse_unless(not stores, "from a store", "S6.4", cards=", ".join(stores))
    else:
        refuse_unless(store in stores, "no store", "S6.2", card=store)
        refuse_unless(state.holder(store) != seat, "own store", "S6.3")
        target = payments.earnings_account(state, store)
    gold, note = RIFLE * amount, str(amount)
    payments.pay(state, purse_account(seat), target, gold, "rifles", step="S6.2", note=note)
    sequence.take_turn(state, passed=False)


@action_entry("S3.3", 3)
def subsidize(state: State, card: Named, office: Office) -> None:
    """Let the game pay a card's capitalization as a subsidy (S3.3, S3.4)."""
    step = "S3.4" if office in PRESIDENTS else "S3.3"
    found = checks.owned(state, card, step)
    refuse_unless(state.offices.get(office), "empty office", step)
    coming = found.place == "coming" and card not in state.subsidized
    refuse_unless(coming, "not coming", step, card=card)
    used = [card]
    if office in PRESIDENTS:
        refuse_unless(found.facts.land == PRESIDENTS[office], "abroad", step, card=card)
    else:
        refuse_unless(card_prefix(card) == "RR", "railroads", step)
        refuse_unless(office not in state.subsidized, "one subsidy", step)
        used.append(office)
    state.subsidized = (*state.subsidized, *used)
    state.tell("declared", state.offices[office], 0, card, word="subsidy", note=office, step=step)


@action_entry("S7.1", 7)
def rebuild(state: State, card: Named) -> None:
    """Capitalize a ruined card again for 1 gold (S7.1)."""
    found = checks.mended(state, card, "S7.1")
    due = state.quarter + found.facts.quarters
    payments.move_card(state, card, "coming", owner=found.owner, due=due, step="S7.1")


@action_entry("S7.2", 7)
def raise_(state: State, card: Named) -> None:
    """Raise a card's profit level by 1, and pay the price (S7.2, S7.3)."""
    step = sequence.mendable(state, card)
    found = checks.mended(state, card, "S7.2", "S7.3")
    state.change(card, level=found.level + 1)
    state.tell("level", found.owner, found.level + 1, card, step=step)


@action_entry("S7.4", 7)
def abandon(state: State, card: Named) -> None:
    """Put a ruined or reduced card back among the common cards (S7.4)."""
    checks.mendable(state, card, "S7.1", "S7.2", "S7.3")
    payments.move_card(state, card, "common", step="S7.4")


# --- Mordida and offices --------------------------------------------------------------------------


@action_entry("S9", 9)
def play(state: State, card: Named, keep: Fate, note: WordsArgument = "") -> None:
    """Play a Mordida card, and discard it if ``keep`` is "discard" (S9)."""
    found = checks.playable(state, card, "", "S9")
    state.tell("played", found.owner, card=card, note=note, step="S9")
    if keep == "discard":
        payments.move_card(state, card, "gone", step="S9")


@action_entry("S9.1", 9)
def nullify(state: State, card: Named, target: Named, keep: Fate) -> None:
    """Nullify another player's card with a spy (S9.1)."""
    seat, _ = checks.against(state, card, "spy", target, "S9.1")
    checks.playable(state, target, "", "S9.1")
    state.tell("nullified", seat, card=target, step="S9.1")
    if keep == "keep":
        state.change(target, idle=True)
    else:
        checks.discard(state, target)
    checks.discard(state, card)


@action_entry("S9.1", 9, alone=True)
def assassinate(state: State, card: Named, office: Office, dice: Dice = ()) -> None:
    """Try to assassinate a president with a spy; a die of 1 succeeds (S9.1)."""
    seat = checks.playable(state, card, "spy", "S9.1").owner
    refuse_unless(office in PRESIDENTS, "presidents", "S9.1")
    (die,) = payments.roll(state, 1, dice, "S9.1", (seat,))
    checks.discard(state, card)
    result: st.EventName = "success" if die <= KILLED else "failure"
    state.tell(result, seat, word="assassinate", note=office, step="S9.1")
    if die <= KILLED:
        auctions.take_office(state, office, 0, step="S9.1")
        auctions.begin(state, "election", office)


@action_entry("S9.2", 9)
def strike(state: State, card: Named, target: Named) -> None:
    """Strike another player's C or RR card (S9.2)."""
    seat, _ = checks.against(state, card, "strike", target, "S9.2")
    refuse_unless(card_prefix(target) in ("C", "RR"), "strike on", "S9.2")
    checks.discard(state, card)
    state.change(target, struck=True)
    state.tell("struck", seat, card=target, step="S9.2")


@action_entry("S9.4", 9)
def suborn(state: State, card: Named, target: Named, leadership: Number) -> None:
    """Move another player's puppet to the common cards (S9.4); ``leadership`` is the puppet's."""
    seat, owner = checks.against(state, card, "subornation", target, "S9.4")
    refuse_unless(leadership > state.hacendados[owner].leadership, "puppet", "S9.4")
    state.tell("played", seat, card=card, step="S9.4")
    payments.move_card(state, target, "common", step="S9.4")
    payments.move_card(state, card, "common", step="S9.4")


@action_entry("S9.5", 9, alone=True)
def sue(state: State, card: Named, target: Named, lead: Number = 0) -> None:
    """Begin a lawsuit (S9.5); ``lead`` replaces the plaintiff's leadership, unless 0."""
    seat, _ = checks.against(state, card, "lawsuit", target, "S9.5")
    refuse_unless(card_prefix(target) in ("C", "RR"), "lawsuit for", "S9.5")
    checks.discard(state, card)
    auctions.begin(state, "lawsuit", target, first=seat, plaintiff=seat, lead=lead)


@action_entry("S9.5")
def settle(state: State, dice: Dice = ()) -> None:
    """Settle a lawsuit with two dice for each bidder (S9.5)."""
    auctions.settle(state, dice)


@action_entry("S9.7.1")
def appoint(state: State, office: Office, seat: Owner, note: WordsArgument = "") -> None:
    """Give an office to a player; 0 leaves it vacant (S9.7.1)."""
    auctions.take_office(state, office, seat, note, "S9.7.1")


@action_entry("S9.7.3", 9)
def boycott(state: State, land: Country, product: Product, now: Literal["on", "off"]) -> None:
    """Begin or end a president's boycott of a product of the other country (S9.7.3)."""
    pair, on = (land, product), now == "on"
    president = next(office for office, own in PRESIDENTS.items() if own != land)
    seat = state.offices.get(president, 0)
    refuse_unless(seat, "no president", "S9.7.3")
    refuse_unless((pair in state.boycotts) != on, "boycotted", "S9.7.3")
    state.boycotts = tuple(sorted({*state.boycotts} ^ {pair}))
    state.tell("boycott", seat, word=f"{land} {product}", note=now, step="S9.7.3")


@action_entry("S9", 9)
def declare(
    state: State, what: DeclarationKind, seat: PlayerArgument, note: WordsArgument = ""
) -> None:
    """Record a declaration of officials or rebels in the log (S9.6, S9.7)."""
    step, offices = DECLARED[what], {each for each, by in state.offices.items() if by == seat}
    if what in ("war", "peace", "veto"):
        refuse_unless(offices & PRESIDENTS.keys(), "president says", step)
    elif what == "rebellion":
        flag = any(card.facts.kind == "red_flag" and card.place == "mature"
                   for _, card in state.owned(seat))  # fmt: skip
        refuse_unless(flag or offices & set(st.GOVERNORS), "rebel", step)
    else:
        refuse_unless(offices, "no office", step, seat=seat)
    state.tell("declared", seat, word=what, note=note, step=step)


# --- Tactical Rounds ------------------------------------------------------------------------------


@action_entry("S10", 10)
def moved(state: State, did: Literal["moved", "nothing"]) -> None:
    """Record that the player to move acted in this round, or did ``nothing``."""
    if did == "moved":
        state.tell("mover", state.moving, state.round)
    sequence.done_in_round(state, moved=did == "moved")


@action_entry("S10.2.2", 10)
def raid(state: State, seat: PlayerArgument, note: WordsArgument = "", dice: Dice = ()) -> None:
    """Roll for a Night Raid, which succeeds with a 1 or 2 (S10.2.2)."""
    (die,) = payments.roll(state, 1, dice, "S10.2.2", (seat,))
    result: st.EventName = "success" if die <= RAID else "failure"
    state.tell(result, seat, word="raid", note=note, step="S10.2.2")


@action_entry("S7.1")
def lower(state: State, card: Named, by: Number, note: WordsArgument = "") -> None:
    """Lower a card's profit; below zero the card is ruined (S7.1, S10.2.4)."""
    found = checks.owned(state, card, "S7.1")
    refuse_unless(found.place == "mature" and by > 0, "no profit", "S7.1", card=card)
    owner, level = found.owner, found.level - by
    if level < 0:
        state.tell("ruined", owner, card=card, note=note, step="S7.1")
        payments.move_card(state, card, "ruined", owner=owner, step="S7.1")
    else:
        state.change(card, level=level)
        state.tell("level", owner, level, card, note=note)


# --- The end of the quarter -----------------------------------------------------------------------


@action_entry("S11.2")
def damaged(
    state: State,
    harm: st.Harm,
    card: Named,
    seat: PlayerArgument,
    payee: AccountArgument,
    price: Number,
) -> None:
    """Put damage on the refurbishment slip, to be paid by ``seat`` (S11.2)."""
    step, usual, _ = payments.HARMS[harm]
    hospital = harm == "lost_troops" and payee != TREASURY
    several = harm == "town" and price > 0 and price % usual == 0
    refuse_unless(hospital or several or price == usual, "price", step, price=usual)
    cited = "S11.2.4" if harm == "bridge" else step
    refuse_unless(state.holder(payee) != seat, "own shop", cited)
    state.slip = (*state.slip, st.Damage(harm, card, seat, payee, price))
    state.confirmed = tuple(each for each in state.confirmed if each != payments.REFURBISHMENT)
    state.tell("slip", seat, price, card, target=payee, word=harm, step=step)


@action_entry("S11.4.1", sequence.LAST)
def enlist(state: State, seat: PlayerArgument, card: Named) -> None:
    """Send a hacendado to a foreign war for four quarters (S11.4.1)."""
    man, back = state.hacendados[seat], state.quarter + WAR
    refuse_unless(card in WARS, "no war", "S11.4.1", card=card)
    refuse_unless(card in state.open_wars, "war over", "S11.4.1", card=card)
    free = man.status == "playing" and not man.jailed
    refuse_unless(free, "cannot enlist", "S11.4.1", seat=seat)
    state.alter(seat, status="at_war", war=card, back=back)
    state.tell("enlisted", seat, back, card, step="S11.4.1")


@action_entry("S11.4.4", sequence.LAST)
def return_(state: State, seat: PlayerArgument, dice: Dice = ()) -> None:
    """Bring a hacendado back from war, unless the die is a 1 (S11.4.4)."""
    man = state.hacendados[seat]
    back = man.status == "at_war" and man.back <= state.quarter
    refuse_unless(back, "not back", "S11.4.4", seat=seat)
    (die,) = payments.roll(state, 1, dice, "S11.4.4", (seat,))
    if die <= KILLED:
        checks.kill(state, seat, "")
        return
    lead = man.leadership + MEDAL
    state.alter(seat, status="playing", war="", back=0, leadership=lead)
    state.tell("returned", seat, lead, man.war, step="S11.4.6")


@action_entry("S11.4.4", alone=True)
def kill(state: State, seat: PlayerArgument, note: WordsArgument = "") -> None:
    """Record that a hacendado died on the board."""
    lives = state.hacendados[seat].status in ("playing", "at_war")
    refuse_unless(lives, "gone", "S11.4.4", seat=seat)
    checks.kill(state, seat, note)


@action_entry("S11.4.5", alone=True)
def heir(state: State, seat: PlayerArgument) -> None:
    """Bring a killed player back as an heir (S11.4.5)."""
    refuse_unless(state.hacendados[seat].status == "dead", "alive", "S11.4.5", seat=seat)
    for card in [card for card, _ in state.owned(seat)]:
        if card_prefix(card) not in ("C", "RR"):
            payments.move_card(state, card, "gone", step="S11.4.5")
    state.alter(seat, status="playing", leadership=0, heir=True)
    state.tell("heir", seat, step="S11.4.5")


@action_entry("S11.4.4", alone=True)
def leave(state: State, seat: PlayerArgument) -> None:
    """Remove a killed player and sell the estate (S11.4.4)."""
    step = "S11.4.4"
    refuse_unless(state.hacendados[seat].status == "dead", "alive", step, seat=seat)
    state.alter(seat, status="left")
    state.tell("left", seat, step=step)
    for card, found in list(state.owned(seat)):
        payments.pay(state, card, purse_account(seat), found.gold, "estate", step=step, card=card)
        if card_prefix(card) not in sequence.ESTATE:
            where = "common" if card_prefix(card) in ("O", "B") else "gone"
            payments.move_card(state, card, where, step=step)
    sequence.sell_estates(state)


@action_entry("S11.5.1", sequence.LAST, alone=True)
def end(state: State, dice: Dice = ()) -> None:
    """Roll for a general revolution, which would end the game (S11.5)."""
    refuse_unless(state.ends_now, "no end yet", "S11.5.1")
    sequence.check_finished(state)
    payments.settle(state)
    thrown = sum(payments.roll(state, 2, dice, "S11.5.1"))
    total, note = thrown + state.unrest, f"{thrown} + {state.unrest}"
    state.tell("sum", 0, total, step="S11.5.2", note=note)
    if total >= sequence.NEEDED:
        state.ended, state.order = True, ()
        state.tell("game_over", state.winners[0], step="S11.5.3")
    else:
        sequence.go_on(state)


# --- Manual changes, for results on the map -------------------------------------------------------


@action_entry("S1.1")
def describe(state: State, card: Named, facts: Printed) -> None:
    """Change the printed facts of a card."""
    state.change(card, facts=facts)
    state.tell("set", card=card, word="facts", note=facts.name)


@action_entry("S7.1", alone=True)
def move(
    state: State, card: Unseen, place: Lying, seat: Owner, number: Number, note: WordsArgument = ""
) -> None:
    """Move a card; ``number`` is quarters ahead (coming) or profit level (mature)."""
    step = {"common": "S7.4", "coming": "S4.2", "mature": "S8.1"}.get(place, "S7.1")
    owned = place in st.OWNED
    refuse_unless(not owned or seat, "no player", step, seat=seat)
    refuse_unless(owned or not seat, "name nobody", step)
    refuse_unless(place != "coming" or number <= FARTHEST, "too far", step, most=FARTHEST)
    refuse_unless(number <= st.GOLD, "too much", step)
    if card not in state.cards:
        refuse_unless(card_prefix(card) != "E", "turned over", "S1.1")
        state.cards[card] = Card(unknown(card), "gone")
    event = state.cards[card].place == "event"
    refuse_unless(not event or not owned, "event", step, card=card)
    due = state.quarter + number if place == "coming" else 0
    level = number if place == "mature" else 0
    payments.move_card(state, card, place, owner=seat, due=due, level=level, step=step, note=note)


@action_entry()
def note(
    state: State, seat: PlayerArgument, trait: Trait, value: WordsArgument, note: WordsArgument = ""
) -> None:
    """Change a trait of a hacendado; ``value`` is text like "3" or "no"."""
    fields: dict[str, object] = {trait: value}
    match trait:
        case "leadership":
            fits = value.isascii() and value.isdigit() and len(value) <= 2
            refuse_unless(fits, "leadership", "S9.3")
            fields = {"leadership": int(value)}
        case "nation":
            refuse_unless(value in LANDS, "nation", "S9", words=", ".join(LANDS))
        case "jailed" | "heir":
            refuse_unless(value in ("yes", "no"), "jailed", "S9.7.2")
            fields = {trait: value == "yes"}
        case "away":
            back = 0 if value == "no" else calendar.read(value)
            away = state.hacendados[seat].status in ("playing", "at_war")
            later = back == 0 or (back is not None and back > state.quarter)
            refuse_unless(away and later, "away", "S11.4.1")
            fields = {"status": "at_war" if back else "playing", "back": back, "war": ""}
    state.alter(seat, **fields)
    state.tell("set", seat, word=trait, note=value, source=note)
