"""Hidden information (U-20), invariants (U-21) and random events (U-23)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import kanly
from kanly import BadPosition, Game, State

from ..table import FOUR, THREE, Table, cards, do, influence, intrigues, legal


def midgame(seed: int = 5, plies: int = 90, players: int = 3, choam: bool = True) -> State:
    """A position some way into a random game, at a turn of seat 0."""
    s = kanly.new_game(players=players, modules=["choam"] if choam else [], seed=seed)
    choose = random.Random(seed)
    while s.ply < plies or s.decision.seat != 0 or s.decision.kind != "turn":
        s.apply(choose.choice(s.decision.actions))
    return s


def deep_hand() -> State:
    """Seats with known hands and Intrigue cards, seat 0 to move."""
    t = Table().hand(0, "dagger", "reconnaissance").hand(1, "diplomacy", "seek_allies")
    t.intrigue(0, "cunning").intrigue(1, "devour", "impress").intrigue(2, "mercenaries")
    return t.start()


# ================================================================ U-20: what a seat sees


@pytest.mark.shows("U-20")
def test_hands_are_seen_by_their_owner_and_counted_by_others() -> None:
    s = deep_hand()
    assert sorted(s.view(1)["seats"][1]["hand"]) == ["diplomacy", "seek_allies"]
    assert s.view(0)["seats"][1]["hand"] == 2
    assert s.view(2)["seats"][1]["hand"] == 2
    assert s.view(-1)["seats"][1]["hand"] == 2  # a spectator


@pytest.mark.shows("U-20", "U-15.1")
def test_intrigue_hands_are_seen_by_their_owner_and_counted_by_others() -> None:
    s = deep_hand()
    assert sorted(s.view(1)["seats"][1]["intrigue"]) == ["devour", "impress"]
    assert s.view(0)["seats"][1]["intrigue"] == 2
    assert s.view(0)["seats"][2]["intrigue"] == 1
    assert s.view(-1)["seats"][0]["intrigue"] == 1


@pytest.mark.shows("U-20")
def test_nobody_sees_the_order_of_a_deck_but_its_size() -> None:
    s = midgame()
    for seat in (-1, 0, 1, 2):
        view = s.view(seat)
        assert view["imperium_deck"] == len(s.imperium_deck)
        assert view["intrigue_deck"] == len(s.intrigue_deck)
        assert view["choam"]["bank"] == len(s.choam.bank)
        for n, player in enumerate(view["seats"]):
            assert player["deck"] == len(s.seats[n].deck)


@pytest.mark.shows("U-20")
def test_of_the_conflict_deck_only_the_tiers_are_known() -> None:
    s = Table().start()
    tiers = s.view(0)["conflict_deck"]
    assert sorted(tiers) == [2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert tiers[-1] == 2  # a Conflict II comes next
    assert s.view(0)["conflict"] == s.to_dict()["conflict"]


@pytest.mark.shows("U-20", "R-040")
def test_everything_that_lies_open_is_open_to_all() -> None:
    s = midgame()
    document = s.to_dict()
    for seat in (-1, 0, 1, 2):
        view = s.view(seat)
        for key in (
            "row", "reserve", "removed", "intrigue_discard", "intrigue_trash", "conflict",
            "conflicts_left", "alliances", "control", "shield_wall", "bonus_spice", "round",
            "first",
        ):  # fmt: skip
            assert view[key] == document[key], key
        for key in ("market", "held", "completed", "set_aside"):
            assert view["choam"][key] == document["choam"][key], key
        for n, player in enumerate(view["seats"]):
            for key in (
                "discard", "trash", "played", "shown", "set_aside", "waiting", "face_up",
                "face_down", "solari", "spice", "water", "vp", "supply", "garrison", "deployed",
                "worms", "spies", "spies_at", "agents", "agents_at", "influence", "hooks",
                "council", "swordmaster", "leader",
            ):  # fmt: skip
                assert player[key] == document["seats"][n][key], key
            assert player["strength"] == s.strength(n)


@pytest.mark.shows("U-20")
def test_a_view_holds_no_seed_no_generator_and_no_choices_of_others() -> None:
    s = deep_hand()
    view = s.view(1)
    assert view["setup"]["seed"] is None
    assert "chance" not in view
    assert view["decision"] == {"seat": 0, "kind": "turn"}
    assert s.view(0)["decision"]["actions"] == legal(s)


@pytest.mark.shows("U-20")
def test_two_positions_that_differ_only_in_hidden_cards_look_the_same() -> None:
    s = midgame()
    for seat in range(3):
        for seed in range(5):
            other = s.determinize(seat, seed)
            assert other.view(seat) == s.view(seat)


@pytest.mark.shows("R-040", "U-20")
def test_what_was_once_public_stays_public() -> None:
    t = Table(choam=True).discard(1, "signet_ring").hand(2, "dagger")
    t.battle_cards(1, face_down=("objective_crysknife", "choam_security"))
    t.contracts(1, completed=("immediate",), held=("arrakeen_water",))
    s = t.hand(0, "desert_survival", "diplomacy").start()
    do(s, "card:desert_survival", "space:imperial_basin", "card-effect:0", "card:diplomacy")
    view = s.view(2)
    assert view["seats"][0]["trash"] == ["diplomacy"]
    assert view["seats"][1]["discard"] == ["signet_ring"]
    assert sorted(view["seats"][1]["face_down"]) == ["choam_security", "objective_crysknife"]
    assert view["choam"]["completed"][1] == ["immediate"]
    assert view["choam"]["held"][1] == ["arrakeen_water"]
    assert (view["seats"][1]["hand"], view["seats"][1]["deck"]) == (5, 4)


@pytest.mark.shows("R-040")
def test_after_the_game_the_whole_position_can_be_shown() -> None:
    s = Table().points(0, 10).intrigue(1, "devour").at_endgame().start()
    assert s.is_over
    assert s.to_dict()["seats"][1]["intrigue"] == ["devour"]


# ================================================================ U-20: guessing what is hidden


def names(s: State, seat: int, *piles: str) -> Counter[str]:
    return Counter(card for pile in piles for card in cards(s, seat, pile))


@pytest.mark.shows("U-20")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_keeps_what_the_seat_knows_and_all_totals(seat: int) -> None:
    s = midgame()
    for seed in range(10):
        guess = s.determinize(seat, seed)
        assert guess.codex.rulebook.faults(guess) == []
        assert cards(guess, seat, "hand") == cards(s, seat, "hand")
        assert intrigues(guess, seat) == intrigues(s, seat)
        for n in range(3):  # decks are derivable as a set, never in order
            assert names(guess, n, "deck", "hand") == names(s, n, "deck", "hand")
            assert len(guess.seats[n].hand) == len(s.seats[n].hand)
            assert len(guess.seats[n].intrigue) == len(s.seats[n].intrigue)
        assert Counter(guess.imperium_deck) == Counter(s.imperium_deck)
        assert Counter(guess.choam.bank) == Counter(s.choam.bank)


@pytest.mark.shows("U-20")
def test_guesses_differ_in_what_is_hidden() -> None:
    s = deep_hand()
    hands, plots, decks, rows, conflicts = set(), set(), set(), set(), set()
    for seed in range(30):
        guess = s.determinize(0, seed)
        hands.add(tuple(sorted(cards(guess, 1, "hand"))))
        plots.add(tuple(sorted(intrigues(guess, 1))))
        decks.add(tuple(cards(guess, 0, "deck")))
        rows.add(bytes(guess.imperium_deck))
        conflicts.add(bytes(guess.conflict_deck))
    for found in (hands, plots, decks, rows, conflicts):
        assert len(found) > 5


@pytest.mark.shows("U-20", "U-2.2")
def test_the_unused_conflicts_are_hidden_too() -> None:
    s = Table().start()
    codex = s.codex
    seen = set()
    for seed in range(60):
        guess = s.determinize(0, seed)
        tiers = [codex.conflict_level[c] for c in guess.conflict_deck]
        assert tiers == s.view(0)["conflict_deck"]
        assert len(set(guess.conflict_deck)) == len(guess.conflict_deck)
        assert s.conflict not in guess.conflict_deck
        seen |= {c for c in guess.conflict_deck if codex.conflict_level[c] == 2}
    assert len(seen) == 9  # any of the nine may be among the five


@pytest.mark.shows("U-20", "imperium/long_live_the_fighters")
def test_cards_being_looked_at_are_known_to_the_looker_only() -> None:
    t = Table().hand(0, "long_live_the_fighters", "dagger")
    s = do(t.start(), "card:long_live_the_fighters", "space:spice_refinery", "card-effect:0")
    top = cards(s, 0, "deck")[-3:]
    others = set()
    for seed in range(20):
        assert cards(s.determinize(0, seed), 0, "deck")[-3:] == top
        others.add(tuple(cards(s.determinize(1, seed), 0, "deck")[-3:]))
    assert len(others) > 5


@pytest.mark.shows("U-20", "U-15.1", "U-15.2")
def test_an_intrigue_card_being_resolved_lies_face_up_before_all() -> None:
    t = Table().hand(0, "dagger", "reconnaissance").intrigue(0, "change_allegiances")
    s = t.have(0, spice=3).influence(0, fremen=1).start()
    assert "change_allegiances" not in str(s.view(1))
    do(s, "intrigue:change_allegiances")
    assert s.decision.kind == "order"  # in the middle of the card
    assert "change_allegiances" in str(s.view(1))


def robbed() -> tuple[State, str]:
    """Seat 0 has stolen an Intrigue card of seat 1; which one."""
    t = Table().hand(0, "diplomacy", "dagger").intrigue(0)
    t.intrigue(1, "mercenaries", "cunning", "devour", "impress")
    s = do(t.intrigue_top("spring_the_trap").start(), "card:diplomacy", "space:secrets")
    (stolen,) = set(intrigues(s, 0)) - {"spring_the_trap"}
    return s, stolen


@pytest.mark.shows("U-20", "U-15.9")
def test_a_stolen_intrigue_card_is_known_to_the_thief_and_hidden_from_third_players() -> None:
    s, stolen = robbed()
    assert stolen in s.view(0)["seats"][0]["intrigue"]
    assert s.view(2)["seats"][0]["intrigue"] == 2
    assert not all(stolen in intrigues(s.determinize(2, seed), 0) for seed in range(40))


@pytest.mark.shows("U-20", "U-15.9")
def test_the_victim_knows_which_intrigue_card_the_thief_holds() -> None:
    s, stolen = robbed()
    assert all(stolen in intrigues(s.determinize(1, seed), 0) for seed in range(40))


# ================================================================ undo never shows hidden cards


def act(game: Game, *actions: str) -> None:
    for text in actions:
        game.apply(game.state.action(text))


@pytest.mark.shows("U-20", "R-011")
def test_an_action_that_showed_nothing_can_be_taken_back() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").units(0, garrison=3)
    s = t.intrigue(0, "contingency_plan").start()
    game = Game.new(s)
    act(game, "card:reconnaissance", "space:spice_refinery", "deploy:2")
    assert game.state.seats[0].deployed == 2
    assert game.can_undo
    game.undo()
    assert game.state.seats[0].deployed == 0
    assert "deploy:2" in legal(game.state)
    game.undo()
    game.undo()
    assert "card:reconnaissance" in legal(game.state)


@pytest.mark.shows("U-20")
@pytest.mark.parametrize(
    ("card", "space"),
    [("reconnaissance", "arrakeen"), ("dagger", "assembly_hall")],
    ids=["card-drawn", "intrigue-drawn"],
)
def test_nothing_can_be_taken_back_once_a_hidden_card_was_seen(card: str, space: str) -> None:
    t = Table().hand(0, "reconnaissance", "dagger").intrigue(0, "contingency_plan")
    game = Game.new(t.start())
    act(game, f"card:{card}")
    assert game.can_undo
    act(game, f"space:{space}")
    assert not game.can_undo
    with pytest.raises(kanly.IllegalAction):
        game.undo()


@pytest.mark.shows("U-20")
def test_nothing_can_be_taken_back_once_the_row_showed_a_new_card() -> None:
    t = Table().hand(0, "convincing_argument", "convincing_argument", "dagger")
    t.row("branching_path", "overthrow", "steersman", "corrinth_city", "desert_power")
    s = t.intrigue(0, "contingency_plan").start()
    game = Game.new(s)
    act(game, "reveal")
    act(game, "acquire:branching_path")
    assert not game.can_undo


@pytest.mark.shows("U-20")
def test_a_decision_of_another_seat_closes_undo() -> None:
    t = Table().hand(0, "dune_the_desert_planet", "dagger").units(0).hand(1, "dagger", "diplomacy")
    game = Game.new(t.start())
    act(game, "card:dune_the_desert_planet", "space:imperial_basin")
    assert game.state.active == 1
    act(game, "card:dagger")
    game.undo()
    assert not game.can_undo  # the turn of seat 0 stays


# ================================================================ U-21: invariants


Tamper = Callable[[Table, dict[str, Any], dict[str, Any]], object]

FAULTS: list[tuple[str, Tamper]] = [
    ("1 a thirteenth troop in supply", lambda t, d, s: s.update(supply=s["supply"] + 1)),
    ("1 a troop too few", lambda t, d, s: s.update(garrison=s["garrison"] - 1)),
    ("2 a fourth Spy", lambda t, d, s: s.update(spies=4)),
    ("2 two Spies of one player on a post", lambda t, d, s: s.update(
        spies=1, spies_at=["post_choam", "post_choam"])),
    ("3 a third Agent without Swordmaster", lambda t, d, s: s.update(agents=3)),
    ("3 two own Agents on a space", lambda t, d, s: s.update(
        agents=0, agents_at=["arrakeen", "arrakeen"])),
    ("4 negative Solari", lambda t, d, s: s.update(solari=-1)),
    ("4 negative spice", lambda t, d, s: s.update(spice=-1)),
    ("4 negative water", lambda t, d, s: s.update(water=-1)),
    ("4 Influence above 6", lambda t, d, s: s["influence"].update(fremen=7)),
    ("4 negative points", lambda t, d, s: t.points(0, -1)),
    ("5 Influence 2 without its point", lambda t, d, s: s["influence"].update(fremen=2)),
    ("5 an Alliance without its point", lambda t, d, s: (
        t.influence(0, fremen=4), d["alliances"].update(fremen=0))),
    ("6 an Alliance below 4", lambda t, d, s: (
        t.influence(0, fremen=3), d["alliances"].update(fremen=0),
        t._score(0, "alliance:fremen", 1))),
    ("6 an opponent above the holder", lambda t, d, s: (
        t.alliance(0, "fremen"), t.influence(1, fremen=5))),
    ("7 four cards in the Row", lambda t, d, s: d["imperium_deck"].append(d["row"].pop())),
    ("8 a card too many", lambda t, d, s: s["hand"].append("dagger")),
    ("8 a card lost", lambda t, d, s: s["hand"].pop()),
    ("8 an Intrigue card twice", lambda t, d, s: s["intrigue"].append("cunning")),
    ("8 a Conflict twice", lambda t, d, s: d["conflicts_left"].append(d["conflict"])),
    ("10 negative sandworms", lambda t, d, s: s.update(worms=-1)),
    ("11 two face-up cards with one icon", lambda t, d, s: t.battle_cards(
        0, "objective_desert_mouse_first", "trade_dispute")),
]  # fmt: skip


@pytest.mark.shows("U-21")
@pytest.mark.parametrize("tamper", [f for _, f in FAULTS], ids=[name for name, _ in FAULTS])
def test_a_position_that_breaks_an_invariant_is_refused(tamper: Tamper) -> None:
    t = Table()
    assert t.start().codex.rulebook.faults(t.start()) == []
    tamper(t, t.doc, t.doc["seats"][0])
    with pytest.raises(BadPosition):
        t.start()


def check(s: State, instances: Counter[str]) -> None:
    """U-21, counted here independently of the engine."""
    doc = s.to_dict()
    for seat in range(len(s.seats)):
        mine = doc["seats"][seat]
        assert mine["supply"] + mine["garrison"] + mine["deployed"] + mine["memories"] == 12
        assert min(mine[k] for k in ("supply", "garrison", "deployed", "memories", "worms")) >= 0
        assert mine["spies"] + len(mine["spies_at"]) == 3
        assert len(set(mine["spies_at"])) == len(mine["spies_at"])
        total = 3 if mine["swordmaster"] else 2
        assert mine["agents"] + len(mine["agents_at"]) == total
        assert len(set(mine["agents_at"])) == len(mine["agents_at"])
        assert min(mine["solari"], mine["spice"], mine["water"], mine["vp"]) >= 0
        assert all(0 <= level <= 6 for level in mine["influence"].values())
        tracks = sum(level >= 2 for level in mine["influence"].values())
        tokens = sum(holder == seat for holder in doc["alliances"].values())
        scored = sum(n for why, n in mine["ledger"] if why.startswith(("faction:", "alliance:")))
        assert scored == tracks + tokens
        if mine["revealed"]:
            if not (s.turn.revealing and s.active == seat):
                assert mine["hand"] == mine["played"] == mine["shown"] == []
            units = mine["deployed"] + mine["worms"]
            assert (s.strength(seat) == 0) == (units == 0)
        icons = [icon(card) for card in mine["face_up"]]
        plain = [x for x in icons if x != "wild"]
        assert len(set(plain)) == len(plain)
    for faction, holder in doc["alliances"].items():
        levels = [seat["influence"][faction] for seat in doc["seats"]]
        if holder is not None:
            assert levels[holder] >= 4
            assert max(levels) == levels[holder]
    assert len(doc["row"]) == 5 or not doc["imperium_deck"]
    assert everything(doc) == instances
    assert s.codex.rulebook.faults(s) == []


def icon(card: str) -> str:
    """The battle icon of a Conflict or Objective card."""
    return ICON[card]


ICON = {
    "skirmish_crysknife": "crysknife",
    "skirmish_ornithopter": "ornithopter",
    "skirmish_desert_mouse": "desert_mouse",
    "choam_security": "crysknife",
    "spice_freighters": "crysknife",
    "siege_of_arrakeen": "ornithopter",
    "seize_spice_refinery": "crysknife",
    "test_of_loyalty": "ornithopter",
    "shadow_contest": "ornithopter",
    "secure_imperial_basin": "desert_mouse",
    "protect_the_sietches": "desert_mouse",
    "trade_dispute": "desert_mouse",
    "propaganda": "wild",
    "battle_for_imperial_basin": "ornithopter",
    "battle_for_arrakeen": "crysknife",
    "battle_for_spice_refinery": "desert_mouse",
    "objective_crysknife": "crysknife",
    "objective_crysknife_4_6": "crysknife",
    "objective_desert_mouse_first": "desert_mouse",
    "objective_desert_mouse_4_6": "desert_mouse",
    "objective_ornithopter_1_3": "ornithopter",
}


def everything(doc: dict[str, Any]) -> Counter[str]:
    """Every card and contract, wherever it lies."""
    found: Counter[str] = Counter()
    for key in ("imperium_deck", "row", "removed"):
        found.update(doc[key])
    found.update(doc["reserve"])
    for key in ("intrigue_deck", "intrigue_discard", "intrigue_trash"):
        found.update(f"intrigue {card}" for card in doc[key])
    for key in ("conflict_deck", "conflicts_left"):
        found.update(f"battle {card}" for card in doc[key])
    if doc["conflict"] is not None:
        found[f"battle {doc['conflict']}"] += 1
    for mine in doc["seats"]:
        for key in ("deck", "hand", "played", "shown", "discard", "trash", "set_aside"):
            found.update(mine[key])
        for key in ("intrigue", "waiting"):
            found.update(f"intrigue {card}" for card in mine[key])
        for key in ("face_up", "face_down"):
            found.update(f"battle {card}" for card in mine[key])
    if doc["choam"] is not None:
        for key in ("market", "bank", "set_aside"):
            found.update(f"contract {name}" for name in doc["choam"][key])
        for key in ("held", "completed"):
            for names_of_seat in doc["choam"][key]:
                found.update(f"contract {name}" for name in names_of_seat)
    return found


@pytest.mark.shows("U-21", "C-5")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("players", "choam"), [(3, False), (3, True), (4, False), (4, True)])
def test_the_invariants_hold_in_every_position_of_random_games(
    players: int, choam: bool, seed: int
) -> None:
    s = kanly.new_game(players=players, modules=["choam"] if choam else [], seed=seed)
    choose = random.Random(seed)
    instances = everything(s.to_dict())
    rounds = s.round
    while not s.is_over:
        s.apply(choose.choice(s.decision.actions))
        check(s, instances)
        if s.round != rounds:  # after Combat nobody has a unit there but a defending controller
            rounds = s.round
            for seat in s.seats:
                assert seat.worms == 0
                assert seat.deployed <= 1
    assert s.round <= 10


# ================================================================ U-23: random events


def play(seed: int) -> list[str]:
    """Fingerprints of a random game; the choices depend on the choice seed alone."""
    s = kanly.new_game(players=3, leaders=THREE, modules=["choam"], seed=seed)
    choose = random.Random(9)
    found = []
    while not s.is_over:
        s.apply(choose.choice(s.decision.actions))
        found.append(s.fingerprint())
    return found


@pytest.mark.shows("U-23")
def test_the_same_seed_gives_the_same_game() -> None:
    assert play(3) == play(3)
    assert play(3)[-1] != play(4)[-1]


@pytest.mark.shows("U-23", "U-2.2", "U-2.3", "U-2.6", "U-2.9")
def test_the_setup_shuffles_every_deck_the_contracts_and_the_objectives() -> None:
    found: dict[str, set[str]] = {}
    for seed in range(25):
        doc = kanly.new_game(leaders=FOUR, modules=["choam"], seed=seed).to_dict()
        for key in ("imperium_deck", "intrigue_deck", "conflict_deck", "conflict", "first"):
            found.setdefault(key, set()).add(str(doc[key]))
        found.setdefault("contracts", set()).add(str(doc["choam"]["bank"]))
        found.setdefault("deck", set()).add(str(doc["seats"][0]["deck"]))
        found.setdefault("objective", set()).add(str(doc["seats"][0]["face_up"]))
    assert len(found["conflict"]) == 3
    assert len(found["objective"]) == 4
    assert len(found["first"]) == 4
    for key in ("imperium_deck", "intrigue_deck", "conflict_deck", "contracts", "deck"):
        assert len(found[key]) > 20, key


@pytest.mark.shows("U-23")
def test_an_action_without_a_random_event_leaves_the_generator_alone() -> None:
    s = Table().hand(0, "reconnaissance", "dagger").intrigue(0, "contingency_plan").start()
    before = s.to_dict()["chance"]
    do(s, "intrigue:contingency_plan", "card:reconnaissance", "space:arrakeen", "deploy:2")
    assert influence(s, 0)["fremen"] == 0
    assert s.to_dict()["chance"] == before  # draws come from decks shuffled earlier


@pytest.mark.shows("U-23", "U-15.8", "U-16.1")
def test_reshuffles_and_the_stolen_card_use_the_generator() -> None:
    t = Table().hand(0, "reconnaissance", "dagger").discard(0, "diplomacy", "seek_allies").deck(0)
    s = t.start()
    before = s.to_dict()["chance"]
    do(s, "card:reconnaissance", "space:arrakeen", "space-effect:1")
    assert s.to_dict()["chance"] != before  # the own deck
    t = Table().hand(0, "dagger", "diplomacy").empty_intrigue_deck(discard=6)
    s = t.start()
    before = s.to_dict()["chance"]
    do(s, "card:dagger", "space:assembly_hall")
    assert s.to_dict()["chance"] != before  # the Intrigue Deck
    t = Table().hand(0, "diplomacy", "dagger")
    s = t.intrigue(1, "mercenaries", "cunning", "devour", "impress").start()
    before = s.to_dict()["chance"]
    do(s, "card:diplomacy", "space:secrets")
    assert s.to_dict()["chance"] != before  # Steal Intrigue


@pytest.mark.shows("U-23")
def test_random_leaders_are_dealt_by_the_seed() -> None:
    def dealt(seed: int) -> list[str]:
        doc = kanly.new_game(players=4, leaders="random", seed=seed).to_dict()
        return [seat["leader"] for seat in doc["seats"]]

    assert dealt(1) == dealt(1)
    assert len({tuple(dealt(seed)) for seed in range(20)}) > 15
