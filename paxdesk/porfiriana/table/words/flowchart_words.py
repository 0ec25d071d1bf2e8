"""Reasons why the Pax-o-matic passed boxes of its flowchart. No Qt."""

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Final

from paxdesk.language import join_sentences, join_words, tr, tr_noop
from paxdesk.porfiriana.robots.paxomatic import buying
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.rules.actions import BuyLand, CardNumber, Slot
from paxdesk.porfiriana.rules.enterprises import land_price
from paxdesk.porfiriana.rules.market import market_price, purchase_actions
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import cards_words, cubes_words, gold_words

LETTERS: Final[Mapping[str, str]] = {"3": "abcdef", "4": "abcd", "5": "abcdef", "6": "ab"}
"""Letters of the choices in a box, by its number."""
SECOND: Final = 2
"""Number of actions that box 5 takes (R83)."""
MOST_NAMED: Final = 3
"""Maximum number of cards on sale that are named with one reason."""


def why_passed(situation: Situation, box: str, price: int | None) -> str:
    """Return why the robot passed a box such as "3c", as a clause; "" if it did not enter "3".

    ``price`` is that of a card bought under another letter of the box, else None.
    """
    number, letter = box.rstrip("abcdef"), box[len(box.rstrip("abcdef")) :]
    if not situation.state.turn.actions and number != "10":
        return "" if letter else tr("it has no actions left")
    barred = _BARRED[number](situation) if number in _BARRED else ""
    if barred:
        return "" if letter else barred
    if letter:
        return _letter(situation, number, letter, price)
    return _WHY[number](situation)


def _gold(situation: Situation) -> str:
    return gold_words(situation.gold)


# --- Steps 1 and 2 --------------------------------------------------------------------------------


def _jail(situation: Situation) -> str:
    if not situation.state.players[situation.seat].jailed:
        return tr("it is not in Jail")
    return tr("no police action is open to it")


def _unrest(situation: Situation) -> str:
    disks = sum(each.unrest for each in situation.own_enterprises())
    if not disks:
        return tr("there is no Unrest on its enterprises")
    words = tr_noop("its enterprises have {disks} Unrest, and with {gold} it can remove none")
    return tr(words, disks=disks, gold=_gold(situation))


# --- Steps 3 and 5: purchases ---------------------------------------------------------------------


def _no_first(situation: Situation) -> str:
    return tr("it has bought a card in this turn") if buying.bought(situation) else ""


def _no_second(situation: Situation) -> str:
    number = buying.bought(situation)
    if number != 1:
        return tr("it has bought {cards} in this turn", cards=cards_words(number))
    return _too_few_actions(situation, SECOND)


def _too_few_actions(situation: Situation, needed: int) -> str:
    """Return why the actions left are too few, or ""."""
    left = situation.state.turn.actions
    if needed <= left:
        return ""
    return tr("a second card costs {needed} actions, and it has {left}", needed=needed, left=left)


def _no_purchase(situation: Situation) -> str:
    words = tr_noop("no card on sale meets a to f for its {gold}")
    return tr(words, gold=_gold(situation))


def _letter(situation: Situation, number: str, letter: str, price: int | None) -> str:
    if number in ("3", "5"):
        return join_sentences(_not_bought(situation, letter, price))
    if number == "4":
        return _not_played(situation, letter)
    return _full_hand(situation) if letter == "a" else _shells(situation)


def _not_bought(situation: Situation, letter: str, taken: int | None) -> Iterator[str]:
    """Yield reasons for not buying the cards on sale with this letter in box 3."""
    state, seat = situation.state, situation.seat
    on_sale = [slot for slot, card in enumerate(state.market) if _kind(state, card) == letter]
    if not on_sale:
        yield tr("none is on sale")
        return
    found: dict[str, list[str]] = {}
    for slot in on_sale:
        price = market_price(state, seat, slot).gold
        why, named = _refused(situation, letter, slot, price, taken)
        found.setdefault(why, []).append(named)
    for why, cards in found.items():
        shown = cards[:MOST_NAMED]
        if more := len(cards) - len(shown):
            shown.append(tr("{0} more", more))
        yield tr(why, cards=join_words(shown, "and"), gold=_gold(situation))


NOT_WANTED: Final[Mapping[str, str]] = {
    "a": tr_noop("{cards}: no robot would be sure to win, nor the human to fail"),
    "b": tr_noop("{cards}: neither Strife nor regime would help it"),
    "c": tr_noop("{cards}: nowhere to drive out, guard or extort, and for no enterprise in hand"),
    "e": tr_noop("{cards}: would bring no income now"),
    "f": tr_noop("{cards}: no target by 4d"),
}
"""Reasons for not wanting a card, by its letter in box 3; partners are always wanted."""
TOO_DEAR: Final = tr_noop("{cards}: it has {gold}")
HELD: Final = tr_noop("{cards}: a cube of the human player is there")
FULL: Final = tr_noop("{cards}: its hand is full")
DEARER: Final = tr_noop("{cards}: it buys the cheapest")
LATER: Final = tr_noop("{cards}: as cheap, and later in the order")


def _refused(
    situation: Situation, letter: str, slot: Slot, price: int, taken: int | None
) -> tuple[str, str]:
    """Return the template of the reason for not buying a card, and the text for ``cards``."""
    number = situation.state.market[slot]
    name = card_name(situation.state, number)
    priced = tr("{card} for {gold}", card=name, gold=gold_words(price))
    wish = buying.wish_for(situation, number, price)
    if wish is None:
        return NOT_WANTED[letter], name
    if price > situation.gold:
        return TOO_DEAR, priced
    if buying.belongs_to_person(situation, slot, price):
        return HELD, name
    full = len(situation.hand) >= situation.state.hand_limit(situation.seat)
    if full and letter not in "ab":
        return FULL, name
    assert taken is not None, "else the robot would have bought this card"
    return (DEARER, priced) if price > taken else (LATER, priced)


