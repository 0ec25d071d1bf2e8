"""What frames the table of any game: top bar and prompt strip."""

from collections.abc import Iterator
from typing import Final

from paxdesk.desk.scene.depth import STRIP
from paxdesk.desk.scene.spots import TOOLS, Spot
from paxdesk.desk.scene.strips import (
    Heading,
    Prompt,
    PromptLook,
    TopBarLook,
    prompt_buttons,
    tool_places,
)
from paxdesk.desk.scene.things import Target, Thing, ViewModel
from paxdesk.language import say, template

TOOL_WORDS: Final[dict[str, str]] = {
    "home": template("Home page"),
    "undo": template("Undo"),
    "redo": template("Redo"),
    "save": template("Save"),
    "load": template("Load"),
    "replay": template("Replay"),
    "chart": template("Charts"),
    "log": template("Log"),
    "inspector": template("Inspector"),
    "menu": template("Menu"),
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
        look = PromptLook(prompt, model.colour(prompt.seat))
        yield Thing("prompt", look, strip, STRIP, buttons)
