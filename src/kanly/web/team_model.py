"""The messages about teams: who is with whom, what each question of a team is about."""

from __future__ import annotations

import msgspec

from .words import Good, TokenSign, TokenState


class TieBreak(msgspec.Struct):
    """Something that breaks ties, and how much of it there is."""

    text: str
    n: int


class TeamOut(msgspec.Struct):
    """Seats that win and lose together; usually one alone."""

    id: str
    """The Leader it is named after, if it has a Commander; else empty."""
    name: str
    """That Leader's name, or what the seat is called."""
    seats: list[int]
    """The Commander first, then the left and the right Ally."""
    commander: int | None
    total: int
    """The Victory Points of all together."""
    throne: bool
    """It may acquire cards of the Throne Row."""
    place: int | None
    """Once the game is over."""
    ties: list[TieBreak]
    """What all have together of what breaks ties, once the game is over."""


class Token(msgspec.Struct):
    """An Agent that is not like every other: a Commander's, or an Ally's Swordmaster."""

    sign: TokenSign
    """A Commander's point to the left or the right Ally, the Swordmaster's to both; an Ally's
    Swordmaster points to nobody."""
    swordmaster: bool
    allies: list[int]
    """The Allies it can act for."""
    state: TokenState
    space: str | None
    """Where it stands."""


class ThroneCard(msgspec.Struct):
    """A card of the Throne Row."""

    card: str
    cost: int | None
    """What it costs whoever looks; none for those who may not acquire it."""


class TeamsView(msgspec.Struct):
    """What two teams have on the table."""

    activated: int | None
    """The Ally whose units and cubes act for its Commander now."""
    throne: list[str]
    conceded: list[int]
    """Those who leave the greater reward to the teammate they tie with."""


class Combatant(msgspec.Struct):
    """Who can play cards in this Combat."""

    seat: int
    passed: bool
    allies: list[int]
    """For whom: oneself, or of a Commander the Allies who fight."""


class Share(msgspec.Struct):
    """What a seat gets by an answer."""

    seat: int
    troops: int | None
    contract: str | None


class Rank(msgspec.Struct):
    """What a seat that fights would take."""

    seat: int
    strength: int
    place: int
    """The reward, 1 to 3, or 0."""
    tied: bool
    """Another has the same strength, and neither has conceded."""


class Activation(msgspec.Struct):
    """What activating an Ally would mean."""

    seat: int
    action: str
    token: TokenSign | None
    """The Agent that would be sent; none: only a Reveal turn is left with this one."""
    agents: int
    """So many can be sent for this Ally."""


class Barracks(msgspec.Struct):
    """The troops of an Ally that are not in the Conflict."""

    seat: int
    garrison: int
    supply: int


class Reinforcement(msgspec.Struct):
    """Troops to be divided between a team's two Allies; each action has its `shares`."""

    troops: int
    allies: list[Barracks]
    """The first is the one whose number the answer is."""


class Deployment(msgspec.Struct):
    """An Ally is asked whether to deploy in its Commander's turn."""

    commander: int
    ally: int
    limit: int
    garrison: int
    ends_turn: bool
    """If it deploys nothing the Commander's turn is over."""


class Holding(msgspec.Struct):
    """What a seat could give in a trade."""

    solari: int
    spice: int
    water: int
    intrigue: int


class Gift(msgspec.Struct):
    """What one side of a trade gives, as far as that is said."""

    seat: int
    has: Holding
    """What it holds, for all to see."""
    what: Good | None
    """None: nothing, or it has not said yet."""
    n: int | None
    """How many; of Intrigue cards those named so far."""
    settled: bool
    """It has said all: also that it gives nothing."""


class Deal(msgspec.Struct):
    """A trade as far as it is agreed."""

    actor: int
    partner: int | None
    giver: int
    """Who speaks now."""
    gifts: list[Gift]
    """The actor's, then the partner's once there is one."""


class Contribution(msgspec.Struct):
    """What an Ally pays of a cost of the team."""

    seat: int
    n: int


class Payment(msgspec.Struct):
    """A cost in spice that a team pays together; the Commander pays what the Allies leave."""

    spice: int
    commander: int
    has: int
    """The Commander's spice."""
    said: list[Contribution]
    """What the Allies who have answered pay."""


class Concession(msgspec.Struct):
    """Whether to concede to a teammate with the same strength."""

    mate: int
    declined: bool
    """The teammate has been asked before, and did not concede; else it is asked next."""


class About(msgspec.Struct):
    """What a question of a team is about, for everybody to see: nothing in it is hidden."""

    activation: list[Activation] | None = None
    deployment: Deployment | None = None
    reinforcement: Reinforcement | None = None
    deal: Deal | None = None
    payment: Payment | None = None
    concession: Concession | None = None
