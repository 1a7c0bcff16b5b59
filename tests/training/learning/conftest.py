"""These tests need PyTorch: `make test-train` runs them in an environment that has it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
