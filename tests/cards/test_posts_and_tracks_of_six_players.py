"""The six-player side: observation posts, and the four Influence tracks of the board."""

from __future__ import annotations

import pytest

from kanly import State
from tests.cards.helpers.six_players import (
    ALL_POSTS,
    ALL_TRACKS,
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    POSTS,
    SHADDAM,
    SPACES,
    TRACKS,
    VISITORS,
    changes,
    chooser,
    everybody,
    kind,
    options,
    plain,
    reachable,
    rich,
    send,
    team_of,
    turn,
    visit,
)
from tests.table import Table, agents, alliances, do, influence, intrigues, legal, spies

PAIRS = [(post, space) for post, spaces in POSTS.items() for space in sorted(spaces)]
SEATS = [(GURNEY, None), (SHADDAM, IRULAN)]
"""An Ally and a Commander."""

# ---------------------------------------------------------------- posts


@pytest.mark.shows(*ALL_POSTS, "R-085")
def test_there_are_fifteen_posts() -> None:
    board = Table(6).start().codex.mode.board
    assert len(board.posts) == 15
    assert {post.id: set(post.spaces) for post in board.posts} == POSTS
    assert set().union(*POSTS.values()) == set(SPACES)


@pytest.mark.shows(*ALL_POSTS, "R-085", "U-6.2")
@pytest.mark.parametrize("post", POSTS)
@pytest.mark.parametrize(("seat", "ally"), SEATS)
def test_a_spy_gives_access_to_exactly_the_connected_spaces(
    post: str, seat: int, ally: int | None
) -> None:
    t = rich(turn(seat, ally, "covert_operation", "convincing_argument"), seat)
    assert reachable(t.spies(seat, post).start(), "covert_operation") == POSTS[post]


@pytest.mark.shows(*ALL_POSTS, "S-3.5")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_spies_of_teammates_give_a_commander_no_access(seat: int) -> None:
    _, left, right = team_of(seat)
    t = rich(turn(seat, left, "covert_operation", "signet_ring"), seat)
    t.spies(left, "post_choam").spies(right, "post_carthag")
    assert reachable(t.start(), "covert_operation") == set()


@pytest.mark.shows(*ALL_POSTS, "U-10.8")
@pytest.mark.parametrize(("post", "space"), PAIRS)
@pytest.mark.parametrize(("seat", "ally"), SEATS)
def test_a_connected_spy_may_gather_intelligence(
    post: str, space: str, seat: int, ally: int | None
) -> None:
    t = rich(turn(seat, ally, plain(space), "convincing_argument"), seat)
    s = send(t.spies(seat, post), seat, plain(space), space)
    assert (chooser(s), kind(s)) == (seat, "gather")
    assert legal(s) == [f"post:{post}", "pass"]
    do(s, f"post:{post}")
    assert spies(s, seat) == []


@pytest.mark.shows(*ALL_POSTS, "R-081", "U-10.7")
@pytest.mark.parametrize(("post", "space"), PAIRS)
@pytest.mark.parametrize("there", [JESSICA, FEYD])
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (MUAD_DIB, GURNEY)])
def test_a_spy_infiltrates_past_a_teammate_as_past_an_opponent(
    post: str, space: str, there: int, seat: int, ally: int | None
) -> None:
    t = rich(turn(seat, ally, plain(space), "convincing_argument"), seat).agents(there, space)
    assert space not in reachable(t.start(), plain(space))
    s = send(t.spies(seat, post), seat, plain(space), space)
    assert spies(s, seat) == []
    assert agents(s, seat) == [space]
    assert agents(s, there) == [space]


@pytest.mark.shows(*ALL_POSTS, "U-10.2", "U-10.3")
@pytest.mark.parametrize(("seat", "ally"), SEATS)
def test_a_spy_is_placed_on_any_free_post(seat: int, ally: int | None) -> None:
    t = turn(seat, ally).have(seat, spice=1)
    t.spies(JESSICA, "post_choam").spies(FEYD, "post_carthag").spies(MUAD_DIB, "post_habbanya_erg")
    s, _ = visit(t, seat, "espionage", "space-effect:1")
    free = set(POSTS) - {"post_choam", "post_carthag", "post_habbanya_erg"}
    assert options(s, "post") == free
    assert "pass" in legal(s)


