"""Mapping between actions and gestures. A gesture with equal pick and drop is a click."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from paxdesk.desk.protocol.handling import SHEET as SHEET
from paxdesk.desk.protocol.handling import Gesture as Gesture
from paxdesk.desk.protocol.handling import SortedGestures
from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules import actions as act
from paxdesk.porfiriana.rules.actions import PRIVATE_ARMY, Action, CardNumber, CubePlace, Seat
from paxdesk.porfiriana.rules.agenda import RaidedHand
from paxdesk.porfiriana.rules.state import State

# --- Names of items that can be picked up, dropped on, clicked or focused -------------------------
# Items of the scene have spots; a gesture leads from one to another.

SpotKind: TypeAlias = Literal[
    "market",  # the card in market slot `number` (0-11)
    "speculation",  # the Speculation Cube on market slot `number`
    "public",  # public card `number` while it is for sale
    "hand",  # card `number` in the displayed hand
    "hand_area",  # the hand as a drop target
    "card",  # enterprise, partner or troop `number` in play
    "oval",  # connection oval `detail` of enterprise `number`, filled or empty
    "income",  # the Income Cubes on enterprise `number`
    "prestige",  # the place of a Prestige Cube on card `number`, even a grudge or Hacendado
    "unrest",  # the Unrest disks on enterprise `number`
    "hacendado",  # the Hacendado of seat `number` with his Private Army
    "hacendado_income",  # the Income Cubes on the Hacendado of seat `number`
    "jail",  # the jail disk of seat `number`
    "grudges",  # the Grudge Pile of seat `number`
    "reserve",  # the cubes left in the reserve of seat `number`
    "tableau",  # the free area in the tableau of seat `number`
    "headlines",  # the Bull-Bear pile
    "discards",
    "deck",
    "regime",
    "ledger",  # the ledger of the seats that could topple Díaz
    "need",  # the points that seat `number` has and needs, on the ledger
    "topples",  # the Topples seen and still to come
    "supply",  # the supply, for disks removed from the table
    "end_turn",
    "tool",  # button `number` of the top bar (`TOOLS`)
    "prompt",  # button `number` of the prompt strip
    "sheet",  # the sheet of a question, for answers without a spot on the table
]


HAND: Final = Spot("hand_area")
HEADLINES: Final = Spot("headlines")
TOPPLES: Final = Spot("topples")
DISCARDS: Final = Spot("discards")
REGIME: Final = Spot("regime")
SUPPLY: Final = Spot("supply")
END_TURN: Final = Spot("end_turn")
GIVING_AWAY: Final = (act.Sell, act.Disband, act.Fraud, act.Give)


def harms_own(state: State, action: Action) -> bool:
    """Return whether an action attacks a card or the Hacendado of the active player."""
    if not isinstance(action, act.Attack):
        return False
    target = action.target
    if target is None:
        return action.victim == state.turn.seat
    owners = (state.enterprises, state.partners, state.troops)
    return any(each.owner == state.turn.seat for kind in owners if (each := kind.get(target)))


def card_spot(state: State, number: CardNumber) -> Spot:
    """Return the spot of a card, or SHEET if it has none."""
    if number in state.enterprises or number in state.partners or number in state.troops:
        return Spot("card", number)
    if number in state.market:
        return Spot("market", state.market.index(number))
    if number in state.public_market:
        return Spot("public", number)
    for player in state.players.values():
        if number in player.hand:
            return Spot("hand", number)
        if number in player.grudges:
            return Spot("grudges", player.seat)
        if number == player.hacendado:
            return Spot("hacendado", player.seat)
    return SHEET


def place_spot(place: CubePlace, seat: Seat) -> Spot:
    """Return the spot of a cube place of ``seat``."""
    match place.kind:
        case "income":
            return Spot("income", place.number)
        case "connection" | "connection2":
            return Spot("oval", place.number, place.oval)
        case "prestige":
            return Spot("prestige", place.number)
        case "speculation":
            return Spot("speculation", place.number)
        case "hacendado":
            return Spot("hacendado_income", seat)
        case "reserve":
            return Spot("reserve", seat)


def drop_spot(place: CubePlace, seat: Seat) -> Spot:
    """Return the drop target of a cube, preferably a whole card."""
    match place.kind:
        case "income":
            return Spot("card", place.number)
        case "speculation":
            return Spot("market", place.number)
        case "hacendado":
            return Spot("hacendado", seat)
    return place_spot(place, seat)


def gesture_for(state: State, action: Action) -> Gesture:
    seat = state.turn.seat
    reserve = Spot("reserve", seat)
    match action:
        case act.Buy(slot, orientation):
            return Gesture(Spot("market", slot), HEADLINES if orientation else HAND)
        case act.BuyPublic(card):
            return Gesture(Spot("public", card), Spot("tableau", seat))
        case act.Play(card):
            return Gesture(Spot("hand", card), Spot("tableau", seat))
        case act.Deploy(card, at):
            return Gesture(Spot("hand", card), _post(at, seat))
        case act.Attack(card, target, victim):
            whom = Spot("hacendado", victim or 0) if target is None else Spot("card", target)
            return Gesture(Spot("hand", card), whom)
        case act.Sell(card):
            return Gesture(card_spot(state, card), DISCARDS)
        case act.Redeploy(card, to):
            post = state.troops[card].at if to is None else to
            return Gesture(Spot("card", card), _post(post, seat))
        case act.BuyLand(card):
            return Gesture(reserve, Spot("card", card))
        case act.Connect(card, oval):
            return Gesture(reserve, Spot("oval", card, oval))
        case act.Police(card):
            disk = Spot("jail", seat) if card is None else Spot("unrest", card)
            return Gesture(disk, SUPPLY)
        case act.Speculate(slot, source):
            cube = reserve if source is None else Spot("speculation", source)
            return Gesture(cube, Spot("market", slot))
        case act.Shift(source, to):
            return Gesture(place_spot(source, seat), drop_spot(to, seat))
        case act.PlacePrestige(place):
            return Gesture(reserve, drop_spot(place, seat))
        case act.Use(card, target):
            what = REGIME if target is None else Spot("card", target)
            return Gesture(Spot("card", card), what)
        case act.End():
            return Gesture(END_TURN, END_TURN)
    return _decision(state, action)


def _decision(state: State, action: Action) -> Gesture:
    """Return the gesture of an answer, often a click."""
    match action:
        case act.Retreat(card):
            owner = state.troops[card].owner
            return Gesture(Spot("card", card), Spot("hacendado", owner))
        case act.Disband(card) | act.CancelWithSpy(card) | act.Fraud(card):
            return Gesture(Spot("card", card), DISCARDS)
        case act.AssassinatePlayer(victim, card):
            return Gesture(Spot("hand", card), Spot("hacendado", victim))
        case act.First(card) | act.Pay(card) | act.Give(card):
            return _click(card_spot(state, card))
        case act.ChooseCard(card) if not isinstance(state.agenda[-1], RaidedHand):
            return _click(card_spot(state, card))
        case act.ChoosePlace(place):
            return _click(place_spot(place, _whose(state, place)))
        case act.ChoosePlayer(seat):
            return _click(Spot("hacendado", seat))
    return _click(SHEET)


def _click(spot: Spot) -> Gesture:
    return Gesture(spot, spot)


def _post(at: CardNumber, seat: Seat) -> Spot:
    return Spot("hacendado", seat) if at == PRIVATE_ARMY else Spot("card", at)


def _whose(state: State, place: CubePlace) -> Seat:
    """Return the deciding seat for a Hacendado's place, else the active seat."""
    seats = getattr(state.agenda[-1], "seat", None)
    return seats if isinstance(seats, int) and place.kind == "hacendado" else state.turn.seat


