"""A table to set up by hand: readable positions for tests.

`Table` starts from a real game (seat 0 to move in round 1, resources and hands as dealt) and lets a
test lay out what matters; every card that is moved is taken from somewhere else, so the position
stays possible.  `start()` gives the `State`; `do` plays actions by their text, `legal` lists them.

How decisions come (all action texts are listed in docs/actions.md):

* A turn begins with the decision "turn": ``card:ID`` (play it with an Agent), ``intrigue:ID`` (a
  Plot), ``reveal``.
* After ``card:ID`` comes ``space:ID``, then ``option:K`` if the space offers several costs (0 is
  the first), ``post:ID`` to infiltrate if the choice is real, ``post:ID`` or ``pass`` to gather
  intelligence if a Spy is connected.
* Then the menu: pending effects by place (``space-effect:K``, ``card-effect:K``,
  ``influence-step``, ``leader-effect:K``, ``contract:ID``), ``deploy:N``, Plots, ``end``.
  ``end`` is missing while a mandatory effect can still be done.
* Whatever needs no choice and whose order is of no consequence happens by itself (gains, draws
  without a reshuffle, the Influence step below level 4); a question with one possible answer is
  not asked; a menu with only ``end`` left ends by itself.
* The Reveal turn is a menu too: ``reveal-effect:CARD/K``, ``leader-effect:K``, ``acquire:ID``,
  Plots, ``end``.
* Inside effects: ``option:K`` (branch of an "or", or which part first), ``faction:ID``,
  ``post:ID``, ``space:ID``, ``amount:N``, ``seat:N``, ``contract:ID``, cards by zone (``card:ID``
  in hand, ``discarded:ID``, ``played:ID``, ``revealed:ID``), ``pass`` to decline.

`Table(6)` is the game of two teams: seat 0 Muad'Dib, 1 Irulan, 2 Gurney, 3 Shaddam, 4 Jessica,
5 Feyd (even seats against odd ones).  Muad'Dib's left Ally is 2, his right one 4; Shaddam's are 5
and 1.

* A Commander's turn begins with the decision "activate": ``seat:N`` of an Ally; then it goes on as
  any turn.  ``turn_of(0, activating=2)`` begins after that answer.
* In a Commander's menu ``seat:N`` lets the Ally activated deploy (``deploy:N`` or ``pass``,
  decision "ally-deploys" of the Ally's seat); ``end`` asks the Ally if it could deploy, unless it
  was the last to answer.
* Cards of the Throne Row are acquired by ``throne:ID``.

`Table(edition="imperium")` is the game of 2020; `marks` lays out what it adds to the table, and
`mentat` gives a seat the Mentat.  `Table(modules=("imperium",))` is Uprising with its cards.
"""

from __future__ import annotations

from typing import Any

import kanly
from kanly import State

THREE = ["muad_dib", "gurney_halleck", "lady_amber_metulli"]
FOUR = [*THREE, "lady_margot_fenring"]
SIX = [
    "muad_dib", "princess_irulan", "gurney_halleck", "shaddam_corrino_iv", "lady_jessica",
    "feyd_rautha_harkonnen",
]  # fmt: skip
FOUR_OF_2020 = [
    "paul_atreides", "count_ilban_richese", "earl_memnon_thorvald", "glossu_the_beast_rabban",
]  # fmt: skip
RIVALS = {
    "uprising": {1: ["staban_tuek", "princess_irulan"], 2: ["staban_tuek"]},
    "imperium": {1: ["countess_ariana_thorvald", "earl_memnon_thorvald"]},
}
SHADDAM_CONTRACTS = ["sardaukar_cards", "sardaukar_recall"]


