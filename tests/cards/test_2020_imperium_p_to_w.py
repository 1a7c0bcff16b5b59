"""Imperium cards of 2020 from Piter De Vries to Worm Riders: every box and ruling.

The Voice has a file of its own, with Kwisatz Haderach.
"""

from __future__ import annotations

import pytest

from tests.cards.helpers.of_2020 import (
    FACTIONS,
    SPARE,
    asked,
    chooser,
    finish,
    game,
    me,
    only,
    persuasion,
    resolve,
    send,
    settle,
    show,
)
from tests.table import Table, alliances, cards, do, influence, intrigues, legal

# ---------------------------------------------------------------- Piter De Vries


@pytest.mark.shows("2020/imperium/piter_de_vries")
def test_piter_de_vries_draws_an_intrigue_card() -> None:
    s = game().hand(0, "piter_de_vries").intrigue_top(SPARE).start()
    assert intrigues(send(s, "piter_de_vries", "hall_of_oratory"), 0) == [SPARE]


# ---------------------------------------------------------------- Power Play


@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("wealth", "emperor"),
        ("foldspace", "spacing_guild"),
        ("secrets", "bene_gesserit"),
        ("stillsuits", "fremen"),
    ],
)
@pytest.mark.shows("2020/imperium/power_play", "U-9.3", "U-17.2")
def test_power_play_gives_two_influence_instead_of_one_and_is_trashed(
    space: str, faction: str
) -> None:
    table = game().hand(0, "power_play", "dagger").intrigue_top(SPARE)
    s = settle(send(table.start(), "power_play", space))
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 2}
    assert me(s).vp == 1
    assert cards(s, 0, "trash") == ["power_play"]
    assert cards(s, 0, "played") == []


@pytest.mark.shows("2020/imperium/power_play", "U-9.2", "U-9.6", "B-4.1")
def test_power_play_reaches_the_alliance_on_its_way() -> None:
    table = game().hand(0, "power_play", "dagger").influence(0, emperor=3).units(0, garrison=0)
    s = settle(send(table.start(), "power_play", "wealth"))
    assert (influence(s, 0)["emperor"], alliances(s)["emperor"]) == (5, 0)
    assert (me(s).vp, me(s).garrison) == (2, 2)
    assert cards(s, 0, "trash") == ["power_play"]


@pytest.mark.shows("2020/imperium/power_play")
def test_power_play_revealed_stays_and_gives_nothing() -> None:
    s = finish(show(game(), "power_play"))
    assert "power_play" in cards(s, 0, "discard")


# ---------------------------------------------------------------- Reverend Mother Mohiam


def before_mohiam(*played: str, players: int = 3) -> Table:
    return game(players).hand(0, "reverend_mother_mohiam", "dagger").played(0, *played)


@pytest.mark.shows("2020/imperium/reverend_mother_mohiam", "B-8.8", "U-16.3")
def test_mohiam_makes_each_opponent_choose_two_cards_to_discard_from_the_left_on() -> None:
    table = before_mohiam("the_voice")
    table.hand(1, "dagger", "diplomacy", "signet_ring").hand(2, "dagger", "dagger", "diplomacy")
    s = resolve(send(table.start(), "reverend_mother_mohiam", "wealth"), "card-effect:0")
    assert (chooser(s), asked(s)) == (1, "discard")
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "card:signet_ring"}
    do(s, "card:diplomacy", "card:dagger")
    assert cards(s, 1, "hand") == ["signet_ring"]
    assert chooser(s) == 2
    do(s, "card:diplomacy")
    assert cards(s, 2, "hand") == ["dagger"]
    assert sorted(cards(s, 2, "discard")) == ["dagger", "diplomacy"]
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("2020/imperium/reverend_mother_mohiam", "B-8.8")
def test_mohiam_of_the_middle_seat_asks_the_seat_on_its_left_first() -> None:
    table = game().hand(1, "reverend_mother_mohiam", "dagger").played(1, "the_voice").turn_of(1)
    table.hand(0, "dagger", "diplomacy", "signet_ring")
    s = table.hand(2, "dagger", "diplomacy", "signet_ring").start()
    resolve(do(s, "card:reverend_mother_mohiam", "space:wealth"), "card-effect:0")
    assert chooser(s) == 2
    do(s, "card:dagger", "card:diplomacy")
    assert chooser(s) == 0


