"""Entry point of ``python -m paxdesk``."""

import sys

from paxdesk.cli import main

if __name__ == "__main__":
    sys.exit(main())
