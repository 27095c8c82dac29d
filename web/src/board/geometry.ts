/** Coordinates of the board. Lengths are in units of the drawing; rows count from the top. */
import type { Seat } from "../wire/types.ts";
import { ROADS } from "../game/pieces.ts";
import { MEASURES } from "./look.ts";

export interface Geometry {
  readonly length: number;
  readonly bottom: Seat;
  readonly tile: number;
  readonly road: number;
  readonly gutter: number;
  readonly edge: number;
  readonly block: number;
  readonly pad: number;
  readonly width: number;
  readonly height: number;
  /** The roads from left to right. */
  readonly columns: readonly number[];
  /** Pixels for each unit of the drawing. */
  readonly scale: number;
}

interface Measures {
  road: number;
  gutter: number;
  edge: number;
  block: number;
  pad: number;
}

const COMPACT: Measures = MEASURES.compact;
const ROOMY: Measures = MEASURES.roomy;
/** Below these a unit can't be read. A phone on its side has less height, but room for broader roads. */
const SMALLEST_TILE_PX = { upright: 18.4, flat: 14.5 };
const FLAT_HEIGHT = 430;

/** The largest board that fits into a space in pixels. A narrow space has narrow gutters. */
export function geometry(length: number, bottom: Seat, space: { width: number; height: number }): Geometry {
  const compact = space.width < 560;
  const m = compact ? COMPACT : ROOMY;
  const width = 2 * m.edge + 7 * m.road + 6 * m.gutter;
  const ends = 2 * (m.block + m.pad);
  const full = ends + length * MEASURES.tile;
  let scale = space.width / width;
  let tile = MEASURES.tile;
  if (compact) {
    // The board keeps its full width, and tiles become lower as far as they can be read.
    const room = space.height / scale - ends;
    const smallest = space.height < FLAT_HEIGHT ? "flat" : "upright";
    tile = Math.min(32, Math.max(SMALLEST_TILE_PX[smallest] / scale, room / length));
  } else {
    scale = Math.min(scale, Math.max(space.height / full, 0.72), 2.2);
  }
  return {
    length,
    bottom,
    tile,
    ...m,
    width,
    height: ends + length * tile,
    columns: bottom === "south" ? ROADS : [...ROADS].reverse(),
    scale,
  };
}

export function roadX(g: Geometry, road: number): number {
  return g.edge + g.columns.indexOf(road) * (g.road + g.gutter);
}

/** The upper edge of the first row. */
export function fieldTop(g: Geometry): number {
  return g.pad + g.block;
}

/** The upper edge of a unit of `length` tiles whose rear is on `tile`. */
export function topOf(g: Geometry, side: Seat, tile: number, length: number): number {
  const rows = side === g.bottom ? g.length - (tile - 1) - length : tile - 1;
  return fieldTop(g) + rows * g.tile;
}

/** The height of the front of a line with `reach` tiles. */
export function frontOf(g: Geometry, side: Seat, reach: number): number {
  const rows = side === g.bottom ? g.length - reach : reach;
  return fieldTop(g) + rows * g.tile;
}

/** The road that an arrow points to, or null beyond the edge. For south, left is the lower number. */
export function pointedAt(side: Seat, road: number, direction: "left" | "right", distance: number): number | null {
  const step = (direction === "left") === (side === "south") ? -distance : distance;
  const target = road + step;
  return target >= 1 && target <= 7 ? target : null;
}

/** The outline of an arrow on a tile, and whether it points to the left of the page. */
export function arrowOn(g: Geometry, side: Seat, road: number, tile: number, direction: string) {
  const left = (direction === "left") === (side === g.bottom);
  const x = roadX(g, road);
  const y = topOf(g, side, tile, 1) + g.tile / 2;
  const out = g.gutter < 10 ? 7 : 11;
  const tip = left ? x - out : x + g.road + out;
  const base = left ? x + 3 : x + g.road - 3;
  return {
    left,
    y,
    tip,
    base,
    points: [
      [tip, y],
      [base, y - 9],
      [base, y + 9],
    ] as [number, number][],
  };
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
