"""Quotations from both rulebooks on each difference, from ``assets/book_quotations.yaml``."""

from collections.abc import Mapping
from functools import cache

from paxdesk import strict_yaml as strict
from paxdesk.lazy_attrs import frozen
from paxdesk.resources import assets_folder


@frozen
class Quotation:
    """Verbatim quotation and the rule it is from; ``words`` may be ""."""

    place: str
    words: str = ""


@cache
def quotations() -> Mapping[str, tuple[Quotation, Quotation]]:
    """Return pairs of quotations from both rule books, by field of ``Variant``."""
    return strict.map_reader(_pair)(strict.read_file(assets_folder() / "book_quotations.yaml"))


def _pair(node: strict.YamlNode) -> tuple[Quotation, Quotation]:
    books = strict.read_record(node, {"living": _quotation, "first": _quotation}, "a difference")
    return books["living"], books["first"]


def _quotation(node: strict.YamlNode) -> Quotation:
    return Quotation(*strict.list_reader(strict.text_reader, 1, 2)(node))
