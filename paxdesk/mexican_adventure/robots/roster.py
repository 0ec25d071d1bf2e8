"""Who may play a side by itself, by the names of command lines and saved games."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from paxdesk.mexican_adventure.robots.strategist import Strategist

RobotName: TypeAlias = Literal["strategist"]

ROBOTS: Final[Mapping[str, Strategist]] = {"strategist": Strategist()}
