/** What the last action brought in this turn: by itself, or by the answer of somebody else. */
import type { LogLine, Screen } from "../../lib/api";
import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { shortName } from "../side/parts";

/**
 * The sentences of it, without the name they begin with: those of the last action, if it was the
 * viewer's and the turn goes on.  Its first line tells what was chosen; what follows was done
 * without asking.  What is given in a trade was said.
 */
export function doneForYou(log: readonly LogLine[], viewer: number): string[] {
  const ply = log.at(-1)?.ply;
  const [chosen, ...rest] = log.slice(log.findIndex((line) => line.ply === ply));
  const over = (line: LogLine): boolean => line.common || line.outcome;
  if (chosen?.seat !== viewer || over(chosen)) return [];
  if (rest.some((line) => line.begins || over(line))) return [];
  return rest
    .filter(({ seat, tail, event }) => seat === viewer && tail && event !== "gave")
    .map(({ tail }) => tail.replace(/\.$/, ""));
}

type Kind = NonNullable<Screen["answered"]>["kind"];
const NOTHING: Partial<Record<Kind, string>> = {
  "ally-deploys": "act-answered-deploys-nothing",
  deploy: "act-answered-deploys-nothing",
  "trade-kind": "act-answered-gives-nothing",
  "trade-amount": "act-answered-gives-nothing",
  "trade-cards": "act-answered-gives-nothing",
};

/** What somebody else has just answered in the viewer's turn. */
export function answeredFor(session: Session): string {
  const answered = session.screen?.answered;
  if (!session.deciding || !answered || session.screen?.view.active !== session.viewer) return "";
  const { seat, kind, ply } = answered;
  const event = kind.startsWith("trade") ? "gave" : "deployed";
  const said = session.log.filter(
    (line) => line.ply === ply && line.seat === seat && line.event === event,
  );
  if (said.length) return said.map(({ text }) => text).join(" ");
  const none = NOTHING[kind];
  return none ? t(none, { name: shortName(session, seat) }) : "";
}
