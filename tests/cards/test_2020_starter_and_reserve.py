"""Starting and Reserve cards of 2020: every box and ruling."""

from __future__ import annotations

import pytest

from tests.cards.helpers.of_2020 import (
    SPARE,
    buying,
    finish,
    game,
    holding,
    me,
    only,
    play,
    send,
    show,
)
from tests.table import cards, do, influence, legal

# ---------------------------------------------------------------- starting cards


@pytest.mark.shows("2020/starter/seek_allies", "U-17.2", "U-17.3")
def test_seek_allies_must_trash_itself() -> None:
    s = game().hand(0, "seek_allies", "dagger").start()
    send(s, "seek_allies", "wealth")
    assert s.active == 1  # nobody was asked
    assert cards(s, 0, "trash") == ["seek_allies"]
    assert cards(s, 0, "played") == []
    assert influence(s, 0)["emperor"] == 1
    assert me(s).solari == 2


@pytest.mark.shows("2020/starter/seek_allies")
def test_seek_allies_revealed_is_not_trashed() -> None:
    s = show(game(), "seek_allies")
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert "seek_allies" in cards(s, 0, "discard")


@pytest.mark.parametrize(
    ("leader", "gains"),
    [
        ("paul_atreides", "hand"),
        ("count_ilban_richese", "solari"),
        ("earl_memnon_thorvald", "spice"),
        ("countess_ariana_thorvald", "water"),
        ("glossu_the_beast_rabban", "garrison"),
    ],
)
@pytest.mark.shows("2020/starter/signet_ring", "U-14.6")
def test_signet_ring_uses_the_signet_of_its_leader(leader: str, gains: str) -> None:
    table = game(leaders=[leader, "duke_leto_atreides", "baron_vladimir_harkonnen"])
    s = table.hand(0, "signet_ring", "dagger").have(0, solari=0, spice=0, water=0).start()
    before = s.to_dict()["seats"][0]
    send(s, "signet_ring", "hall_of_oratory")  # gives a troop
    after = s.to_dict()["seats"][0]
    counts = {"solari": 0, "spice": 0, "water": 0, "garrison": 1, "hand": -1}
    counts[gains] += 1
    assert counts == {
        name: len(after[name]) - len(before[name]) if name == "hand" else after[name] - before[name]
        for name in counts
    }


@pytest.mark.shows("2020/starter/signet_ring", "U-14.6")
def test_signet_ring_revealed_leaves_the_signet_alone() -> None:
    s = show(game().top(0, "dagger"), "signet_ring")
    assert cards(s, 0, "deck")[-1] == "dagger"


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("dagger", "hall_of_oratory"),
        ("diplomacy", "wealth"),
        ("dune_the_desert_planet", "secure_contract"),
        ("reconnaissance", "carthag"),
        ("arrakis_liaison", "hall_of_oratory"),
    ],
)
@pytest.mark.shows(
    "2020/starter/dagger",
    "2020/starter/diplomacy",
    "2020/starter/dune_the_desert_planet",
    "2020/starter/reconnaissance",
    "2020/reserve/arrakis_liaison",
)
def test_cards_without_an_agent_box_do_nothing_beside_the_space(card: str, space: str) -> None:
    table = game().hand(0, card).intrigue_top(SPARE).units(0, garrison=0)
    s = send(table.start(), card, space)
    assert only("card-effect", s) == set()
    finish(s)
    assert cards(s, 0, "hand") == []
    assert cards(s, 0, "played") == [card]


@pytest.mark.shows("2020/starter/convincing_argument", "U-6.1")
def test_convincing_argument_is_never_played_with_an_agent() -> None:
    s = game().hand(0, "convincing_argument", "dagger").start()
    assert only("card", s) == {"dagger"}


# ---------------------------------------------------------------- Arrakis Liaison


@pytest.mark.shows("2020/reserve/arrakis_liaison", "U-11.14")
def test_arrakis_liaison_is_bought_for_two_as_often_as_persuasion_allows() -> None:
    s = buying(4)
    do(s, "acquire:arrakis_liaison", "acquire:arrakis_liaison")
    assert cards(s, 0, "discard").count("arrakis_liaison") == 2
    assert s.to_dict()["reserve"]["arrakis_liaison"] == 6


@pytest.mark.shows("2020/reserve/arrakis_liaison", "2020/imperium/crysknife", "U-19.1")
def test_arrakis_liaison_is_a_fremen_card() -> None:
    s = show(game(), "arrakis_liaison", "crysknife")
    assert influence(s, 0)["fremen"] == 1


