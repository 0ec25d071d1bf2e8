"""Levels of the opponent."""

from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.lazy_attrs import frozen
from paxdesk.mexican_adventure.rules.vocabulary import Side

LevelName: TypeAlias = Literal["easy", "medium", "hard"]


@frozen
class RobotLevel:
    """Features of an opponent besides the worth of zones and the odds of fights.

    Attributes:
        guards_hq: Worth of the HQ, weighted by the chance that it falls (5.6, M24).
        minds_paris: Accounts for battles lost by small French forces (M80).
        besieges: Avoids idle sieges.
        musters: Moves a Republican force to where others can join it.
        finishes: Gives priority to the final count in the last turn.
        presses: Gives more weight to French defeats, and less to losses that RP can replace.
        sweeps: As a dominant Republican side, hunts the last of the enemy (6.2.3).
        borrows: Takes more loans, up to a French Retreat limit or to feed an army (4.1.2).
        spares: Moves Republican leaders away from a force that would be beaten.
        scatters: As a side that only has to survive, spreads over many zones.
        foresees: Expects Republican forces to join against an Imperial one.
        sails: Ships FP to ports that pay (5.4.2).
        endures: In the Campaign, spares Imperial FP in later turns.
        overlooks: Chance of overlooking an order or a purchase, or of a random attitude.
        handicaps: Scenarios and sides with the chances that replace ``overlooks`` for them.
    """

    name: LevelName
    guards_hq: float = 16.0
    minds_paris: bool = True
    besieges: bool = True
    musters: bool = False
    finishes: bool = False
    presses: bool = False
    sweeps: bool = False
    borrows: bool = False
    spares: bool = False
    scatters: bool = False
    foresees: bool = False
    sails: bool = False
    endures: bool = False
    overlooks: float = 0.0
    handicaps: tuple[tuple[str, Side, float], ...] = ()

    def overlooks_as(self, scenario: str, side: Side) -> float:
        found = (often for name, own, often in self.handicaps if (name, own) == (scenario, side))
        return next(found, self.overlooks)


EASY = RobotLevel("easy", guards_hq=0.0, minds_paris=False, besieges=False, overlooks=0.5)
STEADY = RobotLevel("medium", musters=True, sweeps=True)
"""Default level of assessments and robots, used for warnings and analyses."""
HARD = RobotLevel(
    "hard",
    guards_hq=100.0,
    musters=True,
    finishes=True,
    presses=True,
    sweeps=True,
    borrows=True,
    spares=True,
    scatters=True,
    foresees=True,
    sails=True,
    endures=True,
)
MEDIUM = evolve(HARD, name="medium", overlooks=0.1, handicaps=(("campaign", "republican", 0.0),))
"""Level that plays both sides about equally well: see docs/notes/opponents.md."""
LEVELS: Final = (EASY, MEDIUM, HARD)
