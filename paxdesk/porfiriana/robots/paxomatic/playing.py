"""Step 4: which card to play, and where (Part M, R86, R87)."""

from typing import TypeAlias

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.situation import Situation
from paxdesk.porfiriana.rules.actions import Action, Attack, CardNumber, Deploy, Play, Seat
from paxdesk.porfiriana.rules.attacks import (
    candidates,
    refuse_target,
    strike_of,
    unrest_of,
    victim_of,
)
from paxdesk.porfiriana.rules.cards import BlackCard, OrangeCard, Side
from paxdesk.porfiriana.rules.enterprises import enterprise_price
from paxdesk.porfiriana.rules.partners import partner_price, refuse_governed
from paxdesk.porfiriana.rules.state import EnterpriseInPlay
from paxdesk.porfiriana.rules.troops import refuse_entry
from paxdesk.porfiriana.rules.vocabulary import District, RebelGovernor, Steal, StealPer

Rank: TypeAlias = tuple[int, ...]
Ranked: TypeAlias = list[tuple[Rank, Action]]
"""Possible lines, each with its rank: the smallest comes first."""

# --- 4a troops -----------------------------------------------------------------------------------


def troop_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Where a troop would go, costs apart: against extorters, to the unprotected, to extort."""
    state = situation.state
    card = state.cards.troops[number]
    if refuse_governed(state, number, card.jurisdiction) is not None:
        return []
    reserve = state.players[situation.seat].reserve
    power = situation.orders.firepower(card)
    uses: Ranked = []
    for enterprise in situation.enterprises_of({situation.seat, *situation.people}):
        at = enterprise.number
        if refuse_entry(state, situation.orders, number, at, reserve) is not None:
            continue
        use = _use_of(situation, enterprise)
        if use is not None:
            kind, cubes = use
            uses.append(((-power, kind, -cubes), Deploy(number, at)))
    return uses


def _use_of(situation: Situation, enterprise: EnterpriseInPlay) -> tuple[int, int] | None:
    """The kind of use, 0 the first, and the cubes at stake."""
    if enterprise.owner == situation.seat:
        cubes = situation.cubes_of(situation.seat, enterprise)
        if situation.is_extorted(enterprise):
            return 0, cubes
        return None if enterprise.troop else (1, cubes)
    if situation.is_slave(enterprise.number) or not situation.can_be_extorted(enterprise):
        return None
    cubes = situation.cubes_of(enterprise.owner, enterprise)
    if not enterprise.troop:
        return 3, cubes
    guard = situation.state.troops[enterprise.troop]
    return (2, cubes) if guard.owner in situation.people else None


# --- 4b partners ---------------------------------------------------------------------------------


def partner_bullet(situation: Situation, side: Side) -> int:
    """The first bullet of 4b that a side meets, 0 to 4."""
    prestige = side.prestige
    if prestige is None:
        return 4
    state = situation.state
    if situation.person_leads(prestige):
        return 0
    if situation.beats_other_robot(prestige):
        return 1
    hacendado = state.cards.hacendados[state.players[situation.seat].hacendado]
    if any(cause.prestige == prestige for cause in hacendado.orientations):
        return 2
    return 3 if prestige in situation.most_prestige(situation.seat) else 4


def best_bullet(situation: Situation, number: CardNumber) -> int:
    """The earliest bullet any side of a partner meets."""
    sides = situation.state.cards.partners[number].sides
    return min(partner_bullet(situation, side) for side in sides)


def partner_uses(situation: Situation, number: CardNumber) -> Ranked:
    card = situation.state.cards.partners[number]
    if not governor_pays(situation, number):
        return []
    price = partner_price(situation.state, situation.seat, number)
    return [
        (
            (partner_bullet(situation, side), price),
            Play(number, side.prestige if card.newspaper else None),
        )
        for side in card.sides
    ]


def governor_pays(situation: Situation, number: CardNumber) -> bool:
    """A Rebel Governor is played only if persons lose more cards than the robot."""
    for ability in situation.state.cards.partners[number].sides[0].abilities:
        if isinstance(ability, RebelGovernor):
            district = ability.district
            theirs = sum(_secession_loss(situation, seat, district) for seat in situation.people)
            return theirs > _secession_loss(situation, situation.seat, district)
    return True


def _secession_loss(situation: Situation, seat: Seat, district: District) -> int:
    """Enterprises of the district and troops standing there that a seat would lose."""
    state = situation.state
    there = [
        number
        for number in state.enterprises
        if state.cards.enterprises[number].district == district
    ]
    enterprises = sum(1 for number in there if state.enterprises[number].owner == seat)
    return enterprises + sum(
        1 for troop in state.troops.values() if troop.owner == seat and troop.at in there
    )


# --- 4c enterprises ------------------------------------------------------------------------------


def enterprise_uses(situation: Situation, number: CardNumber) -> Ranked:
    state = situation.state
    card = state.cards.enterprises[number]
    if refuse_governed(state, number, (card.district,)) is not None:
        return []
    price = enterprise_price(state, situation.seat, number)
    return [((card.slave, price), Play(number))]


# --- 4d orange and black cards -------------------------------------------------------------------


def attack_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Plays against persons that the award does not help, then scapegoats on own enterprises."""
    state = situation.state
    card = state.cards.attacks[number]
    uses: Ranked = []
    for action in candidates(state, card):
        if refuse_target(state, situation.seat, action) is not None:
            continue
        victim = victim_of(state, action)
        if victim in situation.people:
            rank = _attack_rank(situation, card, action, victim)
            if rank is not None and _award_is_safe(situation, card, victim):
                uses.append((rank, action))
        elif victim == situation.seat and isinstance(card, OrangeCard) and action.unrest == 0:
            uses.append(((SCAPEGOAT,), action))
    return uses


