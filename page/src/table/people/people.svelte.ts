/** Those who play together at a table: its room, and whose time runs. */
import { getContext, setContext } from "svelte";
import { api } from "../../lib/api";
import { RoomConnection } from "../../lib/room.svelte";

/** So many seconds before the end of somebody's time it is pressing. */
export const PRESSING = 30;

export class People extends RoomConnection {
  /** The time of the page's clock, while somebody's time runs. */
  private now = $state(performance.now());

  /** Open a table without a room to others. */
  async open(): Promise<void> {
    if (await this.change(() => api.openToOthers(this.id))) await this.start();
  }

  // ------------------------------------------------------------ time

  /** Count while somebody's time runs; how to stop. */
  count(): (() => void) | undefined {
    if (!this.room?.clock || this.room.clock.due === null) return undefined;
    const timer = setInterval(() => (this.now = performance.now()), 1000);
    return () => clearInterval(timer);
  }

  /** Does the time of a seat run? */
  runsFor(seat: number): boolean {
    return this.room?.clock?.seat === seat && this.room.clock.due !== null;
  }

  /** The seconds a seat has left; null where they are not counted. */
  secondsOf(seat: number): number | null {
    const { clock, places } = this.room ?? {};
    const place = places?.[seat];
    if (!clock || place?.kind !== "person" || place.standin) return null;
    if (!this.runsFor(seat)) return clock.left?.[seat] ?? null;
    const gone = Math.max(0, this.now - this.at) / 1000;
    return Math.max(0, (clock.due ?? 0) - gone);
  }

  /** Is the time of a seat nearly up? */
  isPressing(seat: number): boolean {
    const left = this.runsFor(seat) ? this.secondsOf(seat) : null;
    return left !== null && left <= PRESSING;
  }
}

export function providePeople(people: People): People {
  return setContext("people", people);
}

/** The people of the table; nothing on a server for one device. */
export function usePeople(): People | undefined {
  return getContext<People | undefined>("people");
}
