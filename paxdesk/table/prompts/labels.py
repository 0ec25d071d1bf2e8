"""Actions and decisions as the words on a button. No Qt here."""

from attrs import frozen

from paxdesk.rules import actions as act
from paxdesk.rules.actions import Action, CardNumber, CubePlace, Seat
from paxdesk.rules.agenda import AssassinAtLarge, Attacking, Showdown, StrifeAmong
from paxdesk.rules.cards import HeadlineCard, ToppleCard
from paxdesk.rules.phrases import (
    FACTION_WORDS,
    OVAL_WORDS,
    PRESTIGE_WORDS,
    capitalized,
    joined,
    plural,
)
from paxdesk.rules.readings import side_of
from paxdesk.rules.state import Player, State
from paxdesk.rules.vocabulary import Faction, OvalKind
from paxdesk.rules.wording import effect_words, lines
from paxdesk.table.event_words import Names, card_name


@frozen
class Label:
    """An icon's name, the words of a button and what stands below them in small type."""

    icon: str
    words: str
    note: str = ""


def place_words(state: State, place: CubePlace, names: Names) -> str:
    """A cube's place: "the Income of Minas Prietas"."""
    if place.kind == "reserve":
        return "the reserve"
    if place.kind == "hacendado":
        return "the Income of the Hacendado"
    if place.kind == "speculation":
        number = state.market[place.number]
        return card_name(state, number) if number else "an empty slot"
    name = card_name(state, place.number)
    if place.kind in ("connection", "connection2"):
        ovals = state.cards.enterprises[place.number].ovals
        return f"the {_oval(ovals[place.oval].to)} of {name}"
    return f"the {'Prestige' if place.kind == 'prestige' else 'Income'} of {name}"


def _oval(kind: OvalKind) -> str:
    return OVAL_WORDS[kind].lower()


def label(state: State, action: Action, names: Names) -> Label:
    """The words on the button that means this action."""
    match action:
        case act.Buy(slot, orientation):
            return _buy(state, slot, orientation)
        case act.BuyPublic(card, faction) if faction is not None:
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.faction == faction)
            side = sides[index]
            does = " ".join(effect_words(each) for each in side.on_play)
            worth = f"{FACTION_WORDS[faction]}, {side.cost} gold."
            return Label(_faction(faction), side.name, f"{worth} {does}".strip())
        case act.Play(card, orientation):
            if orientation is None:
                return Label("action-play", f"Play {card_name(state, card)}")
            sides = state.cards.partners[card].sides
            index = next(k for k, side in enumerate(sides) if side.prestige == orientation)
            text = " ".join(line.text for line in lines(state.cards.cards[card], index)[:-1])
            words = f"On its {PRESTIGE_WORDS[orientation]} side"
            return Label(f"prestige-{orientation}", words, text)
        case act.Deploy(card, at):
            return Label("army", f"Send {card_name(state, card)} {_to(state, at)}")
        case act.Attack(card, target, victim, unrest):
            return _attack(state, card, target, victim, unrest, names)
        case act.Sell(card, via):
            return Label("action-sell", f"Sell {card_name(state, card)}", _via(state, via))
        case act.Redeploy(card, to):
            if to is None:
                return Label("action-redeploy", f"{card_name(state, card)}: restore order here")
            return Label("action-redeploy", f"Move {card_name(state, card)} {_to(state, to)}")
        case act.BuyLand(card, via):
            return Label("action-land", f"Buy land for {card_name(state, card)}", _via(state, via))
        case act.Connect(card, oval):
            way = _oval(state.cards.enterprises[card].ovals[oval].to)
            return Label("action-connect", f"Build the {way} of {card_name(state, card)}")
        case act.Police(None, via):
            return Label("jail", "Pay the way out of Jail", _via(state, via))
        case act.Police(card, via):
            assert card is not None
            words = f"Police at {card_name(state, card)}"
            return Label("action-police", words, _via(state, via))
        case act.Speculate(slot, source, via):
            words = f"Speculate on {card_name(state, state.market[slot])}"
            if source is not None:
                words = f"Move the cube to {card_name(state, state.market[slot])}"
            return Label("action-speculate", words, _via(state, via))
        case act.Shift(source, to, via):
            from_words = place_words(state, source, names)
            words = f"Move a cube from {from_words} to {place_words(state, to, names)}"
            return Label("income-cube", words, _via(state, via))
        case act.PlacePrestige(place):
            words = f"Place the Prestige Cube on {card_name(state, place.number)}"
            return Label("income-cube", words, "Free.")
        case act.Use(card, target):
            return _use(state, card, target)
        case act.End():
            return Label("action-end_turn", "End turn")
    return _decision(state, action, names)


