"""Tests of the judgement of the opponent of The Mexican Adventure."""

from random import Random

import pytest
from attrs import evolve

from paxdesk.mexican_adventure.robots import strategist
from paxdesk.mexican_adventure.robots.administration import room_on_the_track, take_loan
from paxdesk.mexican_adventure.robots.assessment import ENDURING_FROM, Assessment
from paxdesk.mexican_adventure.robots.battles import outlook
from paxdesk.mexican_adventure.robots.departure import last_call, ships_wait
from paxdesk.mexican_adventure.robots.forces_seen import mass_of, reached_from, under_a_leader
from paxdesk.mexican_adventure.robots.levels import EASY, HARD, MEDIUM, STEADY, RobotLevel
from paxdesk.mexican_adventure.robots.marches import Marching
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer, Playing
from paxdesk.mexican_adventure.robots.strategist import Strategist, _overlooked
from paxdesk.mexican_adventure.robots.supply_outlook import SupplyOutlook
from paxdesk.mexican_adventure.robots.transport import ride, transport
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.actions import Order
from paxdesk.mexican_adventure.rules.agenda import Ordering, Spending, TakingInitiative
from paxdesk.mexican_adventure.rules.engine import begin, legal_actions, perform
from paxdesk.mexican_adventure.rules.forces import Fp, Fps, Pieces, groups_from_fps
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.view import as_seen, seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.session.randomness import Generator

MATERIAL = load_material()


def conquest() -> State:
    return begin(MATERIAL, "conquest", 1)


def french(count: int) -> Fps:
    return (Fp("french", "A"),) * count


def republican(count: int) -> Fps:
    return (Fp("republican", "C"),) * count


def test_help_is_worth_what_it_changes() -> None:
    """Another FP is worth little if the army wins without it."""
    state = conquest()
    state.zones["mexico"].set_fps("republican", republican(1))
    marching = Marching(Assessment(state, "imperial"))
    strong, weak = mass_of(french(15)), mass_of(french(1))
    assert marching._fight("puebla", "mexico", strong, weak) < 1.0
    assert marching._fight("puebla", "mexico", (0, 0, 0), strong) > 10.0


def test_the_road_behind_an_army_is_guarded() -> None:
    """With an empty Orizaba, the army in Puebla starves."""
    state = conquest()
    for zone in ("jalapa", "puebla", "orizaba"):
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    state.zones["puebla"].set_fps("imperial", french(10))
    state.zones["orizaba"].set_fps("imperial", french(3))
    provisions = SupplyOutlook(Assessment(state, "imperial"))
    cost = [provisions.worse_by("orizaba", french(n), ("puebla",), ()) for n in (1, 2, 3)]
    assert cost[0] <= cost[1] < cost[2]
    assert cost[2] > 8


def test_a_force_stops_where_enemies_stand() -> None:
    """Republicans reach Veracruz from Puebla unless Jalapa and Orizaba are held (5.3)."""
    state = conquest()
    state.zones["jalapa"].set_fps("imperial", ())
    assert "veracruz" in reached_from(state, "republican", "puebla")
    state.zones["jalapa"].set_fps("imperial", french(1))
    reached = reached_from(state, "republican", "puebla")
    assert {"jalapa", "orizaba", "mexico", "queretaro"} <= reached
    assert "veracruz" not in reached


def test_hidden_forces_are_estimated_from_open_ones() -> None:
    """The estimate uses the limit of 40 FP, less those without a leader (4.2.3)."""
    view = seen_by(conquest(), "imperial")
    assert 1 <= under_a_leader(view, "republican") <= 8
    for zone in view.covered:
        view.zones[zone].set_fps("republican", republican(1))
    free = next(zone for zone in view.zones if not view.zones[zone].republican)
    view.zones[free].set_fps("republican", republican(30))
    assert under_a_leader(view, "republican") < 8


