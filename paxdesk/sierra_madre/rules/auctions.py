"""Auctions: the order of bids, the winner, and the payment (S4, S5, S9.5, S11.2.9)."""

from collections.abc import Mapping
from typing import Final, cast

from attrs import evolve

from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.payments import decided, move_card, pay, roll
from paxdesk.sierra_madre.rules.refusals import refuse_unless, tables
from paxdesk.sierra_madre.rules.state import TREASURY, Auction, State, purse_account

STEPS: Final = cast(Mapping[st.Sale, str], tables("box")["sales"])
DICE_EACH: Final = 2
"""Number of dice for each bidder of a lawsuit."""
TWO_DICE: Final = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""Number of throws, out of 36, for each sum of two dice."""


def richest(state: State) -> list[Seat]:
    """Return the bidders whose hacendados have the most gold (S5.1); several if tied."""
    most = max((state.gold(purse_account(seat)) for seat in state.bidders), default=0)
    return [seat for seat in state.bidders if state.gold(purse_account(seat)) == most]


def richest_first(state: State, step: str) -> tuple[Seat, ...]:
    """Return the bidders clockwise from the richest; a tie is decided by dice."""
    order = decided(state, richest(state), step)
    return clockwise_from(state.bidders, order[0]) if order else ()


def clockwise_from(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    at = seats.index(first)
    return (*seats[at:], *seats[:at])


def begin(
    state: State, sale: st.Sale, lot: str, *, first: Seat = 0,
    payee: st.Account = TREASURY, plaintiff: Seat = 0, lead: int = 0,
) -> None:  # fmt: skip
    """Put up a card or an office; without ``first`` the richest begins (RULINGS.md)."""
    step = STEPS[sale]
    refuse_unless(state.auction is None, "auction first", step)
    order = richest_first(state, step)
    if first in order:
        order = clockwise_from(order, first)
    state.auction = Auction(sale, lot, order, {}, payee, plaintiff, lead)
    state.tell("order", state.auction.next_bidder, card=lot, word=sale, step=step)
    _go_on(state)


def running(state: State, step: str) -> Auction:
    """Return the current auction. Raises IllegalAction if there is none."""
    refuse_unless(state.auction is not None, "no auction", step)
    assert state.auction is not None
    return state.auction


def bid(state: State, amount: int) -> None:
    """Enter the bid of the next bidder. Raises IllegalAction."""
    auction = running(state, "S4.1")
    step, seat = STEPS[auction.sale], auction.next_bidder
    refuse_unless(seat, "bids in", step)
    has = state.gold(purse_account(seat))
    refuse_unless(amount <= has, "bid short", step, seat=seat, gold=has, amount=amount)
    refuse_unless(amount > auction.price, "bid more", step, price=auction.price)
    bids = {**auction.bids, seat: amount}
    state.auction = evolve(auction, bids=bids, bidders=(*auction.bidders[1:], seat))
    state.tell("bid", seat, amount, auction.lot, word=auction.sale, step=step)
    _go_on(state)


def check_bids(state: State) -> None:
    """Check that every bidder still has enough gold for the bid. Raises IllegalAction."""
    auction = state.auction
    if auction is not None:
        for seat, amount in auction.bids.items():
            enough, step = amount <= state.gold(purse_account(seat)), STEPS[auction.sale]
            refuse_unless(enough, "bid stands", step, seat=seat, amount=amount)


def decline(state: State) -> None:
    """Remove the next bidder from the auction."""
    auction = running(state, "S4.1")
    refuse_unless(auction.bidders, "bids in", STEPS[auction.sale])
    state.auction = evolve(auction, bidders=auction.bidders[1:])
    state.tell("passed", auction.next_bidder, card=auction.lot)
    _go_on(state)


def agreed(state: State, seat: Seat, amount: int) -> None:
    """End the auction with a buyer and price called out at the table."""
    auction = running(state, "S4.1")
    step = STEPS[auction.sale]
    refuse_unless(auction.sale != "lawsuit", "each bid", step)
    refuse_unless(seat in state.bidders, "no bidder", step, seat=seat)
    has = state.gold(purse_account(seat))
    refuse_unless(0 < amount <= has, "bid short", step, seat=seat, gold=has, amount=amount)
    state.auction = evolve(auction, bids={seat: amount}, bidders=())
    _go_on(state)


def close(state: State) -> None:
    """End the bidding. Raises IllegalAction for a lawsuit that only needs its dice."""
    auction = running(state, "S4.1")
    open_ = auction.sale != "lawsuit" or auction.bidders or not auction.bids
    refuse_unless(open_, "lawsuit first", "S9.5")
    state.auction = evolve(auction, bidders=())
    _go_on(state)


def _go_on(state: State) -> None:
    """Close the bidding unless others may still bid."""
    auction = running(state, "S4.1")
    if auction.bidders and auction.bidders != (auction.leader,):
        return
    if auction.sale == "lawsuit" and auction.bids:
        state.auction = evolve(auction, bidders=())  # wait for the dice
        return
    state.auction = None
    if auction.leader:
        step = STEPS[auction.sale]
        pay(state, purse_account(auction.leader), auction.payee, auction.price, "auction",
            step=step, card=auction.lot)  # fmt: skip
        _hand_over(state, auction, auction.leader)
    else:
        _unsold(state, auction)


def settle(state: State, typed: tuple[int, ...]) -> None:
    """Settle a lawsuit by bids, dice and leadership; bids, then dice, decide ties (S9.5)."""
    auction = running(state, "S9.5")
    ready = auction.sale == "lawsuit" and not auction.bidders
    refuse_unless(ready, "bids not in", "S9.5")
    seats = sorted(auction.bids)
    dice = roll(state, DICE_EACH * len(seats), typed, "S9.5", seats)
    sums: dict[Seat, int] = {}
    for index, seat in enumerate(seats):
        lead = _lead(state, auction, seat)
        rolled = sum(dice[DICE_EACH * index : DICE_EACH * (index + 1)])
        sums[seat] = auction.bids[seat] + rolled + lead
        state.tell("sum", seat, sums[seat], auction.lot, step="S9.5",
                            note=f"{auction.bids[seat]} + {rolled} + {lead}")  # fmt: skip
    best = max((sums[seat], auction.bids[seat]) for seat in seats)
    tied = [seat for seat in seats if (sums[seat], auction.bids[seat]) == best]
    winner = decided(state, tied, "S9.5")[0]
    for seat in seats:
        pay(state, purse_account(seat), TREASURY, auction.bids[seat], "auction", step="S9.5",
            card=auction.lot)  # fmt: skip
    state.auction = None
    _hand_over(state, auction, winner)


def _lead(state: State, auction: Auction, seat: Seat) -> int:
    """Return the leadership that counts for a bidder in a lawsuit."""
    own = state.hacendados[seat].leadership
    return auction.lead if seat == auction.plaintiff and auction.lead else own


def chances(state: State) -> dict[Seat, float]:
    """Return each bidder's probability of winning the lawsuit."""
    auction = running(state, "S9.5")
    known = {seat: (bid + _lead(state, auction, seat), bid) for seat, bid in auction.bids.items()}
    found = dict.fromkeys(sorted(known), 0.0)
    for seat, (most, bid) in known.items():
        for dice, ways in TWO_DICE.items():
            chance = ways / 36
            for sure, least in (known[other] for other in known if other != seat):
                below = (w for d, w in TWO_DICE.items() if (sure + d, least) < (most + dice, bid))
                chance *= sum(below) / 36
            found[seat] += chance
    return found


