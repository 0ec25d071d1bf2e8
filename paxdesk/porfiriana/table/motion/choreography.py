"""Animation of a step: events in order, then other changes, and banners."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final, TypeAlias

from paxdesk.desk.animation_stage import BeforeAfter as AnyScenery
from paxdesk.desk.animation_stage import Cue, Sounding
from paxdesk.desk.animations import CROSS_FADE
from paxdesk.desk.banners import BannerLook
from paxdesk.desk.scene.geometry import qrect
from paxdesk.desk.scene.item_diff import ItemChange
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.words import Names
from paxdesk.language import join_words, tr
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import COLUMN_PRICES, CardNumber, price_column
from paxdesk.porfiriana.rules.card_verbs import REGIMES
from paxdesk.porfiriana.rules.state import Event, EventName, State
from paxdesk.porfiriana.rules.term_words import prestige_words, regime_words
from paxdesk.porfiriana.table.motion import flights, stamps
from paxdesk.porfiriana.table.motion.cue_list import CueList, PaxBeforeAfter
from paxdesk.porfiriana.table.scene.seat_stats import takers_seen
from paxdesk.porfiriana.table.words.terms import gold_words, toppling_term

Show: TypeAlias = Callable[[CueList, Event], None]
MOST_CHANGES: Final = 30
"""Maximum number of items animated for changes without an event; the rest change at once."""
QUICK_FADE: Final = 120
PILES: Final = (Spot("discards"), Spot("headlines"))
"""Piles whose top card remains visible until the next one has arrived."""


@frozen
class Act:
    """Animation and sound of an event; consecutive acts of one name run together."""

    name: str
    show: Show
    sound: str


ACTS: Final[dict[EventName, Act]] = {
    "bought": Act("deed", flights.bought, "paper"),
    "played": Act("deed", flights.played, "card"),
    "sold": Act("deed", flights.sold, "paper"),
    "deployed": Act("deed", flights.deployed, "march"),
    "redeployed": Act("deed", flights.deployed, "march"),
    "attacked": Act("deed", flights.attacked, "card"),
    "pays": Act("deed", flights.pays, "coin"),
    "gains": Act("deed", flights.gains, "coin"),
    "speculation_pays": Act("deed", flights.speculation_pays, "coin"),
    "connected": Act("deed", flights.connected, "spike"),
    "land": Act("deed", flights.land, "cube"),
    "speculated": Act("deed", flights.speculated, "cube"),
    "defeated": Act("battle", flights.defeated, "card"),
    "extorts": Act("extort", flights.extorts, "cube"),
    "retreats": Act("leave", flights.retreats, "march"),
    "sacked": Act("leave", flights.returns, "paper"),
    "taken_back": Act("leave", flights.returns, "paper"),
    "discarded": Act("leave", flights.leaves, "paper"),
    "piled": Act("pile", flights.piled, "paper"),
    "revealed": Act("market", flights.revealed, "card"),
    "income": Act("income", flights.income, "coin"),
    "cube_laid": Act("cubes", flights.cube_laid, "cube"),
    "income_falls": Act("cubes", flights.income_falls, "cube"),
    "unrest": Act("unrest", stamps.unrest, "match"),
    "calmed": Act("unrest", stamps.calmed, "cube"),
    "strife": Act("strife", stamps.strife, "seal"),
    "jailed": Act("jail", stamps.jailed, "latch"),
    "freed": Act("jail", stamps.freed, "latch"),
    "cancelled": Act("spy", stamps.cancelled, "seal"),
    "assassinated": Act("shot", stamps.assassinated, "cannon"),
    "declares": Act("cause", stamps.declares, "card"),
    "regime": Act("regime", stamps.regime, "seal"),
    "depression_starts": Act("depression", stamps.depression_starts, "coin"),
    "depression_ends": Act("depression", stamps.depression_ends, "coin"),
    "topple": Act("topple", stamps.topple, "cannon"),
    "rolled": Act("dice", stamps.rolled, "dice"),
}
TURN: Final = "lever"
"""Sound of a new turn."""


def choreography(
    scenery: AnyScenery[State], events: Iterable[Event], *, reduced: bool
) -> tuple[list[Cue], list[Sounding]]:
    own = PaxBeforeAfter.of(scenery)
    cues, sounds = choreograph(own, events).timed()
    if reduced:
        cues = faded(own.changes.values(), own, CROSS_FADE).cues
    return cues, sounds


def choreograph(scenery: PaxBeforeAfter, events: Iterable[Event]) -> CueList:
    score = CueList(scenery)
    happened = list(events)
    if any(event.what == "turn" for event in happened):
        score.sound(TURN)
    for event in _told_once(happened):
        act = ACTS.get(event.what)
        if act is not None and event.seen_by is None:
            score.begin(act.name, act.sound)
            act.show(score, event)
    _rest(score)
    return score


def _told_once(events: Iterable[Event]) -> Iterable[Event]:
    """Yield the events, without gold that is part of an income."""
    last: Event | None = None
    for event in events:
        told = last is not None and (last.what, last.seat) == ("income", event.seat)
        if not (told and event.what == "gains"):
            yield event
        last = event


def _rest(score: CueList) -> None:
    """Animate other changes, up to MOST_CHANGES."""
    end = score.length
    rest = list(score.left.values())[:MOST_CHANGES]
    score.clock = 0
    for change in rest:
        if change.before is not None and change.item is not None and not change.moved:
            score.fade_change(change, length=QUICK_FADE)
    piles = [score.scenery.after.get(spot) for spot in PILES]
    for change in rest:
        if change.item is None and change.start is not None:
            covered = qrect(change.start) in piles
            score.fade_change(change, end if covered else 0, QUICK_FADE)
    # Rows close up when the last leaving card has gone.
    leaving = (cue.end for cue in score.cues if cue.waiting and cue.stands_for is None)
    score.clock = max(leaving, default=0)
    score.slide([change for change in rest if change.moved])
    score.clock = max(0, end - QUICK_FADE)
    for change in rest:
        if change.before is None:
            score.fade_change(change, length=QUICK_FADE)


def faded(changes: Iterable[ItemChange], scenery: PaxBeforeAfter, length: int) -> CueList:
    """Return the cues for reduced motion: cross-fades instead of movement."""
    score = CueList(scenery)
    for change in list(changes)[:MOST_CHANGES]:
        score.fade_change(change, length=length)
        if change.moved and change.item is not None:
            score.fade_change(ItemChange(change.key, None, change.item), length=length)
    return score


# --- Banners: a Topple on sale, a new regime, a Depression ----------------------------------------


def mastheads(scenery: AnyScenery[State], events: Iterable[Event]) -> Iterator[BannerLook]:
    names = {seat: label.name for seat, label in scenery.labels.items()}
    return mastheads_of(scenery.state, names, events)


def mastheads_of(state: State, names: Names, events: Iterable[Event]) -> Iterator[BannerLook]:
    """Yield the banners of a step, from the position after it."""
    for event in events:
        match event.what:
            case "revealed" if event.card in state.cards.topples and event.card in state.market:
                yield _topple(state, names, event.card)
            case "regime":
                yield from _regime(state, event.word)
            case "depression_starts":
                words = tr(
                    "Mines, banks and sales bring nothing; every card in play costs 1 gold a turn."
                )
                yield BannerLook(tr("Depression"), words, "depression", loud=True)
            case "depression_ends":
                words = tr("Mines, banks and sales bring gold again.")
                yield BannerLook(tr("The Depression is over"), words, "mood-bull")


def _topple(state: State, names: Names, number: CardNumber) -> BannerLook:
    """Return a Topple's banner; possible winners are added later."""
    price = COLUMN_PRICES[price_column(state.market.index(number))]
    words = tr("A Topple on sale for {0}.", gold_words(price))
    title = state.cards.topples[number].name
    return BannerLook(title, words, "topple", further=partial(takers_words, state, names))


def takers_words(state: State, names: Names) -> str:
    """Return a sentence on who can win with the Topple, judging by public information, or ""."""
    known = takers_seen(state)
    found = known.ways
    able = [names[seat] for seat, each in found.items() if not each.proof.declares]
    if able:
        return tr("{0} can win with it.", join_words(able, "or"))
    if found:
        return tr("{0} can win with it by declaring.", join_words([names[s] for s in found], "or"))
    return "" if known.unknown else tr("Nobody can win with it now.")


def _regime(state: State, key: str) -> Iterator[BannerLook]:
    regime = next((each for each in REGIMES if each == key), None)
    if regime is None or regime != state.regime:
        return
    kind = state.cards.regimes[regime].prestige
    words = tr(
        "A Topple now means {way}: {kind} counts.",
        way=toppling_term(regime),
        kind=prestige_words(kind),
    )
    yield BannerLook(regime_words(regime), words, f"prestige-{kind}")
