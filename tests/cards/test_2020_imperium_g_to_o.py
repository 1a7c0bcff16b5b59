"""Imperium cards of 2020 from Gene Manipulation to Other Memory: every box and ruling."""

from __future__ import annotations

import pytest

from tests.cards.helpers.of_2020 import (
    FACTIONS,
    SPARE,
    asked,
    buying,
    chooser,
    game,
    holding,
    me,
    only,
    persuasion,
    play,
    resolve,
    send,
    show,
)
from tests.table import Table, cards, do, influence, intrigues, legal

# ---------------------------------------------------------------- Gene Manipulation


@pytest.mark.parametrize(
    ("played", "spice"),
    [([], 0), (["dagger"], 0), (["the_voice"], 2), (["missionaria_protectiva"], 2)],
)
@pytest.mark.shows(
    "2020/imperium/gene_manipulation", "2020/imperium/missionaria_protectiva", "B-8.8"
)
def test_gene_manipulation_gives_two_spice_with_another_bene_gesserit_card_in_play(
    played: list[str], spice: int
) -> None:
    table = game().hand(0, "gene_manipulation", "bene_gesserit_sister").have(0, spice=0)
    s = send(table.played(0, *played).start(), "gene_manipulation", "hall_of_oratory", "end")
    assert me(s).spice == spice
    assert cards(s, 0, "trash") == []


@pytest.mark.shows("2020/imperium/gene_manipulation", "U-6.12")
def test_gene_manipulation_may_trash_the_other_bene_gesserit_card_after_its_spice() -> None:
    table = game().hand(0, "gene_manipulation").played(0, "the_voice").have(0, spice=0)
    s = send(table.start(), "gene_manipulation", "hall_of_oratory", "card-effect:0")
    do(s, "played:the_voice")
    assert (me(s).spice, cards(s, 0, "trash")) == (2, ["the_voice"])


# ---------------------------------------------------------------- Guild Ambassador


@pytest.mark.parametrize(("choice", "level", "spice"), [("option:0", 1, 0), ("option:1", 0, 2)])
@pytest.mark.shows("2020/imperium/guild_ambassador")
def test_guild_ambassador_gives_influence_with_the_guild_or_two_spice(
    choice: str, level: int, spice: int
) -> None:
    s = game().hand(0, "guild_ambassador").have(0, spice=0).start()
    resolve(send(s, "guild_ambassador", "hall_of_oratory"), "card-effect:0")
    assert legal(s) == ["option:0", "option:1"]
    do(s, choice)
    assert (influence(s, 0)["spacing_guild"], me(s).spice) == (level, spice)


@pytest.mark.shows("2020/imperium/guild_ambassador", "U-9.14")
def test_guild_ambassador_sells_a_point_for_three_spice_under_the_alliance() -> None:
    table = game().alliance(0, "spacing_guild").points(0, 2).have(0, spice=7)
    s = do(show(table, "guild_ambassador"), "reveal-effect:guild_ambassador/0")
    assert (me(s).vp, me(s).spice) == (3, 4)
    assert only("reveal-effect", s) == set()  # once only


@pytest.mark.shows("2020/imperium/guild_ambassador", "U-17.1")
def test_guild_ambassadors_point_may_be_declined() -> None:
    s = show(game().alliance(0, "spacing_guild").have(0, spice=3), "guild_ambassador")
    do(s, "end")
    assert (me(s).vp, me(s).spice) == (2, 3)


@pytest.mark.parametrize(("holder", "spice"), [(0, 2), (1, 3), (None, 3)])
@pytest.mark.shows("2020/imperium/guild_ambassador", "U-9.14")
def test_guild_ambassadors_point_needs_the_alliance_and_three_spice(
    holder: int | None, spice: int
) -> None:
    table = game().have(0, spice=spice)
    if holder is not None:
        table.influence(0, spacing_guild=4).alliance(holder, "spacing_guild")
    assert only("reveal-effect", show(table, "guild_ambassador")) == set()


# ---------------------------------------------------------------- Guild Bankers


@pytest.mark.shows("2020/imperium/guild_bankers", "B-8.8")
def test_guild_bankers_make_every_copy_of_the_spice_must_flow_three_cheaper() -> None:
    s = buying(12, "guild_bankers")
    do(s, "acquire:the_spice_must_flow", "acquire:the_spice_must_flow")
    assert me(s).vp == 2
    assert cards(s, 0, "discard").count("the_spice_must_flow") == 2


