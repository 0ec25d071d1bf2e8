"""Warnings in words, each with its mark on the map and its proof. No Qt here."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.inspector import InspectorRow
from paxdesk.desk.protocol.advice import Caution as ToldCaution
from paxdesk.language import counted, say, template
from paxdesk.mexican_adventure.robots.cautions import Caution, Kind
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.table.hand.gestures import piece_spot, stack_spot, zone_spot
from paxdesk.mexican_adventure.table.words.terms import person_name

ATTACKED: Final[dict[Kind, str]] = {
    "hq": template("The headquarters in {zone} may fall to an attack from {origin}."),
    "head": template("{who} in {zone} may be taken by an attack from {origin}."),
    "blamed": template("French in {zone} may be beaten from {origin}, and Paris counts it."),
    "beaten": template("{zone} can be attacked from {origin} by a far stronger force."),
}
RULES: Final[dict[Kind, str]] = {
    "hq": "5.6",
    "head": "5.8",
    "blamed": "6.2.2",
    "beaten": "5.7.1",
    "hungry": "4.2.1",
}


def told(state: State, caution: Caution, side: Side) -> ToldCaution:
    """A warning for the side that looks at the map."""
    board = state.material.board
    stack = stack_spot(board, caution.zone, side)
    marks = [stack, zone_spot(board, caution.zone)]
    if caution.kind == "hq":
        marks.insert(0, piece_spot(board, "hq", caution.zone))
    about = [zone_spot(board, zone) for zone in (caution.zone, caution.origin) if zone]
    return ToldCaution(
        caution_words(state, caution), tuple(marks), tuple(_proof(caution)), tuple(about)
    )


def caution_words(state: State, caution: Caution) -> str:
    """The warning in a sentence."""
    zones = state.material.board.zones
    zone = zones[caution.zone].name
    if caution.kind == "hungry":
        count = caution.count
        return counted("%n FP in {zone} will find no supply next turn.", "", count, zone=zone)
    who = person_name(state.material, caution.who) if caution.who else ""
    origin = zones[caution.origin].name
    return say(ATTACKED[caution.kind], zone=zone, origin=origin, who=who)


def _proof(caution: Caution) -> Iterator[InspectorRow]:
    yield InspectorRow("heading", say("Why"))
    rule = RULES[caution.kind]
    if caution.kind == "hungry":
        yield InspectorRow("refusal", say("no line of communication: no supply"), rule, rule=rule)
        return
    words = template("{ours} with the walls against {theirs}, before the dice")
    if caution.guessed:
        words = template("{ours} with the walls against perhaps {theirs}, before the dice")
    yield InspectorRow("fact", say(words, ours=caution.ours, theirs=caution.theirs), rule=rule)
