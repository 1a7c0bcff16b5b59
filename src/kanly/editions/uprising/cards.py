"""The cards of players' decks: starting deck, Reserve and Imperium Deck."""

from __future__ import annotations

from ...engine.components import Card
from ...engine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
    SPY,
)
from ...rules.algebra import (
    ANOTHER_BENE_GESSERIT,
    AT_MAKER_SPACE,
    COMPLETED,
    COUNCIL_AND_SWORDMASTER,
    FREMEN_BOND,
    HAS_COUNCIL_SEAT,
    HAS_HOOKS,
    NO_COUNCIL_SEAT,
    OTHER_SWORD_CARDS,
    RECALLED_SPY,
    SANDWORMS,
    SPYING_ON_MAKER,
    acquire_for_solari,
    acquired,
    alliance,
    choose,
    completed_contracts,
    contract,
    costs,
    council_seat,
    deploy,
    deploy_recruits,
    discard,
    discard_then,
    double_step,
    draw,
    draw_intrigue,
    for_each,
    in_play,
    influence_any,
    influence_at_least,
    influence_spied,
    influence_with,
    lose_influence,
    may,
    opponents_discard,
    pay,
    persuasion,
    recall_agent,
    recall_spy,
    retreat,
    return_this,
    revealed_of,
    sandworm,
    solari,
    spend,
    spice,
    spies_on_board,
    spy,
    spy_here,
    swords,
    trash,
    trash_a_card,
    trash_from_hand,
    trash_in_play,
    trash_intrigue,
    trash_this,
    troops,
    units_in_conflict,
    vp,
    water,
    when,
)
from .special import TopThree

FACTION_ICONS = (EMPEROR, SPACING_GUILD, BENE_GESSERIT, FREMEN)
GREEN_BLUE_YELLOW = (LANDSRAAD, CITY, SPICE_TRADE)

STARTER = [
    Card("convincing_argument", "starter", 2, persuasion=2),
    Card("dagger", "starter", 2, icons=(LANDSRAAD,), swords=1),
    Card("diplomacy", "starter", 1, icons=FACTION_ICONS, persuasion=1),
    Card("dune_the_desert_planet", "starter", 2, icons=(SPICE_TRADE,), persuasion=1),
    Card("reconnaissance", "starter", 1, icons=(CITY,), persuasion=1),
    Card("seek_allies", "starter", 1, icons=FACTION_ICONS, agent=[trash_this()]),
    Card("signet_ring", "starter", 1, icons=GREEN_BLUE_YELLOW, signet=True, persuasion=1),
]

RESERVE = [
    Card(
        "prepare_the_way", "reserve", 8, 2, (BENE_GESSERIT,), (LANDSRAAD, CITY),
        agent=[when(influence_at_least(BENE_GESSERIT), draw(1))],
        persuasion=2,
    ),
    Card(
        "the_spice_must_flow", "reserve", 10, 9, (SPACING_GUILD,),
        reveal=[spice(1)],
        acquire=[vp(1)],
    ),
]  # fmt: skip

