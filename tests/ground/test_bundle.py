"""Tests of the bundle's recipe, its icons, and files for the desktop."""

import os
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from configparser import RawConfigParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtGui import QImage

from paxdesk import __version__
from paxdesk.desk.painting.typesetting import face_files
from paxdesk.desk.window.frame import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
sys.path.insert(0, str(PACKAGING))

import app_icon  # noqa: E402
import bundle_parts  # noqa: E402

import licences  # noqa: E402

NAMES = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")


class Recipe:
    """Run of ``paxdesk.spec`` without PyInstaller, with a record of its calls."""

    def __init__(self, folder: Path) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []
        names = {name: self._noting(name) for name in NAMES}
        source = (PACKAGING / "paxdesk.spec").read_text(encoding="utf-8")
        exec(
            compile(source, "paxdesk.spec", "exec"),
            {**names, "SPECPATH": str(PACKAGING), "workpath": str(folder)},
        )

    def _noting(self, name: str) -> Any:
        def call(*given: Any, **named: Any) -> SimpleNamespace:
            self.calls.append((name, given, named))
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return call

    def named(self, name: str) -> list[dict[str, Any]]:
        return [named for called, _, named in self.calls if called == name]


@pytest.fixture
def recipe(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Recipe:
    # PyInstaller is not needed: fake hooks find nothing, and fake classes record calls.
    hooks = SimpleNamespace(collect_data_files=lambda name: [], collect_submodules=lambda name: [])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)  # type: ignore[arg-type]
    monkeypatch.setattr(bundle_parts, "windows_version", lambda version: f"version {version}")
    monkeypatch.setattr(licences, "gather", lambda folder, libraries: [])
    monkeypatch.setattr(sys, "platform", request.param)
    return Recipe(tmp_path)


@pytest.mark.parametrize("recipe", ["linux"], indirect=True)
def test_the_recipe_for_linux(recipe: Recipe) -> None:
    (program,) = recipe.named("EXE")
    assert (program["name"], program["icon"], program["version"]) == ("paxdesk", None, None)
    (analysis,) = recipe.named("Analysis")
    for source, place in analysis["datas"]:
        assert Path(source).is_dir() or Path(source).name == "commit.txt"
        assert place.startswith("paxdesk/_data")
    assert not recipe.named("BUNDLE")


@pytest.mark.parametrize("recipe", ["win32"], indirect=True)
def test_the_recipe_for_windows(recipe: Recipe) -> None:
    consoles = {each["name"]: each["console"] for each in recipe.named("EXE")}
    assert consoles == {"paxdesk": True, "paxdesk-table": False}
    for program in recipe.named("EXE"):
        assert Path(program["icon"]).read_bytes()[:4] == b"\0\0\1\0"
        assert program["version"] == f"version {__version__}"


