"""Tests of pieces on the map: placing by mouse, withdrawing the HQ, set-ups, legibility."""

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.engine import begin, legal_actions, perform, refusal
from paxdesk.mexican_adventure.rules.state import State
from paxdesk.mexican_adventure.session import Session
from paxdesk.mexican_adventure.table.hand.gestures import END_TURN, KEEP, piece_spot, zone_spot
from paxdesk.mexican_adventure.table.hand.handling import AdventureHandling
from paxdesk.mexican_adventure.table.sheets.new_game import NewGame
from paxdesk.mexican_adventure.table.words.labels import button_words
from paxdesk.mexican_adventure.table.words.questions import manner_of
from paxdesk.mexican_adventure.table.words.terms import abbreviations
from tests.mexican_adventure.rules.positions import MATERIAL, laid, line
from tests.mexican_adventure.table.conftest import OpenAdventure
from tests.table.table_figures import painted_words

BOARD = MATERIAL.board


def raising() -> State:
    """Return a position in which Santa Anna raises three Republican FP."""
    state = laid(
        "{phase: ops.a, zones: {oaxaca: {republican: 2C}, veracruz: {imperial: 1A.french}}}"
    )
    state.agenda.append(agenda.Raising("republican", 3, own=False))
    return state


def test_new_fp_are_placed_by_clicking_lit_zones() -> None:
    state, handling = raising(), AdventureHandling()
    assert manner_of(state.agenda[-1]) == "table"
    oaxaca, colima = zone_spot(BOARD, "oaxaca"), zone_spot(BOARD, "colima")
    veracruz = zone_spot(BOARD, "veracruz")
    legal = legal_actions(state)
    assert oaxaca in handling.gestures(state, legal).picks
    assert veracruz not in handling.gestures(state, legal).picks, "enemies stand there"
    assert not handling.choose(state, veracruz)
    for spot in (oaxaca, colima):
        assert handling.choose(state, spot)
        handling.gestures(state, legal)
    assert len(handling.holding.chips) == 1
    assert not handling.choose(state, oaxaca), "the last one gives the line"
    (action,) = handling.gestures(state, legal).clicked(oaxaca)
    assert action == line("place 1C in colima, 2C in oaxaca")
    assert refusal(state, action) is None
    perform(state, action)
    assert len(state.zones["oaxaca"].republican) == 4


def test_a_zone_is_pointed_at_before_the_line_is_complete(open_adventure: OpenAdventure) -> None:
    window = open_adventure(Session.from_position(raising(), NewGame().seats))
    desk = window.desk
    desk.flow.view_as(desk.session.seat_to_act or 1)
    oaxaca = zone_spot(BOARD, "oaxaca")
    desk.mouse.pointed.emit(oaxaca)
    desk.drag.set_focus(oaxaca)
    desk.keyboard.press()
    assert len(desk.interaction.clicked(oaxaca)) <= 1
    desk.drag.set_focus(oaxaca)


def test_the_headquarters_is_withdrawn_by_a_click_on_it() -> None:
    state = laid("{phase: ops.h, zones: {veracruz: {imperial: 2A.french, hq: hq6}}}")
    assert isinstance(state.agenda[-1], agenda.AskedToWithdraw)
    handling = AdventureHandling()
    gestures = handling.gestures(state, legal_actions(state))
    assert gestures.clicked(piece_spot(BOARD, "hq", "veracruz")) == [act.Withdraw()]
    assert gestures.clicked(END_TURN) == [act.Pass()]
    assert handling.ending() == act.Pass()


def test_the_rest_as_usual_is_a_button() -> None:
    state, handling = begin(MATERIAL, "puebla", 1), AdventureHandling()
    gestures = handling.gestures(state, legal_actions(state))
    (deed,) = gestures.deeds
    assert button_words(state, deed.action).words == "Place the rest as usual"
    perform(state, deed.action)
    assert refusal(state, act.Done()) is None


def test_no_two_leaders_have_the_same_letters() -> None:
    letters = abbreviations(MATERIAL)
    assert len(set(letters.values())) == len(letters)
    assert max(map(len, letters.values())) <= 6


def set_up_otherwise(handling: AdventureHandling) -> State:
    """Return Puebla set up with one FP in Altar, otherwise by default."""
    state = begin(MATERIAL, "puebla", 1)
    perform(state, line("place 1C in altar"))
    perform(state, handling.gestures(state, legal_actions(state)).deeds[-1].action)
    return state


def test_a_set_up_is_saved_and_restored() -> None:
    handling = AdventureHandling()
    state = set_up_otherwise(handling)
    handling.gestures(state, legal_actions(state))
    assert handling.choose(state, KEEP)
    assert handling.kept is state
    again, later = begin(MATERIAL, "puebla", 2), AdventureHandling()
    own, usual = later.gestures(again, legal_actions(again)).deeds
    assert (own.own, usual.own) == (True, False)
    assert not later.choose(again, KEEP), "nothing is placed yet"
    perform(again, own.action)
    assert again.agenda[-1] == state.agenda[-1]
    other = begin(MATERIAL, "maximilian", 1)
    assert not any(each.own for each in later.gestures(other, legal_actions(other)).deeds)


def test_a_damaged_file_of_set_ups_is_reported_and_unchanged() -> None:
    handling = AdventureHandling()
    path = handling.own_setups.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"game": "mexican_adventure", "format": 1, "setups": {"puebla": 3}}')
    state = set_up_otherwise(handling)
    handling.gestures(state, legal_actions(state))
    assert not handling.choose(state, KEEP)
    session = Session.from_position(state, NewGame().seats)
    refused = handling.why_not_clicked(session, KEEP)
    assert refused is not None
    assert str(refused.reason).startswith("The set-up could not be saved: ")
    assert '"puebla": 3' in path.read_text()


def test_no_text_on_a_piece_is_under_ten_pixels(open_adventure: OpenAdventure) -> None:
    words = painted_words(open_adventure().desk.scene)
    assert len(words) > 30
    assert [(each.words, each.pixels) for each in words if each.pixels < 10] == []
