"""Matches of one robot against others: ``python -m tests.matches hard medium --games 400``.

The first player has one seat; every deal is played once with it at each seat. A player is a robot,
optionally with changes: ``hard:replies=0:liking=raider:net=FILE``.
"""

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final, cast, get_args

from attrs import evolve, field

from paxdesk.cli import SELDOM
from paxdesk.commands.arguments import add_jobs, int_argument
from paxdesk.commands.parallel import rows_of, spread_over
from paxdesk.files.simulation_rows import ResultRow
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.robots.league import MILESTONES
from paxdesk.porfiriana.robots.planner.learned import read_net
from paxdesk.porfiriana.robots.planner.levels import LEVELS, TEMPERAMENTS, RobotLevel, Temperament
from paxdesk.porfiriana.robots.planner.planner import Planner
from paxdesk.porfiriana.robots.questions import robot_named
from paxdesk.porfiriana.robots.robot import Robot, RobotView
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES, PlayerName
from paxdesk.porfiriana.robots.simulation import BROKEN_OFF, MOST_TURNS, PairScore, Seated
from paxdesk.porfiriana.rules.actions import Action, End, Seat, Speculate, price_column
from paxdesk.porfiriana.rules.deck import open_deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform_unchecked, seat_to_act
from paxdesk.porfiriana.rules.notation import parse, write
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options, State

COLUMNS: Final = ("seed", "first", "others", "seats", "dealt", "before", "deal", "at", "share")
"""Columns of a game: ``seed`` is the game's number, ``dealt`` the first deal of the match."""
PLAYERS: Final = get_args(PlayerName)
TOLD: Final = ("how", "turns", "thoughts", "milliseconds", "median", "longest", "turned", "lines")
"""Columns of results: end, turns, and figures of the first player."""
COLUMNS_WITH_CUBES: Final = (2, 3, 1)
"""Market columns for cubes of unused actions, best first."""
LEFT: Final = "left"
"""Kind of a line that ends a turn with unused actions."""
STRANGER: Final = """
import gc, json, sys
gc.set_threshold(*json.loads(sys.argv[1]))
from paxdesk.porfiriana import Options, deal, own_deck, parse, perform, robot_asked, write
deck = own_deck(None)
for line in sys.stdin:
    told = json.loads(line)
    if "deal" in told:
        state = deal(deck, told["seats"], told["deal"], Options())
    for done in told.get("lines", ()):
        perform(state, parse(done))
    if "name" in told:
        question = robot_asked(state, dict.fromkeys(state.players, told["name"]))
        print(write(question.answer().action), flush=True)
    if "end" in told:
        print(json.dumps([player.gold for player in state.players.values()]), flush=True)
"""
"""Program for the other version, with only names that exist in both versions."""

STOPPED: Final = "What plays in {checkout} has stopped; it has said why above."

# --- Players --------------------------------------------------------------------------------------


@frozen
class Liking(Planner):
    """Planner with the same style in every game."""

    liking: Temperament | None = None
    cubes: bool = False

    def temperament(self, state: State, seat: Seat) -> Temperament | None:
        return self.liking

    def lines(self, seen: RobotView, legal: list[Action]) -> tuple[Action, ...]:
        """Return all lines of the best plan.

        With ``cubes``, a final End is kept only if nothing else is possible.
        """
        lines = super().lines(seen, legal)
        if not self.cubes or lines[-1] != End():
            return lines
        return lines[:-1] or (_cube(legal) or End(),)


def _cube(legal: list[Action]) -> Speculate | None:
    """Return a speculation in the first possible column of COLUMNS_WITH_CUBES, or None."""
    cubes = [each for each in legal if isinstance(each, Speculate) and each.source is None]
    columns = {price_column(each.slot): each for each in reversed(cubes)}
    return next((columns[each] for each in COLUMNS_WITH_CUBES if each in columns), None)


