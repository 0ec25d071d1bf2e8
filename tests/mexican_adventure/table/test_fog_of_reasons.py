"""Tests that the opponent's reasons reveal no hidden facts until the game is over."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from paxdesk.desk.replay.replay_sheet import ReplaySheet
from paxdesk.desk.scene.things import Spot
from paxdesk.mexican_adventure.robots.reasons import (
    MARCHES,
    fields_of,
    overheard_reason,
    spoken_reason,
)
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.forces import FpGroup, Pieces
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.saves import read_saved, write_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.mexican_adventure.table import advice, inspection
from paxdesk.mexican_adventure.table.game_log import GameLog
from paxdesk.mexican_adventure.table.hand.gestures import stack_spot
from paxdesk.session.notation_types import format_reason
from tests.mexican_adventure.table.conftest import ROBOTS, Laid, OpenAdventure, played

SECRET = re.compile(r"\d")
SECRETIVE = act.Order | act.Initiative | act.ChooseAttitude


def told(session: Session) -> GameLog:
    log = GameLog({1: "Eugénie", 2: "Benito"})
    log.show_recording(session.replayed())
    return log


def reasons(log: GameLog) -> list[tuple[object, str]]:
    steps = log.recording.steps
    return [(steps[r.step - 1].action, r.words) for r in log.rows if r.kind == "reason"]


FIELDS = {"to": "puebla", "ours": 7, "theirs": 9, "resources": 2}
BOARD = load_material().board


@pytest.mark.parametrize("why", MARCHES)
def test_an_overheard_reason_of_a_march_omits_what_is_hidden(why: str) -> None:
    reason = format_reason(why, **{name: FIELDS[name] for name in fields_of(MARCHES[why])})
    assert ("Puebla" in spoken_reason(reason, BOARD)) == ("to" in fields_of(MARCHES[why]))
    order = act.Order(Pieces(("diaz",), (FpGroup(1, "C", "republican"),)), "oaxaca")
    march = act.Move((act.Stop("puebla"),))
    for action in (order, march):
        words = overheard_reason(action, reason, BOARD)
        assert words
        assert "Puebla" not in words
        assert not SECRET.search(words)
    assert overheard_reason(order, reason, BOARD) == "The force is needed elsewhere."


@pytest.fixture(scope="module")
def halfway() -> Session:
    return played(70)


def test_no_aim_figure_or_attitude_is_revealed(halfway: Session) -> None:
    assert not halfway.state.over
    zones = [zone.name for zone in halfway.state.material.board.zones.values()]
    assert any(SECRET.search(entry.reason) for entry in halfway.journal), "there is much to hide"
    found = reasons(told(halfway))
    assert any(isinstance(action, act.Order | act.Initiative) for action, _ in found)
    assert any(isinstance(action, act.ChooseAttitude) for action, _ in found)
    for _action, words in found:
        assert not SECRET.search(words)
        assert not any(zone in words for zone in zones)
    attitudes = {words for action, words in found if isinstance(action, act.ChooseAttitude)}
    assert len(attitudes) == 1, "the reason of an attitude is the same whichever it is"


def test_neither_under_the_pointer_nor_on_the_prompt_line(halfway: Session) -> None:
    robots, state, names = advice, halfway.state, {1: "Ana", 2: "Rosa"}
    for step in told(halfway).recording.steps:
        if step.reason and isinstance(step.action, SECRETIVE):
            parts = robots.reason_parts(state, step.action, step.reason, names)
            for words in (parts.why, robots.reason(state, step.action, step.reason, names)):
                assert not SECRET.search(words)


def test_a_reopened_game_reveals_no_more(halfway: Session, tmp_path: Path) -> None:
    write_saved(tmp_path / "game.pax", halfway)
    again = read_saved(tmp_path / "game.pax", load_material())
    assert reasons(told(again)) == reasons(told(halfway))


@pytest.mark.long
def test_everything_is_disclosed_at_the_end() -> None:
    session = played(20_000)
    assert session.state.over
    log = told(session)
    assert any(SECRET.search(words) for _, words in reasons(log))
    log.show_recording(played(20).replayed())
    assert not any(SECRET.search(words) for _, words in reasons(log)), "and taken back again"


def test_one_reason_for_many_lines_is_reported_once(halfway: Session) -> None:
    rows = told(halfway).rows
    placed = [row for row in rows if row.words.startswith("places pieces")]
    why = [row for row in rows if row.words.startswith("A garrison where it pays")]
    assert len(placed) > len(why) > 0


def test_a_replay_reveals_only_the_viewers_stacks(open_adventure: OpenAdventure) -> None:
    seats = (SeatSetup("Eugénie", 5), ROBOTS[1])
    session = Session.new(load_material(), Opening("puebla", 2), seats)
    window = open_adventure(session)
    desk, board = window.desk, session.state.material.board
    sheet = ReplaySheet(desk, session, desk.flow.labels)
    sheet.open(1.0)
    sheet._point_at(stack_spot(board, "orizaba", "imperial"))
    assert "Lorencez" in sheet.inspector.text
    sheet._point_at(stack_spot(board, "puebla", "republican"))
    assert "Zaragoza" not in sheet.inspector.text
    assert "face down" in sheet.inspector.text


def test_a_lone_player_can_always_read_own_stacks() -> None:
    alone = Session.new(load_material(), Opening("puebla", 2), (SeatSetup("Eugénie", 5), ROBOTS[1]))
    both = Session.new(
        load_material(), Opening("puebla", 2), (SeatSetup("A", 5), SeatSetup("B", 3))
    )
    board, teller = alone.state.material.board, inspection
    own, theirs = (
        stack_spot(board, "orizaba", "imperial"),
        stack_spot(board, "puebla", "republican"),
    )
    assert alone.seat_to_act == 2, "the opponent places first"

    def told_of(session: Session, spot: Spot) -> str:
        shown = teller.inspected(session, spot, 0, None, {})
        return "\n".join(row.words for row in shown.rows)

    assert "Lorencez" in told_of(alone, own)
    assert "face down" in told_of(alone, theirs)
    assert "face down" in told_of(both, own)
    assert "face down" in told_of(both, theirs)


def test_the_action_is_not_repeated(laid: Laid) -> None:
    window, hand = laid(
        "phase: admin.g\nbowl: [9, 25]\ndraws: [25, 9]\n"
        "zones: {veracruz: {imperial: 1A.french}, puebla: {imperial: 1A.french}}\n"
    )
    hand.play(window.desk.session.game.parse("place rural_guards in puebla"))
    words = [row.words for row in window.desk.flow.game_log.rows]
    assert sum("Rural Guards in Puebla" in each for each in words) == 1


def test_setting_up_is_reported_in_a_few_rows(halfway: Session) -> None:
    log = told(halfway)
    rows = [row for row in log.rows if row.words.startswith("places pieces")]
    steps = [
        each.step
        for each in log.shown_steps
        if each.step.before.step == "setup" and isinstance(each.step.action, act.PlacePieces)
    ]
    assert len(steps) > 12
    assert len(rows) < len(steps) / 3
    assert [row.step for row in rows] == sorted({row.step for row in rows})
    words = " ".join(row.words for row in rows)
    for step in steps:
        assert isinstance(step.action, act.PlacePieces)
        for batch in step.action.batches:
            assert halfway.state.material.board.zones[batch.zone].name in words
    first = log.rows
    log.show_recording(log.recording, len(steps) // 2)
    log.show_recording(log.recording)
    assert log.rows == first, "what is taken back comes back"


def test_a_step_without_effect_is_not_logged(halfway: Session) -> None:
    log = told(halfway)
    done = [each for each in log.shown_steps if isinstance(each.step.action, act.Done)]
    rows = log.rows
    shown = [row for row in rows if row.words == "is finished"]
    assert len(shown) < len(done) / 2
    for row in shown:
        assert any(other.step == row.step and other.kind == "result" for other in rows)
    for row, following in pairwise(rows):
        assert (row.kind, following.kind) != ("turn", "turn"), row.words
    assert not any(row.words.startswith("2 FP raised in ") for row in rows), "the deed says it"
