"""Agent and Reveal turns for the tests of Imperium cards."""

from __future__ import annotations

from kanly import State
from kanly.engine.seat import Seat
from tests.table import Table, agents, do, legal

FOUR_DONE = ("espionage", "harvest_3", "harvest_4", "immediate")
BUYS_THE_SPICE = "acquire_the_spice_must_flow"
COMBAT_CARD = "find_weakness"  # a drawn Intrigue card that cannot keep the turn open
ALL_POSTS = {
    "post:post_emperor",
    "post:post_spacing_guild",
    "post:post_bene_gesserit",
    "post:post_fremen",
    "post:post_landsraad_left",
    "post:post_landsraad_right",
    "post:post_choam",
    "post:post_city_left",
    "post:post_city_middle",
    "post:post_city_right",
    "post:post_deep_desert",
    "post:post_hagga_basin",
    "post:post_imperial_basin",
}


def me(s: State) -> Seat:
    return s.seats[0]


def send(s: State, card: str, space: str, *more: str) -> State:
    """Play the card with an Agent to the space (not asked for if it is the only one)."""
    do(s, f"card:{card}")
    if any(a.startswith("space:") for a in legal(s)):
        do(s, f"space:{space}")
    else:
        assert agents(s, 0)[-1] == space
    return do(s, *more)


def show(table: Table, *hand: str) -> State:
    """The Reveal turn with this hand and a Convincing Argument, whose 2 Persuasion keep it open."""
    s = table.hand(0, *hand, "convincing_argument").start()
    if "reveal" in legal(s):  # not asked for if no card can be played
        do(s, "reveal")
    assert s.turn.revealing
    return s


def persuasion(s: State) -> int:
    """Persuasion beyond the Convincing Argument that `show` adds."""
    return me(s).persuasion - 2


def rich(table: Table, *hand: str) -> State:
    """A Reveal turn that has 10 Persuasion besides what the hand gives."""
    purse = ("branching_path", "calculus_of_power", "convincing_argument")
    return show(table.owns(0, "council"), *purse, *hand)


def resolve(s: State, effect: str) -> State:
    """Do a pending effect, unless it came by itself."""
    return do(s, effect) if effect in legal(s) else s


def trashed_intrigues(s: State) -> list[str]:
    return [s.codex.intrigue_ids[c] for c in s.intrigue_trash]
