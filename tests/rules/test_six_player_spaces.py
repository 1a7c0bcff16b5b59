"""The spaces and posts of the side for six, blocking and opponents (S-7, R-081)."""

from __future__ import annotations

import pytest

from ..table import Table, agents, cards, contracts, do, influence, intrigues, legal, spies
from .six import (
    ANY_FACTION,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    TEAMS,
    idle,
    levels,
    visit,
)

# ---------------------------------------------------------------- new spaces


@pytest.mark.shows("S-7", "S-7.1", "space/expedition")
def test_expedition() -> None:
    s = visit(Table(6).market("harvest_3", "espionage"), GURNEY, "expedition")
    assert levels(s, GURNEY) == {"fringe_worlds": 1}
    do(s, "contract:harvest_3")
    assert contracts(s, GURNEY) == ["harvest_3"]


@pytest.mark.shows("S-7", "space/controversial_technology")
@pytest.mark.parametrize("answer", ["card:seek_allies", "pass"])
def test_controversial_technology(answer: str) -> None:
    t = Table(6).have(GURNEY, spice=2).top(GURNEY, "dagger")
    s = visit(t, GURNEY, "controversial_technology")
    while answer not in legal(s):
        do(s, next(a for a in legal(s) if a.startswith("space-effect")))
    do(s, answer)
    assert (s.seats[GURNEY].spice, levels(s, GURNEY)) == (0, {"fringe_worlds": 1})
    assert len(intrigues(s, GURNEY)) == 1
    assert "dagger" in cards(s, GURNEY, "hand")
    assert cards(s, GURNEY, "trash") == (["seek_allies"] if answer != "pass" else [])


@pytest.mark.shows("S-7", "S-7.2", "space/carthag")
def test_carthag() -> None:
    t = Table(6).control(FEYD, "arrakeen", "spice_refinery", "imperial_basin")
    s = visit(t, GURNEY, "carthag", card="reconnaissance")
    assert (s.seats[GURNEY].garrison, len(intrigues(s, GURNEY))) == (4, 1)
    assert s.seats[FEYD].solari == 0
    assert "carthag" not in s.to_dict()["control"]
    assert legal(s) == ["deploy:1", "deploy:2", "deploy:3", "end"]  # a Combat space


@pytest.mark.shows("S-7", "S-7.2", "space/habbanya_erg")
@pytest.mark.parametrize("hooks", [False, True])
def test_habbanya_erg_has_spice_and_never_a_sandworm(hooks: bool) -> None:
    t = Table(6).no_shield_wall().bonus_spice(habbanya_erg=3).top(GURNEY, "dagger")
    if hooks:
        t.owns(GURNEY, "hooks").owns(JESSICA, "hooks")
    s = visit(t, GURNEY, "habbanya_erg", card="dune_the_desert_planet")
    gurney = s.seats[GURNEY]
    assert (gurney.water, gurney.spice, gurney.worms) == (0, 2 + 3, 0)
    assert "dagger" in cards(s, GURNEY, "hand")
    assert "deploy:2" in legal(s)
    assert not any(a.startswith("space-effect") for a in legal(s))


@pytest.mark.shows("S-7.2", "U-13.1")
def test_habbanya_erg_collects_spice_in_phase_four() -> None:
    s = Table(6).agents(GURNEY, "deep_desert").at_makers().start()
    assert s.to_dict()["bonus_spice"] == {
        "deep_desert": 0, "habbanya_erg": 1, "hagga_basin": 1, "imperial_basin": 1
    }  # fmt: skip
    s = Table(6).agents(GURNEY, "habbanya_erg").at_makers().start()
    assert s.to_dict()["bonus_spice"]["habbanya_erg"] == 0


@pytest.mark.shows("S-7", "space/high_council", "R-037")
def test_there_is_a_council_seat_for_all_six() -> None:
    t = Table(6).have(FEYD, solari=5)
    for seat in range(5):
        t.owns(seat, "council")
    s = visit(t, FEYD, "high_council", card="dagger")
    assert all(seat.council for seat in s.seats)


# ---------------------------------------------------------------- posts


@pytest.mark.shows("S-7.1", "R-085", "post/post_great_houses", "post/post_fringe_worlds")
@pytest.mark.parametrize("seat", [IRULAN, SHADDAM])
def test_posts_with_a_faction_icon(seat: int) -> None:
    # Reliable Informant: a post of an Emperor, Bene Gesserit or Fremen space.
    t = Table(6).hand(seat, "reliable_informant", "signet_ring")
    t.turn_of(seat, activating=FEYD if seat == SHADDAM else None)
    s = do(t.start(), "card:reliable_informant")  # to Deliver Supplies
    do(s, "card-effect:0") if "card-effect:0" in legal(s) else None
    posts = {a.removeprefix("post:") for a in legal(s) if a.startswith("post:")}
    assert posts == {"post_great_houses", "post_bene_gesserit", "post_fringe_worlds"}