def _decision(state: State, action: Action, names: Names) -> Label:
    step = state.agenda[-1]
    match action:
        case act.First(card):
            return Label("action-buy", f"{card_name(state, card)} first")
        case act.Keep(cards):
            return Label("gold", f"Keep {plural(len(cards), 'card')}" if cards else "Keep none")
        case act.Retreat(card):
            return Label("army", f"Retreat {card_name(state, card)}")
        case act.Disband(card):
            return Label("ui-curtain", f"Discard {card_name(state, card)}")
        case act.Drop(faction):
            lost = joined(
                (card_name(state, each) for each in _faction_cards(state, faction)), "and"
            )
            return Label(_faction(faction), f"Drop the {FACTION_WORDS[faction]} faction", lost)
        case act.CancelWithSpy(card):
            return Label("spy", f"Discard {card_name(state, card)}: cancel the attack")
        case act.Pass():
            if isinstance(step, Attacking | AssassinAtLarge):
                return Label("action-end_turn", "Let it happen")
            if isinstance(step, Showdown) and len(step.seats) > 1:
                return Label("action-end_turn", f"Pass: leave it to {names[step.seats[1]]}")
            return Label("action-end_turn", "Pass: count the points")
        case act.Manifesto(prestige):
            hacendado = state.cards.hacendados[_decider(state).hacendado]
            cause = hacendado.cause(prestige)
            title = cause.title if cause else PRESTIGE_WORDS[prestige]
            return Label(f"prestige-{prestige}", f"Manifesto: {title}")
        case act.Fraud(card, prestige):
            kind = f" for {PRESTIGE_WORDS[prestige]}" if prestige else ""
            return Label("court", f"Fraud: discard {card_name(state, card)}{kind}")
        case act.AssassinatePlayer(victim, card):
            words = f"Assassinate {names[victim]} with {card_name(state, card)}"
            return Label("assassin", words)
        case act.ChooseCard(card):
            return Label("action-buy", card_name(state, card))
        case act.ChoosePrestige(prestige):
            return Label(f"prestige-{prestige}", f"{PRESTIGE_WORDS[prestige]} side")
        case act.ChoosePlace(place):
            words = place_words(state, place, names)
            return Label("income-cube", capitalized(words.removeprefix("the ")))
        case act.ChoosePlayer(seat):
            return Label(f"seat-{seat}" if seat else "topple", names[seat])
        case act.ChooseFaction(faction):
            return Label(_faction(faction), FACTION_WORDS[faction])
        case act.ChooseNone():
            enough = isinstance(step, Attacking) and bool(step.picked_places)
            return Label("action-end_turn", "Enough" if enough else "Decline")
        case act.Pay(card):
            return Label("gold", f"Pay for {card_name(state, card)}")
        case act.Give(card):
            return Label("ui-curtain", f"Discard {card_name(state, card)}")
    return Label("action-play", type(action).__name__)


def _buy(state: State, slot: int, orientation: str | None) -> Label:
    card = state.cards.cards[state.market[slot]]
    if isinstance(card, HeadlineCard | ToppleCard) and orientation == "event":
        does = " ".join(effect_words(each) for each in card.event)
        return Label("newspaper", "Publish the event", does or "Nothing happens.")
    if orientation == "quo":
        then = "The showdown follows." if isinstance(card, ToppleCard) else "Nothing happens."
        return Label("ui-curtain", "Keep the status quo", then)
    return Label("action-buy", f"Buy {card.name}")


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
        return Label("unrest", f"Play {card_name(state, card)} on {at}")
    if unrest == 0:
        return Label("strike", "Scapegoat: no Unrest")
    return Label("strike", f"{unrest} Unrest on {at}")


def _use(state: State, card: CardNumber, target: CardNumber | None) -> Label:
    if target is None:
        return Label("regime-change", f"{card_name(state, card)}: change the regime")
    return Label("activist", f"{card_name(state, card)}: Unrest on {card_name(state, target)}")


def _to(state: State, at: CardNumber) -> str:
    return "to the Private Army" if at == act.ARMY else f"to {card_name(state, at)}"


def _via(state: State, via: CardNumber | None) -> str:
    return f"Free, by {card_name(state, via)}." if via is not None else ""


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
