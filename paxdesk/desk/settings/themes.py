"""Which theme is in force, and the menus and hints of Qt in its colours."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from paxdesk.desk.painting.lettering import FAMILY
from paxdesk.desk.painting.palette import DARK, HIGH_CONTRAST, INK, LIGHT, Theme
from paxdesk.desk.settings.store import ThemeName


def theme_of(name: ThemeName) -> Theme:
    """The theme of that name; ``system`` asks the desktop."""
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
    """Whether the desktop asks programs for less motion, as far as Qt tells it.

    ``QStyle`` takes long to load, so it is imported here.
    """
    from PySide6.QtWidgets import QStyle

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return False
    if sys.platform == "win32" and not application.isEffectEnabled(Qt.UIEffect.UI_General):
        return True
    lasts = QStyle.StyleHint.SH_Widget_Animation_Duration
    return application.style().styleHint(lasts) == 0


def menu_style(theme: Theme, text: float) -> str:
    """Menus in the colours of a theme."""
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
    """The small hints at the pointer in the colours of a theme."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ToolTipBase, QColor(theme.raised))
    palette.setColor(QPalette.ColorRole.ToolTipText, QColor(theme.text))
    return palette