@pytest.mark.shows("2020/imperium/reverend_mother_mohiam", "U-17.5")
def test_mohiam_takes_what_there_is() -> None:
    table = before_mohiam("the_voice").hand(1, "dagger").hand(2)
    s = resolve(send(table.start(), "reverend_mother_mohiam", "wealth"), "card-effect:0")
    assert (cards(s, 1, "hand"), cards(s, 1, "discard")) == ([], ["dagger"])
    assert cards(s, 2, "discard") == []


@pytest.mark.parametrize("played", [[], ["opulence"]])
@pytest.mark.shows("2020/imperium/reverend_mother_mohiam")
def test_mohiam_needs_another_bene_gesserit_card_in_play(played: list[str]) -> None:
    s = finish(send(before_mohiam(*played).start(), "reverend_mother_mohiam", "wealth"))
    assert s.active == 1
    assert cards(s, 1, "discard") == cards(s, 2, "discard") == []


@pytest.mark.shows("2020/imperium/reverend_mother_mohiam")
def test_mohiam_reveals_two_spice() -> None:
    assert me(show(game().have(0, spice=0), "reverend_mother_mohiam")).spice == 2


# ---------------------------------------------------------------- Sardaukar


@pytest.mark.shows("2020/imperium/sardaukar_infantry", "B-6.2")
def test_sardaukar_infantry_counts_only_with_a_troop_in_the_conflict() -> None:
    assert show(game().units(0, conflict=1), "sardaukar_infantry").strength(0) == 4
    assert show(game().units(0, garrison=3), "sardaukar_infantry").strength(0) == 0


@pytest.mark.shows("2020/imperium/sardaukar_legion")
def test_sardaukar_legion_recruits_two_troops() -> None:
    s = game().hand(0, "sardaukar_legion").units(0, garrison=3).start()
    assert me(send(s, "sardaukar_legion", "hall_of_oratory")).garrison == 3 + 1 + 2


@pytest.mark.parametrize(("garrison", "most"), [(5, 3), (3, 3), (2, 2)])
@pytest.mark.shows("2020/imperium/sardaukar_legion")
def test_sardaukar_legion_deploys_up_to_three_troops(garrison: int, most: int) -> None:
    s = show(game().units(0, garrison=garrison), "sardaukar_legion", "dagger")
    do(s, "reveal-effect:sardaukar_legion/0")
    assert only("amount", s) - {"0"} == {str(n) for n in range(1, most + 1)}
    do(s, f"amount:{most}")
    assert (me(s).garrison, me(s).deployed) == (garrison - most, most)
    assert s.strength(0) == 2 * most + 1


@pytest.mark.shows("2020/imperium/sardaukar_legion", "U-17.1")
def test_sardaukar_legion_need_not_deploy() -> None:
    s = do(show(game().units(0, garrison=3), "sardaukar_legion"), "end")
    assert (me(s).garrison, me(s).deployed) == (3, 0)


# ---------------------------------------------------------------- Scout


@pytest.mark.parametrize("retreat", [0, 1, 2])
@pytest.mark.shows("2020/imperium/scout", "U-7.11")
def test_scout_retreats_up_to_two_troops(retreat: int) -> None:
    s = show(game().units(0, garrison=0, conflict=3), "scout")
    do(s, "reveal-effect:scout/0")
    assert only("amount", s) == {"0", "1", "2"}
    do(s, f"amount:{retreat}")
    assert (me(s).garrison, me(s).deployed) == (retreat, 3 - retreat)
    assert s.strength(0) == 2 * (3 - retreat) + 1


