"""What lies where, in words: the accessible names of everything with a spot."""

from paxdesk.desk.scene.things import Sight
from paxdesk.language import (
    counted,
    mark,
    say,
)
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, SLOTS, CardNumber, Seat, Slot, column
from paxdesk.porfiriana.rules.phrases import (
    unrest_words,
)
from paxdesk.porfiriana.rules.wording import kind_words
from paxdesk.porfiriana.table.placement import Holdings
from paxdesk.porfiriana.table.words.terms import cubes_words


def card_words(sight: Sight, number: CardNumber, side: int = 0) -> str:
    """``Minas Prietas [061], enterprise, mine, Sonora``."""
    card = sight.deck.cards[number]
    kind = kind_words(card, side).replace(" · ", ", ").lower()
    return f"{card.name} [{number:03d}], {kind}"


def owner_words(sight: Sight, seat: Seat) -> str:
    """Whose it is, as said to the viewer."""
    return say("yours") if seat == sight.viewer else say("of {0}", sight.labels[seat].name)


def market_words(sight: Sight, slot: Slot) -> str:
    """A card in the market with its price and any Speculation Cube."""
    price = COLUMN_PRICES[column(slot)]
    card = card_words(sight, sight.state.market[slot])
    words = say("{card}, {slot}, price {price}", card=card, slot=SLOTS[slot], price=price)
    seat = sight.state.speculation[slot]
    if seat is None:
        return words
    return say("{card}, Speculation Cube {owner}", card=words, owner=owner_words(sight, seat))


def enterprise_words(sight: Sight, number: CardNumber) -> str:
    """An enterprise with its owner and pieces."""
    piece = sight.state.enterprises[number]
    parts = [card_words(sight, number), owner_words(sight, piece.owner)]
    if piece.income:
        parts.append(counted(piece.income, mark("{0} Income Cube"), mark("{0} Income Cubes")))
    if piece.unrest:
        parts.append(unrest_words(piece.unrest))
    if piece.troop:
        troop = sight.state.troops[piece.troop]
        name = sight.deck.troops[piece.troop].name
        words = mark("extorted by {troop} {owner}")
        if not piece.extorted:
            words = mark("occupied by {troop} {owner}")
        parts.append(say(words, troop=name, owner=owner_words(sight, troop.owner)))
    return ", ".join(parts)


def troop_words(sight: Sight, number: CardNumber) -> str:
    """A troop with its owner and where it stands."""
    troop = sight.state.troops[number]
    words = f"{card_words(sight, number)}, {owner_words(sight, troop.owner)}"
    if troop.at > 0:
        return say("{card}, at {place}", card=words, place=sight.deck.cards[troop.at].name)
    return say("{0}, in the Private Army", words) if troop.at == 0 else words


def hacendado_words(sight: Sight, held: Holdings) -> str:
    """A Hacendado with his cause and Private Army."""
    player = sight.state.players[held.seat]
    card = sight.deck.hacendados[held.hacendado]
    kind = kind_words(card, 0, player.flipped).replace(" · ", ", ").lower()
    words = f"{card.name}, {kind}, {owner_words(sight, held.seat)}"
    return say("{0}, Private Army of {1}", words, len(held.army)) if held.army else words


def grudge_words(sight: Sight, held: Holdings) -> str:
    """A grudge pile with everything in it."""
    names = ", ".join(sight.deck.cards[number].name for number in held.grudges)
    owner = owner_words(sight, held.seat)
    return say("Grudges {owner}: {cards}", owner=owner, cards=names)


def reserve_words(sight: Sight, seat: Seat) -> str:
    """The cubes left to a seat."""
    left = cubes_words(sight.state.players[seat].reserve)
    return say("{cubes} left, {owner}", cubes=left, owner=owner_words(sight, seat))
