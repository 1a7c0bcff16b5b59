"""The starting decks of the two Commanders, box by box."""

from __future__ import annotations

from collections import Counter

import pytest

import kanly
from kanly import State
from kanly.engine.library import load
from kanly.engine.terms import FACTIONS
from kanly.engine.terms import ICONS as ICON_NAMES
from tests.cards.helpers.six_players import (
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    changes,
    chooser,
    everybody,
    icons_of,
    kind,
    market,
    options,
    reachable,
    rich,
    send,
    team_of,
    throne,
    turn,
)
from tests.table import SIX, Table, cards, contracts, do, influence, intrigues, legal, row

FOUR = ["emperor", "spacing_guild", "bene_gesserit", "fremen"]
RING = ["landsraad", "city", "spice_trade"]

# id: copies, factions, agent icons, persuasion, swords, what the Reveal box gives beside
DECKS = {
    MUAD_DIB: {
        "command_respect": (1, [], ["city"], 1, 0, {}),
        "convincing_argument": (1, [], [], 2, 0, {}),
        "demand_attention": (1, [], FOUR, 1, 0, {}),
        "desert_call": (1, [], ["spice_trade"], 1, 0, {}),
        "limited_landsraad_access": (2, [], ["landsraad"], 0, 1, {"spice": 1}),
        "seek_allies": (1, [], FOUR, 0, 0, {}),
        "signet_ring": (1, [], RING, 1, 0, {}),
        "threaten_spice_production": (1, [], ["spice_trade"], 1, 0, {}),
        "usul": (1, ["fremen"], ["city"], 2, 0, {}),
    },
    SHADDAM: {
        "convincing_argument": (1, [], [], 2, 0, {}),
        "corrino_might": (1, ["emperor"], ["landsraad"], 0, 1, {}),
        "critical_shipments": (1, [], ["spice_trade"], 2, 0, {}),
        "demand_results": (1, ["emperor"], ["landsraad"], 0, 1, {}),
        "devastating_assault": (1, [], ["spice_trade"], 1, 0, {}),
        "imperial_ornithopter": (2, ["emperor"], ["city"], 1, 0, {"solari": 1}),
        "imperial_tent": (1, ["emperor"], FOUR, 1, 0, {}),
        "seek_allies": (1, [], FOUR, 0, 0, {}),
        "signet_ring": (1, [], RING, 1, 0, {}),
    },
}
EVERY = [(seat, name) for seat, deck in DECKS.items() for name in deck]
MARKS = sorted({f"starter/{name}" for _, name in EVERY})
OWNERS = {name: seat for seat, name in EVERY}
LEFT = {seat: team_of(seat)[1] for seat in COMMANDERS}


def holding(name: str, ally: int | None = None, *others: str) -> Table:
    """Its Commander holds the card, with the left Ally activated if none is named."""
    seat = OWNERS[name]
    ally = LEFT[seat] if ally is None else ally
    return turn(seat, ally, name, *(others or ("convincing_argument",)))


def play(t: Table, name: str, space: str, *then: str) -> State:
    """Its Commander sends an Agent with the card."""
    return send(t, OWNERS[name], name, space, *then)


def reveal(t: Table, *then: str) -> State:
    """The Reveal turn, begun by hand if it does not come by itself."""
    s = t.start()
    return do(s, *(["reveal"] if "reveal" in legal(s) else []), *then)


def trash(s: State, name: str) -> list[str]:
    return cards(s, OWNERS[name], "trash")


# ---------------------------------------------------------------- what is printed


@pytest.mark.shows(*MARKS, "S-2.5")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_a_commander_starts_with_ten_cards_of_the_own_deck(seat: int) -> None:
    s = kanly.new_game(leaders=SIX, seed=5)
    owned = Counter(cards(s, seat, "hand") + cards(s, seat, "deck"))
    assert owned == {name: printed[0] for name, printed in DECKS[seat].items()}
    assert owned.total() == 10


