"""The words cards are written in.

An edition builds its components from these functions only; a card definition should read like the
card.  Each returns a value of the effect algebra.
"""

from __future__ import annotations

from ..engine.flow import AllOf, Ask, Choose, Costs, ForEach, IfElse, May, Pay, Then, When
from ..engine.node import Condition, Count, Node
from ..engine.terms import (
    BENE_GESSERIT,
    FACTION_ICONS,
    FREMEN,
    IN_DISCARD,
    IN_HAND,
    IN_PLAY,
    SOLARI,
    SPICE,
    WATER,
)
from . import (
    access,
    acquiring,
    agents,
    cards,
    conditions,
    contracts,
    decks,
    influence,
    intrigue,
    mentat,
    resources,
    rivals,
    rivals_of_2020,
    rounds,
    score,
    spies,
    team_effects,
    tokens,
    units,
)
from . import endgame as endgame_rules
from . import trade as trading

# ---------------------------------------------------------------- grammar


def all_of(*effects: Node) -> Node:
    """All of these, in any order."""
    return effects[0] if len(effects) == 1 else AllOf(list(effects))


def choose(*options: Node) -> Node:
    """One of these ("or")."""
    return Choose(list(options))


def pay(cost: Node, *effects: Node) -> Node:
    """An arrow: you may pay the cost for the effects."""
    return Pay(cost, all_of(*effects))


def costs(*costs: Node) -> Node:
    """Several costs paid together."""
    return Costs(list(costs))


def when(condition: Condition, *effects: Node) -> Node:
    """The effects, if the condition holds when they are resolved."""
    return When(condition, all_of(*effects))


def if_else(condition: Condition, yes: Node, no: Node) -> Node:
    """One effect or the other, by a condition."""
    return IfElse(condition, yes, no)


def for_each(count: Count, effect: Node) -> Node:
    """The effect (Persuasion, swords or cards) once for each."""
    return ForEach(count, effect)


def may(effect: Node) -> Node:
    """An effect the text makes optional."""
    return May(effect)


def then(first: Node, second: Node) -> Node:
    """One effect, then another."""
    return Then(first, second)


def ask(effect: Node) -> Node:
    """An effect of a Rival's that the person decides on."""
    return Ask(effect)


# ---------------------------------------------------------------- gains


def solari(n: int) -> Node:
    """Gain Solari."""
    return resources.Gain(SOLARI, n)


def spice(n: int) -> Node:
    """Gain spice."""
    return resources.Gain(SPICE, n)


def water(n: int) -> Node:
    """Gain water."""
    return resources.Gain(WATER, n)


def harvest(n: int) -> Node:
    """The base spice of the Maker space."""
    return resources.Harvest(n)


def double_harvest() -> Node:
    """The base spice of the Maker space visited comes twice."""
    return resources.DoubleHarvest()


def bonus_spice() -> Node:
    """All bonus spice of the Maker space."""
    return resources.BonusSpice()


def persuasion(n: int) -> Node:
    """Gain Persuasion."""
    return resources.Persuasion(n)


def swords(n: int) -> Node:
    """Gain swords."""
    return resources.Swords(n)


def vp(n: int) -> Node:
    """Gain Victory Points."""
    return score.VictoryPoints(n)


def draw(n: int) -> Node:
    """Draw cards."""
    return cards.Draw(n)


def draw_intrigue(n: int) -> Node:
    """Draw Intrigue cards."""
    return intrigue.DrawIntrigue(n)


def steal_intrigue() -> Node:
    """The Steal Intrigue icon."""
    return intrigue.StealIntrigue()


def troops(n: int) -> Node:
    """Recruit troops."""
    return units.Recruit(n)


def muster(n: int) -> Node:
    """Recruit troops; in a Reveal turn you may deploy them."""
    return units.Muster(n)


def double_cross() -> Node:
    """An opponent loses a troop in the Conflict, and one of yours joins from supply."""
    return units.DoubleCross()


