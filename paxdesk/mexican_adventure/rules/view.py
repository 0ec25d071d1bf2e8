"""Views: the position and actions that a side may see (5.8.4, M86)."""

import hashlib
from typing import NewType

from attrs import evolve

from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules import agenda
from paxdesk.mexican_adventure.rules.actions import Action
from paxdesk.mexican_adventure.rules.forces import NOTHING, Fp, Fps, Pieces, ZonePieces
from paxdesk.mexican_adventure.rules.notation import HIDDEN, write, write_pieces
from paxdesk.mexican_adventure.rules.state import Person, State
from paxdesk.mexican_adventure.rules.vocabulary import (
    ATTITUDES,
    AWAY,
    SIDES,
    Chit,
    Side,
    ZoneId,
    enemy_of,
)

View = NewType("View", State)
"""Position without hidden information.

mypy checks that robots, hints and remote seats receive only views.
"""
UNSEEN: dict[Side, Fp] = {"imperial": Fp("french", "C"), "republican": Fp("republican", "C")}
"""Stand-in for all FP under a leader, whatever their number and kind."""
UNKNOWN_CHIT: Chit = 0
"""Stand-in for a hidden chit that was kept or given."""


def under_a_leader(state: State, side: Side, zone: ZoneId) -> bool:
    """Return whether a leader in the zone hides the side's pieces outside combat (M106)."""
    return bool(state.leaders_in(zone, side))


def shown_in_combat(state: State, zone: ZoneId) -> bool:
    """Return whether FP in the zone are revealed by a combat."""
    return any(
        each.zone == zone and (isinstance(each, agenda.CombatOver) or each.republican is not None)
        for each in state.agenda
        if isinstance(each, agenda.Combat | agenda.CombatOver)
    )


def sees_fps(state: State, side: Side, zone: ZoneId) -> Fps | None:
    """Return the enemy's FP that a side sees in a zone; None if hidden."""
    enemy = enemy_of(side)
    fps = state.zones[zone].fps(enemy)
    if fps and under_a_leader(state, enemy, zone) and not shown_in_combat(state, zone):
        return None
    return fps


def heard(state: State, action: Action) -> Action:
    """Return an action without the information that may be hidden from others."""
    match action:
        case act.PlacePieces(batches) | act.Improve(batches) | act.Convert(batches):
            return evolve(action, batches=tuple(ZonePieces(NOTHING, each.zone) for each in batches))
        case act.Lift() | act.Order() | act.Initiative() | act.Rail():
            return evolve(action, pieces=NOTHING)
        case act.Starve():
            return act.Starve(())
        case act.Lose():
            return act.Lose(())
        case act.Move(path):
            return act.Move(tuple(act.Stop(each.zone) for each in path))
        case act.Sail(cargo=Pieces()):
            return evolve(action, cargo=NOTHING)
        case act.Keep():
            return act.Keep(UNKNOWN_CHIT)
        case act.Give():
            return act.Give(UNKNOWN_CHIT)
        case act.Ride(who, path) if who in state.material.leaders:
            return act.Ride(HIDDEN, path)
        case act.ChooseAttitude():
            return act.ChooseAttitude(ATTITUDES[0])
    return action


def overheard(state: State, action: Action, listener: Side | None) -> str:
    """Return an action's line as ``listener`` may read it; None is a spectator."""
    speaker = state.side_asked
    line = write(action)
    if speaker is None or speaker == listener:
        return line

    def hides(zone: ZoneId) -> bool:
        return under_a_leader(state, speaker, zone) and not shown_in_combat(state, zone)

    match action:
        case act.ChooseAttitude():
            # the Imperial attitude is hidden until the Republican side has chosen
            return f"attitude {HIDDEN}" if speaker == "imperial" else line
        case act.Keep(_, give):
            return f"keep {HIDDEN}" + (f" give {give}" if give is not None else "")
        case act.Order(_, zone):
            return f"order {HIDDEN} in {zone}"
        case act.Initiative(_, zone):
            return f"initiative {HIDDEN} in {zone}"
        case act.Move(path):
            return "move " + " ".join(_stop(state, speaker, stop) for stop in path)
        case act.Ride(who, path) if who in state.material.leaders:
            return f"ride {HIDDEN} {' '.join(path)}"
        case act.Sail(origin, to, cargo) if cargo is not None and hides(origin):
            return f"sail {origin} to {to} with {HIDDEN}"
        case act.Rail(_, origin, to) if hides(origin):
            return f"rail {HIDDEN} from {origin} to {to}"
        case act.Lose():
            step = state.agenda[-1]
            hidden = isinstance(step, agenda.Losing) and hides(step.zone)
            return f"lose {HIDDEN}" if hidden else line
        case act.Starve(batches) if any(hides(batch.zone) for batch in batches):
            return f"starve {HIDDEN}"
        case act.PlacePieces(batches) if state.step == "setup":
            return f"place {', '.join(_placed(batch, hides(batch.zone)) for batch in batches)}"
        case act.Lift(_, zone) if hides(zone):
            return f"lift {HIDDEN} from {zone}"
        case act.Improve(batches):
            places = (
                f"{HIDDEN if hides(batch.zone) else write_pieces(batch.pieces)} in {batch.zone}"
                for batch in batches
            )
            return f"improve {', '.join(places)}"
    return line


