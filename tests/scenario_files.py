"""Positions in the scenario files, by name; each file is parsed once."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from attrs import frozen

from paxdesk.mexican_adventure import scenarios as adventure
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.scenarios import AdventureScenario
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.scenarios import reading as pax
from paxdesk.porfiriana.scenarios.reading import PaxScenario
from paxdesk.session.scenarios import Document, Scenario, documents, read_scenario

TESTS = Path(__file__).parent
NAME = re.compile(r"^name: (\S+)$", re.M)


@frozen
class Place:
    """Position in a scenario file."""

    file: Path
    name: str

    def __str__(self) -> str:
        return f"{self.file}#{self.name}"

    @property
    def document(self) -> Document:
        return _documents(self.file)[self.name]

    @property
    def plain(self) -> dict[str, Any]:
        return _plain(self.file)[self.name]

    def read(self, deck: Deck) -> Scenario[PaxScenario]:
        return read_scenario(self.document, pax.reader(deck))

    def read_adventure(self) -> Scenario[AdventureScenario]:
        return read_scenario(self.document, adventure.reader(load_material()))


def places(files: Iterable[Path]) -> list[Place]:
    found = [Place(file, name) for file in files for name in _names(file)]
    return sorted(found, key=lambda place: (place.name, place.file))


@cache
def _names(file: Path) -> list[str]:
    """Return the names of positions in a file, else the file's stem."""
    return NAME.findall(file.read_text("utf-8")) or [file.stem]


@cache
def _documents(file: Path) -> dict[str, Document]:
    return dict(zip(_names(file), documents(file), strict=True))


@cache
def _plain(file: Path) -> dict[str, dict[str, Any]]:
    found = yaml.load_all(file.read_text("utf-8"), yaml.CSafeLoader)
    return dict(zip(_names(file), found, strict=True))


FOLDER = TESTS / "scenarios"
ALL = places(FOLDER.rglob("*.yaml"))
PEOPLE = places(
    file for part in ("rules", "rulings", "verbs") for file in (FOLDER / part).iterdir()
)
"""Positions in the scenarios of rules, rulings and verbs."""
ADVENTURE = places((TESTS / "mexican_adventure" / "scenarios").glob("*.yaml"))


def named(name: str, places: list[Place] = ALL) -> Place:
    (found,) = (place for place in places if place.name == name)
    return found