def test_leaders_ride_to_fp_they_may_order() -> None:
    """Mexican leaders ride to Mexican FP, as they may not order French FP (5.8.2)."""
    state = conquest()
    state.zones["orizaba"].set_fps("imperial", french(5))
    seen = Assessment(state, "imperial")
    to_orizaba = act.Ride("marquez", ("orizaba",))
    state.people["marquez"].where = "veracruz"
    assert ride(seen, [to_orizaba, act.Done()]) == act.Done()
    state.zones["orizaba"].set_fps("imperial", (Fp("imperial", "C"),) * 5)
    for who in ("mejia", "mendez", "miramon", "bazaine", "douay", "brincourt", "mirandol"):
        state.people[who].where = "jalapa"
    seen = Assessment(state, "imperial")
    assert ride(seen, [to_orizaba, act.Done()]) == to_orizaba


def test_room_on_the_track_accounts_for_future_events() -> None:
    """Events not yet played may move the marker (8.0)."""
    state = begin(MATERIAL, "campaign", 1)
    state.withdrawal = 10
    before = room_on_the_track(state)
    state.played = (*state.played, *MATERIAL.chits_of("civil_war_ends"))
    assert room_on_the_track(state) == before + 5


def test_the_french_are_called_to_the_port_in_time() -> None:
    """The French must have left by the seventh turn after event 63."""
    state = begin(MATERIAL, "retreat", 1)
    state.saillard, state.turn = 24, 25
    for standing in state.zones.values():
        standing.set_fps("imperial", ())
    state.zones["veracruz"].set_fps("imperial", french(12))
    assert not ships_wait(state)
    state.zones["puebla"].set_fps("imperial", french(1))
    assert ships_wait(state)
    assert not last_call(state)
    state.turn = 29
    assert last_call(state)


def besieged() -> State:
    """Return a late position: nine Mexicans in Puebla, surrounded by three Republican columns."""
    state = begin(MATERIAL, "retreat", 1)
    state.agenda, state.step, state.turn, state.saillard = [Ordering("republican")], "ops.b", 31, 24
    state.rp["republican"], state.aid = 40, 3
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    state.zones["puebla"].set_fps("imperial", (Fp("imperial", "C"),) * 9)
    state.zones["puebla"].holds = "imperial"
    for zone, who in (("mexico", "diaz"), ("jalapa", "escobedo"), ("pachuca", "corona")):
        state.zones[zone].set_fps("republican", (Fp("republican", "B"),) * 7)
        state.people[who].where = zone
    return state


@pytest.mark.parametrize(("level", "comes"), [(HARD, True), (STEADY, True), (EASY, False)])
def test_columns_join_where_none_would_win_alone(level: RobotLevel, comes: bool) -> None:
    state = besieged()
    marching = Marching(Assessment(seen_by(state, "republican"), "republican", level))
    march = marching.best(
        "mexico", Pieces(("diaz",), groups_from_fps(state.zones["mexico"].republican))
    )
    assert (march is not None and march.to == "puebla") == comes


def test_a_step_of_the_marker_is_worth_more_where_it_decides() -> None:
    for scenario, times in (("maximilian", 2), ("conquest", 2), ("campaign", 1)):
        state = begin(MATERIAL, scenario, 1)
        hard, medium = (Assessment(state, "imperial", level) for level in (HARD, STEADY))
        assert hard.patience == times * medium.patience


def test_the_last_to_order_breaks_the_road_that_pays() -> None:
    """With a Republican in Jalapa, no Imperial zone beyond it counts (7.2)."""
    state = begin(MATERIAL, "conquest", 1)
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    for zone in ("veracruz", "jalapa", "puebla", "mexico"):
        state.zones[zone].set_fps("imperial", french(1))
    state.turn = state.card.last_turn
    seen = Assessment(state, "republican", HARD)
    assert seen.finishing
    assert not Assessment(state, "republican", STEADY).finishing
    cut = state.copy()
    cut.zones["jalapa"].set_fps("republican", republican(1))
    assert seen.last_count(cut) > seen.last_count(state)


