"""Tests that painted numbers and icons are spoken."""

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from paxdesk.desk.painting import icons, typesetting
from paxdesk.desk.view.spoken_texts import spoken_thing
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.cards import Card, PartnerCard
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.state import Options
from paxdesk.porfiriana.table.faces.face import paint_face
from paxdesk.porfiriana.table.inspection import shown_card
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from tests.shares import spread
from tests.table import tables
from tests.table.hand import MouseHand
from tests.table.moments import SEATS, moment
from tests.table.spying import replace_everywhere

WIDTHS: Final = (70, 250)
"""Widths of a card on the table and in the inspector, in pixels."""
PICTURES: Final = "paxdesk.porfiriana.table.vignettes."
"""Prefix of the modules that paint the pictures of cards."""

SPOKEN: Final = {
    "action-buy": "market",
    "action-connect": "[Cc]onnection",
    "action-land": "land|adds 1 cube",
    "action-play": "Play",
    "action-police": "[Pp]olice|Remove .*Unrest",
    "action-redeploy": "Move a troop",
    "action-sell": "Sell",
    "action-speculate": "Speculate",
    "activist": "Unrest",
    "army": "troops",
    "assassin": "shoot|discards 1",
    "connection-canal": "[Cc]anal",
    "connection-chain": "Chain",
    "connection-foot": "[Oo]n foot",
    "connection-mule": "[Mm]ule",
    "connection-rail": "[Rr]ail",
    "connection-ship": "[Ss]hip",
    "court": "Díaz",
    "depression": "Depression",
    "discount": "half price|for 1 gold|cheaper|less|free",
    "district-america": "America",
    "district-chihuahua": "Chihuahua",
    "district-sonora": "Sonora",
    "extra-action": "without using an action|extra action",
    "faction-federal": "Federal",
    "faction-local": "Local",
    "faction-rebel": "Rebel",
    "faction-us": r"U\.S\.",
    "firepower-1": "Firepower 1",
    "firepower-2": "Firepower 2",
    "firepower-3": "Firepower 3",
    "general": "Firepower",
    "gold": "gold",
    "hand": "hand",
    "immunity": "[Cc]annot be",
    "income-count": "Income",
    "income-cube": "Income",
    "income-economy": "Economy",
    "income-improvable": "more by buying land",
    "income-mines": "[Mm]ine",
    "industry-bank": "[Bb]ank|Economy",
    "industry-brewery": "Brewery",
    "industry-casino": "Casino",
    "industry-factory": "[Ff]actor",
    "industry-farm": "Farm",
    "industry-gun_store": "[Gg]un store",
    "industry-hotel": "Hotel",
    "industry-lumber": "Lumber company",
    "industry-mine": "[Mm]ine",
    "industry-plantation": "[Pp]lantation",
    "industry-project": "[Pp]roject",
    "industry-railroad": "Railroad",
    "industry-ranch": "[Rr]anch",
    "industry-school": "[Ss]chool",
    "industry-smelter": "[Ss]melter",
    "jail": "[Jj]ail",
    "manifesto": "Manifesto|Nationalization",
    "monopoly": "[Mm]onopoly",
    "mood-bear": "Bear",
    "mood-bull": "Bull|Headlines",
    "newspaper": "[Nn]ewspaper",
    "prestige-command": "Command|Martial Law|any kind",
    "prestige-loyalty": "Loyalty|Pax Porfiriana|any kind",
    "prestige-outrage": r"Outrage|U\.S\. Intervention|any kind",
    "prestige-revolution": "Revolution|Anarchy|any kind",
    "regime-change": "regime becomes",
    "slave": "slave",
    "spy": "Spy",
    "strife": "Strife",
    "strike": "Strike|Orange cards",
    "topple": "Topple|no card with the flag",
    "unrest": "Unrest",
}
"""Patterns of the words that express each icon."""


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> tuple[list[str], list[str]]:
    texts: list[str] = []
    marks: list[str] = []
    write, mark = typesetting.draw_text, icons.draw_icon

    def written(painter, place, words, *rest, **more):  # type: ignore[no-untyped-def]
        texts.append(words)
        return write(painter, place, words, *rest, **more)

    def marked(painter, name, *rest, **more):  # type: ignore[no-untyped-def]
        marks.append(name)
        return mark(painter, name, *rest, **more)

    replace_everywhere(monkeypatch, "draw_text", write, written, skipped=PICTURES)
    replace_everywhere(monkeypatch, "draw_icon", mark, marked, skipped=PICTURES)
    return texts, marks


