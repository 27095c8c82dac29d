/** One unit as a wooden bar or as a chip of a tray, in parts. Python draws the same parts (`render/drawing/print.py`). */
import type { Livery, Unit } from "../game/edition.ts";
import { round as n } from "./geometry.ts";
import type { Part } from "./look.ts";
import { chain, chevrons, cross, grain, notched, pictureOf, smooth, star, strap } from "./shapes.ts";

/** The sets of pieces: printed wood; flat with strong contrast; flat with a large letter and no picture. */
export const PIECE_SETS = ["wood", "flat", "letters"] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

export interface Bar {
  readonly unit: Unit;
  readonly livery: Livery;
  readonly width: number;
  readonly height: number;
  /** Whether the front is at the upper edge. */
  readonly up: boolean;
  readonly blocked?: boolean;
  /** Chooses the grain of the wood. */
  readonly seed?: number;
  readonly set?: PieceSet;
}

const OWN_SIZE: Record<string, number> = { "command-tank": 0.6, mine: 0.82, hat: 0.72, tube: 0.72, cap: 0.8 };

const path = (style: string, d: string): Part => ({ style, d });
const use = (name: string, x: number, y: number, size: number): Part => ({
  style: "print",
  use: name,
  at: [n(x), n(y), n(size)],
});
const letter = (unit: Unit, x: number, y: number, size: number): Part => ({
  style: "print",
  text: unit.letter,
  at: [n(x), n(y), n(size)],
});

function badge(livery: Livery, style: string, x: number, y: number, r: number): Part {
  return path(style, livery === "star" ? star(x, y, r) : cross(x, y, r));
}

function strapped(x: number, y: number, width: number, count: number): Part[] {
  const { band, stars } = strap(x, y, width, count);
  return [path("strap", band), path("stars", stars)];
}

/** Drawn units, since most of those on a board are drawn many times. */
const known = new Map<string, readonly Part[]>();
const MOST_KNOWN = 600;

/** The parts of a unit that may have been drawn before. */
export function knownFace(bar: Bar): readonly Part[] {
  const { unit, livery, width, height, up, blocked, seed, set } = bar;
  const sign = [unit.letter, unit.kind, unit.length, unit.special, unit.chevrons, unit.stars].join();
  const key = [sign, livery, width, height, up, blocked, seed, set].join();
  let drawn = known.get(key);
  if (!drawn) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, (drawn = face(bar)));
  }
  return drawn;
}

export function face(bar: Bar): Part[] {
  const { unit, width, height, up, blocked = false, set = "wood" } = bar;
  const print = set === "letters" ? lettered(bar) : (unit.stars ?? 0) > 0 ? starred(bar) : plain(bar);
  const links = chain(up ? 4.4 : height - 4.4, width);
  const front = n(up ? 3.2 : height - 3.2);
  return [
    ...body(bar),
    path("front", `M9 ${front}H${n(width - 9)}`),
    ...print,
    ...(blocked ? [path("chain-edge", links), path("chain", links)] : []),
  ];
}

/** The wood: shadow, rim, face, grain, and the light from the upper left. */
function body({ unit, livery, width, height, seed = 0, set = "wood" }: Bar): Part[] {
  const outline = (inset: number) =>
    livery === "star" ? smooth(width, height, inset) : notched(width, height, unit.length, inset);
  const inset = unit.special ? 3.2 : 1.8;
  const edge = outline(0);
  const parts: Part[] = [{ style: "shadow", d: edge, at: [1.6, 2.4, 1] }, path("edge", edge)];
  if (unit.special) parts.push(path("gilt", outline(0.9)));
  parts.push(path("wood", outline(inset)));
  if (set === "wood") {
    const [near, far] = [n(inset + 0.8), n(inset + 4.4)];
    parts.push(
      path("grain", grain(width, height, inset, seed)),
      path("lit", `M${far} ${near}H${n(width - inset - 4.4)}`),
      path("shade", `M${far} ${n(height - inset - 0.8)}H${n(width - inset - 4.4)}`),
    );
  }
  return parts;
}

/** How far the print moves back from a chain across the front of a short unit. */
function moved({ unit, up, blocked }: Bar): number {
  return blocked && unit.length < 3 ? (up ? 3 : -3) : 0;
}

function plain(bar: Bar): Part[] {
  const { unit, livery, width, height } = bar;
  const shift = moved(bar);
  const picture = pictureOf(unit);
  if (unit.length === 1) {
    const middle = height / 2 + shift;
    const size = Math.min(15.5, height - 3);
    const scale = Math.min(picture === "hat" ? 0.62 : 0.6, height / 36);
    return [
      use(picture, width * 0.26, middle, scale),
      letter(unit, width * 0.6, middle + size * 0.35, size),
      badge(livery, "print", width - 8.5, middle, 3.8),
    ];
  }
  if (unit.length > 2 && !unit.chevrons) {
    return [
      use(picture, width / 2, (height - 22) / 2 + 4, 0.9),
      letter(unit, 14.5, height - 8, 17.5),
      badge(livery, "print", width - 14.5, height - 13.6, 5.6),
    ];
  }
  // On units of two tiles the print shrinks with the height of the tiles.
  const [top, scale, size] = height < 48 ? [13.5, 0.54, 14.5] : height < 54 ? [17, 0.72, 17] : [20.5, 0.84, 17];
  const low = Math.min(shift, 0);
  if (unit.chevrons) {
    const y = (unit.length > 2 ? height / 2 - 8 : top) + shift / 2;
    return [
      use(picture, width / 2, y, scale),
      badge(
        livery,
        picture === "helmet" ? "badge" : "print",
        width / 2 + (picture === "helmet" ? 0 : 18),
        y,
        5.5 * scale,
      ),
      letter(unit, size - 2.5, height - 7 + low, size),
      path("rank", chevrons(width - size - 1, height - 13 + low, unit.chevrons)),
    ];
  }
  return [
    use(picture, width / 2 + 4, height / 2 - 3 + shift / 2, Math.max(scale, 0.62)),
    letter(unit, size - 3, height - 7 + low, size),
    badge(livery, "print", width - 13, height - 12 + low, 5),
  ];
}

