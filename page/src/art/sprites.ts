/** Drawings too large for the first load: fetched when one is first wanted, then in the page for all. */
import portraits from "./portraits.svg?url&no-inline";
import scenes from "./scenes.svg?url&no-inline";

const ADDRESS = { portraits, scenes } as const;
export type Sprite = keyof typeof ADDRESS;

const wanted = new Set<Sprite>();

/** Have a sprite put into the page; whatever uses it shows by itself once it is there. */
export async function want(sprite: Sprite): Promise<void> {
  if (wanted.has(sprite)) return;
  wanted.add(sprite);
  const { body } = document;
  try {
    const answer = await fetch(ADDRESS[sprite]);
    if (!answer.ok) throw new Error(answer.statusText);
    body.insertAdjacentHTML("beforeend", await answer.text());
  } catch {
    // Without it there are plain tones; the next that wants it tries again.
    wanted.delete(sprite);
  }
}
