"""Commands of the program: actions with a name, a label, and configurable shortcuts."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from paxdesk.desk.settings import SettingsStore
from paxdesk.language import tr
from paxdesk.lazy_attrs import frozen

Keys: TypeAlias = QKeySequence | QKeySequence.StandardKey | str
PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
NATIVE: Final = QKeySequence.SequenceFormat.NativeText


@frozen(eq=False)
class Command:
    """Command of the program; ``usual`` are its default shortcuts."""

    name: str
    words: str
    usual: tuple[QKeySequence, ...]
    action: QAction


class CommandRegistry(QObject):
    """Registry of commands by name, in display order.

    ``run`` is called with a command's name and function. ``used_keys`` maps keys reserved on the
    table to their descriptions.
    """

    def __init__(
        self,
        window: QWidget,
        store: SettingsStore,
        run: Callable[[str, Callable[[], object]], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._run = run
        self._store = store
        self.all: dict[str, Command] = {}
        self.used_keys: dict[str, str] = {}
        store.keys_changed.connect(self._apply_keys)

    def add(
        self, name: str, words: str, keys: Keys, does: Callable[[], object], *more: Keys
    ) -> QAction:
        """Add a command with the label ``words`` and return its action.

        ``keys`` and ``more`` are its default shortcuts. Changed ones are stored by ``name``, which
        must never change.
        """
        assert name not in self.all, f"two commands are called {name}"
        action = QAction(words, self._window)
        action.setObjectName(name)
        action.triggered.connect(lambda _=False: self._run(name, does))
        self._window.addAction(action)
        usual = dict.fromkeys(each for given in (keys, *more) for each in _sequences(given))
        self.all[name] = Command(name, words.replace("…", ""), tuple(usual), action)
        self._apply_keys_to(self.all[name])
        return action

    def clear(self) -> None:
        """Remove all commands, to add them again in another language; stored shortcuts remain."""
        for command in self.all.values():
            for each in (self._window, *self._window.findChildren(QWidget)):
                each.removeAction(command.action)
            command.action.deleteLater()
        self.all.clear()

    def keys(self, name: str) -> str:
        """Return the shortcuts of a command in native notation; "" for none."""
        return ", ".join(each.toString(NATIVE) for each in self.all[name].action.shortcuts())

    def changed(self, name: str) -> bool:
        return name in self._store.keys

    def refusal(self, name: str, keys: QKeySequence) -> str:
        """Return why a command cannot have this shortcut, or ""."""
        written = keys.toString(PORTABLE)
        called = keys.toString(NATIVE)
        if written in self.used_keys:
            return tr(
                "On the table, {keys} is already used for “{other}”.",
                keys=called,
                other=self.used_keys[written],
            )
        for other in self.all.values():
            if other.name != name and any(_clash(keys, each) for each in other.action.shortcuts()):
                return tr("{keys} is already used for “{other}”.", keys=called, other=other.words)
        return ""

    def give(self, name: str, keys: QKeySequence) -> str:
        """Set a command's shortcut, or remove it if ``keys`` is empty; return an error or ""."""
        if not keys.isEmpty() and (refused := self.refusal(name, keys)):
            return refused
        kept = self._store.keys
        kept[name] = keys.toString(PORTABLE)
        if [keys.toString(PORTABLE)] == [each.toString(PORTABLE) for each in self.all[name].usual]:
            del kept[name]
        self._store.set_keys(kept)
        return ""

    def restore(self, name: str) -> str:
        """Restore the default shortcuts of a command; return why that is impossible, or ""."""
        for keys in self.all[name].usual:
            if refused := self.refusal(name, keys):
                return refused
        kept = self._store.keys
        kept.pop(name, None)
        self._store.set_keys(kept)
        return ""

    def restore_all(self) -> None:
        self._store.set_keys({})

    def _apply_keys(self) -> None:
        for command in self.all.values():
            self._apply_keys_to(command)

    def _apply_keys_to(self, command: Command) -> None:
        kept = self._store.keys.get(command.name)
        if kept is None:
            command.action.setShortcuts(list(command.usual))
        else:
            command.action.setShortcuts([QKeySequence(kept, PORTABLE)] if kept else [])


def _sequences(keys: Keys) -> Iterable[QKeySequence]:
    if isinstance(keys, QKeySequence.StandardKey):
        return QKeySequence.keyBindings(keys)
    sequence = QKeySequence(keys)
    return [] if sequence.isEmpty() else [sequence]


def _clash(one: QKeySequence, other: QKeySequence) -> bool:
    """Return whether two shortcuts are equal, or one begins with the other."""
    exact = QKeySequence.SequenceMatch.NoMatch
    return one.matches(other) != exact or other.matches(one) != exact