@pytest.mark.shows("S-2.5")
@pytest.mark.parametrize("seat", [IRULAN, GURNEY, JESSICA, FEYD])
def test_allies_start_with_the_usual_ten_cards(seat: int) -> None:
    s = kanly.new_game(leaders=SIX, seed=5)
    assert Counter(cards(s, seat, "hand") + cards(s, seat, "deck")) == {
        "convincing_argument": 2,
        "dagger": 2,
        "diplomacy": 1,
        "dune_the_desert_planet": 2,
        "reconnaissance": 1,
        "seek_allies": 1,
        "signet_ring": 1,
    }


@pytest.mark.shows(*MARKS, "S-5.5")
@pytest.mark.parametrize(("seat", "name"), EVERY)
def test_printed_values(seat: int, name: str) -> None:
    card = next(c for c in load("uprising").edition.cards if c.id == name)
    _, factions, icons, persuasion, swords, _ = DECKS[seat][name]
    assert (card.kind, card.cost) == ("starter", 0)
    assert [FACTIONS[f] for f in card.factions] == factions
    assert [ICON_NAMES[i] for i in card.icons] == icons
    assert (card.persuasion, card.swords) == (persuasion, swords)


@pytest.mark.shows(*MARKS, "S-4.1", "S-5.2", "S-5.3", "S-7.1")
@pytest.mark.parametrize(("seat", "name"), EVERY)
def test_the_agent_icons_open_the_spaces_they_match(seat: int, name: str) -> None:
    other = "signet_ring" if name != "signet_ring" else "seek_allies"
    s = rich(turn(seat, LEFT[seat], name, other), seat).start()
    spaces = icons_of(seat)
    assert reachable(s, name) == set().union(*(spaces[icon] for icon in DECKS[seat][name][2]))


@pytest.mark.shows(*MARKS, "S-3.3", "S-3.4", "S-3.5")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(("seat", "name"), EVERY)
def test_the_reveal_box_gives_persuasion_to_the_commander_and_swords_to_the_ally(
    seat: int, name: str, side: int
) -> None:
    ally = team_of(seat)[side]
    t = turn(seat, ally, name, "prepare_the_way")
    before = everybody(t.start())
    s = reveal(t)
    _, _, _, persuasion, swords, gained = DECKS[seat][name]
    assert s.seats[seat].persuasion == persuasion + 2  # of Prepare the Way
    assert [s.seats[who].swords for who in range(6)] == [swords * (who == ally) for who in range(6)]
    after = changes(before, s)
    assert after[seat].pop("hand") == -2
    assert after == {seat: gained}


@pytest.mark.shows("starter/seek_allies", "U-17.3")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_seek_allies_must_be_trashed_when_played(seat: int) -> None:
    t = turn(seat, LEFT[seat], "seek_allies", "convincing_argument")
    s = send(t, seat, "seek_allies", "deliver_supplies")
    assert cards(s, seat, "trash") == ["seek_allies"]
    assert cards(s, seat, "played") == []
    assert s.active == seat + 1


# ---------------------------------------------------------------- Command Respect


@pytest.mark.shows("starter/command_respect", "X-S12", "S-8.2")
def test_command_respect_is_trashed_for_a_trade_with_any_teammate() -> None:
    t = holding("command_respect", GURNEY).owns(MUAD_DIB, "swordmaster")
    s = play(t.intrigue(MUAD_DIB, "impress"), "command_respect", "carthag", "card-effect:0")
    assert trash(s, "command_respect") == ["command_respect"]
    assert kind(s) == "trade-partner"
    assert options(s, "seat") == {str(GURNEY), str(JESSICA)}
    do(s, f"seat:{JESSICA}", "option:3", "intrigue:impress", "end")
    assert (chooser(s), kind(s)) == (JESSICA, "trade-kind")
    do(s, "pass")
    assert intrigues(s, JESSICA) == ["impress"]
    assert intrigues(s, MUAD_DIB) == ["devour"]  # of Carthag
    assert (s.seats[MUAD_DIB].water, s.seats[JESSICA].water) == (1, 1)


@pytest.mark.shows("starter/command_respect")
def test_command_respect_needs_the_swordmaster_bonus_token() -> None:
    s = play(holding("command_respect"), "command_respect", "carthag")
    assert legal(s) == [f"seat:{GURNEY}", "end"]
    assert trash(s, "command_respect") == []


