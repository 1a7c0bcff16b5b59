"""A person's turn is in the person's hands: nothing that cannot be taken back comes unannounced."""

from __future__ import annotations

import os
import random

import pytest

from kanly import Game, new_game
from kanly.engine.node import Decision
from kanly.web import model
from kanly.web.screen import screen
from kanly.web.sitters import Sitter
from kanly.web.tables import Table

GAMES = int(os.environ.get("KANLY_HAND_PLAYED", "3"))
"""Whole games of each mode."""
SAID_ALOUD = ("end", "pass", "reveal")


def seated(players: int, seed: int) -> Table:
    """A game in which every player is a person."""
    game = Game.new(new_game(players=players, seed=seed, modules=["choam"], log=True, aloud=True))
    return Table("t", game, [Sitter("person") for _ in game.state.seats], False)


def offered(table: Table, decision: Decision) -> list[model.ActionOut]:
    """What the person who decides can press."""
    asked = screen(table, decision.seat, "en").decision
    assert asked is not None
    return asked.actions


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_nobody_is_moved_past_the_last_undo(players: int) -> None:
    """Whatever ends undo was said aloud (end, pass, reveal), or asked about first."""
    for seed in range(GAMES):
        table = seated(players, seed)
        r = random.Random(seed)
        while (decision := table.state.decision) is not None:
            seat, turn, rounds = decision.seat, table.state.active, table.state.round
            action = r.choice(offered(table, decision))
            table.game.apply(action.action)
            said = action.sort in SAID_ALOUD
            where = f"seed {seed}, ply {table.state.ply}: {action.action} at {decision.kind}"
            following = table.state.decision
            goes_on = following is None or following.seat != seat
            if goes_on or not table.game.undoable_by(seat):
                assert said or action.confirm == "always", f"{where} cannot be taken back"
            if turn == seat and table.state.active != seat:
                assert action.sort == "end", f"{where} ends the turn"
            if table.state.round != rounds and decision.kind == "combat":
                assert said, f"{where} begins a round"
