"""Tests of previews of an action."""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPathItem

from paxdesk.desk.painting.controls import plate_area
from paxdesk.desk.painting.typesetting import make_font, text_width
from paxdesk.desk.scene.geometry import CLOSED, DockPlan, Rect, qrect
from paxdesk.desk.scene.marks import PriceTagLook
from paxdesk.desk.scene.pixmap_item import letters
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Spot, ViewModel
from paxdesk.desk.window.window import TableWindow
from paxdesk.porfiriana.rules.actions import Action
from paxdesk.porfiriana.rules.card_verbs import PRESTIGES
from paxdesk.porfiriana.rules.deck import Deck
from paxdesk.porfiriana.rules.engine import legal_actions, try_action
from paxdesk.porfiriana.rules.facts import active_points, tripartite
from paxdesk.porfiriana.rules.prices import next_income
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.table.scene.extortion_cords import WEIGHT, TieLook
from paxdesk.porfiriana.table.scene.foreseen_figures import ChangeLook, ForeseenHeadLook
from paxdesk.porfiriana.table.scene.panel_parts import PLATE_EDGE
from paxdesk.porfiriana.table.scene.player_panels import ActionsLook, SeatPanelLook
from paxdesk.porfiriana.table.scene.seat_stats import SeatStats
from paxdesk.porfiriana.table.sheets.new_game_choices import position_session
from paxdesk.porfiriana.table.words.foresight import Foresight, extortions, foresee
from tests.shares import spread
from tests.table.conftest import Lay, OpenTable
from tests.table.covered_words import covered_words
from tests.table.games import positions
from tests.table.hand import MouseHand, inspect_beside
from tests.table.tables import LABELS, middle

LEFT = Qt.MouseButton.LeftButton


def figure_words(figures: SeatStats, figure: str) -> str:
    if figure == "sum":
        return str(figures.gold)
    if figure == "income":
        return f"+{figures.income}"
    assert figure == "hand"
    return str(figures.hand)


class Carrier:
    """Player who looks at previews before dropping a card."""

    def __init__(self, window: TableWindow) -> None:
        self.desk = window.desk
        self.hand = MouseHand(window.desk)
        self.hand.raise_curtain()

    def hover(self, pick: Spot, drop: Spot) -> None:
        viewport = self.desk.view.viewport()
        start = self.hand.at(pick)
        QTest.mousePress(viewport, LEFT, pos=start)
        QTest.mouseMove(viewport, start + QPoint(0, -30))
        QTest.mouseMove(viewport, self.hand.at(drop))
        QApplication.processEvents()

    def let_go(self, drop: Spot) -> None:
        QTest.mouseRelease(self.desk.view.viewport(), LEFT, pos=self.hand.at(drop))
        QApplication.processEvents()

    @property
    def plates(self) -> dict[tuple[str, int, str], str]:
        """Texts of the previews by place, seat and figure."""
        found = {}
        for key, item in self.desk.scene.shown.items():
            look = item.thing.look if item.thing is not None else None
            if isinstance(look, ChangeLook):
                assert isinstance(key, tuple)
                found[key[1], key[2], key[3]] = look.words
            elif isinstance(look, ForeseenHeadLook):
                if isinstance(look.look, ActionsLook):
                    found["head", self.desk.flow.bottom, "actions"] = str(look.look.actions)
                    continue
                figures = look.look.figures
                for figure, _ in figures.foreseen:
                    found["head", figures.seat, figure] = figure_words(figures, figure)
        return found

    @property
    def ties(self) -> dict[int, TieLook]:
        looks = {
            key[1]: item.thing.look
            for key, item in self.desk.scene.shown.items()
            if isinstance(key, tuple) and key[0] == "tie" and item.thing is not None
        }
        return {number: look for number, look in looks.items() if isinstance(look, TieLook)}


@pytest.fixture
def carrier(open_table: OpenTable) -> Carrier:
    return Carrier(open_table(position_session(middle(4))))


def test_hovering_a_drop_shows_what_would_change(carrier: Carrier) -> None:
    carrier.hover(Spot("hand", 79), Spot("tableau", 1))
    plates = carrier.plates
    assert plates["head", 1, "income"] == "+14"
    assert plates["head", 1, "hand"] == "4"
    assert plates["head", 1, "actions"] == "1"
    assert plates["ledger", 1, "loyalty"] == "5/3"
    assert plates["ledger", 3, "loyalty"] == "0/8", "the others are further away"
    assert ("ledger", 2, "loyalty") not in plates
    carrier.desk.drag.cancel()
    assert not carrier.plates