SCAPEGOAT = 6


def _award_is_safe(situation: Situation, card: OrangeCard | BlackCard, victim: Seat) -> bool:
    """The victim neither leads nor would lead with the award (R87)."""
    if card.award is None:
        return True
    prestige = card.award.prestige
    return not (situation.leads(victim, prestige) or situation.would_lead(victim, prestige))


def _attack_rank(
    situation: Situation, card: OrangeCard | BlackCard, action: Attack, victim: Seat
) -> Rank | None:
    if isinstance(card, BlackCard):
        if _only_robs(card) and not situation.state.players[victim].gold:
            return None
        return (_black_bullet(situation, action, victim),)
    assert action.target is not None
    disks = unrest_of(situation.state, action, situation.seat, victim)
    if strike_of(card) is not None and not disks:
        return None
    rank = unrest_rank(situation, situation.state.enterprises[action.target])
    return None if rank is None else (*rank, -disks)


def _only_robs(card: BlackCard) -> bool:
    """Whether the card does nothing to a victim without gold: not "effective" in Part M."""
    return all(isinstance(effect, Steal | StealPer) for effect in card.effects)


def unrest_rank(situation: Situation, enterprise: EnterpriseInPlay) -> tuple[int, int] | None:
    """Where Unrest hurts: slave cards, then places without Unrest and extorter, most cubes."""
    cubes = situation.cubes_of(enterprise.owner, enterprise)
    if situation.is_slave(enterprise.number):
        return 0, -cubes
    if enterprise.unrest or situation.is_extorted(enterprise):
        return None
    return 1, -cubes


def _black_bullet(situation: Situation, action: Attack, victim: Seat) -> int:
    """The bullet of 4d a black card meets; cards on a player come with those on any card."""
    return 4 if action.target is None else prestige_bullet(situation, action.target, victim)


def prestige_bullet(situation: Situation, number: CardNumber, victim: Seat) -> int:
    """What losing this card means: prestige he leads in, has most of, any, or none (4d)."""
    state = situation.state
    prestige = None
    if number in state.enterprises:
        prestige = state.cards.enterprises[number].prestige
    elif number in state.partners:
        side = state.partners[number].side
        prestige = state.cards.partners[number].sides[side].prestige
    if prestige is None:
        return 5
    if situation.leads(victim, prestige):
        return 2
    return 3 if prestige in situation.most_prestige(victim) else 4


WHY = {
    "a": (
        reasons.DRIVES_OUT,
        reasons.GUARDS,
        reasons.EXTORTS_TROOP,
        reasons.EXTORTS,
    ),
    "b": (
        reasons.PERSON_LEADS,
        reasons.BEATS_ROBOT,
        reasons.OWN_CAUSE,
        reasons.MOST_PRESTIGE,
        reasons.OTHER_PARTNER,
    ),
    "c": (reasons.CHEAPEST_ENTERPRISE, reasons.CHEAPEST_SLAVES),
    "d": (
        reasons.SLAVES,
        reasons.FIRST_UNREST,
        reasons.LEADING_PRESTIGE,
        reasons.VICTIMS_PRESTIGE,
        reasons.AGAINST_PERSON,
        reasons.AGAINST_PERSON,
        reasons.SCAPEGOAT,
    ),
}
"""What the bullets of step 4 say, by letter."""

# --- The step ------------------------------------------------------------------------------------


def uses_of(situation: Situation, number: CardNumber) -> tuple[str, Ranked]:
    """The letter of step 4 and the plays a card would have, whatever they cost."""
    cards = situation.state.cards
    if number in cards.troops:
        return "a", troop_uses(situation, number)
    if number in cards.partners:
        return "b", partner_uses(situation, number)
    if number in cards.enterprises:
        return "c", enterprise_uses(situation, number)
    return "d", attack_uses(situation, number)


def play_a_card(situation: Situation) -> tuple[Action, str, str] | None:
    """Step 4: the first legal play in the order a to d, with its letter and why."""
    legal = set(situation.legal)
    by_letter: dict[str, Ranked] = {}
    for number in situation.hand:
        letter, uses = uses_of(situation, number)
        by_letter.setdefault(letter, []).extend(use for use in uses if use[1] in legal)
    for letter in sorted(by_letter):
        ranked = by_letter[letter]
        if ranked:
            least = min(rank for rank, _ in ranked)
            bullet = least[1] if letter == "a" else least[0]
            return best(situation, ranked), f"4{letter}", WHY[letter][bullet]
    return None


def best(situation: Situation, ranked: Ranked) -> Action:
    """The line with the smallest rank; equal ones are a tie (R94)."""
    least = min(rank for rank, _ in ranked)
    return situation.ties.pick([action for rank, action in ranked if rank == least])
