/** The pictures on the cards, drawn for this project on a field of 64 × 40. A picture is a list of painted paths. */
import { PICTURES } from "../board/look.ts";
import { flag, rays, star } from "../board/shapes.ts";
import { marksOf } from "../board/model.ts";
import type { CardInfo } from "../wire/types.ts";

/** What a path is painted with; `CardArt.svelte` has the colours. */
export type Tone = "sky" | "night" | "glow" | "land" | "road" | "ink" | "line" | "light" | "gilt" | "seal";
export interface Stroke {
  tone: Tone;
  d: string;
  /** Where the path's origin lies, and how large it is drawn. */
  at?: readonly [x: number, y: number, scale: number];
  /** Mirrored at the middle of the field. */
  flip?: true;
}

const ROAD_NUMBERS = [1, 2, 3, 4, 5, 6, 7];
const FIELD = "M0 0H64V40H0Z";
const HILLS = "M0 27C9 22 17 26 27 23.5S48 20 64 25.5V40H0Z";
const FLAT = "M0 30C18 27 42 27 64 30V40H0Z";
const LANE = "M24 40L30.5 24.5H33.5L40 40Z";

/** A soldier on the march, seen from the side; the feet are at (0, 0). */
const SOLDIER =
  "M-3.2 -11.6A3.2 3.2 0 0 1 3.2 -11.6L4.1 -10.6V-9.9H-4.1V-10.6Z" +
  "M-2.5 -9.2H1.9L2.9 -4.3L1.7 -4L4 0H1.9L-0.3 -3.2L-2 0H-4.1L-2.3 -4.3L-3.3 -4.7Z" +
  "M2.6 -8.8H4.6V-5.2H3.3ZM-4.6 -13.2L-3.8 -13.5L-0.9 -4.6L-1.7 -4.3Z";
const CANOPY = "M-8 0A8 7.4 0 0 1 8 0Q6 -2.2 4 0Q2 -2.2 0 0Q-2 -2.2 -4 0Q-6 -2.2 -8 0Z";
const CORDS = "M-8 0L0 10L8 0M-4 0L0 10L4 0";
const JUMPER = "M-1.3 9.5H1.3L1.8 13L0.9 16H-0.9L-1.8 13Z";
const TURN = "M45 33V17.5A10.5 10.5 0 0 0 24 17.5V21.5H18.5L27.5 32.5L36.5 21.5H31V17.5A3.5 3.5 0 0 1 38 17.5V33Z";
const BAG = "M-5 -2.6Q-5 -4 -3.6 -4H3.6Q5 -4 5 -2.6V-1.2Q5 0 3.6 0H-3.6Q-5 0 -5 -1.2Z";
const SHOVEL = "M-3.4 -26H3.4V-24H1.1V-10H4.2V-5A4.2 4.6 0 0 1 -4.2 -5V-10H-1.1V-24H-3.4Z";
const PRONG = "M5 39C6 27 12 20 20 16.8L18.6 13L30 14.6L24.4 24.8L22.6 21C16.5 24 12.5 30 12 39Z";
const BARREL = "M-9.5 0A9.5 9.5 0 1 1 9.5 0A9.5 9.5 0 1 1 -9.5 0ZM-4.8 -9L-3.8 -16H3.8L4.8 -9Z";
const LENS = "M-6.6 0A6.6 6.6 0 1 1 6.6 0A6.6 6.6 0 1 1 -6.6 0Z";
const CRATE = "M0 0H19V16H0ZM2 2V4H17V2ZM2 12V14H17V12ZM2 5.5V10.5H3.5L9.5 6.5V5.5ZM9.5 10.5H17V5.5H16L9.5 9.5Z";
const BLADES =
  "M-13.5 -6.2L5.6 2.4A5 5 0 1 1 3.7 5.4L-14.2 -4.6ZM-13.5 6.2L5.6 -2.4A5 5 0 1 0 3.7 -5.4L-14.2 4.6Z" +
  "M8 2.6A2.7 2.7 0 1 0 8.1 8A2.7 2.7 0 1 0 8 2.6ZM8 -2.6A2.7 2.7 0 1 1 8.1 -8A2.7 2.7 0 1 1 8 -2.6Z";
const CRESCENT = "M3.2 -8A8 8 0 1 0 8 3.2A6.6 6.6 0 0 1 3.2 -8Z";
const BOLT = "M5 -16L-6 2H-0.5L-4.5 16L8 -4.5H1.8Z";
const SHIELD = "M0 -11C4 -8.6 7 -8.2 10 -8.2C10 2 7.6 8 0 12C-7.6 8 -10 2 -10 -8.2C-7 -8.2 -4 -8.6 0 -11Z";
const HOOK = "M2 31C1.5 18 6 10.5 15 8.5L14.2 5L23.5 9L17 16.5L16 13C9.5 15 7 21 7.5 31Z";
const CHURCH =
  "M-12 0V-5L-8.5 -8.5L-5 -5V0ZM-3.4 0V-9.5L0 -17L3.4 -9.5V0ZM-0.5 -19.5H0.5V-16H-0.5ZM-1.4 -18.6H1.4V-17.6H-1.4Z" +
  "M3.4 0V-6H11L13 -3.4V0Z";
