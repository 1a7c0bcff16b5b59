"""Positions of the game of two teams, each at one of the questions only that game asks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from kanly import State
from tests.rules.six import FEYD, GURNEY, IRULAN, JESSICA, MUAD_DIB, SHADDAM, fighting, visit
from tests.table import Table, do, legal

GIVEN: Final = ("devour", "impress")
"""The Intrigue cards of whoever trades,"""
ANSWERED: Final = ("weirding_combat", "go_to_ground")
"""and those of the partner."""


def resolved(s: State, *sorts: str) -> State:
    """The menu of an Agent turn left by effects of these sorts, as long as there are any."""
    while s.decision is not None and s.decision.kind in ("agent-menu", "choose"):
        effects = [a for a in legal(s) if a.startswith(sorts)]
        if not effects:
            break
        do(s, effects[0])
    return s


def activating() -> State:
    """Muad'Dib activates an Ally; with Gurney the Swordmaster would go."""
    t = Table(6, aloud=True).owns(MUAD_DIB, "swordmaster").tokens(MUAD_DIB, left="arrakeen")
    return t.units(GURNEY, garrison=3).units(JESSICA, garrison=2).turn_of(MUAD_DIB).start()


def middle() -> State:
    """The beginning of Muad'Dib's turn in the middle of a game."""
    t = Table(6, aloud=True).have(MUAD_DIB, spice=4, water=2).owns(MUAD_DIB, "council")
    t.hand(
        MUAD_DIB, "usul", "demand_attention", "limited_landsraad_access",
        "threaten_spice_production", "command_respect",
    )  # fmt: skip
    t.intrigue(MUAD_DIB, "devour").units(GURNEY, garrison=3, conflict=2)
    t.units(JESSICA, garrison=2, conflict=1).units(FEYD, garrison=4, conflict=3)
    t.units(IRULAN, garrison=1).spies(GURNEY, "post_choam").agents(FEYD, "arrakeen")
    t.tokens(SHADDAM, left="sardaukar").influence(JESSICA, bene_gesserit=2, spacing_guild=1)
    t.influence(FEYD, great_houses=3).influence(SHADDAM, emperor=2).influence(MUAD_DIB, fremen=1)
    t.contracts(FEYD, held=("harvest_4",)).control(FEYD, "arrakeen").throne("overthrow")
    for seat, solari in enumerate((5, 3, 2, 8, 0, 4)):
        t.have(seat, solari=solari)
    return t.turn_of(MUAD_DIB).start()


TURN: Final = (f"seat:{JESSICA}", "card:demand_attention")
"""How that turn may go on: Jessica acts, a card is played."""


def turn() -> State:
    """The same, Jessica being activated."""
    return do(middle(), TURN[0])


def space() -> State:
    """The same, a card being played."""
    return do(middle(), *TURN)


def turn_of_shaddam() -> State:
    """The beginning of Shaddam's turn, with the cards only he has."""
    t = Table(6, aloud=True).hand(
        SHADDAM, "corrino_might", "critical_shipments", "demand_results", "devastating_assault",
        "imperial_ornithopter",
    )  # fmt: skip
    return t.turn_of(SHADDAM).start()


def in_carthag() -> State:
    """Muad'Dib's Agent is in Carthag; Gurney may deploy."""
    t = Table(6, aloud=True).units(GURNEY, garrison=3)
    return resolved(
        visit(t, MUAD_DIB, "carthag", GURNEY, card="usul"), "space-effect", "card-effect", "option"
    )


def deploying() -> State:
    """Gurney is asked because Muad'Dib ends his turn."""
    return do(in_carthag(), "end")


def reinforcing() -> State:
    """Shaddam divides three troops between Feyd and Irulan."""
    t = Table(6, aloud=True).have(SHADDAM, spice=2)
    t.units(FEYD, garrison=2).units(IRULAN, garrison=3)
    return resolved(visit(t, SHADDAM, "military_support", FEYD), "space-effect")


def trading() -> State:
    """Irulan may trade with Shaddam or Feyd; she and Feyd have goods and two Intrigue cards."""
    t = Table(6, aloud=True).intrigue(IRULAN, *GIVEN).intrigue(FEYD, *ANSWERED)
    t.have(IRULAN, solari=3, spice=2, water=1).have(FEYD, solari=2, spice=1, water=1)
    return resolved(visit(t, IRULAN, "economic_support"), "space-effect")


def giving() -> State:
    """Irulan says what kind she gives Feyd."""
    return do(trading(), f"seat:{FEYD}")


