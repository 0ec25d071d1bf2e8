"""Tests that painted and spoken facts match the position."""

import random
from collections.abc import Callable

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from paxdesk.desk.painting.palette import INK, LIGHT
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import ViewModel
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, perform
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.scene import seat_stats
from paxdesk.porfiriana.table.scene.drawing import PaxDrawing
from paxdesk.porfiriana.table.scene.looks import DeckLook, DiscardsLook, RegimeLook
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats, ToppleMargin
from tests.shares import spread
from tests.table import tables
from tests.table.games import SCENARIOS, chosen, scenario
from tests.table.painted_facts import page_of, problems

SIZES = ((1366, 768), (1920, 1080))


def shown(state: State, size: tuple[int, int] = SIZES[0]) -> TableScene:
    scene = TableScene(PaxDrawing())
    scene.animations_enabled = False
    scene.resize(*size)
    scene.show(ViewModel(state, next(iter(tables.LABELS)), tables.LABELS, frozenset({1})))
    return scene


@pytest.mark.parametrize("size", spread(SIZES, long=1))
@pytest.mark.parametrize("seats", spread((6, 3, 2, 4, 5), quick=0, long=1))
def test_a_whole_game_is_painted_as_it_is(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    chance = random.Random(seats)
    state = tables.middle(seats).copy()
    for step in range(80):
        if state.over:
            break
        if step % 8 == 0:
            assert problems(shown(state, size), state) == []
        perform(state, chosen(legal_actions(state), chance))


@pytest.mark.long
def test_the_positions_of_the_scenarios_are_painted_as_they_are(qtbot: QtBot, deck: Deck) -> None:
    for place in SCENARIOS[::18]:
        state, _ = scenario(place, deck)
        if state.solo is None and 1 in state.players:
            assert problems(shown(state), state) == [], place.name


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_only_cards_beyond_the_hand_limit_are_red(qtbot: QtBot, cards: int) -> None:
    state = tables.middle(3).copy()
    assert state.hand_limit(1) == 5
    for player in state.players.values():
        state.deck += player.hand
        player.hand = []
    state.players[1].hand = [state.deck.pop() for _ in range(cards)]
    assert problems(shown(state), state) == []


@pytest.mark.parametrize("actions", spread([0, 1, 2, 3], 2))
def test_each_remaining_action_has_a_stamp(qtbot: QtBot, actions: int) -> None:
    state = tables.middle(3).copy()
    state.turn.seat, state.turn.actions, state.agenda = 1, actions, [ActionPhase()]
    scene = shown(state)
    assert problems(scene, state) == []
    assert scene.context is not None
    stamps = [ink for name, ink in page_of(scene, "active head").icons if name == "manicule"]
    assert stamps.count(INK) == actions


# --- Deliberate mistakes --------------------------------------------------------------------------

Mistake = Callable[[SeatStats], SeatStats]


def _standings(change: Callable[[ToppleMargin], ToppleMargin]) -> Mistake:
    return lambda figures: evolve(
        figures, standings=tuple(change(each) for each in figures.standings)
    )


def _turned(figures: SeatStats) -> SeatStats:
    first, *rest = figures.standings
    return evolve(figures, standings=(*rest, first))


FIGURES: dict[str, Mistake] = {
    "reserve for hand": lambda f: evolve(f, hand=f.reserve),
    "income for gold": lambda f: evolve(f, gold=f.income),
    "gold for income": lambda f: evolve(f, income=f.gold),
    "hand for reserve": lambda f: evolve(f, reserve=f.hand),
    "gold one too many": lambda f: evolve(f, gold=f.gold + 1),
    "free though in jail": lambda f: evolve(f, jailed=not f.jailed),
    "no upkeep": lambda f: evolve(f, upkeep=0),
    "a point too many": _standings(lambda s: evolve(s, points=s.points + 1)),
    "a point too few needed": _standings(lambda s: evolve(s, needed=s.needed - 1)),
    "points for needed": _standings(lambda s: evolve(s, points=s.needed, needed=s.points)),
    "every declaration forgotten": _standings(lambda s: evolve(s, declaration=0)),
    "another regime's column": _standings(lambda s: evolve(s, counts=not s.counts)),
    "kinds in another order": _turned,
}


@pytest.mark.parametrize("mistake", spread(FIGURES, quick=0, long=8))
def test_a_mistake_in_the_figures_is_found(
    mistake: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tables.middle(4, depression=mistake == "no upkeep")
    assert problems(shown(state), state) == []
    right = seat_stats.seat_stats
    monkeypatch.setattr(seat_stats, "seat_stats", lambda *given: FIGURES[mistake](right(*given)))
    assert problems(shown(state), state)


LOOKS = {
    "the deck one too many": (DeckLook, "count", lambda count: count + 1),
    "the discards one too few": (DiscardsLook, "count", lambda count: count - 1),
    "another regime on the pile": (RegimeLook, "card", lambda card: card + 1),
    "a Depression that is none": (RegimeLook, "depression", lambda depression: not depression),
}


@pytest.mark.long
@pytest.mark.parametrize("mistake", spread(LOOKS))
def test_a_mistake_in_a_pile_is_found(
    mistake: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tables.middle(4).copy()
    state.discards = [state.deck[0], state.deck[1]]
    scene = shown(state)
    assert problems(scene, state) == []
    kind, name, wrong = LOOKS[mistake]
    looks = [
        evolve(look, **{name: wrong(getattr(look, name))}) if isinstance(look, kind) else look
        for look in scene.looks()
    ]
    monkeypatch.setattr(scene, "looks", lambda: looks)
    assert problems(scene, state)


@pytest.mark.parametrize("where", ["accessible_names", "background"])
def test_a_wrong_price_of_a_column_is_found(
    where: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tables.middle(4)
    home = f"paxdesk.porfiriana.table.scene.{where}"
    monkeypatch.setattr(f"{home}.COLUMN_PRICES", (0, 1, 2, 4, 16, 8))
    assert problems(shown(state), state)


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_brief_panels_show_correct_figures(qtbot: QtBot, text: float) -> None:
    state = tables.middle(6)
    scene = TableScene(PaxDrawing())
    scene.animations_enabled = False
    scene.resize(1280, 720)
    scene.apply(LIGHT, text)
    scene.show(ViewModel(state, 1, tables.LABELS))
    jailed = {spot.number for spot in scene.spots() if spot.kind == "jail"}
    for seat, player in state.players.items():
        income = f"+{next_income(state, seat)}"
        told = [str(player.gold), income, str(len(player.hand)), str(player.reserve)]
        found = page_of(scene, ("head", seat)).figures()
        short = [told[0], told[2]]
        assert found in (told, told[:3], short)
        assert (seat in jailed) == player.jailed
