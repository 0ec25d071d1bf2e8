"""Ledger: payments, dice, moves of cards, and the payments proposed in each phase."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from attrs import evolve

from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.cards import CardId
from paxdesk.sierra_madre.rules.refusals import refuse_unless, tables
from paxdesk.sierra_madre.rules.state import TREASURY, Payment, State, purse_account

# --- Single movements -----------------------------------------------------------------------------


def pay(
    state: State, source: st.Account, target: st.Account, amount: int, why: st.Why,
    *, step: str = "", card: CardId = "", note: str = "",
) -> None:  # fmt: skip
    """Move gold and record the event. Raises IllegalAction if the source has too little."""
    if not amount:
        return
    has = state.gold(source)
    place = st.account_name(source)
    refuse_unless(has >= amount, "short", step or "S11.3", gold=has, place=place, amount=amount)
    state.add(source, -amount)
    state.add(target, amount)
    state.tell("paid", amount=amount, card=card, source=source, target=target,
                        word=why, note=note, step=step)  # fmt: skip


def roll(
    state: State, count: int, typed: tuple[int, ...], step: str, seats: Sequence[Seat] = ()
) -> list[int]:
    """Return ``count`` typed or rolled dice; events record them by seat. Raises IllegalAction."""
    if typed:
        refuse_unless(len(typed) == count, "dice", step, number=count)
    dice = list(typed) or [state.generator.die() for _ in range(count)]
    each = max(1, count // max(1, len(seats)))
    for number, die in enumerate(dice):
        seat = seats[number // each] if seats else 0
        state.tell("typed" if typed else "rolled", seat, die, step=step)
    return dice


def decided(
    state: State, tied: list[Seat], step: str, typed: list[int] | None = None
) -> list[Seat]:
    """Return tied seats by their dice, highest first; used dice are removed from ``typed``."""
    if len(tied) < 2:
        return tied
    own = tuple(typed[: len(tied)]) if typed is not None else ()
    if typed is not None:
        refuse_unless(len(own) == len(tied), "more dice", step, number=len(tied) - len(own))
        del typed[: len(tied)]
    dice = dict(zip(tied, roll(state, len(tied), own, step, tied), strict=True))
    found: list[Seat] = []
    for number in sorted(set(dice.values()), reverse=True):
        equal = [seat for seat in tied if dice[seat] == number]
        found += decided(state, equal, step, typed)
    return found


def earnings_account(state: State, card: CardId) -> st.Account:
    """Return the account for an enterprise's earnings, by the table's option."""
    if state.options.profits == "enterprise":
        return card
    return purse_account(state.cards[card].owner)


def seller(state: State, kind: str, buyer: Seat) -> st.Account:
    """Return the seller's account: another player's card or purse, or the game."""
    found = next((c for c in state.holders(kind) if state.cards[c].owner != buyer), None)
    return TREASURY if found is None else earnings_account(state, found)


# --- Proposed payments of a phase -----------------------------------------------------------------


def capital(state: State) -> Iterator[Payment]:
    """Yield the investment capital of players and banks; none during a boycott (S1.3, S1.4)."""
    bars = sum(state.cards[card].facts.bars for card in revealed_card(state))
    amount = bars * state.options.bar
    if not amount or state.boycotts:
        return
    for seat, man in state.hacendados.items():
        if man.status in ("playing", "at_war"):
            yield Payment("S1.3", TREASURY, purse_account(seat), amount, amount, "capital")
    for bank in state.holders("bank"):
        yield Payment(
            "S1.4", TREASURY, earnings_account(state, bank), amount, amount, "capital", bank
        )


def revealed_card(state: State) -> list[CardId]:
    """Return the edge card and this quarter's event, if any."""
    events = (card for card in state.lying("event") if state.cards[card].due == state.quarter)
    return [*state.lying("edge"), *events]


def profits(state: State) -> Iterator[Payment]:
    """Yield each enterprise's profit (S2.1)."""
    for seat in state.players:
        for card, _ in state.owned(seat):
            if amount := state.profit(card):
                yield Payment(
                    "S2.1", TREASURY, earnings_account(state, card), amount, amount, "profit", card
                )


def capitalization(state: State) -> Iterator[Payment]:
    """Yield payments for cards on seasonal tracks and for due IOUs (S3)."""
    for seat in state.players:
        for card, found in state.owned(seat):
            if found.place == "coming" and card not in state.subsidized:
                goods = found.facts.kind == "weapons"
                payee = seller(state, "store", seat) if goods else TREASURY
                yield Payment("S3.1", purse_account(seat), payee, 1, 1, "capitalization", card)
        due = sum(quarter <= state.quarter for quarter in state.hacendados[seat].ious)
        if due:
            yield Payment("S3.2", purse_account(seat), TREASURY, due, due, "iou")


REBASE: Final = "S11.1"
REFURBISHMENT: Final = "S11.2"


def rebase(state: State) -> Iterator[Payment]:
    """Yield moves of gold from enterprises to hacendados not at war (S11.1.3)."""
    if REBASE in state.confirmed:
        return
    for seat, man in state.hacendados.items():
        if man.status != "at_war":
            for card, found in state.owned(seat):
                if found.gold:
                    yield Payment(
                        "S11.1.3", card, purse_account(seat), found.gold, found.gold, "rebase", card
                    )


def _priced(harm: str) -> tuple[str, int, str]:
    step, gold, payee = tables("box")["harms"][harm].split()
    return step, int(gold), payee


HARMS: Final = {harm: _priced(harm) for harm in st.HARMS}
"""Step, price and kind of payee, by kind of damage."""