class Table:
    """A position under construction."""

    def __init__(
        self,
        players: int = 3,
        leaders: list[str] | None = None,
        choam: bool = False,
        seed: int = 1,
        rivals: list[str] | None = None,
        difficulty: str | None = None,
        variants: tuple[str, ...] = (),
        aloud: bool = False,
        edition: str = "uprising",
        modules: tuple[str, ...] = (),
        added_cards: tuple[str, ...] = (),
    ) -> None:
        if leaders is None:
            four = FOUR if edition == "uprising" else FOUR_OF_2020
            leaders = SIX if players == 6 else four[:players]
        if rivals is None:
            rivals = RIVALS[edition].get(players, [])
        state = kanly.new_game(
            edition=edition, leaders=leaders, modules=[*modules, *(["choam"] if choam else [])],
            seed=seed, first_player=0, rivals=rivals, difficulty=difficulty, variants=variants,
            aloud=aloud, added_cards=added_cards,
        )  # fmt: skip
        while state.decision is not None and state.decision.kind == "secret-pair":
            state.apply(state.decision.actions[0])  # the Baron's tokens: emperor, spacing_guild
        if players == 6:
            assert state.decision is not None
            state.apply(state.decision.actions[0])  # the first card of the Throne Row
        self.doc: dict[str, Any] = state.to_dict()
        self.last = players - 1
        fighters = [seat for seat in self.doc["seats"] if seat["face_up"]]
        for seat, objective in zip(fighters, _objectives(players)):
            seat["face_up"] = [objective]

    # ------------------------------------------------------------ taking and putting cards

    def _take(self, seat: int, card: str, filling: str = "") -> None:
        mine = self.doc["seats"][seat]
        own = [mine[pile] for pile in ("deck", "discard", "hand") if pile != filling]
        for pile in (*own[:-1], self.doc["imperium_deck"]):
            if card in pile:
                pile.remove(card)
                return
        if card in self.doc["row"]:
            self.doc["row"].remove(card)
            self.doc["row"].append(self.doc["imperium_deck"].pop())
            return
        if self.doc["reserve"].get(card):
            self.doc["reserve"][card] -= 1
            return
        if card in own[-1]:
            own[-1].remove(card)
            return
        raise AssertionError(f"no copy of {card} is left for seat {seat}")

    def _pile(self, seat: int, pile: str, cards: tuple[str, ...], old_to: str) -> Table:
        mine = self.doc["seats"][seat]
        mine[old_to] = mine[pile] + mine[old_to]
        mine[pile] = []
        for card in cards:
            if card in mine[old_to]:
                mine[old_to].remove(card)
            else:
                self._take(seat, card, pile)
            mine[pile].append(card)
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """Exactly this hand; the dealt cards go to the bottom of the deck."""
        return self._pile(seat, "hand", cards, "deck")

    def deck(self, seat: int, *cards: str) -> Table:
        """Exactly this deck, first card on top; the rest leaves the game."""
        self._pile(seat, "deck", cards, "trash")
        self.doc["seats"][seat]["deck"].reverse()
        return self

    def top(self, seat: int, *cards: str) -> Table:
        """These cards on top of the deck, the first one drawn first."""
        for card in reversed(cards):
            self._take(seat, card)
            self.doc["seats"][seat]["deck"].append(card)
        return self

    def discard(self, seat: int, *cards: str) -> Table:
        """Exactly this discard pile."""
        return self._pile(seat, "discard", cards, "deck")

    def played(self, seat: int, *cards: str) -> Table:
        """Exactly these cards in play from earlier Agent turns of the round."""
        return self._pile(seat, "played", cards, "deck")

    def row(self, *cards: str) -> Table:
        """These cards first in the Imperium Row; filled up with others."""
        self.doc["imperium_deck"] = self.doc["row"] + self.doc["imperium_deck"]
        self.doc["row"] = []
        for card in cards:
            self.doc["imperium_deck"].remove(card)
            self.doc["row"].append(card)
        while len(self.doc["row"]) < 5:
            self.doc["row"].append(self.doc["imperium_deck"].pop())
        return self

    def throne(self, *cards: str) -> Table:
        """Exactly these cards in the Throne Row."""
        self.doc["imperium_deck"] = self.doc["teams"]["throne"] + self.doc["imperium_deck"]
        for card in cards:
            self._take(3, card)
        self.doc["teams"]["throne"] = list(cards)
        return self

    def imperium_top(self, *cards: str) -> Table:
        """These cards on top of the Imperium Deck, the first one next."""
        for card in reversed(cards):
            self.doc["imperium_deck"].remove(card)
            self.doc["imperium_deck"].append(card)
        return self

    def empty_imperium_deck(self) -> Table:
        """No card left in the Imperium Deck."""
        self.doc["removed"] += self.doc["imperium_deck"]
        self.doc["imperium_deck"] = []
        return self

    def intrigue(self, seat: int, *cards: str) -> Table:
        """Exactly these Intrigue cards in hand."""
        mine = self.doc["seats"][seat]
        self.doc["intrigue_deck"] = mine["intrigue"] + self.doc["intrigue_deck"]
        mine["intrigue"] = []
        for card in cards:
            pile = self.doc["intrigue_deck"]
            pile = pile if card in pile else self.doc["intrigue_discard"]
            pile.remove(card)
            mine["intrigue"].append(card)
        return self

    def intrigue_top(self, *cards: str) -> Table:
        """These cards on top of the Intrigue Deck, the first one next."""
        for card in reversed(cards):
            self.doc["intrigue_deck"].remove(card)
            self.doc["intrigue_deck"].append(card)
        return self

    def empty_intrigue_deck(self, discard: int = 0) -> Table:
        """No Intrigue Deck; so many of its cards in the discard pile, the rest out of the game."""
        deck = self.doc["intrigue_deck"]
        self.doc["intrigue_discard"] += deck[:discard]
        self.doc["intrigue_trash"] += deck[discard:]
        self.doc["intrigue_deck"] = []
        return self

    # ------------------------------------------------------------ a seat's pieces

    def have(self, seat: int, **amounts: int) -> Table:
        """Set solari, spice, water."""
        for name, n in amounts.items():
            assert name in ("solari", "spice", "water"), name
            self.doc["seats"][seat][name] = n
        return self

    def influence(self, seat: int, **levels: int) -> Table:
        """Set Influence by Faction; the point for level 2 comes with it.

        An Alliance nobody was given goes to the highest seat when the game starts.
        """
        mine = self.doc["seats"][seat]
        for faction, level in levels.items():
            assert faction in mine["influence"], faction
            before = mine["influence"][faction]
            mine["influence"][faction] = level
            if (level >= 2) != (before >= 2):
                self._score(seat, f"faction:{faction}", 1 if level >= 2 else -1)
        return self

    def alliance(self, seat: int, faction: str) -> Table:
        """The seat holds the Alliance (at 4 Influence, if it had less)."""
        if self.doc["seats"][seat]["influence"][faction] < 4:
            self.influence(seat, **{faction: 4})
        self.doc["alliances"][faction] = seat
        self._score(seat, f"alliance:{faction}", 1)
        return self

    def _give_alliances(self) -> None:
        for faction, holder in self.doc["alliances"].items():
            levels = [seat["influence"][faction] for seat in self.doc["seats"]]
            if holder is None and max(levels) >= 4:
                self.alliance(levels.index(max(levels)), faction)

    def points(self, seat: int, vp: int) -> Table:
        """Bring the score to this many points."""
        missing = vp - self.doc["seats"][seat]["vp"]
        while missing:
            step = max(-7, min(7, missing))
            self._score(seat, "rules", step)
            missing -= step
        return self

    def _score(self, seat: int, reason: str, n: int) -> None:
        self.doc["seats"][seat]["vp"] += n
        self.doc["seats"][seat]["ledger"].append([reason, n])

    def units(
        self, seat: int, garrison: int = 0, conflict: int = 0, worms: int = 0, memories: int = 0
    ) -> Table:
        """Troops in garrison and Conflict, sandworms there, memories; the rest is in supply."""
        mine = self.doc["seats"][seat]
        mine.update(garrison=garrison, deployed=conflict, worms=worms, memories=memories)
        mine["supply"] = 12 - garrison - conflict - memories
        return self

    def spies(self, seat: int, *posts: str) -> Table:
        """Spies on exactly these posts."""
        self.doc["seats"][seat].update(spies_at=list(posts), spies=3 - len(posts))
        return self

    def agents(self, seat: int, *spaces: str) -> Table:
        """Agents on exactly these spaces, the others on the Leader."""
        mine = self.doc["seats"][seat]
        total = mine["agents"] + len(mine["agents_at"])
        mine.update(agents_at=list(spaces), agents=total - len(spaces))
        return self

    def tokens(
        self,
        seat: int,
        left: str | None = None,
        right: str | None = None,
        swordmaster: str | None = None,
    ) -> Table:
        """Where a Commander's Agent tokens stand; one that is not named is at home."""
        self.agents(seat, *[space for space in (left, right, swordmaster) if space])
        self.doc["teams"]["left_at"][seat] = left
        self.doc["teams"]["swordmaster_at"][seat] = swordmaster
        return self

    def marks(self, **marks: Any) -> Table:
        """Set what the game of 2020 adds to the table, by the names of the document."""
        for name, value in marks.items():
            part = "marks" if name in self.doc["marks"] else "turn_marks"
            assert name in self.doc[part], name
            self.doc[part][name] = value
        return self

    def mentat(self, seat: int) -> Table:
        """The seat has the Mentat, ready on the Leader."""
        self.doc["seats"][seat]["agents"] += 1
        return self.marks(mentat=seat)

    def swordmaster_at(self, seat: int, place: str | None) -> Table:
        """Where a Swordmaster stands; "gone": it was used in an earlier round."""
        mine = self.doc["seats"][seat]
        if place == "gone":
            mine["agents"] -= 1
        self.doc["teams"]["swordmaster_at"][seat] = place
        return self

    def owns(self, seat: int, *things: str) -> Table:
        """swordmaster (set before `agents`), council, hooks."""
        mine = self.doc["seats"][seat]
        for thing in things:
            assert thing in ("swordmaster", "council", "hooks"), thing
            if thing == "swordmaster" and not mine["swordmaster"]:
                mine["agents"] += 1
            mine[thing] = True
        return self

    def face(self, seat: int, leader: str) -> Table:
        """The face of the Leader that is up."""
        self.doc["seats"][seat]["leader"] = leader
        return self

    def training(self, seat: int, place: str) -> Table:
        """Where the Feyd token stands: start, upper_1, lower_1, middle, upper_2 …"""
        self.doc["seats"][seat]["paths"] = {"training": place}
        return self

    def battle_cards(self, seat: int, *face_up: str, face_down: tuple[str, ...] = ()) -> Table:
        """Exactly these Conflict cards before the seat, and one Objective.

        Its own Objective lies face down if none is named; for another's it gives its own.
        """
        mine = self.doc["seats"][seat]
        own = _objective(mine["face_up"] + mine["face_down"])
        wanted = own
        for card in (*face_up, *face_down):
            if card.startswith("objective"):
                wanted = card
            else:
                self._unuse(card)
        for other in self.doc["seats"]:
            for pile in (other["face_up"], other["face_down"]):
                if wanted in pile:
                    pile[pile.index(wanted)] = own
        mine.update(face_up=list(face_up), face_down=list(face_down))
        if wanted not in (*face_up, *face_down):
            mine["face_down"].append(wanted)
        return self

    def revealed(self, *seats: int, swords: int = 0) -> Table:
        """These seats have taken their Reveal turn (hands go to the discard piles)."""
        for seat in seats:
            mine = self.doc["seats"][seat]
            mine["discard"] += mine["hand"] + mine["played"] + mine["shown"]
            mine.update(hand=[], played=[], shown=[], revealed=True, swords=swords)
            self.doc["reveals"] += 1
            mine["revealed_at"] = self.doc["reveals"]
        return self

    def swords(self, seat: int, n: int) -> Table:
        """Swords already counted for the seat."""
        self.doc["seats"][seat]["swords"] = n
        return self

    # ------------------------------------------------------------ the shared table

    def _unuse(self, conflict: str) -> None:
        """Take a Conflict from the deck, putting an unused one of its level in if need be."""
        deck = self.doc["conflict_deck"]
        if conflict == self.doc["conflict"]:
            self.doc["conflict"] = None
        elif conflict in deck:
            deck.remove(conflict)
        else:
            same = [c for c in deck if _level(c) == _level(conflict)]
            if same:
                deck.remove(same[0])
            else:
                self.doc["conflict"] = None

    def conflict(self, conflict: str) -> Table:
        """The current Conflict; the one it replaces goes under the deck."""
        old = self.doc["conflict"]
        if conflict == old:
            return self
        self.doc["conflict"] = None
        deck = self.doc["conflict_deck"]
        if old is not None and _level(old) == _level(conflict) and conflict not in deck:
            self.doc["conflict"] = conflict
            return self
        self._unuse(conflict)
        if old is not None:
            deck.insert(0, old)
        self.doc["conflict"] = conflict
        return self

    def last_round(self) -> Table:
        """The Conflict Deck is empty: its cards were left unwon."""
        self.doc["conflicts_left"] += self.doc["conflict_deck"]
        self.doc["conflict_deck"] = []
        return self

    def next_conflict(self, conflict: str) -> Table:
        """The Conflict on top of the deck."""
        deck = self.doc["conflict_deck"]
        if conflict not in deck:
            if conflict == self.doc["conflict"]:
                raise AssertionError(f"{conflict} is the current Conflict")
            same = [c for c in deck if _level(c) == _level(conflict)]
            deck.remove(same[0])
        else:
            deck.remove(conflict)
        deck.append(conflict)
        return self

    def control(self, seat: int, *spaces: str) -> Table:
        """The seat controls these locations."""
        for space in spaces:
            self.doc["control"][space] = seat
        return self

    def no_shield_wall(self) -> Table:
        """The Shield Wall is gone."""
        self.doc["shield_wall"] = False
        return self

    def bonus_spice(self, **spaces: int) -> Table:
        """Bonus spice on Maker spaces."""
        self.doc["bonus_spice"].update(spaces)
        return self

    def reserve(self, card: str, left: int) -> Table:
        """Cards left in a Reserve stack; the rest is in the discard pile of the last player."""
        gone = self.doc["reserve"][card] - left
        self.doc["reserve"][card] = left
        self.doc["seats"][self.last]["discard"] += [card] * gone
        return self

    def contracts(
        self, seat: int, held: tuple[str, ...] = (), completed: tuple[str, ...] = ()
    ) -> Table:
        """Contracts before a seat."""
        for pile, names in (("held", held), ("completed", completed)):
            for name in names:
                self._take_contract(name)
                self.doc["choam"][pile][seat].append(name)
        self._fill_market()
        return self

    def market(self, *contracts: str) -> Table:
        """These contracts face up first."""
        choam = self.doc["choam"]
        choam["bank"] += choam["market"]
        choam["market"] = []
        for name in contracts:
            choam["bank"].remove(name)
            choam["market"].append(name)
        self._fill_market()
        return self

    def bank(self, *contracts: str) -> Table:
        """Exactly these contracts in the bank, first on top; the last player completed the rest."""
        choam = self.doc["choam"]
        for name in contracts:
            choam["bank"].remove(name)
        choam["completed"][self.last] += choam["bank"]
        choam["bank"] = list(reversed(contracts))
        return self

    def empty_market(self) -> Table:
        """No contract face up and none in the bank: the last player completed them."""
        choam = self.doc["choam"]
        choam["completed"][self.last] += choam["bank"] + choam["market"]
        choam.update(bank=[], market=[])
        return self

    def _take_contract(self, name: str) -> None:
        choam = self.doc["choam"]
        for pile in (choam["bank"], choam["market"], choam["set_aside"]):
            if name in pile:
                pile.remove(name)
                return
        raise AssertionError(f"no contract {name} is left")

    def _fill_market(self) -> None:
        choam = self.doc["choam"]
        while len(choam["market"]) < 2 and choam["bank"]:
            choam["market"].append(choam["bank"].pop())

    # ------------------------------------------------------------ what happens next

    def hagal(self, *cards: str) -> Table:
        """These House Hagal cards on top of the deck, the first one revealed first."""
        piles = self.doc["rivals"]
        for card in reversed(cards):
            pile = piles["deck"] if card in piles["deck"] else piles["shown"]
            pile.remove(card)
            piles["deck"].append(card)
        return self

    def empty_hagal(self, *left: str) -> Table:
        """Only these cards left in the House Hagal deck (first on top), the others shown."""
        self.hagal(*left)
        piles = self.doc["rivals"]
        at = len(piles["deck"]) - len(left)
        piles["shown"] += piles["deck"][:at]
        piles["deck"] = piles["deck"][at:]
        return self

    def turn_of(self, seat: int, activating: int | None = None) -> Table:
        """It is this seat's turn; a Rival's turn is played out by `start`."""
        step = "turn_start" if self.doc["seats"][seat]["rival"] is None else "rival_turn"
        if activating is not None:
            self.doc["teams"]["activated"] = activating
        elif "teams" in self.doc:
            step = "begin_turn"
        return self._next(step, seat, active=seat)

    def at_combat(self, first: int = 0) -> Table:
        """Phase 3 begins; everybody has revealed."""
        for seat in range(self.last + 1):
            if not self.doc["seats"][seat]["revealed"]:
                swords = self.doc["seats"][seat]["swords"]
                self.revealed(seat, swords=swords)
        self.doc["first"] = first
        return self._next("combat", first)

    def at_makers(self) -> Table:
        """Phase 4 begins."""
        self.at_combat(self.doc["first"])
        self._leave_conflict()
        return self._next("makers", self.doc["first"])

    def at_recall(self) -> Table:
        """Phase 5 begins."""
        self.at_makers()
        return self._next("recall", self.doc["first"])

    def at_round_start(self) -> Table:
        """A new round begins: nobody has revealed, the next Conflict is turned up."""
        self._leave_conflict()
        return self._next("round_start", self.doc["first"])

    def at_endgame(self) -> Table:
        """The Endgame begins."""
        self.at_makers()
        return self._next("endgame", self.doc["first"])

    def _leave_conflict(self) -> None:
        if self.doc["conflict"] is not None:
            self.doc["conflicts_left"].append(self.doc["conflict"])
            self.doc["conflict"] = None

    def _next(self, step: str, seat: int, active: int | None = None) -> Table:
        task = {"node": f"rule/{step}", "seat": seat, "source": "rules", "value": 0}
        self.doc.update(agenda=[task], decision=None, active=active)
        return self

    def start(self) -> State:
        """The state; refused if the position is impossible."""
        if self.doc["decision"] is not None:
            self.turn_of(0)
        self._give_alliances()
        state = State.from_dict(self.doc)
        state.log = []
        return state


