"""Each package, installed where there is nothing else, gives the browser game.

`make test-packages` and `make wheel-test` build them and say in KANLY_PACKAGES where they are.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.browser.browser import ROOT, Player, Screen, Server, launched

PACKAGES = ROOT / os.environ.get("KANLY_PACKAGES", "build/packages")
KINDS = {"plain": "*-none-any.whl", "compiled": "*-cp*.whl", "sdist": "*.tar.gz"}
STATIC = ROOT / "src" / "kanly" / "web" / "static"
SETTINGS = ("HOME", "PIP_", "SSL_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
"""What pip needs to know where packages come from, and where it keeps them."""


def package(kind: str) -> Path:
    """The one package of a kind."""
    (found,) = PACKAGES.glob(KINDS[kind])
    return found


def names_in(path: Path) -> set[str]:
    """Every file in a package."""
    if path.suffix == ".whl":
        return set(zipfile.ZipFile(path).namelist())
    with tarfile.open(path) as file:
        return {name.split("/", 2)[-1] for name in file.getnames()}


@dataclass(frozen=True)
class Installed:
    """An environment with nothing but a package, and nothing else to be found from there."""

    kind: str
    folder: Path

    @property
    def bin(self) -> Path:
        """Where its commands are: neither Node nor a compiler is among them."""
        return self.folder / "env" / "bin"

    @property
    def env(self) -> dict[str, str]:
        """The variables its commands get."""
        given = {key: x for key, x in os.environ.items() if key.upper().startswith(SETTINGS)}
        return {**given, "PATH": str(self.bin)}

    def run(self, command: Path, *words: str | Path) -> str:
        """What a command prints that finds nothing but the environment."""
        done = subprocess.run(
            [command, *words],
            cwd=self.folder, env=self.env, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.strip()

    def install(self) -> None:
        """Make the environment and install the package."""
        python = Path(sys.executable)
        self.run(python, "-m", "venv", "--without-pip", self.folder / "env")
        self.run(
            python, "-m", "pip", "--python", self.bin / "python", "install", "-q", "--no-compile",
            "--disable-pip-version-check", package(self.kind),
        )  # fmt: skip

    def says(self, code: str) -> str:
        """What its Python prints."""
        return self.run(self.bin / "python", "-c", code)


@pytest.mark.parametrize("kind", KINDS)
def test_the_whole_page_is_in_the_package(kind: str) -> None:
    page = {f"kanly/web/static/{p.relative_to(STATIC)}" for p in STATIC.rglob("*") if p.is_file()}
    assert "kanly/web/static/index.html" in page
    assert page <= names_in(package(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game_is_played_on_the_page(kind: str, tmp_path: Path) -> None:
    found = Installed(kind, tmp_path)
    found.install()
    assert Path(found.says("import kanly; print(kanly.__file__)")).is_relative_to(tmp_path)
    assert found.says("import kanly; print(kanly.compiled)") == str(kind == "compiled")
    server = Server(tmp_path, found.bin / "kanly", found.env)
    try:
        id = server.open(1, seed=1)
        with launched() as browser:
            screen = Screen(browser, server)
            screen.table(id)
            assert Player(screen, id, 1).play()["over"]
            screen.page.get_by_role("heading", level=1).wait_for()
            screen.close()
    finally:
        server.kill()
