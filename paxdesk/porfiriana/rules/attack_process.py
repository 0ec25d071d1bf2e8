"""Resolution of an attack (P8, R23), from its choices to the award."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from paxdesk.errors import IllegalAction
from paxdesk.language import Sentence, tr_lazy
from paxdesk.porfiriana.rules import facts, play_area
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    CancelWithSpy,
    CardNumber,
    ChooseCard,
    ChooseFaction,
    ChooseNone,
    ChoosePlace,
    ChoosePrestige,
    CubePlace,
    Pass,
    Seat,
    connection_place,
)
from paxdesk.porfiriana.rules.agenda import (
    AssassinAtLarge,
    Attacking,
    RaidedHand,
    Recount,
    Stage,
    StrifeAmong,
    evolve_step,
)
from paxdesk.porfiriana.rules.card_verbs import (
    Antitrust,
    Assassinate,
    AttackVerb,
    CountedUnrest,
    DiscardTarget,
    Effect,
    Monopoly,
    Nationalize,
    PaidUnrest,
    PlaceUnrest,
    RaidHand,
    RemoveCube,
    Spy,
    Steal,
    StealPer,
    TakePartner,
    VictimStrife,
)
from paxdesk.porfiriana.rules.cards import AttackCard
from paxdesk.porfiriana.rules.effects import is_immune, perform_effect, strife_choices
from paxdesk.porfiriana.rules.fact_cache import cached_by_own_cards
from paxdesk.porfiriana.rules.partners import enter_partner
from paxdesk.porfiriana.rules.prices import gain_gold, gun_store_gold, pay_gold
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.variant import SpyCancels
from paxdesk.schema import spelled

# --- ``raid_hand``: a card from the victim's hand (R58, R70, R79) ---------------------------------


def resolve_raid(state: State, step: RaidedHand) -> bool:
    """Resolve a raid on at most one card, or by Díaz (R79).

    Returns False if the attacker must choose.
    """
    hand = state.players[step.victim].hand
    if step.attacker == DIAZ and hand:
        _raid_by_diaz(state, step, hand)
        return True
    if len(hand) > 1:
        return False
    if hand:
        _take_from_hand(state, step, hand[0])
    else:
        state.agenda.pop()
    return True


def _raid_by_diaz(state: State, step: RaidedHand, hand: list[CardNumber]) -> None:
    state.agenda.pop()
    number = state.generator.choice(sorted(hand))
    hand.remove(number)
    state.discards.append(number)
    state.tell("discarded", step.victim, number, word="raid")


def raid_options(state: State, step: RaidedHand) -> list[Action]:
    """Return an action for each card of the victim's hand, in ascending order (``raid_hand``)."""
    return [ChooseCard(number) for number in sorted(state.players[step.victim].hand)]


def answer_raid(state: State, step: RaidedHand, action: Action) -> None:
    """Take the chosen card, or discard it at the Hand Limit (R70)."""
    assert isinstance(action, ChooseCard)
    _take_from_hand(state, step, action.card)


def _take_from_hand(state: State, step: RaidedHand, number: CardNumber) -> None:
    state.agenda.pop()
    victim = state.players[step.victim]
    victim.hand.remove(number)
    hand = state.players[step.attacker].hand
    if len(hand) < state.hand_limit(step.attacker):
        if victim.hand:
            # Other players do not know which card was taken and which are left.
            state.witness(number, (step.victim,))
            for left in victim.hand:
                state.witness(left, (step.attacker,))
        hand.append(number)
        state.tell("raided", step.attacker, number, other=step.victim, seen_by=step.attacker)
    else:
        state.discards.append(number)
        state.tell("discarded", step.victim, number, word="raid")


# --- Verbs without effect, which make a card unplayable (R22) -------------------------------------

_NOTHING_TO_DO: dict[type[Any], tuple[str, ...]] = {
    StealPer: (),
    Nationalize: ("nationalization_immunity", "gl. Nationalization"),
    RemoveCube: (),
    Antitrust: (),
    VictimStrife: ("gl. Strife", "R38"),
    RaidHand: (),
}
"""Verbs that may have no effect, with further rule ids for the refusal."""


