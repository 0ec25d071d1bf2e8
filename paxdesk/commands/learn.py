"""``paxdesk learn``: training of the robots' evaluation from games against themselves."""

import json
import sys
from argparse import ArgumentParser, Namespace
from itertools import chain
from pathlib import Path

import cattrs

from paxdesk.commands.arguments import add_jobs, int_argument
from paxdesk.commands.parallel import WorkSpread, leave_interrupted, rows_of, spread_over
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import write_whole
from paxdesk.files.simulation_rows import made_folder, read_rows, unwritable
from paxdesk.porfiriana.robots.learning import TrainingRun, samples
from paxdesk.porfiriana.robots.planner.learned import NetWeights, read_net
from paxdesk.porfiriana.robots.planner.levels import LEVELS, LevelName
from paxdesk.porfiriana.robots.simulation import PairScore
from paxdesk.porfiriana.rules.deck import Deck, open_deck

GAMES_AT_ONCE = 4
NO_NUMPY = "Learning needs numpy: pip install 'paxdesk[learn]'."
MATCH_SEEDS = 1_000_000_000
"""Offset of the seeds of match deals, beyond all seeds used for training."""
SEEDS_A_ROUND = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=Path, required=True, metavar="DIR", help="output folder for games and weights"
    )
    parser.add_argument(
        "--rounds", type=int_argument(1), default=4, metavar="N", help="number of rounds"
    )
    parser.add_argument(
        "--games",
        type=int_argument(8),
        default=500,
        metavar="N",
        help="self-play games per round",
    )
    parser.add_argument(
        "--match",
        type=int_argument(2),
        default=200,
        metavar="N",
        help="games against the previous evaluation per round",
    )
    parser.add_argument(
        "--level",
        choices=tuple(LEVELS),
        default="hard",
        help="level whose search is used (without replies)",
    )
    parser.add_argument("--diaz", action="store_true", help="train for solo games against Díaz")
    add_jobs(parser)
    parser.add_argument("--dask", metavar="tcp://…", help="address of a Dask cluster to play on")


def run(arguments: Namespace) -> int:
    """Train in rounds, continuing an earlier run in the same folder."""
    folder = made_folder(arguments.out)
    deck = open_deck(arguments.cards)
    best: NetWeights | None = None
    try:
        with spread_over(arguments.jobs, arguments.dask) as (spread, cores):
            for turn in range(1, arguments.rounds + 1):
                best = _round(arguments, deck, turn, best, spread, cores)
    except KeyboardInterrupt:
        leave_interrupted(kept=True)
    if best is None:
        print("No trained evaluation plays better than the rules of thumb.")
        return 0
    _write(folder / "value.json", best)
    print(f"{folder / 'value.json'}: {best.made_by}")
    return 0


def _round(
    arguments: Namespace,
    deck: Deck,
    turn: int,
    best: NetWeights | None,
    spread: WorkSpread,
    cores: int,
) -> NetWeights | None:
    """Play a round, train on all games so far, and return the new weights if they play better.

    Otherwise returns ``best``; None means the rules of thumb.
    """
    folder: Path = arguments.out
    first = turn * SEEDS_A_ROUND
    level: LevelName = arguments.level
    lesson = TrainingRun(deck, level, arguments.diaz, best)
    file = folder / f"games-{turn}.csv"
    rows_of(lesson, range(first, first + arguments.games), file, GAMES_AT_ONCE, spread, cores)
    fitted_file = folder / f"value-{turn}.json"
    if not fitted_file.exists():
        games = [folder / f"games-{each}.csv" for each in range(1, turn + 1)]
        _write(fitted_file, _fitted(games, deck))
    found = read_net(fitted_file).weights
    match = TrainingRun(deck, level, arguments.diaz, found, best, match=True)
    deals = range(2 * MATCH_SEEDS + 2 * first, 2 * MATCH_SEEDS + 2 * first + arguments.match)

    def played(lesson: TrainingRun, name: str) -> PairScore:
        file = folder / f"{name}-{turn}.csv"
        rows = rows_of(lesson, deals, file, GAMES_AT_ONCE, spread, cores)
        return PairScore(sum(float(row["share"]) for row in rows), len(rows))

    score = played(match, "match")
    if arguments.diaz:
        base = played(TrainingRun(deck, level, True, best, match=True), "before")
    else:
        base = PairScore(arguments.match / 2, arguments.match)
    taken = score.wins > base.wins
    least, most = score.range
    verdict = "accepted" if taken else "rejected"
    print(
        f"round {turn}: {verdict}, won {score.wins:g} of {score.games} ({least:.0%}-{most:.0%}), "
        f"before {base.wins:g}",
        flush=True,
    )
    return found if taken else best


def _fitted(files: list[Path], deck: Deck) -> NetWeights:
    """Return weights trained on these games; print their loss on held-out games."""
    try:
        from paxdesk.porfiriana.robots.fitting import (
            Positions,
            fitted,
            log_loss,
            sharpened,
            split,
            taken,
        )
    except ImportError as error:
        raise PaxError(NO_NUMPY) from error
    rows = chain.from_iterable(map(read_rows, files))
    positions = Positions.of([sample for row in rows for sample in samples(row, deck)])
    learned_from, left_out = split(positions)
    if not len(learned_from) or not len(left_out):
        raise PaxError("Too few games have ended; play more with --games.")
    games = len(set(positions.game.tolist()))
    made_by = f"paxdesk learn, {games} games in {len(files)} rounds, {len(learned_from)} positions"
    weights = fitted(taken(positions, learned_from), made_by)
    unseen = taken(positions, left_out)
    for each in (None, weights):
        print(*log_loss(unseen, each), sep="\n", file=sys.stderr, flush=True)
    return sharpened(weights, unseen)


def _write(path: Path, weights: NetWeights) -> None:
    data = cattrs.unstructure(weights)
    try:
        write_whole(path, (json.dumps(data, separators=(",", ":")) + "\n").encode())
    except OSError as error:
        raise unwritable(path, error) from error
