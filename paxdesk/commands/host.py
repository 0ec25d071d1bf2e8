"""``paxdesk host``: host tables for remote players, without a window."""

import asyncio
import gc
import itertools
import os
import shlex
import signal
import socket
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, nullcontext
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs
from attrs import evolve

from paxdesk.commands.arguments import add_player_count, int_argument
from paxdesk.errors import PaxError
from paxdesk.files.safe_write import SaveError, make_folder
from paxdesk.free_memory import return_free_memory
from paxdesk.mexican_adventure import saves as adventure_save
from paxdesk.mexican_adventure import session as adventure
from paxdesk.mexican_adventure.robots.strategist import ROBOTS as ADVENTURE_ROBOTS
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.vocabulary import SIDES
from paxdesk.mexican_adventure.sharing import AdventureSharing
from paxdesk.net.addresses import own_address
from paxdesk.net.headless_host import HostedGame, HostedTables, NewTable
from paxdesk.net.host_orders import (
    POLL_SECONDS,
    HostOrder,
    OrderResult,
    answer_order,
    host_lock,
    read_orders,
    send_order,
)
from paxdesk.net.messages import PORT, TableLink, page_link
from paxdesk.net.router_port import RouterPort
from paxdesk.net.seats import Seating
from paxdesk.net.table_server import EVERYWHERE, NetError, TableServer, certificate, need_libraries
from paxdesk.net.turn_calls import MailServer, TurnCalls
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
from paxdesk.web.page_server import PageServer

if TYPE_CHECKING:
    from paxdesk.desk.protocol.table_game import TableGame

ALL_ADDRESSES = (EVERYWHERE, "0.0.0.0", "::")
HOME_WARNING = (
    "Browsers on the home network are served without encryption: anyone on that network could "
    "see a hand and play it."
)
LOOKS_BETWEEN_COLLECTIONS = 50
"""Number of checks of the folder between garbage collections, which are about 15 seconds apart."""


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
    parser.add_argument(
        "--listen",
        default=EVERYWHERE,
        metavar="HOST",
        help="address to listen on (default: all, IPv4 and IPv6)",
    )
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
        "--open-port",
        action="store_true",
        help="ask the router to forward the port to this computer while it hosts (UPnP), and use "
        "the router's address in links; needs paxdesk[router]",
    )
    parser.add_argument(
        "--plain",
        action="store_true",
        help="no TLS, for use behind a local reverse proxy",
    )
    parser.add_argument(
        "--home",
        action="store_true",
        help="serve browsers on the home network without TLS, at --home-port: anyone on that "
        "network could see a hand and play it",
    )
    parser.add_argument(
        "--home-port",
        type=int_argument(0, 65535),
        default=PORT + 1,
        help=f"port for --home (default: {PORT + 1})",
    )
    parser.add_argument(
        "--absence",
        type=int_argument(1, 24 * 365),
        default=24,
        metavar="HOURS",
        help="time after which an absence counts at a new table (default: 24); from then on the "
        "others can agree on a robot",
    )
    parser.add_argument(
        "--clock",
        type=int_argument(0, 24 * 365),
        default=0,
        metavar="HOURS",
        help="time for a turn at a new table; then a robot plays on until the absent player "
        "returns (default: 0, the table waits)",
    )
    orders = parser.add_argument_group(
        "tables of a folder",
        "these options, and --new, also work while another process hosts the tables",
    )
    orders.add_argument("--list", action="store_true", help="print all tables and their seats")
    orders.add_argument(
        "--invite",
        nargs=2,
        metavar=("TABLE", "SEAT"),
        help="print a new link to a seat, such as P2; its previous player must use it",
    )
    orders.add_argument(
        "--close", metavar="TABLE", help="close a table for good, and notify its players"
    )
    orders.add_argument(
        "--rematch",
        metavar="TABLE",
        help="create a table with the people of a finished one, and invite those who are connected",
    )
    calls = parser.add_argument_group("calls to absent players")
    calls.add_argument(
        "--on-turn",
        metavar="COMMAND",
        help="command to run when an absent player must act, or when a new table waits for one "
        "player only; its environment contains PAXDESK_TABLE, PAXDESK_SEAT, PAXDESK_NAME, "
        "PAXDESK_WHY (play or join) and PAXDESK_WAITS",
    )
    calls.add_argument("--webhook", metavar="URL", help="address to which the call is sent as JSON")
    calls.add_argument(
        "--mail",
        action="append",
        default=[],
        metavar="NAME=ADDRESS",
        help="mail address of a player",
    )
    calls.add_argument(
        "--mail-server",
        metavar="HOST[:PORT]",
        help="mail server to use; PAXDESK_MAIL_USER and PAXDESK_MAIL_PASSWORD contain the login, "
        "which is sent over TLS only",
    )
    calls.add_argument("--mail-from", metavar="ADDRESS", help="sender of the mails")


