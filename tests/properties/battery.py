"""What must hold in every game, checked while random games are played.

`play_checked` plays one game and raises `Violation` with a short record at the first thing wrong.
The suite plays a few hundred such games; ``make soak`` as many as you like.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import kanly
from kanly import Game, IllegalAction, Record, State
from kanly.editions.imperium.cards import IMPERIUM
from kanly.editions.uprising.edition import BORROWED
from kanly.engine.actions import REVEAL, SIZE
from kanly.engine.guessing import deal_hidden
from kanly.engine.library import edition_of, load, mode_of
from kanly.rules.variants import STREAMLINED

COUNTS = (1, 2, 3, 4, 6)
GAMES = ("uprising", "imperium", "mixed")
"""Uprising, the game of 2020, and Uprising with some of that."""
LIMIT = 3000
"""No game is that long: a loop is a fault."""


class Violation(AssertionError):
    """Something that must never happen, with the record that shows it."""

    def __init__(self, what: str, seed: int, record: Record) -> None:
        super().__init__(f"seed {seed}: {what}")
        self.what = what
        self.seed = seed
        self.record = record


@dataclass
class Played:
    """What one checked game amounted to."""

    decisions: int
    rounds: int
    checks: int


def random_setup(
    r: random.Random, seed: int, counts: Sequence[int], games: Sequence[str] = GAMES
) -> dict[str, Any]:
    """Any agreement a table could make: game, players, leaders, Rivals, modules, house options."""
    game = r.choice([x for x in games if any(n in counts for n in players_of(x))])
    edition = "imperium" if game == "imperium" else "uprising"
    players = r.choice([n for n in players_of(game) if n in counts])
    modules = r.choice([[], ["choam"]]) if edition == "uprising" else []
    added: list[str] = []
    if game == "mixed":
        modules = modules + r.sample(BORROWED, r.randint(1, len(BORROWED)))
        if "imperium" in modules and r.random() < 0.3:
            added = r.sample([x.id for x in IMPERIUM], 20)
    mode = mode_of(edition, players)
    recommended = ["recommended"] if mode.recommends else []
    leaders: list[str] | str = r.choice(["random", "random", "draft", "fixed", *recommended])
    rivals = random_rivals(r, edition, players)
    if leaders == "fixed":
        seated = [chair.leader for chair in mode.chairs]
        free = [
            x.id
            for x in load(edition).leaders
            if not x.face_of
            and (not x.module or x.module in modules)
            and x.id not in (*seated, *rivals.get("rivals", []))
        ]
        chosen = r.sample(free, players)
        leaders = [seated[n] or chosen[n] for n in range(players)]
        one_per_house = False
    else:
        one_per_house = r.random() < 0.2
    return {
        "edition": edition,
        "players": players,
        "modules": modules,
        "leaders": leaders,
        "seed": seed,
        "one_per_house": one_per_house,
        "row_refresh": r.choice(["off", "off", "off", "oldest", "all"]),
        "first_player": r.choice([None, None, 0, players - 1]),
        "aloud": r.random() < 0.5,
        "added_cards": added,
        **rivals,
    }


def players_of(game: str) -> list[int]:
    """How many can play a game."""
    return [
        mode.players for mode in edition_of("imperium" if game == "imperium" else "uprising").modes
    ]


def random_rivals(r: random.Random, edition: str, players: int) -> dict[str, Any]:
    """Rivals, level and variants such a game could have."""
    mode = mode_of(edition, players)
    if not mode.rivals:
        return {}
    chosen = [variant.id for variant in mode.variants if r.random() < 0.4]
    fit = [
        x.id
        for x in load(edition).rivals
        if players in x.players and (x.streamlined or "streamlined" not in chosen)
    ]
    return {
        "rivals": r.sample(fit, r.randint(0, mode.rivals)),
        "difficulty": r.choice(mode.levels).id if mode.levels else None,
        "variants": chosen,
    }


def play_checked(
    seed: int,
    heavy: float = 0.1,
    counts: Sequence[int] = COUNTS,
    games: Sequence[str] = GAMES,
) -> Played:
    """Play a random game with every check; `heavy` is the share of decisions checked in depth."""
    r = random.Random(seed)
    game = Game.new(kanly.new_game(**random_setup(r, seed, counts, games), log=True))
    checks = 0
    try:
        while not game.state.is_over:
            check_position(game.state)
            if r.random() < heavy:
                checks += 1
                check_in_depth(game, r)
            if game.state.decision is not None:
                game.apply(r.choice(game.state.decision.actions))
            assert game.state.ply < LIMIT, "the game does not end"
        check_position(game.state)
        assert game.state.is_over
        check_standings(game.state)
        assert game.record.replay().fingerprint() == game.state.fingerprint(), "replay differs"
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        raise Violation(what, seed, shortest(game)) from error
    return Played(game.state.ply, game.state.round, checks)


def check_position(s: State) -> None:
    """Pieces and cards are conserved, scores are the sum of their reasons, somebody can act."""
    faults = s.codex.rulebook.faults(s)
    assert not faults, faults
    if s.decision is not None:
        actions = s.decision.actions
        assert s.decision.seat < s.setup.players, "a Rival was asked"
        assert actions, f"no legal action at {s.decision.kind}"
        assert len(set(actions)) == len(actions), "an action is listed twice"
        for action in actions:
            assert s.action(s.action_text(action)) == action, "text and action differ"
            assert s.explain(action) == []


def check_in_depth(game: Game, r: random.Random) -> None:
    """Everything that takes longer; may play the game on by a few actions."""
    check_listed(game.state)
    check_unlisted(game.state, r)
    check_save(game.state, r)
    check_secrets(game.state, r)
    check_copy(game.state, r)
    check_questions(game.state, r)
    check_undo(game, r)


def check_listed(s: State) -> None:
    """Every listed action is accepted and leaves a possible position."""
    assert s.decision is not None
    for action in s.decision.actions:
        copy = s.copy()
        copy.apply(action)
        check_position(copy)


def check_unlisted(s: State, r: random.Random) -> None:
    """An action that is not listed is refused, explained, and changes nothing."""
    assert s.decision is not None
    before = s.fingerprint()
    for action in [*r.sample(range(SIZE), 12), -1, SIZE + 5]:
        if action in s.decision.actions:
            continue
        try:
            s.apply(action)
        except IllegalAction:
            assert s.explain(action), "no reason given"
        else:
            raise AssertionError(f"{s.action_text(action)} was accepted")
    assert s.fingerprint() == before, "a refused action changed the state"


def check_save(s: State, r: random.Random) -> None:
    """A saved game continues like the original."""
    loaded = State.from_dict(s.to_dict())
    original = s.copy()
    assert loaded.fingerprint() == original.fingerprint(), "the save differs"
    for _ in range(5):
        if original.decision is None:
            break
        assert loaded.decision is not None
        assert loaded.decision.actions == original.decision.actions
        action = r.choice(original.decision.actions)
        original.apply(action)
        loaded.apply(action)
        assert loaded.fingerprint() == original.fingerprint(), "the save continues differently"


def check_secrets(s: State, r: random.Random) -> None:
    """What a seat cannot see never changes its view, and what it guesses is possible."""
    for seat in range(len(s.seats)):
        guess = s.determinize(seat, r.randrange(1 << 30))
        assert guess.view(seat) == s.view(seat), f"seat {seat} sees something hidden"
        check_position(guess)


def check_copy(s: State, r: random.Random) -> None:
    """A copy lives its own life."""
    assert s.decision is not None
    before = s.fingerprint()
    copy = s.copy()
    assert copy.fingerprint() == before
    copy.apply(r.choice(copy.decision.actions))  # type: ignore[union-attr]
    assert s.fingerprint() == before, "playing a copy changed the original"


def check_questions(s: State, r: random.Random) -> None:
    """At a table with people, what is asked depends only on what everybody may know.

    In two worlds that look alike, the same action is followed by the same question, unless an
    event between them brings something hidden to light.
    """
    if not s.asks_aloud or s.decision is None:
        return
    other = s.copy()
    deal_hidden(other, -1)
    other.chance_a, other.chance_b = s.chance_a, s.chance_b
    asked = s.decision
    other.drop_decision()
    asked.node.run(other, asked.owner, asked.source, asked.value)
    if other.decision is None:
        return  # with such cards the seat could not have chosen what asks
    assert (other.decision.seat, other.decision.kind) == (asked.seat, asked.kind)
    both = {*asked.actions} & {*other.decision.actions} - {REVEAL}
    for action in r.sample(sorted(both), min(4, len(both))):
        one, two = after(s, action), after(other, action)
        for here, there in zip(heard(one), heard(two)):
            if here != there:
                came_to_light = isinstance(here, tuple) and isinstance(there, tuple)
                came_to_light = came_to_light or market(one) != market(two)
                assert came_to_light, f"{s.action_text(action)}: {here}, with other cards {there}"
                break


def after(s: State, action: int) -> State:
    """The position an action leads to, with an account of the way."""
    copy = s.copy()
    copy.log = []
    copy.apply(action)
    return copy


def heard(s: State) -> list[object]:
    """What everybody hears of that: events (tuples), then who is asked what."""
    return [*(s.log or []), s.view(-1)["decision"]]


def market(s: State) -> bytes:
    """The contracts on offer: a new one is turned up before everybody's eyes, without an event."""
    return b"" if s.choam is None else s.choam.market


