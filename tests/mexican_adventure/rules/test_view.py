"""Tests that views do not depend on hidden information (5.8.4, M86, M106)."""

from collections.abc import Callable

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import asked, begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import (
    overheard,
    seen_by,
    sees_fps,
    shown_in_combat,
    under_a_leader,
)
from paxdesk.mexican_adventure.rules.vocabulary import (
    QUALITIES,
    SIDES,
    Nation,
    Side,
    ZoneId,
    enemy_of,
)
from paxdesk.session.randomness import Generator
from tests.mexican_adventure.rules.positions import (
    MATERIAL,
    SCENARIOS,
    laid,
    line,
    play,
    questions,
)

OTHER_NATIONS: dict[Side, tuple[Nation, ...]] = {
    "imperial": ("french", "imperial", "austrian", "marine"),
    "republican": ("republican",),
}


def hidden_zones(state: State, enemy: Side) -> list[ZoneId]:
    return [
        zone
        for zone in state.material.board.ids
        if under_a_leader(state, enemy, zone) and not shown_in_combat(state, zone)
    ]


def otherwise(state: State, viewer: Side, generator: Generator) -> State:
    """Return a random position that differs only in facts hidden from ``viewer``."""
    other, enemy = state.copy(), enemy_of(viewer)
    other.generator.position = generator.below(10**6)
    other.rolls, other.draws = [generator.below(10)], []
    zones = hidden_zones(state, enemy)
    for zone in zones:
        _other_forces(other, zone, enemy, generator)
    _other_leaders(other, zones, enemy, generator)
    for index, step in enumerate(state.agenda):
        other.agenda[index] = _other_step(other, step, viewer, zones, generator)
    return other


def _other_forces(state: State, zone: ZoneId, enemy: Side, generator: Generator) -> None:
    """Replace forces, if any, by random ones."""
    if not state.zones[zone].fps(enemy):
        return
    nations = OTHER_NATIONS[enemy]
    state.zones[zone].set_fps(
        enemy,
        (
            Fp(
                generator.choice(nations),
                generator.choice(QUALITIES),
                *(generator.below(2) == 0 for _ in range(4)),
            )
            for _ in range(1 + generator.below(9))
        ),
    )


def _other_leaders(state: State, zones: list[ZoneId], enemy: Side, generator: Generator) -> None:
    """Exchange leaders between stacks; set ``failed``, ``tried``, ``used``, ``moved`` randomly."""
    stacks = [state.leaders_in(zone, enemy) for zone in zones]
    for leaders in stacks:
        for who in leaders:
            person = state.people[who]
            person.failed, person.tried = generator.below(2) == 0, generator.below(2) == 0
            person.used, person.moved = generator.below(2) == 0, generator.below(2) == 0
    if len(zones) > 1:
        for zone, leaders in zip(zones, [*stacks[1:], stacks[0]], strict=True):
            for who in leaders:
                state.people[who].where = zone


def _other_step(
    state: State, step: agenda.AgendaItem, viewer: Side, zones: list[ZoneId], generator: Generator
) -> agenda.AgendaItem:
    match step:
        case agenda.Drawing(side=side, drawn=drawn, kept=kept):
            return _other_draw(state, step, side, viewer, drawn, kept)
        case agenda.Moving(side=side) if side != viewer:
            return evolve(step, pieces=Pieces(("douay",), (FpGroup(9, "C", "french"),)))
        case agenda.Spending(side=side) if side != viewer and zones:
            more = ZonePieces(
                Pieces((), (FpGroup(1 + generator.below(5), "B", "french"),)), zones[0]
            )
            kept_open = tuple(each for each in step.improved if each.zone not in zones)
            return evolve(step, improved=(*kept_open, more))
        case agenda.SettingUp(side=side) if side != viewer:
            return evolve(step, leaders=("rojas",), groups=(FpGroup(3, "C", "republican"),))
        case agenda.Combat(republican=None) if viewer == "republican":
            attitude = generator.choice(("withdraw", "hold", "skirmish", "assault"))
            return evolve(step, imperial=attitude, camerone=not step.camerone, french_fought=True)
    return step


def _other_draw(
    state: State,
    step: agenda.Drawing,
    side: Side,
    viewer: Side,
    drawn: tuple[int, ...],
    kept: int | None,
) -> agenda.Drawing:
    """Exchange chits unknown to ``viewer`` with the bowl; return the changed step."""
    if side == viewer:
        if kept is None:
            return step
        # The chit kept by the Imperial player is shown once both sides have chosen.
        swapped = state.bowl[0]
        state.bowl = tuple(sorted({*state.bowl[1:], kept}))
        return evolve(step, kept=swapped)
    unknown = [chit for chit in drawn if chit != step.given]
    swapped_all = state.bowl[: len(unknown)]
    unknown = unknown[: len(swapped_all)]
    state.bowl = tuple(sorted({*state.bowl, *unknown} - set(swapped_all)))
    rest = tuple(chit for chit in drawn if chit not in unknown)
    return evolve(step, drawn=(*swapped_all, *rest))


