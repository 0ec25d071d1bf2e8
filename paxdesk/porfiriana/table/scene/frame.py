"""What frames the board: top bar, prompt strip, and the opponents' places."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.scene.depth import CARD, PANEL, PIECE, STRIP
from paxdesk.desk.scene.things import Target, Thing, ViewModel
from paxdesk.language import mark, say
from paxdesk.porfiriana.table.layout import Rect
from paxdesk.porfiriana.table.placement import (
    ONE_LINE_HEAD,
    holdings,
    note_height,
    opponent_tableau,
    roomy,
)
from paxdesk.porfiriana.table.scene.heads import NoteLook, OpponentHeadLook
from paxdesk.porfiriana.table.scene.strips import (
    Heading,
    Prompt,
    PromptLook,
    TopBarLook,
    prompt_buttons,
    tool_places,
)
from paxdesk.porfiriana.table.scene.tableau import tableau_things
from paxdesk.porfiriana.table.scene.targets import head_targets
from paxdesk.porfiriana.table.spots import TOOLS, Spot
from paxdesk.porfiriana.table.words.terms import gold_words

TOOL_WORDS: Final[dict[str, str]] = {
    "home": mark("Home page"),
    "undo": mark("Undo"),
    "redo": mark("Redo"),
    "save": mark("Save"),
    "load": mark("Load"),
    "replay": mark("Replay"),
    "chart": mark("Charts"),
    "log": mark("Log"),
    "inspector": mark("Inspector"),
    "menu": mark("Menu"),
}
"""What the tools of the top bar are called."""


def frame_things(model: ViewModel, heading: Heading, prompt: Prompt | None) -> Iterator[Thing]:
    """Top bar and prompt strip."""
    bar, large, text = model.zones.top_bar, model.zones.large, model.zones.text
    places = tool_places(bar, text)
    tools = tuple(
        Target(Spot("tool", index), places[name], say(TOOL_WORDS[name]), STRIP)
        for index, name in enumerate(TOOLS)
        if heading.tools
    )
    yield Thing("top bar", TopBarLook(heading), bar, STRIP, tools)
    if prompt is not None:
        strip = model.zones.prompt
        buttons = tuple(
            Target(Spot("prompt", index), place, words, STRIP)
            for index, (words, place) in enumerate(
                zip(prompt.buttons, prompt_buttons(prompt, strip, large, text), strict=True)
            )
        )
        look = PromptLook(prompt, model.look(prompt.seat))
        yield Thing("prompt", look, strip, STRIP, buttons)


def opponent_things(model: ViewModel) -> Iterator[Thing]:
    """Every opponent's head and tableau."""
    large, text = model.zones.large, model.zones.text
    for seat, place in zip(model.opponents, model.zones.opponents, strict=True):
        figures = model.figures(seat)
        one_line = place.width > ONE_LINE_HEAD * text
        high = (26 if large else 22) if one_line else (40 if large else 35)
        head = Rect(
            place.x + (8 if one_line else 7),
            place.y + (3 if one_line else 5),
            place.width - (18 if one_line else 14),
            high * text,
        )
        look = OpponentHeadLook(figures, one_line)
        parts = look.parts(head.width / text, large)
        name = f"{figures.name}, {figures.hacendado}, {gold_words(figures.gold)}"
        targets = (
            Target(Spot("tableau", seat), place, name, PANEL),
            *head_targets(model, figures, parts, head, CARD),
        )
        yield Thing(("head", seat), look, head, PANEL + PIECE, targets)
        held = holdings(model.state, seat)
        tableau = opponent_tableau(held, place, large, text=text)
        note = model.notes.get(seat, "")
        if note:
            smaller = opponent_tableau(held, place, large, noted=True, text=text)
            if roomy(smaller):
                tableau = smaller
                height = note_height(large) * text
                foot = Rect(place.x + 7, place.bottom - height - 2, place.width - 14, height)
                yield Thing(("note", seat), NoteLook(note), foot, PANEL + PIECE)
        yield from tableau_things(model, held, tableau, CARD)
