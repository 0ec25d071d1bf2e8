"""Measuring whole processes."""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def resident_megabytes() -> float:
    """The memory this process has now, as far as the system tells; else 0."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def run_until_painted(*arguments: str) -> float:
    """Seconds from the start of a Python program to the first line it prints.

    It may keep its bytecode, as an installed program does, whatever the environment says.
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
