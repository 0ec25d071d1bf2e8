"""Why the opponent does what it does, in a sentence each.

A reason is made in English and stands so in journals and saved games, whatever language is
spoken; :func:`spoken_reason` finds the sentence it was made of and says it.
"""

import re
from functools import cache
from typing import Any

from paxdesk.language import say, template
from paxdesk.mexican_adventure.robots.assessment import Assessment, strength
from paxdesk.mexican_adventure.robots.battles import Outlook
from paxdesk.mexican_adventure.robots.departure import (
    outlasting,
    the_last_go,
    through_the_lines,
)
from paxdesk.mexican_adventure.robots.marches import March
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.words import ZoneId

MARCHES: dict[str, str] = {
    "assault": template("{to} can be taken: {ours} against {theirs} before the dice."),
    "relieve": template("{to} is contested, and help tips the scale."),
    "occupy": template("{to} pays {resources} RP and is open."),
    "open": template("Nobody holds {to} yet."),
    "gather": template("The force is needed nearer to {to}."),
    "embark": template("The French go home by way of the port."),
    "stand": template("Those who stay to the end gather in {to}."),
}
"""By what the march is for."""
PLAIN: dict[type[Any], str] = {
    act.Place: template("A garrison where it pays, an army where the enemy is."),
    act.Loan: template("The army can use the money, and Napoleon still has patience."),
    act.Starve: template("These suffer least without supply."),
    act.Improve: template("An army fights by its best FP."),
    act.Raise: template("New FP where they are needed most."),
    act.Keep: template("This event serves best, or harms least."),
    act.Give: template("This event harms least in the other's hand."),
    act.Sail: template("The ship goes where it is of use."),
    act.Rail: template("The train is faster than the road."),
    act.Evacuate: template("The French must be gone in time."),
    act.Ride: template("A leader belongs with his FP, a head of state in safety."),
    act.Withdraw: template("The last French leave, and the HQ with them."),
    act.Fight: template("The surest gain comes first."),
    act.Lose: template("So the force stays as strong as it can."),
    act.LoseGuards: template("Rural Guards are cheaper than soldiers."),
    act.Retreat: template("To friends and supply, out of the enemy's reach."),
    act.Hunt: template("The Guerrilla is hunted down."),
    act.Raid: template("A Guerrilla here collects, or cuts a road."),
    act.Done: template("Nothing more is worth its price."),
    act.Pass: template("Nothing here is worth its price."),
    act.Stay: template("The force is needed where it stands."),
}
RAISED_TO_STAY = template("FP raised now will still be there when the French have gone.")
HQ_IN_TIME = template("The HQ leaves before it falls: a Mexican one takes its place.")
THROUGH_THE_LINES = template("No ship takes him from the port: he tries the enemy's lines.")
"""While the French go home (event 63)."""
OTHERWISE = template("There is nothing better.")
COMBAT = template("Expect about {dealt} losses dealt and {taken} taken.")

EARLIER: dict[str, str] = {
    "{to} is where those gather who stay to the end.": MARCHES["stand"],
    "About {dealt} losses dealt for {taken} taken, as the enemy may choose.": COMBAT,
    "{to} is fought for, and help turns the scale.": MARCHES["relieve"],
    "Where most is sure comes first.": PLAIN[act.Fight],
    "Whoever is raised now is still there when the French are gone.": RAISED_TO_STAY,
}
"""Sentences of earlier versions, which saved games keep, and what is said now instead."""

# --- What the other side may hear of it before the game is over (5.8.4, M86) ----------------------

ORDERED = template("The force is needed elsewhere.")
MARCHED: dict[str, str] = {
    "assault": template("The enemy there can be beaten."),
    "relieve": template("Where it is fought, help turns the scale."),
    "occupy": template("What lies open there pays."),
    "open": template("Nobody held that zone yet."),
    "gather": template("So it is nearer to where it is needed."),
    "embark": template("The French go home by way of the port."),
    "stand": template("Those who stay to the end gather."),
}
"""After the march, by what it was for: neither how strong the force is nor where it means to go.

An entry for each of ``MARCHES``, and no field in any.
"""
WEIGHED = template("Weighed against every choice the enemy has.")


def of(seen: Assessment, action: Action) -> str:
    """The sentence for an action that needs no figures, in English."""
    match action:
        case act.Raise() if seen.side == "imperial" and outlasting(seen.state):
            return RAISED_TO_STAY
        case act.Withdraw() if seen.french_must_leave() and not the_last_go(seen.state):
            return HQ_IN_TIME
        case act.Ride(who) if through_the_lines(seen, who):
            return THROUGH_THE_LINES
    return PLAIN.get(type(action), OTHERWISE)


def of_march(seen: Assessment, origin: ZoneId, march: March) -> str:
    """What a march is for, with what can be counted before it."""
    to = march.to
    moved = seen.own(origin)
    return MARCHES[march.why].format(
        to=seen.board.zones[to].name,
        resources=seen.board.zones[to].resources,
        ours=strength((*moved, *seen.own(to))),
        theirs=strength(seen.theirs(to)),
    )


def of_attitude(seen: Assessment, zone: ZoneId, outlook: Outlook) -> str:
    """What is expected of the combat."""
    return COMBAT.format(dealt=round(outlook.dealt, 1), taken=round(outlook.taken, 1))


def overheard_reason(action: Action, reason: str) -> str:
    """A reason as the other side hears it, said: without figures, and without a zone to come."""
    words = _sentence_of(reason)
    for why, march in MARCHES.items():
        if march == words:
            return say(MARCHED[why] if isinstance(action, act.Move) else ORDERED)
    return say(WEIGHED) if words == COMBAT else spoken_reason(reason)


def spoken_reason(reason: str) -> str:
    """A reason of a journal in the language spoken; as it stands where no sentence fits."""
    for words, shape in _shapes():
        found = shape.fullmatch(reason)
        if found is not None:
            return say(words, **found.groupdict())
    return reason


def _sentence_of(reason: str) -> str | None:
    """The template that a reason was made of, by this version or an earlier one."""
    return next((words for words, shape in _shapes() if shape.fullmatch(reason)), None)


@cache
def _shapes() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Every sentence, and what one made of it looks like."""
    going = (RAISED_TO_STAY, HQ_IN_TIME, THROUGH_THE_LINES)
    sentences = (*MARCHES.values(), *PLAIN.values(), *going, OTHERWISE, COMBAT)
    now = tuple((words, _shape(words)) for words in sentences)
    return (*now, *((words, _shape(earlier)) for earlier, words in EARLIER.items()))


@cache
def _shape(words: str) -> re.Pattern[str]:
    plain = re.escape(words).replace("\\{", "{").replace("\\}", "}")
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>.+?)", plain))
