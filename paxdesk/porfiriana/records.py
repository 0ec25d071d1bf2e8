"""What a player's results come to: counts, streaks, levels beaten, and honours."""

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, cast

from attrs import evolve

from paxdesk.files.safe_write import SaveError
from paxdesk.files.strict_json import InvalidData, read_json
from paxdesk.language import tr, tr_noop, tr_plural
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, AssassinatePlayer, CardNumber, Seat
from paxdesk.porfiriana.rules.card_verbs import REGIMES, RegimeKey
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import EndedBy, SoloMode
from paxdesk.porfiriana.rules.variant import GOLD, NONE, Handicap
from paxdesk.porfiriana.session import Session

# --- The result of one game, as it is kept: who played, how it ended, and what it was like --------

FORMAT: Final = 1
"""The form of the file that this version writes."""


@frozen
class GameResult:
    """One game that was played to its end here.

    ``game`` tells the deal: the same one played again counts once. ``day`` is in the form
    2026-05-31. ``robots`` are those at the table, ``people`` counts the others. Of a single
    person ``won``, ``gold`` and ``parricide`` (his own Hacendado shot, and the game won) are
    told; where several play, ``won`` stays false and ``gold`` is the most that one of them has.
    ``hints`` counts the lines before which somebody had a hint; ``handicap`` says that a seat
    had one. Of a single person ``hacendado`` is the card dealt (0 where several play, or the
    result is older than this field) and ``gold_given`` what it began with beyond the usual;
    ``senility`` says that Díaz Senility was in force.
    """

    game: str
    day: str
    people: int
    robots: tuple[RobotName, ...]
    solo: SoloMode | None
    ended_by: EndedBy
    regime: RegimeKey
    depression: bool
    won: bool
    gold: int
    parricide: bool
    rounds: int
    hints: int
    handicap: bool
    hacendado: CardNumber = 0
    senility: bool = False
    gold_given: int = 0


def result_of(session: Session, rounds: int, today: date) -> GameResult | None:
    """What is kept of a game; None for one that is not over, or does not count.

    Practice and positions that somebody laid out do not, nor where no person plays.
    """
    state = session.state
    people = [seat for seat in state.players if seat != DIAZ and seat not in session.robots]
    if state.ended_by is None or session.practice or session.opening.laid_out or not people:
        return None
    alone = len(people) == 1
    won = alone and people[0] in state.winners
    robots = tuple(cast(RobotName, robot) for robot in session.robots.values())
    return GameResult(
        game=deal_of(session),
        day=today.isoformat(),
        people=len(people),
        robots=robots,
        solo=state.solo,
        ended_by=state.ended_by,
        regime=state.regime,
        depression=state.depression,
        won=won,
        gold=max(state.players[seat].gold for seat in people),
        parricide=won and _parricide(session, people[0]),
        rounds=rounds,
        hints=sum(entry.hinted for entry in session.journal),
        handicap=bool(state.options.handicaps),
        hacendado=state.players[people[0]].hacendado or 0 if alone else 0,
        senility=state.options.diaz_senility,
        gold_given=state.options.handicap(people[0]).gold if alone else 0,
    )


def deal_of(session: Session) -> str:
    """A digest of everything that was decided before the first line of a game."""
    opening = session.opening
    options = opening.options.on
    handicaps = [(each.gold, each.hand, each.prestige) for each in opening.options.handicaps]
    seats = [(seat.name, seat.robot) for seat in session.seats]
    cards = session.state.cards.digest
    told = (opening.seed, opening.solo, opening.hacendados, options, handicaps, seats, cards)
    return hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()


def _parricide(session: Session, seat: Seat) -> bool:
    """Whether a seat has shot its own Hacendado in its last showdown (K2)."""
    for entry in reversed(session.journal):
        if entry.seat != seat:
            continue
        action = parse(entry.line)
        if isinstance(action, AssassinatePlayer) and action.victim == seat:
            return True
        if entry.line == "end":
            return False
    return False


