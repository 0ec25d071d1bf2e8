"""Every scenario of the project holds: rules, rulings and verbs, one file each."""

from pathlib import Path

import pytest

from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.scenarios.reading import read_scenario
from paxdesk.porfiriana.scenarios.running import run_scenario

FILES = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path, deck: Deck) -> None:
    missed = run_scenario(read_scenario(file, deck))
    assert missed is None, str(missed)
