/** One table as the server shows it: asked for, followed, and answered. */
import { api, asProblem, Problem, type Action, type LogLine, type Screen, type Why } from "./api";
import { isElsewhere, loadCatalogue } from "./catalogue.svelte";
import type { News } from "./events";
import { Followed } from "./followed.svelte";
import { lang } from "./i18n.svelte";
import { keyOf, type Thing } from "./things";

const NOBODY = -1;

function personsOf({ sitters }: Screen): number[] {
  return sitters.flatMap(({ here }, seat) => (here ? [seat] : []));
}

export class Connection extends Followed {
  screen = $state.raw<Screen | null>(null);
  /** The seat whose cards are on the screen; NOBODY between two persons. */
  viewer = $state(NOBODY);
  busy = $state(false);
  /** The newest screen that has come; what is shown may still be behind it. */
  private newest: Screen | null = null;
  /** The seat whose view is asked for; it becomes the viewer when that has come. */
  private asked = NOBODY;

  /** The seats of persons who sit at this screen. */
  persons = $derived(this.screen ? personsOf(this.screen) : []);
  decision = $derived(this.screen?.decision ?? null);
  /** What has happened, from the first line on. */
  log = $derived<LogLine[]>(this.screen?.log ?? []);
  /** Where the news for the viewer begin; who only watches has seen everything. */
  newsFrom = $derived(this.viewer < 0 ? this.log.length : (this.screen?.news_from ?? 0));
  /** Must somebody else take the device first? */
  handover = $derived(
    this.decision !== null &&
      this.persons.length > 1 &&
      this.persons.includes(this.decision.seat) &&
      this.decision.seat !== this.viewer &&
      !this.isReplaced(this.decision.seat),
  );
  /** Does a bot play for the viewer meanwhile? */
  replaced = $derived(this.isReplaced(this.viewer));
  /** May the viewer act now? */
  deciding = $derived(
    this.decision !== null && this.decision.seat === this.viewer && !this.replaced,
  );
  legal = $derived(
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew, never changed
    new Map<string, Action>(
      (this.deciding ? (this.decision?.actions ?? []) : []).map((a) => [a.action, a]),
    ),
  );
  /** What lies before the viewer. */
  own = $derived(this.screen?.view.seats[this.viewer] ?? null);
  /** The legal action that names this thing. */
  actionOn(thing: Thing): Action | undefined {
    return this.legal.get(keyOf(thing));
  }
  /** So many actions can be taken back. */
  undoable = $derived(this.screen?.undoable ?? 0);
  canUndo = $derived(this.undoable > 0);

  /** Why something cannot be chosen now. */
  why(thing: Thing): Why[] {
    return this.deciding ? (this.decision?.why[keyOf(thing)] ?? []) : [];
  }

  /** Does a bot play for the person of a seat meanwhile? */
  isReplaced(seat: number): boolean {
    return Boolean(this.screen?.sitters[seat]?.standin);
  }

  /** The name a seat is shown under. */
  nameOf(seat: number): string {
    return this.screen?.sitters[seat]?.label ?? "";
  }

  // ------------------------------------------------------------ the server

  protected hear(heard: "live" | News): void {
    if (heard === "live") {
      if (!this.connected) void this.refresh();
    } else if (heard.event === "room") return;
    else if (heard.event === "gone") {
      this.stop();
      void this.refresh();
    } else if (heard.event === "stuck") this.problem = new Problem(heard.problem, "", 503);
    else if (this.fetching) this.wanted = Math.max(this.wanted, heard.revision);
    else if (heard.revision !== this.revision || this.troubled) void this.refresh();
  }

  protected async load(): Promise<void> {
    const screen = await this.ask();
    if (!screen) return;
    const [only, ...others] = personsOf(screen);
    if (this.asked === NOBODY && only !== undefined && !others.length) {
      this.asked = only;
      this.wanted = Infinity;
      return;
    }
    if (isElsewhere(screen.board)) await loadCatalogue(screen.board);
    this.show(screen);
  }

  /** The screen of the seat; null if it is somebody else's by now: what everybody sees is left. */
  private async ask(): Promise<Screen | null> {
    try {
      return await api.screen(this.id, this.asked, lang(), this.settled());
    } catch (error) {
      if (this.asked === NOBODY || asProblem(error).code !== "hidden") throw error;
      this.asked = NOBODY;
      this.wanted = Infinity;
      return null;
    }
  }

  /** Take the device: the viewer is this person as soon as what it sees has come. */
  async take(seat: number): Promise<void> {
    this.asked = seat;
    this.answered();
    await this.refresh();
  }

  /** Answer the decision. */
  async act(action: string): Promise<void> {
    await this.change(() =>
      api.act(this.id, this.viewer, this.revision, action, lang(), this.settled()),
    );
  }

  /** Take back the last action, or all that can be taken back. */
  async undo(all = false): Promise<void> {
    if (this.canUndo) {
      await this.change(() => api.undo(this.id, this.viewer, this.revision, all, lang()));
    }
  }

  /** Let the step of a lesson be done. */
  async skipStep(): Promise<void> {
    await this.change(() => api.skipStep(this.id, this.viewer, this.revision, lang()));
  }

  private get known(): Screen | null {
    return this.newest ?? this.screen;
  }

  /** Where the table was when its newest screen came. */
  get revision(): number {
    return this.known?.revision ?? 0;
  }

  private async change(request: () => Promise<Screen>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const screen = await request();
      this.reached();
      this.answered();
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
    return this.known?.lang === lang() ? this.known.log_settled : 0;
  }

  private show(screen: Screen): void {
    const known = this.known?.log ?? [];
    this.newest = {
      ...screen,
      log: [...known.slice(0, screen.log_from), ...screen.log],
      log_from: 0,
    };
    this.arrived(this.newest);
  }

  /** A screen has come: it is shown, at once unless something else is to be seen before. */
  protected arrived(screen: Screen): void {
    this.present(screen);
  }

  protected present(screen: Screen): void {
    this.screen = screen;
    this.viewer = screen.seat;
    this.shown();
  }

  protected override fail(error: unknown): void {
    super.fail(error);
    if (this.problem?.code === "unknown-table") this.screen = this.newest = null;
  }

  /** What was asked before is asked no more. */
  protected answered(): void {}

  /** Another screen is shown. */
  protected shown(): void {}
}
