"""Invariants of positions; violations are reported as sentences."""

from paxdesk.language import tr
from paxdesk.mexican_adventure.rules import vocabulary
from paxdesk.mexican_adventure.rules.agenda import Aftermath, AgendaItem, Drawing
from paxdesk.mexican_adventure.rules.agenda_checks import agenda_problems
from paxdesk.mexican_adventure.rules.state import State


def problems(state: State) -> list[str]:
    """Return the problems of a position, which need not be valid."""
    found: list[str] = []
    _check_forces(state, found)
    _check_chits(state, found)
    _check_markers(state, found)
    _check_people(state, found)
    _check_numbers(state, found)
    return found or agenda_problems(state)


def _name(state: State, zone: str) -> str:
    """Return the name of a zone, or an unknown zone's id."""
    found = state.material.board.zones.get(zone)
    return zone if found is None else found.name


def _check_forces(state: State, found: list[str]) -> None:
    for nation in ("imperial", "republican"):
        limit = state.material.fp_kinds[nation].limit
        total = state.total(nation)
        if total > limit:
            found.append(
                tr("{total} {nation} FP, at most {limit}", total=total, nation=nation, limit=limit)
            )
    for side in vocabulary.SIDES:
        for zone, fp in state.all_fps(side):
            where = _name(state, zone)
            if (fp.nation == "republican") != (side == "republican"):
                words = tr("{nation} FP on the wrong side in {zone}", nation=fp.nation, zone=where)
                found.append(words)
            if fp.quality == "A" and fp.nation not in vocabulary.FRENCH:
                words = tr("{nation} FP of quality A in {zone}", nation=fp.nation, zone=where)
                found.append(words)


def _out_of_the_bowl(step: AgendaItem) -> tuple[int, ...]:
    if not isinstance(step, Drawing):
        return ()
    aside = () if step.aside is None else (step.aside,)
    kept = () if step.kept is None else (step.kept,)
    return (*step.drawn, *aside, *kept)


def _check_chits(state: State, found: list[str]) -> None:
    held = [chit for step in state.agenda for chit in _out_of_the_bowl(step)]
    everywhere = [*state.bowl, *state.played, *held]
    if len(set(everywhere)) < len(everywhere) or not set(everywhere) <= set(vocabulary.CHITS):
        found.append(tr("a chit is in two places, or does not exist"))


def _check_markers(state: State, found: list[str]) -> None:
    zones = state.zones.values()
    guerrillas = state.reserve + sum(standing.guerrilla for standing in zones)
    if guerrillas > vocabulary.GUERRILLAS:
        found.append(tr("{number} Guerrillas", number=guerrillas))
    if len(state.navies) > vocabulary.NAVIES:
        found.append(tr("{number} navies", number=len(state.navies)))
    for navy in state.navies:
        if state.material.board.zones[navy.where].port is None:
            found.append(tr("a ship in {zone}, which is not a port", zone=_name(state, navy.where)))
    quiet = not any(isinstance(step, Aftermath) for step in state.agenda)
    for zone, standing in state.zones.items():
        if standing.vomito and state.material.board.zones[zone].cover != "forest":
            found.append(tr("Vomito in {zone}, which is not a forest", zone=_name(state, zone)))
        if standing.guerrilla and standing.counter_guerrillas:
            found.append(tr("Guerrilla and Counter-guerrilla in {zone}", zone=_name(state, zone)))
        if min(standing.rural_guards, standing.counter_guerrillas) < 0:
            found.append(tr("a negative number of markers in {zone}", zone=_name(state, zone)))
        if quiet and standing.guerrilla and standing.imperial:
            found.append(tr("a Guerrilla under Imperial FP in {zone}", zone=_name(state, zone)))
        holds, fortress = standing.holds, state.material.board.zones[zone].fortress
        if holds is not None and not (fortress and standing.occupied(holds)):
            name = _name(state, zone)
            found.append(tr("{zone} is held by a side without forces there", zone=name))


def _check_people(state: State, found: list[str]) -> None:
    if state.people.keys() != {*state.material.leaders, *state.material.heads}:
        found.append(tr("someone is missing, or is not in this game"))
        return
    for who, person in state.people.items():
        if person.where not in vocabulary.OFF_THE_MAP and person.where not in state.zones:
            found.append(tr("{who} is nowhere", who=who))
        faces = state.material.leaders[who].faces if who in state.material.leaders else ((0, 0),)
        if person.rank not in {rank for rank, _ in faces}:
            found.append(tr("{who} has {rank} stars", who=who, rank=person.rank))
    if state.hq is not None and state.hq.where is not None and state.hq.due is not None:
        found.append(tr("the HQ is on the map and due"))


def _check_numbers(state: State, found: list[str]) -> None:
    if state.rp.keys() != {*vocabulary.SIDES}:
        found.append(tr("RP that belong to neither side"))
    elif min(state.rp.values()) < 0:
        found.append(tr("a negative number of RP"))
    if state.best.keys() != state.material.fp_kinds.keys():
        found.append(tr("ceilings of nations that are not in the game"))
    if (
        not 0 <= state.withdrawal <= vocabulary.MOST_WITHDRAWAL
        or not 1 <= state.aid <= vocabulary.MOST_AID
    ):
        found.append(tr("a marker is off its track"))
