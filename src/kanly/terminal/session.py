"""A game between one person at a terminal and bots or Rivals."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .. import language
from ..bots import Bot
from ..engine.actions import SPACE
from ..engine.errors import BadRecord, KanlyError
from ..engine.kinds import DecisionKind
from ..engine.node import Decision
from ..engine.options import VARIANTS
from ..engine.record import Game, Record
from ..engine.state import State
from . import signs, teams
from .lookup import DECK_KINDS, RIVAL_KINDS, Entry, component_of, explained_words, find, notes
from .pages import final_page, help_page
from .screen import Screen
from .words import Words

TALL: Final = 36
"""From so many lines on, the board is shown at every turn."""
SHOWN_LOG: Final = 24
"""Lines of the log shown before a decision; `log` has them all."""
SHOWN_WITH_RIVALS: Final = 80
"""The same with Rivals at the table: what they did, and why, is all there is to see of them."""
MATCHES: Final = 3
LONG_LIST: Final = 10
"""From so many choices on, they are set in two columns."""
NUMBERED: Final = 7
"""The room a number takes beside a choice."""
AROUND: Final = 6
"""Lines to keep free for what stands around the choices."""
EXPLAINED: Final[frozenset[DecisionKind]] = frozenset(
    {"leader", "space", "place-spy", "acquire", "reveal-menu", "manipulate", "throne", "take-back"}
)
"""Decisions whose choices are shown with their texts, if there is room for them."""
OPENING: Final[frozenset[DecisionKind]] = frozenset({"turn", "activate"})
"""Decisions a turn begins with."""
ERRORS: Final = {
    errno.ENOENT: "error-missing",
    errno.EISDIR: "error-directory",
    errno.EACCES: "error-denied",
    errno.EPERM: "error-denied",
}
"""What can be wrong with a file, in the player's language."""