const WINDOWS = "M-1 -9H1V-6H-1ZM-9.4 -4.4H-7.6V-2.4H-9.4ZM6 -3.6H8V-1.6H6Z";
const ROSE = "M0 -14L2.6 -2.6L14 0L2.6 2.6L0 14L-2.6 2.6L-14 0L-2.6 -2.6Z";

const at = (tone: Tone, d: string, x: number, y: number, scale = 1): Stroke => ({ tone, d, at: [x, y, scale] });
const scene = (land: string = HILLS): Stroke[] => [
  { tone: "sky", d: FIELD },
  { tone: "glow", d: "M0 30C10 15 54 15 64 30Z" },
  { tone: "land", d: land },
];
const mirrored = (tone: Tone, d: string): Stroke[] => [
  { tone, d },
  { tone, d, flip: true },
];

const EFFECTS: Record<string, Stroke[]> = {
  "forced-march": [
    ...scene(),
    { tone: "road", d: "M0 36L64 33.5V38.5L0 40Z" },
    ...[13, 27, 41, 54].map((x, k) => at("ink", SOLDIER, x, 37.5 - k * 0.4, 1.15)),
    { tone: "gilt", d: "M8 9H38V5L50 12L38 19V15H8Z" },
  ],
  withdrawal: [...scene(), { tone: "road", d: LANE }, { tone: "gilt", d: TURN }],
  sabotage: [
    ...scene("M0 31C8 30 14 37 22 37H44C50 37 56 30 64 31V40H0Z"),
    {
      tone: "ink",
      d: "M0 21H25L22.5 24.5H0ZM64 21H42L45 24.5H64ZM7 24.5H9.5V33H7ZM16 24.5H18.5V37H16ZM49 24.5H51.5V36H49ZM57.5 24.5H60V32H57.5Z",
    },
    { tone: "ink", d: "M27 27L33 25L34 27.5L28 29.5ZM36 30L40 32L39 34L35 32Z" },
    { tone: "gilt", d: rays(33.5, 18, 14.5, 6.5, 9) },
    { tone: "light", d: rays(33.5, 18, 7, 3.2, 9) },
  ],
  "dig-in": [
    ...scene(FLAT),
    at("ink", SHOVEL, 49, 35, 1),
    ...[12, 22.5, 33, 43.5].map((x) => at("light", BAG, x, 38)),
    ...[17, 27.5, 38].map((x) => at("light", BAG, x, 33.6)),
    ...[22.5, 33].map((x) => at("light", BAG, x, 29.2)),
    at("ink", PICTURES["helmet"]!, 28, 20.5, 0.46),
  ],
  reinforcements: [
    ...scene(FLAT),
    ...[
      [14, 11, 0.95],
      [34, 9, 1.25],
      [53, 14, 0.85],
    ].flatMap(([x, y, size]) => [
      at("light", CANOPY, x!, y!, size),
      at("line", CORDS, x!, y!, size),
      at("ink", JUMPER, x!, y!, size),
    ]),
  ],
  "second-front": [
    ...scene(FLAT),
    ...mirrored("gilt", PRONG),
    { tone: "line", d: flag(31, 3).pole },
    { tone: "ink", d: flag(31, 3).cloth },
  ],
  intelligence: [
    ...scene(FLAT),
    at("ink", BARREL, 20.5, 24),
    at("ink", BARREL, 43.5, 24),
    { tone: "ink", d: "M27 13H37V21H27Z" },
    ...[20.5, 43.5].flatMap((x) => [
      at("light", LENS, x, 24),
      at("land", "M-6.2 2.2C-2 0.5 2 2.5 6.2 2.2A6.6 6.6 0 0 1 -6.2 2.2Z", x, 24),
    ]),
  ],
  "supply-cut": [
    ...scene(FLAT),
    at("light", "M0 0H19V16H0Z", 5, 17),
    at("ink", CRATE, 5, 17),
    { tone: "line", d: "M24 25Q30 27 34 22M44 20Q54 15 64 19" },
    at("gilt", BLADES, 44, 24, 0.95),
  ],
  "night-march": [
    { tone: "night", d: FIELD },
    { tone: "ink", d: "M0 31C14 27 44 29 64 26V40H0Z" },
    at("gilt", CRESCENT, 49, 11, 0.95),
    ...[
      [10, 8],
      [22, 5],
      [31, 12],
      [59, 21],
    ].map(([x, y]) => ({ tone: "light" as const, d: star(x!, y!, 1.7) })),
    ...[11, 23, 35].map((x, k) => at("ink", SOLDIER, x, 31.5 - k * 0.6, 1.1)),
  ],
  "new-orders": [
    ...scene(FLAT),
    { tone: "light", d: "M16 4H48V24H16Z" },
    { tone: "line", d: "M21 9H43M21 13H43M21 17H36" },
    { tone: "ink", d: "M9 17L32 31L55 17V37H9Z" },
    { tone: "line", d: "M9 37L26 27.5M55 37L38 27.5" },
    { tone: "seal", d: "M27 29A5 5 0 1 1 37 29A5 5 0 1 1 27 29Z" },
    { tone: "light", d: star(32, 29.2, 3) },
  ],
};

