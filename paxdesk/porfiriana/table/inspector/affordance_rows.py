"""Rows of the inspector: what can be done with a thing now and for how much, or why not."""

from collections.abc import Mapping
from typing import Final

from paxdesk.desk.inspector import InspectorRow
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.refusal_tooltip import named, rule_name
from paxdesk.desk.words import Names
from paxdesk.errors import IllegalAction
from paxdesk.language import counted, labelled, say, template
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, Action, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import Connection
from paxdesk.porfiriana.rules.cards import PartnerCard
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.sums import Sum, spell_out
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.affordances import (
    GUIDED,
    RULES,
    Affordance,
    Deed,
    affordances,
    nearest_refusal,
)
from paxdesk.porfiriana.table.hand.gestures import harms_own
from paxdesk.porfiriana.table.painting.symbols import topic_icon
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.labels import label, place_words
from paxdesk.porfiriana.table.words.terms import way_term

MOST_PLACES: Final = 4
SPELLED: Final[frozenset[Deed]] = frozenset({"buy", "public", "play"})
"""Deeds whose sum is spelled out even where nothing is taken off."""
AIMED: Final[frozenset[Deed]] = frozenset(
    {"deploy", "attack", "redeploy", "use", "towards", "cube", "answer"}
)
"""Deeds that can be done in several places."""
ICONS: Final[dict[Deed, str]] = {
    "buy": "action-buy",
    "public": "action-buy",
    "play": "action-play",
    "deploy": "army",
    "attack": "grudge",
    "use": "extra-action",
    "connect": "action-connect",
    "land": "action-land",
    "police": "action-police",
    "jail": "jail",
    "redeploy": "action-redeploy",
    "order": "action-redeploy",
    "speculate": "action-speculate",
    "cube": "income-cube",
    "towards": "manicule",
    "sell": "action-sell",
    "answer": "manicule",
}


def affordance_rows(
    session: Session, spot: Spot, card: CardNumber, asked: Seat, names: Names
) -> list[InspectorRow]:
    """What whoever is asked might do with the thing at a spot."""
    state = session.state
    found = affordances(state, session.legal(), asked, spot)
    rows: list[InspectorRow] = []
    for each in found:
        if each.legal and each.deed in AIMED:
            rows += _aimed(state, each, names, card)
        elif each.legal:
            rows += _possible(state, each, names)
        else:
            rows += _impossible(session, each, names)
    if not found and card:
        refused = session.refusal(act.Sell(card))
        if refused is not None and "E4" not in refused.rules:  # somebody must answer first
            rows.append(refusal_row(refused, names))
    if rows:
        heading = say("{0} can", names[asked])
        rows.insert(0, InspectorRow("heading", heading))
    return rows


def refusal_row(
    refused: IllegalAction, names: Names, title: str = "", icon: str = ""
) -> InspectorRow:
    """Why not, with the rule that a click opens."""
    reason = named(refused.reason, names)
    words = labelled(title, reason) if title else reason
    return InspectorRow("refusal", words, rule_name(refused), icon, refused.rule)


# --- What can be done ----------------------------------------------------------------------------


def _possible(state: State, prospect: Affordance, names: Names) -> list[InspectorRow]:
    """A deed with its price, the sum spelled out where there is something to tell."""
    deed = prospect.deed
    sums = [spell_out(state, each) for each in prospect.legal]
    best = min(sums, key=_dearness)
    title = deed_title(state, deed, prospect.legal[0])
    icon, rule = ICONS[deed], RULES[deed]
    rows = [InspectorRow("action", title, amount_words(best), icon, rule, prospect.legal)]
    if len(best.lines) > 1 or (deed in SPELLED and best.lines and best.lines[0].gold):
        rows += [
            InspectorRow("sum", line.text, _signed(line.gold), topic_icon(line.topic))
            for line in best.lines
        ]
    return rows + _payee(best, names)


def _payee(found: Sum, names: Names) -> list[InspectorRow]:
    """Who collects instead of the supply."""
    if found.payee is None:
        return []
    if found.collector == "speculator":
        words = say("{0} is paid: the cube on it", names[found.payee])
        return [InspectorRow("sum", words, "", "action-speculate", "gl. Speculation Cube")]
    words = say("{0} is paid: a monopoly", names[found.payee])
    return [InspectorRow("sum", words, "", "monopoly", "gl. Monopoly")]


