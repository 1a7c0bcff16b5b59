"""The five lessons, in their order."""

from __future__ import annotations

from typing import Final

from ..engine.events import (
    ACQUIRED,
    ALLIANCE,
    DEPLOYED,
    INFLUENCE_UP,
    INTRIGUE,
    PLACED_SPY,
    PLAYED,
    REVEALED,
    SUMMONED,
    WON,
)
from ..engine.record import Record
from .lesson import LEARNER, Lesson, Step
from .position import Position
from .told import chosen, happened, turns

AMBER: Final = 1
MUAD_DIB: Final = 2

ROW: Final = (
    "maula_pistol",
    "tread_in_darkness",
    "desert_survival",
    "northern_watermaster",
    "stilgar_the_devoted",
)


def _agents() -> Record:
    """Two Agents at home, two cards that send them, one that does not."""
    return (
        Position()
        .hand(LEARNER, "dagger", "dune_the_desert_planet", "convincing_argument")
        .draws(LEARNER, "convincing_argument")
        .next_intrigue("find_weakness")
        .have(LEARNER, solari=2, water=1)
        .row(*ROW)
        .revealed(AMBER, MUAD_DIB)
        .record()
    )


def _buying() -> Record:
    """Both Agents are out; the rest of the hand gives 5 Persuasion."""
    return (
        Position()
        .hand(LEARNER, "convincing_argument", "convincing_argument", "diplomacy")
        .played(LEARNER, "dagger", "dune_the_desert_planet")
        .agents(LEARNER, "gather_support", "imperial_basin")
        .have(LEARNER, spice=1)
        .troops(LEARNER, garrison=5)
        .row(*ROW)
        .revealed(AMBER, MUAD_DIB)
        .record()
    )


def _combat() -> Record:
    """8 strength lead; three troops, a sword and an Intrigue card make 10."""
    return (
        Position()
        .hand(LEARNER, "reconnaissance", "dagger", "convincing_argument")
        .played(LEARNER, "dune_the_desert_planet")
        .agents(LEARNER, "accept_contract")
        .draws(LEARNER, "diplomacy")
        .intrigue(LEARNER, "weirding_combat")
        .row(*ROW)
        .conflict("skirmish_crysknife")
        .troops(AMBER, garrison=0, conflict=3)
        .troops(MUAD_DIB, garrison=2, conflict=1)
        .revealed(AMBER, MUAD_DIB)
        .have(AMBER, swords=2)
        .record()
    )


def _influence() -> Record:
    """One step below a point; a Spy to place, and somebody who takes the place it watches."""
    return (
        Position()
        .hand(LEARNER, "diplomacy", "reconnaissance", "convincing_argument")
        .draws(LEARNER, "convincing_argument", "dagger")
        .have(LEARNER, spice=1)
        .influence(LEARNER, bene_gesserit=1)
        .intrigue(LEARNER, "contingency_plan")
        .hand(AMBER, "reconnaissance", "convincing_argument", "dagger")
        .row(*ROW)
        .revealed(MUAD_DIB)
        .record()
    )


def _points() -> Record:
    """Late in the game: an Alliance, its water for a sandworm, a card and a Conflict."""
    return (
        Position()
        .conflict("battle_for_imperial_basin")
        .hand(
            LEARNER,
            "diplomacy",
            "convincing_argument",
            "convincing_argument",
            "prepare_the_way",
            "dune_the_desert_planet",
        )
        .draws(LEARNER, "reconnaissance")
        .have(LEARNER, water=0)
        .hooks(LEARNER)
        .no_shield_wall()
        .influence(LEARNER, fremen=3)
        .council(LEARNER)
        .points(LEARNER, 5)
        .troops(LEARNER, garrison=2, conflict=3)
        .points(AMBER, 6)
        .troops(AMBER, garrison=1, conflict=1)
        .points(MUAD_DIB, 4)
        .row(*ROW)
        .revealed(AMBER, MUAD_DIB)
        .record()
    )