def _hand_over(state: State, auction: Auction, winner: Seat) -> None:
    """Hand the lot to the winner."""
    step, lot = STEPS[auction.sale], auction.lot
    state.tell("sold", winner, auction.bids[winner], lot, word=auction.sale, step=step)
    if auction.sale == "election":
        take_office(state, lot, winner)
        return
    card = state.cards[lot]
    if card.place in st.OWNED:
        if card.owner != winner:
            move_card(
                state, lot, card.place, owner=winner, due=card.due, level=card.level, step=step
            )
    else:
        due = state.quarter + card.facts.quarters
        move_card(state, lot, "coming", owner=winner, due=due, step="S4.2")


def _unsold(state: State, auction: Auction) -> None:
    """Handle a lot without bids, by option or RULINGS.md."""
    step, lot = STEPS[auction.sale], auction.lot
    state.tell("unsold", card=lot, word=auction.sale, step=step)
    if auction.sale == "quarterly":
        move_card(state, lot, state.options.unsold, step=step)
    elif auction.sale == "forced":
        move_card(state, lot, "common", step=step)


def take_office(
    state: State, office: st.Office, seat: Seat, note: str = "", step: str = "S9.7"
) -> None:
    """Give an office to a player, or make it vacant (0)."""
    if seat:
        state.offices[office] = seat
    else:
        state.offices.pop(office, None)
    state.tell("office", seat, word=office, note=note, step=step)
