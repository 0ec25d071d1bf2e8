"""Tour of visible texts in a random game and in sheets."""

import random
from collections.abc import Iterator

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from paxdesk.desk.inspector.content import InspectorContent
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.cards import HacendadoCard, PartnerCard
from paxdesk.porfiriana.table.inspection import shown_card
from paxdesk.porfiriana.table.sheets.new_game import NewGameSheet
from paxdesk.porfiriana.table.sheets.new_game_fields import MODES
from tests.table.games import chosen

SHEETS_EVERY = 60
"""Number of steps between two tours of all sheets."""


def play(window: TableWindow, chance: random.Random, steps: int) -> Iterator[str]:
    """Play up to ``steps`` random steps; yield a name for each view."""
    desk = window.desk
    for step in range(steps):
        _settle()
        yield f"step {step}"
        if desk.session.seat_to_act is None:
            break
        if desk.flow.curtain is not None:
            desk.flow.curtain.button.click()
            _settle()
            yield "without the curtain"
        if step % SHEETS_EVERY == SHEETS_EVERY // 2:
            yield from sheets(window)
        yield from _curious(desk, chance)
        if chance.random() < 0.1:
            chance.choice((desk.undo, desk.redo, desk.restart_turn))()
            _settle()
            yield "taken back, or not"
        if desk.session.seat_to_act is None or desk.flow.busy:
            continue  # a drop was an action
        question = desk.session.question()
        if question is not None:
            desk.flow.model.submit_choice(question.answer())
        else:
            desk.flow.model.submit(chosen(desk.session.legal(), chance))
    _settle()
    yield "the end"
    window.close_dialog()
    yield from sheets(window)


def sheets(window: TableWindow) -> Iterator[str]:
    """Open the sheets and the rules; yield a name for each view."""
    records, preferences, helping = window.records, window.preferences, window.helping
    for show in (
        window.new_game,
        window.show_about,
        helping.show_made_with,
        window.show_home,
        records.show_since,
        records.show_charts,
        records.show_replay,
        preferences.show_settings,
        preferences.show_shortcuts,
        helping.show_overview,
        lambda: window.leave(lambda: None),
    ):
        show()
        _settle()
        yield f"sheet {type(window.dialog).__name__}"
        if isinstance(window.dialog, NewGameSheet):
            for mode in MODES:
                window.dialog.set_mode(mode)
                yield f"new game, {mode}"
        window.close_dialog()
    steps = len(window.desk.flow.game_log.recording.steps)
    if steps > 1:
        window.taking_back.ask(steps - 1)
        _settle()
        yield "back to a row"
        window.close_dialog()
    helping.show_rules()
    _settle()
    yield "the rules"
    reading = window.desk.reading.window
    assert reading is not None
    reading.search.setText("xyzzy")
    yield "nothing found in the rules"
    reading.close()


def guide(window: TableWindow) -> Iterator[str]:
    """Open the lessons and begin one; yield a name for each view."""
    window.desk.robots.set_tempo("step")
    window.helping.show_lessons("1-money-and-land")
    _settle()
    yield "the lessons"
    window.helping.start_lesson("1-money-and-land")
    panel = window.helping.guide.panel
    for step in range(3):
        _settle()
        yield f"guide, step {step}"
        panel.go_on.click()
    for refused in (window.desk.undo, window.desk.redo, window.desk.restart_turn):
        refused()
        _settle()
        yield "guide, no way back"
    panel.leave.click()
    _settle()
    yield "without the guide"


def cards(window: TableWindow) -> Iterator[str]:
    """Inspect all sides of all cards; yield a name for each view."""
    desk, state = window.desk, window.desk.flow.state
    for number, card in state.cards.cards.items():
        for side in range(len(card.sides) if isinstance(card, PartnerCard) else 1):
            desk.inspector.inspect(InspectorContent(number, shown_card(state, number, side)))
            yield f"card {number}"
        if isinstance(card, HacendadoCard):
            for cause in card.orientations:
                shown = shown_card(state, number, flipped=cause.prestige)
                desk.inspector.inspect(InspectorContent(number, shown))
                yield f"card {number}, {cause.prestige}"


def _curious(desk: GameView, chance: random.Random) -> Iterator[str]:
    """Inspect and drag random items; yield a name for each view."""
    if desk.flow.busy or desk.flow.sheet is not None:
        return
    for spot in _some(desk.scene.spots(), chance, 4):
        desk.inspect(spot)
        desk.drag.set_focus(spot)
        yield f"inspecting {spot}"
    hand = [spot for spot in desk.scene.spots() if spot.kind in ("hand", "market", "card")]
    for spot in _some(hand, chance, 1):
        if desk.drag.pick_up(spot, QPointF(10, 10)):
            _settle()
            yield f"carrying {spot}"
            for target in _some(desk.scene.spots(), chance, 1):
                desk.drag.move_over(target, QPointF(20, 20), QPointF(20, 20))
                yield f"{spot} over {target}"
                desk.drag.put_down(target, QPointF(20, 20))
                _settle()
                yield f"put {spot} on {target}"
                desk.drag.close_chooser()
        desk.drag.cancel()


def _some(spots: list[Spot], chance: random.Random, count: int) -> list[Spot]:
    return chance.sample(spots, min(count, len(spots)))


def _settle() -> None:
    QApplication.processEvents()
    QApplication.sendPostedEvents()
