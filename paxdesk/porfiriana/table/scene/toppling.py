"""Who could topple Díaz, in words: on the ledger, in the inspector and for screen readers.

No Qt here.
"""

from collections.abc import Callable, Sequence

from paxdesk.language import (
    joined,
    say,
)
from paxdesk.porfiriana.rules.actions import DIAZ, Seat
from paxdesk.porfiriana.rules.bookkeeping import open_for_reading
from paxdesk.porfiriana.rules.phrases import (
    prestige_words,
    regime_words,
)
from paxdesk.porfiriana.rules.prestige import topples_resolved
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import REGIMES, RegimeKey
from paxdesk.porfiriana.table.scene.seat_stats import Standing, standings
from paxdesk.porfiriana.table.words.terms import toppling_term


def verdict(regime: RegimeKey, toppling: Sequence[str], declaring: Sequence[str] = ()) -> str:
    """Who would topple Díaz if a Topple came now, in a sentence or two.

    ``declaring`` could do so with a manifesto.
    """
    way = toppling_term(regime)
    with_manifesto = joined(declaring, "and")
    if not toppling and declaring:
        return say("{seats} could topple Díaz by {way} with a manifesto.",
                   seats=with_manifesto, way=way)  # fmt: skip
    if not toppling:
        return say("Nobody could topple Díaz by {way} now.", way=way)
    words = say("{seats} would topple Díaz by {way}.", seats=joined(toppling, "and"), way=way)
    if declaring:
        more = say("{seats} could with a manifesto.", seats=with_manifesto)
        return f"{words} {more}"
    return words


def otherwise(regime: RegimeKey, toppling: Sequence[str]) -> str:
    """Who would if this were the regime."""
    if not toppling:
        return say("Under {regime}: nobody.", regime=regime_words(regime))
    return say(
        "Under {regime}: {seats}.", regime=regime_words(regime), seats=joined(toppling, "and")
    )


def topplers(state: State) -> dict[RegimeKey, list[Seat]]:
    """The seats that could topple Díaz under each regime, that in force first."""
    return _by_regime(state, lambda standing: standing.enough)


def declaring(state: State) -> dict[RegimeKey, list[Seat]]:
    """The seats that could under each regime, if they declared for it in the showdown."""
    return _by_regime(state, lambda standing: standing.within_reach)


def _by_regime(state: State, able_by: Callable[[Standing], bool]) -> dict[RegimeKey, list[Seat]]:
    with open_for_reading(state):
        able = {
            seat: {each.prestige for each in standings(state, seat) if able_by(each)}
            for seat in state.players
            if seat != DIAZ
        }
    order = sorted(REGIMES, key=lambda each: each != state.regime)
    kinds = {regime: state.cards.regimes[regime].prestige for regime in order}
    return {
        regime: [seat for seat, enough in able.items() if kinds[regime] in enough]
        for regime in order
    }


def topples_words(state: State) -> str:
    """How many Topples there still are."""
    left = len(state.cards.topples) - state.topples_seen
    return say("Topples: {left} in the deck, {done} over", left=left, done=topples_resolved(state))


def standing_words(name: str, figures: Sequence[Standing]) -> str:
    """A row of the ledger: "Rosa: Loyalty 2 of 3, Outrage 0 of 4, …"."""
    kinds = [
        say(
            "{prestige} {points} of {needed}",
            prestige=prestige_words(each.prestige),
            points=f"{each.points}+{each.declaration}" if each.declaration else each.points,
            needed=each.needed,
        )
        for each in figures
    ]
    return say("{seat}: {points}", seat=name, points=", ".join(kinds))
