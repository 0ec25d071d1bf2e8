"""Step 4: which card to play, and where (Part M, R86, R87)."""

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.attacking import attack_uses, longest_strikes
from paxdesk.porfiriana.robots.paxomatic.situation import Ranked, Situation
from paxdesk.porfiriana.rules.actions import Action, CardNumber, Deploy, Play, Seat
from paxdesk.porfiriana.rules.cards import Side
from paxdesk.porfiriana.rules.enterprises import enterprise_price
from paxdesk.porfiriana.rules.partners import partner_price, refuse_governed, seceding
from paxdesk.porfiriana.rules.state import EnterpriseInPlay
from paxdesk.porfiriana.rules.troops import refuse_entry
from paxdesk.porfiriana.rules.vocabulary import (
    District,
    RebelGovernor,
)

# --- 4a troops -----------------------------------------------------------------------------------


def open_to(situation: Situation, number: CardNumber) -> list[CardNumber]:
    """Enterprises that a troop of the robot's could enter, costs apart, in ascending order."""
    state = situation.state
    card = state.cards.troops[number]
    if refuse_governed(state, number, card.jurisdiction) is not None:
        return []
    reserve = state.players[situation.seat].reserve
    return [
        at
        for at in sorted(state.enterprises)
        if refuse_entry(state, situation.orders, number, at, reserve) is None
    ]


def troop_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Where a troop would go, costs apart: against extorters, to the unprotected, to extort."""
    power = situation.orders.firepower(situation.state.cards.troops[number])
    uses: Ranked = []
    for at in open_to(situation, number):
        use = _use_of(situation, situation.state.enterprises[at])
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
    if (
        enterprise.owner not in situation.people
        or situation.is_slave(enterprise.number)
        or not situation.can_be_extorted(enterprise)
    ):
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
    """Each side by its first bullet of 4b, then price; a governor only where it pays (R86)."""
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
    there = seceding(state, district)
    enterprises = sum(1 for number in there if state.enterprises[number].owner == seat)
    return enterprises + sum(
        1 for troop in state.troops.values() if troop.owner == seat and troop.at in there
    )


# --- 4c enterprises ------------------------------------------------------------------------------


def enterprise_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Slave enterprises last, then by price in gold; none where a governor bars it (4c, R37)."""
    state = situation.state
    card = state.cards.enterprises[number]
    if refuse_governed(state, number, (card.district,)) is not None:
        return []
    price = enterprise_price(state, situation.seat, number)
    return [((card.slave, price), Play(number))]


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
        if letter == "d":
            ranked = longest_strikes(ranked)
        if ranked:
            least = min(rank for rank, _ in ranked)
            bullet = least[1] if letter == "a" else least[0]
            return best(situation, ranked), f"4{letter}", WHY[letter][bullet]
    return None


def best(situation: Situation, ranked: Ranked) -> Action:
    """The line with the smallest rank; equal ones are a tie (R94)."""
    ranks = dict(zip((action for _, action in ranked), (rank for rank, _ in ranked), strict=True))
    return situation.first(ranks, ranks.__getitem__)
