"""Invariants of a position; violations are reported as sentences."""

from collections.abc import Iterator

from paxdesk.language import tr, tr_noop
from paxdesk.porfiriana.rules.actions import DIAZ, PRIVATE_ARMY, SLOTS, CardNumber, Seat
from paxdesk.porfiriana.rules.agenda import CubeShortage, HomelessTroops, Recount
from paxdesk.porfiriana.rules.agenda_checks import check_agenda, check_named_seats, check_places
from paxdesk.porfiriana.rules.card_verbs import Prestige
from paxdesk.porfiriana.rules.facts import cause_of, kickback_prestige
from paxdesk.porfiriana.rules.prices import value_of
from paxdesk.porfiriana.rules.speculation import takes_speculation
from paxdesk.porfiriana.rules.state import CUBES_PER_PLAYER, HOMELESS, EnterpriseInPlay, State
from paxdesk.porfiriana.rules.term_words import market_place
from paxdesk.porfiriana.rules.variant import handicap_problems

CUBE_DUE = tr_noop("{number}: a Prestige Cube is due, and noted as {cube}")
CUBE_NOT_DUE = tr_noop("{number}: a Prestige Cube is not due, and noted as {cube}")


def invariant_violations(state: State, settled: bool = True) -> list[str]:
    """Return sentences about the problems of a position.

    If not ``settled``, cubes and revolts may be due.
    """
    found = [*_check_seats(state), *check_places(state)]
    if found:
        # The checks below look up cards and seats, which must exist.
        return found
    # Cubes and values are out of date while a count is in progress.
    counting = any(isinstance(step, Recount | CubeShortage) for step in state.agenda)
    found = [
        *check_agenda(state),
        *_check_enterprises(state),
        *_check_troops(state),
        *_check_hacendados(state),
        *_check_cubes(state),
        *_check_market(state),
        *_check_numbers(state),
        *_check_prestige_cubes(state, counting),
    ]
    if settled and not counting and not found:
        found += _check_counts(state)
    return found


# --- Seats ---------------------------------------------------------------------------------------


def _check_seats(state: State) -> Iterator[str]:
    seats = tuple(state.players)
    persons = [seat for seat in seats if seat != DIAZ]
    if persons != list(range(1, len(persons) + 1)) or not 1 <= len(persons) <= 6:
        yield tr("the seats are {seats}, not P1 to P6 in order", seats=seats)
    if (DIAZ in seats) != (state.solo == "diaz"):
        yield tr("Díaz has a seat only in a solitaire game against him")
    yield from handicap_problems(state.options.handicaps, len(persons))
    for seat, player in state.players.items():
        if player.seat != seat:
            yield tr("P{player} is in seat {seat}", player=player.seat, seat=seat)
    if state.turn.seat not in state.players:
        yield tr("the turn is that of seat {seat}, which does not exist", seat=state.turn.seat)
    if len(state.market) != len(SLOTS) or len(state.speculation) != len(SLOTS):
        yield tr("the market does not have {slots} slots", slots=len(SLOTS))
    yield from check_named_seats(state, state.winners, tr("a winner"))


# --- Cards in play -------------------------------------------------------------------------------


def _check_enterprises(state: State) -> Iterator[str]:
    for number, enterprise in state.enterprises.items():
        ovals = state.cards.enterprises[number].ovals
        if enterprise.income < 0 or enterprise.unrest < 0:
            yield tr(
                "{number} has {income} income and {unrest} Unrest",
                number=number,
                income=enterprise.income,
                unrest=enterprise.unrest,
            )
        if len(enterprise.connections) != len(ovals):
            yield tr(
                "{number} has {connections} ovals, not {ovals}",
                number=number,
                connections=len(enterprise.connections),
                ovals=len(ovals),
            )
        yield from check_named_seats(
            state, enterprise.connections, tr("a builder at {number}", number=number)
        )
        yield from _check_occupation(state, enterprise)


