"""Accessible names of items on the table."""

from paxdesk.language import tr, tr_noop, tr_plural, uncapitalized
from paxdesk.porfiriana.rules import cards
from paxdesk.porfiriana.rules.actions import (
    COLUMN_PRICES,
    DIAZ,
    CardNumber,
    Seat,
    Slot,
    price_column,
)
from paxdesk.porfiriana.rules.card_text import card_title, kind_words
from paxdesk.porfiriana.rules.facts import grudge_prestige
from paxdesk.porfiriana.rules.term_words import market_place, prestige_words, unrest_words
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.layout.placement import Holdings
from paxdesk.porfiriana.table.scene.seat_stats import margin_words, points_words, seat_figures
from paxdesk.porfiriana.table.words.terms import cards_words, cubes_words, gold_words


def card_words(model: ViewModel, number: CardNumber, side: int = 0) -> str:
    """Return a card's name and kind, such as ``Minas Prietas, enterprise, Mine, Sonora``."""
    card = model.state.cards.cards[number]
    return f"{card_title(card)}, {_in_a_row(card, kind_words(card, side))}"


def _in_a_row(card: cards.Card, kind: str) -> str:
    capital = isinstance(card, cards.HacendadoCard | cards.HeadlineCard | cards.ToppleCard) or (
        isinstance(card, cards.PartnerCard) and card.public
    )
    return (kind if capital else uncapitalized(kind)).replace(" · ", ", ")


def owner_words(model: ViewModel, seat: Seat) -> str:
    """Return the owner in words, such as "yours" or "of Rosa"."""
    return tr("yours") if seat == model.addressed else tr("of {0}", model.labels[seat].name)


def market_words(model: ViewModel, slot: Slot) -> str:
    """Return a market card with its price and any Speculation Cube, in words."""
    price = COLUMN_PRICES[price_column(slot)]
    card = card_words(model, model.state.market[slot])
    words = tr("{card}, price {price}", card=market_place(slot, card), price=price)
    seat = model.state.speculation[slot]
    if seat is None:
        return words
    return tr("{card}, Speculation Cube {owner}", card=words, owner=owner_words(model, seat))


def speculation_words(model: ViewModel, slot: Slot) -> str:
    seat, card = model.state.speculation[slot], model.state.market[slot]
    assert seat is not None
    return tr(
        "Speculation Cube {owner} on {slot}",
        owner=owner_words(model, seat),
        slot=model.state.cards.cards[card].name,
    )


def public_words(model: ViewModel, number: CardNumber) -> str:
    return tr("{0}, for sale", card_words(model, number))


def partner_words(model: ViewModel, number: CardNumber, seat: Seat) -> str:
    side = model.state.partners[number].side
    return f"{card_words(model, number, side)}, {owner_words(model, seat)}"


def income_words(model: ViewModel, number: CardNumber) -> str:
    piece = model.state.enterprises[number]
    return tr(
        "Income Cubes on {card}, {owner}: {number}",
        card=model.state.cards.cards[number].name,
        owner=owner_words(model, piece.owner),
        number=piece.income,
    )


def hacendado_income_words(model: ViewModel, seat: Seat) -> str:
    return tr(
        "Income Cubes of the Hacendado, {owner}: {number}",
        owner=owner_words(model, seat),
        number=model.state.players[seat].hacendado_income,
    )


def enterprise_words(model: ViewModel, number: CardNumber) -> str:
    piece = model.state.enterprises[number]
    parts = [card_words(model, number), owner_words(model, piece.owner)]
    if piece.income:
        parts.append(tr_plural("%n Income Cube(s)", "", piece.income))
    if piece.unrest:
        parts.append(unrest_words(piece.unrest))
    if piece.troop:
        troop = model.state.troops[piece.troop]
        name = model.state.cards.troops[piece.troop].name
        words = tr_noop("extorted by {troop}, {owner}")
        if not piece.extorted:
            words = tr_noop("occupied by {troop}, {owner}")
        parts.append(tr(words, troop=name, owner=owner_words(model, troop.owner)))
    return ", ".join(parts)


def troop_words(model: ViewModel, number: CardNumber) -> str:
    troop = model.state.troops[number]
    words = f"{card_words(model, number)}, {owner_words(model, troop.owner)}"
    if troop.at > 0:
        return tr("{card}, at {place}", card=words, place=model.state.cards.cards[troop.at].name)
    return tr("{0}, in the Private Army", words) if troop.at == 0 else words


def hacendado_words(model: ViewModel, held: Holdings) -> str:
    player = model.state.players[held.seat]
    card = model.state.cards.hacendados[held.hacendado]
    kind = _in_a_row(card, kind_words(card, 0, player.flipped))
    words = f"{card.name}, {kind}, {owner_words(model, held.seat)}"
    return tr("{0}, Private Army of {1}", words, len(held.army)) if held.army else words


def head_words(model: ViewModel, seat: Seat) -> str:
    """Return the content of a seat's panel for screen readers."""
    stats = seat_figures(model, seat)
    name = tr("Your tableau") if seat == model.addressed else stats.name
    parts = [name, stats.hacendado, gold_words(stats.gold)]
    if seat != DIAZ:
        parts.append(tr("next income {0}", stats.income))
        if stats.upkeep:
            parts.append(tr("upkeep {0}", stats.upkeep))
        hand = tr("{0} in hand", cards_words(stats.hand))
        if seat == model.addressed:
            hand = tr("{0} of {1} in hand", stats.hand, cards_words(stats.hand_limit))
        parts.append(hand)
        parts.append(tr("{0} left", cubes_words(stats.reserve)))
        if seat == model.state.turn.seat:
            parts.append(tr_plural("%n action(s) left", "", model.state.turn.actions))
        parts.append(margin_words(stats.standings))
    elif model.state.solo == "diaz":
        parts.append(points_words(each.points for each in stats.standings))
    return ", ".join(part for part in parts if part)


def grudge_words(model: ViewModel, held: Holdings) -> str:
    state = model.state
    names = ", ".join(
        f"{state.cards.cards[number].name} ({prestige_words(grudge_prestige(state, number))})"
        for number in held.grudges
    )
    owner = owner_words(model, held.seat)
    number = cards_words(len(held.grudges))
    return tr("Grudges {owner}, {number}: {cards}", owner=owner, number=number, cards=names)


def reserve_words(model: ViewModel, seat: Seat) -> str:
    left = cubes_words(model.state.players[seat].reserve)
    return tr("{cubes} left, {owner}", cubes=left, owner=owner_words(model, seat))