# ---------------------------------------------------------------- The Spice Must Flow


@pytest.mark.shows("2020/reserve/the_spice_must_flow", "U-11.17", "U-11.18")
def test_the_spice_must_flow_gives_its_point_when_acquired_and_spice_when_revealed() -> None:
    s = buying(10)
    do(s, "acquire:the_spice_must_flow")
    assert me(s).vp == 1
    assert cards(s, 0, "discard").count("the_spice_must_flow") == 1
    s = show(game().have(0, spice=0), "the_spice_must_flow")
    assert (me(s).spice, me(s).vp) == (1, 0)


@pytest.mark.shows("2020/reserve/the_spice_must_flow", "U-11.18", "U-16.4")
def test_the_spice_must_flow_keeps_its_point_though_trashed_and_returns_to_the_reserve() -> None:
    table = game().hand(0, "guild_administrator").discard(0, "the_spice_must_flow").points(0, 1)
    s = send(table.start(), "guild_administrator", "secure_contract", "card-effect:0")
    do(s, "discarded:the_spice_must_flow")
    assert me(s).vp == 1
    assert s.to_dict()["reserve"]["the_spice_must_flow"] == 10
    assert cards(s, 0, "trash") == []


# ---------------------------------------------------------------- Foldspace


@pytest.mark.shows("2020/reserve/foldspace", "U-16.4", "U-17.2")
def test_foldspace_draws_a_card_and_goes_back_to_the_reserve() -> None:
    s = game().hand(0, "foldspace").top(0, "dagger").start()
    send(s, "foldspace", "wealth")
    assert s.active == 1
    assert cards(s, 0, "hand") == ["dagger"]
    assert cards(s, 0, "played") == cards(s, 0, "trash") == []
    assert s.to_dict()["reserve"]["foldspace"] == 6


@pytest.mark.shows("2020/reserve/foldspace", "2020/space/foldspace", "B-5.6")
def test_the_foldspace_space_puts_a_foldspace_into_the_discard_pile() -> None:
    s = game().hand(0, "diplomacy").start()
    send(s, "diplomacy", "foldspace")
    assert "foldspace" in cards(s, 0, "discard")
    assert s.to_dict()["reserve"]["foldspace"] == 5


@pytest.mark.shows("2020/reserve/foldspace", "2020/space/foldspace", "B-5.6")
def test_an_empty_stack_gives_no_foldspace() -> None:
    s = game().hand(0, "diplomacy").reserve("foldspace", 0).start()
    send(s, "diplomacy", "foldspace")
    assert cards(s, 0, "discard") == []
    assert influence(s, 0)["spacing_guild"] == 1


@pytest.mark.shows("2020/reserve/foldspace", "B-5.6")
def test_foldspace_is_never_bought_with_persuasion() -> None:
    assert "acquire:foldspace" not in legal(buying(12))


@pytest.mark.parametrize("half", ["option:0", "option:1"])
@pytest.mark.shows("2020/reserve/foldspace", "2020/intrigue/bypass_protocol", "B-5.6")
def test_bypass_protocol_does_not_take_foldspace(half: str) -> None:
    s = play(holding("bypass_protocol").have(0, spice=2).start(), "bypass_protocol", half)
    assert "arrakis_liaison" in only("acquire", s)
    assert "foldspace" not in only("acquire", s)


@pytest.mark.shows("2020/reserve/foldspace", "U-6.12", "U-16.1")
def test_foldspace_draws_its_card_from_a_deck_shuffled_anew() -> None:
    table = game().hand(0, "foldspace").discard(0, "dagger").deck(0).intrigue_top(SPARE)
    s = send(table.start(), "foldspace", "secrets")
    while s.active == 0:
        do(s, legal(s)[0])
    assert cards(s, 0, "hand") == ["dagger"]
    assert s.to_dict()["reserve"]["foldspace"] == 6


@pytest.mark.shows("2020/reserve/foldspace", "2020/space/foldspace", "B-5.6", "U-6.12")
def test_the_last_foldspace_may_be_trashed_first_and_acquired_again() -> None:
    table = game().hand(0, "foldspace", "dagger").reserve("foldspace", 0)
    s = send(table.start(), "foldspace", "foldspace")
    while s.active == 0:
        do(s, next(a for a in ("card-effect:1", *legal(s)) if a in legal(s)))
    assert cards(s, 0, "discard") == ["foldspace"]
