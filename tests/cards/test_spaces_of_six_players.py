"""The board spaces of the six-player side: icons, costs, and what Allies and Commanders gain."""

from __future__ import annotations

import pytest

from kanly import State
from kanly.engine.terms import ICONS as ICON_NAMES
from tests.cards.helpers.six_players import (
    COMMANDERS,
    FEYD,
    GURNEY,
    IRULAN,
    JESSICA,
    MUAD_DIB,
    SHADDAM,
    SPACES,
    TEAMS,
    TRACKS,
    VISITORS,
    changes,
    chooser,
    everybody,
    field,
    gains,
    hooks,
    icons_of,
    kind,
    market,
    options,
    plain,
    reachable,
    rich,
    send,
    team_of,
    turn,
    visit,
)
from tests.table import Table, agents, cards, contracts, control, do, influence, intrigues, legal

ALL_SPACES = tuple(f"space/{space}" for space in SPACES)
FREE: dict[str, int] = {}

# space: icon, cost, Combat space, Maker space
PRINTED = {
    "military_support": ("emperor", {"spice": 2}, False, False),
    "economic_support": ("emperor", FREE, False, False),
    "heighliner": ("spacing_guild", {"spice": 5}, True, False),
    "deliver_supplies": ("spacing_guild", FREE, False, False),
    "espionage": ("bene_gesserit", {"spice": 1}, False, False),
    "secrets": ("bene_gesserit", FREE, False, False),
    "controversial_technology": ("fremen", {"spice": 2}, False, False),
    "expedition": ("fremen", FREE, False, False),
    "high_council": ("landsraad", {"solari": 5}, False, False),
    "imperial_privilege": ("landsraad", {"solari": 3}, False, False),
    "swordmaster": ("landsraad", {"solari": 8}, False, False),
    "assembly_hall": ("landsraad", FREE, False, False),
    "gather_support": ("landsraad", FREE, False, False),
    "shipping": ("spice_trade", {"spice": 3}, False, False),
    "accept_contract": ("spice_trade", FREE, False, False),
    "carthag": ("city", FREE, True, False),
    "arrakeen": ("city", FREE, True, False),
    "spice_refinery": ("city", FREE, True, False),
    "research_station": ("city", {"water": 2}, True, False),
    "sietch_tabr": ("city", FREE, True, False),
    "imperial_basin": ("spice_trade", FREE, True, True),
    "habbanya_erg": ("spice_trade", {"water": 1}, True, True),
    "hagga_basin": ("spice_trade", {"water": 1}, True, True),
    "deep_desert": ("spice_trade", {"water": 3}, True, True),
}
PERSONAL = ("sardaukar", "vast_wealth", "hardy_warriors", "desert_mastery")

# space: what the visitor pays and gains, what an activated Ally gains in a Commander's turn
VISITS = {
    "military_support": ({"spice": -2}, {"great_houses": 1}),
    "economic_support": ({"spice": 1}, {"great_houses": 1}),
    "heighliner": ({"spice": -5}, {"spacing_guild": 1, "garrison": 5}),
    "deliver_supplies": ({"water": 1}, {"spacing_guild": 1}),
    "espionage": ({"spice": -1, "hand": 1}, {"bene_gesserit": 1}),
    "secrets": ({"intrigue": 1}, {"bene_gesserit": 1}),
    "controversial_technology": (
        {"spice": -2, "intrigue": 1, "hand": 1},
        {"fringe_worlds": 1},
    ),
    "expedition": ({}, {"fringe_worlds": 1}),
    "high_council": ({"solari": -5}, {}),
    "imperial_privilege": ({"solari": -3, "hand": 1}, {}),
    "swordmaster": ({"solari": -8}, {}),
    "assembly_hall": ({"intrigue": 1}, {}),
    "gather_support": ({}, {"garrison": 2}),
    "shipping": ({"spice": -3, "solari": 5}, {}),
    "accept_contract": ({"hand": 1}, {}),
    "carthag": ({"intrigue": 1}, {"garrison": 1}),
    "arrakeen": ({"hand": 1}, {"garrison": 1}),
    "spice_refinery": ({"solari": 2}, {}),
    "research_station": ({"water": -2, "hand": 2}, {"garrison": 2}),
    "sietch_tabr": ({}, {}),
    "imperial_basin": ({"spice": 1}, {}),
    "habbanya_erg": ({"water": -1, "spice": 2, "hand": 1}, {}),
    "hagga_basin": ({"water": -1, "spice": 2}, {}),
    "deep_desert": ({"water": -3, "spice": 4}, {}),
}
ASKED = {
    "military_support": "reinforce",
    "economic_support": "trade-partner",
    "expedition": "contract",
    "shipping": "influence",
    "accept_contract": "contract",
    "sietch_tabr": "choose",
}
"""What must still be decided there."""


def each_visitor() -> pytest.MarkDecorator:
    """One case for each kind of visitor."""
    return pytest.mark.parametrize(("seat", "ally"), VISITORS.values(), ids=VISITORS)


def offered(s: State, seat: int) -> set[str]:
    """Everything offered to anybody until the seat's turn ends, declining what can be declined."""
    seen: set[str] = set()
    while s.active == seat and s.decision is not None:
        texts = legal(s)
        seen |= set(texts)
        do(s, next((text for text in ("end", "pass") if text in texts), texts[0]))
    return seen


# ---------------------------------------------------------------- the board


