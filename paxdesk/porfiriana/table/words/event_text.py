"""What happened, in sentences: for the log, and for telling what an answer would do."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, get_args

from attrs import evolve, frozen
from PySide6.QtCore import QCoreApplication

from paxdesk.language import (
    joined,
    single_stop,
)
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.events import EventName
from paxdesk.porfiriana.rules.phrases import (
    faction_words,
    prestige_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.rules.readings import side_of
from paxdesk.porfiriana.rules.state import Event, State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Faction, RegimeKey
from paxdesk.porfiriana.table.words.terms import gold_words

translate = QCoreApplication.translate

Names = Mapping[Seat, str]
"""What the seats are called; 0 is Díaz."""
ENDS: Final[frozenset[EventName]] = frozenset({"income", "revealed"})
"""Events with which the turn goes on by itself: what follows is no consequence of the action."""


@frozen
class Note:
    """One thing that happens: the name of an icon and a sentence."""

    icon: str
    words: str


@frozen
class Telling:
    """One event to be put into words, in this position, to ``you`` (None: to everybody)."""

    state: State
    event: Event
    names: Names
    you: Seat | None = None

    @property
    def card(self) -> str:
        return card_name(self.state, self.event.card or 0)

    def about(self, seat: Seat | None, you: str, other: str) -> str:
        """The sentence ``you`` said to the seat itself, or ``other`` said of it by its name."""
        if seat is None or seat == self.you:
            return you
        return other.replace("{seat}", self.names[seat])


def card_name(state: State, number: CardNumber) -> str:
    """The name by which a card in use is known; a public card has one for each side."""
    partner = state.partners.get(number)
    if partner is not None and state.cards.partners[number].public:
        return side_of(state, partner).name
    card = state.cards.cards.get(number)
    return card.name if card else ""


def gold_change(events: Iterable[Event], seat: Seat) -> int:
    """What the events bring (or, below 0, cost) a seat before its income."""
    gold = 0
    for event in events:
        if event.what in ENDS:
            break
        if event.what == "pays":
            gold += event.amount * ((event.other == seat) - (event.seat == seat))
        elif event.what == "gains" and event.seat == seat:
            gold += event.amount
    return gold


def event_note(state: State, event: Event, names: Names, you: Seat | None = None) -> Note | None:
    """The event in a sentence; None for what its action tells already."""
    words = WORDS.get(event.what)
    note = words(Telling(state, event, names, you)) if words else None
    return note and evolve(note, words=single_stop(note.words))


def _revolt(told: Telling) -> Note:
    if told.event.other is None:
        words = translate("Events", "The slaves of {card} revolt; nobody is Liberator.")
    else:
        words = told.about(
            told.event.other,
            translate("Events", "The slaves of {card} revolt: you are Liberator."),
            translate("Events", "The slaves of {card} revolt: {seat} is Liberator."),
        )
    return Note("slave", words.format(card=told.card))


def _speculation(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "You collect {gold} for your cube on {card}."),
        translate("Events", "{seat} collects {gold} for the cube on {card}."),
    )
    gold = gold_words(told.event.amount)
    return Note("action-speculate", words.format(gold=gold, card=told.card))


def _unrest(told: Telling) -> Note:
    words = translate("Events", "{unrest} on {card}.")
    return Note("unrest", words.format(unrest=unrest_words(told.event.amount), card=told.card))


def _calmed(told: Telling) -> Note:
    words = translate("Events", "{unrest} off {card}.")
    return Note("unrest", words.format(unrest=unrest_words(told.event.amount), card=told.card))


def _discarded(told: Telling) -> Note:
    words = translate("Events", "{card} goes to the discards.")
    return Note("ui-curtain", words.format(card=told.card))


def _sacked(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "{card} is Sacked: it returns to your hand."),
        translate("Events", "{card} is Sacked: it returns to {seat}'s hand."),
    )
    return Note("hand", words.format(card=told.card))


def _taken_back(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "{card} returns to your hand."),
        translate("Events", "{card} returns to {seat}'s hand."),
    )
    return Note("hand", words.format(card=told.card))


def _jailed(told: Telling) -> Note:
    you, other = translate("Events", "You go to Jail."), translate("Events", "{seat} goes to Jail.")
    return Note("jail", told.about(told.event.seat, you, other))


def _freed(told: Telling) -> Note:
    you, other = translate("Events", "You leave Jail."), translate("Events", "{seat} leaves Jail.")
    return Note("jail", told.about(told.event.seat, you, other))


def _regime(told: Telling) -> Note:
    words = translate("Events", "The regime becomes {regime}.")
    term = next((regime_words(key) for key in get_args(RegimeKey) if key == told.event.word), "")
    return Note("regime-change", words.format(regime=term))


def _declares(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "You declare for {kind}: the Hacendado's income ends."),
        translate("Events", "{seat} declares for {kind}: the Hacendado's income ends."),
    )
    return Note("manifesto", words.format(kind=_prestige(told)))


def _assassinated(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "{card} is shot: an heir takes your place."),
        translate("Events", "{card} is shot: an heir takes {seat}'s place."),
    )
    return Note("assassin", words.format(card=told.card))


def _retreats(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "{card} joins your Private Army."),
        translate("Events", "{card} joins {seat}'s Private Army."),
    )
    return Note("army", words.format(card=told.card))


def _defeated(told: Telling) -> Note:
    return Note("army", translate("Events", "{card} is defeated.").format(card=told.card))


def _extorts(told: Telling) -> Note:
    words = translate("Events", "{card} extorts a cube of {seat}.")
    seat = told.names[told.event.other or 0]
    return Note("income-cube", words.format(card=told.card, seat=seat))


def _strife(told: Telling) -> Note:
    between = told.event.word.split("-")
    sides = [faction_words(faction) for faction in get_args(Faction) if faction in between]
    words = translate("Events", "Strife between {factions}.")
    return Note("strife", words.format(factions=joined(sides, "and")))


def _depression(told: Telling) -> Note:
    return Note("depression", translate("Events", "A Depression begins."))


def _depression_ends(told: Telling) -> Note:
    return Note("depression", translate("Events", "The Depression ends."))


def _cubes(told: Telling) -> Note | None:
    if not told.event.card or told.event.word == "prestige":
        return None
    count = told.event.amount or 1
    if count == 1:
        words = translate("Events", "1 cube on {card}.")
    else:
        words = translate("Events", "{count} cubes on {card}.")
    return Note("income-cube", words.format(count=count, card=told.card))


def _income_falls(told: Telling) -> Note:
    count = told.event.amount
    if count == 1:
        words = translate("Events", "{card} loses 1 cube.")
    else:
        words = translate("Events", "{card} loses {count} cubes.")
    return Note("income-cube", words.format(count=count, card=told.card))


def _awarded(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        translate("Events", "You gain 1 {kind}."),
        translate("Events", "{seat} gains 1 {kind}."),
    )
    return Note(f"prestige-{told.event.word}", words.format(kind=_prestige(told)))


def _cancelled(told: Telling) -> Note:
    words = translate("Events", "{card} cancels {attack}; both are discarded.")
    attack = card_name(told.state, told.event.target or 0)
    return Note("spy", words.format(card=told.card, attack=attack))


def _taken(told: Telling) -> Note:
    words = translate("Events", "{card} goes over to {seat}.")
    return Note("hand", words.format(card=told.card, seat=told.names[told.event.seat or 0]))


def _diaz_plays(told: Telling) -> Note | None:
    """What Díaz makes of a card he has bought; a person's own action tells it already."""
    if told.event.seat != DIAZ:
        return None
    return Note("action-play", translate("Events", "Díaz plays {card}.").format(card=told.card))


