"""The files in `deploy` say what Kanly understands, and fit together.

No container is built here.
"""

from __future__ import annotations

import configparser
import ipaddress
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from kanly.cli.main import parser
from kanly.web.server import NOTICE, PATIENCE

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def unit() -> configparser.SectionProxy:
    found = configparser.ConfigParser(strict=False, interpolation=None)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read(DEPLOY / "kanly.service", "utf-8")
    return found["Service"]


def commands() -> dict[str, list[str]]:
    """Every command line of Kanly in the files and on the page about hosting."""
    container = (DEPLOY / "Containerfile").read_text("utf-8")
    found = {
        "Containerfile": json.loads(re.findall(r"^CMD (\[.*\])$", container, re.MULTILINE)[-1]),
        "compose.yaml": compose()["services"]["kanly-1"]["command"],
        "kanly.service": shlex.split(unit()["ExecStart"])[1:],
    }
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8").replace("\\\n", " ")
    for line in re.findall(r"^ *(?:\S*/)?kanly ((?:serve|admin).*?)(?: #.*)?$", page, re.MULTILINE):
        found[f"hosting.md: {line}"] = shlex.split(line)
    return found


@pytest.mark.parametrize("words", commands().values(), ids=commands().keys())
def test_every_option_is_one_that_kanly_has(words: list[str]) -> None:
    parser().parse_args(words)


def test_the_page_about_hosting_shows_commands() -> None:
    assert len([place for place in commands() if place.startswith("hosting.md")]) > 5


def test_the_containers_are_what_compose_expects() -> None:
    command = ["--builtin-schema", "vendor.compose-spec", str(DEPLOY / "compose.yaml")]
    checked = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", *command], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stdout


def test_only_the_proxy_is_reached_from_outside_and_it_alone_is_believed() -> None:
    services = compose()["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    proxy = services["caddy"]["networks"]["outside"]["ipv4_address"]
    assert f"--behind={proxy}" in services["kanly-1"]["command"]
    subnet = compose()["networks"]["outside"]["ipam"]["config"][0]["subnet"]
    assert ipaddress.ip_address(proxy) in ipaddress.ip_network(subnet)
    servers = services["caddy"]["environment"]["KANLY_SERVERS"].split()
    assert servers == [f"{name}:8000" for name in services if name.startswith("kanly-")]


def test_a_server_has_the_time_it_needs_to_stop() -> None:
    needed = NOTICE + PATIENCE
    grace = compose()["services"]["kanly-1"]["stop_grace_period"]
    assert int(grace.removesuffix("s")) > needed + 5
    assert int(unit()["TimeoutStopSec"]) > needed + 5
    assert unit()["KillMode"] == "mixed", "bots must not be stopped before the server"
    proxy = (DEPLOY / "Caddyfile").read_text("utf-8")
    assert int(re.findall(r"health_interval (\d+)s", proxy)[0]) < NOTICE


def test_every_variable_is_explained_in_the_example() -> None:
    explained = set(re.findall(r"^#?([A-Z_]+)=", text("kanly.env.example"), re.MULTILINE))
    used = set(re.findall(r"\$\{([A-Z_]+)", text("compose.yaml") + text("kanly.service")))
    assert used <= explained
    assert not re.search(r"^(POSTGRES|PG)PASSWORD=.", text("kanly.env.example"), re.MULTILINE)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    installed = text("kanly.service").replace("/opt/kanly/bin/kanly", sys.executable)
    (tmp_path / "kanly.service").write_text(installed, "utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", str(tmp_path / "kanly.service")],
        capture_output=True,
        text=True,
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")
