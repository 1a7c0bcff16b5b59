/** Requests to the server.  A refusal is a Problem with a code the page has words for. */
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Screen = Schemas["Screen"];
export type BoardId = Screen["board"];
export type View = Schemas["View"];
export type SeatView = Schemas["SeatView"];
export type Decision = Schemas["DecisionOut"];
export type Action = Schemas["ActionOut"];
export type Thing = Schemas["Thing"];
export type Change = Schemas["Change"];
export type Why = Schemas["Why"];
export type Sitter = Schemas["SitterOut"];
export type LogLine = Schemas["LogLine"];
export type Fighter = Schemas["Fighter"];
export type Standing = Schemas["StandingOut"];
export type TableInfo = Schemas["TableInfo"];
/** What is left out has its default. */
type SitterIn = Pick<Schemas["SitterIn"], "kind"> & Partial<Schemas["SitterIn"]>;
export type NewTable = Partial<Omit<Schemas["NewTable"], "sitters">> & { sitters: SitterIn[] };
export type Bots = Schemas["BotsOut"];
export type BotLevel = Schemas["Level"];
export type LessonInfo = Schemas["LessonInfo"];
export type PuzzleInfo = Schemas["PuzzleInfo"];
export type Topic = Schemas["HintOut"]["topic"];
export type Replayed = Schemas["Replayed"];
export type Catalogue = Schemas["Catalogue"];
export type Sign = Schemas["Sign"];
export type Box = Schemas["Box"];
export type CardEntry = Schemas["CardEntry"];
export type LeaderEntry = Schemas["LeaderEntry"];
export type RivalEntry = Schemas["RivalEntry"];
export type Profile = Schemas["Profile"];
export type GamePlayed = Schemas["GamePlayed"];
export type SetupEntry = Schemas["SetupEntry"];
export type NewLeaders = Schemas["RematchIn"]["leaders"];
export type SpaceEntry = Schemas["SpaceEntry"];
export type CoachMode = Screen["coach"];
export type Advice = Schemas["AdviceOut"];
export type Review = Schemas["ReviewOut"];
export type ReviewState = Schemas["ReviewState"];
export type Me = Schemas["Me"];
export type Room = Schemas["RoomOut"];
export type RoomInfo = Schemas["RoomInfo"];
export type Lobby = Schemas["Lobby"];
export type Place = Schemas["PlaceOut"];
export type Member = Schemas["MemberOut"];
export type Line = Schemas["Line"];
export type Phrase = Room["phrases"][number];
export type Terms = Schemas["Terms"];
export type Clock = Schemas["Clock"];
export type Turn = Schemas["Turn"];
export type Reminders = Schemas["RemindersOut"];
export type PushSubscriptionIn = Omit<Schemas["PushIn"], "lang">;
type PlaceIn = Pick<Schemas["PlaceIn"], "kind"> & Partial<Schemas["PlaceIn"]>;
export interface NewRoom {
  game: Partial<Schemas["Agreement"]>;
  places: PlaceIn[];
  name: string;
  terms: Terms;
}

/** Why the server did not do what was asked. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly detail: string,
    readonly status: number,
    /** Milliseconds after which the server wants to be asked again; 0: it did not say. */
    readonly after = 0,
  ) {
    super(detail);
  }
}

/** Whatever went wrong, as a Problem. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem("error", String(error), 0);
}

/** Milliseconds for which nobody need be told that the server wants to be asked later. */
const PATIENCE = 3000;

/** What only reads is asked again by itself, if that is soon. */
async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  try {
    return await askOnce<T>(path, init);
  } catch (error) {
    const { after } = asProblem(error);
    if (init?.method || !after || after > PATIENCE) throw error;
    await new Promise((resolve) => setTimeout(resolve, after));
    return askOnce<T>(path, init);
  }
}

async function askOnce<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem("offline", "the server does not answer", 0);
  }
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    const problem = body as { code?: string; detail?: string } | null;
    const after = 1000 * Number(response.headers.get("retry-after") ?? 0);
    throw new Problem(problem?.code ?? "error", problem?.detail ?? "", response.status, after);
  }
  if (response.status === 204) return undefined as T;
  return (await response.json()) as T;
}

function send<T>(path: string, body: unknown): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

