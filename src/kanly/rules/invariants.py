"""What is true of every possible position (U-21)."""

from __future__ import annotations

from ..engine import actions as act
from ..engine.fields import AT_HOME
from ..engine.ledger import change_of, reason_of
from ..engine.node import Step, Task
from ..engine.options import RIVALS
from ..engine.parts import Marks, TurnMarks
from ..engine.piles import bits
from ..engine.state import State
from ..engine.terms import NOBODY, WILD
from ..engine.triggers import GAME_START
from .acquiring import ROW_SIZE
from .rivals import can_buy_point, saves_for_swordmaster, savings
from .seats import are_opponents
from .setup import objectives_in_use, starting_deck
from .tokens import TOKENS


def faults(s: State) -> list[str]:
    """Everything wrong with a position, one sentence each; empty for a possible one."""
    found = count_faults(s)
    if s.round == 0:
        steps = s.codex.steps
        starting = s.decision is not None and s.decision.node is steps.game_start
        starting = starting or is_to_come(s, steps.game_start) or is_to_come(s, steps.round_start)
        if not starting and not is_to_come(s, steps.deal_decks):
            found.append("the game has not begun, and nothing is there to begin it")
        return found
    for i in range(len(s.seats)):
        found.extend(seat_faults(s, i))
    found.extend(board_faults(s))
    found.extend(card_faults(s))
    if s.marks is not None:
        found.extend(mark_faults(s, s.marks))
    if s.turn_marks is not None:
        found.extend(turn_mark_faults(s.turn_marks))
    return found


def is_to_come(s: State, step: Step, seat: int = -1) -> bool:
    """Does the step lie on the agenda, for a seat or (-1) for any?"""
    return any(task.node is step and seat in (-1, task.seat) for task in s.agenda)


def admits(s: State, task: Task) -> bool:
    """Set-up only before round 1; Rivals do what is theirs, and nothing of the players'."""
    node = task.node
    of_setup = isinstance(node, Step) and node.of_setup
    if s.round == 0:
        of_leader = node is s.codex.leader_on[s.seats[task.seat].leader][GAME_START]
        return of_setup or of_leader or node is s.codex.steps.round_start
    if of_setup:
        return False
    player = s.seats[task.seat]
    if isinstance(node, Step):
        if node.for_rivals:
            return player.rival >= 0
        return player.role.plays_cards or not node.for_cards
    return player.rival >= 0 or not node.path.startswith(("rival/", "hagal/"))


def count_faults(s: State) -> list[str]:
    """What is counted from 0 on, and who chose last."""
    turn = s.turn
    found: list[str] = []
    for name, n in (
        ("ply", s.ply), ("floor", s.floor), ("round", s.round), ("reveals", s.reveals),
        ("turn.recruited", turn.recruited), ("turn.deployed", turn.deployed),
        ("turn.units", turn.units), ("turn.spice", turn.spice), ("turn.recalled", turn.recalled),
        *[(f"seats[{i}].revealed_at", p.revealed_at) for i, p in enumerate(s.seats)],
    ):  # fmt: skip
        if n < 0:
            found.append(f"{name} cannot be {n}")
    if s.floor > s.ply:
        found.append(f"undo cannot stop at ply {s.floor}: there were only {s.ply}")
    if not -1 <= s.last_seat < len(s.seats):
        found.append(f"last_seat: there is no seat {s.last_seat}")
    return found