Opponent: TypeAlias = RobotName | Literal["diaz"]
"""Whom a person alone plays against: the strongest robot at the table, or Díaz."""


@frozen
class Tally:
    """Games of one kind: how many were played and won."""

    played: int
    won: int


@frozen
class Tallies:
    """``alone`` are the games of one person, ``together`` those of several.

    ``by_topple`` counts what was won by each Topple, ``by_gold`` what was won otherwise.
    ``streak`` is how many games of one person were won in a row up to now, ``longest`` the most
    ever.
    """

    alone: Tally
    together: int
    by_topple: dict[RegimeKey, int]
    by_gold: int
    by_opponent: dict[Opponent, Tally]
    best_gold: int
    streak: int
    longest: int


@frozen
class Honour:
    """Something worth having done: its name, what it takes, an icon, and who has it."""

    name: str
    meaning: str
    icon: str
    earned: Callable[[GameResult], bool]


def _by(regime: RegimeKey) -> Callable[[GameResult], bool]:
    return lambda game: game.won and game.ended_by == "topple" and game.regime == regime


HONOURS: Final[tuple[Honour, ...]] = (
    Honour(
        tr_noop("The successor"),
        tr_noop("Topple Díaz by Loyalty, in the Pax"),
        "prestige-loyalty",
        _by("pax"),
    ),
    Honour(
        tr_noop("The annexer"),
        tr_noop("Topple Díaz by Outrage, under American intervention"),
        "prestige-outrage",
        _by("us_intervention"),
    ),
    Honour(
        tr_noop("The general"),
        tr_noop("Topple Díaz by Command, under Martial Law"),
        "prestige-command",
        _by("martial_law"),
    ),
    Honour(
        tr_noop("The liberator"),
        tr_noop("Topple Díaz by Revolution, in Anarchy"),
        "prestige-revolution",
        _by("anarchy"),
    ),
    Honour(
        tr_noop("The parricide"),
        tr_noop("Have your own Hacendado shot, and win"),
        "assassin",
        lambda game: game.parricide,
    ),
    Honour(
        tr_noop("The last one standing"),
        tr_noop("Win in a Depression"),
        "depression",
        lambda game: game.won and game.depression,
    ),
    Honour(
        tr_noop("The end of an era"),
        tr_noop("Win against Díaz and his dice"),
        "dice",
        lambda game: game.won and game.solo == "diaz",
    ),
    Honour(
        tr_noop("The equal"),
        tr_noop("Win against an expert or a master, without a hint or a handicap"),
        "scene-column",
        lambda game: (
            game.won
            and any(LEVELS[each].equal for each in game.robots if each != "paxomatic")
            and not (game.hints or game.handicap)
        ),
    ),
)


def opponent_of(game: GameResult) -> Opponent | None:
    """Whom a person alone played against; None where several did."""
    if game.people != 1:
        return None
    if game.solo == "diaz":
        return "diaz"
    return max(game.robots, key=ROBOT_NAMES.index, default=None)


def count_results(games: Sequence[GameResult]) -> Tallies:
    """Count out results, the oldest first."""
    alone = [game for game in games if game.people == 1]
    won = [game for game in alone if game.won]
    toppled = [game for game in won if game.ended_by == "topple"]
    opponents: tuple[Opponent, ...] = ("diaz", *ROBOT_NAMES)
    met = {each: [game for game in alone if opponent_of(game) == each] for each in opponents}
    streak = longest = 0
    for game in alone:
        streak = streak + 1 if game.won else 0
        longest = max(longest, streak)
    return Tallies(
        _tally(alone),
        len(games) - len(alone),
        {key: sum(game.regime == key for game in toppled) for key in REGIMES},
        len(won) - len(toppled),
        {each: _tally(found) for each, found in met.items() if found},
        max((game.gold for game in games), default=0),
        streak,
        longest,
    )


LAST: Final = 10
"""Games of which it is told how many were won."""


