"""Files of undealt tables: a game with an arbitrary deal, and its claims."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from paxdesk.desk.window.hosted_game import NEW
from paxdesk.errors import PaxError
from paxdesk.files.game_shelf import FIRST_MOMENT, TABLE, KeptGame
from paxdesk.files.safe_write import make_folder, write_whole
from paxdesk.net.headless_host import claims_path, read_claims, write_claims
from paxdesk.net.seats import ONLOOKER, Claims

if TYPE_CHECKING:
    from paxdesk.desk.protocol.table_game import TableGame
    from paxdesk.session.seat_updates import AnySharedGame, Sharing


def keep_undealt(
    folder: Path, sharing: Sharing[Any, Any, Any], shared: AnySharedGame | None, claims: Claims
) -> None:
    """Save an undealt table. Raises SaveError."""
    assert shared is not None, "a table before the deal has a game to be dealt"
    path = folder / NEW / f"{claims.table}.pax"
    if not path.exists():
        make_folder(path.parent, private=True)
        write_whole(path, sharing.kept(shared.deal(1)).data(), private=True)
    write_claims(path, claims)


def forget_undealt(folder: Path, table: str) -> None:
    """Delete the files of a table that is dealt or given up."""
    path = folder / NEW / f"{table}.pax"
    for each in (claims_path(path), path):
        each.unlink(missing_ok=True)


def undealt_tables(folder: Path, game: TableGame) -> Iterator[tuple[AnySharedGame, Claims]]:
    """Yield the games and claims of saved undealt tables; skip damaged ones."""
    assert game.sharing is not None, "only games that can be shared have tables"
    sharing = game.sharing()
    for file in sorted((folder / NEW).glob(f"*{TABLE}")):
        path = file.with_suffix(".pax")
        try:
            claims = read_claims(path)
            session = game.open_kept(KeptGame(path, FIRST_MOMENT)).session
        except PaxError:
            continue
        if claims is not None:
            seats = frozenset(each.seat for each in claims.seats) - {ONLOOKER}
            yield sharing.rematch(session, seats), claims