def _sitting(called: Sequence[str], colours: Sequence[int], new: NewTable) -> tuple[SeatSetup, ...]:
    """Return the occupants of all seats; ``called`` has default names."""
    return tuple(
        SeatSetup(new.names.get(seat, name), colour, new.robots.get(seat))
        for seat, (name, colour) in enumerate(zip(called, colours, strict=True), start=1)
    )


def _people(new: NewTable) -> frozenset[Seat]:
    return frozenset(range(1, new.seats + 1)) - new.robots.keys()


def hosted_pax(deck: Deck) -> HostedGame:
    def shared(new: NewTable) -> SharedGame[Any, Any, Any]:
        numbers = range(1, new.seats + 1)
        seats = _sitting([*map(seat_name, numbers)], numbers, new)
        return SharedGame(
            seats, _people(new), lambda seed: Session.new(deck, Options(), seed, seats)
        )

    return HostedGame(PaxSharing(deck), partial(open_saved, deck=deck), shared)


def hosted_adventure(material: Material) -> HostedGame:
    def shared(new: NewTable) -> SharedGame[Any, Any, Any]:
        """Return a new shared game. Raises PaxError for an unknown scenario."""
        if new.scenario not in material.scenarios:
            known = ", ".join(material.scenarios)
            raise PaxError(f"There is no scenario “{new.scenario}”; choose from {known}.")
        seats = _sitting([side.capitalize() for side in SIDES], adventure.COLOURS, new)

        def deal(seed: int) -> adventure.Session:
            return adventure.Session.new(material, adventure.Opening(new.scenario, seed), seats)

        return SharedGame(seats, _people(new), deal)

    return HostedGame(
        AdventureSharing(material), partial(adventure_save.open_saved, material=material), shared
    )


def hosted_games(corrections: Path | None) -> Callable[[str], HostedGame]:
    """Return a function from the key of a game to its hosting interface."""

    @cache
    def game_of(key: str) -> HostedGame:
        if key == "":
            return hosted_pax(open_deck(corrections))
        if key == adventure_save.GAME:
            return hosted_adventure(load_material(corrections or corrections_folder()))
        raise PaxError(f"Tables of the game “{key}” cannot be hosted.")

    return game_of


def _game_tables(corrections: Path | None) -> "Callable[[str], TableGame]":
    @cache
    def table(key: str) -> "TableGame":
        from paxdesk.commands.game_registry import GAMES

        return next(each for each in GAMES if each.key == key).table(corrections)

    return table


def run(arguments: Namespace) -> int:
    """Host the tables until the process ends, or carry out an order."""
    need_libraries()
    folder: Path = arguments.folder
    new = _new_table(arguments) if arguments.new or arguments.adventure else None
    make_folder(folder, private=True)
    pem, fingerprint = (None, "") if arguments.plain else certificate(folder)
    if arguments.plain and arguments.listen == EVERYWHERE:
        arguments.listen = "127.0.0.1"
    order = _order(arguments, new)
    lock = host_lock(folder)
    if not lock.take(""):
        if order is None:
            raise PaxError(f"Another process hosts the tables in {folder}.")
        answer = send_order(folder, order)
        print(*answer.lines, sep="\n")
        return 0 if answer.done else 1
    try:
        return _host(arguments, folder, (pem, fingerprint), order, new)
    finally:
        lock.release()


def _host(
    arguments: Namespace,
    folder: Path,
    identity: tuple[Path | None, str],
    order: HostOrder | None,
    new: NewTable | None,
) -> int:
    """Host the tables of a locked folder, or carry out an order.

    ``identity`` is the file of the certificate, if any, and its fingerprint.
    """
    pem, fingerprint = identity
    # Robots compute on a worker thread; a short switch interval keeps the event loop responsive.
    sys.setswitchinterval(0.0005)
    with ThreadPoolExecutor(1, thread_name_prefix="robot") as pool:
        tables = HostedTables(folder, hosted_games(arguments.cards), pool, _calls(arguments))
        tables.open_all()
        links = Links(arguments, fingerprint, arguments.port)
        if order is not None and order.what != "new":
            answer = links.carry_out(tables, order)
            tables.close()
            print(*answer.lines, sep="\n")
            return 0 if answer.done else 1
        if new is not None:
            tables.gather(tables.new_game_path(), new)
        if not tables.seatings:
            raise PaxError(f"There is no table in {folder} yet; create one with --new.")
        asyncio.run(_keep(links, tables, pem))
    return 0


