/** The sprite's names of the engine's factions, icons and battle icons. */
const NAMES: Record<string, string> = {
  spacing_guild: "guild",
  bene_gesserit: "bene-gesserit",
  spice_trade: "spice-trade",
  spy: "spy-access",
  desert_mouse: "mouse",
};

export function spriteOf(id: string): string {
  return NAMES[id] ?? id;
}
