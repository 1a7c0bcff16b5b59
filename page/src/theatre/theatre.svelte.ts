/**
 * What others do is shown one after the other: the screens that have come wait in a queue, and the
 * table shows the last one that was reached.  Nothing waits on the server.
 */
import { tick } from "svelte";
import { api, type LogLine, type Screen } from "../lib/api";
import { choose, settings } from "../lib/settings.svelte";
import { actAt, scripted, type Act, type Beat, type BeatKind, type Line } from "./acts";
import { contenders, ranged, type Contender } from "./contenders";
import type { Past } from "./film";
import { lasting, resting, type Pace } from "./pace";
import { behind, inCommon, playedOn, rewound } from "./shown";
import { OTHERS, sounds } from "./sounds";

/** A second press so soon after the first ends the turn. */
const TWICE = 450;
/** What has changed at once stays outlined so long. */
const OUTLINED = 2000;
/** Chips of the own gains are gone after so long. */
const FLOWN = 700;

/** Beats in which a card is turned up. */
const WITH_A_CARD: ReadonlySet<BeatKind> = new Set(["card", "swords", "intrigue"]);

/** The next thing to do: show a beat, or reach a screen, or both. */
interface Step {
  beat: Beat | null;
  /** The screen that is reached with it. */
  screen: Screen | null;
}

/** What the theatre plays on: it takes a screen, and is asked for no other. */
export type Shows = (screen: Screen) => void;

export class Theatre {
  /** What is being shown: the act with its caption, and its present beat. */
  act = $state.raw<Act | null>(null);
  beat = $state.raw<Beat | null>(null);
  /** The line the act begins with, and those of it that have landed. */
  head = $state.raw<Line | null>(null);
  told = $state.raw<Line[]>([]);
  /** Who fights, as the Combat begins. */
  fighters = $state.raw<Contender[]>([]);
  /** Beats of the act: shown, and known to come. */
  done = $state(0);
  ahead = $state(0);
  paused = $state(false);
  /** Does it wait for whoever watches? */
  holding = $state(false);
  /** Until when a scene holds by itself; null: until somebody goes on. */
  until = $state.raw<number | null>(null);
  /** "Wait for me" was pressed in this scene. */
  waits = $state(false);
  /** What has just changed without being shown. */
  outlined = $state.raw<Line[]>([]);
  /** The own gains under way. */
  flying = $state.raw<Line[]>([]);
  /** Turns to look at again, and which of them is on. */
  film = $state.raw<Past[] | null>(null);
  frame = $state(0);

