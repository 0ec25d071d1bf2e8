"""Sheets and banners of a visited remote table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paxdesk.desk.sheets.network_sheets import MoveSheet, RemoteSeatRow, TableSheet
from paxdesk.desk.window.table_banners import RematchBanner
from paxdesk.language import tr
from paxdesk.net.table_words import table_words

if TYPE_CHECKING:
    from paxdesk.desk.window.frame import WindowFrame
    from paxdesk.desk.window.network_play import NetworkPart
    from paxdesk.desk.window.remote_game import RemoteGame
    from paxdesk.net.messages import TableLink


def show_table(network: NetworkPart, visit: RemoteGame) -> None:
    """Open the list of players, with buttons for proposals and for moving the seat."""
    desk = network.desk
    session = desk.session

    def rows() -> list[RemoteSeatRow]:
        presence, labels = visit.game.presence, desk.flow.labels
        return [
            RemoteSeatRow(
                seat,
                session.seats[seat - 1].name,
                labels[seat].colour,
                seat in presence.elsewhere,
                seat in presence.here,
                "",
                robot=seat in presence.robots,
            )
            for seat in sorted(session.people - {0})
        ]

    presence = visit.game.presence
    sheet = TableSheet(desk, rows, visit.seat, table_words(presence.absence, presence.clock))
    sheet.robot_wanted.connect(lambda seat: network.propose("robot", seat))
    sheet.closing.connect(lambda: network.propose("close", 0))
    sheet.moving.connect(lambda: visit.game.ask("move"))
    visit.announced.connect(sheet.refresh)
    network.window.open_dialog(sheet, partial(show_table, network, visit))


def show_move(window: WindowFrame, link: str) -> None:
    """Show the link that moves this seat to another computer."""
    window.open_dialog(MoveSheet(window.desk, link), partial(show_move, window, link))


def show_invitation(network: NetworkPart, link: TableLink) -> None:
    """Show the banner of an invitation to another game with the same people."""
    words = tr("The host invites you to another game with the same people.")
    banner = RematchBanner(network.window, words, tr("Join"))
    banner.answered.connect(partial(_answer, network, banner, link))


def _answer(network: NetworkPart, banner: RematchBanner, link: TableLink, joins: bool) -> None:
    banner.leave()
    if joins:
        network.joiner.join(link, None)