@pytest.mark.shows("starter/command_respect", "S-10.3")
def test_command_respect_asks_for_the_token_that_stays_when_the_swordmaster_is_gone() -> None:
    t = holding("command_respect").owns(MUAD_DIB, "swordmaster").swordmaster_at(MUAD_DIB, "gone")
    assert "card-effect:0" in legal(play(t, "command_respect", "carthag"))


@pytest.mark.shows("starter/command_respect")
def test_the_token_of_an_ally_does_not_serve_command_respect() -> None:
    t = holding("command_respect").owns(GURNEY, "swordmaster")
    assert "card-effect:0" not in legal(play(t, "command_respect", "carthag"))


@pytest.mark.shows("starter/command_respect", "U-17.1")
def test_command_respect_may_be_kept() -> None:
    t = holding("command_respect").owns(MUAD_DIB, "swordmaster")
    s = play(t, "command_respect", "carthag", "end", "pass")
    assert cards(s, MUAD_DIB, "played") == ["command_respect"]
    assert s.active == IRULAN


# ---------------------------------------------------------------- Demand Attention


@pytest.mark.shows("starter/demand_attention", "S-5.4")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
def test_demand_attention_moves_the_cube_of_the_ally_twice_for_four_spice(ally: int) -> None:
    t = holding("demand_attention", ally).have(MUAD_DIB, spice=4)
    before = everybody(t.start())
    s = play(t, "demand_attention", "deliver_supplies", "card-effect:0")
    assert changes(before, s) == {
        MUAD_DIB: {"spice": -4, "water": 1, "hand": -1},
        ally: {"spacing_guild": 2, "vp": 1},
    }
    assert trash(s, "demand_attention") == ["demand_attention"]


@pytest.mark.shows("starter/demand_attention", "track/spacing_guild", "S-3.6")
def test_demand_attention_brings_the_ally_past_the_bonus() -> None:
    t = holding("demand_attention", GURNEY).have(MUAD_DIB, spice=4)
    t.influence(GURNEY, spacing_guild=3)
    before = everybody(t.start())
    s = play(t, "demand_attention", "deliver_supplies", "card-effect:0")
    do(s, *(["influence-step"] if "influence-step" in legal(s) else []))
    assert changes(before, s) == {
        MUAD_DIB: {"spice": -4, "water": 1, "hand": -1},
        GURNEY: {"spacing_guild": 2, "solari": 3, "vp": 1},
    }


@pytest.mark.shows("starter/demand_attention", "track/fremen", "S-4.2", "S-4.3")
def test_demand_attention_on_the_fremen_board_moves_his_own_cube_twice() -> None:
    t = holding("demand_attention", GURNEY).have(MUAD_DIB, spice=4)
    before = everybody(t.start())
    s = play(t, "demand_attention", "desert_mastery", "card-effect:0", "influence-step")
    assert changes(before, s) == {
        MUAD_DIB: {"spice": -4 + 1 + 1, "fremen": 2, "vp": 1},
        GURNEY: {"spice": 1},
        JESSICA: {"spice": 1},
    }
    assert trash(s, "demand_attention") == ["demand_attention"]


@pytest.mark.shows("starter/demand_attention", "U-17.1")
@pytest.mark.parametrize(("spice", "step"), [(3, ()), (4, ("influence-step", "end"))])
def test_demand_attention_without_the_payment_is_a_usual_visit(
    spice: int, step: tuple[str, ...]
) -> None:
    t = holding("demand_attention", GURNEY).have(MUAD_DIB, spice=spice)
    s = play(t, "demand_attention", "deliver_supplies")
    for text in step:
        do(s, *([text] if text in legal(s) else []))
    assert s.active == IRULAN
    assert influence(s, GURNEY)["spacing_guild"] == 1
    assert s.seats[MUAD_DIB].spice == spice
    assert cards(s, MUAD_DIB, "played") == ["demand_attention"]


# ---------------------------------------------------------------- Desert Call


