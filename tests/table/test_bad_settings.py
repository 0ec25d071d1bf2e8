"""Tests of invalid settings files."""

import os
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from paxdesk.desk.settings import Settings, SettingsStore
from paxdesk.files.strict_json import MOST_BYTES

OBJECT = rb"@Variant(\0\0\0\x7f\0\0\0\xePyObject\0\0\0\0\0\x12c__builtin__\nexec\n)"
BAD: dict[str, tuple[bytes, str]] = {
    "binary": (bytes(range(256)) * 50, "not UTF-8 text"),
    "zeros": (b"[looks]\n\0\0\0\n", "not text, on line 2"),
    "utf-16": ("[looks]\ntheme=light".encode("utf-16"), "not UTF-8 text"),
    "an object": (b"[looks]\ntheme=" + OBJECT, "an unknown setting value on line 2"),
    "an object as key": (b"[shortcuts]\nundo=" + OBJECT, "an unknown setting value on line 2"),
    "another document": (b"theme: light\n%%%\n[[[[\n", "not a settings file"),
    "large": (b"[looks]\ntheme=" + b"x" * MOST_BYTES, "the file is too large"),
    "100 MB": (b"", "the file is too large"),
    "no text": (b"[looks]\ntheme=light\n\xff\n", "not UTF-8 text"),
}
STRANGE: dict[str, tuple[bytes, int]] = {
    "empty": (b"", 0),
    "unknown keys": (b"[looks]\ncolour=red\n[weather]\nrain=true\n", 0),
    "unknown values": (b"[looks]\ntheme=purple\ntext_size=7\n[handling]\ntouch=maybe\n", 3),
    "bytes": (b"[looks]\ntheme=@ByteArray(abc)\n[window]\ngeometry=@ByteArray(xx)\n", 1),
    "a list": (b"[looks]\ntheme=light, dark\n", 1),
    "nothing": (b"[looks]\ntheme=@Invalid()\n[shortcuts]\nundo=@Invalid()\n", 0),
    "many keys": (b"[shortcuts]\n" + b"".join(b"k%d=Ctrl+A\n" % i for i in range(9000)), 0),
}


@pytest.mark.parametrize("name", BAD)
def test_damaged_files_are_not_changed(tmp_path: Path, qtbot: QtBot, name: str) -> None:
    content, problem = BAD[name]
    file = tmp_path / "settings.ini"
    file.write_bytes(content)
    if name == "100 MB":
        os.truncate(file, 100_000_000)
    size = file.stat().st_size
    start = time.perf_counter()
    store = SettingsStore(file)
    assert time.perf_counter() - start < 2
    assert store.settings == Settings()
    (sentence,) = store.complaints
    assert sentence == f"{file}: {problem}. The default settings are used."
    store.change(theme="light")
    store.set_keys({"undo": "Ctrl+U"})
    assert store.settings.theme == "light", "for as long as the program runs"
    del store
    assert file.stat().st_size == size


@pytest.mark.parametrize("name", STRANGE)
def test_invalid_values_are_replaced_by_defaults(tmp_path: Path, qtbot: QtBot, name: str) -> None:
    content, complaints = STRANGE[name]
    file = tmp_path / "settings.ini"
    file.write_bytes(content)
    store = SettingsStore(file)
    assert store.settings == Settings()
    assert len(store.complaints) == complaints
    assert all(len(sentence.splitlines()) == 1 for sentence in store.complaints)
    store.change(theme="light")
    assert store.settings.theme == "light"


@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_paths_that_are_not_files(tmp_path: Path, qtbot: QtBot, kind: str) -> None:
    path = tmp_path / "settings.ini"
    if kind == "folder":
        path.mkdir()
    else:
        os.mkfifo(path)
    store = SettingsStore(path)
    assert store.settings == Settings()
    assert len(store.complaints) == 1
