"""Tests of the package for scripts."""

import doctest
import subprocess
import sys

import paxdesk.porfiriana as porfiriana


def test_the_examples_run() -> None:
    done = doctest.testmod(porfiriana)
    assert done.attempted > 10
    assert done.failed == 0


def test_every_exported_name_exists() -> None:
    for name in porfiriana.__all__:
        assert getattr(porfiriana, name) is not None


def test_the_import_loads_nothing_else() -> None:
    code = (
        "import sys, paxdesk.porfiriana\n"
        "print([m for m in sys.modules if m.startswith('paxdesk.porfiriana.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
