"""Ports for tests in which windows host tables."""

import os

from paxdesk.net.messages import PORT


def own_port() -> int:
    """Return the port of this test process.

    A host that starts again needs the port in its links; the tests of another process must not take
    it meanwhile.
    """
    return PORT + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
