"""An edition turned into parallel lists of small integers: what the rules look things up in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from . import actions as act
from .components import Contract, Edition, Hagal, Intrigue, Leader, Rival
from .errors import BadSetup, IllegalAction, KanlyError
from .flow import AllOf, parts_of, settled
from .node import Node, Task
from .piles import bits
from .rulebook import Rulebook
from .terms import BATTLE_ICONS, FACTIONS, ICONS, SPY


class Tables:
    """Numbers for everything printed in an edition; shared by all its games."""

    def __init__(self, edition: Edition, rulebook: Rulebook) -> None:
        self.edition = edition
        self.rulebook = rulebook
        self.nodes: dict[str, Node] = {}
        """Every node by its path, to take up saved work."""
        self._number_cards(edition)
        self._number_board(edition)
        self._number_intrigues(edition)
        self._number_battles(edition)
        self._number_contracts(edition)
        self._number_leaders(edition)
        self._number_rivals(edition)
        self.track_bonus: list[Node] = [settled(node) for node in edition.track_bonus]
        for faction, node in enumerate(self.track_bonus):
            self._register(f"track/{FACTIONS[faction]}", node)
        for name, node in rulebook.steps().items():
            self._register(f"rule/{name}", node)
        self._check_fits()

    # ------------------------------------------------------------------ building

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
        for space in edition.spaces:
            if any(max(c.solari, c.spice, c.water) > RICH for c in space.costs):
                raise KanlyError(f"{space.id} costs more than {RICH}")
            kinds = {k for c in space.costs for k in ("solari", "spice", "water") if getattr(c, k)}
            if len(kinds) > 1 and len(space.costs) > 1:
                raise KanlyError(f"{space.id}: costs to choose from must be in one resource")

    def _number_cards(self, edition: Edition) -> None:
        cards = edition.cards
        self.card_ids = [c.id for c in cards]
        self.card_number = {c.id: n for n, c in enumerate(cards)}
        self.card_cost = [c.cost for c in cards]
        self.card_factions = [_mask(c.factions) for c in cards]
        self.card_icons = [_mask(c.icons) for c in cards]
        self.card_spy = [SPY in c.icons for c in cards]
        self.card_persuasion = [c.persuasion for c in cards]
        self.card_swords = [c.swords for c in cards]
        self.card_ignores_requirement = [c.ignores_requirement for c in cards]
        self.card_signet = [c.signet for c in cards]
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
        self.reserve_cards = [n for n, c in enumerate(cards) if c.kind == "reserve"]
        self.reserve_slot = [
            self.reserve_cards.index(n) if n in self.reserve_cards else -1
            for n in range(len(cards))
        ]

    def _number_board(self, edition: Edition) -> None:
        spaces = edition.spaces
        self.space_ids = [x.id for x in spaces]
        self.space_number = {x.id: n for n, x in enumerate(spaces)}
        self.space_icon = [x.icon for x in spaces]
        self.space_faction = [x.faction for x in spaces]
        self.space_combat = [x.combat for x in spaces]
        self.space_costs = [list(x.costs) for x in spaces]
        self.space_parts = [self._box(f"space/{x.id}", x.effects) for x in spaces]
        self.space_tasks = [_tasks(parts, act.SPACE_PART) for parts in self.space_parts]
        self.space_reveal = [self._box(f"space/{x.id}/reveal", x.reveal) for x in spaces]
        self.space_control = [self._reaction(f"space/{x.id}/control", x.control) for x in spaces]
        self.once_mask = _mask(n for n, x in enumerate(spaces) if x.once)
        self.discount_space = next((n for n, x in enumerate(spaces) if x.discounted), -1)
        self.discount_cost = next((x.discounted for x in spaces if x.discounted), None)
        self.maker_spaces = [n for n, x in enumerate(spaces) if x.maker]
        self.maker_mask = _mask(self.maker_spaces)
        self.maker_slot = [
            self.maker_spaces.index(n) if x.maker else -1 for n, x in enumerate(spaces)
        ]
        self.control_spaces = [n for n, x in enumerate(spaces) if x.control is not None]
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
        self.afford_solari = _affordable(edition, 0)
        self.afford_spice = _affordable(edition, 1)
        self.afford_water = _affordable(edition, 2)
        self.icon_spaces = [
            _mask(n for n, x in enumerate(spaces) if x.icon == i) for i in range(len(ICONS))
        ]
        self.card_spaces = [
            _mask(n for n, x in enumerate(spaces) if icons >> x.icon & 1)
            for icons in self.card_icons
        ]
        posts = edition.posts
        self.post_ids = [p.id for p in posts]
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
        self._spied: dict[int, int] = {0: 0}
        self._unmet: dict[bytes, int] = {}
        self._piles: dict[str, list[bytes]] = {}

    def _number_intrigues(self, edition: Edition) -> None:
        cards = edition.intrigues
        self.intrigues: list[Intrigue] = cards
        self.intrigue_ids = [c.id for c in cards]
        self.intrigue_number = {c.id: n for n, c in enumerate(cards)}
        self.intrigue_waits = [c.waits for c in cards]
        self.intrigue_plot = [_lines(self, f"intrigue/{c.id}/plot", c.plot) for c in cards]
        self.intrigue_combat = [_lines(self, f"intrigue/{c.id}/combat", c.combat) for c in cards]
        self.intrigue_endgame = [_lines(self, f"intrigue/{c.id}/endgame", c.endgame) for c in cards]

    def _number_battles(self, edition: Edition) -> None:
        gap = act.OBJECTIVES_AT - len(edition.conflicts)
        self.first_objective = act.OBJECTIVES_AT
        self.battle_ids = [
            *[x.id for x in edition.conflicts],
            *[""] * gap,
            *[x.id for x in edition.objectives],
        ]
        """Conflicts, then Objectives from a fixed number on; unused numbers have no name."""
        self.battle_number = {x: n for n, x in enumerate(self.battle_ids) if x}
        self.battle_icon = [
            *[x.icon for x in edition.conflicts],
            *[-1] * gap,
            *[x.icon for x in edition.objectives],
        ]
        self.conflict_level = [x.level for x in edition.conflicts]
        self.conflict_location = [
            self.space_number[x.location] if x.location else -1 for x in edition.conflicts
        ]
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
        self.contract_ids = [c.id for c in edition.contracts]
        self.contract_number = {c.id: n for n, c in enumerate(edition.contracts)}
        self.contract_reward: list[Node] = []
        for c in edition.contracts:
            reward = AllOf(parts_of(c.reward))
            self._register(f"contract/{c.id}", reward)
            self.contract_reward.append(reward)
        self.contract_space = [
            self.space_number[c.space] if c.space else -1 for c in edition.contracts
        ]
        self.contract_harvest = [c.harvest for c in edition.contracts]
        self.contract_acquire = [
            self.card_number[c.acquire] if c.acquire else -1 for c in edition.contracts
        ]
        self.contract_immediate = [c.is_immediate for c in edition.contracts]

    def _number_leaders(self, edition: Edition) -> None:
        leaders = edition.leaders
        self.leaders: list[Leader] = leaders
        self.leader_ids = [x.id for x in leaders]
        self.leader_number = {x.id: n for n, x in enumerate(leaders)}
        self.leader_signet = [self._box(f"leader/{x.id}/signet", x.signet) for x in leaders]
        self.signet_tasks = [_tasks(parts, act.CARD_PART) for parts in self.leader_signet]
        self.leader_reveal = [self._box(f"leader/{x.id}/reveal", x.reveal) for x in leaders]
        self.leader_on_reach: list[list[Node | None]] = []
        self.leader_on_send: list[list[Node | None]] = []
        for x in leaders:
            self.leader_on_reach.append(
                [
                    self._reaction(f"leader/{x.id}/reach/{f}", x.on_reach.get(f))
                    for f in range(len(FACTIONS))
                ]
            )
            self.leader_on_send.append([x.on_send.get(i) for i in range(len(ICONS))])
            for i, node in x.on_send.items():
                self._register(f"leader/{x.id}/send/{i}", node)
        self.leader_on_spied_visit = [
            self._reaction(f"leader/{x.id}/spied_visit", x.on_spied_visit) for x in leaders
        ]
        self.leader_on_reach.append([None] * len(FACTIONS))
        self.leader_on_spied_visit.append(None)
        self.leader_other = [
            self.leader_number[x.other_face or x.face_of] if x.other_face or x.face_of else -1
            for x in leaders
        ]
        self.leader_set_aside = [[self.contract_number[c] for c in x.set_aside] for x in leaders]
        self.training_ids: list[str] = []
        self.training_next: list[list[int]] = []
        self.training_reward: list[Node | None] = []
        for x in leaders:
            if x.track:
                ids = [t.id for t in x.track]
                self.training_ids = ids
                self.training_next = [[ids.index(n) for n in t.next] for t in x.track]
                self.training_reward = [
                    self._bundle(f"leader/{x.id}/track/{t.id}", t.reward) for t in x.track
                ]

    def _number_rivals(self, edition: Edition) -> None:
        self.rivals: list[Rival] = edition.rivals
        self.rival_ids = [x.id for x in edition.rivals]
        self.rival_number = {x.id: n for n, x in enumerate(edition.rivals)}
        self.rival_priority = [x.priority for x in edition.rivals]
        self.rival_signet = [self._box(f"rival/{x.id}/signet", x.signet) for x in edition.rivals]
        self.rival_scheme = [self._box(f"rival/{x.id}/scheme", x.scheme) for x in edition.rivals]
        self.hagal: list[Hagal] = edition.hagal
        self.hagal_ids = [x.id for x in edition.hagal]
        self.hagal_number = {x.id: n for n, x in enumerate(edition.hagal)}
        self.hagal_spaces = [[self.space_number[v.space] for v in x.visits] for x in edition.hagal]
        self.hagal_posts = [[self.post_number[p] for p in x.posts] for x in edition.hagal]
        self.hagal_effects = [
            [self._box(f"hagal/{x.id}/{v.space}", v.effects) for v in x.visits]
            for x in edition.hagal
        ]

    def hagal_pile(self, players: int) -> bytes:
        """The House Hagal cards for so many persons (V-2.3)."""
        cards: list[int] = []
        for n, card in enumerate(self.hagal):
            if players in card.players:
                cards.extend([n] * card.copies)
        return bytes(cards)

    def starting_piles(self, modules: list[str]) -> list[bytes]:
        """The Intrigue Deck, the Imperium Deck and a starting deck, unshuffled."""
        key = ",".join(modules)
        if key not in self._piles:
            cards = self.edition.cards
            intrigue: list[int] = []
            for n, plot in enumerate(self.intrigues):
                if not plot.module or plot.module in modules:
                    intrigue.extend([n] * plot.copies)
            imperium: list[int] = []
            starter: list[int] = []
            for n, card in enumerate(cards):
                if card.kind == "imperium" and (not card.module or card.module in modules):
                    imperium.extend([n] * card.copies)
                elif card.kind == "starter":
                    starter.extend([n] * card.copies)
            self._piles[key] = [bytes(intrigue), bytes(imperium), bytes(starter)]
        return self._piles[key]

    def spied_spaces(self, posts: int) -> int:
        """The spaces connected to any of these posts, as masks; remembered once worked out."""
        spaces = self._spied.get(posts)
        if spaces is None:
            spaces = 0
            for post in bits(posts):
                spaces |= self.post_spaces[post]
            self._spied[posts] = spaces
        return spaces

    def unmet_requirements(self, influence: bytes) -> int:
        """The spaces that ask for more Influence than this; remembered once worked out."""
        spaces = self._unmet.get(influence)
        if spaces is None:
            spaces = 0
            for space, faction, level in self.requirements:
                if influence[faction] < level:
                    spaces |= space
            self._unmet[influence] = spaces
        return spaces

    # ------------------------------------------------------------------ actions as text

    def action_text(self, action: int) -> str:
        """The one-line form of an action, such as ``space:arrakeen``."""
        if action in act.PLAIN_WORDS:
            return act.PLAIN_WORDS[action]
        for first, width, word in act.BLOCK_WORDS:
            n = action - first
            if 0 <= n < width:
                if first == act.STEP:
                    return word
                if first == act.REVEAL_PART:
                    card, part = divmod(n, act.PARTS_PER_REVEAL)
                    return f"{word}:{_name(self.card_ids, card)}/{part}"
                names = self._names(first)
                return f"{word}:{n}" if names is None else f"{word}:{_name(names, n)}"
        return f"unknown:{action}"

    def parse_action(self, text: str) -> int:
        """The action a one-line form stands for; unknown words are refused with a reason."""
        word, _, name = text.strip().partition(":")
        for action, plain in act.PLAIN_WORDS.items():
            if text.strip() == plain:
                return action
        for first, width, block in act.BLOCK_WORDS:
            if word != block:
                continue
            if first == act.STEP and not name:
                return first
            part = 0
            if first == act.REVEAL_PART:
                name, _, digits = name.partition("/")
                if not digits.isdecimal() or int(digits) >= act.PARTS_PER_REVEAL:
                    raise IllegalAction(f"{text!r}: expected reveal-effect:CARD/PART")
                part = int(digits)
            names = self.card_ids if first == act.REVEAL_PART else self._names(first)
            if names is None:
                if not name.isdecimal() or int(name) >= width:
                    raise IllegalAction(f"{text!r}: expected a number below {width} after {word}:")
                return first + int(name)
            if not name or name not in names:
                raise IllegalAction(f"{text!r}: there is no {word} called {name!r}")
            n = names.index(name)
            return first + (n * act.PARTS_PER_REVEAL + part if first == act.REVEAL_PART else n)
        words = ", ".join(["pass", "end", "reveal", *(w + ":…" for _, _, w in act.BLOCK_WORDS)])
        raise IllegalAction(f"{text!r} is not an action; expected one of {words}")

    def _names(self, block: int) -> list[str] | None:
        if block in (act.FACTION, act.ALLIANCE):
            return FACTIONS
        if block == act.MATCH:
            return BATTLE_ICONS
        if block == act.SPACE:
            return self.space_ids
        if block == act.POST:
            return self.post_ids
        if block == act.LEADER:
            return self.leader_ids
        if block == act.RIVAL:
            return self.rival_ids
        if block == act.HAGAL:
            return self.hagal_ids
        if block == act.CONTRACT:
            return self.contract_ids
        if block == act.BATTLE:
            return self.battle_ids
        if block == act.INTRIGUE:
            return self.intrigue_ids
        if act.HAND <= block <= act.ACQUIRE:
            return self.card_ids
        return None


RICH: Final = 15
"""Nothing on a board costs more of one resource than this."""
LOADERS: Final[dict[str, Callable[[], Tables]]] = {}
"""How to build the tables of each edition; the editions enter themselves here."""
_loaded: Final[dict[str, Tables]] = {}


def load(edition: str) -> Tables:
    """The tables of an edition, built on first use."""
    if edition not in LOADERS:
        known = " or ".join(LOADERS)
        raise BadSetup(f"there is no edition {edition!r}; expected {known}")
    if edition not in _loaded:
        _loaded[edition] = LOADERS[edition]()
    return _loaded[edition]


def _name(names: list[str], n: int) -> str:
    return names[n] if n < len(names) and names[n] else str(n)


def _mask(numbers: Iterable[int]) -> int:
    mask = 0
    for n in numbers:
        mask |= 1 << n
    return mask


def _tasks(parts: list[Node], first: int) -> list[list[Task]]:
    """The work of a box as tasks, ready for each seat."""
    seats = act.DEPLOY - act.SEAT
    return [
        [Task(node, seat, first + k, 0) for k, node in enumerate(parts)] for seat in range(seats)
    ]


def _lines(tables: Tables, path: str, lines: list[Node]) -> AllOf | None:
    """The lines of an Intrigue card: each used or not, at least one (R-030)."""
    if not lines:
        return None
    node = AllOf(lines, need_one=True)
    tables._register(path, node)
    return node


def _affordable(edition: Edition, resource: int) -> list[int]:
    """For each amount of a resource, the spaces whose cheapest cost in it can be paid."""
    cheapest: list[int] = []
    for space in edition.spaces:
        amounts = [(c.solari, c.spice, c.water)[resource] for c in space.costs]
        cheapest.append(min(amounts))
    return [
        _mask(n for n, price in enumerate(cheapest) if price <= amount)
        for amount in range(RICH + 1)
    ]
