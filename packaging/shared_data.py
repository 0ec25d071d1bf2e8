"""What a wheel lays into ``share`` beside the package: the manual page, and what shells complete.

``python packaging/shell.py build/share`` makes it from the parsers before a wheel is built; called
by hatchling, which finds nothing to lay there in a mere ``pip install``.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedData(BuildHookInterface[Any]):
    """Adds every file below ``build/share``."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Tell hatchling each file and its place."""
        share = Path(self.root) / "build" / "share"
        for file in sorted(share.rglob("*")):
            if version == "standard" and file.is_file():
                place = Path("share", file.relative_to(share))
                build_data["shared_data"][str(file)] = place.as_posix()
