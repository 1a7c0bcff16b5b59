import { describe, expect, test } from "vitest";
import { line } from "../testing/table";
import { scripted, type BeatKind } from "./acts";
import { PICTURES, type EventName, type Picture } from "./pictures";
import { stepOf } from "./steps";
import { played } from "./testing";

const TURN: Record<Exclude<Picture, "combat" | "round">, BeatKind[]> = {
  visit: ["card", "agent"],
  card: ["card"],
  piece: ["agent"],
  gain: ["gains"],
  deploy: ["deploy"],
  note: ["quiet"],
  log: ["quiet"],
};

describe("each event has its picture", () => {
  test.each(Object.entries(PICTURES) as [EventName, Picture][])("%s: %s", (event, picture) => {
    const { beats } = scripted([line(1, event, "", { begins: picture === "visit" })], 0, {
      kind: "turn",
      seat: 1,
      from: 0,
      opened: true,
    });
    if (event === "combat") expect(beats.map(({ kind }) => kind)).toEqual(["strength"]);
    else if (picture === "round") expect(beats.map(({ kind }) => kind)).toEqual(["round"]);
    else if (picture !== "combat") expect(beats.map(({ kind }) => kind)).toEqual(TURN[picture]);
    expect(beats.flatMap(({ lines }) => lines)).toHaveLength(1);
  });

  test.each(Object.keys(PICTURES) as EventName[])("in Combat: %s lands once", (event) => {
    const log = [line(0, "combat"), line(1, event)];
    const { beats } = scripted(log, 0, null);
    expect(beats.flatMap(({ lines }) => lines.map(({ index }) => index))).toEqual([0, 1]);
  });
});

test("cards a Rival passes over belong to the one it uses", () => {
  const log = [
    played(1, "arrakeen"),
    line(2, "hagal-occupied"),
    line(2, "hagal-unmet"),
    line(2, "hagal", "", { begins: true }),
    line(2, "gained"),
    line(2, "hagal-occupied"),
    line(2, "hagal", "", { begins: true }),
  ];
  const { beats } = scripted(log, 0, null);
  const acts = [...new Set(beats.map(({ act }) => act))];
  expect(acts.map(({ seat, from }) => [seat, from])).toEqual([
    [1, 0],
    [2, 1],
    [2, 5],
  ]);
});

test("what others get in a turn belongs to it", () => {
  const log = [played(1, "arrakeen"), line(0, "gained"), line(1, "drew")];
  const { beats } = scripted(log, 0, null);
  expect(beats.map(({ kind, act }) => [kind, act.seat])).toEqual([
    ["card", 1],
    ["agent", 1],
    ["gains", 1],
  ]);
});

test("an Intrigue card before the own turn begins a turn", () => {
  const log = [played(1, "arrakeen"), line(2, "intrigue"), line(2, "recruited")];
  const { beats } = scripted(log, 0, null);
  expect(beats.slice(2).map(({ kind, act }) => [kind, act.seat])).toEqual([
    ["card", 2],
    ["gains", 2],
  ]);
});

test("each Rival's Combat card has a beat of its own, in the step of the strengths", () => {
  const log = [line(0, "combat"), line(1, "hagal-swords"), line(2, "hagal-swords")];
  const { beats } = scripted(log, 0, null);
  expect(beats.map(({ kind, lines }) => [kind, lines[0]?.seat])).toEqual([
    ["strength", 0],
    ["swords", 1],
    ["swords", 2],
  ]);
  expect(beats.map((beat) => stepOf(beat, []))).toEqual(["strength", "strength", "strength"]);
});