IMPERIUM = [
    Card(
        "bene_gesserit_operative", "imperium", 2, 3, (BENE_GESSERIT,), (BENE_GESSERIT,),
        agent=[spy()],
        persuasion=1,
        reveal=[when(spies_on_board(2), persuasion(2))],
    ),
    Card(
        "branching_path", "imperium", 1, 3, (BENE_GESSERIT,), (BENE_GESSERIT, CITY),
        agent=[when(alliance(BENE_GESSERIT), pay(trash_intrigue(), draw_intrigue(1), spice(2)))],
        persuasion=2,
    ),
    Card(
        "calculus_of_power", "imperium", 2, 3, (EMPEROR,), (CITY, SPY),
        agent=[trash()],
        persuasion=2,
        reveal=[pay(trash_in_play(EMPEROR), swords(3))],
    ),
    Card(
        "captured_mentat", "imperium", 1, 5, (), (LANDSRAAD, SPICE_TRADE),
        agent=[pay(discard(), draw_intrigue(1), draw(1))],
        persuasion=1,
        reveal=[pay(lose_influence(), influence_any())],
    ),
    Card(
        "cargo_runner", "imperium", 1, 3, (SPACING_GUILD,), GREEN_BLUE_YELLOW,
        agent=[when(completed_contracts(2), draw(1)), when(completed_contracts(4), draw(1))],
        persuasion=1,
        module="choam",
    ),
    Card(
        "chani_clever_tactician", "imperium", 1, 5, (FREMEN,), (FREMEN, CITY, SPICE_TRADE),
        agent=[when(units_in_conflict(3), draw_intrigue(1))],
        reveal=[pay(retreat(2, 2), swords(4)), when(FREMEN_BOND, persuasion(2))],
    ),
    Card(
        "corrinth_city", "imperium", 1, 6, (EMPEROR,), (EMPEROR, LANDSRAAD),
        agent=[pay(costs(spend(solari=5), discard(2)), vp(1))],
        reveal=[choose(solari(5), when(NO_COUNCIL_SEAT, pay(spend(solari=5), council_seat())))],
    ),
    Card(
        "covert_operation", "imperium", 1, 3, (), (SPY,),
        agent=[opponents_discard()],
        reveal=[spy(), spy()],
    ),
    Card(
        "dangerous_rhetoric", "imperium", 1, 3, (), (LANDSRAAD, SPY),
        agent=[influence_any(), trash_this()],
        persuasion=1, swords=1,
    ),
    Card(
        "delivery_agreement", "imperium", 1, 5, (SPACING_GUILD,), (CITY,),
        agent=[pay(discard(), contract())],
        reveal=[choose(spice(1), when(completed_contracts(4), pay(trash_this(), vp(1))))],
        module="choam",
    ),
    Card(
        "desert_power", "imperium", 1, 6, (FREMEN,), (SPICE_TRADE,),
        agent=[when(AT_MAKER_SPACE, spice(2))],
        reveal=[choose(persuasion(2), when(HAS_HOOKS, pay(spend(water=1), sandworm(1))))],
    ),
    Card(
        "desert_survival", "imperium", 2, 2, (FREMEN,), (SPICE_TRADE,),
        agent=[trash()],
        persuasion=1, swords=1,
    ),
    Card(
        "double_agent", "imperium", 2, 3, (EMPEROR, SPACING_GUILD), GREEN_BLUE_YELLOW,
        agent=[spy_here()],
        persuasion=1, swords=1,
    ),
    Card(
        "ecological_testing_station", "imperium", 1, 3, (FREMEN,), (FREMEN, CITY),
        agent=[pay(spend(water=2), draw(2))],
        persuasion=1,
        reveal=[when(FREMEN_BOND, water(1))],
    ),
    Card(
        "fedaykin_stilltent", "imperium", 1, 2, (FREMEN,), (SPICE_TRADE,),
        agent=[when(AT_MAKER_SPACE, troops(1))],
        reveal=[water(1)],
    ),
    Card(
        "guild_envoy", "imperium", 1, 3, (SPACING_GUILD,), FACTION_ICONS,
        agent=[discard_then(SPACING_GUILD, draw(2))],
        persuasion=1,
    ),
    Card(
        "guild_spy", "imperium", 1, 3, (SPACING_GUILD,), (SPY,),
        agent=[pay(discard_then(SPACING_GUILD, draw_intrigue(1)), draw(1))],
        persuasion=2,
        reveal=[when(acquired("the_spice_must_flow"), influence_spied())],
        acquire=[spy()],
    ),
    Card(
        "hidden_missive", "imperium", 1, 2, (BENE_GESSERIT,), (LANDSRAAD,),
        agent=[when(influence_at_least(BENE_GESSERIT), troops(1), draw(1))],
        persuasion=1, swords=1,
    ),
    Card(
        "imperial_spymaster", "imperium", 1, 2, (EMPEROR,), (EMPEROR, SPY),
        agent=[when(RECALLED_SPY, draw_intrigue(1))],
        persuasion=1, swords=1,
    ),
    Card(
        "in_high_places", "imperium", 1, 5, (EMPEROR, BENE_GESSERIT), (EMPEROR, BENE_GESSERIT),
        agent=[when(ANOTHER_BENE_GESSERIT, draw(1), spy())],
        persuasion=2,
        reveal=[pay(recall_spy(2), persuasion(3))],
        acquire=[spy()],
    ),
    Card(
        "interstellar_trade", "imperium", 1, 7, (SPACING_GUILD,), GREEN_BLUE_YELLOW,
        agent=[influence_any()],
        reveal=[for_each(COMPLETED, persuasion(1))],
        acquire=[contract()],
        module="choam",
    ),
    Card(
        "junction_headquarters", "imperium", 1, 6, (SPACING_GUILD,), GREEN_BLUE_YELLOW,
        agent=[
            when(alliance(SPACING_GUILD), pay(costs(spend(spice=2), trash_intrigue()), vp(1))),
        ],
        persuasion=1,
        reveal=[water(1), troops(1)],
    ),
    Card(
        "leadership", "imperium", 1, 5, (FREMEN,), (FREMEN, SPICE_TRADE),
        agent=[for_each(SANDWORMS, draw(1))],
        persuasion=2, swords=1,
        reveal=[for_each(OTHER_SWORD_CARDS, swords(1))],
    ),
    Card(
        "long_live_the_fighters", "imperium", 1, 7, (FREMEN,), (FREMEN, CITY),
        agent=[TopThree()],
        persuasion=2, swords=3,
    ),
    Card(
        "maker_keeper", "imperium", 2, 2, (BENE_GESSERIT, FREMEN), (CITY,),
        agent=[
            when(influence_at_least(BENE_GESSERIT), water(1)),
            when(influence_at_least(FREMEN), spice(1)),
        ],
        persuasion=2,
    ),
    Card(
        "maula_pistol", "imperium", 2, 3, (FREMEN,), (CITY, SPICE_TRADE),
        agent=[draw(1)],
        persuasion=1, swords=1,
    ),
    Card(
        "northern_watermaster", "imperium", 1, 3, (FREMEN,), (CITY,),
        agent=[water(1)],
        persuasion=1,
        reveal=[when(FREMEN_BOND, spice(2))],
    ),
    Card(
        "overthrow", "imperium", 1, 8, (), FACTION_ICONS,
        agent=[double_step()],
        persuasion=2, swords=2,
        reveal=[troops(1)],
        acquire=[draw_intrigue(1)],
    ),
    Card(
        "paracompass", "imperium", 1, 4, (), (CITY,),
        agent=[solari(2)],
        reveal=[
            when(HAS_COUNCIL_SEAT, persuasion(2)),
            when(COUNCIL_AND_SWORDMASTER, persuasion(1)),
        ],
    ),
    Card(
        "price_is_no_object", "imperium", 1, 6, (EMPEROR, BENE_GESSERIT), (EMPEROR, BENE_GESSERIT),
        agent=[acquire_for_solari()],
        persuasion=2,
        reveal=[solari(2)],
        acquire=[solari(2)],
    ),
    Card(
        "priority_contracts", "imperium", 1, 6, (SPACING_GUILD,), (LANDSRAAD, SPICE_TRADE),
        agent=[contract()],
        reveal=[choose(spice(2), when(completed_contracts(4), pay(trash_this(), vp(1))))],
        module="choam",
    ),
    Card(
        "public_spectacle", "imperium", 2, 4, (EMPEROR,), (SPY,),
        agent=[when(RECALLED_SPY, influence_any())],
        persuasion=1,
        reveal=[spy()],
    ),
    Card(
        "rebel_supplier", "imperium", 2, 3, (FREMEN,), (CITY,),
        agent=[when(RECALLED_SPY, troops(2))],
        swords=1,
        reveal=[spice(1)],
    ),
    Card(
        "reliable_informant", "imperium", 1, 2, (SPACING_GUILD,), (SPACING_GUILD,),
        agent=[spy(EMPEROR, BENE_GESSERIT, FREMEN)],
        persuasion=1,
        reveal=[solari(1)],
    ),
    Card(
        "sardaukar_coordination", "imperium", 2, 4, (EMPEROR,), (EMPEROR, LANDSRAAD),
        agent=[deploy_recruits()],
        persuasion=2,
        reveal=[for_each(revealed_of(EMPEROR), swords(1))],
    ),
    Card(
        "sardaukar_soldier", "imperium", 1, 1, (EMPEROR,), (CITY,),
        persuasion=1, swords=1,
        when_trashed=[draw_intrigue(1)],
    ),
    Card(
        "shishakli", "imperium", 1, 4, (FREMEN,), (CITY, SPICE_TRADE),
        agent=[pay(trash_a_card(), draw(1))],
        swords=2,
        reveal=[when(FREMEN_BOND, influence_with(FREMEN))],
    ),
    Card(
        "smugglers_harvester", "imperium", 2, 1, (SPACING_GUILD,), (SPICE_TRADE,),
        agent=[when(AT_MAKER_SPACE, spice(1))],
        persuasion=1,
    ),
    Card(
        "smugglers_haven", "imperium", 1, 4, (SPACING_GUILD,), (SPACING_GUILD, SPICE_TRADE),
        agent=[pay(spend(spice=4), vp(1))],
        persuasion=1,
        reveal=[when(SPYING_ON_MAKER, spice(2))],
    ),
    Card(
        "southern_elders", "imperium", 1, 4, (BENE_GESSERIT, FREMEN), (BENE_GESSERIT, FREMEN),
        agent=[when(ANOTHER_BENE_GESSERIT, troops(2))],
        reveal=[water(1), when(FREMEN_BOND, persuasion(2))],
    ),
    Card(
        "space_time_folding", "imperium", 1, 1, (SPACING_GUILD,), (SPACING_GUILD,),
        agent=[pay(discard_then(SPACING_GUILD, draw(1)), draw(1))],
        persuasion=1,
    ),
    Card(
        "spacing_guilds_favor", "imperium", 2, 5, (SPACING_GUILD,), (SPACING_GUILD, SPICE_TRADE),
        agent=[draw(1)],
        persuasion=2,
        reveal=[pay(spend(spice=3), influence_any())],
        when_discarded=[spice(2)],
    ),
    Card(
        "spy_network", "imperium", 1, 2, (EMPEROR, SPACING_GUILD), (),
        persuasion=2, swords=1,
        reveal=[when(spies_on_board(2), pay(recall_spy(), draw_intrigue(1)))],
        acquire=[spy()],
    ),
    Card(
        "steersman", "imperium", 1, 8, (SPACING_GUILD,),
        (SPACING_GUILD, LANDSRAAD, CITY, SPICE_TRADE),
        agent=[draw(1), recall_agent()],
        persuasion=2,
        reveal=[spice(2)],
        acquire=[influence_with(SPACING_GUILD)],
    ),
    Card(
        "stilgar_the_devoted", "imperium", 1, 6, (FREMEN,), (FREMEN, CITY, SPICE_TRADE),
        agent=[troops(2)],
        reveal=[for_each(in_play(FREMEN), persuasion(2))],
    ),
    Card(
        "strike_fleet", "imperium", 1, 5, (), (SPY,),
        agent=[when(RECALLED_SPY, troops(3))],
        persuasion=1, swords=3,
        acquire=[spy()],
    ),
    Card(
        "subversive_advisor", "imperium", 1, 5, (), (SPY,),
        agent=[double_step(trash_self=True)],
        persuasion=1,
        acquire=[spy()],
    ),
    Card(
        "treacherous_maneuver", "imperium", 1, 5, (EMPEROR,), FACTION_ICONS,
        agent=[pay(costs(trash_from_hand(EMPEROR), trash_this()), double_step())],
        persuasion=1,
        reveal=[draw_intrigue(1)],
    ),
    Card(
        "tread_in_darkness", "imperium", 2, 4, (BENE_GESSERIT,), GREEN_BLUE_YELLOW,
        agent=[when(ANOTHER_BENE_GESSERIT, trash(), draw(1))],
        persuasion=2, swords=1,
    ),
    Card(
        "truthtrance", "imperium", 2, 4, (BENE_GESSERIT,), FACTION_ICONS,
        persuasion=1,
    ),
    Card(
        "undercover_asset", "imperium", 1, 2, (EMPEROR, SPACING_GUILD), GREEN_BLUE_YELLOW,
        ignores_requirement=True,
        reveal=[choose(spy(), swords(2))],
    ),
    Card(
        "unswerving_loyalty", "imperium", 2, 1, (FREMEN,), (),
        persuasion=1,
        reveal=[troops(1), when(FREMEN_BOND, may(choose(deploy(1), retreat(1, 1))))],
    ),
    Card(
        "weirding_woman", "imperium", 2, 1, (BENE_GESSERIT,), (CITY, SPICE_TRADE),
        agent=[when(ANOTHER_BENE_GESSERIT, return_this())],
        persuasion=1, swords=1,
    ),
    Card(
        "wheels_within_wheels", "imperium", 1, 2, (EMPEROR, SPACING_GUILD), (SPY,),
        agent=[
            when(influence_at_least(EMPEROR), solari(2)),
            when(influence_at_least(SPACING_GUILD), spice(1)),
        ],
        persuasion=1,
        reveal=[spy()],
    ),
]  # fmt: skip

CARDS = [*STARTER, *RESERVE, *IMPERIUM]
"""A card's number is its place here: later sets come after these."""
