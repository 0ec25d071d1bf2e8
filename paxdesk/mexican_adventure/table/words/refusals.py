"""Refusals as players read them: zones and nations by their names, not their ids. No Qt here."""

from typing import Any

from paxdesk.errors import IllegalAction
from paxdesk.language import Sentence, later, say
from paxdesk.mexican_adventure.rules.material import Material
from paxdesk.mexican_adventure.table.words.terms import MARKER_WORDS, NATION_WORDS


def readable(refused: IllegalAction | None, material: Material) -> IllegalAction | None:
    """The same refusal with names in the place of ids."""
    sentence = None if refused is None else refused.args[1]
    if refused is None or not isinstance(sentence, Sentence):
        return refused
    named = {key: _named(value, material) for key, value in sentence.named.items()}
    words = later(sentence.template, *sentence.values, **named)
    return IllegalAction(refused.rules, words, where=refused.where)


def _named(value: Any, material: Material) -> object:
    if value in material.board.zones:
        return material.board.zones[value].name
    for words in (NATION_WORDS, MARKER_WORDS):
        if value in words:
            return say(words[value])
    return value
