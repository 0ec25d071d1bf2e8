"""Levels of the opponent."""

from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import frozen

LevelName: TypeAlias = Literal["easy", "medium", "hard"]


@frozen
class RobotLevel:
    """Features of an opponent besides the worth of zones and the odds of fights.

    ``guards_hq``: worth of the HQ, weighed by the chance that it falls after each march, which
    costs turns of pay, supply and orders (5.6, M24). ``minds_paris``: accounts for battles lost by
    small French forces (M80). ``besieges``: avoids idle sieges. ``musters``: a Republican force
    goes where others can join it, now or in a few turns. ``finishes``: the final count has priority
    in the last turn. ``presses``: accounts for beaten French for either side, twice if nothing else
    decides. ``sweeps``: a Republican master of the country hunts the last of the enemy and
    garrisons every city, which wins at once (6.2.3). ``borrows``: in the Campaign an unpaid army
    starves before the track is used up; in the Conquest the track may be used up. ``spares``:
    Republican leaders leave a force that would be beaten. ``scatters``: a side that only has to
    survive spreads over many places in the last turns. ``foresees``: expects Republican forces to
    join against an Imperial one. ``sails``: ships carry FP to ports that pay (5.4.2). ``endures``:
    in the Campaign the Imperial side spares its FP from turn 8 on, and attacks no force that may be
    reinforced, since it wins by surviving until the bowl is empty. ``overlooks``: chance to
    overlook an order or a purchase, or to choose a random attitude.
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


EASY = RobotLevel("easy", guards_hq=0.0, minds_paris=False, besieges=False, overlooks=0.5)
MEDIUM = RobotLevel("medium", musters=True, sweeps=True)
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
LEVELS: Final = (EASY, MEDIUM, HARD)
