"""``--json``: what a command finds out, as data for other programs."""

import json
import sys
from argparse import ArgumentParser
from typing import Any


def add_json(parser: ArgumentParser) -> None:
    """Declare the option."""
    parser.add_argument("--json", action="store_true", help="print what is found as JSON")


def print_json(data: Any) -> None:
    """Print data for whoever reads them, in letters that the output can hold."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
    print(json.dumps(data, ensure_ascii=not encoding.startswith("utf"), indent=2))
