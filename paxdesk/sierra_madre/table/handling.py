"""Gestures of this table: buttons, dragged cards and forms."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, TypeAlias

from attrs import evolve

from paxdesk.desk.protocol.handling import Gesture, GestureIndex, Handling, SortedGestures
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.errors import IllegalAction
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.sierra_madre.rules import actions as act
from paxdesk.sierra_madre.rules import payments, sequence
from paxdesk.sierra_madre.rules.actions import DECLARED, Action
from paxdesk.sierra_madre.rules.cards import CARDS, CardId, in_order
from paxdesk.sierra_madre.rules.engine import pressed, refusal
from paxdesk.sierra_madre.rules.state import OWNED, State, new_york, purse_account
from paxdesk.sierra_madre.session import Session
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.words import card_words, gold_words

NEXT: Final = Spot("next")
BLOCK: Final = Spot("block")
"""Page of the phase, onto which a card is dropped to put it up for auction."""
COMMON: Final = Spot("common")
ORDERED: Final = tuple(sorted(CARDS, key=in_order))
PRICES: Final = 9
"""Maximum number of prices offered when a card is dropped; others are typed."""
About: TypeAlias = tuple[tuple[str, Any], ...]
"""Subject of a form: fields with proposed values."""
Opened: TypeAlias = tuple[str, About]
"""Open form and its subject."""


def card_spot(card: CardId) -> Spot:
    return Spot("card", ORDERED.index(card))


def card_at(spot: Spot) -> CardId:
    return ORDERED[spot.number]


@frozen
class Offer:
    """Button that enters ``action``, or opens ``form`` with its subject ``about``."""

    spot: Spot
    words: str
    icon: str = ""
    action: Action | None = None
    form: str = ""
    about: About = ()
    primary: bool = False


def phase_buttons(state: State, names: Names | None = None) -> list[Offer]:
    """Return the current buttons; without ``names``, seats are named ``P1`` etc."""
    if state.ended:
        return []
    names = names or {seat: f"P{seat}" for seat in state.players}
    legal = (each for each in pressed(state) if refusal(state, each) is None)
    do = [Offer(BLOCK, *button_words(state, each, names), each) for each in legal]
    ask = [_ask(form, about, names) for form, about in _asked(state)]
    now = [*ask, *do] if state.phase == 9 else [*do, *ask]
    found = [evolve(each, spot=Spot("do", number)) for number, each in enumerate(now)]
    fixed = enumerate(said.choices("always"))
    return found + [Offer(Spot("form", n), words, form=form) for n, (form, words) in fixed]


def button_words(state: State, action: Action, names: Names) -> tuple[str, str]:
    """Return the text and the icon of an action's button; each may be ""."""
    verb, get = action.verb, action.get
    boycott = get("land"), get("product")
    words = {
        "name": lambda: names[get("seat") or state.moving],
        "card": lambda: card_words(state, get("card") or get("store")),
        "gold": lambda: gold_words(get("amount") or sequence.price(state, get("card"))),
        "office": lambda: said.office_words(get("office")),
        "rifles": lambda: said.sentence_for("buttons", "rifles T", get("amount")),
        "land": lambda: said.sentence_for("lands", boycott[0]),
        "product": lambda: said.sentence_for("products", boycott[1]),
        "number": lambda: len(state.living_by(*boycott)),
    }
    about = {
        "pass": state.phase if state.auction is None else "", "rifles": get("store"),
        "move": get("place"), "boycott": get("now"), "moved": get("did"),
    }.get(verb, "")  # fmt: skip
    if verb == "bid":
        return gold_words(get("amount")), said.icon(verb)
    found = next((k for k in (f"{verb} {about}", verb) if k in said.tables()["buttons"]), "")
    return said.filled("buttons", found, words, get("amount")) if found else "", said.icon(verb)


def _ask(form: str, about: About, names: Names) -> Offer:
    words = said.filled("asks", form, {"name": lambda: names[dict(about)["seat"]]})
    return Offer(BLOCK, words, said.icon(f"{form} …"), form=form, about=about)