def refuse_processes(
    state: State, seat: Seat, card: AttackCard, victim: Seat, target: CardNumber | None
) -> IllegalAction | None:
    """Return why a verb would do nothing to this target (R22), or None."""
    for verb in card.effects:
        reason = _problem(state, verb, seat, victim, target)
        if reason is not None:
            kind = type(verb)
            rules = ("R22", "P8", spelled(kind), "B", "E1", *_NOTHING_TO_DO[kind])
            return IllegalAction(rules, reason, card.number, victim)
    return None


def can_work(
    state: State, seat: Seat, card: AttackCard, victim: Seat, target: CardNumber | None
) -> bool:
    """Return whether every verb can do something to this target (R22)."""
    return all(_problem(state, verb, seat, victim, target) is None for verb in card.effects)


def depends_on_processes(card: AttackCard) -> bool:
    """Return whether an attack has a verb that may have no effect."""
    return any(type(verb) in _NOTHING_TO_DO for verb in card.effects)


def _problem(
    state: State, verb: Effect | AttackVerb, attacker: Seat, victim: Seat, target: CardNumber | None
) -> Sentence | None:
    match verb:
        case StealPer() if not facts.evaluate_count(state, verb.count, victim, attacker, victim):
            return tr_lazy("The victim has nothing that counts.")
        case Nationalize() if target is not None and is_immune(state, target):
            return tr_lazy("It is immune to nationalization.")
        case RemoveCube() if target is not None and not removable_cubes(state, verb, target):
            return tr_lazy("There is no cube to remove.")
        case Antitrust() if not antitrust_targets(state, victim):
            return tr_lazy("The victim has neither a monopoly nor two enterprises of one industry.")
        case VictimStrife() if not strife_choices(state, victim, verb.between):
            return tr_lazy("The victim does not have both factions.")
        case RaidHand() if not state.players[victim].hand:
            return tr_lazy("The victim's hand is empty.")
    return None


def removable_cubes(state: State, verb: RemoveCube, target: CardNumber) -> bool:
    """Return whether the target has a cube to remove (P8 step 1)."""
    enterprise = state.enterprises[target]
    in_income = "income" in verb.cubes and bool(enterprise.income + enterprise.extorted)
    in_ovals = "connection" in verb.cubes and any(
        builder is not None for builder in enterprise.connections
    )
    return in_income or in_ovals


@cached_by_own_cards
def antitrust_targets(state: State, victim: Seat) -> Sequence[CardNumber]:
    """Return the cards that ``antitrust`` may discard, in ascending order."""
    own, cards = facts.tableau(state, victim), state.cards.enterprises
    targets = [
        number
        for number in own.partners
        if any(
            isinstance(each, Monopoly)
            for each in facts.side_of(state, state.partners[number]).abilities
        )
    ]
    industries = [cards[number].industry for number in own.enterprises]
    targets += [
        number for number in own.enterprises if industries.count(cards[number].industry) >= 2
    ]
    return sorted(targets)


def _effects(state: State, step: Attacking) -> tuple[Effect | AttackVerb, ...]:
    return state.cards.attacks[step.card].effects


def resolve_attacking(state: State, step: Attacking) -> bool:
    """Resolve the current stage of an attack; return False if a player must choose."""
    return _STAGES[step.stage](state, step)


def _next(state: State, step: Attacking, **changes: Any) -> bool:
    state.agenda[-1] = evolve_step(step, **changes)
    return True


_STAGES_IN_ORDER: dict[SpyCancels, tuple[Stage, ...]] = {
    "effects": ("choices", "payment", "spy", "effects", "award"),
    "play": ("choices", "spy", "payment", "effects", "award"),
}
"""Stages in order, by what a Spy cancels (F4)."""


def _go_on(state: State, step: Attacking) -> bool:
    """Move the attack to its next stage."""
    order = _STAGES_IN_ORDER[state.variant.spy_cancels]
    return _next(state, step, stage=order[order.index(step.stage) + 1])


# --- Choices that the action does not name (R58) --------------------------------------------------


def _choices(state: State, step: Attacking) -> bool:
    options = choice_options(state, step)
    if not options:
        return _go_on(state, step)
    if len(options) == 1:
        answer_choice(state, step, options[0])
    elif step.attacker == DIAZ:
        answer_choice(state, step, _diaz_choice(state, step, options))
    else:
        return False
    return True


