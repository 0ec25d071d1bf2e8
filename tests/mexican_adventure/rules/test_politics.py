"""Tests of Guerrillas, the bowl, absences of the HQ, and victory."""

import pytest

from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    legal_actions,
    question_asked,
    refusal,
    settle,
)
from paxdesk.mexican_adventure.rules.forces import Fp
from paxdesk.mexican_adventure.rules.pacification import raid_chances, settle_politics
from paxdesk.mexican_adventure.rules.state import Hq, Navy, Options, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line, play

SETTLED = [zone for zone, card in MATERIAL.board.zones.items() if card.is_city_or_fortress]
OWN = {"imperial": Fp("french", "B"), "republican": Fp("republican", "C")}

# --- Raids (6.1) ----------------------------------------------------------------------------------


def before_a_raid(imperial: str, guards: int) -> State:
    return laid(
        f"""
        phase: pac.a
        rp: {{republican: 3}}
        reserve: 1
        zones:
          tula: {{imperial: {imperial}, rural_guards: {guards}}}
          tampico: {{imperial: 1A.french}}
        """
    )


def raided(imperial: str, guards: int, die: int) -> State:
    state = before_a_raid(imperial, guards)
    state.rolls = [die]
    play(state, "raid tula")
    return state


@pytest.mark.parametrize("guards", [0, 1])
@pytest.mark.parametrize("imperial", ["none", "1B.french", "4B.french"])
def test_chances_of_a_raid_are_those_of_its_ten_dice(imperial: str, guards: int) -> None:
    stay = lose = 0
    for die in range(10):
        state = raided(imperial, guards, die)
        stay += state.zones["tula"].guerrilla
        before = before_a_raid(imperial, guards).zones["tula"]
        lost = question_asked(state) == "losses" or state.zones["tula"].imperial != before.imperial
        lost |= state.zones["tula"].rural_guards < before.rural_guards
        lose += lost and not state.zones["tula"].guerrilla
    assert raid_chances(before_a_raid(imperial, guards), "tula") == (stay, lose)


@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize("guards", [0, 1, 2])
@pytest.mark.parametrize(("imperial", "count"), [("none", 0), ("1B.french", 1), ("4B.french", 4)])
def test_the_result_of_a_raid(imperial: str, count: int, guards: int, die: int) -> None:
    """Each FP beyond the first subtracts 1 from the die, and Rural Guards subtract 2 (M88)."""
    state = raided(imperial, guards, die)
    tula = state.zones["tula"]
    assert state.rp["republican"] == 2, "paid at each attempt (M89)"
    if not count and not guards:
        assert tula.guerrilla, "nobody is there: it stays without a die"
        assert state.rolls == [die]
        return
    result = die - max(0, count - 1) - (2 if guards else 0)
    if result >= 9:
        assert tula.guerrilla
        assert state.reserve == 0
        if count:
            assert (asked(state), question_asked(state)) == ("imperial", "retreat")
            assert tula.rural_guards == guards
        else:
            assert not tula.rural_guards
        return
    assert not tula.guerrilla
    assert state.reserve == 1
    if result <= 4:
        assert len(tula.imperial) == count
        assert tula.rural_guards == guards
    elif guards and count:
        assert (asked(state), question_asked(state)) == ("imperial", "losses")
        assert len(legal_actions(state)) == 2
    elif guards:
        assert tula.rural_guards == guards - 1
    else:
        assert sum(fp.quality == "C" for fp in tula.imperial) == 1


@pytest.mark.parametrize("die", range(10))
@pytest.mark.parametrize("called", [False, True])
def test_a_hunt_may_cost_sympathies(die: int, called: bool) -> None:
    """A die of 0 moves the Retreat marker, unless Paris has called (M61, M87)."""
    state = laid("{phase: pac.a, withdrawal: 4, zones: {puebla: {counter_guerrillas: 1}, "
                 "orizaba: {guerrilla: true}, durango: {imperial: 1A.french}}}")  # fmt: skip
    state.called, state.rolls = called, [die]
    state.reserve = 2
    play(state, "hunt puebla to orizaba")
    assert state.reserve == 3
    assert not state.zones["orizaba"].guerrilla
    assert state.zones["orizaba"].counter_guerrillas == 1
    assert state.withdrawal == (5 if die == 0 and not called else 4)
    assert state.rolls == ([die] if called else [])


