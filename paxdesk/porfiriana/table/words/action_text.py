"""Actions and decisions as the log tells them: "buys [089] Santa Eulalia".

The sentences leave out who acts: the mark of the seat stands before them.
"""

from paxdesk.desk.words.seats import Names
from paxdesk.language import say, template
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, Action, CardNumber, CubePlace, Orientation
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.phrases import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import way_term


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
                return say("plays {card} to the army", card=card)
            place = numbered(state, at)
            return say("plays {card} to {place}", card=card, place=place)
        case act.Attack(number, target, victim, unrest):
            whom = names[victim or 0] if target is None else numbered(state, target)
            return _attacks(numbered(state, number), whom, unrest)
        case act.Sell(number, via):
            words = template("sells {card}")
            return _free(say(words, card=numbered(state, number)), via)
        case act.Redeploy(number, to):
            return _redeploys(state, number, to)
        case act.BuyLand(number, via):
            words = template("buys land for {card}")
            return _free(say(words, card=numbered(state, number)), via)
        case act.Connect(number, oval):
            words = template("connects {card} {way}")
            return say(words, card=numbered(state, number), way=_way(state, number, oval))
        case act.Police(number, via):
            if number is None:
                return _free(say("pays the way out of Jail"), via)
            words = template("polices {card}")
            return _free(say(words, card=numbered(state, number)), via)
        case act.Speculate(slot, source, via):
            card = numbered(state, state.market[slot])
            if source is None:
                words = say("speculates on {card}", card=card)
            else:
                words = template("moves a cube from {place} to {other}")
                words = say(words, place=numbered(state, state.market[source]), other=card)
            return _free(words, via)
        case act.Shift(source, to, via):
            words = template("moves a cube from {place} to {other}")
            words = say(words, place=_place(state, source), other=_place(state, to))
            return _free(words, via)
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
            return say("cancels with {card}", card=numbered(state, number))
        case act.Pass():
            return say("passes")
        case act.Manifesto(prestige):
            words = template("declares for {kind}")
            return say(words, kind=prestige_words(prestige))
        case act.Fraud(number):
            words = template("discards {card} for Díaz")
            return say(words, card=numbered(state, number))
        case act.AssassinatePlayer(victim, number):
            words = template("shoots at {seat} with {card}")
            return say(words, seat=names[victim], card=numbered(state, number))
        case act.ChooseCard() if isinstance(raided := state.agenda[-1], RaidedHand):
            words = template("takes a card from {seat}'s hand")
            return say(words, seat=names[raided.victim])
        case act.ChooseNone():
            return say("declines")
        case act.Pay(number):
            return say("pays for {card}", card=numbered(state, number))
        case act.Give(number):
            return say("gives up {card}", card=numbered(state, number))
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
        return say("buys {card}, event", card=card)
    if orientation == "quo":
        return say("buys {card}, status quo", card=card)
    return say("buys {card}", card=card)


def _attacks(card: str, whom: str, unrest: int | None) -> str:
    if unrest is None:
        return say("plays {card} on {target}", card=card, target=whom)
    words = template("plays {card} on {target}, {unrest}")
    return say(words, card=card, target=whom, unrest=unrest_words(unrest))


def _redeploys(state: State, number: CardNumber, to: CardNumber | None) -> str:
    card = numbered(state, number)
    if to is None:
        return say("redeploys {card} in place", card=card)
    if to == ARMY:
        return say("redeploys {card} to the army", card=card)
    place = numbered(state, to)
    return say("redeploys {card} to {place}", card=card, place=place)


def _keeps(count: int) -> str:
    if not count:
        return say("keeps nothing")
    if count == 1:
        return say("keeps one card")
    return say("keeps {count} cards", count=count)


def _free(words: str, via: CardNumber | None) -> str:
    """The deed, and the card by which it took no action."""
    if via is None:
        return words
    return say("{deed}, free by {card}", deed=words, card=f"[{via:03}]")


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
