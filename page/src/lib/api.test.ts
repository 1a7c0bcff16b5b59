import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Problem } from "./api";

function refusal(seconds: number): Response {
  const body = JSON.stringify({ code: "too-many", detail: "" });
  return new Response(body, { status: 429, headers: { "retry-after": String(seconds) } });
}

describe("a server that is asked too often", () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched.mockReset());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is asked again by itself when it wants to be", async () => {
    fetched.mockResolvedValueOnce(refusal(2)).mockResolvedValueOnce(new Response("[]"));
    const tables = api.tables(false, 0, 10);
    await vi.advanceTimersByTimeAsync(1900);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await tables).toEqual([]);
  });

  it("is left alone, and the player told, where that is long, and after the second time", async () => {
    fetched.mockResolvedValue(refusal(60));
    await expect(api.lessons()).rejects.toMatchObject({ code: "too-many", after: 60_000 });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockImplementation(() => Promise.resolve(refusal(1)));
    const again = api.lessons().catch((error: unknown) => (error as Problem).code);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await again).toBe("too-many");
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("is never sent a change twice", async () => {
    fetched.mockResolvedValue(refusal(1));
    await expect(api.openLesson("first")).rejects.toMatchObject({ code: "too-many" });
    await vi.advanceTimersByTimeAsync(5000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
