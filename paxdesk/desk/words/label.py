"""Words that stand with an icon: on a button, or as a note. No Qt here."""

from paxdesk.record_classes import frozen


@frozen
class Label:
    """An icon's name, the words of a button and what stands below them in small type."""

    icon: str
    words: str
    note: str = ""


@frozen
class Note:
    """One thing that happens: the name of an icon and a sentence; ``ink`` "" is plain."""

    icon: str
    words: str
    ink: str = ""