def sandworm(n: int) -> Node:
    """Summon sandworms."""
    return units.Sandworm(n)


def maker_hooks() -> Node:
    """Take Maker Hooks."""
    return units.MakerHooks()


def detonate() -> Node:
    """You may remove the Shield Wall."""
    return units.Detonate()


def remove_shield_wall() -> Node:
    """Remove the Shield Wall, as one half of a choice."""
    return units.Detonate(chosen=True)


def deploy(n: int) -> Node:
    """Deploy up to n troops from the garrison."""
    return units.DeployUpTo(n)


def deploy_any() -> Node:
    """Deploy as many troops from the garrison as you like."""
    return units.DeployUpTo(units.ANY_NUMBER, least=0)


def deploy_recruits() -> Node:
    """Troops recruited this turn may be deployed at any space."""
    return units.DeployRecruits()


def no_deployment() -> Node:
    """Units cannot be deployed this turn."""
    return units.NoDeployment()


def retreat(least: int, most: int) -> Node:
    """Retreat troops."""
    return units.Retreat(least, most)


def retreat_any() -> Node:
    """Retreat as many troops as you like."""
    return units.Retreat(0, units.ANY_NUMBER)


def influence_with(faction: int, n: int = 1) -> Node:
    """Influence with this Faction."""
    return influence.GainInfluence(faction, n)


def influence_any(n: int = 1) -> Node:
    """Influence with one Faction of choice."""
    return influence.ChooseInfluence(n, FACTION_ICONS)


def influence_either(*factions: int) -> Node:
    """1 Influence with one of these Factions."""
    return influence.ChooseInfluence(1, factions)


def influence_behind() -> Node:
    """1 Influence with a Faction where an opponent has more than you."""
    return influence.TrailingInfluence()


def influence_two() -> Node:
    """1 Influence with each of two different Factions."""
    return influence.TwoInfluences()


def influence_spied() -> Node:
    """1 Influence with each Faction you are spying on."""
    return influence.SpiedInfluence()


def double_step(trash_self: bool = False) -> Node:
    """Gain 2 Influence instead of 1 with the Faction visited."""
    return influence.DoubleStep(trash_self)


def spy(*icons: int) -> Node:
    """You may place a Spy (on a post of one of these icons)."""
    return spies.PlaceSpy(icons)


def spy_here() -> Node:
    """You may place a Spy on a post of the space visited, even beside another seat's."""
    return spies.PlaceSpy(here=True, share=True)


def spy_shared() -> Node:
    """You may place a Spy on any post, even beside another seat's."""
    return spies.PlaceSpy(share=True)


def spy_with_bonus(bonus: dict[int, Node]) -> Node:
    """You may place a Spy; the icon of the post gives a bonus."""
    return spies.PlaceSpy(bonus=bonus)


def each_acquired(effect: Node) -> Node:
    """This round, in your Reveal turn, each time you acquire a card: the effect."""
    return intrigue.WhenAcquiring(effect)


def each_acquired_onto_deck() -> Node:
    """The same: you may put each on top of your deck instead of the discard pile."""
    return intrigue.WhenAcquiring(decks.OntoDeck(), discarded=True)


def signet() -> Node:
    """The signet ring icon: the Rival's Signet ability."""
    return rivals.Signet()


def influence_priority(n: int) -> Node:
    """Influence with the n-th Faction of the Rival's priority list."""
    return rivals.PriorityInfluence(n)


def influence_most() -> Node:
    """Influence with the Faction where the Rival has most."""
    return rivals.MostInfluence()


def influence_for_alliance(n: int) -> Node:
    """Influence with one Faction, for an Alliance if it earns one."""
    return rivals.AllianceInfluence(n)


def contract() -> Node:
    """The contract icon."""
    return contracts.TakeContract()


def recall_agent() -> Node:
    """Recall one of your other Agents."""
    return agents.RecallAgent()


