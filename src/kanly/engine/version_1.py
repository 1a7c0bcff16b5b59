"""Documents of format 1, brought up to date: the same positions under older names."""

from __future__ import annotations

from typing import Any, Final

SEAT_NAMES: Final = {"troops": "deployed", "reserved": "set_aside"}
TURN_NAMES: Final = {"cost": "cost_taken", "swords": "gave_swords"}
NODES: Final = {"rule/lay_out": "rule/deal_decks"}
TRAINING: Final = "leader/feyd_rautha_harkonnen/track/"


def updated(doc: dict[str, Any]) -> dict[str, Any]:
    """The document in the present format; one of another format is left as it is."""
    if doc.get("kanly") != 1 or doc.get("kanly") is True:
        return doc
    doc = {**doc, "kanly": 2, "turn": _renamed(doc.get("turn"), TURN_NAMES)}
    if isinstance(doc.get("seats"), list):
        doc["seats"] = [_seat(seat) for seat in doc["seats"]]
    for key in ("agenda", "pending"):
        if isinstance(doc.get(key), list):
            doc[key] = [_task(task) for task in doc[key]]
    doc["decision"] = _task(doc.get("decision"))
    return doc


def _renamed(record: object, names: dict[str, str]) -> object:
    if not isinstance(record, dict):
        return record
    return {names.get(key, key): value for key, value in record.items()}


def _seat(seat: object) -> object:
    seat = _renamed(seat, SEAT_NAMES)
    if isinstance(seat, dict) and "training" in seat:
        seat["paths"] = {"training": seat.pop("training")}
    return seat


def _task(task: object) -> object:
    if not isinstance(task, dict) or not isinstance(task.get("node"), str):
        return task
    old: str = task["node"]
    node = NODES.get(old, old)
    if node.startswith(TRAINING):
        node = "path/training/" + node[len(TRAINING) :]
    elif node.startswith("track/"):
        _, track, *rest = node.split("/")
        node = "/".join(["track", track, "4", *rest])
    return {**task, "node": node}
