"""Tests of the limit on the nesting of JSON texts."""

import pytest

from paxdesk.files.strict_json import nesting


@pytest.mark.parametrize(
    ("text", "depth"),
    [
        ("1", 0),
        ("[]", 1),
        ('{"a": [1, {}]}', 3),
        ("[[], [[]]]", 3),
        ('[[], [], {"a": {"b": [{}]}}]', 5),
        ('["[[[", "\\"[", {"{": 1}]', 2),
    ],
)
def test_lists_and_maps_are_counted_outside_texts(text: str, depth: int) -> None:
    assert nesting(text) == depth
