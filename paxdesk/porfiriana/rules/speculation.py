"""Speculation (E9): Speculation Cubes and shifts of cubes."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache

from paxdesk.errors import IllegalAction
from paxdesk.language import Sentence, tr, tr_lazy
from paxdesk.porfiriana.rules.actions import (
    HACENDADO_INCOME,
    RESERVE,
    SLOTS,
    CardNumber,
    CubePlace,
    PlacePrestige,
    Seat,
    Shift,
    Slot,
    Speculate,
    connection_place,
)
from paxdesk.porfiriana.rules.extra_actions import Vias, refuse_via, spend_actions
from paxdesk.porfiriana.rules.fact_cache import cached_by_seat, cached_by_table
from paxdesk.porfiriana.rules.facts import kickback_prestige, tableau
from paxdesk.porfiriana.rules.play_area import return_cube, take_cube
from paxdesk.porfiriana.rules.prices import refuse_actions, value_of
from paxdesk.porfiriana.rules.recount import lay_cube, prestige_cube, set_prestige_cube
from paxdesk.porfiriana.rules.state import CardInPlay, State
from paxdesk.porfiriana.rules.term_words import market_place

_SLOTS = range(len(SLOTS))


@cache
def _speculations(source: Slot | None, via: CardNumber | None) -> tuple[Speculate, ...]:
    return tuple(Speculate(slot, source, via) for slot in range(len(SLOTS)))


@cache
def _going_home(slot: Slot, via: CardNumber | None) -> Shift:
    return Shift(CubePlace("speculation", slot), RESERVE, via)


def takes_speculation(state: State, number: CardNumber) -> bool:
    """Return whether a card accepts Speculation Cubes (E9)."""
    return number != state.final_topple or state.variant.final_topple_takes_speculation


def _refuse_market_place(state: State, slot: Slot) -> IllegalAction | None:
    number = state.market[slot]
    if not number:
        return IllegalAction(
            ("E9", "R5"), tr_lazy("There is no card on {place}.", place=market_place(slot))
        )
    if state.speculation[slot] is not None:
        return IllegalAction(
            ("E9", "gl. Speculation Cube"),
            tr_lazy("This card already has a Speculation Cube."),
            number,
        )
    if not takes_speculation(state, number):
        return IllegalAction(
            ("E9", "R18", "R62"), tr_lazy("You cannot speculate on the final Topple."), number
        )
    return None


def _place_words(state: State, slot: Slot) -> Sentence:
    number = state.market[slot]
    return market_place(slot, state.cards.cards[number].name if number else "")


def _refuse_cost(state: State, seat: Seat, via: int | None) -> IllegalAction | None:
    if via is not None:
        return refuse_via(state, seat, via, "speculate", "E9")
    return refuse_actions(state, 1, "E9")


def refuse_speculate(state: State, seat: Seat, action: Speculate) -> IllegalAction | None:
    """Return why the seat cannot speculate on this slot (E9, R18), or None."""
    source = action.source
    if source is not None and state.speculation[source] != seat:
        return IllegalAction(
            ("E9", "R16"),
            tr_lazy("You have no Speculation Cube on {place}.", place=_place_words(state, source)),
            None,
            seat,
        )
    refused = _refuse_market_place(state, action.slot)
    if refused is not None:
        return refused
    if source is None and not state.players[seat].reserve:
        return IllegalAction(
            ("R68", "E9", "R16", "gl. Cube Limit"), tr_lazy("You have no cube left."), None, seat
        )
    return _refuse_cost(state, seat, action.via)


def list_cubes(state: State, seat: Seat, vias: Vias) -> list[Speculate | Shift]:
    """Return the speculations on market cards, then the shifts of cubes (E9)."""
    reserve, speculation = state.players[seat].reserve, state.speculation
    free = _free_slots(state)
    slots: tuple[Slot, ...] = ()
    if seat in speculation:
        slots = tuple([slot for slot in _SLOTS if speculation[slot] == seat])
    found = [*_of_the_market(reserve > 0, slots, free, vias)]
    due_income = due_income_places(state, seat)
    if due_income or not reserve:
        pairs = _other_shifts(state, seat, slots, free, due_income)
        found += [Shift(source, to, via) for source, to in pairs for via in vias]
    return found


@lru_cache(4096)
def _of_the_market(
    from_reserve: bool, sources: tuple[Slot, ...], free: tuple[Slot, ...], vias: Vias
) -> Sequence[Speculate | Shift]:
    """Return speculations, then returns to the reserve."""
    speculations = [
        _speculations(source, via)[slot]
        for source in ((None, *sources) if from_reserve else sources)
        for slot in free
        for via in vias
    ]
    return [*speculations, *[_going_home(source, via) for source in sources for via in vias]]


def _free_slots(state: State) -> tuple[Slot, ...]:
    """Return the slots open to speculation."""
    market, speculation = state.market, state.speculation
    free = [slot for slot in _SLOTS if speculation[slot] is None and market[slot]]
    final = state.final_topple
    if final and not takes_speculation(state, final):
        free = [slot for slot in free if market[slot] != final]
    return tuple(free)


def speculate(state: State, seat: Seat, action: Speculate) -> None:
    """Lay or move one Speculation Cube, for an action or an Extra Action (E9)."""
    spend_actions(state, 1, action.via, "speculate")
    if action.source is None:
        take_cube(state.players[seat])
        state.turn.speculations += action.via is None
    else:
        state.speculation[action.source] = None
    state.speculation[action.slot] = seat
    state.tell("speculated", seat, state.market[action.slot], action.slot)


def own_cube_places(state: State, seat: Seat) -> list[CubePlace]:
    """Return the places of this seat's cubes, except Extortion and Speculation Cubes (E9)."""
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


