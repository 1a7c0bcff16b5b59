"""What a seat may know of a position, as a list of numbered features: one encoding for all games.

A feature is either there or not, or there several times (a card held twice).  Fields that count
say nothing for 0, so an empty table has few features.  Other seats are told by their part in the
game, not by their place: the opponent with the most points, the other opponents together, the
teammates together.  `docs/encoding.md` lists every field.
"""

from __future__ import annotations

from typing import Final

from ..engine.actions import HAND, INTRIGUE
from ..engine.codex import Codex
from ..engine.kinds import DECISION_KINDS
from ..engine.library import EDITIONS
from ..engine.seat import Seat
from ..engine.state import State
from ..engine.terms import BATTLE_ICONS, NOBODY

# How many different things of a kind there is room for.
CARDS: Final = 256
INTRIGUES: Final = 128
SPACES: Final = 64
POSTS: Final = 32
LEADERS: Final = 48
RIVALS: Final = 32
CONTRACTS: Final = 64
BATTLES: Final = 96
TRACKS: Final = 8
LEVELS: Final = 7
"""Levels of Influence, 0 among them."""
KINDS: Final = 64

# ---------------------------------------------------------------- a seat's fields, from its base

LEADER: Final = 0
RIVAL: Final = LEADER + LEADERS
SOLARI: Final = RIVAL + RIVALS
SPICE: Final = SOLARI + 13
WATER: Final = SPICE + 11
POINTS: Final = WATER + 7
LEAD: Final = POINTS + 17
INFLUENCE: Final = LEAD + 17
ALLIANCE: Final = INFLUENCE + LEVELS * TRACKS
GARRISON: Final = ALLIANCE + TRACKS
DEPLOYED: Final = GARRISON + 13
WORMS: Final = DEPLOYED + 13
MEMORIES: Final = WORMS + 5
STRENGTH: Final = MEMORIES + 6
AHEAD: Final = STRENGTH + 25
PERSUASION: Final = AHEAD + 21
AGENTS: Final = PERSUASION + 14
SWORDMASTER: Final = AGENTS + 5
COUNCIL: Final = SWORDMASTER + 1
HOOKS: Final = COUNCIL + 1
REVEALED: Final = HOOKS + 1
FIRST: Final = REVEALED + 1
ACTIVE: Final = FIRST + 1
MENTAT: Final = ACTIVE + 1
SPIES: Final = MENTAT + 1
AGENT_AT: Final = SPIES + 5
SPY_AT: Final = AGENT_AT + SPACES
CONTROL: Final = SPY_AT + POSTS
HAND_SIZE: Final = CONTROL + SPACES
INTRIGUE_SIZE: Final = HAND_SIZE + 11
DECK_SIZE: Final = INTRIGUE_SIZE + 9
ICON: Final = DECK_SIZE + 11
CONTRACT: Final = ICON + 16
COMPLETED: Final = CONTRACT + CONTRACTS
PATH: Final = COMPLETED + 9
CARD: Final = PATH + 16
SEAT_SIZE: Final = CARD + CARDS

