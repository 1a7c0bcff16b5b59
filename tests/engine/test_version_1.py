"""Documents and records of format 1 are still read, and play on as they did.

The files were written by the version that wrote format 1: a position, and steps from there on, each
with everything that was legal and what was chosen.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kanly import Record, State
from tests.table import do, legal

FOLDER = Path(__file__).parent / "version_1"
POSITIONS = [
    "cost", "draft", "infiltrate", "leadership", "rivals", "set_aside", "track_bonus", "training",
]  # fmt: skip


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_plays_on_as_it_did(name: str) -> None:
    saved = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert saved["position"]["kanly"] == 1
    state = State.from_dict(saved["position"])
    for actions, chosen in saved["steps"]:
        assert legal(state) == actions
        do(state, chosen)
    assert State.from_dict(state.to_dict()).fingerprint() == state.fingerprint()


def test_a_position_read_is_written_in_the_present_format() -> None:
    saved = json.loads((FOLDER / "training.json").read_text(encoding="utf-8"))
    document = State.from_dict(saved["position"]).to_dict()
    assert document["kanly"] == 2
    before, now = saved["position"]["seats"], document["seats"]
    assert [seat["troops"] for seat in before] == [seat["deployed"] for seat in now]
    assert [seat["reserved"] for seat in before] == [seat["set_aside"] for seat in now]
    assert [seat["training"] for seat in before] == [seat["paths"]["training"] for seat in now]


def test_a_record_is_replayed() -> None:
    record = Record.load(FOLDER / "record.json")
    assert record.verify().ply == len(record.actions) == 60


def test_a_record_of_an_unknown_format_is_refused() -> None:
    document = json.loads((FOLDER / "record.json").read_text(encoding="utf-8"))
    with pytest.raises(Exception, match="record format 3 is unknown; this Kanly reads 1 and 2"):
        Record.from_dict({**document, "kanly_record": 3})
