"""Texts of a page itself, not of its game."""

from typing import Final

from paxdesk.language import tr, tr_noop
from paxdesk.net.messages import HOUSE, Presence, Proposal, Voter
from paxdesk.net.table_words import OWNER, REFUSAL_REASONS, refusal_words, table_words, wanted_words
from paxdesk.session.session import NO_SEAT

WORDS: Final = {
    "log": tr_noop("Log"),
    "table": tr_noop("Table"),
    "players": tr_noop("Players"),
    "close": tr_noop("Close"),
    "back": tr_noop("Back"),
    "cancel": tr_noop("Cancel"),
    "undo": tr_noop("Undo"),
    "restart": tr_noop("Restart the turn"),
    "agree": tr_noop("Agree"),
    "refuse": tr_noop("Refuse"),
    "earlier": tr_noop("Show earlier entries"),
    "choices": tr_noop("What can I do?"),
    "none": tr_noop("You cannot do anything with this item now."),
    "parts": tr_noop("On this item"),
    "connecting": tr_noop("Connecting…"),
    "cut": tr_noop("Connection lost. Reconnecting…"),
    "waiting": tr_noop("The game starts when everyone has joined."),
    "watching": tr_noop("you are watching"),
    "here": tr_noop("Continue here"),
    "again": tr_noop("Play again with the same people"),
    "sure": tr_noop("Confirm this action?"),
    "confirm": tr_noop("Confirm"),
    "nothing": tr_noop("Nothing has happened yet."),
    "language": tr_noop("Language"),
}


def page_words() -> dict[str, str]:
    return {key: tr(words) for key, words in WORDS.items()}


def refusal_sentence(why: str, word: str) -> str:
    """Return the sentence for a refusal, or ``why`` if it is an unknown reason."""
    return refusal_words(why, word) if why in REFUSAL_REASONS else why


def refused(why: str, word: str) -> dict[str, str]:
    return {"t": "refused", "why": why, "words": refusal_sentence(why, word)}


def table_sentence(presence: Presence) -> str:
    """Return a table's time limits for absences and turns, as sentences."""
    return table_words(presence.absence, presence.clock)


def vote_sentence(proposal: Proposal, names: dict[int, str]) -> str:
    other = "" if proposal.seat == NO_SEAT else names.get(proposal.seat, "")
    return wanted_words(proposal.what, _voter(proposal.by, names), other)


def _voter(voter: Voter, names: dict[int, str]) -> str:
    return tr(OWNER) if voter is HOUSE else names.get(voter, "")
