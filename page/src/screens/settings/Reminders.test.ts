import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { api, type Reminders as Told } from "../../lib/api";
import { setLang } from "../../lib/i18n.svelte";
import { onPublicServer } from "../../testing/room";
import Reminders from "./Reminders.svelte";

const DEVICE = { endpoint: "https://push.example/1", p256dh: "key", auth: "secret" };
const push = vi.hoisted(() => ({
  takesPushes: vi.fn(async () => true),
  subscribed: vi.fn(),
  subscribe: vi.fn(),
  unsubscribe: vi.fn(async () => undefined),
}));
vi.mock("../../lib/push", () => push);

const user = userEvent.setup();
onPublicServer("Ana");
beforeEach(async () => {
  await setLang("en");
  push.subscribed.mockResolvedValue(null);
});

function show(way: Told["way"]): void {
  const told: Told = { way, ways: ["push", "mail"], address: "", push_key: "key" };
  vi.spyOn(api, "reminders").mockResolvedValue(told);
  render(Reminders);
}

it("has the server know this device before it says that it tells", async () => {
  push.subscribed.mockResolvedValue(DEVICE);
  const want = vi
    .spyOn(api, "wantPush")
    .mockResolvedValue({ way: "push", ways: ["push"], address: "", push_key: "key" });
  show("push");
  expect(await page.findByText("This device tells you.")).toBeTruthy();
  expect(want).toHaveBeenCalledExactlyOnceWith(DEVICE, "en");
});

it("says that another device tells where this one takes nothing", async () => {
  show("push");
  expect(await page.findByText(/Another device of yours tells you/)).toBeTruthy();
});

it("wants no pushes where none are wished, whatever the browser once took", async () => {
  push.subscribed.mockResolvedValue(DEVICE);
  const want = vi.spyOn(api, "wantPush");
  show("off");
  await page.findByText("Reminders");
  expect(want).not.toHaveBeenCalled();
});

it("sends one code, though it is pressed twice", async () => {
  const send = vi.spyOn(api, "sendCode").mockReturnValue(new Promise(() => undefined));
  show("off");
  await user.click(await page.findByRole("radio", { name: "Mail" }));
  await user.type(page.getByRole("textbox", { name: "Your mail address" }), "ana@example.org");
  await user.dblClick(page.getByRole("button", { name: "Send me a code" }));
  expect(send).toHaveBeenCalledExactlyOnceWith("ana@example.org", "en");
});
