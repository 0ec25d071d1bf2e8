"""What a package index shows: our README, in which nothing leads nowhere.

There the files beside the README are not at hand. With the ``address`` under which they can be
browsed (in ``pyproject.toml``) pictures and links get it in front; without one, pictures stay
out and links become plain words. Called by hatchling whenever it writes the metadata.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^]]*)\]\((?!\w+:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?![\w]+:|#)([^)]+)\)")
EMPTY_TABLE = re.compile(r"^\|[ |]*\|\n\|[ |:-]*\|\n(?:\|[ |]*\|\n)*\n", re.MULTILINE)


def index_page(readme: str, address: str) -> str:
    """The README as an index shows it; ``address`` is where its folder is browsed, or empty."""
    if address:
        base = address.rstrip("/") + "/"
        page = PICTURE.sub(rf"![\1]({base}\2)", readme)
        return LINK.sub(rf"[\1]({base}\2)", page)
    page = PICTURE.sub("", readme)
    page = LINK.sub(r"\1", EMPTY_TABLE.sub("", page))
    return re.sub(r"\n{3,}", "\n\n", page)


class IndexPage(MetadataHookInterface):
    """Gives the project the page, and its addresses if it has any."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Fill in what pyproject.toml calls dynamic."""
        address = str(self.config.get("address", ""))
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": index_page(readme, address),
        }
        metadata["urls"] = {"Homepage": address} if address else {}