def _objectives(players: int) -> list[str]:
    if players <= 3:
        return ["objective_desert_mouse_first", "objective_crysknife", "objective_ornithopter_1_3"]
    return [
        "objective_desert_mouse_first",
        "objective_crysknife",
        "objective_desert_mouse_4_6",
        "objective_crysknife_4_6",
    ]


def _objective(cards: list[str]) -> str:
    return next(card for card in cards if card.startswith("objective"))


def _level(conflict: str) -> int:
    from kanly.engine.library import load

    for codex in (load("uprising"), load("imperium")):
        if conflict in codex.battle_number:
            return codex.conflict_level[codex.battle_number[conflict]]
    raise AssertionError(f"there is no Conflict {conflict}")


# ---------------------------------------------------------------- playing and looking


def legal(s: State) -> list[str]:
    """The legal actions as text; empty when the game is over."""
    return [] if s.decision is None else [s.action_text(a) for a in s.decision.actions]


def do(s: State, *actions: str) -> State:
    """Play actions by their text, one after the other."""
    for text in actions:
        s.apply(s.action(text))
    return s


def cards(s: State, seat: int, pile: str) -> list[str]:
    """Names in a pile of a seat: hand, deck (bottom to top), discard, played, shown, trash."""
    return [s.codex.card_ids[c] for c in getattr(s.seats[seat], pile)]


