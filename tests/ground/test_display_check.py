"""Tests that one sentence names the packages missing for a window."""

import subprocess
import sys

import pytest

from paxdesk.display_check import GRAPHICS, WAYLAND, X11, can_load, missing_display


def missing(*libraries: str, platform: str = "linux", **environment: str) -> str | None:
    return missing_on("ID=debian", *libraries, platform=platform, **environment)


def missing_on(
    release: str, *libraries: str, platform: str = "linux", **environment: str
) -> str | None:
    loads = set(libraries).isdisjoint
    return missing_display(environment, platform, lambda each: loads({each}), lambda: release)


@pytest.mark.parametrize(
    "environment",
    [
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"QT_QPA_PLATFORM": "minimal"},
        {"QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_nothing_is_missing(environment: dict[str, str]) -> None:
    assert missing(**environment) is None


@pytest.mark.parametrize("environment", [{}, {"DISPLAY": "", "QT_QPA_PLATFORM": ""}])
def test_no_display(environment: dict[str, str]) -> None:
    sentence = missing(**environment)
    assert sentence is not None
    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in sentence


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_include_the_libraries(platform: str) -> None:
    assert missing("libEGL.so.1", platform=platform) is None


def test_missing_libraries_of_x11_are_named() -> None:
    sentence = missing("libxcb-cursor.so.0", "libxcb-keysyms.so.1", DISPLAY=":0")
    assert sentence is not None
    assert sentence.endswith(": sudo apt install libxcb-cursor0 libxcb-keysyms1")
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("release", "command"),
    [
        ('NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian', "sudo apt install libxcb-cursor0 libegl1"),
        ("ID=fedora", "sudo dnf install 'libxcb-cursor.so.0()(64bit)' 'libEGL.so.1()(64bit)'"),
        (
            'ID="opensuse-leap"\nID_LIKE="suse opensuse"',
            "sudo zypper install 'libxcb-cursor.so.0()(64bit)' 'libEGL.so.1()(64bit)'",
        ),
        ("ID=manjaro\nID_LIKE=arch", "sudo pacman -S xcb-util-cursor libglvnd"),
        ("", "sudo apt install libxcb-cursor0 libegl1"),
    ],
)
def test_the_packages_are_those_of_the_system(release: str, command: str) -> None:
    sentence = missing_on(release, "libxcb-cursor.so.0", "libEGL.so.1", DISPLAY=":0")
    assert sentence is not None
    found = sentence.split(": ", 1)[1]
    assert sorted(found.split()) == sorted(command.split())


def test_missing_libraries_of_wayland_are_named() -> None:
    sentence = missing("libwayland-cursor.so.0", WAYLAND_DISPLAY="wayland-0")
    assert sentence is not None
    assert "libwayland-cursor0" in sentence


def test_one_display_that_works_is_enough() -> None:
    both = {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
    assert missing("libxcb-cursor.so.0", **both) is None
    assert missing("libwayland-cursor.so.0", **both) is None
    assert missing("libxcb-cursor.so.0", QT_QPA_PLATFORM="xcb;wayland") is None
    assert missing("libxcb-cursor.so.0", "libwayland-cursor.so.0", **both) is not None


def test_offscreen_needs_graphics_only() -> None:
    assert missing(*X11, *WAYLAND, QT_QPA_PLATFORM="offscreen") is None
    sentence = missing("libEGL.so.1", QT_QPA_PLATFORM="offscreen")
    assert sentence is not None
    assert "libegl1" in sentence


def test_libraries_are_looked_up_on_the_system() -> None:
    assert not can_load("libnothing-of-this-name.so.1")
    assert not sys.platform.startswith("linux") or can_load("libc.so.6")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the libraries of Linux")
def test_qt_needs_no_library_that_is_not_checked() -> None:
    """X11 and WAYLAND contain the display libraries that Qt's plugins load."""
    from importlib.util import find_spec
    from pathlib import Path

    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.origin is not None
    plugins = Path(spec.origin).parent / "Qt" / "plugins" / "platforms"
    for plugin, table in (("libqxcb.so", X11), ("libqwayland.so", WAYLAND)):
        listing = subprocess.run(
            ["ldd", str(plugins / plugin)], capture_output=True, text=True, check=False
        )
        names = {line.split()[0] for line in listing.stdout.splitlines() if "=>" in line}
        display = {name for name in names if name.startswith(("libxcb-", "libwayland-", "libX11-"))}
        # The listed libraries depend on libxcb-render and libxcb-util.
        known = {*table, "libxcb-render.so.0", "libxcb-util.so.1"}
        assert display <= known, plugin
    assert set(GRAPHICS) & set(X11) == set()
