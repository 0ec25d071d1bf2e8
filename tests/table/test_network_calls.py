"""Tests of calls from network threads to the GUI thread."""

import subprocess
import sys
import threading
from pathlib import Path

import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from paxdesk.desk.window.network_calls import GuiThreadCaller

BUSY = """
import sys, threading
from PySide6.QtCore import QCoreApplication, QObject, QTimer
import shiboken6
from paxdesk.desk.window.network_calls import GuiThreadCaller, share_threads

app = QCoreApplication([])
share_threads()
owner, caller, over, ran = None, None, False, 0

def note():
    global ran
    ran += 1

def hammer():
    while not over:
        caller.call_soon(note)

def renew():
    global owner, caller
    before, owner = owner, QObject(app)
    caller = GuiThreadCaller(owner)
    if before is not None:
        shiboken6.delete(before)

renew()
for _ in range(3):
    threading.Thread(target=hammer, daemon=True).start()
timer = QTimer()
timer.timeout.connect(renew)
timer.start(0)
QTimer.singleShot(1500, app.quit)
app.exec()
over = True
sys.exit(0 if ran else "no call came")
"""


def test_threads_may_call_while_owners_are_created_and_deleted() -> None:
    root = Path(__file__).parents[2]
    ended = subprocess.run(
        [sys.executable, "-c", BUSY], cwd=root, capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == 0, ended.stderr


def test_calls_run_in_order_on_the_gui_thread_while_their_owner_exists(qtbot: QtBot) -> None:
    owner, other, ran = QObject(), QObject(), list[tuple[int, int]]()
    caller, gone = GuiThreadCaller(owner), GuiThreadCaller(other)

    def call() -> None:
        for number in range(100):
            caller.call_soon(lambda number=number: ran.append((number, threading.get_ident())))  # type: ignore[misc]
            gone.call_soon(lambda: ran.append((-1, 0)))

    thread = threading.Thread(target=call)
    thread.start()
    thread.join()
    shiboken6.delete(other)
    qtbot.waitUntil(lambda: len(ran) >= 100)
    QTest.qWait(1)
    assert ran == [(number, threading.get_ident()) for number in range(100)]
