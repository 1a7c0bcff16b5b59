/** What the viewer's last action brought by itself. */
import type { LogLine } from "../../lib/api";

/**
 * The sentences of it, without the name they begin with: those of the last action, if it was the
 * viewer's.  Its first line tells what was chosen; what follows was done without asking.
 */
export function doneForYou(log: readonly LogLine[], viewer: number): string[] {
  const ply = log.at(-1)?.ply;
  const from = log.findIndex((line) => line.ply === ply);
  if (ply === undefined || log[from]?.seat !== viewer) return [];
  return log
    .slice(from + 1)
    .filter(({ seat, tail }) => seat === viewer && tail)
    .map(({ tail }) => tail.replace(/\.$/, ""));
}
