"""Host processes for tests."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from paxdesk.net.messages import TableLink, read_link

LONGEST: Final = 120
"""Time limit for output that is awaited, in seconds."""


class Host:
    """Process that hosts the tables of a folder."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        port: int = 0,
        handles: int | None = None,
        listen: str = "127.0.0.1",
    ) -> None:
        limit = [] if handles is None else ["prlimit", f"--nofile={handles}"]
        command = [*limit, sys.executable, "-m", "paxdesk", "host", "--folder", str(folder)]
        options = ["--listen", listen, "--port", str(port), *arguments]
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
        self.links: dict[int, TableLink] = {}
        self.watching: TableLink | None = None
        """Link for spectators; None if none was printed."""
        self.told = ""
        """Output so far."""
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
        return [read_link(found) for found in re.findall(r"paxdesk://\S+", self.told)]

    def until(self, words: str) -> None:
        """Read the output until it contains ``words``; kill the process if that takes too long."""
        assert self.process.stdout is not None
        late = threading.Timer(LONGEST, self.process.kill)
        late.start()
        try:
            while words not in self.told:
                line = self.process.stdout.readline()
                assert line, f"it ended without printing “{words}”: {self.told}"
                self.told += line
        finally:
            late.cancel()

    def kill(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
            self.process.communicate()


Hosts = Callable[..., Host]
"""Function that starts a host, which is killed after the test."""
