"""Settings of a player: typed, validated on reading, and stored in one file.

The file is ``settings.ini`` in the platform's configuration folder.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

from attrs import Attribute, evolve, field, fields
from PySide6.QtCore import QByteArray, QObject, QSettings, QStandardPaths, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from paxdesk.desk.animations import STILL, TEMPOS, Pace, Tempo
from paxdesk.desk.painting.palette import DARK, HIGH_CONTRAST, INK, LIGHT, Theme
from paxdesk.desk.painting.typesetting import FAMILY
from paxdesk.desk.sounds import Speech
from paxdesk.files.strict_json import settings_problem
from paxdesk.language import tr, tr_noop
from paxdesk.lazy_attrs import frozen

ThemeName: TypeAlias = Literal["system", "dark", "light", "contrast"]
Language: TypeAlias = Literal["en", "es", "fr"]
LanguageName: TypeAlias = Literal["system", "en", "es", "fr"]
TextSize: TypeAlias = Literal[100, 115, 130, 150]
MotionName: TypeAlias = Literal["off", "half", "normal", "fast"]
ReducedMotion: TypeAlias = Literal["system", "on", "off"]
DockSide: TypeAlias = Literal["right", "left"]
HandOrder: TypeAlias = Literal["", "kind", "price"]
CloseupName: TypeAlias = Literal["off", "short", "normal", "long"]

SPEEDS: Final[dict[MotionName, float]] = {"off": 0, "half": 0.5, "normal": 1, "fast": 1.5}
CLOSEUPS: Final[dict[CloseupName, int | None]] = {
    "off": None,
    "short": 250,
    "normal": 500,
    "long": 1000,
}
"""Hover time in ms before a card's close-up opens, or None to disable it."""
KEYS: Final = "shortcuts"
WINDOW: Final = "window/geometry"
FOLDER: Final = "files/folder"
SAVES: Final = "files/saves"
LAST_TABLE: Final = "window/game"
LAST_GAME: Final = "new_game/choices"
LESSONS: Final = "lessons/finished"
DOCK_WIDTHS: Final = (200, 640)
"""Minimum and maximum width of the dock, in table units."""
SHARES: Final = (20, 80)
"""Limits of the inspector's share of the dock's height, in per cent."""


def _setting(default: Any, section: str, *values: Any) -> Any:
    return field(default=default, metadata={"section": section, "among": values})


def _flag(default: bool, section: str) -> Any:
    return _setting(default, section, True, False)


@frozen(kw_only=True)
class Settings:
    """All settings, each with a default and with its allowed values as metadata."""

    theme: ThemeName = _setting("dark", "looks", *get_args(ThemeName))
    text_size: TextSize = _setting(100, "looks", *get_args(TextSize))
    language: LanguageName = _setting("system", "language", *get_args(LanguageName))
    motion: MotionName = _setting("normal", "motion", *SPEEDS)
    reduced_motion: ReducedMotion = _setting("system", "motion", *get_args(ReducedMotion))
    sounds: bool = _flag(False, "motion")
    speech: Speech = _setting("off", "motion", *get_args(Speech))
    terse: bool = _flag(False, "motion")
    hands_aloud: bool = _flag(False, "motion")
    touch: bool = _flag(False, "handling")
    hover_opens: bool = _flag(True, "handling")
    closeup: CloseupName = _setting("normal", "handling", *CLOSEUPS)
    confirm_end: bool = _flag(True, "handling")
    confirm_final: bool = _flag(False, "handling")
    hints: bool = _flag(True, "handling")
    cautions: bool = _flag(True, "handling")
    robots: Tempo = _setting("slow", "robots", *TEMPOS)
    far: bool = _flag(False, "layout")
    dock_side: DockSide = _setting("left", "layout", *get_args(DockSide))
    inspector_open: bool = _flag(True, "layout")
    log_open: bool = _flag(True, "layout")
    hand_order: HandOrder = _setting("", "layout", *get_args(HandOrder))
    dock_width: int = _setting(0, "layout", 0, *range(DOCK_WIDTHS[0], DOCK_WIDTHS[1] + 1))
    inspector_share: int = _setting(0, "layout", 0, *range(SHARES[0], SHARES[1] + 1))

    @property
    def text(self) -> float:
        """Text scale; 1.0 is 100 per cent."""
        return self.text_size / 100

    def pace(self, system_reduces: Callable[[], bool]) -> Pace:
        """Return the pace of animations; ``system_reduces`` queries the desktop's setting."""
        if self.motion == "off":
            return STILL
        wanted = self.reduced_motion
        reduces = system_reduces if wanted == "system" else partial(bool, wanted == "on")
        return Pace(SPEEDS[self.motion], reduces)


