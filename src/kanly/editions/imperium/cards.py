"""The cards of players' decks: Reserve and Imperium Deck of 2020."""

from __future__ import annotations

from ...engine.components import Card
from ...engine.terms import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTION_ICONS,
    FREMEN,
    LANDSRAAD,
    SPACING_GUILD,
    SPICE_TRADE,
)
from ...rules.algebra import (
    ANOTHER_BENE_GESSERIT,
    FREMEN_BOND,
    alliance,
    cheaper,
    choose,
    close_space,
    costs,
    deploy,
    discard,
    double_harvest,
    double_step,
    draw,
    draw_intrigue,
    each_opponent,
    for_each,
    in_play,
    influence_any,
    influence_at_least,
    influence_either,
    influence_with,
    lose_deployed,
    lose_garrison,
    lose_influence,
    may,
    muster,
    pay,
    persuasion,
    retreat,
    retreat_any,
    solari,
    spend,
    spice,
    swords,
    take_back,
    trash,
    trash_this,
    troops,
    vp,
    water,
    when,
)
from ..common.starter import GREEN_BLUE_YELLOW, STARTER

ALL_ICONS = (*FACTION_ICONS, *GREEN_BLUE_YELLOW)

RESERVE = [
    Card(
        "arrakis_liaison", kind="reserve", copies=8, cost=2, factions=(FREMEN,),
        icons=(LANDSRAAD, CITY),
        persuasion=2,
    ),
    Card(
        "the_spice_must_flow", kind="reserve", copies=10, cost=9,
        reveal=[spice(1)],
        acquire=[vp(1)],
    ),
    Card("foldspace", kind="reserve", copies=6, icons=ALL_ICONS, agent=[draw(1), trash_this()]),
]  # fmt: skip