@cache
def player_of(word: str) -> Robot:
    """Return the robot that a word names, with its changes. Raises ValueError."""
    name, *changes = word.split(":")
    levels: dict[str, RobotLevel] = {str(key): level for key, level in LEVELS.items()}
    levels.update({str(key): level for key, level in MILESTONES.items()})
    level = levels.get(name)
    if level is None:
        if changes:
            raise ValueError(f"{name} is not a level, so it cannot be changed.")
        if name not in PLAYERS:
            raise ValueError(f"Nobody is called {name}; there are {', '.join(PLAYERS)}.")
        return robot_named(cast(PlayerName, name))
    changed = dict(change.split("=", 1) for change in changes)
    net = changed.pop("net", None)
    likes = changed.pop("liking", None)
    cubes = json.loads(changed.pop("cubes", "false"))
    liking = {each.name: each for each in TEMPERAMENTS}[likes] if likes is not None else None
    level = evolve(level, **{key: json.loads(number) for key, number in changed.items()})
    weights = None if net is None else read_net(Path(net))
    return Liking(level, weights, liking=liking, cubes=cubes)


@define
class Stranger:
    """Robots of another version, in a process that plays the same game."""

    checkout: Path
    name: str
    _process: "subprocess.Popen[str]" = field(init=False)
    _untold: list[str] = field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", STRANGER, json.dumps(SELDOM)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=self.checkout,
            env={**os.environ, "PYTHONPATH": str(self.checkout)},
        )

    def begin(self, seats: int, seed: int) -> None:
        self._untold.clear()
        self._tell({"seats": seats, "deal": seed})

    def see(self, line: str) -> None:
        self._untold.append(line)

    def answer(self) -> str:
        return self._asked("name", self.name)

    def gold(self) -> list[int]:
        """Return the players' gold, to compare both games."""
        gold: list[int] = json.loads(self._asked("end", True))
        return gold

    def leave(self) -> None:
        self._process.communicate()

    def _asked(self, key: str, value: object) -> str:
        self._tell({"lines": self._untold, key: value})
        self._untold.clear()
        assert self._process.stdout is not None
        answer = self._process.stdout.readline().strip()
        if not answer:
            raise RuntimeError(STOPPED.format(checkout=self.checkout))
        return answer

    def _tell(self, told: dict[str, object]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(told) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise RuntimeError(STOPPED.format(checkout=self.checkout)) from error


@cache
def stranger_in(checkout: Path, name: str) -> Stranger:
    """Return another version's robots, in a process per checkout and name."""
    return Stranger(checkout, name)


# --- Games ----------------------------------------------------------------------------------------


@frozen
class Match:
    """Match of two players; ``before`` is the checkout that plays for the others."""

    first: str
    others: str
    seats: int
    dealt: int
    before: Path | None = None

    def words(self) -> ResultRow:
        before = self.before.name if self.before is not None else ""
        values = (self.first, self.others, self.seats, self.dealt, before)
        return dict(zip(COLUMNS[1:6], values, strict=True))

    def columns(self) -> list[str]:
        return [*COLUMNS, *TOLD]

    def play(self, seed: int) -> ResultRow:
        return play_game(self, seed)


def play_game(match: Match, game: int) -> ResultRow:
    """Play one game, of at most MOST_TURNS turns; return its results."""
    round_, place = divmod(game, match.seats)
    seed, at = match.dealt + round_, place + 1
    state = deal(open_deck(None), match.seats, seed, Options())
    words = {seat: match.first if seat == at else match.others for seat in state.players}
    robots = {seat: _known(word) for seat, word in words.items()}
    stranger = None
    if match.before is not None:
        stranger = stranger_in(match.before, match.others)
        stranger.begin(match.seats, seed)
    seated = {
        seat: Seated(player_of(word))
        for seat, word in words.items()
        if stranger is None or seat == at
    }
    turn, turns, turned = None, 0, 0
    thoughts: list[float] = []
    lines: Counter[str] = Counter()
    while (seat := seat_to_act(state)) is not None:
        if state.turn is not turn:
            turn, turns = state.turn, turns + 1
            turned += turn.seat == at
            if turns > MOST_TURNS:
                break
        legal = legal_actions(state)
        if seat in seated:
            began = time.process_time()
            action = seated[seat].next_step(state, seat, robots).action
            if seat == at:
                thoughts.append(time.process_time() - began)
                lines[_kind(action, state)] += 1
        elif len(legal) == 1:
            action = legal[0]
        else:
            assert stranger is not None
            action = parse(stranger.answer())
            if action not in legal:
                raise RuntimeError(f"{match.before} plays {write(action)} by other rules.")
        perform_unchecked(state, action)
        if stranger is not None:
            stranger.see(write(action))
    if stranger is not None and stranger.gold() != [each.gold for each in state.players.values()]:
        raise RuntimeError(f"{match.before} has played deal {seed} by other rules.")
    long = [each for each in thoughts if each >= 0.001]
    return {
        "seed": game,
        **match.words(),
        "deal": seed,
        "at": at,
        "share": f"{state.share_won(at):g}",
        "how": state.ended_by or BROKEN_OFF,
        "turns": turns,
        "thoughts": len(long),
        "milliseconds": round(1000 * sum(long)),
        "median": round(1000 * median(long or [0.0])),
        "longest": round(1000 * max(long, default=0.0)),
        "turned": turned,
        "lines": ";".join(f"{kind} {count}" for kind, count in sorted(lines.items())),
    }


def _known(word: str) -> PlayerName:
    """Return the name by which robots know a player; "hard" if unknown."""
    name = word.partition(":")[0]
    return next((robot for robot in ROBOT_NAMES if robot == name), "hard")


def _kind(action: Action, state: State) -> str:
    """Return the kind of a line, or LEFT if it leaves actions unused."""
    unused = isinstance(action, End) and state.turn.actions > 0
    return LEFT if unused else type(action).__name__.lower()


# --- Results --------------------------------------------------------------------------------------


def score_of(rows: Sequence[ResultRow]) -> PairScore:
    """Return the score of the first player."""
    return PairScore(sum(float(row["share"]) for row in rows), len(rows))


def told(match: Match, rows: Sequence[ResultRow]) -> str:
    """Return the match as a sentence: share won, ends, turns, thoughts, lines."""
    score = score_of(rows)
    least, most = score.range
    share = score.wins / score.games
    ends = Counter(str(row["how"]) for row in rows)
    thoughts = sum(int(row["thoughts"]) for row in rows)
    seconds = sum(int(row["milliseconds"]) for row in rows) / 1000 / max(1, thoughts)
    turned = sum(int(row["turned"]) for row in rows)
    lines: Counter[str] = Counter()
    for row in rows:
        for each in filter(None, str(row["lines"]).split(";")):
            kind, _, count = each.partition(" ")
            lines[kind] += int(count)
    before = f" of {match.before.name}" if match.before is not None else ""
    return (
        f"{match.first} against {match.others}{before}, {match.seats} seats: {score.wins:g} of "
        f"{score.games}, {share:.0%} ({least:.0%}–{most:.0%}; {1 / match.seats:.0%} is fair); "
        f"{', '.join(f'{count} by {how}' for how, count in ends.most_common())}; "
        f"{median(int(row['turns']) for row in rows):g} turns; a thought {seconds:.2f} s, "
        f"the middle one {median(int(row['median']) for row in rows) / 1000:.2f}, the longest "
        f"{max(int(row['longest']) for row in rows) / 1000:.1f}; a turn: "
        f"{', '.join(f'{kind} {count / turned:.2f}' for kind, count in lines.most_common())}"
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.matches", description=__doc__)
    parser.add_argument("first", help=f"of {', '.join(PLAYERS)}; one seat")
    parser.add_argument("others", help="like the first; all other seats")
    parser.add_argument("--seats", type=int_argument(2), default=2, metavar="N")
    parser.add_argument("--games", type=int_argument(1), default=100, metavar="N")
    parser.add_argument("--seed", type=int_argument(0), default=0, help="the first deal")
    parser.add_argument("--before", type=Path, metavar="FOLDER", help="a checkout of the others")
    parser.add_argument("--out", type=Path, metavar="FILE", help="a .csv for the rows")
    add_jobs(parser)
    asked_for = parser.parse_args(words)
    gc.set_threshold(*SELDOM)
    before: Path | None = asked_for.before and asked_for.before.resolve()
    match = Match(asked_for.first, asked_for.others, asked_for.seats, asked_for.seed, before)
    try:
        for word in (match.first, *(() if before is not None else (match.others,))):
            player_of(word)
    except ValueError as error:
        parser.error(str(error))
    games = range(asked_for.games)
    with spread_over(asked_for.jobs) as (spread, cores):
        rows = rows_of(match, games, asked_for.out, 1, spread, cores)
    print(told(match, rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
