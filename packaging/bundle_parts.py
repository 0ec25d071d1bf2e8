"""Contents of a bundle, and its metadata for Windows and macOS."""

from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Any, Final, TypeAlias

from paxdesk.desk.painting.typesetting import face_files

Entry: TypeAlias = tuple[str, str, str]
"""Entry of PyInstaller's file list: destination in the bundle, source, kind."""

IDENTIFIER: Final = "org.paxdesk.PaxDesk"
SUFFIX: Final = "pax"
MIME_TYPE: Final = "application/x-paxdesk"

UNUSED_MODULES: Final = [
    *("tkinter", "test", "unittest", "pydoc", "pdb", "doctest", "lib2to3", "ensurepip", "idlelib"),
    *("setuptools", "pip", "pytest", "hypothesis", "numpy", "pandas", "PIL", "IPython"),
    # optional for `paxdesk simulate`; a bundle is for players
    *("pyarrow", "dask", "distributed"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSvg", "PySide6.QtTest"),
]

USED_PLUGINS: Final = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platforminputcontexts": ("compose", "ibus"),
    "platformthemes": ("qxdgdesktopportal",),
    "xcbglintegrations": ("qxcb",),
    "wayland-decoration-client": ("",),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl",),
    "wayland-shell-integration": ("xdg-shell",),
    "styles": ("",),
}
"""Parts of the names of the included Qt plugins, by folder."""

USED_TRANSLATIONS: Final = ("qtbase_es.qm", "qtbase_fr.qm")
"""Translations of Qt's own texts."""


UNUSED_DATA: Final = ("assets/screenshots/*", "*.ts")
"""Project data for developers only; the wheel excludes the same files."""


def programs(platform: str) -> list[tuple[str, bool]]:
    """Return the programs of a bundle; True means a console program."""
    if platform == "win32":
        return [("paxdesk", True), ("paxdesk-table", False)]
    return [("paxdesk", platform != "darwin")]


# --- Excluded files -------------------------------------------------------------------------------


def used_data(data: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return the used data, without links to excluded libraries."""
    there = {place for place, _, _ in binaries}
    return [
        (place, source, kind)
        for place, source, kind in data
        if is_used_data(place) and (kind != "SYMLINK" or source in there)
    ]


def is_used_data(place: str) -> bool:
    path = PurePath(place)
    if path.suffix in (".otf", ".ttf"):
        return path.name in face_files()
    ours = path.parts[:2] == ("paxdesk", "_data")
    return _is_used_translation(place) and not (
        ours and any(path.match(pattern) for pattern in UNUSED_DATA)
    )


def used_binaries(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the binaries without unused Qt plugins and unneeded libraries."""
    kept = [each for each in binaries if is_used_plugin(each[0])]
    needed = _needed_by([each for each in kept if not _serves_others(each)])
    return [
        each
        for each in kept
        if not _serves_others(each) or _plain(PurePath(each[0]).name) in needed
    ]


def _qt_parts(place: str) -> tuple[str, ...]:
    """Return a file's folders below PySide6, or ()."""
    parts = PurePath(place).parts
    return parts[1:-1] if parts and parts[0] == "PySide6" else ()


def _is_used_translation(place: str) -> bool:
    return "translations" not in _qt_parts(place) or PurePath(place).name in USED_TRANSLATIONS


def is_used_plugin(place: str) -> bool:
    folders = _qt_parts(place)
    if "plugins" not in folders:
        return True
    words = USED_PLUGINS.get(folders[-1], ())
    return any(word in PurePath(place).name for word in words)


def _serves_others(entry: Entry) -> bool:
    """Return whether a library is included only because other binaries load it."""
    place, _, kind = entry
    is_python = PurePath(place).name.lower().startswith(("libpython", "python"))
    return kind == "BINARY" and "plugins" not in _qt_parts(place) and not is_python


def _needed_by(binaries: list[Entry]) -> set[str]:
    """Return the plain names of the libraries that ``binaries`` load, even indirectly."""
    found: set[str] = set()
    waiting = [source for _, source, _ in binaries]
    while waiting:
        from PyInstaller.depend.bindepend import get_imports

        for name, path in get_imports(waiting.pop()):
            plain = _plain(PurePath(name).name)
            if plain not in found:
                found.add(plain)
                if path and Path(path).exists():
                    waiting.append(path)
    return found


def _plain(name: str) -> str:
    """Return the name of a library in lower case, without ``.so`` and the version."""
    return name.lower().partition(".so")[0]


# --- Metadata for platforms -----------------------------------------------------------------------


def windows_version(version: str) -> Any:
    """Return the version resource of the Windows programs."""
    from PyInstaller.utils.win32.versioninfo import (
        FixedFileInfo,
        StringFileInfo,
        StringStruct,
        StringTable,
        VarFileInfo,
        VarStruct,
        VSVersionInfo,
    )

    numbers = (*(int(part) for part in version.split(".")), 0, 0, 0, 0)[:4]
    words = {
        "FileDescription": "Pax Desk, a card table for Pax Porfiriana",
        "FileVersion": version,
        "InternalName": "paxdesk",
        "LegalCopyright": "The code is under the MIT licence, the art under CC BY 4.0.",
        "OriginalFilename": "paxdesk.exe",
        "ProductName": "Pax Desk",
        "ProductVersion": version,
    }
    strings = [StringStruct(name, text) for name, text in words.items()]
    return VSVersionInfo(
        ffi=FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            StringFileInfo([StringTable("040904B0", strings)]),
            VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
        ],
    )


def mac_properties(version: str) -> dict[str, Any]:
    """Return the property list of ``Pax Desk.app``."""
    return {
        "CFBundleDisplayName": "Pax Desk",
        "CFBundleShortVersionString": version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Pax Desk game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.game"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.game",
                "UTTypeDescription": "Pax Desk game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": MIME_TYPE,
                },
            }
        ],
    }
