"""Page of the phase: heading, current situation, proposed rows and steps."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.rulebook import book
from paxdesk.desk.words import Names
from paxdesk.language import join_sentences, join_words, tr, tr_noop, tr_plural, with_colon
from paxdesk.lazy_attrs import frozen
from paxdesk.session.game_protocol import Seat
from paxdesk.sierra_madre.rules import auctions, payments, sequence
from paxdesk.sierra_madre.rules.cards import WEIGHTY
from paxdesk.sierra_madre.rules.state import PRESIDENTS, ROUNDS, Payment, State, purse_account
from paxdesk.sierra_madre.table import words as said
from paxdesk.sierra_madre.table.words import account_words, card_words, gold_words

LONG: Final = 80
"""Number of characters above which the order of play is split into two lines."""
RULEBOOK: Final = "sierra"
"""Folder of the rules in the assets."""


@frozen
class StepLine:
    """Step of the phase; ``folded`` is why it does not apply now, or ""."""

    id: str
    words: str
    folded: str = ""

    @property
    def spoken_text(self) -> str:
        return f"{self.words} – {self.folded}" if self.folded else self.words


@frozen
class RowLine:
    """Proposed payment, with payer, payee and reason as text."""

    number: int
    row: Payment
    words: str


def steps(state: State) -> tuple[StepLine, ...]:
    """Return this phase's steps; those that cannot apply are folded."""
    return tuple(
        StepLine(entry.ids[0], entry.title, folded(state, entry.ids[0]))
        for entry in book(RULEBOOK).part(f"S{state.phase}").entries[1:]
    )


def folded(state: State, step: str) -> str:
    """Return why a step cannot apply now; "" if it can."""
    cards, offices = payments.revealed_card(state), state.offices.keys()
    bars = sum(state.cards[card].facts.bars for card in cards)
    due = any(row.step == "S3.2" for row in state.rows)
    away = any(man.status == "at_war" for man in state.hacendados.values())
    reasons: tuple[tuple[str, object, str], ...] = (
        ("S1.2", cards and not any(card[0] == "E" for card in cards), tr("no event")),
        ("S1.3", cards and not bars, tr("no gold bars")),
        ("S1.3 S1.4", state.boycotts, tr("a boycott keeps investors away")),
        ("S1.4", not state.holders("bank"), tr("no bank")),
        ("S3.2", not due, tr("no IOU is due")),
        ("S3.3", not offices - PRESIDENTS.keys(), tr("no governor")),
        ("S3.4", not offices & PRESIDENTS.keys(), tr("no president")),
        ("S6.2 S6.3", not state.holders("store"), tr("no store")),
        ("S6.4", state.holders("store"), tr("there is a store")),
        ("S11.4", not (state.open_wars or away), tr("no foreign war this quarter")),
        ("S11.5.1 S11.5.2 S11.5.3", not state.ends_now, tr("not before Winter 1907")),
    )
    return next((words for steps, holds, words in reasons if step in steps.split() and holds), "")


def heading(state: State) -> str:
    """Return the heading: the phase, the current auction, or the end of the game."""
    if state.ended:
        return tr("The game is over")
    if state.auction is not None:
        lot = said.lot_words(state, state.auction.lot)
        return with_colon(said.sentence_for("sales", state.auction.sale), lot)
    return said.sentence_for("phases", state.phase)


def ranking(state: State, names: Names) -> dict[Seat, str]:
    """Return lines such as ``1. Ana: 23 gold`` by seat, from the richest."""
    worth = {seat: gold_words(state.worth(seat)) for seat in state.players}
    return {seat: tr("{rank}. {name}: {gold}", rank=rank, name=names[seat], gold=worth[seat])
            for rank, seat in state.ranks}  # fmt: skip


def elsewhere(state: State, seat: Seat) -> str:
    """Return a text on a player's gold in New York and at enterprises, and on the IOUs."""
    man, gold = state.hacendados[seat], sum(card.gold for _, card in state.owned(seat))
    return " · ".join(filter(None, (
        tr("New York {gold}", gold=man.new_york) if man.new_york else "",
        tr("enterprises {gold}", gold=gold) if gold else "",
        tr_plural("%n IOU(s)", "", len(man.ious)) if man.ious else "",
    )))  # fmt: skip