@pytest.mark.parametrize(("level", "leaves"), [(HARD, False), (STEADY, True)])
def test_no_force_leaves_a_deciding_city_in_the_last_turn(level: RobotLevel, leaves: bool) -> None:
    state = begin(MATERIAL, "puebla", 1)
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    for zone, many in (("mexico", 1), ("puebla", 1), ("veracruz", 4)):
        state.zones[zone].set_fps("republican", republican(many))
    state.zones["veracruz"].set_fps("imperial", french(1))
    state.zones["orizaba"].set_fps("imperial", french(6))
    for person in state.people.values():
        person.where = "eliminated"
    for who, zone in (("diaz", "veracruz"), ("bazaine", "orizaba")):
        state.people[who].where = zone
    state.turn, state.step = state.card.last_turn, "ops.e"
    two = Pieces(("diaz",), groups_from_fps(republican(2)))
    march = Marching(Assessment(state, "republican", level)).best("veracruz", two)
    assert (march is not None) == leaves


def mastered(missing: str) -> State:
    """Return a position with Republican FP in every zone except ``missing``."""
    state = begin(MATERIAL, "campaign", 1)
    board = state.material.board
    state.agenda, state.step, state.turn = [Ordering("republican")], "ops.b", 20
    state.rp["republican"], state.aid = 100, 2
    for zone in board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
        if zone != missing:
            state.zones[zone].set_fps("republican", republican(1))
    state.zones["mexico"].set_fps("republican", republican(3))
    for person in state.people.values():
        person.where = "eliminated"
    state.people["diaz"].where = "mexico"
    return state


@pytest.mark.parametrize("missing", ["toluca", "ures"])
def test_a_master_of_the_country_puts_a_garrison_in_every_city(missing: str) -> None:
    """The last city is worth a march through zones that are held already (6.2.3)."""
    state = mastered(missing)
    view = seen_by(state, "republican")
    marching = Marching(Assessment(view, "republican", HARD))
    march = marching.best("mexico", Pieces(("diaz",), groups_from_fps(republican(2))))
    assert march is not None
    near = state.material.board.distances(missing)
    assert near[march.to] <= max(0, near["mexico"] - 3)


@pytest.mark.parametrize(("rp", "goes"), [(20, False), (150, True)])
def test_a_rich_master_of_the_country_wears_down_the_last_fortress(rp: int, goes: bool) -> None:
    """With enough RP, losses at Veracruz can be replaced (4.2.3)."""
    state = mastered("veracruz")
    state.zones["veracruz"].set_fps("imperial", (Fp("french", "C"),) * 30)
    state.zones["veracruz"].holds = "imperial"
    state.zones["orizaba"].set_fps("republican", republican(5))
    state.people["diaz"].where, state.people["bazaine"].where = "orizaba", "veracruz"
    state.rp["republican"] = rp
    seen = Assessment(seen_by(state, "republican"), "republican", HARD)
    march = Marching(seen).best("orizaba", Pieces(("diaz",), groups_from_fps(republican(4))))
    assert (march is not None and march.to == "veracruz") == goes
    state.zones["veracruz"].set_fps("republican", republican(8))
    there = Assessment(seen_by(state, "republican"), "republican", HARD)
    assert (outlook(there, "veracruz", "hold", "assault", False).value > 0) == goes


def test_late_fp_are_raised_in_zones_without_own_ones() -> None:
    """One missing city prevents victory (6.2.3)."""
    state = mastered("veracruz")
    state.zones["veracruz"].set_fps("imperial", french(5))
    for zone in state.material.board.ids:
        if zone in ("ures", "pachuca") or not state.material.board.zones[zone].is_city_or_fortress:
            state.zones[zone].set_fps("republican", ())
    state.rp["republican"], state.step = 150, "admin.f"
    for turn, first in ((20, False), (26, True)):
        state.turn = turn
        state.agenda = [Spending("republican")]
        chosen = Strategist(HARD).choose(seen_by(state, "republican"), "republican").action
        assert isinstance(chosen, act.Raise)
        assert (chosen == act.Raise(1, "ures")) == first


def test_no_garrison_leaves_a_city_for_another() -> None:
    state = mastered("toluca")
    state.zones["mexico"].set_fps("republican", republican(1))
    view = seen_by(state, "republican")
    marching = Marching(Assessment(view, "republican", HARD))
    assert marching.best("mexico", Pieces(("diaz",), groups_from_fps(republican(1)))) is None


