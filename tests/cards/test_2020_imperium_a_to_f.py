"""Imperium cards of 2020 from Arrakis Recruiter to Fremen Camp: every box, condition and ruling."""

from __future__ import annotations

import pytest

from tests.cards.helpers.of_2020 import (
    FACTIONS,
    SPARE,
    buying,
    game,
    holding,
    me,
    only,
    persuasion,
    play,
    send,
    show,
)
from tests.table import Table, cards, do, influence, legal

# ---------------------------------------------------------------- Arrakis Recruiter


@pytest.mark.shows("2020/imperium/arrakis_recruiter", "U-7.5")
def test_arrakis_recruiter_recruits_a_troop() -> None:
    s = game().hand(0, "arrakis_recruiter").have(0, water=2).units(0, garrison=3).start()
    send(s, "arrakis_recruiter", "research_station")
    assert me(s).garrison == 4


@pytest.mark.shows("2020/imperium/arrakis_recruiter", "U-7.7")
def test_arrakis_recruiters_troop_may_be_deployed_at_once() -> None:
    s = game().hand(0, "arrakis_recruiter").units(0, garrison=3).start()
    send(s, "arrakis_recruiter", "carthag")
    assert only("deploy", s) == {"1", "2", "3", "4"}


# ---------------------------------------------------------------- Assassination Mission


@pytest.mark.shows("2020/imperium/assassination_mission")
def test_assassination_mission_reveals_a_solari() -> None:
    s = show(game().have(0, solari=0), "assassination_mission")
    assert me(s).solari == 1


@pytest.mark.parametrize("zone", ["card", "discarded"])
@pytest.mark.shows("2020/imperium/assassination_mission", "2020/imperium/guild_administrator")
def test_assassination_mission_trashed_by_another_effect_gives_four_solari(zone: str) -> None:
    table = game().have(0, solari=0)
    if zone == "card":
        table.hand(0, "guild_administrator", "assassination_mission")
    else:
        table.hand(0, "guild_administrator").discard(0, "assassination_mission")
    s = send(table.start(), "guild_administrator", "foldspace", "card-effect:0")
    do(s, f"{zone}:assassination_mission")
    assert me(s).solari == 4
    assert cards(s, 0, "trash") == ["assassination_mission"]


@pytest.mark.shows("2020/imperium/assassination_mission", "2020/intrigue/poison_snooper")
def test_assassination_mission_trashed_from_the_deck_gives_four_solari_too() -> None:
    table = holding("poison_snooper").top(0, "assassination_mission").have(0, solari=0)
    s = play(table.start(), "poison_snooper", "option:1")
    assert me(s).solari == 4


@pytest.mark.shows("2020/imperium/assassination_mission", "2020/space/selective_breeding")
def test_assassination_mission_trashed_as_a_cost_gives_four_solari_too() -> None:
    table = game().hand(0, "diplomacy", "assassination_mission").have(0, solari=0, spice=2)
    s = send(table.start(), "diplomacy", "selective_breeding")
    do(s, *[a for a in legal(s) if a.startswith("space-effect")], "card:assassination_mission")
    assert me(s).solari == 4


@pytest.mark.shows("2020/imperium/assassination_mission")
def test_assassination_mission_cannot_trash_itself() -> None:
    s = show(game().have(0, solari=0), "assassination_mission")
    assert only("reveal-effect", s) == set()
    do(s, "end")
    assert "assassination_mission" in cards(s, 0, "discard")
    assert me(s).solari == 1


# ---------------------------------------------------------------- cards that only draw


@pytest.mark.parametrize(
    ("card", "space", "drawn"),
    [
        ("bene_gesserit_initiate", "secure_contract", 1),
        ("dr_yueh", "carthag", 1),
        ("lady_jessica", "secure_contract", 2),
        ("space_travel", "foldspace", 1),
        ("thufir_hawat", "secure_contract", 1),
    ],
)
@pytest.mark.shows(
    "2020/imperium/bene_gesserit_initiate",
    "2020/imperium/dr_yueh",
    "2020/imperium/lady_jessica",
    "2020/imperium/space_travel",
    "2020/imperium/thufir_hawat",
    "X-B06",
)
def test_cards_that_draw(card: str, space: str, drawn: int) -> None:
    s = game().hand(0, card).intrigue_top(SPARE).start()
    send(s, card, space)
    if space == "carthag":  # with the new Intrigue card in hand, the draw waits for its owner
        do(s, "card-effect:0")
    assert len(cards(s, 0, "hand")) == drawn
    assert only("card-effect", s) == set()


