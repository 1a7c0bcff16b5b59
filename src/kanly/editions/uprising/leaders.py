"""The nine Leaders, ten faces."""

from __future__ import annotations

from ...engine.components import Leader, Path, Place
from ...engine.terms import BENE_GESSERIT, CITY, EMPEROR, FREMEN, LANDSRAAD, SPACING_GUILD
from ...engine.triggers import REACH, SEND, SPIED_VISIT
from ...rules.algebra import (
    ANY_ALLIANCE,
    SANDWORM_IN_CONFLICT,
    acquire_exactly,
    all_of,
    choose,
    draw,
    draw_intrigue,
    influence_any,
    may,
    no_deployment,
    pay,
    persuasion,
    recall_spy,
    retreat,
    solari,
    spend,
    spice,
    spy,
    spy_with_bonus,
    strength_at_least,
    swords,
    trash,
    trash_from_hand_for,
    troops,
    water,
    when,
)
from .special import Memory, OtherMemories, RepeatSpace, Train

GURNEY_STRENGTH = 6
GURNEY_STRENGTH_STARRED = 10

LEADERS = [
    Leader(
        "feyd_rautha_harkonnen", house="harkonnen", complexity=1,
        reveal=[pay(recall_spy(), swords(2))],
        signet=[Train("training")],
        path=Path("training", [
            Place("start", [], ("upper_1", "lower_1")),
            Place("upper_1", [pay(spend(solari=1), trash())], ("middle",)),
            Place("lower_1", [spy()], ("middle",)),
            Place("middle", [trash()], ("upper_2", "lower_2")),
            Place("upper_2", [trash()], ("end",)),
            Place("lower_2", [spy()], ("lower_3",)),
            Place("lower_3", [spice(2)], ("end",)),
            Place("end", [troops(1), spy()], ()),
        ]),
    ),
    Leader(
        "gurney_halleck", house="atreides", complexity=1,
        reveal=[when(strength_at_least(GURNEY_STRENGTH, GURNEY_STRENGTH_STARRED), persuasion(1))],
        signet=[troops(1)],
    ),
    Leader(
        "lady_amber_metulli", house="metulli", complexity=1,
        reveal=[may(retreat(1, 1))],
        signet=[solari(1), when(ANY_ALLIANCE, spice(1))],
    ),
    Leader(
        "lady_jessica", house="atreides", complexity=2,
        on={SEND + BENE_GESSERIT: OtherMemories()},
        signet=[pay(spend(spice=1), draw_intrigue(1), Memory())],
        other_face="reverend_mother_jessica",
    ),
    Leader(
        "reverend_mother_jessica", house="atreides", complexity=2,
        on={
            SEND + BENE_GESSERIT: pay(spend(water=1), RepeatSpace()),
            SEND + FREMEN: pay(spend(water=1), RepeatSpace()),
        },
        signet=[pay(spend(spice=1), water(1))],
        face_of="lady_jessica",
    ),
    Leader(
        "lady_margot_fenring", house="fenring", complexity=1,
        on={REACH + BENE_GESSERIT: spice(2)},
        signet=[spy(CITY)],
    ),
    Leader(
        "muad_dib", house="atreides", complexity=1,
        reveal=[when(SANDWORM_IN_CONFLICT, draw_intrigue(1))],
        signet=[draw(1)],
    ),
    Leader(
        "princess_irulan", house="corrino", complexity=2,
        on={REACH + EMPEROR: draw_intrigue(1)},
        signet=[may(choose(acquire_exactly(1), trash_from_hand_for(spice(2))))],
    ),
    Leader(
        "staban_tuek", house="", complexity=3,
        on={SPIED_VISIT: spice(1)},
        signet=[
            spy_with_bonus({
                LANDSRAAD: pay(spend(spice=1), solari(3)),
                EMPEROR: pay(spend(solari=2), draw_intrigue(1)),
                SPACING_GUILD: pay(spend(solari=2), draw_intrigue(1)),
                BENE_GESSERIT: pay(spend(solari=2), draw_intrigue(1)),
                FREMEN: pay(spend(solari=2), draw_intrigue(1)),
            }),
        ],
        without="diplomacy",
    ),
    Leader(
        "shaddam_corrino_iv", house="corrino", complexity=2,
        signet=[
            no_deployment(),
            choose(all_of(solari(1), troops(1)), pay(spend(solari=3), influence_any())),
        ],
        set_aside=("sardaukar_cards", "sardaukar_recall"),
        module="choam",
    ),
]  # fmt: skip
