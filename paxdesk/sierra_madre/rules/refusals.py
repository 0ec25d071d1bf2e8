"""Tables of the files in ``assets/sierra``, and refusals with their sentences."""

from collections.abc import Mapping
from functools import cache

from paxdesk import strict_yaml as strict
from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.resources import assets_folder


@cache
def tables(file: str = "words") -> Mapping[str, Mapping[str, str]]:
    """Return the tables of a YAML file by name and key."""
    path = assets_folder() / "sierra" / f"{file}.yaml"
    return strict.map_reader(strict.map_reader(strict.text_reader))(strict.read_file(path))


def refuse_unless(holds: object, refusal: str, step: str, /, **values: object) -> None:
    """Raise IllegalAction with the refusal, citing the ``step``, unless ``holds`` is true."""
    if not holds:
        raise IllegalAction((step,), tr_lazy(tables()["refusals"][refusal], **values))
