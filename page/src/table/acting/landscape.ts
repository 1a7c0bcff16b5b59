/** A small landscape drawn from an id: the same id gives the same dunes. */
export interface Landscape {
  /** Far to near. */
  dunes: string[];
  sky: "sun" | "moons" | "moon" | "rays";
  x: number;
  y: number;
  r: number;
}

export const WIDTH = 160;
export const HEIGHT = 44;

/** Numbers in [0, 1) that follow from the text alone. */
function numbers(text: string): () => number {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

function dune(next: () => number, base: number, swell: number): string {
  const [phase, waves, second] = [next() * 6.28, 0.9 + next() * 1.3, next() * 6.28];
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 8) {
    const u = x / WIDTH;
    const y =
      base -
      swell * Math.sin(phase + u * waves * 6.28) -
      swell * 0.4 * Math.sin(second + u * waves * 14);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M0 ${HEIGHT}L${points.join(" L")} L${WIDTH} ${HEIGHT}Z`;
}

export function landscape(id: string): Landscape {
  const next = numbers(id);
  const skies = ["sun", "moons", "moon", "rays"] as const;
  return {
    sky: skies[Math.floor(next() * skies.length)] ?? "sun",
    x: 64 + next() * 74,
    y: 17 + next() * 9,
    r: 6 + next() * 4,
    dunes: [
      dune(next, 27 + next() * 3, 3 + next() * 2),
      dune(next, 33 + next() * 3, 3 + next() * 2),
      dune(next, 38 + next() * 3, 2 + next() * 3),
    ],
  };
}
