"""Words and signs for the special effects of Uprising."""

from __future__ import annotations

from ...editions.common.special import Manipulate
from ...editions.uprising.special import (
    Memory,
    OtherMemories,
    RepeatSpace,
    TopThree,
    Train,
)
from ..effects import clause
from ..signs.effects import in_words, items
from ..signs.rows import Row, drawn, sign
from ..words import Words, said

clause.register(TopThree, said("special-top-three"))
clause.register(Manipulate, said("special-manipulate"))
clause.register(Memory, said("special-memory"))
clause.register(OtherMemories, said("special-other-memories"))
clause.register(RepeatSpace, said("special-repeat-space"))
clause.register(Train, said("special-train"))

items.register(Manipulate, in_words)
items.register(Memory, drawn("memory"))
items.register(OtherMemories, in_words)
items.register(RepeatSpace, drawn("replay", "agent"))
items.register(Train, drawn("training"))


@items.register
def _(node: TopThree, w: Words) -> Row:
    away = [sign("discard", of="deck"), sign("trash", of="deck")]
    return [{"if": [sign("deck", 3)]}, sign("draw"), *away]
