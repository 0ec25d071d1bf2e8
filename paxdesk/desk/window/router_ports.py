"""Port forwarding in the router for a table of this window, on request."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paxdesk.desk.window.network_calls import GuiThreadCaller, run_in_thread
from paxdesk.errors import PaxError
from paxdesk.language import tr
from paxdesk.net.addresses import own_address
from paxdesk.net.router_port import RouterPort

if TYPE_CHECKING:
    from paxdesk.desk.sheets.network_sheets import InviteSheet
    from paxdesk.desk.window.hosted_game import Hosting
    from paxdesk.desk.window.network_play import NetworkPart


def open_port(network: NetworkPart, hosting: Hosting, sheet: InviteSheet, wanted: bool) -> None:
    """Open or close a table's port on the router, and show the result."""
    if not wanted:
        opened = hosting.router
        hosting.close_port()
        used = opened is not None and sheet.host.text() == opened.address
        sheet.show_router("", own_address() if used else "")
        return
    across = GuiThreadCaller(hosting)
    interface = None if network.interfaces is None else network.interfaces[0]
    port = hosting.port

    def ask() -> None:
        try:
            opened = RouterPort(port, interface)
        except PaxError as error:
            across.call_soon(partial(_show, network, hosting, sheet, str(error), None))
        else:
            across.call_soon(partial(_show, network, hosting, sheet, opened.words, opened))

    sheet.show_router(tr("Asking your router…"), sheet.host.text())
    run_in_thread(ask)


def _show(
    network: NetworkPart,
    hosting: Hosting,
    sheet: InviteSheet,
    words: str,
    opened: RouterPort | None,
) -> None:
    is_shown = network.window.dialog is sheet
    refused = is_shown and not sheet.router.isChecked()
    if opened is not None and (hosting.door is None or refused):
        run_in_thread(opened.close)  # no longer wanted
        return
    hosting.router = opened
    if opened is not None:
        network.use_address(opened.address)
    if is_shown and not refused:
        sheet.show_router(words, "" if opened is None else opened.address)
