"""Tests of the staff officer: remarks, lines of communication, and odds."""

from paxdesk.mexican_adventure.robots.staff import (
    Leaving,
    Remark,
    RemarkKind,
    attack_chance,
    remarks,
)
from paxdesk.mexican_adventure.rules.agenda import Spending
from paxdesk.mexican_adventure.rules.forces import Fp, groups_from_fps
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import line_of_communication
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import Side
from tests.mexican_adventure.test_cautions import french, puebla


def told(
    state: State, kind: RemarkKind, leaving: Leaving | None = None, side: Side = "imperial"
) -> list[Remark]:
    return [each for each in remarks(seen_by(state, side), side, leaving) if each.kind == kind]


def on_the_road() -> State:
    """Return a position with a French column from the headquarters in Veracruz to Puebla."""
    state = puebla("ops.a")
    state.zones["jalapa"].set_fps("imperial", ())
    for zone in ("veracruz", "orizaba", "puebla"):
        state.zones[zone].set_fps("republican", ())
        state.zones[zone].set_fps("imperial", french(2))
    return state


def test_a_march_that_cuts_a_line_is_reported_beforehand() -> None:
    state = on_the_road()
    leaving = Leaving("orizaba", groups_from_fps(french(2)))
    assert told(state, "left") == told(state, "cut") == []
    assert [(each.zones, each.count) for each in told(state, "left", leaving)] == [
        (("orizaba",), 0)
    ]
    assert [(each.zones, each.count) for each in told(state, "cut", leaving)] == [(("puebla",), 2)]
    state.zones["durango"].set_fps("republican", ())
    state.zones["durango"].set_fps("imperial", french(1))
    assert [each.zones for each in told(state, "cut")] == [("durango",)]
    assert [each.zones for each in told(state, "cut", leaving)] == [("puebla",)], "not known yet"
    state.zones["durango"].set_fps("imperial", ())
    one = Leaving("orizaba", groups_from_fps(french(1)))
    assert [each.count for each in told(state, "left", one)] == [1]
    assert told(state, "cut", one) == []


def test_the_line_of_communication_leads_to_the_headquarters() -> None:
    state = on_the_road()
    assert line_of_communication(state, "puebla") == ("puebla", "orizaba", "veracruz")
    assert line_of_communication(state, "veracruz") == ("veracruz",)
    state.zones["orizaba"].set_fps("imperial", ())
    assert line_of_communication(state, "puebla") == ()


def test_the_sick_are_counted_without_mexicans_and_quality_c() -> None:
    state = on_the_road()
    state.zones["veracruz"].vomito = True
    state.zones["veracruz"].set_fps(
        "imperial",
        (Fp("french", "A"), Fp("french", "B"), Fp("french", "C"), Fp("imperial", "B")),
    )
    assert [(each.zones, each.count) for each in told(state, "sick")] == [(("veracruz",), 2)]


def test_money_is_reported_only_while_it_can_be_spent() -> None:
    state = on_the_road()
    assert told(state, "unspent") == []
    state.agenda = [Spending("imperial")]
    state.rp["imperial"] = 3
    assert [each.count for each in told(state, "unspent")] == [3]
    state.rp["imperial"] = 0
    assert told(state, "unspent") == []


def test_an_attack_is_shown_with_its_odds() -> None:
    state = on_the_road()
    for zone in ("orizaba", "puebla"):
        state.zones[zone].set_fps("imperial", ())
    for zone in state.zones.values():
        zone.set_fps("republican", ())
    state.zones["jalapa"].set_fps("republican", (Fp("republican", "C"),) * 9)
    state.people["zaragoza"].where = "jalapa"
    state.zones["veracruz"].set_fps("imperial", french(1))
    found = {each.zones: each for each in told(state, "attacked")}
    veracruz = found["veracruz",]
    assert veracruz.origin == "jalapa"
    assert veracruz.guessed, "a leader hides them"
    assert veracruz.chance == attack_chance(veracruz.theirs, veracruz.ours)
    assert veracruz.ours == 1 + state.material.board.zones["veracruz"].fortress


def test_the_odds_are_those_of_two_dice() -> None:
    assert attack_chance(5, 5) == 45
    assert attack_chance(15, 5) == 100
    assert attack_chance(5, 14) == 0
