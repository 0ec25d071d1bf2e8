"""Which texts are read: those in the language of the program's default locale."""

from PySide6.QtCore import QLocale

from paxdesk.desk.rulebook.book import FIRST_BOOK, Book, load_book


def spoken() -> str:
    """The language of the program now: "es"."""
    return QLocale().name().partition("_")[0]


def book(name: str = FIRST_BOOK) -> Book:
    """A game's rules in the language the program speaks now, in English where there are none."""
    return load_book(spoken(), name)