# ---------------------------------------------------------------- Shifting Allegiances


def shifting(spice: int = 3, **levels: int) -> Table:
    return game().hand(0, "shifting_allegiances").have(0, spice=spice).influence(0, **levels)


@pytest.mark.shows("2020/imperium/shifting_allegiances", "B-8.8", "U-9.11", "U-9.12")
def test_shifting_allegiances_turns_one_influence_and_two_spice_into_two_with_one_faction() -> None:
    s = shifting(emperor=2, fremen=1).start()
    send(s, "shifting_allegiances", "secure_contract", "card-effect:0")
    assert only("faction", s) == {"emperor", "fremen"}
    do(s, "faction:emperor")
    assert only("faction", s) == set(FACTIONS)
    do(s, "faction:spacing_guild")
    assert influence(s, 0) == {"emperor": 1, "spacing_guild": 2, "bene_gesserit": 0, "fremen": 1}
    assert (me(s).spice, me(s).vp) == (1, 1)  # a point lost, a point won
    assert s.active == 1


@pytest.mark.shows("2020/imperium/shifting_allegiances", "U-9.12")
def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    s = send(shifting(fremen=3).start(), "shifting_allegiances", "secure_contract")
    do(s, "card-effect:0")
    resolve(s, "faction:fremen")
    if s.active == 0:
        do(s, "faction:fremen")
    assert influence(s, 0)["fremen"] == 4
    assert alliances(s)["fremen"] == 0


@pytest.mark.shows("2020/imperium/shifting_allegiances", "U-17.1")
def test_shifting_allegiances_may_be_declined() -> None:
    s = send(shifting(fremen=1).start(), "shifting_allegiances", "secure_contract", "end")
    assert (influence(s, 0)["fremen"], me(s).spice) == (1, 3)


@pytest.mark.parametrize(("spice", "level"), [(1, 3), (2, 0)])
@pytest.mark.shows("2020/imperium/shifting_allegiances", "U-9.12")
def test_shifting_allegiances_needs_two_spice_and_influence_to_lose(spice: int, level: int) -> None:
    s = send(shifting(spice, fremen=level).start(), "shifting_allegiances", "secure_contract")
    assert s.active == 1
    assert (me(s).spice, influence(s, 0)["fremen"]) == (spice, level)


# ---------------------------------------------------------------- the Spacing Guild


@pytest.mark.parametrize(("level", "drawn"), [(0, 0), (1, 0), (2, 2), (5, 2)])
@pytest.mark.shows("2020/imperium/smugglers_thopter", "U-9.14")
def test_smugglers_thopter_draws_two_cards_with_two_influence(level: int, drawn: int) -> None:
    s = game().hand(0, "smugglers_thopter").influence(0, spacing_guild=level).start()
    send(s, "smugglers_thopter", "secure_contract")
    assert len(cards(s, 0, "hand")) == drawn


@pytest.mark.shows("2020/imperium/smugglers_thopter", "X-B08")
def test_smugglers_thopter_reveals_a_spice_without_any_influence() -> None:
    assert me(show(game().have(0, spice=0), "smugglers_thopter")).spice == 1


@pytest.mark.shows("2020/imperium/spice_smugglers")
def test_spice_smugglers_pay_two_spice_for_influence_and_three_solari() -> None:
    table = game().hand(0, "spice_smugglers").have(0, spice=5, solari=0).intrigue_top(SPARE)
    s = send(table.start(), "spice_smugglers", "carthag", "card-effect:0")
    assert (me(s).spice, me(s).solari, influence(s, 0)["spacing_guild"]) == (3, 3, 1)
    assert only("card-effect", s) == set()


@pytest.mark.shows("2020/imperium/spice_smugglers", "U-17.1")
def test_spice_smugglers_may_be_declined() -> None:
    table = game().hand(0, "spice_smugglers").have(0, spice=2, solari=0)
    s = send(table.start(), "spice_smugglers", "carthag", "end")
    assert (me(s).spice, me(s).solari, influence(s, 0)["spacing_guild"]) == (2, 0, 0)