def test_a_mouse_step_computes_one_preview(
    carrier: Carrier, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Sequence[Action]] = []

    def counting(state: State, actions: Sequence[Action]) -> Foresight | None:
        asked.append(actions)
        return foresee(state, actions)

    monkeypatch.setattr("paxdesk.porfiriana.table.words.consequences.foresee", counting)
    carrier.hover(Spot("hand", 184), Spot("card", 61))
    assert len(asked) == 1
    assert carrier.plates
    QTest.mouseMove(carrier.desk.view.viewport(), carrier.hand.at(Spot("card", 61)) + QPoint(2, 2))
    assert len(asked) == 1, "it is still over the same place"
    carrier.desk.drag.cancel()
    assert not carrier.plates


def test_previews_equal_the_results(carrier: Carrier) -> None:
    carrier.hover(Spot("hand", 184), Spot("card", 61))
    shown = carrier.plates
    assert shown
    carrier.let_go(Spot("card", 61))
    assert not carrier.plates
    state = carrier.desk.flow.state
    assert isinstance(state, State)
    for (_, seat, figure), words in shown.items():
        if figure == "sum":
            assert words == str(state.players[seat].gold)
        elif figure == "hand":
            assert words == str(len(state.players[seat].hand))
        elif figure == "actions":
            assert words == str(state.turn.actions)
        elif figure == "income":
            assert words == f"+{next_income(state, seat)}"
        else:
            kind = next(each for each in PRESTIGES if each == figure)
            assert (
                words == f"{active_points(state, seat, kind)}/{tripartite(state, seat, kind) + 1}"
            )


def test_tags_cover_nothing_else(carrier: Carrier) -> None:
    carrier.hover(Spot("hand", 184), Spot("card", 61))
    scene = carrier.desk.scene
    looks = {item.thing.look: item.thing.place for item in scene.shown.values() if item.thing}
    cells = [place for look, place in looks.items() if isinstance(look, ChangeLook)]
    heads = [(look, at) for look, at in looks.items() if isinstance(look, ForeseenHeadLook)]
    assert len(cells) > 3
    assert len(heads) > 1
    for cell in cells:
        assert scene.zones.ledger.contains(cell)
    for first, second in combinations(cells, 2):
        assert not first.overlaps(second, slack=1)
    for look, place in heads:
        parts = look.look.parts(place.width, place.height, scene.zones.large)
        plates = {"actions"}
        if isinstance(look.look, SeatPanelLook):
            plates = {figure for figure, _ in look.look.figures.foreseen}
        for part in parts:
            if part.name not in plates:
                continue
            plate = part.area.inset(-PLATE_EDGE, 2, -PLATE_EDGE, 2)
            beyond = [
                other.area
                for other in parts
                if other.area.x >= part.area.right - 0.1 or other.area.right <= part.area.x + 0.1
            ]
            assert not any(plate.overlaps(area, slack=0.1) for area in beyond), part.name


def test_a_lasting_cord_is_the_mark_of_the_extorter_at_the_troop(carrier: Carrier) -> None:
    scene, state = carrier.desk.scene, carrier.desk.flow.state
    assert isinstance(state, State)
    (tie,) = extortions(state)
    assert (tie.enterprise, tie.extorter, tie.victim) == (67, 4, 1)
    assert not carrier.ties
    knot, card = scene.item_of(("knot", 67, 4, 4)), scene.area_of(Spot("card", 67))
    assert scene.item_of(("knot", 67, 4, 1)) is None
    assert knot is not None
    assert knot.thing is not None
    assert card is not None
    assert abs(knot.thing.place.center[0] - card.center().x()) < card.width()


@pytest.mark.parametrize("seats", spread([4, 6, 5]))
def test_a_cord_has_the_mark_of_the_other_seat_at_either_end_and_crosses_no_card(
    carrier: Carrier, seats: int
) -> None:
    scene, state = carrier.desk.scene, middle(seats)
    sizes = [(1280, 720), (1366, 768), (1600, 900), (1920, 1080)]
    for size, dock, viewer in product(sizes, (CLOSED, DockPlan(insist=True)), [1, 2, 4]):
        scene.resize(*size, dock)
        scene.show(ViewModel(state, viewer, LABELS))
        scene.foresee(Foresight(ended=frozenset(extortions(state))))
        check_ties(scene, state)


