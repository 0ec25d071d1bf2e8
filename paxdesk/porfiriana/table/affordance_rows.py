"""Menu entries and inspector rows for the actions at a spot."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Final

from paxdesk.desk.inspector.content import InspectorRow
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import MenuEntry, Names, refusal_words, rule_name
from paxdesk.errors import IllegalAction
from paxdesk.language import tr, tr_noop, tr_plural, with_colon
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import Connection
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.sums import Sum, spell_out
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.affordances import (
    DEEDS,
    GUIDED,
    Affordance,
    DeedName,
    affordances,
    why_impossible,
)
from paxdesk.porfiriana.table.hand.gestures import (
    GIVING_AWAY,
    enclosing_spots,
    gesture_for,
    harms_own,
)
from paxdesk.porfiriana.table.painting.symbols import topic_icon
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.labels import button_words, place_words
from paxdesk.porfiriana.table.words.terms import way_term

MOST_PLACES: Final = 4


def affordance_rows(
    session: Session, spot: Spot, card: CardNumber, asked: Seat, names: Names
) -> list[InspectorRow]:
    """Return inspector rows for the possible and the refused actions of ``asked`` at ``spot``."""
    state = session.state
    found = affordances(state, session.legal(), asked, spot)
    rows: list[InspectorRow] = []
    for each in found:
        if each.legal and each.kind.aimed:
            rows += _aimed_rows(state, each, names, card)
        elif each.legal:
            rows += _possible_rows(state, each, names)
        elif (refused := _why_impossible(session, each)) is not None:
            title = deed_title(state, each.deed, each.attempts[0])
            rows.append(refusal_row(refused, names, title, each.kind.icon))
    if not found and card:
        refused = session.refusal(act.Sell(card))
        if refused is not None and "E4" not in refused.rules:  # another seat must answer first
            rows.append(refusal_row(refused, names))
    if rows:
        heading = tr("{0} can", names[asked])
        rows.insert(0, InspectorRow("heading", heading))
    return rows


def refusal_row(
    refused: IllegalAction, names: Names, title: str = "", icon: str = ""
) -> InspectorRow:
    reason = refusal_words(refused.reason, names)
    words = with_colon(title, reason) if title else reason
    return InspectorRow("refusal", words, rule_name(refused), icon, refused.rule)


# --- Legal actions --------------------------------------------------------------------------------


def _possible_rows(state: State, prospect: Affordance, names: Names) -> list[InspectorRow]:
    deed = prospect.deed
    sums = [spell_out(state, each) for each in prospect.legal]
    best = min(sums, key=_dearness)
    title = deed_title(state, deed, prospect.legal[0])
    kind = prospect.kind
    price = amount_words(best)
    rows = [InspectorRow("action", title, price, kind.icon, kind.rule, prospect.legal)]
    if len(best.lines) > 1 or (kind.spelled and best.lines and best.lines[0].gold):
        rows += [
            InspectorRow("sum", line.text, _signed(line.gold), topic_icon(line.topic))
            for line in best.lines
        ]
    return rows + _payee(best, names)


def _payee(found: Sum, names: Names) -> list[InspectorRow]:
    """Return a row that names the seat to be paid, if any."""
    if found.payee is None:
        return []
    if found.collector == "speculator":
        words = tr("{0} is paid: the cube on it", names[found.payee])
        return [InspectorRow("sum", words, "", "action-speculate", "gl. Speculation Cube")]
    words = tr("{0} is paid: a monopoly", names[found.payee])
    return [InspectorRow("sum", words, "", "monopoly", "gl. Monopoly")]


def _aimed_rows(
    state: State, prospect: Affordance, names: Names, card: CardNumber
) -> list[InspectorRow]:
    """Return an action's row, up to MOST_PLACES rows of targets, and one that counts the rest."""
    deed = prospect.deed
    by_place: dict[str, list[tuple[Sum, Action]]] = {}
    for action in prospect.legal:
        words = (
            _shift_words(state, action, names, card)
            if isinstance(action, act.Shift)
            else aim_words(state, deed, action, names)
        )
        there = by_place.setdefault(words, [])
        there.append((spell_out(state, action), action))
    ranges = []
    for place, there in by_place.items():
        sums = [each for each, _ in there]
        actions = tuple(action for _, action in there)
        ranges.append((place, min(sums, key=_dearness), max(sums, key=_dearness), actions))
    title = deed_title(state, deed, prospect.legal[0])
    rows = [InspectorRow("action", title, "", prospect.kind.icon, prospect.kind.rule)]
    places = sorted(ranges, key=lambda each: (harms_own(state, each[3][0]), _dearness(each[1])))
    for place, least, most, actions in places[:MOST_PLACES]:
        amount = amount_words(least, way=True) if least != Sum() else ""
        if most.total > least.total:
            words = tr_noop("{least} to {most} gold")
            amount = tr(words, least=least.total, most=most.total)
        rows.append(InspectorRow("sum", place, amount, actions=actions))
    if len(places) > MOST_PLACES:
        more = tr_plural("and %n more", "", len(places) - MOST_PLACES)
        rows.append(InspectorRow("sum", more))
    return rows


