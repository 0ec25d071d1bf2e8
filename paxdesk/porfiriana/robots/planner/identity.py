"""What makes two positions of one game the same, whichever way they were reached."""

from typing import Any, TypeAlias

from paxdesk.porfiriana.rules.state import State

Identity: TypeAlias = tuple[Any, ...]


def identity(state: State) -> Identity:
    """A value that two positions share if the same can happen in both from now on.

    Chance and the order in which cards came into play are left out.
    """
    turn = state.turn
    return (
        (turn.seat, turn.actions, turn.purchases, turn.freed, turn.plays, turn.speculations),
        tuple(sorted(turn.used)),
        tuple(turn.strifes),
        tuple(
            (
                player.gold,
                player.reserve,
                tuple(sorted(player.hand)),
                tuple(sorted(player.grudges.items())),
                player.flipped,
                player.heir,
                player.jailed,
                player.hacendado,
                player.hacendado_income,
                player.cause_cube,
            )
            for player in state.players.values()
        ),
        tuple(state.market),
        tuple(state.speculation),
        tuple(state.headlines),
        tuple(state.public_market),
        tuple(
            (
                each.number,
                each.owner,
                each.income,
                each.unrest,
                each.extorted,
                each.prestige_cube,
                each.troop,
                tuple(each.connections),
            )
            for _, each in sorted(state.enterprises.items())
        ),
        tuple(
            (each.number, each.owner, each.side, each.prestige_cube)
            for _, each in sorted(state.partners.items())
        ),
        tuple(
            (each.number, each.owner, each.at, each.prestige_cube)
            for _, each in sorted(state.troops.items())
        ),
        (state.regime, state.depression, state.topples_seen, state.standoff, len(state.deck)),
        tuple(state.agenda),
        state.winners,
    )
