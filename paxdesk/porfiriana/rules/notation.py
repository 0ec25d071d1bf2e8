"""Text to action and back: one line for everything a player can do.

A single table of forms serves both ways. In a form, a plain word stands for itself,
``<field:kind>`` for a value of the action (``<card>`` is short for ``<card:card>``), ``+`` for
one or more, and what stands in brackets may be left out when the action has the default there.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, TypeAlias, get_args

import attrs

from paxdesk.errors import NotationError
from paxdesk.language import (
    joined,
    say,
    template,
)
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions
from paxdesk.porfiriana.rules.actions import (
    ARMY,
    DIAZ,
    HACENDADO_INCOME,
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
from paxdesk.porfiriana.rules.cards import NUMBERS

SEATS: tuple[Seat, ...] = (1, 2, 3, 4, 5, 6)

_FORMS: tuple[tuple[type[Any], str], ...] = (
    (actions.Buy, "buy <slot> [<orientation>]"),
    (actions.BuyPublic, "public <card> [<faction>]"),
    (actions.Deploy, "play <card> at <at:destination>"),
    (actions.Attack, "play <card> on <target:card> [<unrest:amount>]"),
    (actions.Attack, "play <card> on <victim:seat> [<unrest:amount>]"),
    (actions.Play, "play <card> [<orientation:prestige>]"),
    (actions.Sell, "sell <card> [via <via:card>]"),
    (actions.Redeploy, "redeploy <card> [to <to:destination>]"),
    (actions.BuyLand, "land <card> [via <via:card>]"),
    (actions.Connect, "connect <card> [<oval>]"),
    (actions.Police, "police <card> [via <via:card>]"),
    (actions.Police, "police jail [via <via:card>]"),
    (actions.Speculate, "speculate <source:slot> to <slot> [via <via:card>]"),
    (actions.Speculate, "speculate <slot> [via <via:card>]"),
    (actions.Shift, "shift <source:place> to <to:place> [via <via:card>]"),
    (actions.PlacePrestige, "place <place>"),
    (actions.Use, "use <card> [on <target:card>]"),
    (actions.End, "end"),
    (actions.First, "first <card>"),
    (actions.Keep, "keep <cards:card+>"),
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
    (actions.Dice, "dice <rolls:die+>"),
)

# What a form without a field says of that field.
_IMPLIED: dict[str, dict[str, Any]] = {
    "police jail [via <via:card>]": {"card": None},
    "keep none": {"cards": ()},
}


def parse(line: str) -> Action:
    """Read one line; extra spaces and zero-padded numbers are accepted.

    Raises NotationError at the first word that does not fit, with what could stand there.
    """
    words = [(match.group(), match.start()) for match in _WORD.finditer(line)]
    forms = _forms_by_verb().get(words[0][0]) if words else None
    if forms is None:
        position = words[0][1] if words else len(line)
        raise NotationError(
            line, position, say("an action: {verbs}", verbs=joined(_forms_by_verb()))
        )
    misfits: list[_Misfit] = []
    for form in forms:
        outcome = form.read(words)
        if not isinstance(outcome, _Misfit):
            action: Action = outcome
            return action
        misfits.append(outcome)
    # The form that got furthest is the one that was meant.
    furthest = max(misfit.index for misfit in misfits)
    position = words[furthest][1] if furthest < len(words) else len(line)
    expected = [each for misfit in misfits if misfit.index == furthest for each in misfit.expected]
    raise NotationError(line, position, _either(dict.fromkeys(expected)))


def write(action: Action) -> str:
    """The canonical line of an action. Raises ValueError if it has none (an attack on nothing)."""
    for form in _forms_by_shape()[type(action)]:
        if form.fits(action):
            return form.write(action)
    raise ValueError(f"{action} cannot be written down")


def _either(expected: Iterable[str]) -> str:
    """What could stand there: words of the notation, and templates of what they are."""
    return joined(say(each, **_LIMITS) for each in expected)


# --- Words ---------------------------------------------------------------------------------------

_WORD = re.compile(r"[^ \t]+")


@frozen
class _Kind:
    """A kind of word: what it may be, how to read it (None: it is no such word), how to write."""

    expected: tuple[str, ...]
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def _number(least: int, most: int) -> Callable[[str], int | None]:
    known = {str(number): number for number in range(least, most + 1)}

    def read(word: str) -> int | None:
        return known.get(word.lstrip("0") or word[:1])

    return read


def _closed(words: dict[str, Any], *expected: str) -> _Kind:
    """A closed list of words and what they mean; they are all named unless ``expected`` does."""
    shown = {value: word for word, value in words.items()}
    return _Kind(expected or tuple(words), words.get, shown.__getitem__)


def seat_name(seat: Seat) -> str:
    """``P1`` … ``P6``, or ``Diaz``."""
    return "Diaz" if seat == DIAZ else f"P{seat}"


_PLACE_WORDS: dict[str, PlaceKind] = {
    "income": "income",
    "connection": "connection",
    "connection2": "connection2",
    "prestige": "prestige",
}
_WHOLE_PLACES = {
    "reserve": RESERVE,
    "hacendado.income": HACENDADO_INCOME,
    **{f"{slot}.speculation": CubePlace("speculation", n) for n, slot in enumerate(SLOTS)},
}
_card = _number(NUMBERS[0], NUMBERS[-1])


def _read_place(word: str) -> CubePlace | None:
    if word in _WHOLE_PLACES:
        return _WHOLE_PLACES[word]
    number, _, kind = word.partition(".")
    card = _card(number)
    if card is None or kind not in _PLACE_WORDS:
        return None
    return CubePlace(_PLACE_WORDS[kind], card)


def write_place(place: CubePlace) -> str:
    """A cube place as in notation: ``61.income``, ``a1.speculation``, ``reserve``."""
    if place.kind == "speculation":
        return f"{SLOTS[place.number]}.speculation"
    if place.kind == "hacendado":
        return "hacendado.income"
    return "reserve" if place.kind == "reserve" else f"{place.number}.{place.kind}"


def _read_destination(word: str) -> CardNumber | None:
    return ARMY if word == "army" else _card(word)


def _write_destination(card: CardNumber) -> str:
    return "army" if card == ARMY else str(card)


_amount = _number(0, 99)
_CARD = template("a card number {first_card} to {last_card}")
_LIMITS = {
    "first_card": NUMBERS[0],
    "last_card": NUMBERS[-1],
    "first_slot": SLOTS[0],
    "last_slot": SLOTS[-1],
}

_KINDS: dict[str, _Kind] = {
    "card": _Kind((_CARD,), _card, str),
    "destination": _Kind((_CARD, "“army”"), _read_destination, _write_destination),
    "slot": _closed(
        {slot: number for number, slot in enumerate(SLOTS)},
        template("a market slot {first_slot} to {last_slot}"),
    ),
    "seat": _closed(
        {seat_name(seat): seat for seat in (*SEATS, DIAZ)}, template("a player P1 to P6"), "Diaz"
    ),
    "faction": _closed({faction: faction for faction in FACTIONS}),
    "prestige": _closed({prestige: prestige for prestige in PRESTIGES}),
    "orientation": _closed({word: word for word in get_args(Orientation)}),
    "oval": _Kind(
        (template("2 (the second oval)"),),
        lambda word: 1 if _amount(word) == 2 else None,
        lambda oval: str(oval + 1),
    ),
    "amount": _Kind(
        (template("an amount such as x2"),),
        lambda word: _amount(word[1:]) if word.startswith("x") else None,
        lambda amount: f"x{amount}",
    ),
    "die": _Kind((template("a roll 1 to 6"),), _number(1, 6), str),
    "place": _Kind(
        (template("a cube place such as 61.income"), "a1.speculation", "reserve"),
        _read_place,
        write_place,
    ),
}

# --- Forms ---------------------------------------------------------------------------------------


@frozen
class _Misfit:
    """Why a form does not fit: the index of the word, and what the form could have there."""

    index: int
    expected: tuple[str, ...]


@frozen
class _Part:
    """One word of a form: a word that stands for itself, or a field of the action."""

    word: str
    field: str | None
    kind: _Kind | None
    many: bool

    @property
    def expected(self) -> tuple[str, ...]:
        return self.kind.expected if self.kind else (f"“{self.word}”",)


_Words: TypeAlias = list[tuple[str, int]]
_ONCE = template("each card once")
_END = template("the end of the line")


@frozen(eq=False)
class _Form:
    shape: type[Any]
    implied: dict[str, Any]
    parts: tuple[_Part, ...]
    tail: tuple[_Part, ...]
    defaults: dict[str, Any]

    def read(self, words: _Words) -> Any:
        """Return the action that the words spell, or a _Misfit."""
        values = dict(self.implied)
        misfit = _take(self.parts, words, 0, values)
        if misfit is not None:
            return misfit
        after = len(words) if self.parts[-1].many else len(self.parts)
        if after < len(words) and self.tail:
            misfit = _take(self.tail, words, after, values)
            if misfit is not None:
                end = (_END,) if misfit.index == after else ()
                return _Misfit(misfit.index, misfit.expected + end)
            after += len(self.tail)
        if after < len(words):
            return _Misfit(after, (_END,))
        return self.shape(**values)

    def fits(self, action: Any) -> bool:
        """Whether this form says everything that the action holds."""
        return all(
            getattr(action, part.field) not in (None, ()) for part in self.parts if part.field
        ) and all(getattr(action, field) == value for field, value in self.implied.items())

    def write(self, action: Any) -> str:
        words = [_write_part(part, action) for part in self.parts]
        if any(
            getattr(action, part.field) != self.defaults[part.field]
            for part in self.tail
            if part.field
        ):
            words += [_write_part(part, action) for part in self.tail]
        return " ".join(words)


def _take(
    parts: Iterable[_Part], words: _Words, start: int, values: dict[str, Any]
) -> _Misfit | None:
    """Read words from ``start`` on into ``values``, part by part."""
    for index, part in enumerate(parts, start):
        if index >= len(words):
            return _Misfit(index, part.expected)
        if part.kind is None:
            if words[index][0] != part.word:
                return _Misfit(index, part.expected)
            continue
        assert part.field is not None
        if part.many:
            return _take_all(part, words, index, values)
        value = part.kind.read(words[index][0])
        if value is None:
            return _Misfit(index, part.expected)
        values[part.field] = value
    return None


def _take_all(part: _Part, words: _Words, start: int, values: dict[str, Any]) -> _Misfit | None:
    """Read all words from ``start`` on; cards stand once each, in ascending order."""
    assert part.kind is not None
    assert part.field is not None
    cards = part.kind is _KINDS["card"]
    found: list[Any] = []
    for index in range(start, len(words)):
        value = part.kind.read(words[index][0])
        if value is None:
            return _Misfit(index, part.expected)
        if cards and value in found:
            return _Misfit(index, (_ONCE,))
        found.append(value)
    values[part.field] = tuple(sorted(found)) if cards else tuple(found)
    return None


def _write_part(part: _Part, action: Any) -> str:
    if part.kind is None or part.field is None:
        return part.word
    value = getattr(action, part.field)
    return " ".join(map(part.kind.write, value)) if part.many else part.kind.write(value)


# --- The table, compiled when first used ---------------------------------------------------------

_FIELD = re.compile(r"<(\w+)(?::(\w+))?(\+?)>")


def _compile(shape: type[Any], pattern: str) -> _Form:
    body, _, tail = pattern.partition(" [")
    defaults = {each.name: each.default for each in attrs.fields(shape)}
    return _Form(shape, _IMPLIED.get(pattern, {}), _parts(body), _parts(tail.rstrip("]")), defaults)


def _parts(pattern: str) -> tuple[_Part, ...]:
    parts = []
    for word in pattern.split():
        field = _FIELD.fullmatch(word)
        if field is None:
            parts.append(_Part(word, None, None, False))
        else:
            name, kind, many = field.groups()
            parts.append(_Part(word, name, _KINDS[kind or name], bool(many)))
    return tuple(parts)


@cache
def _forms_by_verb() -> dict[str, list[_Form]]:
    by_verb: dict[str, list[_Form]] = {}
    for forms in _forms_by_shape().values():
        for form in forms:
            by_verb.setdefault(form.parts[0].word, []).append(form)
    return by_verb


@cache
def _forms_by_shape() -> dict[type[Any], list[_Form]]:
    by_shape: dict[type[Any], list[_Form]] = {}
    for shape, pattern in _FORMS:
        by_shape.setdefault(shape, []).append(_compile(shape, pattern))
    return by_shape