AGENTS: Final = Lesson(
    "agents",
    _agents,
    (
        Step("card", {"card:*": "card"}, chosen(1), {"reveal": "agents"}),
        Step("place", {"space:*": "place", "option:*": "price"}, happened(PLAYED)),
        Step("end", {"space-effect:*": "effect", "end": "end"}, turns(1), {"deploy:*": "troops"}),
        Step(
            "second",
            {"card:*": "second", "space:*": "second-place", "option:*": "price"},
            happened(PLAYED, 2),
            {"reveal": "agents"},
        ),
        Step("home", {"space-effect:*": "effect", "end": "home"}, turns(2), {"deploy:*": "troops"}),
    ),
)

BUYING: Final = Lesson(
    "buying",
    _buying,
    (
        Step("reveal", {"reveal": "reveal"}, happened(REVEALED)),
        Step("buy", {"acquire:*": "buy"}, happened(ACQUIRED), {"end": "buy"}),
        Step("end", {"acquire:*": "more", "end": "end"}, turns(1)),
    ),
)

COMBAT: Final = Lesson(
    "combat",
    _combat,
    (
        Step(
            "go",
            {"card:reconnaissance": "go", "space:arrakeen": "go-place"},
            happened(PLAYED),
            {"space:*": "recruit", "card:*": "swords", "reveal": "agents"},
        ),
        Step("troops", {"deploy:3": "troops"}, happened(DEPLOYED), {"*": "three"}),
        Step("end", {"end": "end"}, turns(1), {"deploy:*": "three"}),
        Step("reveal", {"reveal": "reveal", "end": "buy", "acquire:*": "buy"}, turns(2)),
        Step(
            "intrigue",
            {"intrigue:weirding_combat": "intrigue"},
            happened(INTRIGUE),
            {"pass": "second"},
        ),
        Step("win", {"faction:*": "reward", "end": "win"}, happened(INFLUENCE_UP)),
    ),
)

INFLUENCE: Final = Lesson(
    "influence",
    _influence,
    (
        Step(
            "faction",
            {"card:diplomacy": "faction", "space:espionage": "faction-place"},
            happened(PLAYED),
            {"intrigue:*": "plot", "reveal": "agents", "*": "spy"},
        ),
        Step(
            "spy",
            {"space-effect:*": "spy", "post:post_city_right": "post"},
            happened(PLACED_SPY),
            {"intrigue:*": "plot", "*": "post"},
        ),
        Step(
            "enter",
            {"end": "leave", "card:reconnaissance": "enter", "space:arrakeen": "enter-place"},
            happened(PLAYED, 2),
            {"intrigue:*": "plot", "reveal": "agents", "*": "arrakeen"},
        ),
        Step("plot", {"intrigue:contingency_plan": "plot"}, happened(INTRIGUE)),
        Step("end", {"deploy:*": "deploy", "end": "end"}, turns(2)),
    ),
    others=("card:reconnaissance", "space:arrakeen"),
)

POINTS: Final = Lesson(
    "points",
    _points,
    (
        Step(
            "alliance",
            {
                "card:diplomacy": "alliance",
                "space:fremkit": "alliance-place",
                "influence-step": "influence",
            },
            happened(ALLIANCE),
            {"reveal": "agents", "*": "fremen"},
        ),
        Step(
            "worm",
            {
                "end": "next",
                "card:dune_the_desert_planet": "hooks",
                "space:hagga_basin": "hooks-place",
                "space-effect:*": "effect",
                "option:1": "worm",
            },
            happened(SUMMONED),
            {"deploy:*": "later", "reveal": "agents", "option:*": "worm", "*": "basin"},
        ),
        Step(
            "reveal",
            {"deploy:*": "deploy", "end": "end", "reveal": "reveal"},
            happened(REVEALED),
        ),
        Step("flow", {"acquire:the_spice_must_flow": "flow"}, happened(ACQUIRED), {"*": "flow"}),
        Step("fight", {"end": "objective"}, happened(WON)),
    ),
)

LESSONS: Final[dict[str, Lesson]] = {
    lesson.id: lesson for lesson in (AGENTS, BUYING, COMBAT, INFLUENCE, POINTS)
}