def calling(ally: int = GURNEY, conflict: str = "spice_freighters") -> Table:
    """Muad'Dib holds Desert Call and has two water; his Allies have Maker Hooks."""
    t = holding("desert_call", ally).conflict(conflict).have(MUAD_DIB, water=2)
    return t.owns(GURNEY, "hooks").owns(JESSICA, "hooks").have(ally, water=0)


@pytest.mark.shows("starter/desert_call", "S-6.5")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
@pytest.mark.parametrize("space", ["imperial_basin", "accept_contract"])
def test_desert_call_pays_a_water_for_a_sandworm_of_the_ally(ally: int, space: str) -> None:
    s = play(calling(ally), "desert_call", space, "card-effect:0")
    assert s.seats[MUAD_DIB].water == 1
    assert [s.seats[seat].worms for seat in range(6)] == [1 * (seat == ally) for seat in range(6)]
    assert trash(s, "desert_call") == ["desert_call"]


@pytest.mark.shows("starter/desert_call", "U-17.1")
def test_desert_call_may_be_kept() -> None:
    s = play(calling(), "desert_call", "imperial_basin", "end", "pass")
    assert (s.seats[MUAD_DIB].water, s.seats[GURNEY].worms) == (2, 0)
    assert cards(s, MUAD_DIB, "played") == ["desert_call"]


@pytest.mark.shows("starter/desert_call")
def test_desert_call_needs_maker_hooks() -> None:
    t = holding("desert_call").conflict("spice_freighters")
    assert "card-effect:0" not in legal(play(t, "desert_call", "imperial_basin"))


@pytest.mark.shows("starter/desert_call")
def test_desert_call_needs_a_water_of_muad_dib_himself() -> None:
    t = calling().have(MUAD_DIB, water=0).have(GURNEY, water=5)
    assert "card-effect:0" not in legal(play(t, "desert_call", "imperial_basin"))


@pytest.mark.shows("starter/desert_call", "U-7.15", "U-7.17")
def test_no_sandworm_is_called_behind_the_shield_wall() -> None:
    protected = play(calling(conflict="siege_of_arrakeen"), "desert_call", "imperial_basin")
    assert "card-effect:0" not in legal(protected)
    t = calling(conflict="siege_of_arrakeen").no_shield_wall()
    s = play(t, "desert_call", "imperial_basin", "card-effect:0")
    assert s.seats[GURNEY].worms == 1


# ---------------------------------------------------------------- Limited Landsraad Access


@pytest.mark.shows("starter/limited_landsraad_access", "starter/corrino_might", "U-5.5")
@pytest.mark.parametrize("name", ["limited_landsraad_access", "corrino_might"])
def test_an_empty_agent_box_leaves_the_landsraad_space_alone(name: str) -> None:
    t = holding(name).have(OWNERS[name], spice=3)
    before = everybody(t.start())
    s = play(t, name, "assembly_hall")
    assert changes(before, s) == {OWNERS[name]: {"hand": -1, "intrigue": 1}}
    assert cards(s, OWNERS[name], "played") == [name]


# ---------------------------------------------------------------- Threaten Spice Production


def threat(own: int, left: int, right: int) -> State:
    """Muad'Dib may use the card; so much spice has each of his team, Gurney to his left."""
    t = holding("threaten_spice_production", JESSICA)
    for seat, spice in ((MUAD_DIB, own), (GURNEY, left), (JESSICA, right)):
        t.have(seat, spice=spice)
    return play(t, "threaten_spice_production", "accept_contract")


def team_spice(s: State) -> tuple[int, ...]:
    return tuple(s.seats[seat].spice for seat in (MUAD_DIB, GURNEY, JESSICA))