@pytest.mark.shows("R-085", "post/post_carthag", "post/post_habbanya_erg")
def test_gathering_intelligence_at_the_new_posts() -> None:
    for space, card in (("carthag", "reconnaissance"), ("habbanya_erg", "dune_the_desert_planet")):
        t = Table(6).spies(GURNEY, f"post_{space}")
        s = visit(t, GURNEY, space, card=card)
        do(s, f"post:post_{space}")
        assert spies(s, GURNEY) == []


# ---------------------------------------------------------------- teammates and opponents


@pytest.mark.shows("R-081", "U-6.5")
def test_a_teammate_blocks_a_space_and_may_be_infiltrated() -> None:
    t = Table(6).agents(JESSICA, "carthag").hand(GURNEY, "reconnaissance", "dagger")
    s = do(t.turn_of(GURNEY).start(), "card:reconnaissance")
    assert "space:carthag" not in legal(s)
    t.spies(GURNEY, "post_carthag")
    s = do(t.start(), "card:reconnaissance", "space:carthag")
    assert (agents(s, GURNEY), spies(s, GURNEY)) == (["carthag"], [])


@pytest.mark.shows("R-081", "U-6.5")
def test_the_own_commander_blocks_a_space_too() -> None:
    t = Table(6).tokens(MUAD_DIB, left="carthag").hand(GURNEY, "reconnaissance", "dagger")
    s = do(t.turn_of(GURNEY).start(), "card:reconnaissance")
    assert "space:carthag" not in legal(s)


@pytest.mark.shows("R-081", "imperium/covert_operation")
@pytest.mark.parametrize("seat", [GURNEY, MUAD_DIB])
def test_opponents_are_the_players_of_the_other_team(seat: int) -> None:
    t = Table(6).spies(seat, "post_landsraad_right")
    t.hand(seat, "covert_operation", "seek_allies")
    t.turn_of(seat, activating=GURNEY if seat == MUAD_DIB else None)
    s = do(t.start(), "card:covert_operation", "space:gather_support", "pass")
    asked = set()
    while s.decision.kind == "discard":
        asked.add(s.decision.seat)
        do(s, legal(s)[0])
    assert asked == set(TEAMS[1])
    assert [len(s.seats[n].hand) for n in TEAMS[1]] == [4, 4, 4]


@pytest.mark.shows("R-081", "space/secrets")
def test_secrets_steals_from_opponents_only() -> None:
    four = ("devour", "impress", "weirding_combat", "go_to_ground")
    more = ("cunning", "mercenaries", "manipulate", "detonation")
    t = Table(6).intrigue(MUAD_DIB, *four).intrigue(SHADDAM, *more)
    s = visit(t, GURNEY, "secrets")
    while s.active == GURNEY:
        idle(s)
    assert (len(intrigues(s, MUAD_DIB)), len(intrigues(s, SHADDAM))) == (4, 3)
    assert len(intrigues(s, GURNEY)) == 2


@pytest.mark.shows("R-081", "leader/staban_tuek")
@pytest.mark.parametrize("visitor", [GURNEY, FEYD])
def test_another_player_may_be_a_teammate(visitor: int) -> None:
    leaders = ["muad_dib", "princess_irulan", "gurney_halleck", "shaddam_corrino_iv",
               "staban_tuek", "feyd_rautha_harkonnen"]  # fmt: skip
    t = Table(6, leaders=leaders).spies(JESSICA, "post_imperial_basin")
    s = visit(t, visitor, "imperial_basin", card="dune_the_desert_planet")
    assert s.seats[JESSICA].spice == 1  # Smuggle Spice


@pytest.mark.shows("S-7", "S-5.2")
@pytest.mark.parametrize(
    ("space", "track", "spice"),
    [
        ("economic_support", "great_houses", 0),
        ("military_support", "great_houses", 2),
        ("expedition", "fringe_worlds", 0),
        ("controversial_technology", "fringe_worlds", 2),
    ],
)
def test_icons_costs_and_tracks_of_the_new_faction_spaces(
    space: str, track: str, spice: int
) -> None:
    for have in {spice, max(0, spice - 1)}:
        t = Table(6).have(FEYD, spice=have).hand(FEYD, ANY_FACTION, "dagger").turn_of(FEYD)
        s = do(t.start(), f"card:{ANY_FACTION}")
        assert (f"space:{space}" in legal(s)) == (have >= spice)
    s = visit(Table(6).have(FEYD, spice=spice), FEYD, space)
    assert influence(s, FEYD)[track] == 1


# ---------------------------------------------------------------- Leaders and cards on this side


