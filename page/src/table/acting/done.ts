/** What the viewer's last action brought by itself in this turn. */
import type { LogLine } from "../../lib/api";

/**
 * The sentences of it, without the name they begin with: those of the last action, if it was the
 * viewer's and the turn goes on.  Its first line tells what was chosen; what follows was done
 * without asking.
 */
export function doneForYou(log: readonly LogLine[], viewer: number): string[] {
  const ply = log.at(-1)?.ply;
  const [chosen, ...rest] = log.slice(log.findIndex((line) => line.ply === ply));
  const over = (line: LogLine): boolean => line.common || line.outcome;
  if (chosen?.seat !== viewer || over(chosen)) return [];
  if (rest.some((line) => line.begins || over(line))) return [];
  return rest
    .filter(({ seat, tail }) => seat === viewer && tail)
    .map(({ tail }) => tail.replace(/\.$/, ""));
}