def _diaz_choice(state: State, step: Attacking, options: list[Action]) -> Action:
    """Return Díaz's choice (R79)."""
    if isinstance(options[0], ChoosePrestige | ChooseFaction):
        return options[0] if state.roll() <= 3 else options[1]
    if isinstance(options[0], ChooseCard):
        cards = [option for option in options if isinstance(option, ChooseCard)]
        return max(cards, key=lambda option: facts.diaz_rank(state, option.card))
    return max(options, key=lambda option: _diaz_cube_rank(state, step, option))


def _diaz_cube_rank(state: State, step: Attacking, option: Action) -> tuple[int, bool]:
    """Return Díaz's sort key, highest first."""
    if not isinstance(option, ChoosePlace):
        return 1, True
    theirs = cube_owner(state, step, option.place) != DIAZ
    return 2 * theirs, option.place.kind == "income"


def cube_owner(state: State, step: Attacking, place: CubePlace) -> Seat | None:
    """Return the owner of the next cube to be removed from this place, or None."""
    enterprise = state.enterprises[place.number]
    if place.kind != "income":
        return enterprise.connections[place.oval]
    if step.picked_places.count(place) < enterprise.income:
        return enterprise.owner
    return state.troops[enterprise.troop].owner


def choice_options(state: State, step: Attacking) -> list[Action]:
    """Return the options of the attacker's next choice; [] when none is left."""
    for verb in _effects(state, step):
        if isinstance(verb, Antitrust) and step.picked_card is None:
            return [ChooseCard(number) for number in antitrust_targets(state, step.victim)]
        if isinstance(verb, TakePartner) and step.picked_side is None:
            return _side_options(state, step)
        if isinstance(verb, RemoveCube) and not step.stopped:
            return _cube_options(state, step, verb)
    return []


def _side_options(state: State, step: Attacking) -> list[Action]:
    """Return a stolen card's sides, if it can turn."""
    assert step.target is not None
    card = state.cards.partners[step.target]
    if card.public and state.variant.stolen_public_card_may_turn:
        return [ChooseFaction(side.faction) for side in card.sides]
    if not card.newspaper:
        return []
    return [ChoosePrestige(side.prestige) for side in card.sides if side.prestige is not None]


def _cube_options(state: State, step: Attacking, verb: RemoveCube) -> list[Action]:
    """Return the choices of the next cube to remove; only the first cube is mandatory."""
    if len(step.picked_places) >= verb.amount:
        return []
    assert step.target is not None
    enterprise = state.enterprises[step.target]
    there: Counter[CubePlace] = Counter()
    if "income" in verb.cubes:
        there[CubePlace("income", step.target)] = enterprise.income + enterprise.extorted
    if "connection" in verb.cubes:
        for oval, builder in enumerate(enterprise.connections):
            there[connection_place(step.target, oval)] = builder is not None
    there.subtract(step.picked_places)
    options: list[Action] = [ChoosePlace(place) for place, cubes in there.items() if cubes > 0]
    if options and step.picked_places:
        options.append(ChooseNone())
    return options


def answer_choice(state: State, step: Attacking, action: Action) -> None:
    """Record the attacker's pick in the step; ``none`` ends the picking of cubes (R58)."""
    if isinstance(action, ChooseCard):
        _next(state, step, picked_card=action.card)
    elif isinstance(action, ChoosePlace):
        _next(state, step, picked_places=(*step.picked_places, action.place))
    elif isinstance(action, ChoosePrestige | ChooseFaction):
        assert step.target is not None
        _next(state, step, picked_side=_side_chosen(state, step.target, action))
    else:
        _next(state, step, stopped=True)


def _side_chosen(state: State, number: CardNumber, action: ChoosePrestige | ChooseFaction) -> int:
    """Return the index of the chosen side."""
    sides = state.cards.partners[number].sides
    if isinstance(action, ChoosePrestige):
        return next(i for i, side in enumerate(sides) if side.prestige == action.prestige)
    return next(i for i, side in enumerate(sides) if side.faction == action.faction)


# --- Payment, gun stores, Spy --------------------------------------------------------------------