@frozen
class SkillCurve:
    """How one grows, game by game of one person, the oldest first.

    ``form`` has with each game how many of a hundred of the last LAST were won, ``accuracy`` how
    many of a hundred moves were best or good, for games that were analysed.
    """

    form: tuple[tuple[GameResult, int], ...] = ()
    accuracy: tuple[tuple[GameResult, int], ...] = ()


def growth(games: Sequence[GameResult], accuracies: Mapping[str, int]) -> SkillCurve:
    """How one grows by these results, the oldest first, and accuracies by deal."""
    alone = [game for game in games if game.people == 1]
    form = []
    for number, game in enumerate(alone, start=1):
        last = alone[max(0, number - LAST) : number]
        form.append((game, round(100 * sum(each.won for each in last) / len(last))))
    accuracy = ((game, accuracies[game.game]) for game in alone if game.game in accuracies)
    return SkillCurve(tuple(form), tuple(accuracy))


def _tally(games: Sequence[GameResult]) -> Tally:
    return Tally(len(games), sum(game.won for game in games))


def first_earned(games: Sequence[GameResult]) -> dict[Honour, GameResult]:
    """The honours earned, each with the game that brought it, the oldest first."""
    found: dict[Honour, GameResult] = {}
    for game in games:
        for honour in HONOURS:
            if honour not in found and honour.earned(game):
                found[honour] = game
    return found


# --- How many puzzles were solved, read from what is kept of them in the data folder --------------

FILE: Final = "puzzles.json"
MAX_BYTES: Final = 1_000_000


@frozen
class PuzzleTally:
    """Puzzles that were tried, and those of them that were solved."""

    tried: int
    solved: int


def puzzle_tally(folder: Path | None) -> PuzzleTally:
    """The tally of the puzzles tried so far. Raises SaveError for a file that is none of ours."""
    path = folder / FILE if folder is not None else None
    if path is None or not path.exists():
        return PuzzleTally(0, 0)
    try:
        data = read_json(path, MAX_BYTES)
        if not isinstance(data, dict):
            raise InvalidData(tr("not the results of puzzles"))
        solved = [_solved(name, each) for name, each in data.items()]
    except InvalidData as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    return PuzzleTally(len(solved), sum(solved))


def _solved(name: str, entry: Any) -> bool:
    """One result: ``solved`` true or false, ``tries`` how often it was begun."""
    if not isinstance(entry, dict) or type(entry.get("solved")) is not bool:
        raise InvalidData(tr("not the results of puzzles"), name)
    return bool(entry["solved"])


# --- The ladder of whoever plays alone ------------------------------------------------------------
# Opponents from the weakest to the strongest, and what is done.
#
# What a player has done is read off the results that are kept; losing takes nothing away.


@frozen
class LadderRungRules:
    """One step: who sits there, and what is different.

    ``robots`` are the opponents; with ``solo`` they are those of Part L or M of the rules. A rung
    of ``every_hacendado`` is done once it was won with each of them. ``name`` and ``meaning`` are
    sentences to be said.
    """

    name: str
    meaning: str
    icon: str
    robots: tuple[RobotName, ...] = ()
    solo: SoloMode | None = None
    senility: bool = False
    every_hacendado: bool = False


