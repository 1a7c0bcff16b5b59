/** Which screen is shown: read from the address, kept in the browser's history. */
export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "room"; id: string }
  | { screen: "join"; id: string }
  | { screen: "mail-off"; id: string }
  | { screen: "cards" }
  | { screen: "rules" }
  | { screen: "learn" }
  | { screen: "puzzles" }
  | { screen: "settings" }
  | { screen: "profile" }
  | { screen: "lobby" }
  | { screen: "device" }
  | { screen: "nowhere" };

/** Screens that show nothing in particular. */
const ALONE = [
  ...(["cards", "rules", "learn", "puzzles", "settings", "profile"] as const),
  ...(["lobby", "device"] as const),
] as const;
const isAlone = (word: string): word is (typeof ALONE)[number] =>
  ALONE.includes(word as (typeof ALONE)[number]);
/** Screens of one table, or of one mail. */
const OF_ONE = ["table", "replay", "room", "join", "mail-off"] as const;
const isOfOne = (word: string): word is (typeof OF_ONE)[number] =>
  OF_ONE.includes(word as (typeof OF_ONE)[number]);

export function parse(path: string): Route {
  const [first, id, ...more] = path.split("/").filter(Boolean);
  if (first === undefined) return { screen: "home" };
  if (id && !more.length && isOfOne(first)) return { screen: first, id };
  if (!id && isAlone(first)) return { screen: first };
  return { screen: "nowhere" };
}

const here = $state<{ route: Route }>({ route: parse(location.pathname) });

addEventListener("popstate", () => (here.route = parse(location.pathname)));

/** The present route. */
export function route(): Route {
  return here.route;
}

/** Go to another screen. */
export function go(path: string): void {
  history.pushState(null, "", path);
  show();
}

/** Go on to another screen; the way back does not lead here again. */
export function goOn(path: string): void {
  history.replaceState(null, "", path);
  show();
}

function show(): void {
  here.route = parse(location.pathname);
  scrollTo(0, 0);
  void arrive();
}

/** On another screen the focus begins at its heading. */
async function arrive(): Promise<void> {
  let heading: HTMLElement | null = null;
  for (let frame = 0; frame < 30 && !heading; frame++) {
    await new Promise(requestAnimationFrame);
    heading = document.querySelector("h1");
  }
  if (!heading || (document.activeElement && document.activeElement !== document.body)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