def same_view(one: State, other: State) -> bool:
    """Return whether two views are equal, also in fields that ``==`` ignores."""
    return (
        one == other
        and repr(one) == repr(other)
        and one.covered == other.covered
        and one.face_down == other.face_down
        and one.bowl_size == other.bowl_size
    )


def check_secrecy(name: str, state: State, generator: Generator) -> int:
    """Assert secrecy; return the number of hidden stacks."""
    hidden = 0
    for viewer in SIDES:
        view = seen_by(state, viewer)
        other = otherwise(state, viewer, generator)
        assert same_view(view, seen_by(other, viewer)), f"{name}, {viewer}"
        assert view.bowl_size == len(state.bowl)
        hidden += len(hidden_zones(state, enemy_of(viewer)))
    return hidden


def test_views_do_not_depend_on_hidden_facts(count: Callable[[str], None]) -> None:
    generator, hidden, positions = Generator(3), 0, 0
    # These questions are rare, so all of them are checked, and half of the others.
    seldom = (agenda.Drawing, agenda.Moving, agenda.ChoosingAttitude, agenda.Spending)
    for number, (name, state) in enumerate(questions()):
        if number % 2 and not isinstance(state.agenda[-1], seldom):
            continue
        hidden += check_secrecy(name, state, generator)
        positions += 1
    assert hidden > 200
    count(f"{positions} positions, {hidden} hidden stacks")


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_views_do_not_depend_on_hidden_facts_in_random_games(scenario: str) -> None:
    state, player = begin(MATERIAL, scenario, 21), KindsPlayer.for_game(21)
    generator, number = Generator(4), 0
    while asked(state) is not None:
        if number % 5 == 0:
            check_secrecy(f"{scenario} {number}", state, generator)
        number += 1
        perform(state, player.choose(legal_actions(state)))


def test_an_overheard_line_names_nothing_hidden() -> None:
    """The enemy's version of a line names no leader of a hidden stack."""
    heard_hidden = 0
    for name, state in questions():
        side = asked(state)
        assert side is not None
        listener = enemy_of(side)
        zones = hidden_zones(state, side)
        names = {who for zone in zones for who in state.leaders_in(zone, side)}
        for action in legal_actions(state)[:60]:
            own, heard = overheard(state, action, side), overheard(state, action, listener)
            assert own == write(action)
            if own.split()[0] in ("order", "initiative", "ride", "move", "sail", "rail"):
                # Other lines may name leaders, for example if an event returns them.
                assert not names & set(heard.replace("(", " ").replace(")", " ").split()), (
                    f"{name}: {heard}"
                )
                heard_hidden += heard != own
    assert heard_hidden > 100


def test_a_view_of_all_is_the_position() -> None:
    for _, state in questions():
        view = seen_by(state, *SIDES)
        assert view.zones == state.zones
        assert view.people == state.people
        assert view.bowl == state.bowl
        assert not view.covered
        assert not view.face_down
        assert view.masked
        assert view.rolls == view.draws == []


@pytest.fixture
def stacks() -> State:
    """Return a position with hidden and open stacks (M106)."""
    return laid(
        """
        phase: ops.a
        rp: {imperial: 5, republican: 5}
        zones:
          veracruz: {imperial: 2A.french 1C.imperial, leaders: [douay], hq: hq6, navies: 1}
          orizaba: {imperial: 3B.french}
          jalapa: {leaders: [mendez]}
          puebla: {republican: 9C, leaders: [zaragoza, tapia]}
          mexico: {republican: 4C, heads: [juarez]}
          oaxaca: {leaders: [diaz]}
        """
    )


def test_the_view_of_a_zone_of_each_seat(stacks: State) -> None:
    """Heads of state, HQ, ships and FP without a leader are open."""
    imperial, republican = seen_by(stacks, "imperial"), seen_by(stacks, "republican")
    assert sees_fps(stacks, "imperial", "puebla") is None
    assert imperial.covered == {"puebla"}
    assert imperial.face_down == {("puebla", "republican"), ("oaxaca", "republican")}
    assert len(imperial.zones["mexico"].republican) == 4
    assert imperial.people["juarez"].where == "mexico"
    assert {imperial.people[who].where for who in ("zaragoza", "tapia", "diaz")} == {"?"}
    assert imperial.people["douay"].where == "veracruz"
    assert republican.covered == {"veracruz"}
    assert republican.face_down == {("veracruz", "imperial"), ("jalapa", "imperial")}
    assert len(republican.zones["orizaba"].imperial) == 3
    assert republican.hq == stacks.hq
    assert republican.navies == stacks.navies
    assert {republican.people[who].where for who in ("douay", "mendez")} == {"?"}


def test_a_covered_stack_is_one_fp_of_no_kind(stacks: State) -> None:
    """The shown FP reveals neither the number nor the kinds of the hidden FP."""
    view = seen_by(stacks, "republican")
    assert len(view.zones["veracruz"].imperial) == 1
    stacks.zones["veracruz"].set_fps("imperial", [Fp("imperial", "C")])
    assert seen_by(stacks, "republican").zones["veracruz"] == view.zones["veracruz"]


