"""Actions and decisions as the words on a button. No Qt here."""

from typing import Final

from paxdesk.desk.words import Label, Names
from paxdesk.language import capitalized, joined, say, template
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import Action, CardNumber, CubePlace, Seat
from paxdesk.porfiriana.rules.agenda import AssassinAtLarge, Attacking, Showdown, StrifeAmong
from paxdesk.porfiriana.rules.card_text import effect_words, lines
from paxdesk.porfiriana.rules.card_verbs import Faction, OvalKind
from paxdesk.porfiriana.rules.cards import HeadlineCard, ToppleCard
from paxdesk.porfiriana.rules.engine import tried
from paxdesk.porfiriana.rules.facts import side_of
from paxdesk.porfiriana.rules.state import Player, State
from paxdesk.porfiriana.rules.term_words import faction_words, prestige_words, unrest_words
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.terms import cards_words, oval_term

BUILD: Final[dict[OvalKind, str]] = {
    "mule": template("Build a mule road at {card}"),
    "rail": template("Build a railroad at {card}"),
    "extra": template("Build a canal or ship at {card}"),
}


def place_words(state: State, place: CubePlace, names: Names) -> str:
    """A cube's place: "the Income of Minas Prietas"."""
    if place.kind == "reserve":
        return say("the reserve")
    if place.kind == "hacendado":
        return say("the income space of the Hacendado")
    if place.kind == "speculation":
        number = state.market[place.number]
        return card_name(state, number) if number else say("an empty slot")
    name = card_name(state, place.number)
    if place.kind in ("connection", "connection2"):
        ovals = state.cards.enterprises[place.number].ovals
        return say("the {oval} of {card}", oval=oval_term(ovals[place.oval].to), card=name)
    if place.kind == "prestige":
        return say("the prestige space of {0}", name)
    return say("the income space of {0}", name)


def label(state: State, action: Action, names: Names) -> Label:
    """The words on the button that means this action."""
    match action:
        case act.Buy(slot, orientation):
            return _buy(state, slot, orientation)
        case act.BuyPublic(card, faction) if faction is not None:
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.faction == faction)
            side = sides[index]
            does = " ".join(effect_words(each, state.variant) for each in side.on_play)
            worth = say("{faction}, {cost} gold.", faction=faction_words(faction), cost=side.cost)
            return Label(_faction(faction), side.name, f"{worth} {does}".strip())
        case act.Play(card, orientation):
            if orientation is None:
                return Label("action-play", say("Play {0}", card_name(state, card)))
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.prestige == orientation)
            printed = state.cards.cards[card]
            text = " ".join(line.text for line in lines(printed, index, variant=state.variant)[:-1])
            words = say("On its {0} side", prestige_words(orientation))
            return Label(f"prestige-{orientation}", words, text)
        case act.Deploy(card, at):
            return Label("army", _sent(state, card, at))
        case act.Attack(card, target, victim, unrest):
            return _attack(state, card, target, victim, unrest, names)
        case act.Sell(card, via):
            return Label("action-sell", say("Sell {0}", card_name(state, card)), _via(state, via))
        case act.Redeploy(card, to):
            if to is None:
                words = say("{0}: restore order here", card_name(state, card))
            else:
                words = _moved(state, card, to)
            return Label("action-redeploy", words)
        case act.BuyLand(card, via):
            words = say("Buy land for {0}", card_name(state, card))
            return Label("action-land", words, _via(state, via))
        case act.Connect(card, oval):
            words = BUILD[state.cards.enterprises[card].ovals[oval].to]
            return Label("action-connect", say(words, card=card_name(state, card)))
        case act.Police(None, via):
            return Label("jail", say("Pay to leave Jail"), _via(state, via))
        case act.Police(card, via):
            assert card is not None
            words = say("Police action at {0}", card_name(state, card))
            return Label("action-police", words, _via(state, via))
        case act.Speculate(slot, source, via):
            words = say("Speculate on {0}", card_name(state, state.market[slot]))
            if source is not None:
                words = say("Move the cube to {0}", card_name(state, state.market[slot]))
            return Label("action-speculate", words, _via(state, via))
        case act.Shift(source, to, via):
            words = say(
                "Move a cube from {place} to {other}",
                place=place_words(state, source, names),
                other=place_words(state, to, names),
            )
            return Label("income-cube", words, _via(state, via))
        case act.PlacePrestige(place):
            words = say("Place the Prestige Cube on {0}", card_name(state, place.number))
            return Label("income-cube", words, say("Free."))
        case act.Use(card, target):
            return _use(state, card, target)
        case act.End():
            return Label("action-end_turn", say("End turn"))
    return _decision(state, action, names)