# ---------------------------------------------------------------- Bene Gesserit Sister


@pytest.mark.parametrize(("choice", "gained"), [("option:0", (2, 0)), ("option:1", (0, 2))])
@pytest.mark.shows("2020/imperium/bene_gesserit_sister")
def test_bene_gesserit_sister_reveals_persuasion_or_swords(
    choice: str, gained: tuple[int, int]
) -> None:
    s = show(game().units(0, conflict=1), "bene_gesserit_sister")
    assert "end" not in legal(s)
    do(s, "reveal-effect:bene_gesserit_sister/0", choice)
    assert (persuasion(s), me(s).swords) == gained
    assert only("reveal-effect", s) == set()


@pytest.mark.shows("2020/imperium/bene_gesserit_sister")
def test_each_bene_gesserit_sister_chooses_for_herself() -> None:
    s = show(game().units(0, conflict=1), *("bene_gesserit_sister",) * 3)
    for choice in ("option:0", "option:1", "option:0"):
        do(s, "reveal-effect:bene_gesserit_sister/0", choice)
    assert (persuasion(s), me(s).swords) == (4, 2)


# ---------------------------------------------------------------- Carryall


@pytest.mark.parametrize(
    ("space", "base", "water"),
    [("imperial_basin", 1, 0), ("hagga_basin", 2, 1), ("the_great_flat", 3, 2)],
)
@pytest.mark.parametrize("bonus", [0, 2])
@pytest.mark.shows("2020/imperium/carryall")
def test_carryall_doubles_the_base_spice_but_not_the_bonus_spice(
    space: str, base: int, water: int, bonus: int
) -> None:
    table = game().hand(0, "carryall").have(0, spice=0, water=water)
    s = send(table.bonus_spice(**{space: bonus}).start(), "carryall", space)
    assert me(s).spice == 2 * base + bonus
    assert s.to_dict()["bonus_spice"][space] == 0


@pytest.mark.shows("2020/imperium/carryall", "B-6.8")
def test_carryall_does_not_double_the_control_bonus() -> None:
    table = game().hand(0, "carryall").have(0, spice=0).control(0, "imperial_basin")
    assert me(send(table.start(), "carryall", "imperial_basin")).spice == 2 + 1


@pytest.mark.parametrize(
    ("space", "answers", "spice", "solari"),
    [("secure_contract", [], 5, 3), ("sell_melange", ["option:0"], 3, 6)],
)
@pytest.mark.shows("2020/imperium/carryall")
def test_carryall_does_nothing_where_no_spice_is_harvested(
    space: str, answers: list[str], spice: int, solari: int
) -> None:
    s = game().hand(0, "carryall").have(0, spice=5, solari=0).start()
    send(s, "carryall", space, *answers)
    assert (me(s).spice, me(s).solari) == (spice, solari)
    assert s.active == 1


@pytest.mark.shows("2020/imperium/carryall")
def test_carryall_reveals_a_spice() -> None:
    assert me(show(game().have(0, spice=0), "carryall")).spice == 1


@pytest.mark.shows("2020/imperium/carryall")
def test_carryall_doubles_only_the_harvest_of_its_own_agent() -> None:
    table = game().hand(0, "carryall", "dune_the_desert_planet").have(0, spice=0, water=1)
    s = send(table.start(), "carryall", "secure_contract")
    for seat in (1, 2):
        s = do(s, "reveal")
        do(s, "end")
        assert s.seats[seat].revealed
    send(s, "dune_the_desert_planet", "hagga_basin")
    assert me(s).spice == 2


# ---------------------------------------------------------------- Chani


