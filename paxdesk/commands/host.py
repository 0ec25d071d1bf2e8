"""``paxdesk host``: host tables for remote players, without a window."""

import asyncio
import secrets
import shlex
import signal
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

import platformdirs

from paxdesk.commands.arguments import add_player_count, int_argument
from paxdesk.errors import PaxError
from paxdesk.mexican_adventure import saves as adventure_save
from paxdesk.mexican_adventure import session as adventure
from paxdesk.mexican_adventure.robots.strategist import ROBOTS as ADVENTURE_ROBOTS
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.net.headless_host import HostedGame, HostedTables, NewTable
from paxdesk.net.messages import PORT, TableLink
from paxdesk.net.table_server import TableServer, certificate, need_libraries
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves import open_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.resources import corrections_folder
from paxdesk.session.game_protocol import Seat
from paxdesk.session.player_name import name_problem
from paxdesk.session.seat_updates import SharedGame
from paxdesk.session.session import SeatSetup


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--folder",
        type=Path,
        default=platformdirs.user_data_path("paxdesk", appauthor=False) / "tables",
        help="folder for the tables; existing tables are resumed (default: “tables” in the folder "
        "of your games)",
    )
    parser.add_argument("--new", action="store_true", help="create a new table")
    add_player_count(parser)
    parser.add_argument(
        "--adventure",
        metavar="SCENARIO",
        help="create a new table of The Mexican Adventure: puebla, conquest, maximilian, retreat "
        "or campaign",
    )
    parser.add_argument(
        "--robot",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        help=f"robot for a seat of the new table, such as P3=easy ({', '.join(ROBOT_NAMES)}); in "
        f"The Mexican Adventure imperial or republican ({', '.join(ADVENTURE_ROBOTS)})",
    )
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        help="player name for a seat, such as P2=Rosa",
    )
    parser.add_argument("--listen", default="0.0.0.0", metavar="HOST", help="address to listen on")
    parser.add_argument(
        "--port", type=int_argument(0, 65535), default=PORT, help="port to listen on"
    )
    parser.add_argument(
        "--address",
        metavar="HOST[:PORT]",
        help="public address used in links, such as a router or reverse proxy (default: the name "
        "of this computer)",
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="no TLS, for use behind a local reverse proxy",
    )
    parser.add_argument(
        "--on-turn",
        metavar="COMMAND",
        help="command to run when an absent player is to move; the environment sets "
        "PAXDESK_TABLE, PAXDESK_SEAT and PAXDESK_NAME",
    )


def _sitting(called: Sequence[str], colours: Sequence[int], new: NewTable) -> tuple[SeatSetup, ...]:
    """Return the occupants of all seats; a seat without a player's name uses that in ``called``."""
    return tuple(
        SeatSetup(new.names.get(seat, name), colour, new.robots.get(seat))
        for seat, (name, colour) in enumerate(zip(called, colours, strict=True), start=1)
    )


def _people(new: NewTable) -> frozenset[Seat]:
    return frozenset(range(1, new.seats + 1)) - new.robots.keys()


def hosted_pax(deck: Deck) -> HostedGame:
    """Return the hosting interface of Pax Porfiriana with this deck."""

    def shared(new: NewTable) -> SharedGame[Any, Any, Any]:
        """Return a game without options."""
        numbers = range(1, new.seats + 1)
        seats = _sitting([*map(seat_name, numbers)], numbers, new)
        return SharedGame(
            seats, _people(new), lambda seed: Session.new(deck, Options(), seed, seats)
        )

    return HostedGame(PaxSharing(deck), partial(open_saved, deck=deck), shared)


def hosted_adventure(material: Material) -> HostedGame:
    """Return the hosting interface of The Mexican Adventure with this material."""

    def shared(new: NewTable) -> SharedGame[Any, Any, Any]:
        """Return a scenario without options. Raises PaxError for an unknown one."""
        if new.scenario not in material.scenarios:
            known = ", ".join(material.scenarios)
            raise PaxError(f"There is no scenario “{new.scenario}”; known are {known}.")
        seats = _sitting([side.capitalize() for side in SIDES], adventure.COLOURS, new)

        def deal(seed: int) -> adventure.Session:
            return adventure.Session.new(material, adventure.Opening(new.scenario, seed), seats)

        return SharedGame(seats, _people(new), deal)

    return HostedGame(
        AdventureSharing(material), partial(adventure_save.open_saved, material=material), shared
    )


