"""The forms as data: which entries each makes, and what its fields propose. No Qt but the fields.

The fields of a form are the arguments of its entry, as their types say; each proposes what follows
from those before it, such as price and payee from what has to be refurbished.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from attrs import asdict, fields_dict

from paxdesk.desk.sheets.fields import Choose, Count, Field, Write
from paxdesk.desk.words.labels import Names
from paxdesk.errors import IllegalAction
from paxdesk.language import joined, say
from paxdesk.session.typed_lines import FieldKind
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import books, calendar, sequence
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import DECLARED, WAR, Action, kinds
from paxdesk.sierra_madre.rules.cards import MOST_BARS, MOST_QUARTERS, WARS, Facts, letters_of
from paxdesk.sierra_madre.rules.engine import perform, refusal
from paxdesk.sierra_madre.rules.state import GOVERNORS, OWNED, PRESIDENTS, TREASURY, State, purse
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.page import lawsuit_chances
from paxdesk.sierra_madre.table.words import account_words, card_words, office_words, quarter_words

Values = dict[str, Any]
"""Of the fields before, by key."""
Choices = tuple[tuple[Any, str], ...]

VERBS: Final = {
    "iou": ("borrow",), "card": ("lower", "move", "describe"), "hacendado": ("note", "kill"),
    "office": ("appoint", "elect"), "slip": ("damaged",), "price": ("sold",),
    "mordida": ("play", "strike", "sue", "nullify", "suborn", "assassinate"),
    "amount": ("correct",),
}  # fmt: skip
"""What a form may enter, where that is not called as the form is."""
PLAYED_WITH: Final = {
    "strike": "strike", "sue": "lawsuit", "suborn": "subornation",
    "nullify": "spy", "assassinate": "spy",
}  # fmt: skip
"""The kind of card for an entry of Mordida; any other is played with any."""
HIDDEN: Final = {"amount": ("row",), "return": ("seat",)}
"""What a form is about and does not ask."""
PRINTED: Final = ("reveal", "describe")
"""Entries that tell what is printed on a card."""
MANY_DICE: Final = ("end", "settle", "tie")
"""Entries whose dice are typed, as there are several."""
AHEAD: Final = 2 * len(calendar.SEASONS)
"""Quarters of which one is chosen."""


def deeds(state: State, name: str) -> Choices:
    """The verbs a form may enter now, in words; Mordida only what there is a card for."""
    verbs = VERBS.get(name, (name,))
    able = [verb for verb in verbs if name != "mordida" or _played(state, verb)] or verbs
    return tuple((verb, said.told("choices", verb) if verbs[1:] else "") for verb in able)


def _played(state: State, verb: str) -> list[str]:
    """The cards that a Mordida may be played with."""
    kind = PLAYED_WITH.get(verb, "")
    return [
        card for card in state.lying("mature")
        if letters_of(card) in ("M", "R") and kind in ("", state.cards[card].facts.kind)
    ]  # fmt: skip


def fields(state: State, verb: str, names: Names, values: Values) -> Iterator[Field]:
    """The fields of an entry; whoever shows them keeps their ``values``, read for the next."""
    for key, kind in kinds(verb).items():
        if kind == "facts":
            yield from _printed(state, values)
        elif verb != "reveal":
            yield _field(state, verb, key, kind, names, values)
        if kind == "office" and verb in VERBS["office"]:
            yield Write("district", say("Another district"), "", 30)


def made(verb: str, values: Values) -> Action | None:
    """The entry that the values of all fields make; None as long as there is no card."""
    district = "-".join(values.pop("district", "").lower().split())
    if district:
        values["office"] = f"governor-{district}"
    if verb in PRINTED:
        if "card" not in values:
            return None
        values["facts"] = Facts(**{key: values.pop(key) for key in fields_dict(Facts)})
    return Action(verb, tuple(values[key] for key in kinds(verb)))


def _printed(state: State, values: Values) -> Iterator[Field]:
    """What is printed on a card: as it is known, or as the values propose it."""
    found = state.cards.get(values.get("card", ""))
    known = {"kind": "other", "quarters": 0, "profit": 0, "name": "", **values}
    known |= asdict(found.facts) if found is not None else {}
    bars = tuple((n, str(n)) for n in range(MOST_BARS + 1))
    yield Choose("kind", say("What it is"), said.choices("kinds"), known["kind"])
    yield Choose("land", say("Where"), said.choices("lands"), known.get("land"))
    yield Count("quarters", say("Quarters"), known["quarters"], 0, MOST_QUARTERS)
    yield Count("profit", say("Profit"), known["profit"], 0, 30)
    yield Write("name", say("Name"), known["name"], 60)
    yield Choose("bars", say("Gold bars"), bars, known.get("bars"))


def _field(
    state: State, verb: str, key: str, kind: FieldKind, names: Names, values: Values
) -> Field:  # fmt: skip
    first, card = values.get(key), state.cards.get(values.get("card", ""))
    called = said.tables()["fields"]
    words = said.told("fields", next(k for k in (f"{verb} {key}", key) if k in called))
    if (verb, key) == ("note", "value"):
        return _value(state, values, words)
    match kind:
        case "player" | "owner":
            seats = tuple((seat, names[seat]) for seat in state.players)
            nobody = ((0, say("nobody")),) if kind == "owner" else ()
            owner = card.owner if card is not None else 0
            return Choose(key, words, nobody + seats, first or owner or state.moving or 1)
        case "number":
            least, proposed = _number(state, verb, key, values)
            return Count(key, words, proposed if first is None else first, least)
        case "date":
            return Choose(key, words, _quarters(state), state.quarter + AHEAD // 2)
        case "card" | "unseen card":
            cards = _cards(state, verb, key, values)
            return Choose(key, words, tuple((c, card_words(state, c)) for c in cards), first)
        case "account":
            places = _accounts(state, verb)
            told = tuple((each, account_words(state, each, names)) for each in places)
            return Choose(key, words, told, _account(state, verb, key, values))
        case "office":
            found = dict.fromkeys([*PRESIDENTS, *GOVERNORS, *state.offices])
            known: Iterable[str] = PRESIDENTS if verb == "assassinate" else found
            return Choose(key, words, tuple((each, office_words(each)) for each in known), first)
        case "dice" if verb in MANY_DICE:
            return Write(key, words, "", 60, _typed)
        case "dice":
            own = tuple(((number,), str(number)) for number in range(1, 7))
            return Choose(key, words, (((), say("roll")), *own), ())
        case "words":
            return Write(key, words)
    wanted, first = tuple(kind), first or ""
    if key == "why":
        to_new_york = any(values[each].startswith("NY") for each in ("source", "target"))
        wanted, first = st.FREE, "new_york" if to_new_york else ""
    elif key == "what":
        seat = values.get("seat", 1)
        able = [each for each in DECLARED if refusal(state, act.declare(each, seat)) is None]
        wanted = tuple(able) or wanted
    elif key == "place" and card is not None:
        first = card.place
    table = TABLES.get(key, f"{key}s")
    return Choose(key, words, tuple((each, said.told(table, each)) for each in wanted), first)


TABLES: Final = {"keep": "fates", "what": "told"}
"""The table of words for a field that is not called as the table is."""


def _typed(words: str) -> tuple[int, ...]:
    """Dice as they were typed: all digits, whatever stands between; none: the program rolls."""
    return tuple(int(each) for each in words if each in "123456")


def _number(state: State, verb: str, key: str, values: Values) -> tuple[int, int]:
    """The least, and what is proposed."""
    auction, found = state.auction, state.cards.get(values.get("card", ""))
    match verb:
        case "bid" | "sold" if auction is not None:
            least = max(1, auction.price + (verb == "bid"))
            return least, least
        case "correct":
            return 0, state.rows[values["row"] - 1].amount if key == "amount" else values["row"]
        case "damaged":
            return 0, books.HARMS[values["harm"]][1]
        case "move" if found is not None:
            coming = found.due - state.quarter if found.place == "coming" else found.facts.quarters
            mature = found.level if found.place == "mature" else found.facts.profit
            return 0, max(0, {"coming": coming, "mature": mature}.get(values["place"], 0))
        case "suborn" if found is not None:
            owner = state.cards[values["target"]].owner if values["target"] else 0
            return 0, state.hacendados[owner].leadership + 1 if owner else 1
    return (0, 0) if key in ("lead", "number") else (1, 1)


def _quarters(state: State) -> Choices:
    ahead = range(state.quarter + 1, state.quarter + AHEAD + 1)
    return tuple((each, quarter_words(each)) for each in ahead)


def _cards(state: State, verb: str, key: str, values: Values) -> list[str]:
    owned = [card for place in ("mature", "coming", "ruined") for card in state.lying(place)]
    if verb == "enlist":
        return [war for war in WARS if war in state.cards]
    if key == "target":
        card = state.cards.get(values["card"] or "")
        return [each for each in owned if card and state.cards[each].owner != card.owner]
    if verb in VERBS["mordida"]:
        return _played(state, verb)
    if verb in ("move", "describe"):
        return [*owned, *(c for place in ("common", "edge", "gone") for c in state.lying(place))]
    return [card for card in owned if verb == "damaged" or state.cards[card].place == "mature"]


def _accounts(state: State, verb: str) -> list[str]:
    """Purses and the game first, then enterprises, then New York in its phase."""
    purses = list(map(purse, state.players))
    if verb == "rifles":
        return [*state.holders("store"), TREASURY]
    if verb == "damaged":
        return [TREASURY, *state.holders("store"), *state.holders("hospital"), *purses]
    banks = [st.new_york(seat) for seat in state.players] if state.phase == st.PHASES else []
    owned = [card for card, each in state.cards.items() if each.place in OWNED]
    return [*purses, TREASURY, *banks, *sorted(owned)]


def _account(state: State, verb: str, key: str, values: Values) -> str:
    if verb == "damaged":
        return books.payee(state, values["harm"], values["seat"])
    return purse(min(2, len(state.players))) if key == "target" else purse(1)


def _value(state: State, values: Values, words: str) -> Field:
    """What a trait of a hacendado may become."""
    man = state.hacendados[values["seat"]]
    match values["trait"]:
        case "leadership":
            return Write("value", words, str(man.leadership + 1), 2)
        case "at":
            return Write("value", words, man.at, 40)
        case "nation":
            return Choose("value", words, said.choices("lands"), man.nation)
        case "away":
            dates = [(calendar.written(each), told) for each, told in _quarters(state)]
            back = calendar.written(state.quarter + WAR)
            return Choose("value", words, (("no", say("no longer")), *dates), back)
    now = getattr(man, values["trait"])
    answers = (("yes", say("yes")), ("no", say("no")))
    return Choose("value", words, answers, "no" if now else "yes")


# --- What an entry would do -----------------------------------------------------------------------


def remark(state: State, action: Action, names: Names) -> str:
    """The chance of a die, or what an entry does to the books; "" where that is nothing."""
    if action.verb in said.tables()["chances"]:
        return said.told("chances", action.verb)
    if action.verb == "settle":
        return lawsuit_chances(state, names)
    after = state.copy()
    try:
        perform(after, action)
    except IllegalAction:
        return ""
    if action.verb == "tie":
        order = after.auction.bidders if after.auction is not None else after.order
        return say("Order of play: {names}.", names="; ".join(names[seat] for seat in order))
    moved = [each for each in state.accounts if state.gold(each) != after.gold(each)]
    return " · ".join(
        say("{place}: {before} → {after}", place=account_words(state, each, names),
            before=state.gold(each), after=after.gold(each))
        for each in moved
    )  # fmt: skip


def dice_wanted(state: State, names: Names) -> str:
    """For whom dice of one's own decide the order of play."""
    groups = [joined([names[seat] for seat in group], "and") for group in sequence.tied(state)]
    return say("A die for each, in this order: {names}", names="; ".join(groups))