def check_undo(game: Game, r: random.Random) -> None:
    """Undo returns the identical states, one action at a time, down to its floor."""
    seat = game.state.decision.seat if game.state.decision else -1
    prints: list[str] = []
    for _ in range(3):
        decision = game.state.decision
        if decision is None or decision.seat != seat:
            break
        prints.append(game.state.fingerprint())
        game.apply(r.choice(decision.actions))
    while game.can_undo and prints:
        game.undo()
        assert game.state.fingerprint() == prints.pop(), "undo differs"
    if prints:
        try:
            game.undo()
        except IllegalAction:
            return
        raise AssertionError("undo went past something hidden")


def check_standings(s: State) -> None:
    """The standings list every seat once, best first."""
    rows = s.standings
    assert sorted(x.seat for x in rows) == list(range(len(s.seats)))
    if s.setup.plays(STREAMLINED):
        assert rows.pop().seat == s.setup.players, "a Rival who cannot win is not last"
    keys = [(x.total, *x.ties.values()) for x in rows]
    assert keys == sorted(keys, reverse=True)


def shortest(game: Game) -> Record:
    """A record of the last action alone, from the position before it; or the whole game."""
    whole = game.record
    if not whole.actions:
        return whole
    try:
        before = whole.replay(len(whole.actions) - 1)
        return Record(whole.setup, whole.actions[-1:], before.to_dict())
    except Exception:
        return whole


def save_violation(violation: Violation, folder: Path) -> Path:
    """Keep the evidence as a record file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"violation-{violation.seed}.json"
    record = violation.record
    document = {**record.document(), "what": violation.what}
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return path
