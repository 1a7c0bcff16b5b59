"""The lessons: possible positions, true words, and a way on from wherever a right answer leads."""

from __future__ import annotations

import re

import pytest

from kanly import State
from kanly.engine.reading import from_document
from kanly.language import LANGUAGES, message, message_ids
from kanly.lessons import LEARNER, LESSONS, Lesson

from ..table import cards, do, influence
from .walking import answered, begun, positions

EVERY = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


STANDS_OVER = {
    "agents-card": "turn",
    "agents-place": "space",
    "agents-price": "cost",
    "agents-effect": "agent-menu",
    "agents-end": "agent-menu",
    "agents-second": "turn",
    "agents-second-place": "space",
    "agents-home": "agent-menu",
    "buying-reveal": "turn",
    "buying-buy": "reveal-menu",
    "buying-more": "reveal-menu",
    "buying-end": "reveal-menu",
    "combat-go": "turn",
    "combat-go-place": "space",
    "combat-troops": "agent-menu",
    "combat-end": "agent-menu",
    "combat-reveal": "turn",
    "combat-buy": "reveal-menu",
    "combat-intrigue": "combat",
    "combat-win": "combat",
    "combat-reward": "influence",
    "influence-faction": "turn",
    "influence-faction-place": "space",
    "influence-spy": "agent-menu",
    "influence-post": "place-spy",
    "influence-leave": "agent-menu",
    "influence-enter": "turn",
    "influence-enter-place": "space",
    "influence-plot": "agent-menu",
    "influence-deploy": "agent-menu",
    "influence-end": "agent-menu",
    "points-alliance": "turn",
    "points-alliance-place": "space",
    "points-influence": "agent-menu",
    "points-next": "agent-menu",
    "points-hooks": "turn",
    "points-hooks-place": "space",
    "points-effect": "agent-menu",
    "points-worm": "choose",
    "points-deploy": "agent-menu",
    "points-end": "agent-menu",
    "points-reveal": "turn",
    "points-flow": "reveal-menu",
    "points-objective": "reveal-menu",
}
"""Over which question each sentence stands."""


def test_there_are_five_lessons_of_three_to_six_steps() -> None:
    assert list(LESSONS) == ["agents", "buying", "combat", "influence", "points"]
    for lesson in LESSONS.values():
        assert 3 <= len(lesson.steps) <= 6
        assert len({step.id for step in lesson.steps}) == len(lesson.steps)


@EVERY
def test_the_position_is_one_the_engine_allows(lesson: Lesson) -> None:
    document = lesson.begin().position
    assert document is not None
    state = from_document(document)
    assert state.decision is not None
    assert (state.decision.seat, state.decision.kind) == (LEARNER, "turn")
    assert from_document(state.to_dict()).fingerprint() == state.fingerprint()


@EVERY
def test_every_right_answer_leads_to_the_end_and_never_back(lesson: Lesson) -> None:
    ends = 0
    for state in positions(lesson):
        step = lesson.step(state)
        ends += step is None
        if step is None:
            continue
        right = step.answers(state)
        assert right, f"{step.id}: nothing right among {state.decision}"
        assert len(right) == len(set(right))
        for answer in right:
            assert lesson.at(answered(lesson, state, answer)) >= lesson.at(state)
    assert ends


@EVERY
def test_every_step_is_asked_on_every_way(lesson: Lesson) -> None:
    """Nothing is done before it was asked for."""
    for state in positions(lesson):
        step = lesson.step(state)
        for answer in step.answers(state) if step else []:
            assert lesson.at(answered(lesson, state, answer)) <= lesson.at(state) + 1


@EVERY
def test_what_is_said_fits_what_is_asked(lesson: Lesson) -> None:
    """Whichever right answer was given, the sentence is about the question that stands there."""
    said = set()
    for state in positions(lesson):
        step, sentence = lesson.step(state), lesson.sentence(state)
        if step is None:
            assert sentence == f"lesson-{lesson.id}-learnt"
            continue
        assert state.decision is not None
        said.add(sentence.removeprefix("lesson-"))
        assert STANDS_OVER[sentence.removeprefix("lesson-")] == state.decision.kind
        if sentence.endswith(("-end", "-home", "-leave", "-next")):
            assert step.answers(state) == ["end"]
    assert said == {id for id in STANDS_OVER if id.startswith(f"{lesson.id}-")}


