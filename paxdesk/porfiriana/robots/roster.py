"""The robots that may play at any seat: descriptions and factories."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal, TypeAlias, get_args

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.robot import Robot

RobotName: TypeAlias = Literal["paxomatic", LevelName]
"""Names of robots for any seat except Díaz's."""
ROBOT_NAMES: Final[tuple[RobotName, ...]] = get_args(RobotName)
ScriptName: TypeAlias = Literal[
    "gold", "guarded", "topples", "harasser", "blocker", "speculator", "turncoat"
]
"""Names of the scripted players for tournaments (``league.py``)."""
MilestoneName: TypeAlias = Literal["thumb-expert", "swift"]
"""Names of the milestone levels (``league.py``), for comparison."""
PlayerName: TypeAlias = Literal[RobotName, ScriptName, MilestoneName]
NUMERALS: Final = ("I", "II", "III", "IV", "V")


@frozen
class RosterEntry:
    """Description of one robot; ``face`` is the name of an icon.

    ``persons`` are default names at the table.
    """

    label: str
    sentence: str
    face: str
    persons: tuple[str, ...]
    robot: Callable[[], Robot]


def _paxomatic() -> Robot:
    from paxdesk.porfiriana.robots.paxomatic import Paxomatic

    return Paxomatic()


def _planner(name: LevelName) -> Robot:
    from paxdesk.porfiriana.robots.planner.planner import Planner

    return Planner(LEVELS[name], tempered=True)


ROSTER: Final[Mapping[RobotName, RosterEntry]] = {
    "paxomatic": RosterEntry(
        tr_noop("Pax-o-matic"),
        tr_noop("The robot of the rulebook: it follows its flowchart to the letter."),
        "ui-settings",
        tuple(f"Pax-o-matic {number}" for number in NUMERALS),
        _paxomatic,
    ),
    **{
        name: RosterEntry(
            level.label,
            level.sentence,
            level.face,
            (level.person, *(f"{level.person} {number}" for number in NUMERALS[1:])),
            partial(_planner, name),
        )
        for name, level in LEVELS.items()
    },
}