@pytest.mark.shows("2020/imperium/guild_bankers")
def test_guild_bankers_reach_with_six_or_seven_persuasion() -> None:
    assert "acquire:the_spice_must_flow" in legal(buying(7, "guild_bankers"))
    assert "acquire:the_spice_must_flow" not in legal(buying(7))
    assert "acquire:the_spice_must_flow" not in legal(buying(4, "guild_bankers"))


@pytest.mark.shows("2020/imperium/guild_bankers")
def test_guild_bankers_make_no_other_card_cheaper() -> None:
    table = game().row("kwisatz_haderach", "choam_directorship", "opulence", "stilgar", "scout")
    s = buying(4, "guild_bankers", table=table)
    assert only("acquire", s) == {"scout", "arrakis_liaison"}


@pytest.mark.shows("2020/imperium/guild_bankers")
def test_guild_bankers_help_only_their_own_reveal_turn() -> None:
    eight = (*("gene_manipulation",) * 2, *("convincing_argument",) * 2)
    table = game().hand(1, *eight)
    s = do(buying(7, "guild_bankers", table=table), "acquire:the_spice_must_flow")
    while s.active == 0:
        do(s, "end")
    do(s, "reveal")
    assert "acquire:the_spice_must_flow" not in legal(s)


@pytest.mark.shows("2020/imperium/guild_bankers")
def test_guild_bankers_played_with_an_agent_make_nothing_cheaper() -> None:
    s = buying(7, table=game().played(0, "guild_bankers"))
    assert "acquire:the_spice_must_flow" not in legal(s)


# ---------------------------------------------------------------- Gun Thopter


@pytest.mark.shows("2020/imperium/gun_thopter", "B-8.8", "U-7.12")
def test_gun_thopter_takes_a_garrisoned_troop_from_each_opponent() -> None:
    table = game().hand(0, "gun_thopter").units(0, garrison=3)
    table.units(1, garrison=2, conflict=1).units(2, conflict=2)
    s = resolve(send(table.start(), "gun_thopter", "secure_contract"), "card-effect:0")
    assert (s.seats[1].garrison, s.seats[1].deployed, s.seats[1].supply) == (1, 1, 10)
    assert (s.seats[2].garrison, s.seats[2].deployed, s.seats[2].supply) == (0, 2, 10)
    assert me(s).garrison == 3


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.shows("2020/imperium/gun_thopter", "B-9.1")
def test_gun_thopter_hits_rivals_that_have_garrisoned_troops(players: int) -> None:
    table = game(players).hand(0, "gun_thopter", "dagger").intrigue(0, "windfall")
    table.units(2, garrison=2)
    s = resolve(send(table.start(), "gun_thopter", "imperial_basin"), "card-effect:0")
    assert (s.seats[2].garrison, s.seats[2].supply) == (1, 11)


@pytest.mark.shows("2020/imperium/gun_thopter")
def test_gun_thopter_may_deploy_one_troop_from_the_garrison() -> None:
    s = show(game().units(0, garrison=3), "gun_thopter")
    assert s.strength(0) == 0
    resolve(do(s, "reveal-effect:gun_thopter/0"), "amount:1")
    assert (me(s).garrison, me(s).deployed, s.strength(0)) == (2, 1, 5)
    assert only("reveal-effect", s) == set()


@pytest.mark.shows("2020/imperium/gun_thopter", "U-17.1")
def test_gun_thopter_need_not_deploy() -> None:
    s = do(show(game().units(0, garrison=3), "gun_thopter"), "end")
    assert (me(s).garrison, me(s).deployed) == (3, 0)


@pytest.mark.shows("2020/imperium/gun_thopter")
def test_gun_thopter_cannot_deploy_from_an_empty_garrison() -> None:
    assert only("reveal-effect", show(game().units(0, garrison=0), "gun_thopter")) == set()


# ---------------------------------------------------------------- Gurney Halleck


@pytest.mark.shows("2020/imperium/gurney_halleck", "U-7.7")
def test_gurney_halleck_recruits_two_troops_and_draws_a_card() -> None:
    table = game().hand(0, "gurney_halleck").units(0, garrison=1).have(0, water=2)
    s = send(table.start(), "gurney_halleck", "research_station")
    assert (me(s).garrison, len(cards(s, 0, "hand"))) == (3, 4)
    assert only("deploy", s) == {"1", "2", "3"}