@pytest.mark.parametrize("recipe", ["darwin"], indirect=True)
def test_the_recipe_for_macos(recipe: Recipe) -> None:
    (program,) = recipe.named("EXE")
    # Qt reports double-clicked files, also at the start.
    assert not program.get("argv_emulation")
    (bundle,) = recipe.named("BUNDLE")
    assert Path(bundle["icon"]).read_bytes()[:4] == b"icns"
    (kind,) = bundle["info_plist"]["UTExportedTypeDeclarations"]
    (document,) = bundle["info_plist"]["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    extensions = kind["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{each}" for each in extensions] == [SUFFIX]


def test_version_of_the_windows_program() -> None:
    pytest.importorskip("pefile", reason="PyInstaller brings it on Windows alone")
    assert __version__ in str(bundle_parts.windows_version(__version__))


def test_unused_parts_of_qt_stay_out() -> None:
    plugins = "PySide6/Qt/plugins"
    data = [
        ("PySide6/Qt/translations/qtbase_de.qm", "", "DATA"),
        ("paxdesk/_data/assets/translations/de.qm", "", "DATA"),
        ("PySide6/Qt/translations/qtbase_es.qm", "", "DATA"),
        ("PySide6/translations/qtbase_fr.qm", "", "DATA"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
    ]
    there = [("PySide6/Qt/lib/libQt6Core.so.6", "", "BINARY")]
    kept = [place for place, _, _ in bundle_parts.used_data(data, there)]
    assert kept == [place for place, _, _ in data[1:5]]
    assert bundle_parts.is_used_plugin(f"{plugins}/platforms/libqxcb.so")
    assert bundle_parts.is_used_plugin("PySide6/plugins/platforms/qwindows.dll")
    assert not bundle_parts.is_used_plugin(f"{plugins}/platforms/libqvnc.so")
    assert not bundle_parts.is_used_plugin(f"{plugins}/sqldrivers/libqsqlite.so")


def test_unneeded_libraries_are_excluded() -> None:
    assets = "paxdesk/_data/assets"
    out = [
        f"{assets}/screenshots/end.png",
        f"{assets}/translations/paxdesk_es.ts",
        "font_source_sans_pro/files/SourceSansPro-Regular.ttf",
        "font_source_serif_pro/files/SourceSerifPro-Light.otf",
    ]
    inside = [
        f"{assets}/icons/paxdesk.svg",
        f"{assets}/translations/paxdesk_es.qm",
        "font_source_sans_pro/files/SourceSansPro-Regular.otf",
        "font_source_sans_pro/files/LICENSE.txt",
    ]
    assert [place for place in out if bundle_parts.is_used_data(place)] == []
    assert [place for place in inside if not bundle_parts.is_used_data(place)] == []
    assert len(face_files()) == 11
    assert all(path.is_file() for path in face_files().values())


def test_the_bundle_excludes_the_data_that_the_wheel_excludes() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    left_out = {each.removesuffix("/*") for each in bundle_parts.UNUSED_DATA}
    assert {each.removeprefix("/") for each in wheel["exclude"]} == left_out


def test_the_readme_of_the_bundle_has_no_links() -> None:
    """The reader may have no other files, no Python and no network."""
    text = (PACKAGING / "bundle-readme.md").read_text(encoding="utf-8")
    assert "](" not in text
    assert "pip" not in text


@pytest.mark.parametrize("size", [16, 256])
def test_the_icon_is_painted(size: int) -> None:
    image = QImage.fromData(app_icon.png(size))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_icon_files_contain_every_size() -> None:
    ico, icns = app_icon.ico(), app_icon.icns()
    assert int.from_bytes(ico[4:6], "little") == len(app_icon.ICO_SIZES)
    assert ico.count(b"\x89PNG") == len(app_icon.ICO_SIZES)
    assert int.from_bytes(icns[4:8], "big") == len(icns)
    assert all(kind in icns for kind in app_icon.ICNS_KINDS)


def test_the_desktop_entry_names_the_program_and_its_files() -> None:
    entry = RawConfigParser()
    entry.read(PACKAGING / "desktop" / "paxdesk.desktop", encoding="utf-8")
    mime = entry["Desktop Entry"]["MimeType"].rstrip(";")
    (kind,) = ElementTree.parse(PACKAGING / "desktop" / "paxdesk.xml").getroot()
    assert kind.get("type") == mime == bundle_parts.MIME_TYPE
    globs = [each.get("pattern") for each in kind if each.tag.endswith("glob")]
    assert globs == [f"*{SUFFIX}"]


def program_started(entry: str) -> list[str]:
    """Return the words of a desktop entry's command."""
    (line,) = re.findall(r"^Exec=(.*)$", entry, re.MULTILINE)
    unescaped = re.sub(r"\\(.)", r"\1", line)
    # The quoting rules of the entry equal those of a shell.
    told = subprocess.run(
        ["/bin/sh", "-c", f"printf '%s\\n' {unescaped}"], capture_output=True, text=True, check=True
    )
    return [word.replace("%%", "%") for word in told.stdout.splitlines()]


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="the Linux desktop")
def test_the_menu_entry_is_added_and_removed(tmp_path: Path) -> None:
    program = tmp_path / "$HOME & 100 %f `|\\ \" '" / "paxdesk"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    share = tmp_path / "share"
    script = [str(PACKAGING / "install-desktop")]
    environment = {**os.environ, "XDG_DATA_HOME": str(share), "PYTHON": sys.executable}

    subprocess.run([*script, str(program)], env=environment, check=True, capture_output=True)
    text = (share / "applications" / "paxdesk.desktop").read_text(encoding="utf-8")
    assert program_started(text) == [str(program), "%f"]
    icons = list((share / "icons").rglob("paxdesk.*"))
    assert len(icons) == len(app_icon.PNG_SIZES) + 1
    subprocess.run([*script, "--remove"], env=environment, check=True, capture_output=True)
    assert not [path for path in share.rglob("*paxdesk*") if path.is_file()]