@pytest.mark.long
def test_an_easy_opponent_overlooks_orders() -> None:
    """The choice is reproducible, and differs in some positions if nothing is overlooked."""
    seeing = evolve(EASY, overlooks=0.0)
    playing = Playing(
        begin(MATERIAL, "conquest", 3),
        {"imperial": "medium", "republican": "medium"},
        KindsPlayer.for_game(3),
    )
    overlooked = compared = 0
    for taken in playing.steps():
        state = playing.state
        if state.turn > 5:
            break
        if isinstance(taken.choice.action, Order):
            continue
        if state.agenda and isinstance(state.agenda[-1], Ordering | TakingInitiative):
            side = state.agenda[-1].side
            view = seen_by(state, side)
            easy, open_eyed = (Strategist(each).choose(view, side) for each in (EASY, seeing))
            assert easy == Strategist(EASY).choose(view, side)
            overlooked += easy != open_eyed
            compared += 1
    assert 0 < overlooked < compared


def test_a_handicap_is_that_of_a_scenario_and_a_side() -> None:
    assert MEDIUM.overlooks_as("campaign", "republican") == 0.0
    for scenario, side in (("campaign", "imperial"), ("conquest", "republican")):
        assert MEDIUM.overlooks_as(scenario, side) == MEDIUM.overlooks > 0
    assert EASY.overlooks_as("campaign", "republican") == EASY.overlooks
    seen = Assessment(begin(MATERIAL, "campaign", 1), "republican", MEDIUM)
    generator = Generator.from_seed(1)
    assert not any(_overlooked(seen, generator) for _ in range(100))


def test_a_side_that_cannot_supply_its_army_borrows_early() -> None:
    """Without RP for supply, the hard level takes a loan early in the Campaign (4.1.2)."""
    state = begin(MATERIAL, "campaign", 1)
    state.turn = 2
    legal = [act.Loan(), act.Pass()]
    for rp, wanted in ((0, act.Loan()), (12, act.Pass())):
        state.rp["imperial"] = rp
        assert take_loan(Assessment(state, "imperial", HARD), legal) == wanted
    state.rp["imperial"] = 0
    assert take_loan(Assessment(state, "imperial", STEADY), legal) == act.Pass()


@pytest.mark.parametrize(("level", "away"), [(HARD, True), (STEADY, False)])
def test_leaders_leave_a_force_that_would_be_beaten(level: RobotLevel, away: bool) -> None:
    """A leader who is lost can order no other force (5.8.7)."""
    state = conquest()
    for zone in state.material.board.ids:
        state.zones[zone].set_fps("republican", ())
    state.zones["puebla"].set_fps("republican", republican(2))
    state.zones["toluca"].set_fps("republican", republican(2))
    state.zones["orizaba"].set_fps("imperial", french(12))
    for person in state.people.values():
        person.where = "eliminated"
    for who, zone in (("diaz", "puebla"), ("escobedo", "puebla"), ("bazaine", "orizaba")):
        state.people[who].where = zone
    seen = Assessment(state, "republican", level)
    to_toluca = act.Ride("diaz", ("mexico", "toluca"))
    assert (ride(seen, [to_toluca, act.Done()]) == to_toluca) == away


@pytest.mark.parametrize(
    ("turn", "level", "goes"), [(29, HARD, True), (28, HARD, False), (33, STEADY, False)]
)
def test_in_the_last_turns_the_last_of_them_hide(turn: int, level: RobotLevel, goes: bool) -> None:
    """A single surviving FP wins (7.4)."""
    state = besieged()
    state.turn, state.called = turn, True
    state.zones["puebla"].set_fps("imperial", (Fp("imperial", "C"),) * 9)
    state.people["mejia"].where = "puebla"
    one = Pieces(("mejia",), groups_from_fps((Fp("imperial", "C"),)))
    marching = Marching(Assessment(seen_by(state, "imperial"), "imperial", level))
    march = marching.best("puebla", one)
    assert (march is not None and march.to != "puebla") == goes
    four = marching.best("puebla", Pieces(("mejia",), groups_from_fps((Fp("imperial", "C"),) * 4)))
    if goes:
        assert four
        places = [stop.zone for stop in four.action.path if stop.dropped.count] + [four.to]
        assert len(places) == min(4, len(four.action.path)) > 1, "one wherever they pass"


