/** The analysis of a finished game: begun on request, followed until it is there. */
import { api, asProblem, type Problem, type ReviewState } from "../../../lib/api";
import { lang } from "../../../lib/i18n.svelte";

/** Milliseconds until it is asked again how far it is. */
const AGAIN = 700;
/** Games analysed on this visit: whoever comes back from one of their moments finds it again. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const begun = new Set<string>();

export class Analysis {
  state = $state.raw<ReviewState | null>(null);
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked: only the last answer counts. */
  private asked = 0;

  constructor(private readonly id: string) {}

  running = $derived(this.state?.state === "running");
  review = $derived(this.state?.review ?? null);

  start(): Promise<void> {
    begun.add(this.id);
    return this.follow(() => api.analyse(this.id, lang()));
  }

  /** Go on with what was begun before, if it was. */
  async resume(): Promise<void> {
    if (begun.has(this.id)) await this.start();
  }

  stop(): void {
    this.asked++;
    clearTimeout(this.timer);
  }

  private async follow(request: () => Promise<ReviewState>): Promise<void> {
    this.stop();
    const { asked } = this;
    this.problem = null;
    try {
      const state = await request();
      if (asked !== this.asked) return;
      this.state = state;
      if (state.state !== "running") return;
      const again = (): Promise<void> => this.follow(() => api.review(this.id, lang()));
      this.timer = setTimeout(() => void again(), AGAIN);
    } catch (error) {
      if (asked === this.asked) {
        this.problem = asProblem(error);
        this.state = null;
      }
    }
  }
}