@cached_by_table
def due_income_places(state: State, seat: Seat) -> Sequence[CubePlace]:
    """Return the seat's Income places with fewer cubes than are due now (R66)."""
    places = [
        CubePlace("income", number)
        for number in tableau(state, seat).enterprises
        if _lacks_income(state, number)
    ]
    player = state.players[seat]
    if player.hacendado and player.flipped is None:
        due = state.cards.hacendados[player.hacendado].loyalist.income
        if player.hacendado_income < due:
            places.append(HACENDADO_INCOME)
    return places


def _lacks_income(state: State, number: int) -> bool:
    """Return whether an Income Cube is missing; False for ranches and plantations (R66)."""
    if state.cards.enterprises[number].income.improvable is not None:
        return False
    enterprise = state.enterprises[number]
    return enterprise.income + enterprise.extorted < value_of(state, number)


@cached_by_seat
def due_prestige_places(state: State, seat: Seat) -> Sequence[CubePlace]:
    """Return the places of the seat's Prestige Cubes that are due but missing (H1)."""
    if kickback_prestige(state) is None:
        return ()
    own = tableau(state, seat)
    places: list[tuple[Collection[CardNumber], Mapping[CardNumber, CardInPlay]]] = [
        (own.enterprises, state.enterprises),
        (own.partners, state.partners),
        (own.troops, state.troops),
    ]
    numbers = [
        number
        for cards, pieces in places
        for number in cards
        if pieces[number].prestige_cube is False
    ]
    player = state.players[seat]
    numbers += [number for number, cube in player.grudges.items() if cube is False]
    if player.cause_cube is False:
        numbers.append(player.hacendado)
    return [CubePlace("prestige", number) for number in numbers]