@pytest.mark.shows(*ALL_SPACES, "S-7.1", "R-084")
def test_the_board_has_24_spaces_beside_the_four_personal_ones() -> None:
    board = Table(6).start().codex.mode.board
    printed = {space.id: ICON_NAMES[space.icon] for space in board.spaces}
    assert len(printed) == len(board.spaces) == 28
    own = {space: printed.pop(space) for space in PERSONAL}
    assert printed == {space: facts[0] for space, facts in PRINTED.items()}
    assert list(own.values()) == ["emperor", "emperor", "fremen", "fremen"]


@pytest.mark.shows("S-7.1")
@pytest.mark.parametrize("space", ["dutiful_service", "fremkit", "desert_tactics"])
def test_some_spaces_are_missing_on_this_side(space: str) -> None:
    assert space not in {found.id for found in Table(6).start().codex.mode.board.spaces}


@pytest.mark.shows(*ALL_SPACES, "U-6.2", "S-4.1")
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("imperial_spymaster", ["emperor"]),  # its other icon is Spy, and no Spy is placed
        ("reliable_informant", ["spacing_guild"]),
        ("bene_gesserit_operative", ["bene_gesserit"]),
        ("southern_elders", ["bene_gesserit", "fremen"]),
        ("truthtrance", ["emperor", "spacing_guild", "bene_gesserit", "fremen"]),
        ("prepare_the_way", ["landsraad", "city"]),
        ("sardaukar_soldier", ["city"]),
        ("undercover_asset", ["landsraad", "city", "spice_trade"]),
    ],
)
@pytest.mark.parametrize("seat", range(6))
def test_a_card_reaches_exactly_the_spaces_of_its_icons(
    card: str, icons: list[str], seat: int
) -> None:
    ally = team_of(seat)[1] if seat in COMMANDERS else None
    s = rich(turn(seat, ally, card, "convincing_argument"), seat).start()
    assert reachable(s, card) == set().union(*(icons_of(seat)[icon] for icon in icons))


@pytest.mark.shows(*ALL_SPACES, "U-6.7", "S-3.5")
@pytest.mark.parametrize("space", [space for space, facts in PRINTED.items() if facts[1]])
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (SHADDAM, FEYD)])
def test_the_visitor_must_have_the_whole_cost(space: str, seat: int, ally: int | None) -> None:
    ((resource, n),) = PRINTED[space][1].items()
    for amount, opened in ((n - 1, False), (n, True)):
        t = rich(turn(seat, ally, plain(space), "convincing_argument"), seat)
        t.have(seat, **{resource: amount})
        if ally is not None:
            t.have(ally, solari=20, spice=20, water=20)  # of no use
        assert (space in reachable(t.start(), plain(space))) == opened


@pytest.mark.shows(*ALL_SPACES, "U-6.7")
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (SHADDAM, FEYD)])
def test_all_other_spaces_are_free(seat: int, ally: int | None) -> None:
    t = rich(turn(seat, ally, "truthtrance", "undercover_asset"), seat)
    s = t.have(seat, solari=0, spice=0, water=0).start()
    found = reachable(s, "truthtrance") | reachable(s, "undercover_asset")
    assert found & set(SPACES) == {space for space, facts in PRINTED.items() if not facts[1]}


@pytest.mark.shows(*ALL_SPACES, "S-3.7", "U-7.6", "U-7.10")
@pytest.mark.parametrize("space", PRINTED)
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (SHADDAM, IRULAN)])
def test_units_are_deployed_from_combat_spaces_only(
    space: str, seat: int, ally: int | None
) -> None:
    s, _ = visit(rich(turn(seat, ally), seat), seat, space)
    deploys = {text for text in offered(s, seat) if text.startswith("deploy:")}
    assert bool(deploys) == PRINTED[space][2]


@pytest.mark.shows("space/habbanya_erg", "S-7.2", "U-13.1")
@pytest.mark.parametrize("empty", [True, False])
def test_spice_grows_on_the_four_maker_spaces_without_an_agent(empty: bool) -> None:
    t = Table(6)
    if not empty:
        t.agents(GURNEY, "habbanya_erg").tokens(SHADDAM, left="deep_desert")
    s = t.at_makers().start()
    grown = dict.fromkeys((space for space, facts in PRINTED.items() if facts[3]), 1)
    if not empty:
        grown |= {"habbanya_erg": 0, "deep_desert": 0}
    assert s.to_dict()["bonus_spice"] == grown


@pytest.mark.shows("space/carthag", "space/habbanya_erg", "S-7.2")
def test_three_locations_can_be_controlled() -> None:
    assert set(control(Table(6).start())) == {"arrakeen", "spice_refinery", "imperial_basin"}


@pytest.mark.shows("S-1.3", "U-8.3")
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        ("arrakeen", {"solari": 1}),
        ("spice_refinery", {"solari": 1}),
        ("imperial_basin", {"spice": 1}),
    ],
)
def test_a_commander_pays_the_controller_too(seat: int, space: str, bonus: dict[str, int]) -> None:
    _, changed = visit(turn(seat, team_of(seat)[1]).control(JESSICA, space), seat, space)
    assert changed[JESSICA] == bonus


