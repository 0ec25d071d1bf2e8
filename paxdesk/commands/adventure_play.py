"""``paxdesk adventure play`` and ``simulate``: its games without a display."""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from paxdesk.commands.arguments import add_jobs, number, seed_number, wanted_seeds
from paxdesk.commands.as_json import add_json, print_json
from paxdesk.commands.spreading import Progress, Spread, in_pieces, leave_interrupted, spread_over
from paxdesk.files.rows import RowFile
from paxdesk.mexican_adventure.robots.playing import Taken
from paxdesk.mexican_adventure.robots.simulation import Plan, Row, ending, play_games
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.saves.save import write_saved
from paxdesk.mexican_adventure.session import MexicanAdventure, Opening, SeatSetup, Session, seat_of
from paxdesk.resources import corrections_folder
from paxdesk.session.session import JournalEntry, journal_entries

SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
GAMES_AT_ONCE = 1
"""Games in one piece of work: one takes a second or more."""
PLAYERS: tuple[str, ...] = ("strategist", "random")


def add_arguments(actions: Any) -> None:
    """Declare both on the parsers of ``paxdesk adventure``."""
    play = actions.add_parser("play", help="let robots play a game and print its journal")
    _add_players(play)
    play.add_argument("--scenario", choices=SCENARIOS, default="puebla", help="which one")
    play.add_argument("--save", type=Path, metavar="FILE", help="keep the game")
    add_json(play)
    simulate = actions.add_parser("simulate", help="play many games and count who wins by what")
    _add_players(simulate)
    simulate.add_argument(
        "--scenario", choices=SCENARIOS, help="one scenario; every one if it is not named"
    )
    simulate.add_argument("--games", type=number(1), default=20, metavar="N", help="a scenario")
    add_jobs(simulate)
    simulate.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="keep a row of each game in this .csv or .parquet file, one for each scenario; run "
        "again, it is continued where it stopped",
    )
    add_json(simulate)


def _add_players(parser: ArgumentParser) -> None:
    for side in SIDES:
        parser.add_argument(f"--{side}", choices=PLAYERS, default="strategist", help="who plays it")
    parser.add_argument("--seed", type=seed_number, default=1, help="of the (first) game")


def play(arguments: Namespace) -> int:
    """Play one game, print its lines with reasons, and how it ended."""
    material = _material(arguments)
    opening = Opening(arguments.scenario, arguments.seed)
    plan = Plan(arguments.scenario, arguments.imperial, arguments.republican, _cards(arguments))
    playing = plan.playing(arguments.seed)
    journal: list[JournalEntry] = []
    for taken in playing.steps():
        entries = _entries(material, taken)
        journal += entries
        if not arguments.json:
            print(*map(_told, entries), sep="\n")
    if arguments.save is not None:
        seats = tuple(
            SeatSetup(who.capitalize(), seat_of(side), None if who == "random" else who)
            for side, who in playing.players.items()
        )
        session = Session.from_saved(opening, seats, playing.state, journal)
        write_saved(arguments.save, session)
    if arguments.json:
        data = {"winner": playing.state.winner, "ended_by": playing.state.ended_by}
        print_json({**data, "journal": [_told(entry) for entry in journal]})
    else:
        print(ending(playing.state.winner, playing.state.ended_by))
    return 0


def simulate(arguments: Namespace) -> int:
    """Play many games on all cores, keep their rows, and print who won how often and by what."""
    scenarios = [arguments.scenario] if arguments.scenario else list(SCENARIOS)
    seeds = wanted_seeds(arguments)
    counted: dict[str, Counter[str]] = {}
    try:
        with spread_over(arguments.jobs) as (spread, cores):
            for scenario in scenarios:
                plan = Plan(scenario, arguments.imperial, arguments.republican, _cards(arguments))
                out = _file_of(arguments.out, scenario, several=len(scenarios) > 1)
                counted[scenario] = _endings(plan, seeds, out, spread, cores)
                if not arguments.json:
                    _tell(scenario, counted[scenario], len(seeds))
    except KeyboardInterrupt:
        leave_interrupted(kept=arguments.out is not None)
    if arguments.json:
        print_json({scenario: dict(endings) for scenario, endings in counted.items()})
    return 0


def _file_of(out: Path | None, scenario: str, *, several: bool) -> Path | None:
    """Rows of one scenario fill a file, which names it where there are others."""
    if out is None or not several:
        return out
    return out.with_name(f"{out.stem}-{scenario}{out.suffix}")


def _endings(
    plan: Plan, seeds: range, out: Path | None, spread: Spread, cores: int
) -> Counter[str]:
    """Play the games that are not in the file yet, and count all of them."""
    file = RowFile(out, plan.columns(), plan.words()) if out is not None else None
    try:
        kept = file.kept if file is not None else set[int]()
        missing = [seed for seed in seeds if seed not in kept]
        print(f"{plan.scenario}:", file=sys.stderr)
        progress = Progress(len(seeds), len(seeds) - len(missing), cores, sys.stderr)
        pieces = in_pieces(missing, GAMES_AT_ONCE)
        rows: Iterable[Row] = chain.from_iterable(spread(partial(play_games, plan), pieces))
        found = []
        for row in rows if file is None else file.add(rows, sys.stdout):
            found.append(row)
            progress.step()
        progress.close()
        if file is not None:
            found = [row for row in file.rows() if int(row["seed"]) in seeds]
            file.finish()
        return Counter(ending(str(row["winner"]), str(row["how"])) for row in found)
    finally:
        if file is not None:
            file.close()


def _tell(scenario: str, endings: Counter[str], games: int) -> None:
    print(f"{scenario}: {games} games")
    for each, count in endings.most_common():
        print(f"{count:6}  {count / games:4.0%}  {each}", flush=True)


def _cards(arguments: Namespace) -> Path | None:
    cards: Path | None = arguments.cards or corrections_folder()
    return cards


def _material(arguments: Namespace) -> Material:
    return load_material(_cards(arguments))


def _entries(material: Material, taken: Taken) -> list[JournalEntry]:
    game, choice = MexicanAdventure(material), taken.choice
    rolled = game.rolled(taken.events)
    return journal_entries(game, seat_of(taken.side), choice.action, choice.reason, (), rolled)


def _told(entry: JournalEntry) -> str:
    line = f"{SIDES[entry.seat - 1]}  {entry.line}"
    return f"{line}   # {entry.reason}" if entry.reason else line
