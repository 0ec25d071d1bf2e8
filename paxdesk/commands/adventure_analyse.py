"""``paxdesk adventure analyse``: what turned one of its games, without a display."""

from argparse import Namespace
from typing import Any

from paxdesk.commands import looking_back
from paxdesk.commands.as_json import print_json
from paxdesk.files.plain_data import strict_converter
from paxdesk.files.writing import write_whole
from paxdesk.mexican_adventure.analysis.analysis import analyse as found_in
from paxdesk.mexican_adventure.analysis.analysis import analysis_data
from paxdesk.mexican_adventure.rules.material_reading import load_material
from paxdesk.mexican_adventure.saves.save import open_saved
from paxdesk.mexican_adventure.session import Recording
from paxdesk.mexican_adventure.table.words.looking_back import told
from paxdesk.resources import corrections_folder


def add_arguments(actions: Any) -> None:
    """Declare the game, and where what is found out goes."""
    parser = actions.add_parser("analyse", help="tell what turned a game that is over")
    looking_back.add_arguments(parser)


def analyse(arguments: Namespace) -> int:
    """Look the game through, and print what is found. Raises SaveError."""
    material = load_material(arguments.cards or corrections_folder())
    recording = Recording.of(open_saved(arguments.file, material).session)
    found = found_in(recording, looking_back.teller(arguments))
    if arguments.out is not None:
        write_whole(arguments.out, analysis_data(found, recording))
    elif arguments.json:
        print_json(strict_converter().unstructure(found))
    else:
        words = told(found, recording)
        for finding in (*words.turning_points, *words.worst):
            print(finding.words)
            if finding.detail:
                print(f"    {finding.detail}")
        for seat, tally in words.tallies.items():
            print(f"{seat}: {tally}")
        print(words.note)
    return 0
