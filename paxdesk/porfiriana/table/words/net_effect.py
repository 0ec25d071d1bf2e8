"""What a few steps have come to for one seat: its gold, income and points, and what it lost.

Read off the positions before and after, so that whatever brought it about is told. No Qt here.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from paxdesk.desk.words.label import Note
from paxdesk.desk.words.seats import Names
from paxdesk.language import say, template
from paxdesk.porfiriana.rules.actions import CardNumber, Seat
from paxdesk.porfiriana.rules.phrases import prestige_words, unrest_words
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.vocabulary import PRESTIGES
from paxdesk.porfiriana.session import Replayed
from paxdesk.porfiriana.table.painting.inks import PRESTIGE_INK
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.turn_stats import seat_turn_stats

LOSS: Final = "#8E1F0E"
"""The ink of what was lost."""


def net_effect(steps: Sequence[Replayed], seat: Seat, names: Names) -> list[Note]:
    """Notes to ``seat``, figures first; one that says so where nothing of it has changed."""
    if not steps:
        return []
    found = [*_figures(steps[0].before, steps[-1].after, seat), *_losses(steps, seat, names)]
    return found or [Note("manicule", say("Nothing of yours has changed."))]


def _figures(before: State, after: State, seat: Seat) -> Iterator[Note]:
    was, now = seat_turn_stats(before, seat), seat_turn_stats(after, seat)
    if was.gold != now.gold:
        words = template("Gold: {before} to {after}.")
        yield Note("gold", say(words, before=was.gold, after=now.gold))
    if was.income != now.income:
        words = template("Income: {before} to {after}.")
        yield Note("income-cube", say(words, before=was.income, after=now.income))
    for kind in PRESTIGES:
        if was.prestige[kind] != now.prestige[kind]:
            words = say(
                "{kind}: {before} to {after}.",
                kind=prestige_words(kind),
                before=was.prestige[kind],
                after=now.prestige[kind],
            )
            yield Note(f"prestige-{kind}", words, PRESTIGE_INK[kind])


def _losses(steps: Sequence[Replayed], seat: Seat, names: Names) -> Iterator[Note]:
    """What was lost or brought into trouble, and whose step it was."""
    for step in steps:
        who = names[step.seat]
        lost = _owned(step.before, seat) - _owned(step.after, seat)
        for card in sorted(lost):
            words = template("You lost {card} in {seat}'s turn.")
            yield Note("grudge", say(words, card=card_name(step.before, card), seat=who), LOSS)
        for number, enterprise in step.after.enterprises.items():
            was = step.before.enterprises.get(number)
            if enterprise.owner != seat or was is None:
                continue
            name = card_name(step.after, number)
            if enterprise.unrest > was.unrest:
                more = unrest_words(enterprise.unrest - was.unrest)
                words = template("{unrest} on {card}: {seat}.")
                yield Note("unrest", say(words, unrest=more, card=name, seat=who), LOSS)
            if enterprise.extorted and not was.extorted:
                by = names[step.after.troops[enterprise.troop].owner]
                words = template("{seat} extorts {card}.")
                yield Note("income-cube", say(words, seat=by, card=name), LOSS)
        if step.after.players[seat].jailed and not step.before.players[seat].jailed:
            yield Note("jail", say("You are in Jail: {seat}.", seat=who), LOSS)


def _owned(state: State, seat: Seat) -> set[CardNumber]:
    """Every card of a seat, in play and in its hand."""
    hand = set(state.players[seat].hand)
    return hand | {card.number for card in state.in_play() if card.owner == seat}
