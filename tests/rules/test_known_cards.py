"""What others know of hidden cards, what a view shows, and guesses that keep to it (U-20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kanly import Game, KanlyError, State
from tests.table import Table, cards, do, intrigues, legal

from .helpers import RIVAL


def known(s: State, seat: int, viewer: int) -> list[str]:
    """Which Intrigue cards of a seat another one knows."""
    return list(s.view(viewer)["seats"][seat]["known_intrigue"])


def plots(*pairs: tuple[int, str]) -> Table:
    """Seat 0 with Intrigue cards, some of them known to other seats."""
    t = Table().hand(0, "dagger", "diplomacy")
    t.intrigue(0, "contingency_plan", "contingency_plan", "cunning", "impress")
    t.doc["seats"][0]["known_intrigue"] = [list(pair) for pair in pairs]
    return t


# ---------------------------------------------------------------- known Intrigue cards


@pytest.mark.shows("U-20")
def test_of_two_known_copies_one_stays_known() -> None:
    t = plots((1, "contingency_plan"), (1, "contingency_plan"), (2, "contingency_plan"))
    s = do(t.start(), "intrigue:contingency_plan")
    assert known(s, 0, 1) == ["contingency_plan"]
    assert known(s, 0, 2) == []


@pytest.mark.shows("U-20")
def test_a_card_that_is_played_is_forgotten_and_no_other() -> None:
    t = plots((1, "cunning"), (1, "impress"), (2, "impress"), (2, "cunning"))
    s = do(t.start(), "intrigue:cunning")
    assert known(s, 0, 1) == ["impress"]
    assert known(s, 0, 2) == ["impress"]


@pytest.mark.shows("U-20", "U-15.9", "space/secrets")
def test_after_a_theft_only_the_thief_knows_what_is_left() -> None:
    t = plots((1, "contingency_plan"), (2, "contingency_plan"), (2, "contingency_plan"))
    before = Counter(t.doc["seats"][0]["intrigue"])
    s = do(t.hand(2, "diplomacy").turn_of(2).start(), "card:diplomacy", "space:secrets")
    assert known(s, 0, 2) == ["contingency_plan"] * intrigues(s, 0).count("contingency_plan")
    assert known(s, 0, 1) == []
    assert known(s, 2, 0) == list((before - Counter(intrigues(s, 0))).elements())


@pytest.mark.shows("U-20")
def test_a_seat_is_told_what_others_know_of_its_cards() -> None:
    s = plots((1, "cunning"), (2, "impress")).start()
    assert known(s, 0, 0) == ["cunning", "impress"]
    assert known(s, 0, 1) == ["cunning"]
    assert known(s, 0, 2) == ["impress"]
    assert known(s, 0, -1) == []
    assert known(s, 1, 0) == []


@pytest.mark.shows("U-20", "R-072")
@pytest.mark.parametrize("rival", ["baron_vladimir_harkonnen", "staban_tuek"])
def test_nobody_looks_at_the_cards_of_a_rival(rival: str) -> None:
    t = Table(players=2, rivals=[rival]).intrigue(RIVAL, "cunning", "impress")
    t.doc["seats"][RIVAL]["known_intrigue"] = [[0, "cunning"]]
    s = t.start()
    assert [known(s, RIVAL, viewer) for viewer in (0, 1, RIVAL)] == [["cunning"], [], []]
    for viewer in (0, 1, RIVAL):
        assert s.view(viewer)["seats"][RIVAL]["intrigue"] == 2


# ---------------------------------------------------------------- views


@pytest.mark.shows("U-20")
def test_a_view_shows_the_question_to_all_and_its_answers_to_one() -> None:
    s = Table().hand(0, "dagger", "diplomacy").start()
    asked = {"seat": 0, "kind": "turn"}
    assert s.view(0)["decision"] == {**asked, "actions": legal(s)}
    assert s.view(1)["decision"] == s.view(-1)["decision"] == asked
    assert s.view(1)["over"] is False
    over = Table().at_endgame().start()
    assert (over.view(0)["decision"], over.view(0)["over"]) == (None, True)


@pytest.mark.shows("U-20")
def test_a_view_shows_pending_effects_and_strength() -> None:
    t = Table().hand(0, "calculus_of_power", "dagger").units(0, garrison=1, conflict=2)
    s = do(t.start(), "card:calculus_of_power", "space:arrakeen")
    view = s.view(1)
    assert view["pending"] == ["card-effect:0"]
    assert [seat["strength"] for seat in view["seats"]] == [4, 0, 0]


@pytest.mark.shows("U-20")
@pytest.mark.parametrize("seat", [-2, 3])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    s = Table().start()
    with pytest.raises(KanlyError, match=f"there is no seat {seat}; expected 0 to 2, or -1"):
        s.view(seat)
    with pytest.raises(KanlyError, match=f"there is no seat {seat}; expected 0 to 2, or -1"):
        s.determinize(seat, 1)
    assert s.view(2)["seats"][2]["hand"] == cards(s, 2, "hand")
    assert isinstance(s.view(-1)["seats"][2]["hand"], int)


# ---------------------------------------------------------------- guesses


def sizes(s: State) -> list[list[int]]:
    """How many cards lie where, seat by seat."""
    return [
        [len(cards(s, seat, pile)) for pile in ("deck", "hand")] + [len(intrigues(s, seat))]
        for seat in range(3)
    ]


@pytest.mark.shows("U-20")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_a_guess_keeps_sizes_known_cards_and_what_the_viewer_holds(viewer: int) -> None:
    t = plots((1, "cunning")).intrigue(1, "mercenaries", "devour", "buy_access")
    t.hand(1, "dagger", "diplomacy", "seek_allies")
    t.doc["seats"][1]["known_hand"] = ["seek_allies"]
    s = t.start()
    for seed in range(12):
        guess = s.determinize(viewer, seed)
        assert sizes(guess) == sizes(s)
        assert "seek_allies" in cards(guess, 1, "hand")
        if viewer >= 0:
            assert cards(guess, viewer, "hand") == cards(s, viewer, "hand")
            assert intrigues(guess, viewer) == intrigues(s, viewer)
        if viewer == 1:
            assert "cunning" in intrigues(guess, 0)
        assert State.from_dict(guess.to_dict()).fingerprint() == guess.fingerprint()


@pytest.mark.shows("U-20")
def test_what_an_opponent_is_asked_is_asked_of_the_guessed_cards() -> None:
    s = Table().hand(0, "dagger", "diplomacy", "seek_allies").start()
    hands = set()
    for seed in range(12):
        guess = s.determinize(1, seed)
        hand = cards(guess, 0, "hand")
        assert {a.split(":")[1] for a in legal(guess) if a.startswith("card:")} <= set(hand)
        hands.add(tuple(sorted(hand)))
    assert len(hands) > 1


@pytest.mark.shows("U-20")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("viewer", [0, 1])
def test_every_hidden_pile_is_dealt_anew(players: int, viewer: int) -> None:
    def hidden(s: State) -> dict[str, list[str]]:
        doc = s.to_dict()
        piles = {key: doc[key] for key in ("imperium_deck", "intrigue_deck", "conflict_deck")}
        piles["bank"] = doc["choam"]["bank"]
        own, other = doc["seats"][viewer], doc["seats"][1 - viewer]
        piles["own deck"] = own["deck"]
        piles["own top"] = own["deck"][-1:]
        piles["other deck"] = other["deck"]
        piles["other hand"] = other["hand"]
        if doc["rivals"] is not None:
            piles["House Hagal"] = doc["rivals"]["deck"]
        return piles

    s = Table(players=players, choam=True).start()
    guesses = [hidden(s.determinize(viewer, seed)) for seed in range(8)]
    for key, pile in hidden(s).items():
        assert len({tuple(guess[key]) for guess in guesses}) > 1, key
        assert all(len(guess[key]) == len(pile) for guess in guesses)
        if key in ("imperium_deck", "bank", "own deck", "House Hagal"):
            assert all(sorted(guess[key]) == sorted(pile) for guess in guesses)


@pytest.mark.shows("U-20", "imperium/treacherous_maneuver")
def test_an_opponent_who_must_trash_an_emperor_card_has_one_in_every_guess() -> None:
    t = Table().hand(0, "treacherous_maneuver", "sardaukar_soldier", "imperial_spymaster")
    s = do(t.start(), "card:treacherous_maneuver", "space:secrets", "card-effect:0")
    assert legal(s) == ["card:sardaukar_soldier", "card:imperial_spymaster"]
    for seed in range(60):
        guess = s.determinize(1, seed)
        assert legal(guess)
        assert {a.split(":")[1] for a in legal(guess)} <= set(cards(guess, 0, "hand"))
        assert guess.to_dict()["chance"] != s.to_dict()["chance"]
        assert len(cards(guess, 0, "hand")) == 2


@pytest.mark.shows("U-20", "intrigue/buy_access")
def test_a_card_and_a_seat_of_the_same_number_are_not_mixed_up() -> None:
    t = Table().intrigue(0, "buy_access", "cunning")
    t.doc["seats"][0]["known_intrigue"] = [[2, "buy_access"], [2, "cunning"]]
    s = t.start()
    assert s.action("intrigue:buy_access") == s.action("intrigue:backed_by_choam") + 1
    for seed in range(5):
        assert len(intrigues(s.determinize(1, seed), 0)) == 2
        assert sorted(intrigues(s.determinize(2, seed), 0)) == ["buy_access", "cunning"]


@pytest.mark.shows("U-20")
def test_ones_own_question_stays_as_it_was() -> None:
    s = Table().hand(0, "dagger", "diplomacy", "seek_allies").start()
    guess = s.determinize(0, 5)
    assert guess.decision is s.decision
    assert guess.floor == s.floor


@pytest.mark.shows("U-20")
def test_guesses_differ_by_their_seed_and_only_by_it() -> None:
    s = Table().start()
    guesses = [s.determinize(0, seed).fingerprint() for seed in range(20)]
    assert len(set(guesses)) == 20
    assert [s.determinize(0, seed).fingerprint() for seed in range(20)] == guesses


@pytest.mark.shows("U-20", "U-12.16")
def test_conflicts_that_were_seen_do_not_come_again() -> None:
    t = Table().conflict("skirmish_crysknife").battle_cards(1, "objective_crysknife")
    s = t.battle_cards(0, "objective_desert_mouse_first", face_down=("trade_dispute",)).start()
    levels = s.view(0)["conflict_deck"]
    for seed in range(20):
        guess = s.determinize(0, seed)
        deck: list[Any] = guess.to_dict()["conflict_deck"]
        assert len(set(deck)) == len(deck)
        assert not {"skirmish_crysknife", "trade_dispute"} & set(deck)
        assert guess.view(0)["conflict_deck"] == levels


@pytest.mark.shows("U-20", "U-15.9", "space/secrets")
@pytest.mark.parametrize("held", [3, 4])
def test_a_theft_is_not_taken_back(held: int) -> None:
    t = Table().hand(0, "diplomacy", "dagger").empty_intrigue_deck(discard=4)
    t.doc["seats"][1]["intrigue"] = t.doc["intrigue_discard"][:held]
    t.doc["intrigue_trash"] += t.doc["intrigue_discard"][held:]
    t.doc["intrigue_discard"] = []
    game = Game.new(t.start())
    game.apply("card:diplomacy")
    game.apply("space:secrets")
    assert len(intrigues(game.state, 0)) == (held == 4)
    assert game.can_undo == (held == 3)


# ---------------------------------------------------------------- the end of a Reveal turn


@pytest.mark.shows("U-11.19")
def test_after_the_last_reveal_turn_nobody_reveals() -> None:
    t = Table().revealed(1, 2).hand(0, "convincing_argument").units(0, conflict=1)
    t.units(1, conflict=1).intrigue(0, "contingency_plan").intrigue(1, "impress")
    s = do(t.start(), "reveal")
    assert s.to_dict()["turn"]["revealing"] is True
    do(s, "end")
    assert s.decision.kind == "combat"
    assert s.to_dict()["turn"]["revealing"] is False
