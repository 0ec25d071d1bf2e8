"""Points and Topples that seats need to win (K), as data and as sentences."""

from collections.abc import Mapping

from paxdesk.language import join_words, tr, tr_noop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.facts import (
    diaz_points,
    points_of_all,
    regime_prestige,
    tripartite_parts,
    tripartites_of_all,
)
from paxdesk.porfiriana.rules.market import has_event_now, market_price
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.term_words import prestige_words
from paxdesk.porfiriana.rules.topple import declarable, during_toppling, points_needed


@frozen
class WinningNeed:
    """Distance of a seat from toppling Díaz under the current regime.

    ``needed`` points suffice; ``declaration`` is the number of points that declaring adds.
    ``heel`` is Díaz's largest loss of points from the event of a Topple on sale, ``price`` is the
    price of that Topple, or None without one. ``stoppers`` are seats whose open cards could raise
    Díaz's points.
    """

    seat: Seat
    prestige: Prestige
    points: int
    needed: int
    declaration: int
    heel: int
    price: int | None
    stoppers: tuple[Seat, ...]
    bought: bool = False
    """True if the seat has bought a Topple and its showdown is in progress."""
    short: int = 0
    """Gold that the seat lacks to buy the Topple."""

    @property
    def missing(self) -> int:
        """Number of points missing without declaring."""
        return max(0, self.needed - self.points)

    @property
    def declares(self) -> bool:
        """True if the points suffice only with a declaration."""
        return 0 < self.missing <= self.declaration


def sufficient_points(state: State, seat: Seat, prestige: Prestige) -> int:
    """Return how many points of ``prestige`` suffice to topple Díaz (R42)."""
    if seat == DIAZ:
        return 0
    if prestige == regime_prestige(state):
        showdown = _showdown(state)
        if showdown is not None:
            return points_needed(state, showdown, seat) + 1
        if heel := heel_now(state):
            return tripartite_parts(state, seat, prestige, diaz_points(state), -heel).total + 1
    return tripartites_of_all(state)[prestige][seat] + 1


def heel_of(state: State, number: CardNumber) -> int:
    """Return Díaz's loss of points if the Topple is bought as the event (K1)."""
    if not has_event_now(state, number):
        return 0
    return state.cards.topples[number].heels.count(regime_prestige(state))


def _showdown(state: State) -> Showdown | None:
    return next((each for each in state.agenda if isinstance(each, Showdown)), None)


def heel_now(state: State) -> int:
    """Return Díaz's loss of points in the showdown, or the largest loss from a Topple on sale."""
    topples, showdown = state.cards.topples, _showdown(state)
    if showdown is not None:
        return heel_of(state, showdown.card) if showdown.orientation == "event" else 0
    if state.over:
        return 0
    return max((heel_of(state, each) for each in state.market if each in topples), default=0)


def winning_need(state: State, seat: Seat) -> WinningNeed:
    """Return the distance of a seat from toppling Díaz under the current regime."""
    prestige = regime_prestige(state)
    on_sale = [
        (-heel_of(state, number), market_price(state, seat, slot).gold)
        for slot, number in enumerate(state.market)
        if number in state.cards.topples
    ]
    heel, price = min(on_sale, default=(0, None))
    stoppers = {
        partner.owner
        for partner in state.partners.values()
        if partner.owner not in (seat, DIAZ) and prestige in during_toppling(state, partner.number)
    }
    showdowns = [each for each in state.agenda if isinstance(each, Showdown)]
    return WinningNeed(
        seat,
        prestige,
        points_of_all(state)[seat].get(prestige, 0),
        sufficient_points(state, seat, prestige),
        int(prestige in declarable(state, seat)),
        -heel,
        price,
        tuple(sorted(stoppers)),
        any(each.buyer == seat for each in showdowns),
        max(0, (price or 0) - state.players[seat].gold),
    )


def need_words(need: WinningNeed) -> str:
    """Return a sentence on what the seat needs to win."""
    kind, more = prestige_words(need.prestige), need.missing
    if need.bought:
        if need.declares:
            return tr("You win with {0} + 1 {1}: declare.", need.points, kind)
        if more:
            return tr("You need {0} more {1}.", more, kind)
        return tr("You have enough {0}, unless somebody stops you.", kind)
    if need.price is None:
        if need.declares:
            return tr("You need a Topple in the market, then declare for {0}.", kind)
        if more:
            return tr("You need {0} more {1}, and a Topple in the market.", more, kind)
        return tr("You have enough {0}; you need a Topple in the market.", kind)
    if need.short:
        facts = need.short, kind
        if need.declares:
            words = tr_noop("You win with {2} + 1 {1}, but need {0} more gold for a Topple.")
            return tr(words, *facts, need.points)
        if more:
            words = tr_noop("You need {2} more {1}, and {0} more gold for a Topple.")
            return tr(words, *facts, more)
        return tr("You have enough {1}, but need {0} more gold for a Topple.", *facts)
    topple = tr("a Topple ({0} gold)", need.price)
    if need.heel:
        topple = tr("a Topple's event ({0} gold)", need.price)
    if need.declares:
        return tr("You win with {0} + 1 {1}: buy {2}, declare.", need.points, kind, topple)
    if more:
        return tr("You need {0} more {1} and {2}.", more, kind, topple)
    return tr("You have enough {0}: buy {1}.", kind, topple)


def points_told(points: int, prestige: Prestige, declares: bool) -> str:
    """Return points in words: "3 Loyalty", or "2 + 1 Loyalty" with a declaration."""
    number = f"{points - 1} + 1" if declares else points
    return tr("{points} {kind}", points=number, kind=prestige_words(prestige))


def win_words(name: str, points: int, prestige: Prestige, declares: bool) -> str:
    """Return a clause such as "Rosa wins with 3 Loyalty"."""
    told = points_told(points, prestige, declares)
    if declares:
        return tr("{0} wins with {1} by declaring", name, told)
    return tr("{0} wins with {1}", name, told)


def stopper_words(need: WinningNeed, names: Mapping[Seat, str]) -> str:
    """Return a sentence about the seats that could stop a win, or ""."""
    if need.price is None or (need.missing and not need.declares) or not need.stoppers:
        return ""
    stoppers = join_words([names[each] for each in need.stoppers], "or")
    return tr("{0} can stop {1}.", stoppers, names[need.seat])