def _payment(state: State, step: Attacking) -> bool:
    state.turn.actions -= step.actions
    pay_gold(state, step.attacker, step.price)
    if step.card in state.cards.oranges:
        sell_guns(state, step.attacker)
    return _go_on(state, step)


def sell_guns(state: State, attacker: Seat) -> None:
    """Pay the owners of working gun stores (R21)."""
    for seat in state.clockwise(attacker):
        gain_gold(state, seat, gun_store_gold(state, seat))


def spies_of(state: State, seat: Seat) -> list[CardNumber]:
    """Return the Spies in play of this seat, in ascending order."""
    return sorted(
        number for number, ability in facts.abilities_of(state, seat) if isinstance(ability, Spy)
    )


def _spy(state: State, step: Attacking) -> bool:
    """Let the victim use a Spy (R24, R60)."""
    spies = spies_of(state, step.victim) if step.victim != step.attacker else []
    if spies and step.victim == DIAZ:
        _answer_spy(state, step, CancelWithSpy(spies[0]))
        return True
    if spies:
        return False
    return _go_on(state, step)


def spy_options(state: State, seat: Seat) -> list[Action]:
    """Return the ways to cancel an attack with a Spy, then ``pass`` (R24)."""
    return [*(CancelWithSpy(number) for number in spies_of(state, seat)), Pass()]


def _answer_spy(state: State, step: Attacking, action: Action) -> None:
    if isinstance(action, CancelWithSpy):
        state.agenda.pop()
        state.agenda.append(Recount(step.attacker))
        if state.variant.spy_cancels == "play":
            # The actions are spent, the gold is not (F4).
            state.turn.actions -= step.actions
        cancel_by_spy(state, action.card, step.card)
    else:
        _go_on(state, step)


def cancel_by_spy(state: State, spy: CardNumber, attack: CardNumber) -> None:
    """Discard the attack card and the Spy; payments are not refunded (R24, F4)."""
    state.tell("cancelled", state.partners[spy].owner, spy, target=attack)
    play_area.discard_partner(state, spy, "spy")
    state.discards.append(attack)


# --- Effects -------------------------------------------------------------------------------------


def _resolve_effects(state: State, step: Attacking) -> bool:
    effects = _effects(state, step)
    if step.index >= len(effects):
        return _go_on(state, step)
    effect = effects[step.index]
    _next(state, step, index=step.index + 1)
    state.agenda.append(Recount(step.attacker))
    verb = ATTACK_EFFECTS.get(type(effect))
    if verb is None:
        perform_effect(state, effect, step.attacker)  # type: ignore[arg-type]
    else:
        verb(state, effect, step)
    return True


def steal(state: State, verb: Steal | StealPer, step: Attacking | AssassinAtLarge) -> None:
    """Move stolen gold to the attacker, or to the supply if Díaz attacks (R20, R74)."""
    if step.attacker == step.victim:
        return
    gold = verb.gold
    if isinstance(verb, StealPer):
        counted = facts.evaluate_count(state, verb.count, step.victim, step.attacker, step.victim)
        gold = min(gold * counted, verb.max)
    taken = min(gold, state.players[step.victim].gold)
    thief = None if step.attacker == DIAZ else step.attacker
    pay_gold(state, step.victim, taken, thief, stolen=True)


def rob(state: State, step: AssassinAtLarge) -> None:
    """Steal with an assassination card before the victim dies (F19)."""
    for verb in state.cards.attacks[step.card].effects:
        if isinstance(verb, Steal | StealPer):
            steal(state, verb, step)


def _place_unrest(state: State, verb: PlaceUnrest, step: Attacking) -> None:
    assert step.target is not None
    play_area.add_unrest(state, step.target, verb.amount)


def _chosen_unrest(state: State, verb: PaidUnrest | CountedUnrest, step: Attacking) -> None:
    assert step.target is not None
    play_area.add_unrest(state, step.target, step.unrest)


def _discard_target(state: State, verb: AttackVerb, step: Attacking) -> None:
    number = step.picked_card if isinstance(verb, Antitrust) else step.target
    if number is not None and facts.owner_of(state, number) is not None:
        play_area.discard_from_play(state, number, "attack")


