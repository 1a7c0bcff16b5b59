"""The optional rules of games with Rivals (V-10)."""

from __future__ import annotations

from typing import Final

from ..engine.modes import Variant
from .roles import STREAMLINED_RIVAL

ROW_DICE: Final = Variant("row_dice")
"""Dice take cards out of the Imperium Row (V-10.1)."""
STREAMLINED: Final = Variant("streamlined", rivals=STREAMLINED_RIVAL)
"""The Rival cannot win (V-10.2)."""
BRUTAL_ESCALATION: Final = Variant("brutal_escalation")
"""Two House Hagal cards for a Conflict III (V-10.3)."""
EXPERT_DEPLOYMENT: Final = Variant("expert_deployment")
"""Rivals far ahead hold their troops back (V-10.4)."""
SMART_POLITICS: Final = Variant("smart_politics")
"""No Influence where it is of no use (V-10.5)."""
EXPERT: Final = (BRUTAL_ESCALATION, EXPERT_DEPLOYMENT, SMART_POLITICS)
"""Optional, but part of the higher levels (V-10.6)."""
