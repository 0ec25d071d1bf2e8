"""Tests of the texts for events: Vomito, orders, losses, chits, and robots' reasons."""

from typing import get_args

from paxdesk.mexican_adventure.robots import reasons
from paxdesk.mexican_adventure.rules import actions as act
from paxdesk.mexican_adventure.rules.agenda import (
    CombatOver,
    Drawing,
    Losing,
    VomitoStrikes,
)
from paxdesk.mexican_adventure.rules.combat import answer_losses, take_all
from paxdesk.mexican_adventure.rules.engine import perform
from paxdesk.mexican_adventure.rules.forces import Fp, FpGroup, Pieces
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.state import Event, State
from paxdesk.mexican_adventure.rules.supply import strike_with_vomito
from paxdesk.mexican_adventure.session import Opening
from paxdesk.mexican_adventure.table.words.event_text import chit_words, event_words
from paxdesk.mexican_adventure.table.words.labels import action_words, consequences
from tests.mexican_adventure.rules.positions import laid


def test_every_answer_of_a_robot_has_a_reason() -> None:
    """Orders, marches and attitudes have reasons with figures; dice, draws and Lift need none."""
    others = {
        act.Order,
        act.Initiative,
        act.Move,
        act.ChooseAttitude,
        act.Dice,
        act.Drawn,
        act.Lift,
    }
    assert set(get_args(act.Action)) - others == set(reasons.PLAIN)


def position() -> State:
    return Opening("conquest", 1).begin(load_material())


def test_vomito_reports_numbers_and_qualities() -> None:
    state = position()
    standing = state.zones["veracruz"]
    standing.vomito = True
    standing.set_fps(
        "imperial",
        [Fp("french", "A"), *[Fp("french", "B")] * 10, Fp("french", "C"), Fp("imperial", "C")],
    )
    step = VomitoStrikes()
    state.agenda.append(step)
    state.events.clear()
    strike_with_vomito(state, step)
    assert [event_words(state, each) for each in state.events] == [
        "Vomito in Veracruz: 1 A becomes B",
        "Vomito in Veracruz: 10 B become C",
        "Vomito in Veracruz: 1 C stays C",
    ]


def test_a_republican_regular_order_is_no_test() -> None:
    state = position()
    regular = Event("ordered", "republican", "oaxaca", word="passed")
    assert event_words(state, regular) == "a Regular Order in Oaxaca"
    tested = Event("ordered", "republican", "oaxaca", "diaz", word="passed")
    assert event_words(state, tested) == "the test for Oaxaca is passed"


def losses(*around: CombatOver) -> list[str]:
    """Return the sentences for a loss of three steps in Puebla."""
    state = position()
    fps = [*[Fp("french", "A")] * 2, Fp("imperial", "C")]
    state.zones["puebla"].set_fps("imperial", fps)
    step = Losing("imperial", "puebla", 3)
    state.agenda = [*around, step]
    state.events.clear()
    groups = (FpGroup(2, "A", "french"), FpGroup(1, "C", "imperial"))
    answer_losses(state, step, act.Lose(groups))
    return [event_words(state, each) for each in state.events]


def test_a_combat_reports_lost_leaders() -> None:
    assert losses(CombatOver("puebla")) == ["Imperial in Puebla: 2 A become B, 1 C falls"]
    assert losses() == ["Imperial loses 3 steps in Puebla"], "a raid does not show who hides there"


def test_a_combat_reports_a_lost_force() -> None:
    state = position()
    state.zones["puebla"].set_fps("imperial", [Fp("french", "C")] * 2)
    step = Losing("imperial", "puebla", 5)
    state.agenda = [CombatOver("puebla"), step]
    state.events.clear()
    assert take_all(state, step)
    told = [event_words(state, each) for each in state.events]
    assert told == ["Imperial in Puebla: 2 FP fall: nobody is left"]


def test_a_draw_reports_every_chit() -> None:
    """The chits kept, given and returned to the bowl are named with their effects."""
    state = position()
    state.agenda = [Drawing("imperial", (1, 11, 49))]
    told = [note.words for note in consequences(state, act.Keep(1, 11))]
    assert told[:2] == [chit_words(state.material, chit) for chit in (1, 11)]
    assert told[2:] == [f"Back into the bowl: {chit_words(state.material, 49)}"]
    state.agenda = [Drawing("imperial", (1, 11), aside=49)]
    told = [note.words for note in consequences(state, act.Give(11))]
    assert told == [
        chit_words(state.material, 11),
        f"Back into the bowl: {chit_words(state.material, 1)}",
    ]


def test_the_set_aside_chit_is_kept_and_another_given() -> None:
    state = position()
    state.agenda = [Drawing("imperial", (1, 11), aside=49)]
    assert action_words(state, act.Give(11)) == "gives a chit to the opponent"
    assert action_words(state, act.Keep(1)) == "keeps a chit"


def test_only_forces_that_leave_are_counted() -> None:
    state = laid(
        """
        scenario: retreat
        phase: ops.d
        turn: 26
        played: [62, 63]
        saillard: 24
        zones: {veracruz: {imperial: 3A.french, leaders: [neigre]}}
        """
    )
    alone = act.Evacuate(Pieces(("neigre",)))
    assert action_words(state, alone) == "embarks 1 French leader"
    events = perform(state, alone)
    told = [event_words(state, each) for each in events]
    assert told == ["Neigre leaves for good"]
