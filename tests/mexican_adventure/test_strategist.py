"""Tests of the opponent of The Mexican Adventure."""

import json
from itertools import islice

import pytest

from paxdesk.cli import main
from paxdesk.mexican_adventure.robots.reasons import WHY, fields_of, meaning_of
from paxdesk.mexican_adventure.robots.simulation import KindsPlayer, PlayerWord, Playing
from paxdesk.mexican_adventure.robots.strategist import Strategist
from paxdesk.mexican_adventure.rules.engine import asked, begin, perform, refusal
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.rules.view import seen_by
from paxdesk.mexican_adventure.rules.vocabulary import SIDES, Side, enemy_of
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from tests.shares import spread

MATERIAL = load_material()
SCENARIOS = tuple(MATERIAL.scenarios)


def game(scenario: str, seed: int, **players: PlayerWord) -> Playing:
    who: dict[Side, PlayerWord] = {side: players.get(side, "medium") for side in SIDES}
    return Playing(begin(MATERIAL, scenario, seed), who, KindsPlayer.for_game(seed))


@pytest.mark.parametrize("scenario", spread(SCENARIOS, 2))
def test_every_choice_is_legal_and_has_a_reason(scenario: str) -> None:
    playing = game(scenario, 3)
    for taken in islice(playing.steps(), 60):
        assert taken.choice.reason
        assert "{" not in taken.choice.reason
        key, values = meaning_of(taken.choice.reason)
        assert fields_of(WHY[key]) <= set(values)


@pytest.mark.long
def test_games_are_reproducible() -> None:
    first, second = (
        [(taken.side, write(taken.choice.action)) for taken in game("puebla", 5).steps()]
        for _ in range(2)
    )
    assert first == second


@pytest.mark.parametrize("seed", spread([0, 1]))
def test_hidden_facts_change_nothing(seed: int) -> None:
    """The choice does not depend on hidden forces or on the generator."""
    playing = game("conquest", seed)
    compared = 0
    for _ in islice(playing.steps(), 80):
        state = playing.state
        side = asked(state)
        if side is None:
            break
        other = state.copy()
        other.generator.position ^= 0x1234567
        enemy = enemy_of(side)
        seen = seen_by(state, side)
        for zone in seen.covered:
            standing = other.zones[zone]
            standing.set_fps(enemy, (*standing.fps(enemy), standing.fps(enemy)[-1]))
            compared += 1
        if seen_by(other, side) != seen:
            continue
        choice = Strategist().choose(seen, side)
        again = Strategist().choose(seen_by(other, side), side)
        assert choice == again
    assert compared > 50


@pytest.mark.parametrize(
    ("scenario", "side"),
    spread(
        [("puebla", "republican"), ("conquest", "imperial"), ("retreat", "imperial")],
        quick=0,
        long=1,
        unpack=True,
    ),
)
def test_it_beats_chance(scenario: str, side: Side) -> None:
    won = 0
    for seed in (1, 2, 3):
        playing = game(scenario, seed, **{enemy_of(side): "random"})
        for _ in playing.steps():
            pass
        won += playing.state.winner == side
    assert won >= 2, "chance may have a good day"


def test_it_plays_in_a_session() -> None:
    """The opponent's answer in a session is legal."""
    seats = (SeatSetup("Ana", 1), SeatSetup("Opponent", 2, "medium"))
    session = Session.new(MATERIAL, Opening("puebla", 7), seats)
    while session.seat_to_act == 1:
        side_line = write(session.legal()[0])
        session.submit(session.game.parse(side_line))
    assert session.seat_to_act == 2
    question = session.game.question(session.state, {2: "medium"})
    assert question is not None
    choice = question.answer()
    assert refusal(session.state, choice.action) is None
    perform(session.state, choice.action)


@pytest.mark.long
def test_play_prints_a_journal_that_can_be_saved(
    capsys: pytest.CaptureFixture[str], tmp_path
) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "puebla.pax"
    assert (
        main(["adventure", "play", "--imperial", "random", "--seed", "4", "--save", str(file)]) == 0
    )
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].endswith(("(scenario)", "(juarez)", "(cities)"))
    assert sum(line.startswith("republican  ") for line in lines) > 20
    assert main(["verify", str(file)]) == 0


def test_simulate_counts_the_endings(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["adventure", "simulate", "--scenario", "puebla", "--games", "2", "--jobs", "1"]
    assert main([*command, "--imperial", "random", "--republican", "random", "--json"]) == 0
    endings = json.loads(capsys.readouterr().out)["puebla"]
    assert sum(endings.values()) == 2
