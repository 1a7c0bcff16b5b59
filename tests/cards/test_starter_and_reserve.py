"""The ten starting cards and the two Reserve stacks, box by box."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import State
from kanly.engine.library import load
from kanly.engine.terms import FACTIONS, ICONS
from tests.cards.helpers.imperium_lo_to_w import options, reserve_left, show
from tests.table import FOUR, THREE, Table, cards, do, influence, legal

FOUR_FACTIONS = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]

# id: kind, copies, cost, factions, agent icons, persuasion, swords (starting cards print no cost)
PRINTED = {
    "convincing_argument": ("starter", 2, 0, [], [], 2, 0),
    "dagger": ("starter", 2, 0, [], ["landsraad"], 0, 1),
    "diplomacy": ("starter", 1, 0, [], FOUR_FACTIONS, 1, 0),
    "dune_the_desert_planet": ("starter", 2, 0, [], ["spice_trade"], 1, 0),
    "reconnaissance": ("starter", 1, 0, [], ["city"], 1, 0),
    "seek_allies": ("starter", 1, 0, [], FOUR_FACTIONS, 0, 0),
    "signet_ring": ("starter", 1, 0, [], ["landsraad", "city", "spice_trade"], 1, 0),
    "prepare_the_way": ("reserve", 8, 2, ["bene_gesserit"], ["landsraad", "city"], 2, 0),
    "the_spice_must_flow": ("reserve", 10, 9, ["spacing_guild"], [], 0, 0),
}
STARTERS = [name for name, printed in PRINTED.items() if printed[0] == "starter"]

SPACES = {
    "emperor": {"dutiful_service", "sardaukar"},
    "spacing_guild": {"deliver_supplies", "heighliner"},
    "bene_gesserit": {"espionage", "secrets"},
    "fremen": {"desert_tactics", "fremkit"},
    "landsraad": {
        "assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster",
    },
    "city": {"arrakeen", "research_station", "sietch_tabr", "spice_refinery"},
    "spice_trade": {"accept_contract", "deep_desert", "hagga_basin", "imperial_basin", "shipping"},
}  # fmt: skip


def mine(*hand: str, leaders: list[str] | None = None) -> Table:
    """Seat 0 has this hand and no garrison."""
    return Table(leaders=leaders).hand(0, *hand).units(0)


def send(table: Table, card: str, space: str, *then: str) -> State:
    """Seat 0 plays the card to the space and goes on."""
    return do(table.start(), f"card:{card}", f"space:{space}", *then)


def marks(names: list[str]) -> list[str]:
    """The components of these cards."""
    return [f"{PRINTED[name][0]}/{name}" for name in names]


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.shows(*marks(list(PRINTED)), "U-1.2", "U-1.5")
def test_printed_values(name: str) -> None:
    card = next(c for c in load("uprising").edition.cards if c.id == name)
    kind, copies, cost, factions, icons, persuasion, swords = PRINTED[name]
    assert (card.kind, card.copies, card.cost) == (kind, copies, cost)
    assert [FACTIONS[f] for f in card.factions] == factions
    assert [ICONS[i] for i in card.icons] == icons
    assert (card.persuasion, card.swords) == (persuasion, swords)


@pytest.mark.parametrize("leaders", [THREE, FOUR])
@pytest.mark.shows(*marks(STARTERS), "U-1.5", "U-2.6")
def test_everybody_starts_with_the_same_ten_cards(leaders: list[str]) -> None:
    s = kanly.new_game(leaders=leaders, seed=3, first_player=0)
    for seat in range(len(leaders)):
        owned = Counter(cards(s, seat, "hand") + cards(s, seat, "deck"))
        assert owned == {name: PRINTED[name][1] for name in STARTERS}
        assert owned.total() == 10


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.shows(*marks(list(PRINTED)), "U-6.1", "U-6.2")
def test_the_agent_icons_open_the_spaces_they_match(name: str) -> None:
    table = (
        mine(name, "dagger")
        .have(0, solari=20, spice=20, water=20)
        .influence(0, emperor=2, spacing_guild=2, fremen=2)
    )
    s = table.start()
    icons = PRINTED[name][4]
    if not icons:
        assert options(s, "card") == {"dagger"}
        return
    do(s, f"card:{name}")
    assert options(s, "space") == set().union(*(SPACES[icon] for icon in icons))


@pytest.mark.parametrize("name", PRINTED)
@pytest.mark.shows(*marks(list(PRINTED)), "U-11.3", "U-11.14")
def test_the_reveal_box_gives_persuasion_and_swords(name: str) -> None:
    hand = [name, *(["convincing_argument"] if name != "convincing_argument" else ["dagger"])]
    s = show(mine(*hand))
    assert s.active == 0
    beside = PRINTED[hand[1]]
    persuasion, swords = PRINTED[name][5:]
    assert s.seats[0].persuasion == persuasion + beside[5]
    assert s.seats[0].swords == swords + beside[6]


@pytest.mark.parametrize(
    ("name", "space"),
    [
        ("dagger", "gather_support"),
        ("diplomacy", "deliver_supplies"),
        ("dune_the_desert_planet", "imperial_basin"),
        ("reconnaissance", "spice_refinery"),
    ],
)
@pytest.mark.shows(
    "starter/dagger",
    "starter/diplomacy",
    "starter/dune_the_desert_planet",
    "starter/reconnaissance",
    "U-5.5",
)
def test_an_empty_agent_box_leaves_the_space_alone(name: str, space: str) -> None:
    table = mine(name, "seek_allies").have(0, solari=0, spice=0, water=0)
    s = send(table, name, space)
    assert s.active == 1
    seat = s.seats[0]
    gained = (seat.solari, seat.spice, seat.water, seat.garrison, sum(influence(s, 0).values()))
    assert (
        gained
        == {
            "gather_support": (0, 0, 0, 2, 0),
            "deliver_supplies": (0, 0, 1, 0, 1),
            "imperial_basin": (0, 1, 0, 0, 0),
            "spice_refinery": (2, 0, 0, 0, 0),
        }[space]
    )
    assert cards(s, 0, "hand") == ["seek_allies"]
    assert cards(s, 0, "played") == [name]
    assert (seat.swords, seat.persuasion) == (0, 0)


# ---------------------------------------------------------------- Seek Allies


@pytest.mark.shows("starter/seek_allies", "U-17.2", "U-17.3")
def test_seek_allies_must_be_trashed_when_played() -> None:
    s = send(mine("seek_allies"), "seek_allies", "deliver_supplies")
    assert s.active == 1
    assert cards(s, 0, "trash") == ["seek_allies"]
    assert cards(s, 0, "played") == []
    assert influence(s, 0)["spacing_guild"] == 1
    assert s.seats[0].water == 2


@pytest.mark.shows("starter/seek_allies", "U-17.3", "space/desert_tactics")
def test_seek_allies_trashes_itself_beside_the_trash_of_the_space() -> None:
    s = send(mine("seek_allies", "dagger").have(0, water=1), "seek_allies", "desert_tactics")
    do(s, "space-effect:1", "card:dagger")
    assert sorted(cards(s, 0, "trash")) == ["dagger", "seek_allies"]
    assert influence(s, 0)["fremen"] == 1


@pytest.mark.shows("starter/seek_allies", "U-6.12", "U-16.6", "space/desert_tactics")
def test_seek_allies_may_be_what_the_space_trashes() -> None:
    s = send(mine("seek_allies", "dagger").have(0, water=1), "seek_allies", "desert_tactics")
    assert {"card-effect:0", "space-effect:1"} <= set(legal(s))
    assert "end" not in legal(s)
    do(s, "space-effect:1", "played:seek_allies")
    assert cards(s, 0, "trash") == ["seek_allies"]
    assert cards(s, 0, "hand") == ["dagger"]
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("starter/seek_allies", "U-6.12", "R-015")
def test_seek_allies_may_trash_itself_before_the_space_trashes() -> None:
    s = send(mine("seek_allies", "dagger").have(0, water=1), "seek_allies", "desert_tactics")
    do(s, "card-effect:0", "space-effect:1")
    assert legal(s) == ["card:dagger", "pass"]


@pytest.mark.parametrize("held", ["cunning", "contingency_plan"])
@pytest.mark.shows("starter/seek_allies", "U-6.12", "U-20")
def test_whoever_can_play_a_plot_says_when_seek_allies_goes(held: str) -> None:
    # The same question for every Plot: it must not tell which one is held.
    table = mine("seek_allies").intrigue(0, held).have(0, spice=1)
    s = send(table, "seek_allies", "deliver_supplies")
    assert "card-effect:0" in legal(s)
    assert "end" not in legal(s)
    assert cards(s, 0, "played") == ["seek_allies"]
    do(s, "card-effect:0")
    assert cards(s, 0, "trash") == ["seek_allies"]


@pytest.mark.shows("starter/seek_allies", "U-6.12", "U-16.6", "intrigue/cunning")
def test_a_plot_may_trash_seek_allies_before_it_does_so_itself() -> None:
    table = mine("seek_allies").intrigue(0, "cunning").have(0, spice=1)
    s = send(table, "seek_allies", "deliver_supplies")
    do(s, "intrigue:cunning", "option:1", "played:seek_allies")
    assert cards(s, 0, "trash") == ["seek_allies"]
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("starter/seek_allies", "U-6.12", "space/secrets")
def test_an_intrigue_card_the_space_gives_can_still_trash_seek_allies() -> None:
    table = mine("seek_allies").intrigue_top("cunning").have(0, spice=1)
    s = send(table, "seek_allies", "secrets")
    assert cards(s, 0, "trash") == []
    do(s, "intrigue:cunning", "option:1", "played:seek_allies")
    assert cards(s, 0, "trash") == ["seek_allies"]


@pytest.mark.shows("starter/seek_allies", "U-11.19")
def test_seek_allies_revealed_is_not_trashed() -> None:
    s = show(mine("seek_allies", "convincing_argument"), "end")
    assert sorted(cards(s, 0, "discard")) == ["convincing_argument", "seek_allies"]
    assert cards(s, 0, "trash") == []


# ---------------------------------------------------------------- Signet Ring


@pytest.mark.shows("starter/signet_ring", "leader/muad_dib", "U-14.6", "U-6.12")
def test_signet_ring_uses_the_ability_of_the_leader_muad_dib_draws() -> None:
    s = send(mine("signet_ring").top(0, "dagger"), "signet_ring", "spice_refinery")
    assert cards(s, 0, "hand") == ["dagger"]
    assert s.seats[0].solari == 2


@pytest.mark.shows("starter/signet_ring", "leader/gurney_halleck", "U-14.6", "U-7.7")
def test_signet_ring_uses_the_ability_of_the_leader_gurney_recruits() -> None:
    leaders = ["gurney_halleck", "muad_dib", "lady_amber_metulli"]
    s = send(mine("signet_ring", leaders=leaders), "signet_ring", "spice_refinery")
    assert s.seats[0].garrison == 1
    assert cards(s, 0, "hand") == []
    do(s, "deploy:1")
    assert s.seats[0].deployed == 1


@pytest.mark.parametrize("allied", [False, True])
@pytest.mark.shows("starter/signet_ring", "leader/lady_amber_metulli", "U-14.6", "U-9.14")
def test_signet_ring_uses_the_ability_of_the_leader_lady_amber_fills_coffers(allied: bool) -> None:
    leaders = ["lady_amber_metulli", "muad_dib", "gurney_halleck"]
    table = mine("signet_ring", leaders=leaders).have(0, solari=0, spice=0)
    if allied:
        table.alliance(0, "fremen")
    s = send(table, "signet_ring", "arrakeen")
    assert (s.seats[0].solari, s.seats[0].spice) == (1, 1 if allied else 0)


@pytest.mark.shows("starter/signet_ring", "U-14.6", "U-5.5")
def test_signet_ring_revealed_does_not_use_the_ability() -> None:
    s = show(mine("signet_ring", "convincing_argument").top(0, "dagger"))
    assert s.seats[0].persuasion == 1 + 2
    assert sorted(cards(s, 0, "shown")) == ["convincing_argument", "signet_ring"]
    assert options(s, "leader-effect") == set()


@pytest.mark.shows("starter/convincing_argument", "U-6.1", "U-5.3")
def test_convincing_argument_alone_leaves_only_the_reveal_turn() -> None:
    s = mine("convincing_argument").start()
    assert s.turn.revealing
    assert s.seats[0].persuasion == 2
    assert cards(s, 0, "shown") == ["convincing_argument"]


@pytest.mark.shows("starter/dagger", "U-11.8", "U-11.9")
def test_dagger_adds_to_strength_only_beside_a_unit() -> None:
    s = show(mine("dagger", "convincing_argument").units(0, conflict=1))
    assert s.strength(0) == 2 + 1
    s = show(mine("dagger", "convincing_argument"))
    assert s.strength(0) == 0


# ---------------------------------------------------------------- Prepare the Way


@pytest.mark.shows("reserve/prepare_the_way", "U-9.14")
def test_prepare_the_way_draws_at_two_bene_gesserit_influence() -> None:
    table = mine("prepare_the_way").influence(0, bene_gesserit=2).top(0, "dagger")
    s = send(table, "prepare_the_way", "gather_support")
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("reserve/prepare_the_way", "U-9.14")
def test_prepare_the_way_draws_nothing_at_one_bene_gesserit_influence() -> None:
    table = mine("prepare_the_way").influence(0, bene_gesserit=1, emperor=2, fremen=2)
    s = send(table, "prepare_the_way", "gather_support")
    assert cards(s, 0, "hand") == []
    assert s.active == 1


@pytest.mark.shows("reserve/prepare_the_way", "U-17.2", "U-16.1")
def test_prepare_the_way_must_draw_even_if_the_discard_pile_has_to_be_shuffled() -> None:
    table = mine("prepare_the_way").discard(0, "dagger", "diplomacy").deck(0)
    table.influence(0, bene_gesserit=2).intrigue(0, "contingency_plan")
    s = send(table, "prepare_the_way", "gather_support")
    assert "intrigue:contingency_plan" in legal(s)
    assert "end" not in legal(s)
    do(s, "card-effect:0")
    assert len(cards(s, 0, "hand")) == 1
    assert len(cards(s, 0, "deck")) == 1


@pytest.mark.shows("reserve/prepare_the_way", "R-014", "U-6.14", "intrigue/sietch_ritual")
def test_prepare_the_way_draws_if_the_influence_comes_later_in_the_turn() -> None:
    table = mine("prepare_the_way", "seek_allies").influence(0, bene_gesserit=1)
    table.intrigue(0, "sietch_ritual").top(0, "dagger")
    s = send(table, "prepare_the_way", "gather_support")
    assert cards(s, 0, "hand") == ["seek_allies"]
    do(s, "intrigue:sietch_ritual", "faction:bene_gesserit")
    assert influence(s, 0)["bene_gesserit"] == 2
    assert cards(s, 0, "hand") == ["dagger"]


@pytest.mark.shows("reserve/prepare_the_way", "U-11.13", "U-11.15")
def test_prepare_the_way_is_acquired_from_its_stack_to_the_discard_pile() -> None:
    s = show(mine("convincing_argument", "convincing_argument"), "acquire:prepare_the_way")
    assert reserve_left(s, "prepare_the_way") == 7
    assert cards(s, 0, "discard") == ["prepare_the_way"]
    assert s.seats[0].persuasion == 2
    do(s, "acquire:prepare_the_way")
    assert reserve_left(s, "prepare_the_way") == 6


@pytest.mark.parametrize(
    ("name", "pile"),
    [
        ("prepare_the_way", "card"),
        ("prepare_the_way", "discarded"),
        ("the_spice_must_flow", "card"),
        ("the_spice_must_flow", "discarded"),
    ],
)
@pytest.mark.shows("reserve/prepare_the_way", "reserve/the_spice_must_flow", "U-16.4")
def test_a_trashed_reserve_card_returns_to_its_stack(name: str, pile: str) -> None:
    table = mine("diplomacy", *[name] * (pile == "card"))
    if pile == "discarded":
        table.discard(0, name)
    s = table.start()
    before = reserve_left(s, name)
    do(s, "card:diplomacy", "space:desert_tactics", "space-effect:1", f"{pile}:{name}")
    assert reserve_left(s, name) == before + 1
    for zone in ("hand", "discard", "trash", "deck", "played"):
        assert name not in cards(s, 0, zone)


@pytest.mark.shows("reserve/prepare_the_way", "reserve/the_spice_must_flow", "U-2.3", "R-022")
def test_the_reserve_stacks_are_finite() -> None:
    s = kanly.new_game(leaders=THREE, seed=3, first_player=0)
    assert reserve_left(s, "prepare_the_way") == 8
    assert reserve_left(s, "the_spice_must_flow") == 10
    rich = mine(*["convincing_argument"] * 2, *["prepare_the_way"] * 3)
    assert {"prepare_the_way", "the_spice_must_flow"} <= options(show(rich), "acquire")
    rich = mine(*["convincing_argument"] * 2, *["prepare_the_way"] * 3)
    rich.reserve("prepare_the_way", 0).reserve("the_spice_must_flow", 0)
    assert not {"prepare_the_way", "the_spice_must_flow"} & options(show(rich), "acquire")


# ---------------------------------------------------------------- The Spice Must Flow


@pytest.mark.shows("reserve/the_spice_must_flow", "U-11.17", "U-11.13")
def test_the_spice_must_flow_scores_a_point_when_acquired() -> None:
    rich = mine(*["convincing_argument"] * 2, *["prepare_the_way"] * 3)
    s = show(rich, "acquire:the_spice_must_flow")
    assert s.seats[0].vp == 1
    assert "the_spice_must_flow" in cards(s, 0, "discard")
    assert reserve_left(s, "the_spice_must_flow") == 9


@pytest.mark.shows("reserve/the_spice_must_flow")
def test_the_spice_must_flow_costs_nine() -> None:
    s = show(mine(*["prepare_the_way"] * 4))
    assert s.seats[0].persuasion == 8
    assert "acquire:the_spice_must_flow" not in legal(s)


@pytest.mark.shows("reserve/the_spice_must_flow")
def test_the_spice_must_flow_reveals_a_spice() -> None:
    s = show(mine("the_spice_must_flow", "convincing_argument").have(0, spice=0))
    assert s.seats[0].spice == 1
    assert s.seats[0].vp == 0


@pytest.mark.shows("reserve/the_spice_must_flow", "U-11.18")
def test_the_spice_must_flow_trashed_leaves_its_point() -> None:
    table = mine("price_is_no_object", "diplomacy").have(0, solari=9, water=1)
    table.intrigue_top("devour").revealed(1, 2)
    s = send(table, "price_is_no_object", "secrets", "card-effect:0", "acquire:the_spice_must_flow")
    assert s.seats[0].vp == 1
    do(s, "card:diplomacy", "space:desert_tactics", "space-effect:1", "card:the_spice_must_flow")
    assert reserve_left(s, "the_spice_must_flow") == 10
    assert s.seats[0].vp == 1