def _asked(state: State) -> Iterator[Opened]:
    """Yield the forms of this phase or auction."""
    for seat in state.players:
        if refusal(state, act.return_(seat)) is None:
            yield "return", (("seat", seat),)
    auction = state.auction
    if sequence.tied(state):
        yield "tie", ()
    if auction is not None:
        forms = ("bid",) if auction.sale == "lawsuit" else ("bid", "price")
        ready = auction.sale == "lawsuit" and not auction.bidders
        yield from ((form, ()) for form in (("settle",) if ready else forms))
        return
    match state.phase:
        case 1 if not payments.revealed_card(state):
            yield "reveal", ()
        case 6:
            yield "rifles", ()
        case 9:
            if any(state.cards[card].owner for card in state.lying("mature")):
                yield "mordida", ()
            for seat in state.players:
                if any(refusal(state, act.declare(what, seat)) is None for what in DECLARED):
                    yield "declare", (("seat", seat),)
        case 10:
            yield "raid", (("seat", state.moving),)
        case sequence.LAST:
            if state.ends_now:
                yield "end", ()
            if not state.rows:
                yield from _new_york(state)
            if state.open_wars:
                yield "enlist", ()


def _new_york(state: State) -> Iterator[Opened]:
    """Yield forms for gold to and from New York (S11.3)."""
    for seat in state.bidders:
        ends = (purse_account(seat), new_york(seat))
        for form, (source, target) in (("deposit", ends), ("withdraw", ends[::-1])):
            if state.gold(source):
                places = (("seat", seat), ("source", source), ("target", target))
                yield form, (*places, ("why", "new_york"))


def going_on(state: State) -> Offer:
    """Return the button that continues the game."""
    auction, action = state.auction, act.next_()
    if auction is not None:
        words = tr("End the bidding") if auction.leader else tr("End without a bid")
    elif state.phase == sequence.LAST and state.rows:
        first = payments.due(state, payments.REBASE)
        step = payments.REBASE if first else payments.REFURBISHMENT
        words, action = said.sentence_for("confirming", step), act.confirm()
    elif state.phase == sequence.LAST and state.ends_now:
        chance, action = sequence.end_chance(state.unrest), act.end()
        words = tr("Roll for the end: {number} in 36", number=chance)
    elif state.rows:
        words = tr("Confirm the payments")
    else:
        words = said.sentence_for("going on", state.phase)
    return Offer(NEXT, words, action=action, primary=True)


class Forms:
    """State of the page: the open form and the pages shown; not part of the journal."""

    def __init__(self) -> None:
        self._of: State | None = None
        self._form: Opened | None = None
        self.leaves = {0: 0, 1: 0}
        """Numbers of page turns: of the proposed payments (0) and of the buttons (1)."""

    def at(self, state: State) -> Opened | None:
        """Return the form open for a position, with its subject, or None."""
        if self._of is state:
            return self._form
        if state.phase == 1 and not state.ended and not payments.revealed_card(state):
            return "reveal", ()
        return None

    def open(self, state: State, form: str, about: About = ()) -> None:
        """Open a form; "" closes it."""
        self._of, self._form = state, (form, about) if form else None

    def choose(self, state: State, spot: Spot) -> bool:
        """Open a form or turn a page; return whether the spot does either."""
        if spot.kind == "leaf":
            self.leaves[spot.number] += 1
            return True
        opened = _opened(state, spot)
        if opened is not None:
            self.open(state, *opened)
        return opened is not None


def _opened(state: State, spot: Spot) -> Opened | None:
    """Return the form that a spot opens, or None."""
    if state.ended:
        return None
    match spot.kind:
        case "seat":
            return "hacendado", (("seat", spot.number),)
        case "row":
            return "amount", (("row", spot.number),)
        case "card" if card_at(spot) in state.cards:
            return "card", (("card", card_at(spot)),)
    return next(
        ((o.form, o.about) for o in phase_buttons(state) if o.spot == spot and o.form), None
    )


