"""Tables, turns and questions for the tests of Leaders."""

from __future__ import annotations

from kanly import State
from tests.table import Table, do, legal

CITY_POSTS = {"post_city_left", "post_city_middle", "post_city_right"}
FACTION_POSTS = {"post_emperor", "post_spacing_guild", "post_bene_gesserit", "post_fremen"}
LANDSRAAD_POSTS = {"post_landsraad_left", "post_landsraad_right"}
TRADE_POSTS = {"post_choam", "post_deep_desert", "post_hagga_basin", "post_imperial_basin"}
ALL_POSTS = CITY_POSTS | FACTION_POSTS | LANDSRAAD_POSTS | TRADE_POSTS
FACTIONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen")


def led(leader: str, choam: bool = False) -> Table:
    """Seat 0 has this Leader; the two others are plain ones."""
    face = "lady_jessica" if leader == "reverend_mother_jessica" else leader
    others = [name for name in ("muad_dib", "gurney_halleck", "lady_amber_metulli") if name != face]
    choam = choam or leader == "shaddam_corrino_iv"
    t = Table(leaders=[face, *others[:2]], choam=choam)
    t.intrigue_top("devour", "impress", "weirding_combat", "go_to_ground")
    return t.face(0, leader) if leader != face else t


def ring(t: Table, space: str = "assembly_hall", *others: str) -> State:
    """Seat 0 has just sent an Agent with the Signet Ring."""
    s = t.hand(0, "signet_ring", *(others or ("convincing_argument", "dagger"))).start()
    return do(s, "card:signet_ring", f"space:{space}")


def signet(t: Table, space: str = "assembly_hall", *others: str) -> State:
    """As `ring`, and the ability has been picked from the menu if it waits there."""
    return use_ring(ring(t, space, *others))


def use_ring(s: State) -> State:
    """Pick the Signet ability from the menu if it waits there."""
    waiting = [text for text in legal(s) if text.startswith("card-effect:")]
    return do(s, waiting[0]) if waiting else s


def reveal(t: Table, *hand: str) -> State:
    """Seat 0 has begun its Reveal turn with this hand."""
    return do(t.hand(0, *(hand or ("dagger", "convincing_argument"))).start(), "reveal")


def visit(t: Table, space: str, *others: str) -> State:
    """Seat 0 has sent an Agent to a Faction space with Diplomacy."""
    s = t.hand(0, "diplomacy", *(others or ("convincing_argument", "dagger"))).start()
    return do(s, "card:diplomacy", f"space:{space}")


def posts(s: State) -> set[str]:
    """The posts on offer."""
    return {text.removeprefix("post:") for text in legal(s) if text.startswith("post:")}


def kind(s: State) -> str:
    """The kind of the decision."""
    assert s.decision is not None
    return s.decision.kind


def face(s: State, seat: int = 0) -> str:
    """The face of the Leader that is up."""
    return str(s.to_dict()["seats"][seat]["leader"])


GURNEY = "gurney_halleck"


def win(leader: str, conflict: str, faction: str, level: int, worms: int = 0) -> Table:
    """The Leader, at that level, wins the Conflict alone."""
    t = led(leader).influence(0, **{faction: level}).conflict(conflict).no_shield_wall()
    t.units(0, conflict=1, worms=worms).next_conflict("propaganda")
    return t.at_combat()


MARGOT = "lady_margot_fenring"
IRULAN = "princess_irulan"
