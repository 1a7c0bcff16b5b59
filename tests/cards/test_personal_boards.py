"""The Commanders' personal boards: two spaces and a track each."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.six_players import (
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    PERSONAL,
    POSTS,
    SHADDAM,
    TRACKS,
    changes,
    chooser,
    everybody,
    kind,
    options,
    reachable,
    rich,
    team_of,
    turn,
    visit,
)
from tests.table import Table, alliances, do, influence, legal, spies

TRACK = {MUAD_DIB: "fremen", SHADDAM: "emperor"}
FREE = {MUAD_DIB: "desert_mastery", SHADDAM: "vast_wealth"}
"""The space of each board that costs nothing."""
OWNER = {
    space: seat
    for seat, board in PERSONAL.items()
    for part in board.values()
    for space in sorted(part)
}
ALL_SPACES = tuple(f"space/{space}" for space in OWNER)
BOTH_TRACKS = ("track/fremen", "track/emperor")
BOTH_SIDES = [(seat, team_of(seat)[side]) for seat in COMMANDERS for side in (1, 2)]


def at(seat: int, level: int, ally: int | None = None) -> Table:
    """The Commander is to move, at this level of the personal track."""
    t = turn(seat, team_of(seat)[1] if ally is None else ally)
    return t.influence(seat, **{TRACK[seat]: level})


def step(seat: int, level: int) -> tuple[State, dict[int, dict[str, int]]]:
    """The Commander has moved up from this level, by the free space; what the step changed."""
    s, changed = visit(at(seat, level), seat, FREE[seat])
    own = changed.get(seat, {})
    for good, n in {"desert_mastery": {"hand": 1, "spice": 1}, "vast_wealth": {"solari": 3}}[
        FREE[seat]
    ].items():
        own[good] = own.get(good, 0) - n
    changed[seat] = {good: n for good, n in own.items() if n}
    return s, changed


def lose(seat: int, level: int, then: str = "great_houses") -> State:
    """The Commander loses one level by Change Allegiances and gains elsewhere."""
    s = at(seat, level).intrigue(seat, "change_allegiances").start()
    do(s, "intrigue:change_allegiances")
    for text in ("option:0", f"faction:{TRACK[seat]}"):
        if text in legal(s) and kind(s) != "influence":
            do(s, text)
    assert influence(s, seat)[TRACK[seat]] == level - 1
    assert kind(s) == "influence"
    return do(s, f"faction:{then}") if then else s


# ---------------------------------------------------------------- the spaces


@pytest.mark.shows(*ALL_SPACES, "S-4.1")
@pytest.mark.parametrize("space", OWNER)
@pytest.mark.parametrize("seat", range(6))
def test_a_personal_space_is_open_to_its_commander_only(space: str, seat: int) -> None:
    ally = team_of(seat)[1] if seat in COMMANDERS else None
    s = rich(turn(seat, ally, "truthtrance", "convincing_argument"), seat).start()
    assert (space in reachable(s, "truthtrance")) == (seat == OWNER[space])


@pytest.mark.shows(*ALL_SPACES, "S-4.1", "U-6.7")
@pytest.mark.parametrize(
    ("space", "resource", "n"),
    [
        ("hardy_warriors", "water", 1),
        ("desert_mastery", "water", 0),
        ("sardaukar", "spice", 3),
        ("vast_wealth", "spice", 0),
    ],
)
def test_the_cost_of_a_personal_space(space: str, resource: str, n: int) -> None:
    seat = OWNER[space]
    for amount in range(n + 1):
        t = turn(seat, team_of(seat)[1], "truthtrance", "convincing_argument")
        s = t.have(seat, solari=0, spice=0, water=0).have(seat, **{resource: amount}).start()
        assert (space in reachable(s, "truthtrance")) == (amount == n)


@pytest.mark.shows("space/hardy_warriors", "X-S01", "S-3.4", "S-3.7")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_hardy_warriors_recruits_two_troops_that_may_fight_with_two_others(ally: int) -> None:
    t = at(MUAD_DIB, 4, ally).have(MUAD_DIB, water=1)
    s, changed = visit(t, MUAD_DIB, "hardy_warriors")
    assert changed == {MUAD_DIB: {"water": -1, "fremen": 1}, ally: {"garrison": 2}}
    do(s, f"seat:{ally}")
    assert (chooser(s), kind(s)) == (ally, "ally-deploys")
    assert options(s, "deploy") == {"1", "2", "3", "4"}
    do(s, "deploy:4")
    assert (s.seats[ally].deployed, s.seats[ally].garrison) == (4, 1)


@pytest.mark.shows("space/desert_mastery", "S-3.7")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_desert_mastery_gives_muad_dib_a_card_and_a_spice(ally: int) -> None:
    s, changed = visit(at(MUAD_DIB, 4, ally), MUAD_DIB, "desert_mastery")
    assert changed == {MUAD_DIB: {"hand": 1, "spice": 1, "fremen": 1}}
    do(s, f"seat:{ally}")
    assert options(s, "deploy") == {"1", "2"}


@pytest.mark.shows("space/sardaukar", "S-3.4", "S-3.5", "U-7.10")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_sardaukar_gives_shaddam_an_intrigue_and_the_ally_four_troops(ally: int) -> None:
    s, changed = visit(at(SHADDAM, 4, ally).have(SHADDAM, spice=3), SHADDAM, "sardaukar")
    assert changed == {
        SHADDAM: {"spice": -3, "emperor": 1, "intrigue": 1},
        ally: {"garrison": 4},
    }
    assert s.active == JESSICA  # no Combat space: nobody is asked to deploy


@pytest.mark.shows("space/vast_wealth", "S-3.5", "U-7.10")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_vast_wealth_gives_shaddam_three_solari(ally: int) -> None:
    s, changed = visit(at(SHADDAM, 4, ally), SHADDAM, "vast_wealth")
    assert changed == {SHADDAM: {"solari": 3, "emperor": 1}}
    assert s.active == JESSICA


@pytest.mark.shows(*ALL_SPACES, "U-6.4")
@pytest.mark.parametrize("space", OWNER)
def test_a_commanders_own_agent_closes_a_personal_space(space: str) -> None:
    seat = OWNER[space]
    t = rich(turn(seat, team_of(seat)[1], "truthtrance", "convincing_argument"), seat)
    assert space not in reachable(t.tokens(seat, right=space).start(), "truthtrance")


@pytest.mark.shows(*ALL_SPACES, "R-085")
@pytest.mark.parametrize("space", OWNER)
def test_no_post_is_connected_to_a_personal_space(space: str) -> None:
    s = Table(6).start()
    assert not [post.id for post in s.codex.mode.board.posts if space in post.spaces]
    seat = OWNER[space]
    for post in POSTS:
        t = rich(turn(seat, team_of(seat)[1], "covert_operation", "convincing_argument"), seat)
        assert space not in reachable(t.spies(seat, post).start(), "covert_operation")


# ---------------------------------------------------------------- the tracks


@pytest.mark.shows(*BOTH_TRACKS, "S-4.2", "R-095")
@pytest.mark.parametrize(
    ("seat", "level", "reward"),
    [(MUAD_DIB, 1, "spice"), (MUAD_DIB, 3, "water"), (SHADDAM, 1, "solari")],
)
def test_levels_one_and_three_reward_the_whole_team(seat: int, level: int, reward: str) -> None:
    _, changed = step(seat, level - 1)
    _, left, right = team_of(seat)
    assert changed == {
        seat: {TRACK[seat]: 1, reward: 1},
        left: {reward: 1},
        right: {reward: 1},
    }


@pytest.mark.shows("track/emperor", "S-4.2", "R-096", "U-10.6")
def test_the_third_level_of_the_emperor_lets_everybody_of_the_team_place_a_spy() -> None:
    s, changed = step(SHADDAM, 2)
    assert changed == {SHADDAM: {"emperor": 1}}
    for seat, post in (
        (SHADDAM, "post_carthag"),
        (FEYD, "post_choam"),
        (IRULAN, "post_deep_desert"),
    ):
        assert (chooser(s), kind(s)) == (seat, "place-spy")
        assert "pass" in legal(s)
        do(s, f"post:{post}")
        assert spies(s, seat) == [post]
    assert spies(s, JESSICA) == []
    assert s.active == JESSICA


@pytest.mark.shows("track/emperor", "R-096")
def test_a_teammate_may_do_without_the_spy() -> None:
    s, _ = step(SHADDAM, 2)
    do(s, "pass", "post:post_carthag", "pass")
    assert [spies(s, seat) for seat in (SHADDAM, FEYD, IRULAN)] == [[], ["post_carthag"], []]
    assert s.active == JESSICA


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_second_level_gives_the_commander_a_point(seat: int) -> None:
    _, changed = step(seat, 1)
    assert changed == {seat: {TRACK[seat]: 1, "vp": 1}}


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_fourth_level_gives_the_alliance_and_no_other_bonus(seat: int) -> None:
    s, changed = step(seat, 3)
    assert changed == {seat: {TRACK[seat]: 1, "vp": 1}}
    assert alliances(s)[TRACK[seat]] == seat


@pytest.mark.shows(*BOTH_TRACKS, "S-4.2", "S-4.3", "U-9.13")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize(("level", "up"), [(4, 1), (5, 1), (6, 0)])
def test_above_the_fourth_level_nothing_more_comes(seat: int, level: int, up: int) -> None:
    s, changed = step(seat, level)
    assert changed == {seat: {TRACK[seat]: up} if up else {}}
    assert alliances(s)[TRACK[seat]] == seat


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_point_of_the_second_level_is_lost_below_it(seat: int) -> None:
    assert lose(seat, 3).seats[seat].vp == 5
    assert lose(seat, 2).seats[seat].vp == 4


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_alliance_is_lost_below_the_fourth_level_and_nobody_takes_it(seat: int) -> None:
    s = lose(seat, 4)
    assert alliances(s)[TRACK[seat]] is None
    assert s.seats[seat].vp == 5
    s = lose(seat, 5)
    assert alliances(s)[TRACK[seat]] == seat
    assert s.seats[seat].vp == 6


@pytest.mark.shows(*BOTH_TRACKS, "S-4.2", "R-095")
@pytest.mark.parametrize(
    ("seat", "level", "reward"),
    [(MUAD_DIB, 1, "spice"), (MUAD_DIB, 3, "water"), (SHADDAM, 1, "solari")],
)
def test_a_level_reached_again_rewards_the_team_again(seat: int, level: int, reward: str) -> None:
    s = lose(seat, level, then="")
    before = everybody(s)
    do(s, f"faction:{TRACK[seat]}")
    assert influence(s, seat)[TRACK[seat]] == level
    _, left, right = team_of(seat)
    assert changes(before, s) == {
        seat: {TRACK[seat]: 1, reward: 1},
        left: {reward: 1},
        right: {reward: 1},
    }


@pytest.mark.shows("track/emperor", "S-4.2", "R-095", "R-096")
def test_the_spies_of_the_emperor_come_again() -> None:
    s = do(lose(SHADDAM, 3, then=""), "faction:emperor")
    assert (chooser(s), kind(s)) == (SHADDAM, "place-spy")
    do(s, "pass")
    assert (chooser(s), kind(s)) == (FEYD, "place-spy")


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3", "R-095")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize("level", [2, 4])
def test_a_level_reached_again_gives_its_point_again(seat: int, level: int) -> None:
    s = lose(seat, level, then="")
    before = s.seats[seat].vp
    do(s, f"faction:{TRACK[seat]}")
    assert s.seats[seat].vp == before + 1
    assert alliances(s)[TRACK[seat]] == (seat if level == 4 else None)


@pytest.mark.shows(*BOTH_TRACKS, "S-4.2", "R-095")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize("level", [2, 4])
def test_falling_to_a_level_is_not_reaching_it(seat: int, level: int) -> None:
    t = at(seat, level).intrigue(seat, "change_allegiances")
    before = everybody(t.start())
    s = lose(seat, level, then="")
    found = changes(before, s)
    assert set(found) == {seat}
    assert set(found[seat]) <= {TRACK[seat], "vp", "intrigue"}


@pytest.mark.shows(*BOTH_TRACKS, "S-4.2", "U-9.2")
@pytest.mark.parametrize(("seat", "reward"), [(MUAD_DIB, "spice"), (SHADDAM, "solari")])
def test_two_steps_at_once_pass_a_rewarded_level(seat: int, reward: str) -> None:
    t = at(seat, 0).hand(seat, "overthrow", "convincing_argument")
    s = do(t.start(), "card:overthrow", f"space:{FREE[seat]}")
    do(s, *(["influence-step"] if "influence-step" in legal(s) else []))
    assert influence(s, seat)[TRACK[seat]] == 2
    assert s.seats[seat].vp == 5
    assert [getattr(s.seats[mate], reward) for mate in team_of(seat)[1:]] == [1, 1]


# ---------------------------------------------------------------- whose track it is


@pytest.mark.shows(*BOTH_TRACKS, "S-4.4", "S-5.2", "S-5.3")
@pytest.mark.parametrize("seat", range(6))
def test_a_free_choice_offers_a_personal_track_to_its_commander_only(seat: int) -> None:
    ally = team_of(seat)[1] if seat in COMMANDERS else None
    s = turn(seat, ally, "interstellar_trade", "convincing_argument").start()
    do(s, "card:interstellar_trade")
    space = sorted(options(s, "space"))[0] if options(s, "space") else None
    do(s, *([f"space:{space}"] if space else []))
    while kind(s) == "agent-menu" and "card-effect:0" in legal(s):
        do(s, "card-effect:0")
    own = {TRACK[seat]} if seat in COMMANDERS else set()
    assert options(s, "faction") == {*TRACKS} | own


@pytest.mark.shows("track/fremen", "track/fringe_worlds", "X-S06", "S-5.3")
@pytest.mark.parametrize(
    ("seat", "ally", "tracks"),
    [
        (GURNEY, None, {"fringe_worlds": GURNEY}),
        (FEYD, None, {"fringe_worlds": FEYD}),
        (SHADDAM, IRULAN, {"fringe_worlds": IRULAN}),
        (MUAD_DIB, JESSICA, {"fringe_worlds": JESSICA, "fremen": MUAD_DIB}),
    ],
)
def test_a_fremen_icon_is_fringe_worlds_and_for_muad_dib_fremen_at_choice(
    seat: int, ally: int | None, tracks: dict[str, int]
) -> None:
    t = turn(seat, ally, "shishakli", "southern_elders", "prepare_the_way")
    s = do(t.start(), "reveal")
    effect = "reveal-effect:shishakli/0"
    do(s, *([effect] if effect in legal(s) else []))
    if len(tracks) == 1:
        assert [influence(s, who)["fringe_worlds"] for who in tracks.values()] == [1]
        return
    assert options(s, "faction") == set(tracks)
    for track, who in tracks.items():
        assert influence(do(s.copy(), f"faction:{track}"), who)[track] == 1


@pytest.mark.shows("track/emperor", "track/great_houses", "S-5.2")
@pytest.mark.parametrize(
    ("seat", "ally", "serves"),
    [
        (IRULAN, None, {IRULAN}),
        (MUAD_DIB, GURNEY, {GURNEY, JESSICA}),
        (SHADDAM, FEYD, {FEYD, IRULAN, SHADDAM}),
    ],
)
def test_a_condition_with_the_emperor_icon(seat: int, ally: int | None, serves: set[int]) -> None:
    for who in range(6):
        track = "emperor" if who == SHADDAM else "great_houses"
        if who == MUAD_DIB:
            continue
        t = turn(seat, ally).intrigue(seat, "shaddams_favor").influence(who, **{track: 3})
        s = do(t.start(), "intrigue:shaddams_favor")
        assert s.seats[seat].solari == (3 if who in serves else 0), who


@pytest.mark.shows(*BOTH_TRACKS, "S-4.3", "S-4.4")
@pytest.mark.parametrize("seat", [GURNEY, IRULAN])
def test_the_cube_of_an_ally_never_takes_a_personal_alliance(seat: int) -> None:
    icon, track = {GURNEY: ("fremen", "fringe_worlds"), IRULAN: ("emperor", "great_houses")}[seat]
    commander = team_of(seat)[0]
    t = turn(seat, None).alliance(commander, icon).influence(seat, **{track: 5})
    space = {GURNEY: "expedition", IRULAN: "economic_support"}[seat]
    s, changed = visit(t, seat, space)
    assert changed[seat][track] == 1
    assert influence(s, seat)[icon] == 0
    assert alliances(s)[icon] == commander


@pytest.mark.shows("S-2.7", *BOTH_TRACKS)
def test_at_the_start_both_cubes_are_at_the_bottom_and_the_alliances_free() -> None:
    s = Table(6).start()
    assert [influence(s, seat)[TRACK[seat]] for seat in COMMANDERS] == [0, 0]
    assert alliances(s) == dict.fromkeys((*TRACKS, "emperor", "fremen"))


@pytest.mark.shows(*BOTH_TRACKS, "S-5.4", "S-11.2")
@pytest.mark.parametrize(("seat", "ally"), BOTH_SIDES)
def test_a_commander_loses_influence_of_the_activated_ally_or_his_own(seat: int, ally: int) -> None:
    other = next(mate for mate in team_of(seat)[1:] if mate != ally)
    t = at(seat, 1, ally).influence(ally, spacing_guild=1).influence(other, bene_gesserit=1)
    s = do(t.intrigue(seat, "change_allegiances").start(), "intrigue:change_allegiances")
    do(s, *(["option:0"] if "option:0" in legal(s) else []))
    assert kind(s) == "lose-influence"
    assert options(s, "faction") == {"spacing_guild", TRACK[seat]}
    do(s, "faction:spacing_guild")
    assert influence(s, ally)["spacing_guild"] == 0
