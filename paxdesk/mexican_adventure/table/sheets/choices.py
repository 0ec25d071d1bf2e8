"""What is chosen for a new game, and the session that begins with it. No Qt here."""

import json
from typing import Final

from attrs import field

from paxdesk.mexican_adventure.robots.roster import ROBOTS
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.state import Options
from paxdesk.mexican_adventure.session import PLAYERS, Opening, SeatSetup, Session
from paxdesk.record_classes import frozen

NAMES: Final = ("Eugenia", "Benito")
COLOURS: Final = (5, 3)
LARGEST_SEED: Final = 1_000_000
"""Seeds drawn for the players lie below this, so that they can be read out."""
FIRST: Final = "puebla"


@frozen
class NewGame:
    """Everything decided before the first line; robots by seat, None for a person."""

    scenario: str = FIRST
    seed: int = 0
    names: tuple[str, str] = NAMES
    robots: tuple[str | None, str | None] = (None, None)
    options: Options = field(factory=Options)
    practice: bool = False

    def begin(self, material: Material) -> Session:
        """Set the scenario up."""
        opening = Opening(self.scenario, self.seed, self.options, None, self.practice)
        return Session.new(material, opening, self.seats)

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        return tuple(
            SeatSetup(name, colour, robot)
            for name, colour, robot in zip(self.names, COLOURS, self.robots, strict=True)
        )


def remembered(game: NewGame) -> str:
    """The choices as a line."""
    return json.dumps(
        {
            "scenario": game.scenario,
            "names": game.names,
            "robots": game.robots,
            "practice": game.practice,
            "strict": game.options.strict,
        },
        ensure_ascii=False,
    )


def proposed(line: str, scenarios: frozenset[str]) -> NewGame | None:
    """The choices in a line; None where it is none of ours."""
    try:
        found = json.loads(line)
        one, other = found["names"]
        scenario = found["scenario"]
        robots = [each if each in ROBOTS else None for each in found["robots"]]
    except (ValueError, TypeError, KeyError):
        return None
    if scenario not in scenarios or not (isinstance(one, str) and isinstance(other, str)):
        return None
    if len(robots) != PLAYERS or None not in robots:
        return None
    practice = found.get("practice") is True
    options = Options(found.get("strict") is True)
    return NewGame(scenario, 0, (one, other), (robots[0], robots[1]), options, practice)