/** The roads that a kind of objective shows without a card, and its emblem above the horizon. */
const OBJECTIVES: Record<string, { sample: Pick<CardInfo, "take" | "deny">; emblem: Stroke[]; flags?: true }> = {
  pair: { sample: { take: [[2, [2, 6]]] }, emblem: [], flags: true },
  choice: {
    sample: {
      take: [
        [2, [2, 6]],
        [1, ROAD_NUMBERS],
      ],
    },
    emblem: [],
    flags: true,
  },
  area: { sample: { take: [[2, [3, 4, 5]]], deny: [3, 4, 5] }, emblem: [] },
  blitz: { sample: { take: [[2, ROAD_NUMBERS]], deny: ROAD_NUMBERS }, emblem: [at("gilt", BOLT, 32, 12, 0.75)] },
  flanks: {
    sample: {
      take: [
        [1, [1, 2]],
        [1, [6, 7]],
      ],
      deny: [4],
    },
    emblem: mirrored("gilt", HOOK),
  },
  hold: {
    sample: { take: [[2, [2, 4]]], deny: ROAD_NUMBERS },
    emblem: [at("gilt", SHIELD, 32, 11, 0.8), { tone: "ink", d: star(32, 10.7, 5) }],
  },
  objective: { sample: {}, emblem: [at("gilt", ROSE, 32, 10, 0.6)] },
};

/** An unknown effect or a card without data: a compass rose on an open map. */
const NEUTRAL: Stroke[] = [
  ...scene(FLAT),
  { tone: "road", d: LANE },
  at("gilt", ROSE, 32, 15),
  { tone: "ink", d: star(32, 15, 2.6) },
];

/** The kinds of cards with a picture of their own. */
export const KINDS: readonly string[] = [...Object.keys(EFFECTS), ...Object.keys(OBJECTIVES)];

/** The kind of a card, from its data alone, so that the cards of a player's own deck have pictures too. */
export function kindOf(card: CardInfo): string {
  if (card.effect) return card.effect;
  const clauses = card.take ?? [];
  if (clauses.length === 0) return "objective";
  const all = clauses.filter(([, roads]) => roads.length === ROAD_NUMBERS.length);
  const must = clauses.filter(([count, roads]) => count === roads.length);
  if (must.length === clauses.length) return (card.deny ?? []).length > 0 ? "hold" : "pair";
  if (all.length === clauses.length) return "blitz";
  if (all.length > 0) return "choice";
  return clauses.length > 1 ? "flanks" : "area";
}

/** The seven roads up to the horizon: the wanted ones in gilt, those the enemy must not take with a bar across. */
function roads(card: Pick<CardInfo, "take" | "deny">, flags: boolean): Stroke[] {
  const marks = marksOf(card);
  return ROAD_NUMBERS.flatMap((road): Stroke[] => {
    const [foot, head] = [32 + (road - 4) * 9, headOf(road)];
    const wanted = marks[road]?.take;
    const d = `M${foot - 3} 40L${head - 1.4} 20.5H${head + 1.4}L${foot + 3} 40Z`;
    const drawn: Stroke[] = [{ tone: wanted === "must" ? "gilt" : wanted ? "light" : "road", d }];
    if (marks[road]?.deny) drawn.push({ tone: "line", d: `M${foot - 3.2} 35.5H${foot + 3.2}` });
    if (wanted === "must" && flags) {
      const { pole, cloth } = flag(0, 0);
      drawn.push(at("line", pole, head, 10, 0.56), at("ink", cloth, head, 10, 0.56));
    }
    return drawn;
  });
}

function headOf(road: number): number {
  return 32 + (road - 4) * 6;
}

/** A village at the end of the roads of an area. */
function village(card: Pick<CardInfo, "take">): Stroke[] {
  const wanted = (card.take ?? []).flatMap(([, some]) => some);
  const x = wanted.reduce((sum, road) => sum + headOf(road), 0) / wanted.length;
  return [at("ink", CHURCH, x, 20.6), at("gilt", WINDOWS, x, 20.6)];
}

/** The picture of a kind; with the card, an objective shows its roads. */
export function picture(kind: string, card?: CardInfo): Stroke[] {
  const objective = OBJECTIVES[kind];
  if (!objective) return EFFECTS[kind] ?? NEUTRAL;
  const shown = card ?? objective.sample;
  const land = scene("M0 20.5C18 18.5 46 18.5 64 20.5V40H0Z");
  const emblem = kind === "area" ? village(shown) : objective.emblem;
  return [...land, ...roads(shown, objective.flags ?? false), ...emblem];
}