_BEYOND: Final[Mapping[LevelName, tuple[LadderRungRules, ...]]] = {
    "beginner": (
        LadderRungRules(
            tr_noop("Two Pax-o-matics"),
            tr_noop("The robots of the rulebook, to the letter of their flowchart."),
            "ui-settings",
            ("paxomatic", "paxomatic"),
            "paxomatic",
        ),
    ),
    "easy": (
        LadderRungRules(
            tr_noop("Two opponents"),
            tr_noop("Two easy ones: whoever leads is stopped by both others."),
            "scene-cart",
            ("easy", "easy"),
        ),
        LadderRungRules(
            tr_noop("Díaz and his dice"),
            tr_noop(
                "Nobody but Díaz, who rolls two dice a turn. Topple him before the fourth Topple is"
                " gone."
            ),
            "dice",
            (),
            "diaz",
        ),
    ),
    "medium": (
        LadderRungRules(
            tr_noop("Díaz grows old"),
            tr_noop("Two of medium strength, with Díaz Senility: he is weaker with every Topple."),
            "scene-cane",
            ("medium", "medium"),
            senility=True,
        ),
    ),
    "hard": (
        LadderRungRules(
            tr_noop("Three opponents"),
            tr_noop("Three of hard strength: somebody is always about to topple Díaz."),
            "scene-eagle",
            ("hard", "hard", "hard"),
        ),
        LadderRungRules(
            tr_noop("Every Hacendado"),
            tr_noop("Win against a hard opponent with each of them; one you lack is dealt to you."),
            "scene-hacienda",
            ("hard",),
            every_hacendado=True,
        ),
    ),
}
"""The other rungs that come after a level alone."""
LADDER: Final[tuple[LadderRungRules, ...]] = tuple(
    rung
    for name, level in LEVELS.items()
    for rung in (
        LadderRungRules(level.label, level.sentence, level.face, (name,)),
        *_BEYOND.get(name, ()),
    )
)
"""From the first game after the lessons to the strongest opponent."""
LOST_IN_A_ROW: Final = 2
"""After so many games lost in a row on the same terms a handicap is proposed."""
STEP: Final = 2
"""Gold by which a handicap grows or shrinks."""


@frozen
class RungState:
    """What has become of a rung: ``done``, games ``played`` and ``won`` on exactly its terms.

    ``handicap`` is what is proposed for the next game there, ``missing`` the Hacendados with
    which it is still to be won.
    """

    rung: LadderRungRules
    done: bool
    played: int
    won: int
    handicap: Handicap
    missing: tuple[CardNumber, ...] = ()

    @property
    def note(self) -> str:
        """What was done so far, in a few words; "" before the first game."""
        words = []
        if self.rung.every_hacendado and self.missing and self.won:
            words.append(tr_plural("%n Hacendado(s) to go", "", len(self.missing)))
        elif self.played:
            words.append(tr("won {won} of {played}", won=self.won, played=self.played))
        if self.handicap.gold and not self.done:
            words.append(tr("now with {0} gold more", self.handicap.gold))
        return ", ".join(words)


def ladder_progress(
    games: Sequence[GameResult], hacendados: Iterable[CardNumber]
) -> list[RungState]:
    """Every rung with what these results, the oldest first, have made of it."""
    every = tuple(sorted(hacendados))
    return [_state(rung, [game for game in games if game.people == 1], every) for rung in LADDER]


def next_rung(states: Sequence[RungState]) -> RungState:
    """The first that is not done; the last one when all are."""
    return next((each for each in states if not each.done), states[-1])


def rung_of(game: GameResult) -> LadderRungRules | None:
    """The rung on whose terms a game was played; None where it was another kind of game."""
    return next((rung for rung in LADDER if _played_on(game, rung)), None)


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
    """Whether a game was played on exactly the terms of a rung."""
    return (
        game.people == 1
        and game.solo == rung.solo
        and sorted(game.robots) == sorted(rung.robots)
        and game.senility == rung.senility
    )


def _counts_for(game: GameResult, rung: LadderRungRules) -> bool:
    """Whether a win counts for a rung: on its terms, or against as many that are stronger."""
    ranks = sorted(map(ROBOT_NAMES.index, game.robots))
    asked = sorted(map(ROBOT_NAMES.index, rung.robots))
    return (
        game.people == 1
        and game.solo == rung.solo
        and len(ranks) == len(asked)
        and all(rank >= least for rank, least in zip(ranks, asked, strict=True))
        and (game.senility or not rung.senility)
    )


def _proposed_handicap(here: Sequence[GameResult]) -> Handicap:
    """Gold that would make the next game of a rung even, by how the last ones went there."""
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
