"""Tests that invariants find many kinds of damage to a position."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.state import Navy, State
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS, laid

POSITION = """
phase: ops.a
turn: 15
rp: {imperial: 3, republican: 2}
reserve: 2
played: [34]
bowl: [7, 8, 45]
zones:
  veracruz: {imperial: 2A.french 3C.imperial, leaders: [douay, mendez], hq: hq6, navies: 2}
  mexico: {imperial: 1A.marine, republican: 9C, leaders: [diaz], holds: republican}
  huasteca: {vomito: true}
  colima: {guerrilla: true}
  tula: {rural_guards: 1, counter_guerrillas: 1}
"""


@pytest.fixture
def state() -> State:
    return laid(POSITION)


def test_a_valid_position(state: State) -> None:
    assert problems(state) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_set_up_is_valid(scenario: str) -> None:
    assert problems(begin(MATERIAL, scenario, 1)) == []


def add(zone: str, side: str, *fps: Fp) -> Callable[[State], None]:
    def damage(state: State) -> None:
        standing = state.zones[zone]
        own = standing.imperial if side == "imperial" else standing.republican
        standing.set_fps(side, (*own, *fps))  # type: ignore[arg-type]

    return damage


def put(zone: str, **marks: Any) -> Callable[[State], None]:
    def damage(state: State) -> None:
        for name, value in marks.items():
            setattr(state.zones[zone], name, value)

    return damage


def make(**values: Any) -> Callable[[State], None]:
    def damage(state: State) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return damage


def person(who: str, **values: Any) -> Callable[[State], None]:
    def damage(state: State) -> None:
        for name, value in values.items():
            setattr(state.people[who], name, value)

    return damage


MEXICAN, REPUBLICAN = Fp("imperial", "C"), Fp("republican", "C")
DAMAGE: dict[str, tuple[Callable[[State], None], str]] = {
    "eleven Imperial Mexicans": (add("tula", "imperial", *[MEXICAN] * 8), "at most 10"),
    "forty-one Republicans": (add("durango", "republican", *[REPUBLICAN] * 32), "at most 40"),
    "French among Republicans": (add("durango", "republican", Fp("french", "A")), "wrong side"),
    "Republicans among French": (add("veracruz", "imperial", REPUBLICAN), "wrong side"),
    "a Republican A": (add("durango", "republican", Fp("republican", "A")), "of quality A"),
    "a Mexican A": (add("veracruz", "imperial", Fp("imperial", "A")), "of quality A"),
    "an Austrian A": (add("veracruz", "imperial", Fp("austrian", "A")), "of quality A"),
    "a Belgian A": (add("veracruz", "imperial", Fp("belgian", "A")), "of quality A"),
    "a chit spent and in the bowl": (make(played=(7, 34)), "a chit is in two places"),
    "a chit that is none": (make(bowl=(7, 67)), "or does not exist"),
    "a chit in hand and in the bowl": (
        lambda state: state.agenda.append(agenda.Drawing("imperial", (7, 9, 10))),
        "a chit is in two places",
    ),
    "a chit kept and in the bowl": (
        lambda state: state.agenda.append(agenda.Drawing("republican", (9, 10), kept=8)),
        "a chit is in two places",
    ),
    "a chit laid aside and in the bowl": (
        lambda state: state.agenda.append(agenda.Drawing("imperial", (9, 10), aside=45)),
        "a chit is in two places",
    ),
    "eight Guerrillas": (make(reserve=7), "8 Guerrillas"),
    "four ships": (lambda state: _more_ships(state, 2), "4 navies"),
    "a ship inland": (make(navies=(Navy("puebla"),)), "which is not a port"),
    "Vomito in a clear zone": (put("lagos", vomito=True), "which is not a forest"),
    "Vomito on a mountain": (put("puebla", vomito=True), "which is not a forest"),
    "a Guerrilla beside Dupin": (put("tula", guerrilla=True, rural_guards=0), "and Counter-g"),
    "fewer Guards than none": (put("lagos", rural_guards=-1), "a negative number of"),
    "fewer Counter-guerrillas": (put("lagos", counter_guerrillas=-1), "a negative number of"),
    "a Guerrilla under FP": (put("veracruz", guerrilla=True), "a Guerrilla under Imperial FP"),
    "a fortress of nobody": (put("oaxaca", holds="imperial"), "a side without forces"),
    "a field that is held": (put("tula", holds="imperial"), "a side without forces"),
    "a leader nowhere": (person("douay", where="paris"), "douay is nowhere"),
    "a leader of three stars": (person("douay", rank=3), "douay has 3 stars"),
    "a head of state with a rank": (person("juarez", rank=1), "juarez has 1 stars"),
    "an HQ here and due": (
        lambda state: setattr(state.hq, "due", 17), "the HQ is on the map and due",
    ),
    "debts": (lambda state: state.rp.update(imperial=-1), "a negative number of RP"),
    "nobody called Douay": (lambda state: state.people.pop("douay"), "someone is missing"),
    "RP of nobody": (lambda state: state.rp.pop("imperial"), "neither side"),
    "no ceiling for Republicans": (lambda state: state.best.pop("republican"), "ceilings"),
    "a ceiling for Prussians": (lambda state: state.best.update(prussian="A"), "ceilings"),
    "a marker beyond 30": (make(withdrawal=31), "a marker is off its track"),
    "a marker below 0": (make(withdrawal=-1), "a marker is off its track"),
    "no Aid": (make(aid=0), "a marker is off its track"),
    "too much Aid": (make(aid=4), "a marker is off its track"),
}  # fmt: skip


def _more_ships(state: State, number: int) -> None:
    state.navies = (*state.navies, *[evolve(state.navies[0])] * number)


@pytest.mark.parametrize(("damage", "found"), DAMAGE.values(), ids=DAMAGE)
def test_damage_is_found(state: State, damage: Callable[[State], None], found: str) -> None:
    damage(state)
    assert [each for each in problems(state) if found in each], problems(state)


def test_a_guerrilla_may_be_under_fp_until_its_loss_is_taken(state: State) -> None:
    """The loss is taken after the move (M90)."""
    state.zones["veracruz"].guerrilla = True
    state.agenda.append(agenda.Aftermath())
    assert problems(state) == []


def test_a_copy_shares_no_mutable_data(state: State) -> None:
    before, copy = state.copy(), state.copy()
    for damage, _ in DAMAGE.values():
        damage(copy)
    copy.now.landings["tampico"] = ("veracruz",)
    copy.best["french"] = "C"
    copy.generator.position += 1
    copy.rolls.append(3)
    copy.draws.append(3)
    copy.zones["tula"].vomito = True
    copy.people["diaz"].failed = True
    assert state == before
    assert state.now.landings == {}
    assert state.hq == before.hq


# --- The agenda -----------------------------------------------------------------------------------

MENDEZ = Pieces(("mendez",), (FpGroup(1, "C", "imperial"),))
MINE = agenda.SettingUp("imperial", (), (), 0)
AGENDAS: dict[str, tuple[str, list[agenda.AgendaItem]]] = {
    "a question of another step": ("ops.a", [agenda.AskedForLoan()]),
    "upside down": ("ops.a", [agenda.Moving("imperial", "veracruz", Pieces()),
                              agenda.Ordering("imperial")]),
    "the end, and not over": ("ops.a", [agenda.GameOver()]),
    "twice the same": ("ops.i", [agenda.Fighting(), agenda.Fighting()]),
    "a zone that is none": ("ops.i", [agenda.Fighting(("paris",))]),
    "a force that was not ordered": ("ops.a", [agenda.Ordering("imperial"),
                                               agenda.Moving("imperial", "veracruz", MENDEZ)]),
    "an empty bowl": ("admin.g", [agenda.Drawing("imperial", (34, 1, 2))]),
    "nothing kept": ("admin.g", [agenda.Drawing("republican", (34, 1, 2, 3), given=3)]),
    "nothing given": ("admin.g", [agenda.Drawing("republican", (34, 1, 2, 3), kept=4)]),
    "too few drawn": ("admin.g", [agenda.Drawing("republican", (34, 3), given=3, kept=4)]),
    "kept before it was drawn": ("admin.g", [agenda.Drawing("imperial", (34, 1, 2), kept=4)]),
    "placed twice": ("setup", [evolve(MINE, leaders=("mendez",))]),
    "the enemy's leader": ("setup", [evolve(MINE, leaders=("ortega",))]),
    "a leader twice": ("setup", [evolve(MINE, leaders=("marquez", "marquez"))]),
    "the enemy's FP": ("setup", [evolve(MINE, groups=(FpGroup(1, "C", "republican"),))]),
    "too many FP": ("setup", [evolve(MINE, groups=(FpGroup(9, "C", "imperial"),))]),
    "no FP": ("setup", [evolve(MINE, groups=(FpGroup(0, "C", "imperial"),))]),
    "too many ships": ("setup", [evolve(MINE, navies=2)]),
    "less than no ship": ("setup", [evolve(MINE, navies=-1)]),
    "placed, and not there": ("setup", [evolve(MINE, placed=(ZonePieces(MENDEZ, "tula"),))]),
    "less than no marker": ("setup", [agenda.PlacingMarkers("imperial", "vomito", -1)]),
}  # fmt: skip


@pytest.mark.parametrize("name", AGENDAS)
def test_an_agenda_without_a_next_step_is_invalid(state: State, name: str) -> None:
    state.played = ()
    state.step, state.agenda = AGENDAS[name]
    if name == "an empty bowl":
        state.bowl = (7, 8)
    assert problems(state)


def test_valid_agendas(state: State) -> None:
    state.step, state.agenda = "setup", [MINE]
    assert problems(state) == []
    state.step, state.bowl, state.played = "admin.g", (7, 8, 45), ()
    for step in (
        agenda.Drawing("imperial", (34, 1, 2)),
        agenda.Drawing("imperial", (34, 1), aside=2),
        agenda.Drawing("republican", (34, 1, 2, 3), given=3, kept=4),
    ):
        state.agenda = [step]
        assert problems(state) == []
    state.step = "ops.i"
    combat = agenda.Combat("mexico")
    state.agenda = [
        agenda.Fighting(("mexico",)),
        combat,
        agenda.ChoosingAttitude("republican", "mexico"),
        agenda.ChoosingAttitude("imperial", "mexico"),
    ]
    assert problems(state) == []
