"""Toppling Díaz (K): the showdown, player assassination, the count, and the winner."""

from paxdesk.errors import IllegalAction
from paxdesk.language import tr_lazy
from paxdesk.porfiriana.rules import facts
from paxdesk.porfiriana.rules.actions import (
    DIAZ,
    Action,
    AssassinatePlayer,
    CancelWithSpy,
    CardNumber,
    Fraud,
    Manifesto,
    Orientation,
    Pass,
    Seat,
)
from paxdesk.porfiriana.rules.agenda import (
    AssassinAtLarge,
    EffectList,
    Recount,
    Showdown,
    evolve_step,
)
from paxdesk.porfiriana.rules.attack_process import (
    cancel_by_spy,
    grant_award,
    rob,
    spies_of,
    spy_options,
)
from paxdesk.porfiriana.rules.attacks import MURDER_PRICE
from paxdesk.porfiriana.rules.card_verbs import Court, JailImmunity, Prestige, Spy
from paxdesk.porfiriana.rules.headlines import end_by_gold, pile_headline, richest
from paxdesk.porfiriana.rules.play_area import declare, discard_partner, succeed_by_heir
from paxdesk.porfiriana.rules.prices import Price, PricePart, pay_gold, refuse_gold
from paxdesk.porfiriana.rules.state import State
from paxdesk.porfiriana.rules.tripartite import Tripartite

ASSASSINATION_PRICE = 3
"""Price in gold of an assassination, and the surcharge for each guarding troop (K2)."""
_MURDER = ("K2", "gl. Assassination", "assassinate")


def begin_showdown(state: State, buyer: Seat, number: CardNumber, orientation: Orientation) -> None:
    """Begin a showdown; the event's effects precede it (K1, K2, R41)."""
    seats = tuple(seat for seat in state.clockwise(buyer) if seat != DIAZ)
    # The Topple has left the market, so it counts as resolved already (R62).
    diaz = facts.diaz_points(state, max(facts.topples_resolved(state) - 1, 0))
    state.agenda.append(Showdown(number, orientation, buyer, seats, diaz))
    if orientation == "event" and state.cards.topples[number].effects:
        state.agenda.append(EffectList(number, buyer))
    state.tell("topple", buyer, number, word=orientation)


def diaz_change(state: State, step: Showdown) -> int:
    """Return by how much frauds and Achilles Heels change Díaz's points."""
    heel = 0
    if step.orientation == "event":
        heel = state.cards.topples[step.card].heels.count(facts.regime_prestige(state))
    return step.fraud - heel


def diaz_in_showdown(state: State, step: Showdown) -> int:
    """Return Díaz's current part of each Tripartite, at least 0."""
    alone = state.solo == "diaz"
    base = facts.solo_defence(state, facts.regime_prestige(state)) if alone else step.diaz
    return max(base + diaz_change(state, step), 0)


def points_needed(state: State, step: Showdown, seat: Seat) -> int:
    """Return the points that the seat must exceed in this showdown (R42)."""
    return parts_needed(state, step, seat).total


def parts_needed(state: State, step: Showdown, seat: Seat) -> Tripartite:
    """Return the parts of the Tripartite that the seat must exceed in this showdown."""
    return facts.tripartite_parts(
        state, seat, facts.regime_prestige(state), step.diaz, diaz_change(state, step)
    )


# --- Options of a seat ----------------------------------------------------------------------------


def showdown_options(state: State, step: Showdown) -> list[Action]:
    """Return the legal manifestos, election frauds and player assassinations, then ``pass``."""
    seat = step.seats[0]
    options: list[Action] = [Manifesto(prestige) for prestige in declarable(state, seat)]
    options += _frauds(state, seat)
    options += [
        action
        for action in _assassinations(state, step)
        if refuse_assassination(state, step, action) is None
    ]
    return [*options, Pass()]


def declarable(state: State, seat: Seat) -> tuple[Prestige, ...]:
    """Return the kinds of prestige for which the seat could declare in a showdown (K2, R46)."""
    player = state.players[seat]
    if seat == DIAZ or player.flipped is not None or player.heir:
        return ()
    causes = state.cards.hacendados[player.hacendado].orientations
    return tuple(cause.prestige for cause in causes)


