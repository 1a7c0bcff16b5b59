"""A screen never gets what its seat may not know."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec

from kanly import Game, new_game
from kanly.web.screen import screen as make_screen
from kanly.web.tables import Sitter, Table
from tests.web.client import act, actions, open_table, persons_turn, screen, serving


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


def test_previews_do_not_depend_on_hidden_cards() -> None:
    r = random.Random(6)
    for seed in range(6):
        game = Game.new(new_game(players=3, seed=seed, modules=["choam"], log=True))
        for step in range(80):
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
    table = Table("t", game, [Sitter("person") for _ in range(3)], False)
    plain = json.loads(msgspec.json.encode(make_screen(table, seat, "en")))
    del plain["can_undo"]
    del plain["undo_ends"]
    return plain
