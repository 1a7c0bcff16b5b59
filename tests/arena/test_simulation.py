from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import pytest

import kanly
from kanly import State
from kanly.arena import (
    Accumulator,
    LeaderTally,
    PaceTally,
    PlayedGame,
    RivalTally,
    SeatTally,
    TeamTally,
    assign_bots,
    assign_to_teams,
    simulate,
    team_name,
    wilson,
)
from kanly.engine.errors import BadSetup
from kanly.engine.library import mode_of

TIMES = {"seconds", "games_per_second", "decisions_per_second"}


def counts(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in TIMES}


@dataclass
class Watcher(Accumulator):
    """Counts its own calls."""

    begun: int = 0
    actions: int = 0
    ended: int = 0

    def before(self, state: State, bots: list[str]) -> None:
        self.begun += 1

    def step(self, state: State, action: int) -> None:
        assert state.decision is not None
        assert action in state.decision.actions
        self.actions += 1

    def after(self, state: State, bots: list[str]) -> None:
        assert state.is_over
        self.ended += 1

    def merge(self, other: Self) -> None:
        self.begun += other.begun
        self.actions += other.actions
        self.ended += other.ended


def test_the_counts_do_not_depend_on_the_number_of_workers() -> None:
    one, two = (simulate(players=3, games=20, seed=5, workers=n, modules=["choam"]) for n in (1, 2))
    assert counts(one.to_dict()) == counts(two.to_dict())
    assert one.tally(LeaderTally) == two.tally(LeaderTally)


def test_another_seed_gives_other_games() -> None:
    one, two = (simulate(players=3, games=5, seed=n) for n in (1, 2))
    assert counts(one.to_dict()) != counts(two.to_dict())


def test_the_document_has_exactly_these_keys() -> None:
    document = simulate(games=3, bots=["greedy", "random"], players=3).to_dict()
    assert list(document) == [
        "edition", "players", "games", "seconds", "games_per_second", "decisions_per_second",
        "decisions_per_game", "rounds_mean", "seats",
    ]  # fmt: skip
    assert [list(seat) for seat in document["seats"]] == [
        ["bot", "leader", "games", "wins", "points_mean"]
    ] * 3
    assert [seat["bot"] for seat in document["seats"]] == ["greedy", "random", "random"]
    assert {seat["leader"] for seat in document["seats"]} == {"random"}


def test_named_leaders_are_told_by_seat() -> None:
    leaders = ["muad_dib", "lady_jessica", "gurney_halleck"]
    result = simulate(games=4, players=3, leaders=leaders)
    assert [seat["leader"] for seat in result.to_dict()["seats"]] == leaders
    tally = result.tally(LeaderTally).leaders
    # Jessica may have turned into the Reverend Mother; she is counted as chosen.
    assert {leader for _, leader in tally} == set(leaders)


def test_every_game_has_one_winner() -> None:
    heard: list[PlayedGame] = []
    result = simulate(games=12, seed=2, on_game=heard.append)
    seats = result.tally(SeatTally).seats
    assert sum(seat.wins for seat in seats) == 12
    assert [game.index for game in heard] == list(range(12))
    assert [sum(g.winner == i for g in heard) for i in range(4)] == [s.wins for s in seats]
    assert [sum(g.points[i] for g in heard) for i in range(4)] == [s.points for s in seats]
    assert sum(g.decisions for g in heard) == result.tally(PaceTally).decisions


@pytest.mark.parametrize("workers", [1, 2])
def test_accumulators_see_every_step(workers: int) -> None:
    result = simulate(games=10, players=3, workers=workers, accumulators=[Watcher])
    watcher = result.tally(Watcher)
    assert (watcher.begun, watcher.ended) == (10, 10)
    assert watcher.actions == result.tally(PaceTally).decisions