def test_a_cord_covers_no_note_on_an_opponent(carrier: Carrier) -> None:
    scene, state = carrier.desk.scene, middle(4)
    said = "sells [143] Denounced Lands, +3 gold. Nothing better to do, as far as can be seen"
    scene.show(ViewModel(state, 1, LABELS, notes=dict.fromkeys((2, 3, 4), said)))
    scene.foresee(Foresight(ended=frozenset(extortions(state))))
    cords = [scene.item_of(("tie", each.enterprise, each.extorter)) for each in extortions(state)]
    notes = [scene.item_of(("note", seat)) for seat in (2, 3, 4)]
    depths = [[each.zValue() for each in found if each is not None] for found in (cords, notes)]
    assert all(depths)
    assert max(depths[0]) < min(depths[1])


def check_ties(scene: TableScene, state: State) -> None:
    found = extortions(state)
    assert found
    for tie in found:
        knots = {
            seat: scene.item_of(("knot", tie.enterprise, tie.extorter, seat)) for seat in LABELS
        }
        at_card, at_head = knots[tie.extorter], knots[tie.victim]
        cord = scene.item_of(("tie", tie.enterprise, tie.extorter))
        assert at_card is not None
        assert at_head is not None
        assert cord is not None
        assert at_card.thing is not None
        assert at_head.thing is not None
        assert cord.thing is not None
        card = scene.area_of(Spot("card", tie.enterprise))
        assert card is not None
        assert abs(at_card.thing.place.center[0] - card.center().x()) < card.width()
        assert scene.zones.window.contains(at_head.thing.place)
        look, place = cord.thing.look, cord.thing.place
        assert isinstance(look, TieLook)
        points = [(x + place.x, y + place.y) for x, y in look.way]
        board = [scene.zones.regime, *scene.zones.slots, scene.zones.deck, scene.zones.ledger]
        read = list(written_on_heads(scene))
        for (left, top), (right, bottom) in pairwise(points[1:]):
            line = Rect(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))
            assert not any(line.overlaps(each) for each in board)
            assert not any(line.overlaps(each, -WEIGHT) for each in read), "figures stay free"


def written_on_heads(scene: TableScene) -> Iterator[Rect]:
    assert scene.context is not None
    for key, item in scene.shown.items():
        if item.thing is not None and (key == "active head" or key[:1] == ("head",)):
            look, place = item.thing.look, item.thing.place
            for each in letters(look, scene.context, place.width, place.height):
                yield Rect(each.x() + place.x, each.y() + place.y, each.width(), each.height())


def test_a_cord_ends_under_the_tag_of_its_source(open_position: OpenTable) -> None:
    window = open_position(
        """
        turn: P1
        actions: 3
        market: {a0: 48}
        players:
          P1: {hacendado: 209, gold: 20}
          P2: {hacendado: 210, gold: 3, tableau: {61: {}, 67: {troop: 189, troop_owner: P1}}}
        """
    )
    MouseHand(window.desk).raise_curtain()
    scene = window.desk.scene
    assert scene.model is not None
    words = "plays Fort Huachuca Cavalry to Cananea, Río Yaqui y Pacífico, −3 gold"
    scene.show(evolve(scene.model, notes={2: words}))
    assert scene.item_of(("note", 2)) is not None
    assert covered_words(window, "tie", "knot") == 0


def test_a_cord_that_would_break_is_marked(open_position: OpenTable) -> None:
    window = open_position(
        """
        turn: P1
        actions: 3
        market: {a0: 48}
        players:
          P1: {hacendado: 209, gold: 20, tableau: {67: {troop: 189, troop_owner: P2}}}
          P2: {hacendado: 210, gold: 3}
        """
    )
    carrier = Carrier(window)
    assert not carrier.ties
    carrier.hover(Spot("card", 67), Spot("discards"))
    assert carrier.ties[67].manner == "ends"
    carrier.let_go(Spot("discards"))
    assert not carrier.ties


def test_a_cord_that_would_begin_is_drawn(open_position: OpenTable) -> None:
    window = open_position(
        """
        turn: P1
        actions: 3
        market: {a0: 48}
        players:
          P1: {hacendado: 209, gold: 20, hand: [184]}
          P2: {hacendado: 210, gold: 3, tableau: {61: {}}}
        """
    )
    carrier = Carrier(window)
    assert not carrier.ties
    carrier.hover(Spot("hand", 184), Spot("card", 61))
    assert carrier.ties[61].manner == "begins"
    carrier.let_go(Spot("card", 61))
    assert not carrier.ties
    assert carrier.desk.scene.item_of(("knot", 61, 1, 1)) is not None


def test_unknowable_results_are_not_previewed(deck: Deck) -> None:
    """Actions that roll dice or reveal cards have no preview."""
    for _, state in positions(deck, 7):
        for action in legal_actions(state)[:40]:
            found = foresee(state, [action])
            assert found is None or isinstance(found, Foresight)
            if any(
                each.what in ("revealed", "rolled") for each in try_action(state, action).events
            ):
                assert found is None


