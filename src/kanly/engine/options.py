"""What a table can agree on beside players, Leaders and modules: each option once.

Set-up, documents, the command line and the server take their options from `OPTIONS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .errors import BadSetup

if TYPE_CHECKING:
    from .setup import Setup


class Option:
    """An option by its name, with what is played when nobody names it."""

    def __init__(self, name: str, about: str, default: Any) -> None:
        self.name = name
        self.about = about
        """What it means, for whoever asks for help."""
        self.default = default

    def expected(self) -> str:
        """What its value should be, in words."""
        raise NotImplementedError(type(self).__name__)

    def allows(self, value: object) -> bool:
        """Is the value of the right sort?"""
        raise NotImplementedError(type(self).__name__)

    def checked(self, value: object) -> Any:
        """The value, or the reason why it cannot be one."""
        if not self.allows(value):
            raise BadSetup(f"{self.name} must be {self.expected()}, not {value!r}")
        return value


class Choice(Option):
    """One word of a list; the first is the default."""

    def __init__(self, name: str, about: str, choices: Sequence[str]) -> None:
        super().__init__(name, about, choices[0])
        self.choices = list(choices)

    def expected(self) -> str:
        return f"one of {', '.join(self.choices)}"

    def allows(self, value: object) -> bool:
        return value in self.choices

    def of(self, setup: Setup) -> str:
        """What was agreed on."""
        return str(setup.options[self.name])


class Switch(Option):
    """On or off."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, False)

    def expected(self) -> str:
        return "true or false"

    def allows(self, value: object) -> bool:
        return isinstance(value, bool)

    def of(self, setup: Setup) -> bool:
        """What was agreed on."""
        return bool(setup.options[self.name])


class SeatChoice(Option):
    """A seat, or none."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, None)

    def expected(self) -> str:
        return "a whole number"

    def allows(self, value: object) -> bool:
        return value is None or (isinstance(value, int) and not isinstance(value, bool))

    def of(self, setup: Setup) -> int | None:
        """What was agreed on."""
        seat = setup.options[self.name]
        return None if seat is None else int(seat)


class Name(Option):
    """The name of something, or none."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, None)

    def expected(self) -> str:
        return "a name"

    def allows(self, value: object) -> bool:
        return value is None or isinstance(value, str)

    def of(self, setup: Setup) -> str:
        """What was agreed on; empty for none."""
        return str(setup.options[self.name] or "")


class Names(Option):
    """Several names; unless their order matters, each once and sorted."""

    def __init__(self, name: str, about: str, ordered: bool = False) -> None:
        super().__init__(name, about, [])
        self.ordered = ordered

    def expected(self) -> str:
        return "a list of names"

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, Sequence)
            and not isinstance(value, str)
            and all(isinstance(x, str) for x in value)
        )

    def checked(self, value: object) -> Any:
        names: Sequence[str] = super().checked(value)
        return list(names) if self.ordered else sorted(set(names))

    def of(self, setup: Setup) -> list[str]:
        """What was agreed on."""
        return list(setup.options[self.name])


ROW_REFRESH: Final = Choice(
    "row_refresh",
    "each round the oldest card of the Imperium Row, or all of them, leave the game",
    ["off", "oldest", "all"],
)
ONE_PER_HOUSE: Final = Switch("one_per_house", "no two Leaders of the same House")
FIRST_PLAYER: Final = SeatChoice("first_player", "who starts, instead of the Objectives")
RIVALS: Final = Names(
    "rivals", "the Rivals in the order of their seats; others are drawn", ordered=True
)
DIFFICULTY: Final = Name("difficulty", "the level of a solo game")
VARIANTS: Final = Names("variants", "optional rules")
ADDED_CARDS: Final = Names(
    "added_cards", "the cards of another game that are shuffled in; none named: all of them"
)

ALOUD: Final = Switch(
    "aloud", "players end, reveal and pass themselves, and no question tells what is hidden"
)

HOUSE_OPTIONS: Final[list[Option]] = [ROW_REFRESH, ONE_PER_HOUSE, FIRST_PLAYER]
"""Agreements beside the rules."""
RIVAL_OPTIONS: Final[list[Option]] = [RIVALS, DIFFICULTY, VARIANTS]
"""How games with Rivals are played."""
CHOSEN_OPTIONS: Final[list[Option]] = [*HOUSE_OPTIONS, *RIVAL_OPTIONS, ADDED_CARDS]
"""What players choose; the rest is up to the program they play with."""
OPTIONS: Final[list[Option]] = [*CHOSEN_OPTIONS, ALOUD]


def agreed(named: dict[str, Any]) -> dict[str, Any]:
    """The value of every option: as named, else its default."""
    known = [option.name for option in OPTIONS]
    for name in named:
        if name not in known:
            raise BadSetup(f"there is no option {name!r}; expected one of {', '.join(known)}")
    return {
        option.name: option.checked(named.get(option.name, option.default)) for option in OPTIONS
    }
