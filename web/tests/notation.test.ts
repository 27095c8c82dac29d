import { expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { Legal, readAction } from "../src/game/legal.ts";
import { readPosition } from "../src/game/notation.ts";
import { roadStates } from "../src/game/pieces.ts";
import type { PositionView } from "../src/wire/types.ts";

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
  expect(["T", "P", "M"].map((unit) => legal.placeable(unit))).toEqual([true, true, false]);
  expect(legal.cardPlays("reinforcements")).toHaveLength(1);
});

test("a blocked unit is seen as blocked", () => {
  const position = readPosition("ardennes TTPPPPM|T/|/|/|/|/|/| s9:4 146/- ?/- #18/#20 -", ardennes);
  const road = roadStates(position, ardennes)[0]!;
  expect(road.lines.north.at(-1)!.blocked).toBe(true);
  expect(road.lines.south.at(-1)!.blocked).toBe(false);
});
