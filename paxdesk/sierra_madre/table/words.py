"""Cards, seats, quarters and payments in words: see ``rules/refusals.py``. No Qt here."""

from collections.abc import Callable, Mapping
from typing import Any

from paxdesk.desk.words import Names
from paxdesk.language import tr, tr_plural
from paxdesk.sierra_madre.rules import calendar
from paxdesk.sierra_madre.rules import state as st
from paxdesk.sierra_madre.rules.cards import CARDS, CardId
from paxdesk.sierra_madre.rules.refusals import tables as tables
from paxdesk.sierra_madre.rules.state import PRESIDENTS, TREASURY, State


def sentence_for(table: str, word: object, number: int | None = None, /, **values: object) -> str:
    """The sentence of a table for a word, in the language spoken now."""
    template = tables()[table][str(word)]
    if number is not None and "%n" in template:
        return tr_plural(template, "", number, **values)
    return tr(template, **values)


def filled(table: str, word: str, makers: Mapping[str, Callable[[], Any]], number: int = 0) -> str:
    """The sentence for a word, of whose values only those are made that stand in it."""
    template = tables()[table][word]
    values = {name: make() for name, make in makers.items() if f"{{{name}}}" in template}
    return sentence_for(table, word, number, **values)


def choices(table: str) -> tuple[tuple[str, str], ...]:
    """All words of a table with their sentences, to choose from."""
    return tuple((word, sentence_for(table, word)) for word in tables()[table])


def icon(word: str) -> str:
    """What is drawn for a kind of card, or on a button; "" where nothing is."""
    return tables()["icons"].get(word, "")


def quarter_words(quarter: int) -> str:
    """``Winter 1898``."""
    season = sentence_for("seasons", calendar.season(quarter))
    return tr("{season} {year}", season=season, year=calendar.year(quarter))


def short_quarter(quarter: int) -> str:
    """``Wi 98``."""
    season = sentence_for("seasons", calendar.season(quarter))[:2]
    return f"{season} {calendar.year(quarter) % 100:02}"


def gold_words(amount: int) -> str:
    return tr_plural("%n gold", "", amount)


def card_words(state: State, card: CardId) -> str:
    """``C12 La Colorada``; its kind where it has no name."""
    if card not in state.cards:
        return card
    facts = state.cards[card].facts
    return f"{card} {facts.name or sentence_for('kinds', facts.kind)}"


def office_words(office: st.Office) -> str:
    if office in PRESIDENTS:
        return sentence_for("offices", office)
    district = office.removeprefix("governor-").replace("-", " ").title()
    return tr("Governor of {district}", district=district)


def lot_words(state: State, lot: str) -> str:
    """What is put up: a card or an office."""
    return card_words(state, lot) if lot in CARDS else office_words(lot)


def account_words(state: State, account: st.Account, names: Names) -> str:
    """A place for gold."""
    if account == TREASURY:
        return tr("the game")
    if account in state.cards:
        return card_words(state, account)
    name = names.get(st.seat_in(account), account)
    return tr("{name} in New York", name=name) if account.startswith("NY") else name
