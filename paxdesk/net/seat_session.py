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
    Seal,
    Steps,
    TableLink,
    TableMessage,
    Welcome,
)
from paxdesk.net.seat_client import HostSender
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
from paxdesk.session.seat_updates import Plain, Sharing
from paxdesk.session.session import NO_SEAT, GameSession, Request

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
        self.connection = line
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
        if self.connection is not None:
            self.connection.say(message)

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
        session.host = self
        session.absent_seats = frozenset(range(1, len(session.seats) + 1)) - {self.seat}
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
            if session.seat_to_act == self.seat:
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
