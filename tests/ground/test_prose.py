"""The prose of the project follows ``tests/style.yaml``."""

import pytest

from tests.prose import Passage, Rule, of_code, of_page, passages, style

RULES = style().rules


def test_prose_follows_the_style_and_every_allowance_is_used() -> None:
    texts = list(passages())
    assert len(texts) > 15_000
    found = [(each, rule, style().allowance(rule, each)) for each, rule in style().findings(texts)]
    assert [(p.path, p.line, r.name, p.text) for p, r, entry in found if entry is None] == []
    assert set(style().allowed) - {entry for _, _, entry in found} == set()


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_planted_sentence_is_found(rule: Rule) -> None:
    for kind in rule.kinds:
        assert rule.breaks(Passage(kind, "page", 1, rule.planted))


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
