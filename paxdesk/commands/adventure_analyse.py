"""``paxdesk adventure analyse``: what turned one of its games, without a display."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from paxdesk.commands.as_json import add_json, print_json
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
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--progress", action="store_true", help="say how far it is, line by line")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep what is found in this file")
    add_json(parser)


def analyse(arguments: Namespace) -> int:
    """Look the game through, and print what is found. Raises SaveError."""
    material = load_material(arguments.cards or corrections_folder())
    recording = Recording.of(open_saved(arguments.file, material).session)
    said = 0

    def tell(done: int, total: int) -> None:
        nonlocal said
        share = 100 * done // max(1, total)
        if arguments.progress and sys.stdout is not None and share > said:
            said = share
            print(share, flush=True)

    found = found_in(recording, tell)
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
