"""Tests that pieces and names hardly overlap, even on a crowded map."""

import pytest

from paxdesk.desk.scene.geometry import Rect
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.table.layout import AdventureLayout, zones
from paxdesk.mexican_adventure.table.scene.pieces import Cluster, PiecePositions, placed

pytestmark = pytest.mark.usefixtures("qapp")
SIZES = [(1280, 720), (1366, 768), (1920, 1080)]
VALLEY = ("mexico", "puebla", "orizaba", "veracruz", "jalapa", "toluca", "cuernavaca", "oaxaca")


def table(size: tuple[int, int], text: float = 1.0) -> AdventureLayout:
    return zones(*size, True, text, False)


def hidden(box: Rect, others: list[Rect]) -> float:
    """Return the share of a box covered by others; parts covered twice count twice."""
    total = 0.0
    for other in others:
        wide = min(box.right, other.right) - max(box.x, other.x)
        high = min(box.bottom, other.bottom) - max(box.y, other.y)
        total += max(0.0, wide) * max(0.0, high)
    return total / (box.width * box.height)


def pieces(found: PiecePositions) -> list[Rect]:
    laid = [*found.stacks.values(), *found.markers.values()]
    return [rect for rects in laid for rect in rects]


@pytest.mark.parametrize("size", SIZES)
def test_names_are_usually_above_their_towns(size: tuple[int, int]) -> None:
    board = load_material().board
    found = placed(table(size), board, ())
    for zone in board.zones.values():
        assert found.names[zone.id].bottom <= table(size).at(zone.centre)[1] + 1, zone.name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stacks", [1, 2])
def test_no_name_is_on_a_piece_around_orizaba(size: tuple[int, int], stacks: int) -> None:
    board = load_material().board
    crowd = [Cluster(zone, 1 if zone != "puebla" else stacks, 0) for zone in VALLEY]
    crowd[VALLEY.index("veracruz")] = Cluster("veracruz", 1, 5)
    found = placed(table(size), board, tuple(crowd))
    for zone, box in found.names.items():
        assert hidden(box, pieces(found)) < 0.12, zone
        assert hidden(box, [each for at, each in found.names.items() if at != zone]) < 0.12, zone


@pytest.mark.parametrize("size", SIZES)
def test_markers_are_on_no_stack_even_if_every_town_is_held(size: tuple[int, int]) -> None:
    board = load_material().board
    towns = [zone.id for zone in board.zones.values() if zone.is_city_or_fortress]
    crowd = tuple(Cluster(zone, 1, 5 if zone == "veracruz" else 1) for zone in towns)
    found = placed(table(size), board, crowd)
    laid = [rect for rects in found.stacks.values() for rect in rects]
    for zone, rects in found.markers.items():
        for rect in rects:
            assert hidden(rect, laid) < 0.3, zone


def test_a_stack_does_not_cover_the_value_of_its_fortress() -> None:
    board, laid = load_material().board, table((1366, 768))
    (stack,) = placed(laid, board, (Cluster("puebla", 1, 0),)).stacks["puebla"]
    value = laid.at(board.zones["puebla"].centre)[1] + 0.5 * laid.scale * 100
    assert stack.y > value


def test_names_grow_with_the_text_size_and_cover_no_piece() -> None:
    board, large = load_material().board, table((1366, 768), 1.5)
    crowd = (*(Cluster(zone, 1, 0) for zone in VALLEY[:3]), Cluster("veracruz", 1, 5))
    found, plain = placed(large, board, crowd), placed(table((1366, 768)), board, crowd)
    for zone, box in found.names.items():
        assert box.width > 1.05 * plain.names[zone].width, zone
        assert hidden(box, pieces(found)) < 0.12, zone
