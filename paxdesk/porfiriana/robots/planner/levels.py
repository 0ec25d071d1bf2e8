"""The levels at which the planner plays, how far and how widely each thinks, and temperaments."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from attrs import evolve

from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES

LevelName: TypeAlias = Literal["beginner", "easy", "medium", "hard", "expert", "master"]
"""The names by which levels take a seat, weakest first."""


@frozen(kw_only=True)
class RobotLevel:
    """How a level shows itself, and what it thinks of.

    ``label`` and ``sentence`` say what it is, ``face`` is an icon, ``person`` whoever plays like
    that, by name.

    ``beam`` positions are followed up after each move of the turn, ``depth`` moves deep, and no
    more than ``nodes`` positions are looked at for one answer. ``finalists`` are the plans whose
    end of turn is played through. ``overlooked`` of a hundred moves are not thought of.
    ``rivals`` is the share of what others have that it minds; one that minds ``topples`` sees
    who could buy the Topples on sale; one that ``remembers`` knows the cards it has seen come
    into other hands. ``replies`` are the plans after which everybody else's turn is played out
    before one is chosen, ``others_beam`` positions wide and ``others_depth`` moves deep, and with
    ``ahead`` its own next turn besides, as deep and that many positions wide. With two seats the
    best plan is held against ``others_plans`` plans of the other, those that look best where they
    end, and is worth what the worst of them leaves of it.

    One that ``foresees`` reckons with whoever could gain the points, or turn the regime, and
    topple Díaz in a single turn. One that is ``learned`` goes by the value learned from games,
    not by rules of thumb. ``gusto`` is how much more it likes its own road to power, by rules of
    thumb.

    ``stars`` are those of a puzzle of which it is the weakest solver; without any it tries none.
    Whoever beats one that is ``equal`` has earned the honour of that name.
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
            gusto=0.1,
            equal=True,
        ),
    )
}

SWIFT: Final[RobotLevel] = evolve(LEVELS["hard"], nodes=700, replies=0, ahead=0)
"""Hard without a look at what others reply: who judges games, is tempted by puzzles, and learns."""


# --- Temperaments: what a seat likes for a whole game besides winning -----------------------------


@frozen
class Temperament:
    """A liking by which two players of one level differ.

    ``likes`` is the gold that each of a seat's own inputs (``inputs.py``) is worth to it besides
    what it is worth to everybody, ``begrudges`` what each of the mean of the others' costs it.
    ``helpers`` is the gold that each partner of its own without prestige is worth besides: to the
    learned value they are worth too little to be hired at all.
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
        tr_noop("Likes troops, and what others lose."),
        "scene-rifles",
        {"army": 0.2},
        {"income": 0.1},
        4.0,
    ),
)
