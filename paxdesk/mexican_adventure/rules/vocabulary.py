"""Closed sets of values: sides, nations, qualities, attitudes, steps and event names (2.0, 3.0)."""

from typing import Final, Literal, TypeAlias, get_args

Side: TypeAlias = Literal["imperial", "republican"]
Nation: TypeAlias = Literal[
    "french", "marine", "egyptian", "austrian", "belgian", "imperial", "republican"
]
Quality: TypeAlias = Literal["A", "B", "C"]
Attitude: TypeAlias = Literal["withdraw", "hold", "skirmish", "assault"]
Marker: TypeAlias = Literal["vomito", "rural_guards", "counter_guerrilla"]
Cover: TypeAlias = Literal["clear", "mountain", "forest", "desert"]
ZoneId: TypeAlias = str
LeaderId: TypeAlias = str
Chit: TypeAlias = int
EndedBy: TypeAlias = Literal["cities", "juarez", "maximilian", "saillard", "bowl", "scenario"]
Winner: TypeAlias = Literal["imperial", "republican", "draw"]

SIDES: Final[tuple[Side, ...]] = get_args(Side)
NATIONS: Final[tuple[Nation, ...]] = get_args(Nation)
IMPERIAL_NATIONS: Final[tuple[Nation, ...]] = NATIONS[:-1]
QUALITIES: Final[tuple[Quality, ...]] = get_args(Quality)
ATTITUDES: Final[tuple[Attitude, ...]] = get_args(Attitude)
MARKERS: Final[tuple[Marker, ...]] = get_args(Marker)
ENDINGS: Final[tuple[EndedBy, ...]] = get_args(EndedBy)
FRENCH: Final[frozenset[Nation]] = frozenset({"french", "marine", "egyptian"})
"""French FP: regulars, Marines and Egyptians (2.5)."""

STEPS: Final[tuple[str, ...]] = (
    "setup",
    *(f"admin.{letter}" for letter in "abcdefg"),
    *(f"ops.{letter}" for letter in "abcdefghi"),
    "pac.a",
    "pac.b",
)
"""Steps of the sequence of play in order (3.0), beginning with ``setup``."""

CHITS: Final = range(1, 67)
TURNS: Final = range(1, 34)
MOST_WITHDRAWAL: Final = 30
MOST_AID: Final = 3
GUERRILLAS: Final = 7
NAVIES: Final = 3
AWAY: Final = "away"
"""Place of a person yet to arrive, or waiting for an HQ."""
ELIMINATED: Final = "eliminated"
RETIRED: Final = "retired"
OFF_THE_MAP: Final = (AWAY, ELIMINATED, RETIRED)


def enemy_of(side: Side) -> Side:
    return "republican" if side == "imperial" else "imperial"


def rains(turn: int) -> bool:
    """Return whether the turn is in July/August (5.3.1); turn 1 is March/April 1862 (M2)."""
    return turn % 6 == 3


# --- Names of all events, for views, the log and the dice of the journal --------------------------

EventName: TypeAlias = Literal[
    "aid",
    "atrocity",
    "attitude",
    "bowl",
    "chit",
    "combat",
    "converted",
    "drawn",
    "eliminated",
    "escaped",
    "evacuated",
    "fled",
    "gains",
    "game_over",
    "guards_gone",
    "guerrilla",
    "hq",
    "hunted",
    "improved",
    "loses",
    "moved",
    "no_combat",
    "ordered",
    "pays",
    "placed",
    "raided",
    "raised",
    "retired",
    "retreats",
    "rides",
    "rolled",
    "sails",
    "spent",
    "starves",
    "step",
    "taken",
    "turn",
    "withdrawal",
]
EVENT_NAMES: Final[tuple[EventName, ...]] = get_args(EventName)
