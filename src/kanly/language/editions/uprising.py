"""Words and signs for the special effects of Uprising."""

from __future__ import annotations

from ...editions.uprising.special import (
    Manipulate,
    Memory,
    OtherMemories,
    RepeatSpace,
    TopThree,
    Train,
)
from ..effects import clause
from ..signs.effects import in_words, items, plain
from ..signs.rows import Row, sign
from ..words import Words


@clause.register
def _(node: TopThree, w: Words) -> str:
    return w.say("special-top-three")


@items.register
def _(node: TopThree, w: Words) -> Row:
    away = [sign("discard", of="deck"), sign("trash", of="deck")]
    return [{"if": [sign("deck", 3)]}, sign("draw"), *away]


@clause.register
def _(node: Manipulate, w: Words) -> str:
    return w.say("special-manipulate")


items.register(Manipulate, in_words)


@clause.register
def _(node: Memory, w: Words) -> str:
    return w.say("special-memory")


items.register(Memory, plain("memory"))


@clause.register
def _(node: OtherMemories, w: Words) -> str:
    return w.say("special-other-memories")


items.register(OtherMemories, in_words)


@clause.register
def _(node: RepeatSpace, w: Words) -> str:
    return w.say("special-repeat-space")


items.register(RepeatSpace, plain("replay", "agent"))


@clause.register
def _(node: Train, w: Words) -> str:
    return w.say("special-train")


items.register(Train, plain("training"))