def alone_in_veracruz(level: RobotLevel) -> Assessment:
    """Return the assessment of French FP in Veracruz, with one other open port."""
    state = conquest()
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    state.zones["veracruz"].set_fps("imperial", french(6))
    for zone in state.material.board.where(lambda each: each.port is not None):
        if zone not in ("veracruz", "matamoros"):
            state.zones[zone].set_fps("republican", republican(4))
    return Assessment(state, "imperial", level)


@pytest.mark.parametrize(("level", "sails"), [(HARD, True), (STEADY, False)])
def test_ships_carry_french_to_a_port_that_pays(level: RobotLevel, sails: bool) -> None:
    """A port pays across the sea, and Matamoros is free (4.1.1, 5.4.2)."""
    seen = alone_in_veracruz(level)
    one = Pieces((), groups_from_fps(french(1)))
    voyages = [act.Sail("veracruz", to, one) for to in ("matamoros", "tampico", "guaymas")]
    chosen = transport(seen, [*voyages, act.Done()])
    assert chosen == (voyages[0] if sails else act.Done())


def test_forces_that_sail_do_not_march_away() -> None:
    """Land orders precede the ships (3.0): two of the six FP stay for them."""
    marching = Marching(alone_in_veracruz(HARD))
    kept = [marching._kept_from_ships("veracruz", french(count)) for count in (4, 5, 6)]
    assert kept[0] == 0.0 < kept[1] < kept[2]


def test_enemies_are_expected_to_join() -> None:
    """Of three columns of four FP, the hard level expects two."""
    state = conquest()
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    for zone, who in (("puebla", "diaz"), ("tehuacan", "escobedo"), ("oaxaca", "trevino")):
        state.zones[zone].set_fps("republican", republican(4))
        state.people[who].where = zone
    hard, medium = (Assessment(state, "imperial", level) for level in (HARD, STEADY))
    assert medium.threat("orizaba") == 4
    assert hard.threat("orizaba") == 8
    assert hard.coming("orizaba", frozenset(), frozenset()) == 8


def test_forces_with_help_are_not_attacked_in_the_campaign() -> None:
    """Late in the Campaign, expected defenders include reinforcements (6.2.3)."""
    for scenario, turn, expected in (
        ("campaign", 1, 4),
        ("campaign", ENDURING_FROM - 1, 4),
        ("campaign", ENDURING_FROM, 8),
        ("conquest", 10, 4),
    ):
        state = begin(MATERIAL, scenario, 1)
        state.turn = turn
        for zone in state.material.board.ids:
            state.zones[zone].set_fps("republican", ())
        for zone, who in (("puebla", "diaz"), ("mexico", "escobedo")):
            state.zones[zone].set_fps("republican", republican(4))
            state.people[who].where = zone
        assert Assessment(state, "imperial", HARD).expected("puebla")[0] == expected


def test_loans_use_the_track_up_to_its_last_check() -> None:
    """Loans are taken only if the marker is expected to stay at 20 or below (7.2)."""
    state = conquest()
    state.rp["imperial"] = 3
    legal = [act.Loan(), act.Pass()]
    for withdrawal, wanted in ((4, act.Loan()), (8, act.Pass())):
        state.withdrawal = withdrawal
        assert take_loan(Assessment(state, "imperial", HARD), legal) == wanted
    state.turn, state.withdrawal = 13, 13
    state.rp["imperial"] = 12
    assert take_loan(Assessment(state, "imperial", HARD), legal) == act.Pass()


def test_the_last_turn_takes_zones_that_count() -> None:
    """Jalapa pays and no enemy can reach it; Teziutlán does not pay (7.2)."""
    state = conquest()
    state.turn = state.card.last_turn
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    state.zones["veracruz"].set_fps("imperial", french(4))
    marching = Marching(Assessment(state, "imperial", HARD))
    pays, not_paid = (
        marching._score("veracruz", french(1), way)[0]
        for way in (("jalapa",), ("jalapa", "teziutlan"))
    )
    assert pays > 0 > not_paid


