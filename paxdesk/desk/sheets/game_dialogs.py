"""Sheets that every game brings along: what is asked of a new game, and how one ended."""

from PySide6.QtCore import Signal

from paxdesk.desk.sheets.dialog import Dialog


class NewGameDialog(Dialog):
    """``dealt`` carries the game's own choices; ``guide_asked`` that somebody is new to it."""

    dealt = Signal(object)
    left = Signal()
    guide_asked = Signal()


class OverviewDialog(Dialog):
    """The game on a page; a ``finger`` has its rows as high as it needs them."""

    finger = False
    rule_asked = Signal(str)
    guide_asked = Signal()
    left = Signal()


class EndDialog(Dialog):
    """How a game ended; its signals say what is to happen next."""

    again = Signal()
    save = Signal()
    replay = Signal()
    charts = Signal()
    export = Signal()
    suggested = Signal(str)
    """A suggestion for the next game is taken: its choices, as a line."""
    left = Signal()
