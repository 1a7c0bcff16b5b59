"""Builds the hot layers with mypyc when KANLY_COMPILE=1 is set; plain Python otherwise."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ["engine", "rules", "editions/*", "mind"]
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]
"""Nobody outside replaces our functions, so they may be called directly: about 6 % faster."""


def extensions() -> list:
    """The C extensions to build: none, or the whole group of hot layers and the network's sums."""
    if os.environ.get("KANLY_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    files = [
        str(path)
        for folder in COMPILED
        for path in sorted(Path("src/kanly").glob(f"{folder}/*.py"))
        if path.name != "__init__.py"
    ]
    # Always with -O3: that is where its loops become steps of many numbers at once.
    sums = Extension("kanly.mind._sums", ["src/kanly/mind/_sums.c"], extra_compile_args=["-O3"])
    built = mypycify(files, opt_level=os.environ.get("KANLY_OPT", "3"))
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *INLINING]
    return [*built, sums]


setup(ext_modules=extensions())
