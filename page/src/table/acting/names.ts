/** Targets in words: "space:arrakeen" has a sort, an id and a title. */
import { catalogue } from "../../lib/catalogue.svelte";
import { has, t } from "../../lib/i18n.svelte";

/** A target's sort and id. */
export function parts(target: string): { sort: string; id: string } {
  const at = target.indexOf(":");
  return at < 0
    ? { sort: target, id: "" }
    : { sort: target.slice(0, at), id: target.slice(at + 1) };
}

/** Sorts of targets that are Imperium cards, wherever they lie. */
export function isCard(sort: string): boolean {
  return ["card", "acquire", "discarded", "played", "revealed"].includes(sort);
}

/** The name of a thing. */
export function title(target: string): string {
  const { sort, id } = parts(target);
  const all = catalogue();
  if (isCard(sort)) return all.cards[id]?.name ?? id;
  switch (sort) {
    case "space":
      return all.spaces[id]?.name ?? id;
    case "post":
      return all.posts[id]?.name ?? id;
    case "intrigue":
      return all.intrigues[id]?.name ?? id;
    case "conflict":
      return all.conflicts[id]?.name ?? id;
    case "battle":
      return all.conflicts[id]?.name ?? all.objectives[id]?.name ?? id;
    case "objective":
      return all.objectives[id]?.name ?? id;
    case "contract":
      return all.contracts[id]?.name ?? id;
    case "leader":
      return all.leaders[id]?.name ?? id;
    case "rival":
      return all.rivals[id]?.name ?? id;
    case "hagal":
      return all.hagal[id]?.name ?? id;
    case "faction":
      return all.names.factions[id] ?? id;
    case "term":
      return has(`gloss-${id}`) ? t(`gloss-${id}`) : id;
    default:
      return target;
  }
}

/** The printed text of a thing, line by line. */
export function lines(target: string): string[] {
  const { sort, id } = parts(target);
  const all = catalogue();
  const text = isCard(sort)
    ? all.cards[id]?.text
    : {
        space: all.spaces[id]?.text,
        intrigue: all.intrigues[id]?.text,
        conflict: all.conflicts[id]?.text,
        battle: all.conflicts[id]?.text ?? all.objectives[id]?.text,
        objective: all.objectives[id]?.text,
        contract: all.contracts[id]?.text,
        leader: all.leaders[id]?.text,
        rival: all.rivals[id]?.text,
        hagal: all.hagal[id]?.text,
      }[sort];
  return (text ?? "").split("\n").filter((line) => line);
}

/** A line such as "Cost: 1 water." in its label and the rest. */
export function labelled(line: string): { label: string; rest: string } {
  const at = line.indexOf(": ");
  return at > 0 && at <= 40
    ? { label: line.slice(0, at), rest: line.slice(at + 2) }
    : { label: "", rest: line };
}

/** The word on a confirming button; the whole sentence is the server's label. */
export function confirmWord(action: string, kind: string): string {
  const { sort } = parts(action);
  for (const id of [`act-confirm-${sort}-${kind}`, `act-confirm-${sort}`])
    if (has(id)) return t(id);
  return t("act-confirm-any");
}

/** The short word why not, or the server's sentence where there is none. */
export function whyWord(why: { code: string; text: string }): string {
  return has(`act-why-${why.code}`) ? t(`act-why-${why.code}`) : why.text;
}