def during_toppling(state: State, number: CardNumber) -> tuple[Prestige, ...]:
    """Return the kinds of prestige that a partner's discard may raise for Díaz."""
    found: list[Prestige] = []
    for ability in facts.side_of(state, state.partners[number]).abilities:
        if isinstance(ability, Spy | Court):
            found += ability.prestige
    return tuple(found)


def _frauds(state: State, seat: Seat) -> list[Action]:
    """Return the frauds that affect the regime's kind of prestige."""
    prestige = facts.regime_prestige(state)
    found: list[Action] = []
    for partner in state.partners.values():
        if partner.owner == seat:
            types = during_toppling(state, partner.number)
            if prestige in types:
                named = prestige if len(types) > 1 else None
                found.append(Fraud(partner.number, named))
    return found


def _assassinations(state: State, step: Showdown) -> list[AssassinatePlayer]:
    if step.shot or state.variant.murder != "showdown":
        return []
    blacks = state.cards.blacks
    return [
        AssassinatePlayer(victim, number)
        for number in state.players[step.seats[0]].hand
        if number in blacks and blacks[number].assassination
        for victim in state.players
    ]


def assassination_price(guards: int) -> Price:
    """Return the price of an assassination with this number of guards (K2)."""
    parts = [PricePart("assassin", ASSASSINATION_PRICE)]
    if guards:
        parts.append(PricePart("guards", guards * ASSASSINATION_PRICE, count=guards))
    return Price(tuple(parts))


def refuse_assassination(
    state: State, step: Showdown, action: AssassinatePlayer
) -> IllegalAction | None:
    """Return why the player cannot be shot (K2, R41), or None."""
    seat = step.seats[0]
    if state.variant.murder != "showdown":
        return IllegalAction(
            ("rules_2012", "K2", "assassinate"),
            tr_lazy("Under the rules of 2012 nobody is shot in the showdown."),
        )
    if step.shot:
        return IllegalAction(
            ("R41", "K2"), tr_lazy("Only one assassination per showdown."), action.card, seat
        )
    card = state.cards.blacks.get(action.card)
    if card is None or not card.assassination or action.card not in state.players[seat].hand:
        return IllegalAction(
            _MURDER, tr_lazy("You have no such assassination card."), action.card, seat
        )
    victim = state.players.get(action.victim)
    if victim is None:
        return IllegalAction(
            _MURDER, tr_lazy("There is no such player."), action.card, action.victim
        )
    if victim.flipped is None:
        rules = (*_MURDER, "R46") if victim.heir else _MURDER
        return IllegalAction(
            rules, tr_lazy("Only a declared Hacendado can be shot."), action.card, action.victim
        )
    price = assassination_price(len(state.army(victim.seat))).gold
    return refuse_gold(state, seat, price, "K2", action.card, _MURDER[1:])


def refuse_showdown(state: State, step: Showdown, action: Action) -> IllegalAction | None:
    """Return why the deciding seat cannot do this in the showdown, or None."""
    seat = step.seats[0]
    if isinstance(action, AssassinatePlayer):
        return refuse_assassination(state, step, action)
    if action in showdown_options(state, step):
        return None
    if isinstance(action, Manifesto):
        player = state.players[seat]
        if player.heir:
            return IllegalAction(
                ("R46", "K2"),
                tr_lazy("The heir of an assassinated Hacendado cannot declare."),
                None,
                seat,
            )
        if player.flipped is not None:
            return IllegalAction(
                ("K2", "gl. Hacendado", "gl. Orientation"),
                tr_lazy("Your Hacendado has declared already."),
                None,
                seat,
            )
        return IllegalAction(
            ("K2", "gl. Hacendado"), tr_lazy("Your Hacendado has no such cause."), None, seat
        )
    if isinstance(action, Fraud):
        return IllegalAction(
            ("K2", "R41", "gl. During Toppling", "court", "spy"),
            tr_lazy("You have no such card that helps Díaz under this regime."),
            action.card,
            seat,
        )
    return IllegalAction(
        ("K2", "R41"),
        tr_lazy("In the showdown: declare, fraud, assassinate or pass."),
        None,
        seat,
    )


