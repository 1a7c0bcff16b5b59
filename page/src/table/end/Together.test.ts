import { render, screen as page } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "../../lib/api";
import { furnish } from "../../testing/table";
import { playing, together, withBen } from "../people/testing";
import Together from "./Together.svelte";

const gone = vi.hoisted(() => vi.fn());
vi.mock("../../lib/router.svelte", async (original) => ({ ...(await original()), go: gone }));

beforeAll(furnish);
afterEach(() => void vi.restoreAllMocks());
const user = userEvent.setup();
const over = () => withBen({ over: true });

describe("once more with the same people", () => {
  it("whoever wishes it first opens the room", async () => {
    const again = vi.spyOn(api, "again").mockResolvedValue({ id: "next" });
    render(Together, { context: together(over()).context });
    await user.click(page.getByRole("button", { name: "Rematch" }));
    expect(again).toHaveBeenCalledExactlyOnceWith("t");
    expect(gone).toHaveBeenCalledWith("/room/next");
  });

  it("the others are told who wants it, and come along", async () => {
    vi.spyOn(api, "room").mockResolvedValue(playing({ id: "next" }));
    const again = vi.spyOn(api, "again").mockResolvedValue({ id: "next" });
    render(Together, { context: together(over(), playing({ next: "next" })).context });
    expect(await page.findByText("Ana wants a rematch.")).toBeTruthy();
    await user.click(page.getByRole("button", { name: "Come along" }));
    expect(again).toHaveBeenCalledOnce();
  });

  it("who only watches can come along, but opens none", () => {
    const screen = over();
    for (const sitter of screen.sitters) sitter.here = false;
    render(Together, { context: together(screen).context });
    expect(page.queryByRole("button")).toBeNull();
  });

  it("who only watches does not ask for a room they are not in", () => {
    const room = vi.spyOn(api, "room");
    const screen = over();
    for (const sitter of screen.sitters) sitter.here = false;
    render(Together, { context: together(screen, playing({ next: "next" })).context });
    expect(page.getByRole("button", { name: "Come along" })).toBeTruthy();
    expect(room).not.toHaveBeenCalled();
  });
});
