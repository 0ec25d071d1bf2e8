"""Tests of data files, dependencies, the README's commands, and the page for an index."""

import gc
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from paxdesk import resources
from paxdesk.display_check import GRAPHICS, WAYLAND, X11

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_data_are_found_in_a_checkout() -> None:
    assert resources.cards_folder() == ROOT / "cards"
    assert resources.assets_folder() == ROOT / "assets"


def test_data_inside_the_package_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Installed wheels and bundles contain the data in ``_data``."""
    (tmp_path / "paxdesk" / "_data" / "cards").mkdir(parents=True)
    (tmp_path / "cards").mkdir()
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "paxdesk")
    assert resources.cards_folder() == tmp_path / "paxdesk" / "_data" / "cards"
    with pytest.raises(FileNotFoundError, match="assets"):
        resources.assets_folder()


CI = ROOT / ".ci" / "run"
in_the_repository = pytest.mark.skipif(not CI.exists(), reason="only the repository has its CI")


@in_the_repository
def test_ci_runs_the_command_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"^python3 -m venv .*-m tests$", readme, re.MULTILINE)
    assert command in CI.read_text(encoding="utf-8").splitlines()
    (opening,) = re.findall(r"^python3 -m venv .*paxdesk --new$", readme, re.MULTILINE)
    assert "constraints.txt" in opening


def test_the_readme_names_the_packages_for_a_window() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for package in {**GRAPHICS, **X11, **WAYLAND}.values():
        assert re.search(rf"\b{re.escape(package)}(?![\w-])", readme), package


def test_one_line_of_the_readme_prepares_a_plain_debian() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^sudo apt install (.+)$", readme, re.MULTILINE)
    assert readme.index(line) < readme.index("python3 -m venv")
    assert {"git", "python3-venv", *GRAPHICS.values(), *X11.values()} <= set(line.split())


@in_the_repository
def test_ci_installs_what_readme_and_release_page_name() -> None:
    pages = [ROOT / "README.md", ROOT / "docs" / "contributing" / "releasing.md"]
    told = "".join(page.read_text(encoding="utf-8") for page in pages)
    named = set(re.findall(r"(?<![\w-])lib[\w.+-]*\d[\w.-]*|xz-utils|binutils|xvfb", told))
    installed = CI.with_name("packages").read_text(encoding="utf-8")
    assert {"libpython3.11", "xz-utils", "binutils"} <= named
    assert [each for each in sorted(named) if each not in installed] == []


def test_every_dependency_is_pinned() -> None:
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    for extra in PROJECT["project"]["optional-dependencies"].values():
        wanted += extra
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines[1:])
    pins = dict(line.split("==") for line in lines if not line.startswith("#"))
    pinned = {plain(name): version for name, version in pins.items()}
    names = {re.split(r"[<>=!~ ]", each)[0] for each in wanted}
    assert {plain(each) for each in names} <= pinned.keys()
    for each in PROJECT["build-system"]["requires"]:
        assert each == f"hatchling=={pinned['hatchling']}"


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_tests_need_no_packaging_tools() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    shared = {plain(each) for each in extras["test"]} & {plain(each) for each in extras["package"]}
    assert shared == set()


# --- Page for a package index ---------------------------------------------------------------------


@pytest.fixture
def index_page(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """Return the function ``index_page``, loaded without the build backend."""
    hook = SimpleNamespace(MetadataHookInterface=object)
    monkeypatch.setitem(sys.modules, "hatchling.metadata.plugin.interface", hook)  # type: ignore[arg-type]
    source = (ROOT / "packaging" / "index_page.py").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(compile(source, "index_page.py", "exec"), names)
    made: Callable[[str, str], str] = names["index_page"]
    return made


PLACES = re.compile(r"\]\(([^)]*)\)")


def test_pictures_and_links_work_on_an_index(index_page: Callable[[str, str], str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = index_page(readme, "https://code.example/paxdesk/")
    places = PLACES.findall(page)
    assert len(places) == len(PLACES.findall(readme)) > 10
    for place in places:
        kind = "raw" if place.endswith(".png") else "blob"
        inside = place.removeprefix(f"https://code.example/paxdesk/{kind}/HEAD/")
        assert inside != place
        assert (ROOT / inside).exists()


def test_without_an_address_the_page_has_no_links(index_page: Callable[[str, str], str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = index_page(readme, "")
    assert PLACES.findall(page) == []
    assert "| | |" not in page.split("## Two commands")[0]
    assert "each card states its provenance" in page


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_references_to_none_survive_qt(qapp: object) -> None:
    """If void functions returned a borrowed None, Python would crash eventually."""
    from PySide6.QtGui import QImage, QPainter, QPen

    image = QImage(8, 8, QImage.Format.Format_RGB32)
    pen = QPen()
    painter = QPainter(image)
    # Collecting the garbage of other tests meanwhile would change the number of references.
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