def _order(arguments: Namespace, new: NewTable | None) -> HostOrder | None:
    if arguments.list:
        return HostOrder("list")
    if arguments.invite:
        return HostOrder("invite", *arguments.invite)
    if arguments.close:
        return HostOrder("close", arguments.close)
    if arguments.rematch:
        return HostOrder("rematch", arguments.rematch)
    return None if new is None else HostOrder("new", new=new)


def _calls(arguments: Namespace) -> TurnCalls:
    """Return the channels for notifying absent players of their turn. Raises PaxError."""
    addresses = dict(each.partition("=")[::2] for each in arguments.mail)
    mail = None
    if arguments.mail_server:
        if not arguments.mail_from or not addresses:
            raise PaxError("Mail needs --mail-from ADDRESS and --mail NAME=ADDRESS.")
        host, _, port = arguments.mail_server.rpartition(":")
        if not host or not port.isdecimal():
            host, port = arguments.mail_server, "25"
        if len(port) > 5 or not 0 < int(port) < 2**16:
            raise PaxError("A mail server has a port from 1 to 65535.")
        user = os.environ.get("PAXDESK_MAIL_USER", "")
        password = os.environ.get("PAXDESK_MAIL_PASSWORD", "")
        mail = MailServer(host, int(port), arguments.mail_from, user, password)
    try:
        command = tuple(shlex.split(arguments.on_turn or ""))
    except ValueError as error:
        raise PaxError("The command of --on-turn has an unclosed quotation mark.") from error
    log = partial(print, flush=True)
    return TurnCalls(command, arguments.webhook or "", mail, addresses, log)


class Links:
    """Links to the seats of hosted tables; also carries out orders."""

    def __init__(self, arguments: Namespace, fingerprint: str, port: int) -> None:
        self.arguments = arguments
        self.fingerprint = fingerprint
        self.port = port
        self.home_port = 0
        """Port for browsers without TLS on the home network, 0 for none."""

    def link(self, table: Seating[Any, Any, Any], seat: Seat) -> TableLink:
        """Return the link to an unused seat."""
        host, port = public_address(self.arguments, self.port)
        token = table.unused[seat]
        return TableLink(host, port, table.claims.table, seat, token, self.fingerprint)

    def unused(self, tables: HostedTables, path: Path) -> list[str]:
        """Return lines for a table and its unused links."""
        ((table, seats),) = ((table, seats) for each, table, seats in tables.all if each == path)
        lines = [f"table {path.stem}"]
        for seat in table.unused:
            name = seats[seat - 1].name if seat else "to watch"
            link = self.link(table, seat)
            lines.append(f"  {name}  {link}")
            if table.sharing.in_browsers:
                lines.append(f"    in a browser: {self.page(link)}")
        return lines

    def page(self, link: TableLink) -> str:
        """Return the web address of a seat."""
        if self.home_port:
            listen: str = self.arguments.listen
            host = own_address() if listen in ALL_ADDRESSES else listen
            return page_link(link, f"http://{evolve(link, host=host, port=self.home_port).address}")
        if self.arguments.plain and not self.arguments.address:
            return page_link(link, f"http://{link.address}")
        return page_link(link)

    def listed(self, tables: HostedTables) -> list[str]:
        """Return lines that describe all tables and their seats."""
        lines = []
        for path, table, seats in tables.all:
            lines.append(f"table {path.stem}")
            for number, each in enumerate(seats, start=1):
                claim = table.claims.claim_of(number)
                if claim is None:
                    words = f"robot {each.robot}" if each.robot else "nobody"
                elif number in table.here:
                    words = "is connected"
                elif claim.key:
                    words = "is away"
                else:
                    words = f"has not used the link {self.link(table, number)}"
                lines.append(f"  P{number}  {each.name}: {words}")
        return lines or ["There is no table yet."]

    def carry_out(self, tables: HostedTables, order: HostOrder) -> OrderResult:
        """Carry out an order; an error is part of the result."""
        try:
            if order.what == "list":
                return OrderResult(True, tuple(self.listed(tables)))
            if order.what == "new":
                assert order.new is not None, "an order for a new table has its set-up"
                path = tables.new_game_path()
                tables.gather(path, order.new)
                return OrderResult(True, tuple(self.unused(tables, path)))
            found = [each for each in tables.all if each[0].stem == order.table]
            if not found:
                raise PaxError(f"There is no table {order.table}; --list prints all.")
            ((path, table, seats),) = found
            if order.what == "close":
                tables.end(path)
                return OrderResult(True, (f"table {path.stem} is closed",))
            if order.what == "rematch":
                again = tables.new_game_path()
                tables.rematch(path, again)
                return OrderResult(True, tuple(self.unused(tables, again)))
            seat = int(order.seat[1:]) if order.seat[1:].isdecimal() else 0
            if order.seat[:1] != "P" or seat not in table.remote_seats:
                known = ", ".join(f"P{each}" for each in table.remote_seats)
                raise PaxError(f"“{order.seat}” is not a player's seat; there are {known}.")
            table.invite(seat)
            return OrderResult(True, (f"{seats[seat - 1].name}  {self.link(table, seat)}",))
        except PaxError as error:
            return OrderResult(False, (str(error),))


