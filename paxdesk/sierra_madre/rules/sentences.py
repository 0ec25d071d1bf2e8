"""Sentences of the rules and the table, from ``assets/sierra/words.yaml``, and how one refuses.

A table there has a sentence for each word of the rules, such as ``harms`` for each harm.
"""

from collections.abc import Mapping
from functools import cache

from paxdesk import strict_yaml as strict
from paxdesk.errors import IllegalAction
from paxdesk.language import later
from paxdesk.resources import assets_folder


@cache
def tables() -> Mapping[str, Mapping[str, str]]:
    """All tables, by name and word; the English sentences are templates."""
    path = assets_folder() / "sierra" / "words.yaml"
    return strict.map_of(strict.map_of(strict.text))(strict.read_file(path))


def require(holds: object, refusal: str, step: str, /, **values: object) -> None:
    """Go on only if it ``holds``. Raises IllegalAction with the refusal, citing the ``step``."""
    if not holds:
        raise IllegalAction((step,), later(tables()["refusals"][refusal], **values))
