"""Tests of languages and catalogues."""

import os
import random
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from paxdesk.desk.painting.typesetting import text_width
from paxdesk.desk.preferences.settings_sheet import SettingsSheet
from paxdesk.desk.settings import Language, SettingsStore
from paxdesk.desk.window.window import TableWindow
from paxdesk.desk.words import (
    LANGUAGES,
    POLISH,
    LanguageSwitch,
    language_of_system,
    translators,
)
from paxdesk.language import SENSE, join_sentences, tr, with_colon
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.words.event_text import chit_title
from paxdesk.porfiriana.rules.actions import BuyPublic
from paxdesk.porfiriana.rules.card_text import card_title
from paxdesk.porfiriana.rules.cautions import cautions
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import refusal
from paxdesk.porfiriana.rules.setup import deal
from paxdesk.porfiriana.rules.term_words import faction_words, unrest_words
from paxdesk.porfiriana.rules.winning import win_words
from paxdesk.porfiriana.table.faces.anatomy import CardSpace
from paxdesk.porfiriana.table.faces.regime import paint_regime
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.scene.player_panels import ActionsLook
from paxdesk.porfiriana.table.sheets.overview import WORDS, OverviewSheet
from paxdesk.porfiriana.table.words.advice_words import caution_for_viewer
from paxdesk.porfiriana.table.words.event_text import card_name
from paxdesk.porfiriana.table.words.labels import ACTION_WORDS
from paxdesk.porfiriana.table.words.questions import names_of
from tests.shares import spread
from tests.table import told_moves
from tests.table.conftest import OpenTable
from tests.table.games import chosen
from tests.table.hand import LEFT, MouseHand
from tests.table.tables import position
from tests.table.tongues import DYE, catalogue, catalogue_path, dyed_english
from tests.table.visible_texts import record_painting

ROOT = Path(__file__).parents[2]


@pytest.fixture
def interpreter(qapp: QApplication) -> Iterator[LanguageSwitch]:
    interpreter = LanguageSwitch(SettingsStore())
    yield interpreter
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # windows of this test
    interpreter.close()


def settle() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents()


def commands(window: TableWindow) -> list[str]:
    return [each.words for each in window.commands.all.values()]


# --- Files ---------------------------------------------------------------------------------------


@pytest.fixture
def lupdate() -> None:
    """Skip the test if lupdate, which collects sentences, fails.

    ``.ci/run`` installs its libraries.
    """
    tool = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"
    done = subprocess.run([tool, "-version"], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"lupdate does not run here: {done.stderr.strip() or done.stdout.strip()}")


@pytest.mark.usefixtures("lupdate")
@pytest.mark.skipif(sys.platform == "win32", reason="packaging/translate is a shell script")
def test_the_catalogues_are_up_to_date_with_the_code(tmp_path: Path) -> None:
    for language in ("es", "fr"):
        path = catalogue_path(language)
        (tmp_path / path.name).write_bytes(path.read_bytes())
    subprocess.run(
        ["bash", ROOT / "packaging" / "translate", tmp_path],
        env={**os.environ, "PYTHON": sys.executable},
        check=True,
    )
    for fresh in tmp_path.iterdir():
        kept = catalogue_path("es").parent / fresh.name
        assert kept.read_bytes() == fresh.read_bytes(), "call packaging/translate"


@pytest.mark.parametrize("language", ["es", "fr"])
def test_short_texts_have_notes_for_translators(language: Language) -> None:
    """Short words such as "Free" need context (packaging/told_where.py)."""
    short, notes = 0, set()
    for message in ElementTree.parse(catalogue_path(language)).iter("message"):
        source, note = message.findtext("source") or "", message.findtext("extracomment")
        if len(source.split()) < 3:
            short += 1
            assert note is not None, source
            assert re.match(r"\S+\.(py|yaml): \S", note), source
            notes.add(note)
    assert short > 900
    assert len(notes) > 200


