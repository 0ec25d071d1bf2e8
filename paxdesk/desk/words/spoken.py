"""Words as they are heard: for the program's own voice and for whatever reads the screen."""

import re
from typing import Final

from paxdesk.language import say

NUMBER: Final = re.compile(r" ?\[\d{1,3}\]")
"""The number of a card or chit, which nobody needs to hear."""
BETWEEN: Final = re.compile(r"\s+[·/]\s+")
"""What stands between words and is no word."""
PAIR: Final = re.compile(r"(?<![\w/.-])([^\W\d]+)/([^\W\d]+)(?![\w/])")
"""Two words with such a sign between them: no path."""


def aloud(words: str) -> str:
    """Words as a voice says them: without numbers of cards, and without signs read as such."""
    arrow = say("to@what comes of something")
    words = PAIR.sub(r"\1, \2", BETWEEN.sub(", ", NUMBER.sub("", words)))
    return words.replace("→", arrow).lstrip()
