"""What lies where, in words: the accessible names of everything with a spot."""

from paxdesk.rules.actions import COLUMN_PRICES, SLOTS, CardNumber, Seat, Slot, column
from paxdesk.rules.phrases import plural
from paxdesk.rules.wording import kind_words
from paxdesk.table.placement import Holdings
from paxdesk.table.scene.things import Sight


def card_words(sight: Sight, number: CardNumber, side: int = 0) -> str:
    """``Minas Prietas [061], enterprise, mine, Sonora``."""
    card = sight.deck.cards[number]
    kind = kind_words(card, side).replace(" · ", ", ").lower()
    return f"{card.name} [{number:03d}], {kind}"


def owner_words(sight: Sight, seat: Seat) -> str:
    """Whose it is, as said to the viewer."""
    return "yours" if seat == sight.viewer else f"of {sight.labels[seat].name}"


def market_words(sight: Sight, slot: Slot) -> str:
    """A card in the market with its price and any Speculation Cube."""
    price = COLUMN_PRICES[column(slot)]
    words = f"{card_words(sight, sight.state.market[slot])}, {SLOTS[slot]}, price {price}"
    seat = sight.state.speculation[slot]
    return words if seat is None else f"{words}, Speculation Cube {owner_words(sight, seat)}"


def enterprise_words(sight: Sight, number: CardNumber) -> str:
    """An enterprise with its owner and pieces."""
    piece = sight.state.enterprises[number]
    parts = [card_words(sight, number), owner_words(sight, piece.owner)]
    if piece.income:
        parts.append(plural(piece.income, "Income Cube"))
    if piece.unrest:
        parts.append(f"{piece.unrest} Unrest")
    if piece.troop:
        troop = sight.state.troops[piece.troop]
        name = sight.deck.troops[piece.troop].name
        verb = "extorted by" if piece.extorted else "occupied by"
        parts.append(f"{verb} {name} {owner_words(sight, troop.owner)}")
    return ", ".join(parts)


def troop_words(sight: Sight, number: CardNumber) -> str:
    """A troop with its owner and where it stands."""
    troop = sight.state.troops[number]
    words = f"{card_words(sight, number)}, {owner_words(sight, troop.owner)}"
    if troop.at > 0:
        return f"{words}, at {sight.deck.cards[troop.at].name}"
    return f"{words}, in the Private Army" if troop.at == 0 else words


def hacendado_words(sight: Sight, held: Holdings) -> str:
    """A Hacendado with his cause and Private Army."""
    player = sight.state.players[held.seat]
    card = sight.deck.hacendados[held.hacendado]
    kind = kind_words(card, 0, player.flipped).replace(" · ", ", ").lower()
    words = f"{card.name}, {kind}, {owner_words(sight, held.seat)}"
    return f"{words}, Private Army of {len(held.army)}" if held.army else words


def grudge_words(sight: Sight, held: Holdings) -> str:
    """A grudge pile with everything in it."""
    names = ", ".join(sight.deck.cards[number].name for number in held.grudges)
    return f"Grudges {owner_words(sight, held.seat)}: {names}"


def reserve_words(sight: Sight, seat: Seat) -> str:
    """The cubes left to a seat."""
    return f"{plural(sight.state.players[seat].reserve, 'cube')} left, {owner_words(sight, seat)}"