def faces(deck: Deck) -> Iterator[tuple[Card, int]]:
    for card in deck.cards.values():
        for side in range(len(card.sides) if isinstance(card, PartnerCard) else 1):
            yield card, side


def numbers_in(texts: list[str]) -> set[str]:
    """Return the numbers in texts, without a leading "0–"."""
    return {each for words in texts for each in re.findall(r"\d+", words.removeprefix("0–"))}


@pytest.mark.usefixtures("qapp")
def test_every_number_and_icon_of_a_card_is_spoken(
    deck: Deck, painted: tuple[list[str], list[str]]
) -> None:
    texts, marks = painted
    state = deal(deck, 2, 1, Options())
    silent: list[str] = []
    numbers = 0
    for card, side in faces(deck):
        texts.clear()
        marks.clear()
        image = QImage(260, 400, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        for width in WIDTHS:
            paint_face(painter, 0, 0, width, card, side)
        painter.end()
        shown = shown_card(state, card.number, side)
        spoken = " ".join([shown.name, shown.kind, *(line.words for line in shown.lines)])
        assert marks, card
        for number in numbers_in(texts):
            numbers += 1
            if not re.search(rf"\b{number}\b", spoken):
                silent.append(f"{card.number}.{side} {card.name}: {number}: {spoken}")
        for icon in {each for each in marks if not each.startswith("seat-")}:
            if not re.search(SPOKEN[icon], spoken):
                silent.append(f"{card.number}.{side} {card.name}: {icon}: {spoken}")
    assert numbers > len(deck.cards)
    assert not silent, "\n".join(silent)


WITHOUT_NAME: Final = ("TopBarLook", "PromptLook", "TurnPlateLook", "PowersLook")
"""Looks without a target; their content is spoken elsewhere."""


@pytest.mark.parametrize(
    ("seats", "name"), spread(list(product(SEATS, ("middle", "fullest"))), quick=2, unpack=True)
)
def test_every_number_on_the_table_is_spoken(
    seats: int, name: str, painted: tuple[list[str], list[str]], qtbot: QtBot
) -> None:
    texts, _ = painted
    game = tables.quiet(tables.deck())
    window = TableWindow(game, position_session(moment(seats, name)))
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    window.begin()
    desk = window.desk
    MouseHand(desk).raise_curtain()
    scene = desk.scene
    assert scene.context is not None
    silent: list[str] = []
    heads = 0
    things = [item.thing for item in scene.shown.values() if item.thing is not None]
    for thing in things:
        look = type(thing.look).__name__
        if look in WITHOUT_NAME:
            continue
        texts.clear()
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        thing.look.paint(painter, scene.context, thing.place.width, thing.place.height)
        painter.end()
        numbers = numbers_in(texts)
        spots = [target.spot for target in thing.targets]
        spoken = " ".join(f"{scene.name_of(spot)} {spoken_thing(desk, spot)}" for spot in spots)
        silent += [
            f"{look}: {number} of {texts}: {spoken}"
            for number in numbers
            if not re.search(rf"\b{number}\b", spoken)
        ]
        heads += "Panel" in look and len(texts) > 3 and bool(numbers)
    assert heads >= seats
    assert not silent, "\n".join(silent)
