/** What a medallion shows, drawn from the id alone: the same id gives the same picture. */

const TITLES = new Set(["lady", "princess", "baron", "count", "duke", "reverend", "mother", "the"]);
const TONES = [
  "emperor",
  "spacing_guild",
  "bene_gesserit",
  "fremen",
  "landsraad",
  "city",
  "spice_trade",
] as const;
const OWN_TONES: Readonly<Record<string, (typeof TONES)[number]>> = {
  muad_dib: "fremen",
  feyd_rautha_harkonnen: "spacing_guild",
  baron_vladimir_harkonnen: "spacing_guild",
  glossu_rabban: "spacing_guild",
  gurney_halleck: "landsraad",
  lady_amber_metulli: "spice_trade",
  lady_jessica: "bene_gesserit",
  reverend_mother_jessica: "bene_gesserit",
  lady_margot_fenring: "bene_gesserit",
  princess_irulan: "emperor",
  shaddam_corrino_iv: "emperor",
  staban_tuek: "city",
};

/** A number from an id, spread evenly (FNV-1a). */
export function hash(id: string): number {
  let h = 0x811c9dc5;
  for (let k = 0; k < id.length; k++) {
    h = Math.imul(h ^ id.charCodeAt(k), 0x01000193);
  }
  return h >>> 0;
}

/** The tone of the medallion, one of the classes f-…. */
export function toneOf(id: string): string {
  return OWN_TONES[id] ?? TONES[hash(id) % TONES.length] ?? "emperor";
}

/** The letter on the medallion: of the first word that is not a title. */
export function initialOf(id: string): string {
  const words = id.split("_").filter(Boolean);
  const word = words.find((w) => !TITLES.has(w)) ?? words[0] ?? "?";
  return word.charAt(0).toUpperCase();
}

/** Three dunes, the farthest first. */
export function duneLines(id: string): string[] {
  const seed = hash(id);
  return [0, 1, 2].map((k) => {
    const bits = (seed >>> (k * 9)) & 0x1ff;
    const y = 35 + k * 6 + (bits & 3);
    const bend = 11 + ((bits >> 2) & 7);
    const rise = 5 + ((bits >> 5) & 3);
    const fall = ((bits >> 7) & 3) * 2 - 4;
    return `M0 ${y}q${bend} ${-rise} 28 -1t28 ${fall}V56H0Z`;
  });
}
