/** A game people gather for: from the form of a new game, and as a form again. */
import type { NewRoom, Room } from "./api";
import type { Offer } from "./bots";
import {
  playing,
  read,
  toRequest,
  withSeat,
  type Components,
  type SeatForm,
  type SetupForm,
} from "./setup";
import { isUsual } from "./terms";

/** Do people have to gather before this game can begin? */
export function isShared(form: SetupForm): boolean {
  return !isUsual(form.terms) || playing(form).some(({ kind }) => kind === "open");
}

/** Somebody who arranges a game sits at the first seat of a person. */
const ownSeat = (form: SetupForm): number =>
  playing(form).findIndex(({ kind }) => kind === "person");

/** What whoever arranges the game is called in it. */
export function ownName(form: SetupForm): string {
  return form.seats[ownSeat(form)]?.name.trim() ?? "";
}

/** The form with the name somebody has on this server, unless they have given another one. */
export function withOwnName(form: SetupForm, name: string): SetupForm {
  return ownName(form) ? form : withSeat(form, ownSeat(form), { name });
}

/** The form for one device: nobody comes there by link, so bots take those seats. */
export function atOneDevice(form: SetupForm): SetupForm {
  const seats = form.seats.map((seat): SeatForm =>
    seat.kind === "open" ? { ...seat, kind: "bot" } : seat,
  );
  return { ...form, seats };
}

/** What the server is asked for: decks are dealt by lot, and nobody knows them before. */
export function toRoom(form: SetupForm, components: Components, offer: Offer | null): NewRoom {
  const { sitters, ...game } = toRequest(form, components, offer);
  return {
    game,
    places: sitters.map((sitter, seat) => {
      const open = playing(form)[seat]?.kind === "open";
      return open
        ? { kind: "open" }
        : { ...sitter, kind: sitter.kind === "bot" ? "bot" : "person" };
    }),
    name: ownName(form),
    terms: form.terms,
  };
}

/** What is agreed on in a room, as the form it could have come from. */
export function formOf(room: Room, components: Components): SetupForm {
  const { agreement, game, places, terms } = room;
  const { leaders, difficulty, added_cards: cards } = agreement;
  return read(
    {
      ...agreement,
      game,
      players: places.length,
      seats: places.map(({ kind, name, bot, leader }) => {
        const [level, style] = bot.split(":");
        return { kind, name, leader, bot: level || null, style: style ?? null };
      }),
      draft: leaders === "draft",
      recommended: leaders === "recommended",
      level: difficulty,
      cards: Array.isArray(cards) && cards.length ? cards : null,
      house: agreement,
      terms,
    },
    components,
  );
}

/** Does whoever is in a room see its game? */
export function seesGame({ stage, places, host, terms }: Room): boolean {
  const sits = places.some(({ kind, here }) => kind === "person" && here);
  return stage === "playing" && (sits || host || terms.watching !== "nobody");
}

/** Where somebody who is in a room goes on. */
export function addressOf(room: Room): string {
  return `/${seesGame(room) ? "table" : "room"}/${room.id}`;
}