SEAT_FIELDS: Final[list[tuple[int, str, str]]] = [
    (LEADER, "leader", "its Leader, by id"),
    (RIVAL, "rival", "its Rival card, by id"),
    (SOLARI, "solari", "Solari, at most 12"),
    (SPICE, "spice", "spice, at most 10"),
    (WATER, "water", "water, at most 6"),
    (POINTS, "points", "Victory Points, at most 16"),
    (LEAD, "lead", "points ahead, -8 to 8: my seat of the best opponent, another seat of mine"),
    (INFLUENCE, "influence", "level on each track, 1 to 6, seven numbers a track"),
    (ALLIANCE, "alliance", "holds the Alliance of a track"),
    (GARRISON, "garrison", "troops in the garrison, at most 12"),
    (DEPLOYED, "deployed", "troops in the Conflict, at most 12"),
    (WORMS, "worms", "sandworms in the Conflict, at most 4"),
    (MEMORIES, "memories", "troops as memories, at most 5"),
    (STRENGTH, "strength", "strength in the Conflict, at most 24"),
    (AHEAD, "ahead", "strength ahead, -10 to 10, while somebody fights; compared as `lead`"),
    (PERSUASION, "persuasion", "Persuasion to spend now, at most 13"),
    (AGENTS, "agents", "Agents still to be sent, at most 4"),
    (SWORDMASTER, "swordmaster", "has the Swordmaster"),
    (COUNCIL, "council", "has a seat on the High Council"),
    (HOOKS, "hooks", "has Maker Hooks"),
    (REVEALED, "revealed", "has taken its Reveal turn this round"),
    (FIRST, "first", "has the First Player marker"),
    (ACTIVE, "active", "it is its turn"),
    (MENTAT, "mentat", "has the Mentat"),
    (SPIES, "spies", "Spies in supply, at most 4"),
    (AGENT_AT, "agent_at", "an Agent on the space, by id"),
    (SPY_AT, "spy_at", "a Spy on the post, by id"),
    (CONTROL, "control", "controls the space, by id"),
    (HAND_SIZE, "hand_size", "cards in hand, at most 10"),
    (INTRIGUE_SIZE, "intrigue_size", "Intrigue cards, at most 8"),
    (DECK_SIZE, "deck_size", "cards left in the deck, at most 10"),
    (ICON, "icon", "battle icons to be matched, by icon, at most 3"),
    (CONTRACT, "contract", "a contract to be completed, by id"),
    (COMPLETED, "completed", "contracts completed, at most 8"),
    (PATH, "path", "place on a Leader's path, at most 15"),
    (CARD, "card", "a card it owns, wherever it lies, by id; once for each copy"),
]
"""First number, name and meaning of each field of a seat, in order."""

# ---------------------------------------------------------------- the whole encoding

ME: Final = 0
BEST: Final = SEAT_SIZE
OTHERS: Final = 2 * SEAT_SIZE
MATES: Final = 3 * SEAT_SIZE
SEAT_ROLES: Final[list[tuple[int, str]]] = [
    (ME, "me"), (BEST, "best"), (OTHERS, "others"), (MATES, "mates"),
]  # fmt: skip
"""Where the fields of a seat begin, by its part in the game."""

HELD: Final = 4 * SEAT_SIZE
HELD_INTRIGUE: Final = HELD + CARDS
HELD_PERSUASION: Final = HELD_INTRIGUE + INTRIGUES
HELD_SWORDS: Final = HELD_PERSUASION + 16
EDITION: Final = HELD_SWORDS + 12
PLAYERS: Final = EDITION + 8
LEVEL: Final = PLAYERS + 8
MODULE: Final = LEVEL + 8
ROUND: Final = MODULE + 16
ROUNDS_LEFT: Final = ROUND + 12
MISSING: Final = ROUNDS_LEFT + 12
CONFLICT: Final = MISSING + 14
COMBAT: Final = CONFLICT + BATTLES
REVEALING: Final = COMBAT + 1
WALL: Final = REVEALING + 1
RANK: Final = WALL + 1
KIND: Final = RANK + 4
NOT_MINE: Final = KIND + KINDS
FOR_OTHERS: Final = NOT_MINE + 1
TURN_CARD: Final = FOR_OTHERS + 1
TURN_SPACE: Final = TURN_CARD + CARDS
SOURCE: Final = TURN_SPACE + SPACES
BONUS_SPICE: Final = SOURCE + INTRIGUES
ROW: Final = BONUS_SPICE + SPACES
MARKET: Final = ROW + CARDS
SIZE: Final = MARKET + CONTRACTS

TABLE_FIELDS: Final[list[tuple[int, str, str]]] = [
    (HELD, "held", "a card in my hand, by id"),
    (HELD_INTRIGUE, "held_intrigue", "an Intrigue card in my hand, by id"),
    (HELD_PERSUASION, "held_persuasion", "Persuasion printed in my hand, at most 15"),
    (HELD_SWORDS, "held_swords", "swords printed in my hand, at most 11"),
    (EDITION, "edition", "the game, by id"),
    (PLAYERS, "players", "how many players"),
    (LEVEL, "level", "level of the Rivals, the easiest is 0"),
    (MODULE, "module", "a module that is played, by id"),
    (ROUND, "round", "the round, at most 11"),
    (ROUNDS_LEFT, "rounds_left", "Conflicts still in the deck, at most 11"),
    (MISSING, "missing", "points the leading seat needs to end the game, 0 to 13"),
    (CONFLICT, "conflict", "this round's Conflict, by id"),
    (COMBAT, "combat", "no seat has a turn: Combat, or the end of a round or game"),
    (REVEALING, "revealing", "it is a Reveal turn"),
    (WALL, "wall", "the Shield Wall stands"),
    (RANK, "rank", "the reward I would take if the Conflict ended now, 1 to 3"),
    (KIND, "kind", "what is asked, by kind"),
    (NOT_MINE, "not_mine", "another seat is asked"),
    (FOR_OTHERS, "for_others", "the question is an opponent's, for a Rival (B-11.10)"),
    (TURN_CARD, "turn_card", "the card played this turn, by id"),
    (TURN_SPACE, "turn_space", "the space the Agent is sent to this turn, by id"),
    (SOURCE, "source", "the Intrigue card that asks, by id"),
    (BONUS_SPICE, "bonus_spice", "bonus spice on a Maker space, by id; once for each spice"),
    (ROW, "row", "a card of the Imperium or Throne Row, by id"),
    (MARKET, "market", "a contract that can be taken, by id"),
]
"""First number, name and meaning of each field of the table, in order."""