def _shift_words(state: State, shift: act.Shift, names: Names, card: CardNumber) -> str:
    """Return in words where a cube moves to, or comes from."""
    leaves = shift.source.kind != "speculation" and shift.source.number == card
    other = shift.to if leaves else shift.source
    place = place_words(state, other, names)
    if other.kind == "speculation":
        place = tr("a market card")
    return tr("to {0}", place) if leaves else tr("from {0}", place)


def _dearness(found: Sum) -> tuple[int, int]:
    return found.total, found.actions


def amount_words(found: Sum, *, way: bool = False) -> str:
    """Return an action's cost as text; ``way`` adds a troop's connection."""
    if found.total > 0:
        parts = [tr("{0} gold", found.total)]
    elif found.total < 0:
        parts = [tr("+{0} gold", -found.total)]
    else:
        parts = [tr("free")]
    topic = found.lines[0].topic if found.lines else ""
    if way and topic.startswith("connection."):
        connections: Mapping[str, Connection] = {"foot": "foot", "mule": "mule", "rail": "rail"}
        parts.insert(0, way_term(connections[topic.partition(".")[2]]))
    if found.actions > 1:
        parts.append(tr("{0} actions", found.actions))
    if found.via is not None:
        parts.append(tr("no action"))
    return " · ".join(parts)


def _signed(gold: int) -> str:
    return str(gold) if gold >= 0 else f"\N{MINUS SIGN}{-gold}"


# --- Refused actions ------------------------------------------------------------------------------


def _why_impossible(session: Session, prospect: Affordance) -> IllegalAction | None:
    """Return why the rules refuse an action, or None; refusals by a lesson are ignored."""
    refused = why_impossible(session, prospect)
    return None if refused is None or refused.rule == GUIDED else refused


# --- Texts ----------------------------------------------------------------------------------------


def deed_title(state: State, deed: DeedName, action: Action) -> str:
    match action:
        case act.Buy(_, orientation):
            if orientation is not None:
                return tr("Buy, as event or status quo")
            return tr("Buy")
        case act.BuyPublic(card, faction):
            sides = state.cards.partners[card].sides
            name = next(side.name for side in sides if side.faction == faction)
            return tr("Buy {0}", name)
        case act.Play(card):
            found = state.cards.cards[card]
            if isinstance(found, PartnerCard) and found.newspaper:
                return tr("Play, on either side")
            return tr("Play")
        case act.Connect(card, oval):
            kind = state.cards.enterprises[card].ovals[oval].to
            return {
                "mule": tr("Build a mule road"),
                "rail": tr("Build a railroad"),
                "extra": tr("Build a canal or ship"),
            }[kind]
        case act.Use(_, None):
            return tr("Change the regime")
    return tr(DEEDS[deed].title)


def aim_words(state: State, deed: DeedName, action: Action, names: Names) -> str:
    """Return an action's target in words, or its card for the deed ``towards``."""
    match action:
        case act.Deploy(card) | act.Redeploy(card) | act.Attack(card) | act.Use(card) if (
            deed == "towards"
        ):
            return card_name(state, card)
        case act.Deploy(_, at) | act.Redeploy(_, at) if at is not None:
            if at == PRIVATE_ARMY:
                return tr("your Private Army")
            return card_name(state, at)
        case act.Attack(_, target, victim):
            return names[victim or 0] if target is None else card_name(state, target)
        case act.Use(_, target) if target is not None:
            return card_name(state, target)
    return button_words(state, action, names).words


# --- Context menu of an item: every legal action that begins or ends there ------------------------
# Listing every legal action at the item makes dragging unnecessary.

WHOLE: Final = frozenset({"tableau", "hand_area"})
"""Kinds of containers for which only actions at the container itself are listed."""
MOST_LOOSE: Final = 4
"""Maximum number of actions of one kind outside a submenu."""