@pytest.mark.shows("2020/imperium/chani", "U-11.17")
def test_chani_gives_a_water_when_acquired() -> None:
    table = game().row("chani").have(0, water=0)
    s = do(buying(7, table=table), "acquire:chani")
    assert me(s).water == 1


@pytest.mark.parametrize("retreat", [0, 1, 3])
@pytest.mark.shows("2020/imperium/chani", "U-7.11", "B-6.2")
def test_chani_retreats_any_number_of_troops_none_included(retreat: int) -> None:
    s = show(game().units(0, garrison=1, conflict=3), "chani", "dagger")
    do(s, "reveal-effect:chani/0")
    assert only("amount", s) == {"0", "1", "2", "3"}
    do(s, f"amount:{retreat}")
    assert (me(s).garrison, me(s).deployed) == (1 + retreat, 3 - retreat)
    assert s.strength(0) == (0 if retreat == 3 else 2 * (3 - retreat) + 1)


@pytest.mark.parametrize("card", ["chani", "scout"])
@pytest.mark.shows("2020/imperium/chani", "2020/imperium/scout", "R-014", "U-17.4")
def test_a_retreat_without_troops_in_the_conflict_is_neither_offered_nor_owed(card: str) -> None:
    s = show(game().units(0, garrison=3), card)
    assert only("reveal-effect", s) == set()
    assert "end" in legal(s)


# ---------------------------------------------------------------- CHOAM Directorship


@pytest.mark.shows("2020/imperium/choam_directorship", "U-11.17", "U-9.3")
def test_choam_directorship_gives_influence_with_every_faction_when_acquired() -> None:
    table = game().row("choam_directorship").influence(0, emperor=1)
    s = do(buying(10, table=table), "acquire:choam_directorship")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 1) | {"emperor": 2}
    assert me(s).vp == 1


@pytest.mark.shows("2020/imperium/choam_directorship")
def test_choam_directorship_reveals_three_solari() -> None:
    assert me(show(game().have(0, solari=0), "choam_directorship")).solari == 3


# ---------------------------------------------------------------- Fremen Bond


@pytest.mark.shows("2020/imperium/crysknife")
def test_crysknife_gives_a_solari() -> None:
    s = game().hand(0, "crysknife").have(0, solari=0).start()
    assert me(send(s, "crysknife", "imperial_basin")).solari == 1


BONDS = [
    ("crysknife", {"fremen": 1}),
    ("fedaykin_death_commando", {"swords": 3}),
    ("sietch_reverend_mother", {"persuasion": 3, "spice": 1}),
    ("spice_hunter", {"spice": 1}),
]


def gains(card: str, table: Table, *hand: str) -> dict[str, int]:
    """What the card reveals beyond its printed numbers and what the other cards give."""

    def count(*names: str) -> dict[str, int]:
        s = show(table, *names)
        mine = {name: getattr(me(s), name) for name in ("persuasion", "swords", "spice")}
        return mine | {"fremen": influence(s, 0)["fremen"]}

    table.have(0, spice=0)
    without, with_it = count(*hand), count(card, *hand)
    printed = {
        "fedaykin_death_commando": {"persuasion": 1},
        "crysknife": {"swords": 1},
        "spice_hunter": {"persuasion": 1, "swords": 1},
    }.get(card, {})
    change = {name: with_it[name] - without[name] - printed.get(name, 0) for name in with_it}
    return {name: n for name, n in change.items() if n}


@pytest.mark.parametrize(("card", "bonded"), BONDS)
@pytest.mark.shows(*(f"2020/imperium/{card}" for card, _ in BONDS), "U-19.1")
def test_a_fremen_bond_needs_another_fremen_card_in_play(card: str, bonded: dict[str, int]) -> None:
    assert gains(card, game()) == {}
    assert gains(card, game(), "dagger") == {}
    assert gains(card, game(), "arrakis_liaison") == bonded
    assert gains(card, game().played(0, "stilgar")) == bonded


@pytest.mark.parametrize(("card", "_"), BONDS)
@pytest.mark.shows(*(f"2020/imperium/{card}" for card, _ in BONDS), "U-19.1")
def test_a_fremen_bond_does_not_count_cards_out_of_play(card: str, _: dict[str, int]) -> None:
    assert gains(card, game().discard(0, "stilgar").top(0, "chani")) == {}


