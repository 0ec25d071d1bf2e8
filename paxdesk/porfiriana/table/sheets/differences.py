"""What the rules of 2012 do differently, as a list to read before dealing."""

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from paxdesk.desk.painting.palette import INK, IVORY
from paxdesk.language import say
from paxdesk.porfiriana.rules.variant import DIFFERENCES


class DifferencesList(QTextBrowser):
    """The sentences of the variant, in the order of the book; it scrolls and takes the keys."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(say("What is different under the rules of 2012"))
        items = "".join(f"<li>{escape(str(each))}</li>" for each in DIFFERENCES)
        self.setHtml(f"<h3>{escape(self.accessibleName())}</h3><ul>{items}</ul>")
        self.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
        self.hide()
