"""The forms as data: their fields, and the line that they make. No Qt here but for the fields."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from paxdesk.desk.words.labels import Names
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules.actions import DECLARED, Action
from paxdesk.sierra_madre.rules.calendar import SEASONS
from paxdesk.sierra_madre.rules.cards import LANDS, PRODUCTS, WARS, CardId
from paxdesk.sierra_madre.rules.state import (
    FREE,
    GOVERNORS,
    HARMS,
    PRESIDENTS,
    TREASURY,
    Account,
    State,
    new_york,
    purse,
)
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.offers import FormName
from paxdesk.sierra_madre.table.sheets.fields import Choose, Count, Field, Write
from paxdesk.sierra_madre.table.words import (
    account_words,
    card_words,
    office_words,
    quarter_words,
)

Values = Mapping[str, Any]


@frozen(eq=False)
class Form:
    """A form: what stands above it, its fields, and what their values enter."""

    heading: str
    fields: tuple[Field, ...]
    make: Callable[[Values], Action]
    done: str = ""


def form(state: State, name: FormName, about: str, names: Names) -> Form:
    """The form of this name, filled in as the position proposes it."""
    return FORMS[name](state, about, names)


# --- Choices that several forms have --------------------------------------------------------------


def _seats(state: State, names: Names, *, nobody: bool = False) -> tuple[tuple[int, str], ...]:
    found = tuple((seat, names[seat]) for seat in state.players)
    return ((0, say("nobody")), *found) if nobody else found


def _cards(state: State, *places: str) -> tuple[tuple[CardId, str], ...]:
    wanted = [card for place in places for card in state.lying(place)]  # type: ignore[arg-type]
    return tuple((card, card_words(state, card)) for card in wanted)


def _owned(state: State) -> tuple[tuple[CardId, str], ...]:
    return _cards(state, "mature", "coming", "ruined")


def _accounts(state: State, names: Names) -> tuple[tuple[Account, str], ...]:
    """Purses and the game first, then enterprises with gold, then New York in its phase."""
    accounts = [purse(seat) for seat in state.players] + [TREASURY]
    if state.phase == 11:
        accounts += [new_york(seat) for seat in state.players]
    accounts += [card for card, _ in _owned(state)]
    return tuple((each, account_words(state, each, names)) for each in accounts)


def _offices(state: State) -> tuple[tuple[str, str], ...]:
    found = dict.fromkeys([*PRESIDENTS, *GOVERNORS, *state.offices])
    return tuple((office, office_words(office)) for office in found)


def _note(words: str = "") -> Write:
    return Write("note", words or say("Note"))


# --- The forms ------------------------------------------------------------------------------------


def _pay(state: State, about: str, names: Names) -> Form:
    accounts = _accounts(state, names)
    fields = (
        Choose("source", say("From"), accounts, about or accounts[0][0]),
        Choose("target", say("To"), accounts, accounts[1][0]),
        Count("amount", say("Gold"), 1, 1),
        Choose("why", say("Why"), tuple((why, say(said.WHYS[why])) for why in FREE)),
        _note(),
    )
    return Form(say("Gold changes hands"), fields, lambda v: act.Pay(
        v["source"], v["target"], v["amount"], _why(v), v["note"]))  # fmt: skip


def _why(values: Values) -> Any:
    banks = str(values["source"]).startswith("NY") or str(values["target"]).startswith("NY")
    return "new_york" if banks else values["why"]


def _iou(state: State, about: str, names: Names) -> Form:
    quarters = tuple(
        (state.quarter + ahead, quarter_words(state.quarter + ahead))
        for ahead in range(1, 2 * len(SEASONS) + 1)
    )
    fields = (
        Choose("seat", say("Who"), _seats(state, names)),
        Count("amount", say("Gold"), 1, 1),
        Choose("due", say("Due in"), quarters, state.quarter + len(SEASONS)),
    )
    return Form(say("Gold for IOUs"), fields,
                lambda v: act.Borrow(v["seat"], v["amount"], v["due"]))  # fmt: skip


def _card(state: State, about: str, names: Names) -> Form:
    """Lower, ruin, move or take a card; what is printed on it is told in a form of its own."""
    cards = _cards(state, "mature", "coming", "ruined", "common", "gone", "edge")
    found = state.cards.get(about)
    deeds = (
        ("lower", say("lower")),
        ("mature", say("profit")),
        ("coming", say("ahead")),
        ("ruined", say("ruined")),
        ("common", say("common")),
        ("gone", say("gone")),
    )
    first = "lower" if found is None or found.place == "mature" else "coming"
    fields = (
        Choose("card", say("Card"), cards, about),
        Choose("deed", say("What"), deeds, first),
        Choose("seat", say("Owner"), _seats(state, names), found.owner if found else 1),
        Count("number", say("By, or to"), 1, 0, 20),
        _note(say("Why")),
    )

    def make(v: Values) -> Action:
        if v["deed"] == "lower":
            return act.Lower(v["card"], v["number"], v["note"])
        owned = v["deed"] in ("mature", "coming", "ruined")
        number = v["number"] if v["deed"] in ("mature", "coming") else 0
        return act.Move(v["card"], v["deed"], v["seat"] if owned else 0, number, v["note"])

    return Form(say("A card, as the board decides"), fields, make)


def _hacendado(state: State, about: str, names: Names) -> Form:
    seat = int(about) if about else 1
    traits = (
        ("leadership", say("leadership")),
        ("at", say("is at")),
        ("jailed", say("jailed")),
        ("nation", say("nation")),
        ("killed", say("killed")),
    )
    fields = (
        Choose("seat", say("Who"), _seats(state, names), seat),
        Choose("trait", say("What"), traits),
        Write("value", say("To"), str(state.hacendados[seat].leadership + 1), 40),
        _note(say("Why")),
    )

    def make(v: Values) -> Action:
        if v["trait"] == "killed":
            return act.Kill(v["seat"], v["note"])
        value = v["value"]
        if v["trait"] == "jailed":
            value = {say("yes"): "yes", say("no"): "no"}.get(value, value)
        return act.Note(v["seat"], v["trait"], value, v["note"])

    return Form(say("A hacendado, as the board decides"), fields, make)


def _office(state: State, about: str, names: Names) -> Form:
    fields = (
        Choose("office", say("Office"), _offices(state)),
        Choose("deed", say("What"), (("give", say("give")), ("elect", say("put up")))),
        Choose("seat", say("Who"), _seats(state, names, nobody=True), 1),
        Write("district", say("Another district")),
        _note(say("Why")),
    )

    def make(v: Values) -> Action:
        district = "-".join(v["district"].lower().split())
        office = f"governor-{district}" if district else v["office"]
        if v["deed"] == "elect":
            return act.Elect(office)
        return act.Appoint(office, v["seat"], v["note"])

    return Form(say("An office"), fields, make)


def _slip(state: State, about: str, names: Names) -> Form:
    payees = tuple(
        (each, account_words(state, each, names))
        for each in (TREASURY, *state.holders("store"), *state.holders("hospital"),
                     *map(purse, state.players))
    )  # fmt: skip
    cards = _owned(state) or (("", say("no card yet")),)
    fields = (
        Choose("harm", say("What"), tuple((harm, say(said.HARMS[harm])) for harm in HARMS)),
        Choose("card", say("Card"), cards),
        Choose("seat", say("Who pays"), _seats(state, names)),
        Choose("payee", say("To whom"), payees),
        Count("price", say("Gold"), 1, 0),
    )

    def make(v: Values) -> Action:
        return act.Damaged(v["harm"], v["card"], v["seat"], v["payee"], v["price"])

    return Form(say("Onto the refurbishment slip"), fields, make)


def _bid(state: State, about: str, names: Names) -> Form:
    auction = state.auction
    price = auction.price + 1 if auction is not None else 1
    fields = (Count("amount", say("Gold"), price, price),)
    return Form(say("Another bid"), fields, lambda v: act.Bid(v["amount"]))


def _price(state: State, about: str, names: Names) -> Form:
    auction = state.auction
    price = max(1, auction.price) if auction is not None else 1
    fields = (
        Choose("seat", say("To"), _seats(state, names)),
        Count("amount", say("Gold"), price, 1),
    )
    return Form(say("Sold"), fields, lambda v: act.Sold(v["seat"], v["amount"]))


def _rifles(state: State, about: str, names: Names) -> Form:
    stores = tuple((each, account_words(state, each, names))
                   for each in (*state.holders("store"), TREASURY))  # fmt: skip
    fields = (
        Count("amount", say("Rifles"), 1, 1, 99),
        Choose("store", say("From"), stores),
    )
    return Form(say("Rifles"), fields, lambda v: act.Rifles(v["amount"], v["store"]))


def _mordida(state: State, about: str, names: Names) -> Form:
    mature = _cards(state, "mature")
    deeds = (
        ("play", say("play")),
        ("strike", say("strike")),
        ("sue", say("lawsuit")),
        ("spy", say("spy answers")),
        ("suborn", say("suborn")),
        ("kill", say("assassinate")),
    )
    fields = (
        Choose("card", say("Card"), mature),
        Choose("deed", say("What"), deeds),
        Choose("target", say("Against"), (*_owned(state), *_presidents())),
        Choose("keep", say("Afterwards"),
               (("discard", say("discarded")), ("keep", say("used again")))),
        Count("lead", say("Leadership of the card"), 0, 0, 99),
        _note(),
    )  # fmt: skip

    def make(v: Values) -> Action:
        card, target = v["card"], v["target"]
        if v["deed"] != "play" and (v["deed"] == "kill") != (target in PRESIDENTS):
            target = card  # which the rules refuse with their step
        match v["deed"]:
            case "strike":
                return act.Strike(card, target)
            case "sue":
                return act.Sue(card, target, v["lead"])
            case "spy":
                return act.Nullify(card, target, v["keep"])
            case "suborn":
                return act.Suborn(card, target, v["lead"])
            case "kill":
                return act.Assassinate(card, target)
        return act.Play(card, v["keep"], v["note"])

    return Form(say("Play a card"), fields, make)


def _presidents() -> tuple[tuple[str, str], ...]:
    return tuple((office, office_words(office)) for office in PRESIDENTS)


def _boycott(state: State, about: str, names: Names) -> Form:
    fields = (
        Choose("land", say("Goods from"), tuple((land, say(said.LANDS[land])) for land in LANDS)),
        Choose("product", say("What"), tuple((p, say(said.PRODUCTS[p])) for p in PRODUCTS)),
        Choose("state", say("From now on"), (("on", say("boycotted")), ("off", say("free")))),
    )
    return Form(say("A president's boycott"), fields,
                lambda v: act.Boycott(v["land"], v["product"], v["state"]))  # fmt: skip


def _declare(state: State, about: str, names: Names) -> Form:
    told = tuple((what, say(said.TOLD[what])) for what in said.TOLD if what in DECLARED)
    fields = (
        Choose("seat", say("Who"), _seats(state, names)),
        Choose("what", say("What"), told),
        _note(),
    )
    return Form(say("An official act"), fields,
                lambda v: act.Declare(v["what"], v["seat"], v["note"]))  # fmt: skip


def _raid(state: State, about: str, names: Names) -> Form:
    fields = (
        Choose("seat", say("Who"), _seats(state, names), state.moving),
        _die(),
        _note(say("What for")),
    )
    return Form(say("Night Raid: 1 or 2, 12 in 36"), fields,
                lambda v: act.Raid(v["seat"], v["note"], _dice(v)))  # fmt: skip


def _die() -> Choose:
    """A die of the program, or one rolled by hand."""
    own = tuple((number, str(number)) for number in range(1, 7))
    return Choose("die", say("Die"), ((0, say("roll")), *own), 0)


def _dice(values: Values) -> tuple[int, ...]:
    return (values["die"],) if values["die"] else ()


def _typed(words: str) -> tuple[int, ...]:
    """Dice as they were typed: all digits, whatever stands between."""
    return tuple(int(each) for each in words if each in "123456")


def _end(state: State, about: str, names: Names) -> Form:
    fields = (Write("dice", say("Both dice"), "", 5),)
    return Form(say("Your own dice for the end"), fields,
                lambda v: act.End(_typed(v["dice"]) or (0,)))  # fmt: skip


def _settle(state: State, about: str, names: Names) -> Form:
    auction = state.auction
    seats = sorted(auction.bids) if auction is not None else []
    fields = tuple(Write(str(seat), names[seat], "", 5) for seat in seats)

    def make(v: Values) -> Action:
        dice = tuple(die for seat in seats for die in _typed(v[str(seat)]))
        return act.Settle(dice or (0,))

    return Form(say("Your own dice for the lawsuit"), fields, make)


def _return(state: State, about: str, names: Names) -> Form:
    fields = (Choose("die", say("Die"), tuple((n, str(n)) for n in range(1, 7)), 6),)
    heading = say("{name} returns: killed by a 1", name=names[int(about or 1)])
    return Form(heading, fields, lambda v: act.Return(int(about or 1), (v["die"],)))


def _enlist(state: State, about: str, names: Names) -> Form:
    wars = tuple((war, card_words(state, war)) for war in WARS if war in state.cards)
    fields = (
        Choose("seat", say("Who"), _seats(state, names)),
        Choose("card", say("War"), wars),
    )
    return Form(say("Four quarters abroad"), fields, lambda v: act.Enlist(v["seat"], v["card"]))


def _amount(state: State, about: str, names: Names) -> Form:
    number = int(about or 1)
    row = state.rows[number - 1]
    fields = (Count("amount", say("Gold"), row.amount, 0),)
    return Form(say("Correct row {number}", number=number), fields,
                lambda v: act.Correct(number, v["amount"]))  # fmt: skip


FORMS: Final[dict[FormName, Callable[[State, str, Names], Form]]] = {
    "pay": _pay,
    "iou": _iou,
    "card": _card,
    "hacendado": _hacendado,
    "office": _office,
    "slip": _slip,
    "bid": _bid,
    "price": _price,
    "rifles": _rifles,
    "mordida": _mordida,
    "boycott": _boycott,
    "declare": _declare,
    "raid": _raid,
    "end": _end,
    "settle": _settle,
    "return": _return,
    "enlist": _enlist,
    "amount": _amount,
}