@pytest.mark.shows(*ALL_SPACES, "S-3.4", "S-3.5", "S-5.4", "S-7")
@pytest.mark.parametrize("space", PRINTED)
@each_visitor()
def test_who_pays_and_who_gains(space: str, seat: int, ally: int | None) -> None:
    t = rich(turn(seat, ally), seat)
    s, changed = visit(t, seat, space)
    assert changed == gains(seat, ally, *VISITS[space])
    assert space in agents(s, seat)
    if space in ASKED:
        assert (chooser(s), kind(s)) == (seat, ASKED[space])


@pytest.mark.shows(*ALL_SPACES, "U-6.4", "R-081")
@pytest.mark.parametrize("space", PRINTED)
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (MUAD_DIB, GURNEY)])
@pytest.mark.parametrize("there", [JESSICA, SHADDAM])
def test_an_agent_of_a_teammate_or_opponent_closes_a_space(
    space: str, seat: int, ally: int | None, there: int
) -> None:
    t = rich(turn(seat, ally, plain(space), "convincing_argument"), seat)
    t = t.tokens(there, left=space) if there in COMMANDERS else t.agents(there, space)
    assert space not in reachable(t.start(), plain(space))


# ---------------------------------------------------------------- Economic Support: Trade


def trading(seat: int = IRULAN, ally: int | None = None) -> Table:
    """The seat goes to Economic Support; nobody of its team owns anything."""
    t = turn(seat, ally)
    for mate in team_of(seat):
        t.have(mate, solari=0, spice=0, water=0)
    return t


@pytest.mark.shows("space/economic_support", "S-8.2", "R-081", "R-092")
@each_visitor()
def test_a_trade_is_with_one_of_the_two_teammates(seat: int, ally: int | None) -> None:
    s, _ = visit(trading(seat, ally), seat, "economic_support")
    assert kind(s) == "trade-partner"
    assert options(s, "seat") == {str(mate) for mate in team_of(seat) if mate != seat}


@pytest.mark.shows("space/economic_support", "X-S11", "S-8.2", "S-8.3")
def test_an_ally_trades_intrigue_for_the_spice_of_the_commander() -> None:
    t = trading().have(SHADDAM, spice=3).intrigue(IRULAN, "impress", "devour", "go_to_ground")
    s, _ = visit(t, IRULAN, "economic_support", f"seat:{SHADDAM}", "option:3")
    assert kind(s) == "trade-cards"
    do(s, "intrigue:devour", "intrigue:impress", "end")
    assert chooser(s) == SHADDAM
    assert s.seats[SHADDAM].spice == 3
    assert len(intrigues(s, IRULAN)) == 3
    do(s, "option:1", "amount:3")
    assert intrigues(s, IRULAN) == ["go_to_ground"]
    assert sorted(intrigues(s, SHADDAM)) == ["devour", "impress"]
    assert (s.seats[IRULAN].spice, s.seats[SHADDAM].spice) == (4, 0)


@pytest.mark.shows("space/economic_support", "S-8.2")
@pytest.mark.parametrize(("option", "good"), [(0, "solari"), (1, "spice"), (2, "water")])
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_a_trade_moves_any_amount_of_one_kind(option: int, good: str, amount: int) -> None:
    t = trading(SHADDAM, FEYD).have(SHADDAM, solari=3, spice=2, water=3)
    s, changed = visit(t, SHADDAM, "economic_support", f"seat:{IRULAN}", f"option:{option}")
    assert (chooser(s), kind(s)) == (SHADDAM, "trade-amount")
    assert options(s, "amount") - {"0"} == {"1", "2", "3"}  # with the spice just gained
    before = everybody(s)
    do(s, f"amount:{amount}")
    do(s, *(["pass"] if kind(s) == "trade-kind" else []))
    assert changes(before, s) == {SHADDAM: {good: -amount}, IRULAN: {good: amount}}
    assert changed[FEYD] == {"great_houses": 1}


@pytest.mark.shows("space/economic_support", "S-8.2", "R-092")
def test_both_gifts_of_the_same_kind_change_hands_together() -> None:
    t = trading(GURNEY).have(GURNEY, solari=2).have(JESSICA, solari=1)
    s, _ = visit(t, GURNEY, "economic_support", f"seat:{JESSICA}", "option:0", "amount:2")
    assert (chooser(s), kind(s)) == (JESSICA, "trade-kind")
    do(s, "option:0")
    if kind(s) == "trade-amount":
        assert options(s, "amount") - {"0"} == {"1"}
        do(s, "amount:1")
    assert (s.seats[GURNEY].solari, s.seats[JESSICA].solari) == (1, 2)


@pytest.mark.shows("space/economic_support", "S-8.2")
def test_a_trade_may_be_of_nothing() -> None:
    t = trading(GURNEY).have(JESSICA, water=2)
    s, changed = visit(t, GURNEY, "economic_support", f"seat:{JESSICA}", "pass")
    assert chooser(s) == JESSICA
    assert options(s, "option") == {"2"}
    do(s, "pass")
    assert changed == {GURNEY: {"spice": 1, "great_houses": 1}}
    assert s.seats[JESSICA].water == 2
    assert s.active == SHADDAM


# ---------------------------------------------------------------- Military Support: Reinforce


