"""The prompt line: questions, robots' actions, and reasons for refusals."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from paxdesk.desk.game_types import Action
from paxdesk.desk.play.state_model import StateModel
from paxdesk.desk.protocol.table_game import Question
from paxdesk.desk.scene.table_scene import TableScene
from paxdesk.desk.scene.things import Prompt
from paxdesk.desk.sheets.sheet import PromptButton
from paxdesk.desk.words import rule_name
from paxdesk.errors import IllegalAction
from paxdesk.language import as_sentence, tr
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import all_final_words

MOST_TRIED: Final = 20
"""Maximum number of actions that are checked for a warning."""


class PromptLine(QObject):
    """Presenter of one prompt at a time; ``more_buttons`` returns additional buttons."""

    rule_asked = Signal(str)
    """Emitted with the id of a rule to be opened."""

    def __init__(
        self,
        scene: TableScene,
        model: StateModel,
        more_buttons: Callable[[], Sequence[PromptButton]],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self._model = model
        self._game = model.game
        self.question = Question(None, "over", "")
        self._more_buttons = more_buttons
        self.looking: Callable[[], bool | None] = lambda: None
        """Callback that returns whether a face-down hand is shown; None without such a hand."""
        self.toggle_look: Callable[[], object] = lambda: None
        self.latched: Callable[[], bool] = lambda: False
        """Callback that returns whether the hand is visible without a key or button held."""
        self.warning = ""
        """Warning or remark beside the question, or ""."""
        self._retold: tuple[PromptButton, ...] | None = None
        """Buttons displayed with an earlier position; None for the current one."""
        self._buttons: tuple[PromptButton, ...] = ()
        self._speaker: Seat | None = None
        """Seat displayed as the prompt's author; None for the seat asked."""
        self._called: Seat | None = None
        """Person called to the table while the curtain is down, else None."""

    @property
    def retells(self) -> bool:
        """True if an earlier position is displayed."""
        return self._retold is not None

    def clear(self) -> None:
        """Reset the warning, recap, author and call when the position changes."""
        self.warning = ""
        self._retold = None
        self._speaker = None
        self._called = None

    def show(self) -> None:
        self._scene.say(self.prompt())

    def prompt(self) -> Prompt:
        """Return the current prompt with its buttons, and store their actions."""
        state, question = self._model.state, self.question
        if self._called is not None:
            self._buttons = ()
            words = tr("Pass the table to {0}.", self._model.names[self._called])
            return Prompt(self._called, words)
        seat = question.seat or (state.winners or (self._model.bottom,))[0]
        if self._speaker is not None:
            seat = self._speaker
        buttons: list[PromptButton] = []
        if question.manner == "table":
            nothing = self._game.handling.declining(self._model.session.legal())
            if nothing is not None:
                words = self._game.wording.label(state, nothing, self._model.names).words
                buttons.append(PromptButton(words, partial(self._model.submit, nothing)))
        looking = self.looking()
        if looking is not None:
            words = tr("Hide hand") if self.latched() else tr("Hold to look")
            buttons.insert(0, PromptButton(words, lambda: self.toggle_look(), looking, holds=True))
        self._buttons = self._retold or (*buttons, *self._more_buttons())
        offered = tuple(each.words for each in self._buttons)
        lit = next((index for index, each in enumerate(self._buttons) if each.lit), None)
        line = question.line
        note = self.warning or f"{question.note} {question.how}".strip()
        return Prompt(seat, line, note, buttons=offered, lit=lit)

    def remark(self, words: str) -> None:
        """Show ``words`` beside the question, until the next position."""
        self.warning = words
        self.show()

    def watch(self, robot: Seat | None, halted: str) -> None:
        """Prepare the prompt for a robot's turn, or with the reason why the game is halted."""
        words = as_sentence(halted)
        if not halted and robot is not None:
            words, self._speaker = tr("{0} is playing.", self._model.names[robot]), robot
        self.question = Question(None, "robot", words)

    def retell(self, seat: Seat, words: str, detail: str, buttons: Sequence[PromptButton]) -> None:
        """Prepare the prompt for an earlier position, with only these buttons."""
        self._retold = tuple(buttons)
        self._speaker = seat
        self.question = Question(None, "robot", words, detail)

    def announce(self, seat: Seat, words: str, detail: str) -> None:
        """Show a robot's action, a hint or a warning on the prompt line."""
        self._speaker = seat
        self.question = evolve(self.question, line=words, note=detail)
        self.show()

    def pass_on(self, seat: Seat) -> None:
        """Prepare the prompt that calls ``seat`` to the table."""
        self._called = seat

    def note(self, words: str, detail: str) -> None:
        """Show a notice, unless an earlier position is displayed."""
        if not self.retells:
            self._buttons = ()
            self._scene.say(Prompt(self.question.seat or self._model.bottom, words, detail))

    def refuse(
        self,
        words: str,
        detail: str = "",
        *,
        refused: IllegalAction | None = None,
        offer: PromptButton | None = None,
    ) -> None:
        """Show why something is impossible.

        ``detail`` is a cause or remedy. A button for the rule of ``refused`` replaces the button
        ``offer``.
        """
        seat = self.question.seat or self._model.bottom
        self._buttons = () if offer is None else (offer,)
        if refused is not None and self._game.rulebook:
            ask = partial(self.rule_asked.emit, refused.rule)
            self._buttons = (PromptButton(rule_name(refused, self._game.rulebook), ask),)
        buttons = tuple(each.words for each in self._buttons)
        self._scene.say(Prompt(seat, words, detail, refused=True, buttons=buttons))

    def warn(self, actions: Sequence[Action]) -> None:
        """Show a warning if none of ``actions`` could be undone."""
        before = self.warning
        self.warn_later(actions)
        if self.warning != before:
            self.show()

    def warn_later(self, actions: Sequence[Action]) -> None:
        """Set the warning for the next prompt if all these actions need one.

        Illegal actions are ignored, and only the first MOST_TRIED are checked.
        """
        session = self._model.session
        whole = [each for each in actions[:MOST_TRIED] if session.refusal(each) is None]
        found = {session.warning(action) for action in whole}
        self.warning = ""
        if found and None not in found:
            self.warning = all_final_words() if len(found) > 1 else found.pop() or ""

    def is_look(self, button: int) -> bool:
        """Return whether a button shows the hand while it is held."""
        return button < len(self._buttons) and self._buttons[button].holds

    def press(self, button: int) -> None:
        if button < len(self._buttons):
            self._buttons[button].press()
