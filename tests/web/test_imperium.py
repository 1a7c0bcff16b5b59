"""The game of 2020 and mixtures at the server: what is offered, shown and kept secret."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kanly import Game, State, new_game
from kanly.engine import actions as act_
from kanly.engine.events import PLAYED, REVEALED
from kanly.engine.node import Decision
from kanly.web.model import ActionOut, Screen
from kanly.web.screen import news_from
from kanly.web.screen import screen as make_screen
from kanly.web.sitters import Sitter
from kanly.web.tables import Table
from tests.table import Table as Position
from tests.table import do
from tests.web.client import Client, Json, act, actions, open_table, persons_turn, screen, serving

MIXED = ["imperium", "imperium_conflicts", "imperium_leaders"]


def catalogue(client: Client, board: str = "uprising") -> Json:
    """What is printed for a board."""
    return dict(client.get("/api/catalogue", params={"board": board}).json())


def shown(state: State, seat: int = 0, lang: str = "en") -> Screen:
    """What a seat sees of a position."""
    game = Game.new(state)
    sitters = [Sitter("person" if x.role.decides else "rival") for x in state.seats]
    return make_screen(Table("t", game, sitters, False), seat, lang)


def asked(
    kind: str, seat: int = 0, wanted: Callable[[State, Decision], bool] | None = None, **agreed: Any
) -> State:
    """A random game that stands at such a question of the seat."""
    for seed in range(300):
        state = new_game(edition="imperium", seed=seed, aloud=True, log=True, **agreed)
        r = random.Random(seed)
        while (decision := state.decision) is not None:
            if (decision.kind, decision.seat) == (kind, seat) and (
                wanted is None or wanted(state, decision)
            ):
                return state
            state.apply(r.choice(decision.actions))
    raise AssertionError(f"nobody was asked {kind}")


def answers(state: State) -> list[ActionOut]:
    """The described answers of whoever is asked."""
    assert state.decision is not None
    decision = shown(state, state.decision.seat).decision
    assert decision is not None
    return decision.actions


# ---------------------------------------------------------------- what is offered


def test_the_catalogue_tells_the_games_to_choose_from(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        games = {game["id"]: game for game in catalogue(client)["setup"]["games"]}
        assert catalogue(client, "imperium")["setup"]["games"] == list(games.values())
    assert list(games) == ["uprising", "six_players", "imperium", "mixed"]
    assert {id: list(game["modes"]) for id, game in games.items()} == {
        "uprising": ["1", "2", "3", "4"],
        "six_players": ["6"],
        "imperium": ["1", "2", "3", "4"],
        "mixed": ["1", "2", "3", "4", "6"],
    }
    assert [game["modules"] for game in games.values()] == [
        ["choam"], ["choam"], [], ["choam", *MIXED],
    ]  # fmt: skip
    assert [game["borrowed"] for game in games.values()] == [[], [], [], MIXED]
    assert [game["selection"] for game in games.values()] == [None, None, None, "imperium"]
    solo, pair = (games["imperium"]["modes"][n] for n in "12")
    assert len(solo["rival_cards"]) == 6
    assert solo["recommends_rivals"]
    assert pair["rival_cards"] == ["house_hagal"]
    assert not pair["recommends_rivals"]
    assert [chair["role"] for chair in pair["chairs"]] == ["player", "player", "spoiler"]


def test_the_catalogue_of_2020_has_no_pieces_of_uprising(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        old, new = catalogue(client, "imperium"), catalogue(client)
    assert (old["edition"], old["board"]) == ("imperium", "imperium")
    assert old["pieces"] == ["mentat"]
    assert new["pieces"] == ["spies", "hooks", "shield-wall", "objectives"]
    assert len(old["spaces"]) == 22
    assert (old["posts"], old["objectives"], old["contracts"]) == ({}, {}, {})
    assert {card["icon"] for card in old["conflicts"].values()} == {None}
    assert [cost[0]["n"] for cost in old["spaces"]["sell_melange"]["costs"]] == [2, 3, 4, 5]
    assert not old["cards"]["foldspace"]["for_sale"]
    assert old["cards"]["arrakis_liaison"]["for_sale"]
    assert [id for id, card in old["cards"].items() if card["anywhere"]] == ["kwisatz_haderach"]
    assert "victory" in old["intrigues"]["to_the_victor"]["kinds"]
    assert old["names"]["rivals"]["house_hagal"] == new["names"]["rivals"]["house_hagal"]
    assert "imperium" in {card["module"] for card in new["cards"].values()}
    assert "calculated_hire" not in new["intrigues"]


# ---------------------------------------------------------------- opening


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_so_many_play_the_game_of_2020(tmp_path: Path, players: int) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, players, 0, edition="imperium")
        table = persons_turn(client, id, tuple(range(players)))
        assert (table["edition"], table["game"], table["board"]) == ("imperium",) * 3
        assert table["view"]["marks"]["mentat"] is None
        assert client.get("/api/tables").json()[0]["game"] == "imperium"
        roles = [sitter["role"] for sitter in table["sitters"]]
        assert roles == ["player"] * players + {1: ["rival"] * 2, 2: ["spoiler"]}.get(players, [])
        if players == 1:
            assert [x["swordmaster_in"] for x in table["sitters"]] == [None, 4, 4]
            assert [x["savings"] for x in table["sitters"]] == [None] * 3


def test_a_mixture_keeps_its_cards_in_a_rematch(tmp_path: Path) -> None:
    chosen = ["kwisatz_haderach", "poison_snooper"]
    with serving(tmp_path) as client:
        agreed = {"modules": MIXED, "added_cards": chosen, "leaders": "random"}
        id = open_table(client, 1, 2, **agreed)
        assert screen(client, id)["game"] == "mixed"
        again = client.post(f"/api/tables/{id}/rematch", json={"leaders": "new"}).json()["id"]
        setup = client.get(f"/api/tables/{again}/record").json()["setup"]
        assert (setup["options"]["added_cards"], setup["modules"]) == (chosen, MIXED)
        wrong = {**agreed, "added_cards": ["calculated_hire"]}
        body = {"sitters": [{"kind": "person"}] * 3, **wrong}
        assert client.post("/api/tables", json=body).json()["code"] == "bad-setup"


def test_whole_games_of_persons_are_played_to_the_end(tmp_path: Path) -> None:
    r = random.Random(2)
    with serving(tmp_path) as client:
        for persons, agreed in ((2, {"edition": "imperium"}), (1, {"edition": "imperium"})):
            id = open_table(client, persons, 0, **agreed)
            while not (table := persons_turn(client, id, tuple(range(persons))))["over"]:
                act(client, table, r.choice(actions(table)))
            scoring = [n for n, x in enumerate(table["sitters"]) if x["role"] != "spoiler"]
            assert sorted(x["seat"] for x in table["standings"]) == scoring
            assert client.get(f"/api/tables/{id}/replay/20").status_code == 200


# ---------------------------------------------------------------- secrets


def test_the_barons_tokens_are_seen_by_him_alone_until_he_shows_them() -> None:
    state = asked("secret-pair", players=3)
    assert [len(one.factions) for one in answers(state)] == [2] * 6
    assert len({tuple(one.factions) for one in answers(state)}) == 6
    assert {one.means for one in answers(state)} == {"keep-secret"}
    state.apply(act_.OPTION + 5)
    own, other, nobody = (shown(state, seat).view.seats[0].secret for seat in (0, 1, -1))
    assert own is not None
    assert (own.shown, own.factions) == (False, ["bene_gesserit", "fremen"])
    for hidden in (other, nobody):
        assert hidden is not None
        assert (hidden.shown, hidden.factions) == (False, [])
    assert all(seat.secret is None for seat in shown(state).view.seats[1:])


def test_tokens_that_were_shown_lie_open() -> None:
    r = random.Random(1)
    for seed in range(40):
        leaders = ["baron_vladimir_harkonnen", "paul_atreides", "helena_richese"]
        state = new_game(edition="imperium", leaders=leaders, seed=seed, log=True)
        while state.decision is not None:
            state.apply(r.choice(state.decision.actions))
            assert state.marks is not None
            secret = shown(state, 1).view.seats[0].secret
            if secret is not None and secret.shown:
                assert len(secret.factions) == 2
                return
    raise AssertionError("the tokens were never shown")


def test_paul_alone_sees_his_next_card() -> None:
    leaders = ["paul_atreides", "helena_richese", "duke_leto_atreides"]
    state = Position(edition="imperium", leaders=leaders).start()
    top = state.codex.card_ids[state.seats[0].deck[-1]]
    assert shown(state, 0).view.seats[0].top == [top]
    for seat in (1, -1):
        assert shown(state, seat).view.seats[0].top == []
    assert shown(state, 0).view.seats[1].top == []


def test_the_card_on_top_is_shown_to_whoever_is_asked() -> None:
    state = asked("top-card", players=4)
    card = state.codex.card_ids[state.seats[0].deck[-1]]
    decision = shown(state).decision
    assert decision is not None
    assert decision.shows is not None
    assert (decision.shows.sort, decision.shows.id) == ("card", card)
    draw, trash = decision.actions
    assert (draw.means, trash.means) == ("draw-top", "trash-top")
    assert trash.confirm == "always"
    for seat in (1, -1):
        other = shown(state, seat).decision
        assert other is not None
        assert other.shows is None
        for chance in range(5):
            assert shown(state.determinize(seat, chance), seat).decision == other


# ---------------------------------------------------------------- questions


def test_a_space_is_closed_without_paying_for_it() -> None:
    state = asked("voice", players=3)
    found = answers(state)
    assert len(found) == 22
    assert {one.means for one in found} == {"close"}
    assert {one.confirm for one in found} == {"never"}
    state.apply(act_.SPACE + state.codex.space_number["arrakeen"])
    marks = shown(state).view.marks
    assert marks is not None
    assert marks.voices == ["arrakeen", None, None]


def test_an_agent_is_chosen_where_it_stands() -> None:
    hand = Position(edition="imperium").hand(0, "kwisatz_haderach", "dagger")
    state = do(hand.agents(0, "wealth").start(), "card:kwisatz_haderach", "space:carthag")
    means = {one.sort: one.means for one in answers(state)}
    assert means == {"space": "move-agent", "option": "send-home-agent"}


def test_melange_is_sold_at_four_rates() -> None:
    found = answers(asked("cost", players=4, wanted=lambda s, d: len(d.actions) == 4))
    sold = [
        {change.what: change.after - change.before for change in one.changes if change.seat == 0}
        for one in found
    ]
    rates = [{"spice": -n, "solari": 2 * n + 2} for n in (2, 3, 4, 5)]
    assert [{what: one[what] for what in ("spice", "solari")} for one in sold] == rates


@pytest.mark.parametrize("kind", ["use", "influence"])
def test_a_question_for_a_rival_says_for_whom(kind: str) -> None:
    state = asked(kind, players=1, wanted=lambda s, d: d.owner != d.seat)
    decision = shown(state).decision
    assert decision is not None
    assert (decision.seat, decision.rival) in ((0, 1), (0, 2))
    own = asked("turn", players=1)
    other = shown(own).decision
    assert other is not None
    assert other.rival is None


def test_why_a_space_is_occupied_says_nothing_of_spies() -> None:
    state = asked("space", players=4, wanted=lambda s, d: s.round > 1)
    decision = shown(state).decision
    assert decision is not None
    texts = [why.text for reasons in decision.why.values() for why in reasons]
    assert texts
    assert not [text for text in texts if "Spy" in text or "Spies" in text]


def test_why_a_card_set_aside_cannot_be_paid() -> None:
    t = Position(leaders=["helena_richese", "paul_atreides", "glossu_the_beast_rabban"],
                 edition="imperium")  # fmt: skip
    t.hand(0, "convincing_argument")
    t.doc["imperium_deck"].remove("kwisatz_haderach")
    t.doc["seats"][0]["set_aside"] = ["kwisatz_haderach"]
    decision = shown(t.start()).decision
    assert decision is not None
    assert [why.code for why in decision.why["acquire:kwisatz_haderach"]] == ["persuasion"]


def test_the_news_stay_the_same_while_the_price_of_a_sale_is_chosen() -> None:
    state = asked("cost", players=4, wanted=lambda s, d: s.round > 1)
    log = state.log or []
    own = [n for n, entry in enumerate(log) if entry[:2] in ((PLAYED, 0), (REVEALED, 0))]
    assert news_from(state, 0) > own[-1]


def test_cards_that_cost_less_this_turn_are_named_with_their_price() -> None:
    state = Position(edition="imperium").start()
    assert state.marks is not None
    assert state.turn_marks is not None
    state.turn_marks.cheaper = state.codex.card_number["the_spice_must_flow"]
    state.turn_marks.discount = 3
    marks = shown(state).view.marks
    assert marks is not None
    assert marks.prices == {"the_spice_must_flow": 6}
