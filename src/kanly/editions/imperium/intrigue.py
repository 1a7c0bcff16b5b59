"""The Intrigue Deck of 2020.  Lines of a list are used one by one; `choose` is a printed "or"."""

from __future__ import annotations

from ...engine.components import Intrigue
from ...engine.terms import BENE_GESSERIT, EMPEROR, FREMEN, SPACING_GUILD
from ...rules.algebra import (
    ANY_ALLIANCE,
    AT_TURN_START,
    HAS_COUNCIL_SEAT,
    acquire_to_deck,
    acquire_up_to,
    choose,
    deploy_any,
    double_cross,
    draw,
    each_acquired_onto_deck,
    end_turn,
    envoy,
    if_else,
    in_reveal_turn,
    influence_any,
    influence_with,
    influence_with_factions,
    lose_deployed,
    muster,
    owns,
    owns_most,
    pay,
    persuasion,
    recall_any_agent,
    reshuffle,
    retreat,
    solari,
    spend,
    spice,
    swords,
    take_mentat,
    then,
    top_card,
    unblock,
    vp,
    water,
    when,
)

INTRIGUES = [
    Intrigue("allied_armada", combat=[when(ANY_ALLIANCE, pay(spend(spice=2), swords(7)))]),
    Intrigue("ambush", copies=2, combat=[swords(4)]),
    Intrigue("bindu_suspension", plot=[when(AT_TURN_START, then(draw(1), end_turn()))]),
    Intrigue("bribery", plot=[pay(spend(solari=2), influence_any())]),
    Intrigue(
        "bypass_protocol",
        plot=[choose(acquire_up_to(3), pay(spend(spice=2), acquire_to_deck(5)))],
    ),
    Intrigue("calculated_hire", plot=[pay(spend(spice=1), take_mentat())]),
    Intrigue("charisma", plot=[in_reveal_turn(persuasion(2))], waits=True),
    Intrigue("choam_shares", plot=[pay(spend(solari=7), vp(1))]),
    Intrigue(
        "corner_the_market",
        endgame=[
            when(owns("the_spice_must_flow", 2), vp(1)),
            when(owns_most("the_spice_must_flow"), vp(1)),
        ],
    ),
    Intrigue("councilors_dispensation", plot=[when(HAS_COUNCIL_SEAT, spice(2))]),
    Intrigue(
        "demand_respect",
        victory=[choose(influence_any(), pay(spend(spice=2), influence_any(2)))],
    ),
    Intrigue("dispatch_an_envoy", copies=2, plot=[envoy()]),
    Intrigue("double_cross", plot=[pay(spend(solari=1), double_cross())]),
    Intrigue("favored_subject", plot=[influence_with(EMPEROR)]),
    Intrigue("guild_authorization", plot=[influence_with(SPACING_GUILD)]),
    Intrigue("infiltrate", plot=[unblock()]),
    Intrigue("know_their_ways", plot=[influence_with(FREMEN)]),
    Intrigue("master_tactician", copies=3, combat=[choose(swords(3), retreat(0, 3))]),
    Intrigue(
        "plans_within_plans",
        endgame=[
            if_else(
                influence_with_factions(4, 3), vp(2), when(influence_with_factions(3, 3), vp(1))
            )
        ],
    ),
    Intrigue("poison_snooper", copies=2, plot=[top_card()]),
    Intrigue("private_army", copies=2, combat=[pay(spend(spice=2), swords(5))]),
    Intrigue("rapid_mobilization", plot=[deploy_any()]),
    Intrigue(
        "recruitment_mission",
        plot=[in_reveal_turn(persuasion(1)), each_acquired_onto_deck()],
        waits=True,
    ),
    Intrigue("refocus", plot=[then(reshuffle(), draw(1))]),
    Intrigue("reinforcements", plot=[pay(spend(solari=3), muster(3))]),
    Intrigue("secret_of_the_sisterhood", plot=[influence_with(BENE_GESSERIT)]),
    Intrigue("staged_incident", combat=[pay(lose_deployed(3), vp(1))]),
    Intrigue("the_sleeper_must_awaken", plot=[pay(spend(spice=4), vp(1))]),
    Intrigue("tiebreaker", combat=[swords(2)], endgame=[spice(10)]),
    Intrigue("to_the_victor", victory=[spice(3)]),
    Intrigue("urgent_mission", plot=[recall_any_agent()]),
    Intrigue("water_of_life", plot=[pay(spend(water=1, spice=1), draw(3))]),
    Intrigue("water_peddlers_union", plot=[water(1)]),
    Intrigue("windfall", plot=[solari(2)]),
]
