"""What is printed, and what is offered before a game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kanly import language, new_game
from kanly.engine.library import load
from kanly.engine.options import HOUSE_OPTIONS, Choice, SeatChoice
from kanly.engine.terms import FACTIONS
from kanly.rules.influence import raise_influence
from kanly.web.catalogue import catalogue_bytes
from kanly.web.catalogue_model import Catalogue
from tests.web.client import Client, open_table, screen, serving

BOARDS = ("uprising", "six_players", "imperium")

KINDS = ("sign", "cost", "if", "word", "text")
STARTERS = {"uprising": {1: 3, 2: 2, 3: 3, 4: 4, 6: 6}, "imperium": {1: 3, 2: 2, 3: 3, 4: 4}}
"""By edition and number of players how many seats can be first."""


def modes_of(client: Client, edition: str) -> dict[str, Any]:
    """What can be agreed on by so many players of an edition."""
    games = client.get("/api/catalogue").json()["setup"]["games"]
    own = [game for game in games if game["edition"] == edition and not game["borrowed"]]
    return {players: mode for game in own for players, mode in game["modes"].items()}


def test_the_catalogue_is_complete_in_every_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        english = client.get("/api/catalogue").json()
        for lang in ("es", "de"):
            other = client.get("/api/catalogue", params={"lang": lang}).json()
            assert shape(other) == shape(english)
            assert other["spaces"]["fremkit"]["name"]
        assert client.get("/api/catalogue", params={"lang": "fr"}).json()["code"] == "bad-language"


def test_the_catalogue_says_who_can_be_first_player(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for edition, counts in STARTERS.items():
            modes = modes_of(client, edition)
            assert {int(players): mode["starters"] for players, mode in modes.items()} == counts
            for players, seats in counts.items():
                for seat in range(seats):
                    id = open_table(client, players, 0, edition=edition, first_player=seat)
                    assert screen(client, id)["view"]["first"] == seat
                sitters = [{"kind": "person"}] * players
                body = {"sitters": sitters, "edition": edition, "first_player": seats}
                assert client.post("/api/tables", json=body).json()["code"] == "bad-setup"


def test_the_catalogue_tells_the_house_options(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        house = client.get("/api/catalogue").json()["setup"]["house"]
    assert [option["name"] for option in house] == [option.name for option in HOUSE_OPTIONS]
    row, one_per_house, first = house
    assert row["kind"] == "choice"
    assert row["choices"] == ["off", "oldest", "all"]
    assert row["default"] == "off"
    assert (one_per_house["kind"], one_per_house["default"]) == ("switch", False)
    assert (first["kind"], first["default"]) == ("seat", None)


def test_the_page_has_words_for_every_house_option() -> None:
    words = (Path(language.__file__).parent / "catalogues/en/page-setup.ftl").read_text("utf-8")
    known = set(re.findall(r"^(setup-[\w-]+) =", words, re.MULTILINE))
    for option in HOUSE_OPTIONS:
        needed = {f"setup-{option.name}", f"setup-{option.name}-about"}
        if isinstance(option, Choice):
            others = [choice for choice in option.choices if choice != option.default]
            needed |= {f"setup-{option.name}-{choice}" for choice in option.choices}
            needed |= {f"setup-{option.name}-{choice}-long" for choice in option.choices}
            needed |= {f"setup-with-{option.name}-{choice}" for choice in others}
        else:
            needed.add(f"setup-with-{option.name}")
        if isinstance(option, SeatChoice):
            needed.add(f"setup-{option.name}-none")
        assert needed <= known, needed - known


def shape(catalogue: dict[str, object]) -> str:
    """The ids of everything in it."""
    return json.dumps({k: sorted(v) for k, v in catalogue.items() if isinstance(v, dict)})


@pytest.mark.parametrize(
    ("edition", "players"), [("uprising", 4), ("uprising", 6), ("imperium", 4)]
)
@pytest.mark.parametrize("lang", ["en", "es", "de"])
def test_the_catalogue_is_what_its_types_say(lang: str, edition: str, players: int) -> None:
    tables = load(edition, players)
    body = catalogue_bytes(tables.mode.board.id, lang)
    read = msgspec.json.decode(body, type=Catalogue)
    assert msgspec.json.encode(read) == body
    assert read.board == tables.mode.board.id
    assert list(read.tracks) == tables.track_ids
    assert list(read.cards) == tables.card_ids
    assert list(read.spaces) == tables.space_ids
    assert list(read.posts) == tables.post_ids
    for row in rows(json.loads(body)):
        for item in row:
            assert sum(kind in item for kind in KINDS) == 1
            assert "sign" in item or not {"n", "of", "module"} & set(item)


def rows(part: Any) -> list[list[dict[str, Any]]]:
    """Every row of signs in a part of the catalogue."""
    if isinstance(part, list):
        return [row for x in part for row in rows(x)]
    if not isinstance(part, dict):
        return []
    keys = ("signs", "cost", "if", "otherwise")
    own = [part[key] for key in keys if isinstance(part.get(key), list)]
    return own + [row for x in part.values() for row in rows(x)]


def test_the_catalogue_is_made_once() -> None:
    for board in BOARDS:
        once = catalogue_bytes(board, "en")
        assert once is catalogue_bytes(board, "en")


def test_every_board_has_its_catalogue(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        usual = client.get("/api/catalogue").json()
        assert client.get("/api/catalogue", params={"board": "uprising"}).json() == usual
        six = client.get("/api/catalogue", params={"board": "six_players"}).json()
        assert six["setup"] == usual["setup"]
        assert six["cards"].keys() == usual["cards"].keys()
        assert "fremkit" in usual["spaces"].keys() - six["spaces"].keys()
        assert {id: x["only"] for id, x in six["spaces"].items() if x["only"]} == {
            "sardaukar": "shaddam_corrino_iv",
            "vast_wealth": "shaddam_corrino_iv",
            "hardy_warriors": "muad_dib",
            "desert_mastery": "muad_dib",
        }
        owners = {id: x["owner"] for id, x in six["tracks"].items()}
        assert owners["emperor"] == "shaddam_corrino_iv"
        assert owners["fringe_worlds"] is None
        assert all(x["name"] for x in six["tracks"].values())
        refused = client.get("/api/catalogue", params={"board": "ix"})
        assert refused.status_code == 422
        assert "expected uprising or six_players or imperium" in refused.json()["detail"]


def test_the_modes_tell_who_sits_where(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        modes = modes_of(client, "uprising")
    six = modes["6"]
    assert (six["board"], six["modules"], six["rivals"]) == ("six_players", ["choam"], 0)
    assert six["leader_choices"] == ["fixed", "random", "recommended", "draft"]
    assert [x["leader"] for x in six["chairs"]][::3] == ["muad_dib", "shaddam_corrino_iv"]
    assert [x["role"] for x in six["chairs"]] == ["commander", "ally", "ally"] * 2
    assert [x["team"] for x in six["chairs"]] == [0, 1] * 3
    assert [len(x["deck"]) for x in six["chairs"]] == [10, 0, 0] * 2
    assert [bool(x["suits"]) for x in six["chairs"]] == [False, True, True] * 2
    for players in "1234":
        mode = modes[players]
        assert (mode["board"], mode["modules"]) == ("uprising", [])
        assert mode["leader_choices"] == ["fixed", "random", "draft"]
        assert len({x["team"] for x in mode["chairs"]}) == len(mode["chairs"])
    assert [x["role"] for x in modes["2"]["chairs"]] == ["player", "player", "rival"]


@pytest.mark.parametrize("edition", ["uprising", "imperium"])
def test_the_tracks_tell_where_points_and_bonuses_are(edition: str) -> None:
    tracks = json.loads(catalogue_bytes(edition, "en"))["tracks"]
    assert list(tracks) == FACTIONS
    for faction, track in enumerate(tracks.values()):
        state = new_game(edition=edition, players=3, seed=1)
        scored, bonuses = [], []
        for level in range(1, 7):
            points, waiting = state.seats[0].vp, len(state.agenda)
            raise_influence(state, 0, faction, 1)
            scored += [level] * (state.seats[0].vp - points)
            bonuses += [level] * (len(state.agenda) - waiting)
        assert scored == [track["point_level"], track["alliance_level"]]
        assert bonuses == [int(level) for level in track["rewards"]]


def test_a_first_game_is_recommended_for_every_number_of_players(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for edition, counts in STARTERS.items():
            for players in counts:
                asked = {"edition": edition, "players": players}
                options = client.get("/api/first-game", params=asked).json()
                assert new_game(**asked, **options).setup.players == players
        for wrong, code in (({"players": 9}, "bad-setup"), ({"edition": "ix"}, "bad-setup")):
            refused = client.get("/api/first-game", params=wrong)
            assert (refused.status_code, refused.json()["code"]) == (422, code)
