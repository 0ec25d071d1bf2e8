"""What the menu of a thing on the table offers: every legal action that begins or ends there.

First the deeds that the thing is meant for, with the reason where one cannot be done; then
whatever else the rules allow with it, so that nothing can be done by a movement of the hand alone.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from paxdesk.desk.scene.spots import Spot
from paxdesk.desk.sheets.refusal_plate import named
from paxdesk.desk.words.deeds import Deed
from paxdesk.desk.words.seats import Names
from paxdesk.language import say
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.sums import spell_out
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.affordances import (
    GUIDED,
    RULES,
    Affordance,
    affordances,
    nearest_refusal,
)
from paxdesk.porfiriana.table.hand.gestures import GIVING_AWAY, broader, gesture
from paxdesk.porfiriana.table.inspector.affordance_rows import (
    AIMED,
    ICONS,
    aim_words,
    amount_words,
    deed_title,
)
from paxdesk.porfiriana.table.words.labels import label

WHOLE: Final = frozenset({"tableau", "hand_area"})
"""Places with so much in them that only what begins or ends at the place itself counts."""
MOST_LOOSE: Final = 4
"""So many actions of one kind stand by themselves; more are gathered on a page."""


def deeds(session: Session, spot: Spot, asked: Seat, names: Names) -> list[Deed]:
    """Everything that whoever is asked can do with what lies at a spot, and what not and why."""
    state, legal = session.state, session.legal()
    found = affordances(state, legal, asked, spot)
    told: list[Deed] = []
    for each in found:
        if each.legal:
            told.append(_possible(state, each, names))
        elif (why := _impossible(session, each, names)) is not None:
            told.append(why)
    known = {action for each in found for action in each.legal}
    rest = [each for each in legal if each not in known and _touches(state, spot, each)]
    return _ordered([*told, *_gathered(state, rest, names)])


def _ordered(told: list[Deed]) -> list[Deed]:
    """What can be done before what cannot."""
    return sorted(told, key=lambda each: not each.possible)


def _possible(state: State, found: Affordance, names: Names) -> Deed:
    """A deed with its price, or with the places where it can be done."""
    title, icon, rule = deed_title(state, found.deed, found.legal[0]), ICONS[found.deed], ""
    rule = RULES[found.deed]
    if found.deed not in AIMED:
        return Deed(
            icon, title, _price(state, found.legal), "", rule, found.legal, (), _loses(found.legal)
        )
    by_place: dict[str, list[Action]] = {}
    for action in found.legal:
        by_place.setdefault(aim_words(state, found.deed, action, names), []).append(action)
    places = [
        Deed(icon, place, _price(state, there), "", rule, tuple(there), (), _loses(there))
        for place, there in by_place.items()
    ]
    if len(places) == 1:
        only = places[0]
        words = only.words if found.deed == "answer" else f"{title} {only.words}"
        return Deed(icon, words, only.amount, "", rule, only.actions, (), only.loses)
    return Deed(icon, f"{title} …", "", "", rule, (), tuple(places))


def _impossible(session: Session, found: Affordance, names: Names) -> Deed | None:
    tried = (session.refusal(each) for each in found.attempts)
    refused = nearest_refusal(each for each in tried if each is not None)
    if refused is None or refused.rule == GUIDED:
        return None
    title = deed_title(session.state, found.deed, found.attempts[0])
    return Deed(ICONS[found.deed], title, "", named(refused.reason, names), refused.rule)


def _price(state: State, actions: Sequence[Action]) -> str:
    """The least that the actions cost; nothing is said of answers."""
    sums = [spell_out(state, each) for each in actions]
    best = min(sums, key=lambda each: (each.total, each.actions))
    return amount_words(best) if best.lines or best.total else ""


def _loses(actions: Iterable[Action]) -> bool:
    return any(isinstance(each, GIVING_AWAY) for each in actions)


def _touches(state: State, spot: Spot, action: Action) -> bool:
    """Whether the movement that means an action begins or ends at a spot, or at a part of it."""
    found = gesture(state, action)
    if spot.kind in WHOLE:
        return spot in (found.pick, found.drop)
    ends = {*broader(state, found.pick), *broader(state, found.drop)}
    thing = next((each for each in broader(state, spot) if each.kind not in WHOLE), spot)
    return spot in ends or (thing in ends and thing.kind not in WHOLE)


def _gathered(state: State, actions: Sequence[Action], names: Names) -> list[Deed]:
    """Actions by their labels; many of one kind have a page of their own."""
    kinds: dict[type, list[Deed]] = {}
    for action in actions:
        plain = label(state, action, names)
        deed = Deed(
            plain.icon,
            plain.words,
            _price(state, [action]),
            plain.note,
            actions=(action,),
            loses=_loses([action]),
        )
        kinds.setdefault(type(action), []).append(deed)
    told: list[Deed] = []
    for kind, found in kinds.items():
        if len(found) <= MOST_LOOSE:
            told += found
        else:
            words = f"{_kind_words(kind)} …"
            told.append(Deed(found[0].icon, words, places=tuple(found)))
    return told


def _kind_words(kind: type) -> str:
    """What many actions of a kind are called together."""
    words = {
        act.Attack: say("Attack"),
        act.Buy: say("Buy"),
        act.BuyLand: say("Buy land"),
        act.BuyPublic: say("Buy"),
        act.Connect: say("Build a connection"),
        act.Deploy: say("Send a troop"),
        act.PlacePrestige: say("Place a Prestige Cube"),
        act.Play: say("Play"),
        act.Police: say("Police"),
        act.Redeploy: say("Move a troop"),
        act.Sell: say("Sell"),
        act.Shift: say("Shift a cube"),
        act.Speculate: say("Speculate"),
    }
    return words.get(kind, say("Answer"))
