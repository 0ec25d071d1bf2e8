"""Tests of errors in overrides of Qt's methods."""

import ast
import subprocess
import sys

from tests.sources import PACKAGE, trees

NESTED = {
    *("resizeEvent", "hideEvent", "closeEvent", "changeEvent", "focusInEvent", "focusOutEvent"),
    *("focusNextPrevChild", "eventFilter", "event", "leaveEvent", "enterEvent"),
}
"""Methods that Qt may call while the program calls Qt."""
PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication, QWidget
from paxdesk.desk.safe_qt import qt_override

class Divided(QWidget):
    @qt_override
    def resizeEvent(self, event):
        1 / self.divisor

application = QApplication([])
sys.excepthook = lambda kind, *_: print(kind.__name__)
widget = Divided()
widget.divisor = 1
widget.show()
widget.divisor = 0
try:
    widget.resize(300, 300)
except ZeroDivisionError:
    print("ZeroDivisionError")
print("goes on")
"""


def test_an_error_inside_a_resize_does_not_end_the_program() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=PACKAGE.parent,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:2] == ["ZeroDivisionError", "goes on"]


def test_every_nested_override_is_decorated() -> None:
    bare = [
        f"{source.relative_to(PACKAGE).as_posix()}: {method.name}"
        for source, tree in trees(r"Event\(|eventFilter|focusNextPrevChild|def event\(")
        for method in ast.walk(tree)
        if isinstance(method, ast.FunctionDef)
        and method.name in NESTED
        and "qt_override" not in map(ast.unparse, method.decorator_list)
    ]
    assert not bare