def settings_path() -> Path:
    location = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(location)) / "paxdesk" / "settings.ini"


class SettingsStore(QObject):
    """Store of the current settings; without a usable file, changes are not saved."""

    changed = Signal()
    keys_changed = Signal()

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self._keys: dict[str, str] = {}
        self._complaints: list[Callable[[], str]] = []
        self._lines: dict[str, str] = {}
        """Lines stored by :meth:`_set_line` if there is no file."""
        self._file = self._open(path) if path is not None else None
        self.settings = self._read()

    def change(self, **values: Any) -> None:
        """Change and save some settings; emit :attr:`changed` if any differs."""
        changed = evolve(self.settings, **values)
        if changed != self.settings:
            self.settings = changed
            self._write()
            self.changed.emit()

    def reset(self, *sections: str) -> None:
        usual = Settings()
        self.change(
            **{
                each.name: getattr(usual, each.name)
                for each in fields(Settings)
                if each.metadata["section"] in sections
            }
        )

    @property
    def complaints(self) -> list[str]:
        """Translated sentences about a damaged file or its invalid entries."""
        return [told() for told in self._complaints]

    def take_complaints(self) -> list[str]:
        taken = self.complaints
        self._complaints.clear()
        return taken

    # --- Shortcuts -------------------------------------------------------------------------------

    @property
    def keys(self) -> dict[str, str]:
        """Shortcuts by command, if different from the default ones; "" means none."""
        return dict(self._keys)

    def set_keys(self, keys: dict[str, str]) -> None:
        """Set and save the shortcuts that differ from the defaults."""
        if keys == self._keys:
            return
        self._keys = dict(keys)
        if self._file is not None:
            self._file.remove(KEYS)
            for name, words in sorted(keys.items()):
                self._file.setValue(f"{KEYS}/{name}", words)
        self.keys_changed.emit()

    # --- Window -----------------------------------------------------------------------------------

    @property
    def geometry(self) -> QByteArray:
        """Geometry of the window, empty if it is unknown."""
        if self._file is None:
            return QByteArray()
        kept = self._file.value(WINDOW)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        if self._file is not None:
            self._file.setValue(WINDOW, geometry)

    # --- Last choices -----------------------------------------------------------------------------

    @property
    def folder(self) -> str:
        """Folder of the game opened last; "" for none."""
        return self._line(FOLDER)

    @folder.setter
    def folder(self, folder: str) -> None:
        self._set_line(FOLDER, folder)

    @property
    def saves(self) -> str:
        """Folder into which a file was last saved, else :attr:`folder`; "" for none."""
        return self._line(SAVES) or self.folder

    @saves.setter
    def saves(self, folder: str) -> None:
        self._set_line(SAVES, folder)

    @property
    def last_table(self) -> str:
        """Key of the game last on a table; "" is the default game."""
        return self._line(LAST_TABLE)

    @last_table.setter
    def last_table(self, key: str) -> None:
        if key != self.last_table:
            self._set_line(LAST_TABLE, key)

    def last_choices(self, key: str) -> str:
        """Return the line saved by :meth:`keep_choices` for the game ``key``; "" for none."""
        return self._line(f"{LAST_GAME}_{key}" if key else LAST_GAME)

    def keep_choices(self, key: str, line: str) -> None:
        self._set_line(f"{LAST_GAME}_{key}" if key else LAST_GAME, line)

    @property
    def finished_lessons(self) -> frozenset[str]:
        return frozenset(self._line(LESSONS).split())

    def finish_lesson(self, name: str) -> None:
        self._set_line(LESSONS, " ".join(sorted({*self.finished_lessons, name})))

    def _line(self, key: str) -> str:
        kept = self._lines.get(key) if self._file is None else self._file.value(key)
        return kept if isinstance(kept, str) else ""

    def _set_line(self, key: str, line: str) -> None:
        if self._file is None:
            self._lines[key] = line
        else:
            self._file.setValue(key, line)

    # --- File -------------------------------------------------------------------------------------

    def _open(self, path: Path) -> QSettings | None:
        """Return the file, or None if it is damaged."""
        if settings_problem(path):
            self._complaints.append(lambda: self._unusable(path, settings_problem(path)))
            return None
        return QSettings(str(path), QSettings.Format.IniFormat)

    def _unusable(self, path: Path | str, problem: str) -> str:
        words = tr_noop("{path}: {problem}. The default settings are used.")
        return tr(words, path=path, problem=problem)

    def _no_such_value(self, each: "Attribute[Any]", kept: object) -> str:
        return tr(
            "The setting “{name}” had an unknown value (“{value}”). It is now {usual}.",
            name=_name(each),
            value=kept,
            usual=_written(each.default),
        )

    def _read(self) -> Settings:
        if self._file is None:
            return Settings()
        if self._file.status() != QSettings.Status.NoError:
            name = self._file.fileName()
            self._complaints.append(lambda: self._unusable(name, tr("not a settings file")))
            self._file = None
            return Settings()
        self._keys = dict(self._read_keys())
        found = {each.name: self._read_one(each) for each in fields(Settings)}
        return Settings(**found)

    def _read_one(self, each: "Attribute[Any]") -> Any:
        """Return a setting, or its default if missing or invalid."""
        assert self._file is not None
        kept = self._file.value(_name(each))
        if kept is None:
            return each.default
        for value in each.metadata["among"]:
            if _written(value) == kept:
                return value
        self._complaints.append(lambda: self._no_such_value(each, kept))
        return each.default

    def _read_keys(self) -> Iterator[tuple[str, str]]:
        assert self._file is not None
        self._file.beginGroup(KEYS)
        for name in self._file.childKeys():
            kept = self._file.value(name)
            if isinstance(kept, str):
                yield name, kept
        self._file.endGroup()

    def _write(self) -> None:
        if self._file is None:
            return
        for each in fields(Settings):
            value = getattr(self.settings, each.name)
            if value == each.default:
                self._file.remove(_name(each))
            else:
                self._file.setValue(_name(each), _written(value))


