"""Each layer knows only those before it, and the engine knows only the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "kanly"
BARE = ["engine", "rules", "editions", "mind"]


def test_layers_import_only_those_before_them() -> None:
    # In a process of its own: it turns off the log of the one it runs in.
    lint = [sys.executable, "-c", "from importlinter.cli import *; lint_imports_command()"]
    done = subprocess.run(lint, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("layer", BARE)
def test_engine_layers_import_only_the_standard_library(layer: str) -> None:
    for path in sorted((SRC / layer).rglob("*.py")):
        for node in run_time(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            for name in names:
                assert name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


def run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """Every node but those only types are checked by."""
    yield tree
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield from run_time(node)
