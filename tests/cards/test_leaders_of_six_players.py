"""Leaders in the game of two teams: the Commanders, and what is different for Allies."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import State
from tests.cards.helpers.leaders import GURNEY as GURNEY_HALLECK
from tests.cards.helpers.leaders import led, use_ring
from tests.cards.helpers.leaders import reveal as reveal_of_three
from tests.cards.helpers.six_players import (
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    POSTS,
    SHADDAM,
    TRACKS,
    changes,
    chooser,
    everybody,
    field,
    kind,
    market,
    options,
    send,
    turn,
    visit,
)
from tests.table import SIX, Table, agents, cards, contracts, do, influence, intrigues, legal, spies

RING = ("signet_ring", "convincing_argument")


def ring(t: Table, seat: int, space: str = "assembly_hall") -> State:
    """The seat has sent an Agent with the Signet Ring and begun what it gives."""
    s = send(t.hand(seat, *RING), seat, "signet_ring", space)
    return use_ring(s)


def seated(seat: int, leader: str) -> list[str]:
    """The Leaders of the table with this one in the seat, changing places if need be."""
    leaders = list(SIX)
    if leader in leaders:
        leaders[leaders.index(leader)] = leaders[seat]
    leaders[seat] = leader
    return leaders


# ---------------------------------------------------------------- Muad'Dib


def riding(ally: int, worms: dict[int, int]) -> Table:
    """Muad'Dib reveals with the Ally activated; so many sandworms have his Allies."""
    t = turn(MUAD_DIB, ally, *RING).conflict("spice_freighters")
    for seat, n in worms.items():
        t.units(seat, garrison=3, worms=n)
    return t


@pytest.mark.shows("leader/muad_dib", "S-6.1")
@pytest.mark.parametrize("worms", [1, 2])
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_muad_dib_draws_an_intrigue_for_sandworms_of_the_activated_ally(
    ally: int, worms: int
) -> None:
    s = do(riding(ally, {ally: worms}).start(), "reveal")
    assert intrigues(s, MUAD_DIB) == ["devour"]
    assert intrigues(s, ally) == []


@pytest.mark.shows("leader/muad_dib", "S-6.1")
@pytest.mark.parametrize(("ally", "other"), [(GURNEY, JESSICA), (JESSICA, GURNEY)])
def test_sandworms_of_the_other_ally_or_troops_draw_nothing(ally: int, other: int) -> None:
    s = do(riding(ally, {other: 2}).units(ally, conflict=3).start(), "reveal")
    assert intrigues(s, MUAD_DIB) == []


@pytest.mark.shows("leader/muad_dib", "S-6.1", "S-3.4")
def test_a_sandworm_that_comes_in_the_reveal_turn_counts() -> None:
    t = riding(GURNEY, {}).have(MUAD_DIB, water=2).intrigue(MUAD_DIB, "unexpected_allies")
    s = do(t.start(), "reveal", "intrigue:unexpected_allies")
    while kind(s) != "reveal-menu":
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert s.seats[GURNEY].worms == 1
    assert intrigues(s, MUAD_DIB) == ["devour"]


@pytest.mark.shows("leader/muad_dib", "S-6.4")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_muad_dib_draws_nothing_when_the_ally_reveals(ally: int) -> None:
    t = turn(ally, None, *RING).units(ally, worms=1)
    s = do(t.start(), "reveal")
    assert intrigues(s, MUAD_DIB) == []
    assert intrigues(s, ally) == []


@pytest.mark.shows("leader/muad_dib", "S-3.5")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_the_ring_of_muad_dib_draws_a_card_for_himself(ally: int) -> None:
    t = turn(MUAD_DIB, ally, *RING)
    before = everybody(t.start())
    s = ring(t, MUAD_DIB)
    assert changes(before, s) == {MUAD_DIB: {"intrigue": 1}}  # of the hall; a card for a card


# ---------------------------------------------------------------- Shaddam's ring


