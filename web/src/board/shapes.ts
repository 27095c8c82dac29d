/** The drawings on the units and the outlines of the wood. They were made for this project. */
import type { Unit } from "../game/edition.ts";
import { round as n } from "./geometry.ts";

const HULL =
  "M-21 4L-17 -2.5H16L22 3.2V4ZM-9.5 -3.2L-7 -11H6.5L10 -3.2ZM8 -9.3H23V-9.9H26.5V-5.4H23V-6.1H9.4Z" +
  "M-18 5H18A5.4 5.4 0 0 1 18 15.6H-18A5.4 5.4 0 0 1 -18 5Z" +
  [-16, -8, 0, 8, 16].map((x) => `M${x - 2.9} 10.3a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z`).join("");
const BOX = "M-18 -11H18V11H-18ZM-16 -9V9H16V-9Z";

/** Each is drawn around (0, 0), within 54 × 38. */
export const PICTURES: Record<string, string> = {
  tank: HULL,
  "command-tank": HULL + "M-5.4 -11L-8 -22.5H-6.6L-4 -11ZM-7.9 -22.5L-20 -19.6L-7.1 -16.6Z",
  artillery:
    "M-1.2 -6.4L23.2 -14.2L24.4 -10.4L0 -2.6ZM22 -15.4L25.4 -16.4L27.6 -9.6L24.2 -8.6Z" +
    "M1.4 -13.6L5.2 -13.6L8.4 5.4L4.6 5.4ZM-6.4 3.4L-3.2 6.4L-21.4 15.4H-26.4V12.6H-22.4Z" +
    "M-10 7.2a9 9 0 1 1 18 0a9 9 0 1 1 -18 0ZM-7 7.2a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" +
    "M-3.4 7.2a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1 -4.8 0Z",
  helmet:
    "M-14.5 4.5C-14.5 -8 -8 -13.5 0 -13.5C8 -13.5 14.5 -8 14.5 4.5L19 8.2Q19 10.6 16.5 10.6" +
    "H-16.5Q-19 10.6 -19 8.2Z",
  mine:
    "M-12 0a12 12 0 1 1 24 0a12 12 0 1 1 -24 0ZM-8.6 0a8.6 8.6 0 1 0 17.2 0a8.6 8.6 0 1 0 -17.2 0Z" +
    "M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0Z" +
    "M-14.4 -2H-11V2H-14.4ZM11 -2H14.4V2H11ZM-2 -14.4H2V-11H-2ZM-2 11H2V14.4H-2Z",
  hat:
    "M-22 6.4C-17 4.6 -14 5.6 -11.6 6.6C-5 9 5 9 11.6 6.6C14 5.6 17 4.6 22 6.4C17 13.6 -17 13.6 -22 6.4Z" +
    "M-11.4 1.2C-11 -8 -9.4 -13 -5.4 -12.6C-2.6 -12.2 -1.6 -10.4 0 -10.4C1.6 -10.4 2.6 -12.2 5.4 -12.6" +
    "C9.4 -13 11 -8 11.4 1.2C5 3.4 -5 3.4 -11.4 1.2Z" +
    "M-11.6 2.6C-5 4.9 5 4.9 11.6 2.6L11.8 5C5 7.4 -5 7.4 -11.8 5Z",
  tube:
    "M-11.6 8.6L5.4 -15.4L10.2 -12L-6.8 12ZM4.4 -17L11.8 -11.8L10.4 -9.8L3 -15ZM-18 11.4H-3.6V14.8H-18Z" +
    "M4.6 -4.6L7.2 -6L14.6 14.8H11.4ZM3.4 -3.4L5.6 -3L4.4 14.8H1.4Z",
  cap:
    "M-17.5 -3.4C-16.5 -11 -7 -14 0 -14C7 -14 16.5 -11 17.5 -3.4C17 -1 14.4 0.6 12.6 1.4" +
    "C5 -1 -5 -1 -12.6 1.4C-14.4 0.6 -17 -1 -17.5 -3.4Z" +
    "M-12.4 2.8C-5 0.4 5 0.4 12.4 2.8L12 7C5 4.6 -5 4.6 -12 7Z" +
    "M-12.6 8.4C-5 5.6 5 5.6 12.6 8.4C9 13.6 -9 13.6 -12.6 8.4Z",
  "sign-infantry": BOX + "M-16 -9L-13.9 -9L16 7.8V9H13.9L-16 -7.8ZM16 -9V-7.8L-13.9 9H-16V7.8L13.9 -9Z",
  "sign-tank": BOX + "M-11 0A11 5.6 0 0 1 11 0A11 5.6 0 0 1 -11 0ZM-9 0A9 3.7 0 0 0 9 0A9 3.7 0 0 0 -9 0Z",
  "sign-mine": BOX + [-8, 0, 8].map((x) => `M${x - 2.6} 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z`).join(""),
  "sign-spy": BOX + "M12.9 -9H15.4L-12.9 9H-15.4Z",
};

const KNOWN: Record<string, string> = {
  "T tank": "tank",
  "K tank": "command-tank",
  "A tank": "artillery",
  "P infantry": "helmet",
  "C infantry": "helmet",
  "S infantry": "helmet",
  "G infantry": "cap",
  "R infantry": "tube",
  "M mine": "mine",
  "Y spy": "hat",
};

/** The plain map sign of a unit's class, for letters that an edition uses for another unit. */
export function pictureOf(unit: Unit): string {
  return KNOWN[`${unit.letter} ${unit.kind}`] ?? `sign-${unit.kind}`;
}

const CORNER = 6;
const NOTCH = 3.4;

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

/** The grain of the wood, as lines: an SVG pattern would be repainted too often. */
export function grain(width: number, height: number, inset: number): string {
  const [top, foot] = [inset + 0.4, height - inset - 0.4];
  const waves = Math.max(1, Math.round(height / 60));
  const step = (foot - top) / waves;
  const lines: [number, number][] = [
    [6, 3],
    [15, -2],
    [27, 3],
    [38, -2],
    [50, 3],
  ];
  return lines
    .map(([at, bend]) => `M${n((at * width) / 58)} ${n(top)}${`q${bend} ${n(step / 2)} 0 ${n(step)}`.repeat(waves)}`)
    .join("");
}

/** The cross's wood: cut corners, and a notch on both sides of every tile. */
export function notched(width: number, height: number, tiles: number, inset = 0): string {
  const [left, top, right, foot, cut] = [inset, inset, width - inset, height - inset, 3];
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

/** A chain across a width of 58: long links seen flat, short ones seen on edge. */
export function chain(y: number): string {
  const flat = [4, 19, 34, 49].map((x) => `M${x} ${n(y - 3.4)}h4a3.4 3.4 0 0 1 0 6.8h-4a3.4 3.4 0 0 1 0 -6.8Z`);
  const edge = [9, 24, 39].map((x) => `M${x} ${n(y)}h8`);
  return flat.join("") + edge.join("");
}

export function flag(x: number, y: number): { pole: string; cloth: string } {
  return {
    pole: `M${n(x)} ${n(y - 1.5)}V${n(y + 17.5)}`,
    cloth: `M${n(x + 1)} ${n(y)}q5 -2.4 10 0t10 0v12q-5 2.4 -10 0t-10 0Z`,
  };
}