@pytest.mark.shows("starter/threaten_spice_production")
@pytest.mark.parametrize(
    ("have", "pays"),
    [
        ((7, 7, 7), (7, 0, 0)),
        ((0, 7, 1), (0, 7, 0)),
        ((0, 4, 4), (0, 4, 3)),
        ((2, 9, 9), (0, 0, 7)),
        ((3, 2, 2), (3, 2, 2)),
        ((6, 5, 5), (4, 1, 2)),
    ],
)
def test_muad_dib_and_his_allies_pay_seven_spice_for_his_point(
    have: tuple[int, int, int], pays: tuple[int, int, int]
) -> None:
    s = do(threat(*have), "card-effect:0")
    for ally, amount in zip((GURNEY, JESSICA), pays[1:]):
        if kind(s) == "ally-pays" and chooser(s) == ally:
            do(s, f"amount:{amount}")
    assert team_spice(s) == tuple(a - b for a, b in zip(have, pays))
    assert [s.seats[seat].vp for seat in (MUAD_DIB, GURNEY, JESSICA)] == [5, 1, 1]
    assert trash(s, "threaten_spice_production") == ["threaten_spice_production"]


@pytest.mark.shows("starter/threaten_spice_production")
def test_each_ally_decides_and_none_pays_more_than_is_missing() -> None:
    s = do(threat(7, 9, 9), "card-effect:0")
    assert (chooser(s), kind(s)) == (GURNEY, "ally-pays")
    assert options(s, "amount") == {str(n) for n in range(8)}
    do(s, "amount:3")
    assert chooser(s) == JESSICA
    assert options(s, "amount") == {str(n) for n in range(5)}


@pytest.mark.shows("starter/threaten_spice_production", "U-17.1")
def test_when_the_allies_give_too_little_nobody_pays() -> None:
    s = do(threat(3, 9, 9), "card-effect:0", "amount:2", "amount:1")
    assert team_spice(s) == (3, 9, 9)
    assert s.seats[MUAD_DIB].vp == 4
    assert trash(s, "threaten_spice_production") == []
    assert cards(s, MUAD_DIB, "played") == ["threaten_spice_production"]


@pytest.mark.shows("starter/threaten_spice_production")
def test_a_team_with_six_spice_cannot_use_the_threat() -> None:
    t = threat(2, 2, 2)
    assert "card-effect:0" not in legal(t)
    assert "card-effect:0" in legal(threat(2, 2, 3))


@pytest.mark.shows("starter/threaten_spice_production")
def test_the_spice_of_the_other_team_does_not_serve() -> None:
    t = holding("threaten_spice_production").have(SHADDAM, spice=9).have(FEYD, spice=9)
    s = play(t, "threaten_spice_production", "accept_contract")
    assert "card-effect:0" not in legal(s)


@pytest.mark.shows("starter/threaten_spice_production", "U-17.1")
def test_muad_dib_may_leave_his_threat_unsaid() -> None:
    s = threat(7, 0, 0)
    do(s, "space-effect:1", f"contract:{market(s)[0]}", "end")
    assert s.active == IRULAN
    assert team_spice(s) == (7, 0, 0)
    assert cards(s, MUAD_DIB, "played") == ["threaten_spice_production"]


# ---------------------------------------------------------------- Usul, Critical Shipments


@pytest.mark.shows("starter/usul", "starter/critical_shipments", "S-3.1")
@pytest.mark.parametrize("side", [1, 2])
@pytest.mark.parametrize(
    ("name", "space", "option", "own", "others"),
    [
        ("usul", "spice_refinery", 0, {"water": 1}, {"spice": 1}),
        ("usul", "spice_refinery", 1, {"spice": 1}, {"water": 1}),
        ("critical_shipments", "imperial_basin", 0, {"water": 1}, {"solari": 2}),
        ("critical_shipments", "imperial_basin", 1, {"solari": 2}, {"water": 1}),
    ],
)
def test_the_commander_takes_one_and_the_activated_ally_the_other(
    name: str, space: str, option: int, own: dict[str, int], others: dict[str, int], side: int
) -> None:
    seat = OWNERS[name]
    ally = team_of(seat)[side]
    t = holding(name, ally).units(ally)
    before = everybody(t.start())
    s = play(t, name, space)
    if "card-effect:0" in legal(s):
        do(s, "card-effect:0")
    assert legal(s) == ["option:0", "option:1"]
    do(s, f"option:{option}")
    of_space = {"spice_refinery": {"solari": 2}, "imperial_basin": {"spice": 1}}[space]
    assert changes(before, s) == {seat: {"hand": -1} | of_space | own, ally: others}
    assert s.active == seat + 1


