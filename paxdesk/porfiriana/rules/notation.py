"""Notation of actions, one line of text each.

The mechanism is in ``paxdesk/session/notation_types.py``.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, get_args

from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    HACENDADO_INCOME,
    PRIVATE_ARMY,
    RESERVE,
    SLOTS,
    Action,
    CardNumber,
    CubePlace,
    Orientation,
    PlaceKind,
    Seat,
)
from paxdesk.porfiriana.rules.card_verbs import FACTIONS, PRESTIGES
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS
from paxdesk.session.notation_types import (
    ArgumentKind,
    Form,
    LineWords,
    Notation,
    closed,
    named,
    one_word,
)

SEATS: tuple[Seat, ...] = (1, 2, 3, 4, 5, 6)
ORIENTATIONS: tuple[Orientation, ...] = get_args(Orientation)

_FORMS: tuple[tuple[type[Any], str], ...] = (
    (actions.Buy, "buy <slot> [<orientation>] [via <via:card>]"),
    (actions.BuyPublic, "public <card> [<faction>] [via <via:card>]"),
    (actions.Deploy, "play <card> at <at:destination> [via <via:card>]"),
    (actions.Attack, "play <card> on <target:card> [<unrest:amount>] [via <via:card>]"),
    (actions.Attack, "play <card> on <victim:seat> [<unrest:amount>] [via <via:card>]"),
    (actions.Play, "play <card> [<orientation:prestige>] [via <via:card>]"),
    (actions.Sell, "sell <card> [via <via:card>]"),
    (actions.Redeploy, "redeploy <card> [to <to:destination>] [via <via:card>]"),
    (actions.BuyLand, "land <card> [via <via:card>]"),
    (actions.Connect, "connect <card> [<oval>] [via <via:card>]"),
    (actions.Police, "police <card> [via <via:card>]"),
    (actions.Police, "police jail [via <via:card>]"),
    (actions.Speculate, "speculate <source:slot> to <slot> [via <via:card>]"),
    (actions.Speculate, "speculate <slot> [via <via:card>]"),
    (actions.Shift, "shift <source:place> to <to:place> [via <via:card>]"),
    (actions.PlacePrestige, "place <place>"),
    (actions.Use, "use <card> [on <target:card>]"),
    (actions.End, "end"),
    (actions.First, "first <card>"),
    (actions.Keep, "keep <cards>"),
    (actions.Keep, "keep none"),
    (actions.Retreat, "retreat <card>"),
    (actions.Disband, "disband <card>"),
    (actions.Drop, "drop <faction>"),
    (actions.CancelWithSpy, "spy <card>"),
    (actions.Pass, "pass"),
    (actions.Manifesto, "manifesto <prestige>"),
    (actions.Fraud, "fraud <card> [<prestige>]"),
    (actions.AssassinatePlayer, "assassinate <victim:seat> with <card>"),
    (actions.ChooseCard, "choose <card>"),
    (actions.ChoosePlayer, "choose <seat>"),
    (actions.ChooseFaction, "choose <faction>"),
    (actions.ChoosePrestige, "choose <prestige>"),
    (actions.ChoosePlace, "choose <place>"),
    (actions.ChooseNone, "choose none"),
    (actions.Pay, "pay <card>"),
    (actions.Give, "give <card>"),
    (actions.Dice, "dice <rolls:dice>"),
)

# Values of fields that a form does not contain.
_IMPLIED: dict[str, dict[str, Any]] = {
    "police jail [via <via:card>]": {"card": None},
    "keep none": {"cards": ()},
}


def _number(least: int, most: int) -> Callable[[str], int | None]:
    known = {str(number): number for number in range(least, most + 1)}

    def read(word: str) -> int | None:
        return known.get(word.lstrip("0") or word[:1])

    return read


def seat_name(seat: Seat) -> str:
    """Return ``P1`` to ``P6``, or ``Diaz``."""
    return "Diaz" if seat == DIAZ else f"P{seat}"


_CARD_PLACES: tuple[PlaceKind, ...] = ("income", "connection", "connection2", "prestige")
_PLACES = {
    "reserve": RESERVE,
    "hacendado.income": HACENDADO_INCOME,
    **{f"{slot}.speculation": CubePlace("speculation", n) for n, slot in enumerate(SLOTS)},
}
_PLACE_WORDS = {place: word for word, place in _PLACES.items()}
_card = _number(CARD_NUMBERS[0], CARD_NUMBERS[-1])


def _read_place(word: str) -> CubePlace | None:
    number, _, kind = word.partition(".")
    card = _card(number)
    if card is not None and kind in _CARD_PLACES:
        return CubePlace(kind, card)
    return _PLACES.get(word)


def write_place(place: CubePlace) -> str:
    """Return a cube place in notation: ``61.income``, ``a1.speculation``, ``reserve``."""
    return _PLACE_WORDS.get(place) or f"{place.number}.{place.kind}"


def _read_destination(word: str) -> CardNumber | None:
    return PRIVATE_ARMY if word == "army" else _card(word)


def _write_destination(card: CardNumber) -> str:
    return "army" if card == PRIVATE_ARMY else str(card)


_amount = _number(0, 99)
_CARD = tr_noop("a card number {first_card} to {last_card}")
_die = _number(1, 6)


def _read_cards(words: LineWords) -> tuple[CardNumber, ...]:
    """Read distinct cards to the end of the line; return them sorted."""
    found: list[CardNumber] = []

    def take() -> None:
        if _card(words.next) in found:
            words.fail(tr_noop("each card once"))
        found.append(words.take(_card, _CARD))

    words.rest(take)
    return tuple(sorted(found))


def _read_dice(words: LineWords) -> tuple[int, ...]:
    return words.rest(lambda: words.take(_die, tr_noop("a roll 1 to 6")))


def _write_all(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


_KINDS: dict[str, ArgumentKind] = {
    "card": one_word(_card, _CARD),
    "cards": ArgumentKind(_read_cards, _write_all),
    "destination": one_word(_read_destination, _CARD, "“army”", write=_write_destination),
    "slot": closed(
        {slot: number for number, slot in enumerate(SLOTS)},
        tr_noop("a market slot {first_slot} to {last_slot}"),
    ),
    "seat": closed(
        {seat_name(seat): seat for seat in (*SEATS, DIAZ)}, tr_noop("a player P1 to P6"), "Diaz"
    ),
    "faction": named(FACTIONS, *FACTIONS),
    "prestige": named(PRESTIGES, *PRESTIGES),
    "orientation": named(ORIENTATIONS, *ORIENTATIONS),
    "oval": one_word(
        lambda word: 1 if _amount(word) == 2 else None,
        tr_noop("2 (the second oval)"),
        write=lambda oval: str(oval + 1),
    ),
    "amount": one_word(
        lambda word: _amount(word[1:]) if word.startswith("x") else None,
        tr_noop("an amount such as x2"),
        write=lambda amount: f"x{amount}",
    ),
    "dice": ArgumentKind(_read_dice, _write_all),
    "place": one_word(
        _read_place,
        tr_noop("a cube place such as 61.income"),
        "a1.speculation",
        "reserve",
        write=write_place,
    ),
}


@cache
def _notation() -> Notation[Any]:
    return Notation(
        (Form.of_record(shape, form, _KINDS, **_IMPLIED.get(form, {})) for shape, form in _FORMS),
        re.compile(r"[^ \t]+"),
        unknown=lambda verbs: tr("an action ({verbs})", verbs=verbs),
        first_card=CARD_NUMBERS[0],
        last_card=CARD_NUMBERS[-1],
        first_slot=SLOTS[0],
        last_slot=SLOTS[-1],
    )


def parse(line: str) -> Action:
    """Parse one line. Raises NotationError at the first invalid word."""
    action: Action = _notation().parse(line)
    return action


def write(action: Action) -> str:
    """Return the notation of an action. Raises ValueError for an attack without a target."""
    return _notation().write(action)
