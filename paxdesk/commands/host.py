"""``paxdesk host``: keep tables for players at other machines, without a window."""

import asyncio
import secrets
import shlex
import signal
import socket
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import platformdirs

from paxdesk.commands.arguments import number
from paxdesk.errors import PaxError
from paxdesk.files.shelf import Kept
from paxdesk.net.hosting import HostedTables, NewTable
from paxdesk.net.link import PORT, Link
from paxdesk.net.server import Door, certificate, need_libraries
from paxdesk.porfiriana.robots.roster import ROBOT_NAMES
from paxdesk.porfiriana.rules.deck import Deck, open_deck
from paxdesk.porfiriana.rules.notation import seat_name
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.saves.save import SavedGame, open_saved
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.sharing import PaxSharing
from paxdesk.session.session import GameSession, SeatSetup
from paxdesk.session.sharing import SharedGame


def add_arguments(parser: ArgumentParser) -> None:
    """Declare where tables are kept, where they are found, and what a new one is."""
    parser.add_argument(
        "--folder",
        type=Path,
        default=platformdirs.user_data_path("paxdesk", appauthor=False) / "tables",
        help="where the tables are kept; all that are there are gone on with (default: “tables” "
        "in the folder of your games)",
    )
    parser.add_argument("--new", action="store_true", help="deal a new game as another table")
    parser.add_argument("--seats", type=number(2, 6), default=2, help="players of a new game")
    parser.add_argument(
        "--robot",
        action="append",
        default=[],
        metavar="P3=NAME",
        help=f"a seat of a new game that a robot plays: {', '.join(ROBOT_NAMES)}",
    )
    parser.add_argument("--listen", default="0.0.0.0", metavar="HOST", help="let people in here")
    parser.add_argument("--port", type=number(0, 65535), default=PORT, help="at this port")
    parser.add_argument(
        "--address",
        metavar="HOST[:PORT]",
        help="what links call this machine, if not by its name: a router, or a reverse proxy",
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="without a certificate, for a reverse proxy on this machine that has one",
    )
    parser.add_argument(
        "--on-turn",
        metavar="COMMAND",
        help="run this when it is the turn of somebody who is not there; the environment names "
        "PAXDESK_TABLE, PAXDESK_SEAT and PAXDESK_NAME",
    )


class HostedPax:
    """Pax Porfiriana with one deck, at tables without a window."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.sharing = PaxSharing(deck)

    def open(self, path: Path) -> GameSession[Any, Any, Any]:
        opened = open_saved(path, self.deck)
        opened.accept(opened.proof())
        return opened.session

    def kept(self, session: GameSession[Any, Any, Any]) -> Kept:
        return SavedGame.of(cast(Session, session))

    def shared(self, new: NewTable) -> SharedGame[Any, Any, Any]:
        """A plain game of so many seats. Raises PaxError."""
        strange = set(new.robots.values()) - set(ROBOT_NAMES)
        if strange or not new.robots.keys() < set(range(1, new.seats + 1)):
            raise PaxError(f"Robots are {', '.join(ROBOT_NAMES)}, and not every seat is theirs.")
        seats = tuple(
            SeatSetup(seat_name(seat), seat, new.robots.get(seat))
            for seat in range(1, new.seats + 1)
        )
        people = frozenset(range(1, new.seats + 1)) - new.robots.keys()
        return SharedGame(
            seats, people, lambda seed: Session.new(self.deck, Options(), seed, seats)
        )


def run(arguments: Namespace) -> int:
    """Keep the tables until the process is told to end. Raises PaxError."""
    need_libraries()
    games = {"": HostedPax(open_deck(arguments.cards))}
    folder: Path = arguments.folder
    new = NewTable("", arguments.seats, _robots(arguments)) if arguments.new else None
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    pem, fingerprint = (None, "") if arguments.plain else certificate(folder)
    if arguments.plain and arguments.listen == "0.0.0.0":
        arguments.listen = "127.0.0.1"
    # Robots think on threads: nobody waits long for one of them to let others go on.
    sys.setswitchinterval(0.0005)
    with ThreadPoolExecutor(1, thread_name_prefix="robot") as pool:
        tables = HostedTables(folder, games, pool, shlex.split(arguments.on_turn or ""))
        tables.open_all()
        if new is not None:
            tables.gather(folder / f"{secrets.token_hex(5)}.pax", new)
        if not tables.seatings:
            raise PaxError(f"There is no table in {folder} yet: deal one with --new.")
        asyncio.run(_keep(arguments, tables, pem, fingerprint))
    return 0


async def _keep(
    arguments: Namespace, tables: HostedTables, pem: Path | None, fingerprint: str
) -> None:
    door = Door(tables.seatings)
    server = await door.open(arguments.listen, arguments.port, pem)
    for path, table in tables.all:
        print(f"table {path.stem}", flush=True)
        for seat, token in table.unused.items():
            host, port = _address(arguments, door.port)
            link = Link(host, port, table.claims.table, seat, token, fingerprint)
            print(f"  {seat_name(seat) if seat else 'to look on'}  {link}", flush=True)
    tables.go_on()
    print(f"listening at port {door.port}", flush=True)
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
    """What links call this machine, and the port."""
    if arguments.address:
        host, _, given = arguments.address.rpartition(":")
        if host and given.isdigit():
            return host.strip("[]"), int(given)
        return arguments.address.strip("[]"), 443 if arguments.plain else port
    if arguments.listen not in ("0.0.0.0", "::"):
        return arguments.listen, port
    return socket.gethostname(), port


def _robots(arguments: Namespace) -> dict[int, str]:
    """The robots of a new game by their seats. Raises PaxError."""
    seats = {seat_name(seat): seat for seat in range(1, arguments.seats + 1)}
    found: dict[int, str] = {}
    for text in arguments.robot:
        seat, _, name = text.partition("=")
        if seat not in seats or name not in ROBOT_NAMES:
            raise PaxError(
                f"“{text}” is not of the form P3=NAME; robots: {', '.join(ROBOT_NAMES)}."
            )
        found[seats[seat]] = name
    if len(found) == arguments.seats:
        raise PaxError("Somebody must play: not every seat can be a robot's.")
    return found
