"""A run: repeated, broken off, gone on with, whoever plays its games."""

from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
import torch

from kanly.mind.model import describe, read_header, unpacked, write_model
from kanly.training import run as module
from kanly.training.__main__ import main
from kanly.training.network import ACTIONS, Learner
from kanly.training.plan import BadRun
from kanly.training.playing import TOGETHER
from kanly.training.run import LOG, MODEL, RUN, Run, moved
from tests.mind.features import NAMES
from tests.training.learning.runs import SMALL, model_of, same, trained


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    several = replace(SMALL, settings=replace(SMALL.settings, games=TOGETHER + 4))
    alone = trained(tmp_path / "alone", 1, workers=1, plan=several)
    together = trained(tmp_path / "together", 1, workers=2, plan=several)
    assert same(alone, together)
    one, two = alone.play(workers=1), together.play(workers=2)
    assert one.features.values.tolist() == two.features.values.tolist()
    assert one.said.tolist() == two.said.tolist()


def test_a_run_that_goes_on_is_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    unbroken = trained(tmp_path / "unbroken", 3)
    trained(tmp_path / "broken", 1)
    broken = trained(tmp_path / "broken", 2)
    assert (broken.round, broken.games, len(broken.legs)) == (3, 18, 1)
    assert broken.is_done
    assert same(unbroken, broken)


def test_another_seed_gives_another_network(tmp_path: Path) -> None:
    other = replace(SMALL, seed=6)
    assert not same(trained(tmp_path / "a", 1), trained(tmp_path / "b", 1, plan=other))


def test_every_round_is_kept_and_told(tmp_path: Path) -> None:
    run = trained(tmp_path, 2)
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert [(line["round"], line["games"]) for line in lines] == [(1, 6), (2, 12)]
    assert lines[1]["rows"] == len(run.contexts)
    assert 0 < lines[1]["widest"] < 20
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([RUN, MODEL, LOG])


