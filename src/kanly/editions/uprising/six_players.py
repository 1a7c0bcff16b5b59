"""Six players in two teams: the other side of the board, the Commanders' boards and cards."""

from __future__ import annotations

from ...engine.components import Board, Card, Cost, Post, Space, Track
from ...engine.modes import Chair, Mode
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
    HAS_HOOKS,
    HAS_SWORDMASTER,
    bonus_spice,
    contract,
    costs,
    double_step,
    draw,
    draw_intrigue,
    each_ally,
    hand_out_contracts,
    harvest,
    move_to_throne,
    pay,
    pay_together,
    reinforce,
    sandworm,
    solari,
    spend,
    spice,
    split,
    spy,
    swords,
    trade,
    trash,
    trash_this,
    troops,
    vp,
    water,
    when,
    whole_team,
)
from ...rules.roles import COMMANDER, PLAYER
from ...rules.team_rulebook import TeamRules
from . import board

MODULE = "six_players"
MUAD_DIB = "muad_dib"
SHADDAM = "shaddam_corrino_iv"

# Tracks by number: the four of the board have the numbers of their icons.
GREAT_HOUSES = EMPEROR
FRINGE_WORLDS = FREMEN
EMPEROR_TRACK = 4
FREMEN_TRACK = 5


def as_before(*ids: str) -> list[Space]:
    """The spaces that are the same on the other side."""
    by_id = {space.id: space for space in board.SPACES}
    return [by_id[id] for id in ids]


SPACES = [
    Space("economic_support", EMPEROR, [spice(1), trade()], track=GREAT_HOUSES),
    Space(
        "military_support", EMPEROR, [reinforce(3)],
        costs=(Cost(spice=2),), track=GREAT_HOUSES,
    ),
    *as_before("deliver_supplies", "heighliner", "espionage", "secrets"),
    Space(
        "controversial_technology", FREMEN, [draw_intrigue(1), draw(1), trash()],
        costs=(Cost(spice=2),), track=FRINGE_WORLDS,
    ),
    Space("expedition", FREMEN, [contract()], track=FRINGE_WORLDS),
    *as_before(
        "assembly_hall", "gather_support", "high_council", "imperial_privilege", "swordmaster",
        "arrakeen",
    ),
    Space("carthag", CITY, [troops(1), draw_intrigue(1)], combat=True),
    *as_before(
        "research_station", "sietch_tabr", "spice_refinery", "accept_contract", "deep_desert",
    ),
    Space(
        "habbanya_erg", SPICE_TRADE, [harvest(2), bonus_spice(), draw(1)],
        costs=(Cost(water=1),), combat=True, maker=True,
    ),
    *as_before("hagga_basin", "imperial_basin", "shipping"),
]  # fmt: skip

PERSONAL_SPACES = [
    Space(
        "sardaukar", EMPEROR, [draw_intrigue(1), troops(4)],
        costs=(Cost(spice=3),), track=EMPEROR_TRACK, only=SHADDAM,
    ),
    Space("vast_wealth", EMPEROR, [solari(3)], track=EMPEROR_TRACK, only=SHADDAM),
    Space(
        "hardy_warriors", FREMEN, [troops(2)],
        costs=(Cost(water=1),), track=FREMEN_TRACK, combat=True, only=MUAD_DIB,
    ),
    Space(
        "desert_mastery", FREMEN, [draw(1), spice(1)],
        track=FREMEN_TRACK, combat=True, only=MUAD_DIB,
    ),
]  # fmt: skip

POSTS = [
    Post("post_great_houses", ("military_support", "economic_support")),
    Post("post_fringe_worlds", ("controversial_technology", "expedition")),
    Post("post_carthag", ("carthag",)),
    Post("post_habbanya_erg", ("habbanya_erg",)),
    *[post for post in board.POSTS if post.id not in ("post_emperor", "post_fremen")],
]

TRACKS = [
    Track("great_houses", EMPEROR, {4: troops(2)}),
    Track("spacing_guild", SPACING_GUILD, {4: solari(3)}),
    Track("bene_gesserit", BENE_GESSERIT, {4: draw_intrigue(1)}),
    Track("fringe_worlds", FREMEN, {4: spy()}),
    Track("emperor", EMPEROR, {1: whole_team(solari(1)), 3: whole_team(spy())}, owner=SHADDAM),
    Track("fremen", FREMEN, {1: whole_team(spice(1)), 3: whole_team(water(1))}, owner=MUAD_DIB),
]

BOARD = Board("six_players", [*SPACES, *PERSONAL_SPACES], POSTS, TRACKS)

