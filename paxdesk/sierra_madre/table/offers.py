"""What the table offers to press now: buttons with what they enter, or the form they open.

No Qt here. What cannot be done now is not offered: the rules are asked for each of them.
"""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from attrs import field

from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words.labels import Names
from paxdesk.language import counted, say
from paxdesk.record_classes import frozen
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import books, sequence
from paxdesk.sierra_madre.rules.actions import Action
from paxdesk.sierra_madre.rules.cards import CARDS, WARS, CardId, in_order
from paxdesk.sierra_madre.rules.engine import refusal
from paxdesk.sierra_madre.rules.state import TREASURY, Account, State, purse
from paxdesk.sierra_madre.table.words import card_words, gold_words, office_words

FormName: TypeAlias = Literal[
    "reveal", "pay", "iou", "card", "hacendado", "office", "raid", "slip", "bid", "price",
    "rifles", "mordida", "boycott", "declare", "end", "settle", "return", "enlist", "elect",
    "amount",
]  # fmt: skip
NEXT: Final = Spot("next")
BLOCK: Final = Spot("block")
"""Where a card is dropped that is put up."""
COMMON: Final = Spot("common")
ORDERED: Final = tuple(sorted(CARDS, key=in_order))


def card_spot(card: CardId) -> Spot:
    """Where a card lies."""
    return Spot("card", ORDERED.index(card))


def card_at(spot: Spot) -> CardId:
    return ORDERED[spot.number]


@frozen
class Offer:
    """A button; it enters ``action``, or opens ``form``. ``about`` is what the form is for."""

    spot: Spot
    words: str
    action: Action | None = None
    form: FormName | None = None
    about: str = ""
    icon: str = ""
    primary: bool = field(default=False)


def offers(state: State, names: Names) -> list[Offer]:
    """The buttons of this moment, those of the phase first."""
    if state.ended:
        return []
    number, found = 0, []
    for each in (*_of_phase(state, names), *_always(state)):
        if each.action is not None and refusal(state, each.action) is not None:
            continue
        spot = each.spot
        if spot.kind == "do":
            spot = Spot("do", number)
            number += 1
        found.append(
            Offer(spot, each.words, each.action, each.form, each.about, each.icon, each.primary)
        )
    return found


def going_on(state: State) -> Offer:
    """The button that confirms what is proposed, and goes on."""
    if state.phase == sequence.LAST and state.ends_now and state.auction is None:
        chance = sequence.end_chance(state.unrest)
        words = say("Roll for the end: {number} in 36", number=chance)
        return Offer(NEXT, words, act.End(), primary=True)
    return Offer(NEXT, _next_words(state), act.Next(), primary=True)


def _next_words(state: State) -> str:
    if state.auction is not None:
        return say("Nobody bids more") if state.auction.leader else say("Nobody bids")
    if state.rows:
        return say("Confirm the table")
    match state.phase:
        case 5:
            return say("Nobody puts up more")
        case 6:
            return say("No more rifles")
        case 9:
            return say("No more Mordida")
        case 10:
            return say("Nothing more by all")
        case sequence.LAST:
            return say("Next quarter")
    return say("Next phase")


def _do(words: str, action: Action, icon: str = "") -> Offer:
    return Offer(Spot("do"), words, action, icon=icon)


def _ask(words: str, form: FormName, icon: str = "", about: str = "") -> Offer:
    return Offer(Spot("do"), words, None, form, about, icon)


def _of_phase(state: State, names: Names) -> Iterator[Offer]:
    yield from _pressing(state, names)
    if state.auction is not None:
        yield from _bidding(state)
        return
    match state.phase:
        case 1 if not books.revealed(state):
            yield _ask(say("Turn the card over …"), "reveal", "newspaper")
        case 3:
            for card in state.lying("coming"):
                for office in state.offices:
                    words = say(
                        "{office}: subsidize {card}", card=card, office=office_words(office)
                    )
                    yield _do(words, act.Subsidize(card, office), "scene-capitol")
        case 5:
            yield _do(say("{name} passes", name=names[state.moving]), act.Pass())
            for card in state.lying("common"):
                yield _do(say("Put up {card}", card=card_words(state, card)), act.Put(card))
        case 6:
            yield _do(say("{name} buys none", name=names[state.moving]), act.Pass())
            for store in (*state.holders("store"), TREASURY):
                yield from _rifles(state, store)
            yield _ask(say("Rifles …"), "rifles", "scene-rifles")
        case 7:
            for card in state.cards:
                yield from _mending(state, card)
        case 9:
            if any(state.cards[card].owner for card in state.lying("mature")):
                yield _ask(say("Play a card …"), "mordida", "court")
            yield _ask(say("Declare …"), "declare", "scene-flag")
            if state.offices:
                yield _ask(say("Boycott …"), "boycott", "scene-crate")
        case 10:
            name = names[state.moving]
            yield _do(say("{name} has moved", name=name), act.Moved("moved"))
            yield _do(say("{name}: nothing", name=name), act.Moved("nothing"))
            yield _ask(say("Night Raid …"), "raid", "dice")
        case sequence.LAST:
            if state.ends_now:
                yield _ask(say("Type the dice …"), "end", "dice")
            if any(war in state.cards for war in WARS):
                yield _ask(say("Enlist …"), "enlist", "army")


