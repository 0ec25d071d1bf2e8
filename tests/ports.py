"""Ports for tests in which windows host tables."""

import os

from paxdesk.net.messages import PORT


def own_port() -> int:
    """Return the port of this test process.

    A restarted host needs the port named in its links, which tests in other processes must not
    take.
    """
    return PORT + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