def told(window: TableWindow) -> str:
    """Return the inspector's text about "End turn"."""
    inspect_beside(window)
    hand = MouseHand(window.desk)
    hand.raise_curtain()
    QTest.mouseMove(window.desk.view.viewport(), QPoint(3, 300))
    QTest.mouseMove(window.desk.view.viewport(), hand.at(Spot("end_turn")))
    return window.desk.inspector.text


def test_the_button_previews_the_end_of_the_turn(open_table: OpenTable) -> None:
    words = told(open_table(position_session(middle(4))))
    assert "You give up 2 actions." in words
    assert "Income: gold from 12 to 23. +11" in words
    assert "Then Rosa plays." in words


def test_it_previews_two_bears_and_upkeep(open_table: OpenTable, lay: Lay) -> None:
    state = lay(
        """
        turn: P1
        actions: 0
        market: {a0: 125, a1: 48}
        headlines: [121]
        players:
          P1: {hacendado: 209, gold: 1, tableau: {61: {}, 59: {}, 18: {}}}
          P2: {hacendado: 210, gold: 3}
        """
    )
    moods = {number: card.mood for number, card in state.cards.headlines.items()}
    bears = sorted(number for number, mood in moods.items() if mood == "bear")
    state.headlines[:] = [bears[0]]
    state.market[0] = bears[1]
    words = told(open_table(position_session(state)))
    assert f"{state.cards.cards[bears[1]].name} leaves the market: a bear." in words
    assert "Two bears: a Depression begins." in words
    assert "Depression upkeep: 3 cards at 1 gold each" in words


@pytest.mark.parametrize("size", spread([(1280, 720), (1366, 768), (1600, 900), (1920, 1080)]))
def test_labels_over_the_market_keep_apart_and_cover_no_price(
    open_table: OpenTable, size: tuple[int, int]
) -> None:
    window = open_table(position_session(middle(4)), width=size[0], height=size[1])
    desk = window.desk
    MouseHand(desk).raise_curtain()
    desk.drag.pick_up(Spot("reserve", 1), QPointF(0, 0))
    slots = [spot for spot in desk.scene.spots() if spot.kind == "market"]
    plates, prices = [], []
    for spot in slots:
        area = desk.scene.area_of(spot)
        assert area is not None
        coin = QRectF(area.right() - 0.27 * area.width(), area.top(), 0.27 * area.width(), 0)
        coin.setHeight(0.27 * area.width())
        above = area.top() - desk.scene.zones.slots[0].y + desk.scene.zones.market.y
        strip = QRectF(area.left(), above, area.width(), area.top() - above)
        prices += [coin, strip] if spot.number < 6 else [coin]
        label = desk.scene.mark_of(spot).plate
        if label:
            plate, lines = plate_area(area, label)
            plates.append(plate)
            assert all(
                text_width(each, make_font(11, "sans", 700)) <= plate.width() for each in lines
            )
    assert len(plates) >= 6
    assert not any(plate.intersects(price) for plate in plates for price in prices)
    shown = list(_plates(desk.scene))
    assert len(shown) > len(plates), "of ovals as well"
    for (first, words), (second, others) in combinations(shown, 2):
        assert not first.intersects(second), (words, others)


def test_no_frame_of_a_hint_is_over_a_price(open_table: OpenTable) -> None:
    window = open_table(position_session(middle(2)), width=1366, height=768)
    scene, drag = window.desk.scene, window.desk.drag
    MouseHand(window.desk).raise_curtain()
    own = Spot("tableau", 1)
    prices = window.desk.interaction.prices
    card = next(spot for spot in scene.spots() if spot.kind == "hand" and prices(spot).get(own))
    drag.pick_up(card, QPointF(0, 0))
    scene.set_plan([(card, own, 1)])
    (plate,) = [
        each
        for each in scene._marked.items.values()
        if each.thing is not None and each.thing.key == ("plate", own, 0)
    ]
    over = [
        item
        for item in scene.items(plate.sceneBoundingRect())
        if isinstance(item, QGraphicsPathItem) and item.zValue() > plate.zValue()
    ]
    assert scene.plan
    assert not over


def _plates(scene: TableScene) -> Iterator[tuple[QRectF, str]]:
    for item in scene._marked.items.values():
        assert item.thing is not None
        look = item.thing.look
        if isinstance(look, PriceTagLook):
            yield plate_area(qrect(item.thing.place), look.words)[0], look.words
