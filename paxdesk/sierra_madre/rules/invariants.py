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
    found += (say("{place} has less than nothing", place=each)
              for each in state.accounts if state.gold(each) < 0)  # fmt: skip
    auction = state.auction
    checks: list[tuple[object, str]] = [
        (sum(map(state.gold, state.accounts)) != st.GOLD,
         say("the gold does not sum to {gold}", gold=st.GOLD)),
        (any(holder not in seats for holder in state.offices.values()),
         say("an office is held by nobody who plays")),
        (len(state.lying("edge")) > 1, say("two cards of one quarter are open")),
        (not 1 <= state.phase <= st.PHASES or any(seat not in seats for seat in state.order),
         say("the phase is none")),
        (state.order and not 0 <= state.mover < len(state.order), say("nobody has the move")),
        (any(not state.knows(row.source) or not state.knows(row.target) or row.amount < 0
             for row in state.rows), say("a payment is proposed that cannot be")),
        (auction and not {*auction.bidders, *auction.bids, auction.plaintiff} <= {0, *seats},
         say("somebody bids who does not play")),
        (auction and auction.sale != "election" and auction.lot not in state.cards,
         say("a card is put up that is not in the game")),
    ]  # fmt: skip
    for seat, bid in auction.bids.items() if auction is not None else ():
        short = bid > state.gold(purse(seat))
        checks.append((short, say("P{seat} bids more than is in the purse", seat=seat)))
    for card, each in state.cards.items():
        owned = (each.place in st.OWNED) == bool(each.owner) and each.owner in (0, *seats)
        event, stray = each.place == "event", each.gold and not each.owner
        checks += [
            (not owned, say("{card} lies where it cannot", card=card)),
            (event and letters_of(card) != "E", say("{card} is no event", card=card)),
            (stray, say("gold lies at {card}, which is nobody's", card=card)),
            (each.level < 0, say("{card} has a profit below nothing", card=card)),
        ]
    return [*found, *(words for wrong, words in checks if wrong)]
