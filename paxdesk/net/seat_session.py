"""Session of a remote seat, built from the messages of its table."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

from attrs import evolve

from paxdesk.errors import NotationError
from paxdesk.files.strict_json import InvalidData
from paxdesk.net import messages, shared_seed
from paxdesk.net.seat_client import HostSender
from paxdesk.session.game_protocol import Seat
from paxdesk.session.seat_updates import Plain, Sharing
from paxdesk.session.session import NO_SEAT, GameSession, Request

SeatChange: TypeAlias = Literal["gathering", "opened", "steps", "taken back", "over"]
"""Effect of a message on the game of a seat."""


class SeatGame:
    """Session of one seat, updated by messages from the table.

    ``keep`` is called with the record of the deal before the seat's share is sent.
    """

    def __init__(
        self,
        sharing: Sharing[Any, Any, Any],
        link: messages.TableLink,
        line: HostSender | None,
        pledge: shared_seed.DealRecord | None = None,
        keep: Callable[[shared_seed.DealRecord], object] = bool,
    ) -> None:
        self.sharing = sharing
        self.table = link.table
        self.seat = link.seat
        self.connection = line
        self.pledge = pledge
        self._keep = keep
        self.session: GameSession[Any, Any, Any] | None = None
        self.gathering: messages.Gathering | None = None
        """State of the undealt table; None if it is unknown or dealt."""
        self.presence = messages.Presence((), (), (), 0, 0, 0)
        self.proposal: messages.Proposal | None = None
        """Open proposal, or None."""
        self._answered = 0
        """Number of the last proposal answered, so that no question is repeated."""
        self.mark = ""
        """Mark of the session's position; "" while steps are missing."""
        self.whole: GameSession[Any, Any, Any] | None = None
        """Complete game with its seed and hidden cards after the end, or None."""
        self.shares: shared_seed.Shares = ()
        """All shares of the seed, once the game is over."""
        self.rematch: messages.Rematch | None = None
        """Invitation to another game with the same people, or None."""
        self.verdict: shared_seed.FairnessResult | None = None
        """Fairness of the complete game; None before its check."""

    # --- Requests of the session ------------------------------------------------------------------

    def _say(self, message: messages.Asked) -> None:
        if self.connection is not None:
            self.connection.say(message)

    def play(self, line: str, note: str = "") -> None:
        self._say(messages.Play(self.mark, line, note))

    def ask(self, what: Request, seat: Seat = NO_SEAT) -> None:
        self._say(messages.Ask(self.mark, what, seat))

    def answer(self, agrees: bool) -> None:
        """Vote on the open proposal."""
        if self.proposal is not None:
            self._answered = self.proposal.number
            self._say(messages.Answer(self.proposal.number, agrees))

    @property
    def to_answer(self) -> messages.Proposal | None:
        """Open proposal that needs this seat's vote, or None."""
        told = self.proposal
        waits = told is not None and self.seat in told.waits and told.number != self._answered
        return told if waits else None

    # --- Messages of the table --------------------------------------------------------------------

    def take(self, told: messages.TableMessage) -> SeatChange | None:
        """Apply a message; return the kind of change, or None. Raises InvalidData."""
        match told:
            case messages.Gathering():
                self.gathering = told
                self._give_share(told)
                return "gathering"
            case messages.Welcome(beginning=beginning):
                self.gathering, self._answered = None, 0
                return self._begin(beginning.plain)
            case messages.Steps():
                return self._follow(told)
            case messages.Presence():
                self.presence = told
            case messages.Proposal():
                self.proposal = told if told.number else None
            case messages.Record(game=game, shares=shares):
                whole = self.sharing.read_record(game.plain)
                self.verdict = self._judged(whole, shares)
                self.whole, self.shares = whole, shares
                return "over"
            case messages.Rematch():
                self.rematch = told
        return None

    def recall(self, told: Iterable[messages.Welcome | messages.Steps]) -> None:
        """Apply messages received before this client was restarted. Raises InvalidData."""
        for each in told:
            self.take(each)

    def _give_share(self, told: messages.Gathering) -> None:
        """Send this seat's share, after saving the host's seal.

        Raises InvalidData if the host breaks the protocol.
        """
        if self.seat not in told.elsewhere:
            return  # spectators contribute no share
        seals = tuple(each for each in told.seals if each.seat == shared_seed.TABLE)
        if len(seals) != 1:
            raise InvalidData("a deal without the seal of the host")
        pledge = self.pledge
        if pledge is None or pledge.round != told.round:
            again = 0 if pledge is None else pledge.again + bool(pledge.seals)
            if again > shared_seed.MAX_AGAIN:
                raise InvalidData("the deal was begun again too often")
            pledge = shared_seed.DealRecord(told.round, shared_seed.SeedShare.fresh(), again=again)
        if pledge.seals and shared_seed.sealed(pledge.seals) != shared_seed.sealed(seals):
            raise InvalidData("the seal of the host has changed")
        if pledge != self.pledge or not pledge.seals:
            pledge = self.pledge = evolve(pledge, seals=seals)
            self._keep(pledge)
        if shared_seed.sealed(told.seals).get(self.seat) != pledge.share.seal:
            self._say(messages.Open(told.round, pledge.share))

    def _begin(self, plain: Plain) -> SeatChange | None:
        if self.session is not None:
            return None  # a reconnection continues the session
        session = self.sharing.read_beginning(plain)
        session.host = self
        session.absent_seats = frozenset(range(1, len(session.seats) + 1)) - {self.seat}
        self.session = session
        return "opened"

    def _follow(self, told: messages.Steps) -> SeatChange:
        session = self.session
        known = 0 if session is None else len(session.recording.steps)
        if session is None or not 0 <= told.kept <= known:
            raise InvalidData("steps that do not follow the known ones")
        try:
            before = session.recording.position(told.kept)
            steps = self.sharing.read_steps((each.plain for each in told.steps), before)
            session.follow_table(told.kept, steps)
            # no action is possible while steps are missing
            self.mark = "" if told.more else told.mark
            if session.seat_to_act == self.seat:
                session.legal()
        except NotationError as error:
            raise InvalidData(str(error)) from error
        return "steps" if told.kept == known else "taken back"

    def _judged(
        self, whole: GameSession[Any, Any, Any], shares: shared_seed.Shares
    ) -> shared_seed.FairnessResult:
        """Return the result of a fairness check by replay."""
        session = self.session
        if session is None:
            raise InvalidData("a record before the beginning of the game")
        pledge, problem = self.pledge, ""
        if shares:
            problem = shared_seed.shares_problem(self.table, shares, self.sharing.seed_of(whole))
        opened = pledge is not None and bool(pledge.seals)
        if pledge is not None and opened:
            problem = problem or shared_seed.own_share_problem(pledge, shares, self.seat)
        told = session.recording.steps
        problem = problem or shared_seed.replay_problem(
            self.sharing, whole.to_replay(), told, self.seat
        )
        return shared_seed.FairnessResult(problem, opened, 0 if pledge is None else pledge.again)
