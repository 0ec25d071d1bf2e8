"""Damaged saved games: each is refused in a sentence, or holds a sound position that plays on.

The slow tests try ten thousand.
"""

import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from paxdesk.errors import PaxError
from paxdesk.files.writing import SaveError
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.invariants import problems
from paxdesk.porfiriana.rules.moves import legal_actions, perform
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.saves.save import (
    OpenedGame,
    open_saved,
)
from paxdesk.session.randomness import Generator
from paxdesk.session.replay import ReplayError
from tests.files.mutations import Mutator

FILES = [path.read_bytes() for path in sorted((Path(__file__).parent / "corpus").glob("*.pax"))]
QUICK, SLOW = 300, 2000
PARTS = 5
STEPS = 25
LONGEST_SECONDS = 5.0
"""Of the processor's time, so that a busy machine does not count."""


@pytest.mark.parametrize(
    ("part", "mutants"),
    [
        (0, QUICK),
        *(pytest.param(part, QUICK, marks=pytest.mark.long) for part in range(1, PARTS)),
        *(pytest.param(PARTS + part, SLOW, marks=pytest.mark.slow) for part in range(PARTS)),
    ],
)
def test_mutants(
    deck: Deck, tmp_path: Path, count: Callable[[str], None], part: int, mutants: int
) -> None:
    tally: Counter[str] = Counter()
    slowest = 0.0
    file = tmp_path / "mutant.pax"
    for data in Mutator(FILES, seed=part).mutants(mutants):
        file.write_bytes(data)
        start = time.process_time()
        try:
            opened = open_saved(file, deck)
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
    settled = bool(session.journal) or session.opening.position is None
    assert problems(session.state, settled) == []
    try:
        opened.recall()
        told = "its journal leads there"
    except ReplayError as error:
        _check_sentence(error)
        told = "its journal leads elsewhere"
    state, generator = session.state.copy(), Generator(1)
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            break
        action = generator.choice(legal)
        perform(state, action)
        assert problems(state) == [], write(action)
    assert state.over or legal_actions(state)
    return told