@pytest.mark.parametrize("level", [HARD, STEADY])
def test_losses_that_can_be_raised_again_do_not_matter(level: RobotLevel) -> None:
    """At the hard level, RP for raising lost FP favour an assault (M29)."""
    state = besieged()
    state.zones["puebla"].set_fps("republican", republican(9))
    values = []
    for rp in (20, 150):
        state.rp["republican"] = rp
        seen = Assessment(state, "republican", level)
        values.append(outlook(seen, "puebla", "hold", "assault", False).value)
    assert (values[1] > values[0]) == (level == HARD)


def last_turn() -> State:
    """Return a position in the last turn of the Conquest."""
    state = emptied(conquest())
    for zone in ("veracruz", "jalapa", "puebla"):
        state.zones[zone].set_fps("imperial", french(1))
    state.zones["oaxaca"].set_fps("republican", republican(4))
    for who, zone in (("diaz", "oaxaca"), ("bazaine", "veracruz")):
        state.people[who].where = zone
    state.turn, state.step = state.card.last_turn, "ops.b"
    state.agenda = [Ordering("imperial")]
    return state


def emptied(state: State) -> State:
    for zone in state.material.board.ids:
        for side in SIDES:
            state.zones[zone].set_fps(side, ())
    for person in state.people.values():
        person.where = "eliminated"
    return state


def test_no_force_joins_zones_with_enough_at_the_end() -> None:
    """Twelve FP can drive one enemy away, so a thirteenth does not join them."""
    state = last_turn()
    state.zones["mexico"].set_fps("imperial", french(1))
    state.zones["mexico"].set_fps("republican", republican(12))
    state.zones["pachuca"].set_fps("republican", republican(1))
    state.people["corona"].where = "pachuca"
    state.agenda = [Ordering("republican")]
    marching = Marching(Assessment(seen_by(state, "republican"), "republican", HARD))
    march = marching.best("pachuca", Pieces(("corona",), groups_from_fps(republican(1))))
    assert march is None or march.to != "mexico"


def test_at_the_end_only_zones_are_counted() -> None:
    """A Republican in the port cuts off all zones, so sharing the port loses."""
    state = last_turn()
    state.zones["veracruz"].set_fps("imperial", french(5))
    state.zones["veracruz"].set_fps("republican", republican(1))
    seen = Assessment(state, "imperial", HARD)
    driven, beaten = seen.at_stake("veracruz")
    assert driven > 0
    assert beaten < 0
    waiting, fighting = (
        outlook(seen, "veracruz", attitude, "hold", False).value for attitude in ("hold", "assault")
    )
    assert fighting > waiting + driven / 2
    assert seen.patience == 0
    state.withdrawal = 19
    assert Assessment(state, "imperial", HARD).patience > 5


def test_money_that_a_few_turns_cannot_use_up_is_spent_in_fights() -> None:
    state = conquest()
    state.rp["republican"] = 40
    for turn, lavish in ((5, False), (12, True)):
        state.turn = turn
        assert Assessment(state, "republican", HARD).lavish == lavish
        assert not Assessment(state, "republican", STEADY).lavish


@pytest.mark.parametrize(("level", "weighed"), [(HARD, True), (STEADY, False)])
def test_marches_to_paying_zones_are_strong(level: RobotLevel, weighed: bool) -> None:
    """One more FP does not protect Mexico from ten in Queretaro (7.2)."""
    state = emptied(conquest())
    for zone in ("veracruz", "jalapa", "mexico"):
        state.zones[zone].set_fps("imperial", french(1))
    state.zones["puebla"].set_fps("imperial", french(8))
    state.zones["queretaro"].set_fps("republican", republican(10))
    state.people["diaz"].where, state.people["bazaine"].where = "queretaro", "puebla"
    marching = Marching(Assessment(state, "imperial", level))
    few, many = (marching._arrival("puebla", "mexico", french(n)) for n in (1, 8))
    assert (many > few + 3) == weighed


@pytest.mark.parametrize(("scenario", "first"), [("puebla", 62795275), ("retreat", 339607148)])
def test_the_same_position_seeds_a_robot_as_in_earlier_versions(scenario: str, first: int) -> None:
    """Classes may be renamed, but the games of a seed stay the same."""
    state = begin(load_material(), scenario, 1)
    perform(state, Random(3).choice(legal_actions(state)))
    view = as_seen(state, "imperial")
    assert strategist._generator(view).below(10**9) == first
