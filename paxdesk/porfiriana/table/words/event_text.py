"""What happened, in sentences: for the log, and for telling what an answer would do."""

from collections.abc import Callable, Iterable
from typing import Final, get_args

from attrs import evolve

from paxdesk.desk.words import Names, Note
from paxdesk.language import (
    counted,
    joined,
    say,
    single_stop,
    template,
)
from paxdesk.lazy_attrs import frozen
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import (
    ARMY,
    DIAZ,
    Action,
    CardNumber,
    CubePlace,
    Orientation,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES, Faction, RegimeKey
from paxdesk.porfiriana.rules.facts import side_of
from paxdesk.porfiriana.rules.state import Event, EventName, State
from paxdesk.porfiriana.rules.term_words import (
    faction_words,
    prestige_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.table.words.terms import gold_words, way_term

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
            "slave", say("The slaves of {card} revolt. There is no Liberator.", card=told.card)
        )
    words = told.about(
        told.event.other,
        template("The slaves of {card} revolt. You are the Liberator."),
        template("The slaves of {card} revolt. {seat} is the Liberator."),
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
        "unrest", say("{card}: +{unrest}.", unrest=unrest_words(told.event.amount), card=told.card)
    )


def _calmed(told: Telling) -> Note:
    return Note(
        "unrest",
        say("{card}: −{unrest}.", unrest=unrest_words(told.event.amount), card=told.card),
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
    words = counted("{card} gains %n cube(s).", "", told.event.amount or 1, card=told.card)
    return Note("income-cube", words)


def _income_falls(told: Telling) -> Note:
    words = counted("{card} loses %n cube(s).", "", told.event.amount, card=told.card)
    return Note("income-cube", words)


def _awarded(told: Telling) -> Note:
    words = told.about(
        told.event.seat,
        template("You gain 1 point of {kind}."),
        template("{seat} gains 1 point of {kind}."),
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
        say("{card} joins {seat}.", card=told.card, seat=told.names[told.event.seat or 0]),
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
    return Note("court", say("{card} is discarded: +1 to Díaz's defence.", card=told.card))


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


# --- Actions and decisions as the log tells them: "buys [089] Santa Eulalia" ----------------------
# The sentences leave out who acts: the mark of the seat stands before them.


def numbered(state: State, number: CardNumber) -> str:
    """A card with its number: "[089] Santa Eulalia"."""
    return f"[{number:03}] {card_name(state, number)}"


def deed(state: State, action: Action, names: Names) -> str:
    """What a seat does, without its name, told of the position before it is done."""
    match action:
        case act.Buy(slot, orientation):
            return _buys(numbered(state, state.market[slot]), orientation)
        case act.BuyPublic(number, faction) if faction is not None:
            sides = state.cards.partners[number].sides
            name = next(side.name for side in sides if side.faction == faction)
            return _buys(f"[{number:03}] {name}")
        case act.Play(number, orientation):
            card = numbered(state, number)
            if orientation is None:
                return say("plays {card}", card=card)
            kind = prestige_words(orientation)
            return say("plays {card}, {kind} side", card=card, kind=kind)
        case act.Deploy(number, at):
            card = numbered(state, number)
            if at == ARMY:
                return say("plays {card} to the Private Army", card=card)
            place = numbered(state, at)
            return say("sends {card} to {place}", card=card, place=place)
        case act.Attack(number, target, victim, unrest):
            whom = names[victim or 0] if target is None else numbered(state, target)
            return _attacks(numbered(state, number), whom, unrest)
        case act.Sell(number, via):
            words = template("sells {card}")
            return _free(state, say(words, card=numbered(state, number)), via)
        case act.Redeploy(number, to):
            return _redeploys(state, number, to)
        case act.BuyLand(number, via):
            words = template("buys land for {card}")
            return _free(state, say(words, card=numbered(state, number)), via)
        case act.Connect(number, oval):
            words = template("connects {card} {way}")
            return say(words, card=numbered(state, number), way=_way(state, number, oval))
        case act.Police(number, via):
            if number is None:
                return _free(state, say("pays to leave Jail"), via)
            words = template("polices {card}")
            return _free(state, say(words, card=numbered(state, number)), via)
        case act.Speculate(slot, source, via):
            card = numbered(state, state.market[slot])
            if source is None:
                words = say("speculates on {card}", card=card)
            else:
                words = template("moves a cube from {place} to {other}")
                words = say(words, place=numbered(state, state.market[source]), other=card)
            return _free(state, words, via)
        case act.Shift(source, to, via):
            words = template("moves a cube from {place} to {other}")
            words = say(words, place=_place(state, source), other=_place(state, to))
            return _free(state, words, via)
        case act.PlacePrestige(place):
            words = template("places a Prestige Cube on {card}")
            return say(words, card=numbered(state, place.number))
        case act.Use(number, target):
            card = numbered(state, number)
            if target is None:
                return say("uses {card}", card=card)
            on = numbered(state, target)
            return say("uses {card} on {target}", card=card, target=on)
        case act.End():
            return say("ends the turn")
    return _decision(state, action, names)


def _decision(state: State, action: Action, names: Names) -> str:
    """An answer to what the game has asked."""
    match action:
        case act.First(number):
            words = template("discards {card} first")
            return say(words, card=numbered(state, number))
        case act.Keep(cards):
            return _keeps(len(cards))
        case act.Retreat(number):
            return say("retreats {card}", card=numbered(state, number))
        case act.Disband(number):
            return say("disbands {card}", card=numbered(state, number))
        case act.Drop(faction):
            words = template("drops the {faction} faction")
            return say(words, faction=faction_words(faction))
        case act.CancelWithSpy(number):
            return say("cancels the attack with {card}", card=numbered(state, number))
        case act.Pass():
            return say("passes")
        case act.Manifesto(prestige):
            words = template("declares for {kind}")
            return say(words, kind=prestige_words(prestige))
        case act.Fraud(number):
            words = template("commits fraud: discards {card}")
            return say(words, card=numbered(state, number))
        case act.AssassinatePlayer(victim, number):
            words = template("shoots {seat}'s Hacendado with {card}")
            return say(words, seat=names[victim], card=numbered(state, number))
        case act.ChooseCard() if isinstance(raided := state.agenda[-1], RaidedHand):
            words = template("takes a card from {seat}'s hand")
            return say(words, seat=names[raided.victim])
        case act.ChooseNone():
            return say("declines")
        case act.Pay(number):
            return say("pays for {card}", card=numbered(state, number))
        case act.Give(number):
            return say("discards {card}", card=numbered(state, number))
        case act.Dice(rolls):
            return say("rolls {dice}", dice=" · ".join(map(str, rolls)))
    chosen = _chosen(state, action, names)
    return say("chooses {choice}", choice=chosen) if chosen else ""


def _chosen(state: State, action: Action, names: Names) -> str:
    """What is chosen by an action that says no more than that."""
    match action:
        case act.ChooseCard(number):
            return numbered(state, number)
        case act.ChoosePlace(place):
            return _place(state, place)
        case act.ChoosePlayer(seat):
            return names[seat]
        case act.ChooseFaction(faction):
            return faction_words(faction)
        case act.ChoosePrestige(prestige):
            return prestige_words(prestige)
    return ""


def _buys(card: str, orientation: Orientation | None = None) -> str:
    if orientation == "event":
        return say("buys {card} as the event", card=card)
    if orientation == "quo":
        return say("buys {card} as the status quo", card=card)
    return say("buys {card}", card=card)


def _attacks(card: str, whom: str, unrest: int | None) -> str:
    if unrest is None:
        return say("plays {card} on {target}", card=card, target=whom)
    if not unrest:
        return say("plays {card} on {target} as a Scapegoat", card=card, target=whom)
    words = template("plays {card} on {target}, {unrest}")
    return say(words, card=card, target=whom, unrest=unrest_words(unrest))


def _redeploys(state: State, number: CardNumber, to: CardNumber | None) -> str:
    card = numbered(state, number)
    if to is None:
        return say("restores order with {card}", card=card)
    if to == ARMY:
        return say("moves {card} to the Private Army", card=card)
    place = numbered(state, to)
    return say("moves {card} to {place}", card=card, place=place)


def _keeps(count: int) -> str:
    if not count:
        return say("keeps nothing")
    if count == 1:
        return say("keeps one card")
    return say("keeps {count} cards", count=count)


def _free(state: State, words: str, via: CardNumber | None) -> str:
    """The deed, and the card by which it took no action."""
    if via is None:
        return words
    return say("{deed}, no action thanks to {card}", deed=words, card=numbered(state, via))


def _way(state: State, card: CardNumber, oval: int) -> str:
    to = state.cards.enterprises[card].ovals[oval].to
    return say("by canal or ship") if to == "extra" else way_term(to)


def _place(state: State, place: CubePlace) -> str:
    match place.kind:
        case "reserve":
            return say("the reserve")
        case "hacendado":
            return say("the Hacendado")
        case "speculation":
            number = state.market[place.number]
            return numbered(state, number) if number else say("an empty slot")
    return numbered(state, place.number)