@pytest.mark.shows(*ALL_POSTS, "U-10.2")
def test_fifteen_spies_leave_no_place_for_the_last_three() -> None:
    t = turn(GURNEY, None).have(GURNEY, spice=1)
    names = list(POSTS)
    for number, seat in enumerate(seat for seat in range(6) if seat != GURNEY):
        t.spies(seat, *names[3 * number : 3 * number + 3])
    s, _ = visit(t, GURNEY, "espionage")
    assert s.active == SHADDAM
    assert spies(s, GURNEY) == []


@pytest.mark.shows(
    "post/post_great_houses", "post/post_bene_gesserit", "post/post_fringe_worlds", "U-10.5"
)
@pytest.mark.parametrize(("seat", "ally"), SEATS)
def test_posts_by_faction(seat: int, ally: int | None) -> None:
    t = turn(seat, ally, "reliable_informant", "convincing_argument")
    s = send(t, seat, "reliable_informant", "deliver_supplies")
    do(s, *(["card-effect:0"] if "card-effect:0" in legal(s) else []))
    assert options(s, "post") == {"post_great_houses", "post_bene_gesserit", "post_fringe_worlds"}


@pytest.mark.shows(
    "post/post_carthag",
    "post/post_city_left",
    "post/post_city_middle",
    "post/post_city_right",
    "U-10.5",
)
@pytest.mark.parametrize(("seat", "ally"), SEATS)
def test_there_are_four_city_posts(seat: int, ally: int | None) -> None:
    s = turn(seat, ally, "signet_ring", "convincing_argument").intrigue(seat, "special_mission")
    posts = options(do(s.start(), "intrigue:special_mission"), "post")
    assert posts == {"post_carthag", "post_city_left", "post_city_middle", "post_city_right"}


# ---------------------------------------------------------------- tracks

VISIT = {
    "great_houses": "economic_support",
    "spacing_guild": "deliver_supplies",
    "bene_gesserit": "secrets",
    "fringe_worlds": "expedition",
}
"""A free space of each Faction."""
BONUS = {
    "great_houses": {"garrison": 2},
    "spacing_guild": {"solari": 3},
    "bene_gesserit": {"intrigue": 1},
    "fringe_worlds": {},  # a Spy, which is asked for
}
OF_SPACE = {
    "great_houses": {"spice": 1},
    "spacing_guild": {"water": 1},
    "bene_gesserit": {"intrigue": 1},
    "fringe_worlds": {},
}


def cube_of(seat: int, ally: int | None) -> int:
    """The seat whose cube moves."""
    return seat if ally is None else ally


def step(t: Table, seat: int, track: str) -> tuple[State, dict[int, dict[str, int]]]:
    """The seat visits the Faction; what changed but for the effects of the space."""
    s = t.hand(seat, "truthtrance", "convincing_argument").start()
    before = everybody(s)
    do(s, "card:truthtrance", f"space:{VISIT[track]}")
    if "influence-step" in legal(s):
        do(s, "influence-step")
    while kind(s) == "agent-menu" and chooser(s) == seat and "space-effect:0" in legal(s):
        do(s, "space-effect:0")
    before[seat]["hand"] -= 1
    for good, n in OF_SPACE[track].items():
        before[seat][good] += n
    return s, changes(before, s)


def each_visitor() -> pytest.MarkDecorator:
    """One case for each kind of visitor."""
    return pytest.mark.parametrize(("seat", "ally"), VISITORS.values(), ids=VISITORS)


@pytest.mark.shows(*ALL_TRACKS, "S-5.4", "S-3.4", "U-9.3")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("level", [0, 1, 2, 4, 5])
@pytest.mark.parametrize(
    ("seat", "ally"), [(GURNEY, None), (FEYD, None), (MUAD_DIB, GURNEY), (SHADDAM, FEYD)]
)
def test_the_cube_of_the_ally_moves_and_its_points_are_the_allys(
    track: str, level: int, seat: int, ally: int | None
) -> None:
    cube = cube_of(seat, ally)
    _, changed = step(turn(seat, ally).influence(cube, **{track: level}), seat, track)
    assert changed == {cube: {track: 1} | ({"vp": 1} if level == 1 else {})}


