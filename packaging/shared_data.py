"""Build hook that adds a manual page, shell completions and the commit to a wheel.

``python packaging/shell.py build/share`` creates the first two.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedData(BuildHookInterface[Any]):
    """Build hook that adds every file below ``build/share``, and the commit."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the existing files to hatchling's build data, except for an editable install."""
        commit = Path(self.root) / "build" / "commit.txt"
        if version == "standard" and commit.is_file():
            build_data["force_include"][str(commit)] = "paxdesk/_data/commit.txt"
        share = Path(self.root) / "build" / "share"
        for file in sorted(share.rglob("*")):
            if version == "standard" and file.is_file():
                place = Path("share", file.relative_to(share))
                build_data["shared_data"][str(file)] = place.as_posix()