async def _obey(links: Links, tables: HostedTables) -> None:
    """Keep checking clocks, carrying out orders, and freeing closed connections."""
    for look in itertools.count(1):
        if look % LOOKS_BETWEEN_COLLECTIONS == 0:
            gc.collect()
            return_free_memory()
        for each in tables.tables:
            each.table.check_clock()
        for path, order in read_orders(tables.folder):
            if isinstance(order, SaveError):
                answer = OrderResult(False, (str(order),))
            else:
                answer = links.carry_out(tables, order)
            answer_order(path, answer)
        await asyncio.sleep(POLL_SECONDS)


async def _keep(links: Links, tables: HostedTables, pem: Path | None) -> None:
    arguments = links.arguments
    pages = PageServer(_game_tables(arguments.cards), asyncio.get_running_loop().call_soon)
    door = TableServer(tables.seatings, log=_log_closed, ended=tables.ended, pages=pages)
    server = await door.open(arguments.listen, arguments.port, pem)
    links.port = door.port
    home = None
    if arguments.home:
        home = await door.open(arguments.listen, arguments.home_port, None, at_home=True)
        links.home_port = next(iter(home.sockets)).getsockname()[1]
        print(HOME_WARNING, flush=True)
    opened = None
    if arguments.open_port:
        opened = await asyncio.get_running_loop().run_in_executor(None, _open_port, links)
    tables.made = partial(_print_links, links, tables)
    for path, _, _ in tables.all:
        _print_links(links, tables, path)
    tables.go_on()
    # Later collections skip the frozen objects, such as cards and tables.
    gc.collect()
    gc.freeze()
    # An automatic collection on a robot's thread could delete Qt objects there.
    gc.disable()
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, ended.set)
        except NotImplementedError:  # Windows ends the process
            break
    print(f"listening on port {door.port}", flush=True)
    # Stop the forwarding in the router even after an error.
    with nullcontext() if opened is None else closing(opened):
        async with server, home or nullcontext():
            obeying = asyncio.create_task(_obey(links, tables))
            waiting = asyncio.create_task(ended.wait())
            await asyncio.wait((obeying, waiting), return_when=asyncio.FIRST_COMPLETED)
            if obeying.done():
                await obeying  # raises the task's error
            obeying.cancel()
            tables.close()


def _print_links(links: Links, tables: HostedTables, path: Path) -> None:
    print(*links.unused(tables, path), sep="\n", flush=True)


def _open_port(links: Links) -> RouterPort | None:
    """Forward the port in the router; print an error and return None on failure."""
    listen: str = links.arguments.listen
    try:
        opened = RouterPort(links.port, None if listen in ALL_ADDRESSES else listen)
    except NetError as error:
        print(error, flush=True)
        return None
    print(opened.words, flush=True)
    links.arguments.address = links.arguments.address or opened.address
    return opened


def _log_closed(count: int) -> None:
    print(
        f"closed connections without a seat (too many or too busy): {count}",
        flush=True,
    )


def public_address(arguments: Namespace, port: int) -> tuple[str, int]:
    if arguments.address:
        text: str = arguments.address
        host, _, given = text.rpartition(":")
        # Without brackets, an address with several colons has no port.
        if given.isdigit() and host and (":" not in host or host.endswith("]")):
            return host.strip("[]"), int(given)
        return text.strip("[]"), 443 if arguments.plain else port
    if arguments.listen not in ALL_ADDRESSES:
        return arguments.listen, port
    return socket.gethostname(), port


def _new_table(arguments: Namespace) -> NewTable:
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
        raise PaxError(f"There is no robot “{strange[0]}”; choose from {', '.join(known)}.")
    if len(robots) == len(seats):
        raise PaxError("At least one player must be human.")
    names = _by_seat(arguments.name, seats)
    for name in names.values():
        if problem := name_problem(name):
            raise PaxError(problem)
    if len({*names.values()}) < len(names):
        raise PaxError("Players need different names.")
    return NewTable(
        key, len(seats), robots, scenario, names, 3600 * arguments.absence, 3600 * arguments.clock
    )


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