@EVERY
def test_every_wrong_answer_has_a_reason_in_every_language(lesson: Lesson) -> None:
    wrong = 0
    for state in positions(lesson):
        step = lesson.step(state)
        if step is None:
            continue
        assert state.decision is not None
        reasons = step.reasons(state)
        wrong += len(reasons)
        legal = {state.action_text(action) for action in state.decision.actions}
        assert legal == {*reasons, *step.answers(state)}
        for word in reasons.values():
            for lang in LANGUAGES:
                assert message(lang, f"lesson-not-{word}")
    assert wrong


def reasons_given(lesson: Lesson) -> set[str]:
    steps = [(lesson.step(state), state) for state in positions(lesson)]
    return {word for step, state in steps if step for word in step.reasons(state).values()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_those_of_the_lessons_and_short(lang: str) -> None:
    said = {f"lesson-{id}" for id in [*STANDS_OVER, *(f"{id}-learnt" for id in LESSONS)]}
    reasons = {word for lesson in LESSONS.values() for word in reasons_given(lesson)}
    assert set(message_ids(lang, "lessons.ftl")) == said | {f"lesson-not-{x}" for x in reasons}
    for id in message_ids(lang, "lessons.ftl"):
        assert len(re.findall(r"[.!?](?:\s|$)", message(lang, id))) <= 2, id


# ------------------------------------------------------------ what the words claim


def at_step(id: str, step: str) -> State:
    """A lesson at a step, the first right answers given until then."""
    lesson = LESSONS[id]
    state = begun(lesson)
    while (now := lesson.step(state)) and now.id != step:
        state = answered(lesson, state, now.answers(state)[0])
    return state


def test_buying_begins_with_five_persuasion() -> None:
    assert at_step("buying", "buy").seats[LEARNER].persuasion == 5


def test_in_combat_the_strengths_are_as_told() -> None:
    def best(state: State) -> tuple[int, int]:
        return state.strength(LEARNER), max(state.strength(seat) for seat in (1, 2))

    assert best(at_step("combat", "troops")) == (0, 8)
    assert best(at_step("combat", "end")) == (6, 8)
    assert best(at_step("combat", "reveal")) == (6, 8)
    assert best(at_step("combat", "intrigue")) == (7, 8)
    assert best(at_step("combat", "win")) == (10, 8)


def test_a_second_influence_is_a_point_and_somebody_goes_to_arrakeen() -> None:
    before, after = at_step("influence", "faction"), at_step("influence", "spy")
    assert influence(before, LEARNER)["bene_gesserit"] == 1
    assert after.seats[LEARNER].vp == before.seats[LEARNER].vp + 1
    left = answered(LESSONS["influence"], at_step("influence", "enter"), "end")
    assert "arrakeen" in left.to_dict()["seats"][1]["agents_at"]
    assert at_step("influence", "plot").seats[LEARNER].spies == 3


def test_points_come_from_where_the_last_lesson_says() -> None:
    steps = ("alliance", "worm", "reveal", "flow", "fight", "")
    assert [at_step("points", step).seats[LEARNER].vp for step in steps] == [5, 6, 6, 6, 7, 10]


def test_the_sandworm_is_paid_with_the_water_of_the_track() -> None:
    assert [at_step("points", step).seats[LEARNER].water for step in ("alliance", "worm")] == [0, 1]
    after = at_step("points", "reveal").seats[LEARNER]
    assert (after.water, after.worms, after.hooks) == (0, 1, True)


def test_the_pair_is_of_the_objective_and_the_conflict() -> None:
    state = at_step("points", "fight").to_dict()
    assert state["seats"][LEARNER]["face_up"] == ["objective_ornithopter_1_3"]
    assert state["conflict"] == "battle_for_imperial_basin"
    assert not state["shield_wall"]


def test_troops_that_fought_are_in_the_supply_afterwards() -> None:
    before, after = (at_step("combat", step).seats[LEARNER] for step in ("win", ""))
    assert (before.deployed, after.deployed) == (3, 0)
    assert after.garrison == before.garrison
    assert after.supply == before.supply + 3


def test_agents_have_brought_what_their_spaces_give() -> None:
    learner = at_step("buying", "reveal").seats[LEARNER]
    assert (learner.spice, learner.garrison) == (1, 5)


def test_a_new_card_lies_in_the_discard_pile() -> None:
    state = do(at_step("buying", "buy"), "acquire:maula_pistol")
    assert "maula_pistol" in cards(state, LEARNER, "discard")
