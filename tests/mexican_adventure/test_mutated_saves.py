"""Damaged games of the second game: each is refused in a sentence, or is sound and plays on.

The slow tests try ten thousand.
"""

import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from paxdesk.errors import PaxError
from paxdesk.files.writing import SaveError
from paxdesk.mexican_adventure.robots.simulation import RandomPlayer
from paxdesk.mexican_adventure.rules.engine import asked, legal_actions, perform
from paxdesk.mexican_adventure.rules.invariants import problems
from paxdesk.mexican_adventure.rules.notation import write
from paxdesk.mexican_adventure.saves.save import OpenedGame, SavedGame, open_saved
from paxdesk.mexican_adventure.session import Opening, SeatSetup, Session
from paxdesk.session.replay import ReplayError
from tests.files.mutations import Mutator
from tests.mexican_adventure.rules.positions import MATERIAL, SCENARIOS

SEATS = (SeatSetup("Eugénie", 1), SeatSetup("Benito", 4))
APART = 13
"""Steps from one game that is damaged to the next."""
GAMES = 6
"""Of each scenario."""
FEW, QUICK, SLOW = 100, 500, 2000
PARTS = 5
STEPS = 15
LONGEST_SECONDS = 5.0
"""Of the processor's time, so that a busy machine does not count."""


@cache
def files() -> tuple[bytes, ...]:
    """Games of every scenario, from setting up to the middle and after."""
    found = []
    for seed, scenario in enumerate(SCENARIOS, start=1):
        session = Session.new(MATERIAL, Opening(scenario, seed), SEATS)
        player = RandomPlayer.for_game(seed)
        for number in range(GAMES * APART):
            if session.asked is None:
                break
            session.submit(player.choose(session.legal()))
            if number % APART == 0:
                found.append(SavedGame.of(session).data())
    return tuple(found)


@pytest.mark.parametrize(
    ("part", "mutants"),
    [
        (0, FEW),
        pytest.param(1, QUICK, marks=pytest.mark.long),
        *(pytest.param(2 + part, SLOW, marks=pytest.mark.slow) for part in range(PARTS)),
    ],
)
def test_mutants(tmp_path: Path, count: Callable[[str], None], part: int, mutants: int) -> None:
    tally: Counter[str] = Counter()
    slowest = 0.0
    file = tmp_path / "mutant.pax"
    for data in Mutator(files(), seed=part).mutants(mutants):
        file.write_bytes(data)
        start = time.process_time()
        try:
            opened = open_saved(file, MATERIAL)
        except SaveError as error:
            _check_sentence(error)
            tally["refused"] += 1
        else:
            tally["opened"] += 1
            tally[_check(opened)] += 1
        slowest = max(slowest, time.process_time() - start)
    told = ", ".join(f"{number} {what}" for what, number in tally.items())
    count(f"{mutants} mutants: {told}; slowest {slowest:.2f} s")
    assert slowest < LONGEST_SECONDS
    assert tally["refused"] > tally["opened"] > 0


def _check_sentence(error: PaxError) -> None:
    assert len(str(error).splitlines()) == 1
    assert str(error).endswith(".")


def _check(opened: OpenedGame) -> str:
    """The position is sound and can be played on; what the journal says of it is told."""
    session = opened.session
    assert problems(session.state) == []
    try:
        opened.recall()
        told = "its journal leads there"
    except ReplayError as error:
        _check_sentence(error)
        told = "its journal leads elsewhere"
    state, player = session.state.copy(), RandomPlayer.for_game(1)
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            break
        action = player.choose(legal)
        perform(state, action)
        assert problems(state) == [], write(action)
    assert asked(state) is None or legal_actions(state)
    return told
