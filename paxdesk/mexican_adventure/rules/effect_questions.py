"""Questions asked by events (8.0) about markers, FP and persons (M113)."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.agenda import (
    Converting,
    Improving,
    Landing,
    PlacingHead,
    PlacingMarkers,
    Raising,
    Returning,
)
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.forces import (
    FpType,
    Pieces,
    Place,
    ZonePieces,
    batches_of,
    fps_of,
    is_french,
    places_in,
    places_of,
    split_fps,
)
from paxdesk.mexican_adventure.rules.leaders import eliminated_leaders
from paxdesk.mexican_adventure.rules.navies import add_ships
from paxdesk.mexican_adventure.rules.spending import MEXICANS, improve
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.vocabulary import FRENCH, Marker, ZoneId, enemy_of

CHIT_OF: dict[Marker, str] = {
    "vomito": "8.0 1-7",
    "rural_guards": "8.0 25-28",
    "counter_guerrilla": "8.0 29-33",
}
MANY = 60
"""Maximum number of actions listed as options."""

# --- Markers -------------------------------------------------------------------------------------


def _takes_marker(state: State, marker: Marker, zone: ZoneId) -> bool:
    standing = state.zones[zone]
    if marker == "vomito":
        return state.material.board.zones[zone].cover == "forest" and not standing.vomito
    return standing.held("imperial")


def marker_options(state: State, step: PlacingMarkers) -> list[Action]:
    return [
        act.PlaceMarker(step.marker, zone)
        for zone in state.material.board.ids
        if _takes_marker(state, step.marker, zone)
    ]


def refuse_marker(state: State, step: PlacingMarkers, action: Action) -> IllegalAction | None:
    rules = (CHIT_OF[step.marker], "M31" if step.marker == "vomito" else "M6", "M35")
    if not isinstance(action, act.PlaceMarker) or action.marker != step.marker:
        return make_refusal(rules, tr_noop("Place the marker {marker} first."), marker=step.marker)
    if _takes_marker(state, step.marker, action.zone):
        return None
    if step.marker == "vomito":
        words = tr_noop("Vomito needs a forest zone without a marker.")
    else:
        words = tr_noop("It needs a friendly zone that is not contested.")
    return make_refusal(rules, words, where=action.zone)


def answer_marker(state: State, step: PlacingMarkers, action: Action) -> None:
    assert isinstance(action, act.PlaceMarker)
    standing = state.zones[action.zone]
    if action.marker == "vomito":
        standing.vomito = True
    elif action.marker == "rural_guards":
        standing.rural_guards += 1
    else:
        standing.counter_guerrillas += 1
    state.tell("placed", step.side, action.zone, word=action.marker)
    if step.count > 1:
        state.agenda.append(evolve(step, count=step.count - 1))


# --- Maximilian (59, M47) ------------------------------------------------------------------------


def head_options(state: State, step: PlacingHead) -> list[Action]:
    return [
        act.PlaceHead(step.head, zone)
        for zone in state.material.board.ids
        if state.zones[zone].held("imperial")
    ]


def refuse_head(state: State, step: PlacingHead, action: Action) -> IllegalAction | None:
    if action in head_options(state, step):
        return None
    words = tr_noop("He needs a zone with an Imperial force that is not contested.")
    return make_refusal(("8.0 59", "M47"), words, where=getattr(action, "zone", None))


def answer_head(state: State, step: PlacingHead, action: Action) -> None:
    assert isinstance(action, act.PlaceHead)
    state.people[action.head].where = action.zone
    state.waiting_head = None
    state.tell("placed", "imperial", action.zone, action.head)


# --- Distribution of a number of FP over zones ----------------------------------------------------


def _selections(places: Counter[Place], count: int) -> list[tuple[ZonePieces, ...]]:
    """Return up to MANY ways to take ``count`` FP from ``places``."""
    most = sorted(places.items())

    def choose(index: int, left: int) -> Iterator[list[Place]]:
        if left == 0:
            yield []
            return
        if index == len(most):
            return
        place, there = most[index]
        for number in range(min(there, left), -1, -1):
            for rest in choose(index + 1, left - number):
                yield [place] * number + rest

    return list(islice(map(batches_of, choose(0, count)), MANY)) if count else []


def _refuse_selection(
    places: Counter[Place], batches: tuple[ZonePieces, ...], count: int, rules: tuple[str, ...]
) -> IllegalAction | None:
    chosen = places_in(batches)
    for (zone, _), _ in (chosen - places).items():
        words = tr_noop("These FP cannot be chosen in {zone}.")
        return make_refusal(rules, words, where=zone, zone=zone)
    if chosen.total() != count:
        return make_refusal((*rules, "M113"), tr_noop("Choose exactly {number} FP."), number=count)
    return None


# --- Americans (15-18, M37) ----------------------------------------------------------------------


def _improvable(state: State, step: Improving) -> Counter[Place]:
    """Return the C FP by place; only they can improve (M113)."""
    return places_of((zone, fp) for zone, fp in state.all_fps(step.side) if fp.quality == "C")


def improving_options(state: State, step: Improving) -> list[Action]:
    places = _improvable(state, step)
    return [act.Improve(way) for way in _selections(places, min(step.count, places.total()))]


def refuse_improving(state: State, step: Improving, action: Action) -> IllegalAction | None:
    rules = ("8.0 15-18", "M37")
    if not isinstance(action, act.Improve):
        return make_refusal(rules, tr_noop("Choose the FP that the Americans arm first."))
    places = _improvable(state, step)
    return _refuse_selection(places, action.batches, min(step.count, places.total()), rules)


def answer_improving(state: State, step: Improving, action: Action) -> None:
    assert isinstance(action, act.Improve)
    for batch in action.batches:
        improve(state, batch, step.side)


# --- Forced Enrolment and Santa Anna (19-24, 44) -------------------------------------------------


def _raising_places(state: State, step: Raising) -> Counter[Place]:
    """Return the places for new C FP, each with the maximum number (M37, M42)."""
    kind: FpType = ("C", MEXICANS[step.side])
    return Counter(
        {
            (zone, kind): step.count
            for zone in state.material.board.ids
            if state.zones[zone].fps(step.side)
            or not (step.own or state.zones[zone].occupied(enemy_of(step.side)))
        }
    )


def _raising_number(state: State, step: Raising) -> int:
    return min(step.count, state.room_for(MEXICANS[step.side]))


def raising_options(state: State, step: Raising) -> list[Action]:
    number = _raising_number(state, step)
    places = _raising_places(state, step)
    if not number:
        return []
    together = [batches_of([place] * number) for place in places]
    ways = dict.fromkeys([*_selections(places, number), *together])
    return [act.PlacePieces(way) for way in ways]


def refuse_raising(state: State, step: Raising, action: Action) -> IllegalAction | None:
    rules = ("8.0 19-24", "M37") if step.own else ("8.0 44", "M42", "M29")
    if not isinstance(action, act.PlacePieces) or any(
        batch.pieces.leaders or batch.pieces.navies for batch in action.batches
    ):
        return make_refusal(rules, tr_noop("Place the new FP first."))
    places, number = _raising_places(state, step), _raising_number(state, step)
    return _refuse_selection(places, action.batches, number, rules)


def answer_raising(state: State, step: Raising, action: Action) -> None:
    assert isinstance(action, act.PlacePieces)
    for batch in action.batches:
        state.add_fps(batch.zone, step.side, fps_of(batch.pieces.groups))
        state.tell("raised", step.side, batch.zone, amount=batch.pieces.count)


# --- Marines (38-39, M39) ------------------------------------------------------------------------


def landing_options(state: State, step: Landing) -> list[Action]:
    return [
        act.PlacePieces((ZonePieces(Pieces((), step.groups, step.navies), zone),))
        for zone in state.material.board.where(lambda each: each.port is not None)
        if state.zones[zone].held("imperial")
    ]


def refuse_landing(state: State, step: Landing, action: Action) -> IllegalAction | None:
    if action in landing_options(state, step):
        return None
    words = tr_noop("The Marines and their ship come to a friendly port that is not contested.")
    return make_refusal(("8.0 38-39", "M39"), words)


def answer_landing(state: State, step: Landing, action: Action) -> None:
    assert isinstance(action, act.PlacePieces)
    (batch,) = action.batches
    state.add_fps(batch.zone, "imperial", fps_of(batch.pieces.groups))
    add_ships(state, batch.zone, batch.pieces.navies)
    state.tell("placed", "imperial", batch.zone, amount=batch.pieces.count, word="marine")


# --- Evasion and Exchange (41, 42, M40) ----------------------------------------------------------


def returning_options(state: State, step: Returning) -> list[Action]:
    zones = [
        zone
        for zone in state.material.board.ids
        if state.zones[zone].fps(step.side) or not state.zones[zone].occupied(enemy_of(step.side))
    ]
    return [
        act.ReturnLeader(leader, zone)
        for leader in eliminated_leaders(state, step.side)
        for zone in zones
    ]


def refuse_returning(state: State, step: Returning, action: Action) -> IllegalAction | None:
    if action in returning_options(state, step):
        return None
    words = tr_noop("An eliminated leader returns with friendly FP or in a zone without enemies.")
    return make_refusal(
        ("8.0 41", "8.0 42", "M40", "M44"), words, where=getattr(action, "zone", None)
    )


def answer_returning(state: State, step: Returning, action: Action) -> None:
    assert isinstance(action, act.ReturnLeader)
    # the leader did not begin the turn in that zone (M50)
    state.now.returned = (*state.now.returned, action.leader)
    state.people[action.leader].where = action.zone
    state.tell("placed", step.side, action.zone, action.leader)


# --- Cazadores (65, M52, M113) -------------------------------------------------------------------


def _convertible(state: State) -> Counter[Place]:
    return places_of(
        (zone, fp) for zone, fp in state.all_fps("imperial") if is_french(fp) and fp.quality != "C"
    )


def converting_options(state: State, step: Converting) -> list[Action]:
    places = _convertible(state)
    return [act.Convert(way) for way in _selections(places, min(step.count, places.total()))]


def refuse_converting(state: State, step: Converting, action: Action) -> IllegalAction | None:
    rules = ("8.0 65", "M52", "M113")
    if not isinstance(action, act.Convert):
        return make_refusal(rules, tr_noop("Choose the French who stay first."))
    places = _convertible(state)
    return _refuse_selection(places, action.batches, min(step.count, places.total()), rules)


def answer_converting(state: State, step: Converting, action: Action) -> None:
    assert isinstance(action, act.Convert)
    for batch in action.batches:
        assert all(group.nation in FRENCH for group in batch.pieces.groups)
        standing = state.zones[batch.zone]
        picked = split_fps(standing.imperial, batch.pieces.groups)
        assert picked is not None
        chosen, left = picked
        converted = [evolve(fp, nation="imperial", quality="B") for fp in chosen]
        standing.set_fps("imperial", (*left, *converted))
        state.tell("converted", "imperial", batch.zone, amount=len(converted))
