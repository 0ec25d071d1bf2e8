"""Tests of the set-up of the five scenarios (7.0, M94-M103), and its free placements."""

from collections import Counter

import pytest

from paxdesk.mexican_adventure.robots.simulation import KindsPlayer
from paxdesk.mexican_adventure.rules.actions import Done, Lift, PlacePieces
from paxdesk.mexican_adventure.rules.engine import (
    asked,
    begin,
    legal_actions,
    perform,
    question_asked,
    refusal,
)
from paxdesk.mexican_adventure.rules.forces import groups_from_fps
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import write_groups
from paxdesk.mexican_adventure.rules.state import Options, State
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS, line, play

FACTS = {
    # first and last turn, RP, French Retreat, Aid, chits spent
    "puebla": ((1, 4), (0, 0), 0, 1, 0),
    "conquest": ((5, 14), (3, 2), 4, 1, 8),
    "maximilian": ((14, 23), (8, 5), 19, 1, 26),
    "retreat": ((24, 33), (10, 12), 30, 2, 46),
    "campaign": ((1, 33), (0, 0), 0, 1, 0),
}
FORCES = {
    "puebla": ("8A.french 2B.french 3C.imperial", "33C"),
    "conquest": ("6A.french 1A.marine 7B.french 5C.imperial", "30C"),
    "maximilian": ("6A.french 13B.french 1B.marine 16C.french 1C.egyptian 5C.imperial", "5B 33C"),
    "retreat": ("5A.french 1A.marine 10B.french 2B.austrian 1B.belgian 18C.french 1C.egyptian "
                "4C.austrian 1C.belgian", "5B 20C"),
    "campaign": ("8A.french 2B.french 3C.imperial", "33C"),
}  # fmt: skip
ON_TURN_1 = 40
"""Number of chits in the bowl before the first draw (M32)."""


def set_up(scenario: str, seed: int = 1) -> State:
    """Return a game with random placements, at the first step of the first turn."""
    state, player = begin(MATERIAL, scenario, seed), KindsPlayer.for_game(seed)
    while state.step == "setup":
        perform(state, player.choose(legal_actions(state)))
    return state


def placed(scenario: str) -> State:
    """Return a game at the last question of its set-up, before the first turn."""
    state, player = begin(MATERIAL, scenario, 1), KindsPlayer.for_game(1)
    before = state
    while state.step == "setup":
        before = state.copy()
        perform(state, player.choose(legal_actions(state)))
    return before


@pytest.fixture(scope="module")
def games() -> dict[str, State]:
    return {scenario: placed(scenario) for scenario in SCENARIOS}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_tracks_of_a_scenario(scenario: str) -> None:
    turns, resources, withdrawal, aid, spent = FACTS[scenario]
    state = begin(MATERIAL, scenario, 1)
    assert (state.card.first_turn, state.card.last_turn) == turns
    assert tuple(state.rp.values()) == resources
    assert (state.withdrawal, state.aid) == (withdrawal, aid)
    assert len(state.played) == spent
    # Each side has spent a chit in every turn before the first one (M2).
    assert spent == 2 * (turns[0] - 1)
    assert state.called == (scenario == "retreat")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_forces_of_a_scenario(games: dict[str, State], scenario: str) -> None:
    state = games[scenario]
    for side, expected in zip(SIDES, FORCES[scenario], strict=True):
        assert write_groups(groups_from_fps(fp for _, fp in state.all_fps(side))) == expected
    assert problems(state) == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_all_pieces_are_placed_where_their_scenario_allows(
    games: dict[str, State], scenario: str
) -> None:
    """Freely placed leaders are with FP of their side, or on the named roads (M96, M103)."""
    state = games[scenario]
    for side in SIDES:
        free = state.card.setup(side).free
        if free is None:
            continue
        for who in free.pieces.leaders:
            where = state.people[who].where
            assert where in state.zones, who
            if free.leaders_where == "own_fp":
                assert state.zones[where].fps(side), who
            if free.routes:
                roads = [state.material.board.routes[route] for route in free.routes]
                assert where in {*free.zones, *(zone for road in roads for zone in road)}


def test_the_bowl_of_the_first_turn() -> None:
    """The bowl contains forty chits; in the Campaign a loan precedes the draw (M32)."""
    state = set_up("campaign")
    assert question_asked(state) == "loan"
    perform(state, line("pass"))
    while state.step != "admin.g":
        perform(state, Done())
    assert state.bowl_size == ON_TURN_1 - 3
    state = set_up("puebla")
    assert (state.step, question_asked(state)) == ("admin.g", "draw")
    assert state.rp == {"imperial": 0, "republican": 0}


@pytest.mark.parametrize("scenario", ["puebla", "conquest", "campaign"])
@pytest.mark.parametrize(
    ("zone", "most_free"),
    [("tampico", False), ("monterrey", False), ("matamoros", False), ("victoria", False),
     ("orizaba", False), ("tula", True), ("guaymas", True)],
)  # fmt: skip
def test_zones_for_republican_placements(scenario: str, zone: str, most_free: bool) -> None:
    """Vidaurri's zones and zones with Imperial forces are barred (M96)."""
    state = begin(MATERIAL, scenario, 1)
    assert asked(state) == "republican"
    assert (refusal(state, line(f"place 1C in {zone}")) is None) == most_free


