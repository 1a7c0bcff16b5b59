"""`kanly simulate`: many games between bots."""

from __future__ import annotations

import argparse
import json

from rich.table import Table

from ..arena import (
    LeaderTally,
    PaceTally,
    Result,
    RivalTally,
    SeatTally,
    TeamTally,
    assign_to_teams,
    simulate,
    team_name,
)
from ..bots.levels import about_names
from ..engine.library import mode_of
from .common import (
    DEALT,
    OK,
    Output,
    Parser,
    Subparsers,
    add_edition,
    add_modules,
    add_options,
    add_workers,
    check_modules,
    command,
    names,
    options_of,
)
from .report import add_tally, progress, tally_table

EXAMPLES = [
    "kanly simulate --bots random --games 1000",
    "kanly simulate --players 3 --bots greedy,random --games 200 --workers 2",
    "kanly simulate --bots planner:fighter,planner:spy,greedy --games 20",
    "kanly simulate --bots greedy --games 50 --modules choam --seed 7 --json",
    "kanly simulate --players 6 --team-bots greedy,random --games 50",
    "kanly simulate --players 1 --bots greedy --difficulty mentat --games 50",
    "kanly simulate --edition imperium --bots greedy --games 50",
    "kanly simulate --bots greedy --games 10000 --cluster 10.0.0.1:6379",
    "kanly simulate --modules imperium,imperium_leaders --games 50",
]
UNNAMED = {
    "rivals": "default: drawn anew for every game",
    "difficulty": "default: sardaukar",
    "variants": "default: none",
}
"""What is played when an option is not given."""


def add(subparsers: Subparsers[Parser]) -> None:
    """Describe the subcommand."""
    p = command(subparsers, "simulate", "play many games between bots", EXAMPLES, run)
    add_edition(p)
    p.add_argument("--players", type=int, default=4, help="how many bots play (default: 4)")
    who = p.add_mutually_exclusive_group()
    who.add_argument(
        "--bots", type=names, default=["random"], metavar="NAME[,NAME...]",
        help=f"a bot for each player, the last one for all that remain: {about_names()}",
    )  # fmt: skip
    who.add_argument(
        "--team-bots", type=names, metavar="NAME[,NAME...]",
        help="a bot for each team instead; with six players Muad'Dib's, then Shaddam's",
    )  # fmt: skip
    p.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    p.add_argument("--seed", type=int, default=0, help="the same seed gives the same games")
    add_modules(p)
    p.add_argument(
        "--leaders", type=names, default=["random"], metavar="ID[,ID...]",
        help="a Leader for each seat, or random (default), recommended, or draft",
    )  # fmt: skip
    add_options(p, UNNAMED)
    add_workers(p)
    p.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Simulate and report."""
    check_modules(args.edition, args.modules, args)
    leaders = args.leaders
    if len(leaders) == 1 and leaders[0] in DEALT:
        leaders = leaders[0]
    bots = args.bots
    if args.team_bots is not None:
        bots = assign_to_teams(args.team_bots, mode_of(args.edition, args.players))
    with progress(args.games) as advance:
        result = simulate(
            args.edition, args.players, bots, args.games, args.seed, args.workers,
            args.modules, leaders, lambda _: advance(1), options=options_of(args),
            cluster=args.cluster,
        )  # fmt: skip
    if args.json:
        print(json.dumps(result.to_dict(), indent=2))
    else:
        report(result)
    return OK


def report(result: Result) -> None:
    """The result as tables."""
    console = Output()
    pace = result.tally(PaceTally)
    table = tally_table("Seat", "Bot", "Leader or Rival" if result.rivals else "Leader")
    leaders = result.leaders
    for i, tally in enumerate(result.tally(SeatTally).seats):
        if i < result.players:
            leader = leaders if isinstance(leaders, str) else leaders[i]
            add_tally(table, tally, str(i), result.bots[i], leader)
        else:
            add_tally(table, tally, str(i), "–", result.rivals[i - result.players])
    console.print(table, "")
    if result.teams:
        console.print(team_table(result), "")
    by_leader = result.tally(LeaderTally).leaders
    if isinstance(leaders, str):
        table = tally_table("Leader", "Bot")
        for (bot, leader), tally in sorted(
            by_leader.items(), key=lambda item: (item[0][0], -item[1].win_rate)
        ):
            add_tally(table, tally, leader, bot)
        console.print(table, "")
    if "random" in result.rivals:
        table = tally_table("Rival")
        by_rival = result.tally(RivalTally).rivals
        for rival, tally in sorted(by_rival.items(), key=lambda item: -item[1].win_rate):
            add_tally(table, tally, rival)
        console.print(table, "")
    print(
        f"{pace.games} games in {result.seconds:.1f} s: "
        f"{pace.games / max(result.seconds, 1e-9):.1f} games/s, "
        f"{pace.decisions / max(result.seconds, 1e-9):.0f} decisions/s, "
        f"{pace.decisions / pace.games:.0f} decisions and {pace.rounds / pace.games:.1f} rounds "
        "a game"
    )


def team_table(result: Result) -> Table:
    """Wins by team, with the points its members have together."""
    table = tally_table("Team", "Seats", "Bots")
    tallies = result.tally(TeamTally).teams
    for team, seats in enumerate(result.teams):
        bots = ", ".join(dict.fromkeys(result.bots[seat] for seat in seats))
        places = " ".join(str(seat) for seat in seats)
        add_tally(table, tallies[team], team_name(result.setup.mode, team), places, bots)
    return table
