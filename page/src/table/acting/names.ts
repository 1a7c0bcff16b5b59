/** Things in words. */
import { catalogue, factionName } from "../../lib/catalogue.svelte";
import type { Action, Decision, Why } from "../../lib/api";
import { has, t } from "../../lib/i18n.svelte";
import { isCard, type Thing } from "../../lib/things";

/** What the catalogue says of a thing. */
function entryOf(thing: Thing): { name: string; text?: string } | undefined {
  const all = catalogue();
  const { sort, id } = thing;
  if (isCard(thing)) return all.cards[id];
  switch (sort) {
    case "space":
      return all.spaces[id];
    case "post":
      return all.posts[id];
    case "intrigue":
      return all.intrigues[id];
    case "conflict":
      return all.conflicts[id];
    case "battle":
      return all.conflicts[id] ?? all.objectives[id];
    case "objective":
      return all.objectives[id];
    case "contract":
      return all.contracts[id];
    case "leader":
      return all.leaders[id];
    case "rival":
      return all.rivals[id];
    case "hagal":
      return all.hagal[id];
    case "faction":
      return { name: factionName(id) };
    case "term":
      return { name: has(`gloss-${id}`) ? t(`gloss-${id}`) : id };
    default:
      return undefined;
  }
}

/** The name of a thing. */
export function title(thing: Thing): string {
  return entryOf(thing)?.name ?? thing.id;
}

/** The printed text of a thing, line by line. */
export function lines(thing: Thing): string[] {
  return (entryOf(thing)?.text ?? "").split("\n").filter((line) => line);
}

/** The word on a confirming button; the whole sentence is the server's label. */
export function confirmWord(action: Action, kind: Decision["kind"] | undefined): string {
  const { sort, n, shares } = action;
  const [first, second] = shares.map(({ troops }) => troops ?? 0);
  const counts = { n: n ?? 0, first: first ?? 0, second: second ?? 0 };
  for (const id of [`act-confirm-${sort}-${kind}`, `act-confirm-${sort}`])
    if (has(id)) return t(id, counts);
  return t("act-confirm-any");
}

/** The short word why not, or the server's sentence where there is none. */
export function whyWord(why: Why): string {
  return has(`act-why-${why.code}`) ? t(`act-why-${why.code}`) : why.text;
}