def seat_faults(s: State, i: int) -> list[str]:
    """Pieces and score of one seat."""
    p = s.seats[i]
    mode = s.codex.mode
    chair = mode.chairs[i]
    found: list[str] = []
    troops = p.supply + p.garrison + p.deployed + p.memories
    if troops != chair.troops:
        found.append(f"seat {i} has {troops} troops, not {chair.troops}")
    spies = p.spies + len(bits(p.spies_at))
    if spies != mode.spies:
        found.append(f"seat {i} has {spies} Spies, not {mode.spies}")
    agents = p.agents + len(bits(p.agents_at))
    want = s.codex.rulebook.agents(s, i)
    if agents != want:
        found.append(f"seat {i} has {agents} Agents, not {want}")
    for name, n in (
        ("Solari", p.solari), ("spice", p.spice), ("water", p.water), ("Victory Points", p.vp),
        ("troops in supply", p.supply), ("troops in the garrison", p.garrison),
        ("troops in the Conflict", p.deployed), ("sandworms", p.worms), ("memories", p.memories),
        ("Persuasion", p.persuasion), ("swords", p.swords), ("Spies in supply", p.spies),
        ("Agents on the Leader", p.agents),
    ):  # fmt: skip
        if n < 0:
            found.append(f"seat {i} has {n} {name}")
    for track, level in zip(s.codex.tracks, p.influence):
        if level > track.top:
            found.append(f"seat {i} has {level} Influence with {track.id}, above {track.top}")
    scored = sum(change_of(entry) for entry in p.ledger)
    if scored != p.vp:
        found.append(f"seat {i} has {p.vp} Victory Points but reasons for {scored}")
    by_reason: dict[int, int] = {}
    for entry in p.ledger:
        reason = reason_of(entry)
        by_reason[reason] = by_reason.get(reason, 0) + change_of(entry)
    scores = p.role.scores
    for n, track in enumerate(s.codex.tracks):
        want = 1 if scores and p.influence[n] >= track.point_level else 0
        if by_reason.get(act.FACTION + n, 0) != want:
            found.append(f"seat {i} should have {want} points for {track.id} Influence")
        want = 1 if scores and s.alliances[n] == i else 0
        if by_reason.get(act.ALLIANCE + n, 0) != want:
            found.append(f"seat {i} should have {want} points for the {track.id} Alliance")
    icons = [s.codex.battle_icon[card] for card in p.face_up]
    for icon in range(WILD):
        if icons.count(icon) > 1:
            found.append(f"seat {i} has two face-up cards with the same battle icon")
    for card in set(p.known_hand):
        if p.known_hand.count(bytes([card])) > p.hand.count(bytes([card])):
            found.append(f"seat {i} is known to hold a card it does not hold")
    known = list(zip(p.known_intrigue[::2], p.known_intrigue[1::2]))
    for viewer, card in set(known):
        if known.count((viewer, card)) > p.intrigue.count(bytes([card])):
            found.append(f"seat {i} is known to hold an Intrigue card it does not hold")
    if s.conflict < 0 and (p.deployed or p.worms):
        found.append(f"seat {i} has units in the Conflict, but there is none")
    if (p.rival >= 0) != (i >= s.setup.players):
        found.append(f"seat {i} should{' not' if p.rival >= 0 else ''} be a Rival")
    if p.rival >= 0:
        found.extend(rival_faults(s, i))
    elif p.leader < 0:
        found.append(f"seat {i} has no Leader")
    elif p.swordmaster and s.setup.level.bars_swordmaster:
        found.append(f"seat {i} has a Swordmaster, which the level forbids")
    if p.revealed and (p.played or p.shown):
        found.append(f"seat {i} has revealed but still has cards in play")
    return found


def rival_faults(s: State, i: int) -> list[str]:
    """What a Rival never has."""
    p = s.seats[i]
    found: list[str] = []
    if p.leader >= 0:
        found.append(f"seat {i} is a Rival and has a Leader")
    if p.deck or p.hand or p.played or p.shown or p.discard or p.trash or p.set_aside or p.waiting:
        found.append(f"seat {i} is a Rival and has cards of a player")
    if p.persuasion or p.council or p.memories or any(p.paths) or p.revealed_at:
        found.append(f"seat {i} is a Rival and has what only players have")
    if s.choam is not None and (s.choam.held[i] or s.choam.completed[i]):
        found.append(f"seat {i} is a Rival and has contracts")
    names = s.codex.rival_ids
    agreed = RIVALS.of(s.setup)[i - s.setup.players :][:1]
    if agreed and agreed != [names[p.rival]]:
        found.append(f"seat {i} should be the Rival {agreed[0]}, not {names[p.rival]}")
    if any(other.rival == p.rival for other in s.seats[i + 1 :]):
        found.append(f"{names[p.rival]} has two seats")
    if not s.setup.admits(s.codex.rivals[p.rival]):
        found.append(f"{names[p.rival]} is no streamlined Rival")
    if not is_to_come(s, s.codex.steps.purchase, i):
        saves = saves_for_swordmaster(s, p)
        if saves and savings(p) >= s.codex.rivals[p.rival].swordmaster:
            found.append(f"seat {i} is a Rival who should have bought its Swordmaster")
        if not saves and can_buy_point(p) and p.role.scores:
            found.append(f"seat {i} is a Rival who should have bought a Victory Point")
    if s.codex.mode.spies and p.spies == 0 and not is_to_come(s, s.codex.steps.scheme, i):
        found.append(f"seat {i} is a Rival with all three Spies on the board")
    return found


def board_faults(s: State) -> list[str]:
    """Alliances, posts and the Row."""
    found: list[str] = []
    waiting = is_to_come(s, s.codex.steps.hand_over) or (
        s.decision is not None and s.decision.kind == "alliance"
    )
    for n, holder in enumerate(s.alliances):
        track = s.codex.tracks[n]
        if holder == NOBODY:
            # Whoever comes to that level takes it, and it returns only from the last one there.
            for i, p in enumerate(s.seats):
                if p.influence[n] >= track.alliance_level:
                    at = f"at {p.influence[n]} Influence"
                    found.append(f"seat {i} is {at}, but nobody holds the {track.id} Alliance")
            continue
        level = s.seats[holder].influence[n]
        if waiting:
            continue
        if level < track.alliance_level:
            found.append(f"seat {holder} holds the {track.id} Alliance at {level} Influence")
        for other, p in enumerate(s.seats):
            if p.influence[n] > level and are_opponents(s, other, holder):
                found.append(f"seat {other} is above the holder of the {track.id} Alliance")
    if len(s.row) != ROW_SIZE and s.imperium_deck:
        found.append(f"the Imperium Row has {len(s.row)} cards")
    if s.shield_wall and s.conflict >= 0 and s.codex.conflict_location[s.conflict] >= 0:
        for i, p in enumerate(s.seats):
            if p.worms:
                found.append(f"seat {i} has a sandworm behind the Shield Wall")
    return found


