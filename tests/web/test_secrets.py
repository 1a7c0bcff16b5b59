"""A screen never gets what its seat may not know."""

from __future__ import annotations

import contextlib
import json
import random
import re
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kanly import Game, State, new_game
from kanly.web import playing
from kanly.web.errors import Refused
from kanly.web.registry import TableRegistry
from kanly.web.screen import screen as make_screen
from kanly.web.sitters import Sitter
from kanly.web.storage import Storage
from kanly.web.tables import Table
from kanly.web.thinkers import Thinkers
from tests.table import Table as Position
from tests.web.client import act, actions, open_table, persons_turn, screen, serving, url


def test_bots_and_rivals_keep_their_cards(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        id = open_table(client, 1, 1)
        persons_turn(client, id)
        for seat in (1, 2):
            response = client.get(f"/api/tables/{id}", params={"seat": seat})
            assert (response.status_code, response.json()["code"]) == (403, "hidden")
        shown = screen(client, id)["view"]["seats"]
        assert isinstance(shown[0]["hand"], list)
        assert [isinstance(x["hand"], int) for x in shown] == [False, True, True]
        assert all(isinstance(x["deck"], int) for x in shown)


def test_everything_is_open_once_the_game_is_over(tmp_path: Path) -> None:
    r = random.Random(4)
    with serving(tmp_path) as client:
        id = open_table(client, 1, 2)
        while not (shown := persons_turn(client, id))["over"]:
            act(client, shown, r.choice(actions(shown)))
        middle = shown["revision"] // 2
        replayed = client.get(f"/api/tables/{id}/replay/{middle}", params={"seat": 1}).json()
        assert replayed["revealed"]
        assert all(isinstance(x["hand"], list) for x in replayed["screen"]["view"]["seats"])


@pytest.mark.parametrize(
    ("players", "agreed"),
    [
        (3, {"modules": ["choam"]}),
        (6, {"modules": ["choam"]}),
        (3, {"edition": "imperium"}),
        (3, {"modules": ["imperium", "imperium_leaders"]}),
    ],
)
def test_previews_do_not_depend_on_hidden_cards(players: int, agreed: dict[str, Any]) -> None:
    r = random.Random(6)
    for seed in range(6):
        game = Game.new(new_game(players=players, seed=seed, log=True, **agreed))
        for step in range(40 * players):
            decision = game.state.decision
            if decision is None:
                break
            if step % 8 == 0:
                seat = decision.seat
                guess = game.state.determinize(seat, r.randrange(1 << 30))
                guess.log = game.state.log
                assert shown(game, seat) == shown(Game(guess, game.record), seat)
            game.apply(r.choice(decision.actions))


def shown(game: Game, seat: int) -> object:
    """The whole screen of a seat as plain data, but for undo, which a guess knows nothing of."""
    table = Table("t", game, [Sitter("person") for _ in game.state.seats], False)
    plain = json.loads(msgspec.json.encode(make_screen(table, seat, "en")))
    for key in ("undoable", "undo_path", "undo_ends", "log_settled"):
        del plain[key]
    return plain


def hidden_from(state: State, seat: int) -> set[str]:
    """The ids of cards the seat cannot know of: none of them lies open anywhere."""
    t = state.codex
    piles = [state.imperium_deck, *(p.deck for p in state.seats)]
    secret = [state.intrigue_deck]
    for n, player in enumerate(state.seats):
        if n != seat:
            piles.append(player.hand)
            secret.append(player.intrigue)
    found = {t.card_ids[card] for pile in piles for card in pile}
    found |= {t.intrigue_ids[card] for pile in secret for card in pile}
    names = {*t.space_ids, *t.contract_ids, *t.conflict_ids, *t.leader_ids}  # the same words
    return {id for id in found - names if f'"{id}"' not in json.dumps(state.view(seat))}


@pytest.mark.parametrize("seed", range(3))
def test_no_screen_of_six_names_a_hidden_card(seed: int) -> None:
    """Teammates' cards are hidden too; only the log may name what has been seen before."""
    r = random.Random(seed)
    game = Game.new(new_game(players=6, seed=seed, log=True, aloud=True))
    table = Table("t", game, [Sitter("person") for _ in range(6)], False)
    searched = 0
    while (decision := game.state.decision) is not None:
        told = decision.kind.startswith(("trade", "hand-out", "reinforce", "concede"))
        for seat in range(-1, 6) if told or r.random() < 0.05 else []:
            shown = make_screen(table, seat, "en")
            for n, other in enumerate(shown.view.seats):
                assert isinstance(other.deck, int)
                assert (
                    isinstance(other.hand, list) == isinstance(other.intrigue, list) == (n == seat)
                )
            shown.log = []
            words = set(re.findall(r"\w+", msgspec.json.encode(shown).decode()))
            hidden = hidden_from(game.state, seat)
            assert not words & hidden, (decision.kind, seat)
            searched += len(hidden)
        game.apply(r.choice(decision.actions))
        table.settle()
    assert searched > 1000


def test_stolen_cards_are_shown_to_whom_they_are_known(tmp_path: Path) -> None:
    position = Position().intrigue(0, "cunning", "mercenaries")
    position.doc["seats"][0]["known_intrigue"] = [[1, "cunning"]]
    record = Game.new(position.start()).record.document()
    with serving(tmp_path) as client:
        id = client.post("/api/records", json={"record": record}).json()["id"]
        known = [screen(client, id, seat)["view"]["seats"][0]["known_intrigue"] for seat in (0, 1)]
        assert known == [["cunning"], ["cunning"]]
        for seat in (-1, 2):
            assert screen(client, id, seat)["view"]["seats"][0]["known_intrigue"] == []


def test_screens_are_whole_while_bots_play(tmp_path: Path) -> None:
    """Nobody sees a half-done action: no running game looks over, no bot's hand opens up."""
    registry = TableRegistry(Storage(url(tmp_path)))
    sitters = [Sitter("person"), *[Sitter("bot", bot="random") for _ in range(3)]]
    table = registry.open({"players": 4, "seed": 3}, sitters)
    thinkers = Thinkers(0)
    stop = threading.Event()

    def play() -> None:
        r = random.Random(1)
        try:
            while not table.state.is_over:
                decision = table.state.decision
                if not playing.bot_step(registry, table, thinkers) and decision is not None:
                    action = table.state.action_text(r.choice(decision.actions))
                    playing.act(registry, table, 0, table.revision, action)
        finally:
            stop.set()

    player = threading.Thread(target=play)
    player.start()
    seen = 0
    while not stop.is_set():
        with contextlib.suppress(Refused):
            shown = make_screen(table, 1, "en")
            assert table.state.is_over
            assert shown.over
        shown = make_screen(table, -1, "en")
        assert shown.over or shown.decision is not None
        seen += 1
    player.join()
    assert seen > 5


def test_persons_at_one_device_look_back_with_nobodys_eyes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        shared = open_table(client, 2, 1)
        moment = client.get(f"/api/tables/{shared}/replay/0").json()
        assert moment["seats"] == []
        refused = client.get(f"/api/tables/{shared}/replay/0", params={"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (403, "hidden")

        alone = open_table(client, 1, 2)
        moment = client.get(f"/api/tables/{alone}/replay/0", params={"seat": 0}).json()
        assert moment["seats"] == [0]
