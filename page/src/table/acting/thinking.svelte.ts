/** Whoever waits for a bot is told that it thinks, unless the answer is there at once. */
import type { Session } from "../../lib/session.svelte";

/** An answer sooner than this needs no word. */
export const AT_ONCE = 500;

export class Thinking {
  /** The seat of the bot that thinks; it stays until somebody else is asked. */
  seat = $state<number | null>(null);

  constructor(private readonly session: Session) {}

  /** Tell of it after a moment; how to stop waiting. */
  wait(): (() => void) | undefined {
    const { decision, screen } = this.session;
    const asked = decision?.seat ?? null;
    const sitter = asked === null ? undefined : screen?.sitters[asked];
    const bot = sitter?.kind === "bot" || Boolean(sitter?.standin);
    if (!bot || asked !== this.seat) this.seat = null;
    if (!bot || asked === this.seat) return undefined;
    const timer = setTimeout(() => (this.seat = asked), AT_ONCE);
    return () => clearTimeout(timer);
  }
}
