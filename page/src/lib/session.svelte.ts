/** One table on one screen: what it shows, what is chosen, and the way to the server. */
import { getContext, setContext } from "svelte";
import { api, Problem, type Action, type LogLine, type Screen, type Why } from "./api";
import { lang } from "./i18n.svelte";

const NOBODY = -1;
/** A second click sooner than this is a double click, not a confirmation. */
const DOUBLE_CLICK = 350;

/** A thing shown large while the pointer or the focus rests on it. */
export interface Peek {
  target: string;
  anchor: DOMRect;
}

export class Session {
  screen = $state.raw<Screen | null>(null);
  /** The seat whose cards are on the screen; NOBODY between two persons. */
  viewer = $state(NOBODY);
  /** A legal action picked but not yet confirmed. */
  selected = $state<string | null>(null);
  /** A thing whose explanation is open: an action text such as "space:arrakeen". */
  inspected = $state<string | null>(null);
  /** The target under the pointer or the focus, so that other parts can light what belongs to it. */
  hovered = $state<string | null>(null);
  peeked = $state.raw<Peek | null>(null);
  /** A menu of choices stands at the prompt: what is less wanted now makes room for it. */
  menu = $state(false);
  busy = $state(false);
  connected = $state(true);
  problem = $state.raw<Problem | null>(null);
  private source: EventSource | null = null;
  private fetching: Promise<void> | null = null;
  private outdated = false;
  private selectedAt = 0;

  constructor(readonly id: string) {}

  // ------------------------------------------------------------ asking

