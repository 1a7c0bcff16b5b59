"""What players agree on before the game: edition, seats, leaders, modules, options, seed."""

from __future__ import annotations

from typing import Any, Final

from .components import Rival
from .errors import BadSetup
from .library import edition_of, load, mode_of
from .modes import NO_LEVEL, Level, Role, Variant
from .options import ADDED_CARDS, DIFFICULTY, FIRST_PLAYER, ONE_PER_HOUSE, RIVALS, VARIANTS

LEADER_CHOICES: Final = ["fixed", "random", "recommended", "draft"]
RANDOM_LEADER: Final = "random"
"""In a list of Leaders: any of those left over."""


class Setup:
    """The agreement a game starts from; together with the actions it is the whole record.

    `players` are persons (or bots in their place); Rivals take the seats that are left.  One that
    cannot be played is refused with `BadSetup`.
    """

    __slots__ = (
        "_unseeded", "choice", "edition", "has_deck_plots", "has_victory_cards", "in_force",
        "leaders", "level", "mode", "modules", "options", "players", "roles", "seed",
    )  # fmt: skip

    def __init__(
        self,
        edition: str,
        players: int,
        choice: str,
        leaders: list[str],
        modules: list[str],
        seed: int,
        options: dict[str, Any],
    ) -> None:
        self.edition = edition
        self.players = players
        self.choice = choice
        """How Leaders are found, one of LEADER_CHOICES."""
        self.leaders = leaders
        """As many as players, if they are fixed."""
        self.seed = seed
        self.options = options
        """The value of each option of `OPTIONS`, by name."""
        self.mode = mode_of(edition, players)
        self.modules = sorted({*modules, *self.mode.modules})
        """Those agreed on and those the mode always has."""
        self.level = self._find_level()
        """How hard the game is, in modes that have levels."""
        self.in_force = self._find_variants()
        """The variants played: agreed on, or required by the level."""
        self.roles = [self._role(chair.role) for chair in self.mode.chairs]
        """What each seat takes part in."""
        self._check_modules()
        self._check_added_cards()
        self._check_leaders()
        self._check_rivals()
        self._check_first_player()
        self._unseeded: Setup | None = None
        codex = load(edition, players)
        self.has_deck_plots = codex.has_deck_plots(self)
        """Are there Plots in the game that look at a deck or change it?"""
        self.has_victory_cards = codex.has_victory_cards(self)
        """Are there cards in the game for whoever wins a Conflict?"""

    def __repr__(self) -> str:
        return f"Setup({self.edition}, {self.players} players, {self.choice}, seed {self.seed})"

    @property
    def seats(self) -> int:
        """How many seats the table has: persons, then Rivals."""
        return len(self.mode.chairs)

    @property
    def has_marks(self) -> bool:
        """Is anything played that needs `Marks`?"""
        return any(not x or x in self.modules for x in edition_of(self.edition).marks)

    def uses(self, id: str, module: str) -> bool:
        """Is a component in the game: the edition's own, or of a module that is played?"""
        if not module:
            return True
        if module not in self.modules:
            return False
        chosen = ADDED_CARDS.of(self)
        return not chosen or module != edition_of(self.edition).selection or id in chosen

    def plays(self, variant: Variant) -> bool:
        """Is the variant in force?"""
        return variant in self.in_force

    @property
    def unseeded(self) -> Setup:
        """The same agreement without its seed, for those who must not know what is dealt."""
        if self._unseeded is None:
            self._unseeded = Setup(
                self.edition, self.players, self.choice, self.leaders, self.modules, 0, self.options
            )
        return self._unseeded

    def admits(self, rival: Rival) -> bool:
        """Can this Rival play with so many, in the role that variants in force give to Rivals?"""
        if self.players not in rival.players:
            return False
        return rival.streamlined or all(variant.rivals is None for variant in self.in_force)

    # ------------------------------------------------------------------ finding

    def _find_level(self) -> Level:
        levels = self.mode.levels
        named = DIFFICULTY.of(self)
        if not levels:
            if named:
                raise BadSetup("only a solo game has a difficulty")
            return NO_LEVEL
        if not named:
            named = self.mode.usual_level
            self.options = {**self.options, DIFFICULTY.name: named}
        for level in levels:
            if level.id == named:
                return level
        known = ", ".join(level.id for level in levels)
        raise BadSetup(f"difficulty must be one of {known}, not {named!r}")

    def _find_variants(self) -> list[Variant]:
        in_force: list[Variant] = []
        for name in VARIANTS.of(self):
            in_force.append(self._find_variant(name))
        for variant in self.level.variants:
            if variant not in in_force:
                in_force.append(variant)
        return in_force

    def _find_variant(self, name: str) -> Variant:
        for variant in self.mode.variants:
            if variant.id == name:
                return variant
        edition = edition_of(self.edition)
        counts = [str(mode.players) for mode in edition.modes if name in mode.variant_ids]
        if counts:
            raise BadSetup(
                f"the variant {name} is for games of {' or '.join(counts)}, "
                f"not of {self.players} players"
            )
        if not edition.variants:
            raise BadSetup(f"{self.edition} has no variants to agree on")
        known = ", ".join(edition.variants)
        raise BadSetup(f"there is no variant {name!r}; expected one of {known}")

    def _role(self, role: Role) -> Role:
        if not role.decides:
            for variant in self.in_force:
                if variant.rivals is not None:
                    return variant.rivals
        return role

    # ------------------------------------------------------------------ refusing

    def _check_modules(self) -> None:
        known = edition_of(self.edition).modules
        for module in self.modules:
            if not known:
                raise BadSetup(f"{self.edition} has no modules")
            if module not in known:
                raise BadSetup(
                    f"{self.edition} has no module {module!r}; expected {', '.join(known)}"
                )

    def _check_added_cards(self) -> None:
        edition = edition_of(self.edition)
        chosen = ADDED_CARDS.of(self)
        if not chosen:
            return
        if not edition.selection:
            raise BadSetup(f"no cards of another game are added to {self.edition}")
        if edition.selection not in self.modules:
            raise BadSetup(f"added_cards can only be named with the module {edition.selection}")
        known = [x.id for x in edition.cards if x.module == edition.selection]
        known += [x.id for x in edition.intrigues if x.module == edition.selection]
        for id in chosen:
            if id not in known:
                raise BadSetup(f"there is no card {id!r} in the module {edition.selection}")

    def _check_leaders(self) -> None:
        if self.choice not in LEADER_CHOICES:
            raise BadSetup(
                f"leaders must be a list of ids, 'random', 'recommended' or 'draft', "
                f"not {self.choice!r}"
            )
        if self.choice == "recommended" and not self.mode.recommends:
            raise BadSetup(f"no leaders are recommended for {self.players} players")
        if self.choice != "fixed":
            if self.leaders:
                raise BadSetup(f"leaders were named although they are chosen by {self.choice}")
            return
        codex = load(self.edition, self.players)
        if len(self.leaders) != self.players:
            raise BadSetup(f"{len(self.leaders)} leaders were named for {self.players} players")
        houses: list[str] = []
        seated = {chair.leader: n for n, chair in enumerate(self.mode.chairs) if chair.leader}
        for n, name in enumerate(self.leaders):
            fixed = self.mode.chairs[n].leader
            if name == RANDOM_LEADER:
                continue
            if name not in codex.leader_number:
                known = ", ".join(x.id for x in codex.leaders if not x.face_of)
                raise BadSetup(
                    f"there is no leader {name!r} in {self.edition}; expected one of {known}"
                )
            leader = codex.leaders[codex.leader_number[name]]
            if leader.face_of:
                raise BadSetup(f"{name} is the other face of {leader.face_of}; choose that one")
            if fixed and name != fixed:
                raise BadSetup(f"seat {n} is always {fixed}, not {name}")
            if seated.get(name, n) != n:
                raise BadSetup(f"{name} is a Commander and always has seat {seated[name]}")
            if name in self.leaders[:n]:
                raise BadSetup(f"{name} was chosen twice")
            if leader.module and leader.module not in self.modules:
                raise BadSetup(f"{name} is only played with the module {leader.module}")
            if fixed:
                continue
            if ONE_PER_HOUSE.of(self) and leader.house and leader.house in houses:
                raise BadSetup(f"two leaders of house {leader.house} are excluded by one_per_house")
            houses.append(leader.house)

    def _check_rivals(self) -> None:
        codex = load(self.edition, self.players)
        named = RIVALS.of(self)
        if len(named) > self.mode.rivals:
            raise BadSetup(
                f"too many rivals were named ({', '.join(named)}); "
                f"with {self.players} players there are {self.mode.rivals}"
            )
        fit = [x.id for x in codex.rivals if self.admits(x)]
        for n, name in enumerate(named):
            if name not in codex.rival_number:
                known = ", ".join(codex.rival_ids)
                raise BadSetup(
                    f"there is no rival {name!r} in {self.edition}; expected one of {known}"
                )
            if name in named[:n]:
                raise BadSetup(f"the rival {name} was chosen twice")
            if codex.rivals[codex.rival_number[name]].uses_leader and name in self.leaders:
                raise BadSetup(f"{name} was chosen as a leader and as a rival")
            if self.players not in codex.rivals[codex.rival_number[name]].players:
                raise BadSetup(
                    f"{name} is no rival of {self.players} players; "
                    f"expected one of {', '.join(fit)}"
                )
            if name not in fit:
                raise BadSetup(f"{name} is no streamlined rival; expected one of {', '.join(fit)}")

    def _check_first_player(self) -> None:
        first = FIRST_PLAYER.of(self)
        if first is not None and not 0 <= first < self.mode.starters:
            raise BadSetup(
                f"the first player must be a seat from 0 to {self.mode.starters - 1}, not {first}"
            )
