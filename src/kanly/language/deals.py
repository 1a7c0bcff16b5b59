"""What teammates have agreed on so far: kinds and numbers, which everybody may know, no cards."""

from __future__ import annotations

from ..engine.node import Decision
from ..rules.team_effects import PayTogether
from ..rules.trade import GOODS as FIRST_GOOD
from ..rules.trade import Deal
from .bundles import message
from .words import GOODS


def paid_so_far(decision: Decision) -> tuple[int, int]:
    """Of a cost that is paid together: all of it, and what Allies have said they pay."""
    node = decision.node
    return (node.spice, sum(node.paid(decision.value))) if isinstance(node, PayTogether) else (0, 0)


def good_now(decision: Decision) -> str:
    """The kind of goods whoever is asked gives."""
    deal = Deal(decision.value)
    return GOODS[deal.kinds[deal.side] - FIRST_GOOD]


def named_now(decision: Decision) -> int:
    """How many Intrigue cards whoever is asked has named."""
    deal = Deal(decision.value)
    return deal.amounts[deal.side]


def so_far(decision: Decision, seats: list[str], lang: str) -> dict[str, str | int]:
    """With whom the trade is, and what that teammate gives, if that is settled."""
    deal = Deal(decision.value)
    if deal.side == 0:
        return {"stage": "begin", "partner": seats[deal.partner]}
    kind, amount = deal.kinds[0], deal.amounts[0]
    if not amount:
        return {"stage": "nothing", "partner": seats[deal.actor]}
    offer = message(lang, "n-goods", resource=GOODS[kind - FIRST_GOOD], n=amount)
    return {"stage": "offer", "partner": seats[deal.actor], "offer": offer}
