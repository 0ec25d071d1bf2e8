"""Test of a scenario against the hard opponent, in a window."""

import shutil
import subprocess
import sys

import pytest

from tests.window.conftest import NEEDED, ROOT

DECISIONS = 20


@pytest.mark.long
def test_a_scenario_is_begun_against_hard() -> None:
    """``tests.window.against_hard`` plays whole scenarios."""
    lacking = [name for name in NEEDED if shutil.which(name) is None]
    if lacking:
        pytest.skip(f"needs {', '.join(lacking)}")
    command = ["puebla", "republican", "4", str(DECISIONS)]
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.against_hard", *command],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert f"{DECISIONS} decisions" in done.stdout.splitlines()[-1]
