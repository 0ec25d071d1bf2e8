"""Step 4: the card to play, and its place (Part M, R86, R87)."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from paxdesk.porfiriana.robots import reasons
from paxdesk.porfiriana.robots.paxomatic.situation import Rank, Ranked, Situation
from paxdesk.porfiriana.rules import agenda
from paxdesk.porfiriana.rules.actions import (
    Action,
    Attack,
    CancelWithSpy,
    CardNumber,
    Deploy,
    Play,
    Seat,
)
from paxdesk.porfiriana.rules.attacks import (
    attack,
    attack_price,
    candidates,
    refuse_target,
    strike_of,
    unrest_of,
    victim_of,
)
from paxdesk.porfiriana.rules.card_verbs import (
    PRESTIGES,
    CountedUnrest,
    District,
    JailImmunity,
    PaidUnrest,
    PlaceUnrest,
    Prestige,
    RebelGovernor,
    Regime,
    RemoveCube,
    Steal,
    StealPer,
)
from paxdesk.porfiriana.rules.cards import AttackCard, BlackCard, OrangeCard, PartnerFace
from paxdesk.porfiriana.rules.engine import legal_actions, perform, seat_to_act
from paxdesk.porfiriana.rules.enterprises import enterprise_price
from paxdesk.porfiriana.rules.facts import active_points, has_ability, side_of, tripartite
from paxdesk.porfiriana.rules.partners import partner_price, refuse_governed, seceding
from paxdesk.porfiriana.rules.state import ACTIONS_A_TURN, EnterpriseInPlay, State
from paxdesk.porfiriana.rules.troops import refuse_entry
from paxdesk.porfiriana.rules.turn import run_agenda

# --- Result of an attack with all its consequences (Part M, 4d) -----------------------------------

Judge: TypeAlias = Callable[[State], tuple[int, ...]]
"""Function that rates a position for the robot; smaller is better."""
_WEIGHTY = (agenda.Attacking, agenda.StrifeAmong, agenda.HomelessTroops)
"""Questions whose answers may change a seat's prestige."""


def after_attack(before: State, seat: Seat, action: Attack, judge: Judge) -> tuple[int, ...]:
    """Return the rating of the position after an attack, at any price.

    Spies are ignored. Where prestige may change, the robot answers to its advantage, and others to
    its disadvantage.
    """
    state = before.copy()
    player = state.players[seat]
    if action.card not in player.hand:
        player.hand.append(action.card)
    player.gold += attack_price(state, action).gold
    state.turn.actions = ACTIONS_A_TURN
    state.agenda = [agenda.ActionPhase(), agenda.Recount(seat)]
    attack(state, seat, action)
    run_agenda(state)
    return _judged(state, seat, judge)


def _judged(state: State, seat: Seat, judge: Judge) -> tuple[int, ...]:
    step = state.agenda[-1]
    if isinstance(step, agenda.ActionPhase | agenda.GameOver):
        return judge(state)
    options = [each for each in legal_actions(state) if not isinstance(each, CancelWithSpy)]
    if not isinstance(step, _WEIGHTY):
        options = options[:1]
    found: list[tuple[int, ...]] = []
    for option in options:
        after = state.copy()
        perform(after, option)
        found.append(_judged(after, seat, judge))
    return min(found) if seat_to_act(state) == seat else max(found)


# --- Step 4d: orange and black cards, their victims and effects (Part M, R87) ---------------------


def attack_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Return the ranked attacks: useful ones on persons, and those on the robot's scapegoats."""
    if number not in situation.attack_uses:
        situation.attack_uses[number] = list(_attack_uses(situation, number))
    return situation.attack_uses[number]


def _attack_uses(situation: Situation, number: CardNumber) -> Iterator[tuple[Rank, Action]]:
    state = situation.state
    card = state.cards.attacks[number]
    for action in candidates(state, card):
        if refuse_target(state, situation.seat, action) is not None:
            continue
        victim = victim_of(state, action)
        if victim in situation.people:
            rank = _attack_rank(situation, card, action, victim)
            if rank is not None:
                yield rank, action
        elif victim == situation.seat and isinstance(card, OrangeCard) and action.unrest == 0:
            yield (SCAPEGOAT,), action


SCAPEGOAT = 6


def _attack_rank(
    situation: Situation, card: AttackCard, action: Attack, victim: Seat
) -> Rank | None:
    """Return the rank of an attack by 4d, None if ineffective or barred."""
    if not _is_effective(situation, card, action, victim):
        return None
    award = card.award.prestige if card.award is not None else None
    if award is not None and situation.leads(victim, award):
        return None
    if isinstance(card, BlackCard):
        barred, bullet = _foreseen(situation, action, victim, award)
        return None if barred else (bullet,)
    assert action.target is not None
    rank: Rank | None = unrest_rank(situation, situation.state.enterprises[action.target])
    if rank is None or (award is not None and _foreseen(situation, action, victim, award)[0]):
        return None
    # Without a disk the attack only affects a person.
    return rank if _disks(situation, card, action, victim) else (AGAINST_PERSON, *rank)