def _name(each: "Attribute[Any]") -> str:
    return f"{each.metadata['section']}/{each.name}"


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- Current theme, and Qt's menus and tooltips in its colours ------------------------------------


def theme_of(name: ThemeName) -> Theme:
    """Return the theme of that name; ``system`` follows the desktop."""
    match name:
        case "light":
            return LIGHT
        case "contrast":
            return HIGH_CONTRAST
        case "system":
            return _theme_of_system()
    return DARK


def _theme_of_system() -> Theme:
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility()
    if accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return LIGHT if hints.colorScheme() == Qt.ColorScheme.Light else DARK


def system_reduces_motion() -> bool:
    """Return whether the desktop requests reduced motion; False if unknown.

    The widgets module is imported here because it loads slowly.
    """
    from PySide6.QtWidgets import QApplication, QStyle

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return False
    if sys.platform == "win32" and not application.isEffectEnabled(Qt.UIEffect.UI_General):
        return True
    lasts = QStyle.StyleHint.SH_Widget_Animation_Duration
    return application.style().styleHint(lasts) == 0


def menu_style(theme: Theme, text: float) -> str:
    return f"""
        QMenu {{
            background: {theme.raised}; color: {theme.text}; border: 1px solid {theme.line};
            font-family: "{FAMILY["sans"]}"; font-size: {round(13 * text)}px; padding: 4px 0;
        }}
        QMenu::item {{ padding: {round(5 * text)}px 28px; }}
        QMenu::item:selected {{ background: {theme.plate}; color: {INK}; }}
        QMenu::item:disabled {{ color: {theme.muted}; }}
        QMenu::separator {{ height: 1px; background: {theme.line}; margin: 4px 12px; }}
    """


def hint_palette(theme: Theme) -> QPalette:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(theme.raised))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(theme.text))
    return palette