def counting() -> State:
    """Irulan says how much spice she gives."""
    return do(giving(), "option:1")


def naming() -> State:
    """Irulan has named one of the Intrigue cards she gives."""
    return do(giving(), "option:3", f"intrigue:{GIVEN[0]}")


def answering() -> State:
    """Feyd answers Irulan, who gives two spice."""
    return do(counting(), "amount:2")


def paying() -> State:
    """Gurney says what he pays of Threaten Spice Production, before Jessica and Muad'Dib."""
    t = Table(6, aloud=True).hand(MUAD_DIB, "threaten_spice_production", "usul")
    for seat, spice in ((MUAD_DIB, 3), (GURNEY, 4), (JESSICA, 4)):
        t.have(seat, spice=spice)
    s = t.turn_of(MUAD_DIB, activating=JESSICA).start()
    do(s, "card:threaten_spice_production", "space:accept_contract")
    while s.decision is not None and s.decision.kind != "ally-pays":
        effects = [a for a in legal(s) if a.startswith(("card-effect", "option"))]
        do(s, (effects or legal(s))[0])
    return s


def handing_out() -> State:
    """Shaddam hands out two contracts."""
    t = Table(6, aloud=True).have(SHADDAM, solari=5).market("deliver_supplies", "harvest_4")
    s = visit(t, SHADDAM, "assembly_hall", FEYD, card="demand_results")
    return resolved(s, "card-effect", "option:0")


def conceding() -> State:
    """Gurney and Jessica are tied before Feyd."""
    return fighting("protect_the_sietches", {GURNEY: 4, JESSICA: 4, FEYD: 2}).start()


def combat() -> State:
    """All four Allies fight; Muad'Dib plays for one of his, Shaddam and Feyd have cards too."""
    t = Table(6, aloud=True).conflict("protect_the_sietches")
    for seat, troops in ((GURNEY, 2), (JESSICA, 1), (FEYD, 2), (IRULAN, 1)):
        t.units(seat, conflict=troops)
    t.intrigue(MUAD_DIB, "find_weakness").intrigue(FEYD, "impress")
    return t.intrigue(SHADDAM, "weirding_combat").at_combat().start()


def moving() -> State:
    """Shaddam moves a card to the Throne Row; Maker Keeper is a Fremen card."""
    t = Table(6, aloud=True).row("maker_keeper", "overthrow")
    return resolved(
        visit(t, SHADDAM, "deliver_supplies", FEYD, card="imperial_tent"), "card-effect"
    )


def revealed(seat: int) -> State:
    """A seat acquires cards; one lies in the Throne Row."""
    t = Table(6, aloud=True).throne("smugglers_harvester").row("overthrow")
    t.hand(seat, "convincing_argument", "seek_allies")
    return do(t.turn_of(seat).start(), "reveal")


def ended() -> State:
    """Muad'Dib's team has won by 17 points to 14; one came from a Conflict, one from a match."""
    t = Table(6)
    for seat, reason in ((FEYD, "battle:battle_for_arrakeen"), (GURNEY, "match:crysknife")):
        t.doc["seats"][seat]["ledger"].append([reason, 1])
        t.doc["seats"][seat]["vp"] += 1
    t.points(MUAD_DIB, 6).points(GURNEY, 7).points(JESSICA, 4)
    return t.points(SHADDAM, 5).points(IRULAN, 1).points(FEYD, 8).at_endgame().start()


QUESTIONS: Final[dict[str, tuple[Callable[[], State], str]]] = {
    # the position, an answer
    "activate": (activating, f"seat:{JESSICA}"),
    "let-deploy": (in_carthag, f"seat:{GURNEY}"),
    "ally-deploys": (deploying, "deploy:2"),
    "reinforce": (reinforcing, "amount:1"),
    "trade-partner": (trading, f"seat:{FEYD}"),
    "trade-kind": (giving, "option:3"),
    "trade-amount": (counting, "amount:3"),
    "trade-cards": (naming, "end"),
    "trade-answer": (answering, "pass"),
    "ally-pays": (paying, "amount:3"),
    "hand-out": (handing_out, "contract:harvest_4"),
    "concede": (conceding, "option:0"),
    "play-for": (combat, f"seat:{JESSICA}"),
    "throne": (moving, "acquire:overthrow"),
}
"""Every question of this game."""


def asked(state: State) -> Collection[int]:
    """The seat that must answer; nobody when the game is over."""
    return () if state.decision is None else (state.decision.seat,)