  /** The newest screen of each seat. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly newest = new Map<number, Screen>();
  /** The screen that is shown, whole. */
  private current: Screen | null = null;
  private queue: Step[] = [];
  /** The act the next lines go on with. */
  private last: Act | null = null;
  /** Lines that were shown to whoever sits here, by their place in the log. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly staged = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private began = 0;
  private left = 0;
  private goOn: (() => void) | null = null;
  private hurried = -Infinity;
  /** Straight to the own turn: nothing is shown before. */
  private rush = false;
  /** Something is read over the table: nothing goes on behind it. */
  private barred = false;
  /** Was the last question the viewer's? */
  private asked = false;
  private outlining: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: Shows) {}

  /** Is something shown that is not yet the present? */
  get playing(): boolean {
    return this.goOn !== null || this.queue.length > 0;
  }

  /** Watch whether the page is seen; a hidden page catches up at once. */
  watch(): () => void {
    const look = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      clearTimeout(this.timer);
      clearTimeout(this.outlining);
    };
  }

  // ------------------------------------------------------------ what comes

  /** A screen has come from the server. */
  receive(screen: Screen): void {
    const before = this.newest.get(screen.seat);
    this.newest.set(screen.seat, screen);
    if (this.film) return;
    if (!before) {
      this.jump(screen);
      return;
    }
    if (this.barred) return;
    if (this.current?.seat !== screen.seat) this.take(before);
    const known = this.queue.at(-1)?.screen ?? this.current ?? before;
    const common = inCommon(known.log, screen.log);
    if (common < known.log.length || known.lang !== screen.lang) {
      // Something was taken back, or is said in another language.
      for (const index of this.staged) if (index >= common) this.staged.delete(index);
      if (inCommon(this.current?.log ?? [], screen.log) < (this.current?.log.length ?? 0)) {
        sounds.play("undo");
      }
      this.jump(screen);
      return;
    }
    const fresh = screen.log.slice(common);
    if (this.instantly(fresh)) {
      this.queue.push({ beat: null, screen });
      this.skip();
      this.outline(fresh.map((line, k) => ({ ...line, index: common + k })));
      return;
    }
    this.enqueue(screen, common);
    if (!this.goOn) this.next();
  }

  /** Let what happens wait. */
  bar(): void {
    this.barred = true;
    if (!this.paused) this.pause();
  }

  /** Go on where it waits. */
  unbar(): void {
    this.barred = false;
    if (this.paused) this.pause();
    const newest = this.current && this.newest.get(this.current.seat);
    if (newest && newest !== this.current) this.receive(newest);
  }

  /** What others did before the first question is shown as if it were new. */
  async begin(screen: Screen, from: number): Promise<void> {
    const before = rewound(screen, from);
    this.newest.set(screen.seat, before);
    this.jump(before);
    await tick();
    this.receive(screen);
  }

  /** Whoever comes back sees what has happened since a line of the log, as if it were new. */
  async catchUp(id: string, screen: Screen, from: number): Promise<void> {
    const before = await this.earlier(id, screen, from).catch(() => null);
    if (before && !this.newest.has(screen.seat)) {
      this.newest.set(screen.seat, before);
      this.jump(before);
    }
    this.receive(screen);
  }

  /** The table as it was before a line of its log; nothing can be answered there. */
  private async earlier(id: string, now: Screen, from: number): Promise<Screen> {
    const { log } = now;
    const { screen } = await api.replay(id, log[from]?.ply ?? 0, now.seat, now.lang);
    const known = Math.min(screen.log.length, from);
    const then = { ...now, view: screen.view, fighters: screen.fighters };
    return playedOn({ ...then, log: log.slice(0, known) }, log.slice(known, from));
  }

  /** Is nothing of these lines to be waited for? */
  private instantly(fresh: readonly LogLine[]): boolean {
    return fresh.length > 0 && (this.rush || document.hidden || settings.pace === "instant");
  }

  private enqueue(screen: Screen, from: number): void {
    const { beats, act } = scripted(screen.log, from, this.last ?? actAt(screen.log, from));
    this.last = act;
    this.queue.push(...beats.map((beat) => ({ beat, screen: null })));
    const end = this.queue.at(-1);
    if (beats.length && end) end.screen = screen;
    else this.queue.push({ beat: null, screen });
  }

  /** Another person has the device: what that person saw last is where it goes on. */
  private take(screen: Screen): void {
    this.drop();
    this.curtain();
    this.last = null;
    this.current = screen;
    this.show(behind(screen));
  }

  /** Show a screen at once, whatever was waiting. */
  private jump(screen: Screen): void {
    this.drop();
    this.current = screen;
    this.last = null;
    this.curtain();
    this.show(screen);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.goOn = null;
    this.holding = false;
    this.until = null;
  }

  // ------------------------------------------------------------ the queue

  private next(): void {
    for (;;) {
      const step = this.queue[0];
      if (!step) return;
      const { beat } = step;
      if (beat && this.act && beat.act !== this.act && this.rest(() => this.next())) return;
      const ms = beat ? this.lasting(beat) : 0;
      if (beat && ms > 0) {
        this.open(beat);
        this.wait(ms, () => {
          this.land(step);
          this.next();
        });
        return;
      }
      if (this.land(step)) return;
    }
  }

  /** How long a beat is shown to whoever sits here. */
  private lasting(beat: Beat): number {
    if (this.quietly(beat)) return 0;
    return lasting(beat, settings.pace);
  }

  /** Is there nothing to see: the own turn, what was seen already, scenes that are not wanted? */
  private quietly(beat: Beat): boolean {
    const { act, lines, shows } = beat;
    if (this.film) return false;
    const viewer = this.current?.seat;
    const own = viewer !== undefined && !this.current?.sitters[viewer]?.standin;
    if (own && act.kind === "turn" && act.seat === viewer) return true;
    if (own && beat.kind === "intrigue" && shows?.seat === viewer) return true;
    if (act.kind !== "turn" && (settings.scenes === "none" || !this.isScene(act))) return true;
    return [...lines, shows].every((line) => line && this.staged.has(line.index));
  }

  /** Is there anything to see in a scene?  Nobody fights in some Combats, and before the first
      round there is none to turn. */
  private isScene(act: Act): boolean {
    const log = this.newest.get(this.current?.seat ?? -1)?.log ?? [];
    if (act.kind === "round") return act.from > 0 && (log[act.from]?.round ?? 0) > 0;
    if (this.current?.view.seats.some((seat) => seat.deployed || seat.worms)) return true;
    const end = log.findIndex((line, k) => k > act.from && line.event === "makers");
    return log.slice(act.from, end < 0 ? undefined : end).some((line) => line.event === "fought");
  }

  private open(beat: Beat): void {
    if (beat.act !== this.act) {
      this.act = beat.act;
      this.told = this.since(beat.act);
      this.head = beat.act.kind === "turn" ? beat.shows : (this.told[0] ?? beat.shows);
      this.done = 0;
      if (beat.act.kind === "combat") this.gather(beat.act);
      this.waits = settings.scenes === "wait";
      if (beat.act.kind === "combat") sounds.play("conflict");
      // What was asked before is asked no more.
      if (this.current?.decision) this.show(behind(this.current));
    }
    this.beat = beat;
    this.ahead = this.queue.filter((step) => step.beat?.act === beat.act).length;
    if (WITH_A_CARD.has(beat.kind)) sounds.play("card", OTHERS);
    for (const line of beat.lines) this.staged.add(line.index);
  }

  /** Everybody with units, and as strong beside the board as in the scene. */
  private gather({ from }: Act): void {
    const { current } = this;
    const newest = current && this.newest.get(current.seat);
    if (!newest) return;
    this.fighters = contenders(current, newest, from);
    if (current.log.length > from) return;
    this.current = { ...current, fighters: ranged(current.fighters, this.fighters) };
    if (this.live) this.showPast(this.live);
    else this.show(behind(this.current));
  }

  /** What is known of an act before its first beat: cards a Rival has passed over. */
  private since({ from }: Act): Line[] {
    const log = this.current?.log ?? [];
    return log.slice(from).map((line, k) => ({ ...line, index: from + k }));
  }

  /** What a step brings is there; does something hold before going on? */
  private land(step: Step): boolean {
    this.queue = this.queue.filter((one) => one !== step);
    const { beat, screen } = step;
    if (beat) {
      if (this.act === beat.act) this.told = [...this.told, ...beat.lines];
      if (this.beat === beat) {
        this.done += 1;
        sounds.landed(beat, settings.pace, false);
      } else if (beat.act.seat === this.current?.seat) {
        this.fly(beat);
      }
    }
    if (!screen) {
      if (beat && this.current) {
        this.current = playedOn(this.current, beat.lines);
        this.show(this.current);
      }
      return false;
    }
    this.current = screen;
    if (this.queue.length) {
      this.show(behind(screen));
      return false;
    }
    const ends = this.ends(screen);
    if (ends && this.act) {
      this.show(behind(screen));
      if (this.rest(() => this.arrive(screen))) return true;
    }
    this.arrive(screen);
    return false;
  }

  /** Is it over with the act when this screen is reached?  A person who is asked may take long. */
  private ends({ decision, sitters }: Screen): boolean {
    if (!decision) return true;
    if (this.act?.kind === "combat" && decision.kind === "combat") return false;
    const asked = sitters[decision.seat];
    return asked?.kind === "person" && !asked.standin;
  }

  /** The present is reached. */
  private arrive(screen: Screen): void {
    if (this.queue.length) {
      this.next();
      return;
    }
    const { decision, seat, sitters } = screen;
    const asked = decision?.seat === seat && !sitters[seat]?.standin;
    if (asked && !this.asked) sounds.play("turn");
    this.asked = asked;
    if (this.ends(screen)) {
      this.curtain();
      this.rush = false;
    } else {
      this.beat = null;
    }
    this.show(screen);
  }

  private curtain(): void {
    this.act = null;
    this.beat = null;
    this.told = [];
    this.waits = false;
  }

  /** Let the act stand for a moment; false if it need not. */
  private rest(then: () => void): boolean {
    const act = this.act;
    if (!act || this.film) return false;
    const ms = resting(act.kind, settings.pace, this.waits);
    this.act = act;
    this.beat = null;
    if (ms <= 0) return this.clear();
    this.holding = act.kind !== "turn";
    this.until = this.holding && ms < Infinity ? Date.now() + ms : null;
    this.wait(ms, () => {
      this.clear();
      then();
    });
    return true;
  }

  private clear(): false {
    this.curtain();
    this.holding = false;
    this.until = null;
    return false;
  }

  // ------------------------------------------------------------ time

  private wait(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.left = ms;
    this.began = performance.now();
    this.goOn = () => {
      clearTimeout(this.timer);
      this.goOn = null;
      then();
    };
    if (ms < Infinity && !this.paused) this.timer = setTimeout(this.goOn, ms);
  }

  /** End the beat; pressed twice, end the turn. */
  hurry(): void {
    if (!this.goOn) return;
    const now = performance.now();
    const twice = now - this.hurried < TWICE;
    this.hurried = now;
    this.paused = false;
    if (twice && this.act) this.finish(this.act);
    else this.goOn();
  }

  /** End the act. */
  private finish(act: Act): void {
    while (this.goOn && this.act === act && !this.holding) this.goOn();
  }

  /** Go on with a scene. */
  proceed(): void {
    this.paused = false;
    this.goOn?.();
  }

  /** Leave a scene. */
  leave(): void {
    if (this.act) this.finish(this.act);
    if (this.holding) this.goOn?.();
  }

  /** Hold the scene until somebody goes on. */
  stay(): void {
    this.waits = true;
    this.until = null;
    if (this.holding) clearTimeout(this.timer);
  }

  /** Stop for a while, or go on. */
  pause(): void {
    if (!this.goOn) return;
    this.paused = !this.paused;
    clearTimeout(this.timer);
    if (this.paused) {
      this.left -= performance.now() - this.began;
    } else if (this.left < Infinity) {
      this.began = performance.now();
      this.timer = setTimeout(this.goOn, Math.max(0, this.left));
    }
  }

  /** Straight to the own turn. */
  skipAll(): void {
    this.rush = this.act !== null;
    this.skip();
  }

  /** Straight to the present; what changed stays outlined. */
  skip(): void {
    if (this.film) {
      this.back();
      return;
    }
    const end = this.queue.at(-1)?.screen ?? this.current;
    if (!end || !this.playing) return;
    const passed = this.queue.flatMap((step) => step.beat?.lines ?? []);
    this.drop();
    this.paused = false;
    this.current = end;
    this.curtain();
    this.arrive(end);
    this.outline(passed);
  }

  /** The pace, from now on. */
  pace(pace: Pace): void {
    choose("pace", pace);
    if (pace === "instant") {
      this.skip();
    } else if (this.goOn && this.beat && !this.holding) {
      this.paused = false;
      this.wait(this.lasting(this.beat), this.goOn);
    }
  }

  private outline(lines: Line[]): void {
    const others = lines.filter(({ seat }) => seat !== this.current?.seat);
    if (!others.length) return;
    this.outlined = others;
    clearTimeout(this.outlining);
    this.outlining = setTimeout(() => (this.outlined = []), OUTLINED);
  }

  /** The own gains go to the own seat, and nobody waits for them. */
  private fly(beat: Beat): void {
    sounds.landed(beat, settings.pace, true);
    if (beat.kind !== "gains" && beat.kind !== "deploy") return;
    const lines = [...this.flying, ...beat.lines];
    this.flying = lines;
    setTimeout(() => {
      if (this.flying === lines) this.flying = [];
    }, FLOWN);
  }

  // ------------------------------------------------------------ looking back

  /** Look at turns again, from one of them on to the last. */
  async replay(id: string, film: Past[], frame: number): Promise<void> {
    const shown = film[frame];
    if (!shown) return;
    if (!this.film) {
      this.skip();
      this.outlined = [];
      this.live = this.current;
    }
    const { live } = this;
    if (!live) return;
    this.film = film;
    this.frame = frame;
    this.drop();
    this.paused = false;
    const { act, lines } = shown;
    const before = await this.earlier(id, live, act.from).catch(() => null);
    if (this.film !== film || this.frame !== frame) return;
    if (!before) {
      this.back();
      return;
    }
    this.curtain();
    this.current = before;
    this.showPast(live);
    const end = (lines.at(-1)?.index ?? act.from) + 1;
    const { beats } = scripted(live.log.slice(0, end), act.from, null);
    this.queue = beats.map((beat) => ({ beat, screen: null }));
    this.playPast(live, () => {
      const rest = resting(act.kind, this.filmPace, false);
      if (film[frame + 1]) this.wait(rest, () => void this.replay(id, film, frame + 1));
    });
  }

  /** The present, while the past is shown. */
  private live: Screen | null = null;

  /** Whoever looks again wants to see it. */
  private get filmPace(): Pace {
    return settings.pace === "instant" ? "normal" : settings.pace;
  }

  /** The past on the board; the log stays whole. */
  private showPast({ log }: Screen): void {
    if (this.current) this.show({ ...this.current, log });
  }

  private playPast(live: Screen, then: () => void): void {
    const beat = this.queue.shift()?.beat;
    if (!beat) {
      this.beat = null;
      then();
      return;
    }
    this.open(beat);
    const land = (): void => {
      this.done += 1;
      this.told = [...this.told, ...beat.lines];
      if (this.current) this.current = playedOn(this.current, beat.lines);
      this.showPast(live);
      this.playPast(live, then);
    };
    const ms = lasting(beat, this.filmPace);
    if (ms > 0) this.wait(ms, land);
    else land();
  }

  /** Back to the present. */
  back(): void {
    const { live } = this;
    this.film = null;
    this.live = null;
    this.drop();
    this.curtain();
    if (!live) return;
    this.current = live;
    this.show(live);
    const newest = this.newest.get(live.seat);
    if (newest && newest !== live) {
      this.newest.set(live.seat, live);
      this.receive(newest);
    }
  }
}
