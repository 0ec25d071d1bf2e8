"""Tests of warnings about the HQ and supply, and of their display at the table."""

from attrs import evolve

from paxdesk.mexican_adventure.robots.cautions import CautionKind, cautions
from paxdesk.mexican_adventure.rules.forces import Fp, Fps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import Side
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.advice import ADVISER
from paxdesk.mexican_adventure.table.game_table import AdventureTable
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from tests.mexican_adventure.rules.positions import MATERIAL
from tests.mexican_adventure.test_strategist import game


def puebla(step: str) -> State:
    playing = game("puebla", 5)
    for _ in playing.steps():
        if playing.state.step == step:
            return playing.state
    raise AssertionError(step)


def french(count: int) -> Fps:
    return (Fp("french", "C"),) * count


def warned(state: State, side: Side) -> dict[str, CautionKind]:
    return {each.zone: each.kind for each in cautions(seen_by(state, side), side)}


def test_the_headquarters_with_few_guards() -> None:
    """A strong guard causes no warning."""
    state = puebla("ops.a")
    for zone in ("jalapa", "orizaba"):
        state.zones[zone].set_fps("imperial", ())
    state.zones["veracruz"].set_fps("imperial", french(1))
    assert warned(state, "imperial")["veracruz"] == "hq"
    state.zones["veracruz"].set_fps("imperial", french(14))
    assert "veracruz" not in warned(state, "imperial")


def test_forces_without_supply() -> None:
    state = puebla("ops.a")
    assert state.hq is not None
    state.zones["durango"].set_fps("republican", ())
    state.zones["durango"].set_fps("imperial", french(2))
    assert warned(state, "imperial")["durango"] in ("hungry", "blamed")
    assert "hungry" not in warned(state, "republican").values()


def test_warnings_are_reported_and_shown_on_the_map() -> None:
    state = puebla("ops.a")
    for zone in ("jalapa", "orizaba"):
        state.zones[zone].set_fps("imperial", ())
    state.zones["veracruz"].set_fps("imperial", french(1))
    seats = tuple(evolve(seat, robot=None) for seat in NewGame().seats)
    session = Session.from_position(state, seats)
    table = AdventureTable(MATERIAL)
    assert table.adviser is not None
    thought = table.adviser.cautions(session)
    assert thought is not None
    first = thought.answer()({1: "Imperial", 2: "Republican"})[0]
    assert first.words.startswith("The headquarters in Veracruz may fall to an attack from ")
    assert first.marks[0].kind == "hq"
    assert [row.rule for row in first.rows] == ["", "5.6"]
    robot = Session.from_position(state, tuple(evolve(seat, robot=ADVISER) for seat in seats))
    assert table.adviser.cautions(robot) is None
