/** What the prompt offers of a question, and where it has room for it. */
import { boardOf } from "../../boards";
import type { Action, Screen } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import { layout, type Layout } from "../../lib/layout.svelte";
import type { Session } from "../../lib/session.svelte";
import { isOut } from "../../lib/things";
import { hintOf } from "../../screens/learn/coach";
import { sounds } from "../../theatre/sounds";
import { boardActions } from "../board/places";
import { deskFor, otherAlly, switches } from "./desk/desk";
import { foot, GAP, heightBelow } from "./foot.svelte";
import { fewTargets, menuHeight, sortOffers } from "./offers";

const ROW = 60;
/** The height of a strip with the names of the cards. */
const STRIP = 38;
/** The width and height of a number to choose. */
const NUMBER = 460;
const NUMBER_ROW = 62;
/** So many letters fit beside the question. */
const LETTERS: Partial<Record<Layout, number>> = { wide: 84, large: 30, medium: 30 };

export class Prompt {
  /** Menus whose entries lie on the board or in the market stay folded until asked for. */
  listed = $state(false);
  folded = $state(false);
  /** Whoever pressed Undo in vain is told why. */
  toldWhy = $state(false);
  /** A way out that a lesson does not want yet, and somebody tried. */
  private tried = $state.raw<Action | null>(null);

  constructor(private readonly session: Session) {}

  /** Another question: nothing is opened or folded. */
  reset(): void {
    this.listed = false;
    this.folded = false;
    this.toldWhy = false;
    this.tried = null;
  }

  /** Ways out that only get their reason. */
  get wrongWays(): Action[] {
    return this.session.deciding ? (this.session.screen?.lesson?.wrong_ways_out ?? []) : [];
  }

  refuse(action: Action): void {
    this.tried = action;
    sounds.play("error");
  }

  /** Why what was tried is not done. */
  get refused(): string {
    if (this.toldWhy) return this.undoTold;
    return this.tried
      ? this.session
          .why(this.tried)
          .map(({ text }) => text)
          .join(" ")
      : "";
  }

  docked = $derived(layout() === "phone" || layout() === "tablet");
  /** A question of a team has a desk of its own: what is answered there is offered nowhere else. */
  desk = $derived.by(() => deskFor(this.session));
  /** Teammates to choose from in the prompt's row. */
  mates = $derived.by(() => switches(this.session.legal.values()));
  offers = $derived.by(() => {
    const actions = [...this.session.legal.values()].filter((one) => !this.mates.includes(one));
    const offers = sortOffers(actions);
    return this.desk ? { ...offers, numbers: [], options: [], places: [] } : offers;
  });
  chosen = $derived.by((): Action | undefined => {
    const { selected, legal } = this.session;
    return selected ? legal.get(selected) : undefined;
  });
  /** An answer that ends something asks in the prompt itself. */
  asking = $derived(this.chosen && !this.chosen.id ? this.chosen : undefined);

  /** Targets elsewhere that are so few that the prompt names them too. */
  private few = $derived.by(() => {
    // A phone shows them first in its list, or all of them on its small board.
    if (layout() === "phone") return [];
    const targets = fewTargets(this.offers);
    return this.docked || this.holds(menuHeight(targets, foot.column.width)) ? targets : [];
  });
  options = $derived(this.few.length ? this.few : this.offers.options);
  fixed = $derived(
    this.options.length +
      this.offers.numbers.length +
      this.offers.piles.length +
      this.offers.leaders.length,
  );
  onRequest = $derived(this.few.length ? 0 : this.offers.places.length + this.offers.market.length);

  /** Few and short choices stand in the prompt's own row. */
  inRow = $derived.by(() => {
    const { numbers, piles, leaders } = this.offers;
    if (!this.session.deciding || this.chosen || piles.length || leaders.length) return false;
    if (numbers.length) return layout() === "wide" && !this.options.length;
    const letters = this.options.reduce((sum, { label }) => sum + label.length, 0);
    return this.fixed > 0 && this.fixed <= 2 && letters <= (LETTERS[layout()] ?? 0);
  });
  menu = $derived(this.fixed > 0 && !this.inRow && !this.folded);
  tray = $derived.by(
    () =>
      this.session.deciding &&
      (this.desk !== null || (!this.asking && (this.menu || (this.listed && this.onRequest > 0)))),
  );