def _foreseen(
    situation: Situation, action: Attack, victim: Seat, award: Prestige | None
) -> tuple[int, ...]:
    """Return whether the attack's award makes the victim lead, then the bullet of 4d (R87)."""
    before = {prestige: situation.points(victim, prestige) for prestige in PRESTIGES}

    def judge(after: State) -> tuple[int, int]:
        have = {prestige: active_points(after, victim, prestige) for prestige in PRESTIGES}
        leads = award is not None and have[award] > tripartite(after, victim, award)
        removed = {each for each in PRESTIGES if before[each] > have[each] - (each == award)}
        return leads, _black_bullet(situation, action, victim, removed)

    return after_attack(situation.state, situation.seat, action, judge)


AGAINST_PERSON = 4


def _black_bullet(
    situation: Situation, action: Attack, victim: Seat, removed: set[Prestige]
) -> int:
    """Return the bullet of 4d for removed prestige; targets without prestige come last (R87)."""
    if any(situation.leads(victim, prestige) for prestige in removed):
        return 2
    if removed & situation.most_prestige(victim):
        return 3
    bare = action.target is not None and not _points_of(situation, action.target)
    return AGAINST_PERSON + bare


def _disks(situation: Situation, card: AttackCard, action: Attack, victim: Seat) -> int:
    """Return the number of Unrest disks that the attack would place."""
    printed = sum(effect.amount for effect in card.effects if isinstance(effect, PlaceUnrest))
    return printed + unrest_of(situation.state, action, situation.seat, victim)


_HARMLESS = (Steal, StealPer, PlaceUnrest, PaidUnrest, CountedUnrest, RemoveCube, Regime)
"""Effects that may do nothing to a person."""


def _is_effective(situation: Situation, card: AttackCard, action: Attack, victim: Seat) -> bool:
    """Return whether the attack places Unrest, takes something from a person, or jails them."""
    state = situation.state
    if _disks(situation, card, action, victim):
        return True
    if strike_of(card) is not None:
        return False
    jails = card.award is not None and card.award.jails
    if jails and not state.players[victim].jailed and not has_ability(state, victim, JailImmunity):
        return True
    for effect in card.effects:
        if isinstance(effect, Steal | StealPer):
            if state.players[victim].gold:
                return True
        elif isinstance(effect, RemoveCube):
            if _takes_cube(situation, effect, action):
                return True
        elif not isinstance(effect, _HARMLESS):
            return True
    return False


def unrest_rank(situation: Situation, enterprise: EnterpriseInPlay) -> tuple[int, int] | None:
    """Return the rank of an enterprise for Unrest, or None."""
    cubes = situation.cubes_of(enterprise.owner, enterprise)
    if situation.is_slave(enterprise.number):
        return 0, -cubes
    if enterprise.unrest or situation.is_extorted(enterprise):
        return None
    return 1, -cubes


def _takes_cube(situation: Situation, verb: RemoveCube, action: Attack) -> bool:
    state, people = situation.state, situation.people
    assert action.target is not None
    enterprise = state.enterprises[action.target]
    owners = set(enterprise.connections) if "connection" in verb.cubes else set()
    if "income" in verb.cubes:
        if enterprise.income:
            owners.add(enterprise.owner)
        if enterprise.extorted:
            owners.add(state.troops[enterprise.troop].owner)
    return not people.isdisjoint(owners)


def _points_of(situation: Situation, number: CardNumber) -> tuple[Prestige, ...]:
    """Return the points of an enterprise, or of a partner's side in use."""
    state = situation.state
    if number in state.enterprises:
        return state.cards.enterprises[number].points
    partner = state.partners.get(number)
    return () if partner is None else side_of(state, partner).points


def prestige_bullet(situation: Situation, number: CardNumber, victim: Seat) -> int:
    """Return the bullet of 4d for the victim's loss of this card."""
    points = _points_of(situation, number)
    if not points:
        return 5
    if number in situation.state.enterprises and situation.state.enterprises[number].unrest:
        return AGAINST_PERSON
    if any(situation.leads(victim, prestige) for prestige in points):
        return 2
    return 4 if situation.most_prestige(victim).isdisjoint(points) else 3


