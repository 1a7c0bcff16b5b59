"""What is hidden in 2020, what documents keep of the new questions, and how far undo goes."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import kanly
from kanly import Game, State

from ..table import Table, cards, do, legal
from .of_2020 import Base, decider, kind, marks, send, solo

TOKENS = ("emperor", "fremen")


def baron() -> State:
    """Seat 1 is the Baron and has chosen Emperor and Fremen."""
    leaders = ["earl_memnon_thorvald", "baron_vladimir_harkonnen", "helena_richese"]
    s = kanly.new_game(edition="imperium", leaders=leaders, seed=1, first_player=0)
    return do(s, "option:2")


def paul() -> Base:
    """Seat 0 is Paul; Diplomacy lies on top of his deck, Seek Allies below."""
    t = Base(leader="paul_atreides").hand(0, "dagger", "convincing_argument", "reconnaissance")
    t.top(0, "diplomacy", "seek_allies")
    return t


def on_top() -> State:
    """Seat 0 has put Scout on top of its deck by Recruitment Mission and is done."""
    t = Base(leader="earl_memnon_thorvald").hand(0, "convincing_argument", "seek_allies")
    t.intrigue(0, "recruitment_mission").row("scout", "dr_yueh", "opulence", "stilgar", "chani")
    s = do(t.start(), "intrigue:recruitment_mission")
    while kind(s) == "order":
        do(s, legal(s)[0])
    return do(s, "reveal", "acquire:scout", "option:0")


# ================================================================ views


@pytest.mark.shows("B-2.3", "U-20")
def test_only_the_baron_sees_his_tokens() -> None:
    s = baron()
    assert s.view(1)["marks"]["secret"] == list(TOKENS)
    for other in (-1, 0, 2):
        assert s.view(other)["marks"]["secret"] == 2
        assert s.view(other)["marks"]["keeper"] == 1
        assert "fremen" not in json.dumps(s.view(other)["marks"])


@pytest.mark.shows("B-2.3", "U-20")
def test_the_log_does_not_tell_the_barons_tokens() -> None:
    leaders = ["earl_memnon_thorvald", "baron_vladimir_harkonnen", "helena_richese"]
    logs = []
    for option in range(6):
        s = kanly.new_game(edition="imperium", leaders=leaders, seed=1, first_player=0)
        s.log = []
        do(s, f"option:{option}")
        logs.append(list(s.log))
    assert all(log == logs[0] for log in logs)


@pytest.mark.shows("B-2.3")
def test_revealed_tokens_are_seen_by_all() -> None:
    t = Base(leader="baron_vladimir_harkonnen").have(0, water=1).hand(0, "diplomacy")
    s = do(send(t.start(), "diplomacy", "hardy_warriors"), "deploy:4")
    assert s.view(2)["marks"]["keeper"] is None
    assert s.view(2)["seats"][0]["influence"]["emperor"] == 1


@pytest.mark.shows("B-8.3", "U-20", "2020/leader/paul_atreides")
def test_paul_sees_his_top_card_and_nobody_else_does() -> None:
    s = paul().start()
    assert s.view(0)["seats"][0]["top"] == ["diplomacy"]
    for other in (-1, 1, 2):
        assert s.view(other)["seats"][0]["top"] == []


@pytest.mark.shows("U-20", "2020/leader/paul_atreides")
def test_other_leaders_do_not_see_their_top_card() -> None:
    s = paul().start()
    assert [s.view(n)["seats"][n]["top"] for n in (1, 2)] == [[], []]


@pytest.mark.shows("B-8.8", "U-20")
def test_a_card_acquired_to_the_top_of_a_deck_is_known_to_all() -> None:
    s = on_top()
    for viewer in (-1, 0, 1, 2):
        assert s.view(viewer)["seats"][0]["top"] == ["scout"]
    assert marks(s)["tops"] == [1, 0, 0]


@pytest.mark.shows("B-8.8", "U-20", "R-040")
def test_a_known_card_that_is_drawn_stays_known() -> None:
    s = on_top()
    while s.to_dict()["round"] == 1:
        do(s, next((a for a in ("end", "reveal", "pass") if a in legal(s)), legal(s)[0]))
    assert "scout" in cards(s, 0, "hand")
    assert marks(s)["tops"] == [0, 0, 0]
    assert s.view(1)["seats"][0]["known_hand"] == ["scout"]


@pytest.mark.shows("B-8.3", "U-20")
def test_who_snoops_sees_the_card_and_others_do_not() -> None:
    t = Base(leader="earl_memnon_thorvald").hand(0, "dagger", "convincing_argument")
    t.intrigue(0, "poison_snooper").top(0, "diplomacy")
    s = do(t.start(), "intrigue:poison_snooper")
    assert s.view(0)["seats"][0]["top"] == ["diplomacy"]
    for other in (-1, 1, 2):
        assert s.view(other)["seats"][0]["top"] == []
        assert "value" not in s.view(other)["decision"]


@pytest.mark.shows("U-20", "R-072", "B-11.2")
def test_nobody_sees_the_intrigue_cards_of_a_rival() -> None:
    s = solo().start()
    for viewer in (-1, 0):
        assert [s.view(viewer)["seats"][n]["intrigue"] for n in (1, 2)] == [1, 1]
        assert s.view(viewer)["rivals"]["deck"] == 27


# ================================================================ guesses


@pytest.mark.shows("B-2.3", "U-20")
def test_for_others_the_barons_tokens_are_dealt_anew() -> None:
    s = baron()
    guessed = {tuple(marks(s.determinize(0, seed))["secret"]) for seed in range(60)}
    assert len(guessed) == 6
    assert {tuple(marks(s.determinize(1, seed))["secret"]) for seed in range(20)} == {TOKENS}


@pytest.mark.shows("B-8.3", "U-20")
def test_guesses_keep_pauls_top_card_for_paul_only() -> None:
    s = paul().start()
    assert {cards(s.determinize(0, seed), 0, "deck")[-1] for seed in range(20)} == {"diplomacy"}
    assert len({cards(s.determinize(1, seed), 0, "deck")[-1] for seed in range(20)}) > 1


@pytest.mark.shows("B-8.8", "U-20")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_guesses_keep_a_card_all_know_on_top(viewer: int) -> None:
    s = on_top()
    assert {cards(s.determinize(viewer, seed), 0, "deck")[-1] for seed in range(20)} == {"scout"}


@pytest.mark.shows("B-8.3", "U-20")
def test_guesses_while_somebody_snoops() -> None:
    t = Base(leader="earl_memnon_thorvald").hand(0, "dagger", "convincing_argument")
    t.intrigue(0, "poison_snooper").top(0, "diplomacy")
    s = do(t.start(), "intrigue:poison_snooper")
    own = {cards(s.determinize(0, seed), 0, "deck")[-1] for seed in range(20)}
    assert own == {"diplomacy"}
    for seed in range(20):
        guess = s.determinize(1, seed)
        top = cards(guess, 0, "deck")[-1]
        assert top in cards(do(guess, "option:0"), 0, "hand")
    assert len({cards(s.determinize(1, seed), 0, "deck")[-1] for seed in range(20)}) > 1


# ================================================================ documents


def secret_pair() -> State:
    """The Baron chooses his tokens."""
    leaders = ["earl_memnon_thorvald", "baron_vladimir_harkonnen", "helena_richese"]
    return kanly.new_game(edition="imperium", leaders=leaders, seed=1)


def choose_agent() -> State:
    """Kwisatz Haderach: which Agent goes."""
    t = Base().hand(0, "kwisatz_haderach", "dagger").agents(0, "wealth")
    return do(t.start(), "card:kwisatz_haderach", "space:arrakeen")


def voice() -> State:
    """The Voice: which space."""
    return send(Base().hand(0, "the_voice", "dagger").start(), "the_voice", "secure_contract")


def opponent() -> State:
    """Double Cross: whose troop."""
    t = Base().intrigue(0, "double_cross").have(0, solari=1).units(1, conflict=1)
    return do(t.units(2, conflict=1).start(), "intrigue:double_cross")


def top_card() -> State:
    """Poison Snooper: draw or trash."""
    t = Base().hand(0, "dagger", "diplomacy").intrigue(0, "poison_snooper")
    return do(t.start(), "intrigue:poison_snooper")


def take_back() -> State:
    """Other Memory: which card of the discard pile."""
    t = Base().hand(0, "other_memory", "dagger").discard(0, "the_voice", "test_of_humanity")
    s = send(t.start(), "other_memory", "secure_contract")
    while kind(s) != "take-back":
        do(s, "option:1" if "option:1" in legal(s) else legal(s)[0])
    return s


def victory() -> State:
    """A sole winner's cards."""
    t = Base().conflict("guild_bank_raid").intrigue(0, "to_the_victor", "demand_respect")
    return t.fight(3, 1, 0).start()