def _kind(state: State, number: CardNumber) -> str:
    """Return a card's letter in box 3; "" for no card."""
    cards = state.cards
    kinds: tuple[Container[CardNumber], ...] = (
        cards.topples,
        cards.headlines,
        cards.troops,
        cards.partners,
        cards.enterprises,
    )
    if not number:
        return ""
    return next((buying.LETTERS[at] for at, kind in enumerate(kinds) if number in kind), "f")


# --- Steps 4 and 6: the hand ----------------------------------------------------------------------


def _empty_hand(situation: Situation) -> str:
    return "" if situation.hand else tr("it has no card in hand")


def _no_play(situation: Situation) -> str:
    words = tr_noop("no card in its hand ({cards}) can be played under a to d with {gold}")
    return tr(words, cards=cards_words(len(situation.hand)), gold=_gold(situation))


NOT_PLAYED: Final[Mapping[str, str]] = {
    "a": tr_noop(
        "its hand of {cards} holds no troop that drives out, guards or extorts for {gold}"
    ),
    "b": tr_noop("its hand of {cards} holds no partner that it can play for {gold}"),
    "c": tr_noop("its hand of {cards} holds no enterprise that it can play for {gold}"),
    "d": tr_noop("its hand of {cards} holds no attack with a target for {gold}"),
}


def _not_played(situation: Situation, letter: str) -> str:
    cards = cards_words(len(situation.hand))
    return tr(NOT_PLAYED[letter], cards=cards, gold=_gold(situation))


def _no_sale(situation: Situation) -> str:
    return tr("neither a nor b applies")


def _full_hand(situation: Situation) -> str:
    state = situation.state
    number, limit = len(situation.hand), state.hand_limit(situation.seat)
    if number < limit:
        words = tr_noop("it has {cards} in hand, and its hand is full with {limit}")
        return tr(words, cards=cards_words(number), limit=limit)
    return tr("it has played a card in this turn")


def _shells(situation: Situation) -> str:
    extorted = [each for each in situation.own_enterprises() if situation.is_extorted(each)]
    if not extorted:
        return tr("nobody extorts its enterprises")
    cubes = sum(situation.own_cubes(each.number) for each in extorted)
    words = tr_noop("its extorted enterprises still hold {cubes} of the robot, or Unrest")
    return tr(words, cubes=cubes_words(cubes))


# --- Steps 7 to 13 --------------------------------------------------------------------------------


def _troops(situation: Situation) -> str:
    troops = [each for each in situation.state.troops.values() if each.owner == situation.seat]
    if not troops:
        return tr("it has no troop in play")
    words = tr_noop("none of its troops in play ({number}) can guard more cubes for no gold")
    return tr(words, number=len(troops))


def _connections(situation: Situation) -> str:
    return tr("no connection is open to it for its {gold}", gold=_gold(situation))


def _land(situation: Situation) -> str:
    state, seat = situation.state, situation.seat
    prices = [
        land_price(state, seat, action.card).gold
        for action in situation.legal
        if isinstance(action, BuyLand) and action.via is None
    ]
    if not prices:
        return tr("no land is open to it for its {gold}", gold=_gold(situation))
    words = tr_noop("the cheapest land costs {price}, more than half of its {gold}")
    return tr(words, price=gold_words(min(prices)), gold=_gold(situation))


def _abilities(situation: Situation) -> str:
    mine = [each for each in situation.state.partners.values() if each.owner == situation.seat]
    if not mine:
        return tr("it has no partner in play")
    words = tr_noop("none of its partners in play ({number}) has an ability of use now")
    return tr(words, number=len(mine))


def _speculated(after: int) -> Callable[[Situation], str]:
    """Return a function that explains why no cube was laid after ``after`` others."""

    def why(situation: Situation) -> str:
        laid = situation.state.turn.speculations
        if laid != after:
            words = tr_noop("it has laid {cubes} on the market in this turn")
            return tr(words, cubes=cubes_words(laid))
        reserve = situation.state.players[situation.seat].reserve
        return tr("it has {cubes} in reserve and no card to lay one on", cubes=cubes_words(reserve))

    return why


def _free_card(situation: Situation) -> str:
    state = situation.state
    if too_few := _too_few_actions(situation, purchase_actions(state)):
        return too_few
    if len(situation.hand) >= state.hand_limit(situation.seat):
        return tr("its hand is full")
    if state.turn.purchases > 1:
        return tr("it has bought {cards} in this turn", cards=cards_words(state.turn.purchases))
    return tr("no card but a Headline is free")


_BARRED: Final[Mapping[str, Callable[[Situation], str]]] = {
    "3": _no_first,
    "4": _empty_hand,
    "5": _no_second,
}
"""Functions that return why the robot does not enter a box, or ""."""
_WHY: Final[Mapping[str, Callable[[Situation], str]]] = {
    "1": _jail,
    "2": _unrest,
    "3": _no_purchase,
    "4": _no_play,
    "5": _no_purchase,
    "6": _no_sale,
    "7": _troops,
    "8": _connections,
    "9": _land,
    "10": _abilities,
    "11": _speculated(0),
    "12": _free_card,
    "13": _speculated(1),
}
BOXES: Final[Sequence[str]] = tuple(
    box for number in _WHY for box in (number, *(number + each for each in LETTERS.get(number, "")))
)
"""Boxes of the flowchart in order: "1", "2", "3", "3a" and so on."""
