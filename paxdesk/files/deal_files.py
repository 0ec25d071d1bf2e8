"""Copies of friends' finished games, in a folder for each deal code."""

import hashlib
from pathlib import Path

from paxdesk.files.safe_write import make_folder, reading, unwritable, write_whole
from paxdesk.files.saved_game import MAX_BYTES
from paxdesk.files.strict_json import read_content

FOLDER = "deals"
SUFFIX = ".pax"


class DealFiles:
    """Friends' files for one deal code, in a data ``folder``; None stores nothing."""

    def __init__(self, folder: Path | None, code: str) -> None:
        self._folder = None if folder is None else folder / FOLDER / code

    @property
    def stored(self) -> list[Path]:
        """Paths of the files, in the order of their names."""
        return [] if self._folder is None else sorted(self._folder.glob(f"*{SUFFIX}"))

    def add(self, path: Path) -> Path:
        """Store a copy and return its path; without a folder, return ``path``. Raises SaveError."""
        if self._folder is None:
            return path
        with reading(path):
            data = read_content(path, MAX_BYTES)
        copy = self._folder / f"{hashlib.blake2b(data, digest_size=8).hexdigest()}{SUFFIX}"
        make_folder(self._folder)
        write_whole(copy, data, private=True)
        return copy

    def remove(self, path: Path) -> None:
        """Delete a stored file; ignore any other. Raises SaveError."""
        if path not in self.stored:
            return
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise unwritable(path, error) from error