/** A unit with a rank in stars. They have a strap of their own, away from the insignia. */
function starred(bar: Bar): Part[] {
  const { unit, livery, width, height, up, blocked = false } = bar;
  const stars = unit.stars ?? 0;
  const picture = pictureOf(unit);
  if (unit.length === 1) {
    const middle = height / 2 + moved(bar);
    const size = Math.min(15.5, height - 3);
    return [letter(unit, 12, middle + size * 0.35, size), ...strapped(width * 0.64, middle, width * 0.56, stars)];
  }
  if (unit.length === 2) {
    const low = height - 11.5 - (blocked && !up ? 6 : 0);
    const head = blocked && up ? 10 : 3;
    const high = (low - 7 + head) / 2;
    const helmet = picture === "helmet";
    const x = width / 2 + (helmet ? 7 : 3);
    const scale = Math.min(0.68, (low - 10 - head) / 26);
    return [
      letter(unit, 13.5, high + 5.8, 16),
      use(picture, x, high, scale),
      helmet ? badge(livery, "badge", x, high, 5.5 * scale) : badge(livery, "print", x + 16, high - 5 * scale, 3.6),
      ...strapped(width / 2, low, width - 13, stars),
    ];
  }
  const y = (height - 22) / 2 + 4;
  return [
    use(picture, width / 2, y - 12, 0.95),
    ...strapped(width / 2, y + 14, width - 13, stars),
    letter(unit, 14.5, height - 8, 17.5),
    badge(livery, "print", width - 14.5, height - 13.6, 5.6),
  ];
}

/** A large letter, the insignia, and the rank: for small screens, and for eyes that do not tell the colours apart. */
function lettered(bar: Bar): Part[] {
  const { unit, livery, width, height } = bar;
  const middle = height / 2 + moved(bar);
  if (unit.length === 1) {
    const size = Math.min(20, height - 4);
    const sign = unit.stars
      ? strapped(width * 0.66, middle, width * 0.5, unit.stars)
      : [badge(livery, "print", width * 0.68, middle, Math.min(6.5, height / 4))];
    return [letter(unit, width * 0.3, middle + size * 0.36, size), ...sign];
  }
  const size = Math.min(34, height * 0.52);
  const y = unit.stars ? middle - 6 : middle;
  const parts = [
    letter(unit, width * 0.33, y + size * 0.36, size),
    badge(livery, "print", width * 0.74, unit.chevrons ? y - height * 0.16 : y, Math.min(7.5, height / 7)),
  ];
  if (unit.chevrons) parts.push(path("rank", chevrons(width * 0.74, y + height * 0.17, unit.chevrons)));
  if (unit.stars) parts.push(...strapped(width / 2, y + size * 0.36 + 9, width - 13, unit.stars));
  return parts;
}

/** A unit as a small tile of 44 × 40, for the trays; its length shows as marks. */
export function chip(unit: Unit, livery: Livery, lengths: boolean, set: PieceSet = "wood"): Part[] {
  const outline = (inset: number) => (livery === "star" ? smooth(44, 40, inset) : notched(44, 40, 1, inset));
  const parts = [path("edge", outline(0))];
  if (unit.special) parts.push(path("gilt", outline(0.9)));
  parts.push(path("wood", outline(unit.special ? 3 : 1.8)));
  const picture = pictureOf(unit);
  const large = set === "letters";
  if (unit.stars) {
    parts.push(...strapped(22, 9.4, 38, unit.stars));
    if (!large) parts.push(use(picture, 28.5, lengths ? 21.5 : 25, lengths ? 0.42 : 0.54));
  } else if (unit.chevrons) {
    if (!large) parts.push(use(picture, 14.5, 13, 0.56));
    parts.push({ style: "rank", d: chevrons(0, 0, unit.chevrons), at: [33.5, 13.5, 0.84] });
  } else if (!large) parts.push(use(picture, 22, 14, OWN_SIZE[picture] ?? 0.68));
  parts.push(large ? letter(unit, 14, unit.stars ? 34 : 27, unit.stars ? 20 : 24) : letter(unit, 12, 36, 16));
  if (lengths) {
    for (let k = 1; k <= unit.length; k++) parts.push(path("print", `M${n(39 - 3.9 * k)} 28h2.7v7h-2.7Z`));
  }
  return parts;
}
