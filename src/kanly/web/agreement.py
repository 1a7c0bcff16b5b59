"""The options of the engine as typed fields of a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from ..engine.options import CHOSEN_OPTIONS, Choice, Name, Names, Option, SeatChoice, Switch


def field_type(option: Option) -> Any:
    """What a message may hold for an option."""
    match option:
        case Choice():
            return Literal[tuple(option.choices)]
        case Switch():
            return bool
        case SeatChoice():
            return int | None
        case Name():
            return str | None
        case Names():
            return list[str]
    raise NotImplementedError(type(option).__name__)


if TYPE_CHECKING:
    Options = msgspec.Struct
else:
    Options = msgspec.defstruct(
        "Options",
        [(option.name, field_type(option), option.default) for option in CHOSEN_OPTIONS],
        kw_only=True,
    )
    """The base of messages that name options; what is left out has its default."""
