"""The bots a table offers, and those it is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.bots.expected import expectations
from kanly.bots.levels import LADDER

from .client import Client, Json, act, actions, persons_turn, screen, serving


def asked(client: Client, *bots: str) -> Json:
    """The answer to a wish for a table of a person and these bots."""
    sitters = [{"kind": "person"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return dict(client.post("/api/tables", json={"sitters": sitters, "seed": 5}).json())


def test_levels_are_told_from_the_weakest_on_with_all_a_page_needs(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = client.get("/api/bots").json()
    assert [level["id"] for level in told["levels"]] == LADDER
    assert (told["usual"], told["first"]) == ("greedy", "novice")
    random, novice, *_, search = told["levels"]
    assert random == {"id": "random", "styles": [], "seconds": 0.0, "expected": None}
    assert novice["styles"] == ["balanced", "fighter", "diplomat", "trader", "spy"]
    assert search["seconds"] == 1.0
    measured = expectations()["novice"]
    assert novice["expected"] == {
        "level": "novice",
        "against": "random",
        "opponents": 3,
        "games": measured.games,
        "wins": measured.wins,
    }


def test_levels_and_styles_sit_down_together_and_play(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = asked(client, "planner:spy", "novice:fighter", "greedy")["id"]
        shown = persons_turn(client, id)
        assert [s["bot"] for s in shown["sitters"]] == [
            "", "planner:spy", "novice:fighter", "greedy",
        ]  # fmt: skip
        while "reveal" not in actions(shown):
            shown = act(client, shown, actions(shown)[0])
        act(client, shown, "reveal")


@pytest.mark.parametrize(
    ("bot", "detail"),
    [
        ("mentat", "there is no bot 'mentat'; expected greedy or novice"),
        ("greedy:poet", "greedy:poet: there is no style 'poet'; expected one of balanced, "),
        ("random:spy", "random:spy: it has no styles"),
        ("greedy:", "greedy:: there is no style ''"),
        ("search@long", "search@long: 'long' is no budget; expected tries (200) or seconds (0.5s)"),
        ("greedy@2s", "greedy@2s: it does not think for longer or shorter"),
        ("search@2s", "search@2s: how long a bot thinks cannot be chosen here"),
        ("search:spy@200*3", "search:spy@200*3: how long a bot thinks cannot be chosen here"),
        ("", "there is no bot ''"),
    ],
)
def test_a_bot_nobody_knows_is_refused(tmp_path: Path, bot: str, detail: str) -> None:
    with serving(tmp_path) as client:
        refused = asked(client, bot, "greedy")
    assert refused["code"] == "bad-setup"
    assert refused["detail"].startswith(detail)


def test_a_bot_keeps_its_style_in_a_file_and_in_a_rematch(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = asked(client, "greedy:trader", "random")["id"]
        record = client.get(f"/api/tables/{id}/record").json()
        copy = client.post("/api/records", json={"record": record}).json()["id"]
        again = client.post(f"/api/tables/{id}/rematch", json={"leaders": "same"}).json()["id"]
        for other in (copy, again):
            found = [s["bot"] for s in screen(client, other)["sitters"]]
            assert found == ["", "greedy:trader", "random"]
        for strange in ("greedy:poet", "search@3600s*64"):
            record["sitters"][1]["bot"] = strange
            id = client.post("/api/records", json={"record": record}).json()["id"]
            kinds = [s["kind"] for s in screen(client, id)["sitters"]]
            assert kinds == ["person", "person", "bot"]
