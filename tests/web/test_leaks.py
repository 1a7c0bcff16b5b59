"""Whole games between people: no byte of any answer tells somebody what they may not know."""

from __future__ import annotations

import json
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

import pytest

from kanly import Game, State, new_game
from kanly.engine import actions as act
from kanly.engine.kinds import DecisionKind
from kanly.language import LANGUAGES, name
from kanly.web import tables
from kanly.web.screen import screen
from kanly.web.sitters import Sitter
from tests.web.people import Person, Server, invited, open_room, public

SOAK = "KANLY_SOAK" in os.environ
SEED = int(os.environ.get("KANLY_SEED", "1"))
OFTEN = 1.0 if SOAK else 0.03
"""How often everybody looks at everything between two actions; less often where there are many."""
QUESTIONED, FIRST_OF_A_KIND = (200, 50) if SOAK else (40, 2)
"""So many games in which questions are looked at, and so many questions of each kind."""
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "uprising": (3, {"modules": ["choam"]}),
    "four": (4, {}),
    "two": (2, {}),
    "alone": (1, {}),
    "teams": (6, {"modules": ["choam"]}),
    "imperium": (3, {"edition": "imperium"}),
    "mixed": (3, {"modules": ["imperium", "imperium_leaders"]}),
}
MEANT = ["crysknife", "desert_mouse", "ornithopter", *get_args(DecisionKind)]
"""Signs of Objectives, and questions: some cards are called so, too."""
WORDS = re.compile(r"\w+")


