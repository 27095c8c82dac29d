/** Outlines and insignia as path data. Python draws the same paths (`render/drawing/shapes.py`); a test compares them. */
import type { Unit } from "../game/edition.ts";
import { round as n } from "./geometry.ts";
import { MEASURES, UNITS } from "./look.ts";

/** The plain map sign of a unit's class, for letters that an edition uses for another unit. */
export function pictureOf(unit: Unit): string {
  return UNITS[`${unit.letter} ${unit.kind}`] ?? `sign-${unit.kind}`;
}

const { corner: CORNER, notch: NOTCH, cut: CUT } = MEASURES;

/** The star's wood: round corners. */
export function smooth(width: number, height: number, inset = 0): string {
  const [left, top, right, foot, r] = [inset, inset, width - inset, height - inset, CORNER - inset / 2];
  return (
    `M${n(left + r)} ${n(top)}H${n(right - r)}Q${n(right)} ${n(top)} ${n(right)} ${n(top + r)}` +
    `V${n(foot - r)}Q${n(right)} ${n(foot)} ${n(right - r)} ${n(foot)}` +
    `H${n(left + r)}Q${n(left)} ${n(foot)} ${n(left)} ${n(foot - r)}` +
    `V${n(top + r)}Q${n(left)} ${n(top)} ${n(left + r)} ${n(top)}Z`
  );
}

/** A number from 0 to 1 that looks random and is always the same. */
function chance(seed: number, k: number): number {
  return ((seed * 37 + k * 53 + ((seed * k) % 7) * 11) % 19) / 18;
}

/** The grain of the wood, as lines: an SVG pattern would be repainted too often. Each `seed` has its own. */
export function grain(width: number, height: number, inset: number, seed: number): string {
  const [top, foot] = [inset + 0.4, height - inset - 0.4];
  const waves = Math.max(1, Math.round(height / 60));
  const step = (foot - top) / waves;
  const lines = [6, 15, 27, 38, 50].map((at, k) => {
    const x = ((at + chance(seed, k) * 7 - 3.5) * width) / 58;
    const bend = chance(seed, k + 5) * 9 - 4.5;
    return `M${n(x)} ${n(top)}${`q${n(bend)} ${n(step / 2)} 0 ${n(step)}`.repeat(waves)}`;
  });
  if (seed % 3 === 0) {
    const [x, y] = [(0.2 + 0.6 * chance(seed, 11)) * width, (0.3 + 0.4 * chance(seed, 13)) * height];
    lines.push(
      ...[2.2, 4.4].map(
        (r) =>
          `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.7)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r * 1.7)} 0 1 0 ${n(-2 * r)} 0Z`,
      ),
    );
  }
  return lines.join("");
}

/** The cross's wood: cut corners, and a notch on both sides of every tile. */
export function notched(width: number, height: number, tiles: number, inset = 0): string {
  const [left, top, right, foot, cut] = [inset, inset, width - inset, height - inset, CUT];
  const middles = Array.from({ length: tiles }, (_, k) => ((k + 0.5) * height) / tiles);
  const down = middles.flatMap((y): [number, number][] => [
    [right, y - NOTCH],
    [right - NOTCH, y],
    [right, y + NOTCH],
  ]);
  const up = [...down].reverse().map(([x, y]): [number, number] => [left + right - x, y]);
  return closed([
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    ...down,
    [right, foot - cut],
    [right - cut, foot],
    [left + cut, foot],
    [left, foot - cut],
    ...up,
    [left, top + cut],
  ]);
}

export function closed(places: readonly (readonly [number, number])[]): string {
  return `M${places.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`;
}

export function star(x: number, y: number, radius: number): string {
  return rays(x, y, radius, radius * 0.4, 5);
}

export function rays(x: number, y: number, radius: number, inner: number, points: number): string {
  return closed(
    Array.from({ length: 2 * points }, (_, k) => {
      const r = k % 2 === 0 ? radius : inner;
      const angle = (k * Math.PI) / points;
      return [x + r * Math.sin(angle), y - r * Math.cos(angle)] as const;
    }),
  );
}

/** A plain upright cross with straight arms of equal length. */
export function cross(x: number, y: number, radius: number): string {
  const thin = radius * 0.36;
  return (
    `M${n(x - thin)} ${n(y - radius)}h${n(2 * thin)}v${n(2 * radius)}h${n(-2 * thin)}Z` +
    `M${n(x - radius)} ${n(y - thin)}h${n(2 * radius)}v${n(2 * thin)}h${n(-2 * radius)}Z`
  );
}

export function chevrons(x: number, y: number, count: number): string {
  const top = y - (count - 1) * 2.6;
  return Array.from({ length: count }, (_, k) => `M${n(x - 9)} ${n(top + k * 5.2 + 2.6)}l9 -5.2l9 5.2`).join("");
}

/** A rank in stars: a row on a dark shoulder strap of this width, centred on (x, y). */
export function strap(x: number, y: number, width: number, count: number): { band: string; stars: string } {
  const pitch = Math.min(width / Math.max(count, 4), 11.6);
  const [radius, left] = [pitch * 0.48, x - ((count - 1) * pitch) / 2];
  const [half, r] = [width / 2, radius + 1.4];
  return {
    band: closed([
      [x - half, y - r + 2],
      [x - half + 2, y - r],
      [x + half - 2, y - r],
      [x + half, y - r + 2],
      [x + half, y + r - 2],
      [x + half - 2, y + r],
      [x - half + 2, y + r],
      [x - half, y + r - 2],
    ]),
    stars: Array.from({ length: count }, (_, k) => rays(left + k * pitch, y + 0.3, radius, radius * 0.42, 5)).join(""),
  };
}

/** A chain across a unit: long links seen flat, short ones seen on edge. */
export function chain(y: number, width: number): string {
  const at = (x: number) => n((x * width) / 58);
  const flat = [4, 19, 34, 49].map(
    (x) => `M${at(x)} ${n(y - 3.4)}h${at(4)}a3.4 3.4 0 0 1 0 6.8h${at(-4)}a3.4 3.4 0 0 1 0 -6.8Z`,
  );
  const edge = [9, 24, 39].map((x) => `M${at(x)} ${n(y)}h${at(8)}`);
  return flat.join("") + edge.join("");
}

export function flag(x: number, y: number): { pole: string; cloth: string } {
  return {
    pole: `M${n(x)} ${n(y - 1.5)}V${n(y + 17.5)}`,
    cloth: `M${n(x + 1)} ${n(y)}q5 -2.4 10 0t10 0v12q-5 2.4 -10 0t-10 0Z`,
  };
}
