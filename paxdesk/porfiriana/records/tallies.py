"""What a player's results come to: counts, streaks, levels beaten, and honours."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from paxdesk.language import template
from paxdesk.porfiriana.records.result import GameResult
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, RobotName
from paxdesk.porfiriana.rules.vocabulary import REGIMES, RegimeKey
from paxdesk.record_classes import frozen

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
        template("The successor"),
        template("Topple Díaz by Loyalty, in the Pax"),
        "prestige-loyalty",
        _by("pax"),
    ),
    Honour(
        template("The annexer"),
        template("Topple Díaz by Outrage, under American intervention"),
        "prestige-outrage",
        _by("us_intervention"),
    ),
    Honour(
        template("The general"),
        template("Topple Díaz by Command, under Martial Law"),
        "prestige-command",
        _by("martial_law"),
    ),
    Honour(
        template("The liberator"),
        template("Topple Díaz by Revolution, in Anarchy"),
        "prestige-revolution",
        _by("anarchy"),
    ),
    Honour(
        template("The parricide"),
        template("Have your own Hacendado shot, and win"),
        "assassin",
        lambda game: game.parricide,
    ),
    Honour(
        template("The last one standing"),
        template("Win in a Depression"),
        "depression",
        lambda game: game.won and game.depression,
    ),
    Honour(
        template("The end of an era"),
        template("Win against Díaz and his dice"),
        "dice",
        lambda game: game.won and game.solo == "diaz",
    ),
    Honour(
        template("The equal"),
        template("Win against the strongest opponent, without a hint or a handicap"),
        "scene-column",
        lambda game: (
            game.won and ROBOT_NAMES[-1] in game.robots and not game.hints and not game.handicap
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


def tallies(games: Sequence[GameResult]) -> Tallies:
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