class SierraHandling(Handling[State, Action, Session]):
    """Mapping between gestures and entries."""

    end_turn = NEXT
    buttons = frozenset({"do", "form", "leaf", "less", "more"})
    landmarks = buttons | {"block", "card", "common", "phases", "quarter", "row", "seat"}
    of_windows = buttons

    def __init__(self) -> None:
        self.forms = Forms()

    def choosable(self, state: State, spot: Spot) -> bool:
        return spot.kind == "leaf" or _opened(state, spot) is not None

    def choose(self, state: State, spot: Spot) -> bool:
        return self.forms.choose(state, spot)

    def gestures(self, state: State, legal: Iterable[Action]) -> GestureIndex[Action]:
        """Return the gestures legal now; ``legal`` lists only some of the actions."""
        listed = set(legal)
        # Without a legal ``note``, a lesson limits the entries.
        everything = any(each.verb == "note" for each in listed)
        found = SortedGestures[State, Action](state, (), self.gesture, self.enclosing_spots)
        for action, gesture in _movements(state) if listed else ():
            if everything or action in listed:
                found.add(action, gesture)
        return found

    def gesture(self, state: State, action: Action) -> Gesture:
        """Return the gesture for an action, NEXT if it has none."""
        found = (gesture for each, gesture in _movements(state) if each == action)
        return next(found, Gesture(NEXT, NEXT))

    def enclosing_spots(self, state: State, spot: Spot) -> tuple[Spot, ...]:
        """Return the spot and, for a card, the owner's calendar or the common cards."""
        found = state.cards.get(card_at(spot)) if spot.kind == "card" else None
        if found is not None and found.owner:
            return spot, Spot("seat", found.owner)
        return (spot, COMMON) if found is not None and found.place == "common" else (spot,)

    def refusal_of_drop(self, session: Session, pick: Spot, drop: Spot) -> IllegalAction | None:
        for action, gesture in _movements(session.state, legal=False):
            if gesture == Gesture(pick, drop):
                return session.refusal(action)
        return None

    def ending(self) -> Action:
        """Return the action that continues, legal or not."""
        return act.next_()


def _movements(state: State, *, legal: bool = True) -> Iterable[tuple[Action, Gesture]]:
    """Yield actions and their gestures; if ``legal``, only legal ones."""
    buttons = (going_on(state), *phase_buttons(state))
    moves = [(each.action, each.spot, each.spot) for each in buttons if each.action is not None]
    for number, row in enumerate(state.rows, 1):
        step = row.most if row.slip else 1
        less, more = Spot("less", number), Spot("more", number)
        if row.amount:
            moves.append((act.correct(number, max(0, row.amount - step)), less, less))
        moves.append((act.correct(number, row.amount + step), more, more))
    moves += _drags(state)
    for action, pick, drop in moves:
        if not legal or refusal(state, action) is None:
            yield action, Gesture(pick, drop)


def _drags(state: State) -> Iterator[tuple[Action, Spot, Spot]]:
    """Yield drags: during an auction, of the lot onto its buyer, otherwise of cards."""
    auction = state.auction
    if auction is not None:
        first = max(1, auction.price)
        for seat in state.bidders if auction.lot in state.cards else ():
            for price in range(first, min(first + PRICES, state.gold(purse_account(seat)) + 1)):
                yield act.sold(seat, price), card_spot(auction.lot), Spot("seat", seat)
        return
    if state.phase == 5:
        yield from ((act.put(card), card_spot(card), BLOCK) for card in state.lying("common"))
    for card, found in state.cards.items():
        if found.place in OWNED:
            yield act.move(card, "common", 0, 0), card_spot(card), COMMON
            coming = found.place == "coming"
            number = max(0, found.due - state.quarter) if coming else found.level
            for seat in state.players:
                if seat != found.owner:
                    move = act.move(card, found.place, seat, number)  # type: ignore[arg-type]
                    yield move, card_spot(card), Spot("seat", seat)