def answer_showdown(state: State, step: Showdown, action: Action) -> None:
    """Pass, flip the Hacendado, discard a card, or attempt an assassination (K2)."""
    seat = step.seats[0]
    if isinstance(action, Pass):
        state.tell("passes", seat)
        state.agenda[-1] = evolve_step(step, seats=step.seats[1:], shot=False)
        return
    if isinstance(action, Manifesto):
        declare(state, seat, action.prestige)
    elif isinstance(action, Fraud):
        discard_partner(state, action.card, "fraud")
        state.agenda[-1] = evolve_step(step, fraud=step.fraud + 1)
        state.tell("fraud", seat, action.card)
    else:
        assert isinstance(action, AssassinatePlayer)
        pay_gold(state, seat, assassination_price(len(state.army(action.victim))).gold)
        state.players[seat].hand.remove(action.card)
        state.agenda[-1] = evolve_step(step, shot=True)
        state.tell("shoots", seat, action.card, other=action.victim)
        state.agenda.append(Recount(step.buyer))
        state.agenda.append(AssassinAtLarge(action.card, seat, action.victim))
        return
    state.agenda.append(Recount(step.buyer))


# --- Player assassination ------------------------------------------------------------------------


def resolve_assassin(state: State, step: AssassinAtLarge) -> bool:
    """Kill the Hacendado, unless a Spy's owner must be prompted first (R60)."""
    if step.attacker != step.victim and not step.asked and spies_of(state, step.victim):
        return False
    state.agenda.pop()
    if state.variant.murder == "action" and state.variant.spy_cancels == "play":
        # an assassination by an action is paid for only if no Spy cancels it (F4)
        pay_gold(state, step.attacker, MURDER_PRICE)
    if state.variant.murder_robs:
        rob(state, step)
    immune = facts.has_ability(state, step.victim, JailImmunity)
    succeed_by_heir(state, step.victim)
    grant_award(state, step.card, step.victim, immune)
    return True


def assassin_options(state: State, step: AssassinAtLarge) -> list[Action]:
    """Return the victim's options: to cancel with a Spy in play, or ``pass`` (R60)."""
    return spy_options(state, step.victim)


def answer_assassin(state: State, step: AssassinAtLarge, action: Action) -> None:
    """Discard the Spy and the assassination card, or allow the shot (R60)."""
    if isinstance(action, CancelWithSpy):
        state.agenda.pop()
        cancel_by_spy(state, action.card, step.card)
    else:
        state.agenda[-1] = evolve_step(step, asked=True)


# --- The count (K3, K4) --------------------------------------------------------------------------


def resolve_showdown(state: State, step: Showdown) -> bool:
    """Defend Díaz after the last pass (R80), then count the points (K3).

    Returns False while a player must decide.
    """
    if step.seats:
        return False
    if state.solo == "diaz" and _diaz_defends(state, step):
        return True
    state.agenda.pop()
    _count(state, step)
    return True


def _diaz_defends(state: State, step: Showdown) -> bool:
    """Discard Díaz's helpful partners (R80); return whether there were any."""
    if not state.variant.diaz_uses_partners:
        return False
    prestige = facts.regime_prestige(state)
    helping = [
        partner.number
        for partner in state.partners.values()
        if partner.owner == DIAZ and prestige in during_toppling(state, partner.number)
    ]
    if not helping:
        return False
    for number in helping:
        discard_partner(state, number, "fraud")
        state.tell("fraud", DIAZ, number)
    state.agenda[-1] = evolve_step(step, fraud=step.fraud + len(helping))
    state.agenda.append(Recount(step.buyer))
    return True


def topplers(state: State, step: Showdown) -> tuple[Seat, ...]:
    """Return the seats with more points than their Tripartite (R42)."""
    prestige = facts.regime_prestige(state)
    return tuple(
        seat
        for seat, own in facts.points_of_all(state).items()
        if prestige in own and seat != DIAZ and own[prestige] > points_needed(state, step, seat)
    )


def _count(state: State, step: Showdown) -> None:
    winners = topplers(state, step)
    if winners:
        state.headlines.append(step.card)
        state.end(richest(state, winners), "topple")
    elif not facts.topples_left(state):
        state.headlines.append(step.card)
        state.tell("diaz_holds", card=step.card)
        end_by_gold(state)
    else:
        state.tell("diaz_holds", card=step.card)
        pile_headline(state, step.card, step.buyer)
