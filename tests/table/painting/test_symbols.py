"""Tests of the icons of verbs and topics."""

import re
from pathlib import Path
from typing import get_args

import paxdesk
from paxdesk.desk.painting.icons import cut_for, icon_names, icon_paths
from paxdesk.desk.painting.palette import INK, SEATS
from paxdesk.desk.painting.svg import svg_path
from paxdesk.porfiriana.rules import card_verbs as verbs
from paxdesk.porfiriana.rules.card_text import action_lines, card_sentences
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.table.painting.symbols import TOPIC_ICON, topic_icon
from paxdesk.resources import assets_folder

from .conftest import Variant

BLOOD = "#A82C22"
"""Only accent colour of icons."""

VERBS = (*get_args(verbs.Effect), *get_args(verbs.AttackVerb), *get_args(verbs.Ability))


def topic(verb: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", verb.__name__).lower()


def test_every_verb_has_an_icon() -> None:
    for verb in VERBS:
        assert topic(verb) in TOPIC_ICON


def test_every_topic_of_the_deck_has_an_icon(deck: Deck, variants: list[Variant]) -> None:
    topics = {line.topic for line, _ in action_lines()}
    for card, side, flipped in variants:
        topics |= {line.topic for line in card_sentences(card, side, flipped)}
    assert topics - set(TOPIC_ICON) == set()
    assert topic_icon("something new") == "manicule"


def test_every_icon_named_is_drawn() -> None:
    assert set(TOPIC_ICON.values()) <= icon_names()
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in Path(paxdesk.__file__).parent.rglob("*.py")
    )
    prefixes = (
        "action|arm|connection|district|faction|firepower|income|industry|mood|prestige|scene"
    )
    named = set(re.findall(rf'"((?:{prefixes})-[a-z0-9_-]+)"', code))
    assert named - icon_names() == set()
    assert {f"seat-{seat}" for seat in SEATS if seat} <= icon_names()
    assert {f"industry-{industry}" for industry in get_args(verbs.Industry)} <= icon_names()
    assert {f"district-{district}" for district in verbs.DISTRICTS} <= icon_names()


def test_icons_keep_to_their_grid() -> None:
    for name in icon_names():
        paths = icon_paths(name)
        assert paths, name
        for path, _ in paths:
            bounds = path.boundingRect()
            assert not bounds.isEmpty(), name
            assert bounds.left() >= -0.5, name
            assert bounds.top() >= -0.5, name
            assert bounds.right() <= 48.5, name
            assert bounds.bottom() <= 48.5, name


def test_small_icons_have_a_plainer_cut() -> None:
    assert cut_for("income-count", 12) == "income-count-small"
    assert cut_for("income-count", 30) == "income-count"
    assert cut_for("industry-hotel", 12) == "industry-hotel"
    plain = {name.removesuffix("-small") for name in icon_names() if name.endswith("-small")}
    assert plain <= icon_names()


def test_icon_files_contain_only_paths() -> None:
    for path in (assets_folder() / "icons").glob("*.svg"):
        source = path.read_text(encoding="utf-8")
        rest = re.sub(r'<path fill="[^"]+" fill-rule="evenodd" d="[^"]+"/>', "", source)
        assert rest.count("<") == 2, path.name


def test_icons_are_printed_in_few_inks() -> None:
    for name in icon_names() - {"paxdesk"}:
        inks = {ink for _, ink in icon_paths(name)}
        assert inks <= {None, INK, BLOOD}, name
        assert len(inks) <= 2, name


def test_paths_are_read_with_every_command() -> None:
    path = svg_path("M10 10h10v10l-5 5q-5 0-5-5c0-2-2-4 0-10z")
    assert path.elementAt(0).x == 10
    assert path.boundingRect().right() == 20
    assert svg_path("M1 1L5 1 5 5Z").elementCount() == 4
