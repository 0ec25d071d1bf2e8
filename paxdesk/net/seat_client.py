"""A seat at the table of another machine: its connection, which comes back by itself.

Needs ``websockets``, imported when a table is joined. What the table says is told on the thread
of the connection, by a call.
"""

import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Literal, Protocol, TypeAlias

from attrs import evolve
from cattrs import Converter

from paxdesk import __version__
from paxdesk.errors import NotationError
from paxdesk.files.game_shelf import SEEN, belongings
from paxdesk.files.record_codec import read_record_data, register_partial, strict_converter
from paxdesk.files.safe_write import SaveError, add_line, write_whole
from paxdesk.files.strict_json import InvalidData, parsed_json, read_json
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen
from paxdesk.net.messages import (
    LONGEST_TOLD,
    PROTOCOL,
    Answer,
    Ask,
    Asked,
    Gathering,
    Hello,
    Open,
    Play,
    Presence,
    Proposal,
    Record,
    Refused,
    Seal,
    Steps,
    TableLink,
    TableMessage,
    Welcome,
    fingerprint,
    read_told,
    written,
)
from paxdesk.net.shared_seed import (
    TABLE,
    DealRecord,
    FairnessResult,
    SeedShare,
    Shares,
    replay_problem,
    sealed,
    seed_problem,
)
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import History
from paxdesk.session.opened_game import OpenedGame
from paxdesk.session.seat_updates import Plain, Sharing
from paxdesk.session.session import NO_SEAT, GameSession, Request
from paxdesk.strict_yaml import Misfit, read_limited

WAITS: Final = (0.3, 1.0, 2.0, 4.0, 8.0)
"""Seconds between two tries to come back."""
HANDSHAKE: Final = 10.0
FINAL: Final = frozenset({"protocol", "program", "game", "cards", "table", "used", "taken", "full"})
"""Refusals after which it is no use to come again."""

LinkState: TypeAlias = Literal["connected", "cut", "certificate", "nonsense"]
"""How the connection is: there, to be tried again, not with the machine of the link, or with one
that says what cannot be.
"""
Heard: TypeAlias = TableMessage | LinkState


class WrongCertificate(Exception):
    """It is not the machine of the link that answers."""


def connected(link: TableLink) -> socket.socket:
    """A connection to the machine of a link, and to no other. Raises OSError, WrongCertificate."""
    plain = socket.create_connection((link.host, link.port), HANDSHAKE)
    try:
        plain.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if not link.fingerprint:
            try:
                return ssl.create_default_context().wrap_socket(plain, server_hostname=link.host)
            except ssl.SSLCertVerificationError as error:
                raise WrongCertificate from error
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE  # it is known by its fingerprint alone
        secured = context.wrap_socket(plain, server_hostname=link.host)
        der = secured.getpeercert(binary_form=True)
        if der is None or fingerprint(der) != link.fingerprint:
            secured.close()
            raise WrongCertificate
        return secured
    except BaseException:
        plain.close()
        raise


class HostSender(Protocol):
    """Sender of what a seat says to its table; :class:`HostConnection` is one."""

    def say(self, message: Asked) -> None: ...


