"""What a player likes beside winning: a small bonus, so that no two minds are alike."""

from __future__ import annotations

from typing import Final

from ..engine.errors import BadSetup
from ..engine.state import State


class Style:
    """Tenths of a Victory Point by which somebody overrates each of these things."""

    def __init__(
        self,
        id: str,
        strength: float = 0.0,
        won: float = 0.0,
        garrison: float = 0.0,
        influence: float = 0.0,
        alliance: float = 0.0,
        council: float = 0.0,
        resources: float = 0.0,
        contracts: float = 0.0,
        cards: float = 0.0,
        spies: float = 0.0,
        intrigue: float = 0.0,
    ) -> None:
        self.id = id
        self.strength = strength
        """In the Conflict."""
        self.won = won
        """A Conflict won."""
        self.garrison = garrison
        self.influence = influence
        """A level with a Faction."""
        self.alliance = alliance
        self.council = council
        self.resources = resources
        """A Solari, spice or water."""
        self.contracts = contracts
        """A contract completed."""
        self.cards = cards
        """A card in the deck."""
        self.spies = spies
        """A Spy on the board."""
        self.intrigue = intrigue
        """An Intrigue card in hand."""

    def bonus(self, s: State, me: int) -> float:
        """How much more the seat likes the position than it is worth."""
        seat = s.seats[me]
        bonus = self.strength * s.strength(me)
        bonus += self.garrison * seat.garrison
        bonus += self.won * (len(seat.face_up) + len(seat.face_down))
        if self.influence:
            for level in seat.influence:
                bonus += self.influence * level
        if self.alliance:
            bonus += self.alliance * s.alliances.count(me)
        if seat.council:
            bonus += self.council
        bonus += self.resources * (seat.solari + seat.spice + seat.water)
        if self.contracts and s.choam is not None:
            bonus += self.contracts * len(s.choam.completed[me])
        if self.cards:
            owned = len(seat.deck) + len(seat.hand) + len(seat.discard)
            bonus += self.cards * (owned + len(seat.played) + len(seat.shown))
        bonus += self.spies * seat.spies_at.bit_count()
        bonus += self.intrigue * len(seat.intrigue)
        return bonus


BALANCED: Final = Style("balanced")
STYLES: Final[list[Style]] = [
    BALANCED,
    Style("fighter", strength=0.9, won=4.0, garrison=0.5),
    Style("diplomat", influence=2.0, alliance=5.0, council=3.0),
    Style("trader", resources=0.7, contracts=4.0, cards=1.0, council=2.0),
    Style("spy", spies=2.5, intrigue=2.0),
]


def style_of(id: str) -> Style:
    """The style of that id."""
    for style in STYLES:
        if style.id == id:
            return style
    known = ", ".join(style.id for style in STYLES)
    raise BadSetup(f"there is no style {id!r}; expected one of {known}")
