"""Loans, improving and raising (4.1.2, 4.2.2, 4.2.3)."""

from collections import Counter

from attrs import evolve

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_noop
from paxdesk.mexican_adventure.rules import forces
from paxdesk.mexican_adventure.rules.actions import Action, Done, Improve, Loan, Pass, Raise
from paxdesk.mexican_adventure.rules.agenda import AskedForLoan, Spending
from paxdesk.mexican_adventure.rules.errors import make_refusal
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.rules.supply import has_land_line
from paxdesk.mexican_adventure.rules.vocabulary import (
    MOST_WITHDRAWAL,
    QUALITIES,
    Nation,
    Side,
    ZoneId,
)

LOAN = 30
WITHDRAWAL_BY_LOAN = 3
PRICE_OF_IMPROVING = 1
PRICE_OF_RAISING = 2
MOST_RAISED_IN_A_ZONE = 2
MEXICANS: dict[Side, Nation] = {"imperial": "imperial", "republican": "republican"}

# --- Loans (4.1.2, M18) --------------------------------------------------------------------------


def refuse_a_loan(state: State) -> IllegalAction | None:
    if not state.card.loans:
        return make_refusal(
            (f"{state.card.clause}a",), tr_noop("There are no loans in this scenario.")
        )
    if state.called:
        return make_refusal(("4.1.2", "M61", "M18"), tr_noop("Paris lends nothing any more."))
    if state.withdrawal >= MOST_WITHDRAWAL:
        return make_refusal(
            ("4.1.2", "M18"), tr_noop("No loan with the French Retreat marker at 30.")
        )
    if state.now.loan:
        return make_refusal(("4.1.2", "M18"), tr_noop("Only one loan a turn."))
    return None


def loan_options(state: State, step: AskedForLoan) -> list[Action]:
    return [Loan(), Pass()] if refuse_a_loan(state) is None else [Pass()]


def refuse_loan(state: State, step: AskedForLoan, action: Action) -> IllegalAction | None:
    if isinstance(action, Loan):
        return refuse_a_loan(state)
    if isinstance(action, Pass):
        return None
    return make_refusal(("4.1.2",), tr_noop("Decide about the loan first."))


def answer_loan(state: State, step: AskedForLoan, action: Action) -> None:
    if isinstance(action, Loan):
        state.now.loan = True
        state.gain("imperial", LOAN, "loan")
        state.move_withdrawal(WITHDRAWAL_BY_LOAN)


# --- Improving and raising -----------------------------------------------------------------------


def refuse_zone_to_improve(state: State, side: Side, zone: ZoneId) -> IllegalAction | None:
    """Return why FP in a zone cannot be improved (4.2.2), or None."""
    rules = ("4.2.2", "M27")
    if not state.material.board.zones[zone].is_city_or_fortress:
        return make_refusal(
            rules, tr_noop("{zone} is not a city or fortress."), where=zone, zone=zone
        )
    if not state.zones[zone].held(side):
        words = tr_noop("{zone} is not yours alone.")
        return make_refusal((*rules, "M10"), words, where=zone, zone=zone)
    if side == "imperial" and not has_land_line(state, zone):
        words = tr_noop("{zone} has no line of communication.")
        return make_refusal((*rules, "M10", "M11", "M24"), words, where=zone, zone=zone)
    return None


def _refuse_kind(state: State, zone: ZoneId, kind: forces.FpType) -> IllegalAction | None:
    quality, nation = kind
    if QUALITIES.index(quality) <= QUALITIES.index(state.best[nation]):
        words = tr_noop("{nation} FP rise no higher than {best} now.")
        rules = ("4.2.2", "2.5", "M30")
        return make_refusal(rules, words, where=zone, nation=nation, best=state.best[nation])
    if state.zones[zone].vomito and nation not in MEXICANS.values():
        words = tr_noop("There is Vomito in {zone}.")
        return make_refusal(("4.2.2", "M27"), words, where=zone, zone=zone)
    return None


def _had_their_step(step: Spending, zone: ZoneId) -> Counter[forces.FpType]:
    return forces.kinds_in(
        group for batch in step.improved if batch.zone == zone for group in batch.pieces.groups
    )


def improvable(state: State, step: Spending, zone: ZoneId) -> dict[forces.FpType, int]:
    """Return the number of improvable FP in a zone by kind, whatever the RP."""
    if step.raised or refuse_zone_to_improve(state, step.side, zone) is not None:
        return {}
    have = Counter(map(forces.kind_of, state.zones[zone].fps(step.side)))
    have -= _had_their_step(step, zone)
    return {kind: n for kind, n in have.items() if _refuse_kind(state, zone, kind) is None}


