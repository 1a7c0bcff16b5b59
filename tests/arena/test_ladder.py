from __future__ import annotations

from collections.abc import Iterator

import pytest

from kanly import State
from kanly.arena import LADDER, SCENES, Ladder, Match, Tally, climb, make_match, matches_of, missing
from kanly.arena import ladder as module
from kanly.arena.ladder import Deal, play_deal
from kanly.arena.playing import Player, play
from kanly.arena.scenes import USUAL, Scene, find_scenes
from kanly.arena.times import Times, milliseconds
from kanly.bots import Bot, Knowledge, known, register
from kanly.bots.base import _makers
from kanly.engine.errors import BadSetup

Seating = tuple[State, list[str]]


class FirstBot(Bot):
    """Takes the first action."""

    def decide(self, known: Knowledge) -> int:
        return known.decision.actions[0]


@pytest.fixture
def first() -> Iterator[str]:
    register("first", FirstBot)
    yield "first"
    del _makers["first"]


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[Seating]:
    """Every game that is played: its first position and the bots by seat."""
    seen: list[Seating] = []

    def watched(state: State, players: list[Player]) -> None:
        bots = [getattr(player, "player", player) for player in players]
        seen.append((state.copy(), [type(bot).__name__ for bot in bots]))
        play(state, players)

    monkeypatch.setattr(module, "play", watched)
    return seen


def grown(ladder: Ladder, matches: list[Match], games: int, workers: int = 1) -> list[Tally]:
    """The tallies of a ladder after so many games of each match."""
    for _ in climb(ladder, missing(ladder, matches, games), workers):
        pass
    return [row.score.tally for row in ladder.rows]


def leaders(state: State) -> list[int]:
    return [seat.leader for seat in state.seats]


# ---------------------------------------------------------------------- scenes


@pytest.mark.parametrize("scene", SCENES.values(), ids=list(SCENES))
def test_every_scene_can_be_played(scene: Scene) -> None:
    match = matches_of(scene, ["random", "random"])[0]
    score = play_deal(Deal(match, seed=1, index=0))
    assert score.tally.games == len(scene.sides)
    assert score.times.count > 20 * score.tally.games


@pytest.mark.parametrize(
    ("scene", "sides", "par"),
    [
        ("uprising-4", 4, 1 / 4),
        ("uprising-3", 3, 1 / 3),
        ("uprising-2", 2, 1 / 3),  # the Rival can win too
        ("uprising-6", 2, 1 / 2),
        ("uprising-1-mentat", 1, 1 / 3),
        ("imperium-2", 2, 1 / 2),  # House Hagal cannot
        ("imperium-1-mentat", 1, 1 / 3),
    ],
)
def test_sides_and_par(scene: str, sides: int, par: float) -> None:
    assert len(SCENES[scene].sides) == sides
    assert SCENES[scene].par == par


def test_a_team_is_one_side() -> None:
    assert SCENES["uprising-6"].seat("a", "b", side=1) == ["b", "a"] * 3
    assert SCENES["uprising-4"].seat("a", "b", side=1) == ["b", "a", "b", "b"]


def test_scenes_are_found_by_id_in_their_order() -> None:
    assert [scene.id for scene in find_scenes(["imperium-4", "uprising-3"])] == [
        "uprising-3",
        "imperium-4",
    ]
    assert find_scenes(["all"]) == list(SCENES.values())
    assert len(find_scenes(USUAL)) == len(USUAL)
    with pytest.raises(BadSetup, match="there is no scene 'chess'; expected all, or some of"):
        find_scenes(["chess"])


# ---------------------------------------------------------------------- matches


def test_each_level_plays_against_the_one_below_it() -> None:
    matches = matches_of(SCENES["uprising-4"], ["random", "greedy", "random"])
    assert [(m.candidate, m.opponent) for m in matches] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]


def test_whoever_is_alone_plays_against_rivals() -> None:
    solo = SCENES["uprising-1-mentat"]
    matches = matches_of(solo, ["random", "greedy"])
    assert [(m.candidate, m.opponent) for m in matches] == [
        ("random", "rivals"),
        ("greedy", "rivals"),
    ]
    assert make_match(solo, "greedy", "random") == make_match(solo, "greedy")


@pytest.mark.parametrize("scene", ["uprising-4", "uprising-1-mentat"])
@pytest.mark.parametrize("pair", [("clever", "random"), ("random", "clever")])
def test_bots_that_do_not_exist_are_refused(scene: str, pair: tuple[str, str]) -> None:
    with pytest.raises(BadSetup, match="there is no bot 'clever'"):
        make_match(SCENES[scene], *pair)


def test_rivals_are_no_opponents_at_a_full_table() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'rivals'"):
        make_match(SCENES["uprising-4"], "random", "rivals")


def test_the_levels_of_the_ladder_are_bots() -> None:
    assert set(LADDER) <= set(known())


# ---------------------------------------------------------------------- deals


