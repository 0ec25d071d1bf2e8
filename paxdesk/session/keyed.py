"""Why in a journal: a key with its values, such as ``could_extort card=061``."""

import re
from typing import Final

_KEYED: Final = re.compile(r"([a-z_]+)((?: [a-z]+=[\w.]+)*)")


def keyed(key: str, /, **values: str | int) -> str:
    """A key with its values, as a journal keeps them."""
    return " ".join((key, *(f"{name}={value}" for name, value in values.items())))


def read_keyed(words: str) -> tuple[str, dict[str, str]] | None:
    """The key and the values of such words; None for others."""
    found = _KEYED.fullmatch(words)
    if found is None:
        return None
    values = dict(each.split("=") for each in found.group(2).split())
    return found.group(1), values