  /** The seats of persons who sit at this screen. */
  persons = $derived(
    (this.screen?.sitters ?? []).flatMap((sitter, seat) =>
      sitter.kind === "person" ? [seat] : [],
    ),
  );
  decision = $derived(this.screen?.decision ?? null);
  /** What has happened, from the first line on. */
  log = $derived<LogLine[]>(this.screen?.log ?? []);
  /** Must somebody else take the device first? */
  handover = $derived(
    this.decision !== null &&
      this.persons.length > 1 &&
      this.persons.includes(this.decision.seat) &&
      this.decision.seat !== this.viewer,
  );
  /** May the viewer act now? */
  deciding = $derived(this.decision !== null && this.decision.seat === this.viewer);
  legal = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    new Map<string, Action>(
      (this.deciding ? (this.decision?.actions ?? []) : []).map((a) => [a.action, a]),
    ),
  );
  /** What lies before the viewer. */
  own = $derived(this.screen?.view.seats[this.viewer] ?? null);
  canUndo = $derived(this.screen?.can_undo ?? false);

  /** Why something cannot be chosen now. */
  why(target: string): Why[] {
    return this.deciding ? (this.decision?.why?.[target] ?? []) : [];
  }

  /** The name a seat is shown under. */
  nameOf(seat: number): string {
    return this.screen?.sitters[seat]?.label ?? "";
  }

  // ------------------------------------------------------------ the server

  /** Show the table and follow its changes. */
  async start(): Promise<void> {
    await this.refresh();
    if (this.persons.length === 1 && this.viewer === NOBODY) {
      this.viewer = this.persons[0] ?? NOBODY;
      await this.refresh();
    }
    this.listen();
  }

  /** Stop following. */
  stop(): void {
    this.source?.close();
    this.source = null;
  }

  private listen(): void {
    this.source = new EventSource(`/api/tables/${this.id}/events`);
    this.source.addEventListener("revision", (event) => {
      this.connected = true;
      if (Number((event as MessageEvent<string>).data) !== this.screen?.revision) {
        void this.refresh();
      }
    });
    this.source.addEventListener("gone", () => {
      this.stop();
      void this.refresh();
    });
    // The browser connects again by itself; the first event then brings the screen up to date.
    this.source.addEventListener("error", () => (this.connected = false));
  }

  /** Fetch the screen anew; calls while one is under way are joined, and it then fetches once more. */
  refresh(): Promise<void> {
    if (this.fetching) this.outdated = true;
    this.fetching ??= this.fetch().finally(() => (this.fetching = null));
    return this.fetching;
  }

  private async fetch(): Promise<void> {
    do {
      this.outdated = false;
      try {
        this.show(await api.screen(this.id, this.viewer, lang(), this.settled()));
        if (this.problem?.code === "offline") this.problem = null;
      } catch (error) {
        this.fail(error);
      }
    } while (this.outdated);
  }

  /** Take the device: the viewer is now this person. */
  async take(seat: number): Promise<void> {
    this.viewer = seat;
    this.close();
    await this.refresh();
  }

  /** Answer the decision. */
  async act(action: string): Promise<void> {
    await this.change(() =>
      api.act(this.id, this.viewer, this.revision, action, lang(), this.settled()),
    );
  }

  /** Take back the last action. */
  async undo(): Promise<void> {
    if (this.canUndo) {
      this.close();
      await this.change(() => api.undo(this.id, this.viewer, this.revision, lang()));
    }
  }

  private get revision(): number {
    return this.screen?.revision ?? 0;
  }

  private async change(request: () => Promise<Screen>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      this.show(await request());
    } catch (error) {
      this.fail(error);
      if (error instanceof Problem && error.status === 409) await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** So many lines of the log never change: they are not asked for again in the same language. */
  private settled(): number {
    return this.screen?.lang === lang() ? (this.screen.log_settled ?? 0) : 0;
  }

  private show(screen: Screen): void {
    const log = [...this.log.slice(0, screen.log_from), ...screen.log];
    this.screen = { ...screen, log, log_from: 0 };
    if (this.selected && !this.legal.has(this.selected)) this.close();
    this.connected = true;
  }

  private fail(error: unknown): void {
    this.problem =
      error instanceof Problem
        ? error
        : new Problem("error", error instanceof Error ? error.message : String(error), 0);
    if (this.problem.code === "offline") this.connected = false;
    if (this.problem.code === "unknown-table") this.screen = null;
  }

  // ------------------------------------------------------------ choosing

  /** Pick a legal action; what needs no second thought is done at once. */
  choose(action: string): void {
    this.peeked = null;
    if (!this.legal.has(action)) {
      this.inspect(action);
    } else if (!this.needsConfirm(action)) {
      void this.confirm(action);
    } else if (this.selected !== action) {
      this.select(action);
    } else if (performance.now() - this.selectedAt > DOUBLE_CLICK) {
      void this.confirm(action);
    }
  }

  /** Pick a legal action and show what it means, without doing it. */
  select(action: string): void {
    this.selected = action;
    this.selectedAt = performance.now();
    this.inspected = action.includes(":") ? action : null;
  }

  /** Open the explanation of a thing. */
  inspect(target: string): void {
    if (this.selected !== target) this.selected = null;
    this.peeked = null;
    this.inspected = target;
  }

  /** Carry out the picked action. */
  async confirm(action: string | null = this.selected): Promise<void> {
    this.close();
    if (action) await this.act(action);
  }

  /** Close what is open, one layer at a time; was anything? */
  dismiss(): boolean {
    if (this.peeked) {
      this.peeked = null;
      return true;
    }
    if (this.selected || this.inspected) {
      this.close();
      return true;
    }
    return false;
  }

  /**
   * Pointer or focus left a target.  Done later, because what is taken away loses the focus while
   * the page is being drawn.
   */
  leave(target: string): void {
    queueMicrotask(() => {
      if (this.hovered === target) this.hovered = null;
      if (this.peeked?.target === target) this.peeked = null;
    });
  }

  private close(): void {
    this.selected = null;
    this.inspected = null;
    this.hovered = null;
    this.peeked = null;
  }

  /** Confirm what pays, what shows hidden cards, and an end that leaves something undone. */
  needsConfirm(action: string): boolean {
    return action === "end" ? this.leftUndone.length > 0 : needsConfirm(action);
  }

  /** What could still be done before the turn ends.  A card kept in hand is no omission. */
  leftUndone = $derived.by(() =>
    [...this.legal.values()].filter(
      ({ action }) =>
        action !== "end" && (this.decision?.kind === "endgame" || !action.startsWith("intrigue:")),
    ),
  );
}

/** Where something is paid or hidden cards are seen, the player confirms. */
export function needsConfirm(action: string): boolean {
  return /^(space:|acquire:|intrigue:|reveal$)/.test(action);
}

export function provideSession(session: Session): Session {
  return setContext("session", session);
}

export function useSession(): Session {
  return getContext("session");
}