@pytest.mark.shows("space/military_support", "X-S10", "S-8.1")
def test_an_ally_keeps_one_troop_and_the_other_ally_deploys_two() -> None:
    t = rich(turn(JESSICA, None), JESSICA).units(GURNEY, garrison=3)
    s, _ = visit(t, JESSICA, "military_support", "amount:1")
    assert (s.seats[JESSICA].garrison, s.seats[GURNEY].garrison) == (4, 5)
    answered = {}
    while kind(s) == "deploy":
        answered[chooser(s)] = options(s, "amount") - {"0"}
        do(s, f"amount:{2}" if chooser(s) == GURNEY else "pass")
    assert answered == {JESSICA: {"1"}, GURNEY: {"1", "2"}}
    assert (s.seats[JESSICA].deployed, s.seats[GURNEY].deployed) == (0, 2)
    assert (s.seats[JESSICA].garrison, s.seats[GURNEY].garrison) == (4, 3)
    assert s.active == FEYD


@pytest.mark.shows("space/military_support", "S-8.1", "S-1.3")
@pytest.mark.parametrize("first", range(4))
@each_visitor()
def test_three_troops_are_divided_as_the_visitor_likes(
    seat: int, ally: int | None, first: int
) -> None:
    s, _ = visit(rich(turn(seat, ally), seat), seat, "military_support")
    assert options(s, "amount") == {"0", "1", "2", "3"}
    do(s, f"amount:{first}")
    _, left, right = team_of(seat)
    one = left if seat in COMMANDERS else seat
    other = right if one == left else left
    assert (s.seats[one].garrison, s.seats[other].garrison) == (3 + first, 3 + 3 - first)
    while kind(s) == "deploy":
        do(s, "pass" if "pass" in legal(s) else "amount:0")
    assert s.active == seat + 1


@pytest.mark.shows("space/military_support", "S-8.1")
@pytest.mark.parametrize("number", range(4))
def test_the_owner_of_the_new_troops_decides_how_many_fight(number: int) -> None:
    t = rich(turn(SHADDAM, IRULAN), SHADDAM)
    s, _ = visit(t, SHADDAM, "military_support", "amount:3")
    assert (chooser(s), kind(s)) == (FEYD, "deploy")
    do(s, f"amount:{number}" if number else "pass")
    assert (s.seats[FEYD].deployed, s.seats[FEYD].garrison) == (number, 6 - number)
    assert s.active == JESSICA


@pytest.mark.shows("space/military_support", "S-8.1", "R-016", "U-17.2", "U-17.5")
def test_each_share_comes_from_the_supply_of_its_ally() -> None:
    t = rich(turn(JESSICA, None), JESSICA).units(GURNEY, garrison=11).units(JESSICA, garrison=4)
    s, _ = visit(t, JESSICA, "military_support")
    assert options(s, "amount") == {"2", "3"}  # recruiting is no choice, only the division is
    do(s, "amount:2")
    assert (s.seats[GURNEY].garrison, s.seats[JESSICA].garrison) == (12, 6)


# ---------------------------------------------------------------- Fringe Worlds


@pytest.mark.shows("space/controversial_technology", "U-17.3")
@each_visitor()
def test_controversial_technology_may_trash_a_card_of_the_visitor(
    seat: int, ally: int | None
) -> None:
    s, _ = visit(rich(turn(seat, ally), seat), seat, "controversial_technology", "space-effect:2")
    assert kind(s) == "trash"
    assert {"card:convincing_argument", "played:truthtrance", "pass"} <= set(legal(s))
    do(s, "card:convincing_argument")
    assert cards(s, seat, "trash") == ["convincing_argument"]
    assert s.active == (seat + 1) % 6


@pytest.mark.shows("space/controversial_technology", "U-17.3")
def test_the_trash_of_controversial_technology_may_be_declined() -> None:
    s, _ = visit(rich(turn(FEYD, None), FEYD), FEYD, "controversial_technology", "end")
    assert cards(s, FEYD, "trash") == []


@pytest.mark.shows("space/expedition", "C-2.2", "C-2.6", "S-3.5")
@each_visitor()
def test_expedition_gives_the_visitor_a_contract(seat: int, ally: int | None) -> None:
    t = turn(seat, ally).market("harvest_4", "espionage")
    s, _ = visit(t, seat, "expedition")
    own = {"sardaukar_cards", "sardaukar_recall"} if seat == SHADDAM else set()
    assert options(s, "contract") == {"harvest_4", "espionage"} | own
    do(s, "contract:espionage")
    assert contracts(s, seat) == ["espionage"]
    assert len(market(s)) == 2


@pytest.mark.shows("space/expedition", "C-2.3")
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (MUAD_DIB, JESSICA)])
def test_expedition_gives_two_solari_when_no_contract_is_left(seat: int, ally: int | None) -> None:
    _, changed = visit(turn(seat, ally).empty_market(), seat, "expedition")
    assert changed == gains(seat, ally, {"solari": 2}, {"fringe_worlds": 1})


# ---------------------------------------------------------------- Carthag, Habbanya Erg


@pytest.mark.shows("space/carthag", "S-3.7")
@each_visitor()
def test_carthag_lets_the_new_troop_and_two_more_fight(seat: int, ally: int | None) -> None:
    s, _ = visit(turn(seat, ally), seat, "carthag")
    if ally is not None:
        assert not options(s, "deploy")
        do(s, f"seat:{ally}")
        assert (chooser(s), kind(s)) == (ally, "ally-deploys")
    assert options(s, "deploy") == {"1", "2", "3"}
    do(s, "deploy:3")
    fighter = seat if ally is None else ally
    assert (s.seats[fighter].deployed, s.seats[fighter].garrison) == (3, 1)


