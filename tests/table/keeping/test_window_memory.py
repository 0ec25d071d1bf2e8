"""Test of memory after many windows were closed."""

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from tests.shares import spread

MOST = 60
"""Maximum growth, in MB."""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="other systems return freed memory themselves")
@pytest.mark.parametrize("windows", spread([60, 200], long=1))
def test_closed_windows_return_their_memory(windows: int, count: Callable[[str], None]) -> None:
    program = [sys.executable, "-m", "tests.table.keeping.opening_windows", str(windows)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    found = subprocess.run(program, env=environment, capture_output=True, text=True, check=True)
    assert found.stderr == ""
    grown = int(found.stdout)
    count(f"{windows} windows opened and closed: the process grew by {grown} MB")
    assert grown < MOST
