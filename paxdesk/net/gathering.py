"""Table whose cards are not dealt yet: players come and give their shares of the seed."""

from collections.abc import Callable
from typing import Any, Generic

from attrs import evolve, field

from paxdesk.lazy_attrs import define
from paxdesk.net.messages import Asked, Gathering, Hello, Open, Seal, written
from paxdesk.net.seats import ONLOOKER, Guest, GuestLink, Seating
from paxdesk.net.shared_seed import TABLE, SealedShare, SeedShare, mixed, sealed
from paxdesk.session.game_protocol import A, E, S, Seat


@define(eq=False)
class GatheringTable(Seating[S, A, E], Generic[S, A, E]):
    """Waits for everybody of ``elsewhere``; ``deal`` is called with the seed, once.

    ``names`` are those of all seats, robots included.
    """

    names: tuple[str, ...] = field(kw_only=True)
    deal: Callable[[int], object] = field(kw_only=True)
    dealt: bool = field(default=False, init=False)

    def __attrs_post_init__(self) -> None:
        if not self.claims.shares:
            self._begin_round(self.claims.round)

    def _begin_round(self, number: int) -> None:
        """Everybody gives a share anew."""
        own = SeedShare.fresh()
        shares = (SealedShare(TABLE, own.seal, own),)
        self.claim(evolve(self.claims, shares=shares, round=number))

    @property
    def _complete(self) -> bool:
        """Whether everybody has sealed a share."""
        return sealed(self.claims.shares).keys() == {TABLE, *self.remote_seats}

    def _lose(self, seat: Seat) -> None:
        """The share of a seat is not there any more; once all were told, all are given anew."""
        if self._complete:
            self._begin_round(self.claims.round + 1)
        else:
            others = tuple(each for each in self.claims.shares if each.seat != seat)
            self.claim(evolve(self.claims, shares=others))

    def invite(self, seat: Seat) -> str:
        if seat != ONLOOKER:  # who looks on has given no share
            self._lose(seat)
        return super().invite(seat)

    def changed_hands(self, seat: Seat) -> None:
        self._lose(seat)

    # --- Hearing ---------------------------------------------------------------------------------

    def welcome(self, line: GuestLink, hello: Hello) -> None:
        """:meth:`announce` says all there is to say."""

    def take(self, line: GuestLink, guest: Guest[S, A, E], message: Asked) -> None:
        seat, claims = guest.seat, self.claims
        if seat == ONLOOKER or not isinstance(message, Seal | Open):
            self.complain(line, "late" if seat else "turn")
            return
        if message.round != claims.round:
            line.send(written(self._gathering))
            return
        known = {each.seat: each for each in claims.shares}
        mine = known.get(seat)
        if isinstance(message, Seal):
            if mine is not None and mine.seal != message.seal:
                self._lose(seat)
                self.announce()
            elif mine is None:
                known[seat] = SealedShare(seat, message.seal)
                self.claim(evolve(claims, shares=_in_order(known)))
                self.announce()
        elif not self._complete or mine is None or message.share.seal != mine.seal:
            self.complain(line, "garbage")
        else:
            known[seat] = SealedShare(seat, mine.seal, message.share)
            self.claim(evolve(claims, shares=_in_order(known)))
            self.go_on()

    def go_on(self) -> None:
        """Deal, if every share is open."""
        shares = self.claims.shares
        if not self.dealt and self._complete and all(each.opened for each in shares):
            self.dealt = True
            self.deal(mixed(self.claims.table, shares))
            self.moved()

    # --- Telling ---------------------------------------------------------------------------------

    @property
    def _gathering(self) -> Gathering:
        claims = self.claims
        shares = tuple(SealedShare(each.seat, each.seal) for each in claims.shares)
        return Gathering(claims.round, self.names, self.remote_seats, shares)

    def announce(self) -> None:
        self._send_all(self._gathering)


def _in_order(shares: dict[Seat, SealedShare]) -> tuple[SealedShare, ...]:
    return tuple(shares[seat] for seat in sorted(shares))


AnyGathering = GatheringTable[Any, Any, Any]
