/** Which screen is shown: read from the address, kept in the browser's history. */
export type Route =
  | { screen: "home" }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string }
  | { screen: "cards" }
  | { screen: "rules" };

export function parse(path: string): Route {
  const [first, id] = path.split("/").filter(Boolean);
  if (first === "table" && id) return { screen: "table", id };
  if (first === "replay" && id) return { screen: "replay", id };
  if (first === "cards") return { screen: "cards" };
  if (first === "rules") return { screen: "rules" };
  return { screen: "home" };
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
  here.route = parse(location.pathname);
  scrollTo(0, 0);
}
