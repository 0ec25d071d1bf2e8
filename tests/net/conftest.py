"""Fixture of hosts that are killed after the test."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.net.hosts import Host, Hosts


@pytest.fixture
def hosts() -> Iterator[Hosts]:
    made: list[Host] = []

    def start(folder: Path, *arguments: str, **how: Any) -> Host:
        made.append(Host(folder, *arguments, **how))
        return made[-1]

    yield start
    for each in made:
        each.kill()
