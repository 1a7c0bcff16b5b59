"""The messages between server and page, as types; the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ..bots.levels import USUAL, Level
from ..engine.kinds import DecisionKind
from ..language.score import ScoreKind
from .agreement import Options
from .catalogue_model import Sign
from .puzzle_model import PuzzleOut
from .team_model import (
    About,
    Combatant,
    Rank,
    Share,
    TeamOut,
    TeamsView,
    ThroneCard,
    TieBreak,
    Token,
)
from .words import (
    ActionSort,
    Board,
    CoachMode,
    Confirm,
    EventName,
    Game,
    Good,
    Means,
    ReasonCode,
    SeatRole,
    Sort,
    Step,
    Topic,
    UndoEnds,
    What,
    Zone,
)

Pile = list[str] | int
"""The cards of a pile, or only their number if they are hidden from this seat."""


class BotsOut(msgspec.Struct):
    """The bots that can take a seat, the weakest first, and who does if nobody is named."""

    levels: list[Level]
    usual: str
    first: str
    """The same for somebody's first game."""


class SitterIn(msgspec.Struct, forbid_unknown_fields=True):
    """Who takes a player's seat."""

    kind: Literal["person", "bot"]
    name: str = ""
    bot: str = USUAL
    """A level, perhaps with a style: ``planner:spy``."""


class Agreement(Options, kw_only=True, forbid_unknown_fields=True):
    """An agreement on a game; what is left out is as `kanly.new_game` has it."""

    edition: str = "uprising"
    leaders: list[str] | str = "random"
    modules: list[str] = []
    hints: bool = False
    coach: CoachMode = "off"


class NewTable(Agreement, kw_only=True, forbid_unknown_fields=True):
    """A new game, and who plays."""

    sitters: list[SitterIn]
    seed: int | None = None


class RecordIn(msgspec.Struct, forbid_unknown_fields=True):
    """A game from a file, and who goes on with it (persons, if nobody is named)."""

    record: dict[str, Any]
    sitters: list[SitterIn] | None = None
    coach: CoachMode = "off"


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An action, and the revision of the table it answers."""

    seat: int
    revision: int
    action: Annotated[str, msgspec.Meta(max_length=64)]


class UndoIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to take back the last action, or all that can be taken back."""

    seat: int
    revision: int
    all: bool = False


