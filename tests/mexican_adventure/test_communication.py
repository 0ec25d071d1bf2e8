"""Tests of lines of communication (2.5, M9-M14)."""

from paxdesk.mexican_adventure.rules.engine import begin
from paxdesk.mexican_adventure.rules.forces import Fp
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.rules.supply import hq_distances


def test_no_line_leads_on_through_a_contested_zone() -> None:
    """Only the first zone of a line may be contested (M10)."""
    state = begin(load_material(), "conquest", 1)
    for standing in state.zones.values():
        standing.set_fps("imperial", ())
        standing.set_fps("republican", ())
    for zone in ("veracruz", "orizaba", "puebla"):
        state.zones[zone].set_fps("imperial", [Fp("french", "A")])
    for zone in ("orizaba", "puebla"):
        state.zones[zone].set_fps("republican", [Fp("republican", "C")])
    assert hq_distances(state) == {"veracruz": 0, "orizaba": 1}
