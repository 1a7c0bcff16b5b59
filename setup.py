"""Builds the hot layers with mypyc when KANLY_COMPILE=1 is set; plain Python otherwise."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ["engine", "rules", "editions/*"]


def extensions() -> list:
    """The C extensions to build: none, or the whole group of hot layers."""
    if os.environ.get("KANLY_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    files = [
        str(path)
        for folder in COMPILED
        for path in sorted(Path("src/kanly").glob(f"{folder}/*.py"))
        if path.name != "__init__.py"
    ]
    return mypycify(files, opt_level=os.environ.get("KANLY_OPT", "3"))


setup(ext_modules=extensions())
