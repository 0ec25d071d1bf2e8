"""The speculation action (E9): Speculation Cubes and cube management."""

from functools import cache

from paxdesk.errors import IllegalAction
from paxdesk.language import later, say
from paxdesk.porfiriana.rules.actions import (
    HACENDADO_INCOME,
    RESERVE,
    SLOTS,
    CubePlace,
    PlacePrestige,
    Seat,
    Shift,
    Slot,
    Speculate,
    connection_place,
)
from paxdesk.porfiriana.rules.counts import lay_cube, prestige_cube, set_prestige_cube
from paxdesk.porfiriana.rules.extra_actions import list_via, refuse_via, spend_actions
from paxdesk.porfiriana.rules.income import value_of
from paxdesk.porfiriana.rules.play_area import return_cube, take_cube
from paxdesk.porfiriana.rules.prices import lacks_actions
from paxdesk.porfiriana.rules.state import State

# --- Speculation ---------------------------------------------------------------------------------

_speculation = cache(Speculate)
"""Lines are values, listed over and over: each is made once."""


def _refuse_market_place(state: State, slot: Slot) -> IllegalAction | None:
    """Why this market card takes no Speculation Cube."""
    number = state.market[slot]
    if not number:
        return IllegalAction(("E9", "R5"), later("Market slot {slot} is empty.", slot=SLOTS[slot]))
    if state.speculation[slot] is not None:
        return IllegalAction(
            ("E9", "gl. Speculation Cube"),
            later("This card already bears a Speculation Cube."),
            number,
        )
    if number == state.final_topple:
        return IllegalAction(
            ("E9", "R18", "R62"), later("The final Topple takes no Speculation Cube."), number
        )
    return None


def _refuse_cost(state: State, seat: Seat, via: int | None) -> IllegalAction | None:
    if via is not None:
        return refuse_via(state, seat, via, "speculate", "E9")
    return lacks_actions(state, 1, "E9")


def refuse_speculate(state: State, seat: Seat, action: Speculate) -> IllegalAction | None:
    source = action.source
    if source is not None and state.speculation[source] != seat:
        return IllegalAction(
            ("E9", "R16"),
            later("You have no Speculation Cube at {source}.", source=SLOTS[source]),
            None,
            seat,
        )
    refused = _refuse_market_place(state, action.slot)
    if refused is not None:
        return refused
    if source is None and not state.players[seat].reserve:
        return IllegalAction(
            ("R68", "E9", "R16", "gl. Cube Limit"), later("You have no cube left."), None, seat
        )
    return _refuse_cost(state, seat, action.via)


def list_speculate(state: State, seat: Seat) -> list[Speculate]:
    vias = list_via(state, seat, "speculate", state.turn.actions >= 1)
    if not vias:
        return []
    slots = _free_slots(state)
    sources: list[Slot | None] = [None] if state.players[seat].reserve else []
    sources += [slot for slot in range(12) if state.speculation[slot] == seat]
    return [_speculation(slot, source, via) for source in sources for slot in slots for via in vias]


def _free_slots(state: State) -> list[Slot]:
    return [
        slot
        for slot in range(12)
        if state.market[slot]
        and state.speculation[slot] is None
        and state.market[slot] != state.final_topple
    ]


def speculate(state: State, seat: Seat, action: Speculate) -> None:
    spend_actions(state, 1, action.via, "speculate")
    if action.source is None:
        take_cube(state.players[seat])
        state.turn.speculations += action.via is None
    else:
        state.speculation[action.source] = None
    state.speculation[action.slot] = seat
    state.tell("speculated", seat, state.market[action.slot], action.slot)


# --- Shifting cubes ------------------------------------------------------------------------------


def own_cube_places(state: State, seat: Seat) -> list[CubePlace]:
    """Places with a cube of this seat that may be moved: any but Extortion (E9)."""
    places: list[CubePlace] = []
    for enterprise in state.enterprises.values():
        number = enterprise.number
        if enterprise.owner == seat and enterprise.income:
            places.append(CubePlace("income", number))
        for oval, builder in enumerate(enterprise.connections):
            if builder == seat:
                places.append(connection_place(number, oval))
    places += [
        CubePlace("prestige", piece.number)
        for piece in state.in_play()
        if piece.owner == seat and piece.prestige_cube
    ]
    player = state.players[seat]
    places += [CubePlace("prestige", number) for number, cube in player.grudges.items() if cube]
    if player.cause_cube:
        places.append(CubePlace("prestige", player.hacendado))
    if player.hacendado_income:
        places.append(HACENDADO_INCOME)
    return places


def due_income_places(state: State, seat: Seat) -> list[CubePlace]:
    """Own Income places with fewer cubes than the rules give now (R66)."""
    places = [
        CubePlace("income", enterprise.number)
        for enterprise in state.enterprises.values()
        if enterprise.owner == seat and _lacks_income(state, enterprise.number)
    ]
    player = state.players[seat]
    if player.hacendado and player.flipped is None:
        due = state.cards.hacendados[player.hacendado].loyalist.income
        if player.hacendado_income < due:
            places.append(HACENDADO_INCOME)
    return places


def _lacks_income(state: State, number: int) -> bool:
    """Ranches and plantations never regain a cube this way (R66)."""
    if state.cards.enterprises[number].income.improvable is not None:
        return False
    enterprise = state.enterprises[number]
    return enterprise.income + enterprise.extorted < value_of(state, number)


