"""Tests that scenarios reach every public name of the rules, with listed exceptions."""

import subprocess
import sys

import pytest

from tests.every_scenario import TESTS

AT_THE_TABLE = "what the table tells players about a card or a price; "
AT_A_TOPPLE = "tells who could topple Díaz within a turn; test_takers.py"
FILES = "a mistake in a file of cards, or a file made of them; "

NOT_BY_SCENARIOS = {
    "porfiriana": {
        "extra_actions.has_unused_extra": AT_A_TOPPLE,
        "fact_cache.CachePage": "a dict that adds nothing; test_fact_cache.py",
        "book_quotations.quotations": "words of both books about a difference; test_variant.py",
        "cards.checked_card": "a card compared with the printed one; test_checked_cards.py",
        "cards.powers_of": AT_THE_TABLE + "test_card_text.py",
        "cards.verbs_of": "counts verbs for the audit of the deck; test_audit.py",
        "cautions.cautions": "warnings change nothing in a position; test_cautions.py",
        "cautions.played": "a turn that is warned of, played on a copy; test_cautions.py",
        "deck.lost_regime": FILES + "test_replacements.py",
        "deck.open_deck": FILES + "test_replacements.py",
        "deck.require_cards": FILES + "test_cards_command.py",
        "deck_reading.IconForm": FILES + "test_bad_cards.py",
        "deck_reading.read_verb": "a verb chosen in the workshop; test_card_form.py",
        "diaz.is_purchase": AT_THE_TABLE + "test_all_told.py",
        "diaz_choices.use_of": AT_THE_TABLE + "test_all_told.py",
        "errors.DeckError": FILES + "test_bad_files.py",
        "engine.try_action": "what an action would do, told before it is done; test_foreseen.py",
        "term_words.connection_words": AT_THE_TABLE + "test_card_text.py",
        "term_words.count_words": AT_THE_TABLE + "test_card_text.py",
        "term_words.oval_words": AT_THE_TABLE + "test_card_text.py",
        "term_words.plural": AT_THE_TABLE + "test_card_text.py",
        "term_words.regime_words": AT_THE_TABLE + "test_card_text.py",
        "term_words.where_words": AT_THE_TABLE + "test_card_text.py",
        "facts.mine_value": AT_THE_TABLE + "test_explaining.py",
        "view.View": "what a seat is handed; test_secrecy.py",
        "view.as_seen": "what a seat sees, or a machine was told; test_turn_recap.py",
        "view.seen_in_record": "positions of a shared game; test_sharing.py",
        "view.seen_by_all": "what everybody may see of a position; test_face_down_pairs.py",
        "view.imagined": "a view in which a plan has gone on; test_secrecy.py",
        "view.supposed": "what a seat at another machine tries things on; test_sharing.py",
        "forced_win.SearchLimit": "a showdown with too many answers; test_forced_wins.py",
        "forced_win.hidden_shot": "warns of an unseen card; test_cautions.py",
        "forced_win.keeps_win": "judges a move after a game; test_analysis.py",
        "forced_win.winning_line": "the answer of a robot that wins; test_forced_wins.py",
        "topple_search.in_showdown": AT_A_TOPPLE,
        "topple_search.new_turn": AT_A_TOPPLE,
        "topple_search.takers": AT_A_TOPPLE,
        "topple_search.taking_next": AT_A_TOPPLE,
        "topple_search.turn_of": AT_A_TOPPLE,
        "topple_search.ways_to_topple": AT_A_TOPPLE,
        "setup.deal": "a scenario begins with a position, not with a deal; test_setup.py",
        "setup.starting_gold": "what seats begin with at a deal; test_setup.py",
        "sums.earnings_at": AT_THE_TABLE + "test_outlook.py",
        "sums.price_of": AT_THE_TABLE + "test_sums.py",
        "sums.outlook": AT_THE_TABLE + "test_outlook.py",
        "sums.spell_out": AT_THE_TABLE + "test_sums.py",
        "sums.worth_by_regime": AT_THE_TABLE + "test_outlook.py",
        "card_text.unexpressed_sentence": AT_THE_TABLE + "test_workshop.py",
        "card_text.ability_words": AT_THE_TABLE + "test_card_text.py",
        "card_text.action_lines": AT_THE_TABLE + "test_card_text.py",
        "card_text.effect_words": AT_THE_TABLE + "test_card_text.py",
        "card_text.income_words": AT_THE_TABLE + "test_card_text.py",
        "card_text.kind_words": AT_THE_TABLE + "test_card_text.py",
        "card_text.card_sentences": AT_THE_TABLE + "test_card_text.py",
        "card_text.topic_of": AT_THE_TABLE + "test_card_text.py",
        "card_text.cost_words": AT_THE_TABLE + "test_painted_is_spoken.py",
        "card_text.card_title": AT_THE_TABLE + "test_languages.py",
        "winning.points_told": AT_THE_TABLE + "test_winning.py",
        "winning.need_words": AT_THE_TABLE + "test_winning.py",
        "winning.stopper_words": AT_THE_TABLE + "test_winning.py",
        "winning.win_words": AT_THE_TABLE + "test_winning.py",
        "winning.winning_need": AT_THE_TABLE + "test_winning.py",
    },
    "mexican_adventure": {
        "engine.begin": "a scenario begins with a position of its own; test_random_games.py",
        "errors.MaterialError": "a mistake in a file of the game; test_bad_material.py",
        "errors.NothingLaidDown": "a scenario lacks a roll; test_scenario_running.py",
        "pacification.raid_chances": "told before an attempt; test_politics.py",
        "supply.line_of_communication": "drawn on the map; test_staff.py",
        "view.heard": "what another machine is told of an action; test_adventure.py",
        "view.View": "what a seat is handed; test_secrecy.py",
        "view.as_seen": "what a seat sees, or a machine was told; test_turn_recap.py",
        "view.supposed": "what a side tries its warnings on; test_secrecy.py, test_adventure.py",
        "view.seen_by": "what a side may see of a position; test_session.py, test_fog.py",
    },
}
"""Exceptions: the reason for each name, and the tests that reach it."""


@pytest.mark.long
@pytest.mark.parametrize("game", NOT_BY_SCENARIOS)
def test_scenarios_reach_every_public_name(game: str) -> None:
    command = [sys.executable, "-m", "tests.every_scenario", game]
    found = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    missed = set(found.stdout.split())
    told = NOT_BY_SCENARIOS[game].keys()
    assert sorted(missed - told) == [], "no scenario reaches these"
    assert sorted(told - missed) == [], "these are reached, or removed: they need no reason"


@pytest.mark.parametrize("game", NOT_BY_SCENARIOS)
def test_names_not_reached_by_scenarios_have_another_test(game: str) -> None:
    names = {file.name for file in TESTS.rglob("test_*.py")}
    for name, reason in NOT_BY_SCENARIOS[game].items():
        tests = [word for word in reason.replace(",", " ").split() if word.endswith(".py")]
        assert tests, f"{name}: which test reaches it?"
        assert set(tests) <= names, f"{name}: {reason}"