def _check_occupation(state: State, enterprise: EnterpriseInPlay) -> Iterator[str]:
    """Yield a sentence for each contradiction between an enterprise and its troop."""
    number = enterprise.number
    troop = state.troops.get(enterprise.troop) if enterprise.troop else None
    if enterprise.troop and (troop is None or troop.at != number):
        yield tr(
            "{number} names troop {troop}, which is not there",
            number=number,
            troop=enterprise.troop,
        )
    foreign = troop is not None and troop.owner != enterprise.owner
    if enterprise.extorted and not foreign:
        yield tr("{number} is extorted by nobody", number=number)
    elif foreign and not enterprise.extorted and state.variant.extorter_needs_a_cube:
        yield tr(
            "{number} is occupied by {troop} and not extorted",
            number=number,
            troop=enterprise.troop,
        )


def _check_troops(state: State) -> Iterator[str]:
    # Effects may prompt players before the next count resolves homeless troops.
    to_be_asked = any(isinstance(step, Recount | HomelessTroops) for step in state.agenda)
    for number, troop in state.troops.items():
        if troop.at == HOMELESS:
            if not to_be_asked:
                yield tr("troop {number} is nowhere", number=number)
        elif troop.at == PRIVATE_ARMY:
            cause = cause_of(state, state.players[troop.owner])
            if cause is None or cause.faction != state.cards.troops[number].faction:
                yield tr(
                    "troop {number} is in the army of P{owner} without his cause",
                    number=number,
                    owner=troop.owner,
                )
        elif troop.at not in state.enterprises:
            yield tr("troop {number} is at {at}, which is not in play", number=number, at=troop.at)
        elif state.enterprises[troop.at].troop != number:
            yield tr(
                "troop {number} is at {at}, which does not list it",
                number=number,
                at=troop.at,
            )
    for number, partner in state.partners.items():
        if not 0 <= partner.side < len(state.cards.partners[number].sides):
            yield tr("{number} has no side {side}", number=number, side=partner.side)


def _check_hacendados(state: State) -> Iterator[str]:
    for seat, player in state.players.items():
        if seat == DIAZ:
            marks = player.flipped or player.heir or player.jailed or player.hacendado_income
            if player.hacendado or player.hand or marks:
                yield tr("Díaz has a Hacendado or a hand")
            continue
        if player.flipped is None:
            most = state.cards.hacendados[player.hacendado].loyalist.income
            if not 0 <= player.hacendado_income <= most:
                yield tr(
                    "the Hacendado of P{seat} holds {cubes} cubes",
                    seat=seat,
                    cubes=player.hacendado_income,
                )
            continue
        if cause_of(state, player) is None:
            yield tr(
                "{hacendado} has no cause for {flipped}",
                hacendado=player.hacendado,
                flipped=player.flipped,
            )
        if player.hacendado_income:
            yield tr("the flipped Hacendado of P{seat} holds Income Cubes", seat=seat)
        if player.heir:
            yield tr("the Hacendado of P{seat} was assassinated and cannot declare", seat=seat)


# --- Cubes ---------------------------------------------------------------------------------------


def _check_prestige_cubes(state: State, counting: bool) -> Iterator[str]:
    """Yield a sentence for each Prestige Cube that is recorded wrongly."""
    kickback = kickback_prestige(state)
    cards = state.cards

    points: list[tuple[CardNumber, tuple[Prestige | None, ...], bool | None]] = [
        (number, cards.enterprises[number].points, enterprise.prestige_cube)
        for number, enterprise in state.enterprises.items()
    ]
    for number, partner in state.partners.items():
        sides = cards.partners[number].sides
        if 0 <= partner.side < len(sides):
            points.append((number, sides[partner.side].points, partner.prestige_cube))
    points += [
        (number, cards.troops[number].points, troop.prestige_cube)
        for number, troop in state.troops.items()
    ]
    for player in state.players.values():
        points.append((player.hacendado, (player.flipped,), player.cause_cube))
        for number, cube in player.grudges.items():
            attack = cards.attacks.get(number)
            award = attack.award if attack is not None else None
            kind = award.prestige if award is not None else "revolution"
            points.append((number, (kind,), cube))
    for number, kinds, cube in points:
        due = kickback is not None and kickback in kinds
        if due != (cube is not None) and (not counting or not any(kinds)):
            yield tr(CUBE_DUE if due else CUBE_NOT_DUE, number=number, cube=cube)