# ---------------------------------------------------------------- Corrino Might


@pytest.mark.shows("starter/corrino_might")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_corrino_might_brings_two_troops_to_the_garrison_of_each_ally(ally: int) -> None:
    t = holding("corrino_might", ally).have(SHADDAM, spice=3).units(IRULAN, garrison=1)
    before = everybody(t.start())
    s = reveal(t, "reveal-effect:corrino_might/0")
    assert changes(before, s) == {
        SHADDAM: {"spice": -3, "hand": -2},
        FEYD: {"garrison": 2},
        IRULAN: {"garrison": 2},
    }
    assert trash(s, "corrino_might") == ["corrino_might"]
    assert s.seats[ally].swords == 1


@pytest.mark.shows("starter/corrino_might", "U-17.1")
def test_corrino_might_needs_three_spice_and_may_be_kept() -> None:
    poor = reveal(holding("corrino_might").have(SHADDAM, spice=2).have(FEYD, spice=9))
    assert not options(poor, "reveal-effect")
    s = reveal(holding("corrino_might").have(SHADDAM, spice=3), "end")
    assert s.seats[SHADDAM].spice == 3
    assert cards(s, SHADDAM, "discard") == ["corrino_might", "convincing_argument"]


@pytest.mark.shows("starter/corrino_might", "R-016")
def test_corrino_might_recruits_what_each_supply_holds() -> None:
    t = holding("corrino_might").have(SHADDAM, spice=3)
    t.units(FEYD, garrison=3, conflict=8).units(IRULAN, garrison=12)
    s = reveal(t, "reveal-effect:corrino_might/0")
    assert (s.seats[FEYD].garrison, s.seats[IRULAN].garrison) == (4, 12)
    assert trash(s, "corrino_might") == ["corrino_might"]


# ---------------------------------------------------------------- Demand Results


def demanding(ally: int = FEYD) -> Table:
    """Shaddam holds Demand Results and two Solari; two contracts lie face up."""
    return holding("demand_results", ally).have(SHADDAM, solari=2).market("harvest_4", "espionage")


@pytest.mark.shows("starter/demand_results")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
@pytest.mark.parametrize(
    ("left", "right"), [("harvest_4", "espionage"), ("espionage", "harvest_4")]
)
def test_demand_results_hands_a_contract_to_each_ally(ally: int, left: str, right: str) -> None:
    s = play(demanding(ally), "demand_results", "assembly_hall", "card-effect:0")
    assert (chooser(s), kind(s)) == (SHADDAM, "hand-out")
    assert options(s, "contract") == {"harvest_4", "espionage"}
    do(s, f"contract:{left}")
    assert contracts(s, FEYD) == [left]
    assert contracts(s, IRULAN) == [right]
    assert contracts(s, SHADDAM) == []
    assert s.seats[SHADDAM].solari == 0
    assert trash(s, "demand_results") == ["demand_results"]


@pytest.mark.shows("starter/demand_results", "C-2.2")
def test_demand_results_refills_both_places() -> None:
    t = demanding().bank("heighliner_water", "arrakeen_water", "deliver_supplies")
    s = play(t, "demand_results", "assembly_hall", "card-effect:0", "contract:harvest_4")
    assert sorted(market(s)) == ["arrakeen_water", "heighliner_water"]
    assert s.to_dict()["choam"]["bank"] == ["deliver_supplies"]


@pytest.mark.shows("starter/demand_results")
def test_the_sardaukar_contracts_are_not_handed_out() -> None:
    s = play(demanding().bank(), "demand_results", "assembly_hall", "card-effect:0")
    do(s, "contract:harvest_4")
    assert market(s) == []
    assert s.to_dict()["choam"]["set_aside"] == ["sardaukar_cards", "sardaukar_recall"]