@pytest.mark.parametrize(("answer", "deployed"), [("pass", 0), ("amount:1", 1), ("amount:2", 2)])
@pytest.mark.shows("2020/imperium/gurney_halleck")
def test_gurney_hallecks_new_troops_may_be_deployed_in_the_reveal_turn(
    answer: str, deployed: int
) -> None:
    table = game().units(0, garrison=3).have(0, solari=4)
    s = do(show(table, "gurney_halleck"), "reveal-effect:gurney_halleck/0")
    assert set(legal(s)) == {"amount:1", "amount:2", "pass"}  # never those of the garrison
    do(s, answer)
    assert (me(s).garrison, me(s).deployed) == (5 - deployed, deployed)
    assert (me(s).supply, me(s).solari) == (7, 1)


@pytest.mark.shows("2020/imperium/gurney_halleck", "U-17.1")
def test_gurney_hallecks_troops_need_not_be_bought() -> None:
    s = show(game().units(0, garrison=3).have(0, solari=3), "gurney_halleck")
    do(s, "end")
    assert (me(s).solari, me(s).garrison) == (3, 3)


@pytest.mark.shows("2020/imperium/gurney_halleck")
def test_gurney_hallecks_troops_cost_three_solari() -> None:
    assert only("reveal-effect", show(game().have(0, solari=2), "gurney_halleck")) == set()


@pytest.mark.shows("2020/imperium/gurney_halleck", "R-016")
def test_gurney_halleck_deploys_no_more_than_he_could_recruit() -> None:
    table = game().units(0, garrison=3, conflict=8).have(0, solari=3)
    s = do(show(table, "gurney_halleck"), "reveal-effect:gurney_halleck/0")
    assert set(legal(s)) == {"amount:1", "pass"}


# ---------------------------------------------------------------- Imperial Spy


@pytest.mark.shows("2020/imperium/imperial_spy", "B-8.8")
def test_imperial_spy_trashes_itself_for_an_intrigue_card() -> None:
    s = game().hand(0, "imperial_spy", "dagger").intrigue_top(SPARE).start()
    send(s, "imperial_spy", "wealth", "card-effect:0")
    assert (cards(s, 0, "trash"), intrigues(s, 0)) == (["imperial_spy"], [SPARE])


@pytest.mark.shows("2020/imperium/imperial_spy", "U-17.1")
def test_imperial_spy_may_stay() -> None:
    s = send(game().hand(0, "imperial_spy", "dagger").start(), "imperial_spy", "wealth", "end")
    assert (cards(s, 0, "trash"), intrigues(s, 0)) == ([], [])
    assert cards(s, 0, "played") == ["imperial_spy"]


@pytest.mark.shows("2020/imperium/imperial_spy", "B-8.8")
def test_imperial_spy_trashed_by_another_card_gives_no_intrigue_card() -> None:
    s = game().hand(0, "guild_administrator", "imperial_spy").start()
    send(s, "guild_administrator", "secure_contract", "card-effect:0", "card:imperial_spy")
    assert (cards(s, 0, "trash"), intrigues(s, 0)) == (["imperial_spy"], [])


# ---------------------------------------------------------------- Lady Jessica


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.shows("2020/imperium/lady_jessica", "U-11.17")
def test_lady_jessica_gives_influence_with_any_faction_when_acquired(faction: str) -> None:
    s = do(buying(7, table=game().row("lady_jessica")), "acquire:lady_jessica")
    assert only("faction", s) == set(FACTIONS)
    do(s, f"faction:{faction}")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}


# ---------------------------------------------------------------- Liet Kynes


@pytest.mark.parametrize(
    ("played", "revealed", "gained"),
    [
        ([], [], 2),
        (["stilgar"], [], 4),
        (["arrakis_liaison", "crysknife"], ["dagger"], 6),
        (["dagger"], ["spice_hunter", "crysknife"], 2 * 3 + 1),
    ],
)
@pytest.mark.shows("2020/imperium/liet_kynes", "B-8.8", "U-16.5")
def test_liet_kynes_gives_two_persuasion_for_each_fremen_card_in_play(
    played: list[str], revealed: list[str], gained: int
) -> None:
    s = show(game().played(0, *played).discard(0, "chani"), "liet_kynes", *revealed)
    resolve(s, "reveal-effect:liet_kynes/0")
    assert persuasion(s) == gained  # a Spice Hunter reveals 1


@pytest.mark.shows("2020/imperium/liet_kynes", "2020/intrigue/refocus", "U-11.6", "U-11.3")
def test_liet_kynes_can_wait_for_a_fremen_card_drawn_in_the_reveal_turn() -> None:
    table = holding("refocus").hand(0, "liet_kynes", "convincing_argument")
    s = do(table.discard(0, "stilgar").deck(0).start(), "reveal")
    play(s, "refocus")
    resolve(s, "reveal-effect:liet_kynes/0")
    assert persuasion(s) == 2 * 2 + 2


