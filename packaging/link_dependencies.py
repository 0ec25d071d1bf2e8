"""Script that links the wheel's dependencies: ``python packaging/link_dependencies.py
ENVIRONMENT``.

The links lead to the running environment; importing an undeclared package fails.
"""

import sys
from importlib.metadata import Distribution, PathDistribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def main(environment: Path) -> None:
    """Link the dependencies and their metadata.

    Raises PackageNotFoundError if a dependency is not installed.
    """
    (site,) = environment.glob("lib/python*/site-packages")
    (metadata,) = site.glob("paxdesk-*.dist-info")
    waiting: list[Distribution] = [PathDistribution(metadata)]
    linked = set()
    while waiting:
        for each in waiting.pop().requires or []:
            wanted = Requirement(each)
            here = wanted.marker is None or wanted.marker.evaluate({"extra": ""})
            if wanted.name in linked or not here:
                continue
            linked.add(wanted.name)
            found = distribution(wanted.name)
            waiting.append(found)
            for top in {file.parts[0] for file in found.files or []} - {"..", "__pycache__"}:
                if not (site / top).exists():
                    (site / top).symlink_to(Path(str(found.locate_file(top))).resolve())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
