"""Levels of the opponent: what each thinks of."""

from typing import Final, Literal, TypeAlias

from paxdesk.lazy_attrs import frozen

LevelName: TypeAlias = Literal["easy", "medium", "hard"]


@frozen
class RobotLevel:
    """What an opponent thinks of besides the worth of zones and the odds of fights.

    ``guards_hq``: what the HQ is worth, by the chance that it falls after each march: turns without
    pay, supply and orders (5.6, M24); ``minds_paris``: small French forces near an enemy lose
    battles that are counted in Paris (M80); ``besieges``: a siege that stands still wins nothing;
    ``musters``: a Republican force goes where others can come as well, now or in a few turns;
    ``finishes``: in the last turn what is counted then is minded above all; ``presses``: beaten
    French are counted in Paris for either side, and twice where nothing else decides; ``sweeps``: a
    Republican who is master of the country hunts down the last of the enemy, and puts a garrison in
    every city, which wins at once (6.2.3); ``borrows``: in the Campaign an army that is not paid
    starves before the track is used up, in the Conquest the track is there to be used up;
    ``spares``: Republican leaders leave a force that would be beaten; ``scatters``: who only has to
    be there at the end goes into many places in the last turns; ``foresees``: Republican forces
    come together against an Imperial one; ``sails``: ships carry FP to ports that pay (5.4.2);
    ``endures``: in the Campaign the Imperial side spares its FP from turn 8 on, and attacks nobody
    to whom others may come, since it wins by being there when the bowl is empty; ``overlooks``: how
    often it does not see an order, or what its money could buy, and takes any attitude.
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
