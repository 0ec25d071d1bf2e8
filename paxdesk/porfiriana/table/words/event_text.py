"""What happened, in sentences: for the log, and for telling what an answer would do."""

from collections.abc import Callable, Iterable
from typing import Final, get_args

from attrs import evolve

from paxdesk.desk.words.label import Note
from paxdesk.desk.words.seats import Names
from paxdesk.language import (
    counted,
    joined,
    say,
    single_stop,
    template,
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
from paxdesk.record_classes import frozen

ENDS: Final[frozenset[EventName]] = frozenset({"income", "revealed"})
"""Events with which the turn goes on by itself: what follows is no consequence of the action."""


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

    def about(self, seat: Seat | None, you: str, other: str, **values: object) -> str:
        """The template ``you`` said to the seat itself, or ``other`` said of it by its name."""
        if seat is None or seat == self.you:
            return say(you, **values)
        return say(other, seat=self.names[seat], **values)


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
        return Note(
            "slave", say("The slaves of {card} revolt; nobody is Liberator.", card=told.card)
        )
    words = told.about(
        told.event.other,
        template("The slaves of {card} revolt: you are Liberator."),
        template("The slaves of {card} revolt: {seat} is Liberator."),
        card=told.card,
    )
    return Note("slave", words)


def _speculation(told: Telling) -> Note:
    gold = gold_words(told.event.amount)
    words = told.about(
        told.event.seat,
        template("You collect {gold} for your cube on {card}."),
        template("{seat} collects {gold} for the cube on {card}."),
        gold=gold,
        card=told.card,
    )
    return Note("action-speculate", words)


def _unrest(told: Telling) -> Note:
    return Note(
        "unrest", say("{unrest} on {card}.", unrest=unrest_words(told.event.amount), card=told.card)
    )


def _calmed(told: Telling) -> Note:
    return Note(
        "unrest",
        say("{unrest} off {card}.", unrest=unrest_words(told.event.amount), card=told.card),
    )


def _discarded(told: Telling) -> Note:
    return Note("ui-curtain", say("{card} goes to the discards.", card=told.card))


def _sacked(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("{card} is Sacked: it returns to your hand."),
        template("{card} is Sacked: it returns to {seat}'s hand."),
        card=told.card,
    )
    return Note("hand", words)


def _taken_back(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("{card} returns to your hand."),
        template("{card} returns to {seat}'s hand."),
        card=told.card,
    )
    return Note("hand", words)


def _jailed(told: Telling) -> Note:
    you, other = template("You go to Jail."), template("{seat} goes to Jail.")
    return Note("jail", told.about(told.event.seat, you, other))


def _freed(told: Telling) -> Note:
    you, other = template("You leave Jail."), template("{seat} leaves Jail.")
    return Note("jail", told.about(told.event.seat, you, other))


def _regime(told: Telling) -> Note:
    term = next((regime_words(key) for key in get_args(RegimeKey) if key == told.event.word), "")
    return Note("regime-change", say("The regime becomes {regime}.", regime=term))


def _declares(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("You declare for {kind}: the Hacendado's income ends."),
        template("{seat} declares for {kind}: the Hacendado's income ends."),
        kind=_prestige(told),
    )
    return Note("manifesto", words)


def _assassinated(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("{card} is shot: an heir takes your place."),
        template("{card} is shot: an heir takes {seat}'s place."),
        card=told.card,
    )
    return Note("assassin", words)


def _retreats(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("{card} joins your Private Army."),
        template("{card} joins {seat}'s Private Army."),
        card=told.card,
    )
    return Note("army", words)


def _defeated(told: Telling) -> Note:
    return Note("army", say("{card} is defeated.", card=told.card))


def _extorts(told: Telling) -> Note:
    seat = told.names[told.event.other or 0]
    return Note("income-cube", say("{card} extorts a cube of {seat}.", card=told.card, seat=seat))


def _strife(told: Telling) -> Note:
    between = told.event.word.split("-")
    sides = [faction_words(faction) for faction in get_args(Faction) if faction in between]
    return Note("strife", say("Strife between {factions}.", factions=joined(sides, "and")))


def _depression(told: Telling) -> Note:
    return Note("depression", say("A Depression begins."))


def _depression_ends(told: Telling) -> Note:
    return Note("depression", say("The Depression ends."))


def _cubes(told: Telling) -> Note | None:
    if not told.event.card or told.event.word == "prestige":
        return None
    words = counted("%n cube(s) on {card}.", "", told.event.amount or 1, card=told.card)
    return Note("income-cube", words)


def _income_falls(told: Telling) -> Note:
    words = counted("{card} loses %n cube(s).", "", told.event.amount, card=told.card)
    return Note("income-cube", words)


def _awarded(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("You gain 1 {kind}."),
        template("{seat} gains 1 {kind}."),
        kind=_prestige(told),
    )
    return Note(f"prestige-{told.event.word}", words)


def _cancelled(told: Telling) -> Note:
    attack = card_name(told.state, told.event.target or 0)
    return Note(
        "spy", say("{card} cancels {attack}; both are discarded.", card=told.card, attack=attack)
    )


def _taken(told: Telling) -> Note:
    return Note(
        "hand",
        say("{card} goes over to {seat}.", card=told.card, seat=told.names[told.event.seat or 0]),
    )


def _diaz_plays(told: Telling) -> Note | None:
    """What Díaz makes of a card he has bought; a person's own action tells it already."""
    if told.event.seat != DIAZ:
        return None
    return Note("action-play", say("Díaz plays {card}.", card=told.card))


def _diaz_deploys(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    place = card_name(told.state, told.event.target or 0)
    return Note("army", say("{card} goes to {place}.", card=told.card, place=place))


def _diaz_attacks(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    target = told.event.target
    on = told.names[told.event.other or 0] if target is None else card_name(told.state, target)
    return Note("unrest", say("Díaz plays {card} on {target}.", card=told.card, target=on))


def _fraud(told: Telling) -> Note | None:
    if told.event.seat != DIAZ:
        return None
    return Note("court", say("{card} is spent for Díaz's defence: 1 more.", card=told.card))


def _rolled(told: Telling) -> Note:
    return Note("dice", say("The die shows {number}.", number=told.event.amount))


def _diaz_holds(told: Telling) -> Note:
    return Note("topple", say("Nobody topples Díaz."))


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
