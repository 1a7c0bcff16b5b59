"""Who has which seat."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..bots.base import check, has_budget
from ..engine.errors import BadSetup
from .errors import Refused
from .model import SitterIn
from .people import HERE, is_same
from .texts import clean_name


class Sitter(msgspec.Struct):
    """Who has a seat: a person, a bot, or a Rival."""

    kind: Literal["person", "bot", "rival"]
    name: str = ""
    bot: str = ""
    person: str = HERE
    """The key of the person; it is told to nobody."""
    standin: str = ""
    """The bot that plays for the person meanwhile."""

    @property
    def mind(self) -> str:
        """The bot that answers for the seat; none: a person does, or the rules."""
        return self.bot if self.kind == "bot" else self.standin

    def to_dict(self) -> dict[str, Any]:
        """The sitter as everybody may know it."""
        return {"kind": self.kind, "name": self.name, "bot": self.bot}

    def is_held_by(self, person: str) -> bool:
        """Does that person sit here?"""
        return self.kind == "person" and is_same(self.person, person)


def sitters_of(data: list[SitterIn], person: str) -> list[Sitter]:
    """The sitters of a request; all persons sit at the device it came from."""
    return [
        Sitter(x.kind, clean_name(x.name), x.bot if x.kind == "bot" else "", person) for x in data
    ]


def sitters_in(record: dict[str, Any]) -> list[SitterIn]:
    """Who played according to a file: persons, if it does not say or names a bot we do not know."""
    if "sitters" in record:
        try:
            named = msgspec.convert(record["sitters"], list[SitterIn])
        except msgspec.ValidationError as error:
            raise Refused(422, "bad-record", f"sitters: {error}") from None
        for sitter in named:
            if sitter.kind == "bot" and not is_known(sitter.bot):
                sitter.kind = "person"
        return named
    setup = record.get("setup")
    count = setup.get("players") if isinstance(setup, dict) else None
    persons = count if isinstance(count, int) and 0 < count < 9 else 0
    return [SitterIn("person") for _ in range(persons)]


def is_known(bot: str) -> bool:
    """Is there a bot of that name, with the style it may carry?"""
    try:
        check_bot(bot)
    except Refused:
        return False
    return True


def check_bot(name: str) -> None:
    """Refuse a bot there is not.

    How long one thinks, and on how many cores, is not for whoever asks to choose.
    """
    try:
        check(name)
    except BadSetup as error:
        raise Refused(422, "bad-setup", str(error)) from None
    if has_budget(name):
        raise Refused(422, "bad-setup", f"{name}: how long a bot thinks cannot be chosen here")