export const api = {
  tables: (over: boolean, skip: number, limit: number) =>
    ask<TableInfo[]>(`/api/tables?over=${over}&skip=${skip}&limit=${limit}`),
  open: (table: NewTable) => send<{ id: string }>("/api/tables", table),
  openRecord: (record: unknown) => send<{ id: string }>("/api/records", { record }),
  /** The same people and bots once more. */
  rematch: (id: string, leaders: NewLeaders) =>
    send<{ id: string }>(`/api/tables/${id}/rematch`, { leaders }),
  remove: (id: string) => ask<undefined>(`/api/tables/${id}`, { method: "DELETE" }),
  screen: (id: string, seat: number, lang: string, logFrom: number) =>
    ask<Screen>(`/api/tables/${id}?seat=${seat}&lang=${lang}&log_from=${logFrom}`),
  act: (
    id: string,
    seat: number,
    revision: number,
    action: string,
    lang: string,
    logFrom: number,
  ) =>
    send<Screen>(`/api/tables/${id}/actions?lang=${lang}&log_from=${logFrom}`, {
      seat,
      revision,
      action,
    }),
  undo: (id: string, seat: number, revision: number, all: boolean, lang: string) =>
    send<Screen>(`/api/tables/${id}/undo?lang=${lang}`, { seat, revision, all }),
  /** What the coach thinks of the decision at hand; it takes about a second. */
  advice: (id: string, seat: number, revision: number, lang: string, signal: AbortSignal) =>
    ask<Advice>(`/api/tables/${id}/advice?seat=${seat}&revision=${revision}&lang=${lang}`, {
      signal,
    }),
  /** Have a finished game analysed; what is known of it already is the answer. */
  analyse: (id: string, lang: string) => send<ReviewState>(`/api/tables/${id}/review`, { lang }),
  /** How far the analysis is, or what was found. */
  review: (id: string, lang: string) => ask<ReviewState>(`/api/tables/${id}/review?lang=${lang}`),
  puzzles: () => ask<PuzzleInfo[]>("/api/puzzles"),
  openPuzzle: (id: string) => send<{ id: string }>("/api/puzzles", { id }),
  lessons: () => ask<LessonInfo[]>("/api/lessons"),
  openLesson: (id: string) => send<{ id: string }>("/api/lessons", { id }),
  skipStep: (id: string, seat: number, revision: number, lang: string) =>
    send<Screen>(`/api/tables/${id}/skip?lang=${lang}`, { seat, revision }),
  replay: (id: string, ply: number, seat: number, lang: string) =>
    ask<Replayed>(`/api/tables/${id}/replay/${ply}?seat=${seat}&lang=${lang}`),
  record: (id: string) => ask<unknown>(`/api/tables/${id}/record`),
  firstGame: (edition: string, players: number, seed: number) =>
    ask<Record<string, unknown>>(
      `/api/first-game?edition=${edition}&players=${players}&seed=${seed}`,
    ),
  /** The record of a player; of whoever has played most, if nobody is named. */
  profile: (name: string | null, latest: number) => {
    const who = name === null ? "" : `&name=${encodeURIComponent(name)}`;
    return ask<Profile>(`/api/profile?latest=${latest}${who}`);
  },
  me: () => ask<Me>("/api/me"),
  rename: (name: string) => send<Me>("/api/me", { name }),
  /** A code with which another device becomes this person's. */
  handOver: () => send<Schemas["CodeOut"]>("/api/me/code", {}),
  /** Become the person whose code was typed; `anyway`, though tables of this device are left. */
  takeOver: (code: string, anyway: boolean) => send<Me>("/api/me/take", { code, anyway }),
  /** The tables that wait for whoever sits here, the most pressing first. */
  turns: () => ask<Turn[]>("/api/me/turns"),
  reminders: () => ask<Reminders>("/api/me/reminders"),
  wantPush: (device: PushSubscriptionIn, lang: string) =>
    send<Reminders>("/api/me/reminders/push", { ...device, lang }),
  /** Have a code sent to an address; with it mails can be wanted there. */
  sendCode: (address: string, lang: string) =>
    send<undefined>("/api/me/reminders/address", { address, lang }),
  wantMail: (address: string, code: string, lang: string) =>
    send<Reminders>("/api/me/reminders/mail", { address, code, lang }),
  endReminders: () => ask<undefined>("/api/me/reminders", { method: "DELETE" }),
  /** End the reminders of whoever got a mail with this. */
  endMails: (ticket: string) => send<undefined>(`/mail-off/${ticket}`, {}),
  lobby: () => ask<Lobby>("/api/rooms"),
  openRoom: (room: NewRoom) => send<{ id: string }>("/api/rooms", room),
  /** Open a game that was begun at one device to others. */
  openToOthers: (id: string) => send<Room>(`/api/tables/${id}/room`, {}),
  /** The room of a table; null, if a table of one's own has none. */
  room: (id: string) => ask<Room | null>(`/api/rooms/${id}`),
  enter: (id: string, invitation: string, name: string) =>
    send<Room>(`/api/rooms/${id}/enter`, { invitation, name }),
  sit: (id: string, seat: number | null, name: string) =>
    send<Room>(`/api/rooms/${id}/sit`, { seat, name }),
  stand: (id: string, seat: number) => send<Room>(`/api/rooms/${id}/stand`, { seat }),
  /** A bot for a place; null: it is free. */
  fill: (id: string, seat: number, bot: string | null) =>
    send<Room>(`/api/rooms/${id}/fill`, { seat, bot }),
  wish: (id: string, seat: number, leader: string | null) =>
    send<Room>(`/api/rooms/${id}/wish`, { seat, leader }),
  agreeOn: (id: string, terms: Terms) => send<Room>(`/api/rooms/${id}/terms`, terms),
  offer: (id: string, seat: number, on: boolean) =>
    send<Room>(`/api/rooms/${id}/offer`, { seat, on }),
  startRoom: (id: string) => send<Room>(`/api/rooms/${id}/start`, {}),
  leave: (id: string) => send<undefined>(`/api/rooms/${id}/leave`, {}),
  comeBack: (id: string) => send<Room>(`/api/rooms/${id}/return`, {}),
  resign: (id: string) => send<Room>(`/api/rooms/${id}/resign`, {}),
  dismiss: (id: string, member: number) => send<Room>(`/api/rooms/${id}/dismiss`, { member }),
  say: (id: string, phrase: Phrase | "", words: string) =>
    send<Room>(`/api/rooms/${id}/say`, { phrase, words }),
  askBack: (id: string, seat: number, revision: number) =>
    send<Room>(`/api/rooms/${id}/take-back`, { seat, revision }),
  agree: (id: string, seat: number, revision: number, yes: boolean) =>
    send<Room>(`/api/rooms/${id}/agree`, { seat, revision, yes }),
  /** The room of the rematch. */
  again: (id: string) => send<{ id: string }>(`/api/rooms/${id}/again`, {}),
  bots: () => ask<Bots>("/api/bots"),
  catalogue: (lang: string, board: BoardId) =>
    ask<Catalogue>(`/api/catalogue?lang=${lang}&board=${board}`),
};
