"""The table as text, drawn from what the player may know and nothing else."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ..engine.components import Cost, Space, Track
from ..engine.terms import BATTLE_ICONS, FACTIONS, ICONS, RESOURCES
from ..language import effect_text
from ..language.cards import contract_reward
from ..language.words import LEVELS
from . import signs, teams
from .lookup import MENTAT
from .words import Words

WIDE: Final = 110
BADGES: Final = ["council", "hooks", "revealed"]

View = dict[str, Any]


class Screen:
    """Draws a seat's view of the position (`State.view`); seat -1 is a spectator."""

    def __init__(self, view: View, me: int, words: Words, width: int) -> None:
        self.view = view
        self.me = me
        self.words = words
        self.width = width
        self.wide = width >= WIDE
        self.codex = words.codex
        self.edition = words.codex.edition
        self.tracks = [track for track in self.codex.tracks if not track.owner]
        """Those on the board; others are a Commander's own."""
        self.pieces = ["agents", "spies"] if self.codex.mode.spies else ["agents"]
        """Pieces a seat sends out, as columns."""

    def whole(self) -> RenderableType:
        """Everything on the table, and the player's own cards."""
        parts = [self.header(), self.board(), self.seats(), self.market()]
        return Group(*parts, self.mine(texts=True)) if self.me >= 0 else Group(*parts)

    def brief(self) -> RenderableType:
        """The same without the board, for small screens."""
        return Group(self.header(), self.seats(), self.market(), self.mine())

    # ------------------------------------------------------------------ conflict

    def header(self) -> RenderableType:
        """The round, the Conflict and its rewards."""
        words, view = self.words, self.view
        total = view["round"] + len(view["conflict_deck"])
        items = [Text(words.say("round-of", n=view["round"], total=total), style="bold")]
        conflict = next((c for c in self.edition.conflicts if c.id == view["conflict"]), None)
        if conflict is not None:
            title = Text(f"{words.say('conflict')} {LEVELS[conflict.level]}: ", style="dim")
            title.append(words.name("conflict", conflict.id), style="bold red")
            if conflict.icon >= 0:
                icon = words.name("battle", BATTLE_ICONS[conflict.icon])
                title.append(f" ({icon})", style="red")
            items.append(title)
        if self.codex.mode.board.shield_wall:
            stands = "yes" if view["shield_wall"] else "no"
            items.append(Text(words.say("shield-wall", stands=stands), style="dim"))
        if MENTAT in self.codex.space_number:
            items.append(self._mentat())
        if view["rivals"] is not None:
            items.append(Text(words.say("hagal-deck", n=view["rivals"]["deck"]), style="dim"))
        strengths = [
            signs.seat_sign("", n).append(f":{seat['strength']}")
            for n, seat in enumerate(view["seats"])
            if seat["deployed"] or seat["worms"]
        ]
        if strengths:
            title = Text(f"{words.say('strength')}  ", style="dim")
            items.append(title.append_text(Text("  ").join(strengths)))
        line = flow(items, self.width)
        if conflict is None:
            return line
        return Group(line, Padding(self._rewards(conflict.id), (0, 0, 0, 2)))

    def _mentat(self) -> Text:
        """Who has the Mentat this round, and who will have it in the next."""
        say, marks = self.words.say, self.view["marks"]
        holder, heir = marks["mentat"], marks["mentat_next"]
        text = Text(say("mentat-home" if holder is None else "mentat-with"), style="dim")
        if holder is not None:
            text.append(" ").append_text(signs.seat_sign("", holder))
        if heir is not None:
            text.append(f", {say('mentat-next')} ").append_text(signs.seat_sign("", heir))
        return text

    def _rewards(self, conflict: str) -> Table:
        """What each place is worth."""
        codex = self.words.codex
        number = codex.battle_number[conflict]
        grid = Table.grid(padding=(0, 1))
        for place, reward in zip(("first", "second", "third"), codex.rewards[number]):
            text = effect_text(reward, self.words.lang)
            location = codex.conflict_location[number]
            if place == "first" and location >= 0:
                space = self.words.name("space", codex.space_ids[location])
                text = f"{signs.CONTROL} {space}. {text}"
            if place != "third" or codex.mode.shares_third:
                grid.add_row(Text(self.words.say(f"reward-{place}"), style="dim"), text)
        return grid

    # ------------------------------------------------------------------ board

    def board(self) -> RenderableType:
        """The spaces by Agent icon, with everything that stands on them."""
        printed = {ICONS[space.icon] for space in self.codex.spaces}
        icons = [icon for icon in ICONS if icon in printed]
        if not self.wide:
            return self._groups(icons, self.width)
        left = self._groups([icon for icon in icons if icon in FACTIONS], self.width)
        left_width = Measurement.get(Console(), Console().options, left).maximum
        both = Table.grid(padding=(0, 3))
        others = [icon for icon in icons if icon not in FACTIONS]
        both.add_row(left, self._groups(others, self.width - left_width - 3))
        return both

    def _groups(self, icons: list[str], width: int) -> Table:
        grid = Table.grid(padding=(0, 1))
        names = [self.words.name("icon", icon) for icon in icons]
        room = width - max(len(name) for name in names) - 1
        for icon, name in zip(icons, names):
            spaces = [self._space(x) for x in self.codex.spaces if ICONS[x.icon] == icon]
            grid.add_row(Text(name, style=signs.ICON_STYLES[icon]), flow(spaces, room))
        return grid

    def _space(self, space: Space) -> Text:
        """One space with its cost and all that lies on it."""
        name = self.words.name("space", space.id)
        text = Text(name + (signs.COMBAT if space.combat else ""))
        costs = Text("/").join(self._cost(cost) for cost in self._costs(space))
        if costs.plain != "0":
            text.append(" ").append_text(costs)
        if space.requirement is not None:
            faction, level = space.requirement
            column = self.words.say(f"col-{self.words.track(faction)}")
            text.append(f" {column}≥{level}", style=signs.ICON_STYLES[FACTIONS[faction]])
        if space.only:
            text.append(" ").append_text(self._owner(space.only))
        bonus = self.view["bonus_spice"].get(space.id, 0)
        if bonus:
            text.append(" +").append_text(signs.resource("spice", bonus))
        holder = self.view["control"].get(space.id)
        if holder is not None:
            text.append(" ").append_text(signs.seat_sign(signs.CONTROL, holder))
        if self.view["marks"] is not None:
            for n, closed in enumerate(self.view["marks"]["voices"]):
                if closed == space.id:
                    text.append(" ").append_text(signs.seat_sign(signs.CLOSED, n))
        posts = [post.id for post in self.codex.mode.board.posts if space.id in post.spaces]
        for n, seat in enumerate(self.view["seats"]):
            if space.id in seat["agents_at"]:
                text.append(" ").append_text(signs.seat_sign(signs.AGENT, n))
            if any(post in seat["spies_at"] for post in posts):
                text.append(" ").append_text(signs.seat_sign(signs.SPY, n))
        return text

    def _owner(self, leader: str) -> Text:
        """Whose personal board a space is on."""
        chairs = self.codex.mode.chairs
        seat = next(n for n, chair in enumerate(chairs) if chair.leader == leader)
        return signs.seat_sign(signs.PERSONAL, seat)

    def _costs(self, space: Space) -> list[Cost]:
        now = self.view["prices"].get(space.id)
        return list(space.costs) if now is None else [Cost(**cost) for cost in now]

    def _cost(self, cost: Cost) -> Text:
        parts = [
            signs.resource(name, getattr(cost, name)) for name in RESOURCES if getattr(cost, name)
        ]
        return Text("").join(parts) if parts else Text("0")

    # ------------------------------------------------------------------ seats

    def seats(self) -> RenderableType:
        """A line for each seat: all that is public; teammates under the total of their team."""
        say = self.words.say
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        table.add_column("", no_wrap=True)
        table.add_column(say("leader"), no_wrap=not teams.commanders(self.codex))
        heads = ["points", *[f"={r}" for r in RESOURCES], "garrison", "strength", *self.pieces]
        heads += ["hand", "intrigue", *[track.id for track in self.tracks]]
        for head in heads:
            title = signs.RESOURCE_SIGNS[head[1:]] if head[0] == "=" else say(f"col-{head}")
            table.add_column(title, justify="right", no_wrap=True)
        groups = teams.groups(self.codex)
        if teams.commanders(self.codex):
            for team in groups:
                table.add_row(*self._team(team))
                self._add_seats(table, team)
            return Group(table, self._lists([row for team in groups for row in self._around(team)]))
        table.add_column("")
        self._add_seats(table, [n for team in groups for n in team], badges=True)
        return table

    def _add_seats(self, table: Table, seats: list[int], badges: bool = False) -> None:
        for n in seats:
            row = self._seat(n, self.view["seats"][n])
            if badges:
                row.append(Text(self._badges(n), style="dim"))
            table.add_row(*row, style="bold" if n == self.me else "")

    def _team(self, team: list[int]) -> list[Text]:
        """A team and the points its members have together."""
        points = sum(self.view["seats"][n]["vp"] for n in team)
        return [Text(), Text(self.words.team(team[0]), "bold"), Text(str(points), "bold underline")]

    def _seat(self, n: int, seat: View) -> list[Text]:
        style = signs.SEAT_STYLES[n]
        row = [Text(str(n + 1), style=style), Text(self._who(n, seat), style=style)]
        row.append(Text(str(seat["vp"]), style="bold"))
        row += [Text(str(seat[r]), style=signs.RESOURCE_STYLES[r]) for r in RESOURCES]
        row += [Text(self._units(n, seat[key])) for key in ("garrison", "strength")]
        row += [Text(str(seat[key])) for key in self.pieces]
        row.append(Text(signs.NONE if seat["rival"] else str(size(seat["hand"]))))
        row.append(Text(str(size(seat["intrigue"]))))
        return row + [self._level(n, track, "") for track in self.tracks]

    def _units(self, n: int, number: int) -> str:
        """A number of what only those have who fight themselves."""
        return signs.NONE if self.codex.mode.chairs[n].role.commands else str(number)

    def _level(self, n: int, track: Track, title: str) -> Text:
        """The Influence of a seat on a track; Commanders have cubes on their own only."""
        level = self.view["seats"][n]["influence"][track.id]
        mark = signs.ALLIANCE if self.view["alliances"][track.id] == n else ""
        shown = str(level) if track.owner else self._units(n, level)
        return Text(f"{title}{shown}{mark}", style=signs.ICON_STYLES[FACTIONS[track.icon]])

    def _around(self, team: list[int]) -> list[tuple[str, list[Text]]]:
        """What else is to be known of a team: of each of its seats, and of its Commander."""
        marked = [
            signs.seat_sign("", n).append(f": {self._badges(n)}", style="not bold")
            for n in team
            if self._badges(n)
        ]
        leader = self.words.name("leader", self.view["seats"][team[0]]["leader"])
        rows = [(leader, self._commander(team[0]))]
        return [(self.words.team(team[0]), marked), *rows] if marked else rows

    def _commander(self, n: int) -> list[Text]:
        """Of a Commander the personal track, the Agents, and through whom they act."""
        leader = self.view["seats"][n]["leader"]
        own = [track for track in self.codex.tracks if track.owner == leader]
        items = [self._level(n, x, f"{self.words.name('faction', x.id)} ") for x in own]
        items += [self._token(token) for token in teams.tokens(self.codex, self.view, n)]
        ally = teams.activated(self.codex, self.view, n)
        if ally is not None:
            who = self._who(ally, self.view["seats"][ally])
            items.append(Text(self.words.say("activated", name=who), style="bold"))
        return items

    def _token(self, token: teams.Token) -> Text:
        """An Agent of a Commander: to whom it points, and where it is."""
        arrows = Text(" ").join(signs.seat_sign(signs.ARROW, ally) for ally in token.allies)
        if token.place in (teams.HOME, teams.GONE):
            return arrows.append(f" {self.words.say(f'token-{token.place}')}", style="dim")
        return arrows.append(f" {signs.AGENT} {self.words.name('space', token.place)}")

    def _who(self, n: int, seat: View) -> str:
        """The Leader or Rival card of a seat."""
        if seat["rival"]:
            return self.words.name("rival", seat["rival"])
        leader = self.words.name("leader", seat["leader"]) if seat["leader"] else "?"
        return f"{leader} ({self.words.say('you')})" if n == self.me else leader

    def _badges(self, n: int) -> str:
        """What else is to be known of a seat; of a Rival, how near it is to its Swordmaster."""
        say = self.words.say
        seat = self.view["seats"][n]
        badges = [say("badge-first")] if self.view["first"] == n else []
        if seat["rival"] and not seat["swordmaster"] and self._price(seat["rival"]):
            have = sum(seat[name] for name in RESOURCES) + size(seat["intrigue"])
            badges.append(say("badge-price", n=have, price=self._price(seat["rival"])))
        if seat["swordmaster"]:
            badges += self._swordmaster(n)
        kept = [key for key in BADGES if not seat["rival"] or key != "revealed"]
        badges += [say(f"badge-{key}") for key in kept if seat[key]]
        if self.view["marks"] is not None and self.view["marks"]["keeper"] == n:
            badges.append(say("badge-tokens"))
        if seat["worms"]:
            badges.append(f"{say('word-sandworm')} ×{seat['worms']}")
        return " · ".join(badges)

    def _swordmaster(self, n: int) -> list[str]:
        """The Swordmaster of a seat; with six players also where it is, and its bonus."""
        at = teams.swordmaster_at(self.view, n)
        mark = {teams.HOME: "", teams.GONE: signs.USED}.get(at, signs.AGENT)
        bonus = self.codex.mode.bonus_swords
        return [f"{self.words.say('badge-swordmaster')}{mark}", *([f"+{bonus}"] if bonus else [])]

    def _price(self, rival: str) -> int:
        """What a Rival pays for its Swordmaster; 0: it is given one."""
        codex = self.words.codex
        return codex.rivals[codex.rival_number[rival]].swordmaster

    # ------------------------------------------------------------------ cards

    def market(self) -> RenderableType:
        """The Imperium Row and the Reserve with prices, the contracts, what is known of decks."""
        words, view = self.words, self.view
        rows = [(words.say("row"), [self._priced(card) for card in view["row"]])]
        if view["teams"] is not None:
            throne = [self._priced(card) for card in view["teams"]["throne"]]
            rows.append((words.say("throne"), throne))
        reserve = [
            self._priced(card).append(f" ×{n}", style="dim") for card, n in view["reserve"].items()
        ]
        rows.append((words.say("reserve"), reserve))
        if view["choam"] is not None:
            contracts = [self._contract(c) for c in view["choam"]["market"]]
            rows.append((words.say("contracts"), contracts or [Text("–", style="dim")]))
            taken = [self._taken(n) for n in range(len(view["seats"]))]
            if any(taken):
                rows.append((words.say("taken"), [text for text in taken if text]))
        return self._lists([*rows, *self._known()])

    def _known(self) -> list[tuple[str, list[Text]]]:
        """Cards on top of decks, and the Baron's tokens, as far as the player knows them."""
        words, marks = self.words, self.view["marks"]
        if marks is None:
            return []
        tops = [self._top(n, seat["top"]) for n, seat in enumerate(self.view["seats"])]
        rows = [(words.say("top"), [top for top in tops if top])] if any(tops) else []
        if isinstance(marks["secret"], list) and marks["secret"]:
            chosen = [
                Text(words.name("faction", f), style=signs.ICON_STYLES[f]) for f in marks["secret"]
            ]
            rows.append((words.say("secret"), chosen))
        return rows

    def _top(self, n: int, cards: list[str]) -> Text:
        """The known cards on top of a deck, the next one to be drawn first."""
        if not cards:
            return Text()
        names = ", ".join(self.words.name("card", card) for card in cards)
        return signs.seat_sign("", n).append(f": {names}", style="not bold")

    def _taken(self, n: int) -> Text:
        """The contracts of a seat: those it must still complete, and how many it has completed."""
        choam = self.view["choam"]
        parts = [Text(self.words.name("contract", c)) for c in choam["held"][n]]
        if choam["completed"][n]:
            parts.append(Text(f"{signs.DONE}{len(choam['completed'][n])}"))
        if not parts:
            return Text()
        return signs.seat_sign("", n).append(": ").append_text(Text(", ").join(parts))

    def _lists(self, rows: list[tuple[str, list[Text]]]) -> Table:
        """Titles, each with the things listed under it."""
        grid = Table.grid(padding=(0, 1))
        room = self.width - max(len(title) for title, _ in rows) - 1
        for title, items in rows:
            things = items or [Text(self.words.say("no-cards"), style="dim")]
            grid.add_row(Text(title, style="dim"), flow(things, room))
        return grid

    def _priced(self, card: str) -> Text:
        codex = self.words.codex
        cost = codex.card_cost[codex.card_number[card]]
        return Text(self.words.name("card", card)).append(
            f" {cost or signs.NONE}", style="bold green"
        )

    def _contract(self, contract: str) -> Text:
        codex = self.words.codex
        reward = contract_reward(codex.contracts[codex.contract_number[contract]], self.words.lang)
        return Text(self.words.name("contract", contract)).append(f": {reward}", style="dim")

    def mine(self, texts: bool = False) -> RenderableType:
        """The player's own hand and Intrigue cards, by name or with their texts."""
        seat = self.view["seats"][self.me]
        piles = [("hand", "card"), ("intrigue", "intrigue")]
        if texts:
            grid = Table.grid(padding=(0, 1))
            for key, kind in piles:
                for n, card in enumerate(seat[key]):
                    title = Text("" if n else self.words.say(key), style="dim")
                    grid.add_row(title, *self.full(kind, card))
            return grid
        return self._lists(
            [
                (self.words.say(key), [Text(self.words.name(kind, c), "bold") for c in seat[key]])
                for key, kind in piles
            ]
        )

    def full(self, kind: str, card: str) -> tuple[Text, Text]:
        """A card's name and, in one piece, its icons and its text."""
        words = self.words
        text = Text(words.text(kind, card).replace("\n", " "))
        if kind == "card":
            printed = self.edition.cards[words.codex.card_number[card]]
            if printed.factions:
                text = self._coloured(
                    "faction", [FACTIONS[f] for f in printed.factions], "()", text
                )
            if printed.icons:
                text = self._coloured("icon", [ICONS[i] for i in printed.icons], "[]", text)
        return Text(words.name(kind, card), style="bold"), text

    def _coloured(self, kind: str, ids: list[str], around: str, text: Text) -> Text:
        """A list of Factions or icons in brackets, before a text."""
        names = [Text(self.words.name(kind, id), style=signs.ICON_STYLES[id]) for id in ids]
        listed = Text(around[0]).append_text(Text(", ").join(names)).append(f"{around[1]} ")
        return listed.append_text(text)

    def status(self) -> Text:
        """The player's own numbers, in one line; of a Commander the units of the Ally activated."""
        seat = self.view["seats"][self.me]
        parts = [signs.resource(name, seat[name]) for name in RESOURCES]
        if seat["persuasion"]:
            parts.append(self._number("persuasion", seat))
        army = self._army()
        if army is not None:
            fighting = self.view["seats"][army]
            if army != self.me:
                parts.append(Text(f"{self._who(army, fighting)}:", style=signs.SEAT_STYLES[army]))
            parts.append(self._number("garrison", fighting))
            if fighting["strength"]:
                parts.append(self._number("strength", fighting))
        return Text("  ").join(parts)

    def _army(self) -> int | None:
        """The seat whose units act for the player now, if there is one."""
        if self.codex.mode.chairs[self.me].role.commands:
            return teams.activated(self.codex, self.view, self.me)
        return self.me

    def _number(self, key: str, seat: View) -> Text:
        return Text(f"{self.words.say(key)} {seat[key]}", style="dim")

    def own_cards(self) -> RenderableType:
        """The player's cards with their texts, and where the rest of the deck lies."""
        words = self.words
        seat = self.view["seats"][self.me]
        rows = [
            (words.say(title), [Text(words.name("card", card)) for card in pile])
            for title, pile in (
                ("in-play", seat["played"] + seat["shown"]),
                ("discard", seat["discard"]),
            )
        ]
        rows.append((words.say("deck"), [Text(str(seat["deck"]))]))
        if self.edition.objectives:
            battles = [Text(words.battle(card)) for card in seat["face_up"]]
            rows.append((words.say("objectives"), battles))
        if self.view["choam"] is not None:
            held = [self._contract(c) for c in self.view["choam"]["held"][self.me]]
            rows.append((words.say("contracts"), held or [Text("–", style="dim")]))
        parts = [self.mine(texts=True), self._lists(rows)]
        if seat["leader"]:
            title = Text(words.name("leader", seat["leader"]), style="bold")
            text = Text(words.text("leader", seat["leader"]))
            parts += [title, Padding(text, (0, 0, 0, 2))]
        return Group(*parts)


def flow(items: list[Text], width: int) -> Text:
    """Things side by side, as many to a line as fit; none is broken if it can be helped."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + 2 + item.cell_len <= width:
            lines[-1].append("  ").append_text(item)
        else:
            lines.append(item.copy())
    return Text("\n").join(lines)


def size(pile: list[str] | int) -> int:
    """How many cards, whether they may be seen or not."""
    return pile if isinstance(pile, int) else len(pile)