@pytest.mark.parametrize("scene", ["uprising-4", "uprising-2", "imperium-3"])
def test_a_deal_is_played_once_from_every_seat(
    scene: str, first: str, games: list[Seating]
) -> None:
    ladder = Ladder(seed=5)
    matches = [make_match(SCENES[scene], first, "random")]
    players = SCENES[scene].table.players
    grown(ladder, matches, games=3 * players)
    deals = [games[n : n + players] for n in range(0, len(games), players)]
    assert len(deals) == 3
    for deal in deals:
        assert [bots.index("FirstBot") for _, bots in deal] == list(range(players))
        assert all(bots.count("RandomBot") == players - 1 for _, bots in deal)
        assert len({state.fingerprint() for state, _ in deal}) == 1
    assert len({tuple(leaders(deal[0][0])) for deal in deals}) == 3


def test_a_deal_is_played_once_by_each_team(first: str, games: list[Seating]) -> None:
    play_deal(Deal(make_match(SCENES["uprising-6"], first, "random"), seed=1, index=0))
    assert [bots for _, bots in games] == [
        ["FirstBot", "RandomBot"] * 3,
        ["RandomBot", "FirstBot"] * 3,
    ]
    assert leaders(games[0][0]) == leaders(games[1][0])


def test_all_matches_of_a_ladder_have_the_same_deals(first: str, games: list[Seating]) -> None:
    scene = SCENES["uprising-3"]
    for match in (make_match(scene, first, "random"), make_match(scene, "random", first)):
        play_deal(Deal(match, seed=1, index=4))
    assert len({state.fingerprint() for state, _ in games}) == 1


@pytest.mark.parametrize("scene", ["uprising-4", "uprising-6", "imperium-3"])
def test_a_bot_wins_exactly_par_against_itself(scene: str) -> None:
    """From every side it is the same game, and somebody wins it."""
    tallies = grown(Ladder(seed=1), [Match(scene, "random", "random")], games=12)
    assert tallies[0].win_rate == pytest.approx(SCENES[scene].par)


# ---------------------------------------------------------------------- playing on

MATCHES = [
    *matches_of(SCENES["uprising-4"], ["random", "random"]),
    *matches_of(SCENES["uprising-1-mercenary"], ["random"]),
]


def test_the_tallies_do_not_depend_on_the_number_of_workers() -> None:
    one, two = (grown(Ladder(seed=2), MATCHES, games=8, workers=n) for n in (1, 2))
    assert one == two
    assert [tally.games for tally in one] == [8, 8]
    assert grown(Ladder(seed=3), MATCHES, games=8) != one


@pytest.mark.parametrize("workers", [1, 2])
def test_a_ladder_broken_off_goes_on_where_it_stood(workers: int) -> None:
    whole = grown(Ladder(seed=2), MATCHES, games=8)
    ladder = Ladder(seed=2)
    playing = climb(ladder, missing(ladder, MATCHES, 8), workers)
    for _ in range(3):
        next(playing)
    del playing
    assert [row.score.tally.games for row in ladder.rows] == [8, 1]
    assert grown(ladder, MATCHES, games=8, workers=workers) == whole


def test_more_games_are_added_to_those_that_are_there() -> None:
    ladder = Ladder(seed=2)
    grown(ladder, MATCHES, games=4)
    assert len(missing(ladder, MATCHES, games=4)) == 0
    assert len(missing(ladder, MATCHES, games=8)) == 1 + 4
    assert grown(ladder, MATCHES, games=8) == grown(Ladder(seed=2), MATCHES, games=8)


def test_only_whole_deals_are_played() -> None:
    assert [deal.index for deal in missing(Ladder(seed=0), MATCHES[:1], games=9)] == [0, 1, 2]
    assert len(missing(Ladder(seed=0), [MATCHES[0], MATCHES[0]], games=4)) == 1


# ---------------------------------------------------------------------- times


def test_times_have_a_mean_and_quantiles() -> None:
    times = Times()
    for n in range(1, 101):
        times.add(n / 1000)
    assert times.mean == pytest.approx(0.0505)
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.03)
    assert times.quantile(0.5) == pytest.approx(0.05, rel=0.03)
    assert (Times().mean, Times().quantile(0.95)) == (0.0, 0.0)


def test_times_can_be_merged() -> None:
    early, late, all_of_them = Times(), Times(), Times()
    for n in range(100):
        (early if n < 70 else late).add(n / 100)
        all_of_them.add(n / 100)
    early.merge(late)
    assert early.classes == all_of_them.classes
    assert early.count == 100
    assert early.mean == pytest.approx(all_of_them.mean)


def test_only_the_candidate_is_timed(first: str) -> None:
    scene = SCENES["uprising-1-mentat"]
    alone = play_deal(Deal(make_match(scene, first), seed=1, index=0)).times
    four = play_deal(Deal(make_match(SCENES["uprising-4"], first, "random"), 1, 0)).times
    assert 0 < alone.mean <= alone.quantile(1.0) * 1.03
    state = SCENES["uprising-4"].table.deal(1)
    play(state, [FirstBot() for _ in range(4)])
    assert four.count < 2 * state.ply  # four games, but a fourth of the decisions of each


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.0, "0.00"), (0.00234, "2.34"), (0.0213, "21.3"), (1.5, "1500")]
)
def test_milliseconds_have_three_digits(seconds: float, told: str) -> None:
    assert milliseconds(seconds) == told
