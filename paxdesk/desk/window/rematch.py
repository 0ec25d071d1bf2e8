"""Another game with the people of a finished one."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paxdesk.language import tr

if TYPE_CHECKING:
    from paxdesk.desk.game_types import Session
    from paxdesk.desk.window.hosted_game import Hosting
    from paxdesk.desk.window.network_play import NetworkPart
    from paxdesk.desk.window.remote_game import RemoteGame
    from paxdesk.desk.window.table_banners import RematchBanner
    from paxdesk.session.game_protocol import Seat


def offer_rematch(network: NetworkPart) -> None:
    """Request or host a rematch, or report why this is impossible."""
    window, hosting, visit = network.window, network.hosting, network.visit
    over = window.dealt and window.desk.session.seat_to_act is None
    if over and hosting is not None and hosting.session is window.desk.session:
        invite_again(network, hosting)
    elif over and visit is not None and visit.seat and visit.session is window.desk.session:
        if visit.connected:
            visit.game.ask("rematch")
            words = tr("The host was asked to invite everyone to another game.")
            window.show_message(tr("Rematch"), words)
        else:
            _host_again(network, visit)
    else:
        words = tr("Only the players of a finished online game can play another one together.")
        window.show_message(tr("No rematch"), words)


def invite_again(network: NetworkPart, old: Hosting) -> None:
    """Create a table for the rematch, once, and show its links."""
    table, new = old.table, old.again
    assert table is not None, "a finished game was dealt"
    if new is None or new is not network.new_table.hosting:
        seats = frozenset(table.remote_seats)
        new = _gathered(network, old.session, seats, table.claims.absence, table.claims.clock)
        old.again = new
    else:
        network.show_invitation(new)
    if new is not None and new.gathering is not None:
        table.invite_again(new.gathering, 0 if new.port == old.port else new.port)


def _host_again(network: NetworkPart, visit: RemoteGame) -> None:
    """Host the rematch in place of the missing host."""
    presence, session = visit.game.presence, network.desk.session
    people = session.people - {visit.seat}
    _gathered(network, session, people, presence.absence, presence.clock)


def _gathered(
    network: NetworkPart, session: Session | None, seats: frozenset[Seat], absence: int, clock: int
) -> Hosting | None:
    """Open and return a table for the rematch; None on failure."""
    game = network.window.game
    assert game.sharing is not None, "a shared game can be shared"
    assert session is not None, "a finished game was dealt"
    network.gather(game.sharing().rematch(session, seats))
    new = network.new_table.hosting
    if new is not None:
        new.choose_absence(absence)
        new.choose_clock(clock)
    return new


def show_wish(network: NetworkPart, hosting: Hosting, name: str) -> None:
    """Show the banner of a player who wants another game with the same people."""
    from paxdesk.desk.window.table_banners import RematchBanner

    if any(each.isVisible() for each in network.desk.findChildren(RematchBanner)):
        return
    words = tr("{name} would like to play again with the same people.", name=name)
    banner = RematchBanner(network.window, words, tr("Invite everyone"))
    banner.answered.connect(partial(_answer_wish, network, hosting, banner))


def _answer_wish(
    network: NetworkPart, hosting: Hosting, banner: RematchBanner, agrees: bool
) -> None:
    banner.leave()
    if agrees:
        invite_again(network, hosting)
