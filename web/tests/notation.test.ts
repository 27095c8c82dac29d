import { expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import { applyEvents } from "../src/game/apply.ts";
import type { Edition } from "../src/game/edition.ts";
import { played } from "../src/game/frames.ts";
import { Legal, readAction } from "../src/game/legal.ts";
import { readPosition } from "../src/game/notation.ts";
import { roadStates } from "../src/game/pieces.ts";
import type { EntryView, PositionView } from "../src/wire/types.ts";

const editions = fixtures.editions as unknown as Edition[];
const ardennes = editions[0]!;
const positions = fixtures.positions as unknown as Record<string, { position: PositionView }>;

test.each(Object.keys(positions))("the text of %s is read as the server describes it", (name) => {
  const { position } = positions[name]!;
  const edition = editions.find((one) => position.text.startsWith(one.id))!;
  const read = readPosition(position.text, edition);
  const plain = (view: PositionView) =>
    view.roads.map((road) => ({
      south: [road.south.units ?? "", road.south.distance ?? 0],
      north: [road.north.units ?? "", road.north.distance ?? 0],
      gap: road.gap,
      conqueror: road.conqueror ?? null,
    }));
  expect(plain(read)).toEqual(plain(position));
  expect(read.stock).toEqual(position.stock);
  expect([read.side, read.turn, read.ap]).toEqual([position.side, position.turn, position.ap]);
  expect(read.effects).toEqual(position.effects ?? []);
});

test("actions are read", () => {
  expect(readAction("T3")).toMatchObject({ kind: "place", unit: "T", road: 3 });
  expect(readAction("Kl")).toMatchObject({ kind: "fire", unit: "K", direction: "left" });
  expect(readAction("!sabotage:3")).toMatchObject({ kind: "card", card: "sabotage", road: 3 });
  expect(readAction("x5")).toMatchObject({ kind: "attack", road: 5 });
  const legal = new Legal(["T3", "T4", "P3", "!reinforcements", "."]);
  expect(legal.roadsFor("T")).toEqual([3, 4]);
  expect(legal.unitsFor(3)).toEqual(["T", "P"]);
  expect(legal.cardPlays("reinforcements")).toHaveLength(1);
});

test("a sergeant's run leaves the tank (example 1)", () => {
  const before = readPosition("ardennes |/|/|/|/4TPS|MPMT/|/| s9:4 14/- ?/- #18/#20 -", ardennes);
  const after = applyEvents(
    before,
    [
      { kind: "attacked", side: "south", rule: "R5.3", road: 5, unit: "S", units: ["M", "P", "M"] },
      { kind: "left", side: "north", rule: "R5.3", road: 5, units: ["M", "P", "M"] },
    ],
    ardennes,
  );
  expect(after.roads[4]).toMatchObject({ north: { units: "T" }, south: { units: "TPS" }, gap: 4 });
  expect(after.stock.north["M"]).toBe(5);
  expect(roadStates(after, ardennes)[4]!.contact).toBe(false);
});

test("a blocked unit is seen as blocked", () => {
  const position = readPosition("ardennes TTPPPPM|T/|/|/|/|/|/| s9:4 14/- ?/- #18/#20 -", ardennes);
  const road = roadStates(position, ardennes)[0]!;
  expect(road.lines.north.at(-1)!.blocked).toBe(true);
  expect(road.lines.south.at(-1)!.blocked).toBe(false);
});

test("what was undone, restarted or taken back is not played", () => {
  const entry = (kind: string, seat: "south" | "north", action?: string): EntryView => ({
    seq: 0,
    at: 0,
    kind,
    seat,
    ...(action ? { action } : {}),
  });
  const log = [
    entry("act", "south", "T1"),
    entry("undo", "south"),
    entry("act", "south", "T2"),
    entry("act", "south", "."),
    entry("act", "north", "P1"),
    entry("act", "north", "P2"),
    entry("restart", "north"),
    entry("act", "north", "M1"),
    entry("takeback-accept", "north"),
    entry("act", "south", "T7"),
  ];
  expect(played(log).map((one) => one.action)).toEqual(["T7"]);
});
