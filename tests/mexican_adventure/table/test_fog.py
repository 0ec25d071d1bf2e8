"""Tests that forces under enemy leaders are hidden."""

import pytest
from attrs import evolve

from paxdesk.desk.window.window import TableWindow
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.agenda import Moving
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import PLAIN, State
from paxdesk.mexican_adventure.rules.view import shown_in_combat, under_a_leader
from paxdesk.mexican_adventure.rules.vocabulary import Side, enemy_of
from paxdesk.mexican_adventure.scenarios import laid_out, read_position
from paxdesk.mexican_adventure.session import Session, seat_of, side_of
from paxdesk.mexican_adventure.table.hand.gestures import stack_spot, zone_spot
from paxdesk.mexican_adventure.table.scene.pieces import StackLook
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.mexican_adventure.table.visible_stacks import stacks
from paxdesk.mexican_adventure.table.words.terms import person_name
from paxdesk.strict_yaml import read_text
from tests.mexican_adventure.table.conftest import Laid, OpenAdventure, look

STEPS = 90


def hidden_names(state: State, viewer: Side) -> set[str]:
    enemy = enemy_of(viewer)
    return {
        person_name(state.material, who)
        for zone in state.material.board.ids
        if not shown_in_combat(state, zone)
        for who in state.leaders_in(zone, enemy)
    }


def read(window: TableWindow, state: State, viewer: Side) -> str:
    """Return all names on the table, and the inspector's texts of all stacks and zones."""
    desk = window.desk
    words = [desk.scene.name_of(spot) for spot in desk.scene.spots()]
    board = state.material.board
    for zone in board.ids:
        for side in ("imperial", "republican"):
            desk.inspect(stack_spot(board, zone, side))
            words.append(desk.inspector.text)
        desk.inspect(zone_spot(board, zone))
        words.append(desk.inspector.text)
    return "\n".join(words)


@pytest.mark.long
def test_a_visible_table_shows_no_hidden_leader(open_adventure: OpenAdventure) -> None:
    window = open_adventure(scenario="maximilian", seed=4)
    desk = window.desk
    session, player = desk.session, KindsPlayer.for_game(4)
    for number in range(STEPS):
        asked = session.seat_to_act
        if asked is None:
            break
        if number % 6 == 0:
            desk.flow.view_as(asked)
            viewer = side_of(asked)
            state = session.state
            told = read(window, state, viewer)
            names = hidden_names(state, viewer)
            assert names or number < 6
            assert not {name for name in names if name in told}
            rows = "\n".join(row.words for row in desk.flow.game_log.rows)
            assert not {name for name in names if f"{name} rides" in rows}
            shown = [look for look in desk.scene.looks() if isinstance(look, StackLook)]
            down = [each for each in stacks(state, frozenset({viewer})) if each.face_down]
            assert sum(look.face_down for look in shown) == len(down)
            assert all(not look.words for look in shown if look.face_down)
        desk.flow.model.submit(player.choose(session.legal()))


def test_a_public_picture_shows_no_stack_under_a_leader(
    open_adventure: OpenAdventure,
) -> None:
    window = open_adventure(scenario="puebla", seed=2)
    state = window.desk.session.state
    nobody = {(each.zone, each.side): each for each in stacks(state, frozenset())}
    for (zone, side), each in nobody.items():
        assert each.face_down == under_a_leader(state, side, zone)
    assert nobody["orizaba", "imperial"].face_down
    assert not nobody["oaxaca", "republican"].face_down


def test_a_masked_view_keeps_stacks_face_down(open_adventure: OpenAdventure) -> None:
    session = open_adventure(scenario="puebla", seed=2).desk.session
    view = session.game.seen_by(session.state, seat_of("republican"))
    found = {(each.zone, each.side): each for each in stacks(view, frozenset({"republican"}))}
    assert found["orizaba", "imperial"].face_down
    assert found["puebla", "republican"].count == 9


def test_strength_is_charted_only_if_all_is_open(open_adventure: OpenAdventure) -> None:
    window = open_adventure(scenario="puebla", seed=2)
    desk = window.desk
    measures = {each.measure for each in desk.game.charts.plots(desk.flow.game_log.turn_rows)}
    assert measures == {"rp", "zones", "withdrawal"}


COMBAT = """
phase: ops.i
dice: [9, 0, 5, 5, 5]
zones:
  lagos: {imperial: 4A.french, republican: 6C, leaders: [arteaga, diaz, douay]}
"""


def test_combat_shows_only_the_commander(laid: Laid) -> None:
    window, hand = laid(COMBAT)
    session = window.desk.session
    for line in ("attitude skirmish", "attitude skirmish"):
        hand.play(session.game.parse(line))
        look(window, hand)
    view = session.game.seen_by(session.state, seat_of("imperial"))
    assert view.people["diaz"].where == "lagos"
    assert view.people["arteaga"].where not in view.zones, "Arteaga lies under Díaz"
    assert len(view.zones["lagos"].republican) == 6
    own = session.game.seen_by(session.state, seat_of("republican"))
    assert own.people["arteaga"].where == "lagos"


def test_a_view_hides_who_marches(laid: Laid) -> None:
    window, hand = laid(
        "phase: ops.e\ndice: [0]\nzones:\n  oaxaca: {republican: 3C, leaders: [diaz]}\n"
    )
    session = window.desk.session
    hand.play(session.game.parse("initiative diaz 2C in oaxaca"))
    step = session.game.seen_by(session.state, seat_of("imperial")).agenda[-1]
    assert isinstance(step, Moving)
    assert step.pieces.empty
    own = session.game.seen_by(session.state, seat_of("republican")).agenda[-1]
    assert isinstance(own, Moving)
    assert own.pieces.count == 2


LAGOS = "{phase: ops.e, zones: {lagos: {imperial: 3A.french, leaders: [bazaine]}}}"


def test_an_opened_game_hides_the_stacks_of_the_side_to_act(
    open_adventure: OpenAdventure,
) -> None:
    """A curtain hides leaders and stacks of a game that is opened (M86)."""
    position = laid_out(*read_position(read_text(LAGOS), load_material(), PLAIN, 1))
    window = open_adventure(Session.from_position(position, NewGame().seats))
    assert window.desk.flow.question.manner == "turn"
    assert window.desk.flow.curtain is not None


CUT_OFF = """
phase: ops.c
zones:
  veracruz: {imperial: 1B.french, hq: hq6}
  durango: {imperial: 4B.french, republican: 2C}
  puebla: {republican: 3C}
"""


def test_only_imperial_stacks_lack_supply(laid: Laid) -> None:
    """Republican stacks get no warning even if both sides are shown, as in a replay."""
    window, _ = laid(CUT_OFF)
    model = window.desk.scene.model
    assert model is not None
    both = frozenset({seat_of("imperial"), seat_of("republican")})
    window.desk.scene.show(evolve(model, hands_open=both))
    looks = [each for each in window.desk.scene.looks() if isinstance(each, StackLook)]
    assert {look.side for look in looks if not look.face_down} == {"imperial", "republican"}
    assert {look.side for look in looks if look.warned} == {"imperial"}
