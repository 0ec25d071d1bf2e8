"""Measurements of whole processes."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def resident_megabytes() -> float:
    """Return the resident memory of this process in MB; 0 if the system does not provide it."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_until_painted(*arguments: str) -> float:
    """Return the seconds from the start of a Python program to its first line of output.

    Bytecode caching is enabled, as for an installed program, regardless of the environment.
    """
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    begun = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, *arguments], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        seconds = time.perf_counter() - begun
        process.communicate()
    assert line.startswith("painted"), line
    assert process.returncode == 0
    return seconds