def imperative(state: State, action: Action, names: Names) -> str:
    """The same as an instruction that stands alone: "Buy Rurales", "Play Textile Mill"."""
    match action:
        case act.Buy(slot, orientation) if orientation is not None:
            words = (
                template("Buy {0} as the event")
                if orientation == "event"
                else template("Buy {0} as the status quo")
            )
            return say(words, card_name(state, state.market[slot]))
        case act.BuyPublic(card, faction) if faction is not None:
            first, *others = state.cards.partners[card].sides
            for side in others:
                if side.faction == faction:  # the table shows it by its first side
                    return say("Buy {card} as {side}", card=first.name, side=side.name)
            return say("Buy {0}", first.name)
        case act.BuyPublic(card):
            return say("Buy {0}", card_name(state, card))
        case act.Play(card, orientation) if orientation is not None:
            kind = prestige_words(orientation)
            return say("Play {card} on its {kind} side", card=card_name(state, card), kind=kind)
        case act.Attack(card, target, victim, unrest) if unrest is not None:
            at = card_name(state, target) if target is not None else names[victim or 0]
            name = card_name(state, card)
            if not unrest:
                return say("Play {card} on {target} as a Scapegoat", card=name, target=at)
            words = template("Play {card} on {target} for {unrest}")
            return say(words, card=name, target=at, unrest=unrest_words(unrest))
        case act.Redeploy(card, None):
            return say("Restore order with {0}", card_name(state, card))
        case act.Use(card, None):
            return say("Use {0} to change the regime", card_name(state, card))
        case act.Use(card, target) if target is not None:
            at = card_name(state, target)
            return say("Use {card} against {target}", card=card_name(state, card), target=at)
        case act.ChoosePlace(place):
            return say("Choose {0}", place_words(state, place, names))
        case act.ChooseCard() | act.ChoosePlayer() | act.ChooseFaction():
            return say("Choose {0}", label(state, action, names).words)
    return label(state, action, names).words


def _decision(state: State, action: Action, names: Names) -> Label:
    step = state.agenda[-1]
    match action:
        case act.First(card):
            return Label("action-buy", say("{0} first", card_name(state, card)))
        case act.Keep(cards):
            return Label("gold", _kept(len(cards)))
        case act.Retreat(card):
            return Label("army", say("Retreat {0}", card_name(state, card)))
        case act.Disband(card):
            return Label("ui-curtain", say("Discard {0}", card_name(state, card)))
        case act.Drop(faction):
            lost = joined(
                [card_name(state, each) for each in _faction_cards(state, faction)], "and"
            )
            words = say("Drop the {0} faction", faction_words(faction))
            return Label(_faction(faction), words, lost)
        case act.CancelWithSpy(card):
            return Label("spy", say("Discard {0}: cancel the attack", card_name(state, card)))
        case act.Pass():
            if isinstance(step, Attacking | AssassinAtLarge):
                return Label("action-end_turn", say("Let it happen"))
            if isinstance(step, Showdown) and len(step.seats) > 1:
                words = say("Pass: {0} decides", names[step.seats[1]])
                return Label("action-end_turn", words)
            return Label("action-end_turn", say("Pass: count the points"))
        case act.Manifesto(prestige):
            hacendado = state.cards.hacendados[_decider(state).hacendado]
            cause = hacendado.cause(prestige)
            title = cause.title if cause else prestige_words(prestige)
            return Label(f"prestige-{prestige}", say("Manifesto: {0}", title))
        case act.Fraud(card, prestige):
            name = card_name(state, card)
            if prestige:
                kind = prestige_words(prestige)
                words = say("Fraud: discard {card} for {kind}", card=name, kind=kind)
            else:
                words = say("Fraud: discard {card}", card=name)
            return Label("court", words)
        case act.AssassinatePlayer(victim, card):
            words = say(
                "Assassinate {seat} with {card}", seat=names[victim], card=card_name(state, card)
            )
            return Label("assassin", words)
        case act.ChooseCard(card):
            return Label("action-buy", card_name(state, card))
        case act.ChoosePrestige(prestige):
            return Label(f"prestige-{prestige}", say("{0} side", prestige_words(prestige)))
        case act.ChoosePlace(place):
            return Label("income-cube", capitalized(place_words(state, place, names)))
        case act.ChoosePlayer(seat):
            return Label(f"seat-{seat}" if seat else "topple", names[seat])
        case act.ChooseFaction(faction):
            return Label(_faction(faction), faction_words(faction))
        case act.ChooseNone():
            enough = isinstance(step, Attacking) and bool(step.picked_places)
            return Label("action-end_turn", say("Stop here") if enough else say("Decline"))
        case act.Pay(card):
            return Label("gold", say("Pay for {0}", card_name(state, card)))
        case act.Give(card):
            return Label("ui-curtain", say("Discard {0}", card_name(state, card)))
    return Label("action-play", type(action).__name__)


