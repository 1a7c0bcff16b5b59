/** Advice on the decision at hand: asked for, and kept while the position lasts. */
import { api, asProblem, type Advice, type Problem } from "../../lib/api";
import { lang } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";

export class Coach {
  open = $state(false);
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<Problem | null>(null);
  private asking: AbortController | null = null;

  constructor(private readonly session: Session) {}

  /** Is there a coach, and something to ask it? */
  offered = $derived.by(() => {
    const { screen, deciding, legal } = this.session;
    return (
      deciding && legal.size > 1 && screen?.coach !== "off" && !screen?.lesson && !screen?.puzzle
    );
  });
  /** What advice is about, and for whom: if this changes it is no longer true, or no longer theirs. */
  moment = $derived.by(() => `${this.session.screen?.revision} ${this.session.viewer} ${lang()}`);

  toggle(): void {
    this.open = !this.open;
    if (this.open && !this.advice) void this.ask();
  }

  async ask(): Promise<void> {
    const { id, screen, viewer } = this.session;
    if (!screen || this.asking) return;
    this.problem = null;
    const asking = (this.asking = new AbortController());
    try {
      const advice = await api.advice(id, viewer, screen.revision, lang(), asking.signal);
      if (!asking.signal.aborted) this.advice = advice;
    } catch (error) {
      if (!asking.signal.aborted) this.problem = asProblem(error);
    }
    if (this.asking === asking) this.asking = null;
  }

  /** Forget everything; an answer that is still under way is not wanted any more. */
  forget(): void {
    this.asking?.abort();
    this.asking = null;
    this.open = false;
    this.advice = null;
    this.problem = null;
  }
}
