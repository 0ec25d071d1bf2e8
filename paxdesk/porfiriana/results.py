"""Results of finished games: records, counts, streaks and honours."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar, cast

from attrs import evolve

from paxdesk.files.own_puzzles import PUZZLES, read_results
from paxdesk.language import tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.robots.planner.levels import LEVELS
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.actions import DIAZ, AssassinatePlayer, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import REGIMES, RegimeKey
from paxdesk.porfiriana.rules.facts import (
    active_points,
    regime_prestige,
    topples_resolved,
    tripartite_parts,
)
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.rules.state import EndedBy, SoloMode
from paxdesk.porfiriana.rules.topple import diaz_change
from paxdesk.porfiriana.session import Recording, Session

FORMAT: Final = 1
"""Format of the results file that this version writes."""


@frozen
class GameResult:
    """Result of one finished game.

    ``game`` is the digest of the deal, ``day`` a date in ISO form. ``won``, ``parricide``,
    ``hacendado`` and ``gold_given`` describe a single person; with several people they are false or
    0. ``parricide`` is a victory after shooting one's own Hacendado. ``topple`` is 1 if
    the first Topple ended the game, 2 if the second, and so on, or 0. ``margin`` is the points
    above the Tripartite, or 0.
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
    options: tuple[str, ...] = ()
    topple: int = 0
    margin: int = 0

    @property
    def setup(self) -> tuple[object, ...]:
        """People, solo mode, robots and options; results that agree in them can be compared."""
        return self.people, self.solo, tuple(sorted(self.robots)), self.options

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """Sort key among games of a set-up; the best has the largest key.

        It ranks by victory, then fewer rounds to win or more without a victory, then margin and
        gold.
        """
        return self.won, -self.rounds if self.won else self.rounds, self.margin, self.gold

    def same_game(self, other: "GameResult") -> bool:
        """Return whether both results are of the same game, not only of the same deal."""
        mine, theirs = (
            (each.game, each.won, each.rounds, each.gold, each.hints) for each in (self, other)
        )
        return mine == theirs


def result_of(session: Session, rounds: int, today: date) -> GameResult | None:
    """Return the result of a game, or None if the game does not count."""
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
        options=tuple(state.options.on),
        topple=topples_resolved(state) if state.ended_by != "standoff" else 0,
        margin=_margin(session.recording, people[0]) if won else 0,
    )


def last_showdown(recording: Recording) -> Showdown | None:
    """Return the showdown that ended a game, with the last step's fraud, or None."""
    if not recording.steps:
        return None
    last = recording.steps[-1]
    step = last.before.agenda[-1]
    if not (last.after.over and isinstance(step, Showdown)):
        return None
    return evolve(step, fraud=step.fraud + sum(event.what == "fraud" for event in last.events))


def _margin(recording: Recording, seat: Seat) -> int:
    """Return a seat's points above its Tripartite, 0 without a toppling."""
    showdown, state = last_showdown(recording), recording.last
    if showdown is None or state.ended_by != "topple":
        return 0
    kind = regime_prestige(state)
    change = diaz_change(state, showdown)
    bar = tripartite_parts(state, seat, kind, showdown.diaz, change).total
    return max(0, active_points(state, seat, kind) - bar)


def deal_of(session: Session) -> str:
    """Return a digest of the settings, seats, seed and cards of a game."""
    opening = session.opening
    options = opening.options.on
    handicaps = [(each.gold, each.hand, each.prestige) for each in opening.options.handicaps]
    seats = [(seat.name, seat.robot) for seat in session.seats]
    cards = session.state.cards.digest
    told = (opening.seed, opening.solo, opening.hacendados, options, handicaps, seats, cards)
    return hashlib.blake2b(repr(told).encode(), digest_size=12).hexdigest()


def _parricide(session: Session, seat: Seat) -> bool:
    """Return whether a seat shot its own Hacendado since its last ``end`` (K2)."""
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
"""Opponent of a single person: the strongest robot at the table, or Díaz."""


@frozen
class Tally:
    """Numbers of games or puzzles played and won."""

    played: int
    won: int


@frozen
class Tallies:
    """Counts of results.

    ``together`` counts games with several people, and ``best_gold`` is from all games; all other
    counts are of games with one person. ``streak`` is the current number of successive victories.
    """

    alone: Tally
    together: int
    by_topple: dict[RegimeKey, int]
    by_gold: int
    by_opponent: dict[Opponent, Tally]
    best_gold: int
    streak: int
    longest: int
    with_hacendado: dict[CardNumber, Tally]
    under_regime: dict[RegimeKey, Tally]
    at_topple: dict[int, Tally]


@frozen
class Honour:
    """Honour, with the condition for a game to earn it."""

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
        tr_noop("Topple Díaz by Outrage, under U.S. Intervention"),
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
        tr_noop("Have your own Hacendado shot in the showdown that you win"),
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
    """Return a single person's strongest opponent, or None."""
    if game.people != 1:
        return None
    if game.solo == "diaz":
        return "diaz"
    return max(game.robots, key=ROBOT_NAMES.index, default=None)


def count_results(games: Sequence[GameResult]) -> Tallies:
    """Return the counts of results, which are given oldest first."""
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
        _tallied(alone, lambda game: game.hacendado or None),
        _tallied(alone, lambda game: game.regime),
        _tallied(alone, lambda game: game.topple or None),
    )


K = TypeVar("K", int, RegimeKey)


def _tallied(games: Sequence[GameResult], key: Callable[[GameResult], K | None]) -> dict[K, Tally]:
    """Return the tallies of games by key; those with key None are left out."""
    found: dict[K, list[GameResult]] = {}
    for game in games:
        if (value := key(game)) is not None:
            found.setdefault(value, []).append(game)
    return {value: _tally(found[value]) for value in sorted(found)}


def best_and_last(games: Sequence[GameResult]) -> tuple[GameResult, GameResult | None]:
    """Return the best and the previous result (or None) with the last game's set-up."""
    same = [game for game in games if game.setup == games[-1].setup]
    return max(same, key=lambda game: game.rank), same[-2] if len(same) > 1 else None


LAST: Final = 10
"""Number of games in the moving percentage of victories."""


@frozen
class SkillCurve:
    """Progress of a single person, game by game, oldest first.

    ``form`` has the share of wins in the latest LAST games, ``accuracy`` the accuracy of play in
    analysed games, both in percent.
    """

    form: tuple[tuple[GameResult, int], ...] = ()
    accuracy: tuple[tuple[GameResult, int], ...] = ()


def growth(games: Sequence[GameResult], accuracies: Mapping[str, int]) -> SkillCurve:
    """Return the progress in these results, oldest first."""
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
    found: dict[Honour, GameResult] = {}
    for game in games:
        for honour in HONOURS:
            if honour not in found and honour.earned(game):
                found[honour] = game
    return found


def puzzle_tally(folder: Path | None) -> Tally:
    """Return the numbers of puzzles tried and solved. Raises SaveError for a damaged file."""
    results = read_results(folder / PUZZLES) if folder is not None else {}
    return Tally(len(results), sum(each.solved for each in results.values()))
