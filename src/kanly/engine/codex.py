"""A game turned into parallel lists of small integers: what the rules look things up in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from . import actions as act
from . import triggers
from .components import Board, Contract, Cost, Hagal, Intrigue, Leader, Path, Rival, Track
from .errors import KanlyError
from .flow import AllOf, parts_of, settled
from .modes import Edition, Level, Mode
from .node import Condition, Node, Task
from .options import ADDED_CARDS
from .prices import RICH, Prices
from .terms import BATTLE_ICONS, FACTIONS, ICONS, NOBODY, SPY
from .vocabulary import Vocabulary

if TYPE_CHECKING:
    from .setup import Setup


class Closing:
    """A space that is closed to a seat while a condition holds of it (U-6.6)."""

    __slots__ = ("condition", "space")

    def __init__(self, space: int, condition: Condition) -> None:
        self.space = space
        """As a mask."""
        self.condition = condition


class Codex:
    """Numbers for everything printed in an edition and used in a mode; shared by all its games."""

    def __init__(self, edition: Edition, mode: Mode) -> None:
        self.edition = edition
        self.mode = mode
        self.rulebook = mode.rules
        self.steps = mode.rules.steps
        self.teams: list[tuple[int, ...]] = [
            tuple(n for n, x in enumerate(mode.chairs) if x.team == chair.team)
            for chair in mode.chairs
        ]
        """By seat: who wins and loses together with it, itself among them."""
        self.left_of_each: list[bytes] = [mode.left_of_each(n) for n in range(mode.starters)]
        """By who has the First Player marker: the seat to the left of each."""
        self.allies: list[list[int]] = [self._allies(mode, n) for n in range(len(mode.chairs))]
        """By seat: the teammates with units of their own, clockwise from the left."""
        self.commander: list[int] = [
            next((n for n in team if mode.chairs[n].role.commands), NOBODY) for team in self.teams
        ]
        """By seat: who commands its team."""
        self.nodes: dict[str, Node] = {}
        """Every node by its path, to take up saved work."""
        self._number_cards(edition)
        self._number_board(mode.board)
        self._number_intrigues(edition)
        self._number_battles(edition)
        self._number_contracts(edition)
        self._number_leaders(edition)
        self._number_rivals(edition)
        for name, step in self.steps.by_name().items():
            self._register(f"rule/{name}", step)
        self.vocabulary = self._words()
        self._check_fits()

    # ------------------------------------------------------------------ building

    def _allies(self, mode: Mode, seat: int) -> list[int]:
        after = [n for n in self.teams[seat] if n > seat] + [
            n for n in self.teams[seat] if n < seat
        ]
        return [n for n in after if not mode.chairs[n].role.commands]

    def _register(self, path: str, node: Node) -> None:
        if path in self.nodes:
            raise KanlyError(f"two nodes at {path}")
        self.nodes[path] = node
        if not node.path:
            node.path = path
        for k, child in enumerate(node.children()):
            self._register(f"{path}/{k}", child)
            if child.reads_deck:
                node.reads_deck = True
            if child.draws_intrigue:
                node.draws_intrigue = True
            if child.reads_influence:
                node.reads_influence = True
            if child.alters_step:
                node.alters_step = True

    def _box(self, path: str, box: list[Node]) -> list[Node]:
        parts = parts_of(box)
        for k, node in enumerate(parts):
            self._register(f"{path}/{k}", node)
        return parts

    def _reaction(self, path: str, node: Node | None) -> Node | None:
        if node is None:
            return None
        node = settled(node)
        self._register(path, node)
        return node

    def _ability(self, leader: Leader, trigger: int) -> Node | None:
        node = leader.on.get(trigger)
        path = f"leader/{leader.id}/{triggers.word(trigger)}"
        if node is None or not triggers.SEND <= trigger < triggers.SPIED_VISIT:
            return self._reaction(path, node)
        self._register(path, node)  # pending: the menu asks whether it is used
        return node

    def _bundle(self, path: str, box: list[Node]) -> Node | None:
        if not box:
            return None
        node = AllOf(parts_of(box))
        self._register(path, node)
        return node

    def _check_fits(self) -> None:
        """Refuse an edition with more of something than the action vocabulary has room for."""
        edition = self.edition
        most = {
            "cards": (len(self.card_ids), act.DISCARDED - act.HAND),
            "Intrigue cards": (len(self.intrigue_ids), act.HAND - act.INTRIGUE),
            "spaces": (len(self.space_ids), act.POST - act.SPACE),
            "posts": (len(self.post_ids), act.LEADER - act.POST),
            "leaders": (len(self.leader_ids), act.CONTRACT - act.LEADER),
            "rivals": (len(self.rival_ids), act.SPACE_PART - act.RIVAL),
            "House Hagal cards": (len(self.hagal_ids), 64),
            "contracts": (len(self.contract_ids), act.BATTLE - act.CONTRACT),
            "Conflicts": (len(edition.conflicts), act.OBJECTIVES_AT),
            "battle cards": (len(self.battle_ids), act.MATCH - act.BATTLE),
            "parts of a Reveal box": (max(map(len, self.card_reveal)), act.PARTS_PER_REVEAL),
            "parts of an Agent box": (
                max(map(len, self.card_agent)),
                act.LEADER_PART - act.CARD_PART,
            ),
            "parts of a space": (max(map(len, self.space_parts)), act.CARD_PART - act.SPACE_PART),
        }
        for what, (have, room) in most.items():
            if have > room:
                raise KanlyError(f"{edition.id} has {have} {what}; there is room for {room}")

        for space in self.mode.board.spaces:
            if any(max(c.solari, c.spice, c.water) > RICH for c in space.costs):
                raise KanlyError(f"{space.id} costs more than {RICH}")
            kinds = {k for c in space.costs for k in ("solari", "spice", "water") if getattr(c, k)}
            if len(kinds) > 1 and len(space.costs) > 1:
                raise KanlyError(f"{space.id}: costs to choose from must be in one resource")

    def _number_cards(self, edition: Edition) -> None:
        cards = edition.cards
        self.card_ids: list[str] = [c.id for c in cards]
        self.card_number = {c.id: n for n, c in enumerate(cards)}
        self.card_cost = [c.cost for c in cards]
        self.card_factions = [_mask(c.factions) for c in cards]
        self.card_icons = [_mask(c.icons) for c in cards]
        self.card_spy = [SPY in c.icons for c in cards]
        self.card_persuasion = [c.persuasion for c in cards]
        self.card_swords = [c.swords for c in cards]
        self.card_ignores_requirement = [c.ignores_requirement for c in cards]
        self.card_signet = [c.signet for c in cards]
        self.card_anywhere = [c.anywhere for c in cards]
        self.card_agent = [self._box(f"card/{c.id}/agent", c.agent) for c in cards]
        self.card_reveal = [self._box(f"card/{c.id}/reveal", c.reveal) for c in cards]
        self.agent_tasks = [_tasks(parts, act.CARD_PART) for parts in self.card_agent]
        self.reveal_tasks = [
            _tasks(parts, act.REVEAL_PART + n * act.PARTS_PER_REVEAL)
            for n, parts in enumerate(self.card_reveal)
        ]
        self.card_acquire = [self._bundle(f"card/{c.id}/acquire", c.acquire) for c in cards]
        self.card_trashed = [self._bundle(f"card/{c.id}/trashed", c.when_trashed) for c in cards]
        self.card_discarded = [
            self._bundle(f"card/{c.id}/discarded", c.when_discarded) for c in cards
        ]
        self.chair_decks = [
            bytes([self.card_number[id] for id in chair.deck]) for chair in self.mode.chairs
        ]
        """The starting cards of chairs with a deck of their own; empty: everybody's."""
        self.reserve_cards: list[int] = [n for n, c in enumerate(cards) if c.kind == "reserve"]
        self.reserve_for_sale: list[int] = [n for n in self.reserve_cards if self.card_cost[n]]
        self.reserve_slot = [
            self.reserve_cards.index(n) if n in self.reserve_cards else -1
            for n in range(len(cards))
        ]

    def _number_board(self, board: Board) -> None:
        spaces = board.spaces
        self.spaces = spaces
        self.space_ids: list[str] = [x.id for x in spaces]
        self.space_number = {x.id: n for n, x in enumerate(spaces)}
        self.space_icon = [x.icon for x in spaces]
        self.space_track = [x.track for x in spaces]
        self.space_combat = [x.combat for x in spaces]
        self.space_costs = [list(x.costs) for x in spaces]
        """As printed."""
        self.space_parts = [self._box(f"space/{x.id}", x.effects) for x in spaces]
        self.space_tasks = [_tasks(parts, act.SPACE_PART) for parts in self.space_parts]
        self.space_reveal = [self._box(f"space/{x.id}/reveal", x.reveal) for x in spaces]
        self.space_control = [self._reaction(f"space/{x.id}/control", x.control) for x in spaces]
        self.closings: list[Closing] = [
            Closing(1 << n, x.closed_if) for n, x in enumerate(spaces) if x.closed_if is not None
        ]
        self.private: list[tuple[int, str]] = [
            (1 << n, x.only) for n, x in enumerate(spaces) if x.only
        ]
        """Spaces of one Leader."""
        self.closable = 0
        for closing in self.closings:
            self.closable |= closing.space
        for space, _ in self.private:
            self.closable |= space
        self.maker_spaces: list[int] = [n for n, x in enumerate(spaces) if x.maker]
        self.maker_mask = _mask(self.maker_spaces)
        self.maker_slot = [
            self.maker_spaces.index(n) if x.maker else -1 for n, x in enumerate(spaces)
        ]
        self.control_spaces: list[int] = [n for n, x in enumerate(spaces) if x.control is not None]
        self.control_slot = [
            self.control_spaces.index(n) if x.control is not None else -1
            for n, x in enumerate(spaces)
        ]
        self.requirements = [
            (1 << n, x.requirement[0], x.requirement[1])
            for n, x in enumerate(spaces)
            if x.requirement is not None
        ]
        self.reveal_mask = _mask(n for n, x in enumerate(spaces) if x.reveal)
        self.icon_spaces = [
            _mask(n for n, x in enumerate(spaces) if x.icon == i) for i in range(len(ICONS))
        ]
        self.faction_spaces = _mask(n for n, x in enumerate(spaces) if x.icon < len(FACTIONS))
        self.card_spaces = [
            _mask(n for n, x in enumerate(spaces) if icons >> x.icon & 1)
            for icons in self.card_icons
        ]
        posts = board.posts
        self.post_ids: list[str] = [p.id for p in posts]
        self.post_number = {p.id: n for n, p in enumerate(posts)}
        self.post_spaces = [_mask(self.space_number[x] for x in p.spaces) for p in posts]
        self.space_posts = [
            _mask(p for p, mask in enumerate(self.post_spaces) if mask >> n & 1)
            for n in range(len(spaces))
        ]
        self.icon_posts = [
            _mask(p for p, mask in enumerate(self.post_spaces) if mask & self.icon_spaces[i])
            for i in range(len(ICONS))
        ]
        self.all_posts = (1 << len(posts)) - 1
        self._number_tracks(board)
        self.spied: dict[int, int] = {}
        """By posts, as masks: the spaces connected to them, once somebody asked."""
        self._piles: dict[str, list[bytes]] = {}

    def _number_tracks(self, board: Board) -> None:
        self.tracks: list[Track] = board.tracks
        chairs = self.mode.chairs
        owners = [x.leader for x in chairs]
        self.track_owner: list[int] = [
            owners.index(x.owner) if x.owner else -1 for x in board.tracks
        ]
        """The seat whose own track it is; -1: a track of everybody's."""
        self.icon_tracks: list[list[list[int]]] = [
            [
                [
                    n
                    for n, x in enumerate(board.tracks)
                    if x.icon == icon and self.track_owner[n] in (-1, seat)
                ]
                for icon in range(len(FACTIONS))
            ]
            for seat in range(len(chairs))
        ]
        """By seat, then by Faction icon (ANY_FACTION last): the tracks the icon can mean."""
        self.cubes: list[list[int]] = [
            [
                n
                for n, owner in enumerate(self.track_owner)
                if owner == seat or (owner < 0 and not chair.role.commands)
            ]
            for seat, chair in enumerate(chairs)
        ]
        """By seat: the tracks on which it has a cube."""
        for by_icon in self.icon_tracks:
            by_icon.append(sorted([n for meant in by_icon for n in meant]))
        self.track_ids: list[str] = [x.id for x in board.tracks]
        self.track_rewards: list[list[Node | None]] = []
        """By track, then by the level reached."""
        for x in board.tracks:
            self.track_rewards.append(
                [
                    self._reaction(f"track/{x.id}/{level}", x.rewards.get(level))
                    for level in range(x.top + 1)
                ]
            )

    def _number_intrigues(self, edition: Edition) -> None:
        cards = edition.intrigues
        self.intrigues: list[Intrigue] = cards
        self.intrigue_ids: list[str] = [c.id for c in cards]
        self.intrigue_number = {c.id: n for n, c in enumerate(cards)}
        self.intrigue_waits = [c.waits for c in cards]
        self.intrigue_plot = [_lines(self, f"intrigue/{c.id}/plot", c.plot) for c in cards]
        self.intrigue_combat = [_lines(self, f"intrigue/{c.id}/combat", c.combat) for c in cards]
        self.intrigue_endgame = [_lines(self, f"intrigue/{c.id}/endgame", c.endgame) for c in cards]
        self.intrigue_victory = [_lines(self, f"intrigue/{c.id}/victory", c.victory) for c in cards]

    def _number_battles(self, edition: Edition) -> None:
        gap = act.OBJECTIVES_AT - len(edition.conflicts)
        self.first_objective = act.OBJECTIVES_AT
        self.battle_ids: list[str] = [
            *[x.id for x in edition.conflicts],
            *[""] * gap,
            *[x.id for x in edition.objectives],
        ]
        """Conflicts, then Objectives from a fixed number on; unused numbers have no name."""
        self.conflict_ids: list[str] = [x.id for x in edition.conflicts]
        self.battle_number = {x: n for n, x in enumerate(self.battle_ids) if x}
        self.battle_icon = [
            *[x.icon for x in edition.conflicts],
            *[-1] * gap,
            *[x.icon for x in edition.objectives],
        ]
        self.conflict_level = [x.level for x in edition.conflicts]
        self.conflict_location = [
            n if n in self.control_spaces else -1
            for n in [self.space_number.get(x.location, -1) for x in edition.conflicts]
        ]
        """-1: no control to be had, at least not on this board (R-110)."""
        self.rewards: list[list[AllOf]] = []
        for x in edition.conflicts:
            places: list[AllOf] = []
            for place, box in (("first", x.first), ("second", x.second), ("third", x.third)):
                reward = AllOf(parts_of(box))
                self._register(f"conflict/{x.id}/{place}", reward)
                places.append(reward)
            self.rewards.append(places)

    def _number_contracts(self, edition: Edition) -> None:
        self.contracts: list[Contract] = edition.contracts
        self.contract_ids: list[str] = [c.id for c in edition.contracts]
        self.contract_number = {c.id: n for n, c in enumerate(edition.contracts)}
        self.contract_reward: list[Node] = []
        for c in edition.contracts:
            reward = AllOf(parts_of(c.reward))
            self._register(f"contract/{c.id}", reward)
            self.contract_reward.append(reward)
        self.contract_space = [self.space_number.get(c.space, -1) for c in edition.contracts]
        self.contract_harvest = [c.harvest for c in edition.contracts]
        self.contract_acquire = [
            self.card_number[c.acquire] if c.acquire else -1 for c in edition.contracts
        ]
        self.contract_immediate = [c.is_immediate for c in edition.contracts]

    def _number_leaders(self, edition: Edition) -> None:
        leaders = edition.leaders
        self.leaders: list[Leader] = leaders
        self.leader_ids: list[str] = [x.id for x in leaders]
        self.leader_number = {x.id: n for n, x in enumerate(leaders)}
        self.leader_signet = [self._box(f"leader/{x.id}/signet", x.signet) for x in leaders]
        self.signet_tasks = [_tasks(parts, act.CARD_PART) for parts in self.leader_signet]
        self.leader_reveal_tasks = [
            _tasks(self._box(f"leader/{x.id}/reveal", x.reveal), act.LEADER_PART) for x in leaders
        ]
        self.leader_on: list[list[Node | None]] = [
            [self._ability(x, trigger) for trigger in range(triggers.COUNT)] for x in leaders
        ]
        """By Leader, then by trigger."""
        self.leader_on.append([None] * triggers.COUNT)
        self.prices = self._price_lists({})
        """By Leader, where the level says nothing else; the last for a seat without one."""
        self._level_prices: dict[str, list[Prices]] = {}
        self.leader_unblocked: list[int] = [
            _mask(n for n, i in enumerate(self.space_icon) if i in x.unblocked) for x in leaders
        ]
        self.leader_unblocked.append(0)
        self.leader_harvest_loss = [x.harvest_loss for x in leaders]
        self.leader_harvest_loss.append(0)
        self.leader_sees_top = [x.sees_top for x in leaders]
        self.leader_sees_top.append(False)
        self.leader_other = [
            self.leader_number[x.other_face or x.face_of] if x.other_face or x.face_of else -1
            for x in leaders
        ]
        self.seated: list[str] = [x.leader for x in self.mode.chairs if x.leader]
        """Leaders who always have the same seat: nobody chooses them."""
        self.leader_set_aside = [[self.contract_number[c] for c in x.set_aside] for x in leaders]
        self.paths: list[Path] = [x.path for x in leaders if x.path is not None]
        self.path_number = {path.id: n for n, path in enumerate(self.paths)}
        self.path_next: list[list[list[int]]] = []
        """By path, then by place."""
        self.path_reward: list[list[Node | None]] = []
        for path in self.paths:
            ids = [x.id for x in path.places]
            self.path_next.append([[ids.index(n) for n in x.next] for x in path.places])
            self.path_reward.append(
                [self._bundle(f"path/{path.id}/{x.id}", x.reward) for x in path.places]
            )

    def _number_rivals(self, edition: Edition) -> None:
        self.rivals: list[Rival] = edition.rivals
        self.rival_ids: list[str] = [x.id for x in edition.rivals]
        self.rival_number = {x.id: n for n, x in enumerate(edition.rivals)}
        self.rival_priority = [x.priority for x in edition.rivals]
        self.rival_signet = [self._box(f"rival/{x.id}/signet", x.signet) for x in edition.rivals]
        self.rival_scheme = [self._box(f"rival/{x.id}/scheme", x.scheme) for x in edition.rivals]
        self.hagal: list[Hagal] = edition.hagal
        self.hagal_ids: list[str] = [x.id for x in edition.hagal]
        self.hagal_number = {x.id: n for n, x in enumerate(edition.hagal)}
        self.hagal_spaces = [
            [self.space_number.get(v.space, -1) for v in x.visits] for x in edition.hagal
        ]
        """-1: not on this board."""
        self.hagal_posts = [
            [self.post_number[p] for p in x.posts if p in self.post_number] for x in edition.hagal
        ]
        self.hagal_effects = [
            [self._box(f"hagal/{x.id}/{v.space}", v.effects) for v in x.visits]
            for x in edition.hagal
        ]

    def prices_at(self, level: Level) -> list[Prices]:
        """What spaces cost at the level, by Leader; the last is for a seat without one."""
        if not level.costs:
            return self.prices
        if level.id not in self._level_prices:
            self._level_prices[level.id] = self._price_lists(dict(level.costs))
        return self._level_prices[level.id]

    def _price_lists(self, level: dict[str, Cost]) -> list[Prices]:
        spaces = self.mode.board.spaces
        usual = Prices(spaces, {}, level)
        own = [Prices(spaces, x.rebate, level) if x.rebate else usual for x in self.leaders]
        return [*own, usual]

    def hagal_pile(self, players: int) -> bytes:
        """The House Hagal cards for so many persons (V-2.3)."""
        cards: list[int] = []
        for n, card in enumerate(self.hagal):
            if players in card.players:
                cards.extend([n] * card.copies)
        return bytes(cards)

    def starting_piles(self, setup: Setup) -> list[bytes]:
        """The Intrigue Deck, the Imperium Deck and a starting deck, unshuffled."""
        key = ",".join([*setup.modules, "", *ADDED_CARDS.of(setup)])
        if key not in self._piles:
            intrigue: list[int] = []
            for n, plot in enumerate(self.intrigues):
                if setup.uses(plot.id, plot.module):
                    intrigue.extend([n] * plot.copies)
            imperium: list[int] = []
            starter: list[int] = []
            for n, card in enumerate(self.edition.cards):
                if card.kind == "imperium" and setup.uses(card.id, card.module):
                    imperium.extend([n] * card.copies)
                elif card.kind == "starter" and not card.module:
                    starter.extend([n] * card.copies)
            self._piles[key] = [bytes(intrigue), bytes(imperium), bytes(starter)]
        return self._piles[key]

    def has_deck_plots(self, setup: Setup) -> bool:
        """Has such a game Plots that look at a deck or change it?"""
        for card in self.starting_piles(setup)[0]:
            plot = self.intrigue_plot[card]
            if plot is not None and plot.reads_deck:
                return True
        return False

    def has_victory_cards(self, setup: Setup) -> bool:
        """Has such a game cards for whoever wins a Conflict (B-6.4)?"""
        for card in self.starting_piles(setup)[0]:
            if self.intrigue_victory[card] is not None:
                return True
        return False

    def conflicts_of(self, setup: Setup, level: int) -> bytes:
        """The Conflicts of a level that such a game can have."""
        return bytes(
            [
                n
                for n, x in enumerate(self.edition.conflicts)
                if x.level == level and setup.uses(x.id, x.module)
            ]
        )

    def _words(self) -> Vocabulary:
        cards = self.card_ids
        return Vocabulary(
            {
                act.FACTION: self.track_ids,
                act.ALLIANCE: self.track_ids,
                act.MATCH: BATTLE_ICONS,
                act.SPACE: self.space_ids,
                act.POST: self.post_ids,
                act.LEADER: self.leader_ids,
                act.RIVAL: self.rival_ids,
                act.HAGAL: self.hagal_ids,
                act.CONTRACT: self.contract_ids,
                act.BATTLE: self.battle_ids,
                act.INTRIGUE: self.intrigue_ids,
                act.HAND: cards,
                act.DISCARDED: cards,
                act.PLAYED: cards,
                act.REVEALED: cards,
                act.ACQUIRE: cards,
                act.THRONE: cards,
            }
        )


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def _tasks(parts: list[Node], first: int) -> list[list[Task]]:
    """The work of a box as tasks, ready for each seat."""
    return [
        [Task(node, seat, first + k, 0) for k, node in enumerate(parts)]
        for seat in range(act.SEATS)
    ]


def _lines(codex: Codex, path: str, lines: list[Node]) -> AllOf | None:
    """The lines of an Intrigue card: each used or not, at least one (R-030)."""
    if not lines:
        return None
    node = AllOf(lines, need_one=True)
    codex._register(path, node)
    return node
