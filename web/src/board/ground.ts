/**
 * The ground, the roads and the sea, in parts. Nothing is random, so that a board always looks the same; the light
 * comes from the upper left. Python draws the same parts (`render/drawing/ground.py`).
 */
import type { EditionInfo } from "../wire/types.ts";
import { fieldTop, round as n, type Geometry } from "./geometry.ts";
import type { Part } from "./look.ts";
import { closed } from "./shapes.ts";

type Land = EditionInfo["landscape"];
type Point = readonly [number, number];
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const WAVES = 16;
/** The sea ends at the frame. */
const SHORE_EDGE = 2;
/** How far the snow or grass beside a road reaches over it, from bump to bump. */
const BUMPS = [2.6, 4.2, 1.4, 3.6, 2, 4.8, 1];

/** Places beside the roads, and how much room each has. */
function spotsOf(g: Geometry): Spot[] {
  if (g.gutter < 10) return [];
  const top = fieldTop(g) + g.tile;
  const inner = g.height - 2 * top;
  return Array.from({ length: 36 }, (_, k) => {
    const [turn, strip] = [Math.floor(k / 8), k % 8];
    const y = top + (inner * ((62 * turn + 37 * strip + 9) % 100)) / 100;
    const sway = ((k % 3) - 1) * 4;
    if (strip === 0) return { x: g.edge / 2 - 1 + sway, y, size: 1.35 };
    if (strip === 7) return { x: g.width - g.edge / 2 + 1 + sway, y, size: 1.35 };
    return { x: g.edge + strip * (g.road + g.gutter) - g.gutter / 2, y, size: 0.8 };
  });
}

function shape(s: Spot, ...places: readonly Point[]): string {
  return closed(places.map(([dx, dy]) => [s.x + dx * s.size, s.y + dy * s.size] as const));
}

function lines(s: Spot, ...pairs: readonly (readonly [Point, Point])[]): string {
  const at = ([dx, dy]: Point) => `${n(s.x + dx * s.size)} ${n(s.y + dy * s.size)}`;
  return pairs.map(([from, to]) => `M${at(from)}L${at(to)}`).join("");
}

function oval(x: number, y: number, rx: number, ry: number): string {
  const [a, b] = [n(rx), n(ry)];
  return `M${n(x - rx)} ${n(y)}a${a} ${b} 0 1 0 ${n(2 * rx)} 0a${a} ${b} 0 1 0 ${n(-2 * rx)} 0Z`;
}

const joined = (style: string, spots: readonly Spot[], draw: (spot: Spot) => string): Part[] =>
  spots.length > 0 ? [{ style, d: spots.map(draw).join("") }] : [];

const tier = (s: Spot, w: number, low: number, high: number) => shape(s, [-w, low], [0, high], [w, low]);
const litTier = (s: Spot, w: number, low: number, high: number) => shape(s, [-w, low], [0, high], [-w * 0.15, low]);

function firs(spots: readonly Spot[]): Part[] {
  return [
    ...joined("cast", spots, (s) => oval(s.x + 4 * s.size, s.y + 11 * s.size, 7.5 * s.size, 2.6 * s.size)),
    ...joined(
      "growth",
      spots,
      (s) =>
        tier(s, 7.4, 9, -2) + tier(s, 6, 4, -7) + tier(s, 4.2, -1, -13) + shape(s, [-1, 9], [1, 9], [1, 12], [-1, 12]),
    ),
    ...joined("growth-lit", spots, (s) => litTier(s, 7.4, 9, -2) + litTier(s, 6, 4, -7) + litTier(s, 4.2, -1, -13)),
    ...joined(
      "growth-top",
      spots,
      (s) =>
        tier(s, 2.2, -6.8, -13) +
        shape(s, [-6, 4], [-2.6, -1.6], [-1, 1.4], [-2.4, 2.4]) +
        shape(s, [-7.4, 9], [-3.4, 3.2], [-1.6, 6.2], [-3.4, 7.2]),
    ),
  ];
}

function houses(spots: readonly Spot[]): Part[] {
  return [
    ...joined("cast", spots, (s) => shape(s, [-5, 11], [7, 11], [13, 13.6], [0, 13.6])),
    ...joined(
      "wall",
      spots,
      (s) => shape(s, [-7, 0], [7, 0], [7, 11], [-7, 11]) + shape(s, [3, -9], [6, -9], [6, -2], [3, -2]),
    ),
    ...joined("wall-shade", spots, (s) => shape(s, [2, 1], [7, 1], [7, 11], [2, 11])),
    ...joined("roof", spots, (s) => shape(s, [-9, 1], [0, -10], [9, 1])),
    ...joined("growth-top", spots, (s) =>
      shape(s, [-9, 1], [0, -10], [3.2, -6.2], [1, -5], [-1.4, -3.4], [-3, -2.4], [-5, 1]),
    ),
    ...joined("window", spots, (s) => shape(s, [-5, 4], [-2, 4], [-2, 8], [-5, 8])),
  ];
}

