/** Why something is asked that the viewer did not begin: the card, space, Conflict or track. */
import { t } from "../../lib/i18n.svelte";
import type { Session } from "../../lib/session.svelte";
import { shortName } from "../side/parts";
import { thing, type Thing } from "../../lib/things";
import { title } from "./names";

/** Questions that name their source themselves. */
const NAMED: ReadonlySet<string> = new Set(["order", "use", "choose", "ally-pays"]);

/** What a question comes from, where that is not the viewer's own card or space. */
export function because(session: Session): string {
  const { decision, screen } = session;
  if (!decision || !screen || NAMED.has(decision.kind)) return "";
  const { active, turn } = screen.view;
  const { sort, id } = decision.source;
  const own = active === session.viewer;
  let from: Thing | null = null;
  if (sort === "battle" || sort === "faction") from = decision.source;
  else if (own) return "";
  else if (sort === "card-effect") from = turn.card ? thing("card", turn.card) : null;
  else if (sort === "space-effect") from = turn.space ? thing("space", turn.space) : null;
  else if (sort === "reveal-effect") from = thing("card", id.split("/")[0] ?? id);
  else if (sort === "intrigue" || sort === "acquire") from = decision.source;
  if (!from) return "";
  const what = title(from);
  return own || active === null
    ? t("act-because", { what })
    : t("act-because-of", { what, name: shortName(session, active) });
}