@pytest.mark.shows("space/habbanya_erg", "S-7.2", "S-3.5")
@each_visitor()
def test_habbanya_erg_gives_its_bonus_spice_too_and_no_sandworm(
    seat: int, ally: int | None
) -> None:
    t = turn(seat, ally).have(seat, water=1).bonus_spice(habbanya_erg=3)
    t.owns(GURNEY, "hooks").owns(JESSICA, "hooks").conflict("spice_freighters")
    s, changed = visit(t, seat, "habbanya_erg")
    assert changed == {seat: {"water": -1, "spice": 5, "hand": 1}}
    assert not {text for text in offered(s, seat) if text.startswith(("option:", "space-effect:"))}
    assert s.to_dict()["bonus_spice"]["habbanya_erg"] == 0


@pytest.mark.shows("space/hagga_basin", "space/deep_desert", "S-6.5", "S-3.5")
@pytest.mark.parametrize("ally", [GURNEY, JESSICA])
@pytest.mark.parametrize(
    ("space", "water", "worms"), [("hagga_basin", 1, 1), ("deep_desert", 3, 2)]
)
def test_muad_dib_takes_the_bonus_spice_and_the_ally_the_sandworms(
    space: str, water: int, worms: int, ally: int
) -> None:
    t = turn(MUAD_DIB, ally).have(MUAD_DIB, water=water).bonus_spice(**{space: 2})
    t.owns(GURNEY, "hooks").owns(JESSICA, "hooks").conflict("spice_freighters")
    s, _ = visit(t, MUAD_DIB, space)
    do(s, *(["space-effect:1"] if "space-effect:1" in legal(s) else []), "option:1")
    assert (s.seats[MUAD_DIB].spice, s.seats[MUAD_DIB].worms) == (2, 0)
    assert [s.seats[seat].worms for seat in range(6)] == [
        worms * (seat == ally) for seat in range(6)
    ]


# ---------------------------------------------------------------- Secrets


@pytest.mark.shows("space/secrets", "R-081", "U-15.9")
@pytest.mark.parametrize(("seat", "ally"), [(GURNEY, None), (MUAD_DIB, JESSICA)])
def test_secrets_takes_intrigue_from_opponents_and_not_from_teammates(
    seat: int, ally: int | None
) -> None:
    four = {
        JESSICA: ("weirding_combat", "tactical_option", "spice_is_power", "find_weakness"),
        SHADDAM: ("questionable_methods", "impress", "shadow_alliance", "mercenaries"),
        FEYD: ("buy_access", "cunning", "choam_profits", "secure_spice_trade"),
    }
    t = turn(seat, ally).intrigue_top("devour")
    for other, names in four.items():
        t.intrigue(other, *names)
    s, changed = visit(t, seat, "secrets")
    assert changed[seat]["intrigue"] == 3
    assert [len(s.seats[other].intrigue) for other in (JESSICA, SHADDAM, FEYD)] == [4, 3, 3]


# ---------------------------------------------------------------- High Council


@pytest.mark.shows("space/high_council", "S-3.5")
@pytest.mark.parametrize("seat", range(6))
def test_there_is_a_seat_in_the_council_for_each_of_the_six(seat: int) -> None:
    ally = team_of(seat)[1] if seat in COMMANDERS else None
    t = turn(seat, ally).have(seat, solari=5)
    for other in set(range(6)) - {seat}:
        t.owns(other, "council")
    s, changed = visit(t, seat, "high_council")
    assert field(s, seat, "council")
    assert changed == {seat: {"solari": -5}}


@pytest.mark.shows("space/high_council")
@each_visitor()
def test_a_second_visit_to_the_council_brings_spice_intrigue_and_troops(
    seat: int, ally: int | None
) -> None:
    t = turn(seat, ally).have(seat, solari=5).owns(seat, "council")
    _, changed = visit(t, seat, "high_council")
    own = {"solari": -5, "spice": 2, "intrigue": 1}
    assert changed == gains(seat, ally, own, {"garrison": 3})


@pytest.mark.shows("space/high_council", "S-3.5")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_the_persuasion_of_a_commanders_seat_is_his_own(seat: int) -> None:
    t = turn(seat, team_of(seat)[1], "convincing_argument", "signet_ring").owns(seat, "council")
    s = do(t.start(), "reveal")
    assert s.seats[seat].persuasion == 2 + 1 + 2


# ---------------------------------------------------------------- Swordmaster


@pytest.mark.shows("space/swordmaster", "S-10.1", "R-035")
@pytest.mark.parametrize("other", range(6))
@pytest.mark.parametrize("gone", [True, False])
def test_a_swordmaster_costs_six_solari_once_anybody_had_one(other: int, gone: bool) -> None:
    seat = MUAD_DIB if other != MUAD_DIB else FEYD
    t = turn(seat, GURNEY if seat == MUAD_DIB else None).have(seat, solari=6)
    t.owns(other, "swordmaster")
    if gone:
        t.swordmaster_at(other, "gone")
    s, changed = visit(t, seat, "swordmaster")
    assert changed == {seat: {"solari": -6}}
    assert field(s, seat, "swordmaster")


