"""The numbers written at a seat's head and in the ledger, read off the engine. No Qt here."""

from collections.abc import Callable, Sequence
from typing import Final

from attrs import evolve

from paxdesk.desk.words import SeatLabel
from paxdesk.lazy_attrs import define, frozen
from paxdesk.porfiriana.rules import facts, prices
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.agenda import Showdown
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Prestige
from paxdesk.porfiriana.rules.depression import cards_in_play
from paxdesk.porfiriana.rules.fact_cache import read_only_cache
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.topple import declarable, points_needed
from paxdesk.porfiriana.rules.topple_search import QUICKLY, ToppleTakers, takers, topples_on_sale
from paxdesk.porfiriana.rules.view import View, as_seen
from paxdesk.porfiriana.table.layout.layout import ViewModel
from paxdesk.porfiriana.table.words.foresight import Figure, FigureChange


@frozen
class ToppleMargin:
    """Points of one kind against the points needed to topple Díaz by that kind.

    ``counts`` says that the regime now in force counts this kind. ``declaration`` is the point
    that a manifesto could still add in the showdown.
    """

    prestige: Prestige
    points: int
    needed: int
    counts: bool
    declaration: int = 0

    @property
    def can_topple(self) -> bool:
        return self.points >= self.needed

    @property
    def within_reach(self) -> bool:
        """Whether it would be enough with a manifesto, and is not without."""
        return not self.can_topple and self.points + self.declaration >= self.needed


@frozen
class SeatStats:
    """Everything a head tells of a seat. ``upkeep`` is gold due for cards in a Depression.

    ``foreseen`` are figures that an action would make what they are here, each with whether that
    is better for the seat.
    """

    seat: Seat
    colour: int
    name: str
    hacendado: str
    gold: int
    income: int
    upkeep: int
    reserve: int
    hand: int
    hand_limit: int
    jailed: bool
    standings: tuple[ToppleMargin, ...]
    foreseen: tuple[tuple[Figure, bool], ...] = ()

    def better(self, figure: str) -> bool | None:
        """Whether a figure is one that is foreseen and better than now; None where it is not."""
        return next((better for each, better in self.foreseen if each == figure), None)


def seat_stats(state: State, seat: Seat, label: SeatLabel) -> SeatStats:
    """Read a seat's figures."""
    player = state.players[seat]
    hacendado = state.cards.hacendados.get(player.hacendado)
    return SeatStats(
        seat=seat,
        colour=label.colour,
        name=label.name,
        hacendado=hacendado.name if hacendado else "",
        gold=player.gold,
        income=prices.next_income(state, seat),
        upkeep=len(cards_in_play(state, seat)) if state.depression else 0,
        reserve=player.reserve,
        hand=len(player.hand),
        hand_limit=state.hand_limit(seat),
        jailed=player.jailed,
        standings=standings(state, seat),
    )


def standings(state: State, seat: Seat) -> tuple[ToppleMargin, ...]:
    """The four kinds of prestige of a seat, in their fixed order; Díaz himself needs none."""
    now, declared = facts.regime_prestige(state), declarable(state, seat)
    tripartites, held = facts.tripartites_of_all(state), facts.points_of_all(state)[seat]
    showdown = next((each for each in state.agenda if isinstance(each, Showdown)), None)

    def bar(prestige: Prestige) -> int:
        if seat == DIAZ:
            return 0
        if showdown is not None and prestige == now:
            # What Díaz loses to the heel of the card, and gains by fraud, counts here.
            return points_needed(state, showdown, seat) + 1
        return tripartites[prestige][seat] + 1

    return tuple(
        ToppleMargin(
            prestige,
            held.get(prestige, 0),
            bar(prestige),
            prestige == now,
            int(prestige in declared),
        )
        for prestige in PRESTIGES
    )


_FOUND: Final[list[tuple[View, ToppleTakers]]] = []
"""What was last asked about, the newest first: plate, ledger and inspector ask the same."""


def takers_seen(state: State, *hands: Seat) -> ToppleTakers:
    """Who could topple Díaz with the Topple on sale, by what lies open and these seats' hands.

    What takes longer than a moment is unknown until it was looked for by a :class:`TakersQuestion`.
    """
    if not topples_on_sale(state):
        return ToppleTakers()
    seen = as_seen(state, *hands)
    found = _known(seen)
    return _found(seen, takers(seen, QUICKLY)) if found is None else found


def takers_known(model: ViewModel) -> ToppleTakers:
    """Who could, in a position that is shown; all unknown until there is time to look for it."""
    state, hands = model.state, sorted(model.hands_open)
    if model.reckoned or not topples_on_sale(state):
        return takers_seen(state, *hands)
    return _known(as_seen(state, *hands)) or ToppleTakers(unknown=frozenset(state.players))


def _known(seen: View) -> ToppleTakers | None:
    return next((each for known, each in _FOUND if _same(known, seen)), None)


def _same(known: View, seen: View) -> bool:
    return known.cards is seen.cards and known == seen


def _found(seen: View, found: ToppleTakers) -> ToppleTakers:
    """Keep what was found; it replaces what was known of the same position."""
    _FOUND[:] = [(seen, found), *(each for each in _FOUND if not _same(each[0], seen))][:4]
    return found


@define(eq=False)
class TakersQuestion:
    """Looks for everybody who could topple Díaz, on any thread.

    The plate tells it by the hands that are open, a masthead by what all may see.
    """

    views: tuple[View, ...]
    _wanted: bool = True

    def answer(self, seconds: float | None = None) -> Callable[[], bool]:
        """Lets the table know, and tells whether that is new; whatever ``seconds`` allow."""
        found = []
        for index, seen in enumerate(self.views):
            known = _known(seen)
            if known is None and index:
                continue  # no masthead has asked what all may see
            if known is None or known.unknown:
                found.append((seen, takers(seen, wanted=lambda: self._wanted)))

        def take_in() -> bool:
            for seen, each in found:
                _found(seen, each)
            return bool(found)

        return take_in

    def stop(self) -> None:
        """Look at no further seat: another position is on the table, or the window is closed."""
        self._wanted = False


def unknown_takers(state: State, *hands: Seat) -> TakersQuestion | None:
    """What would find out who could topple Díaz; None where no Topple is on sale."""
    if not topples_on_sale(state):
        return None
    shown = [hands, ()] if hands else [()]
    return TakersQuestion(tuple(as_seen(state, *each) for each in shown))


def seat_figures(model: ViewModel, seat: Seat) -> SeatStats:
    """The numbers of a seat in a position that is shown, read off it once with all the others."""
    if not model.figures:
        with read_only_cache(model.state):
            for each in model.state.players:
                model.figures[each] = seat_stats(model.state, each, model.labels[each])
    found = model.figures[seat]
    assert isinstance(found, SeatStats)
    return found


def foreseen(stats: SeatStats, changes: Sequence[FigureChange]) -> SeatStats:
    """The figures of a seat as they would be after these changes."""
    for change in changes:
        if change.figure == "sum":
            stats = evolve(stats, gold=int(change.after))
        elif change.figure == "income":
            stats = evolve(stats, income=int(change.after))
        elif change.figure == "hand":
            stats = evolve(stats, hand=int(change.after))
        elif change.figure == "actions":
            continue  # told by the head of the bottom seat, not by its figures
        else:
            points, needed = map(int, change.after.split("/"))
            stats = evolve(
                stats,
                standings=tuple(
                    evolve(each, points=points, needed=needed)
                    if each.prestige == change.figure
                    else each
                    for each in stats.standings
                ),
            )
    return evolve(stats, foreseen=tuple((each.figure, each.better) for each in changes))
