"""Known weaknesses of the packages Kanly is made with: `make audit`.

A registry that does not answer is no good news: it is said, and the command fails then, too.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parent.parent / "page"


class Unanswered(Exception):
    """A registry could not be asked."""


def python() -> list[str]:
    """What PyPI knows of the packages of this environment."""
    told = asked(
        [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
    )
    packages = [x for x in told["dependencies"] if x["name"] != "kanly"]
    unknown = [x for x in packages if "skip_reason" in x]
    if unknown:
        raise Unanswered(f"{len(unknown)} of {len(packages)} packages: {unknown[0]['skip_reason']}")
    return [
        f"{package['name']} {package['version']}: {weakness['id']}"
        for package in packages
        for weakness in package["vulns"]
    ]


def node() -> list[str]:
    """What npm's registry knows of the packages the page is built with."""
    told = asked(["npm", "audit", "--json"], PAGE)
    if "vulnerabilities" not in told:
        raise Unanswered(told.get("message") or told.get("error", {}).get("summary") or "no answer")
    return [f"{name}: {x['severity']}" for name, x in told["vulnerabilities"].items()]


def asked(command: list[str], folder: Path | None = None) -> dict[str, Any]:
    """What a program says in JSON, whether it is content or not."""
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        told: dict[str, Any] = json.loads(run.stdout)
    except ValueError:
        raise Unanswered(run.stderr.strip()[-300:] or "no answer") from None
    return told


def main() -> int:
    """Ask both, and say what came of it."""
    good = True
    for registry, ask in (("PyPI", python), ("npm", node)):
        try:
            found = ask()
        except Unanswered as why:
            print(f"{registry} could not be asked, so nothing is known: {why}")
            good = False
        else:
            print(f"{registry}: {len(found)} known weaknesses", *found, sep="\n  ")
            good &= not found
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
