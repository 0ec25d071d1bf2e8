"""The prose of the project follows ``tests/style.yaml``."""

import pytest

from tests.prose import Passage, Rule, of_code, of_page, passages, style

RULES = style().rules


def test_prose_follows_the_style() -> None:
    texts = list(passages())
    assert len(texts) > 15_000
    assert [(p.path, p.line, r.name, p.text) for p, r in style().findings(texts)] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_planted_sentence_is_found(rule: Rule) -> None:
    for kind in rule.kinds:
        assert rule.breaks(Passage(kind, "page", 1, rule.planted))


def test_allowed_places_are_used() -> None:
    texts = list(passages())
    for name, place, text in style().allowed:
        rule = next(each for each in RULES if each.name == name)
        assert any(place in p.path and text in p.text and rule.breaks(p) for p in texts), text


def test_passages_of_code() -> None:
    source = '"""A module."""\n\nLIMIT = 3  # gold\n"""A limit."""\n\n# Two\n# lines.\nLIMIT += 1\n'
    found = [(each.kind, each.line, each.text) for each in of_code("m.py", source)]
    assert found == [
        ("docstring", 1, "A module."),
        ("docstring", 4, "A limit."),
        ("comment", 3, "gold"),
        ("comment", 6, "Two lines."),
    ]


def test_passages_of_a_page() -> None:
    page = "# Title\n\nA sentence.\n\n```\ncode\n```\n\n| a | table |\n"
    found = [(each.line, each.text) for each in of_page("p.md", page)]
    assert found == [(1, "# Title"), (3, "A sentence.")]