class HostConnection:
    """The connection of a seat; ``hear`` is called on its thread with all that it hears.

    ``key`` is this program's own for the seat: whoever has it can come back.
    """

    def __init__(
        self, link: TableLink, game: str, material: str, key: str, hear: Callable[[Heard], object]
    ) -> None:
        self.link = link
        self._hello = Hello(
            PROTOCOL, __version__, game, material, link.table, link.seat, link.token, key, 0, ""
        )
        self._hear = hear
        self.waits = WAITS
        self._ended = threading.Event()
        self._socket: object = None
        self._lock = threading.Lock()
        self._steps = 0
        self._mark = ""
        """What names the position that was told last, whether or not it is shown yet."""
        self._pending: Play | Ask | None = None
        """What was sent and not answered: it is sent again after a cut."""
        self._thread = threading.Thread(target=self._run, name="seat", daemon=True)

    def know(self, steps: int, mark: str) -> None:
        """So many steps are known already, of what the table said with this ``mark``."""
        self._steps, self._mark = steps, mark

    def start(self) -> None:
        """Begin to connect."""
        self._thread.start()

    def close(self) -> None:
        """Leave the table; whoever comes again has the key."""
        self._ended.set()
        with self._lock:
            there = self._socket
        if there is not None:
            with suppress(Exception):
                there.close()  # type: ignore[attr-defined]

    # --- Saying ----------------------------------------------------------------------------------

    def say(self, message: Asked) -> None:
        """Say this to the table; a line is said again after a cut, if nothing came of it."""
        with self._lock:
            there = self._socket
            if isinstance(message, Play | Ask):
                self._pending = message
        if there is not None:
            with suppress(Exception):  # a cut is noticed by whoever reads
                there.send(written(message))  # type: ignore[attr-defined]

    # --- On the thread ---------------------------------------------------------------------------

    def _run(self) -> None:
        failures = 0
        while not self._ended.is_set():
            try:
                came = self._sit()
            except WrongCertificate:
                self._tell("certificate")
                return
            except InvalidData:
                self._tell("nonsense")
                return
            if came is None:
                return
            failures = 0 if came else failures + 1
            self._tell("cut")
            self._ended.wait(self.waits[min(failures, len(self.waits) - 1)])

    def _tell(self, heard: Heard) -> None:
        if not self._ended.is_set():
            self._hear(heard)

    def _sit(self) -> bool | None:
        """Sit at the table until the connection is cut; None where it is no use to come again."""
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        came = False
        try:
            secured = connected(self.link)
            secured.settimeout(None)
            address = f"ws://{self.link.host}:{self.link.port}/"
            with connect(
                address,
                sock=secured,
                compression=None,
                max_size=LONGEST_TOLD,
                open_timeout=HANDSHAKE,
                ping_interval=15,
                ping_timeout=15,
                close_timeout=1,
                proxy=None,
                user_agent_header=None,
            ) as there:
                there.send(written(evolve(self._hello, steps=self._steps, mark=self._mark)))
                again = True
                for frame in there:
                    told = read_told(frame)
                    if isinstance(told, Refused) and told.why in FINAL:
                        self._tell(told)
                        return None
                    if not came and isinstance(told, Gathering | Welcome):
                        came = True
                        with self._lock:
                            self._socket = there
                        self._tell("connected")
                    if isinstance(told, Steps):
                        self._steps = told.kept + len(told.steps)
                        self._mark = told.mark
                        if not told.more:
                            self._repeat(there, again)
                            again = False
                    elif isinstance(told, Proposal) or (
                        isinstance(told, Refused) and told.why != "closed"
                    ):
                        with self._lock:
                            self._pending = None
                    self._tell(told)
        except (OSError, WebSocketException, EOFError, TimeoutError):
            return came
        finally:
            with self._lock:
                self._socket = None
        return came

    def _repeat(self, there: object, again: bool) -> None:
        """Come ``again``, send what was not answered, if it was meant for the position told now."""
        with self._lock:
            pending = self._pending
            if pending is None:
                return
            if pending.mark != self._mark:
                self._pending = None
                return
        if again:
            there.send(written(pending))  # type: ignore[attr-defined]


# --- The seats that this program has, so that it can come back ------------------------------------


@frozen
class KeptSeat:
    """A seat that is ours: its ``link``, our ``key`` for it, the ``game``, and who plays.

    ``pledge`` is what we gave to the seed of its cards.
    """

    link: str
    key: str
    game: str
    name: str
    pledge: DealRecord | None = None


@frozen
class _SeatsFile:
    seats: tuple[KeptSeat, ...]


MOST_SEATS: Final = 20
MOST_BYTES: Final = 100_000


