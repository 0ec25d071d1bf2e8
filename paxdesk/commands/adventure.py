"""``paxdesk adventure``: The Mexican Adventure without a display."""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Any

from paxdesk.commands.arguments import (
    add_jobs,
    add_json,
    add_looking_back,
    ask_to_replace,
    int_argument,
    print_facts,
    print_json,
    seed_number,
    teller,
    wanted_seeds,
    write_out,
)
from paxdesk.commands.parallel import leave_interrupted, rows_of, spread_over
from paxdesk.files.record_codec import strict_converter
from paxdesk.mexican_adventure.analysis import analyse as found_in
from paxdesk.mexican_adventure.analysis import analysis_data
from paxdesk.mexican_adventure.audit import facts
from paxdesk.mexican_adventure.robots.reasons import spoken_reason
from paxdesk.mexican_adventure.robots.simulation import (
    SCRIPT_NAMES,
    KindsPlayer,
    SimulationSetup,
    ending,
)
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.rules.zone_map import Board
from paxdesk.mexican_adventure.saves import open_saved, write_saved
from paxdesk.mexican_adventure.session import Opening, Session, seat_of
from paxdesk.mexican_adventure.table.words.analysis_words import analysis_words
from paxdesk.resources import corrections_folder
from paxdesk.session.history import JournalEntry
from paxdesk.session.session import SeatSetup

# --- ``paxdesk adventure analyse``: analysis of a finished game -----------------------------------


def add_analyse(actions: Any) -> None:
    parser = actions.add_parser("analyse", help="analyse a finished game")
    add_looking_back(parser)


def analyse(arguments: Namespace) -> int:
    material = load_material(arguments.cards or corrections_folder())
    ask_to_replace(arguments.out)
    recording = open_saved(arguments.file, material).session.replayed()
    found = found_in(recording, teller(arguments))
    if arguments.out is not None:
        write_out(arguments.out, analysis_data(found, recording))
    elif arguments.json:
        print_json(strict_converter().unstructure(found))
    else:
        words = analysis_words(found, recording)
        for finding in (*words.turning_points, *words.worst):
            print(finding.words)
            if finding.detail:
                print(f"    {finding.detail}")
        for seat, tally in words.tallies.items():
            print(f"{seat}: {tally}")
        print(words.note)
    return 0


# --- ``paxdesk adventure play`` and ``simulate``: games between robots ----------------------------

SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
GAMES_AT_ONCE = 1
"""Number of games in one piece of work."""
PLAYERS: tuple[str, ...] = ("easy", "medium", "hard", "random")


def add_play(actions: Any) -> None:
    play = actions.add_parser("play", help="play a robot game and print its journal")
    _add_players(play, PLAYERS)
    play.add_argument("--scenario", choices=SCENARIOS, default="puebla", help="scenario to play")
    play.add_argument("--save", type=Path, metavar="FILE", help="file for the finished game")
    add_json(play)
    simulate = actions.add_parser("simulate", help="play many games and report how they are won")
    _add_players(simulate, (*PLAYERS, *SCRIPT_NAMES))
    simulate.add_argument(
        "--scenario", choices=SCENARIOS, help="scenario to play (default: all of them)"
    )
    simulate.add_argument(
        "--games", type=int_argument(1), default=20, metavar="N", help="games per scenario"
    )
    add_jobs(simulate)
    simulate.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help=".csv or .parquet file for a row per game, one file per scenario; an interrupted "
        "run continues where it stopped",
    )
    add_json(simulate)


def _add_players(parser: ArgumentParser, players: tuple[str, ...]) -> None:
    for side in SIDES:
        parser.add_argument(
            f"--{side}",
            choices=players,
            default="medium",
            help=f"robot that plays the {side.capitalize()} side",
        )
    parser.add_argument("--seed", type=seed_number, default=1, help="seed of the first game")


