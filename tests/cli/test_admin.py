"""`kanly admin`: whoever runs a server looks after its games."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from kanly.cli.main import main
from kanly.engine.errors import KanlyError
from kanly.web.acquaintances import Acquaintances
from kanly.web.administration import Wanted, listed
from kanly.web.database import META, Database, reading
from kanly.web.database.backup import backup, restore
from kanly.web.people import HOST, People
from kanly.web.storage import Storage
from tests.web.client import act, actions, open_table, persons_turn, screen, serving, url
from tests.web.test_migrations import STEPS, at_step

Capture = pytest.CaptureFixture[str]
OLD = "2020-01-01T00:00:00.000+00:00"


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A running game of two persons, and an old one that counts as finished; nobody serves them."""
    folder = tmp_path_factory.mktemp("played")
    r = random.Random(3)
    with serving(folder) as client:
        found = {"running": open_table(client, 2, 0), "over": open_table(client, 3, 0)}
        for id, seats in ((found["running"], (0, 1)), (found["over"], (0, 1, 2))):
            for _ in range(5):
                shown = persons_turn(client, id, seats)
                act(client, shown, r.choice(actions(shown)))
    with sqlite3.connect(folder / "kanly.db") as db:
        db.execute("update tables set over = 1, updated = ? where id = ?", (OLD, found["over"]))
    db.close()
    return folder, found


@pytest.fixture
def games(tmp_path: Path, played: tuple[Path, dict[str, str]]) -> dict[str, str]:
    """The same games for one test."""
    folder, found = played
    shutil.copy(folder / "kanly.db", tmp_path)
    return found


def admin(folder: Path, *words: str) -> int:
    return main(["admin", *words, "--database", url(folder)])


