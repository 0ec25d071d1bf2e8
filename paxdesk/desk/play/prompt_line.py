"""The prompt line: who must do what, what a robot has done, and why something cannot be done."""

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
from paxdesk.desk.sheets.refusal_tooltip import rule_name
from paxdesk.desk.sheets.sheet import PromptButton
from paxdesk.errors import IllegalAction
from paxdesk.language import as_sentence, tr
from paxdesk.session.game_protocol import Seat
from paxdesk.session.history import all_final_words

MOST_TRIED: Final = 20
"""Of how many meanings it is found out whether they could be taken back."""


class PromptLine(QObject):
    """Says one thing at a time, with buttons: ``more_buttons`` whoever is asked."""

    rule_asked = Signal(str)
    """Somebody wants to read the rule with this id."""

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
        self.warning = ""
        """Why what is asked, or about to be done, could not be taken back."""
        self._retold: tuple[PromptButton, ...] | None = None
        """What is offered while an earlier position is shown."""
        self._buttons: tuple[PromptButton, ...] = ()
        self._speaker: Seat | None = None
        """Whose words are said, if not of whoever is asked."""
        self._called: Seat | None = None
        """Who is called to the table, while a curtain is down."""

    @property
    def retells(self) -> bool:
        """Whether an earlier position is shown."""
        return self._retold is not None

    def clear(self) -> None:
        """Another position comes: nothing more is said of the last one."""
        self.warning = ""
        self._retold = None
        self._speaker = None
        self._called = None

    # --- What is said ----------------------------------------------------------------------------

    def show(self) -> None:
        self._scene.say(self.prompt())

    def prompt(self) -> Prompt:
        """Who must do what, and what can be answered on the line itself."""
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
        self._buttons = self._retold or (*buttons, *self._more_buttons())
        offered = tuple(each.words for each in self._buttons)
        lit = next((index for index, each in enumerate(self._buttons) if each.lit), None)
        line, note = question.line, self.warning or question.note
        return Prompt(seat, line, note, buttons=offered, lit=lit)

    def watch(self, robot: Seat | None, halted: str) -> None:
        """Say, with the next position, that a robot is asked, or why nobody goes on."""
        words = as_sentence(halted)
        if not halted and robot is not None:
            words, self._speaker = tr("{0} is playing.", self._model.names[robot]), robot
        self.question = Question(None, "robot", words)

    def retell(self, seat: Seat, words: str, detail: str, buttons: Sequence[PromptButton]) -> None:
        """Say, with an earlier position, what ``seat`` did, and offer ``buttons`` alone."""
        self._retold = tuple(buttons)
        self._speaker = seat
        self.question = Question(None, "robot", words, detail)

    def announce(self, seat: Seat, words: str, detail: str) -> None:
        """Say what a robot has done, until the next position."""
        self._speaker = seat
        self.question = evolve(self.question, line=words, note=detail)
        self.show()

    def pass_on(self, seat: Seat) -> None:
        """Say, with the next position, who is called to it."""
        self._called = seat

    def note(self, words: str, detail: str) -> None:
        """Say that something was done that is no step of the game."""
        if not self.retells:
            self._buttons = ()
            self._scene.say(Prompt(self.question.seat or self._model.bottom, words, detail))

    def refuse(self, words: str, detail: str = "", *, refused: IllegalAction | None = None) -> None:
        """Say why something could not be done; a button leads to the rule.

        ``words`` is the whole reason; a ``detail`` says something else: its cause, a way out.
        """
        seat = self.question.seat or self._model.bottom
        self._buttons = ()
        if refused is not None and self._game.rulebook:
            ask = partial(self.rule_asked.emit, refused.rule)
            self._buttons = (PromptButton(rule_name(refused, self._game.rulebook), ask),)
        buttons = tuple(each.words for each in self._buttons)
        self._scene.say(Prompt(seat, words, detail, refused=True, buttons=buttons))

    # --- What cannot be taken back ---------------------------------------------------------------

    def warn(self, actions: Sequence[Action]) -> None:
        """Say if what is about to be done could not be taken back."""
        before = self.warning
        self.warn_later(actions)
        if self.warning != before:
            self.show()

    def warn_later(self, actions: Sequence[Action]) -> None:
        """The same, said with the next position; what is no whole action yet is not tried."""
        session = self._model.session
        whole = [each for each in actions[:MOST_TRIED] if session.refusal(each) is None]
        found = {session.warning(action) for action in whole}
        self.warning = ""
        if found and None not in found:
            self.warning = all_final_words() if len(found) > 1 else found.pop() or ""

    def press(self, button: int) -> None:
        if button < len(self._buttons):
            self._buttons[button].press()
