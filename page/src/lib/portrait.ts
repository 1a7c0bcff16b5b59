/** How each portrait is toned; the drawings are in art/portraits.svg. */

export interface Look {
  /** One of the tones f-…. */
  tone: string;
  /** One of the accents a-…. */
  accent: string;
}

const look = (tone: string, accent: string): Look => ({ tone, accent });

/** The look of every Leader and Rival that has been drawn. */
export const LOOKS: Readonly<Record<string, Look>> = {
  muad_dib: look("fremen", "eyes"),
  feyd_rautha_harkonnen: look("spacing_guild", "spice"),
  gurney_halleck: look("landsraad", "spice"),
  lady_amber_metulli: look("spice_trade", "spice"),
  lady_jessica: look("landsraad", "bronze"),
  reverend_mother_jessica: look("bene_gesserit", "eyes"),
  lady_margot_fenring: look("bene_gesserit", "gold"),
  princess_irulan: look("emperor", "gold"),
  staban_tuek: look("spice_trade", "eyes"),
  shaddam_corrino_iv: look("emperor", "gold"),
  baron_vladimir_harkonnen: look("spacing_guild", "gold"),
  glossu_rabban: look("spacing_guild", "gold"),
  paul_atreides: look("landsraad", "spice"),
  duke_leto_atreides: look("landsraad", "gold"),
  countess_ariana_thorvald: look("city", "eyes"),
  earl_memnon_thorvald: look("city", "gold"),
  count_ilban_richese: look("city", "gold"),
  helena_richese: look("city", "spice"),
  glossu_the_beast_rabban: look("spacing_guild", "gold"),
  house_hagal: look("none", "gold"),
};

const UNKNOWN = look("none", "gold");

/** The look of a Leader or Rival; of somebody not drawn yet, an empty one. */
export function lookOf(id: string): Look {
  return LOOKS[id] ?? UNKNOWN;
}