def refuse_shift(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    """Return why this cube may not be moved there (E9, R16, R66), or None."""
    return (
        _refuse_reserve(state, action)
        or _refuse_source(state, seat, action)
        or _refuse_destination(state, seat, action)
        or _refuse_cost(state, seat, action.via)
    )


def _refuse_reserve(state: State, action: Shift) -> IllegalAction | None:
    """Return why the reserve cannot be used (F6), or None."""
    if state.variant.cubes_move_by_the_reserve:
        return None
    if action.source == RESERVE or (action.to == RESERVE and action.source.kind != "speculation"):
        return IllegalAction(
            ("rules_2012", "F6", "E9", "gl. Cube Limit"),
            tr_lazy("Cubes are shifted from one card to another, not by way of the reserve."),
            action.source.number or None,
        )
    return None


def _refuse_source(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    source = action.source
    reserve = state.players[seat].reserve
    if source == RESERVE:
        if not reserve:
            return IllegalAction(
                ("E9", "R68", "R66", "R13", "gl. Cube Limit"),
                tr_lazy("You have no cube left."),
                None,
                seat,
            )
        return None
    if source.kind == "speculation":
        if state.speculation[source.number] != seat:
            return IllegalAction(
                ("E9", "R16"),
                tr_lazy(
                    "You have no Speculation Cube on {place}.",
                    place=_place_words(state, source.number),
                ),
                None,
                seat,
            )
        if action.to == RESERVE or not reserve:
            return None
    elif source not in own_cube_places(state, seat):
        return IllegalAction(
            ("E9", "R16", "R66", "gl. Cube Limit"),
            tr_lazy("You have no cube there that may be moved."),
            source.number or None,
            seat,
        )
    if reserve:
        return IllegalAction(
            ("R16", "E9", "gl. Cube Limit"),
            tr_lazy(
                "You may move cubes only when your reserve is empty; it holds {reserve}.",
                reserve=reserve,
            ),
            None,
            seat,
        )
    return None


def _refuse_destination(state: State, seat: Seat, action: Shift) -> IllegalAction | None:
    source, to = action.source, action.to
    if to == source:
        return IllegalAction(("E9", "R66"), tr_lazy("The cube would stay where it is."), None, seat)
    if to == RESERVE:
        return None
    if to.kind == "speculation":
        if source == RESERVE or source.kind == "speculation":
            return IllegalAction(
                ("E9", "R66", "R16"), tr_lazy("Use “speculate” for a market card."), None, seat
            )
        return _refuse_market_place(state, to.number)
    if to.kind == "prestige":
        if source == RESERVE:
            return IllegalAction(
                ("E9", "R66", "R13", "R6"),
                tr_lazy("Write “place” for a missing Prestige Cube: it takes no action."),
                None,
                seat,
            )
        if to in due_prestige_places(state, seat):
            return None
    elif to in due_income_places(state, seat):
        return None
    return IllegalAction(
        ("R66", "E9", "R13"),
        tr_lazy("None of your cubes is missing there."),
        to.number or None,
        seat,
    )


def _other_shifts(
    state: State,
    seat: Seat,
    slots: Sequence[Slot],
    free: Sequence[Slot],
    due_income: Sequence[CubePlace],
) -> list[tuple[CubePlace, CubePlace]]:
    """Return the shifts except those from market slots to the reserve (E9)."""
    by_reserve = state.variant.cubes_move_by_the_reserve
    if state.players[seat].reserve:
        return [(RESERVE, place) for place in due_income] if by_reserve else []
    due = [*due_income, *due_prestige_places(state, seat)]
    takers = [CubePlace("speculation", slot) for slot in free]
    home = [RESERVE] if by_reserve else []
    return [
        *((CubePlace("speculation", slot), place) for slot in slots for place in due),
        *(
            (source, place)
            for source in own_cube_places(state, seat)
            for place in (*due, *takers, *home)
            if place != source
        ),
    ]


def shift(state: State, seat: Seat, action: Shift) -> None:
    """Move one of the seat's cubes to another place (E9, R66)."""
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
    """Move one of the seat's cubes from a place to the reserve."""
    player = state.players[seat]
    if place == RESERVE:
        return
    if place.kind != "speculation":
        state.close_books(seat)
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


_DUE = ("E9", "R66", "R13", "R6", "gl. Prestige Cubes")


def refuse_place(state: State, seat: Seat, action: PlacePrestige) -> IllegalAction | None:
    """Return why a Prestige Cube may not be placed there (E9, R66), or None."""
    place = action.place
    if not state.variant.free_prestige_cubes:
        return IllegalAction(
            ("rules_2012", "F7", "E9", "gl. Prestige Cubes"),
            tr_lazy(
                "A missing Prestige Cube cannot be laid without an action; "
                "move a cube there instead."
            ),
            place.number or None,
            seat,
        )
    if place.kind != "prestige" or place not in due_prestige_places(state, seat):
        there = place.kind == "prestige" and prestige_cube(state, seat, place.number)
        reason = (
            tr("Its cube is already there.") if there else tr("No Prestige Cube is missing there.")
        )
        return IllegalAction(_DUE, reason, place.number or None, seat)
    if not state.players[seat].reserve:
        return IllegalAction((*_DUE, "R68"), tr_lazy("You have no cube left."), place.number, seat)
    return None


def list_place(state: State, seat: Seat) -> list[PlacePrestige]:
    if not state.players[seat].reserve or not state.variant.free_prestige_cubes:
        return []
    return [PlacePrestige(place) for place in due_prestige_places(state, seat)]


def place_prestige(state: State, seat: Seat, action: PlacePrestige) -> None:
    """Lay one due Prestige Cube from the reserve, without an action (E9, R6)."""
    lay_cube(state, seat, action.place)