def deeds(session: Session, spot: Spot, asked: Seat, names: Names) -> list[MenuEntry]:
    """Return the menu entries for ``spot``, possible ones first; refused ones show their reason."""
    state, legal = session.state, session.legal()
    found = affordances(state, legal, asked, spot)
    told: list[MenuEntry] = []
    for each in sorted(found, key=partial(_strikes_own, state)):
        if each.legal:
            told.append(_possible(state, each, names))
        elif (refused := _why_impossible(session, each)) is not None:
            title = deed_title(state, each.deed, each.attempts[0])
            told.append(
                MenuEntry(
                    each.kind.icon, title, "", refusal_words(refused.reason, names), refused.rule
                )
            )
    known = {action for each in found for action in each.legal}
    rest = [each for each in legal if each not in known and _touches(state, spot, each)]
    return sorted([*told, *_gathered(state, rest, names)], key=lambda each: not each.possible)


def _strikes_own(state: State, found: Affordance) -> bool:
    return bool(found.legal) and all(harms_own(state, each) for each in found.legal)


def _possible(state: State, found: Affordance, names: Names) -> MenuEntry:
    title, icon, rule = (
        deed_title(state, found.deed, found.legal[0]),
        found.kind.icon,
        found.kind.rule,
    )
    kind = _kind_words(type(found.legal[0]))
    if not found.kind.aimed:
        price, loses = _price(state, found.legal), _loses(found.legal)
        return MenuEntry(icon, title, price, "", rule, found.legal, (), loses, kind)
    by_place: dict[str, list[Action]] = {}
    for action in sorted(found.legal, key=partial(harms_own, state)):
        by_place.setdefault(aim_words(state, found.deed, action, names), []).append(action)
    places = [
        MenuEntry(
            icon,
            place,
            _price(state, there),
            tr("your own") if harms_own(state, there[0]) else "",
            rule,
            tuple(there),
            (),
            _loses(there) or harms_own(state, there[0]),
        )
        for place, there in by_place.items()
    ]
    if len(places) == 1:
        only = places[0]
        words = only.words if found.deed == "answer" else f"{title} {only.words}"
        return MenuEntry(
            icon, words, only.amount, only.note, rule, only.actions, (), only.loses, kind
        )
    return MenuEntry(icon, f"{title}…", "", "", rule, (), tuple(places), kind=kind)


def _price(state: State, actions: Sequence[Action]) -> str:
    sums = [spell_out(state, each) for each in actions]
    best = min(sums, key=_dearness)
    return amount_words(best) if best.lines or best.total else ""


def _loses(actions: Iterable[Action]) -> bool:
    return any(isinstance(each, GIVING_AWAY) for each in actions)


def _touches(state: State, spot: Spot, action: Action) -> bool:
    """Return whether an action begins or ends at the item at ``spot``."""
    found = gesture_for(state, action)
    if spot.kind in WHOLE:
        return spot in (found.pick, found.drop)
    return spot in (*enclosing_spots(state, found.pick), *enclosing_spots(state, found.drop))


def _gathered(state: State, actions: Sequence[Action], names: Names) -> list[MenuEntry]:
    """Return menu entries; many of one kind share a submenu."""
    kinds: dict[type, list[MenuEntry]] = {}
    for action in actions:
        plain = button_words(state, action, names)
        deed = MenuEntry(
            plain.icon,
            plain.words,
            _price(state, [action]),
            plain.note,
            actions=(action,),
            loses=_loses([action]),
            kind=_kind_words(type(action)),
        )
        kinds.setdefault(type(action), []).append(deed)
    told: list[MenuEntry] = []
    for kind, found in kinds.items():
        if len(found) <= MOST_LOOSE:
            told += found
        else:
            words = _kind_words(kind) or tr("Answer")
            told.append(MenuEntry(found[0].icon, f"{words}…", places=tuple(found), kind=words))
    return told


KINDS: Final[dict[type, str]] = {
    act.Attack: tr_noop("Attack"),
    act.Buy: tr_noop("Buy"),
    act.BuyLand: tr_noop("Buy land"),
    act.BuyPublic: tr_noop("Buy"),
    act.Connect: tr_noop("Build a connection"),
    act.Deploy: tr_noop("Send a troop"),
    act.PlacePrestige: tr_noop("Place a Prestige Cube"),
    act.Play: tr_noop("Play"),
    act.Police: tr_noop("Police"),
    act.Redeploy: tr_noop("Move a troop"),
    act.Sell: tr_noop("Sell"),
    act.Shift: tr_noop("Shift a cube"),
    act.Speculate: tr_noop("Speculate"),
}


def _kind_words(kind: type) -> str:
    return tr(KINDS[kind]) if kind in KINDS else ""