def _diaz_deploys(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    words = translate("Events", "{card} goes to {place}.")
    place = card_name(told.state, told.event.target or 0)
    return Note("army", words.format(card=told.card, place=place))


def _diaz_attacks(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    words = translate("Events", "Díaz plays {card} on {target}.")
    target = told.event.target
    on = told.names[told.event.other or 0] if target is None else card_name(told.state, target)
    return Note("unrest", words.format(card=told.card, target=on))


def _fraud(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    words = translate("Events", "{card} is spent for Díaz's defence: 1 more.")
    return Note("court", words.format(card=told.card))


def _rolled(told: Telling) -> Note:
    return Note(
        "dice", translate("Events", "The die shows {number}.").format(number=told.event.amount)
    )


def _diaz_holds(told: Telling) -> Note:
    return Note("topple", translate("Events", "Nobody topples Díaz."))


def _prestige(told: Telling) -> str:
    """The kind of prestige that the event names."""
    return next((prestige_words(each) for each in PRESTIGES if each == told.event.word), "")


WORDS: Final[dict[EventName, Callable[[Telling], Note | None]]] = {
    "assassinated": _assassinated,
    "attacked": _diaz_attacks,
    "awarded": _awarded,
    "calmed": _calmed,
    "cancelled": _cancelled,
    "cube_laid": _cubes,
    "declares": _declares,
    "defeated": _defeated,
    "deployed": _diaz_deploys,
    "depression_ends": _depression_ends,
    "depression_starts": _depression,
    "diaz_holds": _diaz_holds,
    "discarded": _discarded,
    "extorts": _extorts,
    "fraud": _fraud,
    "freed": _freed,
    "income_falls": _income_falls,
    "jailed": _jailed,
    "played": _diaz_plays,
    "regime": _regime,
    "retreats": _retreats,
    "revolt": _revolt,
    "rolled": _rolled,
    "sacked": _sacked,
    "speculation_pays": _speculation,
    "strife": _strife,
    "taken": _taken,
    "taken_back": _taken_back,
    "unrest": _unrest,
}
"""Events that are told in a sentence of their own."""
TOLD_BY_THEIR_ACTION: Final[frozenset[EventName]] = frozenset(
    {
        "bought",
        "connected",
        "gains",
        "game_over",
        "income",
        "land",
        "passes",
        "pays",
        "piled",
        "police",
        "raided",
        "redeployed",
        "revealed",
        "shifted",
        "shoots",
        "sold",
        "speculated",
        "topple",
        "turn",
        "used",
    }
)
"""Events of which the action above them, its price or a row of the log tells already."""