@pytest.mark.shows("2020/imperium/liet_kynes")
def test_liet_kynes_must_be_counted_before_the_turn_ends() -> None:
    assert "end" not in legal(show(game(), "liet_kynes"))


@pytest.mark.shows("2020/imperium/liet_kynes", "U-11.17")
def test_liet_kynes_gives_influence_with_the_emperor_when_acquired() -> None:
    s = do(buying(7, table=game().row("liet_kynes")), "acquire:liet_kynes")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {"emperor": 1}


# ---------------------------------------------------------------- Missionaria Protectiva


@pytest.mark.shows("2020/imperium/missionaria_protectiva")
def test_missionaria_protectiva_gives_influence_with_another_bene_gesserit_card_in_play() -> None:
    table = game().hand(0, "missionaria_protectiva").played(0, "the_voice").intrigue_top(SPARE)
    s = resolve(send(table.start(), "missionaria_protectiva", "carthag"), "card-effect:0")
    assert only("faction", s) == set(FACTIONS)
    do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.parametrize("played", [[], ["stilgar"]])
@pytest.mark.shows("2020/imperium/missionaria_protectiva")
def test_missionaria_protectiva_alone_gives_none(played: list[str]) -> None:
    table = game().hand(0, "missionaria_protectiva", "the_voice").played(0, *played)
    s = send(table.start(), "missionaria_protectiva", "carthag")
    assert only("card-effect", s) == set()
    do(s, "end")
    assert sum(influence(s, 0).values()) == 0


# ---------------------------------------------------------------- Opulence


@pytest.mark.shows("2020/imperium/opulence")
def test_opulence_gives_three_solari() -> None:
    s = send(game().hand(0, "opulence").have(0, solari=0).start(), "opulence", "wealth")
    assert me(s).solari == 3 + 2


@pytest.mark.shows("2020/imperium/opulence")
def test_opulence_sells_one_point_for_six_solari() -> None:
    s = do(show(game().have(0, solari=13), "opulence"), "reveal-effect:opulence/0")
    assert (me(s).vp, me(s).solari) == (1, 7)
    assert only("reveal-effect", s) == set()  # once only


@pytest.mark.shows("2020/imperium/opulence", "U-17.1")
def test_opulences_point_may_be_declined_and_costs_six() -> None:
    s = do(show(game().have(0, solari=6), "opulence"), "end")
    assert (me(s).vp, me(s).solari) == (0, 6)
    assert only("reveal-effect", show(game().have(0, solari=5), "opulence")) == set()


# ---------------------------------------------------------------- Other Memory


def remembering(*discard: str) -> Table:
    table = game().hand(0, "other_memory").top(0, "dagger")
    return table.discard(0, *discard)


@pytest.mark.shows("2020/imperium/other_memory")
def test_other_memory_draws_a_card() -> None:
    s = send(remembering("the_voice").start(), "other_memory", "secure_contract")
    do(resolve(s, "card-effect:0"), "option:0")
    assert (cards(s, 0, "hand"), cards(s, 0, "discard")) == (["dagger"], ["the_voice"])


@pytest.mark.shows("2020/imperium/other_memory")
def test_other_memory_takes_a_bene_gesserit_card_from_the_discard_pile() -> None:
    s = remembering("the_voice", "stilgar", "sietch_reverend_mother").start()
    resolve(send(s, "other_memory", "secure_contract"), "card-effect:0")
    do(s, "option:1")
    assert asked(s) == "take-back"
    assert set(legal(s)) == {"discarded:sietch_reverend_mother", "discarded:the_voice"}
    do(s, "discarded:sietch_reverend_mother")
    assert cards(s, 0, "hand") == ["sietch_reverend_mother"]
    assert sorted(cards(s, 0, "discard")) == ["stilgar", "the_voice"]


@pytest.mark.shows("2020/imperium/other_memory")
def test_other_memory_only_draws_without_a_bene_gesserit_card_to_take() -> None:
    s = send(remembering("stilgar").start(), "other_memory", "secure_contract")
    assert cards(s, 0, "hand") == ["dagger"]
    assert chooser(s) == 1


@pytest.mark.shows("2020/imperium/other_memory", "U-15.5", "U-5.6")
def test_a_card_other_memory_took_back_can_be_played_with_the_next_agent() -> None:
    s = send(remembering("the_voice").start(), "other_memory", "secure_contract")
    do(resolve(s, "card-effect:0"), "option:1")
    assert cards(s, 0, "hand") == ["the_voice"]
    while s.active != 0:
        do(s, *(["reveal"] if "reveal" in legal(s) else ["end"]))
    assert only("card", s) == {"the_voice"}
