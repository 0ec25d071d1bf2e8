"""Hatchling hook that writes a README for package indexes, without dead links.

If pyproject.toml gives an ``address``, that of the repository on GitHub, relative links and
pictures lead to its files. Otherwise the links become plain text, and the pictures are omitted.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"!\[([^]]*)\]\((?!\w+:)([^)]+)\)")
LINK = re.compile(r"(?<!!)\[([^]]+)\]\((?![\w]+:|#)([^)]+)\)")
EMPTY_TABLE = re.compile(r"^\|[ |]*\|\n\|[ |:-]*\|\n(?:\|[ |]*\|\n)*\n", re.MULTILINE)


def index_page(readme: str, address: str) -> str:
    """Return the README for an index; ``address`` is the repository's URL, or ""."""
    if address:
        base = address.rstrip("/")
        page = PICTURE.sub(rf"![\1]({base}/raw/HEAD/\2)", readme)
        return LINK.sub(rf"[\1]({base}/blob/HEAD/\2)", page)
    page = PICTURE.sub("", readme)
    page = LINK.sub(r"\1", EMPTY_TABLE.sub("", page))
    return re.sub(r"\n{3,}", "\n\n", page)


class IndexPage(MetadataHookInterface):
    """Metadata hook that adds the README and the project's address, if any."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the fields that pyproject.toml declares as dynamic."""
        address = str(self.config.get("address", ""))
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": index_page(readme, address),
        }
        metadata["urls"] = {"Homepage": address} if address else {}
