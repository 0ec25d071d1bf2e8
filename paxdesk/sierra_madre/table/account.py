"""The account: log and ledger as CSV, and the lines of the ledger. No Qt here."""

import csv
import io
from collections.abc import Iterator
from typing import Final

from paxdesk.desk.words.labels import Names
from paxdesk.language import say
from paxdesk.record_classes import frozen
from paxdesk.session.session import JournalEntry
from paxdesk.sierra_madre.rules.state import Account, Why
from paxdesk.sierra_madre.session import Recording
from paxdesk.sierra_madre.table.words import WHYS, account_words, card_words, quarter_words

COLUMNS: Final = ("step", "quarter", "phase", "rule", "from", "to", "gold", "why", "card", "note")


@frozen
class Movement:
    """A line of the ledger: ``step`` is the number of the entry, ``rule`` the step it cites."""

    step: int
    quarter: int
    phase: int
    rule: str
    source: Account
    target: Account
    amount: int
    why: Why
    card: str
    note: str


def ledger(recording: Recording) -> Iterator[Movement]:
    """Every movement of gold, in order."""
    for number, step in enumerate(recording.steps, 1):
        for event in step.events:
            if event.what == "paid":
                why: Why = event.word  # type: ignore[assignment]
                yield Movement(number, step.before.quarter, step.before.phase, event.step,
                               event.source, event.target, event.amount, why, event.card,
                               event.note)  # fmt: skip


def ledger_csv(recording: Recording, names: Names) -> str:
    """The ledger for a spreadsheet, its places for gold as they are written in notation."""
    state = recording.steps[-1].after if recording.steps else recording.opening
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(COLUMNS)
    for each in ledger(recording):
        card = card_words(state, each.card) if each.card in state.cards else each.card
        places = (account_words(state, where, names) for where in (each.source, each.target))
        rows.writerow((each.step, quarter_words(each.quarter), each.phase, each.rule, *places,
                       each.amount, say(WHYS[each.why]), card, each.note))  # fmt: skip
    return sheet.getvalue()


def journal_csv(journal: list[JournalEntry]) -> str:
    """The lines that were entered, for a spreadsheet."""
    sheet = io.StringIO()
    rows = csv.writer(sheet, lineterminator="\n")
    rows.writerow(("number", "line"))
    rows.writerows((number, entry.line) for number, entry in enumerate(journal, 1))
    return sheet.getvalue()
