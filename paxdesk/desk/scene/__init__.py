"""The scene: the table drawn from one value, and nothing but drawn.

The scene holds no rules and takes no input. What is to be seen is one :class:`ViewModel`; the
next one is compared with it, and only what differs is painted::

    scene = TableScene(drawing)                   # the game's Drawing (``drawing.py``)
    scene.resize(1366, 768)                       # logical pixels of the view; dock=False folds it
    scene.show(ViewModel(state, 1, labels, hands_open=frozenset({1}), seat_to_act=2))

Coordinates are scene coordinates ("table units"): logical pixels of the view, except that a
window from 2400 x 1350 shows the same table magnified. :class:`TableView` keeps view and scene
in step.

Whoever handles the mouse asks what lies where (``spot_at``, ``area_of``, ``card_of`` and more in
``item_diff.py``), marks spots (``set_marks``; a mark lies on every copy of a spot), and lets a
ghost of one thing be carried (``lift``, ``move_ghost``, then ``drop`` or ``fly_home``).

Items are always where they belong. ``show`` returns the :class:`PositionChange` that tells what
came of it, and the stage (``paxdesk/desk/animation_stage.py``) lays moving pictures over the scene.
At what pace is ``scene.pace``; ``scene.animations_enabled = False`` stops all of it.
"""