def sale() -> State:
    """Sell Melange: how much."""
    t = Base().hand(0, "dune_the_desert_planet", "dagger").have(0, spice=4)
    return do(t.start(), "card:dune_the_desert_planet", "space:sell_melange")


def two_of_three() -> State:
    """Battle for Arrakeen: which two."""
    return Base(4).conflict("battle_for_arrakeen").fight(2, 3, 1, 0).start()


def recruit_to_top() -> State:
    """Recruitment Mission: where a card goes."""
    t = Base().hand(0, "convincing_argument", "seek_allies").intrigue(0, "recruitment_mission")
    t.row("scout", "dr_yueh", "opulence", "stilgar", "chani")
    s = do(t.start(), "intrigue:recruitment_mission")
    while kind(s) == "order":
        do(s, legal(s)[0])
    return do(s, "reveal", "acquire:scout")


def wait() -> State:
    """Bindu Suspension: end the turn?"""
    t = Base().hand(0, "dagger", "diplomacy").intrigue(0, "bindu_suspension")
    return do(t.start(), "intrigue:bindu_suspension")


def rivals_signet() -> State:
    """The Baron as a Rival: does he pay?"""
    t = solo("baron_vladimir_harkonnen", "earl_memnon_thorvald").have(1, solari=1)
    return t.hagal("arrakeen_1p").turn_of(1).start()


