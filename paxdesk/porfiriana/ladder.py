"""The ladder for single players: opponents by strength, and progress."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from attrs import evolve

from paxdesk.language import join_sentences, tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.results import GameResult
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.actions import CardNumber
from paxdesk.porfiriana.rules.state import OFFERED, SoloMode
from paxdesk.porfiriana.rules.variant import GOLD, NONE, Handicap


@frozen
class LadderRungRules:
    """Rung of the ladder: its opponents and special rules.

    A rung of ``every_hacendado`` requires a victory with each Hacendado. ``measured`` has the games
    won and played by a robot in the player's place, or is None.
    """

    name: str
    meaning: str
    icon: str
    robots: tuple[RobotName, ...] = ()
    solo: SoloMode | None = None
    senility: bool = False
    every_hacendado: bool = False
    options: tuple[str, ...] = ()
    measured: tuple[int, int] | None = None


_BEYOND: Final[Mapping[LevelName, tuple[LadderRungRules, ...]]] = {
    "beginner": (
        LadderRungRules(
            tr_noop("Two Pax-o-matics"),
            tr_noop("The robots of the rulebook, following their flowchart to the letter."),
            "ui-settings",
            ("paxomatic", "paxomatic"),
            "paxomatic",
        ),
    ),
    "easy": (
        LadderRungRules(
            tr_noop("Two opponents"),
            tr_noop("Two easy opponents: the others stop the player who leads."),
            "scene-cart",
            ("easy", "easy"),
        ),
        LadderRungRules(
            tr_noop("Díaz and his dice"),
            tr_noop(
                "Only Díaz, who rolls two dice a turn. Topple him before the fourth Topple is over."
            ),
            "dice",
            (),
            "diaz",
        ),
    ),
    "medium": (
        LadderRungRules(
            tr_noop("Díaz Senility"),
            tr_noop("Two medium opponents, with Díaz Senility: he gets weaker with each Topple."),
            "scene-cane",
            ("medium", "medium"),
            senility=True,
        ),
    ),
    "hard": (
        LadderRungRules(
            tr_noop("Three opponents"),
            tr_noop("Three hard opponents: someone is always about to topple Díaz."),
            "scene-eagle",
            ("hard", "hard", "hard"),
        ),
        LadderRungRules(
            tr_noop("Every Hacendado"),
            tr_noop(
                "Win against a hard opponent with each Hacendado; you are dealt one that you still "
                "need."
            ),
            "scene-hacienda",
            ("hard",),
            every_hacendado=True,
        ),
    ),
}
"""Rungs that follow the first rung of each level."""


LADDER: Final[tuple[LadderRungRules, ...]] = tuple(
    rung
    for name, level in LEVELS.items()
    for rung in (
        LadderRungRules(level.label, level.sentence, level.face, (name,)),
        *_BEYOND.get(name, ()),
    )
)
"""Rungs of the main ladder, the weakest level first."""


DIAZ_LADDER: Final[tuple[LadderRungRules, ...]] = (
    LadderRungRules(
        tr_noop("A weary Díaz"),
        tr_noop("His defence is one point lower, and he discards attacks that do no harm."),
        "scene-cane",
        solo="diaz",
        options=("diaz_weaker", "diaz_strict"),
        measured=(32, 32),
    ),
    LadderRungRules(
        tr_noop("A weaker Díaz"),
        tr_noop("His defence is one point lower."),
        "dice",
        solo="diaz",
        options=("diaz_weaker",),
        measured=(28, 32),
    ),
    LadderRungRules(
        tr_noop("Díaz without cubes"),
        tr_noop("His own cards carry no cubes."),
        "income-cube",
        solo="diaz",
        options=("diaz_bare",),
        measured=(17, 32),
    ),
    LadderRungRules(
        tr_noop("Díaz by the book"),
        tr_noop("His defence is 4, or 6 in Outrage."),
        "dice",
        solo="diaz",
        measured=(16, 32),
    ),
    LadderRungRules(
        tr_noop("A stronger Díaz"),
        tr_noop("His defence is one point more."),
        "scene-eagle",
        solo="diaz",
        options=("diaz_stronger",),
        measured=(10, 32),
    ),
)
"""Rungs of the ladder against Díaz, the easiest first."""
DIAZ_OPTIONS: Final = frozenset(name for name, each in OFFERED.items() if each.alone)


LOST_IN_A_ROW: Final = 2
"""Number of successive defeats on the same terms after which a handicap is proposed."""


STEP: Final = 2
"""Change of a handicap, in gold."""


@frozen
class RungState:
    """Progress on a rung; ``played`` and ``won`` count games on this rung alone.

    ``handicap`` is for the next game.
    """

    rung: LadderRungRules
    done: bool
    played: int
    won: int
    handicap: Handicap
    missing: tuple[CardNumber, ...] = ()

    @property
    def note(self) -> str:
        """Short summary of the progress; "" before the first game."""
        words = []
        if self.rung.every_hacendado and self.missing and self.won:
            words.append(tr_plural("%n Hacendado(s) to go", "", len(self.missing)))
        elif self.played:
            words.append(tr("won {won} of {played}", won=self.won, played=self.played))
        if self.handicap.gold and not self.done:
            words.append(tr("you now start with {0} more gold", self.handicap.gold))
        return join_sentences(words)


def ladder_progress(
    games: Sequence[GameResult], hacendados: Iterable[CardNumber]
) -> list[RungState]:
    """Return the progress on every rung of LADDER by these results, given oldest first."""
    every = tuple(sorted(hacendados))
    return [_state(rung, [game for game in games if game.people == 1], every) for rung in LADDER]


def diaz_progress(games: Sequence[GameResult]) -> list[RungState]:
    """Return the progress on every rung of DIAZ_LADDER by these results, given oldest first."""
    return [_state(rung, [game for game in games if game.people == 1], ()) for rung in DIAZ_LADDER]


def next_rung(states: Sequence[RungState]) -> RungState:
    return next((each for each in states if not each.done), states[-1])


def rung_of(game: GameResult) -> LadderRungRules | None:
    """Return the rung with the settings of a game, or None."""
    return next((rung for rung in (*LADDER, *DIAZ_LADDER) if _played_on(game, rung)), None)


def climbed(
    rung: LadderRungRules | None, games: Sequence[GameResult], hacendados: Iterable[CardNumber]
) -> list[RungState]:
    """Return the progress on the ladder of ``rung``, by default the main one."""
    return diaz_progress(games) if rung in DIAZ_LADDER else ladder_progress(games, hacendados)


def _state(
    rung: LadderRungRules, games: Sequence[GameResult], every: tuple[CardNumber, ...]
) -> RungState:
    here = [game for game in games if _played_on(game, rung)]
    won = [game for game in games if game.won and _counts_for(game, rung)]
    missing: tuple[CardNumber, ...] = ()
    if rung.every_hacendado:
        with_them = {game.hacendado for game in won}
        missing = tuple(each for each in every if each not in with_them)
    return RungState(
        rung,
        not missing if rung.every_hacendado else bool(won),
        len(here),
        sum(game.won for game in here),
        _proposed_handicap(here),
        missing,
    )


def _played_on(game: GameResult, rung: LadderRungRules) -> bool:
    """Return whether a game had exactly the terms of a rung, with any handicap."""
    return (
        game.people == 1
        and game.solo == rung.solo
        and sorted(game.robots) == sorted(rung.robots)
        and game.senility == rung.senility
        and _diaz_options(game) == set(rung.options)
    )


def _diaz_options(game: GameResult) -> frozenset[str]:
    return DIAZ_OPTIONS.intersection(game.options)


def _counts_for(game: GameResult, rung: LadderRungRules) -> bool:
    """Return whether a game had the terms of a rung or harder ones."""
    ranks = sorted(map(ROBOT_NAMES.index, game.robots))
    asked = sorted(map(ROBOT_NAMES.index, rung.robots))
    return (
        game.people == 1
        and game.solo == rung.solo
        and len(ranks) == len(asked)
        and all(rank >= least for rank, least in zip(ranks, asked, strict=True))
        and (game.senility or not rung.senility)
        and (game.solo != "diaz" or _grade(_diaz_options(game)) >= _grade(frozenset(rung.options)))
    )


def _grade(options: frozenset[str]) -> int:
    """Return the index in DIAZ_LADDER of these options, or -1."""
    grades = [frozenset(rung.options) for rung in DIAZ_LADDER]
    return grades.index(options) if options in grades else -1


def _proposed_handicap(here: Sequence[GameResult]) -> Handicap:
    """Return the handicap to propose after these games on a rung."""
    if not here:
        return NONE
    last = here[-1]
    gold = last.gold_given
    lately = here[-LOST_IN_A_ROW:]
    if last.won:
        gold = max(0, gold - STEP)
    elif len(lately) == LOST_IN_A_ROW and not any(
        game.won or game.gold_given != gold for game in lately
    ):
        gold = min(gold + STEP, GOLD.stop - 1)
    return evolve(NONE, gold=gold)