def payee(state: State, harm: st.Harm, seat: Seat) -> st.Account:
    """Return the account that the rules name as payee of a refurbishment."""
    kind = HARMS[harm][-1]
    return TREASURY if kind == "game" else seller(state, kind, seat)


def refurbishment(state: State) -> Iterator[Payment]:
    """Yield the payments of the refurbishment slip (S11.2)."""
    if REFURBISHMENT in state.confirmed:
        return
    for number, each in enumerate(state.slip, 1):
        reason, payer, price = HARMS[each.harm][0], purse_account(each.seat), each.price
        yield Payment(reason, payer, each.payee, price, price, "refurbishment", each.card, number)


PROPOSALS: Final[dict[int, tuple[Callable[[State], Iterator[Payment]], ...]]] = {
    1: (capital,), 2: (profits,), 3: (capitalization,), 11: (rebase, refurbishment),
}  # fmt: skip


def proposed(state: State) -> tuple[Payment, ...]:
    """Return the payments of this phase, limited to the gold of each payer."""
    trial, found = state.copy(), []
    for row in (row for propose in PROPOSALS.get(state.phase, ()) for row in propose(state)):
        amount = min(row.most, trial.gold(row.source))
        trial.add(row.source, -amount)
        trial.add(row.target, amount)
        found.append(evolve(row, amount=amount))
    return tuple(found)


def refresh(state: State) -> None:
    """Propose the payments again, keeping manual corrections where possible."""
    changed = (row for row in state.rows if row.amount != row.most)
    by_hand = {evolve(row, amount=0, most=0): row.amount for row in changed}
    trial, found = state.copy(), []
    for row in proposed(state):
        amount = by_hand.get(evolve(row, amount=0, most=0), row.amount)
        amount = min(amount, trial.gold(row.source))
        trial.add(row.source, -amount)
        trial.add(row.target, amount)
        found.append(evolve(row, amount=amount))
    state.rows = tuple(found)


def settle(state: State) -> None:
    """Perform the proposed payments, then apply the rules on unpaid amounts."""
    for row in state.rows:
        pay(state, row.source, row.target, row.amount, row.why, step=row.step, card=row.card)
    if state.phase == 3:
        _redeem(state)
    for row in state.rows:
        if row.amount < row.most and row.step == "S3.1":
            _unpaid(state, row)
    if state.phase == 11 and REFURBISHMENT not in state.confirmed:
        _strike_off(state)
    state.rows = ()


def confirm(state: State) -> None:
    """Perform the payments of the next step of phase 11."""
    step = next(each for each in (REBASE, REFURBISHMENT) if due(state, each))
    for row in due(state, step):
        pay(state, row.source, row.target, row.amount, row.why, step=row.step, card=row.card)
    if step == REFURBISHMENT:
        _strike_off(state)
    state.confirmed = (*state.confirmed, step)


def due(state: State, step: str) -> list[Payment]:
    """Return the proposed payments of a step of phase 11."""
    return [row for row in state.rows if row.step.startswith(f"{step}.")]


def _strike_off(state: State) -> None:
    """Remove fully paid damages from the refurbishment slip."""
    paid = {row.slip for row in state.rows if row.amount >= row.most}
    left = (each for number, each in enumerate(state.slip, 1) if number not in paid)
    state.slip = tuple(left)


def _unpaid(state: State, row: Payment) -> None:
    """Handle an unpaid capitalization by the table's option (RULINGS.md)."""
    match state.options.unpaid:
        case "wait":
            due = state.cards[row.card].due + 1
            state.change(row.card, due=due)
            state.tell("delayed", state.cards[row.card].owner, due, row.card, step="S3.1")
        case "iou":
            promise(state, state.cards[row.card].owner, 1, state.quarter + 1, "S3.1")
        case "common":
            move_card(state, row.card, "common", step="S3.1")


def promise(state: State, seat: Seat, amount: int, due: int, step: str = "S3.2") -> None:
    """Put ``amount`` IOUs of a player into the box of a quarter."""
    ious = tuple(sorted((*state.hacendados[seat].ious, *[due] * amount)))
    state.alter(seat, ious=ious)
    state.tell("iou", seat, amount, word=str(due), step=step)


def _redeem(state: State) -> None:
    """Remove due IOUs; unpaid ones move to the next box."""
    paid = {row.source: row.amount for row in state.rows if row.why == "iou"}
    for seat, man in state.hacendados.items():
        later_ones = tuple(each for each in man.ious if each > state.quarter)
        left = len(man.ious) - len(later_ones) - paid.get(purse_account(seat), 0)
        state.alter(seat, ious=later_ones)
        if left > 0:
            promise(state, seat, left, state.quarter + 1)


# --- Moves of cards -------------------------------------------------------------------------------


def move_card(
    state: State, card: CardId, where: str, *, owner: Seat = 0, due: int = 0,
    level: int = 0, step: str = "", note: str = "",
) -> None:  # fmt: skip
    """Move a card; if nobody owns it then, its gold goes to the previous owner."""
    before = state.cards[card]
    if before.gold and not (owner and where in ("mature", "coming", "ruined")):
        heir = purse_account(before.owner) if before.owner else TREASURY
        pay(state, card, heir, before.gold, "rebase", step=step, card=card)
    state.change(card, place=where, owner=owner, due=due, level=level, struck=False, idle=False)
    state.slip = tuple(_still_due(state))
    state.tell("placed", owner, due if where == "coming" else level, card, word=where,
                        note=note, step=step)  # fmt: skip


def _still_due(state: State) -> Iterator[st.Damage]:
    """Yield the damages due, charged to present owners."""
    for each in state.slip:
        card = state.cards.get(each.card)
        if card is not None and card.owner:
            yield evolve(each, seat=card.owner)
        elif each.harm in ("town", "city", "bridge"):
            yield each
