"""Random cards, built from the schema of card files."""

from random import Random
from typing import Any

from paxdesk.porfiriana.rules.card_verbs import Filter
from paxdesk.porfiriana.rules.cards import CARD_NUMBERS, Card
from paxdesk.porfiriana.rules.deck_reading import (
    SHAPES,
    FiltersForm,
    IconForm,
    IncomeForm,
    WrittenNewspaper,
    read_card,
)
from paxdesk.porfiriana.workshop.form import fields_of
from paxdesk.resources import icon_names
from paxdesk.schema import (
    Field,
    FlagForm,
    Form,
    ListForm,
    MapForm,
    NumberForm,
    Shape,
    TextForm,
    VerbForm,
    WordForm,
    WordsForm,
    spelled,
)
from paxdesk.strict_yaml import Misfit, node_of

LETTERS = "abz ÉéñÑ ŒΩж中 0189 ·;:/|>[]()\"\\'-_.,&#{}%@!"
KINDS = (*SHAPES, "newspaper")


def random_text(chance: Random) -> str:
    """Return random text with the special characters of lines."""
    made = "".join(chance.choice(LETTERS) for _ in range(chance.randint(1, 24)))
    return " ".join(made.split()) or "x"


def random_card(chance: Random, kind: str) -> Card:
    while True:
        try:
            return read_card(node_of(_card(chance, kind)))
        except Misfit:
            continue


def _card(chance: Random, kind: str) -> dict[str, Any]:
    shape = WrittenNewspaper if kind == "newspaper" else SHAPES[kind]
    card = _map(chance, shape)
    card |= {"number": chance.choice(CARD_NUMBERS), "kind": "partner"}
    if kind != "newspaper":
        card["kind"] = kind
    if "jails" in card:
        card["jails"] = card["slave"] and chance.random() < 0.5
    if "assassination" in card:
        if chance.random() < 0.3:
            verb = chance.choice(("assassinate", "take_partner"))
            card |= {"effects": [{"verb": verb}], "target": {"kind": "partner"}}
        card["assassination"] = "assassinate" in [each["verb"] for each in card["effects"]]
    return card


def _map(chance: Random, shape: Shape) -> dict[str, Any]:
    given = {}
    fields = [each for each in fields_of(shape) if each.empty != "absent"]
    others = [each for each in fields_of(shape) if each.empty == "absent"]
    for field in fields + [each for each in others if chance.random() < 0.3]:
        given[field.key] = _field(chance, field)
    return given


def _field(chance: Random, field: Field) -> Any:
    if field.empty == "null" and chance.random() < 0.4:
        return None
    return random_value(chance, field.form)


def random_value(chance: Random, form: Form) -> Any:
    """Return random data of a form, which need not fit the card."""
    match form:
        case TextForm():
            return random_text(chance)
        case IconForm():
            return chance.choice(sorted(icon_names()))
        case NumberForm(least, most, word):
            return word if word and chance.random() < 0.3 else chance.randint(least, min(most, 30))
        case FlagForm():
            return chance.random() < 0.5
        case WordForm(words):
            return chance.choice(words)
        case WordsForm(words, least, most, nothing):
            if nothing and chance.random() < 0.3:
                return nothing
            return chance.sample(words, chance.randint(least, min(most, len(words), least + 2)))
        case IncomeForm(words, keys):
            if chance.random() < 0.4:
                return chance.choice(words)
            key = chance.choice(keys)
            return {key: random_value(chance, form.fields[key].form)}
        case MapForm(shape):
            return _map(chance, shape)
        case VerbForm(verbs):
            verb = chance.choice(verbs)
            return {"verb": spelled(verb), **_map(chance, verb)}
        case ListForm(item, least, most):
            number = chance.randint(least, min(most, least + 3))
            return [random_value(chance, item) for _ in range(number)]
        case FiltersForm():
            filters = [_map(chance, Filter) for _ in range(chance.choice((1, 1, 1, 2, 3)))]
            return filters[0] if len(filters) == 1 else filters
        case _:
            raise TypeError(form)