def test_a_failure_under_a_leader_is_hidden(stacks: State) -> None:
    stacks.rolls = [9]
    play(stacks, "order douay 2A.french in veracruz")
    assert stacks.people["douay"].failed
    assert not seen_by(stacks, "republican").people["douay"].failed
    assert seen_by(stacks, "imperial").people["douay"].failed


def test_combat_shows_only_the_fp_and_the_commander() -> None:
    state = laid(
        """
        phase: ops.i
        zones:
          lagos:
            imperial: 2A.french
            republican: 3C
            leaders: [douay, mirandol, tapia, rojas]
        """
    )
    play(state, "attitude assault")
    before = seen_by(state, "republican")
    assert before.covered == {"lagos"}
    assert before.people["douay"].where == "?"
    state.rolls = [9, 0]
    play(state, "attitude assault")
    assert asked(state) == "imperial", "two steps of three: there is a choice"
    shown = seen_by(state, "republican")
    assert not shown.covered
    assert len(shown.zones["lagos"].imperial) == 2
    assert shown.people["douay"].where == "lagos"
    assert shown.people["mirandol"].where == "?"
    other = seen_by(state, "imperial")
    assert other.people["rojas"].where == "lagos", "of equals the one with more initiative"
    assert other.people["tapia"].where == "?"


def draw_of(viewer: Side, state: State) -> agenda.Drawing:
    return next(step for step in seen_by(state, viewer).agenda if isinstance(step, agenda.Drawing))


def test_chits_are_visible_to_their_drawer() -> None:
    state = laid("{phase: admin.g, bowl: [7, 8, 9, 10, 11, 12, 13, 14], draws: [8, 9, 10]}")
    assert draw_of("imperial", state).drawn == (8, 9, 10)
    assert draw_of("republican", state).drawn == ()
    assert state.bowl == (7, 11, 12, 13, 14)
    seen = seen_by(state, "republican")
    assert seen.bowl == (7, 8, 9, 10, 11, 12, 13, 14), "nobody knows which of them are out"
    assert seen.bowl_size == 5
    assert seen.drawn("imperial") == ()
    state.draws = [11, 12, 13]
    play(state, "keep 8 give 9")
    assert draw_of("republican", state).drawn == (11, 12, 13, 9)
    assert draw_of("republican", state).kept is None, "shown when both have chosen"
    assert seen_by(state, "republican").bowl == (7, 8, 10, 14)
    assert seen_by(state, "republican").bowl_size == 3
    assert draw_of("imperial", state).drawn == ()
    assert seen_by(state, "imperial").bowl == (7, 10, 11, 12, 13, 14)
    play(state, "keep 11")
    assert {8, 11} <= set(state.played)


def test_lines_of_the_draw_as_the_other_seat_reads_them() -> None:
    state = laid("{phase: admin.g, bowl: [7, 8, 9, 10, 11, 12, 13], draws: [8, 9, 10]}")
    assert overheard(state, line("keep 8 give 9"), "republican") == "keep ? give 9"
    state.draws = [11, 12, 13]
    play(state, "keep 8 give 9")
    assert overheard(state, line("keep 11"), "imperial") == "keep ?"
    assert overheard(state, line("keep 11"), "republican") == "keep 11"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("order douay 1A.french in veracruz", "order ? in veracruz"),
        ("done", "done"),
    ],
)
def test_orders_as_the_other_seat_reads_them(stacks: State, text: str, heard: str) -> None:
    assert overheard(stacks, line(text), "republican") == heard


def test_pieces_left_without_a_leader_are_shown(stacks: State) -> None:
    stacks.rolls = [0]
    play(stacks, "order douay 2A.french 1C.imperial in veracruz")
    heard = overheard(stacks, line("move jalapa(1C.imperial) puebla"), "republican")
    assert heard == "move jalapa(?) puebla", "Méndez stands there"
    stacks.people["mendez"].where = "away"
    heard = overheard(stacks, line("move jalapa(1C.imperial) puebla"), "republican")
    assert heard == "move jalapa(1C.imperial) puebla"
    assert "douay" not in heard


@pytest.mark.parametrize("leader", ["leaders: [douay], ", ""])
def test_ships_and_trains_as_the_other_seat_reads_them(leader: str) -> None:
    state = laid(
        f"""
        phase: ops.d
        played: [46]
        zones:
          veracruz: {{imperial: 2A.french, {leader}navies: 1, hq: hq6}}
        """
    )
    hidden = bool(leader)
    sail, rail = "sail veracruz to tampico with 1A.french", "rail 2A.french from veracruz to mexico"
    assert overheard(state, line("sail veracruz to tampico"), "republican") == (
        "sail veracruz to tampico"
    )
    assert overheard(state, line(sail), "republican") == (
        "sail veracruz to tampico with ?" if hidden else sail
    )
    assert overheard(state, line(rail), "republican") == (
        "rail ? from veracruz to mexico" if hidden else rail
    )
