import { expect, it } from "vitest";
import { ago } from "./ago";

const NOW = Date.parse("2026-05-10T12:00:00Z");

it("tells the time in the largest fitting unit and in the language", () => {
  expect(ago("2026-05-10T11:59:30Z", NOW, "en")).toBe("");
  expect(ago("2026-05-10T11:58:00Z", NOW, "en")).toBe("2 minutes ago");
  expect(ago("2026-05-10T09:00:00Z", NOW, "es")).toBe("hace 3 horas");
  expect(ago("2026-05-09T09:00:00Z", NOW, "de")).toBe("gestern");
  expect(ago("2026-04-20T12:00:00Z", NOW, "en")).toBe("2 weeks ago");
  expect(ago("2024-04-20T12:00:00Z", NOW, "en")).toBe("2 years ago");
});

it("does not speak of the future when clocks differ", () => {
  expect(ago("2026-05-10T13:00:00Z", NOW, "en")).toBe("");
});
