import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import drawings from "../art/portraits.svg?raw";
import Portrait from "./Portrait.svelte";
import { LOOKS, lookOf } from "./portrait";

describe("portraits", () => {
  it("are drawn for each look, and each drawing has a look", () => {
    const drawn = [...drawings.matchAll(/<symbol id="p-(\w+)"/g)].map(([, id]) => id);
    expect(drawn.sort()).toEqual(Object.keys(LOOKS).sort());
    expect(lookOf("someone_new").tone).toBe("none");
  });

  it("show the face in a circle, or the whole bust", async () => {
    const { container, rerender } = render(Portrait, { id: "muad_dib", size: 40 });
    const said = (name: string) => container.querySelector(".portrait")?.getAttribute(name);
    expect(said("viewBox")).toBe("17 17 86 86");
    expect(said("style")).toContain("40px");
    expect(container.querySelector("use")?.getAttribute("href")).toBe("#p-muad_dib");
    await rerender({ whole: true });
    expect(said("viewBox")).toBe("0 0 120 144");
  });

  it("carry colour and shape of the seat, and a name only where one is given", async () => {
    const { container, rerender } = render(Portrait, { id: "muad_dib", seat: 2 });
    expect(container.querySelector(".seated.p3 .shape.p3")).not.toBeNull();
    expect(container.querySelector(".portrait")?.getAttribute("aria-hidden")).toBe("true");
    await rerender({ title: "Muad'Dib", seat: null });
    expect(container.querySelector(".seated")).toBeNull();
    expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Muad'Dib");
  });
});
