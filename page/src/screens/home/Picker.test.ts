import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { useCatalogue } from "../../lib/catalogue.svelte";
import { emptyForm, withGame } from "../../lib/setup";
import { CATALOGUE, furnish } from "../../testing/table";
import { smallGame, teamMode } from "./fixtures";
import Picker from "./Picker.svelte";

beforeAll(furnish);

it("Leaders at random can be chosen at a Commander's seat too", async () => {
  const { setup } = CATALOGUE;
  const game = smallGame({ id: "six_players", modes: { 6: teamMode() } });
  const teams = { ...CATALOGUE, setup: { ...setup, games: [...setup.games, game] } };
  useCatalogue(teams);
  const form = { ...withGame(emptyForm(teams), teams, "six_players"), draft: true };
  const onchange = vi.fn();
  render(Picker, { form, seat: 0, onchange, onactive: () => undefined });
  const random = page.getByRole("button", { name: "Random" });
  expect(random.getAttribute("aria-pressed")).toBe("false");
  await userEvent.setup().click(random);
  expect(onchange).toHaveBeenCalledExactlyOnceWith({ ...form, draft: false, recommended: false });
});
