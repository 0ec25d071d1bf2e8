"""Where the bundle starts: the same as ``python -m paxdesk``."""

import multiprocessing
import sys

from paxdesk.cli import main

if __name__ == "__main__":
    # In a bundle, a worker process of `paxdesk simulate` is the bundle started once more.
    multiprocessing.freeze_support()
    sys.exit(main())