class Names:
    """The ids of all editions, each numbered once."""

    def __init__(self) -> None:
        every = list(EDITIONS.values())
        boards = [mode.board for edition in every for mode in edition.modes]
        self.editions = numbered([[x.id for x in every]])
        self.modules = numbered([list(x.modules) for x in every])
        self.cards = numbered([[c.id for c in x.cards] for x in every])
        self.intrigues = numbered([[c.id for c in x.intrigues] for x in every])
        self.leaders = numbered([[c.id for c in x.leaders] for x in every])
        self.rivals = numbered([[c.id for c in x.rivals] for x in every])
        self.contracts = numbered([[c.id for c in x.contracts] for x in every])
        self.battles = numbered([[c.id for c in x.conflicts] for x in every])
        self.spaces = numbered([[x.id for x in board.spaces] for board in boards])
        self.posts = numbered([[x.id for x in board.posts] for board in boards])
        self.tracks = numbered([[x.id for x in board.tracks] for board in boards])
        self.kinds = numbered([list(DECISION_KINDS)])

    def by_field(self) -> dict[str, dict[str, int]]:
        """The ids behind the numbers of each field that is told by id."""
        return {
            "leader": self.leaders, "rival": self.rivals,
            "influence": self.tracks, "alliance": self.tracks,
            "agent_at": self.spaces, "spy_at": self.posts, "control": self.spaces,
            "contract": self.contracts, "card": self.cards, "held": self.cards,
            "held_intrigue": self.intrigues, "edition": self.editions, "module": self.modules,
            "conflict": self.battles, "kind": self.kinds, "turn_card": self.cards,
            "turn_space": self.spaces, "source": self.intrigues, "bonus_spice": self.spaces,
            "row": self.cards, "market": self.contracts,
        }  # fmt: skip


class Place:
    """Where a field lies in the encoding."""

    def __init__(self, name: str, about: str, first: int, size: int, ids: dict[str, int]) -> None:
        self.name = name
        """With the part of the seat in front, such as ``me.spice``."""
        self.about = about
        self.first = first
        self.size = size
        self.ids = ids
        """The numbers of its ids, if it is told by id."""
        self.each = LEVELS if name.endswith(".influence") else 1
        """How many numbers each id has."""


def places(names: Names) -> list[Place]:
    """All fields in their order."""
    ids = names.by_field()
    found: list[Place] = []
    for base, role in SEAT_ROLES:
        ends = [first for first, _, _ in SEAT_FIELDS[1:]] + [SEAT_SIZE]
        for (first, name, about), end in zip(SEAT_FIELDS, ends):
            place = Place(f"{role}.{name}", about, base + first, end - first, ids.get(name, {}))
            found.append(place)
    ends = [first for first, _, _ in TABLE_FIELDS[1:]] + [SIZE]
    for (first, name, about), end in zip(TABLE_FIELDS, ends):
        found.append(Place(name, about, first, end - first, ids.get(name, {})))
    return found


def numbered(lists: list[list[str]]) -> dict[str, int]:
    """Each id of the lists with a number of its own, in their order."""
    found: dict[str, int] = {}
    for ids in lists:
        for id in ids:
            found.setdefault(id, len(found))
    return found


