"""Kanly in English, Spanish and German: effects, questions, answers and the log as sentences.

Every sentence comes from the Fluent catalogues in ``catalogues/``; names and numbers are arguments.
What a component does is put into words from the same values the engine runs.
"""

from __future__ import annotations

from ..engine.node import PROMPTERS
from . import editions as editions
from .bundles import FILES, LANGUAGES, message, message_ids
from .cards import component_text
from .conditions import condition_text, count_text
from .effects import cost_text, effect_text
from .labels import action_label
from .log import log_line, log_numbers, log_things
from .names import component_name, name, role_name, seat_name, seat_names, team_name
from .prompts import prompt
from .reasons import explain, reason_text
from .records import catalogue, table_records
from .score import score_kind, score_reasons
from .standings import standing_line, tie_breaks

if prompt not in PROMPTERS:
    PROMPTERS.append(prompt)

__all__ = [
    "FILES",
    "LANGUAGES",
    "action_label",
    "catalogue",
    "component_name",
    "component_text",
    "condition_text",
    "cost_text",
    "count_text",
    "effect_text",
    "explain",
    "log_line",
    "log_numbers",
    "log_things",
    "message",
    "message_ids",
    "name",
    "prompt",
    "reason_text",
    "role_name",
    "score_kind",
    "score_reasons",
    "seat_name",
    "seat_names",
    "standing_line",
    "table_records",
    "team_name",
    "tie_breaks",
]