def test_a_force_that_enters_takes_a_step_and_stops() -> None:
    """One of the best FP takes the loss (M90, M107)."""
    state = laid(
        """
        phase: ops.a
        rp: {imperial: 1}
        dice: [0]
        zones:
          veracruz: {imperial: 1A.french 1C.french, leaders: [douay], hq: hq9}
          orizaba: {guerrilla: true}
        """
    )
    play(state, "order douay 1A.french 1C.french in veracruz")
    refused = refusal(state, line("move orizaba puebla"))
    assert refused is not None
    assert "M57" in refused.rules
    play(state, "move orizaba")
    assert [fp.quality for fp in state.zones["orizaba"].imperial] == ["B", "C"]
    assert state.reserve == 1
    assert not state.zones["orizaba"].guerrilla


# --- The bowl (4.3.2) -----------------------------------------------------------------------------

GUERRILLAS = (8, 9, 10, 11, 12, 13, 14)


@pytest.mark.parametrize("size", range(8))
def test_the_draw_depends_on_the_size_of_the_bowl(size: int) -> None:
    """The full procedure needs seven chits (E19, M34)."""
    chits = list(GUERRILLAS[:size])
    text = f"{{phase: admin.g, bowl: {chits}, draws: {chits[:3] if size > 6 else chits[:2]}}}"
    state = laid(text)
    if size == 7:
        assert (asked(state), question_asked(state)) == ("imperial", "draw")
        assert state.bowl_size == 4
        state.draws = [11, 12, 13]
        play(state, "keep 8 give 9", "keep 9")
        assert state.played == (8, 9)
        assert state.bowl == (10, 11, 12, 13, 14)
        assert state.reserve == 2
    else:
        assert len(state.played) == min(2, size)
        assert state.bowl == GUERRILLAS[min(2, size) : size]


@pytest.mark.parametrize(("text", "legal"), [
    ("keep 8 give 9", True), ("keep 8 give 8", False), ("keep 8", False), ("give 8", False),
    ("keep 11 give 8", False), ("keep 8 give 11", False), ("keep 10 give 9", True),
])  # fmt: skip
def test_what_may_be_kept_and_given(text: str, legal: bool) -> None:
    state = laid(f"{{phase: admin.g, bowl: {list(GUERRILLAS)}, draws: [8, 9, 10]}}")
    assert (refusal(state, line(text)) is None) == legal
    assert len(legal_actions(state)) == 6


# --- The HQ off the map (5.6) ---------------------------------------------------------------------

AWAY = """
phase: ops.h
turn: 8
rp: {imperial: 9}
zones:
  mexico: {imperial: 2A.french, leaders: [douay], hq: hq7}
  puebla: {imperial: 1A.french}
"""


def due_in(state: State) -> int:
    assert state.hq is not None
    assert state.hq.due is not None
    return state.hq.due - state.turn


def test_an_hq_that_withdraws_is_back_in_two_turns() -> None:
    """The HQ returns to an uncontested fortress that the player chooses (E8, M66)."""
    state = laid(AWAY)
    play(state, "withdraw")
    assert state.hq is not None
    assert state.hq.where is None
    assert state.hq.due == 10
    state.turn, state.step, state.agenda = 10, "admin.a", [agenda.PlacingHq()]
    settle(state)
    assert {getattr(each, "zone", "") for each in legal_actions(state)} == {"mexico", "puebla"}
    for zone in ("veracruz", "tula", "oaxaca"):
        refused = refusal(state, line(f"hq {zone}"))
        assert refused is not None
        assert "M66" in refused.rules
    play(state, "hq puebla")
    assert state.hq == Hq("hq7", "puebla")


@pytest.mark.parametrize(("saillard", "turns", "after"), [(None, 3, "hq7"), (7, 3, "hq_mexican")])
def test_an_hq_that_is_overrun_is_back_in_three(
    saillard: int | None, turns: int, after: str
) -> None:
    """After event 63 an overrun HQ returns as the Mexican one (M51, M66)."""
    state = laid(AWAY)
    state.saillard = saillard
    state.zones["mexico"].set_fps("imperial", ())
    state.people["douay"].where = "puebla"
    state.zones["mexico"].set_fps("republican", [OWN["republican"]])
    state.agenda = [agenda.AskedToWithdraw(), agenda.Aftermath()]
    settle(state)
    assert state.hq is not None
    assert (state.hq.where, state.hq.id, due_in(state)) == (None, after, turns)


@pytest.mark.parametrize("saillard", [None, 7])
def test_an_hq_withdrawn_after_63_returns_as_mexican_next_turn(saillard: int | None) -> None:
    """After event 63 the Mexican HQ replaces a withdrawn one (M51)."""
    state = laid(AWAY)
    state.saillard = saillard
    play(state, "withdraw")
    assert state.hq is not None
    assert state.hq.id == ("hq7" if saillard is None else "hq_mexican")
    assert state.hq.due == (10 if saillard is None else 9)


