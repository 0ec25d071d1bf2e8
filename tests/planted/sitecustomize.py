"""Module that processes of tests load first: it plants the mutant, or starts the recording."""

import os

if planted := os.environ.get("PAXDESK_PLANTED"):
    from tests.mutants import plant

    plant(*planted.split(":"))
elif os.environ.get("PAXDESK_REACHED") and "PYTEST_CURRENT_TEST" in os.environ:
    from tests.reached import record_calls

    record_calls()
