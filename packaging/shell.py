"""Script that writes shell completions and the manual page: ``python packaging/shell.py FOLDER``.

They are generated from the commands' parsers, and laid out as in ``/usr/share``. The extra
``package`` must be installed.
"""

import os
import sys
from argparse import SUPPRESS, Action, ArgumentParser, _SubParsersAction
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from paxdesk import __version__  # noqa: E402
from paxdesk.cli import help_with_default, whole_parser  # noqa: E402

METAINFO: Final = HERE / "desktop" / "org.paxdesk.PaxDesk.metainfo.xml"
COMPLETIONS: Final = {
    "bash": "bash-completion/completions/paxdesk",
    "zsh": "zsh/site-functions/_paxdesk",
    "fish": "fish/vendor_completions.d/paxdesk.fish",
}
SAVED_GAMES: Final = {
    "bash": "complete -o filenames -o default -F _shtab_paxdesk paxdesk\n",
    "fish": "complete -c paxdesk -n __fish_use_subcommand -F\n",
}
"""Completion of file names in place of a command; shtab does not support it."""
MANUAL: Final = "man/man1/paxdesk.1"


def main() -> int:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    share = arguments.parse_args().folder
    # The line width and the date of the page must not vary.
    release = ElementTree.parse(METAINFO).getroot().find("releases/release")
    assert release is not None
    day = datetime.fromisoformat(release.attrib["date"]).replace(tzinfo=UTC)
    os.environ.update(COLUMNS="80", SOURCE_DATE_EPOCH=f"{day.timestamp():.0f}", NO_COLOR="1")
    import shtab

    parser = whole_parser()
    for action in actions(parser):
        if action.type is Path:
            action.complete = shtab.DIRECTORY if action.metavar == "DIR" else shtab.FILE  # type: ignore[attr-defined]
    for shell, place in COMPLETIONS.items():
        _write(share / place, shtab.complete(parser, shell) + SAVED_GAMES.get(shell, ""))
    _write(share / MANUAL, manual(parser))
    return 0


def actions(parser: ArgumentParser) -> Iterator[Action]:
    """Yield all arguments of a parser and its subcommands, except hidden ones."""
    for action in parser._actions:
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from actions(below)
        elif action.help != SUPPRESS:
            yield action


def manual(parser: ArgumentParser) -> str:
    """Return the manual page; unlike completions, it includes the defaults."""
    from argparse_manpage.manpage import Manpage

    for action in actions(parser):
        action.help = help_with_default(action)

    parser.man_short_description = "a card table for the board game Pax Porfiriana"  # type: ignore[attr-defined]
    data = {
        "project_name": "Pax Desk",
        "version": __version__,
        "manual_section": 1,
        "manual_title": "Pax Desk",
        "authors": ["The Pax Desk authors"],
    }
    return str(Manpage(parser, format="single-commands-section", _data=data))


def _write(file: Path, text: str) -> None:
    lines = [line.rstrip() for line in text.splitlines()]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
