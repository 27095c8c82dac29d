/** Python's SVG boards (`fixtures/drawing.py`) and the client draw the same parts in the same colours. */
import { expect, test } from "vitest";
import drawing from "../fixtures/drawing.json";
import fixtures from "../fixtures/fixtures.json";
import { lookCss } from "../scripts/look.mjs";
import { geometry } from "../src/board/geometry.ts";
import { ground, surface, tide } from "../src/board/ground.ts";
import { chip, face, type PieceSet } from "../src/board/print.ts";
import { flag } from "../src/board/shapes.ts";
import { unitOf, type Edition } from "../src/game/edition.ts";
import type { EditionInfo } from "../src/wire/types.ts";

const editions = fixtures.editions as unknown as Edition[];
/** As large as Python's board, whose scale is 1. */
const g = geometry(18, "south", { width: 594, height: 618 });

test("the board of the comparison has Python's measures", () => {
  expect([g.scale, g.tile, g.width, g.height]).toEqual([1, 30, 594, 618]);
});

test.each(
  drawing.units.map((one) => [`${one.edition} ${one.unit} ${one.star ? "star" : "cross"} ${one.set}`, one] as const),
)("the unit %s is drawn alike", (_, { edition, unit: letter, star, up, blocked, seed, set: pieces, ...expected }) => {
  const unit = unitOf(
    editions.find(({ id }) => id === edition)!,
    letter,
  );
  const livery = star ? "star" : "cross";
  const set = pieces as PieceSet;
  const bar = { unit, livery, width: g.road, height: unit.length * g.tile, up, blocked, seed, set } as const;
  expect(face(bar)).toEqual(expected.face);
  expect(chip(unit, livery, up, set)).toEqual(expected.chip);
});

test.each(drawing.lands.map((one) => [one.land, one.below, one.parts] as const))(
  "the landscape %s is drawn alike, its star below: %s",
  (land, below, parts) => {
    expect(ground(g, land as EditionInfo["landscape"], below)).toEqual(parts);
  },
);

test("roads, sea and flags are drawn alike", () => {
  for (const { road, x, paved, parts } of drawing.roads) expect(surface(g, x, road, paved)).toEqual(parts);
  expect([tide(g, false), tide(g, true)]).toEqual(drawing.tides);
  expect(Object.values(flag(30, 8))).toEqual(drawing.flag);
});

test("the style sheet has Python's colours and paints", () => {
  const css = lookCss();
  const { light, dark } = drawing.colours;
  for (const [group, names] of Object.entries(light)) {
    const prefix = group === "star" || group === "cross" ? `${group}-` : "";
    for (const [name, colour] of Object.entries(names)) {
      const other = (dark as Record<string, Record<string, string>>)[group]![name];
      expect(css).toContain(`--${prefix}${name}:light-dark(${colour},${other})`);
    }
  }
  const drawn = [...drawing.units.flatMap((one) => [...one.face, ...one.chip]), ...drawing.tides.flat()];
  for (const { style } of drawn) expect(drawing.styles).toHaveProperty(style);
  for (const style of Object.keys(drawing.styles)) expect(css).toContain(`.d-${style}{`);
});
