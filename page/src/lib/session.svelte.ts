/** One table on one screen: what it shows, what is chosen, and the way to the server. */
import { getContext, setContext, tick } from "svelte";
import { api, Problem, type Action, type LogLine, type Screen, type Why } from "./api";
import { lang } from "./i18n.svelte";

const NOBODY = -1;
/** A second click sooner than this is a double click, not a confirmation. */
const DOUBLE_CLICK = 350;
/** Milliseconds until a server that did not answer is asked again. */
const RETRY = 1000;

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
  /** The seat whose view is asked for; it becomes the viewer when that has come. */
  private asked = NOBODY;
  private following = false;
  private fetching: Promise<void> | null = null;
  private outdated = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private selectedAt = 0;
  /** What had the focus when something was opened; it gets it back. */
  private opener: HTMLElement | null = null;

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
  start(): Promise<void> {
    this.following = true;
    return this.refresh();
  }

  /** Stop following. */
  stop(): void {
    this.following = false;
    clearTimeout(this.retry);
    this.source?.close();
    this.source = null;
  }

  private listen(): void {
    this.source = new EventSource(`/api/tables/${this.id}/events`);
    this.source.addEventListener("revision", (event) => {
      this.connected = true;
      const now = Number((event as MessageEvent<string>).data);
      if (now !== this.screen?.revision || this.problem?.code === "offline") void this.refresh();
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
        this.show(await api.screen(this.id, this.asked, lang(), this.settled()));
        if (this.problem?.code === "offline") this.problem = null;
        const [only, ...others] = this.persons;
        if (this.asked === NOBODY && only !== undefined && !others.length) {
          this.asked = only;
          this.outdated = true;
        }
      } catch (error) {
        this.fail(error);
      }
    } while (this.outdated);
    if (this.following && this.screen && !this.source) this.listen();
  }

  /** Take the device: the viewer is this person as soon as what it sees has come. */
  async take(seat: number): Promise<void> {
    this.asked = seat;
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
      const screen = await request();
      this.close();
      this.show(screen);
    } catch (error) {
      this.fail(error);
      if (error instanceof Problem && error.status === 409) await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  /** So many lines of the log never change: they are not asked for again in the same language. */
  private settled(): number {
    return this.screen?.lang === lang() ? this.screen.log_settled : 0;
  }

  private show(screen: Screen): void {
    const log = [...this.log.slice(0, screen.log_from), ...screen.log];
    this.screen = { ...screen, log, log_from: 0 };
    this.viewer = screen.seat;
    if (this.selected && !this.legal.has(this.selected)) this.close();
    this.connected = true;
  }

  private fail(error: unknown): void {
    this.problem =
      error instanceof Problem
        ? error
        : new Problem("error", error instanceof Error ? error.message : String(error), 0);
    if (this.problem.code === "offline") {
      this.connected = false;
      clearTimeout(this.retry);
      if (this.following) this.retry = setTimeout(() => void this.refresh(), RETRY);
    }
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
    this.remember();
    this.selected = action;
    this.selectedAt = performance.now();
    this.inspected = action.includes(":") ? action : null;
  }

  /** Open the explanation of a thing. */
  inspect(target: string): void {
    this.remember();
    if (this.selected !== target) this.selected = null;
    this.peeked = null;
    this.inspected = target;
  }

  /** Carry out the picked action. */
  async confirm(action: string | null = this.selected): Promise<void> {
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
      void this.giveBack();
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

  private remember(): void {
    if (this.selected || this.inspected) return;
    const at = document.activeElement;
    this.opener = at instanceof HTMLElement && at !== document.body ? at : null;
  }

  /** What was closed took the focus with it: it goes back to where it came from. */
  private async giveBack(): Promise<void> {
    const opener = this.opener;
    await tick();
    const at = document.activeElement;
    if (opener?.isConnected && (at === null || at === document.body)) {
      opener.focus({ preventScroll: true });
    }
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
