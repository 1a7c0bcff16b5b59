"""Rivals: components, setup, difficulty (V-1, V-2) and agreements that are refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kanly
from kanly import BadSetup, State
from kanly.engine.library import load

from ..table import Table, agents, battle_cards, control, do, influence, legal, spies

FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")
E, G, B, F = FACTIONS
LEVELS = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
EXPERT = ("brutal_escalation", "expert_deployment", "smart_politics")

HOUSE_HAGAL = {
    "place_spy_spice_trade": 1, "place_spy_city": 1, "place_spy_landsraad": 1, "sardaukar": 2,
    "dutiful_service": 1, "heighliner": 1, "deliver_supplies_heighliner": 2, "espionage": 2,
    "secrets": 1, "desert_tactics": 2, "fremkit": 1, "assembly_hall": 1, "gather_support_a": 1,
    "gather_support_b": 1, "accept_contract_shipping_a": 1, "accept_contract_shipping_b": 1,
    "research_station": 2, "spice_refinery": 3, "arrakeen": 2, "sietch_tabr": 3,
    "hagga_basin_imperial_basin": 4, "deep_desert": 2, "reshuffle": 1,
}  # fmt: skip

RIVALS: list[tuple[str, int, tuple[str, str, str, str]]] = [
    ("baron_vladimir_harkonnen", 6, (G, E, B, F)),
    ("glossu_rabban", 7, (E, G, B, F)),
    ("staban_tuek", 9, (G, F, B, E)),
    ("lady_amber_metulli", 9, (F, E, G, B)),
    ("gurney_halleck", 8, (F, G, E, B)),
    ("lady_margot_fenring", 8, (B, E, F, G)),
    ("princess_irulan", 7, (E, B, F, G)),
    ("lady_jessica", 6, (B, F, G, E)),
    ("feyd_rautha_harkonnen", 4, (E, B, G, F)),
    ("muad_dib", 4, (F, B, G, E)),
]
"""Id, Swordmaster value, Factions from left to right."""


def hagal(s: State) -> Counter[str]:
    """All House Hagal cards of a game."""
    piles = s.to_dict()["rivals"]
    return Counter([*piles["deck"], *piles["shown"]])


def solo(**options: Any) -> State:
    """A solo game at its first decision."""
    return kanly.new_game(players=1, **options)


def pair(**options: Any) -> State:
    """A game of two persons at its first decision."""
    return kanly.new_game(players=2, **options)


# ---------------------------------------------------------------- V-1 components and Rival cards


@pytest.mark.shows("V-1.1", "V-2.3")
def test_two_players_use_all_37_house_hagal_cards() -> None:
    cards = hagal(pair(seed=3))
    assert cards == Counter(HOUSE_HAGAL)
    assert cards.total() == 37


@pytest.mark.shows("V-1.1", "V-2.3")
def test_a_solo_game_leaves_out_the_reshuffle_card() -> None:
    cards = hagal(solo(seed=3))
    assert cards == Counter(HOUSE_HAGAL) - Counter(["reshuffle"])
    assert cards.total() == 36


@pytest.mark.shows("V-2.3")
def test_the_house_hagal_deck_is_shuffled() -> None:
    decks = {tuple(Table(players=2, seed=n).doc["rivals"]["deck"]) for n in range(8)}
    assert len(decks) == 8


@pytest.mark.shows("V-1.1")
def test_there_are_ten_rival_cards() -> None:
    assert load("uprising").rival_ids == [name for name, _, _ in RIVALS]


@pytest.mark.shows("V-1.2", "V-7.2")
@pytest.mark.parametrize(("name", "value", "order"), RIVALS)
def test_each_rival_has_its_swordmaster_value(
    name: str, value: int, order: tuple[str, ...]
) -> None:
    t = Table(players=2, rivals=[name]).have(2, water=1, solari=value - 3)
    s = t.hagal("accept_contract_shipping_a").turn_of(2).start()
    rival = s.seats[2]
    assert rival.swordmaster  # 1 water and value - 3 Solari, then 2 Solari
    assert (rival.solari, rival.water, rival.agents) == (0, 0, 2)
    t = Table(players=2, rivals=[name]).have(2, water=0, solari=value - 3)
    s = t.hagal("accept_contract_shipping_a").turn_of(2).start()
    assert not s.seats[2].swordmaster
    assert (s.seats[2].solari, s.seats[2].agents) == (value - 1, 1)


@pytest.mark.shows("V-1.2", "V-6.1")
@pytest.mark.parametrize(("name", "value", "order"), RIVALS)
def test_each_rival_has_its_order_of_factions(
    name: str, value: int, order: tuple[str, ...]
) -> None:
    for taken in range(4):
        t = Table(players=2, rivals=[name])
        # The posts of the Factions before this one are taken by the two persons.
        posts = [f"post_{faction}" for faction in order[:taken]]
        t.spies(0, *posts[:2]).spies(1, *posts[2:])
        s = t.hagal("espionage").turn_of(2).start()
        assert spies(s, 2) == [f"post_{order[taken]}"]


@pytest.mark.shows("V-1.2")
@pytest.mark.parametrize(("name", "value", "order"), RIVALS)
def test_numbers_on_house_hagal_cards_count_the_factions_from_the_left(
    name: str, value: int, order: tuple[str, ...]
) -> None:
    for card, number, needed in (
        ("assembly_hall", 1, "emperor"),
        ("gather_support_b", 2, "emperor"),
        ("accept_contract_shipping_a", 3, "spacing_guild"),
        ("accept_contract_shipping_b", 1, "spacing_guild"),
    ):
        t = Table(players=2, rivals=[name]).influence(2, **{needed: 2})
        s = t.hagal(card).turn_of(2).start()
        wanted = dict.fromkeys(FACTIONS, 0)
        wanted[needed] += 2
        wanted[order[number - 1]] += 1
        assert influence(s, 2) == wanted


@pytest.mark.shows("V-1.3", "V-9.1")
@pytest.mark.parametrize("players", [1, 2])
def test_a_rival_with_ten_points_ends_the_game_and_can_win(players: int) -> None:
    s = Table(players=players).points(2, 10).points(0, 9).at_recall().start()
    assert s.is_over
    assert [x.seat for x in s.standings][:2] == [2, 0]
    s = Table(players=players).points(2, 9).points(0, 9).at_recall().start()
    assert not s.is_over
    assert s.round == 2


# ---------------------------------------------------------------- V-2 setup


@pytest.mark.shows("V-2.1")
def test_one_person_meets_two_rivals_and_two_persons_meet_one() -> None:
    for s, persons in ((solo(), 1), (pair(), 2)):
        assert s.setup.players == persons
        assert len(s.seats) == 3
        assert [seat.rival >= 0 for seat in s.seats] == [n >= persons for n in range(3)]
        assert [seat.leader >= 0 for seat in s.seats] == [n < persons for n in range(3)]


@pytest.mark.shows("V-2.1")
def test_three_and_four_players_meet_no_rivals() -> None:
    for players in (3, 4):
        s = kanly.new_game(players=players)
        assert s.rivals is None
        assert all(seat.rival == -1 for seat in s.seats)


@pytest.mark.shows("V-2.1")
def test_named_rivals_sit_in_the_order_named_and_the_rest_is_drawn() -> None:
    s = solo(rivals=["muad_dib", "lady_jessica"])
    assert [seat["rival"] for seat in s.to_dict()["seats"]] == [None, "muad_dib", "lady_jessica"]
    others = set()
    for seed in range(40):
        seats = solo(rivals=["muad_dib"], seed=seed).to_dict()["seats"]
        assert seats[1]["rival"] == "muad_dib"
        others.add(seats[2]["rival"])
    assert others <= {name for name, _, _ in RIVALS} - {"muad_dib"}
    assert len(others) > 4


@pytest.mark.shows("V-2.1")
def test_rivals_that_are_not_named_are_two_different_cards() -> None:
    for seed in range(60):
        _, one, two = [seat["rival"] for seat in solo(seed=seed).to_dict()["seats"]]
        assert one != two


@pytest.mark.shows("V-2.2", "V-3.1")
@pytest.mark.parametrize("players", [1, 2])
def test_what_a_rival_starts_with(players: int) -> None:
    s = kanly.new_game(players=players, first_player=0, seed=5)
    for rival in s.seats[players:]:
        assert (rival.solari, rival.spice, rival.water, rival.vp) == (0, 0, 1, 0)
        assert (rival.garrison, rival.supply, rival.deployed, rival.worms) == (3, 9, 0, 0)
        assert (rival.agents, rival.swordmaster, rival.spies) == (2, False, 3)
        assert (rival.hooks, rival.council, rival.swords) == (False, False, 0)
        assert list(rival.influence) == [0, 0, 0, 0]
        assert rival.hand == rival.deck == rival.discard == rival.intrigue == b""
    for person in s.seats[:players]:
        assert (person.vp, person.garrison, person.water) == (0, 3, 1)
        assert len(person.hand) == 5
    assert set(control(s).values()) == {None}
    assert all(agents(s, seat) == spies(s, seat) == [] for seat in range(3))


@pytest.mark.shows("V-2.4")
def test_solo_objectives_are_dealt_at_random_and_name_the_first_player() -> None:
    dealt, starters = set(), set()
    for seed in range(40):
        s = solo(seed=seed)
        hands = tuple(battle_cards(s, seat)[0] for seat in range(3))
        assert sorted(hands) == [
            "objective_crysknife", "objective_desert_mouse_first", "objective_ornithopter_1_3"
        ]  # fmt: skip
        assert s.first == hands.index("objective_desert_mouse_first")
        dealt.add(hands)
        starters.add(s.first)
    assert len(dealt) == 6
    assert starters == {0, 1, 2}


@pytest.mark.shows("V-2.4", "V-3.2")
def test_a_rival_that_starts_acts_before_the_first_decision() -> None:
    waits = {0: (2, 2), 1: (1, 1), 2: (2, 1)}
    for first, ready in waits.items():
        s = solo(rivals=["staban_tuek", "gurney_halleck"], first_player=first, seed=2)
        assert s.decision.seat == 0
        assert (s.seats[1].agents, s.seats[2].agents) == ready


@pytest.mark.shows("V-2.5")
def test_with_two_players_the_rival_has_the_ornithopter_and_never_starts() -> None:
    dealt = set()
    for seed in range(20):
        s = pair(seed=seed)
        hands = tuple(battle_cards(s, seat)[0] for seat in range(3))
        assert hands[2] == "objective_ornithopter_1_3"
        assert s.first == hands.index("objective_desert_mouse_first")
        assert s.decision.seat == s.first
        assert s.seats[2].agents == 2
        dealt.add(hands)
    assert len(dealt) == 2


@pytest.mark.shows("V-2.6", "C-4.1")
@pytest.mark.parametrize("players", [1, 2])
def test_contracts_are_optional_with_rivals(players: int) -> None:
    assert kanly.new_game(players=players).choam is None
    s = kanly.new_game(players=players, modules=["choam"])
    choam = s.to_dict()["choam"]
    assert (len(choam["market"]), len(choam["bank"])) == (2, 18)
    assert choam["held"] == [[], [], []]


@pytest.mark.shows("V-2.6", "C-4.1")
def test_a_rival_on_the_contract_spaces_takes_no_contract() -> None:
    for card in ("dutiful_service", "accept_contract_shipping_a"):
        s = Table(players=2, choam=True).hagal(card).turn_of(2).start()
        assert s.to_dict()["choam"]["held"][2] == []
        assert len(s.to_dict()["choam"]["bank"]) == 18
        assert s.seats[2].solari == (2 if card == "accept_contract_shipping_a" else 0)


# ---------------------------------------------------------------- difficulty


@pytest.mark.shows("V-2.1", "V-2.2")
def test_mercenary_rivals_have_no_garrison_and_you_an_intrigue_card() -> None:
    s = solo(difficulty="mercenary", first_player=0)
    assert len(s.seats[0].intrigue) == 1
    assert len(s.intrigue_deck) == 39
    assert s.seats[0].garrison == 3
    for rival in s.seats[1:]:
        assert (rival.garrison, rival.supply, rival.intrigue) == (0, 12, b"")


@pytest.mark.shows("V-2.1", "V-2.2")
@pytest.mark.parametrize("level", LEVELS[1:])
def test_higher_levels_start_with_full_garrisons_and_no_intrigue(level: str) -> None:
    s = solo(difficulty=level, first_player=0)
    assert s.seats[0].intrigue == b""
    assert [seat.garrison for seat in s.seats] == [3, 3, 3]


@pytest.mark.shows("V-2.1")
def test_a_solo_game_is_at_sardaukar_unless_a_level_is_named() -> None:
    assert solo().setup.level.id == "sardaukar"
    assert pair().setup.level.id == ""


@pytest.mark.shows("V-10.6")
def test_the_expert_variants_are_compulsory_from_mentat_on_and_optional_below() -> None:
    for name in EXPERT:
        in_force = [plays(solo(difficulty=level), name) for level in LEVELS]
        assert in_force == [False, False, True, True]
        assert plays(solo(difficulty="mercenary", variants=[name]), name)
        assert plays(pair(variants=[name]), name)
        assert not plays(pair(), name)


def plays(s: State, name: str) -> bool:
    """Is the variant of that name in force?"""
    return any(variant.id == name for variant in s.setup.in_force)


@pytest.mark.shows("V-10.6")
def test_the_other_variants_never_come_with_a_level() -> None:
    hardest = solo(difficulty="kwisatz_haderach")
    assert [variant.id for variant in hardest.setup.in_force] == list(EXPERT)


def at_landsraad(level: str) -> State:
    """Seat 0 has chosen a Landsraad card and has money enough for everything."""
    t = Table(players=1, difficulty=level).hand(0, "dagger", "diplomacy").have(0, solari=20)
    return do(t.start(), "card:dagger")


@pytest.mark.shows("V-2.1", "V-2.2")
def test_at_kwisatz_haderach_you_cannot_gain_a_swordmaster() -> None:
    s = at_landsraad("kwisatz_haderach")
    assert "space:swordmaster" not in legal(s)
    assert "space:high_council" in legal(s)
    assert len(s.explain("space:swordmaster")) == 1
    assert s.explain("space:high_council") == []


@pytest.mark.shows("V-2.1")
@pytest.mark.parametrize("level", LEVELS[:3])
def test_below_kwisatz_haderach_the_swordmaster_is_for_sale(level: str) -> None:
    s = at_landsraad(level)
    assert "space:swordmaster" in legal(s)
    assert s.explain("space:swordmaster") == []


@pytest.mark.shows("V-2.1", "V-7.2")
def test_at_kwisatz_haderach_rivals_still_gain_theirs() -> None:
    t = Table(players=1, difficulty="kwisatz_haderach").have(1, solari=7)
    s = t.agents(2, "fremkit", "secrets").hagal("accept_contract_shipping_a").turn_of(1).start()
    assert s.seats[1].swordmaster


# ---------------------------------------------------------------- what is refused


@pytest.mark.shows("V-2.1", "V-2.5", "V-10.1", "V-10.2", "V-10.6")
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"players": 1, "rivals": ["paul"]}, ["rival", "'paul'", "staban_tuek"]),
        ({"players": 1, "rivals": ["muad_dib", "muad_dib"]}, ["muad_dib", "twice"]),
        (
            {"players": 1, "rivals": ["muad_dib", "lady_jessica", "glossu_rabban"]},
            ["rivals were named", "2"],
        ),
        ({"players": 2, "rivals": ["muad_dib", "lady_jessica"]}, ["rivals were named", "1"]),
        ({"players": 3, "rivals": ["muad_dib"]}, ["rivals were named", "3"]),
        ({"players": 1, "rivals": "muad_dib"}, ["rivals", "list"]),
        ({"players": 1, "difficulty": "easy"}, ["difficulty", "'easy'", "mercenary"]),
        ({"players": 2, "difficulty": "mentat"}, ["solo", "difficulty"]),
        ({"players": 3, "difficulty": "mentat"}, ["solo", "difficulty"]),
        ({"players": 1, "variants": ["chess"]}, ["variant", "'chess'", "row_dice"]),
        ({"players": 1, "variants": "row_dice"}, ["variants", "list"]),
        ({"players": 2, "variants": ["row_dice"]}, ["row_dice", "1", "2"]),
        ({"players": 1, "variants": ["streamlined"]}, ["streamlined", "2", "1"]),
        ({"players": 3, "variants": ["smart_politics"]}, ["smart_politics", "1 or 2", "3"]),
        (
            {"players": 2, "variants": ["streamlined"], "rivals": ["staban_tuek"]},
            ["staban_tuek", "streamlined", "lady_amber_metulli"],
        ),
        ({"players": 2, "first_player": 2}, ["first player", "0 to 1", "2"]),
        ({"players": 1, "first_player": 3}, ["first player", "0 to 2", "3"]),
    ],
)
def test_agreements_that_are_refused(wrong: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(BadSetup) as error:
        kanly.new_game(**wrong)
    for word in words:
        assert word in str(error.value)


@pytest.mark.shows("V-10.2")
def test_a_streamlined_rival_that_is_not_named_is_one_of_the_two() -> None:
    drawn = {
        pair(variants=["streamlined"], seed=n).to_dict()["seats"][2]["rival"] for n in range(20)
    }
    assert drawn == {"lady_amber_metulli", "glossu_rabban"}