CARDS: list[Card] = [
    Card(
        "command_respect", kind="starter", icons=(CITY,),
        agent=[when(HAS_SWORDMASTER, pay(trash_this(), trade()))],
        persuasion=1, module=MODULE,
    ),
    Card(
        "demand_attention", kind="starter", icons=FACTION_ICONS,
        agent=[pay(costs(spend(spice=4), trash_this()), double_step())],
        persuasion=1, module=MODULE,
    ),
    Card(
        "desert_call", kind="starter", icons=(SPICE_TRADE,),
        agent=[when(HAS_HOOKS, pay(costs(spend(water=1), trash_this()), sandworm(1)))],
        persuasion=1, module=MODULE,
    ),
    Card(
        "limited_landsraad_access", kind="starter", copies=2, icons=(LANDSRAAD,),
        swords=1, reveal=[spice(1)], module=MODULE,
    ),
    Card(
        "threaten_spice_production", kind="starter", icons=(SPICE_TRADE,),
        agent=[pay_together(7, vp(1), trash_this())],
        persuasion=1, module=MODULE,
    ),
    Card(
        "usul", kind="starter", factions=(FREMEN,), icons=(CITY,),
        agent=[split(water(1), spice(1))],
        persuasion=2, module=MODULE,
    ),
    Card(
        "corrino_might", kind="starter", factions=(EMPEROR,), icons=(LANDSRAAD,),
        swords=1,
        reveal=[pay(costs(spend(spice=3), trash_this()), each_ally(troops(2)))], module=MODULE,
    ),
    Card(
        "critical_shipments", kind="starter", icons=(SPICE_TRADE,),
        agent=[split(water(1), solari(2))],
        persuasion=2, module=MODULE,
    ),
    Card(
        "demand_results", kind="starter", factions=(EMPEROR,), icons=(LANDSRAAD,),
        agent=[pay(costs(spend(solari=2), trash_this()), hand_out_contracts())],
        swords=1, module=MODULE,
    ),
    Card(
        "devastating_assault", kind="starter", icons=(SPICE_TRADE,),
        agent=[troops(1), solari(1)],
        persuasion=1,
        reveal=[when(HAS_SWORDMASTER, pay(spend(solari=3), swords(5)))], module=MODULE,
    ),
    Card(
        "imperial_ornithopter", kind="starter", copies=2, factions=(EMPEROR,), icons=(CITY,),
        persuasion=1, reveal=[solari(1)], module=MODULE,
    ),
    Card(
        "imperial_tent", kind="starter", factions=(EMPEROR,), icons=FACTION_ICONS,
        agent=[move_to_throne()],
        persuasion=1, module=MODULE,
    ),
]  # fmt: skip
"""The Commanders' own; three more of their cards are everybody's."""

MUAD_DIB_DECK = (
    "limited_landsraad_access", "limited_landsraad_access", "threaten_spice_production",
    "signet_ring", "convincing_argument", "seek_allies", "demand_attention", "command_respect",
    "desert_call", "usul",
)  # fmt: skip
SHADDAM_DECK = (
    "signet_ring", "convincing_argument", "devastating_assault", "seek_allies", "demand_results",
    "critical_shipments", "imperial_ornithopter", "imperial_ornithopter", "corrino_might",
    "imperial_tent",
)  # fmt: skip

SUIT_MUAD_DIB = ("lady_jessica", "gurney_halleck", "staban_tuek", "lady_amber_metulli")
SUIT_SHADDAM = (
    "lady_margot_fenring", "feyd_rautha_harkonnen", "princess_irulan", "lady_amber_metulli",
)  # fmt: skip
"""S-2.11"""


def commander(team: int, leader: str, deck: tuple[str, ...]) -> Chair:
    """Four points, cards of his own, no units (S-2.5 to S-2.8)."""
    return Chair(
        COMMANDER, team, points=4, troops=0, garrison=0, leader=leader, deck=deck, throne=team == 1
    )


def ally(team: int, suits: tuple[str, ...]) -> Chair:
    """Everything a player has (S-2.7, S-2.8)."""
    return Chair(PLAYER, team, points=1, suits=suits, throne=team == 1)


SIX_PLAYERS = Mode(
    players=6,
    chairs=(
        commander(0, MUAD_DIB, MUAD_DIB_DECK),
        ally(1, SUIT_SHADDAM),
        ally(0, SUIT_MUAD_DIB),
        commander(1, SHADDAM, SHADDAM_DECK),
        ally(0, SUIT_MUAD_DIB),
        ally(1, SUIT_SHADDAM),
    ),  # S-2.1: clockwise, so that turns alternate between the teams
    board=BOARD,
    rules=TeamRules(),
    conflicts=((3, 4), (2, 5)),
    spies=3,
    hand=5,
    end_points=10,
    shares_third=True,
    modules=("choam",),
    bonus_swords=2,
    starred=True,
)
