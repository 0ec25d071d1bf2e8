"""Startup module of test processes: plants a mutant, or records calls."""

import os

if planted := os.environ.get("PAXDESK_PLANTED"):
    from tests.mutants import plant

    plant(*planted.split(":"))
elif os.environ.get("PAXDESK_REACHED") and "PYTEST_CURRENT_TEST" in os.environ:
    from tests.reached import record_calls

    record_calls()