def play(arguments: Namespace) -> int:
    """Play one game; print its journal with reasons, and the result."""
    material = _material(arguments)
    seats = tuple(
        SeatSetup(who.capitalize(), seat_of(side), None if who == "random" else who)
        for side in SIDES
        for who in [getattr(arguments, side)]
    )
    ask_to_replace(arguments.save)
    session = Session.new(material, Opening(arguments.scenario, arguments.seed), seats)
    player = KindsPlayer.for_game(arguments.seed)
    while session.seat_to_act is not None:
        question = session.question()
        if question is not None:
            step = session.submit_choice(question.answer())
        else:
            step = session.submit(player.choose(session.legal()))
        if not arguments.json:
            print(*(_told(each, material.board) for each in step.entries), sep="\n")
    state = session.state
    if arguments.save is not None:
        write_saved(arguments.save, session)
    if arguments.json:
        data = {"winner": state.winner, "ended_by": state.ended_by}
        journal = [_told(entry, material.board) for entry in session.journal]
        print_json({**data, "journal": journal})
    else:
        print(ending(state.winner, state.ended_by))
    return 0


def simulate(arguments: Namespace) -> int:
    """Play many games and print how often each ending occurred."""
    scenarios = [arguments.scenario] if arguments.scenario else list(SCENARIOS)
    seeds = wanted_seeds(arguments)
    counted: dict[str, Counter[str]] = {}
    try:
        with spread_over(arguments.jobs) as (spread, cores):
            for scenario in scenarios:
                plan = SimulationSetup(
                    scenario, arguments.imperial, arguments.republican, _cards(arguments)
                )
                out = _file_of(arguments.out, scenario, several=len(scenarios) > 1)
                print(f"{scenario}:", file=sys.stderr)
                rows = rows_of(plan, seeds, out, GAMES_AT_ONCE, spread, cores)
                counted[scenario] = Counter(
                    ending(str(row["winner"]), str(row["how"])) for row in rows
                )
                if not arguments.json:
                    _tell(scenario, counted[scenario], len(seeds))
    except KeyboardInterrupt:
        leave_interrupted(kept=arguments.out is not None)
    if arguments.json:
        print_json({scenario: dict(endings) for scenario, endings in counted.items()})
    return 0


def _file_of(out: Path | None, scenario: str, *, several: bool) -> Path | None:
    """Return ``out``, with the scenario's name appended if ``several``."""
    if out is None or not several:
        return out
    return out.with_name(f"{out.stem}-{scenario}{out.suffix}")


def _tell(scenario: str, endings: Counter[str], games: int) -> None:
    print(f"{scenario}: {games} games")
    for each, count in endings.most_common():
        print(f"{count:6}  {count / games:4.0%}  {each}", flush=True)


def _cards(arguments: Namespace) -> Path | None:
    cards: Path | None = arguments.cards or corrections_folder()
    return cards


def _material(arguments: Namespace) -> Material:
    return load_material(_cards(arguments))


def _told(entry: JournalEntry, board: Board) -> str:
    line = f"{SIDES[entry.seat - 1]}  {entry.line}"
    return f"{line}   # {spoken_reason(entry.reason, board)}" if entry.reason else line


def add_arguments(parser: ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("check", help="compare map, counters, events and scenarios with the rules")
    add_play(actions)
    add_analyse(actions)


def run(arguments: Namespace) -> int:
    """Run the chosen action. Raises MaterialError and SaveError."""
    actions = {
        "check": _check,
        "play": play,
        "simulate": simulate,
        "analyse": analyse,
    }
    return actions[arguments.action](arguments)


def _check(arguments: Namespace) -> int:
    """Compare the material with facts stated in the rules; return 1 if any differs, else 0."""
    material = load_material(arguments.cards or corrections_folder())
    rows = list(facts(material))
    missed = [row for row in rows if not row.ok]
    print_facts(rows, "stated", 40)
    for name in material.replaced:
        print(f"replaced: {name}.yaml")
    print(f"{len(rows)} facts, {f'{len(missed)} missed' if missed else 'all met'}")
    return 1 if missed else 0
