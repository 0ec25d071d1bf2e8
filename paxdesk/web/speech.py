"""Language of a page, which may differ from that of the program."""

from functools import cache

from PySide6.QtCore import QTranslator

from paxdesk.desk.words import POLISH, translators
from paxdesk.language import ENGLISH, Speech, as_it_is, english
from paxdesk.net.browser_messages import Spoken


@cache
def speech_of(spoken: Spoken) -> Speech:
    """Return the translator of a language, without changing that of the program."""
    if spoken == "en":
        return ENGLISH, as_it_is
    *_, ours = translators(spoken)

    def translate(template: str, number: int | None) -> str:
        return _words(ours, template, number)

    return translate, POLISH.get(spoken, as_it_is)


def _words(ours: QTranslator, template: str, number: int | None) -> str:
    words = ours.translate("", template, None, -1 if number is None else number)
    return words.replace("%n", str(number)) if words else english(template, number)