def recall_any_agent() -> Node:
    """Recall one of your Agents, also the one just sent."""
    return agents.RecallAgent(every=True)


def take_mentat() -> Node:
    """Take the Mentat, if it stands on its space."""
    return mentat.TakeMentat()


def win_mentat() -> Node:
    """The Mentat serves you in the next round."""
    return mentat.WinMentat()


def swordmaster() -> Node:
    """Gain the third Agent."""
    return agents.GainSwordmaster()


def council_seat() -> Node:
    """Take a High Council seat."""
    return agents.TakeCouncilSeat()


def acquire_up_to(cost: int, to_hand: Condition | None = None) -> Node:
    """Acquire a card of at most this cost."""
    return acquiring.Acquire(1, cost, to_hand)


def acquire_to_deck(cost: int) -> Node:
    """Acquire a card of at most this cost to the top of your deck."""
    return acquiring.Acquire(1, cost, to_deck=True)


def take_reserve(card: str) -> Node:
    """Acquire a card of the Reserve that has no cost."""
    return decks.TakeReserve(card)


def acquire_exactly(cost: int) -> Node:
    """Acquire a card of exactly this cost to your hand."""
    return acquiring.Acquire(cost, cost, ALWAYS)


def acquire_for_solari() -> Node:
    """Acquire a card to your hand, its cost paid in Solari."""
    return acquiring.Acquire(1, 99, ALWAYS, for_solari=True)


def opponents_discard() -> Node:
    """Each opponent discards a card."""
    return cards.OpponentsDiscard()


def each_opponent(effect: Node) -> Node:
    """Each opponent does this, clockwise from the left."""
    return cards.EachOpponent(effect)


def top_card() -> Node:
    """Look at the top card of your deck; draw it or trash it."""
    return decks.TopCard()


def reshuffle() -> Node:
    """Shuffle your discard pile into your deck."""
    return decks.Reshuffle()


def take_back(faction: int) -> Node:
    """Take a card of the Faction from your discard pile to hand."""
    return decks.TakeBack(faction)


def in_reveal_turn(effect: Node) -> Node:
    """During your Reveal turn this round: the effect."""
    return intrigue.InRevealTurn(effect)


def close_space() -> Node:
    """Opponents cannot send Agents to a space of your choice until your next turn."""
    return access.Voice()


def envoy() -> Node:
    """The card you play this turn has the icons of all Factions, too."""
    return access.Envoy()


def unblock() -> Node:
    """Opponents' Agents do not block your next Agent this turn."""
    return access.Unblock()


def cheaper(card: str, n: int) -> Node:
    """The card costs so much less this turn."""
    return acquiring.Cheaper(card, n)


def end_turn() -> Node:
    """You may end your turn without an Agent and without revealing."""
    return rounds.EndTurn()


def choose_tokens() -> Node:
    """Choose two Factions in secret."""
    return tokens.ChooseTokens()


def reveal_tokens(troops: int) -> Node:
    """After deploying so many troops in a turn: 1 Influence with both."""
    return tokens.RevealTokens(troops)


def hagal_harvest(base: int) -> Node:
    """A Rival takes the spice of a Maker space."""
    return rivals_of_2020.HagalHarvest(base)


def return_this() -> Node:
    """This card goes from play back to hand."""
    return cards.ReturnThis()


def each_ally(effect: Node) -> Node:
    """Both your Allies gain this."""
    return team_effects.EachAlly(effect)


def whole_team(effect: Node) -> Node:
    """Every member of your team gains this."""
    return team_effects.WholeTeam(effect)


def split(one: Node, other: Node) -> Node:
    """One of these for you, the other for the Ally you activated."""
    return team_effects.SplitGain([one, other])


def pay_together(spice: int, *effects: Node) -> Node:
    """An arrow whose spice your Allies may pay any part of."""
    return team_effects.PayTogether(spice, all_of(*effects))


