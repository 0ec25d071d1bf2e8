"""The middle of the table as things: regime, market, piles, public cards, Topples, ledger."""

from collections.abc import Iterator

from paxdesk.desk.scene.depth import CARD, PANEL, PIECE
from paxdesk.desk.scene.rect import Rect, qrect
from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.scene.things import Target, Thing, ViewModel
from paxdesk.language import say
from paxdesk.porfiriana.rules import prestige, readings
from paxdesk.porfiriana.rules.actions import DIAZ, SLOTS
from paxdesk.porfiriana.rules.phrases import regime_words
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.table.faces.pieces import speculation_area
from paxdesk.porfiriana.table.scene.dice import dice_things
from paxdesk.porfiriana.table.scene.ledger import LedgerLook, LedgerRow
from paxdesk.porfiriana.table.scene.lifted import lifted_card, lifted_cube
from paxdesk.porfiriana.table.scene.looks import (
    DeckLook,
    DiscardsLook,
    FaceLook,
    HeadlinesLook,
    MarketLook,
    NothingLook,
    RegimeLook,
    TopplesLook,
)
from paxdesk.porfiriana.table.scene.plate import plate_things
from paxdesk.porfiriana.table.scene.seat_stats import figures
from paxdesk.porfiriana.table.scene.toppling import standing_words, topples_words, verdict
from paxdesk.porfiriana.table.scene.words import card_words, market_words, owner_words
from paxdesk.porfiriana.table.words.terms import cards_words, mood_term


def board_things(model: ViewModel) -> Iterator[Thing]:
    """Everything between the opponents and the prompt, in reading order."""
    yield _regime(model)
    yield from plate_things(model)
    yield from _market(model)
    yield from _piles(model)
    yield from _publics(model)
    yield _topples(model)
    yield _ledger(model)
    yield from dice_things(model)


def _regime(model: ViewModel) -> Thing:
    state, place = model.state, model.zones.regime
    card = model.deck.regimes[state.regime].number
    name = say(
        "Regime: {regime}, Mines {mines}, Economy {economy}",
        regime=regime_words(state.regime),
        mines=readings.mine_value(state),
        economy=readings.economy(state),
    )
    if state.depression:
        name = say("{0}, Depression", name)
    target = Target(Spot("regime"), place, name, CARD, card)
    return Thing("regime", RegimeLook(card, state.depression), place, CARD, (target,))


def _market(model: ViewModel) -> Iterator[Thing]:
    state = model.state
    for slot, place in enumerate(model.zones.slots):
        card = state.market[slot]
        if not card:
            continue
        seat = state.speculation[slot]
        spot = Spot("market", slot)
        targets = [
            Target(spot, place, market_words(model, slot), CARD, card, lifted_card(card, place))
        ]
        look = None
        if seat is not None:
            look = model.colour(seat)
            foot = card in model.deck.headlines or card in model.deck.topples
            area = speculation_area(qrect(place), foot)
            halo = area.width() * 0.28
            area.adjust(-halo, -halo, halo, halo)
            corner = Rect(area.x(), area.y(), area.width(), area.height())
            name = say(
                "Speculation Cube {owner} on {slot}",
                owner=owner_words(model, seat),
                slot=SLOTS[slot],
            )
            targets.append(
                Target(Spot("speculation", slot), corner, name, CARD + PIECE, 0, lifted_cube(look))
            )
        yield Thing(("card", card), MarketLook(card, look), place, CARD, tuple(targets))


def _piles(model: ViewModel) -> Iterator[Thing]:
    state, zones = model.state, model.zones
    name = say("Deck, {0}", cards_words(len(state.deck)))
    target = Target(Spot("deck"), zones.deck, name, CARD)
    yield Thing("deck", DeckLook(len(state.deck)), zones.deck, CARD, (target,))

    place = zones.headlines
    if state.headlines:
        card = state.headlines[-1]
        topple = model.deck.topples.get(card)
        mood = topple.mood if topple else model.deck.headlines[card].mood
        name = say(
            "Bull-Bear pile, {cards}, {mood} on top",
            cards=cards_words(len(state.headlines)),
            mood=mood_term(mood),
        )
        target = Target(Spot("headlines"), place, name, CARD, card)
        yield Thing(("card", card), HeadlinesLook(card, mood), place, CARD, (target,))
    else:
        yield _empty("headlines", Spot("headlines"), place, say("Bull-Bear pile, empty"))

    place = zones.discards
    if state.discards:
        card = state.discards[-1]
        name = say("Discards, {0}", cards_words(len(state.discards)))
        target = Target(Spot("discards"), place, name, CARD, card)
        look = DiscardsLook(card, len(state.discards))
        yield Thing(("card", card), look, place, CARD, (target,))
    else:
        yield _empty("discards", Spot("discards"), place, say("Discards, empty"))


def _empty(key: str, spot: Spot, place: Rect, name: str) -> Thing:
    """A place without a card, drawn with the ground, that can still be dropped on."""
    return Thing(key, NothingLook(), place, PANEL, (Target(spot, place, name, PANEL),))


def _publics(model: ViewModel) -> Iterator[Thing]:
    """Public cards keep their places when one is bought."""
    everyone = sorted(number for number, card in model.deck.partners.items() if card.public)
    for number, place in zip(everyone, model.zones.publics, strict=False):
        if number not in model.state.public_market:
            continue
        name = say("{0}, for sale", card_words(model, number))
        target = Target(
            Spot("public", number), place, name, CARD, number, lifted_card(number, place)
        )
        yield Thing(("card", number), FaceLook(number), place, CARD, (target,))


def _topples(model: ViewModel) -> Thing:
    state = model.state
    look = TopplesLook(
        len(model.deck.topples), state.topples_seen, prestige.topples_resolved(state)
    )
    target = Target(Spot("topples"), model.zones.topples, topples_words(state), CARD)
    return Thing("topples", look, model.zones.topples, CARD, (target,))


def _ledger(model: ViewModel) -> Thing:
    state = model.state
    rows = tuple(
        LedgerRow(each.colour, each.name, each.standings)
        for each in (figures(model, seat) for seat in state.players)
        if each.seat != DIAZ
    )
    vice = len(rows) == 2 and state.solo != "diaz"
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    if state.solo == "diaz":
        defence = [prestige.solo_defence(state, each) for each in PRESTIGES]
        base = [prestige.SOLO_DEFENCE[each] for each in PRESTIGES]
        cards = [f"+{whole - always}" for whole, always in zip(defence, base, strict=True)]
        parts = (
            (say("Díaz always"), tuple(map(str, base))),
            (say("His cards"), tuple(cards)),
        )
        diaz = tuple(map(str, defence))
    else:
        part = prestige.diaz_points(state)
        diaz = (f"{part}+1" if vice else str(part),) * len(PRESTIGES)
    look = LedgerLook(state.regime, diaz, vice, rows, model.colour(state.turn.seat), parts)
    able = [each.name for each in rows if each.topples]
    toppling = verdict(state.regime, able, [each.name for each in rows if each.could_topple])
    name = " ".join([toppling, *(f"{standing_words(each.name, each.standings)}." for each in rows)])
    target = Target(Spot("ledger"), model.zones.ledger, name, CARD)
    return Thing("ledger", look, model.zones.ledger, CARD, (target,))