IMPERIUM = [
    Card(
        "arrakis_recruiter", kind="imperium", copies=2, cost=2, icons=(CITY,),
        agent=[troops(1)],
        persuasion=1, swords=1,
    ),
    Card(
        "assassination_mission", kind="imperium", copies=2, cost=1,
        swords=1,
        reveal=[solari(1)],
        when_trashed=[solari(4)],
    ),
    Card(
        "bene_gesserit_initiate", kind="imperium", copies=2, cost=3, factions=(BENE_GESSERIT,),
        icons=GREEN_BLUE_YELLOW,
        agent=[draw(1)],
        persuasion=1,
    ),
    Card(
        "bene_gesserit_sister", kind="imperium", copies=3, cost=3, factions=(BENE_GESSERIT,),
        icons=(BENE_GESSERIT, LANDSRAAD),
        reveal=[choose(persuasion(2), swords(2))],
    ),
    Card(
        "carryall", kind="imperium", cost=5, icons=(SPICE_TRADE,),
        agent=[double_harvest()],
        persuasion=1,
        reveal=[spice(1)],
    ),
    Card(
        "chani", kind="imperium", cost=5, factions=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE),
        persuasion=2,
        reveal=[retreat_any()],
        acquire=[water(1)],
    ),
    Card(
        "choam_directorship", kind="imperium", cost=8,
        reveal=[solari(3)],
        acquire=[influence_with(faction) for faction in FACTION_ICONS],
    ),
    Card(
        "crysknife", kind="imperium", cost=3, factions=(FREMEN,), icons=(FREMEN, SPICE_TRADE),
        agent=[solari(1)],
        swords=1,
        reveal=[when(FREMEN_BOND, influence_with(FREMEN))],
    ),
    Card("dr_yueh", kind="imperium", cost=1, icons=(CITY,), agent=[draw(1)], persuasion=1),
    Card(
        "duncan_idaho", kind="imperium", cost=4, icons=(CITY,),
        agent=[pay(spend(water=1), troops(1), draw(1))],
        swords=2,
        reveal=[water(1)],
    ),
    Card(
        "fedaykin_death_commando", kind="imperium", copies=2, cost=3, factions=(FREMEN,),
        icons=(CITY, SPICE_TRADE),
        agent=[trash()],
        persuasion=1,
        reveal=[when(FREMEN_BOND, swords(3))],
    ),
    Card(
        "firm_grip", kind="imperium", cost=4, factions=(EMPEROR,), icons=(EMPEROR, LANDSRAAD),
        agent=[pay(spend(solari=2), influence_either(SPACING_GUILD, BENE_GESSERIT, FREMEN))],
        reveal=[when(alliance(EMPEROR), persuasion(4))],
    ),
    Card(
        "fremen_camp", kind="imperium", copies=2, cost=4, factions=(FREMEN,), icons=(SPICE_TRADE,),
        agent=[pay(spend(spice=2), troops(3))],
        persuasion=2, swords=1,
    ),
    Card(
        "gene_manipulation", kind="imperium", copies=2, cost=3, factions=(BENE_GESSERIT,),
        icons=(LANDSRAAD, CITY),
        agent=[trash(), when(ANOTHER_BENE_GESSERIT, spice(2))],
        persuasion=2,
    ),
    Card(
        "guild_administrator", kind="imperium", copies=2, cost=2, factions=(SPACING_GUILD,),
        icons=(SPACING_GUILD, SPICE_TRADE),
        agent=[trash()],
        persuasion=1,
    ),
    Card(
        "guild_ambassador", kind="imperium", cost=4, factions=(SPACING_GUILD,), icons=(LANDSRAAD,),
        agent=[choose(influence_with(SPACING_GUILD), spice(2))],
        reveal=[when(alliance(SPACING_GUILD), pay(spend(spice=3), vp(1)))],
    ),
    Card(
        "guild_bankers", kind="imperium", cost=3, factions=(SPACING_GUILD,),
        icons=(EMPEROR, SPACING_GUILD, LANDSRAAD),
        reveal=[cheaper("the_spice_must_flow", 3)],
    ),
    Card(
        "gun_thopter", kind="imperium", copies=2, cost=4, icons=(CITY, SPICE_TRADE),
        agent=[each_opponent(lose_garrison())],
        swords=3,
        reveal=[may(deploy(1))],
    ),
    Card(
        "gurney_halleck", kind="imperium", cost=6, icons=(CITY,),
        agent=[troops(2), draw(1)],
        persuasion=2,
        reveal=[pay(spend(solari=3), muster(2))],
    ),
    Card(
        "imperial_spy", kind="imperium", copies=2, cost=2, factions=(EMPEROR,), icons=(EMPEROR,),
        agent=[pay(trash_this(), draw_intrigue(1))],
        persuasion=1, swords=1,
    ),
    Card(
        "kwisatz_haderach", kind="imperium", cost=8, factions=(BENE_GESSERIT,), icons=ALL_ICONS,
        anywhere=True,
        agent=[draw(1)],
    ),
    Card(
        "lady_jessica", kind="imperium", cost=7, factions=(BENE_GESSERIT,),
        icons=(BENE_GESSERIT, *GREEN_BLUE_YELLOW),
        agent=[draw(2)],
        persuasion=3, swords=1,
        acquire=[influence_any()],
    ),
    Card(
        "liet_kynes", kind="imperium", cost=5, factions=(EMPEROR, FREMEN), icons=(FREMEN, CITY),
        reveal=[for_each(in_play(FREMEN), persuasion(2))],
        acquire=[influence_with(EMPEROR)],
    ),
    Card(
        "missionaria_protectiva", kind="imperium", copies=2, cost=1, factions=(BENE_GESSERIT,),
        icons=(CITY,),
        agent=[when(ANOTHER_BENE_GESSERIT, influence_any())],
        persuasion=1,
    ),
    Card(
        "opulence", kind="imperium", cost=6, factions=(EMPEROR,), icons=(EMPEROR,),
        agent=[solari(3)],
        persuasion=1,
        reveal=[pay(spend(solari=6), vp(1))],
    ),
    Card(
        "other_memory", kind="imperium", cost=4, factions=(BENE_GESSERIT,),
        icons=(CITY, SPICE_TRADE),
        agent=[choose(draw(1), take_back(BENE_GESSERIT))],
        persuasion=2,
    ),
    Card(
        "piter_de_vries", kind="imperium", cost=5, icons=(LANDSRAAD, CITY),
        agent=[draw_intrigue(1)],
        persuasion=3, swords=1,
    ),
    Card(
        "power_play", kind="imperium", copies=3, cost=5, icons=FACTION_ICONS,
        agent=[double_step(trash_self=True)],
    ),
    Card(
        "reverend_mother_mohiam", kind="imperium", cost=6, factions=(EMPEROR, BENE_GESSERIT),
        icons=(EMPEROR, BENE_GESSERIT),
        agent=[when(ANOTHER_BENE_GESSERIT, each_opponent(discard(2)))],
        persuasion=2,
        reveal=[spice(2)],
    ),
    Card(
        "sardaukar_infantry", kind="imperium", copies=2, cost=1, factions=(EMPEROR,),
        persuasion=1, swords=2,
    ),
    Card(
        "sardaukar_legion", kind="imperium", copies=2, cost=5, factions=(EMPEROR,),
        icons=(EMPEROR, LANDSRAAD),
        agent=[troops(2)],
        persuasion=1,
        reveal=[may(deploy(3))],
    ),
    Card(
        "scout", kind="imperium", copies=2, cost=1, icons=(CITY, SPICE_TRADE),
        persuasion=1, swords=1,
        reveal=[retreat(0, 2)],
    ),
    Card(
        "shifting_allegiances", kind="imperium", copies=2, cost=3, icons=(LANDSRAAD, SPICE_TRADE),
        agent=[pay(costs(lose_influence(), spend(spice=2)), influence_any(2))],
        persuasion=2,
    ),
    Card(
        "sietch_reverend_mother", kind="imperium", cost=4, factions=(BENE_GESSERIT, FREMEN),
        icons=(BENE_GESSERIT, FREMEN),
        agent=[trash()],
        reveal=[when(FREMEN_BOND, persuasion(3), spice(1))],
    ),
    Card(
        "smugglers_thopter", kind="imperium", copies=2, cost=4, factions=(SPACING_GUILD,),
        icons=(SPICE_TRADE,),
        agent=[when(influence_at_least(SPACING_GUILD), draw(2))],
        persuasion=1,
        reveal=[spice(1)],
    ),
    Card(
        "space_travel", kind="imperium", copies=2, cost=3, factions=(SPACING_GUILD,),
        icons=(SPACING_GUILD,),
        agent=[draw(1)],
        persuasion=2,
    ),
    Card(
        "spice_hunter", kind="imperium", copies=2, cost=2, factions=(FREMEN,),
        icons=(FREMEN, SPICE_TRADE),
        persuasion=1, swords=1,
        reveal=[when(FREMEN_BOND, spice(1))],
    ),
    Card(
        "spice_smugglers", kind="imperium", copies=2, cost=2, factions=(SPACING_GUILD,),
        icons=(CITY,),
        agent=[pay(spend(spice=2), influence_with(SPACING_GUILD), solari(3))],
        persuasion=1, swords=1,
    ),
    Card(
        "stilgar", kind="imperium", cost=5, factions=(FREMEN,), icons=(FREMEN, CITY, SPICE_TRADE),
        agent=[water(1)],
        persuasion=2, swords=3,
    ),
    Card(
        "test_of_humanity", kind="imperium", cost=3, factions=(BENE_GESSERIT,),
        icons=(BENE_GESSERIT, LANDSRAAD, CITY),
        agent=[each_opponent(choose(discard(), lose_deployed()))],
        persuasion=2,
    ),
    Card(
        "the_voice", kind="imperium", copies=2, cost=2, factions=(BENE_GESSERIT,),
        icons=(CITY, SPICE_TRADE),
        agent=[close_space()],
        persuasion=2,
    ),
    Card(
        "thufir_hawat", kind="imperium", cost=5, icons=(*FACTION_ICONS, CITY, SPICE_TRADE),
        agent=[draw(1)],
        persuasion=1,
        reveal=[draw_intrigue(1)],
    ),
    Card(
        "worm_riders", kind="imperium", copies=2, cost=6, factions=(FREMEN,),
        icons=(CITY, SPICE_TRADE),
        agent=[spice(2)],
        reveal=[
            when(influence_at_least(FREMEN), swords(4)),
            when(alliance(FREMEN), swords(2)),
        ],
    ),
]  # fmt: skip

CARDS = [*STARTER, *RESERVE, *IMPERIUM]
