import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, Problem } from "../lib/api";
import { setLang } from "../lib/i18n.svelte";
import { me } from "../lib/me.svelte";
import { onPublicServer } from "../testing/room";
import Device from "./Device.svelte";

const push = vi.hoisted(() => ({ unsubscribe: vi.fn(async () => undefined) }));
vi.mock("../lib/push", () => push);

const user = userEvent.setup();
onPublicServer("Ana");

beforeEach(async () => {
  await setLang("en");
  history.replaceState(null, "", "/device");
  vi.spyOn(api, "turns").mockResolvedValue([]);
});

const show = (): void => void render(Device, { speak: async () => undefined });
const field = (): HTMLInputElement => page.getByRole("textbox", { name: "Code" });

it("makes a code that can be read, and a picture of it", async () => {
  vi.spyOn(api, "handOver").mockResolvedValue({ code: "ABCD2345", seconds: 600 });
  show();
  await user.click(page.getByRole("button", { name: "Make a code" }));
  expect((await page.findByText("ABCD 2345")).getAttribute("role")).toBe("status");
  expect(page.getByText("Good for another 10:00")).toBeTruthy();
  expect(await page.findByRole("img", { name: "QR code of the link" })).toBeTruthy();
});

it("makes one code, though it is pressed twice", async () => {
  const made = vi.spyOn(api, "handOver").mockReturnValue(new Promise(() => undefined));
  show();
  await user.dblClick(page.getByRole("button", { name: "Make a code" }));
  expect(made).toHaveBeenCalledOnce();
});

it("takes no pushes any more that were somebody else's", async () => {
  vi.spyOn(api, "takeOver").mockResolvedValue({ public: true, name: "Chani" });
  show();
  await user.type(field(), "abcd 2345{Enter}");
  await page.findByText("Done. Your seats are here now.");
  expect(push.unsubscribe).toHaveBeenCalled();
});

it("fills in a code of the address, but does nothing by itself", async () => {
  const take = vi.spyOn(api, "takeOver").mockResolvedValue({ public: true, name: "Chani" });
  history.replaceState(null, "", "/device#ABCD2345");
  show();
  expect(field().value).toBe("ABCD2345");
  expect(location.href).not.toContain("#");
  expect(take).not.toHaveBeenCalled();
  await user.click(page.getByRole("button", { name: "Take my seats over" }));
  expect(take).toHaveBeenCalledExactlyOnceWith("ABCD2345", false);
  expect(await page.findByText("Done. Your seats are here now.")).toBeTruthy();
  expect(me().name).toBe("Chani");
});

it("asks before games of this device are left", async () => {
  const take = vi
    .spyOn(api, "takeOver")
    .mockRejectedValueOnce(new Problem("has-tables", "", 409))
    .mockResolvedValue({ public: true, name: "Ana" });
  show();
  await user.type(field(), "abcd 2345{Enter}");
  expect(await page.findByText(/games of its own/)).toBeTruthy();
  await user.click(page.getByRole("button", { name: "Leave them behind" }));
  expect(take).toHaveBeenLastCalledWith("abcd 2345", true);
});

it("says when a code is not good", async () => {
  vi.spyOn(api, "takeOver").mockRejectedValue(new Problem("bad-code", "", 403));
  show();
  await user.type(field(), "XXXX XXXX{Enter}");
  expect(await page.findByText(/This code is not good/)).toBeTruthy();
});