@pytest.mark.shows("leader/shaddam_corrino_iv", "S-3.4", "S-3.5")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_the_ring_of_shaddam_gives_him_a_solari_and_the_ally_a_troop(ally: int) -> None:
    t = turn(SHADDAM, ally, *RING).have(SHADDAM, solari=3)
    before = everybody(t.start())
    s = do(ring(t, SHADDAM), "option:0")
    assert changes(before, s) == {
        SHADDAM: {"hand": -1, "intrigue": 1, "solari": 1},
        ally: {"garrison": 1},
    }


@pytest.mark.shows("leader/shaddam_corrino_iv", "S-5.4")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
@pytest.mark.parametrize("track", [*TRACKS, "emperor"])
def test_the_ring_of_shaddam_buys_influence_of_the_ally_or_his_own(ally: int, track: str) -> None:
    t = turn(SHADDAM, ally, *RING).have(SHADDAM, solari=3)
    s = do(ring(t, SHADDAM), "option:1")
    assert options(s, "faction") == {*TRACKS, "emperor"}
    do(s, f"faction:{track}")
    assert influence(s, SHADDAM if track == "emperor" else ally)[track] == 1
    assert s.seats[SHADDAM].solari == (1 if track == "emperor" else 0)  # level 1 of the Emperor
    assert s.seats[ally].garrison == 3


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-17.1")
def test_a_poor_shaddam_takes_the_solari_and_the_troop_of_his_ring() -> None:
    t = turn(SHADDAM, FEYD, *RING).have(SHADDAM, solari=2).have(FEYD, solari=9)
    s = ring(t, SHADDAM)
    do(s, *(["option:0"] if kind(s) == "choose" else []))
    assert (s.seats[SHADDAM].solari, s.seats[FEYD].garrison) == (3, 4)


@pytest.mark.shows("leader/shaddam_corrino_iv", "S-3.7", "U-18.4")
@pytest.mark.parametrize("branch", [0, 1])
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_the_activated_ally_cannot_deploy_in_the_turn_of_the_ring(ally: int, branch: int) -> None:
    t = turn(SHADDAM, ally).have(SHADDAM, solari=3).intrigue(SHADDAM, "contingency_plan")
    s = send(t.hand(SHADDAM, *RING), SHADDAM, "signet_ring", "carthag")
    assert f"seat:{ally}" not in legal(s)
    do(use_ring(s), f"option:{branch}")
    do(s, *(["faction:emperor"] if branch else []))
    while s.active == SHADDAM:
        assert chooser(s) == SHADDAM
        assert f"seat:{ally}" not in legal(s)
        do(s, "end")
    assert s.seats[ally].deployed == 0


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_the_ban_of_the_ring_holds_for_detonation_too() -> None:
    t = turn(SHADDAM, FEYD).intrigue(SHADDAM, "detonation").no_shield_wall()
    s = send(t.hand(SHADDAM, *RING), SHADDAM, "signet_ring", "carthag")
    while s.active == SHADDAM:
        if "intrigue:detonation" in legal(s):
            do(s, "intrigue:detonation")
            assert not options(s, "amount") - {"0"}
        texts = legal(s)
        do(s, next((text for text in ("end", "pass") if text in texts), texts[0]))
    assert s.seats[FEYD].deployed == 0


@pytest.mark.shows("intrigue/detonation", "S-3.4")
def test_without_the_ring_detonation_lets_the_ally_deploy() -> None:
    t = turn(SHADDAM, FEYD, "imperial_ornithopter", "convincing_argument").no_shield_wall()
    s = do(t.intrigue(SHADDAM, "detonation").start(), "intrigue:detonation")
    assert (chooser(s), kind(s)) == (FEYD, "deploy")
    do(s, "amount:3")
    assert (s.seats[FEYD].deployed, s.seats[FEYD].garrison) == (3, 0)


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_the_ban_of_the_ring_ends_with_the_turn() -> None:
    s = do(ring(turn(SHADDAM, FEYD).hand(JESSICA, "reconnaissance"), SHADDAM, "carthag"))
    while s.active == SHADDAM:
        do(s, legal(s)[0])
    do(s, "card:reconnaissance", "space:arrakeen")
    assert options(s, "deploy") == {"1", "2", "3"}