def test_the_same_words_may_mean_two_things(interpreter: LanguageSwitch) -> None:
    """In ``All@the cards``, "@" begins the hidden sense."""
    senses = [each for each in catalogue("fr") if SENSE.search(each.source)]
    assert len(senses) > 5
    for language in ("fr", "es"):
        assert not [each for each in catalogue(language) if "@" in "".join(each.forms)]
    assert (tr("All"), tr("All@the cards")) == ("All", "All")
    interpreter.speak("fr", translators("fr"))
    assert (tr("All"), tr("All@the cards")) == ("Tout", "Toutes")
    assert tr("Nobody has translated this@a test") == "Nobody has translated this"


def test_french_elides_before_names_and_has_a_space_before_colons(
    interpreter: LanguageSwitch,
) -> None:
    assert with_colon("Rosa", "passes") == "Rosa: passes"
    interpreter.speak("fr", translators("fr"))
    march = "From {zone}: march where?"
    assert tr(march, zone="Orizaba") == "D’Orizaba\xa0: vers où marcher\xa0?"
    assert tr(march, zone="Puebla").startswith("De Puebla")
    assert with_colon("Rosa", "passe") == "Rosa\xa0: passe"
    assert join_sentences(["une mine, 3 or", "une banque"]) == "une mine, 3 or\xa0; une banque"
    debt = "{other} gets {gold} from {seat}."
    assert tr(debt, other="Rosa", gold="1 or", seat="Ana").endswith("d’Ana.")
    assert tr(debt, other="Rosa", gold="1 or", seat="II").endswith("de II.")
    assert win_words("Rosa", 3, "loyalty", False) == "Rosa gagne avec 3 en Loyauté"


def test_a_french_log_has_a_space_before_semicolons(
    interpreter: LanguageSwitch, deck: Deck
) -> None:
    interpreter.speak("fr", translators("fr"))
    session = told_moves.played(deck, "diaz", 2)
    log = GameLog(names_of(session))
    log.follow(session)
    rows = [row.words for told in log.shown_steps for row in told.rows]
    assert [each for each in rows if "\xa0; " in each]
    assert not [each for each in rows if re.search(r"(?<!\xa0);", each)]


@pytest.mark.long
def test_sentences_outside_qt_are_found_without_their_class() -> None:
    """Methods named ``tr`` or ``mark`` could be mistaken for the functions."""
    contexts = {each.context for each in catalogue("es")}
    assert "" in contexts
    assert not [each for each in contexts if "." in each or each in ("self", "window", "sheet")]


@pytest.mark.parametrize("language", ["es", "fr"])
def test_no_value_is_taken_for_a_remark(language: Language) -> None:
    """A remark would become part of the key, so the translation would not be found."""
    tree = ElementTree.parse(catalogue_path(language))
    assert list(tree.iter("comment")) == []


def test_both_languages_have_the_same_sentences() -> None:
    found = [{(each.context, each.source) for each in catalogue(name)} for name in ("es", "fr")]
    assert found[0] == found[1]


@pytest.mark.parametrize("language", ["es", "fr"])
def test_texts_of_qt_are_translated(language: Language, qapp: QApplication) -> None:
    qt, _ = translators(language)
    assert qt.translate("QLineEdit", "&Copy") not in ("", "&Copy")


@pytest.mark.parametrize(
    ("language", "words", "said"),
    [
        ("fr", "de Oaxaca", "d’Oaxaca"),
        ("fr", "pour le Indignation, le Loyauté", "pour l’Indignation, la Loyauté"),
        ("fr", "Le Révolution, le Commandement", "La Révolution, le Commandement"),
        ("es", "cuenta la Mando; La Mando, la Lealtad", "cuenta el Mando; El Mando, la Lealtad"),
        ("es", "Lealtad y Indignación, Ana y Hidalgo", "Lealtad e Indignación, Ana e Hidalgo"),
        ("es", "Puebla o Orizaba, hotel o Hotel, 7 o 8", "Puebla u Orizaba, hotel u Hotel, 7 u 8"),
        ("es", "I y II, agua y hielo, Ana y Iowa", "I y II, agua y hielo, Ana y Iowa"),
    ],
)
def test_short_words_agree_with_the_names_set_behind_them(
    language: Language, words: str, said: str
) -> None:
    assert POLISH[language](words) == said