def card_faults(s: State) -> list[str]:
    """Every card is in exactly one place, and none is missing."""
    codex = s.codex
    found: list[str] = []
    shared = s.imperium_deck + s.row + s.removed
    if s.teams is not None:
        shared += s.teams.throne
    for p in s.seats:
        shared += p.deck + p.hand + p.played + p.shown + p.discard + p.trash + p.set_aside
    starters = b"".join([starting_deck(s, i) for i in range(len(s.seats))])
    for n, card in enumerate(codex.edition.cards):
        have = shared.count(bytes([n]))
        if card.kind == "starter":
            want = starters.count(bytes([n]))
        elif card.kind == "reserve":
            want = card.copies
            have += s.reserve[codex.reserve_slot[n]]
        else:
            want = card.copies if s.setup.uses(card.id, card.module) else 0
        if have != want:
            found.append(f"there are {have} copies of {card.id}, not {want}")
    intrigue = s.intrigue_deck + s.intrigue_discard + s.intrigue_trash
    for p in s.seats:
        intrigue += p.intrigue + p.waiting
    for n, plot in enumerate(codex.intrigues):
        have = intrigue.count(bytes([n]))
        want = plot.copies if s.setup.uses(plot.id, plot.module) else 0
        if have != want:
            found.append(f"there are {have} copies of the Intrigue card {plot.id}, not {want}")
    found.extend(battle_faults(s))
    if s.rivals is not None:
        cards = s.rivals.deck + s.rivals.shown
        if sorted(cards) != sorted(codex.hagal_pile(s.setup.players)):
            found.append("the House Hagal cards are not complete")
    if s.choam is not None:
        piles = s.choam.market + s.choam.bank + s.choam.set_aside
        piles += b"".join(s.choam.held) + b"".join(s.choam.completed)
        for n, contract in enumerate(codex.contracts):
            have = piles.count(bytes([n]))
            if have != contract.copies:
                found.append(f"there are {have} contracts {contract.id}, not {contract.copies}")
    return found


def mark_faults(s: State, marks: Marks) -> list[str]:
    """What the game of 2020 adds to the table."""
    found: list[str] = []
    for seat, known in enumerate(marks.tops):
        if known > len(s.seats[seat].deck):
            found.append(f"seat {seat} has fewer cards in its deck than are known of it")
    for space in marks.voices:
        if space != AT_HOME and space >= len(s.codex.space_ids):
            found.append("marks.voices: a space is closed, or none")
    if len(marks.secret) not in (0, TOKENS) or len(set(marks.secret)) != len(marks.secret):
        found.append(f"there are {len(marks.secret)} hidden tokens, not {TOKENS} different ones")
    if (marks.keeper == NOBODY) != (not marks.secret):
        found.append("hidden tokens lie with the Leader who has chosen them, until they are shown")
    return found


def turn_mark_faults(marks: TurnMarks) -> list[str]:
    """What is counted in a turn."""
    return [
        f"turn_marks.{name} cannot be {n}"
        for name, n in (
            ("plots", marks.plots), ("troops", marks.troops), ("harvested", marks.harvested),
            ("discount", marks.discount),
        )
        if n < 0
    ]  # fmt: skip


def battle_faults(s: State) -> list[str]:
    """Conflicts and Objectives."""
    found: list[str] = []
    used = objectives_in_use(s)
    cards = s.conflict_deck + s.conflicts_left
    if s.conflict >= 0:
        cards += bytes([s.conflict])
    for i, p in enumerate(s.seats):
        cards += p.face_up + p.face_down
        objectives = [c for c in p.face_up + p.face_down if c >= s.codex.first_objective]
        want = 0 if p.role.commands or not used else 1
        if len(objectives) != want:
            found.append(f"seat {i} has {len(objectives)} Objectives, not {want}")
        for card in objectives:
            if card - s.codex.first_objective not in used:
                found.append(f"{s.codex.battle_ids[card]} is not for {len(s.seats)} seats")
    for n, name in enumerate(s.codex.battle_ids):
        if name and cards.count(bytes([n])) > 1:
            found.append(f"{name} is in two places")
    for card in cards:
        if card < s.codex.first_objective:
            conflict = s.codex.edition.conflicts[card]
            if not s.setup.uses(conflict.id, conflict.module):
                found.append(f"{conflict.id} is not in this game")
    levels = s.codex.conflict_level
    conflicts = [levels[c] for c in cards if c < s.codex.first_objective]
    for level, number in s.codex.mode.conflicts:
        have = conflicts.count(level)
        if have != number:
            found.append(f"there are {have} Conflicts of level {level} in the game, not {number}")
    return found