@pytest.mark.parametrize("zone", ["saltillo", "linares", "huasteca", "san_fernando", "valles"])
def test_neighbours_of_vidaurri_are_barred_in_7_1_alone(zone: str) -> None:
    for scenario, allowed in (("puebla", False), ("campaign", False), ("conquest", True)):
        state = begin(MATERIAL, scenario, 1)
        assert (refusal(state, line(f"place 1C in {zone}")) is None) == allowed, scenario


def test_one_fp_a_zone_and_leaders_with_them() -> None:
    """At most one FP may be placed in a zone, also beside FP of the scenario (M96)."""
    state = begin(MATERIAL, "puebla", 1)
    for text in ("place 2C in tula", "place navy in guaymas", "place diaz in tula", "done"):
        assert refusal(state, line(text)) is not None, text
    play(state, "place 1C in mexico")
    refused = refusal(state, line("place 1C in mexico"))
    assert refused is not None
    assert "M96" in refused.rules
    play(state, "place rojas in durango")
    assert state.people["rojas"].where == "durango"
    play(state, "lift rojas from durango", "place 1C in tula", "place rojas in tula")
    play(state, "lift 1C from tula")
    # Rojas is now alone, so the set-up cannot end.
    while state.agenda[-1].groups or state.agenda[-1].leaders:
        action = next(
            each
            for each in legal_actions(state)
            if isinstance(each, PlacePieces) and each.batches[0].zone != "tula"
        )
        perform(state, action)
    refused = refusal(state, Done())
    assert refused is not None
    assert refused.where == "tula"
    assert Done() not in legal_actions(state)
    lifts = [each for each in legal_actions(state) if isinstance(each, Lift)]
    assert line("lift rojas from tula") in lifts
    play(state, "lift rojas from tula", "place rojas in durango", "done")
    assert state.step == "admin.g"


def test_only_the_sides_own_placements_may_be_undone() -> None:
    state = begin(MATERIAL, "puebla", 1)
    for text in ("lift 1C from puebla", "lift zaragoza from puebla", "lift rojas from tula"):
        refused = refusal(state, line(text))
        assert refused is not None, text
        assert "M95" in refused.rules


@pytest.mark.parametrize(
    ("scenario", "asked_for"),
    [
        ("conquest", {"vomito": 2}),
        ("maximilian", {"vomito": 4, "counter_guerrilla": 2}),
        ("retreat", {"vomito": 4, "rural_guards": 1}),
    ],
)
def test_markers_come_last(scenario: str, asked_for: dict[str, int]) -> None:
    """The order is Imperial units, Republican units, Vomito, Imperial markers (M95)."""
    state, player = begin(MATERIAL, scenario, 2), KindsPlayer.for_game(2)
    seen: list[tuple[str, str]] = []
    placed: Counter[str] = Counter()
    while state.step == "setup":
        side, question = asked(state), question_asked(state)
        assert side is not None
        if not seen or seen[-1] != (side, str(question)):
            seen.append((side, str(question)))
        action = player.choose(legal_actions(state))
        if question == "markers":
            placed[action.marker] += 1  # type: ignore[union-attr]
            assert refusal(state, Done()) is not None
        perform(state, action)
    assert placed == asked_for
    order = [("imperial", "setup"), ("republican", "setup"), ("republican", "markers"),
             ("imperial", "markers")]  # fmt: skip
    assert seen == [each for each in order if each in seen]


def test_imperial_pieces_are_on_the_roads_named() -> None:
    """Imperial pieces are placed on the named roads, ships in their ports (M103)."""
    state = begin(MATERIAL, "retreat", 1)
    assert asked(state) == "imperial"
    for text, legal in (
        ("place 5A.french in veracruz", True),
        ("place navy in tampico", True),
        ("place navy in mazatlan", True),
        ("place navy in puebla", False),
        ("place navy in campeche", False),
        ("place douay in colima", True),
        ("place douay in monterrey", False),
        ("place 19C.french in durango", False),
        ("place 1C.imperial in mexico", False),
        ("place miramon in mexico", False),
    ):
        assert (refusal(state, line(text)) is None) == legal, text


def test_the_option_is_saved_with_the_game() -> None:
    assert begin(MATERIAL, "maximilian", 1, Options(strict=True)).options.strict
    assert not begin(MATERIAL, "maximilian", 1).options.strict


@pytest.mark.parametrize(
    ("scenario", "turn", "chits"),
    [("conquest", 5, {35, 36, 37}), ("maximilian", 14, {59}), ("retreat", 24, {63})],
)
def test_a_chit_must_be_played_on_the_first_turn(scenario: str, turn: int, chits: set[int]) -> None:
    """A chit that must be played counts as the kept one (M36)."""
    state, player = begin(MATERIAL, scenario, 3), KindsPlayer.for_game(3)
    while not (state.step == "admin.g" and question_asked(state) == "draw"):
        legal = legal_actions(state)
        perform(state, Done() if Done() in legal and state.step != "setup" else
                player.choose(legal))  # fmt: skip
    assert state.turn == turn
    step = state.agenda[-1]
    assert len(step.drawn) == 2  # type: ignore[union-attr]
    assert step.aside in chits  # type: ignore[union-attr]
    assert step.aside == min(chits)  # type: ignore[union-attr]
    assert {type(each).__name__ for each in legal_actions(state)} == {"Give"}
