"""The scene: the table drawn from a position, and nothing but drawn.

The scene holds no rules and takes no input. Whoever handles the mouse asks it what lies
where, tells it what to mark, and shows it the next position::

    scene = TableScene(drawing)                   # the game's Drawing (``drawing.py``)
    scene.resize(1366, 768)                       # logical pixels of the view; dock=False folds it
    scene.show_position(state, viewer=1, seats={1: SeatLabel("Carmen", 1), ...},
                        hands_open=frozenset({1}), face_down=False, asked=2)

Coordinates are scene coordinates ("table units"): logical pixels of the view, except that a
window from 2400 x 1350 shows the same table magnified. :class:`TableView` keeps view and scene
in step (``view.mapToScene``, ``view.dock_areas()``, ``view.laid_out``).

What lies where (items are objects with ``spot``, ``name`` and ``set_mark``)::

    scene.item_at(point) -> SpotItem | None       # the topmost thing with a spot
    scene.spot_at(point) -> Spot | None
    scene.items_of(spot) -> list[SpotItem]        # topmost first; a card may lie here and in
                                                  # an open fold-out
    scene.spots() -> list[Spot]                   # everything on the table, in reading order
    scene.center_of(spot) -> QPointF | None       # a point where item_at finds the spot
    scene.area_of(spot) -> QRectF | None
    scene.name_of(spot) -> str                    # accessible name, e.g. "Minas Prietas, yours"
    scene.card_of(spot) -> int                    # the face-up card lying there, else 0

What is emphasised (kept until cleared; copies in a fold-out that opens later get it too)::

    scene.set_mark(spot, mark, plate="", focused=False)
        # mark: "none" | "legal" | "focus" | "dimmed" | "selected" | "refused"
        # "legal" glows with the words of ``plate`` on a brass tag ("rail 1")
        # ``focused`` puts brackets round any mark (keyboard focus, hovered drop place)
    scene.set_marks({spot: MarkLook(mark, plate, focused), ...})   # replaces all marks
    scene.clear_marks()

What is said::

    scene.show_prompt(Prompt(seat, "Carmen, play, buy or speculate.", "Two actions left.",
                             refused=False, buttons=("Pass",)))   # buttons: Spot("prompt", index)
    scene.show_heading(Heading(title="Round 7 · 4 seats", phase=0, off=frozenset({"redo"}),
                               lit=frozenset({"log"})))           # Spot("tool", TOOLS.index(name))
    scene.show_waiting("Rosa waits for Carmen")   # "" while the viewer may act; End turn is faint
    scene.show_notes({2: "speculates on Ramón Corral"})           # last acts under the places

An opponent's tableau in full, over the board::

    scene.fold_out(seat); scene.close_fold_out(); scene.folded_out -> Seat | None
    scene.fold_out_area() -> QRectF | None

A thing in the hand (its home stays and is marked "selected")::

    scene.lift(spot, point) -> bool               # False when nothing there can be lifted
    scene.move_ghost(point)
    scene.fly_home()                              # refused: the ghost returns, 220 ms
    scene.drop()                                  # accepted: the ghost is gone
    scene.lifted -> Spot | None

Items are always where they belong; what came of a position is told by ``scene.turned_over``,
and whoever wants to show motion (``paxdesk.desk.motion``) lays pictures over the scene. At
what pace is ``scene.pace``; ``scene.animations_enabled = False`` stops all of it.
"""

from paxdesk.desk.scene.spot_item import SpotItem
from paxdesk.desk.scene.strips import Heading, Prompt
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.table_view import TableView
from paxdesk.desk.scene.things import Mark, MarkLook

__all__ = [
    "Heading",
    "Mark",
    "MarkLook",
    "Prompt",
    "SpotItem",
    "TableScene",
    "TableView",
]
