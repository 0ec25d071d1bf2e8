"""The project's own files: data are found, the README's commands are what CI runs."""

import gc
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from paxdesk import resources
from paxdesk.display_check import GRAPHICS, WAYLAND, X11

ROOT = Path(__file__).resolve().parents[2]


def test_data_are_found_in_a_checkout() -> None:
    assert resources.cards_folder() == ROOT / "cards"
    assert resources.assets_folder() == ROOT / "assets"


def test_data_inside_the_package_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installed wheel and a frozen bundle have them there."""
    (tmp_path / "paxdesk" / "_data" / "cards").mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "paxdesk")
    assert resources.cards_folder() == tmp_path / "paxdesk" / "_data" / "cards"
    with pytest.raises(FileNotFoundError, match="assets"):
        resources.assets_folder()


def test_ci_runs_the_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^python3 -m venv .*-m tests$", readme, re.MULTILINE)
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    (opening,) = re.findall(r"^python3 -m venv .*paxdesk --new$", readme, re.MULTILINE)
    assert "constraints.txt" in opening


def test_the_readme_names_the_packages_of_a_display() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for package in {**GRAPHICS, **X11, **WAYLAND}.values():
        assert re.search(rf"\b{re.escape(package)}(?![\w-])", readme), package


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        wanted += extra
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==")[0] for line in lines if not line.startswith("#")]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines[1:])
    names = {re.split(r"[<>=!~ ]", each)[0] for each in wanted}
    assert {plain(each) for each in names} <= {plain(each) for each in pins}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_qt_does_not_eat_references_to_none(qapp: object) -> None:
    """A binding whose void functions return None without owning it would end Python in time."""
    from PySide6.QtGui import QImage, QPainter, QPen

    image = QImage(8, 8, QImage.Format.Format_RGB32)
    pen = QPen()
    painter = QPainter(image)
    # What other tests have left behind must not be swept up, with its Nones, in between.
    gc.collect()
    gc.disable()
    before = sys.getrefcount(None)
    for _ in range(1000):
        painter.setPen(pen)
        pen.setWidth(2)
        painter.save()
        painter.restore()
    after = sys.getrefcount(None)
    gc.enable()
    painter.end()
    assert after - before > -200


def test_python_dash_m() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "paxdesk", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("paxdesk ")