def due_prestige_places(state: State, seat: Seat) -> list[CubePlace]:
    """Own Prestige points whose cube is due but missing."""
    numbers = [
        piece.number
        for piece in state.in_play()
        if piece.owner == seat and piece.prestige_cube is False
    ]
    player = state.players[seat]
    numbers += [number for number, cube in player.grudges.items() if cube is False]
    if player.cause_cube is False:
        numbers.append(player.hacendado)
    return [CubePlace("prestige", number) for number in numbers]


def _speculation_places(state: State, seat: Seat) -> list[CubePlace]:
    return [CubePlace("speculation", slot) for slot in range(12) if state.speculation[slot] == seat]


def refuse_shift(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    return (
        _refuse_source(state, seat, action)
        or _refuse_destination(state, seat, action)
        or _refuse_cost(state, seat, action.via)
    )


def _refuse_source(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    source = action.source
    reserve = state.players[seat].reserve
    if source == RESERVE:
        if not reserve:
            return IllegalAction(
                ("E9", "R68", "R66", "R13", "gl. Cube Limit"),
                later("You have no cube left."),
                None,
                seat,
            )
        return None
    if source.kind == "speculation":
        if state.speculation[source.number] != seat:
            return IllegalAction(
                ("E9", "R16"),
                later("You have no cube at {number}.", number=SLOTS[source.number]),
                None,
                seat,
            )
        if action.to == RESERVE or not reserve:
            return None
    elif source not in own_cube_places(state, seat):
        return IllegalAction(
            ("E9", "R16", "R66", "gl. Cube Limit"),
            later("You have no cube there that may be moved."),
            source.number or None,
            seat,
        )
    if reserve:
        return IllegalAction(
            ("R16", "E9", "gl. Cube Limit"),
            later(
                "Cubes are moved only when your reserve is empty; you have {reserve}.",
                reserve=reserve,
            ),
            None,
            seat,
        )
    return None


def _refuse_destination(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    source, to = action.source, action.to
    if to == source:
        return IllegalAction(("E9", "R66"), later("The cube would stay where it is."), None, seat)
    if to == RESERVE:
        return None
    if to.kind == "speculation":
        if source == RESERVE or source.kind == "speculation":
            return IllegalAction(
                ("E9", "R66", "R16"), later("Use “speculate” for a market card."), None, seat
            )
        return _refuse_market_place(state, to.number)
    if to.kind == "prestige":
        if source == RESERVE:
            return IllegalAction(
                ("E9", "R66", "R13", "R6"),
                later("Use “place” for a due Prestige Cube: it is free."),
                None,
                seat,
            )
        if to in due_prestige_places(state, seat):
            return None
    elif to in due_income_places(state, seat):
        return None
    return IllegalAction(
        ("R66", "E9", "R13"), later("No cube of yours is due there."), to.number or None, seat
    )


def list_shift(state: State, seat: Seat) -> list[Shift]:
    vias = list_via(state, seat, "speculate", state.turn.actions >= 1)
    if not vias:
        return []
    income = due_income_places(state, seat)
    speculated = _speculation_places(state, seat)
    pairs = [(source, RESERVE) for source in speculated]
    if state.players[seat].reserve:
        pairs += [(RESERVE, place) for place in income]
    else:
        due = income + due_prestige_places(state, seat)
        free = [CubePlace("speculation", slot) for slot in _free_slots(state)]
        pairs += [(source, place) for source in speculated for place in due]
        pairs += [
            (source, place)
            for source in own_cube_places(state, seat)
            for place in (*due, *free, RESERVE)
            if place != source
        ]
    return [Shift(source, place, via) for source, place in pairs for via in vias]


def shift(state: State, seat: Seat, action: Shift) -> None:
    spend_actions(state, 1, action.via, "speculate")
    lift_cube(state, seat, action.source)
    to = action.to
    state.tell("shifted", seat, word=f"{action.source.kind} {to.kind}")
    if to.kind == "speculation":
        take_cube(state.players[seat])
        state.speculation[to.number] = seat
    elif to != RESERVE:
        lay_cube(state, seat, to)


def lift_cube(state: State, seat: Seat, place: CubePlace) -> None:
    """Take one own cube from a place back to the reserve."""
    player = state.players[seat]
    if place == RESERVE:
        return
    if place.kind == "income":
        state.enterprises[place.number].income -= 1
    elif place.kind == "prestige":
        set_prestige_cube(state, seat, place.number, False)
    elif place.kind == "speculation":
        state.speculation[place.number] = None
    elif place.kind == "hacendado":
        player.hacendado_income -= 1
    else:
        state.enterprises[place.number].connections[place.oval] = None
    return_cube(player)


# --- Prestige Cubes ------------------------------------------------------------------------------

_DUE = ("E9", "R66", "R13", "R6", "gl. Prestige Cubes")


def refuse_place(state: State, seat: Seat, action: PlacePrestige) -> IllegalAction | None:
    place = action.place
    if place.kind != "prestige" or place not in due_prestige_places(state, seat):
        there = place.kind == "prestige" and prestige_cube(state, seat, place.number)
        reason = (
            say("Its cube already lies there.") if there else say("No Prestige Cube is due there.")
        )
        return IllegalAction(_DUE, reason, place.number or None, seat)
    if not state.players[seat].reserve:
        return IllegalAction((*_DUE, "R68"), later("You have no cube left."), place.number, seat)
    return None


def list_place(state: State, seat: Seat) -> list[PlacePrestige]:
    if not state.players[seat].reserve:
        return []
    return [PlacePrestige(place) for place in due_prestige_places(state, seat)]


def place_prestige(state: State, seat: Seat, action: PlacePrestige) -> None:
    lay_cube(state, seat, action.place)
