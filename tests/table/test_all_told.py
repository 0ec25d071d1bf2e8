"""Tests that logs of solo games report dice, cards, gold and cubes."""

from itertools import product

import pytest

from paxdesk.porfiriana.rules.actions import DIAZ
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.diaz import is_purchase
from paxdesk.porfiriana.rules.state import Options, SoloMode
from paxdesk.porfiriana.table.game_log import GameLog
from paxdesk.porfiriana.table.scene.panel_parts import head_parts
from paxdesk.porfiriana.table.scene.seat_stats import seat_stats, standings
from paxdesk.porfiriana.table.words.consequences import net_effect
from paxdesk.porfiriana.table.words.event_text import is_theft
from paxdesk.porfiriana.table.words.questions import names_of
from paxdesk.porfiriana.table.words.terms import seat_labels
from paxdesk.session.history import PlayedStep
from tests.table import told_moves

QUICK = range(1, 7)
ALL = range(1, 201)
MODES: tuple[SoloMode, ...] = ("diaz", "paxomatic")


@pytest.mark.parametrize("mode", MODES)
def test_a_few_games_are_logged_completely(deck: Deck, mode: SoloMode) -> None:
    assert [each for seed in QUICK for each in told_moves.found_in(deck, mode, seed)] == []


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_many_games_are_logged_completely(deck: Deck, mode: SoloMode) -> None:
    assert [each for seed in ALL for each in told_moves.found_in(deck, mode, seed)] == []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_the_rules_of_2012_is_logged_completely(deck: Deck, seed: int) -> None:
    session = told_moves.played(deck, "diaz", seed, Options.of(["rules_2012"]))
    log = GameLog(names_of(session))
    log.follow(session)
    assert list(told_moves.unsaid(session, log)) == []


@pytest.mark.parametrize("kind", ["die", "card", "gold", "cube", "box"])
def test_a_row_left_out_is_found(deck: Deck, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    left_out = {
        "die": "rolls ",
        "card": "takes ",
        "gold": "Income ",
        "cube": " gains ",
        "box": "L1",
    }[kind]
    rows_of = GameLog.rows_of

    def without(self: GameLog, step: PlayedStep) -> object:  # type: ignore[type-arg]
        told = rows_of(self, step)
        rows = tuple(row for row in told.rows if left_out not in row.words)
        return type(told)(told.step, rows, told.turns)

    monkeypatch.setattr(GameLog, "rows_of", without)
    found = {each.kind for seed in (1, 2) for each in told_moves.found_in(deck, "diaz", seed)}
    assert kind in found


def test_each_die_has_two_lines_in_order(deck: Deck) -> None:
    session = told_moves.played(deck, "diaz", 3)
    log = GameLog(names_of(session))
    log.follow(session)
    for told in log.shown_steps:
        if not is_purchase(told.step.before, told.step.action):
            continue
        rows = [row for row in told.rows if row.kind != "turn"]
        assert rows[0].words.startswith("takes [")
        assert rows[1].words.startswith("Die ")
        assert all("L1" in row.words or "R77" in row.words for row in rows[1:3])
        assert not any("status quo" in row.words for row in rows)
        later = [index for index, row in enumerate(rows) if row.words.startswith("New in")]
        assert later in ([], [len(rows) - 1])


def test_a_burned_topple_is_counted(deck: Deck) -> None:
    said = [
        row.words
        for seed in range(1, 8)
        for row in _rows(deck, seed)
        if "Topples lost" in row.words
    ]
    assert "First of 4 Topples lost (L1)." in said
    assert "Second of 4 Topples lost (L1)." in said


def _rows(deck: Deck, seed: int) -> list[told_moves.LogRow]:
    session = told_moves.played(deck, "diaz", seed)
    log = GameLog(names_of(session))
    log.follow(session)
    return [row for told in log.shown_steps for row in told.rows]


def test_no_change_is_reported_only_without_a_change(deck: Deck) -> None:
    """A new regime or a lost cube, for example, is a change."""
    quiet = 0
    for mode, seed in product(MODES, (1, 3, 9)):
        session = told_moves.played(deck, mode, seed)
        names = names_of(session)
        for step in session.recording.steps:
            words = [note.words for note in net_effect([step], 1, names)]
            if words != ["Nothing has changed for you."]:
                continue
            quiet += 1
            before, after = step.before, step.after
            topples = set(after.cards.topples)
            assert before.regime == after.regime
            assert before.depression == after.depression
            assert before.speculation.count(1) <= after.speculation.count(1)
            assert before.players[1].reserve == after.players[1].reserve or step.seat == 1
            assert topples & set(before.market) == topples & set(after.market)
            for number, enterprise in after.enterprises.items():
                was = before.enterprises.get(number)
                if was is not None and enterprise.owner == was.owner == 1:
                    assert enterprise.connections == was.connections or step.seat == 1
    assert quiet


@pytest.mark.usefixtures("qapp")
def test_the_mat_of_diaz_shows_his_points(deck: Deck) -> None:
    state = told_moves.played(deck, "diaz", 1).recording.steps[0].before
    assert [each.points for each in standings(state, DIAZ)] == [4, 6, 4, 4]
    label = seat_labels(told_moves.played(deck, "diaz", 1))[DIAZ]
    figures = seat_stats(state, DIAZ, label)
    for width, large in product((180, 260, 400), (False, True)):
        names = {part.name for part in head_parts(figures, width, 26, large)} - {"", "mark"}
        assert names == {"loyalty", "outrage", "command", "revolution"}


@pytest.mark.long
def test_the_victim_of_a_theft_is_reported(deck: Deck) -> None:
    thefts = 0
    for mode in MODES:
        for seed in QUICK:
            session = told_moves.played(deck, mode, seed)
            log = GameLog(names_of(session))
            log.follow(session)
            for told in log.shown_steps:
                step = told.step
                for event in filter(is_theft, step.events):
                    thefts += 1
                    assert event.seat is not None
                    notes = [note.words for note in net_effect([step], event.seat, log.names)]
                    assert any(f"stole {event.amount} gold from you" in words for words in notes)
                    thief = log.names[event.other or DIAZ]
                    words = [row.words for row in told.rows]
                    assert any(
                        each.startswith(f"{thief} steals {event.amount} gold") for each in words
                    )
                    deed = log.deed_of(told)
                    assert deed is not None
                    assert f"steals {event.amount} gold" in deed
    assert thefts > 5