@pytest.mark.shows("2020/imperium/spice_smugglers")
def test_spice_smugglers_need_two_spice() -> None:
    s = send(
        game().hand(0, "spice_smugglers").have(0, spice=1).start(), "spice_smugglers", "carthag"
    )
    assert only("card-effect", s) == set()


# ---------------------------------------------------------------- Stilgar


@pytest.mark.shows("2020/imperium/stilgar")
def test_stilgar_gives_a_water() -> None:
    s = game().hand(0, "stilgar").have(0, water=0).start()
    assert me(send(s, "stilgar", "imperial_basin")).water == 1


# ---------------------------------------------------------------- Test of Humanity

DISCARD, LOSE = "option:0", "option:1"


def humanity(**options: int) -> Table:
    return game(**options).hand(0, "test_of_humanity", "dagger")


@pytest.mark.shows("2020/imperium/test_of_humanity", "B-8.4")
def test_each_opponent_discards_a_card_or_loses_a_deployed_troop() -> None:
    table = humanity().units(1, garrison=1, conflict=2).units(2, garrison=1, conflict=2)
    hand = ("dagger", "diplomacy")
    s = table.hand(1, *hand, "signet_ring").hand(2, *hand).start()
    resolve(send(s, "test_of_humanity", "hall_of_oratory"), "card-effect:0")
    assert (chooser(s), asked(s)) == (1, "choose")
    assert legal(s) == [DISCARD, LOSE]
    do(s, DISCARD)
    assert set(legal(s)) == {"card:dagger", "card:diplomacy", "card:signet_ring"}
    do(s, "card:diplomacy")
    assert chooser(s) == 2
    do(s, LOSE)
    assert (cards(s, 1, "discard"), s.seats[1].deployed) == (["diplomacy"], 2)
    assert (s.seats[2].deployed, s.seats[2].garrison, s.seats[2].supply) == (1, 1, 10)
    assert cards(s, 2, "discard") == []
    assert cards(s, 0, "discard") == []


@pytest.mark.shows("2020/imperium/test_of_humanity", "B-8.4")
def test_an_opponent_without_deployed_troops_must_discard() -> None:
    table = humanity().units(1, garrison=3).units(2, garrison=3)
    s = table.hand(1, "dagger", "diplomacy").hand(2, "dagger").start()
    resolve(send(s, "test_of_humanity", "hall_of_oratory"), "card-effect:0")
    assert (chooser(s), asked(s)) == (1, "discard")
    assert "pass" not in legal(s)
    do(s, "card:dagger")
    assert (cards(s, 1, "discard"), cards(s, 2, "discard")) == (["dagger"], ["dagger"])


@pytest.mark.shows("2020/imperium/test_of_humanity", "B-8.4", "U-15.10")
def test_an_opponent_without_a_hand_must_lose_a_troop_and_one_with_neither_is_spared() -> None:
    table = humanity().hand(1).units(1, conflict=1).intrigue(1, SPARE)
    s = table.hand(2).units(2, garrison=3).start()
    resolve(send(s, "test_of_humanity", "hall_of_oratory"), "card-effect:0")
    assert (s.seats[1].deployed, s.seats[1].supply, intrigues(s, 1)) == (0, 12, [SPARE])
    assert (s.seats[2].garrison, s.seats[2].supply) == (3, 9)


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.shows("2020/imperium/test_of_humanity", "B-9.1")
def test_a_rival_in_the_conflict_loses_a_troop(players: int) -> None:
    table = humanity(players=players).intrigue(0, "windfall").units(2, conflict=2)
    if players == 2:
        table.hand(1, "dagger").units(1, garrison=3)
    s = send(table.start(), "test_of_humanity", "carthag")
    resolve(s, "card-effect:0")
    assert (s.seats[2].deployed, s.seats[2].supply) == (1, 11)