def reinforce(n: int) -> Node:
    """The Reinforce icon."""
    return team_effects.Reinforce(n)


def trade() -> Node:
    """The Trade icon."""
    return trading.Trade()


def hand_out_contracts() -> Node:
    """Give the face-up contracts to your Allies, one each."""
    return team_effects.HandOutContracts()


def move_to_throne() -> Node:
    """Move a card that is not Fremen from the Imperium Row to the Throne Row."""
    return team_effects.MoveToThrone()


def trash() -> Node:
    """The trash icon: you may trash a card from hand, discard pile or play."""
    return cards.Trash(IN_HAND | IN_DISCARD | IN_PLAY)


def trash_from_hand_for(bonus: Node) -> Node:
    """Trash a card from hand; if it has a cost, the bonus."""
    return cards.Trash(IN_HAND, required=True, bonus=bonus)


def trash_this() -> Node:
    """Trash this card."""
    return cards.TrashThis()


def discard_then(faction: int, bonus: Node) -> Node:
    """Discard a card; if it is of the Faction, the bonus."""
    return cards.Discard(1, faction, bonus)


# ---------------------------------------------------------------- costs


def spend(solari: int = 0, spice: int = 0, water: int = 0) -> Node:
    """Pay resources."""
    return resources.Spend(solari, spice, water)


def discard(n: int = 1) -> Node:
    """Discard cards from hand."""
    return cards.Discard(n)


def trash_a_card() -> Node:
    """Trash a card from hand, discard pile or play."""
    return cards.Trash(IN_HAND | IN_DISCARD | IN_PLAY, required=True)


def trash_in_play(faction: int) -> Node:
    """Trash another card of the Faction you have in play."""
    return cards.Trash(IN_PLAY, required=True, factions=1 << faction)


def trash_from_hand(faction: int) -> Node:
    """Trash a card of the Faction from hand."""
    return cards.Trash(IN_HAND, required=True, factions=1 << faction)


def trash_intrigue() -> Node:
    """Trash an Intrigue card from hand."""
    return intrigue.GiveUpIntrigue(trash=True)


def discard_intrigue() -> Node:
    """Discard an Intrigue card from hand."""
    return intrigue.GiveUpIntrigue(trash=False)


def lose_deployed(n: int = 1) -> Node:
    """Lose troops in the Conflict."""
    return units.LoseTroops(n, deployed=True)


def lose_garrison(n: int = 1) -> Node:
    """Lose troops of the garrison."""
    return units.LoseTroops(n, deployed=False)


def lose_influence(n: int = 1) -> Node:
    """Lose 1 Influence with any Faction, n times."""
    return influence.LoseInfluence(n)


def recall_spy(n: int = 1) -> Node:
    """Recall Spies."""
    return spies.RecallSpy(n)


def flip_conflict(icon: int) -> Node:
    """Turn a face-up Conflict card with the icon, or a wild one, face down."""
    return endgame_rules.FlipConflict(icon)


# ---------------------------------------------------------------- conditions

ALWAYS: Condition = conditions.Always()
FREMEN_BOND: Condition = conditions.OtherInPlay(FREMEN)
ANOTHER_BENE_GESSERIT: Condition = conditions.OtherInPlay(BENE_GESSERIT)
RECALLED_SPY: Condition = conditions.RecalledSpy()
AT_MAKER_SPACE: Condition = conditions.AtMakerSpace()
SPYING_ON_MAKER: Condition = conditions.SpyingOnMaker()
SANDWORM_IN_CONFLICT: Condition = conditions.SandwormInConflict()
HAS_HOOKS: Condition = conditions.HasHooks()
CAN_SUMMON: Condition = conditions.CanSummon()
HAS_COUNCIL_SEAT: Condition = conditions.HasCouncilSeat()
NO_COUNCIL_SEAT: Condition = conditions.Not(HAS_COUNCIL_SEAT)
HAS_SWORDMASTER: Condition = conditions.HasSwordmaster()
COUNCIL_AND_SWORDMASTER: Condition = conditions.Both(HAS_COUNCIL_SEAT, HAS_SWORDMASTER)
ANY_SWORDMASTER: Condition = conditions.AnySwordmaster()
NO_SWORDMASTER_TO_GAIN: Condition = conditions.NoSwordmasterToGain()
GAINED_SPICE: Condition = conditions.GainedSpice()
SHADOWS_ALLIANCE: Condition = conditions.ShadowsAlliance()
ANY_ALLIANCE: Condition = conditions.HasAlliance(-1)
AT_TURN_START: Condition = conditions.AtTurnStart()