def _aimed(
    state: State, prospect: Affordance, names: Names, card: CardNumber
) -> list[InspectorRow]:
    """A deed with the places where it can be done, the cheapest first."""
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
    rows = [InspectorRow("action", title, "", ICONS[deed], RULES[deed])]
    places = sorted(ranges, key=lambda each: (harms_own(state, each[3][0]), _dearness(each[1])))
    for place, least, most, actions in places[:MOST_PLACES]:
        amount = amount_words(least, way=True) if least != Sum() else ""
        if most.total > least.total:
            words = template("{least} to {most} gold")
            amount = say(words, least=least.total, most=most.total)
        rows.append(InspectorRow("sum", place, amount, actions=actions))
    if len(places) > MOST_PLACES:
        more = counted("and %n more", "", len(places) - MOST_PLACES)
        rows.append(InspectorRow("sum", more))
    return rows


def _shift_words(state: State, shift: act.Shift, names: Names, card: CardNumber) -> str:
    """The other end of a cube's way, the market as one place: any of its cards takes a cube."""
    leaves = shift.source.kind != "speculation" and shift.source.number == card
    other = shift.to if leaves else shift.source
    place = place_words(state, other, names)
    if other.kind == "speculation":
        place = say("a market card")
    return say("to {0}", place) if leaves else say("from {0}", place)


def _dearness(found: Sum) -> tuple[int, int]:
    return found.total, found.actions


def amount_words(found: Sum, *, way: bool = False) -> str:
    """What an action costs in a few words: "4 gold · 2 actions"."""
    if found.total > 0:
        parts = [say("{0} gold", found.total)]
    elif found.total < 0:
        parts = [say("+{0} gold", -found.total)]
    else:
        parts = [say("free")]
    topic = found.lines[0].topic if found.lines else ""
    if way and topic.startswith("connection."):
        connections: Mapping[str, Connection] = {"foot": "foot", "mule": "mule", "rail": "rail"}
        parts.insert(0, way_term(connections[topic.partition(".")[2]]))
    if found.actions > 1:
        parts.append(say("{0} actions", found.actions))
    if found.via is not None:
        parts.append(say("no action"))
    return " · ".join(parts)


def _signed(gold: int) -> str:
    return str(gold) if gold >= 0 else f"\N{MINUS SIGN}{-gold}"


# --- What cannot ---------------------------------------------------------------------------------


def _impossible(session: Session, prospect: Affordance, names: Names) -> list[InspectorRow]:
    tried = (session.refusal(each) for each in prospect.attempts)
    refused = nearest_refusal(each for each in tried if each is not None)
    if refused is None or refused.rule == GUIDED:
        return []
    title = deed_title(session.state, prospect.deed, prospect.attempts[0])
    return [refusal_row(refused, names, title, ICONS[prospect.deed])]


# --- Words ---------------------------------------------------------------------------------------


def deed_title(state: State, deed: Deed, action: Action) -> str:
    """What a deed is called."""
    match action:
        case act.Buy(_, orientation):
            if orientation is not None:
                return say("Buy, as event or status quo")
            return say("Buy")
        case act.BuyPublic(card, faction):
            sides = state.cards.partners[card].sides
            name = next(side.name for side in sides if side.faction == faction)
            return say("Buy {0}", name)
        case act.Play(card):
            found = state.cards.cards[card]
            if isinstance(found, PartnerCard) and found.newspaper:
                return say("Play, on either side")
            return say("Play")
        case act.Connect(card, oval):
            kind = state.cards.enterprises[card].ovals[oval].to
            return {
                "mule": say("Build a mule road"),
                "rail": say("Build a railroad"),
                "extra": say("Build a canal or ship"),
            }[kind]
        case act.Use(_, None):
            return say("Change the regime")
    titles: dict[Deed, str] = {
        "deploy": say("Send it to"),
        "attack": say("Play it on"),
        "use": say("Stir up Unrest at"),
        "land": say("Buy land"),
        "police": say("Police: remove 1 Unrest"),
        "jail": say("Leave Jail"),
        "redeploy": say("Move it to"),
        "order": say("Restore order here"),
        "speculate": say("Speculate on it"),
        "cube": say("Shift a cube"),
        "towards": say("Play or send here"),
        "sell": say("Sell"),
        "answer": say("Answer"),
    }
    return titles.get(deed, "")


def aim_words(state: State, deed: Deed, action: Action, names: Names) -> str:
    """Where an action is done; with ``towards`` what does it."""
    match action:
        case act.Deploy(card) | act.Redeploy(card) | act.Attack(card) | act.Use(card) if (
            deed == "towards"
        ):
            return card_name(state, card)
        case act.Deploy(_, at) | act.Redeploy(_, at) if at is not None:
            if at == ARMY:
                return say("your Private Army")
            return card_name(state, at)
        case act.Attack(_, target, victim):
            return names[victim or 0] if target is None else card_name(state, target)
        case act.Use(_, target) if target is not None:
            return card_name(state, target)
    return label(state, action, names).words