class Encoder:
    """Encodes the positions of one codex."""

    def __init__(self, codex: Codex, names: Names) -> None:
        self.codex = codex
        self.cards: list[int] = [names.cards[x] for x in codex.card_ids]
        self.intrigues: list[int] = [names.intrigues[x] for x in codex.intrigue_ids]
        self.leaders: list[int] = [names.leaders[x] for x in codex.leader_ids]
        self.rivals: list[int] = [names.rivals[x] for x in codex.rival_ids]
        self.contracts: list[int] = [names.contracts[x] for x in codex.contract_ids]
        self.conflicts: list[int] = [names.battles[x] for x in codex.conflict_ids]
        self.spaces: list[int] = [names.spaces[x] for x in codex.space_ids]
        self.posts: list[int] = [names.posts[x] for x in codex.post_ids]
        self.tracks: list[int] = [names.tracks[x] for x in codex.track_ids]
        self.kinds: dict[str, int] = names.kinds
        self.modules: dict[str, int] = names.modules
        self.edition: int = names.editions[codex.edition.id]
        self.levels: dict[str, int] = {x.id: n for n, x in enumerate(codex.mode.levels)}

    def encode(self, s: State, me: int) -> list[int]:
        """The features of the position as the seat sees it."""
        out: list[int] = []
        codex = self.codex
        team = codex.teams[me]
        seats = s.seats
        strengths = [s.strength(n) for n in range(len(seats))]
        best = -1
        most = -1
        fought = False
        strongest = 0
        for n in range(len(seats)):
            if strengths[n] > 0:
                fought = True
            if n in team:
                continue
            if strengths[n] > strongest:
                strongest = strengths[n]
            worth = seats[n].vp * 64 + strengths[n]
            if worth > most:
                most = worth
                best = n
        own = seats[me]
        mine = strengths[me]
        for n in range(len(seats)):
            if n == me:
                base = ME
                lead = own.vp - (seats[best].vp if best >= 0 else 0)
                ahead = mine - strongest
            else:
                base = MATES if n in team else (BEST if n == best else OTHERS)
                lead = seats[n].vp - own.vp
                ahead = strengths[n] - mine
            self._seat(s, n, seats[n], base, out)
            out.append(base + LEAD + 8 + (8 if lead > 8 else -8 if lead < -8 else lead))
            if fought:
                out.append(
                    base + AHEAD + 10 + (10 if ahead > 10 else -10 if ahead < -10 else ahead)
                )
                if strengths[n]:
                    out.append(base + STRENGTH + (strengths[n] if strengths[n] < 24 else 24))
        self._private(s, own, out)
        self._table(s, me, most >> 6, out)
        if fought:
            out.append(RANK + s.ranks()[me])
        return out

    def _seat(self, s: State, n: int, seat: Seat, base: int, out: list[int]) -> None:
        """What everybody may know of a seat."""
        if seat.leader >= 0:
            out.append(base + LEADER + self.leaders[seat.leader])
        if seat.rival >= 0:
            out.append(base + RIVAL + self.rivals[seat.rival])
        count(out, base + SOLARI, seat.solari, 12)
        count(out, base + SPICE, seat.spice, 10)
        count(out, base + WATER, seat.water, 6)
        count(out, base + POINTS, seat.vp, 16)
        count(out, base + GARRISON, seat.garrison, 12)
        count(out, base + DEPLOYED, seat.deployed, 12)
        count(out, base + WORMS, seat.worms, 4)
        count(out, base + MEMORIES, seat.memories, 5)
        count(out, base + PERSUASION, seat.persuasion, 13)
        count(out, base + AGENTS, seat.agents, 4)
        count(out, base + SPIES, seat.spies, 4)
        count(out, base + HAND_SIZE, len(seat.hand), 10)
        count(out, base + INTRIGUE_SIZE, len(seat.intrigue), 8)
        count(out, base + DECK_SIZE, len(seat.deck), 10)
        tracks = self.tracks
        influence = seat.influence
        for track in range(len(influence)):
            if influence[track]:
                out.append(base + INFLUENCE + LEVELS * tracks[track] + influence[track])
        alliances = s.alliances
        for track in range(len(alliances)):
            if alliances[track] == n:
                out.append(base + ALLIANCE + tracks[track])
        if seat.swordmaster:
            out.append(base + SWORDMASTER)
        if seat.council:
            out.append(base + COUNCIL)
        if seat.hooks:
            out.append(base + HOOKS)
        if seat.revealed:
            out.append(base + REVEALED)
        if s.first == n:
            out.append(base + FIRST)
        if s.active == n:
            out.append(base + ACTIVE)
        if s.marks is not None and s.marks.mentat == n:
            out.append(base + MENTAT)
        each(out, base + AGENT_AT, seat.agents_at, self.spaces)
        each(out, base + SPY_AT, seat.spies_at, self.posts)
        control = s.control
        for slot in range(len(control)):
            if control[slot] == n:
                out.append(base + CONTROL + self.spaces[self.codex.control_spaces[slot]])
        if seat.face_up:
            icons = self.codex.battle_icon
            found = [0] * len(BATTLE_ICONS)
            for card in seat.face_up:
                icon = icons[card]
                if icon >= 0 and found[icon] < 3:
                    found[icon] += 1
                    out.append(base + ICON + 4 * icon + found[icon])
        if s.choam is not None:
            for contract in s.choam.held[n]:
                out.append(base + CONTRACT + self.contracts[contract])
            count(out, base + COMPLETED, len(s.choam.completed[n]), 8)
        for place in seat.paths:
            count(out, base + PATH, place, 15)
        cards = self.cards
        card_at = base + CARD
        for card in seat.deck + seat.hand + seat.played + seat.shown + seat.discard:
            out.append(card_at + cards[card])

    def _private(self, s: State, own: Seat, out: list[int]) -> None:
        """What only the seat itself knows."""
        persuasion = 0
        swords = 0
        for card in own.hand:
            out.append(HELD + self.cards[card])
            persuasion += self.codex.card_persuasion[card]
            swords += self.codex.card_swords[card]
        count(out, HELD_PERSUASION, persuasion, 15)
        count(out, HELD_SWORDS, swords, 11)
        for card in own.intrigue:
            out.append(HELD_INTRIGUE + self.intrigues[card])

    def _table(self, s: State, me: int, best_points: int, out: list[int]) -> None:
        """What lies before everybody, and what is going on."""
        setup = s.setup
        out.append(EDITION + self.edition)
        out.append(PLAYERS + setup.players)
        if setup.level.id in self.levels:
            out.append(LEVEL + self.levels[setup.level.id])
        for module in setup.modules:
            out.append(MODULE + self.modules[module])
        count(out, ROUND, s.round, 11)
        count(out, ROUNDS_LEFT, len(s.conflict_deck), 11)
        points = s.seats[me].vp
        missing = self.codex.mode.end_points - (points if points > best_points else best_points)
        out.append(MISSING + (missing if 0 < missing < 13 else 0 if missing <= 0 else 13))
        if s.conflict >= 0:
            out.append(CONFLICT + self.conflicts[s.conflict])
        if s.active == NOBODY:
            out.append(COMBAT)
        turn = s.turn
        if turn.revealing:
            out.append(REVEALING)
        if turn.card >= 0:
            out.append(TURN_CARD + self.cards[turn.card])
        if turn.space >= 0:
            out.append(TURN_SPACE + self.spaces[turn.space])
        if s.shield_wall:
            out.append(WALL)
        decision = s.decision
        if decision is not None:
            out.append(KIND + self.kinds[decision.kind])
            if decision.seat != me:
                out.append(NOT_MINE)
            if decision.owner not in self.codex.teams[decision.seat]:
                out.append(FOR_OTHERS)
            if INTRIGUE <= decision.source < HAND:
                out.append(SOURCE + self.intrigues[decision.source - INTRIGUE])
        bonus = s.bonus_spice
        for slot in range(len(bonus)):
            for _ in range(bonus[slot]):
                out.append(BONUS_SPICE + self.spaces[self.codex.maker_spaces[slot]])
        for card in s.row:
            out.append(ROW + self.cards[card])
        if s.teams is not None:
            for card in s.teams.throne:
                out.append(ROW + self.cards[card])
        if s.choam is not None:
            for contract in s.choam.market:
                out.append(MARKET + self.contracts[contract])


def count(out: list[int], at: int, n: int, most: int) -> None:
    """Add the feature of a number above 0, at most the highest of its field."""
    if n > 0:
        out.append(at + (n if n < most else most))


def each(out: list[int], at: int, mask: int, numbers: list[int]) -> None:
    """Add a feature for each bit of a mask."""
    while mask:
        low = mask & -mask
        out.append(at + numbers[low.bit_length() - 1])
        mask ^= low