@pytest.mark.shows("space/swordmaster", "S-10.1", "S-10.3")
@pytest.mark.parametrize("gone", [True, False])
@each_visitor()
def test_nobody_goes_to_the_swordmaster_twice(seat: int, ally: int | None, gone: bool) -> None:
    t = rich(turn(seat, ally, "undercover_asset", "convincing_argument"), seat)
    t.owns(seat, "swordmaster")
    if gone:
        t.swordmaster_at(seat, "gone")
    assert "swordmaster" not in reachable(t.start(), "undercover_asset")


@pytest.mark.shows("space/swordmaster", "U-14.3", "S-10.1")
@each_visitor()
def test_the_swordmaster_is_one_more_agent_at_once(seat: int, ally: int | None) -> None:
    s, _ = visit(rich(turn(seat, ally), seat), seat, "swordmaster")
    assert field(s, seat, "agents") == 2
    assert s.to_dict()["teams"]["swordmaster_at"][seat] is None


@pytest.mark.shows("space/swordmaster", "S-10.3", "X-S16")
@each_visitor()
def test_the_token_gives_two_swords_in_every_reveal_turn(seat: int, ally: int | None) -> None:
    fighter = seat if ally is None else ally
    for place in (None, "gone"):
        t = turn(seat, ally, "convincing_argument", "signet_ring").owns(seat, "swordmaster")
        s = do(t.swordmaster_at(seat, place).units(fighter, conflict=1).start(), "reveal")
        assert [s.seats[who].swords for who in range(6)] == [
            2 * (who == fighter) for who in range(6)
        ]
        assert ally is not None or s.strength(fighter) == 2 + 2


@pytest.mark.shows("space/swordmaster", "S-10.2", "X-S16")
@pytest.mark.parametrize("seat", range(6))
def test_a_swordmaster_leaves_after_the_round_it_was_sent_in(seat: int) -> None:
    t = Table(6).owns(seat, "swordmaster")
    if seat in COMMANDERS:
        t.tokens(seat, swordmaster="carthag")
    else:
        t.agents(seat, "carthag").swordmaster_at(seat, "carthag")
    s = t.at_recall().start()
    assert s.to_dict()["teams"]["swordmaster_at"][seat] == "gone"
    assert field(s, seat, "agents") == 2
    assert field(s, seat, "swordmaster")


@pytest.mark.shows("space/swordmaster", "S-10.2", "X-S16")
@pytest.mark.parametrize("seat", range(6))
def test_an_unused_swordmaster_is_kept(seat: int) -> None:
    s = Table(6).owns(seat, "swordmaster").at_recall().start()
    assert s.to_dict()["teams"]["swordmaster_at"][seat] is None
    assert field(s, seat, "agents") == 3


@pytest.mark.shows("space/swordmaster", "S-3.2", "S-10.1")
@pytest.mark.parametrize("ally", [FEYD, IRULAN])
def test_the_swordmaster_of_a_commander_activates_either_ally(ally: int) -> None:
    t = turn(SHADDAM, ally).owns(SHADDAM, "swordmaster")
    t.tokens(SHADDAM, left="carthag", right="secrets")
    s, changed = visit(t, SHADDAM, "gather_support")
    assert changed == {ally: {"garrison": 2}}
    assert s.to_dict()["teams"]["swordmaster_at"][SHADDAM] == "gather_support"


# ---------------------------------------------------------------- Sietch Tabr


def at_sietch(seat: int, ally: int | None, branch: int) -> tuple[State, dict[int, dict[str, int]]]:
    """The seat has chosen the branch at Sietch Tabr."""
    return visit(rich(turn(seat, ally), seat), seat, "sietch_tabr", f"option:{branch}")


@pytest.mark.shows("space/sietch_tabr", "S-6.5", "R-082")
@each_visitor()
def test_sietch_tabr_gives_hooks_to_both_allies_of_muad_dib_only(
    seat: int, ally: int | None
) -> None:
    s, changed = at_sietch(seat, ally, 0)
    assert changed == gains(seat, ally, {"water": 1}, {"garrison": 1})
    assert hooks(s) == ([GURNEY, JESSICA] if seat in TEAMS[0] else [])


@pytest.mark.shows("space/sietch_tabr", "U-7.18")
@each_visitor()
def test_the_other_branch_of_sietch_tabr_gives_water_and_may_break_the_wall(
    seat: int, ally: int | None
) -> None:
    s, changed = at_sietch(seat, ally, 1)
    assert changed == {seat: {"water": 1}}
    assert (chooser(s), kind(s)) == (seat, "detonate")
    kept = do(s.copy(), "pass")
    assert kept.to_dict()["shield_wall"]
    do(s, "option:0")
    assert not s.to_dict()["shield_wall"]
    assert hooks(s) == []


@pytest.mark.shows("space/sietch_tabr", "U-7.16")
def test_an_ally_with_hooks_takes_the_troop_and_the_water() -> None:
    t = rich(turn(GURNEY, None), GURNEY).owns(GURNEY, "hooks").owns(JESSICA, "hooks")
    s, changed = visit(t, GURNEY, "sietch_tabr", "option:0")
    assert changed == {GURNEY: {"water": 1, "garrison": 1}}
    assert hooks(s) == [GURNEY, JESSICA]


# ---------------------------------------------------------------- requirements

REQUIRED = {
    "imperial_privilege": ("great_houses", {SHADDAM: "emperor"}),
    "shipping": ("spacing_guild", {}),
    "sietch_tabr": ("fringe_worlds", {MUAD_DIB: "fremen"}),
}


