"""The scene: the table as graphics items, drawn from one value.

The scene contains no rules and handles no input. It displays one :class:`ViewModel`; the next one
is compared with it, and only differences are painted::

    scene = TableScene(drawing)                   # the game's GameDrawing
    scene.resize(1366, 768)                       # logical pixels of the view; dock=False folds it
    scene.show(ViewModel(state, 1, labels, hands_open=frozenset({1}), seat_to_act=2))

Coordinates are scene coordinates ("table units"): logical pixels of the view, except that a window
from 2400 x 1350 shows the same table magnified, one below 1280 x 720 reduced. :class:`TableView`
keeps view and scene in step.

Input controllers query positions (``spot_at``, ``area_of``, ``card_of`` and more in
``item_diff.py``), mark spots (``set_marks``; a mark applies to every copy of a spot), and drag the
image of one thing (``lift``, ``move_ghost``, then ``drop`` or ``fly_home``).

Items are always at their final places. ``show`` returns a :class:`PositionChange`, for which the
stage (``paxdesk/desk/animation_stage.py``) draws moving pictures over the scene. Their speed is
``scene.pace``; ``scene.animations_enabled = False`` disables them.
"""
