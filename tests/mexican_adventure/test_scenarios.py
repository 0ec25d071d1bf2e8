"""Every scenario of the second game holds, one file each."""

from pathlib import Path

import pytest

from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.scenarios.reading import read_scenario
from paxdesk.mexican_adventure.scenarios.running import run_scenario
from paxdesk.strict_yaml import read_file

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    missed = run_scenario(read_scenario(file, read_file(file), load_material()))
    assert missed is None, str(missed)