def influence_at_least(faction: int, n: int = 2) -> Condition:
    """ "n Influence:" """
    return conditions.InfluenceAtLeast(faction, n)


def influence_below(faction: int, n: int = 2) -> Condition:
    """Fewer than n Influence."""
    return conditions.Not(conditions.InfluenceAtLeast(faction, n))


def bonus_spice_at(space: str) -> Condition:
    """Bonus spice on the Maker space."""
    return conditions.BonusSpiceAt(space)


def most_bonus_spice_at(space: str, other: str) -> Condition:
    """Bonus spice on the Maker space, and no more on the other."""
    return conditions.Both(
        conditions.BonusSpiceAt(space), conditions.Not(conditions.BonusSpiceAt(other, space))
    )


def more_bonus_spice_at(space: str, other: str) -> Condition:
    """More bonus spice on the one Maker space than on the other."""
    return conditions.BonusSpiceAt(space, other)


def conflict_level(least: int, most: int) -> Condition:
    """The level of the current Conflict."""
    return conditions.ConflictLevel(least, most)


def alliance(faction: int) -> Condition:
    """ "Alliance:" """
    return conditions.HasAlliance(faction)


def spies_on_board(n: int) -> Condition:
    """n or more of your Spies on the board."""
    return conditions.SpiesOnBoard(n)


def units_in_conflict(n: int) -> Condition:
    """n or more of your units in the Conflict."""
    return conditions.UnitsInConflict(n)


def completed_contracts(n: int) -> Condition:
    """n or more completed contracts."""
    return conditions.CompletedContracts(n)


def strength_at_least(n: int, starred: int) -> Condition:
    """n or more strength; another number in modes where those with an asterisk count."""
    return conditions.StrengthAtLeast(n, starred)


def deployed_units(n: int) -> Condition:
    """n or more units deployed this turn."""
    return conditions.DeployedUnits(n)


def paid(k: int) -> Condition:
    """The space's k-th cost was paid."""
    return conditions.PaidCost(k)


def owns(card: str, n: int) -> Condition:
    """n or more copies of the card in your deck, hand, discard pile and play."""
    return conditions.OwnsCard(card, n)


def owns_most(card: str) -> Condition:
    """More copies of the card than each opponent."""
    return conditions.OwnsMost(card)


def influence_with_factions(factions: int, n: int) -> Condition:
    """n or more Influence with so many Factions."""
    return conditions.InfluenceOnTracks(factions, n)


def richest_free_maker(space: str) -> Condition:
    """No free Maker space has more bonus spice, and this one has some."""
    return conditions.RichestFreeMaker(space)


def acquired(card: str) -> Condition:
    """The card was acquired in this Reveal turn."""
    return conditions.AcquiredCard(card)


# ---------------------------------------------------------------- counts


def in_play(faction: int) -> Count:
    """Your cards of the Faction in play."""
    return conditions.InPlay(faction)


def revealed_of(faction: int) -> Count:
    """Your cards of the Faction revealed this turn."""
    return conditions.RevealedOf(faction)


SANDWORMS: Count = conditions.Sandworms()
COMPLETED: Count = conditions.Completed()
OTHER_SWORD_CARDS: Count = conditions.OtherSwordCards()