@pytest.mark.shows("leader/shaddam_corrino_iv", "U-18.4")
def test_the_ban_of_the_ring_does_not_hold_in_the_allys_own_turn() -> None:
    t = turn(SHADDAM, FEYD).hand(FEYD, "reconnaissance").revealed(JESSICA)
    s = ring(t, SHADDAM, "carthag")
    while s.active == SHADDAM:
        do(s, legal(s)[0])
    assert s.active == FEYD
    do(s, "card:reconnaissance", "space:arrakeen")
    assert options(s, "deploy") == {"1", "2", "3"}


# ---------------------------------------------------------------- Shaddam's contracts

SET_ASIDE = ("sardaukar_cards", "sardaukar_recall")


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-1.4", "S-2.3")
def test_the_sardaukar_contracts_are_set_aside_and_nobodys() -> None:
    choam = Table(6).start().to_dict()["choam"]
    assert sorted(choam["set_aside"]) == list(SET_ASIDE)
    assert (len(choam["market"]), len(choam["bank"])) == (2, 16)
    assert choam["held"] == [[]] * 6


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.5")
@pytest.mark.parametrize("contract", SET_ASIDE)
def test_shaddam_takes_a_sardaukar_contract_and_the_market_stays(contract: str) -> None:
    t = turn(SHADDAM, IRULAN).market("harvest_4", "espionage")
    s, _ = visit(t, SHADDAM, "expedition")
    do(s, f"contract:{contract}")
    assert contracts(s, SHADDAM) == [contract]
    assert market(s) == ["harvest_4", "espionage"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.5")
@pytest.mark.parametrize(
    ("seat", "ally"), [(FEYD, None), (IRULAN, None), (GURNEY, None), (MUAD_DIB, GURNEY)]
)
def test_nobody_but_shaddam_is_offered_a_sardaukar_contract(seat: int, ally: int | None) -> None:
    s, _ = visit(turn(seat, ally).market("harvest_4", "espionage"), seat, "expedition")
    assert options(s, "contract") == {"harvest_4", "espionage"}


@pytest.mark.shows("leader/shaddam_corrino_iv", "C-2.5")
def test_an_ally_with_an_empty_market_gets_solari_and_no_sardaukar_contract() -> None:
    s, changed = visit(turn(FEYD, None).empty_market(), FEYD, "expedition")
    assert changed == {FEYD: {"solari": 2, "fringe_worlds": 1}}
    assert contracts(s, FEYD) == []


@pytest.mark.shows("leader/shaddam_corrino_iv", "R-052")
def test_shaddam_with_an_empty_market_takes_solari_or_a_sardaukar_contract() -> None:
    s, _ = visit(turn(SHADDAM, FEYD).empty_market(), SHADDAM, "expedition")
    assert set(legal(s)) == {"contract:sardaukar_cards", "contract:sardaukar_recall", "option:0"}
    assert do(s.copy(), "option:0").seats[SHADDAM].solari == 2
    assert contracts(do(s, "contract:sardaukar_recall"), SHADDAM) == ["sardaukar_recall"]


@pytest.mark.shows("leader/shaddam_corrino_iv", "space/sardaukar", "C-3.2", "C-3.4")
def test_the_sardaukar_contracts_are_completed_on_shaddams_own_board() -> None:
    t = turn(SHADDAM, FEYD).contracts(SHADDAM, held=SET_ASIDE).have(SHADDAM, spice=3)
    t.tokens(SHADDAM, right="carthag").hand(SHADDAM, "truthtrance", "convincing_argument")
    s = send(t, SHADDAM, "truthtrance", "sardaukar")
    while s.active == SHADDAM:
        do(s, next(text for text in legal(s) if not text.startswith("intrigue:")))
    assert sorted(contracts(s, SHADDAM, "completed")) == list(SET_ASIDE)
    assert agents(s, SHADDAM) == ["sardaukar"]
    assert len(s.seats[SHADDAM].hand) == 1 + 2


# ---------------------------------------------------------------- Gurney Halleck


@pytest.mark.shows("leader/gurney_halleck", "R-094")
@pytest.mark.parametrize(
    ("units", "hand", "more"),
    [
        ({"conflict": 5}, ("convincing_argument", "reconnaissance"), 1),  # 10
        ({"conflict": 4}, ("convincing_argument", "dagger", "dagger"), 1),  # 8 + 2
        ({"conflict": 4}, ("convincing_argument", "dagger"), 0),  # 8 + 1
        ({"conflict": 3}, ("convincing_argument", "reconnaissance"), 0),  # 6
        ({"conflict": 2, "worms": 2}, ("convincing_argument", "reconnaissance"), 1),  # 4 + 6
        ({"garrison": 12}, ("convincing_argument", "dagger"), 0),  # 0
    ],
)
def test_gurney_needs_ten_strength_here(
    units: dict[str, int], hand: tuple[str, ...], more: int
) -> None:
    s = do(turn(GURNEY, None, *hand).units(GURNEY, **units).start(), "reveal")
    printed = {"convincing_argument": 2, "reconnaissance": 1, "dagger": 0}
    assert s.seats[GURNEY].persuasion == sum(printed[card] for card in hand) + more


@pytest.mark.shows("leader/gurney_halleck", "R-094")
@pytest.mark.parametrize(("troops", "more"), [(2, 0), (3, 1)])
def test_gurney_needs_six_strength_elsewhere(troops: int, more: int) -> None:
    t = led(GURNEY_HALLECK).units(0, conflict=troops)
    s = reveal_of_three(t, "convincing_argument", "reconnaissance")
    assert s.seats[0].persuasion == 3 + more


@pytest.mark.shows("leader/gurney_halleck", "S-3.8", "X-S03")
def test_swords_muad_dib_gave_before_count_for_gurney() -> None:
    t = turn(MUAD_DIB, GURNEY, "limited_landsraad_access", "limited_landsraad_access")
    t.units(GURNEY, conflict=4).revealed(IRULAN)
    s = t.hand(GURNEY, "convincing_argument", "reconnaissance").start()
    do(s, "reveal")
    while s.active == MUAD_DIB:
        do(s, "end")
    assert s.active == GURNEY
    do(s, "reveal")
    assert s.strength(GURNEY) == 8 + 2
    assert s.seats[GURNEY].persuasion == 3 + 1


@pytest.mark.shows("leader/gurney_halleck")
def test_gurney_smiles_in_his_own_reveal_turn_only() -> None:
    s = turn(MUAD_DIB, GURNEY, *RING).units(GURNEY, conflict=6).start()
    do(s, "reveal")
    assert s.seats[MUAD_DIB].persuasion == 3
    assert s.seats[GURNEY].persuasion == 0


@pytest.mark.shows("leader/gurney_halleck")
def test_the_ring_of_gurney_recruits_for_himself() -> None:
    s = ring(turn(GURNEY, None), GURNEY)
    assert (s.seats[GURNEY].garrison, s.seats[JESSICA].garrison) == (4, 3)


# ---------------------------------------------------------------- Princess Irulan, Lady Margot

REACTS = {
    "princess_irulan": ("great_houses", "economic_support", {"intrigue": 1}),
    "lady_margot_fenring": ("bene_gesserit", "secrets", {"spice": 2}),
}
BOTH = ("leader/princess_irulan", "leader/lady_margot_fenring")


def cube_reaches(leader: str, level: int, seat: int, ally: int | None, cube: int) -> dict[str, int]:
    """What the Leader in seat 1 has more when the cube moves up from the level."""
    track, space, _ = REACTS[leader]
    t = turn(seat, ally, leaders=seated(IRULAN, leader)).influence(cube, **{track: level})
    _, changed = visit(t, seat, space)
    mine = changed.get(IRULAN, {})
    if seat == IRULAN:
        for good in {"economic_support": ["spice"], "secrets": ["intrigue"]}[space]:
            mine[good] -= 1
    return {good: n for good, n in mine.items() if n}


@pytest.mark.shows(*BOTH, "S-3.6", "S-5.2")
@pytest.mark.parametrize("leader", REACTS)
@pytest.mark.parametrize(("seat", "ally"), [(IRULAN, None), (SHADDAM, IRULAN)])
def test_she_gains_when_her_own_cube_reaches_two_in_anybodys_turn(
    leader: str, seat: int, ally: int | None
) -> None:
    track, _, gain = REACTS[leader]
    assert cube_reaches(leader, 1, seat, ally, IRULAN) == {track: 1, "vp": 1} | gain


@pytest.mark.shows(*BOTH, "S-3.6")
@pytest.mark.parametrize("leader", REACTS)
@pytest.mark.parametrize("level", [0, 2])
def test_other_levels_give_her_nothing(leader: str, level: int) -> None:
    assert cube_reaches(leader, level, SHADDAM, IRULAN, IRULAN) == {REACTS[leader][0]: 1}


@pytest.mark.shows(*BOTH, "S-3.6")
@pytest.mark.parametrize("leader", REACTS)
@pytest.mark.parametrize(("seat", "ally"), [(FEYD, None), (SHADDAM, FEYD)])
def test_the_cube_of_her_teammate_gives_her_nothing(
    leader: str, seat: int, ally: int | None
) -> None:
    assert cube_reaches(leader, 1, seat, ally, FEYD) == {}


@pytest.mark.shows("leader/princess_irulan", "S-4.4")
def test_shaddams_emperor_cube_gives_irulan_nothing() -> None:
    t = turn(SHADDAM, IRULAN).influence(SHADDAM, emperor=1)
    _, changed = visit(t, SHADDAM, "vast_wealth")
    assert changed == {SHADDAM: {"solari": 3, "emperor": 1, "vp": 1}}


@pytest.mark.shows("leader/princess_irulan", "R-097")
def test_irulan_acquires_for_one_from_the_throne_row_too() -> None:
    fremen = ("southern_elders", "shishakli", "desert_power", "leadership", "maker_keeper")
    t = turn(IRULAN, None).throne("sardaukar_soldier", "overthrow").row(*fremen)
    s = ring(t, IRULAN)
    do(s, *(["option:0"] if "option:0" in legal(s) else []))
    assert options(s, "throne") | options(s, "acquire") == {"sardaukar_soldier"}
    do(s, "throne:sardaukar_soldier")
    assert "sardaukar_soldier" in cards(s, IRULAN, "hand")


@pytest.mark.shows("leader/princess_irulan", "S-9.2")
def test_irulan_with_muad_dib_does_not_reach_the_throne_row() -> None:
    fremen = ("southern_elders", "shishakli", "desert_power", "leadership", "maker_keeper")
    t = turn(GURNEY, None, leaders=seated(GURNEY, "princess_irulan"))
    s = ring(t.throne("sardaukar_soldier").row(*fremen), GURNEY)
    for _ in range(3):
        assert not options(s, "throne")
        if s.active != GURNEY:
            break
        do(s, legal(s)[0])


@pytest.mark.shows("leader/lady_margot_fenring", "post/post_carthag", "U-10.5")
def test_the_ring_of_margot_reaches_four_city_posts() -> None:
    t = turn(IRULAN, None, leaders=seated(IRULAN, "lady_margot_fenring"))
    s = ring(t, IRULAN)
    assert options(s, "post") == {
        "post_carthag",
        "post_city_left",
        "post_city_middle",
        "post_city_right",
    }


# ---------------------------------------------------------------- Staban Tuek

STABAN = GURNEY
"""His seat in these tests."""


def tuek(seat: int, ally: int | None) -> Table:
    return turn(seat, ally, leaders=seated(STABAN, "staban_tuek"))


@pytest.mark.shows("leader/staban_tuek")
def test_staban_starts_with_nine_cards_without_diplomacy() -> None:
    s = kanly.new_game(leaders=seated(STABAN, "staban_tuek"), seed=2)
    owned = Counter(cards(s, STABAN, "hand") + cards(s, STABAN, "deck"))
    assert owned.total() == 9
    assert "diplomacy" not in owned


@pytest.mark.shows("leader/staban_tuek", "R-081")
@pytest.mark.parametrize("space", ["imperial_basin", "habbanya_erg", "hagga_basin", "deep_desert"])
@pytest.mark.parametrize(
    ("seat", "ally"),
    [
        (JESSICA, None),
        (MUAD_DIB, JESSICA),
        (MUAD_DIB, STABAN),
        (FEYD, None),
        (SHADDAM, IRULAN),
    ],
)
def test_staban_earns_a_spice_when_a_teammate_or_opponent_goes_where_he_spies(
    space: str, seat: int, ally: int | None
) -> None:
    t = tuek(seat, ally).have(seat, water=3).spies(STABAN, f"post_{space}")
    s, changed = visit(t, seat, space)
    assert changed[STABAN] == {"spice": 1}
    assert spies(s, STABAN) == [f"post_{space}"]


@pytest.mark.shows("leader/staban_tuek")
@pytest.mark.parametrize(
    ("post", "space"), [("post_carthag", "carthag"), ("post_choam", "shipping")]
)
def test_staban_earns_nothing_where_no_maker_is(post: str, space: str) -> None:
    t = tuek(FEYD, None).have(FEYD, spice=3).spies(STABAN, post)
    _, changed = visit(t, FEYD, space)
    assert STABAN not in changed


@pytest.mark.shows("leader/staban_tuek")
def test_staban_earns_nothing_by_his_own_visit() -> None:
    t = tuek(STABAN, None).spies(STABAN, "post_imperial_basin")
    _, changed = visit(t, STABAN, "imperial_basin", "pass")
    assert changed[STABAN]["spice"] == 1  # of the space


@pytest.mark.shows("leader/staban_tuek", "post/post_great_houses", "post/post_fringe_worlds")
@pytest.mark.parametrize("post", POSTS)
def test_the_offer_to_staban_depends_on_the_post(post: str) -> None:
    t = tuek(STABAN, None).have(STABAN, solari=2, spice=1)
    before = everybody(t.start())
    s = do(ring(t, STABAN), f"post:{post}")
    assert spies(s, STABAN) == [post]
    assert (kind(s) == "use") == ("landsraad" in post or post in FACTION_POSTS)
    do(s, *(["option:0"] if kind(s) == "use" else []))
    found = changes(before, s)[STABAN]
    earned = {good: found.get(good, 0) for good in ("solari", "spice", "intrigue")}
    wanted = {"solari": 0, "spice": 0, "intrigue": 1}  # of the hall
    if "landsraad" in post:
        wanted |= {"solari": 3, "spice": -1}
    elif post in FACTION_POSTS:
        wanted |= {"solari": -2, "intrigue": 2}
    assert earned == wanted


FACTION_POSTS = {
    "post_great_houses",
    "post_spacing_guild",
    "post_bene_gesserit",
    "post_fringe_worlds",
}

# ---------------------------------------------------------------- Lady Jessica


def face(s: State) -> str:
    """The face of Jessica that is up."""
    return str(field(s, JESSICA, "leader"))


@pytest.mark.shows("leader/lady_jessica")
@pytest.mark.parametrize("space", ["secrets", "espionage"])
def test_jessica_remembers_when_she_visits_the_bene_gesserit(space: str) -> None:
    t = turn(JESSICA, None).have(JESSICA, spice=1, water=0).units(JESSICA, memories=2)
    s, _ = visit(t, JESSICA, space)
    hand = len(s.seats[JESSICA].hand)
    do(s, "leader-effect:0")
    assert (s.seats[JESSICA].memories, len(s.seats[JESSICA].hand)) == (0, hand + 2)
    assert face(s) == "reverend_mother_jessica"


@pytest.mark.shows("leader/lady_jessica", "S-3.4")
def test_jessica_does_not_remember_when_muad_dib_visits_for_her() -> None:
    t = turn(MUAD_DIB, JESSICA).units(JESSICA, memories=2)
    s, changed = visit(t, MUAD_DIB, "secrets")
    assert changed == {MUAD_DIB: {"intrigue": 1}, JESSICA: {"bene_gesserit": 1}}
    assert s.active == IRULAN
    assert (face(s), s.seats[JESSICA].memories) == ("lady_jessica", 2)


@pytest.mark.shows("leader/lady_jessica", "S-6.1")
def test_the_ring_of_jessica_moves_a_troop_to_her_memories() -> None:
    s = ring(turn(JESSICA, None).have(JESSICA, spice=1), JESSICA)
    assert (s.seats[JESSICA].spice, s.seats[JESSICA].memories) == (0, 1)
    assert s.seats[JESSICA].supply == 8


def mother(space: str, water: int = 1) -> tuple[State, dict[int, dict[str, int]]]:
    """The Reverend Mother has been sent to the space."""
    t = turn(JESSICA, None).face(JESSICA, "reverend_mother_jessica")
    t.have(JESSICA, spice=2, water=water).market("harvest_4", "espionage")
    return visit(t, JESSICA, space)


@pytest.mark.shows("leader/reverend_mother_jessica", "space/controversial_technology")
def test_the_reverend_mother_repeats_a_space_with_the_fremen_icon() -> None:
    s, _ = mother("controversial_technology")
    before = everybody(s)
    do(s, "leader-effect:0")
    while kind(s) not in ("agent-menu", "turn"):
        texts = legal(s)
        do(s, texts[0] if texts[0].startswith("option:") else "pass")
    assert changes(before, s) == {JESSICA: {"water": -1, "intrigue": 1, "hand": 1}}
    assert influence(s, JESSICA)["fringe_worlds"] == 1


@pytest.mark.shows("leader/reverend_mother_jessica", "space/expedition", "C-2.2")
def test_the_reverend_mother_takes_a_second_contract_from_expedition() -> None:
    s, _ = mother("expedition")
    do(s, *(["contract:harvest_4"] if kind(s) == "contract" else []))
    do(s, "leader-effect:0")
    do(s, *([f"contract:{market(s)[0]}"] if kind(s) == "contract" else []))
    assert len(contracts(s, JESSICA)) == 2
    assert s.seats[JESSICA].water == 0


@pytest.mark.shows("leader/reverend_mother_jessica")
@pytest.mark.parametrize("space", ["economic_support", "deliver_supplies", "carthag"])
def test_the_reverend_mother_repeats_no_other_space(space: str) -> None:
    s, _ = mother(space)
    while s.active == JESSICA:
        assert "leader-effect:0" not in legal(s)
        texts = legal(s)
        do(s, next((text for text in ("end", "pass") if text in texts), texts[0]))


@pytest.mark.shows("leader/reverend_mother_jessica", "S-3.4")
@pytest.mark.parametrize("space", ["secrets", "desert_mastery"])
def test_the_reverend_mother_repeats_nothing_in_the_turn_of_muad_dib(space: str) -> None:
    t = turn(MUAD_DIB, JESSICA).face(JESSICA, "reverend_mother_jessica").units(JESSICA)
    s, _ = visit(t.have(JESSICA, water=2), MUAD_DIB, space)
    assert "leader-effect:0" not in legal(s)
    assert s.active == IRULAN


# ---------------------------------------------------------------- Feyd-Rautha, Lady Amber


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "S-3.4")
def test_feyd_sells_a_spy_for_swords_in_his_own_reveal_turn_only() -> None:
    t = turn(FEYD, None, *RING).spies(FEYD, "post_carthag").units(FEYD, conflict=1)
    s = do(t.start(), "reveal", "leader-effect:0")
    assert (spies(s, FEYD), s.strength(FEYD)) == ([], 2 + 2)
    t = turn(SHADDAM, FEYD, *RING).spies(FEYD, "post_carthag").units(FEYD, conflict=1)
    assert "leader-effect:0" not in legal(do(t.start(), "reveal"))


@pytest.mark.shows("leader/feyd_rautha_harkonnen", "leader/shaddam_corrino_iv")
def test_the_ring_of_shaddam_does_not_train_feyd() -> None:
    s = do(ring(turn(SHADDAM, FEYD), SHADDAM))
    assert field(s, FEYD, "paths")["training"] == "start"


@pytest.mark.shows("leader/lady_amber_metulli", "R-087", "U-9.14")
@pytest.mark.parametrize(
    ("holder", "track", "spice"),
    [(GURNEY, "great_houses", 1), (JESSICA, "great_houses", 0), (MUAD_DIB, "fremen", 0)],
)
def test_amber_needs_an_alliance_of_her_own(holder: int, track: str, spice: int) -> None:
    t = turn(GURNEY, None, leaders=seated(GURNEY, "lady_amber_metulli")).alliance(holder, track)
    s = ring(t, GURNEY)
    assert (s.seats[GURNEY].solari, s.seats[GURNEY].spice) == (1, spice)
