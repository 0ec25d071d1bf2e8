"""Processes that keep tables, for tests."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from paxdesk.net.messages import TableLink, read_link


class Host:
    """A process that keeps the tables of a folder."""

    def __init__(self, folder: Path, *arguments: str, port: int = 0) -> None:
        command = [sys.executable, "-m", "paxdesk", "host", "--folder", str(folder)]
        options = ["--listen", "127.0.0.1", "--port", str(port), *arguments]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        self.links: dict[int, TableLink] = {}
        self.watching: TableLink | None = None
        """The link to look on, if one was printed."""
        self.told = ""
        """What it has printed."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told += line
            if found := re.search(r"paxdesk://\S+", line):
                link = read_link(found[0])
                if link.seat:
                    self.links[link.seat] = link
                else:
                    self.watching = link
            if line.startswith("listening"):
                self.port = int(line.split()[-1])
                return
        raise AssertionError("it did not come up")

    @property
    def all_links(self) -> list[TableLink]:
        """Those of all its tables, as they were printed."""
        return [read_link(found) for found in re.findall(r"paxdesk://\S+", self.told)]

    def until(self, words: str) -> None:
        """Read on until it has printed that."""
        assert self.process.stdout is not None
        while words not in self.told:
            line = self.process.stdout.readline()
            assert line, f"it has ended, and never said “{words}”: {self.told}"
            self.told += line

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            self.process.communicate()


Hosts = Callable[..., Host]
"""Starts a host that is killed when the test is over."""