@pytest.mark.shows("starter/demand_results", "C-3.7")
def test_the_immediate_contract_pays_the_ally_who_gets_it() -> None:
    t = demanding().market("immediate", "harvest_4")
    s = play(t, "demand_results", "assembly_hall", "card-effect:0", "contract:harvest_4")
    assert contracts(s, IRULAN, "completed") == ["immediate"]
    assert (s.seats[IRULAN].solari, s.seats[SHADDAM].solari) == (2, 0)


@pytest.mark.shows("starter/demand_results")
@pytest.mark.parametrize(("ally", "other"), [(FEYD, IRULAN), (IRULAN, FEYD)])
def test_the_last_contract_goes_to_the_ally_shaddam_names(ally: int, other: int) -> None:
    t = demanding().bank()
    t.doc["choam"]["market"].remove("espionage")
    t.doc["choam"]["completed"][t.last].append("espionage")
    s = play(t, "demand_results", "assembly_hall", "card-effect:0")
    assert options(s, "seat") == {str(FEYD), str(IRULAN)}
    do(s, f"seat:{ally}")
    assert contracts(s, ally) == ["harvest_4"]
    assert contracts(s, other) == []
    assert trash(s, "demand_results") == ["demand_results"]


@pytest.mark.shows("starter/demand_results")
def test_without_a_contract_face_up_there_are_no_results_to_demand() -> None:
    s = play(demanding().empty_market(), "demand_results", "assembly_hall")
    assert s.active == JESSICA
    assert s.seats[SHADDAM].solari == 2
    assert cards(s, SHADDAM, "played") == ["demand_results"]


@pytest.mark.shows("starter/demand_results", "U-17.1")
def test_demand_results_needs_two_solari_and_may_be_kept() -> None:
    poor = play(demanding().have(SHADDAM, solari=1), "demand_results", "assembly_hall")
    assert poor.active == JESSICA
    s = play(demanding(), "demand_results", "assembly_hall", "end")
    assert s.seats[SHADDAM].solari == 2
    assert cards(s, SHADDAM, "played") == ["demand_results"]


# ---------------------------------------------------------------- Devastating Assault


@pytest.mark.shows("starter/devastating_assault", "S-3.4", "S-3.7")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_devastating_assault_gives_the_ally_a_troop_and_shaddam_a_solari(ally: int) -> None:
    t = holding("devastating_assault", ally)
    before = everybody(t.start())
    s = play(t, "devastating_assault", "imperial_basin")
    assert changes(before, s) == {
        SHADDAM: {"hand": -1, "solari": 1, "spice": 1},
        ally: {"garrison": 1},
    }
    do(s, f"seat:{ally}")
    assert chooser(s) == ally
    assert legal(s) == ["deploy:1", "deploy:2", "deploy:3", "pass"]
    do(s, "deploy:3")
    assert (s.seats[ally].deployed, s.seats[ally].garrison) == (3, 1)


@pytest.mark.shows("starter/devastating_assault", "S-10.3")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_devastating_assault_buys_five_swords_for_the_ally(ally: int) -> None:
    t = holding("devastating_assault", ally).owns(SHADDAM, "swordmaster").have(SHADDAM, solari=3)
    s = reveal(t.units(ally, conflict=1))
    assert s.seats[ally].swords == 2  # of the token
    do(s, "reveal-effect:devastating_assault/0")
    assert s.seats[ally].swords == 2 + 5
    assert s.seats[SHADDAM].swords == 0
    assert s.seats[SHADDAM].solari == 0
    assert trash(s, "devastating_assault") == []
    assert not options(s, "reveal-effect")


@pytest.mark.shows("starter/devastating_assault")
def test_devastating_assault_may_be_paid_without_a_unit_of_the_ally() -> None:
    t = holding("devastating_assault").owns(SHADDAM, "swordmaster").have(SHADDAM, solari=3)
    assert options(reveal(t), "reveal-effect") == {"devastating_assault/0"}


@pytest.mark.shows("starter/devastating_assault")
def test_devastating_assault_needs_the_token_and_three_solari() -> None:
    t = holding("devastating_assault").units(FEYD, conflict=1)
    assert not options(reveal(t.have(SHADDAM, solari=9).owns(FEYD, "swordmaster")), "reveal-effect")
    t = holding("devastating_assault").units(FEYD, conflict=1).owns(SHADDAM, "swordmaster")
    assert not options(reveal(t.have(SHADDAM, solari=2)), "reveal-effect")


