"""The observation posts and the spaces they are connected to."""

from __future__ import annotations

import pytest

from tests.cards.helpers.spaces import (
    ALL_POSTS,
    POSTS,
    SPACES,
    first_cost,
    go,
    holding,
    open_to,
    reachable,
    rich,
    visit,
)
from tests.table import Table, agents, do, legal, spies


def spying(post: str, card: str = "covert_operation") -> Table:
    """Seat 0 has everything, a Spy on the post, and a card with the Spy icon only."""
    return rich(Table()).spies(0, post).hand(0, card, "convincing_argument")


@pytest.mark.shows(
    "post/post_emperor",
    "post/post_spacing_guild",
    "post/post_bene_gesserit",
    "post/post_fremen",
    "post/post_landsraad_left",
    "post/post_landsraad_right",
    "post/post_choam",
    "post/post_city_left",
    "post/post_city_middle",
    "post/post_city_right",
    "post/post_deep_desert",
    "post/post_hagga_basin",
    "post/post_imperial_basin",
    "U-10.1",
    "U-6.2",
    "U-10.10",
)
@pytest.mark.parametrize("post", POSTS)
def test_a_spy_gives_access_to_exactly_the_connected_spaces(post: str) -> None:
    s = spying(post).start()
    s.asks_everything = True
    do(s, "card:covert_operation")
    assert set(legal(s)) == {f"space:{space}" for space in POSTS[post]}


@pytest.mark.shows(*ALL_POSTS, "U-6.2")
def test_the_spy_icon_is_useless_without_a_spy() -> None:
    s = rich(Table()).hand(0, "covert_operation", "dagger").start()
    assert legal(s) == ["card:dagger", "reveal"]


PAIRS = [(post, space) for post, spaces in POSTS.items() for space in sorted(spaces)]


@pytest.mark.shows(*ALL_POSTS, "U-10.8")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_connected_spy_may_gather_intelligence(post: str, space: str) -> None:
    s = first_cost(go(holding(rich(Table()).spies(0, post), space).start(), space))
    assert legal(s) == [f"post:{post}", "pass"]
    stay = do(s.copy(), "pass")
    do(s, f"post:{post}")
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3
    assert spies(stay, 0) == [post]
    assert len(s.seats[0].hand) == len(stay.seats[0].hand) + 1


@pytest.mark.shows(*ALL_POSTS, "U-10.8")
@pytest.mark.parametrize("post", POSTS)
def test_a_spy_elsewhere_gathers_nothing(post: str) -> None:
    for space in SPACES:
        if space in POSTS[post]:
            continue
        s = first_cost(go(holding(rich(Table()).spies(0, post), space).start(), space))
        assert getattr(s.decision, "kind", None) not in (None, "gather"), space
        assert spies(s, 0) == [post]


@pytest.mark.shows(*ALL_POSTS, "U-10.7")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_connected_spy_infiltrates_an_occupied_space(post: str, space: str) -> None:
    assert not open_to(rich(Table()).agents(1, space), space)
    s = holding(rich(Table()).agents(1, space).spies(0, post), space).start()
    assert space in reachable(s, space)
    first_cost(go(s, space))
    assert spies(s, 0) == []
    assert s.seats[0].spies == 3
    assert agents(s, 0) == [space]
    assert agents(s, 1) == [space]
    assert s.decision is not None
    assert s.decision.kind != "gather"


@pytest.mark.shows(*ALL_POSTS, "R-007")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_a_spy_does_not_open_a_space_with_ones_own_agent(post: str, space: str) -> None:
    assert not open_to(rich(Table()).agents(0, space).spies(0, post), space)


@pytest.mark.shows(*ALL_POSTS, "R-008")
@pytest.mark.parametrize(("post", "space"), PAIRS)
def test_one_spy_infiltrates_past_two_opponents(post: str, space: str) -> None:
    t = rich(Table()).agents(1, space).agents(2, space).spies(0, post)
    s = first_cost(go(holding(t, space).start(), space))
    assert agents(s, 0) == [space]
    assert spies(s, 0) == []


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "X-U07", "U-10.9")
def test_two_spies_on_research_station_infiltrate_and_gather_once_each() -> None:
    t = rich(Table()).spies(0, "post_city_left", "post_city_middle")
    s = holding(t.agents(1, "research_station"), "research_station").start()
    go(s, "research_station")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle"}
    do(s, "post:post_city_middle")
    assert legal(s) == ["post:post_city_left", "pass"]
    do(s, "post:post_city_left")
    assert spies(s, 0) == []
    assert len(s.seats[0].hand) == 1 + 1 + 2


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "X-U07", "U-10.8")
def test_only_one_of_two_spies_gathers_intelligence() -> None:
    t = rich(Table()).spies(0, "post_city_left", "post_city_middle")
    s = go(holding(t, "research_station").start(), "research_station")
    assert set(legal(s)) == {"post:post_city_left", "post:post_city_middle", "pass"}
    do(s, "post:post_city_left")
    assert spies(s, 0) == ["post_city_middle"]
    assert not any(text.startswith("post:") for text in legal(s))


@pytest.mark.shows("post/post_deep_desert", "X-D12", "U-10.10")
def test_the_spy_that_gives_access_can_also_infiltrate() -> None:
    s = spying("post_deep_desert").agents(1, "deep_desert").start()
    do(s, "card:covert_operation")  # the only space it reaches
    assert agents(s, 0) == ["deep_desert"]
    assert spies(s, 0) == []


@pytest.mark.shows("post/post_city_left", "post/post_city_middle", "post/post_city_right", "U-10.5")
def test_the_city_posts_are_the_three_by_the_cities() -> None:
    s = Table().intrigue(0, "special_mission").hand(0, "dagger").start()
    do(s, "intrigue:special_mission")
    assert set(legal(s)) - {"pass"} == {
        "post:post_city_left",
        "post:post_city_middle",
        "post:post_city_right",
    }


@pytest.mark.shows(
    "post/post_emperor",
    "post/post_bene_gesserit",
    "post/post_fremen",
    "U-10.5",
)
def test_posts_by_faction() -> None:
    t = Table().hand(0, "reliable_informant", "dagger")
    s = do(t.start(), "card:reliable_informant", "card-effect:0")
    assert set(legal(s)) - {"pass"} == {
        "post:post_emperor",
        "post:post_bene_gesserit",
        "post:post_fremen",
    }


@pytest.mark.shows(*ALL_POSTS, "U-10.2")
def test_a_post_with_a_spy_of_anybody_is_taken() -> None:
    names = list(POSTS)
    t = Table(4).have(0, spice=1)
    for seat in range(4):
        t.spies(seat, *names[3 * seat : 3 * seat + (2 if seat == 0 else 3)])
    s, _ = visit(t, "espionage", "space-effect:1")
    assert set(legal(s)) == {"post:post_bene_gesserit", "post:post_imperial_basin", "pass"}