def _buy(state: State, slot: int, orientation: str | None) -> Label:
    card = state.cards.cards[state.market[slot]]
    if isinstance(card, HeadlineCard | ToppleCard) and orientation == "event":
        does = " ".join(effect_words(each, state.variant) for each in card.event)
        return Label("newspaper", say("Publish the event"), does or say("Nothing happens."))
    if orientation == "quo":
        then = _quo(state, slot)
        if isinstance(card, ToppleCard):
            then = say("The showdown follows.")
        return Label("ui-curtain", say("Keep the status quo"), then)
    return Label("action-buy", say("Buy {0}", card.name))


def _quo(state: State, slot: int) -> str:
    """What a Headline does that is kept without effect: it still lands on the Bull-Bear pile."""
    after = tried(state, act.Buy(slot, "quo")).after
    if after.depression and not state.depression:
        return say("No event, but the second bear begins a Depression.")
    if state.depression and not after.depression:
        return say("No event, but the second bull ends the Depression.")
    return say("No event; it goes onto the Bull-Bear pile.")


def _attack(
    state: State,
    card: CardNumber,
    target: CardNumber | None,
    victim: Seat | None,
    unrest: int | None,
    names: Names,
) -> Label:
    at = card_name(state, target) if target is not None else names[victim or 0]
    if unrest is None:
        words = say("Play {card} on {target}", card=card_name(state, card), target=at)
        return Label("unrest", words)
    if unrest == 0:
        return Label("strike", say("Scapegoat: no Unrest"))
    return Label("strike", say("{unrest} on {target}", unrest=unrest_words(unrest), target=at))


def _use(state: State, card: CardNumber, target: CardNumber | None) -> Label:
    if target is None:
        return Label("regime-change", say("{0}: change the regime", card_name(state, card)))
    at = card_name(state, target)
    return Label("activist", say("{0}: Unrest on {1}", card_name(state, card), at))


def _sent(state: State, card: CardNumber, at: CardNumber) -> str:
    name = card_name(state, card)
    if at == act.ARMY:
        return say("Send {0} to the Private Army", name)
    return say("Send {card} to {place}", card=name, place=card_name(state, at))


def _moved(state: State, card: CardNumber, at: CardNumber) -> str:
    name = card_name(state, card)
    if at == act.ARMY:
        return say("Move {0} to the Private Army", name)
    return say("Move {card} to {place}", card=name, place=card_name(state, at))


def _kept(cards: int) -> str:
    return say("Keep {0}", cards_words(cards)) if cards else say("Keep none")


def _via(state: State, via: CardNumber | None) -> str:
    return say("No action, thanks to {0}.", card_name(state, via)) if via is not None else ""


def _faction(faction: Faction) -> str:
    return {
        "green": "faction-federal",
        "blue": "faction-us",
        "white": "faction-local",
        "red": "faction-rebel",
    }[faction]


def _decider(state: State) -> Player:
    """Whose part of the showdown it is."""
    step = state.agenda[-1]
    assert isinstance(step, Showdown)
    return state.players[step.seats[0]]


def _faction_cards(state: State, faction: Faction) -> list[CardNumber]:
    """The cards that the seat asked in Strife would lose with a faction."""
    step = state.agenda[-1]
    if not isinstance(step, StrifeAmong):
        return []
    seat = step.seats[0]
    partners = [
        partner.number
        for partner in state.partners.values()
        if partner.owner == seat and side_of(state, partner).faction == faction
    ]
    troops = [
        troop.number
        for troop in state.troops.values()
        if troop.owner == seat and state.cards.troops[troop.number].faction == faction
    ]
    return sorted(partners + troops)