def longest_strikes(ranked: Ranked) -> Ranked:
    """Return the attacks; of strikes, only those with the most payable Unrest (R87)."""
    most: dict[tuple[CardNumber, CardNumber | None], int] = {}
    attacks = [action for _, action in ranked if isinstance(action, Attack)]
    for action in attacks:
        key = action.card, action.target
        most[key] = max(most.get(key, 0), action.unrest or 0)
    return [
        (rank, action)
        for rank, action in ranked
        if isinstance(action, Attack) and (action.unrest or 0) == most[action.card, action.target]
    ]


# --- 4a: troops -----------------------------------------------------------------------------------


def open_to(situation: Situation, number: CardNumber) -> list[CardNumber]:
    """Return the enterprises that the troop could enter at any price, in ascending order."""
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
    """Return the uses of a troop: against extorters, to guard, to extort."""
    power = situation.orders.firepower(situation.state.cards.troops[number])
    uses: Ranked = []
    for at in open_to(situation, number):
        use = _use_of(situation, situation.state.enterprises[at])
        if use is not None:
            kind, cubes = use
            uses.append(((-power, kind, -cubes), Deploy(number, at)))
    return uses


def _use_of(situation: Situation, enterprise: EnterpriseInPlay) -> tuple[int, int] | None:
    """Return the rank of a troop on the enterprise, with the cubes at stake, or None."""
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


# --- 4b: partners ---------------------------------------------------------------------------------


def partner_bullet(situation: Situation, side: PartnerFace) -> int:
    """Return the first bullet of 4b that a side meets, 0 to 4."""
    points, state = side.points, situation.state
    if any(situation.person_leads(prestige) for prestige in points):
        return 0
    if any(situation.beats_other_robot(prestige) for prestige in points):
        return 1
    hacendado = state.cards.hacendados[state.players[situation.seat].hacendado]
    if any(cause.prestige in points for cause in hacendado.orientations):
        return 2
    return 4 if situation.most_prestige(situation.seat).isdisjoint(points) else 3


def best_bullet(situation: Situation, number: CardNumber) -> int:
    """Return the first bullet of 4b that any side of a partner meets."""
    sides = situation.state.cards.partners[number].sides
    return min(partner_bullet(situation, side) for side in sides)


def partner_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Return the ranked plays of a partner; [] for a useless governor (R86)."""
    card = situation.state.cards.partners[number]
    if not governor_pays(situation, number):
        return []
    price = partner_price(situation.state, situation.seat, number).gold
    return [
        (
            (partner_bullet(situation, side), price),
            Play(number, side.prestige if card.newspaper else None),
        )
        for side in card.sides
    ]


def governor_pays(situation: Situation, number: CardNumber) -> bool:
    """Return whether people lose more to a governor than the robot; True for other partners."""
    for ability in situation.state.cards.partners[number].sides[0].abilities:
        if isinstance(ability, RebelGovernor):
            district = ability.district
            theirs = sum(_secession_loss(situation, seat, district) for seat in situation.people)
            return theirs > _secession_loss(situation, situation.seat, district)
    return True


def _secession_loss(situation: Situation, seat: Seat, district: District) -> int:
    """Return the number of a seat's enterprises and troops lost to a governor."""
    state = situation.state
    there = seceding(state, district)
    enterprises = sum(1 for number in there if state.enterprises[number].owner == seat)
    return enterprises + sum(
        1 for troop in state.troops.values() if troop.owner == seat and troop.at in there
    )


# --- 4c: enterprises ------------------------------------------------------------------------------


def enterprise_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Return the play of an enterprise with its rank (4c); [] if barred (R37)."""
    state = situation.state
    card = state.cards.enterprises[number]
    if refuse_governed(state, number, (card.district,)) is not None:
        return []
    price = enterprise_price(state, situation.seat, number).gold
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
"""Reasons of the bullets of step 4, by letter."""

# --- The whole step -------------------------------------------------------------------------------


def uses_of(situation: Situation, number: CardNumber) -> tuple[str, Ranked]:
    """Return the letter of step 4 for a card, and its ranked plays."""
    cards = situation.state.cards
    if number in cards.troops:
        return "a", troop_uses(situation, number)
    if number in cards.partners:
        return "b", partner_uses(situation, number)
    if number in cards.enterprises:
        return "c", enterprise_uses(situation, number)
    return "d", attack_uses(situation, number)


def play_a_card(situation: Situation) -> tuple[Action, str, str] | None:
    """Return the first legal play of step 4 with step and reason, or None."""
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
            return lowest_ranked(situation, ranked), f"4{letter}", WHY[letter][bullet]
    return None


def lowest_ranked(situation: Situation, ranked: Ranked) -> Action:
    """Return the action with the smallest rank; a roll breaks ties (R94)."""
    ranks = dict(zip((action for _, action in ranked), (rank for rank, _ in ranked), strict=True))
    return situation.first(ranks, ranks.__getitem__)
