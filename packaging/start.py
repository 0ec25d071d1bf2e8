"""Entry point of the bundle; equivalent to ``python -m paxdesk``."""

import multiprocessing
import sys

from paxdesk.cli import main

if __name__ == "__main__":
    # in a bundle, `paxdesk simulate` starts the bundle's program again for each worker process
    multiprocessing.freeze_support()
    sys.exit(main())
