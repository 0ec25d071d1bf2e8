"""What holds in every position."""

from paxdesk.language import say
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.cards import CARDS, letters_of
from paxdesk.sierra_madre.rules.state import State, purse


def problems(state: State) -> list[str]:
    """What makes a position unsound, a sentence each."""
    found: list[str] = []
    seats = state.players
    if seats != tuple(range(1, len(seats) + 1)) or not 0 < len(seats) <= st.MOST_SEATS:
        return [say("there are 1 to {most} seats", most=st.MOST_SEATS)]
    if unknown := state.cards.keys() - CARDS:
        return [say("there is no card {card}", card=min(unknown))]
    accounts = state.accounts
    if sum(map(state.gold, accounts)) != st.GOLD:
        found.append(say("the gold does not sum to {gold}", gold=st.GOLD))
    found += (say("{place} has less than nothing", place=each)
              for each in accounts if state.gold(each) < 0)  # fmt: skip
    for card, each in state.cards.items():
        if (each.place in st.OWNED) != bool(each.owner) or each.owner not in (0, *seats):
            found.append(say("{card} lies where it cannot", card=card))
        if (each.place == "event") and letters_of(card) != "E":
            found.append(say("{card} is no event", card=card))
        if each.gold and not each.owner:
            found.append(say("gold lies at {card}, which is nobody's", card=card))
        if each.level < 0:
            found.append(say("{card} has a profit below nothing", card=card))
    if any(holder not in seats for holder in state.offices.values()):
        found.append(say("an office is held by nobody who plays"))
    if len(state.lying("edge")) > 1:
        found.append(say("two cards of one quarter are open"))
    if not 1 <= state.phase <= st.PHASES or any(seat not in seats for seat in state.order):
        found.append(say("the phase is none"))
    if state.order and not 0 <= state.mover < len(state.order):
        found.append(say("nobody has the move"))
    auction = state.auction
    if auction is not None:
        if not {*auction.bidders, *auction.bids, auction.plaintiff} <= {0, *seats}:
            found.append(say("somebody bids who does not play"))
        if auction.sale != "election" and auction.lot not in state.cards:
            found.append(say("a card is put up that is not in the game"))
        short = [seat for seat, bid in auction.bids.items() if bid > state.gold(purse(seat))]
        found += (say("P{seat} bids more than is in the purse", seat=seat) for seat in short)
    for row in state.rows:
        if not state.knows(row.source) or not state.knows(row.target) or row.amount < 0:
            found.append(say("a payment is proposed that cannot be"))
    return found