def contents(address: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables."""
    engine = sa.create_engine(address)
    with engine.connect() as db:
        found = {
            table.name: [tuple(row) for row in db.execute(sa.select(table).order_by(*table.c))]
            for table in META.sorted_tables
        }
    engine.dispose()
    return found


# ---------------------------------------------------------------- looking


@pytest.mark.parametrize(
    ("filters", "expected"),
    [
        ([], {"running", "over"}),
        (["--running"], {"running"}),
        (["--over"], {"over"}),
        (["--older-than", "30"], {"over"}),
        (["--persons", "2"], {"running"}),
        (["--over", "--persons", "2"], set()),
    ],
)
def test_tables_are_listed_by_what_they_are(
    tmp_path: Path, games: dict[str, str], capsys: Capture, filters: list[str], expected: set[str]
) -> None:
    assert admin(tmp_path, "list", "--json", *filters) == 0
    listed = json.loads(capsys.readouterr().out)
    assert {x["id"] for x in listed} == {games[name] for name in expected}
    assert "P0" not in str(listed)


def test_the_list_for_people_has_a_line_for_each_table(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    assert admin(tmp_path, "list") == 0
    first, second = capsys.readouterr().out.strip().splitlines()[-2:]
    assert first.split()[:3] == [games["running"], "game", "running"]
    assert second.split()[:3] == [games["over"], "game", "over"]


def test_what_is_read_is_of_one_moment(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shown = persons_turn(client, open_table(client, 3, 0), (0, 1, 2))
        with reading(url(tmp_path)) as db:
            before = listed(db, Wanted())
            act(client, shown, actions(shown)[0])
            assert listed(db, Wanted()) == before


def test_a_server_that_runs_can_be_looked_at(tmp_path: Path, capsys: Capture) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        assert admin(tmp_path, "list", "--json") == 0
        assert admin(tmp_path, "export", id, "--to", str(tmp_path / "out")) == 0
    assert (tmp_path / "out" / f"{id}.json").exists()


# ---------------------------------------------------------------- records


def test_an_exported_record_is_one_that_kanly_and_the_page_open(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    out = tmp_path / "new" / "out"
    assert admin(tmp_path, "export", "--all", "--to", str(out)) == 0
    files = sorted(out.iterdir())
    assert [file.stem for file in files] == sorted(games.values())
    assert [main(["replay", str(file)]) for file in files] == [0, 0]
    with serving(tmp_path) as client:
        record = json.loads((out / f"{games['running']}.json").read_text("utf-8"))
        opened = client.post("/api/records", json={"record": record}).json()["id"]
        before, after = (screen(client, id, 0) for id in (games["running"], opened))
        assert after["view"] == before["view"]
        assert after["sitters"] == before["sitters"]


def test_what_cannot_be_exported_is_named_and_stops_nothing_else(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    words = ["export", "nowhere", games["over"], "--to", str(tmp_path)]
    assert admin(tmp_path, *words) == 1
    said = capsys.readouterr()
    assert "nowhere: there is no table nowhere" in said.err
    assert f"{games['over']}.json" in said.out


@pytest.mark.parametrize("words", [["export"], ["export", "--all", "5f0c9a1b2c3d"]])
def test_export_wants_tables_or_all_of_them(
    tmp_path: Path, words: list[str], capsys: Capture
) -> None:
    assert admin(tmp_path, *words) == 2
    assert "name some tables, or --all of them" in capsys.readouterr().err


def test_old_finished_games_are_moved_into_the_archive(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    out = tmp_path / "archive"
    assert admin(tmp_path, "archive", "--older-than", "30", "--to", str(out)) == 0
    file = out / f"{games['over']}.json"
    assert [*out.iterdir()] == [file]
    assert main(["replay", str(file)]) == 0
    kept = contents(url(tmp_path))
    assert {row[0] for name in ("tables", "actions", "seats") for row in kept[name]} == {
        games["running"]
    }


def test_a_game_that_cannot_be_deleted_is_not_in_the_archive(
    tmp_path: Path, games: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = tmp_path / "archive"
    monkeypatch.setattr(Storage, "remove", lambda *_, at: False)  # somebody has moved it on
    assert admin(tmp_path, "archive", "--older-than", "30", "--to", str(out)) == 1
    assert "has been changed elsewhere" in capsys.readouterr().err
    assert [*out.iterdir()] == []


def test_a_game_that_moves_on_meanwhile_is_not_deleted(
    tmp_path: Path, games: dict[str, str]
) -> None:
    storage = Storage(url(tmp_path))
    assert not storage.remove(games["running"], at=4)
    assert storage.remove(games["running"], at=5)
    storage.close()


def test_deleting(tmp_path: Path, games: dict[str, str], capsys: Capture) -> None:
    assert admin(tmp_path, "delete", games["over"]) == 0
    assert admin(tmp_path, "delete", games["over"]) == 1
    assert f"there is no table {games['over']}" in capsys.readouterr().err
    assert [row[0] for row in contents(url(tmp_path))["tables"]] == [games["running"]]


@pytest.mark.parametrize("words", [["delete", "x"], ["archive", "--older-than", "1", "--to", "x"]])
def test_nothing_is_deleted_behind_the_back_of_a_server_on_a_file(
    tmp_path: Path, words: list[str], capsys: Capture
) -> None:
    with serving(tmp_path):
        assert admin(tmp_path, *words) == 2
    said = capsys.readouterr().err
    assert "another Kanly is running" in said
    assert "use its page, stop it" in said


# ---------------------------------------------------------------- codes


@pytest.mark.parametrize("serves", [False, True])
def test_a_code_is_for_whoever_has_played_at_one_device(
    tmp_path: Path, games: dict[str, str], serves: bool, capsys: Capture
) -> None:
    with serving(tmp_path) if serves else nullcontext():
        assert admin(tmp_path, "code") == 0
    said = capsys.readouterr()
    assert "goes on with the games that were begun at one device" in said.err
    storage = Storage(url(tmp_path))
    people = People(bytes.fromhex(storage.secret("people")))
    taken = Acquaintances(storage.database).take_over(people, said.out)
    storage.close()
    assert taken == HOST


@pytest.mark.parametrize("given", ["https://kanly.example.org", "https://kanly.example.org/"])
def test_a_code_is_a_link_where_the_address_is_told(
    tmp_path: Path, games: dict[str, str], given: str, capsys: Capture
) -> None:
    assert admin(tmp_path, "code", "--at", given) == 0
    link, _, code = capsys.readouterr().out.strip().partition("#")
    assert (link, len(code)) == ("https://kanly.example.org/device", 8)


@pytest.mark.parametrize("given", ["kanly.example.org", "ftp://kanly", "https://", "http://["])
def test_what_is_no_address_makes_no_link(tmp_path: Path, given: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        admin(tmp_path, "code", "--at", given)
    assert given in capsys.readouterr().err


# ---------------------------------------------------------------- backups


def test_a_backup_brings_everything_back(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    file = tmp_path / "games.backup"
    assert admin(tmp_path, "backup", str(file)) == 0
    said = capsys.readouterr().out
    assert "2 tables" in said
    assert "10 actions" in said
    assert file.stat().st_mode & 0o777 == 0o600
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["admin", "restore", str(file), "--database", new]) == 0
    assert contents(new) == contents(url(tmp_path))


def test_a_backup_is_taken_while_a_server_runs_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "games.backup"
    with serving(tmp_path) as client:
        id = open_table(client, 3, 0)
        shown = persons_turn(client, id, (0, 1, 2))
        backup(url(tmp_path), file)
        act(client, shown, actions(shown)[0])
    new = tmp_path / "new"
    new.mkdir()
    restore(url(new), file)
    with serving(new) as client:
        assert screen(client, id, shown["seat"]) == shown


def test_the_database_of_a_killed_server_can_be_backed_up(
    tmp_path: Path, games: dict[str, str]
) -> None:
    """What it wrote last is in a file beside the database."""
    killed = tmp_path / "killed"
    killed.mkdir()
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("update tables set hints = 1")
        db.commit()
        for name in ("kanly.db", "kanly.db-wal"):
            (killed / name).write_bytes((tmp_path / name).read_bytes())
    db.close()
    backup(url(killed), tmp_path / "games.backup")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restore(new, tmp_path / "games.backup")
    assert contents(new) == contents(url(tmp_path))


@pytest.mark.parametrize("step", STEPS[:-1])
def test_a_backup_of_an_earlier_kanly_is_brought_up_to_date(tmp_path: Path, step: str) -> None:
    at_step(url(tmp_path), step)
    rows = {"tables": [["old", "2025", "2025", "{}", False, 0, False, "{}"]]}
    columns = ["id", "created", "updated", "setup", "hints", "revision", "over", "summary"]
    if step < "0004":
        columns.append("seats")
        rows["tables"][0].append('[{"kind": "person", "name": "Ann"}]')
    file = tmp_path / "old.backup"
    write(file, rows, {"tables": columns}, step)
    new = f"sqlite:///{tmp_path / 'new.db'}"
    restore(new, file)
    kept = contents(new)
    assert kept["tables"][0][0] == "old"
    assert [row[3] for row in kept["seats"]] == (["Ann"] if step < "0004" else [])


def test_no_table_has_a_counter_a_backup_would_forget() -> None:
    assert [table.autoincrement_column for table in META.sorted_tables] == [None] * len(META.tables)


def test_a_backup_is_restored_only_into_an_empty_database(
    tmp_path: Path, games: dict[str, str], capsys: Capture
) -> None:
    file = tmp_path / "games.backup"
    before = contents(url(tmp_path))
    assert admin(tmp_path, "backup", str(file)) == 0
    assert admin(tmp_path, "restore", str(file)) == 2
    assert "it is not empty" in capsys.readouterr().err
    assert contents(url(tmp_path)) == before


def test_a_backup_replaces_no_file(tmp_path: Path, games: dict[str, str], capsys: Capture) -> None:
    file = tmp_path / "games.backup"
    file.write_text("precious")
    assert admin(tmp_path, "backup", str(file)) == 2
    assert "is there already" in capsys.readouterr().err
    assert file.read_text() == "precious"


@pytest.mark.parametrize("damage", ["cut", "text", "no row", "odd row", "odd table", "too long"])
def test_a_damaged_backup_leaves_an_empty_database(
    tmp_path: Path, games: dict[str, str], damage: str
) -> None:
    file = tmp_path / "games.backup"
    backup(url(tmp_path), file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-100])
    elif damage == "text":
        file.write_text("hello")
    else:
        changed = {
            "no row": lines[:-1],
            "odd row": [*lines[:-1], b'[1, "x"]\n'],
            "odd table": [lines[0].replace(b'"seats"', b'"chairs"'), *lines[1:]],
            "too long": [*lines, lines[-1]],
        }[damage]
        file.write_bytes(gzip.compress(b"".join(changed)))
    new = f"sqlite:///{tmp_path / 'new.db'}"
    with pytest.raises(KanlyError, match=r"damaged|not whole"):
        restore(new, file)
    untouched = f"sqlite:///{tmp_path / 'untouched.db'}"
    for address in (new, untouched):
        Database(address).close()
    assert contents(new) == contents(untouched)


def test_a_backup_of_a_newer_kanly_is_left_alone(tmp_path: Path) -> None:
    write(tmp_path / "new.backup", {}, {}, "9999")
    with pytest.raises(KanlyError, match=r"was made by a newer Kanly \(9\.9\)"):
        restore(url(tmp_path), tmp_path / "new.backup")
    assert not (tmp_path / "kanly.db").exists()


def write(
    file: Path, rows: dict[str, list[list[object]]], columns: dict[str, list[str]], revision: str
) -> None:
    """A backup as another Kanly would have written it."""
    parts = [{"name": n, "columns": columns[n], "rows": len(x)} for n, x in rows.items()]
    header = {
        "kanly_backup": 1,
        "version": "9.9",
        "revision": revision,
        "taken": "",
        "parts": parts,
    }
    lines = [header, *(row for table in rows.values() for row in table)]
    file.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, lines)) + b"\n"))


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["list"], "there is no database sqlite:///"),
        (["backup", "x.backup"], "there is no database sqlite:///"),
        (["delete", "x"], "there is no database sqlite:///"),
        (["code"], "there is no database sqlite:///"),
        (["restore", "/no/such/file"], "No such file"),
    ],
)
def test_what_is_not_there_is_named_and_not_made(
    tmp_path: Path, words: list[str], sentence: str, capsys: Capture
) -> None:
    assert admin(tmp_path, *words) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "kanly.db").exists()


@pytest.mark.parametrize("step", [STEPS[0], "9999"])
def test_a_database_of_another_version_is_not_touched(
    tmp_path: Path, step: str, capsys: Capture
) -> None:
    at_step(url(tmp_path), STEPS[0])
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        db.execute("update alembic_version set version_num = ?", (step,))
    db.close()
    for words in (["list"], ["delete", "x"], ["code"], ["backup", str(tmp_path / "b")]):
        assert admin(tmp_path, *words) == 2
        which = "newer" if step == "9999" else "earlier"
        assert f"{which} Kanly" in capsys.readouterr().err
    with sqlite3.connect(tmp_path / "kanly.db") as db:
        assert db.execute("select version_num from alembic_version").fetchall() == [(step,)]
    db.close()


@pytest.mark.parametrize("age", ["-1", "soon", "nan", "1e9"])
def test_an_age_is_a_number_of_days(tmp_path: Path, age: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        admin(tmp_path, "list", "--older-than", age)
    assert f"{age} is no number of days" in capsys.readouterr().err
