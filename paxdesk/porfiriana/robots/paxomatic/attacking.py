"""Step 4d: orange and black cards, on whom, and with what effect (Part M, R87)."""

from collections.abc import Iterator

from paxdesk.porfiriana.robots.paxomatic.foresight import after_attack
from paxdesk.porfiriana.robots.paxomatic.situation import Rank, Ranked, Situation
from paxdesk.porfiriana.rules.actions import Action, Attack, CardNumber, Seat
from paxdesk.porfiriana.rules.attacks import (
    candidates,
    refuse_target,
    strike_of,
    unrest_of,
    victim_of,
)
from paxdesk.porfiriana.rules.cards import AttackCard, BlackCard, OrangeCard
from paxdesk.porfiriana.rules.prestige import points, tripartite
from paxdesk.porfiriana.rules.readings import has_ability, side_of
from paxdesk.porfiriana.rules.state import EnterpriseInPlay, State
from paxdesk.porfiriana.rules.vocabulary import (
    PRESTIGES,
    CountedUnrest,
    JailImmunity,
    PaidUnrest,
    PlaceUnrest,
    Prestige,
    Regime,
    RemoveCube,
    Steal,
    StealPer,
)


def attack_uses(situation: Situation, number: CardNumber) -> Ranked:
    """Plays against persons that the award does not help, then scapegoats on own enterprises."""
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
    """The bullets of 4d; None where the card is not effective or its award is barred."""
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
    # Without a disk it only works against a person.
    return rank if _disks(situation, card, action, victim) else (AGAINST_PERSON, *rank)


def _foreseen(
    situation: Situation, action: Attack, victim: Seat, award: Prestige | None
) -> tuple[int, ...]:
    """After the whole attack: whether the victim leads with the award, and the black bullet.

    A Prestige point counts as removed if it is gone then, the award apart (R87).
    """
    before = {prestige: situation.points(victim, prestige) for prestige in PRESTIGES}

    def judge(after: State) -> tuple[int, int]:
        have = {prestige: points(after, victim, prestige) for prestige in PRESTIGES}
        leads = award is not None and have[award] > tripartite(after, victim, award)
        removed = {each for each in PRESTIGES if before[each] > have[each] - (each == award)}
        return leads, _black_bullet(situation, action, victim, removed)

    return after_attack(situation.state, situation.seat, action, judge)


AGAINST_PERSON = 4


def _black_bullet(
    situation: Situation, action: Attack, victim: Seat, removed: set[Prestige]
) -> int:
    """The bullet of 4d for what is removed; targets without prestige come last (R87)."""
    if any(situation.leads(victim, prestige) for prestige in removed):
        return 2
    if removed & situation.most_prestige(victim):
        return 3
    bare = action.target is not None and _prestige_of(situation, action.target) is None
    return AGAINST_PERSON + bare


def _disks(situation: Situation, card: AttackCard, action: Attack, victim: Seat) -> int:
    """Unrest that the attack would place."""
    printed = sum(effect.amount for effect in card.effects if isinstance(effect, PlaceUnrest))
    return printed + unrest_of(situation.state, action, situation.seat, victim)


_HARMLESS = (Steal, StealPer, PlaceUnrest, PaidUnrest, CountedUnrest, RemoveCube, Regime)
"""What may come to nothing against a person."""


def _is_effective(situation: Situation, card: AttackCard, action: Attack, victim: Seat) -> bool:
    """It places Unrest, takes something of a person's, or jails him."""
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
    """Where Unrest hurts: slave cards, then places without Unrest and extorter, most cubes."""
    cubes = situation.cubes_of(enterprise.owner, enterprise)
    if situation.is_slave(enterprise.number):
        return 0, -cubes
    if enterprise.unrest or situation.is_extorted(enterprise):
        return None
    return 1, -cubes


def _takes_cube(situation: Situation, verb: RemoveCube, action: Attack) -> bool:
    """Whether a person's cube is among those that may be removed."""
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


def _prestige_of(situation: Situation, number: CardNumber) -> Prestige | None:
    """The prestige printed on a card in play, of a newspaper the side in use."""
    state = situation.state
    if number in state.enterprises:
        return state.cards.enterprises[number].prestige
    partner = state.partners.get(number)
    return None if partner is None else side_of(state, partner).prestige


def prestige_bullet(situation: Situation, number: CardNumber, victim: Seat) -> int:
    """What losing this card means: prestige he leads in, has most of, any, or none (4d)."""
    prestige = _prestige_of(situation, number)
    if prestige is None:
        return 5
    if number in situation.state.enterprises and situation.state.enterprises[number].unrest:
        return AGAINST_PERSON
    if situation.leads(victim, prestige):
        return 2
    return 3 if prestige in situation.most_prestige(victim) else 4


def longest_strikes(ranked: Ranked) -> Ranked:
    """Of a strike on one target only that with most Unrest: as many as payable (R87)."""
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