def enters(t: Table, seat: int, space: str) -> bool:
    """May the seat go there with a Signet Ring?"""
    t.have(seat, solari=20, spice=20, water=20)
    return space in reachable(
        t.hand(seat, "signet_ring", "convincing_argument").start(), "signet_ring"
    )


@pytest.mark.shows("space/imperial_privilege", "space/shipping", "space/sietch_tabr", "S-5.2")
@pytest.mark.parametrize("space", REQUIRED)
@pytest.mark.parametrize("seat", [GURNEY, IRULAN])
def test_an_ally_needs_two_influence_of_its_own(space: str, seat: int) -> None:
    track = REQUIRED[space][0]
    mate = {GURNEY: JESSICA, IRULAN: FEYD}[seat]
    assert not enters(turn(seat, None).influence(seat, **{track: 1}), seat, space)
    assert enters(turn(seat, None).influence(seat, **{track: 2}), seat, space)
    assert not enters(turn(seat, None).influence(mate, **{track: 2}), seat, space)


@pytest.mark.shows("space/imperial_privilege", "space/shipping", "space/sietch_tabr", "S-5.1")
@pytest.mark.parametrize("space", REQUIRED)
@pytest.mark.parametrize("seat", COMMANDERS)
@pytest.mark.parametrize("activated", [1, 2])
@pytest.mark.parametrize("higher", [1, 2])
def test_a_commander_enters_by_the_influence_of_either_ally(
    space: str, seat: int, activated: int, higher: int
) -> None:
    ally, owner = team_of(seat)[activated], team_of(seat)[higher]
    track = REQUIRED[space][0]
    assert not enters(turn(seat, ally).influence(owner, **{track: 1}), seat, space)
    assert enters(turn(seat, ally).influence(owner, **{track: 2}), seat, space)


@pytest.mark.shows("space/imperial_privilege", "space/sietch_tabr", "S-5.2", "S-5.3")
@pytest.mark.parametrize("space", REQUIRED)
@pytest.mark.parametrize("seat", COMMANDERS)
def test_a_commander_enters_by_the_personal_track_of_the_same_icon(space: str, seat: int) -> None:
    own = {MUAD_DIB: "fremen", SHADDAM: "emperor"}[seat]
    serves = REQUIRED[space][1].get(seat) == own
    assert enters(turn(seat, team_of(seat)[1]).influence(seat, **{own: 2}), seat, space) == serves
    assert not enters(turn(seat, team_of(seat)[1]).influence(seat, **{own: 1}), seat, space)


@pytest.mark.shows("space/imperial_privilege", "space/shipping", "space/sietch_tabr", "S-4.4")
@pytest.mark.parametrize("space", REQUIRED)
def test_the_other_team_and_the_commanders_track_do_not_open_a_space_to_an_ally(
    space: str,
) -> None:
    t = turn(GURNEY, None).influence(MUAD_DIB, fremen=6)
    for opponent in (IRULAN, FEYD):
        t.influence(opponent, **{REQUIRED[space][0]: 3})
    assert not enters(t, GURNEY, space)


@pytest.mark.shows("space/shipping", "X-S07", "S-5.4")
@each_visitor()
def test_the_influence_of_shipping_may_go_to_the_commanders_own_board(
    seat: int, ally: int | None
) -> None:
    s, _ = visit(rich(turn(seat, ally), seat), seat, "shipping")
    own = {MUAD_DIB: {"fremen"}, SHADDAM: {"emperor"}}.get(seat, set())
    assert options(s, "faction") == {*TRACKS} | own
    for track in own:
        moved = do(s.copy(), f"faction:{track}")
        assert influence(moved, seat)[track] == 1
    do(s, "faction:great_houses")
    cube = seat if ally is None else ally
    assert influence(s, cube)["great_houses"] == (3 if cube == cube_of_rich(seat) else 1)


def cube_of_rich(seat: int) -> int:
    """The seat whose Influence `rich` raised."""
    return team_of(seat)[1] if seat in COMMANDERS else seat


@pytest.mark.shows("space/imperial_privilege", "S-3.5", "R-005")
@each_visitor()
def test_imperial_privilege_recalls_another_agent_of_the_visitor(
    seat: int, ally: int | None
) -> None:
    t = rich(turn(seat, ally), seat).intrigue(seat, "impress")
    if seat in COMMANDERS:
        t.tokens(seat, **{"right" if ally == team_of(seat)[1] else "left": "carthag"})
    else:
        t.agents(seat, "carthag")
    s = t.hand(seat, "undercover_asset", "convincing_argument").start()
    do(s, "card:undercover_asset", "space:imperial_privilege", "space-effect:0")
    assert intrigues(s, seat) == ["devour"]
    assert s.to_dict()["intrigue_discard"] == ["impress"]
    if "space-effect:1" in legal(s):
        do(s, "space-effect:1")
    assert agents(s, seat) == ["imperial_privilege"]
    assert field(s, seat, "agents") == 1


@pytest.mark.shows("space/assembly_hall")
@pytest.mark.parametrize("seat", COMMANDERS)
def test_an_agent_in_the_assembly_hall_gives_a_commander_persuasion(seat: int) -> None:
    ally = team_of(seat)[1]
    t = turn(seat, ally, "convincing_argument", "signet_ring").tokens(seat, right="assembly_hall")
    s = do(t.start(), "reveal")
    assert s.seats[seat].persuasion == 2 + 1 + 1


