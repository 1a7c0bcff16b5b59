"""Games in which every seat is played by the network's advice, kept to learn from."""

from __future__ import annotations

from array import array
from math import exp, log
from random import Random
from typing import Final

from ..engine.codex import Codex
from ..engine.state import State
from .encoding import Names
from .layers import Weights
from .network import Network, context

LOOKS: Final = 0.15
"""How often a position is also kept as another seat sees it."""


class Harvest:
    """What was seen, asked and done in some games, decision by decision."""

    def __init__(self) -> None:
        self.features = array("H")
        self.features_end = array("I")
        """Where the features of each decision end."""
        self.choices = array("H")
        """The rows of the actions that could be taken."""
        self.choices_end = array("I")
        self.taken = array("H")
        """Which of them was."""
        self.said = array("f")
        """The logarithm of the chance it had."""
        self.judged = array("f")
        """Both judgements of the position before it."""
        self.seat = array("B")
        self.game = array("H")
        self.results: list[list[tuple[float, float]]] = []
        """For each game and seat: won or not, and the margin."""
        self.others = array("H")
        """Features of positions as a seat sees them while another is asked: only to judge."""
        self.others_end = array("I")
        self.others_seat = array("B")
        self.others_game = array("H")
        self.unknown: set[str] = set()
        """Actions in their contexts that the network has no row for."""


class Player:
    """Plays whole games by the network's advice."""

    def __init__(self, weights: Weights, names: Names) -> None:
        self.weights = weights
        self.names = names
        self._networks: dict[Codex, Network] = {}

    def network(self, codex: Codex) -> Network:
        """The network for the positions of a codex."""
        found = self._networks.get(codex)
        if found is None:
            found = Network(self.weights, codex, self.names)
            self._networks[codex] = found
        return found

    def play(self, s: State, chance: Random, harvest: Harvest) -> None:
        """Play the game to its end."""
        network = self.network(s.codex)
        game = len(harvest.results)
        while True:
            decision = s.decision
            if decision is None:
                break
            seat = decision.seat
            features = network.encoder.encode(s, seat)
            thoughts = network.think_of(features)
            actions = decision.actions
            kind = decision.kind
            said = network.advice(thoughts, kind, actions)
            chosen, chance_of = pick(said, chance)
            harvest.features.extend(features)
            harvest.features_end.append(len(harvest.features))
            for action in actions:
                row = network.row_of(kind, action)
                if row == 0:
                    harvest.unknown.add(context(s.codex, kind, action))
                harvest.choices.append(row)
            harvest.choices_end.append(len(harvest.choices))
            harvest.taken.append(chosen)
            harvest.said.append(log(chance_of))
            harvest.judged.append(network.judgement(thoughts, 0))
            harvest.judged.append(network.judgement(thoughts, 1))
            harvest.seat.append(seat)
            harvest.game.append(game)
            if chance.random() < LOOKS:
                self._look(s, seat, game, chance, harvest)
            s.apply(actions[chosen])
        harvest.results.append(results(s))

    def _look(self, s: State, asked: int, game: int, chance: Random, harvest: Harvest) -> None:
        """Keep how another seat sees the position."""
        seat = int(chance.random() * len(s.seats))
        if seat == asked or not s.seats[seat].role.plays_cards:
            return
        harvest.others.extend(self.network(s.codex).encoder.encode(s, seat))
        harvest.others_end.append(len(harvest.others))
        harvest.others_seat.append(seat)
        harvest.others_game.append(game)


def pick(said: list[float], chance: Random) -> tuple[int, float]:
    """One of the actions, by what speaks for each; and the chance it had."""
    most = max(said)
    shares = [exp(x - most) for x in said]
    total = sum(shares)
    at = chance.random() * total
    chosen = 0
    for n in range(len(shares)):
        chosen = n
        at -= shares[n]
        if at < 0:
            break
    return chosen, max(shares[chosen] / total, 1e-9)


def results(s: State) -> list[tuple[float, float]]:
    """For each seat whether it has won, and by how many points it is ahead of the best other."""
    found: list[tuple[float, float]] = [(0.0, 0.0)] * len(s.seats)
    standings = s.standings
    for mine in standings:
        others = [x.total for x in standings if x.team != mine.team]
        margin = mine.total - max(others)
        found[mine.seat] = (1.0 if mine.place == 1 else 0.0, float(margin))
    return found
