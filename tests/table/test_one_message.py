"""Tests that components receive each change once, in order."""

from functools import partial
from typing import Any

import pytest

from paxdesk.desk.play.state_model import PreparedTable, TableChange
from paxdesk.desk.scene.things import Spot
from paxdesk.desk.view.game_view import GameView
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.notation import parse
from paxdesk.porfiriana.table.sheets.new_game_choices import plain_game
from paxdesk.session.game_protocol import Seat
from tests.table.conftest import OpenTable

ORDER = [
    "flow",
    "director",
    "drag",
    "mouse",
    "keyboard",
    "announcer",
    "robots",
    "story",
    "cautions",
    "resting",
    "everybody else",
]
"""Order in which the components receive a change."""


class Ears:
    """Recorder of changes received by components."""

    def __init__(self, desk: GameView) -> None:
        self.desk = desk
        self.heard: list[tuple[str, TableChange]] = []
        self.seen: dict[str, tuple[frozenset[Spot], Seat | None, bool]] = {}
        for name in ORDER[:-1]:
            part: Any = getattr(desk, name)
            part.show = partial(self._hear, name, part.show)
        desk.changed.connect(partial(self._hear, "everybody else", lambda _change: None))

    def _hear(self, name: str, show: Any, change: TableChange) -> None:
        self.heard.append((name, change))
        show(change)
        flow = self.desk.flow
        spots = frozenset(self.desk.scene.spots())
        self.seen[name] = (spots, flow.question.seat, flow.curtain is not None)

    def told(self) -> list[TableChange]:
        """Return new changes; check that all components received them."""
        heard, self.heard = self.heard, []
        changes = [change for name, change in heard if name == "flow"]
        assert heard == [(name, change) for change in changes for name in ORDER]
        return changes


@pytest.fixture
def window(open_table: OpenTable) -> TableWindow:
    window = open_table(seats=2)
    window.desk.flow.view_as(1)
    return window


@pytest.fixture
def ears(window: TableWindow) -> Ears:
    return Ears(window.desk)


def test_each_component_receives_each_change_once_and_in_order(
    window: TableWindow, ears: Ears, deck: Deck
) -> None:
    desk = window.desk
    desk.model.submit(parse("speculate a5"))
    desk.undo()
    desk.redo()
    desk.restart_turn()
    desk.rewind(0)  # already at this step: nothing changes
    desk.say_again()
    desk.flow.refresh()
    desk.flow.view_as(2)
    window.lay(PreparedTable.of(desk.game, plain_game(3, 2).deal(deck)))
    assert [each.what for each in ears.told()] == [
        "step",
        "taken back",
        "done again",
        "taken back",
        "language",
        "shown again",
        "shown again",
        "opened",
    ]


def test_listeners_find_the_table_after_the_change(window: TableWindow, ears: Ears) -> None:
    cube = Spot("speculation", 5)
    assert cube not in window.desk.scene.spots()
    window.desk.model.submit(parse("speculate a5"))
    assert cube not in ears.seen["flow"][0]
    for name in ORDER[1:]:
        spots, seat, curtain = ears.seen[name]
        assert (cube in spots, seat, curtain) == (True, 1, False), name


def test_the_curtain_is_down_before_hands_and_panels_are_notified(
    window: TableWindow, ears: Ears
) -> None:
    window.desk.flow.keep_secrets("curtain")
    for action in ("speculate a5", "speculate b5", "speculate a4"):
        window.desk.model.submit(parse(action))
    ears.told()
    window.desk.model.submit(parse("end"))
    assert [each.seat_to_act for each in ears.told()] == [2]
    assert all(ears.seen[name][2] for name in ORDER[1:])


def test_results_are_discarded_before_the_table_reports_a_change(
    window: TableWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk, order = window.desk, list[str]()
    for name in ("explainer", "hints", "cautions"):
        monkeypatch.setattr(getattr(desk, name), "forget", partial(order.append, name))
    for part, name in (("flow", "show"), ("line", "prompt"), ("scene", "show"), ("flow", "ask")):
        owner = desk.flow.prompt_line if part == "line" else getattr(desk, part)
        does = getattr(owner, name)

        def noted(*given: object, does: Any = does, said: str = f"{part}.{name}") -> object:
            order.append(said)
            return does(*given)

        monkeypatch.setattr(owner, name, noted)
    desk.model.notify()
    found_out = ["explainer", "hints", "cautions"]
    assert order == [*found_out, "flow.show", "line.prompt", "scene.show", "flow.ask"]


def test_showing_an_earlier_position_is_no_change(window: TableWindow, ears: Ears) -> None:
    desk = window.desk
    for action in ("speculate a5", "speculate b5", "speculate a4", "end"):
        desk.model.submit(parse(action))
    desk.flow.view_as(2)
    ears.told()
    desk.story.retell(stepwise=True)
    assert desk.story.running
    desk.story.next()
    assert ears.heard == []
    desk.story.skip()
    assert [each.what for each in ears.told()] == ["shown again"]
    assert not desk.story.running