WITH_STABAN = ["muad_dib", "lady_margot_fenring", "gurney_halleck", "shaddam_corrino_iv",
               "staban_tuek", "feyd_rautha_harkonnen"]  # fmt: skip


@pytest.mark.shows("R-085", "leader/staban_tuek")
@pytest.mark.parametrize(
    ("post", "pays"),
    [("post_great_houses", True), ("post_fringe_worlds", True), ("post_carthag", False)],
)
def test_the_new_factions_have_faction_posts(post: str, pays: bool) -> None:
    t = Table(6, leaders=WITH_STABAN).have(JESSICA, solari=2, spice=0)
    s = visit(t, JESSICA, "accept_contract", card="signet_ring")
    while f"post:{post}" not in legal(s):
        do(s, next(a for a in legal(s) if a.startswith(("card-effect", "contract", "space"))))
    do(s, f"post:{post}")
    before = len(intrigues(s, JESSICA))
    if s.decision.seat == JESSICA and s.decision.kind == "use":
        do(s, "option:0")
    while s.active == JESSICA:
        wanted = [a for a in legal(s) if a.startswith("card-effect")]
        do(s, wanted[0]) if wanted else idle(s)
    assert (len(intrigues(s, JESSICA)) > before) == pays


@pytest.mark.shows("R-085", "leader/lady_margot_fenring")
def test_carthag_has_a_city_post() -> None:
    s = visit(Table(6, leaders=WITH_STABAN), IRULAN, "assembly_hall", card="signet_ring")
    do(s, "card-effect:0") if "card-effect:0" in legal(s) else None
    assert {a for a in legal(s) if a.startswith("post")} == {
        "post:post_carthag", "post:post_city_left", "post:post_city_middle",
        "post:post_city_right",
    }  # fmt: skip


@pytest.mark.shows("S-5.3", "leader/reverend_mother_jessica")
def test_the_fringe_worlds_have_the_fremen_spaces_of_the_reverend_mother() -> None:
    t = Table(6).face(JESSICA, "reverend_mother_jessica").market("harvest_3", "espionage")
    s = visit(t, JESSICA, "expedition")
    do(s, "contract:harvest_3") if "contract:harvest_3" in legal(s) else None
    do(s, "leader-effect:0")
    while s.active == JESSICA:
        do(s, next((a for a in legal(s) if a.startswith("contract")), legal(s)[0]))
    assert len(contracts(s, JESSICA)) == 2
    assert (s.seats[JESSICA].water, levels(s, JESSICA)) == (0, {"fringe_worlds": 1})


@pytest.mark.shows("S-3.1", "leader/reverend_mother_jessica")
def test_the_own_ability_of_an_ally_sleeps_in_the_turn_of_the_commander() -> None:
    t = Table(6).face(JESSICA, "reverend_mother_jessica").have(MUAD_DIB, water=3)
    s = visit(t, MUAD_DIB, "expedition", JESSICA)
    while s.active == MUAD_DIB:
        assert "leader-effect:0" not in legal(s)
        idle(s)


@pytest.mark.shows("S-7.2", "imperium/smugglers_haven")
def test_habbanya_erg_is_a_maker_space_to_spy_on() -> None:
    t = Table(6).spies(GURNEY, "post_habbanya_erg").hand(GURNEY, "smugglers_haven", "diplomacy")
    s = do(t.turn_of(GURNEY).start(), "reveal")
    assert s.seats[GURNEY].spice == 2


@pytest.mark.shows("S-2.3", "leader/shaddam_corrino_iv")
@pytest.mark.parametrize("seat", [SHADDAM, FEYD, MUAD_DIB])
def test_only_shaddam_may_take_a_sardaukar_contract(seat: int) -> None:
    ally = {SHADDAM: FEYD, MUAD_DIB: GURNEY}.get(seat)
    s = visit(Table(6), seat, "expedition", ally)
    assert s.decision.kind == "contract"
    assert ("contract:sardaukar_cards" in legal(s)) == (seat == SHADDAM)
    if seat == SHADDAM:
        do(s, "contract:sardaukar_cards")
        assert contracts(s, SHADDAM) == ["sardaukar_cards"]


@pytest.mark.shows("S-4.1", "contract/sardaukar_cards")
def test_shaddam_completes_it_on_the_own_board() -> None:
    t = Table(6).contracts(SHADDAM, held=("sardaukar_cards",)).have(SHADDAM, spice=3)
    s = visit(t, SHADDAM, "sardaukar", FEYD)
    while s.active == SHADDAM:
        do(s, next((a for a in legal(s) if a.startswith("contract")), legal(s)[0]))
    assert contracts(s, SHADDAM, "completed") == ["sardaukar_cards"]
    assert len(cards(s, SHADDAM, "hand")) == 1 + 2
