"""All checks of the project: ``python -m tests [--slow] [pytest arguments]``.

Runs ruff, mypy and pytest one after the other and fails if any of them does; pytest comes last,
so that its summary is the last line.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    """Run the checks; ``--slow`` adds the tests marked long or slow, many minutes more."""
    slow = "--slow" in arguments
    rest = [each for each in arguments if each != "--slow"]
    # More than a few workers only compete for memory.
    workers = str(min(4, os.cpu_count() or 1))
    pytest = ["pytest", "-q", "-n", workers, "--benchmark-disable", *rest]
    if not slow:
        pytest += ["-m", "not (slow or long)"]
    failed = [check[0] for check in (["ruff", "check", "."], ["mypy"]) if _fails(check)]
    if failed:
        print(f"failed: {' and '.join(failed)}; the tests follow", flush=True)
    return int(_fails(pytest) or bool(failed))


def _fails(check: list[str]) -> bool:
    return subprocess.run([sys.executable, "-m", *check], cwd=ROOT, check=False).returncode != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
