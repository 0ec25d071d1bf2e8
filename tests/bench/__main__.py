"""All performance figures with their targets: ``python -m tests.bench [--keep]``.

``--keep`` writes the table into ``docs/notes/performance.md``. Run it on an idle machine.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.bench.figures import by_name, replaced, table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent


def main(arguments: list[str]) -> int:
    """Print the table of figures, and store it with ``--keep``; return the exit status."""
    rest = [each for each in arguments if each != "--keep"]
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "benchmarks.json"
        pytest = [sys.executable, "-m", "pytest", "-q", "-m", "", "--benchmark-quiet", str(HERE)]
        done = subprocess.run([*pytest, f"--benchmark-json={results}", *rest], cwd=ROOT)
        if done.returncode:
            return done.returncode
        data = json.loads(results.read_text(encoding="utf-8"))
    lines, missed = table(by_name(data))
    print(*lines, sep="\n")
    if "--keep" in arguments:
        page = ROOT / "docs" / "notes" / "performance.md"
        text = page.read_text(encoding="utf-8")
        page.write_text(replaced(text, lines), encoding="utf-8")
    for what in missed:
        print(f"missed: {what}", file=sys.stderr)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
