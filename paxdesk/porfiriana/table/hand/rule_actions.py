"""Actions of rule entries, with a refusal if none is possible. No Qt."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final

from paxdesk.desk.protocol.handling import RuleInUse
from paxdesk.desk.scene.things import Spot
from paxdesk.porfiriana.rules.actions import Action, Seat
from paxdesk.porfiriana.rules.agenda import ActionPhase
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.session import Session
from paxdesk.porfiriana.table.hand.affordances import (
    Affordance,
    DeedName,
    affordances,
    nearest_refusal,
)

MOST_TRIED: Final = 300
"""Maximum number of attempts considered for the refusal to show."""
DEEDS_BY_RULE: Final[dict[str, tuple[DeedName, ...]]] = {
    "E1": ("play", "deploy", "attack"),
    "E2": ("buy",),
    "gl. Market": ("buy",),
    "gl. Market Purchase": ("buy",),
    "E3": ("public",),
    "gl. Public Cards": ("public",),
    "E4": ("sell",),
    "E5": ("redeploy", "order"),
    "gl. Redeploy": ("redeploy", "order"),
    "E6": ("land",),
    "E7": ("connect",),
    "gl. Connection Cube": ("connect",),
    "E8": ("police", "jail"),
    "gl. Jailed": ("jail",),
    "E9": ("speculate", "cube"),
    "gl. Speculation Cube": ("speculate",),
    "G": ("deploy", "redeploy"),
    "G1": ("deploy", "redeploy"),
    "P8": ("attack",),
    "activist": ("use",),
    "regime_action": ("use",),
}
"""Kinds of actions by the ids of the rules about them."""


def rule_in_use(session: Session, seat: Seat, rules: Iterable[str]) -> RuleInUse | None:
    """Return whether ``seat`` can act by these rules now, or else a refusal.

    Returns None outside the seat's action phase, or if no action belongs to the rules.
    """
    deeds = {deed for rule in rules for deed in DEEDS_BY_RULE.get(rule, ())}
    state = session.state
    step = state.agenda[-1]
    if not deeds or not isinstance(step, ActionPhase) or state.turn_seat != seat:
        return None
    found = [each for each in _everywhere(state, session.legal(), seat) if each.deed in deeds]
    if any(each.legal for each in found):
        return RuleInUse(possible=True)
    attempts = islice((each for row in found for each in row.attempts), MOST_TRIED)
    refusals = (session.refusal(each) for each in attempts)
    return RuleInUse(False, nearest_refusal(each for each in refusals if each is not None))


def _everywhere(state: State, legal: Sequence[Action], seat: Seat) -> Iterator[Affordance]:
    player = state.players[seat]
    spots = [Spot("market", slot) for slot, card in enumerate(state.market) if card]
    spots += [Spot("public", number) for number in state.public_market]
    spots += [Spot("hand", number) for number in player.hand]
    pieces = (state.enterprises, state.troops, state.partners)
    spots += [Spot("card", number) for each in pieces for number in each]
    for spot in (*spots, Spot("hacendado", seat)):
        yield from affordances(state, legal, seat, spot)
