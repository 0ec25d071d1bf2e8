"""Actions and decisions as the log tells them: "buys [089] Santa Eulalia".

The sentences leave out who acts: the mark of the seat stands before them.
"""

from PySide6.QtCore import QCoreApplication

from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import ARMY, Action, CardNumber, CubePlace, Orientation
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.phrases import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.words.event_text import Names, card_name
from paxdesk.porfiriana.table.words.terms import way_term

translate = QCoreApplication.translate


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
                return translate("Deeds", "plays {card}").format(card=card)
            kind = prestige_words(orientation)
            return translate("Deeds", "plays {card}, {kind} side").format(card=card, kind=kind)
        case act.Deploy(number, at):
            card = numbered(state, number)
            if at == ARMY:
                return translate("Deeds", "plays {card} to the army").format(card=card)
            place = numbered(state, at)
            return translate("Deeds", "plays {card} to {place}").format(card=card, place=place)
        case act.Attack(number, target, victim, unrest):
            whom = names[victim or 0] if target is None else numbered(state, target)
            return _attacks(numbered(state, number), whom, unrest)
        case act.Sell(number, via):
            words = translate("Deeds", "sells {card}")
            return _free(words.format(card=numbered(state, number)), via)
        case act.Redeploy(number, to):
            return _redeploys(state, number, to)
        case act.BuyLand(number, via):
            words = translate("Deeds", "buys land for {card}")
            return _free(words.format(card=numbered(state, number)), via)
        case act.Connect(number, oval):
            words = translate("Deeds", "connects {card} {way}")
            return words.format(card=numbered(state, number), way=_way(state, number, oval))
        case act.Police(number, via):
            if number is None:
                return _free(translate("Deeds", "pays the way out of Jail"), via)
            words = translate("Deeds", "polices {card}")
            return _free(words.format(card=numbered(state, number)), via)
        case act.Speculate(slot, source, via):
            card = numbered(state, state.market[slot])
            if source is None:
                words = translate("Deeds", "speculates on {card}").format(card=card)
            else:
                words = translate("Deeds", "moves a cube from {place} to {other}")
                words = words.format(place=numbered(state, state.market[source]), other=card)
            return _free(words, via)
        case act.Shift(source, to, via):
            words = translate("Deeds", "moves a cube from {place} to {other}")
            words = words.format(place=_place(state, source), other=_place(state, to))
            return _free(words, via)
        case act.PlacePrestige(place):
            words = translate("Deeds", "places a Prestige Cube on {card}")
            return words.format(card=numbered(state, place.number))
        case act.Use(number, target):
            card = numbered(state, number)
            if target is None:
                return translate("Deeds", "uses {card}").format(card=card)
            on = numbered(state, target)
            return translate("Deeds", "uses {card} on {target}").format(card=card, target=on)
        case act.End():
            return translate("Deeds", "ends the turn")
    return _decision(state, action, names)


def _decision(state: State, action: Action, names: Names) -> str:
    """An answer to what the game has asked."""
    match action:
        case act.First(number):
            words = translate("Deeds", "discards {card} first")
            return words.format(card=numbered(state, number))
        case act.Keep(cards):
            return _keeps(len(cards))
        case act.Retreat(number):
            return translate("Deeds", "retreats {card}").format(card=numbered(state, number))
        case act.Disband(number):
            return translate("Deeds", "disbands {card}").format(card=numbered(state, number))
        case act.Drop(faction):
            words = translate("Deeds", "drops the {faction} faction")
            return words.format(faction=faction_words(faction))
        case act.CancelWithSpy(number):
            return translate("Deeds", "cancels with {card}").format(card=numbered(state, number))
        case act.Pass():
            return translate("Deeds", "passes")
        case act.Manifesto(prestige):
            words = translate("Deeds", "declares for {kind}")
            return words.format(kind=prestige_words(prestige))
        case act.Fraud(number):
            words = translate("Deeds", "discards {card} for Díaz")
            return words.format(card=numbered(state, number))
        case act.AssassinatePlayer(victim, number):
            words = translate("Deeds", "shoots at {seat} with {card}")
            return words.format(seat=names[victim], card=numbered(state, number))
        case act.ChooseCard() if isinstance(raided := state.agenda[-1], RaidedHand):
            words = translate("Deeds", "takes a card from {seat}'s hand")
            return words.format(seat=names[raided.victim])
        case act.ChooseNone():
            return translate("Deeds", "declines")
        case act.Pay(number):
            return translate("Deeds", "pays for {card}").format(card=numbered(state, number))
        case act.Give(number):
            return translate("Deeds", "gives up {card}").format(card=numbered(state, number))
        case act.Dice(rolls):
            return translate("Deeds", "rolls {dice}").format(dice=" · ".join(map(str, rolls)))
    chosen = _chosen(state, action, names)
    return translate("Deeds", "chooses {choice}").format(choice=chosen) if chosen else ""


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
        return translate("Deeds", "buys {card}, event").format(card=card)
    if orientation == "quo":
        return translate("Deeds", "buys {card}, status quo").format(card=card)
    return translate("Deeds", "buys {card}").format(card=card)


def _attacks(card: str, whom: str, unrest: int | None) -> str:
    if unrest is None:
        return translate("Deeds", "plays {card} on {target}").format(card=card, target=whom)
    words = translate("Deeds", "plays {card} on {target}, {unrest}")
    return words.format(card=card, target=whom, unrest=unrest_words(unrest))


def _redeploys(state: State, number: CardNumber, to: CardNumber | None) -> str:
    card = numbered(state, number)
    if to is None:
        return translate("Deeds", "redeploys {card} in place").format(card=card)
    if to == ARMY:
        return translate("Deeds", "redeploys {card} to the army").format(card=card)
    place = numbered(state, to)
    return translate("Deeds", "redeploys {card} to {place}").format(card=card, place=place)


def _keeps(count: int) -> str:
    if not count:
        return translate("Deeds", "keeps nothing")
    if count == 1:
        return translate("Deeds", "keeps one card")
    return translate("Deeds", "keeps {count} cards").format(count=count)


def _free(words: str, via: CardNumber | None) -> str:
    """The deed, and the card by which it took no action."""
    if via is None:
        return words
    return translate("Deeds", "{deed}, free by {card}").format(deed=words, card=f"[{via:03}]")


def _way(state: State, card: CardNumber, oval: int) -> str:
    to = state.cards.enterprises[card].ovals[oval].to
    return translate("Deeds", "by canal or ship") if to == "extra" else way_term(to)


def _place(state: State, place: CubePlace) -> str:
    match place.kind:
        case "reserve":
            return translate("Deeds", "the reserve")
        case "hacendado":
            return translate("Deeds", "the Hacendado")
        case "speculation":
            number = state.market[place.number]
            return numbered(state, number) if number else translate("Deeds", "an empty slot")
    return numbered(state, place.number)
