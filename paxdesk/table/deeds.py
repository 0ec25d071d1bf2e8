"""Actions and decisions as the log tells them: "buys [089] Santa Eulalia". No Qt here."""

from paxdesk.rules import actions as act
from paxdesk.rules.actions import ARMY, SLOTS, Action, CardNumber, CubePlace
from paxdesk.rules.agenda import RaidedHand
from paxdesk.rules.phrases import CONNECTION_WORDS, FACTION_WORDS, PRESTIGE_WORDS, plural
from paxdesk.rules.state import State
from paxdesk.table.event_words import Names, card_name


def numbered(state: State, number: CardNumber) -> str:
    """A card with its number: "[089] Santa Eulalia"."""
    return f"[{number:03}] {card_name(state, number)}"


def deed(state: State, action: Action, names: Names) -> str:
    """What a seat does, without its name, told of the position before it is done."""
    match action:
        case act.Buy(slot, orientation):
            side = {"event": ", event", "quo": ", status quo"}.get(orientation or "", "")
            return f"buys {numbered(state, state.market[slot])}{side}"
        case act.BuyPublic(card, faction) if faction is not None:
            sides = state.cards.partners[card].sides
            name = next(side.name for side in sides if side.faction == faction)
            return f"buys [{card:03}] {name}"
        case act.Play(card, orientation):
            side = f", {PRESTIGE_WORDS[orientation]} side" if orientation else ""
            return f"plays {numbered(state, card)}{side}"
        case act.Deploy(card, at):
            return f"plays {numbered(state, card)} {_to(state, at)}"
        case act.Attack(card, target, victim, unrest):
            whom = names[victim or 0] if target is None else numbered(state, target)
            disks = "" if unrest is None else f", {unrest} Unrest"
            return f"plays {numbered(state, card)} on {whom}{disks}"
        case act.Sell(card, via):
            return f"sells {numbered(state, card)}{_via(state, via)}"
        case act.Redeploy(card, to):
            if to is None:
                return f"redeploys {numbered(state, card)} in place"
            return f"redeploys {numbered(state, card)} {_to(state, to)}"
        case act.BuyLand(card, via):
            return f"buys land for {numbered(state, card)}{_via(state, via)}"
        case act.Connect(card, oval):
            return f"connects {numbered(state, card)} {_way(state, card, oval)}"
        case act.Police(card, via):
            if card is None:
                return f"pays the way out of Jail{_via(state, via)}"
            return f"polices {numbered(state, card)}{_via(state, via)}"
        case act.Speculate(slot, source, via):
            on = numbered(state, state.market[slot])
            if source is not None:
                return f"moves a cube from {SLOTS[source]} to {on}{_via(state, via)}"
            return f"speculates on {on}{_via(state, via)}"
        case act.Shift(source, to, via):
            way = f"from {_place(state, source)} to {_place(state, to)}"
            return f"moves a cube {way}{_via(state, via)}"
        case act.PlacePrestige(place):
            return f"places a Prestige Cube on {numbered(state, place.number)}"
        case act.Use(card, target):
            on = "" if target is None else f" on {numbered(state, target)}"
            return f"uses {numbered(state, card)}{on}"
        case act.End():
            return "ends the turn"
    return _decision(state, action, names)


def _decision(state: State, action: Action, names: Names) -> str:
    match action:
        case act.First(card):
            return f"discards {numbered(state, card)} first"
        case act.Keep(cards):
            return f"keeps {plural(len(cards), 'card')}" if cards else "keeps nothing"
        case act.Retreat(card):
            return f"retreats {numbered(state, card)}"
        case act.Disband(card):
            return f"disbands {numbered(state, card)}"
        case act.Drop(faction):
            return f"drops the {FACTION_WORDS[faction]} faction"
        case act.CancelWithSpy(card):
            return f"cancels with {numbered(state, card)}"
        case act.Pass():
            return "passes"
        case act.Manifesto(prestige):
            return f"declares for {PRESTIGE_WORDS[prestige]}"
        case act.Fraud(card):
            return f"discards {numbered(state, card)} for Díaz"
        case act.AssassinatePlayer(victim, card):
            return f"shoots at {names[victim]} with {numbered(state, card)}"
        case act.ChooseCard(card):
            raided = state.agenda[-1]
            if isinstance(raided, RaidedHand):
                return f"takes a card from {names[raided.victim]}'s hand"
            return f"chooses {numbered(state, card)}"
        case act.ChoosePlace(place):
            return f"chooses {_place(state, place)}"
        case act.ChoosePlayer(seat):
            return f"chooses {names[seat]}"
        case act.ChooseFaction(faction):
            return f"chooses {FACTION_WORDS[faction]}"
        case act.ChoosePrestige(prestige):
            return f"chooses {PRESTIGE_WORDS[prestige]}"
        case act.ChooseNone():
            return "declines"
        case act.Pay(card):
            return f"pays for {numbered(state, card)}"
        case act.Give(card):
            return f"gives up {numbered(state, card)}"
        case act.Dice(rolls):
            return f"rolls {' and '.join(map(str, rolls))}"
    return type(action).__name__.lower()


def _to(state: State, at: CardNumber) -> str:
    return "to the army" if at == ARMY else f"to {numbered(state, at)}"


def _via(state: State, via: CardNumber | None) -> str:
    return f", free by [{via:03}]" if via is not None else ""


def _way(state: State, card: CardNumber, oval: int) -> str:
    to = state.cards.enterprises[card].ovals[oval].to
    return "by canal or ship" if to == "extra" else CONNECTION_WORDS[to].lower()


def _place(state: State, place: CubePlace) -> str:
    match place.kind:
        case "reserve":
            return "the reserve"
        case "hacendado":
            return "the Hacendado"
        case "speculation":
            return f"market slot {SLOTS[place.number]}"
    return numbered(state, place.number)