@pytest.mark.parametrize("start_of_movement", [False, True])
def test_a_guerrilla_drives_an_hq_away_at_the_start_of_movement(start_of_movement: bool) -> None:
    """A Guerrilla captures no leader (M66, M83, M89)."""
    state = laid(AWAY)
    state.zones["mexico"].set_fps("imperial", ())
    state.zones["mexico"].guerrilla = True
    state.agenda = [agenda.AskedToWithdraw(), agenda.Aftermath(start_of_movement)]
    settle(state)
    assert state.hq is not None
    assert (state.hq.where is None) == start_of_movement
    assert state.people["douay"].where == "mexico"


# --- Victory (6.2, 7.0) ---------------------------------------------------------------------------


def at_the_end(scenario: str, turn: int | None = None, **options: bool) -> State:
    """Return a position at a turn's end, with an empty map."""
    card = MATERIAL.scenarios[scenario]
    state = laid(
        f"{{scenario: {scenario}, turn: {turn or card.last_turn}, phase: ops.f, "
        f"bowl: [8, 9], zones: {{mexico: {{leaders: [douay]}}}}}}",
        options=Options(**options),
    )
    state.people["douay"].where = "away"
    return state


def ended(state: State) -> tuple[str | None, str | None]:
    settle_politics(state)
    return state.winner, state.ended_by


@pytest.mark.parametrize("side", SIDES)
def test_all_cities_and_fortresses(side: Side) -> None:
    """The winner has uncontested FP in every city and fortress (6.2.3, M6, M92)."""
    state = at_the_end("campaign", 10)
    for zone in SETTLED:
        state.zones[zone].set_fps(side, [OWN[side]])
    assert ended(state.copy()) == (side, "cities")
    state.zones[SETTLED[0]].set_fps(side, ())
    state.zones[SETTLED[0]].rural_guards = 1
    assert ended(state.copy()) == (None, None)
    state.zones[SETTLED[0]].set_fps(side, [OWN[side]])
    other: Side = "republican" if side == "imperial" else "imperial"
    state.zones[SETTLED[0]].set_fps(other, [OWN[other]])
    assert ended(state) == (None, None)


@pytest.mark.parametrize("called", [False, True])
def test_an_empty_bowl(called: bool) -> None:
    """An empty bowl is an Imperial victory unless chit 62 has entered it (6.2.3, M92)."""
    state = at_the_end("campaign", 10)
    state.bowl, state.called = (), called
    assert ended(state) == ((None, None) if called else ("imperial", "bowl"))


@pytest.mark.parametrize("imperial", [(), ("mexico",), ("mexico", "puebla", "veracruz")])
@pytest.mark.parametrize("republican", [(), ("puebla",), ("mexico", "puebla", "veracruz")])
def test_puebla(imperial: tuple[str, ...], republican: tuple[str, ...]) -> None:
    """A side wins with FP in all three zones, without enemies (7.1, M97)."""
    state = at_the_end("puebla")
    for zone in imperial:
        state.zones[zone].set_fps("imperial", [OWN["imperial"]])
    for zone in republican:
        state.zones[zone].set_fps("republican", [OWN["republican"]])
    winner = "draw"
    if len(imperial) == 3 and not republican:
        winner = "imperial"
    if len(republican) == 3 and not imperial:
        winner = "republican"
    assert ended(state) == (winner, "scenario")


@pytest.mark.parametrize(
    ("imperial", "republican", "withdrawal", "winner"),
    [
        (("mexico",), ("oaxaca",), 20, "imperial"),
        (("mexico",), ("oaxaca",), 21, "republican"),
        (("mexico",), ("guadalajara", "monterrey"), 4, "draw"),
        (("mexico",), ("guadalajara", "monterrey", "oaxaca"), 4, "republican"),
        ((), (), 4, "draw"),
        # Tula and zones without a line to the HQ pay nothing.
        (("mexico", "durango"), ("guadalajara", "monterrey"), 4, "draw"),
        (("mexico", "tula", "queretaro"), ("guadalajara", "monterrey"), 4, "imperial"),
    ],
)
def test_the_conquest(
    imperial: tuple[str, ...], republican: tuple[str, ...], withdrawal: int, winner: str
) -> None:
    """Above 20 on the marker Republicans win, otherwise the side with more RP (7.2, M98)."""
    state = at_the_end("conquest")
    state.hq, state.withdrawal = Hq("hq7", "mexico"), withdrawal
    for zone in imperial:
        state.zones[zone].set_fps("imperial", [OWN["imperial"]])
    for zone in republican:
        state.zones[zone].set_fps("republican", [OWN["republican"]])
    assert ended(state) == (winner, "scenario")


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize(
    ("withdrawal", "was_there", "winner"),
    [(29, False, "imperial"), (29, True, "republican"), (30, True, "republican")],
)
def test_maximilian(withdrawal: int, was_there: bool, winner: str, strict: bool) -> None:
    """The Imperial side wins unless the marker was at 30 or ``strict`` is on (7.3, M99)."""
    state = at_the_end("maximilian", strict=strict)
    state.withdrawal, state.at_thirty = withdrawal, was_there
    assert ended(state) == ("republican" if strict else winner, "scenario")


