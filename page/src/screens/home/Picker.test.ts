import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, it, vi } from "vitest";
import { useCatalogue } from "../../lib/catalogue.svelte";
import { emptyForm } from "../../lib/setup";
import { CATALOGUE, furnish } from "../../testing/table";
import { teamMode } from "./fixtures";
import Picker from "./Picker.svelte";

beforeAll(furnish);

it("Leaders at random can be chosen at a Commander's seat too", async () => {
  const { setup } = CATALOGUE;
  const teams = {
    ...CATALOGUE,
    setup: { ...setup, modes: { ...setup.modes, 6: teamMode() } },
  };
  useCatalogue(teams);
  const form = { ...emptyForm(teams), players: 6, draft: true };
  const onchange = vi.fn();
  render(Picker, { form, seat: 0, onchange, onactive: () => undefined });
  const random = page.getByRole("button", { name: "Random" });
  expect(random.getAttribute("aria-pressed")).toBe("false");
  await userEvent.setup().click(random);
  expect(onchange).toHaveBeenCalledExactlyOnceWith({ ...form, draft: false, recommended: false });
});