def test_titles_of_chits_have_capitals(interpreter: LanguageSwitch) -> None:
    interpreter.speak("es", translators("es"))
    material = load_material()
    titles = [chit_title(material, chit) for chit in material.chits]
    assert not [each for each in titles if each[0].islower()]


# --- Choosing ------------------------------------------------------------------------------------


def test_the_system_decides_until_a_language_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        names = ("de-DE", "fr-CH", "es-MX")

        def uiLanguages(self) -> tuple[str, ...]:
            return self.names

    monkeypatch.setattr("paxdesk.desk.words.QLocale.system", System)
    assert language_of_system() == "fr"
    System.names = ("de-DE",)
    assert language_of_system() == "en"


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_chosen_language_is_used(interpreter: LanguageSwitch, language: Language) -> None:
    interpreter.store.change(language=language)
    assert interpreter.language == language
    assert QLocale().name().startswith(language)
    interpreter.store.change(language="en")
    assert interpreter.language == "en"
    assert tr("{0} card", 1) == "1 card"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 Unrest", "2 Unrest"),
        ("es", "1 Disturbio", "2 Disturbios"),
        ("fr", "1 disque Agitation", "2 disques Agitation"),
    ],
)
def test_unrest_has_plural_forms(
    interpreter: LanguageSwitch, language: Language, one: str, two: str
) -> None:
    interpreter.speak(language, translators(language))
    assert [unrest_words(1), unrest_words(2)] == [one, two]


WINNING = """
regime: pax
actions: 3
market: {a0: 204, b0: 111}
players:
  P1: {hacendado: 208, hand: [17], gold: 19, tableau: {11: {}, 24: {}}}
  P2: {hacendado: 213}
"""
"""Position in which playing a card makes a Topple sufficient."""


@pytest.mark.parametrize(
    ("language", "plan"),
    [
        ("en", ": play Angela Terrazas, buy Creelman Interview as the event, "),
        ("es", ": jugar Angela Terrazas, comprar Creelman Interview como suceso, "),
        ("fr", "\u00a0: jouer Angela Terrazas, acheter Creelman Interview en événement, "),
    ],
)
def test_a_winning_plan_continues_its_sentence(
    interpreter: LanguageSwitch, language: Language, plan: str
) -> None:
    interpreter.speak(language, translators(language))
    state = position(WINNING, 2)
    (found,) = [each for each in cautions(state) if each.kind == "you_topple"]
    assert plan in caution_for_viewer(state, found, 1, {1: "Carmen", 2: "Rosa"}).words


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_instructions_of_a_turn_begin_with_a_common_word(
    interpreter: LanguageSwitch, language: Language
) -> None:
    """Otherwise a name would lose its capital within a sentence."""
    interpreter.speak(language, translators(language))
    answers = {"First", "ChoosePrestige"}
    templates = {key: each.alone or each.button for key, each in ACTION_WORDS.items()}
    for key in templates.keys() - answers:
        values = dict.fromkeys(("card", "place", "other", "target", "kind", "unrest", "seat"), "\0")
        assert not tr(templates[key], "\0", **values).startswith("\0"), key


def test_a_refusal_names_sides_with_the_players_terms(
    interpreter: LanguageSwitch, deck: Deck
) -> None:
    state = deal(deck, 3, 1)
    card = next(number for number in state.public_market if len(deck.partners[number].sides) > 1)
    interpreter.speak("es", translators("es"))
    reason = refusal(state, BuyPublic(card))
    assert reason is not None
    for side in deck.partners[card].sides:
        assert f"{faction_words(side.faction)} ({side.faction})" in reason.reason


REGIME_NAMES: Final = {
    "es": {"PAX PORFIRIANA", "INTERVENCIÓN DE EE. UU.", "LEY MARCIAL", "ANARQUÍA"},
    "fr": {"PAX PORFIRIANA", "INTERVENTION AMÉRICAINE", "LOI MARTIALE", "ANARCHIE"},
}


