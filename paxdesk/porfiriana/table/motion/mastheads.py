"""Moments that everybody should hear of: a Topple on sale, another regime, a Depression."""

from collections.abc import Iterable, Iterator

from paxdesk.desk.stage.masthead_look import MastheadLook
from paxdesk.desk.words.seats import Names
from paxdesk.language import joined, say
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, CardNumber, column
from paxdesk.porfiriana.rules.phrases import prestige_words, regime_words
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.vocabulary import REGIMES
from paxdesk.porfiriana.table.scene.toppling import declaring, topplers
from paxdesk.porfiriana.table.words.terms import gold_words, toppling_term


def mastheads(state: State, names: Names, events: Iterable[Event]) -> Iterator[MastheadLook]:
    """The mastheads of a step, in the position after it."""
    for event in events:
        match event.what:
            case "revealed" if event.card in state.cards.topples and event.card in state.market:
                yield _topple(state, names, event.card)
            case "regime":
                yield from _regime(state, event.word)
            case "depression_starts":
                words = say("Mines and Economy bring nothing; every card in play costs 1 gold.")
                yield MastheadLook(say("Depression"), words, "depression", loud=True)
            case "depression_ends":
                words = say("Mines and Economy bring gold again.")
                yield MastheadLook(say("The Depression is over"), words, "mood-bull")


def _topple(state: State, names: Names, number: CardNumber) -> MastheadLook:
    """A Topple on sale: for how much, and who could take it."""
    price = COLUMN_PRICES[column(state.market.index(number))]
    words = say("A Topple on sale for {0}.", gold_words(price))
    title = state.cards.topples[number].name
    return MastheadLook(title, f"{words} {takers_words(state, names)}", "topple")


def takers_words(state: State, names: Names) -> str:
    """Who would topple Díaz by a Topple bought now."""
    able = [names[seat] for seat in topplers(state)[state.regime]]
    might = [names[seat] for seat in declaring(state)[state.regime]]
    if able:
        return say("{0} could take it.", joined(able, "or"))
    if might:
        return say("{0} could take it with a manifesto.", joined(might, "or"))
    return say("Nobody could take it yet.")


def _regime(state: State, key: str) -> Iterator[MastheadLook]:
    """The regime that has come, if it is still in force at the end of the step."""
    regime = next((each for each in REGIMES if each == key), None)
    if regime is None or regime != state.regime:
        return
    kind = state.cards.regimes[regime].prestige
    words = say(
        "Díaz falls by {way} now: {kind} counts.",
        way=toppling_term(regime),
        kind=prestige_words(kind),
    )
    yield MastheadLook(regime_words(regime), words, f"prestige-{kind}")