  // ------------------------------------------------------------ room

  private whole = $derived.by(() => heightBelow(boardOf(this.session.screen)));
  /** The cards keep a strip where one of them can be played, or where there is room for all. */
  private strip = $derived(this.offers.inHand.length > 0 || this.whole >= 200 ? STRIP + GAP : GAP);
  private room = $derived(this.whole - ROW - foot.above - this.strip);

  private holds(height: number): boolean {
    return foot.column.height === 0 || height <= Math.max(this.room, NUMBER_ROW);
  }
  /** A number and one or two choices stand side by side, unless that makes them high. */
  beside = $derived.by(
    () =>
      !this.docked &&
      this.offers.numbers.length > 0 &&
      this.options.length > 0 &&
      this.options.length <= 2 &&
      menuHeight(this.options, foot.column.width - NUMBER) <= 1.5 * NUMBER_ROW,
  );
  private fits = $derived.by(() => {
    const width = this.beside ? foot.column.width - NUMBER : foot.column.width;
    const choices = this.options.length ? menuHeight(this.options, width) : 0;
    const number = this.offers.numbers.length ? NUMBER_ROW : 0;
    return this.holds(this.beside ? Math.max(choices, number) : choices + number);
  });
  /** A large choice may lie over the board while nothing there is asked for. */
  over = $derived.by(
    () =>
      !this.docked &&
      (this.desk !== null ||
        this.offers.leaders.length > 0 ||
        (this.listed && this.onRequest > 0) ||
        ((this.offers.piles.length > 0 || !this.fits) && boardActions(this.session).size === 0)),
  );
  most = $derived.by(() => {
    if (this.docked || !foot.column.height) return undefined;
    if (!this.over) return `${Math.max(this.room, 54)}px`;
    const above = foot.column.height - (foot.whole ? foot.say : this.whole) - GAP;
    return `${Math.max(160, above)}px`;
  });
  numbersPrimary = $derived(
    this.offers.numbers.length > 0 && !this.chosen && (this.inRow || (this.tray && !this.folded)),
  );

  /** The main button: the one number to choose, or the one way out; nothing else may be open. */
  main = $derived.by((): Action | undefined => {
    const { out, options } = this.offers;
    const open = this.session.legal.size - out.length;
    const [first, ...others] = open ? options : out;
    if (this.chosen || this.desk || others.length || open > 1) return undefined;
    if (this.other !== null) return undefined;
    return open && first?.n == null ? undefined : first;
  });

  /** What a beginner is told; nothing where the question says all there is. */
  get hint(): Screen["hint"] {
    const { only } = this.session;
    return only && isOut(only) ? null : hintOf(this.session);
  }

  /** On the viewer's turn no card can send an Agent. */
  onlyReveal = $derived.by(
    () =>
      this.session.decision?.kind === "turn" &&
      !this.offers.inHand.some(({ sort }) => sort === "card"),
  );
  /** Another Ally's Agent could still go. */
  other = $derived.by(() => (this.onlyReveal ? otherAlly(this.session) : null));
  /** So many Intrigue cards can be played. */
  plots = $derived(this.offers.inHand.filter(({ sort }) => sort === "intrigue").length);
  /** Why nothing can be taken back, as a word beside the button. */
  get undoWhy(): string {
    const ends = this.session.screen?.undo_ends;
    return ends ? t(`act-undo-${ends}`) : "";
  }
  /** The same as a whole sentence. */
  get undoTold(): string {
    const ends = this.session.screen?.undo_ends;
    return ends ? t(`act-undo-told-${ends}`) : "";
  }
}
