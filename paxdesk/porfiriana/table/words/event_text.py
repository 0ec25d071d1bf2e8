"""What happened, in sentences: for the log, and for telling what an answer would do."""

from collections.abc import Iterable
from typing import Final, get_args

from paxdesk.desk.words import Names, Note
from paxdesk.language import (
    counted,
    joined,
    say,
    single_stop,
    template,
)
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
from paxdesk.porfiriana.rules.phrases import (
    faction_words,
    prestige_words,
    regime_words,
    unrest_words,
)
from paxdesk.porfiriana.rules.readings import side_of
from paxdesk.porfiriana.rules.state import Event, EventName, State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES, Faction, RegimeKey
from paxdesk.porfiriana.table.words.terms import gold_words, way_term
from paxdesk.record_classes import frozen

ENDS: Final[frozenset[EventName]] = frozenset({"income", "revealed"})
"""Events with which the turn goes on by itself: what follows is no consequence of the action."""


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


@frozen
class EventWords:
    """An event's icon and its sentence, with the sentence for the seat that it concerns.

    Without ``to_you`` everybody reads the same; without ``words`` it has a number to be counted.
    ``other`` names the event's other seat instead of its first, and ``of_diaz`` leaves out whatever
    persons do: their action says it.
    """

    icon: str
    words: str
    to_you: str = ""
    other: bool = False
    of_diaz: bool = False


def event_note(state: State, event: Event, names: Names, you: Seat | None = None) -> Note | None:
    """Return the event as a sentence, said to ``you``; None if its action says it already."""
    found = _words_of(event)
    if found is None or (found.of_diaz and event.seat != DIAZ):
        return None
    words = single_stop(_sentence(state, event, found, names, you))
    return Note(found.icon.format(kind=event.word), words)


def _sentence(state: State, event: Event, found: EventWords, names: Names, you: Seat | None) -> str:
    card = card_name(state, event.card or 0)
    if event.what == "cube_laid":
        return counted("{card} gains %n cube(s).", "", event.amount or 1, card=card)
    if event.what == "income_falls":
        return counted("{card} loses %n cube(s).", "", event.amount, card=card)
    seat = event.other if found.other else event.seat
    concerns_you = seat is None or seat == you
    words = found.to_you if found.to_you and concerns_you else found.words
    return say(words, card=card, seat=names.get(seat or 0, ""), **_values(state, event, names))


def _words_of(event: Event) -> EventWords | None:
    if event.what == "revolt" and event.other is None:
        return NO_LIBERATOR
    if event.what == "cube_laid" and (not event.card or event.word == "prestige"):
        return None
    return WORDS.get(event.what)


def _values(state: State, event: Event, names: Names) -> dict[str, object]:
    """Return what the sentences of events may name besides a card and a seat."""
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
        "factions": joined(sides, "and"),
        "kind": next((prestige_words(each) for each in PRESTIGES if each == event.word), ""),
        "regime": next((regime_words(key) for key in get_args(RegimeKey) if key == event.word), ""),
    }


WORDS: Final[dict[EventName, EventWords]] = {
    "assassinated": EventWords(
        "assassin",
        template("{card} is shot: an heir takes {seat}'s place."),
        template("{card} is shot: an heir takes your place."),
    ),
    "attacked": EventWords("unrest", template("Díaz plays {card} on {target}."), of_diaz=True),
    "awarded": EventWords(
        "prestige-{kind}",
        template("{seat} gains 1 point of {kind}."),
        template("You gain 1 point of {kind}."),
    ),
    "calmed": EventWords("unrest", template("{card}: −{unrest}.")),
    "cancelled": EventWords("spy", template("{card} cancels {attack}; both are discarded.")),
    "cube_laid": EventWords("income-cube", ""),
    "declares": EventWords(
        "manifesto",
        template("{seat} declares for {kind}: the Hacendado's income ends."),
        template("You declare for {kind}: the Hacendado's income ends."),
    ),
    "defeated": EventWords("army", template("{card} is defeated.")),
    "deployed": EventWords("army", template("{card} goes to {place}."), of_diaz=True),
    "depression_ends": EventWords("depression", template("The Depression ends.")),
    "depression_starts": EventWords("depression", template("A Depression begins.")),
    "diaz_holds": EventWords("topple", template("Nobody topples Díaz.")),
    "discarded": EventWords("ui-curtain", template("{card} goes to the discards.")),
    "extorts": EventWords("income-cube", template("{card} extorts a cube of {seat}."), other=True),
    "fraud": EventWords(
        "court", template("{card} is discarded: +1 to Díaz's defence."), of_diaz=True
    ),
    "freed": EventWords("jail", template("{seat} leaves Jail."), template("You leave Jail.")),
    "income_falls": EventWords("income-cube", ""),
    "jailed": EventWords("jail", template("{seat} goes to Jail."), template("You go to Jail.")),
    "played": EventWords("action-play", template("Díaz plays {card}."), of_diaz=True),
    "regime": EventWords("regime-change", template("The regime becomes {regime}.")),
    "retreats": EventWords(
        "army",
        template("{card} joins {seat}'s Private Army."),
        template("{card} joins your Private Army."),
    ),
    "revolt": EventWords(
        "slave",
        template("The slaves of {card} revolt. {seat} is the Liberator."),
        template("The slaves of {card} revolt. You are the Liberator."),
        other=True,
    ),
    "rolled": EventWords("dice", template("The die shows {number}.")),
    "sacked": EventWords(
        "hand",
        template("{card} is Sacked: it returns to {seat}'s hand."),
        template("{card} is Sacked: it returns to your hand."),
    ),
    "speculation_pays": EventWords(
        "action-speculate",
        template("{seat} collects {gold} for the cube on {card}."),
        template("You collect {gold} for your cube on {card}."),
    ),
    "strife": EventWords("strife", template("Strife between {factions}.")),
    "taken": EventWords("hand", template("{card} joins {seat}.")),
    "taken_back": EventWords(
        "hand",
        template("{card} returns to {seat}'s hand."),
        template("{card} returns to your hand."),
    ),
    "unrest": EventWords("unrest", template("{card}: +{unrest}.")),
}
"""Events that have a sentence of their own."""
NO_LIBERATOR: Final = EventWords(
    "slave", template("The slaves of {card} revolt. There is no Liberator.")
)
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