def lines(state: State, names: Names) -> Iterator[str]:
    if state.ended:
        yield from ranking(state, names).values()
        return
    if state.auction is not None:
        yield from _of_auction(state, names)
        return
    match state.phase:
        case 1:
            for card in payments.revealed_card(state):
                yield tr("Turned over: {card}.", card=card_words(state, card))
            if not payments.revealed_card(state):
                quarter = said.quarter_words(state.quarter)
                yield tr("Turn over the card of {quarter}.", quarter=quarter)
        case 5:
            yield tr("{name} may put a common card up for auction.", name=names[state.moving])
            yield tr(
                "The player whose hacendado has the most gold begins; the others follow clockwise."
            )
        case 6:
            yield tr("{name} may buy rifles.", name=names[state.moving])
            yield from _weights(state, names)
        case 10:
            yield tr("Round {number} of {most}: {name} moves.", number=state.round, most=ROUNDS,
                      name=names[state.moving])  # fmt: skip
            yield from _weights(state, names)
            yield tr("Each round, a counter does one of these: combat, Night Raid, taxes, burning.")
        case sequence.LAST:
            yield from _last(state)


def _last(state: State) -> Iterator[str]:
    """Yield lines on the last phase and the game's end."""
    if payments.due(state, payments.REBASE):
        yield tr("First, all gold returns home; correct the entries for gold that stays at its "
                 "enterprise.")  # fmt: skip
    elif state.rows:
        yield tr("Now damage is paid with the gold that returned.")
    else:
        yield tr("Now gold may go to New York or come back.")
        if state.open_wars:
            yield tr("Hacendados may enlist in the war.")
    if state.ends_now:
        needed = sequence.NEEDED - state.unrest
        chance = sequence.end_chance(state.unrest)
        yield tr("The game ends with {needed} or more on two dice: {number} in 36.",
                  needed=needed, number=chance)  # fmt: skip


def _of_auction(state: State, names: Names) -> Iterator[str]:
    auction = state.auction
    assert auction is not None
    if auction.bids:
        leader = names[auction.leader]
        yield tr("{name} bids {gold}.", name=leader, gold=gold_words(auction.price))
    if seat := auction.next_bidder:
        has = gold_words(state.gold(purse_account(seat)))
        yield tr("{name} bids next and has {gold}.", name=names[seat], gold=has)
        if others := join_words((names[each] for each in auction.bidders[1:]), "and"):
            yield tr("After that: {names}.", names=others)
    elif auction.bids:
        yield tr(
            "Two dice, the bid and the leadership decide the lawsuit; all bids are paid to the "
            "game."
        )
        yield lawsuit_chances(state, names)
    if auction.sale in ("quarterly", "forced") and not auction.bids and auction.bidders:
        yield tr(
            "The player whose hacendado has the most gold begins; the others follow clockwise."
        )
    if auction.sale in ("quarterly", "common"):
        facts = state.cards[auction.lot].facts
        ahead = tr_plural("%n quarter(s) from now", "", facts.quarters)
        words = tr_noop(
            "The card arrives {ahead} with a profit of {gold}; its price is paid to the game."
        )
        yield tr(words, ahead=ahead, gold=gold_words(facts.profit))
    elif auction.sale != "lawsuit":
        payee = account_words(state, auction.payee, names)
        yield tr("The price is paid to {place}.", place=payee)


def lawsuit_chances(state: State, names: Names) -> str:
    """Return a sentence with the chances of winning a lawsuit, in the order of rolling."""
    chances = ((names[seat], round(100 * each)) for seat, each in auctions.chances(state).items())
    told = join_sentences(
        tr("{name} {percent} %", name=name, percent=each) for name, each in chances
    )
    return tr("Roll two dice each, in this order (with the chance of winning): {names}", names=told)


def _weights(state: State, names: Names) -> Iterator[str]:
    """Yield the order of play in one or two lines."""
    parts = []
    for seat, weight in ((seat, state.weights[seat]) for seat in state.order):
        there = (card for _, card in state.owned(seat) if card.place in ("coming", "mature"))
        heavy = sum(card.facts.kind in WEIGHTY for card in there)
        cards = tr_plural("%n card(s)", "", weight - 10 * heavy)
        if heavy:
            more = tr_plural("%n radio(s) or sp(y|ies)", "", heavy)
            cards = tr("{cards} and {more}", cards=cards, more=more)
        parts.append(tr("{name} {sum} ({cards})", name=names[seat], cards=cards, sum=weight))
    words = tr("Order of play: {names}.", names=join_sentences(parts))
    cut = words.find("; ", len(words) // 2) + 2 if len(words) > LONG else len(words)
    yield from filter(None, (words[:cut].strip(), words[cut:]))


def rows(state: State, names: Names) -> Iterator[RowLine]:
    for number, row in enumerate(state.rows, 1):
        source, target = (account_words(state, each, names) for each in (row.source, row.target))
        harm = state.slip[row.slip - 1].harm if row.slip else ""
        what = said.sentence_for("harms", harm) if harm else said.sentence_for("whys", row.why)
        if row.card not in ("", row.source, row.target):
            what = tr("{what}, {card}", what=what, card=card_words(state, row.card))
        yield RowLine(number, row, with_colon(f"{source} → {target}", what))
