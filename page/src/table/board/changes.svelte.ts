/** Which pieces have just moved: for the outline that stands in for motion, and for the order. */
import { untrack } from "svelte";

const SHOWN = 2000;
const STEP = 90;
const LAST = 380;

export class Changes {
  /** Piece -> its turn in the movement, in milliseconds. */
  moved = $state.raw<Record<string, number | undefined>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: Map<string, string> | null = null;

  /** Follow the pieces and where they are; call while a component is set up. */
  constructor(places: () => Map<string, string>) {
    $effect.pre(() => {
      const now = places();
      untrack(() => this.compare(now));
      return () => clearTimeout(this.timer);
    });
  }

  private compare(now: Map<string, string>): void {
    const before = this.before;
    this.before = now;
    if (!before) return;
    const moved = [...now].flatMap(([piece, at]) => (before.get(piece) === at ? [] : [piece]));
    if (moved.length) {
      this.moved = Object.fromEntries(
        moved.map((piece, k) => [piece, Math.min(k * STEP, LAST)] as const),
      );
    }
    this.timer = setTimeout(() => (this.moved = {}), SHOWN);
  }
}
