"""Events as sentences, for the log and for the consequences of an action."""

from collections.abc import Iterable
from functools import cache
from typing import Final, get_args

from paxdesk.desk.words import IconNote, Names
from paxdesk.language import join_words, tr, tr_noop, tr_plural, without_double_stop
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules.actions import DIAZ, CardNumber, Seat
from paxdesk.porfiriana.rules.card_text import card_title
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Faction, RegimeKey
from paxdesk.porfiriana.rules.facts import side_of
from paxdesk.porfiriana.rules.prices import STOLEN
from paxdesk.porfiriana.rules.state import Event, EventName, State
from paxdesk.porfiriana.rules.term_words import (
    faction_words,
    prestige_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.table.words.terms import gold_words
from paxdesk.resources import assets_folder
from paxdesk.strict_yaml import map_entries, read_file, text_reader

ENDS: Final[frozenset[EventName]] = frozenset({"income", "revealed"})
"""Events that begin the automatic end of a turn, which is not a consequence of the action."""


def card_name(state: State, number: CardNumber) -> str:
    """Return a card's name; "" for no card. A Public Card in play has the name of its side."""
    partner = state.partners.get(number)
    if partner is not None and state.cards.partners[number].public:
        return side_of(state, partner).name
    card = state.cards.cards.get(number)
    return card_title(card) if card else ""


@cache
def _short_names() -> dict[str, str]:
    """Return the short names of cards by full name."""
    cards = map_entries(read_file(assets_folder() / "art.yaml")).values()
    named = [found for each in cards if "short" in (found := map_entries(each))]
    return {text_reader(each["name"]): text_reader(each["short"]) for each in named}


def name_on_face(state: State, number: CardNumber) -> str:
    """Return the name on a card's face at table size."""
    name = card_name(state, number)
    return _short_names().get(name, name)


def card_with_number(state: State, number: CardNumber) -> str:
    """Return a card with its number, such as "[089] Santa Eulalia"."""
    return f"[{number:03}] {card_name(state, number)}"


def is_theft(event: Event) -> bool:
    """Return whether an event is a theft of gold."""
    return event.what == "pays" and event.word == STOLEN


def gold_change(events: Iterable[Event], seat: Seat) -> int:
    """Return by how much the events before ENDS change a seat's gold."""
    gold = 0
    for event in events:
        if event.what in ENDS:
            break
        if event.what == "pays":
            gold += event.amount * ((event.other == seat) - (event.seat == seat))
        elif event.what == "gains" and event.seat == seat:
            gold += event.amount
    return gold


@frozen
class EventWords:
    """Icon and sentences of an event.

    ``to_you`` addresses the seat of the event, or its other seat if ``other`` is true.
    """

    icon: str
    words: str
    to_you: str = ""
    other: bool = False
    of_diaz: bool = False


def event_note(
    state: State, event: Event, names: Names, you: Seat | None = None
) -> IconNote | None:
    """Return a note on an event, addressed to ``you``; None for an event without a text."""
    found = _words_of(event)
    if found is None or (found.of_diaz and event.seat != DIAZ):
        return None
    words = without_double_stop(_sentence(state, event, found, names, you))
    return IconNote(found.icon.format(kind=event.word), words)


def _sentence(state: State, event: Event, found: EventWords, names: Names, you: Seat | None) -> str:
    card = card_name(state, event.card or 0)
    if event.what == "cube_laid":
        return tr_plural("{card} gains %n cube(s).", "", event.amount or 1, card=card)
    if event.what == "income_falls":
        return tr_plural("{card} loses %n cube(s).", "", event.amount, card=card)
    seat = event.other if found.other else event.seat
    concerns_you = seat is None or seat == you
    words = found.to_you if found.to_you and concerns_you else found.words
    return tr(words, card=card, seat=names.get(seat or 0, ""), **_values(state, event, names))


def _words_of(event: Event) -> EventWords | None:
    if event.what == "revolt" and event.other is None:
        return NO_LIBERATOR
    if is_theft(event):
        return THEFT
    if event.what == "cube_laid" and (not event.card or event.word == "prestige"):
        return None
    return WORDS.get(event.what)


def _values(state: State, event: Event, names: Names) -> dict[str, object]:
    """Return the placeholders other than card and seat."""
    target = names.get(event.other or 0, "")
    if event.target is not None:
        target = card_name(state, event.target)
    sides = [faction_words(each) for each in get_args(Faction) if each in event.word.split("-")]
    return {
        "number": event.amount,
        "gold": gold_words(event.amount),
        "unrest": unrest_words(event.amount),
        "target": target,
        "place": target,
        "attack": target,
        "factions": join_words(sides, "and"),
        "kind": next((prestige_words(each) for each in PRESTIGES if each == event.word), ""),
        "regime": next((regime_words(key) for key in get_args(RegimeKey) if key == event.word), ""),
    }


WORDS: Final[dict[EventName, EventWords]] = {
    "assassinated": EventWords(
        "assassin",
        tr_noop("{card} is shot: an heir takes {seat}'s place."),
        tr_noop("{card} is shot: an heir takes your place."),
    ),
    "attacked": EventWords("unrest", tr_noop("Díaz plays {card} on {target}."), of_diaz=True),
    "awarded": EventWords(
        "prestige-{kind}",
        tr_noop("{seat} gains 1 point of {kind} for {card}."),
        tr_noop("You gain 1 point of {kind} for {card}."),
    ),
    "calmed": EventWords("unrest", tr_noop("{card}: −{unrest}.")),
    "cancelled": EventWords("spy", tr_noop("{card} cancels {attack}; both are discarded.")),
    "cube_laid": EventWords("income-cube", ""),
    "declares": EventWords(
        "manifesto",
        tr_noop("{seat} declares for {kind}: the Hacendado's income ends."),
        tr_noop("You declare for {kind}: the Hacendado's income ends."),
    ),
    "defeated": EventWords("army", tr_noop("{card} is defeated.")),
    "deployed": EventWords("army", tr_noop("{card} goes to {place}."), of_diaz=True),
    "depression_ends": EventWords("depression", tr_noop("The Depression ends.")),
    "depression_starts": EventWords("depression", tr_noop("A Depression begins.")),
    "diaz_holds": EventWords("topple", tr_noop("Nobody topples Díaz.")),
    "discarded": EventWords("ui-curtain", tr_noop("{card} goes to the discards.")),
    "extorts": EventWords("income-cube", tr_noop("{card} extorts a cube of {seat}."), other=True),
    "fraud": EventWords(
        "court", tr_noop("{card} is discarded: +1 to Díaz's defence."), of_diaz=True
    ),
    "freed": EventWords("jail", tr_noop("{seat} leaves Jail."), tr_noop("You leave Jail.")),
    "income_falls": EventWords("income-cube", ""),
    "jailed": EventWords("jail", tr_noop("{seat} goes to Jail."), tr_noop("You go to Jail.")),
    "played": EventWords("action-play", tr_noop("Díaz plays {card}."), of_diaz=True),
    "regime": EventWords("regime-change", tr_noop("The regime becomes {regime}.")),
    "retreats": EventWords(
        "army",
        tr_noop("{card} joins {seat}'s Private Army."),
        tr_noop("{card} joins your Private Army."),
    ),
    "revolt": EventWords(
        "slave",
        tr_noop("The slaves of {card} revolt. {seat} is the Liberator."),
        tr_noop("The slaves of {card} revolt. You are the Liberator."),
        other=True,
    ),
    "rolled": EventWords("dice", tr_noop("The die shows {number}.")),
    "sacked": EventWords(
        "hand",
        tr_noop("{card} is Sacked: it returns to {seat}'s hand."),
        tr_noop("{card} is Sacked: it returns to your hand."),
    ),
    "speculation_pays": EventWords(
        "action-speculate",
        tr_noop("{seat} collects {gold} for the cube on {card}."),
        tr_noop("You collect {gold} for your cube on {card}."),
    ),
    "strife": EventWords("strife", tr_noop("Strife between {factions}.")),
    "taken": EventWords("hand", tr_noop("{card} joins {seat}.")),
    "taken_back": EventWords(
        "hand",
        tr_noop("{card} returns to {seat}'s hand."),
        tr_noop("{card} returns to your hand."),
    ),
    "unrest": EventWords("unrest", tr_noop("{card}: +{unrest}.")),
}
THEFT: Final = EventWords(
    "gold",
    tr_noop("{target} steals {gold} from {seat}."),
    tr_noop("{target} steals {gold} from you."),
)
NO_LIBERATOR: Final = EventWords(
    "slave", tr_noop("The slaves of {card} revolt. There is no Liberator.")
)
