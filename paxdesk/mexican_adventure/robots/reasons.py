"""Reasons of the opponent as keys with values, and a sentence for each."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from paxdesk.language import format_decimal, tr, tr_noop
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import BattleOutlook
from paxdesk.mexican_adventure.robots.departure import outlasting, the_last_go, through_the_lines
from paxdesk.mexican_adventure.robots.forces_seen import strength
from paxdesk.mexican_adventure.robots.marches import March
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.vocabulary import ZoneId
from paxdesk.mexican_adventure.rules.zone_map import Board
from paxdesk.session.notation_types import format_reason, read_keyed

MARCHES: dict[str, str] = {
    "assault": tr_noop("{to} can be taken: {ours} against {theirs} before the dice."),
    "assault_unseen": tr_noop(
        "{to} can be taken: {ours} against perhaps {theirs} before the dice."
    ),
    "relieve": tr_noop("{to} is contested, and help tips the scale."),
    "occupy": tr_noop("{to} pays {resources} RP and is open."),
    "open": tr_noop("Nobody holds {to} yet."),
    "gather": tr_noop("The force is needed nearer to {to}."),
    "embark": tr_noop("The French go home by way of the port."),
    "stand": tr_noop("Forces that stay to the end gather in {to}."),
}
"""Sentences by the purpose of a march; ``assault_unseen`` is against hidden enemies."""
PLAIN: dict[type[Any], str] = {
    act.PlacePieces: tr_noop("A garrison where it pays, an army where the enemy is."),
    act.Loan: tr_noop("The army can use the money, and Napoleon still has patience."),
    act.Starve: tr_noop("These suffer least without supply."),
    act.Improve: tr_noop("An army fights by its best FP."),
    act.Raise: tr_noop("New FP where they are needed most."),
    act.Keep: tr_noop("This event helps most, or does the least harm."),
    act.Give: tr_noop("This event does the least harm in the other player's hand."),
    act.Sail: tr_noop("The ship goes where it is of use."),
    act.Rail: tr_noop("The train is faster than the road."),
    act.Evacuate: tr_noop("The French must be gone in time."),
    act.Ride: tr_noop("Keep a leader with their FP, and a head of state somewhere safe."),
    act.Withdraw: tr_noop("The last French leave, and the HQ with them."),
    act.Fight: tr_noop("The surest gain comes first."),
    act.Lose: tr_noop("This keeps the force as strong as possible."),
    act.LoseGuards: tr_noop("Rural Guards are cheaper than soldiers."),
    act.Retreat: tr_noop("To friends and supply, out of the enemy's reach."),
    act.Hunt: tr_noop("The Guerrilla is hunted down."),
    act.PlaceMarker: tr_noop("The marker has the most effect here."),
    act.PlaceHead: tr_noop("A head of state is safest here."),
    act.PlaceHq: tr_noop("From here the HQ reaches most of its troops."),
    act.ReturnLeader: tr_noop("This leader is needed most."),
    act.Convert: tr_noop("Frenchmen who stay fight on as Imperial Mexicans."),
    act.Escape: tr_noop("Away from the enemy, to friends."),
    act.Recall: tr_noop("A Guerrilla that is called back can raid elsewhere."),
    act.Raid: tr_noop("A Guerrilla here collects, or cuts a road."),
    act.Done: tr_noop("Nothing more is worth its price."),
    act.Pass: tr_noop("Nothing here is worth its price."),
    act.Stay: tr_noop("The force is needed where it is."),
}
RAISED_TO_STAY: Final = "raised_to_stay"
HQ_IN_TIME: Final = "hq_in_time"
THROUGH_THE_LINES: Final = "through_the_lines"
"""Keys of reasons while the French go home (event 63)."""
OTHERWISE: Final = "otherwise"
COMBAT: Final = "combat"
WHY: Final[Mapping[str, str]] = {
    **MARCHES,
    **{action.__name__.lower(): words for action, words in PLAIN.items()},
    RAISED_TO_STAY: tr_noop("FP raised now will still be there after the French leave."),
    HQ_IN_TIME: tr_noop("The HQ leaves before it falls: a Mexican one takes its place."),
    THROUGH_THE_LINES: tr_noop("No ship takes him from the port: he tries the enemy's lines."),
    OTHERWISE: tr_noop("A hunch: the odds were not weighed."),
    COMBAT: tr_noop("Expect about {dealt} losses dealt and {taken} taken."),
}
"""Sentences of all reasons of the opponent, by key."""

EARLIER: Final[Mapping[str, str]] = {
    **{words: key for key, words in WHY.items()},
    "A leader belongs with his FP, a head of state in safety.": "ride",
    "The force is needed where it stands.": "stay",
    "This event serves best, or harms least.": "keep",
    "This event harms least in the other's hand.": "give",
    "The marker does most here.": "placemarker",
    "Those who stay to the end gather in {to}.": "stand",
    "FP raised now will still be there when the French have gone.": "raised_to_stay",
    "There is nothing better.": "otherwise",
    "So the force stays as strong as it can.": "lose",
    "{to} is where those gather who stay to the end.": "stand",
    "About {dealt} losses dealt for {taken} taken, as the enemy may choose.": "combat",
    "{to} is fought for, and help turns the scale.": "relieve",
    "Where most is sure comes first.": "fight",
    "Whoever is raised now is still there when the French are gone.": "raised_to_stay",
}
"""Keys by the sentences that earlier versions stored in saved games."""

# --- Reasons shown to the other side during the game (5.8.4, M86) ---------------------------------

ORDERED = tr_noop("The force is needed elsewhere.")
MARCHED: dict[str, str] = {
    "assault": tr_noop("The enemy there can be beaten."),
    "assault_unseen": tr_noop("The enemy there can be beaten."),
    "relieve": tr_noop("Where there is fighting, help tips the scale."),
    "occupy": tr_noop("Undefended zones there pay."),
    "open": tr_noop("Nobody held that zone before."),
    "gather": tr_noop("That brings it closer to where it is needed."),
    "embark": tr_noop("The French go home by way of the port."),
    "stand": tr_noop("Forces that stay to the end gather."),
}
"""Sentences for the keys of MARCHES, without strengths and destination."""
WEIGHED = tr_noop("Weighed against every possible enemy choice.")


def of(seen: Assessment, action: Action) -> str:
    """Return the key of the reason for an action other than a march or an attitude."""
    match action:
        case act.Raise() if seen.side == "imperial" and outlasting(seen.state):
            return RAISED_TO_STAY
        case act.Withdraw() if seen.french_must_leave() and not the_last_go(seen.state):
            return HQ_IN_TIME
        case act.Ride(who) if through_the_lines(seen, who):
            return THROUGH_THE_LINES
    return type(action).__name__.lower() if type(action) in PLAIN else OTHERWISE


def of_march(seen: Assessment, origin: ZoneId, march: March) -> str:
    """Return the reason for a march, with figures known before it."""
    to, why, values = march.to, march.why, dict[str, str | int]()
    if why == "occupy":
        values["resources"] = seen.board.zones[to].resources
    elif why == "assault":
        why = "assault_unseen" if to in seen.view.covered else why
        values["ours"] = strength((*seen.own_fps(origin), *seen.own_fps(to)))
        values["theirs"] = strength(seen.enemy_fps(to))
    return format_reason(why, to=to, **values)


def of_attitude(seen: Assessment, zone: ZoneId, outlook: BattleOutlook) -> str:
    return format_reason(
        COMBAT, dealt=str(round(outlook.dealt, 1)), taken=str(round(outlook.taken, 1))
    )


def overheard_reason(action: Action, reason: str, board: Board) -> str:
    """Return a reason translated for the other side, without figures or future zones."""
    key, _ = meaning_of(reason)
    if key in MARCHES:
        return tr(MARCHED[key] if isinstance(action, act.Move) else ORDERED)
    return tr(WEIGHED) if key == COMBAT else spoken_reason(reason, board)


def spoken_reason(reason: str, board: Board) -> str:
    """Return a reason in the current language; unchanged if its key is unknown."""
    key, values = meaning_of(reason)
    if key not in WHY:
        return reason
    to = values.get("to")
    if to is not None and to in board.zones:
        values = {**values, "to": board.zones[to].name}
    values = {
        name: format_decimal(value) if _FIGURE(value) else value for name, value in values.items()
    }
    return tr(WHY[key], **values)


def meaning_of(reason: str) -> tuple[str, dict[str, str]]:
    """Return the key of a reason and its values; ("", {}) if unknown."""
    found = read_keyed(reason)
    if found is not None and found[0] in WHY:
        key, values = found
        return (key, values) if fields_of(WHY[key]) <= set(values) else ("", {})
    for shape, key in _shapes():
        said = shape.fullmatch(reason)
        if said is not None:
            return key, said.groupdict()
    return "", {}


def fields_of(words: str) -> set[str]:
    """Return the names of the values in a template."""
    return set(_FIELD.findall(words))


_FIELD: Final = re.compile(r"\{(\w+)\}")
_FIGURE: Final = re.compile(r"\d+\.\d+").fullmatch


@cache
def _shapes() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return patterns and keys of earlier sentences, longest first."""
    longest = sorted(EARLIER.items(), key=lambda each: -len(each[0]))
    return tuple((_shape(words), key) for words, key in longest)


def _shape(words: str) -> re.Pattern[str]:
    plain = re.escape(words).replace("\\{", "{").replace("\\}", "}")
    return re.compile(_FIELD.sub(r"(?P<\1>.+?)", plain))
