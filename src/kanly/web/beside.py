"""Blocking work, beside the event loop."""

from __future__ import annotations

import asyncio
import contextvars
import functools
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

T = TypeVar("T")


async def run(function: Callable[..., T], *args: Any, on: Executor | None = None) -> T:
    """Do blocking work beside the event loop, in the context of whoever asks for it.

    Nobody can stop a thread: whoever is cancelled waits until it is done.
    """
    task = functools.partial(contextvars.copy_context().run, function, *args)
    work = asyncio.get_running_loop().run_in_executor(on, task)
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        await asyncio.wait([work])
        raise
