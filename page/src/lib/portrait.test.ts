import { describe, expect, it } from "vitest";
import { duneLines, initialOf, toneOf } from "./portrait";

describe("medallions", () => {
  it("are the same for the same id and differ otherwise", () => {
    expect(duneLines("muad_dib")).toEqual(duneLines("muad_dib"));
    expect(duneLines("muad_dib")).not.toEqual(duneLines("staban_tuek"));
    expect(duneLines("muad_dib")).toHaveLength(3);
  });

  it("carry the letter of the name, not of the title", () => {
    expect(initialOf("lady_jessica")).toBe("J");
    expect(initialOf("reverend_mother_jessica")).toBe("J");
    expect(initialOf("muad_dib")).toBe("M");
    expect(initialOf("lady")).toBe("L");
  });

  it("have a tone for every id", () => {
    expect(toneOf("muad_dib")).toBe("fremen");
    expect(toneOf("someone_new")).toMatch(/^[a-z-]+$/);
  });
});