class KeptSeats:
    """The file of them, in a folder only its owner can read."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seats.json"

    def all(self) -> tuple[KeptSeat, ...]:
        """The last one first; none where the file is damaged: links can be given anew."""
        try:
            data = read_json(self.path, MOST_BYTES) if self.path.exists() else {"seats": []}
            return read_record_data(data, _SeatsFile, _converter()).seats
        except InvalidData:
            return ()

    def keep(self, seat: KeptSeat) -> None:
        """Keep a seat, as the last one. Raises SaveError."""
        self._write((seat, *(each for each in self.all() if each.link != seat.link)))

    def forget(self, link: str) -> None:
        """This seat is ours no more. Raises SaveError."""
        self._write(tuple(each for each in self.all() if each.link != link))

    def _write(self, seats: tuple[KeptSeat, ...]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        plain = _converter().unstructure(_SeatsFile(seats[:MOST_SEATS]))
        write_whole(self.path, json.dumps(plain, indent=1).encode(), private=True)


def _converter() -> Converter:
    converter = strict_converter()
    register_partial(converter, KeptSeat, {}, frozenset(), frozenset({"pledge"}))
    return converter


# --- What a seat was told, kept as it came: one message a line ------------------------------------

MOST_SEEN: Final = 64_000_000
"""Bytes of a file of it; a long game has two million."""


@frozen
class SeenSeat:
    """The first line: whose ``seat`` at which ``table``."""

    table: str
    seat: Seat


def seen_path(folder: Path, link: TableLink) -> Path:
    """Where it is kept what the seat of a link was told."""
    return folder / f"{link.table}-{link.seat}{SEEN}"


class SeatFile:
    """The file ``path``, so that a program that is killed can look at all it has shown.

    It is written on the thread of the connection, before anything is shown.
    """

    def __init__(self, path: Path, link: TableLink) -> None:
        self.path = path
        self._head = json.dumps(_converter().unstructure(SeenSeat(link.table, link.seat)))
        self._begun = False

    def recall(self, game: "SeatGame") -> None:
        """Let a game be as far as was kept of it; what is damaged the table will tell anew.

        Raises SaveError where the file cannot be mended.
        """
        if not self.path.exists():
            return
        try:
            _, told = read_seen(self.path)
            game.recall(told)
        except (SaveError, InvalidData):
            game.session = None
        self._begun = game.session is not None
        if self._begun:
            data = read_limited(self.path, MOST_SEEN)
            if not data.endswith(b"\n"):
                write_whole(self.path, data[: data.rindex(b"\n") + 1], private=True)

    def add(self, told: TableMessage) -> None:
        """Keep what was told, if it belongs to the game. Raises SaveError."""
        if isinstance(told, Welcome) and not self._begun:
            add_line(self.path, self._head.encode(), first=True)
            self._begun = True
        elif not isinstance(told, Steps) or not self._begun:
            return
        add_line(self.path, written(told).encode())

    def remove(self) -> None:
        """It is not wanted any more: the whole game is kept."""
        for each in belongings(self.path):
            each.unlink(missing_ok=True)


def read_seen(path: Path) -> tuple[SeenSeat, list[Welcome | Steps]]:
    """What was told at a seat. Raises SaveError."""
    try:
        lines = read_limited(path, MOST_SEEN).split(b"\n")
        head = read_record_data(parsed_json(lines[0]), SeenSeat, _converter())
        # What follows the last line break was not written to its end.
        told = [read_told(each.decode()) for each in lines[1:-1]]
        return head, [each for each in told if isinstance(each, Welcome | Steps)]
    except Misfit as misfit:
        raise SaveError(path, "", misfit.in_short) from misfit
    except UnicodeDecodeError as error:
        raise SaveError(path, "", tr("not a text")) from error
    except InvalidData as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit


def seen_game(path: Path, sharing: Sharing[Any, Any, Any]) -> "SeatGame":
    """The game as far as a seat has seen it, to be looked at. Raises SaveError."""
    head, told = read_seen(path)
    game = SeatGame(sharing, TableLink("", 0, head.table, head.seat, ""), None)
    try:
        game.recall(told)
    except InvalidData as unfit:
        raise SaveError(path, unfit.where, unfit.problem) from unfit
    if game.session is None:
        raise SaveError(path, "", tr("nothing was told yet"))
    return game


def open_seen(path: Path, sharing: Sharing[Any, Any, Any]) -> OpenedGame[Any, Any, Any]:
    """The same as a game of the shelf; nothing of it can be proved. Raises SaveError."""
    session = seen_game(path, sharing).session
    assert session is not None, "else it was not opened"
    return OpenedGame(session, lambda: History(session.game, session.people))


# --- The game as it is told at a seat -------------------------------------------------------------

SeatChange: TypeAlias = Literal["gathering", "opened", "steps", "taken back", "over"]
"""What a message has done to the game at a seat."""


class SeatGame:
    """The session of one seat, brought along by what the table tells.

    It is also the session's ``house``: what is played goes to the table, and comes back as told.
    ``keep`` is called with what this program gives to the seed, before the table hears of it.
    """

    def __init__(
        self,
        sharing: Sharing[Any, Any, Any],
        link: TableLink,
        line: HostSender | None,
        pledge: DealRecord | None = None,
        keep: Callable[[DealRecord], object] = bool,
    ) -> None:
        self.sharing = sharing
        self.table = link.table
        self.seat = link.seat
        self.line = line
        self.pledge = pledge
        self._keep = keep
        self._seals: Shares = ()
        """The seals that the table told when this program came."""
        self.session: GameSession[Any, Any, Any] | None = None
        self.gathering: Gathering | None = None
        """Who is waited for, as long as the cards are not dealt."""
        self.presence = Presence((), (), (), 0)
        """Who is at the table."""
        self.proposal: Proposal | None = None
        """What somebody wants, to which others must agree."""
        self._answered = 0
        """Number of the last proposal that we answered: nobody is asked twice."""
        self.mark = ""
        """What names the position of the session."""
        self.whole: GameSession[Any, Any, Any] | None = None
        """The game with its seed and all that was hidden, once it is over."""
        self.verdict: FairnessResult | None = None
        """What the whole game says of the one that was told."""

    # --- What the session asks of its house ------------------------------------------------------

    def _say(self, message: Asked) -> None:
        if self.line is not None:
            self.line.say(message)

    def play(self, line: str) -> None:
        self._say(Play(self.mark, line))

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        self._say(Ask(self.mark, what, seat))

    def answer(self, agrees: bool) -> None:
        """Agree to what is proposed, or not."""
        if self.proposal is not None:
            self._answered = self.proposal.number
            self._say(Answer(self.proposal.number, agrees))

    @property
    def to_answer(self) -> Proposal | None:
        """What waits for our word; what was sent before the table had it waits no more."""
        told = self.proposal
        waits = told is not None and self.seat in told.waits and told.number != self._answered
        return told if waits else None

    # --- What the table tells --------------------------------------------------------------------

    def take(self, told: TableMessage) -> SeatChange | None:
        """Let it be so; what has changed. Raises Unfit for what cannot be."""
        match told:
            case Gathering():
                self.gathering = told
                self._give_share(told)
                return "gathering"
            case Welcome(beginning=beginning, seals=seals):
                self.gathering, self._seals, self._answered = None, seals, 0
                return self._begin(beginning.plain)
            case Steps():
                return self._follow(told)
            case Presence():
                self.presence = told
            case Proposal():
                self.proposal = told if told.number else None
            case Record(game=game, shares=shares):
                whole = self.sharing.read_record(game.plain)
                self.verdict = self._judged(whole, shares)
                self.whole = whole
                return "over"
        return None

    def recall(self, told: Iterable[Welcome | Steps]) -> None:
        """Let it be as far as it was told once, before this program came back. Raises Unfit."""
        for each in told:
            self.take(each)

    def _give_share(self, told: Gathering) -> None:
        """Seal our share, and open it once everybody's is sealed. Raises Unfit."""
        if self.seat not in told.elsewhere:
            return  # whoever looks on gives none
        pledge = self.pledge
        if pledge is None or pledge.round != told.round:
            pledge = self.pledge = DealRecord(told.round, SeedShare.fresh())
            self._keep(pledge)
        seals = sealed(told.seals)
        if pledge.seals and sealed(pledge.seals) != seals:
            raise InvalidData("another deal than the one that was agreed on")
        if seals.get(self.seat) != pledge.share.seal:
            self._say(Seal(told.round, pledge.share.seal))
        elif seals.keys() == {TABLE, *told.elsewhere}:
            if not pledge.seals:
                pledge = self.pledge = evolve(pledge, seals=told.seals)
                self._keep(pledge)
            self._say(Open(told.round, pledge.share))

    def _begin(self, plain: Plain) -> SeatChange | None:
        if self.session is not None:
            return None  # after a cut it goes on
        session = self.sharing.read_beginning(plain)
        session.house = self
        session.away = frozenset(range(1, len(session.seats) + 1)) - {self.seat}
        self.session = session
        return "opened"

    def _follow(self, told: Steps) -> SeatChange:
        session = self.session
        known = 0 if session is None else len(session.recording.steps)
        if session is None or not 0 <= told.kept <= known:
            raise InvalidData("steps that do not follow")
        try:
            before = session.recording.position(told.kept)
            steps = self.sharing.read_steps((each.plain for each in told.steps), before)
            session.follow_table(told.kept, steps)
            # With more to come it is a position that was, and nothing is played on it.
            self.mark = "" if told.more else told.mark
            if session.asked == self.seat:
                session.legal()
        except NotationError as error:
            raise InvalidData(str(error)) from error
        return "steps" if told.kept == known else "taken back"

    def _judged(self, whole: GameSession[Any, Any, Any], shares: Shares) -> FairnessResult:
        """Mixes the seed and plays the whole game anew: is each step what was told at this seat?"""
        session = self.session
        if session is None:
            raise InvalidData("a record before the game")
        pledge = self.pledge
        if pledge is None or not pledge.seals:
            # Whoever came later, or from another machine, knows what was sealed when he came.
            pledge = DealRecord(0, SeedShare("", ""), self._seals)
        problem, mixed = "", bool(pledge.seals)
        if mixed:
            seat = self.seat if pledge.share.secret else NO_SEAT
            seed = self.sharing.seed_of(whole)
            problem = seed_problem(self.table, pledge, shares, seed, seat)
        told = session.recording.steps
        problem = problem or replay_problem(self.sharing, whole.to_replay(), told, self.seat)
        return FairnessResult(problem, mixed)