@pytest.mark.shows(*ALL_TRACKS, "S-3.6", "S-5.6", "R-086", "X-S02")
@pytest.mark.parametrize("track", TRACKS)
@each_visitor()
def test_the_fourth_level_gives_its_bonus_to_the_owner_of_the_cube(
    track: str, seat: int, ally: int | None
) -> None:
    cube = cube_of(seat, ally)
    t = turn(seat, ally).influence(cube, **{track: 3})
    s, changed = step(t, seat, track)
    if track == "fringe_worlds":
        assert (chooser(s), kind(s)) == (cube, "place-spy")
        assert options(s, "post") == set(POSTS)
        assert "pass" in legal(s)
        do(s, "post:post_carthag")
        assert spies(s, cube) == ["post_carthag"]
        assert alliances(s)[track] == cube
        assert s.seats[cube].vp == 1 + 1 + 1
        return
    assert changed == {cube: {track: 1, "vp": 1} | BONUS[track]}
    assert alliances(s)[track] == cube


@pytest.mark.shows("track/bene_gesserit", "space/espionage", "X-S02", "S-3.5", "S-3.6")
def test_shaddam_spies_and_feyd_draws_the_bonus() -> None:
    t = turn(SHADDAM, FEYD).have(SHADDAM, spice=1).influence(FEYD, bene_gesserit=3)
    s, changed = visit(t, SHADDAM, "espionage")
    assert changed == {
        SHADDAM: {"spice": -1, "hand": 1},
        FEYD: {"bene_gesserit": 1, "vp": 1, "intrigue": 1},
    }
    assert intrigues(s, FEYD) == ["devour"]
    do(s, "space-effect:1", "post:post_carthag")
    assert spies(s, SHADDAM) == ["post_carthag"]


@pytest.mark.shows("track/great_houses", "S-3.7", "R-086")
def test_the_troops_of_great_houses_may_fight_where_the_commander_went() -> None:
    t = turn(MUAD_DIB, JESSICA).influence(JESSICA, great_houses=3).have(MUAD_DIB, spice=3)
    t.intrigue(MUAD_DIB, "change_allegiances")
    s, _ = visit(t, MUAD_DIB, "carthag")
    do(s, "intrigue:change_allegiances")
    while kind(s) != "influence":
        do(s, next(text for text in ("option:1", "option:0") if text in legal(s)))
    do(s, "faction:great_houses")
    while kind(s) != "agent-menu":
        do(s, "pass")
    assert s.seats[JESSICA].garrison == 3 + 1 + 2
    do(s, f"seat:{JESSICA}")
    assert options(s, "deploy") == {"1", "2", "3", "4", "5"}


@pytest.mark.shows(*ALL_TRACKS, "R-080", "U-9.7")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("seat", "ally"), [(JESSICA, None), (MUAD_DIB, JESSICA)])
def test_a_teammate_who_rises_higher_does_not_take_the_alliance(
    track: str, seat: int, ally: int | None
) -> None:
    t = turn(seat, ally).alliance(GURNEY, track).influence(JESSICA, **{track: 4})
    s, _ = step(t, seat, track)
    assert influence(s, JESSICA)[track] == 5
    assert alliances(s)[track] == GURNEY


@pytest.mark.shows(*ALL_TRACKS, "R-080", "U-9.7", "S-3.6")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize(("seat", "ally"), [(FEYD, None), (SHADDAM, FEYD)])
def test_an_opponent_who_rises_higher_takes_the_alliance(
    track: str, seat: int, ally: int | None
) -> None:
    t = turn(seat, ally).alliance(GURNEY, track).influence(FEYD, **{track: 4})
    s, changed = step(t, seat, track)
    assert alliances(s)[track] == FEYD
    assert changed == {FEYD: {track: 1, "vp": 1}, GURNEY: {"vp": -1}}


@pytest.mark.shows(*ALL_TRACKS, "R-080", "U-9.8")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("tied", [GURNEY, FEYD])
def test_a_tied_teammate_or_opponent_receives_the_alliance_of_a_holder_who_falls(
    track: str, tied: int
) -> None:
    t = turn(JESSICA, None).alliance(JESSICA, track).influence(tied, **{track: 4})
    s = do(t.intrigue(JESSICA, "change_allegiances").start(), "intrigue:change_allegiances")
    for text in ("option:0", f"faction:{track}"):
        do(s, *([text] if text in legal(s) and kind(s) != "influence" else []))
    assert influence(s, JESSICA)[track] == 3
    assert alliances(s)[track] == tied