def enclosing_spots(state: State, spot: Spot) -> tuple[Spot, ...]:
    """Return the spot and the spots of items that contain it, smallest first."""
    found = [spot]
    while (wider := _wider(state, found[-1])) is not None:
        found.append(wider)
    return tuple(found)


def _wider(state: State, spot: Spot) -> Spot | None:
    number = spot.number
    match spot.kind:
        case "oval" | "income" | "unrest":
            return Spot("card", number)
        case "prestige":
            holder = card_spot(state, number)
            return None if holder == SHEET else holder
        case "speculation":
            return Spot("market", number)
        case "hand":
            return HAND
        case "need":
            return Spot("ledger")
        case "hacendado_income" | "jail":
            return Spot("hacendado", number)
        case "hacendado" | "grudges" | "reserve":
            return Spot("tableau", number)
        case "card":
            troop = state.troops.get(number)
            if troop is not None:
                at = troop.at
                return Spot("card", at) if at > PRIVATE_ARMY else Spot("hacendado", troop.owner)
            piece = state.enterprises.get(number) or state.partners.get(number)
            return Spot("tableau", piece.owner) if piece else None
    return None


class LegalGestures(SortedGestures[State, Action]):
    """Legal actions of a position, indexed by pick and drop."""

    holders = frozenset({"card", "hacendado", "grudges", "market"})
    things = frozenset({"market", "public", "hand", "card", "reserve", "speculation", "jail"})
    panels = frozenset({"tableau"})
    persons = frozenset({"hacendado"})

    def __init__(self, state: State, legal: Iterable[Action]) -> None:
        super().__init__(state, legal, gesture_for, enclosing_spots)

    def harms(self, action: Action) -> bool:
        return isinstance(action, GIVING_AWAY) or harms_own(self.state, action)

    def dropped(self, pick: Spot, spot: Spot) -> tuple[Spot, list[Action]]:
        """Return the drop target and the actions; a Topple may be dropped on the Topples."""
        topple = pick.kind == "market" and self.state.market[pick.number] in (
            self.state.cards.topples
        )
        return super().dropped(pick, HEADLINES if topple and spot == TOPPLES else spot)