@pytest.mark.parametrize("scenario", ["retreat", "campaign"])
@pytest.mark.parametrize("left", [False, True])
def test_the_retreat_and_the_campaign(scenario: str, left: bool) -> None:
    """A single Imperial FP is enough for victory, but Rural Guards alone are not (7.4, M102)."""
    state = at_the_end(scenario)
    state.called = True
    state.zones["puebla"].rural_guards = 1
    if left:
        state.zones["durango"].set_fps("imperial", [Fp("imperial", "C")])
    assert ended(state) == ("imperial" if left else "republican", "scenario")


@pytest.mark.parametrize("scenario", ["puebla", "conquest", "maximilian", "retreat", "campaign"])
def test_nothing_ends_before_its_turn(scenario: str) -> None:
    card = MATERIAL.scenarios[scenario]
    state = at_the_end(scenario, card.last_turn - 1)
    assert ended(state) == (None, None)


@pytest.mark.parametrize(("turn", "piece", "winner"), [
    (26, "fp", None), (30, "fp", None), (31, "fp", "republican"), (31, "leader", "republican"),
    (31, "hq", "republican"), (31, "none", None), (31, "mexican", None), (32, "egyptian",
                                                                          "republican"),
])  # fmt: skip
def test_the_french_are_gone_by_the_seventh_turn(turn: int, piece: str, winner: str | None) -> None:
    """No French pieces and no Egyptians may be left (M49, M51)."""
    state = at_the_end("retreat", turn)
    state.called, state.saillard = True, 24
    state.navies = (Navy("tampico"),)
    if piece == "fp":
        state.zones["durango"].set_fps("imperial", [OWN["imperial"]])
    elif piece == "egyptian":
        state.zones["durango"].set_fps("imperial", [Fp("egyptian", "C")])
    elif piece == "mexican":
        state.zones["durango"].set_fps("imperial", [Fp("imperial", "C")])
        state.hq = Hq("hq_mexican", "mexico")
    elif piece == "leader":
        state.people["douay"].where = "durango"
    elif piece == "hq":
        state.hq = Hq("hq9", "mexico")
    assert ended(state) == (winner, "saillard" if winner else None)
    assert len(state.navies) == (turn < 31)


@pytest.mark.parametrize(("evacuated", "turn", "lost"), [(2, 30, True), (3, 30, False),
                                                        (0, 29, False)])  # fmt: skip
def test_three_leave_each_turn_with_fewer_than_seven_left(
    evacuated: int, turn: int, lost: bool
) -> None:
    """The duty to leave starts on the turn after event 63 (M49)."""
    state = at_the_end("retreat", turn)
    state.called, state.saillard = True, 29
    state.zones["veracruz"].set_fps("imperial", [OWN["imperial"]])
    state.now.evacuated = evacuated
    assert ended(state) == (("republican", "saillard") if lost else (None, None))


@pytest.mark.parametrize("withdrawal", [29, 30])
def test_at_thirty_62_enters_the_bowl_once(withdrawal: int) -> None:
    """Chit 62 enters the bowl if the marker is at 30 (M48, M61)."""
    state = at_the_end("campaign", 10)
    state.withdrawal = withdrawal
    settle_politics(state)
    assert (62 in state.bowl) == (withdrawal == 30)
    assert state.called == (withdrawal == 30)
    if state.called:
        # Chit 62 does not return after it has been spent.
        state.played, state.bowl = (62,), (8,)
        settle_politics(state)
        assert state.bowl == (8,)


@pytest.mark.parametrize("zone", ["puebla", "mexico", "oaxaca"])
def test_first_times_count_once_and_before_thirty(zone: str) -> None:
    """The first occupation of a city moves the marker from 30 to 29 (M92, M93)."""
    state = at_the_end("campaign", 10)
    state.first_time, state.withdrawal = (), 30
    state.zones[zone].set_fps("imperial", [OWN["imperial"]])
    settle_politics(state)
    assert (state.withdrawal, state.first_time, state.called) == (29, (zone,), False)
    settle_politics(state)
    assert state.withdrawal == 29
    state.first_time = ()
    state.zones[zone].guerrilla = True
    settle_politics(state)
    assert state.withdrawal == 29, "no Republican force, a Guerrilla is one"
