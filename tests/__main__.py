"""Checks of the project: ``python -m tests [--slow] [--coverage] [pytest arguments]``."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests import coverage_floor

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Run the checks; ``--slow`` adds long and slow tests, ``--coverage`` only long ones."""
    slow, coverage = "--slow" in arguments, "--coverage" in arguments
    rest = [each for each in arguments if each not in ("--slow", "--coverage")]
    # At most one worker more than cores, since tests of windows wait.
    workers = str(min(4, (os.cpu_count() or 1) + 1))
    pytest = ["pytest", "-q", "-n", workers, "--benchmark-disable", *rest]
    pytest += ["-m", ""] if slow else []
    pytest += coverage_floor.PYTEST if coverage else []
    # mypy is one process: run the tests meanwhile.
    with ThreadPoolExecutor(1) as beside:
        types = beside.submit(_run, ["mypy"], captured=True)
        failed = [check[0] for check in (["ruff", "check", "."], pytest) if _run(check).returncode]
    if coverage and coverage_floor.main([]):
        failed.append("coverage")
    if (told := types.result()).returncode:
        print(told.stdout, end="")
        failed.append("mypy")
    if failed:
        print(f"failed: {' and '.join(failed)}", flush=True)
    return int(bool(failed))


def _run(check: list[str], captured: bool = False) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *check]
    return subprocess.run(command, cwd=ROOT, check=False, text=True, capture_output=captured)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
