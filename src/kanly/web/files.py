"""Files that are there when all of them is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def written(file: Path) -> Iterator[BinaryIO]:
    """Write a file that only its owner may read; when this ends it is on the disk, or not there."""
    part = file.with_name(f"{file.name}.part")
    try:
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _keep_name(file.parent)


def _keep_name(folder: Path) -> None:
    """The new name in a folder is on the disk, too, where folders can be told so."""
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
