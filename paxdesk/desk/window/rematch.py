"""Another game with the people of a finished one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.window.network_play import NetworkPart


def offer_rematch(network: NetworkPart) -> None:
    """Create a table for another game, and invite its people; or report why that is impossible.

    Those who are connected are asked at once; the links are shown for the others.
    """
    window, old = network.window, network.hosting
    table = None if old is None else old.table
    if old is None or table is None or old.session is None or old.session.seat_to_act is not None:
        words = tr("Only the host of a finished online game can invite its players to another one.")
        window.show_message(tr("No rematch"), words)
        return
    assert window.game.sharing is not None, "a shared game can be shared"
    shared = window.game.sharing().rematch(old.session, frozenset(table.remote_seats))
    network.gather(shared)
    new = network.new_table.hosting
    if new is not None and new.gathering is not None:
        new.choose_absence(table.claims.absence)
        new.choose_clock(table.claims.clock)
        table.invite_again(new.gathering, 0 if new.port == old.port else new.port)
