"""Tests of the departure of the French, and of their allies' last stand."""

import pytest

from paxdesk.mexican_adventure.robots import reasons
from paxdesk.mexican_adventure.robots.administration import withdraw_hq
from paxdesk.mexican_adventure.robots.assessment import Assessment
from paxdesk.mexican_adventure.robots.battles import outlook
from paxdesk.mexican_adventure.robots.departure import stronghold, to_embark
from paxdesk.mexican_adventure.robots.levels import HARD, STEADY, RobotLevel
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.robots.reasons import (
    EARLIER,
    WHY,
    fields_of,
    meaning_of,
    spoken_reason,
)
from paxdesk.mexican_adventure.robots.transport import ride, transport
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import Fp, Pieces, groups_from_fps
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State

MATERIAL = load_material()


def french(count: int) -> tuple[Fp, ...]:
    return (Fp("french", "C"),) * count


def mexicans(count: int) -> tuple[Fp, ...]:
    return (Fp("imperial", "C"),) * count


def republicans(count: int) -> tuple[Fp, ...]:
    return (Fp("republican", "B"),) * count


@pytest.fixture
def state() -> State:
    """Return the Retreat after event 63, without FP or leaders."""
    found = begin(MATERIAL, "retreat", 1)
    found.saillard, found.turn = 24, 26
    for standing in found.zones.values():
        standing.set_fps("imperial", ())
        standing.set_fps("republican", ())
    for person in found.people.values():
        person.where = None
    return found


def test_a_full_load_leaves_unless_the_port_must_be_held(state: State) -> None:
    state.zones["veracruz"].set_fps("imperial", french(12))
    assert to_embark(state) == 6
    state.zones["mexico"].set_fps("imperial", french(4))
    assert to_embark(state) == 2
    state.turn = 29
    assert to_embark(state) == 6


def test_departing_french_leave_no_leader_behind(state: State) -> None:
    state.zones["mexico"].set_fps("imperial", french(8))
    state.people["douay"].where = "mexico"
    march = Marching(Assessment(state, "imperial")).best(
        "mexico", Pieces(("douay",), groups_from_fps(french(8)))
    )
    assert march is not None
    assert march.to == "veracruz"
    assert not any(stop.dropped.count for stop in march.action.path)


def test_mexicans_gather_in_one_fortress(state: State) -> None:
    state.zones["puebla"].set_fps("imperial", mexicans(4))
    state.zones["mexico"].set_fps("imperial", mexicans(4))
    state.people["mejia"].where = "mexico"
    seen = Assessment(state, "imperial")
    assert stronghold(seen) == "puebla"
    march = Marching(seen).best("mexico", Pieces(("mejia",), groups_from_fps(mexicans(4))))
    assert march is not None
    assert (march.to, march.why) == ("puebla", "stand")
    reason = reasons.of_march(seen, "mexico", march)
    assert reason == "stand to=puebla"
    said = reasons.spoken_reason(reason, seen.board)
    assert said == "Forces that stay to the end gather in Puebla."
    move = act.Move(march.action.path)
    overheard = reasons.overheard_reason(move, reason, seen.board)
    assert overheard == "Forces that stay to the end gather."


def test_a_last_stand_is_not_an_assault(state: State) -> None:
    """A side that only has to survive holds or withdraws."""
    state.zones["puebla"].set_fps("imperial", mexicans(10))
    state.zones["puebla"].set_fps("republican", republicans(10))
    state.zones["puebla"].holds = "imperial"
    seen = Assessment(state, "imperial")
    hold = outlook(seen, "puebla", "hold", "assault", camerone=False)
    withdraw = outlook(seen, "puebla", "withdraw", "assault", camerone=False)
    assault = outlook(seen, "puebla", "assault", "assault", camerone=False)
    assert assault.value < min(hold.value, withdraw.value)


def test_the_hq_leaves_before_it_is_overrun(state: State) -> None:
    assert state.hq is not None
    state.zones["mexico"].set_fps("imperial", french(12))
    state.zones["puebla"].set_fps("imperial", french(12))
    legal = [act.Withdraw(), act.Pass()]
    assert withdraw_hq(Assessment(state, "imperial"), legal) == act.Pass()
    state.zones["mexico"].set_fps("imperial", french(2))
    state.zones["mexico"].set_fps("republican", republicans(9))
    seen = Assessment(state, "imperial")
    assert withdraw_hq(seen, legal) == act.Withdraw()
    assert reasons.of(seen, act.Withdraw()) == reasons.HQ_IN_TIME
    state.turn = 31
    assert reasons.of(Assessment(state, "imperial"), act.Withdraw()) != reasons.HQ_IN_TIME


@pytest.mark.parametrize(
    ("level", "inland", "goes"), [(HARD, 0, True), (HARD, 2, False), (STEADY, 0, False)]
)
def test_the_last_leader_leaves_if_no_other_must_be_fetched(
    state: State, level: RobotLevel, inland: int, goes: bool
) -> None:
    """A leader who waits with the last load may be cut off (M49)."""
    state.zones["veracruz"].set_fps("imperial", french(9))
    state.zones["puebla"].set_fps("imperial", french(inland))
    state.people["neigre"].where = "veracruz"
    alone = act.Evacuate(Pieces(("neigre",)))
    chosen = transport(Assessment(state, "imperial", level), [alone, act.Done()])
    assert (chosen == alone) == goes


def test_a_leader_whose_port_is_closed_rides_through_the_lines(state: State) -> None:
    state.people["douay"].where = "puebla"
    state.zones["puebla"].set_fps("imperial", mexicans(9))
    for zone in ("veracruz", "orizaba"):
        state.zones[zone].set_fps("republican", republicans(3))
    through = act.Ride("douay", ("orizaba", "tlacotalpan"))
    seen = Assessment(state, "imperial")
    assert ride(seen, [through, act.Done()]) == act.Done()
    state.turn = 30
    seen = Assessment(state, "imperial")
    assert ride(seen, [act.Done(), through]) == through
    assert reasons.of(seen, through) == reasons.THROUGH_THE_LINES


def test_new_fp_serve_the_final_position(state: State) -> None:
    raising = act.Raise("puebla", 2)
    assert reasons.of(Assessment(state, "imperial"), raising) == reasons.RAISED_TO_STAY
    assert reasons.of(Assessment(state, "republican"), raising) != reasons.RAISED_TO_STAY


@pytest.mark.parametrize("earlier", EARLIER)
def test_reasons_of_earlier_versions_are_understood(earlier: str) -> None:
    """Saved games contain the sentences of the version that wrote them."""
    values = {name: "Puebla" if name == "to" else "4" for name in fields_of(earlier)}
    said = earlier.format(**values)
    assert meaning_of(said)[0] == EARLIER[earlier]
    assert spoken_reason(said, load_material().board) == WHY[EARLIER[earlier]].format(**values)


@pytest.mark.parametrize("damaged", ["stand", "stand to=nowhere", "combat dealt=2", "", "x=1"])
def test_a_damaged_reason_is_still_shown(damaged: str) -> None:
    assert "{" not in spoken_reason(damaged, load_material().board)
