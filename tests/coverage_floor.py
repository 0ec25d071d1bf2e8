"""Minimum coverage of each package by all tests but the slow ones.

``python -m tests --coverage`` measures; ``python -m tests.coverage_floor --raise`` writes the floor
again.
"""

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
FLOOR = Path(__file__).with_name("coverage.yaml")
PYTEST = ("-m", "not slow", "--cov=paxdesk", "--cov-branch", "--cov-report=")
"""Arguments with which pytest measures coverage."""
SLACK = 0.3
"""Tolerance below the floor, in percentage points; coverage varies with the timing of threads."""
LEAST_COVERED = 20
"""Number of least covered files that are printed."""
HEADING = (
    "# Minimum coverage of lines and branches by all tests but the slow ones, in percent.\n"
    "# It only rises.\n"
)


def report() -> dict[str, tuple[int, int]]:
    """Return the numbers of covered and of all lines and branches, by file."""
    command = [sys.executable, "-m", "coverage", "json", "-q", "-o", "-"]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    sums = {
        Path(name).as_posix().removeprefix("paxdesk/"): each["summary"]
        for name, each in json.loads(done.stdout)["files"].items()
    }
    return {
        name: (
            each["covered_lines"] + each["covered_branches"],
            each["num_statements"] + each["num_branches"],
        )
        for name, each in sums.items()
    }


def by_package(files: dict[str, tuple[int, int]]) -> dict[str, float]:
    packages: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for name, counts in files.items():
        packages[Path(name).parent.as_posix()].append(counts)
    return {
        package: 100 * sum(ran for ran, _ in counts) / max(1, sum(of for _, of in counts))
        for package, counts in sorted(packages.items())
    }


def fallen(measured: dict[str, float], floor: dict[str, float]) -> list[str]:
    """Return a sentence for each package below its floor or without one."""
    lost = [
        f"{package}: {measured[package]:.1f} % covered, the floor is {least:.1f} %"
        for package, least in floor.items()
        if package in measured and measured[package] < least - SLACK
    ]
    return lost + [f"{package}: no floor yet" for package in measured if package not in floor]


def main(arguments: list[str]) -> int:
    """Print the coverage; compare or write the floor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--raise", dest="raised", action="store_true", help="write the floor again")
    given = parser.parse_args(arguments)
    files = report()
    measured = by_package(files)
    floor = yaml.safe_load(FLOOR.read_text(encoding="utf-8")) or {}
    for package, percent in measured.items():
        print(f"{percent:6.1f} %  {package}")
    least = sorted(files.items(), key=lambda each: each[1][0] - each[1][1])[:LEAST_COVERED]
    print("\nmost lines and branches that no such test runs:")
    for name, (ran, of) in least:
        print(f"{of - ran:6}    {name}")
    if given.raised:
        now = {
            each: round(max(percent, floor.get(each, 0)), 1) for each, percent in measured.items()
        }
        FLOOR.write_text(HEADING + yaml.safe_dump(now), encoding="utf-8")
        return 0
    lost = fallen(measured, floor)
    print(*lost, sep="\n")
    return int(bool(lost))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