@pytest.mark.shows("space/gather_support", "space/spice_refinery", "S-3.5")
@pytest.mark.parametrize(
    ("space", "cost", "own", "allys"),
    [
        ("gather_support", {"solari": 2}, {"solari": -2, "water": 1}, {"garrison": 2}),
        ("spice_refinery", {"spice": 1}, {"spice": -1, "solari": 4}, {}),
    ],
)
@each_visitor()
def test_the_second_cost_is_paid_by_the_visitor(
    space: str,
    cost: dict[str, int],
    own: dict[str, int],
    allys: dict[str, int],
    seat: int,
    ally: int | None,
) -> None:
    t = turn(seat, ally, "undercover_asset", "convincing_argument").have(seat, **cost)
    s = t.start()
    before = everybody(s)
    do(s, "card:undercover_asset", f"space:{space}", "option:1")
    before[seat]["hand"] -= 1
    assert changes(before, s) == gains(seat, ally, own, allys)


@pytest.mark.shows("space/espionage", "S-3.5")
@each_visitor()
def test_the_spy_of_espionage_is_the_visitors(seat: int, ally: int | None) -> None:
    t = rich(turn(seat, ally, "truthtrance", "convincing_argument"), seat)
    s = send(t, seat, "truthtrance", "espionage", "space-effect:1")
    assert (chooser(s), kind(s)) == (seat, "place-spy")
    do(s, "post:post_carthag")
    assert field(s, seat, "spies_at") == ["post_carthag"]


@pytest.mark.shows("space/habbanya_erg", "contract/harvest_3", "C-3.6", "S-7.2")
@pytest.mark.parametrize(("seat", "ally"), [(FEYD, None), (MUAD_DIB, JESSICA)])
def test_habbanya_erg_is_a_maker_space_for_harvest_contracts(seat: int, ally: int | None) -> None:
    t = turn(seat, ally).have(seat, water=1).bonus_spice(habbanya_erg=1)
    s, changed = visit(t.contracts(seat, held=("harvest_3",)), seat, "habbanya_erg")
    assert contracts(s, seat, "completed") == ["harvest_3"]
    assert changed[seat]["solari"] == 3


@pytest.mark.shows(
    "space/arrakeen", "contract/arrakeen_troop_spy", "contract/high_council_influence", "S-3.4"
)
@pytest.mark.parametrize(
    ("space", "contract", "allys"),
    [
        ("arrakeen", "arrakeen_troop_spy", {"garrison": 1 + 1}),
        ("high_council", "high_council_influence", {"bene_gesserit": 1}),
        ("heighliner", "heighliner_troops", {"spacing_guild": 1, "garrison": 5 + 2}),
    ],
)
@pytest.mark.parametrize(("seat", "ally"), [(MUAD_DIB, JESSICA), (SHADDAM, IRULAN)])
def test_troops_and_influence_of_a_commanders_contract_are_the_allys(
    space: str, contract: str, allys: dict[str, int], seat: int, ally: int
) -> None:
    t = rich(turn(seat, ally), seat).contracts(seat, held=(contract,))
    s = t.hand(seat, plain(space), "convincing_argument").start()
    before = everybody(s)
    do(s, f"card:{plain(space)}", f"space:{space}")
    if f"contract:{contract}" in legal(s):
        do(s, f"contract:{contract}")
    if kind(s) == "order":
        do(s, "option:0")
    if kind(s) == "place-spy":
        assert chooser(s) == seat
        do(s, "post:post_carthag")
        assert field(s, seat, "spies_at") == ["post_carthag"]
    assert changes(before, s)[ally] == allys
    assert contracts(s, seat, "completed") == [contract]


@pytest.mark.shows("space/swordmaster", "space/imperial_privilege", "R-088", "S-10.4")
@pytest.mark.parametrize(("recalled", "home"), [("carthag", 0), ("secrets", 1)])
def test_a_recalled_swordmaster_is_not_sent_again(recalled: str, home: int) -> None:
    t = rich(turn(GURNEY, None), GURNEY).owns(GURNEY, "swordmaster")
    t.agents(GURNEY, "carthag", "secrets").swordmaster_at(GURNEY, "carthag")
    s = send(
        t.hand(GURNEY, "undercover_asset", "convincing_argument", "dagger"),
        GURNEY,
        "undercover_asset",
        "imperial_privilege",
    )
    do(s, *(["space-effect:1"] if "space-effect:1" in legal(s) else []))
    assert options(s, "space") == {"carthag", "secrets"}
    do(s, f"space:{recalled}")
    assert field(s, GURNEY, "agents") == home


@pytest.mark.shows("S-6.5", "R-082", "intrigue/unexpected_allies")
@pytest.mark.parametrize(("seat", "ally"), [(FEYD, None), (SHADDAM, FEYD), (MUAD_DIB, GURNEY)])
def test_a_sandworm_that_needs_no_hooks_comes_for_anybody(seat: int, ally: int | None) -> None:
    t = turn(seat, ally, "signet_ring", "convincing_argument").conflict("spice_freighters")
    s = t.have(seat, water=2).intrigue(seat, "unexpected_allies").start()
    do(s, "intrigue:unexpected_allies")
    while kind(s) != "turn":
        do(s, "pass" if "pass" in legal(s) else legal(s)[0])
    assert s.seats[seat if ally is None else ally].worms == 1