def hosted_games(corrections: Path | None) -> Callable[[str], HostedGame]:
    """Return a function from the key of a game to its hosting interface, loaded on first use."""

    @cache
    def game_of(key: str) -> HostedGame:
        if key == "":
            return hosted_pax(open_deck(corrections))
        if key == adventure_save.GAME:
            return hosted_adventure(load_material(corrections or corrections_folder()))
        raise PaxError(f"Tables of the game “{key}” cannot be hosted.")

    return game_of


def run(arguments: Namespace) -> int:
    """Host the tables until the process is terminated. Raises PaxError."""
    need_libraries()
    folder: Path = arguments.folder
    new = _new_table(arguments) if arguments.new or arguments.adventure else None
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    pem, fingerprint = (None, "") if arguments.plain else certificate(folder)
    if arguments.plain and arguments.listen == "0.0.0.0":
        arguments.listen = "127.0.0.1"
    # Robots compute on threads; a short switch interval keeps the event loop responsive.
    sys.setswitchinterval(0.0005)
    with ThreadPoolExecutor(1, thread_name_prefix="robot") as pool:
        games = hosted_games(arguments.cards)
        tables = HostedTables(folder, games, pool, shlex.split(arguments.on_turn or ""))
        tables.open_all()
        if new is not None:
            tables.gather(folder / f"{secrets.token_hex(5)}.pax", new)
        if not tables.seatings:
            raise PaxError(f"There is no table in {folder} yet; create one with --new.")
        asyncio.run(_keep(arguments, tables, pem, fingerprint))
    return 0


async def _keep(
    arguments: Namespace, tables: HostedTables, pem: Path | None, fingerprint: str
) -> None:
    door = TableServer(tables.seatings)
    server = await door.open(arguments.listen, arguments.port, pem)
    for path, table, seats in tables.all:
        print(f"table {path.stem}", flush=True)
        for seat, token in table.unused.items():
            host, port = _address(arguments, door.port)
            link = TableLink(host, port, table.claims.table, seat, token, fingerprint)
            print(f"  {seats[seat - 1].name if seat else 'spectators'}  {link}", flush=True)
    tables.go_on()
    print(f"listening on port {door.port}", flush=True)
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, ended.set)
        except NotImplementedError:  # Windows ends the process
            break
    async with server:
        await ended.wait()
        tables.close()


def _address(arguments: Namespace, port: int) -> tuple[str, int]:
    """Return host and port for links."""
    if arguments.address:
        host, _, given = arguments.address.rpartition(":")
        if host and given.isdigit():
            return host.strip("[]"), int(given)
        return arguments.address.strip("[]"), 443 if arguments.plain else port
    if arguments.listen not in ("0.0.0.0", "::"):
        return arguments.listen, port
    return socket.gethostname(), port


def _new_table(arguments: Namespace) -> NewTable:
    """Return the set-up of the new table. Raises PaxError."""
    scenario: str = arguments.adventure or ""
    if scenario:
        key, known = str(adventure_save.GAME), tuple(ADVENTURE_ROBOTS)
        seats = [str(side) for side in SIDES]
    else:
        key, known = "", tuple(ROBOT_NAMES)
        seats = [seat_name(seat) for seat in range(1, arguments.seats + 1)]
    robots = _by_seat(arguments.robot, seats)
    strange = [name for name in robots.values() if name not in known]
    if strange:
        raise PaxError(f"There is no robot “{strange[0]}”; known are {', '.join(known)}.")
    if len(robots) == len(seats):
        raise PaxError("At least one player must be human.")
    names = _by_seat(arguments.name, seats)
    for name in names.values():
        if problem := name_problem(name):
            raise PaxError(problem)
    if len({*names.values()}) < len(names):
        raise PaxError("Players need different names.")
    return NewTable(key, len(seats), robots, scenario, names)


def _by_seat(texts: Sequence[str], seats: Sequence[str]) -> dict[int, str]:
    """Return the values of SEAT=NAME arguments, keyed by seat. Raises PaxError."""
    found: dict[int, str] = {}
    for text in texts:
        seat, _, name = text.partition("=")
        if seat not in seats or not name:
            raise PaxError(
                f"“{text}” is not of the form SEAT=NAME, with a seat of {', '.join(seats)}."
            )
        found[seats.index(seat) + 1] = name
    return found
