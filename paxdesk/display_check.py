"""Check of the display and the libraries that Qt needs on Linux."""

import ctypes
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

# Debian packages by library; those in GRAPHICS are always needed.
GRAPHICS = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libglib-2.0.so.0": "libglib2.0-0",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
DEBIAN = GRAPHICS | X11 | WAYLAND
ARCH = {
    **dict.fromkeys(DEBIAN, "libxcb"),
    "libEGL.so.1": "libglvnd",
    "libGL.so.1": "libglvnd",
    "libfontconfig.so.1": "fontconfig",
    "libdbus-1.so.3": "dbus",
    "libxkbcommon.so.0": "libxkbcommon",
    "libglib-2.0.so.0": "glib2",
    "libX11-xcb.so.1": "libx11",
    "libxcb-cursor.so.0": "xcb-util-cursor",
    "libxcb-icccm.so.4": "xcb-util-wm",
    "libxcb-image.so.0": "xcb-util-image",
    "libxcb-keysyms.so.1": "xcb-util-keysyms",
    "libxcb-render-util.so.0": "xcb-util-renderutil",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11",
    "libwayland-client.so.0": "wayland",
    "libwayland-cursor.so.0": "wayland",
}
"""Arch Linux's package of each library."""


def can_load(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def os_release() -> str:
    """Return the content of ``/etc/os-release``, "" if it cannot be read."""
    try:
        return Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return ""


def missing_display(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    loads: Callable[[str], bool] = can_load,
    release: Callable[[], str] = os_release,
) -> str | None:
    """Return the reason why Qt cannot open a window on Linux, or None."""
    if not platform.startswith("linux"):
        return None
    plugins = _plugins(environment)
    if not plugins:
        return (
            "Pax Desk cannot open a window because there is no display here: neither DISPLAY "
            "nor WAYLAND_DISPLAY is set."
        )
    # One plugin that loads is enough.
    lacks = [[library for library in GRAPHICS | plugin if not loads(library)] for plugin in plugins]
    if not all(lacks):
        return None
    return (
        "Pax Desk cannot open a window because libraries for the display are missing. "
        f"Install them with: {_install(lacks[0], release())}"
    )


def _install(libraries: Sequence[str], release: str) -> str:
    """Return an installation command; ``release`` is os-release's content."""
    lines = re.findall(r"(?m)^ID(?:_LIKE)?=(.*)$", release)
    names = set(" ".join(lines).replace('"', " ").lower().split())
    if names & {"fedora", "rhel", "centos", "suse", "opensuse"}:
        tool = "zypper" if names & {"suse", "opensuse"} else "dnf"
        bits = "()(64bit)" if sys.maxsize > 2**32 else ""
        wanted = " ".join(f"'{each}{bits}'" for each in libraries)
        return f"sudo {tool} install {wanted}"
    table, tool = (ARCH, "pacman -S") if "arch" in names else (DEBIAN, "apt install")
    return f"sudo {tool} {' '.join(dict.fromkeys(table[each] for each in libraries))}"


def _plugins(environment: Mapping[str, str]) -> list[dict[str, str]]:
    """Return each plugin's libraries, in Qt's order."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        names = [name.split(":")[0].split("-")[0] for name in chosen.split(";")]
    else:
        variables = {"xcb": "DISPLAY", "wayland": "WAYLAND_DISPLAY"}
        names = [name for name, variable in variables.items() if environment.get(variable)]
    return [{"xcb": X11, "wayland": WAYLAND}.get(name, {}) for name in names]