@pytest.mark.shows("starter/devastating_assault", "U-17.1")
def test_the_swords_of_devastating_assault_may_be_declined() -> None:
    t = holding("devastating_assault").owns(SHADDAM, "swordmaster").have(SHADDAM, solari=3)
    s = reveal(t, "end")
    assert s.seats[SHADDAM].solari == 3


# ---------------------------------------------------------------- Imperial Ornithopter


@pytest.mark.shows("starter/imperial_ornithopter", "U-5.5")
def test_an_imperial_ornithopter_only_flies_to_a_city() -> None:
    t = holding("imperial_ornithopter").units(FEYD)
    before = everybody(t.start())
    s = play(t, "imperial_ornithopter", "spice_refinery")
    assert changes(before, s) == {SHADDAM: {"hand": -1, "solari": 2}}


@pytest.mark.shows("starter/imperial_ornithopter")
def test_two_imperial_ornithopters_bring_two_solari_when_revealed() -> None:
    t = turn(SHADDAM, FEYD, "imperial_ornithopter", "imperial_ornithopter", "convincing_argument")
    s = reveal(t)
    assert (s.seats[SHADDAM].persuasion, s.seats[SHADDAM].solari) == (4, 2)


# ---------------------------------------------------------------- Imperial Tent

ROW = ("southern_elders", "truthtrance", "desert_power", "overthrow", "maker_keeper")
FREMEN_ROW = ("southern_elders", "shishakli", "desert_power", "leadership", "maker_keeper")


@pytest.mark.shows("starter/imperial_tent", "S-9.1", "S-9.4", "R-083", "U-17.2")
def test_imperial_tent_must_move_a_card_that_is_not_fremen_to_the_throne_row() -> None:
    t = holding("imperial_tent").throne("steersman").row(*ROW).imperium_top("spy_network")
    s = play(t, "imperial_tent", "deliver_supplies")
    assert (chooser(s), kind(s)) == (SHADDAM, "throne")
    assert legal(s) == ["acquire:truthtrance", "acquire:overthrow"]
    do(s, "acquire:overthrow")
    assert throne(s) == ["steersman", "overthrow"]
    assert sorted(row(s)) == sorted({*ROW, "spy_network"} - {"overthrow"})
    assert cards(s, SHADDAM, "played") == ["imperial_tent"]
    assert s.active == JESSICA


@pytest.mark.shows("starter/imperial_tent", "U-17.4")
def test_imperial_tent_does_nothing_in_a_row_of_fremen() -> None:
    t = holding("imperial_tent").throne().row(*FREMEN_ROW)
    s = play(t, "imperial_tent", "deliver_supplies")
    assert s.active == JESSICA
    assert throne(s) == []
    assert row(s) == list(FREMEN_ROW)


@pytest.mark.shows("starter/imperial_tent", "S-9.1")
def test_imperial_tent_takes_the_only_card_that_is_not_fremen() -> None:
    t = holding("imperial_tent").throne().row(*FREMEN_ROW[:4], "truthtrance")
    s = play(t, "imperial_tent", "deliver_supplies")
    assert throne(s) == ["truthtrance"]
    assert len(row(s)) == 5


@pytest.mark.shows("starter/imperial_tent", "S-9.2")
@pytest.mark.parametrize("seat", range(6))
def test_only_shaddams_team_acquires_from_the_throne_row(seat: int) -> None:
    ally = LEFT.get(seat)
    t = turn(seat, ally, "convincing_argument", "prepare_the_way").throne(
        "truthtrance", "overthrow"
    )
    s = reveal(t.row(*FREMEN_ROW))
    assert s.seats[seat].persuasion == 4
    assert options(s, "throne") == ({"truthtrance"} if seat % 2 else set())
    if seat % 2:
        do(s, "throne:truthtrance")
        assert "truthtrance" in cards(s, seat, "discard")
        assert throne(s) == ["overthrow"]
        assert row(s) == list(FREMEN_ROW)