@pytest.mark.parametrize("width", [90, 360])
@pytest.mark.parametrize("language", list(REGIME_NAMES))
def test_regimes_have_translated_names(
    interpreter: LanguageSwitch,
    monkeypatch: pytest.MonkeyPatch,
    deck: Deck,
    language: Language,
    width: int,
) -> None:
    """A regime's name is translated on its card and in texts."""
    interpreter.speak(language, translators(language))
    painted = record_painting(monkeypatch)
    paper = QPixmap(360, 504)
    state = deal(deck, 2, 1)
    for card in deck.regimes.values():
        with QPainter(paper) as painter:
            paint_regime(painter, CardSpace(0, 0, width), card)
        assert card_title(card).upper() in REGIME_NAMES[language]
        assert card_name(state, card.number) == card_title(card)
    assert {words.upper() for words in painted} >= REGIME_NAMES[language]


def test_a_regime_of_the_workshop_keeps_its_name(interpreter: LanguageSwitch, deck: Deck) -> None:
    interpreter.speak("fr", translators("fr"))
    card = next(iter(deck.regimes.values()))
    assert card_title(evolve(card, name="Pax Augusta")) == "Pax Augusta"


def test_it_is_chosen_in_the_settings(open_table: OpenTable) -> None:
    window = open_table()
    interpreter = LanguageSwitch(window.store)
    try:
        window.preferences.show_settings()
        sheet = window.dialog
        assert isinstance(sheet, SettingsSheet)
        buttons = sheet.choices["language"].buttons
        assert [each.text() for each in buttons.values()][1:] == list(LANGUAGES.values())
        QTest.mouseClick(buttons["fr"], LEFT)
        settle()
        assert interpreter.language == "fr"
        assert window.dialog is not sheet
        assert isinstance(window.dialog, SettingsSheet)
        assert window.dialog.choices["language"].buttons["fr"].isChecked()
    finally:
        window.close()
        interpreter.close()


# --- Retranslation at once ------------------------------------------------------------------------


def test_all_texts_change_at_once(interpreter: LanguageSwitch, open_table: OpenTable) -> None:
    window = open_table(seats=3, seed=2)
    hand = MouseHand(window.desk)
    hand.play(window.desk.session.legal()[0])
    window.desk.inspect(window.desk.scene.spots()[0])
    window.desk.pin(window.desk.flow.state.market[1])
    before = commands(window)
    shown = [row.words for row in window.desk.flow.game_log.rows]
    assert not any(DYE in words for words in [*before, *shown, window.windowTitle()])
    interpreter.speak("es", [dyed_english()])
    settle()
    flow, scene = window.desk.flow, window.desk.scene
    assert all(DYE in words for words in commands(window))
    assert [words.replace(DYE, "") for words in commands(window)] == before
    rows = [row.words for row in flow.game_log.rows]
    assert [words.replace(DYE, "") for words in rows] == shown
    assert all(DYE in words for words in rows)
    assert DYE in flow.question.line
    assert scene.prompt is not None
    assert DYE in scene.prompt.words
    assert DYE in scene.heading.title
    assert DYE in window.windowTitle()
    assert all(DYE in scene.name_of(spot) for spot in scene.spots() if spot.kind == "tool")
    assert DYE in window.desk.log.accessibleName()
    assert DYE in window.desk.inspector.accessibleName()
    assert DYE in window.desk.view.accessibleName()
    interpreter.speak("en", [])
    settle()
    assert commands(window) == before
    assert [row.words for row in flow.game_log.rows] == shown


@pytest.mark.long
def test_the_game_and_its_undo_history_stay(
    interpreter: LanguageSwitch, open_table: OpenTable
) -> None:
    window = open_table(seats=2, seed=2)
    desk = window.desk
    MouseHand(desk).play(desk.session.legal()[0])
    desk.toggle_log()
    session, bottom, plan = desk.session, desk.flow.bottom, desk.view.dock
    journal = [entry.line for entry in session.journal]
    interpreter.speak("fr", [dyed_english()])
    settle()
    assert (desk.session, desk.flow.bottom, desk.view.dock) == (session, bottom, plan)
    assert [entry.line for entry in session.journal] == journal
    assert session.can_undo
    desk.undo()
    assert not session.journal


