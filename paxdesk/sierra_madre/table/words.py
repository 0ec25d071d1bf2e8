"""Texts of cards, quarters, offices and accounts. Does not use Qt."""

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
    template = tables()[table][str(word)]
    if number is not None and "%n" in template:
        return tr_plural(template, "", number, **values)
    return tr(template, **values)


def filled(table: str, word: str, makers: Mapping[str, Callable[[], Any]], number: int = 0) -> str:
    """Return the sentence for a word, calling only the ``makers`` of its placeholders."""
    template = tables()[table][word]
    values = {name: make() for name, make in makers.items() if f"{{{name}}}" in template}
    return sentence_for(table, word, number, **values)


def choices(table: str) -> tuple[tuple[str, str], ...]:
    """Return all words of a table with their sentences."""
    return tuple((word, sentence_for(table, word)) for word in tables()[table])


def icon(word: str) -> str:
    """Return the icon of a kind of card or a button, or ""."""
    return tables()["icons"].get(word, "")


def quarter_words(quarter: int) -> str:
    """Return text such as ``Winter 1898``."""
    season = sentence_for("seasons", calendar.season(quarter))
    return tr("{season} {year}", season=season, year=calendar.year(quarter))


def short_quarter(quarter: int) -> str:
    """Return text such as ``Wi 98``."""
    season = sentence_for("seasons", calendar.season(quarter))[:2]
    return f"{season} {calendar.year(quarter) % 100:02}"


def gold_words(amount: int) -> str:
    return tr_plural("%n gold", "", amount)


def card_words(state: State, card: CardId) -> str:
    """Return a card as text, such as ``C12 La Colorada``."""
    if card not in state.cards:
        return card
    facts = state.cards[card].facts
    return f"{card} {facts.name or sentence_for('kinds', facts.kind)}"


def named_card(state: State, card: CardId) -> list[str]:
    facts = state.cards[card].facts
    kind = [sentence_for("kinds", facts.kind)] if facts.name else []
    return [card_words(state, card), *kind]


def office_words(office: st.Office) -> str:
    if office in PRESIDENTS:
        return sentence_for("offices", office)
    district = office.removeprefix("governor-").replace("-", " ").title()
    return tr("Governor of {district}", district=district)


def lot_words(state: State, lot: str) -> str:
    return card_words(state, lot) if lot in CARDS else office_words(lot)


def account_words(state: State, account: st.Account, names: Names) -> str:
    if account == TREASURY:
        return tr("the game")
    if account in state.cards:
        return card_words(state, account)
    name = names.get(st.seat_in(account), account)
    return tr("{name} in New York", name=name) if account.startswith("NY") else name
