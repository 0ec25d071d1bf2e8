"""Inspector content for zones and pieces that the reader may see. No Qt."""

from collections.abc import Iterator

from paxdesk.desk.inspector.content import InspectorContent, InspectorRow
from paxdesk.desk.scene.things import CardNumber, Spot
from paxdesk.desk.words import Names
from paxdesk.language import join_words, tr, tr_plural, with_colon
from paxdesk.mexican_adventure.rules.forces import cost_of
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import can_be_supplied, collected_from, hq_distances
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, ZoneId
from paxdesk.mexican_adventure.session import Session, side_of
from paxdesk.mexican_adventure.table.hand.gestures import ZONED, zone_of
from paxdesk.mexican_adventure.table.hand.handling import deeds as deeds
from paxdesk.mexican_adventure.table.visible_stacks import Stack, possible_attackers, stack
from paxdesk.mexican_adventure.table.words.terms import (
    COVER_WORDS,
    STEP_WORDS,
    groups_words,
    leader_words,
    marker_words,
    months_of,
    person_name,
    rp_words,
    side_words,
    zone_name,
)
from paxdesk.session.game_protocol import Seat


def pile_name(spot: Spot) -> str:
    """Return the heading for a spot; "" if the inspector has no content for it."""
    if spot.kind in ZONED:
        return tr("Zone")
    return tr("Tracks") if spot.kind == "tracks" else ""


def inspected(
    session: Session, spot: Spot, card: CardNumber, asked: Seat | None, names: Names
) -> InspectorContent:
    """Return the facts about a spot that the viewers may know."""
    state = session.state
    readers = (asked,) if asked is not None else tuple(session.people)
    sides = frozenset(map(side_of, readers)) if len(readers) == 1 else frozenset[Side]()
    if state.over or state.masked:
        sides = frozenset(SIDES)
    zone = zone_of(state.material.board, spot)
    if zone is None:
        return InspectorContent(title=months_of(state.turn), rows=tuple(_sides(state)))
    return InspectorContent(
        title=zone_name(state.material, zone), rows=tuple(zone_rows(state, zone, sides))
    )


def zone_rows(state: State, zone: ZoneId, sides: frozenset[Side]) -> Iterator[InspectorRow]:
    """Yield rows on a zone: terrain, pieces, line of communication, neighbours and threats."""
    yield from _ground(state, zone)
    for side in SIDES:
        found = stack(state, zone, side, sides)
        if found is not None:
            yield InspectorRow("heading", tr("{side} forces", side=side_words(side)))
            yield from _stack(state, found)
    yield from _others(state, zone)
    yield from _lines(state, zone)
    yield _near(state, zone)
    yield from _threatened(state, zone, sides)


def _threatened(state: State, zone: ZoneId, sides: frozenset[Side]) -> Iterator[InspectorRow]:
    """Yield origins of possible attacks on the viewer's pieces."""
    for side in SIDES:
        if len(sides) == 1 and side in sides and not state.over and state.step != "setup":
            origins = possible_attackers(state, side).get(zone, [])
            if origins:
                names = join_words([zone_name(state.material, each) for each in origins], "and")
                words = tr("Enemies can come from {zones}.", zones=names)
                yield InspectorRow("fact", words, rule="5.3")


def _near(state: State, zone: ZoneId) -> InspectorRow:
    board, names = state.material.board, []
    for near in sorted(board.neighbours(zone), key=lambda each: zone_name(state.material, each)):
        name = zone_name(state.material, near)
        names.append(tr("{zone} by road", zone=name) if board.by_road(zone, near) else name)
    return InspectorRow("fact", tr("next to {zones}", zones=join_words(names, "and")), rule="5.3.1")


def _ground(state: State, zone: ZoneId) -> Iterator[InspectorRow]:
    card = state.material.board.zones[zone]
    words = [tr(COVER_WORDS[card.cover])]
    if card.city:
        words.append(tr("city"))
    if card.fortress:
        words.append(tr("fortress {value}", value=card.fortress))
    if card.port is not None:
        words.append(tr("port"))
    yield InspectorRow("fact", ", ".join(words), rule="2.1")
    if card.resources:
        yield InspectorRow("sum", tr("pays"), rp_words(card.resources), rule="4.1.1")


def _stack(state: State, found: Stack) -> Iterator[InspectorRow]:
    if found.face_down:
        yield InspectorRow("fact", tr("face down under a leader"), rule="5.8.4")
        return
    for who in found.leaders:
        yield InspectorRow("fact", leader_words(state, who))
    if found.groups:
        yield InspectorRow("fact", groups_words(found.groups))
        price = rp_words(cost_of(found.count))
        yield InspectorRow("sum", tr("an order for all"), price, rule="5.1")


def _others(state: State, zone: ZoneId) -> Iterator[InspectorRow]:
    """Yield rows for heads of state, HQ, ships and markers."""
    standing = state.zones[zone]
    words = [person_name(state.material, who) for who in state.heads_in(zone)]
    if state.hq is not None and state.hq.where == zone:
        number = state.material.hqs[state.hq.id].initiative
        words.append(tr("headquarters {number}", number=number))
    if ships := state.ships_in(zone):
        words.append(tr_plural("%n ship(s)", "", ships))
    words += [marker_words(each) for each in ("vomito", "guerrilla") if getattr(standing, each)]
    if standing.rural_guards:
        words.append(marker_words("rural_guards", standing.rural_guards))
    if standing.counter_guerrillas:
        words.append(marker_words("counter_guerrilla", standing.counter_guerrillas))
    if words:
        yield InspectorRow("heading", tr("Also here"))
        yield InspectorRow("fact", join_words(words, "and"))


def _lines(state: State, zone: ZoneId) -> Iterator[InspectorRow]:
    """Yield rows on the zone's line of communication, supply and income."""
    distance = hq_distances(state).get(zone)
    if distance is not None:
        words = tr_plural("line of communication: %n zone(s) to the headquarters", "", distance)
        yield InspectorRow("fact", words, rule="2.5")
    elif state.zones[zone].imperial:
        fed = {where for where, _ in can_be_supplied(state, "imperial")}
        if zone not in fed:
            words = tr("no line of communication: no supply")
            yield InspectorRow("refusal", words, "4.2.1", rule="4.2.1")
    for side in SIDES:
        if zone in collected_from(state, side) and state.material.board.zones[zone].resources:
            words = tr("pays the {side} side now", side=side_words(side))
            yield InspectorRow("fact", words, rule="4.1.1")


def _sides(state: State) -> Iterator[InspectorRow]:
    last = state.card.last_turn
    turn = tr("Turn {number} of {last}", number=state.turn, last=last)
    yield InspectorRow("fact", with_colon(turn, tr(STEP_WORDS[state.step])))
    for side in SIDES:
        yield InspectorRow("heading", side_words(side))
        yield InspectorRow("sum", tr("in hand"), rp_words(state.rp[side]))
        zones = state.material.board.zones
        income = sum(zones[zone].resources for zone in collected_from(state, side))
        yield InspectorRow("sum", tr("from zones"), rp_words(income), rule="4.1.1")
    yield InspectorRow("heading", tr("Bowl"))
    yield InspectorRow("fact", tr_plural("%n chit(s) in the bowl", "", state.bowl_size), rule="4.3")
    yield InspectorRow("fact", tr("French Retreat {number}", number=state.withdrawal), rule="6.2.2")
    yield InspectorRow("fact", tr("American Aid {number}", number=state.aid), rule="4.1.3")
    reserve = tr_plural("%n in reserve", "", state.reserve)
    yield InspectorRow("fact", with_colon(tr("Guerrillas"), reserve))
