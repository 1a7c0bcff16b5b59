/** The picture of a card: what it is about gives the pieces, its id place, size and direction. */
import { SCENES } from "./scenes";

/** Pictures are drawn on this; subjects on less. */
export const WIDTH = 240;
export const HEIGHT = 80;
const SUBJECT = { width: 96, height: 72 };
const FAR = 7 / 12;

/** A piece that stands on the ground; `x` is its middle, `y` its foot. */
export interface Standing {
  piece: string;
  x: number;
  y: number;
  width: number;
  height: number;
  mirrored: boolean;
}

export interface Picture {
  sky: string;
  ground: string;
  /** The ground runs the other way. */
  turned: boolean;
  /** The far one first. */
  subjects: Standing[];
}

/** A number from an id, spread evenly (FNV-1a, stirred once more). */
function hash(id: string): number {
  let h = 0x811c9dc5;
  for (let k = 0; k < id.length; k++) h = Math.imul(h ^ id.charCodeAt(k), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

/** The scene of an id.  Contracts and House Hagal cards begin with the space they are about. */
function sceneOf(id: string): string | undefined {
  const own = SCENES[id];
  if (own) return own;
  const about = Object.keys(SCENES).find((known) => id.startsWith(`${known}_`));
  return about && SCENES[about];
}

/** What the picture of an id shows; null where nothing is drawn for it. */
export function pictureOf(id: string): Picture | null {
  const [sky, ground, subject, second] = sceneOf(id)?.split(" ") ?? [];
  if (!sky || !ground || !subject) return null;
  const bits = hash(id);
  const scale = 0.92 + 0.04 * (bits & 3);
  const left = 68 + 7 * ((bits >>> 2) % 5);
  const width = SUBJECT.width * scale;
  const near: Standing = {
    piece: subject,
    x: left + width / 2,
    y: 76,
    width,
    height: SUBJECT.height * scale,
    mirrored: (bits & 64) > 0,
  };
  const far: Standing[] = second
    ? [
        {
          piece: second,
          x: left - 14,
          y: 66,
          width: SUBJECT.width * FAR,
          height: SUBJECT.height * FAR,
          mirrored: false,
        },
      ]
    : [];
  return { sky, ground, turned: (bits & 128) > 0, subjects: [...far, near] };
}