def test_commands_keep_their_keys_and_exist_once(
    interpreter: LanguageSwitch, open_table: OpenTable
) -> None:
    window = open_table()
    window.commands.give("toggle_log", window.commands.all["toggle_log"].usual[0])
    names = list(window.commands.all)
    keys = {name: window.commands.keys(name) for name in names}
    interpreter.speak("es", [dyed_english()])
    settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert list(window.commands.all) == names
    assert {name: window.commands.keys(name) for name in names} == keys
    for name in names:
        assert len(window.findChildren(QAction, name)) == 1
    assert window.desk.log.isVisible()
    QTest.keyClick(window, "l")
    assert not window.desk.log.isVisible()


@pytest.mark.parametrize(
    "show",
    spread(
        [
            "show_shortcuts",
            "about",
            "made with",
            "new_game",
            "show_settings",
            "show_overview",
            "show_replay",
        ]
    ),
)
def test_an_open_sheet_is_opened_again(
    interpreter: LanguageSwitch, open_table: OpenTable, show: str
) -> None:
    window = open_table()
    MouseHand(window.desk).play(window.desk.session.legal()[0])
    shows = {
        "new_game": window.new_game,
        "show_settings": window.preferences.show_settings,
        "show_shortcuts": window.preferences.show_shortcuts,
        "show_overview": window.helping.show_overview,
        "show_replay": window.records.show_replay,
        "about": window.show_about,
        "made with": window.helping.show_made_with,
    }
    shows[show]()
    before = window.dialog
    interpreter.speak("es", [dyed_english()])
    settle()
    assert before is not None
    assert window.dialog is not None
    assert window.dialog is not before
    assert type(window.dialog) is type(before)
    assert DYE in window.dialog.heading


def test_the_rules_stay_open_at_their_place(
    interpreter: LanguageSwitch, open_table: OpenTable
) -> None:
    window = open_table()
    window.desk.reading.open("E9")
    interpreter.speak("es", [dyed_english()])
    settle()
    reading = window.desk.reading.window
    assert reading is not None
    assert reading.isVisible()
    assert DYE in reading.windowTitle()
    entry = reading.book.entry("E9")
    assert entry is not None
    assert reading.place.anchor == entry.anchor


@pytest.mark.long
def test_the_guide_uses_the_language(interpreter: LanguageSwitch, open_table: OpenTable) -> None:
    window = open_table()
    window.helping.start_lesson("1-money-and-land")
    panel = window.helping.guide.panel
    assert panel.note.title == "Welcome to the border"
    interpreter.speak("fr", [dyed_english()])
    settle()
    assert panel.note.title == "Bienvenue à la frontière"
    assert DYE in panel.leave.text()


@pytest.mark.long
def test_the_end_is_reported_again(interpreter: LanguageSwitch, open_table: OpenTable) -> None:
    window = open_table(seats=2, seed=3)
    chance = random.Random(3)
    while window.desk.session.seat_to_act is not None:
        window.desk.session.submit(chosen(window.desk.session.legal(), chance))
    window.desk.flow.refresh()
    before = window.dialog
    interpreter.speak("es", [dyed_english()])
    settle()
    assert window.dialog is not None
    assert type(window.dialog) is type(before)
    assert DYE in tr("Quit")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_no_action_of_the_page_is_cut_in_any_language(
    open_table: OpenTable, interpreter: LanguageSwitch, language: Language
) -> None:
    interpreter.speak(language, translators(language))
    window = open_table()
    window.helping.show_overview()
    sheet = window.dialog
    assert isinstance(sheet, OverviewSheet)
    for each in sheet.rows:
        assert text_width(each.row.words, each.face) <= WORDS, each.row.words


def test_the_actions_change_their_language(
    open_table: OpenTable, interpreter: LanguageSwitch
) -> None:
    scene = open_table().desk.scene
    (look,) = (each for each in scene.looks() if isinstance(each, ActionsLook))

    def left() -> float:
        return look.parts(300, 30, large=False)[0].area.x

    before = left()
    interpreter.speak("fr", translators("fr"))
    assert left() != before
    interpreter.speak("en", ())
    assert left() == before