@pytest.mark.shows("2020/imperium/crysknife", "2020/imperium/spice_hunter", "U-19.1")
def test_two_cards_with_a_bond_enable_each_other() -> None:
    s = show(game().have(0, spice=0), "crysknife", "spice_hunter")
    assert (influence(s, 0)["fremen"], me(s).spice) == (1, 1)


@pytest.mark.shows("2020/imperium/spice_hunter", "U-19.1")
def test_two_copies_with_a_bond_enable_each_other() -> None:
    assert me(show(game().have(0, spice=0), "spice_hunter", "spice_hunter")).spice == 2


# ---------------------------------------------------------------- trashing by the icon

TRASHERS = [
    ("fedaykin_death_commando", "secure_contract"),
    ("guild_administrator", "secure_contract"),
    ("gene_manipulation", "hall_of_oratory"),
    ("sietch_reverend_mother", "stillsuits"),
]


@pytest.mark.parametrize(("card", "space"), TRASHERS)
@pytest.mark.parametrize("zone", ["card", "discarded", "played", "itself"])
@pytest.mark.shows(*(f"2020/imperium/{card}" for card, _ in TRASHERS), "U-16.4")
def test_a_card_is_trashed_from_hand_discard_pile_or_play(card: str, space: str, zone: str) -> None:
    table = game().hand(0, card, "diplomacy").discard(0, "seek_allies").played(0, "dagger")
    s = send(table.start(), card, space, "card-effect:0")
    assert "pass" in legal(s)
    chosen = {"card": "diplomacy", "discarded": "seek_allies", "played": "dagger", "itself": card}
    do(s, f"{'played' if zone == 'itself' else zone}:{chosen[zone]}")
    assert cards(s, 0, "trash") == [chosen[zone]]


@pytest.mark.parametrize(("card", "space"), TRASHERS)
@pytest.mark.shows(*(f"2020/imperium/{card}" for card, _ in TRASHERS), "U-17.1", "U-17.3")
def test_trashing_by_the_icon_may_be_declined(card: str, space: str) -> None:
    s = game().hand(0, card, "diplomacy").start()
    send(s, card, space)
    assert "card-effect:0" in legal(s)
    do(s, "end")
    assert cards(s, 0, "trash") == []
    assert s.active == 1


# ---------------------------------------------------------------- Duncan Idaho


@pytest.mark.shows("2020/imperium/duncan_idaho", "X-B05")
def test_duncan_idaho_pays_one_water_for_a_troop_and_a_card() -> None:
    table = game().hand(0, "duncan_idaho").have(0, water=2).units(0, garrison=1)
    s = send(table.top(0, "dagger").intrigue_top(SPARE).start(), "duncan_idaho", "carthag")
    do(s, "card-effect:0")
    assert (me(s).water, me(s).garrison) == (1, 3)
    assert cards(s, 0, "hand") == ["dagger"]
    assert "card-effect:0" not in legal(s)  # once only
    assert only("deploy", s) == {"1", "2", "3"}


@pytest.mark.shows("2020/imperium/duncan_idaho", "U-17.1")
def test_duncan_idaho_may_keep_the_water() -> None:
    table = game().hand(0, "duncan_idaho").have(0, water=2).units(0, garrison=1)
    s = send(table.intrigue_top(SPARE).start(), "duncan_idaho", "carthag", "end")
    assert (me(s).water, me(s).garrison) == (2, 2)
    assert cards(s, 0, "hand") == []


@pytest.mark.shows("2020/imperium/duncan_idaho")
def test_duncan_idaho_without_water_has_nothing_to_pay_with() -> None:
    s = game().hand(0, "duncan_idaho").have(0, water=0).start()
    assert "card-effect:0" not in legal(send(s, "duncan_idaho", "carthag"))