def test_the_last_bot_takes_the_seats_that_remain() -> None:
    assert assign_bots(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"bots": []}, "at least one bot"),
        ({"bots": ["random"] * 5}, "5 bots were named for 4 seats"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"games": 0}, "at least 1, not 0"),
        ({"workers": 0}, "at least 1, not 0"),
        ({"players": 7}, "not 7"),
        ({"edition": "chess"}, "no edition 'chess'"),
        ({"modules": ["ix"]}, "no module 'ix'"),
        ({"leaders": ["muad_dib"]}, "1 leaders were named for 4 players"),
    ],
)
def test_what_cannot_be_simulated_is_refused(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(kanly.BadSetup, match=message):
        simulate(**arguments)


def test_rivals_are_counted_by_seat_and_by_name() -> None:
    heard: list[PlayedGame] = []
    result = simulate(players=1, games=12, seed=3, on_game=heard.append)
    seats = result.tally(SeatTally).seats
    assert len(seats) == 3
    assert [sum(g.winner == i for g in heard) for i in range(3)] == [s.wins for s in seats]
    rivals = result.tally(RivalTally).rivals
    assert sum(tally.games for tally in rivals.values()) == 24
    assert sum(tally.wins for tally in rivals.values()) == seats[1].wins + seats[2].wins
    assert sum(tally.points for tally in rivals.values()) == seats[1].points + seats[2].points


def test_rivals_are_no_leaders() -> None:
    result = simulate(players=2, games=4, leaders=["muad_dib", "staban_tuek"])
    assert set(result.tally(LeaderTally).leaders) == {
        ("random", "muad_dib"),
        ("random", "staban_tuek"),
    }
    assert sum(tally.games for tally in result.tally(LeaderTally).leaders.values()) == 8
    assert simulate(players=3, games=1).tally(RivalTally).rivals == {}


def test_the_document_of_games_with_rivals() -> None:
    options = {"rivals": ["staban_tuek"], "difficulty": "mentat"}
    document = simulate(players=1, games=3, leaders=["muad_dib"], options=options).to_dict()
    assert list(document)[-4:] == ["seats", "difficulty", "variants", "rivals"]
    assert [list(seat) for seat in document["seats"]] == [
        ["bot", "leader", "rival", "games", "wins", "points_mean"]
    ] * 3
    assert [(s["bot"], s["leader"], s["rival"]) for s in document["seats"]] == [
        ("random", "muad_dib", None),
        (None, None, "staban_tuek"),
        (None, None, "random"),
    ]
    assert (document["difficulty"], document["variants"]) == ("mentat", [])
    named = {row["rival"]: row for row in document["rivals"]}
    assert {**named["staban_tuek"], "bot": None, "leader": None} == document["seats"][1]
    assert sum(row["games"] for row in document["rivals"]) == 6


def test_the_counts_of_rivals_do_not_depend_on_the_number_of_workers() -> None:
    one, two = (simulate(players=1, games=20, seed=5, workers=n) for n in (1, 2))
    assert counts(one.to_dict()) == counts(two.to_dict())
    assert one.tally(RivalTally) == two.tally(RivalTally)


def test_wilson_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert 0.72 < wilson(10, 10)[0] < 0.73
    assert wilson(0, 10)[0] == pytest.approx(0.0)


def test_a_win_counts_for_every_seat_of_the_team() -> None:
    result = simulate(players=6, games=6, seed=2)
    teams = result.tally(TeamTally).teams
    seats = result.tally(SeatTally).seats
    assert result.teams == [[0, 2, 4], [1, 3, 5]]
    assert sum(tally.wins for tally in teams.values()) == 6
    for team, members in enumerate(result.teams):
        assert {seats[seat].wins for seat in members} == {teams[team].wins}
        assert sum(seats[seat].points for seat in members) == teams[team].points
    leaders = result.tally(LeaderTally).leaders
    assert leaders["random", "muad_dib"] == seats[0]


def test_the_document_of_teams_has_a_row_for_each() -> None:
    document = simulate(players=6, games=2, bots=["greedy", "random"], leaders="recommended")
    rows = document.to_dict()
    assert list(rows)[-2:] == ["seats", "teams"]
    assert [len(rows["seats"]), len(rows["teams"])] == [6, 2]
    assert list(rows["teams"][0]) == ["team", "seats", "bots", "games", "wins", "points_mean"]
    assert [row["team"] for row in rows["teams"]] == ["muad_dib", "shaddam_corrino_iv"]
    assert rows["teams"][0]["bots"] == ["greedy", "random", "random"]


def test_teams_of_one_are_not_told_of() -> None:
    result = simulate(players=2, games=2)
    assert result.teams == []
    assert "teams" not in result.to_dict()
    assert [tally.games for tally in result.tally(TeamTally).teams.values()] == [2, 2, 2]


def test_the_team_counts_do_not_depend_on_the_number_of_workers() -> None:
    one, two = (simulate(players=6, games=10, seed=5, workers=n) for n in (1, 2))
    assert counts(one.to_dict()) == counts(two.to_dict())


def test_bots_by_team() -> None:
    six, four, two = (mode_of("uprising", players) for players in (6, 4, 2))
    assert assign_to_teams(["greedy", "random"], six) == ["greedy", "random"] * 3
    assert assign_to_teams(["greedy"], six) == ["greedy"] * 6
    assert assign_to_teams(["greedy", "random"], four) == ["greedy", *["random"] * 3]
    assert assign_to_teams(["greedy", "random"], two) == ["greedy", "random"]
    with pytest.raises(BadSetup, match="3 bots were named for 2 teams"):
        assign_to_teams(["random"] * 3, six)
    assert [team_name(six, team) for team in (0, 1)] == ["muad_dib", "shaddam_corrino_iv"]
    assert team_name(four, 2) == "2"
