"""Why a game ended as it did: each condition of its ending, met or missed. No Qt here."""

from collections.abc import Iterator
from typing import Final

from paxdesk.language import counted, joined, say, template
from paxdesk.mexican_adventure.rules.effects import evacuation
from paxdesk.mexican_adventure.rules.pacification import (
    controlled,
    french_fps,
    holds_every_city,
    value_in_hand,
)
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import (
    MOST_WITHDRAWAL,
    SIDES,
    ZoneId,
    enemy_of,
)
from paxdesk.mexican_adventure.table.words.terms import (
    fp_words,
    person_name,
    rp_words,
    side_words,
    zone_name,
)
from paxdesk.record_classes import frozen


@frozen
class Condition:
    """What had to be so for a side to win, and whether it was."""

    words: str
    met: bool


def conditions(state: State) -> list[Condition]:
    """What decided a game that is over; the deciding ones first."""
    if state.ended_by == "scenario":
        return list(_of_scenario(state))
    return list(_automatic(state))


def _automatic(state: State) -> Iterator[Condition]:
    """6.2.3."""
    match state.ended_by:
        case "cities":
            number = sum(zone.settled for zone in state.material.board.zones.values())
            for side in SIDES:
                words = counted(
                    "{side} FP alone in all %n cities and fortresses",
                    "",
                    number,
                    side=side_words(side),
                )
                yield Condition(words, holds_every_city(state, side))
        case "juarez":
            yield Condition(say("Juárez is taken: the Republic has no head"), True)
        case "maximilian":
            yield Condition(say("Maximilian is taken: the Empire has no head"), True)
        case "saillard":
            yield from _saillard(state)
        case "bowl":
            yield Condition(say("No chit is left in the bowl"), True)
            words = say("French Retreat was never at 30 at the end of a turn")
            yield Condition(words, not state.called)


def _saillard(state: State) -> Iterator[Condition]:
    """Event 63, M49: all gone by the deadline, or enough in each turn where few are left."""
    order = evacuation(state)
    assert state.saillard is not None
    if state.turn < state.saillard + order.turns:
        embarked = state.now.evacuated
        words = counted("%n FP embarked this turn, at least {least} must", "", embarked,
                        least=order.least)  # fmt: skip
        yield Condition(words, False)
    hq = state.hq
    left = [
        person_name(state.material, who)
        for who, card in state.material.leaders.items()
        if card.french and state.on_map(who)
    ]
    if hq is not None and hq.where is not None and state.material.hqs[hq.id].nation == "french":
        left.append(say("the headquarters"))
    if number := french_fps(state):
        left.insert(0, fp_words(number))
    words = say("All French off the map: {left} still there", left=joined(left, "and"))
    yield Condition(words, False)


def _of_scenario(state: State) -> Iterator[Condition]:
    """7.0."""
    victory = state.card.victory
    if victory.by == "control":
        for zone in victory.zones:
            yield from _control(state, zone)
    elif victory.by == "most_resources":
        most = victory.republican_above
        if most is not None:
            words = say("French Retreat {number}: not above {most}",
                        number=state.withdrawal, most=most)  # fmt: skip
            yield Condition(words, state.withdrawal <= most)
        values = {side: value_in_hand(state, side) for side in SIDES}
        for side in SIDES:
            words = say("{side}: {amount} from zones with FP",
                        side=side_words(side), amount=rp_words(values[side]))  # fmt: skip
            yield Condition(words, values[side] > values[enemy_of(side)])
    elif victory.by == "withdrawal_below_30":
        words = say(
            "French Retreat never at {most}; it stands at {number}",
            most=MOST_WITHDRAWAL,
            number=state.withdrawal,
        )
        yield Condition(words, not state.at_thirty)
        if state.options.strict:
            yield Condition(say("An automatic victory of the Imperial side"), False)
    else:
        number = sum(1 for _ in state.all_fps("imperial"))
        words = counted("No Imperial FP on the map: %n left", "", number)
        yield Condition(words, not number)


def _control(state: State, zone: ZoneId) -> Iterator[Condition]:
    """M97: who has FP there alone."""
    standing, name = state.zones[zone], zone_name(state.material, zone)
    for side in SIDES:
        if standing.fps(side) and not standing.fps(enemy_of(side)):
            words = say("{zone}: the {side} side controls it", zone=name, side=side_words(side))
            yield Condition(words, state.winner in (side, "draw"))
            return
    if standing.imperial:
        yield Condition(say("{zone}: both sides are there, nobody controls it", zone=name), False)
    else:
        yield Condition(say("{zone}: nobody is there", zone=name), False)


def ending_story(state: State) -> str:
    """What it was that ended the game, in a sentence."""
    if state.ended_by == "scenario" and state.card.victory.by == "control":
        held = {side: controlled(state, side) for side in SIDES}
        if state.options.by_points:
            return say(
                "By points whoever controls more of the three wins: Imperial {imperial}, "
                "Republican {republican}.",
                **held,
            )
        return say(
            "To win, a side controls all three: Imperial {imperial}, Republican {republican}.",
            **held,
        )
    if state.winner == "draw":
        return say("Both sides have the same from their zones.")
    return ""


# --- The scenarios in words: what each is about and how it is won. --------------------------------

TITLES: Final[dict[str, str]] = {
    "puebla": template("Puebla"),
    "conquest": template("The Conquest"),
    "maximilian": template("Maximilian"),
    "retreat": template("The Retreat"),
    "campaign": template("The Campaign"),
}
ABOUT: Final[dict[str, str]] = {
    "puebla": template(
        "1862, four turns. Lorencez marches from the sea; Zaragoza waits behind the walls of "
        "Puebla. Who controls Mexico, Puebla and Veracruz at the end wins; anything else is a draw."
    ),
    "conquest": template(
        "1862 to 1864, ten turns. Forey brings reinforcements. At the end whoever collects more "
        "from the zones wins; the Republican wins with French Retreat above 20."
    ),
    "maximilian": template(
        "1864 to 1866, ten turns. The Emperor comes, and Napoleon's patience runs out. The "
        "Imperial side must keep French Retreat from 30, or win outright."
    ),
    "retreat": template(
        "1866 and 1867, ten turns. The French embark, the Emperor stays. The Republican wins if "
        "no Imperial force is left on the map."
    ),
    "campaign": template(
        "1862 to 1867, all 33 turns, from the landing to the end. The Republican wins if no "
        "Imperial force is left on the map."
    ),
}


def scenario_title(scenario: str) -> str:
    return say(TITLES[scenario])


def scenario_words(scenario: str) -> str:
    """What a scenario is about."""
    return say(ABOUT[scenario])