@pytest.mark.shows("2020/imperium/duncan_idaho", "R-014")
def test_duncan_idaho_may_pay_with_the_water_of_the_space() -> None:
    table = game().hand(0, "duncan_idaho").have(0, water=0).influence(0, fremen=2)
    s = send(table.start(), "duncan_idaho", "sietch_tabr", "card-effect:0")
    assert me(s).water == 0
    assert len(cards(s, 0, "hand")) == 1


@pytest.mark.shows("2020/imperium/duncan_idaho")
def test_duncan_idaho_reveals_a_water() -> None:
    assert me(show(game().have(0, water=0), "duncan_idaho")).water == 1


# ---------------------------------------------------------------- Firm Grip


@pytest.mark.parametrize("faction", ["spacing_guild", "bene_gesserit", "fremen"])
@pytest.mark.shows("2020/imperium/firm_grip")
def test_firm_grip_buys_influence_with_any_faction_but_the_emperor(faction: str) -> None:
    s = game().hand(0, "firm_grip").have(0, solari=3).start()
    send(s, "firm_grip", "hall_of_oratory", "card-effect:0")
    assert only("faction", s) == {"spacing_guild", "bene_gesserit", "fremen"}
    do(s, f"faction:{faction}")
    assert influence(s, 0) == dict.fromkeys(FACTIONS, 0) | {faction: 1}
    assert me(s).solari == 1


@pytest.mark.shows("2020/imperium/firm_grip", "U-17.1")
def test_firm_grip_may_be_declined() -> None:
    s = send(game().hand(0, "firm_grip").have(0, solari=2).start(), "firm_grip", "hall_of_oratory")
    do(s, "end")
    assert (me(s).solari, sum(influence(s, 0).values())) == (2, 0)


@pytest.mark.shows("2020/imperium/firm_grip")
def test_firm_grip_needs_two_solari() -> None:
    s = send(game().hand(0, "firm_grip").have(0, solari=1).start(), "firm_grip", "hall_of_oratory")
    assert s.active == 1
    assert me(s).solari == 1


@pytest.mark.parametrize(("holder", "gained"), [(0, 4), (1, 0), (None, 0)])
@pytest.mark.shows("2020/imperium/firm_grip", "U-9.14")
def test_firm_grip_reveals_four_persuasion_with_the_emperors_alliance(
    holder: int | None, gained: int
) -> None:
    table = game()
    if holder is None:
        table.influence(0, emperor=3)
    else:
        table.influence(0, emperor=4).alliance(holder, "emperor")
    assert persuasion(show(table, "firm_grip")) == gained


# ---------------------------------------------------------------- Fremen Camp


@pytest.mark.shows("2020/imperium/fremen_camp", "X-B03")
def test_fremen_camp_pays_two_spice_for_three_troops() -> None:
    s = game().hand(0, "fremen_camp").have(0, spice=5).units(0, garrison=3).start()
    send(s, "fremen_camp", "secure_contract", "card-effect:0")
    assert (me(s).spice, me(s).garrison) == (3, 6)
    assert s.active == 1  # once only


@pytest.mark.shows("2020/imperium/fremen_camp", "X-B03", "U-17.1")
def test_fremen_camp_may_be_declined() -> None:
    s = game().hand(0, "fremen_camp").have(0, spice=2).units(0, garrison=3).start()
    send(s, "fremen_camp", "secure_contract", "end")
    assert (me(s).spice, me(s).garrison) == (2, 3)


@pytest.mark.shows("2020/imperium/fremen_camp", "R-014")
def test_fremen_camp_needs_two_spice_which_the_harvest_may_give() -> None:
    table = game().hand(0, "fremen_camp").have(0, spice=1)
    assert send(table.start(), "fremen_camp", "secure_contract").active == 1
    s = send(table.start(), "fremen_camp", "imperial_basin", "card-effect:0")
    assert me(s).spice == 0


@pytest.mark.shows("2020/imperium/fremen_camp", "U-7.7")
def test_fremen_camps_troops_may_be_deployed_with_two_of_the_garrison() -> None:
    s = game().hand(0, "fremen_camp").have(0, spice=2).units(0, garrison=3).start()
    send(s, "fremen_camp", "imperial_basin", "card-effect:0", "deploy:5")
    assert (me(s).garrison, me(s).deployed) == (1, 5)
