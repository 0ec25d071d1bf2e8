"""The buttons at the right end of the prompt line."""

from collections.abc import Callable

from paxdesk.record_classes import frozen


@frozen
class PromptButton:
    """What a button says and does; a ``lit`` one is chosen already."""

    words: str
    press: Callable[[], object]
    lit: bool = False
