/** A table of Ana and Ben, each at a device of their own, for component tests. */
import type { Room, Screen } from "../../lib/api";
import type { Session } from "../../lib/session.svelte";
import { aRoom, place } from "../../testing/room";
import { moment, sit, type Moment } from "../../testing/table";
import { People } from "./people.svelte";

/** The room while its game is played: Ana has the first seat, Ben the second. */
export function playing(part: Partial<Room> = {}): Room {
  return aRoom({
    id: "t",
    stage: "playing",
    places: [
      place({ kind: "person", name: "Ana", member: 0, here: true }),
      place({ kind: "person", name: "Ben", member: 1 }),
    ],
    ...part,
  });
}

/** A moment of their game as Ana sees it. */
export function withBen(at: Moment = {}, standin: { ana?: string; ben?: string } = {}): Screen {
  const screen = moment(at);
  const [ana, ben] = screen.sitters;
  if (ana) Object.assign(ana, { standin: standin.ana ?? "" });
  if (ben) {
    const bens = { kind: "person", here: false, name: "Ben", label: "Ben", bot: "" };
    Object.assign(ben, { ...bens, standin: standin.ben ?? "" });
  }
  return screen;
}

export interface Company {
  session: Session;
  people: People;
  context: Map<string, unknown>;
}

/** Ana at such a table, and the context that gives it to a component. */
export function together(screen: Screen, room: Room | null = playing()): Company {
  const { session } = sit(screen);
  const people = new People(session.id);
  people.room = room;
  people.at = performance.now();
  return {
    session,
    people,
    context: new Map<string, unknown>([
      ["session", session],
      ["people", people],
    ]),
  };
}
