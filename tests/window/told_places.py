"""Program that reports positions: ``python -m tests.window.told_places``.

It answers lines of JSON on its standard input, so that a test can point at items.
"""

import json
import os
import sys
import traceback
from typing import Any

from PySide6.QtCore import QPoint, QRect, QSocketNotifier
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLineEdit, QWidget

from paxdesk.cli import main
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.sheets.form_widgets import ChoiceBox
from paxdesk.desk.window.window import TableWindow


def window() -> TableWindow:
    found = [each for each in QApplication.topLevelWidgets() if isinstance(each, TableWindow)]
    return next(each for each in found if each.isVisible())


def middle(widget: QWidget, place: QRect | None = None) -> list[int]:
    center = (place or widget.rect()).center()
    point = widget.mapToGlobal(QPoint(center.x(), center.y()))
    return [point.x(), point.y()]


def on_top(widget: QWidget) -> bool:
    """Return whether a click in the centre reaches the widget."""
    if not widget.isVisible() or not widget.isEnabled():
        return False
    found = QApplication.widgetAt(QPoint(*middle(widget)))
    return found is widget or (found is not None and widget.isAncestorOf(found))


def spot(kind: str, number: int = 0) -> list[int] | None:
    view, scene = window().desk.view, window().desk.scene
    center = scene.center_of(Spot(kind, number))  # type: ignore[arg-type]
    if center is None:
        return None
    port = view.viewport()
    point = port.mapToGlobal(view.mapFromScene(center))
    under = QApplication.widgetAt(point)
    return [point.x(), point.y()] if under is port else None


def spots() -> list[dict[str, Any]]:
    found = []
    for item in window().desk.scene.shown.values():
        for target in item.thing.targets if item.thing is not None else ():
            kind, number = target.spot.kind, target.spot.number
            if (where := spot(kind, number)) is not None:
                found.append({"kind": kind, "number": number, "words": target.words, "at": where})
    return found


def buttons() -> list[dict[str, Any]]:
    return [
        {"words": each.text(), "name": each.accessibleName(), "at": middle(each)}
        for top in QApplication.topLevelWidgets()
        for each in top.findChildren(QAbstractButton)
        if on_top(each)
    ]


def fields() -> list[dict[str, Any]]:
    return [
        {"name": each.accessibleName(), "at": middle(each)}
        for top in QApplication.topLevelWidgets()
        for kind in (QLineEdit, ChoiceBox)
        for each in top.findChildren(kind)
        if on_top(each)
    ]


def items() -> list[dict[str, Any]]:
    """Return the visible rows of the open list, or []."""
    popup = QApplication.activePopupWidget()
    if popup is None:
        return []
    (view,) = popup.findChildren(QAbstractItemView)
    model, found = view.model(), []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        place = view.visualRect(index)
        if view.viewport().rect().contains(place.center()):
            found.append({"words": str(index.data()), "at": middle(view.viewport(), place)})
    return found


def state() -> dict[str, Any]:
    """Return the journal, open sheets, game, and ledger if any."""
    desk = window().desk
    now, sheet, dialog = desk.model.state, desk.flow.sheet, window().dialog
    session = desk.model.session
    told = {
        "lines": [entry.line for entry in session.journal],
        "sheet": type(sheet).__name__ if sheet is not None and sheet.isVisible() else "",
        "dialog": type(dialog).__name__ if dialog is not None and dialog.isVisible() else "",
        "game": type(now).__module__.split(".")[1],
    }
    if told["game"] == "sierra_madre":
        auction = now.auction
        told |= {
            "quarter": now.quarter, "phase": now.phase, "over": now.ended,
            "auction": auction and auction.sale, "price": auction.price if auction else 0,
            "asked": auction.bidders[0] if auction and auction.bidders else 0,
            "gold": {each: now.gold(each) for each in now.accounts if each != "T"},
            "owners": {card: each.owner for card, each in now.cards.items()},
            "places": {card: each.place for card, each in now.cards.items()},
            "rows": len(now.rows),
        }  # fmt: skip
    return told


ASKED = {
    "spot": spot, "spots": spots, "buttons": buttons, "fields": fields, "items": items,
    "state": state,
}  # fmt: skip


def answer() -> None:
    line = sys.stdin.readline()
    if not line:
        os._exit(3)  # the other process has closed the pipe
    name, *rest = json.loads(line)
    try:
        told = ASKED[name](*rest)
    except (StopIteration, RuntimeError):
        told = None  # one window is replacing another
    except Exception:
        told = {"error": traceback.format_exc()}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    listener = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    listener.activated.connect(lambda *_: answer())
    sys.exit(main(sys.argv[1:]))
