"""What Pax Desk is made with: the parts of others, their licences, and where the texts are."""

import sys
from html import escape
from typing import Any, Final

import yaml
from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QTextBrowser, QWidget

from paxdesk.desk.painting.palette import INK, IVORY
from paxdesk.desk.sheets.dialog import Dialog
from paxdesk.desk.sheets.paper import PaperButton, on_click
from paxdesk.desk.words.label import Label
from paxdesk.language import say
from paxdesk.resources import licences_folder

WIDTH: Final = 760
HEIGHT: Final = 620
SIDE: Final = 36


def parts() -> list[dict[str, Any]]:
    """The parts that are here, as ``licences/made_with.yaml`` has them: name, by, licence.

    Those of a bundle alone are left out elsewhere.
    """
    text = (licences_folder() / "made_with.yaml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = yaml.safe_load(text)
    return [each for each in found if getattr(sys, "frozen", False) or not each.get("bundle")]


class MadeWithSheet(Dialog):
    """The list, which scrolls; ``left`` when it has been read."""

    left = Signal()

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, say("Made with"), QSize(WIDTH, HEIGHT))
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(say("The parts that others have made, and their licences"))
        self.page.setHtml(self._words())
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(QDesktopServices.openUrl)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.page.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
        self.done = PaperButton(Label("", say("OK")), self, primary=True, pixels=15)
        on_click(self.done, self.left.emit)
        self.escape = self.done

    def lay_out(self) -> None:
        self.put(self.page, SIDE, 84, WIDTH - 2 * SIDE, HEIGHT - 84 - 92)
        self.press(self.done, WIDTH / 2 - 100, HEIGHT - 68, 200, 42)

    def take_focus(self) -> None:
        self.done.setFocus(Qt.FocusReason.OtherFocusReason)

    def _words(self) -> str:
        rows = "".join(
            f"<tr><td><b>{escape(each['name'])}</b>&nbsp;&nbsp;</td><td>{escape(each['by'])}"
            f"&nbsp;&nbsp;</td><td>{escape(each['licence'])}</td></tr>"
            for each in parts()
        )
        folder = str(licences_folder())
        address = QUrl.fromLocalFile(folder).toString()
        where = f'<a style="color: {INK}" href="{address}">{escape(folder)}</a>'
        said = say(
            "Texts of licences, and a list of all parts for programs (sbom.cdx.json), "
            "are in this folder: {folder}",
            folder="\x00",
        )
        return f"<table cellspacing='3'>{rows}</table><p>{escape(said)}</p>".replace("\x00", where)
