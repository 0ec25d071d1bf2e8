"""The scene: the table as graphics items, drawn from one value.

The scene contains no rules and handles no input. It displays one :class:`ViewModel`; the next one
is compared with it, and only differences are painted::

    scene = TableScene(drawing)                   # the game's GameDrawing
    scene.resize(1366, 768)                       # logical pixels; dock=False closes the dock
    scene.show(ViewModel(state, 1, labels, hands_open=frozenset({1}), seat_to_act=2))

Coordinates are in table units: logical pixels of the view, unless a large or small window scales
the table. ``show`` returns a :class:`PositionChange`, which the stage
(``paxdesk/desk/animation_stage.py``) animates.
"""
