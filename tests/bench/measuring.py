"""Measurements of whole processes."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def resident_megabytes() -> float:
    """Return this process's memory in MB, 0 without ``/proc``."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_until_painted(*arguments: str) -> float:
    """Return the seconds from a program's start to its first line of output."""
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
