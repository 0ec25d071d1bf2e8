"""What stands in the files of ``assets/sierra``, and how a sentence of them refuses.

A table there has an entry for each word of the rules, such as ``harms`` for each harm: in
``words.yaml`` a sentence, in ``box.yaml`` what the sequence says of it.
"""

from collections.abc import Mapping
from functools import cache

from paxdesk import strict_yaml as strict
from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.resources import assets_folder


@cache
def tables(file: str = "words") -> Mapping[str, Mapping[str, str]]:
    """All tables of a file, by name and word; the English sentences are templates."""
    path = assets_folder() / "sierra" / f"{file}.yaml"
    return strict.map_reader(strict.map_reader(strict.text_reader))(strict.read_file(path))


def refuse_unless(holds: object, refusal: str, step: str, /, **values: object) -> None:
    """Go on only if it ``holds``. Raises IllegalAction with the refusal, citing the ``step``."""
    if not holds:
        raise IllegalAction((step,), tr_lazy(tables()["refusals"][refusal], **values))
