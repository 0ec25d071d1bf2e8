"""Application of settings to the table, immediately and without a restart."""

from typing import get_args

from attrs import evolve
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QToolTip

from paxdesk.desk.painting import typesetting
from paxdesk.desk.scene.geometry import DockPlan
from paxdesk.desk.settings import (
    CLOSEUPS,
    HandOrder,
    Settings,
    SettingsStore,
    hint_palette,
    menu_style,
    system_reduces_motion,
    theme_of,
)
from paxdesk.desk.view.game_view import GameView


def dock_plan(settings: Settings) -> DockPlan:
    return DockPlan(
        inspector=settings.inspector_open,
        log=settings.log_open,
        left=settings.dock_side == "left",
        width=settings.dock_width,
        share=settings.inspector_share / 100,
    )


class SettingsApplier(QObject):
    """Controller that applies the settings to a desk when they change."""

    def __init__(self, desk: GameView, store: SettingsStore, menu: QMenu) -> None:
        super().__init__(desk)
        self.desk = desk
        self.menu = menu
        self.store = store
        desk.sounded.connect(self._sound)
        desk.dock_changed.connect(self._keep_dock)
        desk.sort_asked.connect(self.sort_hand)
        store.changed.connect(self.apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.apply)
        self.apply()

    def apply(self) -> None:
        settings, desk = self.store.settings, self.desk
        theme = theme_of(settings.theme)
        desk.scene.wanted_pace = settings.pace(system_reduces_motion)
        desk.scene.apply(theme, settings.text, settings.touch, settings.far)
        desk.flow.room.apply(desk.scene.text, settings.touch)
        desk.sort_hand(settings.hand_order)
        desk.set_dock(evolve(dock_plan(settings), insist=desk.view.dock.insist))
        desk.view.lay_out()
        desk.flow.fit()
        desk.drag.mark()
        desk.drag.confirm_end = settings.confirm_end
        desk.drag.confirm_final = settings.confirm_final
        desk.mouse.hover_opens = settings.hover_opens
        desk.mouse.touch = settings.touch
        desk.resting.delay = CLOSEUPS[settings.closeup]
        desk.inspector.press_by(finger=settings.touch)
        desk.log.press_by(finger=settings.touch)
        self.menu.setStyleSheet(menu_style(theme, desk.scene.text))
        QToolTip.setPalette(hint_palette(theme))
        QToolTip.setFont(typesetting.make_font(13 * desk.scene.text))

    def _sound(self, name: str) -> None:
        if self.store.settings.sounds:
            from paxdesk.desk.sounds import play

            play(name)

    def _keep_dock(self, plan: DockPlan) -> None:
        self.store.change(
            inspector_open=plan.inspector,
            log_open=plan.log,
            dock_side="left" if plan.left else "right",
            dock_width=round(plan.width),
            inspector_share=round(plan.share * 100),
        )

    def reset_layout(self) -> None:
        self.store.reset("layout")
        self.desk.set_dock(dock_plan(self.store.settings))
        self.desk.view.zoom_to_fit()

    def sort_hand(self) -> None:
        """Sort the hand by the next of the available orders."""
        orders = get_args(HandOrder)
        now = orders.index(self.store.settings.hand_order)
        self.store.change(hand_order=orders[(now + 1) % len(orders)])

    def look_from_afar(self) -> None:
        """Switch between the living-room view and the normal one."""
        self.store.change(far=not self.store.settings.far)

    def flip_dock(self) -> None:
        plan = self.desk.view.dock
        self.desk.change_dock(evolve(plan, left=not plan.left))
