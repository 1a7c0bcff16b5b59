"""The table as text, drawn from what the player may know and nothing else."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.components import Cost, Space
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, RESOURCES
from ..language import effect_text
from . import signs
from .words import Words

WIDE: Final = 110
LEVELS: Final = ["", "I", "II", "III"]
BOARD_LEFT: Final = FACTIONS
BOARD_RIGHT: Final = ["landsraad", "city", "spice_trade"]
BADGES: Final = ["swordmaster", "council", "hooks", "revealed"]

View = dict[str, Any]


class Screen:
    """Draws a seat's view of the position (`State.view`); seat -1 is a spectator."""

    def __init__(self, view: View, me: int, words: Words, width: int) -> None:
        self.view = view
        self.me = me
        self.words = words
        self.wide = width >= WIDE
        self.edition = words.tables.edition

    def whole(self) -> RenderableType:
        """Everything on the table."""
        parts = [self.header(), self.board(), self.seats(), self.market()]
        return Group(*parts, self.mine()) if self.me >= 0 else Group(*parts)

    def brief(self) -> RenderableType:
        """The same without the board, for small screens."""
        return Group(self.header(), self.seats(), self.market(), self.mine())

    # ------------------------------------------------------------------ conflict

    def header(self) -> RenderableType:
        """The round, the Conflict and its rewards."""
        words, view = self.words, self.view
        total = view["round"] + len(view["conflict_deck"])
        line = Text(words.say("round-of", n=view["round"], total=total), style="bold")
        wall = words.say("shield-wall", stands="yes" if view["shield_wall"] else "no")
        if view["conflict"] is None:
            return line + Text(f"  {wall}", style="dim")
        conflict = next(c for c in self.edition.conflicts if c.id == view["conflict"])
        line.append("  ")
        line.append(f"{words.say('conflict')} {LEVELS[conflict.level]}: ", style="dim")
        line.append(words.name("conflict", conflict.id), style="bold red")
        line.append(f" ({words.name('battle', BATTLE_ICONS[conflict.icon])})", style="red")
        line.append(f"  {wall}", style="dim")
        strengths = Text("")
        for n, seat in enumerate(view["seats"]):
            if seat["troops"] or seat["worms"]:
                strengths.append("  ")
                strengths.append_text(signs.seat_sign("", n))
                strengths.append(f":{seat['strength']}")
        if strengths:
            line.append(f"  {words.say('strength')}", style="dim")
            line.append_text(strengths)
        return Group(line, Padding(self._rewards(conflict.id), (0, 0, 0, 2)))

    def _rewards(self, conflict: str) -> Table:
        """What each place is worth."""
        tables = self.words.tables
        number = tables.battle_number[conflict]
        grid = Table.grid(padding=(0, 1))
        for place, reward in zip(("first", "second", "third"), tables.rewards[number]):
            text = effect_text(reward, self.words.lang)
            location = tables.conflict_location[number]
            if place == "first" and location >= 0:
                space = self.words.name("space", tables.space_ids[location])
                text = f"{signs.CONTROL} {space}. {text}"
            if place != "third" or len(self.view["seats"]) > 3:
                grid.add_row(Text(self.words.say(f"reward-{place}"), style="dim"), text)
        return grid

    # ------------------------------------------------------------------ board

    def board(self) -> RenderableType:
        """The spaces by Agent icon, with everything that stands on them."""
        left = self._groups(BOARD_LEFT)
        right = self._groups(BOARD_RIGHT)
        if not self.wide:
            return Group(left, right)
        both = Table.grid(padding=(0, 3))
        both.add_column(ratio=2)
        both.add_column(ratio=3)
        both.add_row(left, right)
        return both

    def _groups(self, icons: list[str]) -> Table:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for icon in icons:
            spaces = [x for x in self.edition.spaces if ICONS[x.icon] == icon]
            line = Text("  ").join(self._space(space) for space in spaces)
            grid.add_row(Text(self.words.name("icon", icon), style=signs.ICON_STYLES[icon]), line)
        return grid

    def _space(self, space: Space) -> Text:
        """One space; its parts hold together when lines are broken."""
        name = self.words.name("space", space.id).replace(" ", "\u00a0")
        text = Text(name + (signs.COMBAT if space.combat else ""))
        costs = Text("/").join(self._cost(cost) for cost in self._costs(space))
        if costs.plain != "0":
            text.append("\u00a0").append_text(costs)
        if space.requirement is not None:
            faction, level = space.requirement
            column = self.words.say(f"col-{FACTIONS[faction]}")
            text.append(f"\u00a0{column}≥{level}", style=signs.ICON_STYLES[FACTIONS[faction]])
        bonus = self.view["bonus_spice"].get(space.id, 0)
        if bonus:
            text.append("\u00a0+").append_text(signs.resource("spice", bonus))
        holder = self.view["control"].get(space.id)
        if holder is not None:
            text.append("\u00a0").append_text(signs.seat_sign(signs.CONTROL, holder))
        posts = [post.id for post in self.edition.posts if space.id in post.spaces]
        for n, seat in enumerate(self.view["seats"]):
            if space.id in seat["agents_at"]:
                text.append("\u00a0").append_text(signs.seat_sign(signs.AGENT, n))
            if any(post in seat["spies_at"] for post in posts):
                text.append("\u00a0").append_text(signs.seat_sign(signs.SPY, n))
        return text

    def _costs(self, space: Space) -> list[Cost]:
        if space.discounted and any(seat["swordmaster"] for seat in self.view["seats"]):
            return [space.discounted]
        return list(space.costs)

    def _cost(self, cost: Cost) -> Text:
        parts = [
            signs.resource(name, getattr(cost, name)) for name in RESOURCES if getattr(cost, name)
        ]
        return Text("").join(parts) if parts else Text("0")

    # ------------------------------------------------------------------ seats

    def seats(self) -> RenderableType:
        """A line for each seat: all that is public."""
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(say("leader"), no_wrap=True)
        heads = ["points", *[f"={r}" for r in RESOURCES], "garrison", "strength", "agents", "spies"]
        heads += ["hand", "intrigue", *FACTIONS]
        for head in heads:
            title = signs.RESOURCE_SIGNS[head[1:]] if head[0] == "=" else say(f"col-{head}")
            table.add_column(title, justify="right", no_wrap=True)
        table.add_column("")
        for n, seat in enumerate(self.view["seats"]):
            table.add_row(*self._seat(n, seat), style="" if n != self.me else "bold")
        return table

    def _seat(self, n: int, seat: View) -> list[Text]:
        style = signs.SEAT_STYLES[n]
        leader = self.words.name("leader", seat["leader"]) if seat["leader"] else "?"
        if n == self.me:
            leader += f" ({self.words.say('you')})"
        row = [Text(str(n + 1), style=style), Text(leader, style=style)]
        row.append(Text(str(seat["vp"]), style="bold"))
        row += [Text(str(seat[r]), style=signs.RESOURCE_STYLES[r]) for r in RESOURCES]
        row += [Text(str(seat[key])) for key in ("garrison", "strength", "agents", "spies")]
        row += [Text(str(size(seat[key]))) for key in ("hand", "intrigue")]
        for faction, level in seat["influence"].items():
            mark = signs.ALLIANCE if self.view["alliances"][faction] == n else ""
            row.append(Text(f"{level}{mark}", style=signs.ICON_STYLES[faction]))
        badges = [self.words.say(f"badge-{key}") for key in BADGES if seat[key]]
        if self.view["first"] == n:
            badges.insert(0, self.words.say("badge-first"))
        if seat["worms"]:
            badges.append(f"{self.words.say('word-sandworm')} ×{seat['worms']}")
        held = self.view["choam"]["held"][n] if self.view["choam"] else []
        badges += [self.words.name("contract", contract) for contract in held]
        return [*row, Text(" ".join(badges), style="dim")]

    # ------------------------------------------------------------------ cards

    def market(self) -> RenderableType:
        """The Imperium Row and the Reserve with prices, and the contracts."""
        words, view = self.words, self.view
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(words.say("row"), self._priced(view["row"]))
        left = Text("  ").join(
            self._priced([card]).append(f" ×{n}", style="dim")
            for card, n in view["reserve"].items()
        )
        grid.add_row(words.say("reserve"), left)
        if view["choam"] is not None:
            contracts = [self.contract(c) for c in view["choam"]["market"]]
            grid.add_row(words.say("contracts"), Text("  |  ").join(contracts))
        return grid

    def _priced(self, cards: list[str]) -> Text:
        costs = {card.id: card.cost for card in self.edition.cards}
        return Text("  ").join(
            Text(self.words.name("card", card).replace(" ", "\u00a0")).append(
                f"\u00a0{costs[card]}", style="bold green"
            )
            for card in cards
        )

    def contract(self, contract: str) -> Text:
        """A contract with what it gives."""
        name = self.words.name("contract", contract)
        return Text(f"{name}: ").append(self.words.text("contract", contract), style="dim")

    def mine(self) -> RenderableType:
        """The player's own hand and Intrigue cards."""
        seat = self.view["seats"][self.me]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for key, kind in (("hand", "card"), ("intrigue", "intrigue")):
            if seat[key] or key == "hand":
                grid.add_row(self.words.say(key), self._names(kind, seat[key]))
        return grid

    def _names(self, kind: str, cards: list[str]) -> Text:
        if not cards:
            return Text(self.words.say("no-cards"), style="dim")
        return Text("  ").join(
            Text(self.words.name(kind, card).replace(" ", "\u00a0"), style="bold") for card in cards
        )

    def own_cards(self) -> RenderableType:
        """The player's cards with their texts, and where the rest of the deck lies."""
        words = self.words
        seat = self.view["seats"][self.me]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        grid.add_column()
        for kind, cards in (("card", seat["hand"]), ("intrigue", seat["intrigue"])):
            for card in cards:
                grid.add_row(words.name(kind, card), words.text(kind, card))
        piles = Table.grid(padding=(0, 2))
        piles.add_column(style="dim", no_wrap=True)
        piles.add_column()
        for title, key in (("in-play", "played"), ("discard", "discard")):
            piles.add_row(words.say(title), self._names("card", seat[key]))
        piles.add_row(words.say("deck"), str(seat["deck"]))
        battles = Text("  ").join(
            Text(words.name("objective" if card.startswith("objective") else "conflict", card))
            for card in seat["face_up"]
        )
        piles.add_row(words.say("objectives"), battles)
        return Group(grid, piles)


def size(pile: list[str] | int) -> int:
    """How many cards, whether they may be seen or not."""
    return pile if isinstance(pile, int) else len(pile)
