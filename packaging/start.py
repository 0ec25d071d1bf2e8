"""Entry point of the bundle; equivalent to ``python -m paxdesk``."""

import multiprocessing
import sys

from paxdesk.cli import main

if __name__ == "__main__":
    # in a bundle, a worker process of `paxdesk simulate` is another process of the bundle
    multiprocessing.freeze_support()
    sys.exit(main())
