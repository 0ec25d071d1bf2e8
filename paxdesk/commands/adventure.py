"""``paxdesk adventure``: The Mexican Adventure without a display."""

from argparse import ArgumentParser, Namespace

from paxdesk.commands import adventure_analyse, adventure_play
from paxdesk.mexican_adventure.audit import facts
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.resources import corrections_folder

WIDE = 40
"""A longer value does not push the last column of the table away."""


def add_arguments(parser: ArgumentParser) -> None:
    """Declare what can be done with the data, and with games between robots."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    actions.add_parser("check", help="compare map, counters, events and scenarios with the rules")
    adventure_play.add_arguments(actions)
    adventure_analyse.add_arguments(actions)


def run(arguments: Namespace) -> int:
    """Do one of these. Raises MaterialError and SaveError."""
    actions = {
        "check": _check,
        "play": adventure_play.play,
        "simulate": adventure_play.simulate,
        "analyse": adventure_analyse.analyse,
    }
    return actions[arguments.action](arguments)


def _check(arguments: Namespace) -> int:
    """Print every stated fact; 1 if one is missed."""
    material = load_material(arguments.cards or corrections_folder())
    rows = list(facts(material))
    missed = [row for row in rows if not row.ok]
    width = max(len(row.what) for row in rows)
    middle = max(len(row.expected) for row in rows if len(row.expected) <= WIDE)
    print(f"{'':6}{'stated':{width}}  {'expected':{middle}}  found")
    for row in rows:
        met = "ok" if row.ok else "MISS"
        print(f"{met:6}{row.what:{width}}  {row.expected:{middle}}  {row.found}")
    for name in material.replaced:
        print(f"replaced: {name}.yaml")
    print(f"{len(rows)} facts, {f'{len(missed)} missed' if missed else 'all met'}")
    return 1 if missed else 0
