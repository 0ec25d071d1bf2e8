"""The forms as data: which entries each makes, and what its fields propose. No Qt but the fields.

The fields of a form are those of its entry, as their types say; each proposes what follows from
those before it, such as price and payee from what has to be refurbished.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from attrs import asdict, fields_dict

from paxdesk.desk.sheets.fields import Choose, Count, Field, Write
from paxdesk.desk.words.labels import Names
from paxdesk.errors import IllegalAction
from paxdesk.language import say, template
from paxdesk.record_classes import frozen
from paxdesk.session.typed_lines import FieldKind
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import books, calendar
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.actions import DECLARED, WAR, Action, kinds
from paxdesk.sierra_madre.rules.cards import (
    LANDS,
    MOST_BARS,
    MOST_QUARTERS,
    WARS,
    Facts,
    letters_of,
)
from paxdesk.sierra_madre.rules.engine import perform, refusal
from paxdesk.sierra_madre.rules.state import GOVERNORS, OWNED, PRESIDENTS, TREASURY, State, purse
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.page import lawsuit_chances
from paxdesk.sierra_madre.table.words import account_words, card_words, office_words, quarter_words


@frozen
class Form:
    """What stands above it, and what it may enter, each with its name."""

    heading: str
    deeds: Mapping[type[Action], str]


FORMS: Final[dict[str, Form]] = {
    "reveal": Form(template("Turn over the card of the quarter"), {act.Reveal: ""}),
    "pay": Form(template("Gold changes hands"), {act.Pay: ""}),
    "iou": Form(template("Gold for IOUs"), {act.Borrow: ""}),
    "card": Form(
        template("A card, as the board decides"),
        {
            act.Lower: template("lower"),
            act.Move: template("lay it"),
            act.Describe: template("what is printed"),
        },
    ),
    "hacendado": Form(
        template("A hacendado, as the board decides"),
        {act.Note: template("note"), act.Kill: template("killed")},
    ),
    "office": Form(
        template("An office"), {act.Appoint: template("give"), act.Elect: template("put up")}
    ),
    "slip": Form(template("Onto the refurbishment slip"), {act.Damaged: ""}),
    "bid": Form(template("Another bid"), {act.Bid: ""}),
    "price": Form(template("Sold"), {act.Sold: ""}),
    "rifles": Form(template("Rifles"), {act.Rifles: ""}),
    "mordida": Form(template("Play a card"), {
        act.Play: template("play"), act.Strike: template("strike"),
        act.Sue: template("lawsuit"), act.Nullify: template("spy answers"),
        act.Suborn: template("suborn"), act.Assassinate: template("assassinate"),
    }),
    "declare": Form(template("An official act"), {act.Declare: ""}),
    "raid": Form(template("Night Raid"), {act.Raid: ""}),
    "end": Form(template("Your own dice for the end"), {act.End: ""}),
    "settle": Form(template("Your own dice for the lawsuit"), {act.Settle: ""}),
    "return": Form(template("Your own die for the return from the war"), {act.Return: ""}),
    "enlist": Form(template("Four quarters abroad"), {act.Enlist: ""}),
    "amount": Form(template("Correct a row of the table"), {act.Correct: ""}),
}  # fmt: skip
CALLED: Final = {
    "seat": template("Who"), "source": template("From"), "target": template("To"),
    "amount": template("Gold"), "why": template("Why"), "note": template("Note"),
    "due": template("Due in"), "card": template("Card"), "by": template("By"),
    "place": template("Where"), "trait": template("What"), "value": template("To"),
    "office": template("Office"), "harm": template("What"), "payee": template("To whom"),
    "price": template("Gold"), "store": template("From"), "keep": template("Afterwards"),
    "lead": template("Leadership of the card"), "leadership": template("Its leadership"),
    "what": template("What"), "dice": template("Dice"), "number": template("Quarters, or profit"),
}  # fmt: skip
CALLED_BY: Final = {
    (act.Move, "seat"): template("Owner"), (act.Damaged, "seat"): template("Who pays"),
    (act.Strike, "target"): template("Against"), (act.Sue, "target"): template("Against"),
    (act.Nullify, "target"): template("Against"), (act.Suborn, "target"): template("Against"),
    (act.Rifles, "amount"): template("Rifles"), (act.Sold, "seat"): template("To"),
    (act.Raid, "note"): template("What for"), (act.Enlist, "card"): template("War"),
}  # fmt: skip
CHANCES: Final[dict[type[Action], str]] = {
    act.Raid: template("1 or 2 on a die: 2 in 6"),
    act.Assassinate: template("1 on a die: 1 in 6"),
    act.Return: template("Killed by 1 on a die: 1 in 6"),
}
"""What a die needs, and how likely that is."""
PLAYED_WITH: Final = {
    act.Strike: "strike", act.Sue: "lawsuit", act.Suborn: "subornation",
    act.Nullify: "spy", act.Assassinate: "spy",
}  # fmt: skip
HIDDEN: Final = {"amount": ("row",), "return": ("seat",)}
"""What a form is about and does not ask."""
AHEAD: Final = 2 * len(calendar.SEASONS)
"""Quarters of which one is chosen."""


def deeds(state: State, name: str) -> tuple[tuple[str, str], ...]:
    """The verbs a form may enter now, in words; Mordida only what there is a card for."""
    found = FORMS[name].deeds.items()
    able = [each for each in found if name != "mordida" or _played(state, each[0])]
    return tuple((deed.verb(), words and say(words)) for deed, words in able or found)


def _played(state: State, deed: type[Action]) -> list[str]:
    """The cards that a Mordida may be played with."""
    kind = PLAYED_WITH.get(deed, "")
    return [
        card for card in state.lying("mature")
        if letters_of(card) in ("M", "R") and kind in ("", state.cards[card].facts.kind)
    ]  # fmt: skip


def fields(
    state: State, deed: type[Action], names: Names, values: dict[str, Any]
) -> Iterator[Field]:
    """The fields of an entry; whoever shows them keeps their ``values``, read for the next."""
    for key, kind in kinds(deed).items():
        if kind == "facts":
            yield from _printed(state, values)
        if kind == "facts" or (deed is act.Reveal and key == "card"):
            continue
        words = say(CALLED_BY.get((deed, key)) or CALLED.get(key, ""))
        yield _field(state, deed, key, kind, names, values, words)
        if kind == "office" and deed in (act.Appoint, act.Elect):
            yield Write("district", say("Another district"), "", 30)


def made(deed: type[Action], values: dict[str, Any]) -> Action | None:
    """The entry that the values of all fields make; None as long as there is no card."""
    district = "-".join(values.pop("district", "").lower().split())
    if district:
        values["office"] = f"governor-{district}"
    if deed in (act.Reveal, act.Describe):
        printed = {key: values.pop(key) for key in fields_dict(Facts)}
        return deed(values["card"], Facts(**printed)) if "card" in values else None
    return deed(**values)


def _printed(state: State, values: dict[str, Any]) -> Iterator[Field]:
    """What is printed on a card: as it is known, or as the values propose it."""
    found = state.cards.get(values.get("card", ""))
    known = asdict(found.facts) if found is not None else {"kind": "other", **values}
    kinds_ = tuple((kind, say(words)) for kind, words in said.KINDS.items())
    lands = tuple((land, say(words)) for land, words in said.LANDS.items())
    bars = tuple((n, str(n)) for n in range(MOST_BARS + 1))
    yield Choose("kind", say("What it is"), kinds_, known["kind"])
    yield Choose("land", say("Where"), lands, known.get("land"))
    yield Count("quarters", say("Quarters"), known.get("quarters", 0), 0, MOST_QUARTERS)
    yield Count("profit", say("Profit"), known.get("profit", 0), 0, 30)
    yield Write("name", say("Name"), known.get("name", ""), 60)
    yield Choose("bars", say("Gold bars"), bars, known.get("bars"))


def _field(
    state: State, deed: type[Action], key: str, kind: FieldKind, names: Names,
    values: dict[str, Any], words: str,
) -> Field:  # fmt: skip
    first = values.get(key)
    if deed is act.Note and key == "value":
        return _value(state, values, words)
    match kind:
        case "player" | "owner":
            seats = tuple((seat, names[seat]) for seat in state.players)
            nobody = ((0, say("nobody")),) if kind == "owner" else ()
            return Choose(key, words, nobody + seats, first or _seat(state, deed, values))
        case "number":
            least, proposed = _number(state, deed, key, values)
            return Count(key, words, proposed if first is None else first, least)
        case "date":
            return Choose(key, words, _quarters(state), state.quarter + AHEAD // 2)
        case "card" | "unseen card":
            return Choose(key, words, _cards(state, deed, key, values), first)
        case "account":
            places = tuple((each, account_words(state, each, names))
                           for each in _accounts(state, deed))  # fmt: skip
            return Choose(key, words, places, _account(state, deed, key, values))
        case "office":
            found = dict.fromkeys([*PRESIDENTS, *GOVERNORS, *state.offices])
            known = PRESIDENTS if deed is act.Assassinate else found
            return Choose(key, words, tuple((each, office_words(each)) for each in known), first)
        case "dice" if deed in (act.End, act.Settle):
            return Write(key, words, "", 60, _typed)
        case "dice":
            own = tuple(((number,), str(number)) for number in range(1, 7))
            return Choose(key, words, (((), say("roll")), *own), ())
        case "words":
            return Write(key, words)
    return Choose(key, words, _choices(state, key, kind, values), _choice(state, key, values))


def _typed(words: str) -> tuple[int, ...]:
    """Dice as they were typed: all digits, whatever stands between; none: the program rolls."""
    return tuple(int(each) for each in words if each in "123456")


def _choices(
    state: State, key: str, kind: FieldKind, values: dict[str, Any]
) -> tuple[tuple[str, str], ...]:
    tables: dict[str, Mapping[Any, str]] = {
        "why": said.WHYS, "keep": said.FATES, "place": said.PLACES, "what": said.TOLD,
        "trait": said.TRAITS, "harm": said.HARMS,
    }  # fmt: skip
    wanted = st.FREE if key == "why" else kind
    if key == "what":
        seat = dict(values).get("seat", 1)
        able = [each for each in DECLARED if refusal(state, act.Declare(each, seat)) is None]
        wanted = tuple(able) or kind
    return tuple((each, say(tables[key][each])) for each in wanted)


def _choice(state: State, key: str, values: dict[str, Any]) -> str:
    if key == "why" and any(str(values[each]).startswith("NY") for each in ("source", "target")):
        return "new_york"
    found = state.cards.get(values.get("card", ""))
    return found.place if key == "place" and found is not None else ""


def _seat(state: State, deed: type[Action], values: dict[str, Any]) -> int:
    found = state.cards.get(values.get("card", ""))
    return found.owner if found is not None and found.owner else state.moving or 1


def _number(state: State, deed: type[Action], key: str, values: dict[str, Any]) -> tuple[int, int]:
    """The least, and what is proposed."""
    auction, found = state.auction, state.cards.get(values.get("card", ""))
    if auction is not None and deed in (act.Bid, act.Sold):
        least = auction.price + 1 if deed is act.Bid else max(1, auction.price)
        return least, least
    if deed is act.Correct:
        return 0, state.rows[values["row"] - 1].amount if key == "amount" else values["row"]
    if deed is act.Damaged:
        return 0, books.PRICES[values["harm"]]
    if deed is act.Move and found is not None:
        coming = found.due - state.quarter if found.place == "coming" else found.facts.quarters
        mature = found.level if found.place == "mature" else found.facts.profit
        return 0, max(0, {"coming": coming, "mature": mature}.get(values["place"], 0))
    if deed is act.Suborn and found is not None:
        owner = state.cards[values["target"]].owner if values["target"] else 0
        return 0, state.hacendados[owner].leadership + 1 if owner else 1
    return (0, 0) if key in ("lead", "number") else (1, 1)


def _quarters(state: State) -> tuple[tuple[int, str], ...]:
    ahead = range(state.quarter + 1, state.quarter + AHEAD + 1)
    return tuple((each, quarter_words(each)) for each in ahead)


def _cards(
    state: State, deed: type[Action], key: str, values: dict[str, Any]
) -> tuple[tuple[str, str], ...]:
    owned = [card for place in ("mature", "coming", "ruined") for card in state.lying(place)]
    found: list[str]
    if deed is act.Enlist:
        found = [war for war in WARS if war in state.cards]
    elif key == "target":
        card = state.cards.get(values["card"] or "")
        found = [each for each in owned if card and state.cards[each].owner != card.owner]
    elif deed in FORMS["mordida"].deeds:
        found = _played(state, deed)
    elif deed in (act.Move, act.Describe):
        found = [*owned, *(c for place in ("common", "edge", "gone") for c in state.lying(place))]
    else:
        found = [card for card in owned if deed is act.Damaged or card in state.lying("mature")]
    return tuple((card, card_words(state, card)) for card in found)


def _accounts(state: State, deed: type[Action]) -> list[str]:
    """Purses and the game first, then enterprises, then New York in its phase."""
    purses = list(map(purse, state.players))
    if deed is act.Rifles:
        return [*state.holders("store"), TREASURY]
    if deed is act.Damaged:
        return [TREASURY, *state.holders("store"), *state.holders("hospital"), *purses]
    banks = [st.new_york(seat) for seat in state.players] if state.phase == st.PHASES else []
    owned = [card for card, each in state.cards.items() if each.place in OWNED]
    return [*purses, TREASURY, *banks, *sorted(owned)]


def _account(state: State, deed: type[Action], key: str, values: dict[str, Any]) -> str:
    if deed is act.Damaged:
        return books.payee(state, values["harm"], values["seat"])
    return purse(min(2, len(state.players))) if key == "target" else purse(1)


def _value(state: State, values: dict[str, Any], words: str) -> Field:
    """What a trait of a hacendado may become."""
    man = state.hacendados[values["seat"]]
    match values["trait"]:
        case "leadership":
            return Write("value", words, str(man.leadership + 1), 2)
        case "at":
            return Write("value", words, man.at, 40)
        case "nation":
            lands = tuple((land, say(said.LANDS[land])) for land in LANDS)
            return Choose("value", words, lands, man.nation)
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
    if type(action) in CHANCES:
        return say(CHANCES[type(action)])
    if isinstance(action, act.Settle):
        return lawsuit_chances(state, names)
    after = state.copy()
    try:
        perform(after, action)
    except IllegalAction:
        return ""
    moved = [each for each in state.accounts if state.gold(each) != after.gold(each)]
    return " · ".join(
        say("{place}: {before} → {after}", place=account_words(state, each, names),
            before=state.gold(each), after=after.gold(each))
        for each in moved
    )  # fmt: skip
