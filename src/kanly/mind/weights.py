"""What the greedy bot thinks things are worth: the one table to tune."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.node import Yield


@dataclass(frozen=True)
class Weights:
    """Values in tenths of a Victory Point."""

    vp: float = 10.0
    influence: tuple[float, ...] = (0.0, 3.5, 4.5, 7.5, 8.5, 9.0, 9.5)
    """By level, without the Victory Points that levels give by themselves."""
    influence_step: float = 4.5
    """On a card, one Influence with whichever Faction, the point it may lead to included."""
    near_alliance: float = 2.0
    """One step from taking another seat's Alliance."""
    solari: float = 0.9
    spice: float = 1.3
    water: float = 1.4
    plenty: int = 6
    """From so many of a resource on, one more is worth only half."""
    garrison: float = 0.8
    intrigue: float = 2.2
    spy_placed: float = 1.5
    spy_ready: float = 0.6
    hooks: float = 4.0
    swordmaster: float = 2.5
    """For each round to come."""
    council: float = 1.6
    """For each round to come."""
    agent: float = 3.5
    """An Agent still to be sent this round."""
    persuasion: float = 0.8
    """To come in this round's Reveal turn."""
    unspent: float = 0.02
    """Left over in the Reveal turn."""
    hand: float = 0.4
    """A card in hand beyond its Persuasion and swords."""
    card: float = 0.14
    """Quality of the deck, a card's value for each round to come."""
    starter: float = 1.5
    """The value of a card that neither helps nor hurts a deck."""
    contract_held: float = 1.5
    contract_done: float = 0.5
    control: float = 3.0
    battle_icon: float = 2.5
    """A Conflict card that may be matched later."""
    sword: float = 0.5
    """On a card, in general."""
    icon: float = 0.25
    """On a card, for each space it reaches."""
    draw: float = 1.5
    trash: float = 1.5
    agent_box: float = 0.5
    """How often the Agent box of a card is used rather than its Reveal box."""
    reveal_box: float = 0.6
    condition: float = 0.5
    """How often a condition holds that cannot be judged beforehand."""
    counted: float = 1.5
    """What "for each" usually counts."""
    enemy_sword: float = 0.35
    """Expected of each card in the hand of an opponent who fights."""
    enemy_agent: float = 1.5
    """Expected strength from each Agent an opponent has still to send."""
    hagal_swords: float = 2.0
    """On a House Hagal card, on average: what a Rival who fights adds at the start of Combat."""

    def each(self) -> dict[Yield, float]:
        """What one of each thing is worth that effects give and costs take."""
        return {
            "solari": self.solari,
            "spice": self.spice,
            "water": self.water,
            "agents": self.agent,
            "cards": self.draw,
            "contracts": 2 * self.solari,
            "council": self.vp,
            "discards": self.trash,
            "influence": self.influence_step,
            "intrigue": self.intrigue,
            "persuasion": self.persuasion,
            "points": self.vp,
            "recalled_spies": self.spy_placed - self.spy_ready,
            "spies": self.spy_placed,
            "strength": self.sword,
            "swordmaster": self.vp,
            "trashes": self.trash,
            "troops": self.garrison,
        }

    def worth(self, what: Yield, n: int) -> float:
        """What so many of something are worth.

        Discards count once, however many: it is the cards missed least that go.
        """
        return self.each()[what] * (1 if what == "discards" else n)
