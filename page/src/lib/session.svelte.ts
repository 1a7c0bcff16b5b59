/** A player at the table: what is picked, opened and pointed at on this screen. */
import { getContext, setContext, tick } from "svelte";
import { sawUpTo, seenOf } from "../theatre/seen";
import { sounds } from "../theatre/sounds";
import { Theatre } from "../theatre/theatre.svelte";
import type { Action, Screen } from "./api";
import { Connection } from "./connection.svelte";
import { settings } from "./settings.svelte";
import { isPrinted, keyOf, type Thing } from "./things";

/** A second click sooner than this is a double click, not a confirmation. */
const DOUBLE_CLICK = 350;

/** A thing shown large while the pointer or the focus rests on it. */
export interface Peek {
  thing: Thing;
  anchor: DOMRect;
}

export class Session extends Connection {
  /** What others do is shown there before the table is as it is now. */
  readonly theatre = new Theatre((screen) => this.present(screen));
  /** A legal action picked but not yet confirmed. */
  selected = $state<string | null>(null);
  /** A thing whose explanation is open. */
  inspected = $state.raw<Thing | null>(null);
  /** The key of what is under the pointer or the focus: other parts light what belongs to it. */
  hovered = $state<string | null>(null);
  peeked = $state.raw<Peek | null>(null);
  /** A menu of choices stands at the prompt: what is less wanted now makes room for it. */
  menu = $state(false);
  private selectedAt = 0;
  private actedAt = -DOUBLE_CLICK;
  /** What had the focus when something was opened; it gets it back. */
  private opener: HTMLElement | null = null;

  /** What is left to say when nothing is left to choose. */
  only = $derived.by((): Action | undefined => {
    const [action, ...others] = this.legal.values();
    return others.length ? undefined : action;
  });

  /** What whoever ends now gives up. */
  leftUndone = $derived([...this.legal.values()].filter(({ lapses }) => lapses));

  /** Pick a thing that is legal; what needs no second thought is done at once. */
  choose(thing: Thing): void {
    this.peeked = null;
    const action = this.actionOn(thing);
    if (!action) {
      if (this.why(thing).length) sounds.play("error");
      this.inspect(thing);
    } else if (!this.asksFirst(action)) {
      void this.confirm(action.action);
    } else if (this.selected !== action.action) {
      this.select(action);
    } else if (performance.now() - this.selectedAt > DOUBLE_CLICK) {
      void this.confirm(action.action);
    }
  }

  /** Is the viewer asked before this is done? */
  asksFirst({ confirm }: Action): boolean {
    return confirm === "always" || confirm === settings.confirm;
  }

  override async act(action: string): Promise<void> {
    this.actedAt = performance.now();
    await super.act(action);
  }

  /** Can the Ally still be changed, by taking back no more than the card that was chosen? */
  reactivates = $derived.by(() => {
    const { screen } = this;
    if (!this.deciding || !screen?.view.teams || screen.view.teams.activated === null) return false;
    const [last, before] = screen.undo_path;
    return last === "activate" || (last === "turn" && before === "activate");
  });

  /** Activate another Ally: what was chosen since is taken back, and the same card is played. */
  async reactivate(ally: number): Promise<void> {
    const card = this.screen?.view.turn.card;
    for (let steps = 2; steps && this.decision?.kind !== "activate" && this.canUndo; steps--) {
      await this.undo();
    }
    if (this.decision?.kind !== "activate") return;
    await this.act(keyOf({ sort: "seat", id: String(ally) }));
    const again = card && this.actionOn({ sort: "card", id: card });
    if (again) await this.act(again.action);
  }

  /** Is this the second half of a double click, whose first half was an answer already? */
  hasty({ detail }: MouseEvent): boolean {
    return detail > 0 && performance.now() - this.actedAt < DOUBLE_CLICK;
  }

  /** Pick a legal action and show what it means, without doing it. */
  select(action: Action): void {
    this.remember();
    this.selected = action.action;
    this.selectedAt = performance.now();
    this.inspected = isPrinted(action) ? action : null;
  }

  /** Open the explanation of a thing. */
  inspect(thing: Thing): void {
    this.remember();
    if (this.selected !== keyOf(thing)) this.selected = null;
    this.peeked = null;
    this.inspected = thing;
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
   * Pointer or focus left a thing.  Done later, because what is taken away loses the focus while
   * the page is being drawn.
   */
  leave(thing: Thing): void {
    const key = keyOf(thing);
    queueMicrotask(() => {
      if (this.hovered === key) this.hovered = null;
      if (this.peeked && keyOf(this.peeked.thing) === key) this.peeked = null;
    });
  }

  protected override arrived(screen: Screen): void {
    const opening = this.openingOf(screen);
    const from = this.missedFrom(screen);
    if (opening !== null) void this.theatre.begin(screen, opening);
    else if (from === null) this.theatre.receive(screen);
    else void this.theatre.catchUp(this.id, screen, from);
  }

  /** Where the turns begin that others have had before the first question of a new game. */
  private openingOf({ seat, log, decision, hints }: Screen): number | null {
    const known = this.screen?.seat === seat || seenOf(this.id) !== null;
    if (!hints || known || decision?.seat !== seat) return null;
    const own = log.some((line) => line.event === "played" && line.seat === seat);
    const first = log.findIndex((line) => line.ply === 0 && line.event.startsWith("hagal"));
    return own || first < 0 ? null : first;
  }

  /** Where the log goes on for whoever comes back after others have moved. */
  private missedFrom({ seat, sitters, log, over }: Screen): number | null {
    const alone = sitters.every(({ here }, n) => here === (n === seat));
    const first = this.screen?.seat !== seat;
    if (!alone || !first || over || settings.missed === "off") return null;
    const seen = seenOf(this.id);
    return seen !== null && seen < log.length ? seen : null;
  }

  protected override answered(): void {
    this.close();
  }

  protected override shown(): void {
    if (this.viewer >= 0) sawUpTo(this.id, this.log.length);
    if (this.selected && !this.legal.has(this.selected)) this.close();
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
}

export function provideSession(session: Session): Session {
  return setContext("session", session);
}

export function useSession(): Session {
  return getContext("session");
}
