"""``paxdesk adventure play`` and ``simulate``: its games without a display."""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from paxdesk.commands.arguments import add_jobs, number, seed_number
from paxdesk.commands.as_json import add_json, print_json
from paxdesk.mexican_adventure.robots.playing import Player, Players, Playing, Taken
from paxdesk.mexican_adventure.robots.random_player import RandomPlayer
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.words import SIDES
from paxdesk.mexican_adventure.saves.save import write_saved
from paxdesk.mexican_adventure.session import MexicanAdventure, Opening, SeatSetup, Session, seat_of
from paxdesk.resources import corrections_folder
from paxdesk.session.session import JournalEntry, journal_entries

SCENARIOS = ("puebla", "conquest", "maximilian", "retreat", "campaign")
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
    add_json(simulate)


def _add_players(parser: ArgumentParser) -> None:
    for side in SIDES:
        parser.add_argument(f"--{side}", choices=PLAYERS, default="strategist", help="who plays it")
    parser.add_argument("--seed", type=seed_number, default=1, help="of the (first) game")


def play(arguments: Namespace) -> int:
    """Play one game, print its lines with reasons, and how it ended."""
    material = _material(arguments)
    opening = Opening(arguments.scenario, arguments.seed)
    playing = _playing(opening, material, _players(arguments))
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
        print(_ending(playing.state))
    return 0


def simulate(arguments: Namespace) -> int:
    """Play many games on all cores, and print who won how often and by what."""
    scenarios = [arguments.scenario] if arguments.scenario else SCENARIOS
    counted: dict[str, Counter[str]] = {}
    for scenario in scenarios:
        seeds = range(arguments.seed, arguments.seed + arguments.games)
        one = partial(_ended, scenario, _players(arguments), arguments.cards)
        counted[scenario] = Counter(_spread(one, seeds, arguments.jobs))
        if not arguments.json:
            print(f"{scenario}: {arguments.games} games")
            for ending, games in counted[scenario].most_common():
                print(f"{games:6}  {games / arguments.games:4.0%}  {ending}", flush=True)
    if arguments.json:
        print_json({scenario: dict(endings) for scenario, endings in counted.items()})
    return 0


def _spread(one: Any, seeds: range, jobs: int) -> Iterator[str]:
    if jobs == 1:
        yield from map(one, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            yield from pool.map(one, seeds)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            print("interrupted", file=sys.stderr)
            raise


def _ended(scenario: str, players: Players, corrections: Path | None, seed: int) -> str:
    material = load_material(corrections or corrections_folder())
    playing = _playing(Opening(scenario, seed), material, players)
    for _ in playing.steps():
        pass
    return _ending(playing.state)


def _playing(opening: Opening, material: Material, players: Players) -> Playing:
    return Playing(opening.begin(material), players, RandomPlayer.for_game(opening.seed))


def _players(arguments: Namespace) -> Players:
    chosen: dict[Any, Player] = {side: getattr(arguments, side) for side in SIDES}
    return chosen


def _material(arguments: Namespace) -> Material:
    return load_material(arguments.cards or corrections_folder())


def _entries(material: Material, taken: Taken) -> list[JournalEntry]:
    game, choice = MexicanAdventure(material), taken.choice
    rolled = game.rolled(taken.events)
    return journal_entries(game, seat_of(taken.side), choice.action, choice.reason, (), rolled)


def _told(entry: JournalEntry) -> str:
    line = f"{SIDES[entry.seat - 1]}  {entry.line}"
    return f"{line}   # {entry.reason}" if entry.reason else line


def _ending(state: State) -> str:
    if state.winner == "draw":
        return f"draw ({state.ended_by})"
    return f"{state.winner} wins ({state.ended_by})"
