"""A few words on a sheet: errors, questions, and what Pax Desk is made with."""

import sys
from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Any, Final

import yaml
from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QTextBrowser, QWidget

from paxdesk.desk.painting.palette import INK, IVORY
from paxdesk.desk.sheets.modal_sheet import ModalSheet
from paxdesk.desk.sheets.sheet_layout import Box, Column, HBox, Item, TextBox, Type
from paxdesk.language import tr
from paxdesk.resources import licences_folder

MESSAGE: Final = Type(15)


class MessageSheet(ModalSheet):
    """``answered`` carries the index of the button; the last one is for leaving."""

    answered = Signal(int)

    def __init__(self, surface: QWidget, heading: str, words: str, answers: Sequence[str]) -> None:
        super().__init__(surface, heading, QSize(620, 0))
        self.words = words
        self.setAccessibleDescription(words)
        self.answers = [
            self.button(answer, partial(self.answered.emit, index), primary=index == 0)
            for index, answer in enumerate(answers)
        ]
        self.escape = self.answers[-1]

    def contents(self) -> Box:
        answers = (Item(each, 170, 42) for each in self.answers)
        words = TextBox(self.words, MESSAGE, leading=1.47)
        return Column(words, HBox(Box(), *answers, Box(), gap=12), gap=26)


def parts() -> list[dict[str, Any]]:
    """The parts that are here, as ``licences/made_with.yaml`` has them: name, by, licence.

    Those of a bundle alone are left out elsewhere.
    """
    text = (licences_folder() / "made_with.yaml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = yaml.safe_load(text)
    return [each for each in found if getattr(sys, "frozen", False) or not each.get("bundle")]


class MadeWithSheet(ModalSheet):
    """The list, which scrolls; ``left`` when it has been read."""

    def __init__(self, surface: QWidget) -> None:
        super().__init__(surface, tr("Made with"), QSize(760, 620))
        self.page = QTextBrowser(self)
        self.page.setAccessibleName(tr("The parts that others have made, and their licences"))
        self.page.setHtml(self._words())
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(QDesktopServices.openUrl)
        self.page.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        self.page.setStyleSheet(
            f"background: {IVORY}; color: {INK}; border: 1px solid {INK}; font-weight: 400"
        )
        self.done = self.button(tr("OK"), self.left.emit, primary=True, escape=True)
        self.first_focus = self.done

    def contents(self) -> Box:
        done = HBox(Box(), Item(self.done, 200, 42), Box())
        return Column(Item(self.page, fills=True), done, gap=24)

    def _words(self) -> str:
        rows = "".join(
            f"<tr><td><b>{escape(each['name'])}</b>&nbsp;&nbsp;</td><td>{escape(each['by'])}"
            f"&nbsp;&nbsp;</td><td>{escape(each['licence'])}</td></tr>"
            for each in parts()
        )
        folder = str(licences_folder())
        address = QUrl.fromLocalFile(folder).toString()
        where = f'<a style="color: {INK}" href="{address}">{escape(folder)}</a>'
        said = tr(
            "Texts of licences, and a list of all parts for programs (sbom.cdx.json), "
            "are in this folder: {folder}",
            folder="\x00",
        )
        return f"<table cellspacing='3'>{rows}</table><p>{escape(said)}</p>".replace("\x00", where)
