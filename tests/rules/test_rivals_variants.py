"""Variants of games with Rivals (V-10)."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine import events

from ..table import (
    Table,
    agents,
    alliances,
    battle_cards,
    control,
    do,
    influence,
    legal,
    row,
    spies,
)
from .helpers import NO_INFLUENCE, RIVAL, turn

ROW = ("calculus_of_power", "covert_operation", "dangerous_rhetoric", "double_agent", "overthrow")
NEXT = ("smugglers_haven", "space_time_folding", "southern_elders", "spacing_guilds_favor")


def pair(*variants: str, rival: str = "staban_tuek", seed: int = 1) -> Table:
    """Two persons and a Rival."""
    return Table(players=2, rivals=[rival], variants=variants, seed=seed)


# ---------------------------------------------------------------- V-10.1 dice for the Row


def dice_table(seed: int, *variants: str) -> Table:
    """A solo position with a known Row and nothing to buy; the Rivals have no Agents left."""
    t = Table(players=1, seed=seed, variants=variants).hand(0, "dagger", "dagger").row(*ROW)
    t.agents(1, "fremkit", "secrets").agents(2, "sardaukar", "espionage")
    return t.imperium_top(*NEXT)


def dice(s: State) -> list[tuple[int, int]]:
    """The rolls in the log."""
    return [(a, b) for event, _, a, b in s.log or [] if event == events.DICE]


def expected(roll: tuple[int, int]) -> list[str]:
    """The Row after a roll: the cards at those places gone, the rest moved up, then refilled."""
    left = [card for place, card in enumerate(ROW, 1) if place not in roll]
    return [*left, *NEXT][:5]


@pytest.mark.shows("V-10.1", "R-069")
def test_two_dice_remove_cards_counted_from_the_left() -> None:
    kinds = set()
    rolls = set()
    for seed in range(150):
        s = do(dice_table(seed, "row_dice").start(), "reveal")
        ((one, two),) = dice(s)
        assert 1 <= one <= 6
        assert 1 <= two <= 6
        assert row(s) == expected((one, two))
        gone = {ROW[n - 1] for n in (one, two) if n < 6}
        assert set(s.to_dict()["removed"]) == gone
        rolls |= {one, two}
        kinds.add(("double" if one == two else "pair", 6 in (one, two)))
    assert rolls == {1, 2, 3, 4, 5, 6}
    assert len(kinds) == 4  # doubles, a 6 and a card, two sixes, two cards


@pytest.mark.shows("V-10.1")
def test_no_dice_without_the_variant() -> None:
    s = do(dice_table(1).start(), "reveal")
    assert dice(s) == []
    assert row(s) == list(ROW)


@pytest.mark.shows("V-10.1")
def test_the_dice_come_once_at_the_end_of_the_reveal_turn() -> None:
    t = Table(players=1, variants=("row_dice",)).row(*ROW)
    t.hand(0, "convincing_argument", "dagger").hagal("sardaukar", "fremkit", "arrakeen", "secrets")
    s = do(t.start(), "card:dagger", "space:gather_support")
    # The Agent turns of the person and both Rivals are over, the Reveal turn is not.
    assert s.turn.revealing
    assert dice(s) == []
    assert row(s) == list(ROW)
    do(s, "acquire:prepare_the_way")
    assert len(dice(s)) == 1
    order = [event for event, _, _, _ in s.log or []]
    assert order.index(events.DICE) > order.index(events.ACQUIRED)
    after = order[order.index(events.DICE) : order.index(events.RECALL)]
    assert after.count(events.HAGAL) == 2  # the Rivals' second Agents


@pytest.mark.shows("V-10.1", "R-069")
def test_places_beyond_a_short_row_remove_nothing() -> None:
    for seed in range(40):
        t = dice_table(seed, "row_dice")
        t.empty_imperium_deck()
        t.doc["removed"] += t.doc["row"][2:]
        t.doc["row"] = t.doc["row"][:2]
        s = do(t.start(), "reveal")
        (roll,) = dice(s)
        assert row(s) == [card for n, card in enumerate(ROW[:2], 1) if n not in roll]


# ---------------------------------------------------------------- V-10.2 streamlined Rivals


def simple(rival: str = "lady_amber_metulli") -> Table:
    """Two persons and a streamlined Rival."""
    return pair("streamlined", rival=rival)


def levels(t: Table, **factions: int) -> Table:
    """Influence of the streamlined Rival, which brings no points."""
    t.doc["seats"][RIVAL]["influence"].update(factions)
    return t


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", ["lady_amber_metulli", "glossu_rabban"])
def test_a_streamlined_rival_scores_nothing_for_influence(rival: str) -> None:
    s = turn(levels(simple(rival), emperor=1), "dutiful_service")
    assert (influence(s, RIVAL)["emperor"], s.seats[RIVAL].vp) == (2, 0)


@pytest.mark.shows("V-10.2", "R-070")
def test_a_streamlined_rival_holds_alliances_without_points() -> None:
    s = turn(levels(simple(), fremen=3), "fremkit")
    assert alliances(s)["fremen"] == RIVAL
    assert s.seats[RIVAL].vp == 0
    s = turn(levels(simple(), fremen=4).alliance(0, "fremen"), "fremkit")
    assert alliances(s)["fremen"] == RIVAL
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (1, 0)


@pytest.mark.shows("V-10.2", "R-070")
def test_a_person_takes_an_alliance_back_from_a_streamlined_rival() -> None:
    t = levels(simple(), fremen=4).influence(0, fremen=4).hand(0, "diplomacy", "dagger")
    t.doc["alliances"]["fremen"] = RIVAL
    s = do(t.start(), "card:diplomacy", "space:fremkit", "influence-step", "end")
    assert alliances(s)["fremen"] == 0
    assert (s.seats[0].vp, s.seats[RIVAL].vp) == (2, 0)


@pytest.mark.shows("V-10.2", "R-070")
def test_a_streamlined_rival_scores_nothing_in_combat() -> None:
    t = simple().conflict("battle_for_imperial_basin").units(RIVAL, conflict=3)
    s = t.hagal("assembly_hall").at_combat().start()
    assert s.seats[RIVAL].vp == 0
    assert control(s)["imperial_basin"] == RIVAL
    held = [*battle_cards(s, RIVAL), *battle_cards(s, RIVAL, "face_down")]
    assert "battle_for_imperial_basin" in held
    t = simple().conflict("test_of_loyalty").units(RIVAL, conflict=3)
    s = t.hagal("assembly_hall").at_combat().start()  # its Objective shows the same icon
    assert s.seats[RIVAL].vp == 0


@pytest.mark.shows("V-10.2", "R-070")
def test_before_the_swordmaster_a_streamlined_rival_collects() -> None:
    s = turn(simple().bonus_spice(deep_desert=2), "deep_desert")
    assert s.seats[RIVAL].spice == 6
    s = turn(simple().have(RIVAL, solari=6, water=1), "accept_contract_shipping_a")
    assert s.seats[RIVAL].swordmaster
    assert (s.seats[RIVAL].solari, s.seats[RIVAL].water) == (0, 0)


@pytest.mark.shows("V-10.2", "R-070")
@pytest.mark.parametrize("rival", ["lady_amber_metulli", "glossu_rabban"])
def test_bonus_spice_goes_to_the_bank_after_the_swordmaster(rival: str) -> None:
    t = simple(rival).owns(RIVAL, "swordmaster").bonus_spice(deep_desert=2, hagga_basin=1)
    s = turn(t, "deep_desert")
    assert agents(s, RIVAL) == ["deep_desert"]
    assert s.seats[RIVAL].spice == 0
    assert s.to_dict()["bonus_spice"]["deep_desert"] == 0
    assert s.seats[RIVAL].deployed == 2


@pytest.mark.shows("V-10.2", "R-070")
def test_after_the_swordmaster_no_resources_at_all() -> None:
    ready = simple().owns(RIVAL, "swordmaster")
    s = turn(ready, "accept_contract_shipping_a")
    assert (agents(s, RIVAL), s.seats[RIVAL].solari) == (["accept_contract"], 0)
    s = turn(simple().owns(RIVAL, "swordmaster"), "assembly_hall")
    assert s.seats[RIVAL].intrigue == b""
    t = simple().owns(RIVAL, "swordmaster").conflict("trade_dispute").units(RIVAL, conflict=3)
    s = t.hagal("assembly_hall").at_combat().start()
    assert (s.seats[RIVAL].solari, s.seats[RIVAL].water) == (0, 1)


@pytest.mark.shows("V-10.2", "R-070")
def test_after_the_swordmaster_no_control_bonus_and_no_stolen_intrigue() -> None:
    t = simple().owns(RIVAL, "swordmaster").control(RIVAL, "arrakeen").hand(0, "reconnaissance")
    s = do(t.start(), "card:reconnaissance", "space:arrakeen")
    assert (s.seats[0].solari, s.seats[RIVAL].solari) == (0, 0)
    t = simple().owns(RIVAL, "swordmaster")
    t.intrigue(0, "contingency_plan", "contingency_plan", "devour", "impress")
    s = turn(t, "secrets")
    assert influence(s, RIVAL)["bene_gesserit"] == 1
    assert (len(s.seats[0].intrigue), s.seats[RIVAL].intrigue) == (4, b"")


@pytest.mark.shows("V-10.2", "R-070")
def test_a_streamlined_rival_buys_no_points_with_what_it_has_left() -> None:
    # Rabban (value 7) has 3 Solari and 3 water and comes second: 4 Solari and a troop.
    for variants, points in ((("streamlined",), 0), ((), 1)):
        t = pair(*variants, rival="glossu_rabban").have(RIVAL, solari=3, water=3)
        t.conflict("siege_of_arrakeen").units(0, conflict=5).units(RIVAL, conflict=1)
        s = t.hagal("assembly_hall").at_combat().start()
        rival = s.seats[RIVAL]
        assert (rival.swordmaster, rival.solari, rival.garrison) == (True, 0, 1)
        assert (rival.vp, rival.water) == (points, 0 if points else 3)


@pytest.mark.shows("V-10.2", "R-070")
def test_troops_influence_and_sandworms_go_on_after_the_swordmaster() -> None:
    t = simple().owns(RIVAL, "swordmaster", "hooks").conflict("propaganda")
    s = turn(t.bonus_spice(deep_desert=1), "deep_desert")
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].deployed, s.seats[RIVAL].spice) == (2, 2, 0)
    s = turn(simple().owns(RIVAL, "swordmaster"), "arrakeen")
    assert s.seats[RIVAL].deployed == 4  # card 1, Signet 1, garrison 2
    s = turn(simple().owns(RIVAL, "swordmaster"), "espionage")
    assert spies(s, RIVAL) == ["post_fremen"]


@pytest.mark.shows("V-10.2", "V-7.3")
def test_the_swordmaster_of_a_streamlined_rival_lowers_the_price() -> None:
    t = simple().owns(RIVAL, "swordmaster").hand(0, "dagger").have(0, solari=6)
    assert "space:swordmaster" in legal(do(t.start(), "card:dagger"))


@pytest.mark.shows("V-10.2", "R-070", "V-9.1")
def test_a_streamlined_rival_comes_last() -> None:
    t = simple().have(RIVAL, spice=5, water=3).have(0, water=0).have(1, water=0)
    s = t.units(0).units(1).last_round().at_recall().start()
    assert s.is_over
    assert s.standings[-1].seat == RIVAL
    assert s.standings[-1].vp == 0


@pytest.mark.shows("V-10.2")
@pytest.mark.parametrize("rival", ["lady_amber_metulli", "glossu_rabban"])
def test_without_the_variant_they_play_like_any_rival(rival: str) -> None:
    t = pair(rival=rival).owns(RIVAL, "swordmaster").bonus_spice(deep_desert=2)
    s = turn(t, "deep_desert")
    assert s.seats[RIVAL].spice == 6
    s = turn(pair(rival=rival).influence(RIVAL, emperor=1), "dutiful_service")
    assert s.seats[RIVAL].vp == 1


# ---------------------------------------------------------------- V-10.3 Brutal Escalation


def bonus(t: Table, conflict: str, *hagal: str) -> tuple[State, int]:
    """The Rival fights with one troop; the position in the window and its swords."""
    t.conflict(conflict).units(0, conflict=1).units(RIVAL, conflict=1)
    s = t.hagal(*hagal).intrigue(0, "contingency_plan").at_combat().start()
    return s, s.strength(RIVAL) - 2


@pytest.mark.shows("V-10.3")
@pytest.mark.parametrize(
    ("conflict", "swords"),
    [
        ("skirmish_crysknife", 5),
        ("trade_dispute", 5),
        ("propaganda", 9),
        ("battle_for_arrakeen", 9),
    ],
)
def test_two_cards_for_a_conflict_iii(conflict: str, swords: int) -> None:
    s, gained = bonus(pair("brutal_escalation"), conflict, "heighliner", "sardaukar", "arrakeen")
    assert gained == swords
    assert len(s.to_dict()["rivals"]["shown"]) == (2 if swords == 9 else 1)


@pytest.mark.shows("V-10.3")
def test_one_card_without_the_variant() -> None:
    _, gained = bonus(pair(), "propaganda", "heighliner", "sardaukar")
    assert gained == 5


@pytest.mark.shows("V-10.3", "V-8.1")
def test_reshuffle_is_not_one_of_the_two_cards() -> None:
    for seed in range(6):
        t = pair("brutal_escalation", seed=seed).empty_hagal("heighliner", "reshuffle")
        s, gained = bonus(t, "propaganda")
        piles = s.to_dict()["rivals"]
        assert len(piles["deck"]) + len(piles["shown"]) == 37
        assert len(piles["deck"]) >= 35
        card = [x for x in piles["shown"] if x != "reshuffle"][-1]
        assert gained == 5 + s.codex.hagal[s.codex.hagal_number[card]].swords


@pytest.mark.shows("V-10.3", "V-10.6")
@pytest.mark.parametrize("level", ["mentat", "kwisatz_haderach"])
def test_both_rivals_reveal_two_cards_at_the_higher_levels(level: str) -> None:
    t = Table(players=1, difficulty=level).conflict("propaganda").intrigue(0, "contingency_plan")
    for seat in range(3):
        t.units(seat, conflict=1)
    s = t.hagal("heighliner", "sardaukar", "sietch_tabr", "arrakeen").at_combat(0).start()
    assert (s.strength(1), s.strength(2)) == (2 + 5 + 4, 2 + 3 + 1)


# ---------------------------------------------------------------- V-10.4 Expert Deployment


@pytest.mark.shows("V-10.4", "R-067")
@pytest.mark.parametrize(
    ("conflict", "own", "others", "deploys"),
    [
        ("trade_dispute", 3, (0, 0), False),
        ("skirmish_crysknife", 3, (0, 0), False),
        ("trade_dispute", 2, (0, 0), True),
        ("trade_dispute", 0, (0, 0), True),
        ("trade_dispute", 4, (1, 0), False),
        ("trade_dispute", 4, (0, 2), True),
        ("trade_dispute", 5, (2, 1), False),
        ("trade_dispute", 1, (5, 0), True),
        ("propaganda", 6, (0, 0), True),
    ],
)
def test_a_lead_of_three_units_holds_troops_back(
    conflict: str, own: int, others: tuple[int, int], deploys: bool
) -> None:
    t = pair("expert_deployment").conflict(conflict).units(RIVAL, garrison=3, conflict=own)
    t.units(0, garrison=1, conflict=others[0]).units(1, garrison=1, conflict=others[1])
    s = turn(t, "research_station")
    rival = s.seats[RIVAL]
    assert agents(s, RIVAL) == ["research_station"]
    # 2 recruits and up to 2 of the garrison; held back, the recruits join the garrison.
    assert (rival.deployed, rival.garrison) == ((own + 4, 1) if deploys else (own, 5))


@pytest.mark.shows("V-10.4")
def test_without_the_variant_a_rival_always_deploys() -> None:
    t = pair().conflict("trade_dispute").units(RIVAL, garrison=3, conflict=6)
    assert turn(t, "research_station").seats[RIVAL].deployed == 10


@pytest.mark.shows("V-10.4", "R-067")
def test_sandworms_are_summoned_first_and_count() -> None:
    t = pair("expert_deployment").conflict("trade_dispute").owns(RIVAL, "hooks")
    s = turn(t.units(RIVAL, garrison=3, conflict=1).bonus_spice(deep_desert=1), "deep_desert")
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 1, 3)
    t = pair("expert_deployment").conflict("trade_dispute").owns(RIVAL, "hooks")
    s = turn(t.units(RIVAL, garrison=3).bonus_spice(deep_desert=1), "deep_desert")
    assert (s.seats[RIVAL].worms, s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (2, 2, 1)


@pytest.mark.shows("V-10.4", "R-067")
def test_sandworms_of_others_count_too() -> None:
    t = pair("expert_deployment").conflict("trade_dispute").units(RIVAL, garrison=3, conflict=3)
    s = turn(t.units(0, worms=1), "research_station")
    assert s.seats[RIVAL].deployed == 7


@pytest.mark.shows("V-10.4", "V-10.6")
def test_the_other_rival_counts_as_well() -> None:
    for theirs, deployed in ((0, 0), (1, 4)):
        t = Table(players=1, difficulty="mentat").conflict("trade_dispute")
        t.units(1, garrison=3, conflict=3).units(2, conflict=theirs)
        t.agents(2, "fremkit", "secrets").hagal("research_station")
        assert t.turn_of(1).start().seats[1].deployed == 3 + deployed


@pytest.mark.shows("V-10.4", "V-6.4")
def test_troops_of_a_scheme_are_held_back_too() -> None:
    t = pair("expert_deployment").conflict("trade_dispute").units(RIVAL, garrison=1, conflict=3)
    s = turn(t.spies(RIVAL, "post_fremen", "post_choam"), "place_spy_city", "fremkit")
    assert (s.seats[RIVAL].deployed, s.seats[RIVAL].garrison) == (3, 3)


# ---------------------------------------------------------------- V-10.5 Smart Politics

FREE_SPACES = [
    ("emperor", "dutiful_service", "dutiful_service"),
    ("spacing_guild", "deliver_supplies_heighliner", "deliver_supplies"),
    ("bene_gesserit", "secrets", "secrets"),
    ("fremen", "fremkit", "fremkit"),
]


def politics(faction: str, card: str, own: int, *others: int, ally: int | None = None) -> State:
    """The Rival reveals a card of that Faction, Research Station next."""
    t = pair("smart_politics").conflict("trade_dispute").influence(RIVAL, **{faction: own})
    for seat, level in enumerate(others):
        t.influence(seat, **{faction: level})
    if ally is not None:
        t.alliance(ally, faction)
    return turn(t, card, "research_station")


@pytest.mark.shows("V-10.5", "R-068")
@pytest.mark.parametrize(("faction", "card", "space"), FREE_SPACES)
@pytest.mark.parametrize(
    ("own", "others", "ally", "goes"),
    [
        (5, (4, 0), RIVAL, False),  # (a) the Alliance and one ahead
        (4, (3, 3), RIVAL, False),
        (4, (0, 0), RIVAL, False),
        (4, (4, 0), RIVAL, True),  # a tie is not ahead
        (5, (0, 5), RIVAL, True),
        (3, (0, 0), None, True),  # ahead without the Alliance
        (2, (4, 0), 0, False),  # (b) two behind with 2 or more
        (2, (0, 4), 1, False),
        (3, (5, 0), 0, False),
        (2, (3, 0), None, True),
        (3, (4, 4), 0, True),
        (1, (4, 0), 0, True),  # two behind, but with less than 2
        (0, (6, 0), 0, True),
    ],
)
def test_when_a_free_faction_space_is_avoided(
    faction: str,
    card: str,
    space: str,
    own: int,
    others: tuple[int, int],
    ally: int | None,
    goes: bool,
) -> None:
    s = politics(faction, card, own, *others, ally=ally)
    assert agents(s, RIVAL) == [space if goes else "research_station"]
    assert influence(s, RIVAL)[faction] == own + (1 if goes else 0)


@pytest.mark.shows("V-10.5")
@pytest.mark.parametrize(
    ("faction", "card", "space"),
    [
        ("emperor", "sardaukar", "sardaukar"),
        ("spacing_guild", "heighliner", "heighliner"),
        ("bene_gesserit", "espionage", "espionage"),
        ("fremen", "desert_tactics", "desert_tactics"),
    ],
)
def test_faction_spaces_with_a_cost_are_never_avoided(faction: str, card: str, space: str) -> None:
    assert agents(politics(faction, card, 5, 0, 0, ally=RIVAL), RIVAL) == [space]
    assert agents(politics(faction, card, 2, 5, 0, ally=0), RIVAL) == [space]


@pytest.mark.shows("V-10.5")
def test_the_heighliner_half_of_the_two_space_card_is_never_avoided() -> None:
    t = pair("smart_politics").conflict("propaganda").alliance(RIVAL, "spacing_guild")
    s = turn(t, "deliver_supplies_heighliner")
    assert agents(s, RIVAL) == ["heighliner"]


@pytest.mark.shows("V-10.5")
def test_without_the_variant_the_rival_goes() -> None:
    s = turn(pair().alliance(RIVAL, "fremen"), "fremkit")
    assert agents(s, RIVAL) == ["fremkit"]


@pytest.mark.shows("V-10.5", "V-10.6", "R-068")
def test_smart_politics_looks_at_the_other_rival_too() -> None:
    for theirs, space in ((4, "fremkit"), (3, "research_station")):
        t = Table(players=1, difficulty="mentat").alliance(1, "fremen").influence(2, fremen=theirs)
        t.agents(2, "sardaukar", "secrets").hagal("fremkit", "research_station")
        assert agents(t.turn_of(1).start(), 1) == [space]


@pytest.mark.shows("V-10.5")
def test_an_avoided_card_has_no_effect() -> None:
    t = pair("smart_politics").alliance(RIVAL, "bene_gesserit")
    t.intrigue(0, "contingency_plan", "contingency_plan", "devour", "impress")
    s = turn(t, "secrets", "research_station")
    assert (len(s.seats[0].intrigue), s.seats[RIVAL].intrigue) == (4, b"")
    assert influence(s, RIVAL) == {**NO_INFLUENCE, "bene_gesserit": 4}


@pytest.mark.shows("V-10.6")
def test_below_mentat_nothing_of_it_is_in_force() -> None:
    for level in ("mercenary", "sardaukar"):
        t = Table(players=1, difficulty=level).alliance(1, "fremen").conflict("trade_dispute")
        t.units(1, garrison=3, conflict=6).agents(2, "sardaukar", "secrets").hagal("fremkit")
        s = t.turn_of(1).start()
        assert agents(s, 1) == ["fremkit"]
        assert s.seats[1].deployed == 8