def test_the_model_says_where_it_comes_from(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    origin = read_header((tmp_path / MODEL).read_bytes())["origin"]
    assert (origin["rounds"], origin["games"]) == (1, 6)
    (leg,) = origin["legs"]
    assert leg["plan"]["commit"] == "abc"
    assert leg["plan"]["seed"] == 5
    assert leg["plan"]["settings"]["games"] == 6
    assert origin["written"].endswith("+00:00")


def test_another_plan_begins_another_leg(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    longer = replace(SMALL, settings=replace(SMALL.settings, rounds=9, games=4))
    run = trained(tmp_path, 1, plan=longer)
    assert [leg.first for leg in run.legs] == [0, 1]
    assert run.games == 10
    assert run.legs[1].rate == pytest.approx(run.legs[0].rate_after(1))


def test_a_run_of_before_0_6_0_goes_on(tmp_path: Path) -> None:
    """It told neither its plan nor its encoding."""
    before = trained(tmp_path, 1)
    kept = torch.load(tmp_path / RUN, weights_only=True)
    del kept["legs"], kept["fields"]
    torch.save(kept, tmp_path / RUN)
    after = Run(tmp_path, SMALL)
    assert same(before, after)
    assert (after.leg.first, after.leg.rate) == (1, SMALL.settings.rate)


def test_a_run_can_begin_with_a_model_and_says_so(tmp_path: Path) -> None:
    first = trained(tmp_path / "first", 1)
    model = first.model()
    run = Run(tmp_path / "second", SMALL, model)
    assert (run.round, run.games, run.contexts) == (0, 0, first.contexts)
    assert unpacked(run.model()) == unpacked(model)
    run.advance()
    assert unpacked(run.model()) != unpacked(model)
    origin = read_header((tmp_path / "second" / MODEL).read_bytes())["origin"]
    assert (origin["rounds"], origin["games"]) == (1, 6)
    assert origin["from"] == read_header(model)["origin"]


def test_a_run_that_began_with_a_model_goes_on_with_the_same_command(tmp_path: Path) -> None:
    model = trained(tmp_path / "first", 1).model()
    run = Run(tmp_path / "second", SMALL, model)
    run.advance()
    assert same(Run(tmp_path / "second", SMALL, model), run)
    with pytest.raises(BadRun, match="began with something else"):
        Run(tmp_path / "second", SMALL, run.model())
    with pytest.raises(BadRun, match="began with something else"):
        Run(tmp_path / "first", SMALL, model)


def test_a_model_of_another_kind_of_network_is_refused(tmp_path: Path) -> None:
    header = read_header(model_of(Learner()))
    with pytest.raises(BadRun, match="of another kind of network"):
        Run(
            tmp_path,
            SMALL,
            write_model({**header, "advisers": 8}, unpacked(model_of(Learner()))[9:]),
        )
    del header["fields"][0]["ids"][0]
    with pytest.raises(BadRun, match=r"the model is of another encoding: me\.leader"):
        Run(tmp_path, SMALL, write_model(header, unpacked(model_of(Learner()))))


def test_a_run_keeps_the_size_of_its_network(tmp_path: Path) -> None:
    """Whatever a new one would have."""
    run = Run(tmp_path, SMALL)
    run.learner = Learner(16)
    run.optimizer = torch.optim.Adam(run.learner.parameters())
    run.advance()
    assert same(Run(tmp_path, SMALL), run)
    assert read_header((tmp_path / MODEL).read_bytes())["units"] == 16


def test_what_breaks_off_while_it_is_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = trained(tmp_path, 1)
    before = (tmp_path / RUN).read_bytes()

    def break_off(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module.os, "replace", break_off)
    with pytest.raises(KeyboardInterrupt):
        run.advance()
    monkeypatch.undo()
    assert (tmp_path / RUN).read_bytes() == before
    assert same(trained(tmp_path, 1), trained(tmp_path / "other", 2))


def a_zip() -> bytes:
    """Some zip file."""
    written = BytesIO()
    with ZipFile(written, "w") as file:
        file.writestr("note.txt", "hello")
    return written.getvalue()


@pytest.mark.parametrize("junk", [b"", b"hello", a_zip(), a_zip()[:-5]])
def test_a_file_that_is_no_run_is_refused(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / RUN).write_bytes(junk)
    with pytest.raises(BadRun, match=r"run\.pt holds no training run"):
        Run(tmp_path, SMALL)


def test_a_run_of_another_network_is_refused(tmp_path: Path) -> None:
    torch.save({"learner": {"first": torch.zeros(3)}}, tmp_path / RUN)
    with pytest.raises(BadRun, match=r"run\.pt is the run of another network"):
        Run(tmp_path, SMALL)


def test_a_run_of_another_encoding_is_refused(tmp_path: Path) -> None:
    run = trained(tmp_path, 1)
    ids = list(run.names.leaders)
    ids[0], ids[1] = ids[1], ids[0]
    run.names.leaders = {id: n for n, id in enumerate(ids)}
    run.save()
    with pytest.raises(BadRun, match=r"another encoding: me\.leader, best\.leader"):
        Run(tmp_path, SMALL)


def test_ids_added_at_the_end_are_no_other_encoding() -> None:
    now = describe(NAMES)
    before = [{**field, "ids": field["ids"][:-1]} for field in now]
    assert moved(before, now) == []
    assert "me.card" in moved(now, before)


def test_more_actions_than_there_is_room_for_are_refused(tmp_path: Path) -> None:
    run = Run(tmp_path, SMALL)
    run.meet({"turn reveal", "turn card:dagger"})
    assert run.contexts == ["", "turn card:dagger", "turn reveal"]
    with pytest.raises(BadRun, match="there is room for 8192"):
        run.meet({f"turn {n}" for n in range(ACTIONS)})


def test_sums_that_become_too_large_are_refused(tmp_path: Path) -> None:
    run = Run(tmp_path, SMALL)
    batch = run.play()
    with torch.no_grad():
        run.learner.first.fill_(0.9)
    with pytest.raises(BadRun, match="sums of the first layer"):
        run.check(batch)


def test_games_are_played_wherever_there_are_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[int, str | None]] = []

    def spread(function: Any, tasks: Any, workers: int, cluster: str | None) -> Any:
        asked.append((workers, cluster))
        return map(function, tasks)

    monkeypatch.setattr(module, "spread", spread)
    Run(tmp_path, SMALL).advance(3, "10.0.0.1:6379")
    assert asked == [(3, "10.0.0.1:6379")]


# ---------------------------------------------------------------- the command


def test_the_command_trains_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--to", str(tmp_path), "--games", "4", "--workers", "1", "--commit", "abc"]
    assert main([*arguments, "--rounds", "1"]) == 0
    assert main([*arguments, "--rounds", "2"]) == 0
    assert main([*arguments, "--rounds", "2"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [
        f"{tmp_path / MODEL}: 1 rounds, 4 games",
        f"{tmp_path / MODEL}: 2 rounds, 8 games",
        f"{tmp_path / MODEL}: 2 rounds, 8 games",
    ]


def test_ctrl_c_leaves_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "learn", interrupted)
    assert main(["--to", str(tmp_path), "--games", "4", "--workers", "1"]) == 130
    assert "the same command goes on" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("--games=0", "games must be more than 0, not 0"),
        ("--workers=0", "the number of workers must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_done_is_said(
    option: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--to", str(tmp_path), option]) == 2
    assert reason in capsys.readouterr().err
