"""Levels of the planner, with the depth and width of their search, and temperaments."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES

LevelName: TypeAlias = Literal["beginner", "easy", "medium", "hard", "expert", "master"]
"""Names of the levels, weakest first."""


@frozen(kw_only=True)
class RobotLevel:
    """Description and search parameters of a level.

    Attributes:
        person: Default name of a robot of this level.
        beam: Number of positions followed up after each move of the turn.
        depth: Maximum number of moves of a plan.
        nodes: Maximum number of positions visited for one answer.
        finalists: Number of plans whose end of turn is played out.
        gusto: Extra factor for its favourite prestige if it uses rules of thumb.
        overlooked: Percentage of moves that are ignored.
        rivals: Factor for the worth of the other seats.
        topples: True if it considers who could topple Díaz with a Topple on sale.
        remembers: True if it remembers the cards that it has seen enter other hands.
        foresees: True if it considers that a player could gain the missing points, or change the
            regime, and topple Díaz in a single turn.
        learned: True if it uses the value learned from games instead of rules of thumb.
        proves: True if it searches its turn for a proved win, and plays it.
        guards: True if it tries, against people, to leave the next player no proved win.
        replies: Number of plans after which the turns of all others are played out.
        others_beam: Beam of the search of others' turns.
        others_depth: Depth of the searches of others' turns and of its next turn.
        others_plans: With two seats, number of the opponent's best plans against which the best
            plan is tested. The most harmful of them determines the value of that plan.
        ahead: Beam of the search of its next turn; 0: none.
        stars: Stars of the puzzles that it solves and no weaker level does; 0: it tries none.
        equal: True if a victory over it can earn the honour “The equal”.
    """

    name: LevelName
    label: str
    sentence: str
    face: str
    person: str
    beam: int
    depth: int
    nodes: int
    finalists: int
    gusto: float
    overlooked: int = 0
    rivals: float = 1.0
    topples: bool = True
    remembers: bool = True
    foresees: bool = False
    learned: bool = False
    proves: bool = True
    guards: bool = False
    replies: int = 0
    others_beam: int = 0
    others_depth: int = 0
    others_plans: int = 0
    ahead: int = 0
    stars: int = 0
    equal: bool = False


LEVELS: Final[dict[LevelName, RobotLevel]] = {
    each.name: each
    for each in (
        RobotLevel(
            name="beginner",
            label=tr_noop("Beginner"),
            sentence=tr_noop("Takes what looks good now and ignores the others."),
            face="scene-calf",
            person="Chucho",
            beam=1,
            depth=1,
            nodes=60,
            finalists=1,
            overlooked=35,
            rivals=0.0,
            topples=False,
            remembers=False,
            proves=False,
            gusto=0.5,
            stars=1,
        ),
        RobotLevel(
            name="easy",
            label=tr_noop("Easy"),
            sentence=tr_noop("Looks three actions ahead and watches the leader."),
            face="scene-cart",
            person="Petra",
            beam=3,
            depth=3,
            nodes=400,
            finalists=4,
            rivals=0.6,
            gusto=0.3,
            stars=2,
        ),
        RobotLevel(
            name="medium",
            label=tr_noop("Medium"),
            sentence=tr_noop("Plans the whole turn by rules of thumb and watches everyone."),
            face="scene-horse",
            person="Elvira",
            beam=8,
            depth=5,
            nodes=700,
            finalists=8,
            foresees=True,
            gusto=0.1,
            stars=2,
        ),
        RobotLevel(
            name="hard",
            label=tr_noop("Hard"),
            sentence=tr_noop("Plans the whole turn, and knows who could topple Díaz next."),
            face="scene-eagle",
            person="Don Luis",
            beam=8,
            depth=5,
            nodes=6_000,
            finalists=8,
            replies=3,
            others_beam=2,
            others_depth=3,
            others_plans=1,
            ahead=1,
            foresees=True,
            learned=True,
            guards=True,
            gusto=0.1,
            stars=2,
        ),
        RobotLevel(
            name="expert",
            label=tr_noop("Expert"),
            sentence=tr_noop("Plays out in its head what everyone else would do next."),
            face="scene-comet",
            person="Doña Pura",
            beam=16,
            depth=5,
            nodes=20_000,
            finalists=16,
            replies=8,
            others_beam=2,
            others_depth=3,
            others_plans=1,
            ahead=2,
            foresees=True,
            learned=True,
            guards=True,
            gusto=0.1,
            stars=3,
            equal=True,
        ),
        RobotLevel(
            name="master",
            label=tr_noop("Master"),
            sentence=tr_noop(
                "Plays out better turns for everyone, and looks for answers that spoil its plan."
            ),
            face="scene-column",
            person="Don Eusebio",
            beam=32,
            depth=5,
            nodes=10_000,
            finalists=32,
            replies=10,
            others_beam=6,
            others_depth=5,
            others_plans=4,
            ahead=8,
            foresees=True,
            learned=True,
            guards=True,
            gusto=0.1,
            equal=True,
        ),
    )
}

SWIFT: Final[RobotLevel] = evolve(LEVELS["hard"], nodes=700, replies=0, ahead=0, guards=False)
"""Faster variant of the hard level, without replies."""


# --- Temperaments: a seat's preferences besides winning, for a whole game -------------------------


@frozen
class Temperament:
    """Preferences that distinguish players of one level, as bonuses in gold.

    ``likes`` has bonuses per unit of the seat's inputs to the net, ``begrudges`` costs per unit of
    the others' mean inputs. ``helpers`` is the bonus per partner without prestige, whom the learned
    value rates too low.
    """

    name: str
    label: str
    sentence: str
    face: str
    likes: Mapping[str, float]
    begrudges: Mapping[str, float]
    helpers: float


TEMPERAMENTS: Final[tuple[Temperament, ...]] = (
    Temperament(
        "investor",
        tr_noop("Investor"),
        tr_noop("Likes enterprises and what they earn."),
        "scene-safe",
        {"income": 0.8, "enterprises": 1.5},
        {},
        5.0,
    ),
    Temperament(
        "schemer",
        tr_noop("Schemer"),
        tr_noop("Likes partners, and the road to power."),
        "scene-lamp",
        {
            "partners": 1.5,
            **{f"points of {kind}": 0.8 for kind in map(str.capitalize, PRESTIGES)},
        },
        {},
        3.5,
    ),
    Temperament(
        "raider",
        tr_noop("Raider"),
        tr_noop("Likes troops, and other players' losses."),
        "scene-rifles",
        {"army": 0.2},
        {"income": 0.1},
        4.0,
    ),
)
