"""Work for many processes: of this machine, or of a cluster that Ray looks after.

Whoever has many independent tasks gives them to `spread`; what comes back does not depend on where
they were done.
"""

from __future__ import annotations

import importlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import kanly

from ..engine.errors import BadSetup, KanlyError

AHEAD: Final = 4
"""Tasks a worker may be ahead of the one whose result is waited for."""
LOCAL: Final = "local"
"""Stands for a cluster on this machine, started for the occasion."""
RUNNING: Final = "auto"
"""Stands for the cluster that this machine belongs to."""
STORE: Final = 100_000_000
"""Bytes a local cluster keeps results in; they are small."""
PATIENCE: Final = 10.0
"""Seconds to wait for a cluster to answer at its address."""

T = TypeVar("T")
R = TypeVar("R")


def spread(
    function: Callable[[T], R], tasks: Sequence[T], workers: int = 1, cluster: str | None = None
) -> Iterator[R]:
    """The result of each task, in the order of the tasks.

    One worker is this process, more are processes of this machine.  A `cluster` is named by its
    address as Ray knows it: all its processors work then; ``"local"`` starts a cluster of so many
    workers here.  Function, tasks and results must be such that they can be pickled.
    """
    if workers < 1:
        raise BadSetup(f"the number of workers must be at least 1, not {workers}")
    if cluster is not None:
        return by_cluster(function, tasks, workers, cluster)
    if workers > 1:
        return by_processes(function, tasks, min(workers, max(1, len(tasks))))
    return map(function, tasks)


def by_processes(function: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[R]:
    """The results of tasks done by processes of this machine."""
    with ProcessPoolExecutor(workers, initializer=stay_with_parent) as pool:
        try:
            yield from in_order(
                lambda task: pool.submit(function, task),
                lambda future: future.result(),
                tasks,
                workers * AHEAD,
            )
        except BrokenProcessPool:
            raise KanlyError("a worker process was ended by somebody else") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def by_cluster(
    function: Callable[[T], R], tasks: Sequence[T], workers: int, address: str
) -> Iterator[R]:
    """The results of tasks done by a cluster; what a lost worker had is done again by another."""
    with connection(address, workers) as ray:
        remote = ray.remote(answer)
        processors = int(ray.cluster_resources().get("CPU", 1))
        try:
            yield from in_order(
                lambda task: remote.remote(version(), function, task),
                ray.get,
                tasks,
                processors * AHEAD,
            )
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise KanlyError(f"the cluster has given up: {first_line(error)}") from None


def in_order(
    submit: Callable[[T], Any], result: Callable[[Any], R], tasks: Sequence[T], ahead: int
) -> Iterator[R]:
    """Keep so many tasks under way and tell their results in the order of the tasks."""
    under_way: deque[Any] = deque()
    for task in tasks:
        under_way.append(submit(task))
        if len(under_way) >= ahead:
            yield result(under_way.popleft())
    while under_way:
        yield result(under_way.popleft())


def stay_with_parent() -> None:
    """Let a worker end with the process that started it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_after, args=(parent.sentinel,), daemon=True).start()


def end_after(sentinel: int) -> None:
    """End this process when another one has ended."""
    multiprocessing.connection.wait([sentinel])
    os._exit(1)


def version() -> str:
    """Which Kanly runs here: what all workers must have in common."""
    return f"{kanly.__version__} ({'compiled' if kanly.compiled else 'plain'})"


def answer(expected: str, function: Callable[[T], R], task: T) -> R:
    """Do a task on a cluster, if Kanly is there what it is here."""
    found = version()
    if found != expected:
        raise BadSetup(f"a worker of the cluster has kanly {found}, not {expected}")
    return function(task)


@contextmanager
def connection(address: str, workers: int) -> Iterator[Any]:
    """Ray, connected to the cluster at an address; a connection that is there already is kept."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise BadSetup("a cluster needs Ray: pip install 'kanly[cluster]'") from None
    if ray.is_initialized():
        yield ray
        return
    own = {"num_cpus": workers, "object_store_memory": STORE, "include_dashboard": False}
    options = own if address == LOCAL else {}
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level="ERROR", **options)
    except (OSError, ValueError, RuntimeError, ray.exceptions.RayError) as error:
        reason = first_line(error)
        raise BadSetup(f"no connection to the cluster at {address!r}: {reason}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def knock(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would go on trying for minutes."""
    if address not in (LOCAL, RUNNING):
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.hostname is None or place.port is None:
            raise ValueError("an address is HOST:PORT")
        socket.create_connection((place.hostname, place.port), PATIENCE).close()


def first_line(error: Exception) -> str:
    """What an error says, in one line."""
    return str(error).partition("\n")[0]