def _remove_cube(state: State, verb: RemoveCube, step: Attacking) -> None:
    """Remove the picked cubes, Extortion Cubes last."""
    for place in step.picked_places:
        enterprise = state.enterprises.get(place.number)
        if enterprise is None:
            continue
        state.close_books(enterprise.owner)
        if place.kind != "income":
            builder = enterprise.connections[place.oval]
            if builder is not None:
                enterprise.connections[place.oval] = None
                play_area.return_cube(state.players[builder])
        elif enterprise.income:
            enterprise.income -= 1
            play_area.return_cube(state.players[enterprise.owner])
        elif enterprise.extorted:
            enterprise.extorted = False
            play_area.return_cube(state.players[state.troops[enterprise.troop].owner])


def _take_partner(state: State, verb: TakePartner, step: Attacking) -> None:
    assert step.target is not None
    if step.target not in state.partners:
        return
    partner = play_area.remove_partner(state, step.target)
    side = partner.side if step.picked_side is None else step.picked_side
    state.tell("taken", step.attacker, step.target, other=step.victim)
    if state.cards.partners[step.target].public and state.variant.stolen_public_card_may_turn:
        enter_partner(state, step.attacker, step.target, side)
    else:
        # a partner that changes owners is not played: no Strife or Regime Change (E3, H5)
        play_area.found_partner(state, step.attacker, step.target, side)


def _victim_strife(state: State, verb: VictimStrife, step: Attacking) -> None:
    state.tell("strife", step.attacker, word="-".join(verb.between))
    # Only the active player plays cards, so no other player is bound (F12).
    if state.variant.victim_strife_binds_all or step.victim == state.turn.seat:
        state.turn.strifes.append(verb.between)
    state.agenda.append(StrifeAmong(verb.between, (step.victim,)))


def _raid_hand(state: State, verb: RaidHand, step: Attacking) -> None:
    state.agenda.append(RaidedHand(step.attacker, step.victim))


_Verb: TypeAlias = Callable[[State, Any, Attacking], None]
ATTACK_EFFECTS: dict[type[Effect | AttackVerb], _Verb] = {
    Steal: steal,
    StealPer: steal,
    PlaceUnrest: _place_unrest,
    PaidUnrest: _chosen_unrest,
    CountedUnrest: _chosen_unrest,
    Assassinate: _discard_target,
    DiscardTarget: _discard_target,
    Nationalize: _discard_target,
    Antitrust: _discard_target,
    RemoveCube: _remove_cube,
    TakePartner: _take_partner,
    VictimStrife: _victim_strife,
    RaidHand: _raid_hand,
}

# --- Award and Jail ------------------------------------------------------------------------------


def _award(state: State, step: Attacking) -> bool:
    state.agenda.pop()
    state.agenda.append(Recount(step.attacker))
    grant_award(state, step.card, step.victim, step.immune)
    return True


def grant_award(state: State, number: CardNumber, victim: Seat, immune: bool) -> None:
    """Grant the Victim-Award, or discard a card without one (P8 step 6)."""
    award = state.cards.attacks[number].award
    if award is None:
        state.discards.append(number)
        return
    state.players[victim].grudges[number] = None
    state.tell("awarded", victim, number, word=award.prestige)
    if award.jails and not immune:
        play_area.jail(state, victim)


_STAGES: dict[str, Callable[[State, Attacking], bool]] = {
    "choices": _choices,
    "payment": _payment,
    "spy": _spy,
    "effects": _resolve_effects,
    "award": _award,
}

# --- The question on top of the agenda ------------------------------------------------------------


def attacking_asked(state: State, step: Attacking) -> Seat:
    """Return the seat to decide: the victim about a Spy (R60), else the attacker (R58)."""
    return step.victim if step.stage == "spy" else step.attacker


def attacking_options(state: State, step: Attacking) -> list[Action]:
    """Return the victim's options about a Spy, or those of the attacker's next choice."""
    if step.stage == "spy":
        return spy_options(state, step.victim)
    return choice_options(state, step)


def answer_attacking(state: State, step: Attacking, action: Action) -> None:
    """Apply the victim's decision about a Spy (R24) or the attacker's choice (R58)."""
    if step.stage == "spy":
        _answer_spy(state, step, action)
    else:
        answer_choice(state, step, action)