def rivals_influence() -> State:
    """A tie of a Rival's Influence."""
    return solo().conflict("skirmish_c").calm_hagal().fight(0, 3, 0, first=2).start()


QUESTIONS: list[tuple[str, Callable[[], State]]] = [
    ("secret-pair", secret_pair),
    ("choose-agent", choose_agent),
    ("voice", voice),
    ("opponent", opponent),
    ("top-card", top_card),
    ("take-back", take_back),
    ("victory", victory),
    ("cost", sale),
    ("choose", two_of_three),
    ("use", recruit_to_top),
    ("use", wait),
    ("use", rivals_signet),
    ("influence", rivals_influence),
]
NAMES = [question.__name__ for _, question in QUESTIONS]


@pytest.mark.shows("B-2.3", "B-8.1", "B-8.2", "B-8.3", "B-8.5", "B-6.4", "B-11.10")
@pytest.mark.parametrize(("asked", "question"), QUESTIONS, ids=NAMES)
def test_a_document_in_the_middle_of_a_question_goes_on_like_the_game(
    asked: str, question: Callable[[], State]
) -> None:
    s = question()
    assert kind(s) == asked
    document = json.loads(json.dumps(s.to_dict()))
    read = State.from_dict(document)
    assert read.fingerprint() == s.fingerprint()
    assert (legal(read), decider(read)) == (legal(s), decider(s))
    for action in legal(s):
        live, saved = s.copy(), State.from_dict(document)
        assert do(live, action).fingerprint() == do(saved, action).fingerprint()


@pytest.mark.parametrize(("asked", "question"), QUESTIONS, ids=NAMES)
def test_guesses_and_views_of_a_new_question_hold_for_every_seat(
    asked: str, question: Callable[[], State]
) -> None:
    s = question()
    for viewer in range(len(s.seats)):
        guess = s.determinize(viewer, 3)
        assert kind(guess) == asked
        assert guess.view(viewer)["seats"][viewer] == s.view(viewer)["seats"][viewer]
        State.from_dict(guess.to_dict())


# ================================================================ undo


def played(t: Table | State, *actions: str) -> Game:
    """A game in which these actions were taken."""
    game = Game.new(t if isinstance(t, State) else t.start())
    for text in actions:
        game.apply(text)
    return game


@pytest.mark.shows("B-8.3")
def test_a_card_snooped_cannot_be_unseen() -> None:
    t = Base(leader="earl_memnon_thorvald").hand(0, "dagger", "diplomacy")
    assert not played(t.intrigue(0, "poison_snooper"), "intrigue:poison_snooper").can_undo


@pytest.mark.shows("B-8.3", "2020/leader/paul_atreides")
def test_paul_cannot_go_back_behind_a_new_top_card() -> None:
    t = paul().intrigue(0, "poison_snooper")
    game = played(t, "intrigue:poison_snooper", "option:1")  # the next card lies open to Paul
    assert game.state.view(0)["seats"][0]["top"] == ["seek_allies"]
    assert not game.can_undo


@pytest.mark.shows("B-10.3")
def test_undo_stops_at_a_card_of_house_hagal() -> None:
    t = Base(2).hand(0, "dagger", "diplomacy")
    game = played(t, "card:diplomacy")
    assert game.can_undo
    game.apply("space:wealth")
    assert not game.can_undo


@pytest.mark.shows("B-8.2", "B-8.1")
@pytest.mark.parametrize(
    ("question", "answer"), [(voice, "space:arrakeen"), (sale, "option:1"), (opponent, "seat:1")]
)
def test_what_shows_nothing_hidden_can_be_taken_back(
    question: Callable[[], State], answer: str
) -> None:
    s = question()
    before = s.fingerprint()
    game = played(s, answer)
    assert game.can_undo
    game.undo()
    assert game.state.fingerprint() == before


@pytest.mark.shows("B-2.3")
def test_the_baron_takes_his_choice_back_no_more_once_the_round_has_begun() -> None:
    assert not played(secret_pair(), "option:3").can_undo