def cubes_laid(state: State) -> dict[Seat, int]:
    """Return the number of cubes of each seat outside its reserve."""
    cubes = {
        seat: player.hacendado_income
        + (player.cause_cube is True)
        + state.speculation.count(seat)
        + list(player.grudges.values()).count(True)
        for seat, player in state.players.items()
    }
    for enterprise in state.enterprises.values():
        cubes[enterprise.owner] += enterprise.income + (enterprise.prestige_cube is True)
        for seat in enterprise.connections:
            if seat in cubes:
                cubes[seat] += 1
        if enterprise.extorted and enterprise.troop in state.troops:
            cubes[state.troops[enterprise.troop].owner] += 1
    for partner in state.partners.values():
        cubes[partner.owner] += partner.prestige_cube is True
    for troop in state.troops.values():
        cubes[troop.owner] += troop.prestige_cube is True
    return cubes


def _check_cubes(state: State) -> Iterator[str]:
    """Yield a sentence for each wrong number of cubes; Díaz's are unlimited (R74)."""
    laid = cubes_laid(state)
    cubes = {seat: player.reserve + laid[seat] for seat, player in state.players.items()}
    for seat, player in state.players.items():
        if seat == DIAZ:
            continue
        if cubes[seat] != CUBES_PER_PLAYER:
            yield tr(
                "P{seat} has {cubes} cubes, not {right}",
                seat=seat,
                cubes=cubes[seat],
                right=CUBES_PER_PLAYER,
            )
        if player.reserve < 0:
            yield tr("P{seat} has {reserve} cubes in reserve", seat=seat, reserve=player.reserve)


def _check_market(state: State) -> Iterator[str]:
    for slot, seat in enumerate(state.speculation):
        if seat is None:
            continue
        place = market_place(slot)
        yield from check_named_seats(state, (seat,), tr("the speculator on {place}", place=place))
        if not state.market[slot]:
            yield tr("a Speculation Cube is on {place}, which is empty", place=place)
        elif not takes_speculation(state, state.market[slot]):
            yield tr("a Speculation Cube is on the final Topple")


# --- Counts --------------------------------------------------------------------------------------


def _check_counts(state: State) -> Iterator[str]:
    """Yield a sentence for each fact that a count should have updated (P6)."""
    for number, enterprise in state.enterprises.items():
        card = state.cards.enterprises[number]
        value = value_of(state, number)
        if enterprise.value != value:
            yield tr(
                "{number} was counted as worth {counted}, it is {value}",
                number=number,
                counted=enterprise.value,
                value=value,
            )
        cubes = enterprise.income + enterprise.extorted
        if card.income.improvable is None and cubes > value:
            yield tr(
                "{number} holds {cubes} Income and Extortion Cubes, it is worth {value}",
                number=number,
                cubes=cubes,
                value=value,
            )
        if card.slave and enterprise.unrest > enterprise.cubes:
            yield tr(
                "{number} has {unrest} Unrest and should have revolted",
                number=number,
                unrest=enterprise.unrest,
            )


# --- Numbers -------------------------------------------------------------------------------------


def _check_numbers(state: State) -> Iterator[str]:
    for seat, player in state.players.items():
        if player.gold < 0:
            yield tr("P{seat} has {gold} gold", seat=seat, gold=player.gold)
    turn = state.turn
    if turn.actions < 0 or turn.purchases < 0:
        yield tr(
            "{actions} actions left after {purchases} purchases",
            actions=turn.actions,
            purchases=turn.purchases,
        )
    if state.standoff < 0:
        yield tr("the standoff counts {standoff} turns", standoff=state.standoff)
    topples = state.cards.topples
    hidden = sum(1 for number in state.deck if number in topples)
    shown = sum(1 for number in state.market if number in topples)
    if not shown <= state.topples_seen <= len(topples) - hidden:
        yield tr(
            "{seen} Topples were seen; {shown} are in the market and {hidden} in the deck",
            seen=state.topples_seen,
            shown=shown,
            hidden=hidden,
        )
    if bool(state.final_topple) and (
        state.final_topple not in topples or state.topples_seen < len(topples)
    ):
        yield tr("the final Topple is noted as {number}", number=state.final_topple)