class Knowledge:
    """All a seat has ever had before its eyes (-1: everybody)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: set[str] = set()

    def look(self, state: State) -> None:
        """What lies open now is known for ever."""
        self.seen |= set(WORDS.findall(json.dumps(state.view(self.seat))))

    def unknown(self, state: State) -> dict[str, str]:
        """The cards that have never lain open to the seat, with the names they are told by."""
        t = state.codex
        cards = [state.imperium_deck, *(p.deck for p in state.seats)]
        secret = [state.intrigue_deck]
        for n, player in enumerate(state.seats):
            if n != self.seat:
                cards.append(player.hand)
                secret.append(player.intrigue)
        found = {t.card_ids[x]: act.HAND + x for pile in cards for x in pile}
        found |= {t.intrigue_ids[x]: act.INTRIGUE + x for pile in secret for x in pile}
        # What is printed elsewhere under the same word tells nothing.
        printed = [t.space_ids, t.contract_ids, t.conflict_ids, t.leader_ids, MEANT]
        known = {*self.seen, *(id for ids in printed for id in ids)}
        return {id: name(t, thing, "en") for id, thing in found.items() if id not in known}


@contextmanager
def dealt_anew(game: Game, seat: int) -> Iterator[None]:
    """Everything the seat cannot see lies differently for a while."""
    truth = game.state
    game.state = truth.determinize(seat, truth.ply)
    game.state.log = truth.log
    assert game.state.fingerprint() != truth.fingerprint()
    try:
        yield
    finally:
        game.state = truth


class Table:
    """A table whose every answer is searched."""

    def __init__(
        self, server: Server, chance: random.Random, players: int, agreed: dict[str, Any]
    ) -> None:
        self.server = server
        self.chance = chance
        host = server["P0"]
        kinds = ["person"] + ["open"] * (players - 1)
        terms = {"watching": "now"}
        self.id = open_room(host, *kinds, game=agreed, terms=terms)
        self.people = {n: server[f"P{n}"] for n in range(players)}
        for n in range(1, players):
            invited(host, self.id, self.people[n], n)
        self.watcher = server["Eve"]
        invited(host, self.id, self.watcher)
        host.post(f"/api/rooms/{self.id}/start")
        self.knowledge = {n: Knowledge(n) for n in range(-1, players)}
        ids = self.state.codex.card_ids
        for knowledge in self.knowledge.values():  # everybody knows what decks begin with
            knowledge.seen |= {ids[x] for p in self.state.seats for x in [*p.deck, *p.hand]}
        self.searched = 0

    @property
    def game(self) -> Game:
        return self.server.host.registry.get(self.id).game

    @property
    def state(self) -> State:
        return self.game.state

    def look(self) -> None:
        for knowledge in self.knowledge.values():
            knowledge.look(self.state)

    def ask(self, seat: int, method: str, path: str, body: Any = None) -> Any:
        """An answer, searched with the eyes of whoever has asked."""
        person: Person = self.watcher if seat < 0 else self.people[seat]
        answer = person.ask(method, path.replace("ID", self.id), body)
        self.look()
        if self.state.is_over:
            return answer
        words = set(WORDS.findall(answer.text))
        for id, told in self.knowledge[seat].unknown(self.state).items():
            assert id not in words, (method, path, seat, id)
            if " " in told and told in answer.text:  # as itself, or in a longer name?
                assert not re.search(rf"\b{re.escape(told)}\b", answer.text), (path, seat, told)
            self.searched += 1
        return answer

    def everybody_looks(self) -> None:
        """Everybody tries everything."""
        plies = len(self.game.record.actions)
        for seat in self.knowledge:
            for other in self.knowledge:
                shown = self.ask(seat, "GET", f"/api/tables/ID?seat={other}")
                assert (shown.status_code == 200) == (other in (-1, seat)), shown.text
                if shown.status_code == 200:
                    hands = [x["hand"] for x in shown.json()["view"]["seats"]]
                    assert [n for n, x in enumerate(hands) if not isinstance(x, int)] in (
                        [],
                        [other],
                    )
                self.ask(seat, "GET", f"/api/tables/ID/replay/{plies}?seat={other}")
            for path in ("record", "review", f"replay/{plies // 2}", "advice?seat=0&revision=0"):
                self.ask(seat, "GET", f"/api/tables/ID/{path}")
            for path in ("/api/rooms/ID", "/api/rooms", "/api/tables", "/api/me/turns"):
                self.ask(seat, "GET", path)
            self.ask(seat, "POST", "/api/rooms/ID/say", {"words": "what do you hold?"})
            self.ask(seat, "POST", "/api/tables/ID/undo", {"seat": 0, "revision": 0})

    def answers(self, seat: int, paths: list[str]) -> dict[str, str]:
        """Whatever somebody is told at these places, to the byte."""
        person: Person = self.watcher if seat < 0 else self.people[seat]
        return {path: person.ask("GET", path.replace("ID", self.id)).text for path in paths}

    def decisions(self) -> Iterator[list[str]]:
        """What can be answered, until the game is over."""
        while (decision := self.state.decision) is not None:
            yield [self.state.action_text(x) for x in decision.actions]

    def act(self, answers: list[str]) -> Any:
        """Whoever is asked gives one of these answers."""
        table = self.server.host.registry.get(self.id)
        assert table.state.decision is not None
        seat = table.state.decision.seat
        body = {"seat": seat, "revision": table.revision, "action": self.chance.choice(answers)}
        return self.ask(seat, "POST", "/api/tables/ID/actions", body)


@pytest.fixture(params=GAMES)
def table(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Table]:
    """A table of each kind, whose decks are dealt by the seed of the test."""
    chance = random.Random(f"{request.param} {SEED}")
    monkeypatch.setattr("kanly.web.registry.random.SystemRandom", lambda: chance)
    with public(tmp_path) as server:
        yield Table(server, chance, *GAMES[request.param])


def test_no_answer_names_a_card_its_seat_has_never_seen(table: Table) -> None:
    for answers in table.decisions():
        if table.chance.random() < OFTEN * 3 / len(table.people) ** 2:
            table.everybody_looks()
        answer = table.act(answers)
        assert answer.status_code == 200, (SEED, answer.text)
    assert table.searched > 10_000
    assert table.ask(-1, "GET", "/api/tables/ID/record").status_code == 200


def test_every_answer_is_the_same_byte_for_byte_when_hidden_cards_are_dealt_anew(
    table: Table,
) -> None:
    """Nor do sizes, orders, numbers and previews tell what no name is told of."""
    compared = 0
    for answers in table.decisions():
        for seat in table.knowledge:
            if table.state.round and table.chance.random() < OFTEN * 6 / len(table.knowledge):
                paths = [f"/api/tables/ID?seat={seat}&lang={table.chance.choice(LANGUAGES)}"]
                paths += ["/api/rooms/ID", "/api/rooms", "/api/tables", "/api/me/turns"]
                told = table.answers(seat, paths)
                with dealt_anew(table.game, seat):
                    assert table.answers(seat, paths) == told, (SEED, table.state.ply, seat)
                compared += 1
        assert table.act(answers).status_code == 200
    assert compared > 10


@pytest.mark.parametrize("kind", GAMES)
def test_no_question_tells_others_what_only_its_seat_may_know(kind: str) -> None:
    """Of every kind the first few in many games: some are asked once in twenty."""
    players, agreed = GAMES[kind]
    chance = random.Random(f"{kind} {SEED}")
    asked: Counter[DecisionKind] = Counter()
    for seed in range(QUESTIONED):
        state = new_game(players=players, seed=SEED + seed, aloud=True, log=True, **agreed)
        sitters = [Sitter("person" if x.role.decides else "rival") for x in state.seats]
        table = tables.Table("t", Game.new(state), sitters, False)
        while (decision := table.state.decision) is not None:
            asked[decision.kind] += 1
            if table.state.round and asked[decision.kind] <= FIRST_OF_A_KIND:
                lang = chance.choice(LANGUAGES)
                for seat in {-1, *range(players)} - {decision.seat}:
                    told = screen(table, seat, lang)
                    with dealt_anew(table.game, seat):
                        assert screen(table, seat, lang) == told, (SEED, seed, table.state.ply)
            table.game.apply(chance.choice(decision.actions))
            table.settle()
    assert len(asked) > 15
