"""``paxdesk selftest`` passes here, and reports missing parts."""

import pytest
from PySide6.QtWidgets import QApplication

from paxdesk import cli
from paxdesk.commands import selftest

Output = pytest.CaptureFixture[str]
CHECKS = ("deck", "game", "saves", "table", "icons", "translations")


def test_all_parts_are_found(qapp: QApplication, capsys: Output) -> None:
    assert cli.main(["selftest"]) == 0
    *lines, result = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["ok", name] for name in CHECKS]
    assert result == "selftest passed"


def test_missing_parts_are_reported(
    qapp: QApplication, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "ICONS_AT_LEAST", 10_000)
    monkeypatch.setattr(selftest, "read_saved", lambda *_: 1 // 0)
    assert cli.main(["selftest"]) == 1
    out = capsys.readouterr().out
    assert "FAIL  saves         unexpected error" in out
    assert "FAIL  icons         only" in out
    assert out.splitlines()[-1] == "selftest failed: saves, icons"
