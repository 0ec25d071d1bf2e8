"""Tests of the memory that pages cost a host."""

import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import psutil
import pytest

from tests.net.hosts import Host, Hosts
from tests.net.page_player import PagePlayer, play
from tests.net.sitting import play_on, seated

STEPS = 400
"""Maximum number of steps played."""
MOST = 60.0
"""Maximum extra memory for four pages instead of four programs, in MB."""
COLLECTED = 25.0
"""Time after which the host has returned free memory, in seconds."""


def resident(host: Host) -> float:
    """Return a host's resident memory in MB, after it has released free memory."""
    time.sleep(COLLECTED)
    return float(psutil.Process(host.process.pid).memory_info().rss) / 1e6


@pytest.mark.slow
def test_four_pages_cost_a_host_little(
    tmp_path: Path, hosts: Hosts, count: Callable[[str], None]
) -> None:
    """Four pages, which fetch every picture, are compared with four programs."""
    served = hosts(tmp_path / "programs", "--new", "--seats", "4")
    sitters = seated(served.links.values())
    play_on(sitters, random.Random(1), STEPS)
    programs = resident(served)
    served.kill()
    served = hosts(tmp_path / "pages", "--new", "--seats", "4")
    _, *links = re.findall(r"in a browser: (\S+)", served.told)
    with ExitStack() as stack:
        pages = [
            stack.enter_context(PagePlayer(link, str(seat) * 32)) for seat, link in enumerate(links)
        ]
        play(pages, random.Random(1), STEPS)
        with_pages = resident(served)
        assert all(page.pictures > 100 for page in pages)
    count(f"{programs:.1f} MB with programs, {with_pages:.1f} MB with pages")
    assert with_pages - programs <= MOST


def test_pages_load_no_widgets() -> None:
    """Qt's widgets would cost another 3 MB."""
    code = (
        "import sys, paxdesk.web.page, paxdesk.web.page_server\n"
        "import paxdesk.porfiriana.table.game_table, paxdesk.porfiriana.table.inspection\n"
        "print('PySide6.QtGui' in sys.modules, 'PySide6.QtWidgets' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True False\n"