function tufts(spots: readonly Spot[]): Part[] {
  const blades: readonly Point[] = [
    [-5, -6],
    [-2, -8.5],
    [1.5, -9],
    [5, -6.5],
  ];
  const blade = (s: Spot, [dx, dy]: Point) =>
    `M${n(s.x)} ${n(s.y)}q${n(dx * 0.2 * s.size)} ${n(dy * 0.6 * s.size)} ${n(dx * s.size)} ${n(dy * s.size)}`;
  return [
    ...joined("cast", spots, (s) => oval(s.x + 2 * s.size, s.y + 0.6 * s.size, 4.6 * s.size, 1.5 * s.size)),
    ...joined("blade", spots, (s) => blades.map((one) => blade(s, one)).join("")),
  ];
}

/** Beach obstacles: three crossed beams. */
function hedgehogs(spots: readonly Spot[]): Part[] {
  return [
    ...joined("cast", spots, (s) => oval(s.x + 3 * s.size, s.y + 6 * s.size, 7 * s.size, 2.4 * s.size)),
    ...joined("beam", spots, (s) =>
      lines(
        s,
        [
          [-6, -5],
          [6, 6],
        ],
        [
          [-6, 6],
          [6, -5],
        ],
        [
          [-0.8, -7],
          [0.8, 6.6],
        ],
      ),
    ),
    ...joined("beam-lit", spots, (s) =>
      lines(
        s,
        [
          [-6.4, -5.2],
          [5, 4.8],
        ],
        [
          [-6.4, 5.4],
          [5.6, -5.4],
        ],
      ),
    ),
  ];
}

/** A line of waves across the board, `depth` from the edge with the sea. */
function waves(g: Geometry, depth: number, seaBelow: boolean): string {
  const step = (g.width - 2 * SHORE_EDGE) / WAVES;
  const y = (at: number) => n(seaBelow ? g.height - at : at);
  const crest = (k: number) => y(depth + (k % 2 === 0 ? -7 : 7));
  return Array.from(
    { length: WAVES },
    (_, k) => `Q${n(SHORE_EDGE + (k + 0.5) * step)} ${crest(k)} ${n(SHORE_EDGE + (k + 1) * step)} ${y(depth)}`,
  ).join("");
}

function band(g: Geometry, style: string, from: number, to: number, seaBelow: boolean): Part {
  const y = (at: number) => n(seaBelow ? g.height - at : at);
  return { style, d: `M${SHORE_EDGE} ${y(from)}V${y(to)}${waves(g, to, seaBelow)}V${y(from)}Z` };
}

function shoreOf(g: Geometry): number {
  return fieldTop(g) + 1.1 * g.tile;
}

/** Everything under the roads. */
export function ground(g: Geometry, land: Land, seaBelow: boolean): Part[] {
  const field = (inset: number, r: number) => {
    const [right, foot] = [n(g.width - inset), n(g.height - inset)];
    const [near, low] = [n(g.width - inset - r), n(g.height - inset - r)];
    const [i, c] = [n(inset), n(inset + r)];
    return `M${c} ${i}H${near}Q${right} ${i} ${right} ${c}V${low}Q${right} ${foot} ${near} ${foot}H${c}Q${i} ${foot} ${i} ${low}V${c}Q${i} ${i} ${c} ${i}Z`;
  };
  const drifts = Array.from({ length: 11 }, (_, k) => {
    const rx = 34 + (k % 3) * 22;
    const room = [g.width - 2 * rx - 12, g.height - rx - 12] as const;
    return oval(
      rx + 6 + (room[0] * ((37 * k + 13) % 100)) / 100,
      rx / 2 + 6 + (room[1] * ((61 * k + 29) % 100)) / 100,
      rx,
      rx * 0.42,
    );
  });
  const spots = spotsOf(g);
  const inland = (s: Spot) => (seaBelow ? g.height - s.y : s.y) / g.height;
  const shore = shoreOf(g);
  const dressing: Record<string, () => Part[]> = {
    winter: () => firs(spots),
    town: () => houses(spots.slice(0, 26)),
    meadow: () => tufts(spots),
    beach: () => [
      band(g, "wet", SHORE_EDGE, shore + 0.8 * g.tile, seaBelow),
      band(g, "water", SHORE_EDGE, shore, seaBelow),
      band(g, "deep", SHORE_EDGE, shore - 0.9 * g.tile, seaBelow),
      ...hedgehogs(spots.filter((s) => inland(s) < 0.5)),
      ...tufts(spots.filter((s) => inland(s) > 0.66)),
    ],
  };
  return [
    { style: "ground", d: field(0, 8) },
    { style: "drift", d: drifts.join("") },
    ...(dressing[land] ?? dressing["meadow"]!)(),
    { style: "frame", d: field(3.5, 6) },
    { style: "rim", d: field(1.6, 7) },
    { style: "rim-lit", d: field(0.7, 7.6) },
  ];
}