class Session:
    """Asks the person at the terminal, lets the bots answer for the others."""

    def __init__(
        self,
        game: Game,
        bots: Callable[[int], list[Bot]],
        lang: str = "en",
        me: int = 0,
        console: Console | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.game = game
        self.new_bots = bots
        """Makes a bot for each of so many players."""
        self.bots = bots(game.state.setup.players)
        self.me = me
        self.console = console or Console(highlight=False)
        self.read = read
        self.words = Words(game.state.codex, lang)
        self._told = 0
        """Entries of the log already shown."""
        self._turn: tuple[int, int] = (-1, -1)
        """The round and turn whose table was shown."""
        self._done = False

    @property
    def state(self) -> State:
        """The position."""
        return self.game.state

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._welcome()
        while not self._done:
            decision = self.state.decision
            if decision is None:
                self._farewell()
                return
            if decision.seat != self.me:
                self.game.apply(self.bots[decision.seat].choose(self.state))
            else:
                self._ask(decision)

    # ------------------------------------------------------------------ asking

    def _ask(self, decision: Decision) -> None:
        """Show what there is to know and take one line of input."""
        self._tell_news()
        if decision.kind in OPENING and self._turn != self._now():
            self._turn = self._now()
            self._show_table()
        elif decision.kind != "leader":
            self.console.print(self._screen().status())
        self._offer(decision)
        while self.state.decision is decision and not self._done:
            line = self._line()
            if line is None:
                self._leave()
                return
            choice = number(line)
            if 1 <= choice <= len(decision.actions):
                self.game.apply(decision.actions[choice - 1])
            else:
                self._obey(line, decision)

    def _line(self) -> str | None:
        """What the person types; None when there is nobody any more."""
        try:
            return self.read("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        except UnicodeDecodeError:
            return "�"

    def _now(self) -> tuple[int, int]:
        seat = self.state.seats[self.me]
        return self.state.round, seat.agents_at.bit_count()

    def _obey(self, line: str, decision: Decision) -> None:
        """Do what a command says."""
        word, _, rest = line.partition(" ")
        word, rest = word.casefold(), rest.strip()
        if word.startswith("?"):
            self._explain((word[1:] + " " + rest).strip(), decision)
        elif word in PAGES:
            PAGES[word](self)
            self._offer(decision)
        elif word == "undo":
            self._undo()
        elif word == "save":
            self._save(rest)
        elif word == "load":
            self._load(rest)
        elif word == "lang":
            self._speak(rest.casefold(), decision)
        elif word == "quit":
            self._quit()
        elif word:
            self._say("not-understood", text=line, n=len(decision.actions))
        else:
            self._offer(decision)

    # ------------------------------------------------------------------ showing

    def _say(self, key: str, style: str = "", **arguments: str | int) -> None:
        self.console.print(Text(self.words.say(key, **arguments), style=style))

    def _screen(self) -> Screen:
        view = self.state.view(self.me)
        return Screen(view, self.me, self.words, self.console.width)

    def _welcome(self) -> None:
        names = self.words.seats(self.state)
        mine = self.state.seats[self.me].leader
        if mine < 0:
            self._say("welcome-draft", style="bold")
        else:
            self._introduce(names, self.words.name("leader", self.state.codex.leader_ids[mine]))
        if self.state.rivals is not None:
            self._introduce_rivals(names)

    def _introduce(self, names: list[str], leader: str) -> None:
        """Whom the person plays, with whom and against whom."""
        mates = teams.teammates(self.state.codex, self.me)
        friends = ", ".join(names[n] for n in mates)
        others = ", ".join(name for n, name in enumerate(names) if n != self.me and n not in mates)
        key = "welcome-team" if mates else "welcome"
        self._say(key, style="bold", leader=leader, friends=friends, others=others)

    def _introduce_rivals(self, names: list[str]) -> None:
        """Who they are, how they play, and what was agreed on."""
        setup = self.state.setup
        rivals = [name for name, seat in zip(names, self.state.seats) if seat.rival >= 0]
        self._say("rivals", n=len(rivals), names=", ".join(rivals))
        agreed = [("level", "difficulty", setup.level.id)] if setup.level.id else []
        agreed += [("variant", "variant", name) for name in VARIANTS.of(setup)]
        for key, kind, id in agreed:
            about = self.words.name("about", f"{setup.edition}-{id}")
            self._say(key, name=self.words.name(kind, id), about=about)

    def _show_table(self) -> None:
        """The table at the start of a turn: as much of it as fits."""
        self.console.print(Rule(style="dim"))
        screen = self._screen()
        tall = self.console.height >= TALL
        self.console.print(screen.whole() if tall else screen.brief())

    def _offer(self, decision: Decision) -> None:
        """The question and its numbered answers."""
        self.console.print()
        lang = self.words.lang
        asked = language.prompt(decision, lang, language.seat_names(self.state, lang))
        self.console.print(Text(asked, style="bold"))
        labels = [
            language.action_label(self.state, action, self.words.lang)
            for action in decision.actions
        ]
        explained = self._explained(decision, labels)
        if explained is not None:
            self.console.print(explained)
            return
        half = self.console.width // 2 - NUMBERED
        columns = 2 if len(labels) >= LONG_LIST and max(map(len, labels)) <= half else 1
        rows = -(-len(labels) // columns)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for i in range(rows):
            cells: list[Text] = []
            for n in range(i, len(labels), rows):
                cells += [Text(f"{n + 1:>3}", style="bold"), Text(labels[n])]
            grid.add_row(*cells)
        self.console.print(grid)

    def _explained(self, decision: Decision, labels: list[str]) -> Table | None:
        """The answers with what each would bring, or nothing if that is too much for the screen."""
        if decision.kind not in EXPLAINED:
            return None
        screen = self._screen()
        grid = Table.grid(padding=(0, 2, 0, 0))
        for n, (action, label) in enumerate(zip(decision.actions, labels)):
            cell = Text(label)
            component = component_of(self.state, action)
            if component is not None:
                _, text = screen.full(*component)
                text.stylize("dim")
                cell.append("\n").append_text(text)
            grid.add_row(Text(f"{n + 1:>3}", style="bold"), cell)
        room = self.console.height - AROUND
        return grid if len(self.console.render_lines(grid, pad=False)) <= room else None

    def _log_lines(self, start: int = 0) -> list[Text]:
        lines = self.words.log(self.state, start)
        return [Text(line, style=signs.SEAT_STYLES[seat]) for seat, line in lines]

    def _tell_news(self) -> None:
        """What happened since the person last looked."""
        log = self.state.log or []
        lines = self._log_lines(self._told)
        self._told = len(log)
        if not lines:
            return
        self.console.print(Text(self.words.say("since"), style="dim"))
        shown = SHOWN_LOG if self.state.rivals is None else SHOWN_WITH_RIVALS
        if len(lines) > shown:
            earlier = self.words.say("earlier", n=len(lines) - shown)
            self.console.print(Text(f"  {earlier}", style="dim"))
        for line in lines[-shown:]:
            self.console.print(Padding(line, (0, 0, 0, 2)))

    # ------------------------------------------------------------------ commands

    def _board(self) -> None:
        self.console.print(self._screen().whole())

    def _hand(self) -> None:
        self.console.print(self._screen().own_cards())

    def _help(self) -> None:
        self.console.print(help_page(self.words, self.state.marks is not None))

    def _explain(self, wanted: str, decision: Decision) -> None:
        if not wanted:
            self._say("ask-what", example=self.words.name("space", "sietch_tabr"))
            return
        components = self._components()
        found = self._of_choice(wanted, decision, components)
        found = found or find(explained_words(self.words) + components, wanted)
        if not found:
            self._say("no-match", words=wanted)
        for entry in found[:MATCHES]:
            title = Text(entry["name"], style="bold")
            self.console.print(title.append(f"  {notes(entry, self.words)}", style="not bold dim"))
            self.console.print(Padding(Text(entry["text"]), (0, 0, 0, 2)))
            if entry["kind"] == "space":
                self._explain_space(entry["id"])
        more = list(dict.fromkeys(entry["name"] for entry in found[MATCHES:]))
        if more:
            self._say("more-matches", style="dim", n=len(more), names=", ".join(more))

    def _components(self) -> list[Entry]:
        """All such a table can meet: cards of Rivals only where there are any."""
        found: list[Entry] = language.table_records(
            self.state.codex, self.words.lang, self.state.setup
        )
        if self.state.rivals is None:
            found = [entry for entry in found if entry["kind"] not in RIVAL_KINDS]
        return found

    def _of_choice(self, wanted: str, decision: Decision, components: list[Entry]) -> list[Entry]:
        """The component the choice of that number is about."""
        choice = number(wanted)
        if not 1 <= choice <= len(decision.actions):
            return []
        component = component_of(self.state, decision.actions[choice - 1])
        if component is None:
            return []
        kinds = DECK_KINDS if component[0] == "card" else (component[0],)
        return [e for e in components if e["kind"] in kinds and e["id"] == component[1]]

    def _explain_space(self, space: str) -> None:
        """Why no Agent can be sent there now."""
        decision = self.state.decision
        if decision is None or decision.kind not in ("turn", "space"):
            return
        action = SPACE + self.state.codex.space_number[space]
        for reason in language.explain(self.state, action, self.words.lang):
            self._say("why-not", style="yellow", reason=reason)

    def _show_log(self) -> None:
        self._say("log-title", style="bold")
        for line in self._log_lines():
            self.console.print(line)

    def _undo(self) -> None:
        if not self.game.undoable_by(self.me):
            self._say("cannot-undo", style="yellow")
            return
        self.game.undo()
        self._told = min(self._told, len(self.state.log or []))
        self._say("undone")

    def _save(self, file: str) -> bool:
        if not file:
            self._say("name-a-file", command="save")
            return False
        try:
            target = Path(file).expanduser()
            if target.is_file() and not is_record(target):
                self._say(
                    "cannot-save", style="yellow", file=file, reason=self.words.say("error-other")
                )
                return False
            self.game.record.save(target)
        except (OSError, ValueError, RuntimeError) as error:
            self._say("cannot-save", style="yellow", file=file, reason=self._why(error))
            return False
        self._say("saved-seat" if self.me else "saved", file=file, n=self.me)
        return True

    def _why(self, error: Exception) -> str:
        """What is wrong with a file."""
        if isinstance(error, OSError):
            known = ERRORS.get(error.errno or 0)
            return self.words.say(known) if known else error.strerror or str(error)
        return str(error)

    def _load(self, file: str) -> None:
        if not file:
            self._say("name-a-file", command="load")
            return
        try:
            target = Path(file).expanduser()
            target.read_bytes()
            game = resume(str(target))
        except KanlyError as error:
            detail = str(error).removeprefix(f"{target} ")
            reason = self.words.say("error-no-game", detail=detail)
            self._say("cannot-load", style="yellow", file=file, reason=reason)
            return
        except (OSError, ValueError, RuntimeError) as error:
            self._say("cannot-load", style="yellow", file=file, reason=self._why(error))
            return
        self.game = game
        players = game.state.setup.players
        self.bots = self.new_bots(players)
        self.me = self.me if self.me < players else 0
        self.words = Words(game.state.codex, self.words.lang)
        self._told = len(game.state.log or [])
        self._turn = (-1, -1)
        self._say("loaded", file=file)

    def _speak(self, lang: str, decision: Decision) -> None:
        if lang not in language.LANGUAGES:
            self._say("lang-which", languages=", ".join(language.LANGUAGES))
            return
        self.words = Words(self.state.codex, lang)
        self._say("lang-now")
        self._offer(decision)

    def _quit(self) -> None:
        """Offer to save, then leave."""
        while True:
            self._say("quit-save")
            file = self._line()
            if not file or self._save(file):
                break
        self._leave()

    def _leave(self) -> None:
        self._say("bye")
        self._done = True

    # ------------------------------------------------------------------ the end

    def _farewell(self) -> None:
        self._tell_news()
        self.console.print(final_page(self.state, self.words, self.me))


PAGES: Final[dict[str, Callable[[Session], None]]] = {
    "help": Session._help,
    "board": Session._board,
    "hand": Session._hand,
    "log": Session._show_log,
}
"""Commands that show a page; then the question is asked again."""


def number(line: str) -> int:
    """The number somebody typed, or 0 for anything else."""
    return int(line) if line.isdecimal() and len(line) < 6 else 0


def resume(file: str) -> Game:
    """A saved game, checked and with its log, ready to be played on."""
    record = read_record(file)
    record.verify()
    return Game.resume(record, log=True)


def read_record(file: str) -> Record:
    """A record from a file; whatever is wrong with the file is a BadRecord."""
    try:
        return Record.load(file)
    except (ValueError, RecursionError):
        raise BadRecord(f"{file} is damaged: it holds no game") from None


def is_record(file: Path) -> bool:
    """Does the file hold a game, whole or not? Only such a file is written over."""
    return b'"kanly_record"' in file.read_bytes()[:1000]
