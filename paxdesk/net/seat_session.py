"""Session of a remote seat, built from the messages of its table."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from attrs import evolve

from paxdesk.errors import NotationError
from paxdesk.files.strict_json import InvalidData
from paxdesk.net.messages import (
    Answer,
    Ask,
    Asked,
    Gathering,
    Open,
    Play,
    Presence,
    Proposal,
    Record,
    Rematch,
    Steps,
    TableLink,
    TableMessage,
    Welcome,
)
from paxdesk.net.seat_client import HostSender
from paxdesk.net.shared_seed import (
    MAX_AGAIN,
    TABLE,
    DealRecord,
    FairnessResult,
    SeedShare,
    Shares,
    own_share_problem,
    replay_problem,
    sealed,
    shares_problem,
)
from paxdesk.session.game_protocol import Seat
from paxdesk.session.seat_updates import Plain, Sharing
from paxdesk.session.session import NO_SEAT, GameSession, Request

SeatChange: TypeAlias = Literal["gathering", "opened", "steps", "taken back", "over"]
"""Effect of a message on the game of a seat."""


class SeatGame:
    """Session of one seat, updated by the messages of the table.

    It is also the session's ``host``: actions go to the table and return as steps. ``keep`` is
    called with this client's contribution to the seed before it is sent.
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
        self.connection = line
        self.pledge = pledge
        self._keep = keep
        self.session: GameSession[Any, Any, Any] | None = None
        self.gathering: Gathering | None = None
        """State of the table before the deal; None afterwards."""
        self.presence = Presence((), (), (), 0, 0, 0)
        """Occupancy of the remote seats."""
        self.proposal: Proposal | None = None
        """Open proposal that others must accept; None if there is none."""
        self._answered = 0
        """Number of the last proposal answered, so that no question is repeated."""
        self.mark = ""
        """Mark of the session's position; "" while steps are missing."""
        self.whole: GameSession[Any, Any, Any] | None = None
        """Complete game with its seed and hidden cards, once it is over; else None."""
        self.shares: Shares = ()
        """All shares of the seed, once the game is over."""
        self.rematch: Rematch | None = None
        """Invitation to another game with the same people, or None."""
        self.verdict: FairnessResult | None = None
        """Result of comparing the complete game with the received one; None before."""

    # --- Requests of the session ------------------------------------------------------------------

    def _say(self, message: Asked) -> None:
        if self.connection is not None:
            self.connection.say(message)

    def play(self, line: str, note: str = "") -> None:
        self._say(Play(self.mark, line, note))

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        self._say(Ask(self.mark, what, seat))

    def answer(self, agrees: bool) -> None:
        """Vote on the open proposal."""
        if self.proposal is not None:
            self._answered = self.proposal.number
            self._say(Answer(self.proposal.number, agrees))

    @property
    def to_answer(self) -> Proposal | None:
        """Open proposal that needs this seat's vote; None if there is none, or it was answered."""
        told = self.proposal
        waits = told is not None and self.seat in told.waits and told.number != self._answered
        return told if waits else None

    # --- Messages of the table --------------------------------------------------------------------

    def take(self, told: TableMessage) -> SeatChange | None:
        """Apply a message; return the kind of change, or None. Raises InvalidData."""
        match told:
            case Gathering():
                self.gathering = told
                self._give_share(told)
                return "gathering"
            case Welcome(beginning=beginning):
                self.gathering, self._answered = None, 0
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
                self.whole, self.shares = whole, shares
                return "over"
            case Rematch():
                self.rematch = told
        return None

    def recall(self, told: Iterable[Welcome | Steps]) -> None:
        """Apply messages received before this client was restarted. Raises InvalidData."""
        for each in told:
            self.take(each)

    def _give_share(self, told: Gathering) -> None:
        """Send this seat's share, after saving the host's seal.

        Raises InvalidData if the host changes its seal, or restarts too often.
        """
        if self.seat not in told.elsewhere:
            return  # spectators contribute no share
        seals = tuple(each for each in told.seals if each.seat == TABLE)
        if len(seals) != 1:
            raise InvalidData("a deal without the seal of the host")
        pledge = self.pledge
        if pledge is None or pledge.round != told.round:
            again = 0 if pledge is None else pledge.again + bool(pledge.seals)
            if again > MAX_AGAIN:
                raise InvalidData("the deal was begun again too often")
            pledge = DealRecord(told.round, SeedShare.fresh(), again=again)
        if pledge.seals and sealed(pledge.seals) != sealed(seals):
            raise InvalidData("the seal of the host has changed")
        if pledge != self.pledge or not pledge.seals:
            pledge = self.pledge = evolve(pledge, seals=seals)
            self._keep(pledge)
        if sealed(told.seals).get(self.seat) != pledge.share.seal:
            self._say(Open(told.round, pledge.share))

    def _begin(self, plain: Plain) -> SeatChange | None:
        if self.session is not None:
            return None  # a reconnection continues the session
        session = self.sharing.read_beginning(plain)
        session.host = self
        session.absent_seats = frozenset(range(1, len(session.seats) + 1)) - {self.seat}
        self.session = session
        return "opened"

    def _follow(self, told: Steps) -> SeatChange:
        session = self.session
        known = 0 if session is None else len(session.recording.steps)
        if session is None or not 0 <= told.kept <= known:
            raise InvalidData("steps that do not follow the known ones")
        try:
            before = session.recording.position(told.kept)
            steps = self.sharing.read_steps((each.plain for each in told.steps), before)
            session.follow_table(told.kept, steps)
            # While steps are missing, the position is out of date and cannot be played on.
            self.mark = "" if told.more else told.mark
            if session.seat_to_act == self.seat:
                session.legal()
        except NotationError as error:
            raise InvalidData(str(error)) from error
        return "steps" if told.kept == known else "taken back"

    def _judged(self, whole: GameSession[Any, Any, Any], shares: Shares) -> FairnessResult:
        """Return the verdict on the game's fairness.

        The seed is mixed, the game replayed and compared with the received steps. The seal in a
        welcome proves nothing: only a share that this client gave counts.
        """
        session = self.session
        if session is None:
            raise InvalidData("a record before the beginning of the game")
        pledge, problem = self.pledge, ""
        if shares:
            problem = shares_problem(self.table, shares, self.sharing.seed_of(whole))
        opened = pledge is not None and bool(pledge.seals)
        if pledge is not None and opened:
            problem = problem or own_share_problem(pledge, shares, self.seat)
        told = session.recording.steps
        problem = problem or replay_problem(self.sharing, whole.to_replay(), told, self.seat)
        return FairnessResult(problem, opened, 0 if pledge is None else pledge.again)