/** The road in a column, without blocks and units. */
export function surface(g: Geometry, x: number, road: number, paved: boolean): Part[] {
  const [top, field] = [fieldTop(g), g.length * g.tile];
  const ticks = Array.from(
    { length: g.length - 1 },
    (_, k) => `M${n(x + 5)} ${n(top + (k + 1) * g.tile)}h${n(g.road - 10)}`,
  );
  const bank = banks(g, x, road);
  return [
    { style: "verge", d: `M${n(x - 2)} ${n(top)}h${n(g.road + 4)}v${n(field)}h${n(-g.road - 4)}Z` },
    { style: "surface", d: `M${n(x)} ${n(top)}h${n(g.road)}v${n(field)}h${n(-g.road)}Z` },
    ...(paved ? [{ style: "joint", d: cobbles(g, x) }] : ruts(g, x, road)),
    { style: "tick", d: ticks.join("") },
    { style: "bank-shade", d: bank, at: [1.6, 1.2, 1] },
    { style: "bank", d: bank },
  ];
}

function ruts(g: Geometry, x: number, road: number): Part[] {
  const step = (g.length * g.tile) / 6;
  const sways = [0, 1, 2, 3, 4, 5].map((k) => (((road * 5 + k * 3) % 5) - 2) * 1.3);
  const line = (at: number) =>
    `M${n(x + at)} ${n(fieldTop(g))}${sways.map((sway) => `q${n(sway)} ${n(step / 2)} 0 ${n(step)}`).join("")}`;
  const [left, right] = [g.road * 0.26, g.road * 0.74];
  return [
    { style: "rut", d: line(left) + line(right) },
    { style: "rut-deep", d: line(left - 0.8) + line(right - 0.8) },
    { style: "glint", d: line(left + 3.2) + line(right + 3.2) },
  ];
}

/** Cobbles: two courses in every tile, their joints staggered. */
function cobbles(g: Geometry, x: number): string {
  const half = g.tile / 2;
  const courses = Array.from({ length: 2 * g.length }, (_, k) => {
    const y = fieldTop(g) + k * half;
    const joints = k % 2 === 0 ? [0.25, 0.75] : [0.5];
    return `M${n(x)} ${n(y)}h${n(g.road)}${joints.map((at) => `M${n(x + g.road * at)} ${n(y)}v${n(half)}`).join("")}`;
  });
  return courses.join("");
}

/** What has piled up on both sides of a road: snow, sand or grass, with an uneven edge. */
function banks(g: Geometry, x: number, road: number): string {
  const [top, out] = [fieldTop(g), Math.min(3.4, g.gutter / 2)];
  const side = (edge: number, way: number, first: number) => {
    const bumps = Array.from({ length: g.length }, (_, k) => {
      const reach = edge + way * BUMPS[(k * 3 + road * 5 + first) % BUMPS.length]!;
      return `Q${n(reach)} ${n(top + (k + 0.5) * g.tile)} ${n(edge)} ${n(top + (k + 1) * g.tile)}`;
    });
    return `M${n(edge - way * out)} ${n(top)}H${n(edge)}${bumps.join("")}H${n(edge - way * out)}Z`;
  };
  return side(x, 1, 0) + side(x + g.road, -1, 3);
}

/** The sea over the ends of the roads: shallow water, then the surf. Only a beach has it. */
export function tide(g: Geometry, seaBelow: boolean): Part[] {
  const shore = shoreOf(g);
  const start = n(seaBelow ? g.height - shore : shore);
  const ripple = (depth: number) =>
    `M${SHORE_EDGE} ${n(seaBelow ? g.height - depth : depth)}${waves(g, depth, seaBelow)}`;
  return [
    band(g, "damp", fieldTop(g), shore + 0.8 * g.tile, seaBelow),
    band(g, "shallow", fieldTop(g), shore, seaBelow),
    { style: "ripple", d: ripple(shore - 0.35 * g.tile) + ripple(shore - 0.75 * g.tile) },
    { style: "surf", d: `M${SHORE_EDGE} ${start}${waves(g, shore, seaBelow)}` },
  ];
}