@pytest.mark.shows(*ALL_TRACKS, "R-080", "U-9.8", "S-3.6")
@pytest.mark.parametrize(("seat", "ally"), [(JESSICA, None), (MUAD_DIB, JESSICA)])
def test_the_holder_chooses_between_a_tied_teammate_and_a_tied_opponent(
    seat: int, ally: int | None
) -> None:
    t = turn(seat, ally).alliance(JESSICA, "spacing_guild")
    t.influence(GURNEY, spacing_guild=4).influence(FEYD, spacing_guild=4)
    s = do(t.intrigue(seat, "change_allegiances").start(), "intrigue:change_allegiances")
    for text in ("option:0", "faction:spacing_guild"):
        do(s, *([text] if text in legal(s) and kind(s) != "alliance" else []))
    assert (chooser(s), kind(s)) == (JESSICA, "alliance")
    assert options(s, "seat") == {str(GURNEY), str(FEYD)}
    do(s, f"seat:{GURNEY}")
    assert alliances(s)["spacing_guild"] == GURNEY


@pytest.mark.shows(*ALL_TRACKS, "track/emperor", "R-017", "U-9.13")
@pytest.mark.parametrize("full", [*TRACKS, "emperor"])
def test_a_free_choice_leaves_out_the_track_where_the_cube_is_at_the_top(full: str) -> None:
    t = turn(SHADDAM, IRULAN).have(SHADDAM, spice=3).influence(FEYD, spacing_guild=2)
    t.alliance(SHADDAM if full == "emperor" else IRULAN, full)
    t.influence(SHADDAM if full == "emperor" else IRULAN, **{full: 6})
    s, _ = visit(t, SHADDAM, "shipping")
    assert options(s, "faction") == {*TRACKS, "emperor"} - {full}


@pytest.mark.shows(*ALL_TRACKS, "S-5.1", "X-S05")
@pytest.mark.parametrize("higher", [GURNEY, JESSICA])
@pytest.mark.parametrize("activated", [GURNEY, JESSICA])
def test_a_commander_counts_the_influence_of_the_higher_ally(higher: int, activated: int) -> None:
    for level, drawn in ((1, 0), (2, 1)):
        t = turn(MUAD_DIB, activated, "prepare_the_way", "convincing_argument")
        t.influence(GURNEY, bene_gesserit=1).influence(higher, bene_gesserit=level)
        s = do(t.start(), "card:prepare_the_way", "space:carthag")
        assert len(s.seats[MUAD_DIB].hand) == 1 + drawn


@pytest.mark.shows(*ALL_TRACKS, "S-5.1")
def test_allies_do_not_share_influence() -> None:
    t = turn(GURNEY, None, "prepare_the_way", "convincing_argument")
    s = do(t.influence(JESSICA, bene_gesserit=3).start(), "card:prepare_the_way", "space:carthag")
    assert len(s.seats[GURNEY].hand) == 1


@pytest.mark.shows(*ALL_TRACKS, "R-087", "S-5.7")
@pytest.mark.parametrize(("seat", "ally"), [(JESSICA, None), (MUAD_DIB, JESSICA)])
def test_the_alliance_of_an_ally_is_not_the_commanders(seat: int, ally: int | None) -> None:
    t = turn(seat, ally, "branching_path", "convincing_argument").alliance(JESSICA, "bene_gesserit")
    s = t.intrigue(seat, "impress").start()
    do(s, "card:branching_path")
    space = next(text for text in legal(s) if text.startswith("space:"))
    do(s, space)
    assert ("card-effect:0" in legal(s)) == (seat == JESSICA)


@pytest.mark.shows("track/great_houses", "track/fringe_worlds", "S-5.2", "S-5.3")
@pytest.mark.parametrize(
    ("conflict", "track"),
    [("test_of_loyalty", "great_houses"), ("protect_the_sietches", "fringe_worlds")],
)
@pytest.mark.parametrize("seat", [GURNEY, FEYD])
def test_a_reward_with_the_icon_moves_the_winner_on_the_board(
    conflict: str, track: str, seat: int
) -> None:
    s = Table(6).conflict(conflict).units(seat, conflict=3).at_combat().start()
    assert influence(s, seat)[track] == 1
    assert [sum(influence(s, who).values()) for who in range(6)] == [
        1 * (who == seat) for who in range(6)
    ]
