"""Tests of damaged saved games: each is refused with a message, or is playable."""

from collections.abc import Callable
from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.invariants import invariant_violations
from paxdesk.porfiriana.rules.notation import write
from paxdesk.porfiriana.saves import (
    OpenedGame,
    open_saved,
)
from paxdesk.session.randomness import Generator
from tests.files.mutations import Mutator, attack, recalled
from tests.shares import spread

FILES = [path.read_bytes() for path in sorted((Path(__file__).parent / "corpus").glob("*.pax"))]
FEW, MANY = 100, 4000
PARTS = 6
STEPS = 25


@pytest.mark.long
@pytest.mark.parametrize(
    ("part", "mutants"),
    spread([(0, FEW), *((part, MANY) for part in range(1, PARTS))], long=1, unpack=True),
)
def test_mutants(
    deck: Deck, tmp_path: Path, count: Callable[[str], None], part: int, mutants: int
) -> None:
    found = Mutator(FILES, seed=part).mutants(mutants)
    count(attack(found, tmp_path / "mutant.pax", lambda file: open_saved(file, deck), _check))


def _check(opened: OpenedGame) -> str:
    """Check that the position is playable; return the journal's outcome."""
    session = opened.session
    settled = bool(session.journal) or session.opening.position is None
    assert invariant_violations(session.state, settled) == []
    told = recalled(opened.recall)
    state, generator = session.state.copy(), Generator(1)
    for _ in range(STEPS):
        legal = legal_actions(state)
        if not legal:
            break
        action = generator.choice(legal)
        perform(state, action)
        assert invariant_violations(state) == [], write(action)
    assert state.over or legal_actions(state)
    return told