class LessonIn(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to take a lesson."""

    id: str


class SitterOut(msgspec.Struct):
    """Who has a seat, and the name the seat is shown under."""

    kind: Literal["person", "bot", "rival"]
    here: bool
    """Is it the seat of whoever looks?  On one device that is every person's."""
    name: str
    bot: str
    standin: str
    """The bot that plays for the person meanwhile; empty: nobody does."""
    leader: str | None
    rival: str | None
    label: str
    role: SeatRole
    team: int
    """Its place in the screen's `teams`."""
    teammates: list[int]
    """Clockwise: of a Commander the left Ally first."""
    savings: int | None = None
    """What a Rival has laid by for its Swordmaster."""
    swordmaster_in: int | None = None
    """The round in which the Swordmaster of a Rival who buys none comes."""


class SeatInfo(msgspec.Struct):
    """A seat in the list of games."""

    kind: Literal["person", "bot", "rival"]
    name: str
    bot: str
    leader: str | None
    rival: str | None
    vp: int
    team: int | None = None
    """None in games kept before there were teams."""


class TableInfo(msgspec.Struct):
    """A table in the list of games."""

    id: str
    created: str
    updated: str
    over: bool
    round: int
    players: int
    deciding: int | None
    phase: Literal["setup", "playing", "over"]
    edition: str
    seats: list[SeatInfo]
    damaged: bool
    """Something of what was kept cannot be read any more."""
    game: Game | None = None
    """None of games kept before there were several to choose from."""
    own: bool = False
    """May whoever asks delete it?"""
    shared: bool = False
    """Do other persons play there?"""
    whole: bool = False
    """May whoever asks have its file, which tells what is hidden?"""


class News(msgspec.Struct):
    """What every open screen is told of a table, as it happens."""

    table: str
    event: Literal["moved", "gone", "stuck", "room"]
    """At a new revision; deleted; a bot waits because its answer cannot be kept; or something is
    different about its room."""
    revision: int = 0
    problem: str = ""
    """The code of what keeps the bot waiting."""


class Opened(msgspec.Struct):
    """The table that was opened."""

    id: str


class Thing(msgspec.Struct):
    """A thing by its sort and the engine's id; where there is only one of its sort, no id."""

    sort: Sort
    id: str


class Change(msgspec.Struct):
    """A number that an action would change, before any further choice."""

    what: What
    faction: str | None
    """Whose Influence it is."""
    before: int
    after: int
    seat: int
    """Whose number it is: the seat's that decides, or a teammate's."""


class Deploys(msgspec.Struct):
    """An Ally may deploy after an Agent of its Commander has been sent."""

    seat: int
    most: int


class ActionOut(msgspec.Struct):
    """A legal answer to the decision."""

    action: str
    """What is sent back: sort and id with a colon between, or the sort alone."""
    sort: ActionSort
    id: str
    """The engine's id of what it names, or its number among those of its sort."""
    n: int | None
    """The number chosen: of troops, of cards."""
    at: Thing | None
    """Where on the table it is chosen too, if that is not what it names."""
    zone: Zone | None
    """Where a card in hand, a contract or a card of the Throne Row really lies."""
    means: Means | None
    """What it is, where the sort does not say it: the same words mean different things."""
    seat: int | None
    """The seat it names."""
    good: Good | None
    """What would be given in a trade."""
    shares: list[Share]
    """Who would get what, where something is divided between teammates."""
    ranking: list[Rank]
    """How a Conflict would end by it, the strongest first."""
    asks: int | None
    """Another seat that must answer next, before this turn goes on."""
    label: str
    confirm: Confirm
    """What pays is asked about for the careful; what gives something up for good, always."""
    lapses: bool
    """It is given up by whoever ends now."""
    infiltrates: bool
    """Another's Agent stands there: a Spy is recalled for it."""
    ends_undo: bool
    """It cannot be taken back: it shows something hidden, or others go on at once."""
    changes: list[Change]
    spaces: list[str]
    """For a card to play: where it can go."""
    factions: list[str]
    """Those it would choose in secret."""
    deploys: Deploys | None = None
    """Of a Commander's space: the Ally who may deploy there, and how many at most."""


class Why(msgspec.Struct):
    """A reason why something cannot be done."""

    code: ReasonCode
    text: str
    params: dict[str, str | int] = {}
    """The names and numbers it speaks of."""


class DecisionOut(msgspec.Struct):
    """The question on the table."""

    seat: int
    kind: DecisionKind
    step: Step | None
    prompt: str
    """Says nothing that only the seat may know."""
    source: Thing
    """The thing that asks."""
    actions: list[ActionOut]
    """Empty for everybody but the seat that decides."""
    why: dict[str, list[Why]]
    """For spaces and cards that are not legal now: the reasons, by what the action would be."""
    about: About | None
    """What a question of a team is about, for everybody to see."""
    rival: int | None = None
    """The seat for which somebody else decides, because nobody sits there."""
    shows: Thing | None = None
    """A hidden card the question is about, for whoever is asked."""


class Shift(msgspec.Struct):
    """A number of a seat that went up or down."""

    seat: int
    what: What
    faction: str | None
    """Whose Influence it is."""
    by: int


class LogLine(msgspec.Struct):
    """One thing that happened, in words and as what its picture needs."""

    event: EventName
    seat: int
    things: list[Thing]
    """What it names: the card, then the space; the post, the Faction, the contract."""
    numbers: list[int]
    """What it counts: amounts, levels, places."""
    changes: list[Shift]
    """The seats' numbers that change by it, others' too."""
    ply: int
    """So many actions were taken before it: the replay shows the table there."""
    text: str
    tail: str
    """The sentence after the name of the seat; empty if it does not begin with that."""
    round: int
    entry: int
    """Lines of the same entry are told together."""
    heads: bool
    """It is told first in its entry, though it came later."""
    common: bool
    """It happens to the table, whoever's seat it carries."""
    begins: bool
    """A turn begins with it."""
    outcome: bool
    """It tells how a Conflict ended."""


class Fighter(msgspec.Struct):
    """A seat's part in the Conflict if it ended now."""

    seat: int
    strength: int
    place: int
    """The reward it would take, 1 to 3, or 0."""
    passed: bool
    """It has passed in this Combat since the last card was played."""
    may_concede: bool
    """It ties with a teammate, and one of them could leave the other the greater reward."""


class ScoreReason(msgspec.Struct):
    """Where points came from."""

    kind: ScoreKind
    text: str
    points: int
    track: str | None = None
    """Of Influence and Alliances: where; only whoever has a cube there can score it."""


class StandingOut(msgspec.Struct):
    """A place in the standings; ties are broken by the first of `ties` that differs.

    Teammates share the place, the total and what breaks ties.
    """

    place: int
    seat: int
    team: int
    vp: int
    total: int
    """The points of its team."""
    text: str
    ties: list[TieBreak]
    reasons: list[ScoreReason]
    cannot: list[ScoreKind]
    """Kinds of points its seat can never have."""
    by_round: list[int]
    """Its points after each round; empty if the log does not go back to the beginning."""


class SeatView(msgspec.Struct):
    """What lies before a seat, as far as the viewer may know."""

    leader: str | None
    rival: str | None
    solari: int
    spice: int
    water: int
    vp: int
    supply: int
    garrison: int
    deployed: int
    worms: int
    memories: int
    swords: int
    persuasion: int
    agents: int
    spies: int
    revealed_at: int
    swordmaster: bool
    council: bool
    hooks: bool
    revealed: bool
    influence: dict[str, int]
    agents_at: list[str]
    spies_at: list[str]
    paths: dict[str, str]
    """Where its token stands on each path."""
    deck: Pile
    hand: Pile
    known_hand: list[str]
    played: list[str]
    shown: list[str]
    discard: list[str]
    trash: list[str]
    set_aside: list[str]
    intrigue: Pile
    waiting: list[str]
    face_up: list[str]
    face_down: list[str]
    strength: int
    standing: dict[str, int]
    """The Influence that counts as its own: of a Commander also what the Allies have."""
    stands_in: int
    """The seat whose units and cubes on the board act for it now, usually itself."""
    tokens: list[Token]
    """Agents that are not like every other."""
    bonus_swords: int
    """Swords its Swordmaster brings in each Reveal turn."""
    known_intrigue: list[str]
    """Of another seat: stolen cards the viewer knows; of the viewer's own: those others know."""
    top: list[str]
    """The cards on top of its deck that the viewer knows, the next one to be drawn first."""
    secret: SecretOut | None
    """The Factions its Leader has chosen in secret."""


class SecretOut(msgspec.Struct):
    """Two Factions chosen in secret."""

    shown: bool
    """Everybody has seen them."""
    factions: list[str]
    """As far as the viewer may know: both or none."""


class MarksView(msgspec.Struct):
    """What cards and Leaders of 2020 leave on the table for a while."""

    mentat: int | None
    """Who has the Mentat this round; none: it stands on its space."""
    mentat_next: int | None
    """Who has won it for the next round."""
    voices: list[str | None]
    """The space each seat closes to its opponents until its next turn."""
    prices: dict[str, int]
    """What cards cost that cost less this turn."""


class ChoamView(msgspec.Struct):
    """The CHOAM module on the table."""

    market: list[str]
    bank: int
    set_aside: list[str]
    held: list[list[str]]
    completed: list[list[str]]


class RivalsView(msgspec.Struct):
    """The House Hagal cards."""

    deck: int
    shown: list[str]


class TurnView(msgspec.Struct):
    """The turn in progress."""

    card: str | None
    space: str | None
    revealing: bool
    recruited: int
    deployed: int


class View(msgspec.Struct):
    """The table as a seat may know it."""

    round: int
    first: int
    active: int | None
    imperium_deck: int
    row: list[str]
    removed: list[str]
    intrigue_deck: int
    intrigue_discard: list[str]
    intrigue_trash: list[str]
    conflict_deck: list[int]
    """The levels of the coming Conflicts, the next one last."""
    conflicts_left: list[str]
    conflict: str | None
    reserve: dict[str, int]
    alliances: dict[str, int | None]
    control: dict[str, int | None]
    shield_wall: bool
    bonus_spice: dict[str, int]
    choam: ChoamView | None
    rivals: RivalsView | None
    teams: TeamsView | None
    marks: MarksView | None
    turn: TurnView
    seats: list[SeatView]
    pending: list[str]


class HintOut(msgspec.Struct):
    """What a beginner is told at a question."""

    topic: Topic
    """What can be explained."""
    text: str
    """An answer worth a look and what it gives; empty if none stands out."""
    why: list[str]
    """What is good about it, a sentence each, the most telling first."""
    action: str | None
    """The answer it speaks of."""


class LessonOut(msgspec.Struct):
    """Where a lesson stands."""

    id: str
    number: int
    lessons: int
    """It is this one of so many."""
    step: int
    """So many steps are done."""
    steps: int
    text: str
    """What the step at hand asks; after the last one, what was learnt."""
    show: str | None
    """A right answer to point at."""
    next: str | None
    """The lesson after this one."""
    wrong_ways_out: list[ActionOut]
    """Ways to end or pass that the step does not want; the decision's `why` has the reasons."""


class LessonInfo(msgspec.Struct):
    """A lesson in the list of lessons."""

    id: str
    state: Literal["new", "begun", "done"]
    step: int
    """So many steps are done, of the lesson that was begun last."""
    steps: int


class Answered(msgspec.Struct):
    """A question that somebody has answered in somebody else's turn."""

    seat: int
    kind: DecisionKind
    ply: int
    """Lines of the log with this number tell what came of it; there may be none."""


class Screen(msgspec.Struct):
    """Everything one screen shows of a table."""

    id: str
    revision: int
    seat: int
    lang: str
    edition: str
    game: Game
    board: Board
    goal: int
    """The Victory Points that end the game."""
    modules: list[str]
    players: int
    difficulty: str | None
    variants: list[str]
    hints: bool
    sitters: list[SitterOut]
    view: View
    decision: DecisionOut | None
    undoable: int
    """So many actions of the seat can be taken back."""
    undo_path: list[DecisionKind]
    """The questions that are asked again by taking back one action, two, and so on."""
    undo_ends: UndoEnds
    """Why nothing can be taken back; empty if something can."""
    log_from: int
    """The log is sent from this line on, at most from where the request asked for."""
    log: list[LogLine]
    news_from: int
    """The log since this seat last acted begins here."""
    teams: list[TeamOut]
    """Every team, usually of one seat each."""
    throne: list[ThroneCard]
    """The Throne Row, in games that have one."""
    ring: list[Combatant]
    """In Combat: who can still play cards, from whoever is asked on."""
    fighters: list[Fighter]
    """Everybody who can have units, the strongest first."""
    rewarded: int
    """So many places of a Conflict are rewarded; rewards below them are for ties only."""
    protected: bool
    """The Shield Wall keeps sandworms out of the Conflict."""
    over: bool
    standings: list[StandingOut]
    log_settled: int
    """So many lines are past undo: the next request can ask for the log from there on."""
    prices: dict[str, list[list[Sign]]]
    """What spaces cost whose price is not the one printed first now; as the catalogue's costs."""
    lesson: LessonOut | None = None
    """In a lesson only right answers are legal; `why` has the reasons for the others."""
    puzzle: PuzzleOut | None = None
    """In a puzzle a wrong answer changes nothing."""
    hint: HintOut | None = None
    """For whoever is asked in a game with hints."""
    answered: Answered | None = None
    """What was answered last in this turn, by somebody else than whose turn it is."""
    coach: CoachMode = "off"
    """What the coach of this table tells."""
    delayed: bool = False
    """Somebody who watches later sees it: it has gone on since."""


class Replayed(msgspec.Struct):
    """A moment of a game, for review."""

    ply: int
    plies: int
    action: str
    """The action taken at this moment, as a sentence; empty at the end."""
    action_seat: int | None
    seats: list[int]
    """The seats with whose eyes it can be looked at."""
    screen: Screen
    revealed: bool
    """All hidden cards are shown: the game is over."""


class Problem(msgspec.Struct):
    """Why a request was refused; nothing has changed."""

    code: str
    detail: str