def intrigues(s: State, seat: int) -> list[str]:
    """A seat's Intrigue cards."""
    return [s.codex.intrigue_ids[c] for c in s.seats[seat].intrigue]


def intrigue_discard(s: State) -> list[str]:
    """The common Intrigue discard pile."""
    return [s.codex.intrigue_ids[c] for c in s.intrigue_discard]


def row(s: State) -> list[str]:
    """The Imperium Row, oldest card first."""
    return [s.codex.card_ids[c] for c in s.row]


def influence(s: State, seat: int) -> dict[str, int]:
    """Influence levels by Faction."""
    return dict(s.to_dict()["seats"][seat]["influence"])


def spies(s: State, seat: int) -> list[str]:
    """The posts where a seat has Spies."""
    return list(s.to_dict()["seats"][seat]["spies_at"])


def agents(s: State, seat: int) -> list[str]:
    """The spaces where a seat has Agents."""
    return list(s.to_dict()["seats"][seat]["agents_at"])


def alliances(s: State) -> dict[str, int | None]:
    """Who holds which Alliance."""
    return dict(s.to_dict()["alliances"])


def control(s: State) -> dict[str, int | None]:
    """Who controls which location."""
    return dict(s.to_dict()["control"])


def contracts(s: State, seat: int, pile: str = "held") -> list[str]:
    """A seat's contracts: held or completed."""
    return list(s.to_dict()["choam"][pile][seat])


def battle_cards(s: State, seat: int, pile: str = "face_up") -> list[str]:
    """A seat's Conflict and Objective cards: face_up or face_down."""
    return [s.codex.battle_ids[c] for c in getattr(s.seats[seat], pile)]