def _placed(batch: ZonePieces, hidden: bool) -> str:
    """Return a batch as text; leaders hide the pieces placed with them."""
    unseen = hidden or batch.pieces.leaders
    return f"{HIDDEN if unseen else write_pieces(batch.pieces)} in {batch.zone}"


def _stop(state: State, side: Side, stop: act.Stop) -> str:
    """Return a stop as text; a leader hides the dropped pieces."""
    dropped: Pieces = stop.dropped
    if dropped.empty:
        return stop.zone
    hidden = bool(dropped.leaders) or under_a_leader(state, side, stop.zone)
    return f"{stop.zone}({HIDDEN if hidden else write_pieces(dropped)})"


def _seen_step(
    state: State, step: agenda.AgendaItem, sides: tuple[Side, ...]
) -> tuple[agenda.AgendaItem, tuple[Chit, ...]]:
    """Return an agenda record without hidden information, and its chits hidden from the sides."""
    match step:
        case agenda.Drawing(side=side) if side not in sides:
            unknown = {*step.drawn, step.aside} - {None, step.given}
            return agenda.Drawing(side), tuple(chit for chit in unknown if chit is not None)
        case agenda.Drawing(kept=int(kept)) if "imperial" not in sides:
            # revealed when both have chosen
            return evolve(step, kept=None), (kept,)
        case agenda.Moving(side=side) if side not in sides:
            return evolve(step, pieces=Pieces()), ()
        case agenda.SettingUp(side=side) if side not in sides:
            return agenda.SettingUp(side, (), (), 0), ()
        case agenda.Spending(side=side) if side not in sides:
            seen = (each for each in step.improved if not under_a_leader(state, side, each.zone))
            return evolve(step, improved=tuple(seen)), ()
        case agenda.Combat(republican=None) if "imperial" not in sides:
            if any(isinstance(each, agenda.ChoosingAttitude) for each in state.agenda):
                return agenda.Combat(step.zone), ()
    return step, ()


def seen_by(state: State, *sides: Side) -> View:
    """Return a copy without future chance results and information hidden from all these sides."""
    view = state.copy()
    view.generator.position = 0
    view.rolls, view.draws = [], []
    unseen: list[Chit] = []
    for index, step in enumerate(state.agenda):
        view.agenda[index], chits = _seen_step(state, step, sides)
        unseen += chits
    # these sides cannot distinguish unseen chits from those in the bowl
    view.bowl, view.unseen = tuple(sorted({*state.bowl, *unseen})), len(unseen)
    covered: set[ZoneId] = set()
    face_down: set[tuple[ZoneId, Side]] = set()
    for side in SIDES:
        if side in sides:
            continue
        for zone in state.material.board.ids:
            if not under_a_leader(state, side, zone):
                continue
            leaders = state.leaders_in(zone, side)
            if shown_in_combat(state, zone):
                # only the FP and the commanding leader are revealed
                leaders = tuple(who for who in leaders if who != state.commander(leaders))
            else:
                face_down.add((zone, side))
                if view.zones[zone].fps(side):
                    covered.add(zone)
                    view.zones[zone].set_fps(side, (UNSEEN[side],))
            for who in leaders:
                view.people[who] = Person(HIDDEN, state.people[who].rank)
    view.masked = True
    view.covered, view.face_down = frozenset(covered), frozenset(face_down)
    return View(view)


def as_seen(state: State, *sides: Side) -> View:
    """Return the view of these sides, or ``state`` if it is a view."""
    return View(state) if state.masked else seen_by(state, *sides)


def supposed(view: View) -> State:
    """Return a possible full position for a view, for trial actions."""
    found = view.copy()
    found.masked = False
    found.covered, found.face_down, found.unseen = frozenset(), frozenset(), 0
    told = repr((view.turn, view.step, view.withdrawal, view.rp, len(view.bowl)))
    digest = hashlib.blake2b(told.encode(), digest_size=8).digest()
    found.generator.position = int.from_bytes(digest, "big")
    for side in SIDES:
        # Hidden leaders are distributed over the side's face-down stacks, at least one in each.
        zones = sorted(zone for zone, whose in view.face_down if whose == side)
        unseen = [who for who in sorted(found.people) if found.people[who].where == HIDDEN]
        theirs = [who for who in unseen if found.material.leaders[who].side == side]
        for number, who in enumerate(theirs):
            found.people[who].where = zones[number % len(zones)] if zones else AWAY
    answers_second = view.side_asked == "republican"
    for index, step in enumerate(found.agenda):
        if isinstance(step, agenda.Combat) and step.imperial is None and answers_second:
            found.agenda[index] = evolve(step, imperial=ATTITUDES[0])
        if isinstance(step, agenda.Drawing) and step.given is not None and step.kept is None:
            # the Imperial side may have kept any chit not visible to this side
            found.agenda[index] = evolve(step, kept=found.bowl[0])
    return found
