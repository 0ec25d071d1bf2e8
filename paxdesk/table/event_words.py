"""What happened, in sentences: for the log, and for telling what an answer would do. No Qt here."""

from collections.abc import Callable, Iterable, Mapping

from attrs import frozen

from paxdesk.rules.actions import CardNumber, Seat
from paxdesk.rules.phrases import FACTION_WORDS, PRESTIGE_WORDS, REGIME_WORDS, plural
from paxdesk.rules.readings import side_of
from paxdesk.rules.state import Event, State

Names = Mapping[Seat, str]
"""What the seats are called; 0 is Díaz."""
ENDS = frozenset({"income", "revealed"})
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

    def who(self, seat: Seat | None, verb: str, third: str) -> str:
        """The seat with its verb: "You go", "Rosa goes"."""
        if seat is not None and seat == self.you:
            return f"You {verb}"
        return f"{self.names[seat] if seat is not None else 'Nobody'} {third}"

    def whose(self, seat: Seat | None) -> str:
        """``your`` or ``Rosa's``."""
        if seat is not None and seat == self.you:
            return "your"
        return f"{self.names[seat]}'s" if seat is not None else "nobody's"


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
    words = _WORDS.get(event.what)
    return words(Telling(state, event, names, you)) if words else None


def _revolt(told: Telling) -> Note:
    if told.event.other is None:
        return Note("slave", f"The slaves of {told.card} revolt; nobody is Liberator.")
    who = told.who(told.event.other, "are", "is")
    return Note("slave", f"The slaves of {told.card} revolt: {who} Liberator.")


def _unrest(told: Telling) -> Note:
    return Note("unrest", f"{told.event.amount} Unrest on {told.card}.")


def _calmed(told: Telling) -> Note:
    return Note("unrest", f"{told.event.amount} Unrest off {told.card}.")


def _discarded(told: Telling) -> Note:
    return Note("ui-curtain", f"{told.card} goes to the discards.")


def _sacked(told: Telling) -> Note:
    whose = told.whose(told.event.seat)
    return Note("hand", f"{told.card} is Sacked: it returns to {whose} hand.")


def _taken_back(told: Telling) -> Note:
    return Note("hand", f"{told.card} returns to {told.whose(told.event.seat)} hand.")


def _jailed(told: Telling) -> Note:
    return Note("jail", f"{told.who(told.event.seat, 'go', 'goes')} to Jail.")


def _freed(told: Telling) -> Note:
    return Note("jail", f"{told.who(told.event.seat, 'leave', 'leaves')} Jail.")


def _regime(told: Telling) -> Note:
    words = next((words for key, words in REGIME_WORDS.items() if key == told.event.word), "")
    return Note("regime-change", f"The regime becomes {words}.")


def _declares(told: Telling) -> Note:
    words = next((words for key, words in PRESTIGE_WORDS.items() if key == told.event.word), "")
    who = told.who(told.event.seat, "declare", "declares")
    return Note("manifesto", f"{who} for {words}: the Hacendado's income ends.")


def _assassinated(told: Telling) -> Note:
    whose = told.whose(told.event.seat)
    return Note("assassin", f"{told.card} is shot: an heir takes {whose} place.")


def _retreats(told: Telling) -> Note:
    return Note("army", f"{told.card} joins {told.whose(told.event.seat)} Private Army.")


def _defeated(told: Telling) -> Note:
    return Note("army", f"{told.card} is defeated.")


def _extorts(told: Telling) -> Note:
    return Note(
        "income-cube", f"{told.card} extorts a cube of {told.names[told.event.other or 0]}."
    )


def _strife(told: Telling) -> Note:
    sides = " and ".join(
        words for faction, words in FACTION_WORDS.items() if faction in told.event.word.split("-")
    )
    return Note("strife", f"Strife between {sides}.")


def _depression(told: Telling) -> Note:
    return Note("depression", "A Depression begins.")


def _depression_ends(told: Telling) -> Note:
    return Note("depression", "The Depression ends.")


def _cubes(told: Telling) -> Note | None:
    if not told.event.card or told.event.word == "prestige":
        return None
    return Note("income-cube", f"{plural(told.event.amount or 1, 'cube')} on {told.card}.")


def _income_falls(told: Telling) -> Note:
    return Note("income-cube", f"{told.card} loses {plural(told.event.amount, 'cube')}.")


def _awarded(told: Telling) -> Note:
    words = next((words for key, words in PRESTIGE_WORDS.items() if key == told.event.word), "")
    who = told.who(told.event.seat, "gain", "gains")
    return Note(f"prestige-{told.event.word}", f"{who} 1 {words}.")


def _cancelled(told: Telling) -> Note:
    attack = card_name(told.state, told.event.target or 0)
    return Note("spy", f"{told.card} cancels {attack}; both are discarded.")


def _taken(told: Telling) -> Note:
    return Note("hand", f"{told.card} goes over to {told.names[told.event.seat or 0]}.")


def _diaz_holds(told: Telling) -> Note:
    return Note("topple", "Nobody topples Díaz.")


_WORDS: dict[str, Callable[[Telling], Note | None]] = {
    "assassinated": _assassinated,
    "awarded": _awarded,
    "calmed": _calmed,
    "cancelled": _cancelled,
    "cube_laid": _cubes,
    "declares": _declares,
    "defeated": _defeated,
    "depression_ends": _depression_ends,
    "depression_starts": _depression,
    "diaz_holds": _diaz_holds,
    "discarded": _discarded,
    "extorts": _extorts,
    "freed": _freed,
    "income_falls": _income_falls,
    "jailed": _jailed,
    "regime": _regime,
    "retreats": _retreats,
    "revolt": _revolt,
    "sacked": _sacked,
    "strife": _strife,
    "taken": _taken,
    "taken_back": _taken_back,
    "unrest": _unrest,
}
