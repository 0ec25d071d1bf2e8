"""Checks, payments and other steps shared by several actions."""

from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import auctions, payments, sequence
from paxdesk.sierra_madre.rules.refusals import refuse_unless
from paxdesk.sierra_madre.rules.state import TREASURY, Card, State, purse_account


def owned(state: State, card: str, step: str) -> Card:
    refuse_unless(state.cards[card].owner, "nobodys", step, card=card)
    return state.cards[card]


def playable(state: State, card: str, kind: str, step: str) -> Card:
    """Return a playable card; ``kind`` "" allows any. Raises IllegalAction."""
    found = owned(state, card, step)
    refuse_unless(found.place == "mature", "immature", step, card=card)
    refuse_unless(not found.idle, "idle", step, card=card)
    refuse_unless(kind in ("", found.facts.kind), "other kind", step, card=card)
    return found


def against(state: State, card: str, kind: str, target: str, step: str) -> tuple[Seat, Seat]:
    """Return the owners of a playable card and of its target. Raises IllegalAction."""
    seat = playable(state, card, kind, step).owner
    owner = owned(state, target, step).owner
    refuse_unless(owner != seat, "own card", step, card=target)
    return seat, owner


def mendable(state: State, card: str, *steps: str) -> Card:
    refuse_unless(sequence.mendable(state, card) in steps, "no capital", steps[0], card=card)
    return state.cards[card]


def mended(state: State, card: str, *steps: str) -> Card:
    """Pay for recapitalizing a card; return the card as it was."""
    found, step = mendable(state, card, *steps), sequence.mendable(state, card)
    gold, source = sequence.price(state, card), purse_account(found.owner)
    payments.pay(state, source, TREASURY, gold, "recapitalization", step=step, card=card)
    return found


def discard(state: State, card: str) -> None:
    state.tell("played", state.cards[card].owner, card=card, step="S9")
    payments.move_card(state, card, "gone", step="S9")


def kill(state: State, seat: Seat, note: str) -> None:
    state.alter(seat, status="dead", war="", back=0, jailed=False)
    state.tell("killed", seat, note=note, step="S11.4.4")
    for office in [each for each, holder in state.offices.items() if holder == seat]:
        auctions.take_office(state, office, 0, step="S11.4.4")
