"""Why not: a refusal with its clause and ruling, and the zone or piece concerned."""

from paxdesk.errors import IllegalAction
from paxdesk.language import later


def refuse(
    rules: tuple[str, ...], words: str, /, where: str | None = None, **named: object
) -> IllegalAction:
    """A refusal; ``words`` is a marked template, said when it is read."""
    return IllegalAction(rules, later(words, **named), where=where)
