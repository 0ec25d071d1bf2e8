"""Ports for tests in which windows host tables."""

import os

from paxdesk.net.messages import PORT


def own_port() -> int:
    """Return a port that no parallel test process uses."""
    return PORT + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