def refuse_raise(state: State, step: Spending, zone: ZoneId, count: int) -> IllegalAction | None:
    """Return why ``count`` FP cannot be raised in a zone (4.2.3), or None."""
    rules = ("4.2.3", "M28")
    side = step.side
    if not state.material.board.zones[zone].is_city_or_fortress:
        return make_refusal(
            rules, tr_noop("{zone} is not a city or fortress."), where=zone, zone=zone
        )
    if side == "imperial" and not has_land_line(state, zone):
        words = tr_noop("{zone} has no line of communication.")
        return make_refusal((*rules, "M10", "M11"), words, where=zone, zone=zone)
    if side == "republican" and state.zones[zone].occupied("imperial"):
        return make_refusal(rules, tr_noop("Imperial forces are in {zone}."), where=zone, zone=zone)
    if dict(step.raised).get(zone, 0) + count > MOST_RAISED_IN_A_ZONE:
        return make_refusal(rules, tr_noop("At most two FP per zone and turn."), where=zone)
    if state.room_for(MEXICANS[side]) < count:
        return make_refusal(("4.2.3", "M29"), tr_noop("The limit of FP is reached."), where=zone)
    if state.rp[side] < PRICE_OF_RAISING * count:
        return make_refusal(("4.2.3",), tr_noop("A new FP costs 2 RP."), where=zone)
    return None


def spending_options(state: State, step: Spending) -> list[Action]:
    found: list[Action] = []
    rp = state.rp[step.side]
    for zone in state.material.board.where(lambda each: each.is_city_or_fortress):
        for (quality, nation), have in sorted(improvable(state, step, zone).items()):
            for count in sorted({1, min(have, rp)} if rp else ()):
                pieces = forces.Pieces((), (forces.FpGroup(count, quality, nation),))
                found.append(Improve((forces.ZonePieces(pieces, zone),)))
        found += [
            Raise(count, zone)
            for count in (1, 2)
            if rp >= PRICE_OF_RAISING and refuse_raise(state, step, zone, count) is None
        ]
    return [*found, Done()]


def refuse_spending(state: State, step: Spending, action: Action) -> IllegalAction | None:
    match action:
        case Done():
            return None
        case Raise(count, zone):
            return refuse_raise(state, step, zone, count)
        case Improve(batches):
            return _refuse_improving(state, step, batches)
    return make_refusal(
        ("4.2.2", "4.2.3"), tr_noop("Improve and raise FP first, or choose “Done”.")
    )


def _refuse_improving(
    state: State, step: Spending, batches: tuple[forces.ZonePieces, ...]
) -> IllegalAction | None:
    if len(batches) != 1:
        return make_refusal(("4.2.2", "M27"), tr_noop("Improve in one zone at a time."))
    (batch,) = batches
    zone = batch.zone
    refused = refuse_zone_to_improve(state, step.side, zone)
    if refused is not None:
        return refused
    if step.raised:
        words = tr_noop("Improve FP before raising new ones; new FP cannot be improved this turn.")
        return make_refusal(("3.0", "4.2.3", "4.2.2"), words, where=zone)
    have = Counter(map(forces.kind_of, state.zones[zone].fps(step.side)))
    had = _had_their_step(step, zone)
    for group in batch.pieces.groups:
        kind = (group.quality, group.nation)
        if have[kind] < group.count:
            return make_refusal(
                ("4.2.2",), tr_noop("{zone} has no FP of that kind."), where=zone, zone=zone
            )
        refused = _refuse_kind(state, zone, kind)
        if refused is not None:
            return refused
        if have[kind] - had[kind] < group.count:
            return make_refusal(("4.2.2", "M27"), tr_noop("Each FP rises once a turn."), where=zone)
    if batch.pieces.count * PRICE_OF_IMPROVING > state.rp[step.side]:
        return make_refusal(("4.2.2",), tr_noop("A step costs 1 RP for each FP."), where=zone)
    return None


def answer_spending(state: State, step: Spending, action: Action) -> None:
    if isinstance(action, Raise):
        nation = MEXICANS[step.side]
        state.pay(step.side, PRICE_OF_RAISING * action.count, "raising")
        state.add_fps(action.zone, step.side, [forces.Fp(nation, "C")] * action.count)
        state.tell("raised", step.side, action.zone, amount=action.count)
        raised = dict(step.raised)
        raised[action.zone] = raised.get(action.zone, 0) + action.count
        state.agenda.append(evolve(step, raised=tuple(sorted(raised.items()))))
    elif isinstance(action, Improve):
        (batch,) = action.batches
        state.pay(step.side, batch.pieces.count * PRICE_OF_IMPROVING, "improving")
        risen = improve(state, batch, step.side)
        state.agenda.append(
            evolve(step, improved=(*step.improved, forces.ZonePieces(risen, batch.zone)))
        )


def improve(state: State, batch: forces.ZonePieces, side: Side) -> forces.Pieces:
    """Improve these FP by one step and return them with their new quality."""
    standing = state.zones[batch.zone]
    picked = forces.split_fps(standing.fps(side), batch.pieces.groups)
    assert picked is not None
    chosen, left = picked
    risen = tuple(map(forces.higher, chosen))
    standing.set_fps(side, (*left, *risen))
    state.tell("improved", side, batch.zone, amount=len(risen))
    return forces.Pieces((), forces.groups_of(map(forces.kind_of, risen)))