def _pressing(state: State, names: Names) -> Iterator[Offer]:
    """What has to be answered before anything else goes on."""
    for seat, man in state.hacendados.items():
        name = names[seat]
        if man.status == "dead":
            yield _do(say("{name} returns as an heir", name=name), act.Heir(seat), "ui-person")
            yield _do(say("{name} leaves the game", name=name), act.Leave(seat), "ui-home")
        if man.status == "at_war" and refusal(state, act.Return(seat)) is None:
            words = say("{name} returns: not on a 1", name=name)
            yield _do(words, act.Return(seat), "dice")
            yield _ask(say("Type the die …"), "return", "dice", str(seat))


def _bidding(state: State) -> Iterator[Offer]:
    auction = state.auction
    assert auction is not None
    if auction.sale == "lawsuit" and not auction.bidders:
        yield _do(say("Roll for the lawsuit"), act.Settle(), "dice")
        yield _ask(say("Type the dice …"), "settle", "dice")
        return
    for more in (1, 2, 3, 5):
        amount = auction.price + more
        yield Offer(Spot("bid", amount), gold_words(amount), act.Bid(amount), icon="gold")
    yield _ask(say("Another bid …"), "bid", "gold")
    yield _do(say("Pass"), act.Pass())
    if auction.sale != "lawsuit":
        yield _ask(say("Sold for …"), "price", "action-sell")


def _rifles(state: State, store: Account) -> Iterator[Offer]:
    for amount in (1, 2, 3):
        words = counted("%n rifle(s)", "", amount)
        if store != TREASURY:
            words = say("{rifles} from {card}", rifles=words, card=store)
        yield _do(words, act.Rifles(amount, store), "scene-rifles")


def _mending(state: State, card: CardId) -> Iterator[Offer]:
    words = card_words(state, card)
    yield _do(say("Rebuild {card}: {gold}", card=words, gold=gold_words(1)), act.Rebuild(card))
    price = 1 if sequence.mendable(state, card) == "S7.2" else 2
    yield _do(say("Raise {card}: {gold}", card=words, gold=gold_words(price)), act.Raise(card))
    if state.cards[card].place == "ruined":
        yield _do(say("{card} to the common cards", card=words), act.Abandon(card))


def _always(state: State) -> Iterator[Offer]:
    """What can be entered at any time."""
    fixed: tuple[tuple[str, FormName], ...] = (
        (say("Gold …"), "pay"),
        (say("Card …"), "card"),
        (say("Person …"), "hacendado"),
        (say("Office …"), "office"),
        (say("Slip …"), "slip"),
        (say("IOU …"), "iou"),
    )
    for index, (words, form) in enumerate(fixed):
        yield Offer(Spot("form", index), words, None, form)


def dropped(state: State) -> Iterator[tuple[Action, Spot, Spot]]:
    """What is dragged: a lot onto whoever has it, a card to another place or player."""
    auction = state.auction
    if auction is not None and auction.sale not in ("lawsuit", "election"):
        pick = card_spot(auction.lot)
        for seat in state.bidders:
            first = max(1, auction.price)
            for price in range(first, min(first + PRICES, state.gold(purse(seat)) + 1)):
                yield act.Sold(seat, price), pick, Spot("seat", seat)
        return
    if auction is not None:
        return
    if state.phase == 5:
        yield from ((act.Put(card), card_spot(card), BLOCK) for card in state.lying("common"))
    for card, found in state.cards.items():
        if found.place in ("coming", "mature", "ruined"):
            pick = card_spot(card)
            yield act.Move(card, "common", 0, 0), pick, COMMON
            number = found.level
            if found.place == "coming":
                number = max(0, found.due - state.quarter)
            for seat in state.players:
                if seat != found.owner:
                    yield (act.Move(card, found.place, seat, number), pick,
                           Spot("seat", seat))  # fmt: skip


PRICES: Final = 9
"""Prices offered where a card is dropped; others are typed."""
