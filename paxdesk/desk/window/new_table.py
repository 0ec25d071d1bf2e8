"""Undealt hosted table; another game can be on the desk meanwhile."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from paxdesk.errors import PaxError
from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.window.hosted_game import Hosting
    from paxdesk.desk.window.network_play import NetworkPart
    from paxdesk.desk.window.table_banners import GatheringBanner
    from paxdesk.net.seats import Claims
    from paxdesk.session.seat_updates import AnySharedGame


class NewTablePart(QObject):
    """Undealt table of a window; another game can be played meanwhile."""

    def __init__(self, network: NetworkPart) -> None:
        super().__init__(network)
        self.network = network
        self.hosting: Hosting | None = None
        """Undealt table, None if there is none."""
        self.banner: GatheringBanner | None = None
        """Banner with the awaited players; None without a table or while the links are shown."""

    def gather(self, shared: AnySharedGame) -> None:
        """Open a table for a new game, and show its links."""
        self.give_up()
        try:
            hosting = self.network.opened(lambda hosting: hosting.gather(shared))
        except PaxError as error:
            self.network.window.show_message(tr("You cannot invite anyone"), str(error))
            return
        self._wait_for_players(hosting)
        self.network.show_invitation(hosting)

    def resume(self, shared: AnySharedGame, claims: Claims) -> None:
        """Reopen an undealt table after a restart of the program."""
        if self.hosting is not None:
            return
        try:
            hosting = self.network.opened(lambda hosting: hosting.gather(shared, claims))
        except PaxError:
            return  # another window hosts this table at its port
        self._wait_for_players(hosting)
        self.show_waiting()

    def _wait_for_players(self, hosting: Hosting) -> None:
        """Watch the table until all players have visited."""
        self.hosting = hosting
        hosting.changed.connect(partial(self._go_on, hosting))

    def _go_on(self, hosting: Hosting) -> None:
        """Deal, or show who is awaited."""
        table = hosting.gathering
        if self.hosting is not hosting or table is None:
            return
        if not table.missing and self._is_desk_free():
            self._deal()
        else:
            self.show_waiting()

    @property
    def _links_shown(self) -> bool:
        sheet = self.network.inviting
        return sheet is not None and self.network.window.dialog is sheet

    def _is_desk_free(self) -> bool:
        """Return whether dealing interrupts no other game."""
        window = self.network.window
        return self._links_shown or not window.dealt or window.desk.session.seat_to_act is None

    def _deal(self) -> None:
        assert self.hosting is not None
        assert self.hosting.gathering is not None
        self.hosting.gathering.hold = False
        self.hosting.gathering.go_on()

    def show_waiting(self) -> None:
        """Update the banner with the awaited players; see :attr:`banner`."""
        table = None if self.hosting is None else self.hosting.gathering
        if self.hosting is None or table is None or self._links_shown:
            if self.banner is not None:
                self.banner.leave()
                self.banner = None
            return
        names = [self.hosting.name(seat) for seat in table.missing]
        if self.banner is None:
            from paxdesk.desk.window.table_banners import GatheringBanner

            self.banner = GatheringBanner(self.network.window, names)
            self.banner.wanted.connect(self._return)
        else:
            self.banner.show_names(names)

    def _return(self) -> None:
        hosting = self.hosting
        if hosting is None or hosting.gathering is None:
            return
        if hosting.gathering.missing:
            self.network.show_invitation(hosting)
            self.show_waiting()
        else:
            self._deal()

    def give_up(self) -> None:
        """Close the undealt table for good."""
        if self.hosting is not None:
            self.hosting.forget_new(self.hosting.seating.claims)
        self.close()

    def close(self) -> None:
        """Close the table until the next start of the program."""
        hosting = self.hosting
        self.end()
        if hosting is not None:
            hosting.close()

    def end(self) -> None:
        """Forget the table, which is dealt or about to be closed."""
        self.hosting = None
        self.show_waiting()