@pytest.mark.shows("2020/imperium/test_of_humanity", "B-6.2")
def test_losing_the_last_troop_leaves_no_strength() -> None:
    table = humanity().hand(1).units(1, conflict=1).revealed(1, swords=3).hand(2)
    s = table.start()
    assert s.strength(1) == 5
    resolve(send(s, "test_of_humanity", "hall_of_oratory"), "card-effect:0")
    assert s.strength(1) == 0


# ---------------------------------------------------------------- Thufir Hawat, Worm Riders


@pytest.mark.shows("2020/imperium/thufir_hawat")
def test_thufir_hawat_reveals_an_intrigue_card() -> None:
    s = show(game().intrigue_top(SPARE), "thufir_hawat")
    assert intrigues(s, 0) == [SPARE]


@pytest.mark.shows("2020/imperium/thufir_hawat", "U-15.4")
def test_a_plot_that_thufir_hawat_draws_can_be_played_in_the_same_reveal_turn() -> None:
    s = show(game().intrigue_top("windfall").have(0, solari=0), "thufir_hawat")
    assert me(do(s, "intrigue:windfall")).solari == 2


@pytest.mark.shows("2020/imperium/worm_riders")
def test_worm_riders_give_two_spice() -> None:
    s = game().hand(0, "worm_riders").have(0, spice=0).start()
    assert me(send(s, "worm_riders", "secure_contract")).spice == 2


@pytest.mark.parametrize(
    ("level", "holder", "swords"),
    [(0, None, 0), (1, None, 0), (2, None, 4), (4, 1, 4), (4, 0, 6)],
)
@pytest.mark.shows("2020/imperium/worm_riders", "U-9.14")
def test_worm_riders_reveal_four_swords_and_two_more_with_the_alliance(
    level: int, holder: int | None, swords: int
) -> None:
    table = game().influence(0, fremen=level).units(0, conflict=1)
    if holder is not None:
        table.alliance(holder, "fremen")
    s = show(table, "worm_riders")
    assert (me(s).swords, persuasion(s)) == (swords, 0)


# ---------------------------------------------------------------- conditions met later in the turn


@pytest.mark.shows("2020/imperium/smugglers_thopter", "2020/intrigue/guild_authorization", "R-014")
def test_smugglers_thopter_draws_once_a_plot_has_brought_the_influence() -> None:
    table = game().hand(0, "smugglers_thopter").influence(0, spacing_guild=1)
    s = table.intrigue(0, "guild_authorization").start()
    send(s, "smugglers_thopter", "secure_contract")
    assert cards(s, 0, "hand") == []
    do(s, "intrigue:guild_authorization")
    assert len(cards(s, 0, "hand")) == 2


@pytest.mark.shows("2020/imperium/worm_riders", "2020/intrigue/know_their_ways", "R-032")
def test_worm_riders_fight_once_a_plot_has_brought_the_influence() -> None:
    table = game().influence(0, fremen=1).intrigue(0, "know_their_ways").units(0, conflict=1)
    s = show(table, "worm_riders")
    assert me(s).swords == 0
    assert me(do(s, "intrigue:know_their_ways")).swords == 4


@pytest.mark.shows("2020/imperium/firm_grip", "2020/intrigue/favored_subject", "R-032")
def test_firm_grip_persuades_once_a_plot_has_brought_the_alliance() -> None:
    s = show(game().influence(0, emperor=3).intrigue(0, "favored_subject"), "firm_grip")
    assert persuasion(do(s, "intrigue:favored_subject")) == 4


@pytest.mark.shows("2020/imperium/crysknife", "2020/intrigue/refocus", "U-11.6", "R-032")
def test_a_fremen_card_drawn_in_the_reveal_turn_makes_the_bond() -> None:
    table = game().intrigue(0, "refocus").hand(0, "crysknife", "convincing_argument")
    s = do(table.discard(0, "stilgar").deck(0).start(), "reveal")
    assert influence(s, 0)["fremen"] == 0
    assert influence(do(s, "intrigue:refocus"), 0)["fremen"] == 1
