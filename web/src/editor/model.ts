/** A position that is being edited: read from notation, changed, and written again. The server checks it. */
import { unitOf, type Edition } from "../game/edition.ts";
import { ROADS } from "../game/pieces.ts";
import type { Seat } from "../wire/types.ts";

export interface Line {
  /** Letters from rear to front. */
  units: string;
  /** Empty tiles behind it. */
  distance: number;
}

export type Pair<T> = Record<Seat, T>;

export interface Draft {
  rules: string;
  roads: Pair<Line>[];
  side: Seat;
  turn: number;
  ap: number;
  objective: Pair<string>;
  hand: Pair<string[]>;
  objectiveDeck: string[];
  victoryDeck: string[];
  effects: string[];
}

export interface Options {
  edition: string;
  specials: boolean;
  victory: boolean;
  objectives: boolean;
  length: number | null;
}

const list = (text: string) => (text === "-" || text.startsWith("#") ? [] : text.split(","));
const written = (items: readonly string[]) => (items.length ? items.join(",") : "-");

export function readDraft(text: string): Draft {
  const [rules = "ardennes", roads = "", turn = "", south = "-/-", north = "-/-", decks = "-/-", effects = "-"] = text
    .trim()
    .split(/\s+/);
  const [, side = "s", number = "1", ap = "4"] = /^([sn])(\d+):(\d+)/.exec(turn) ?? [];
  const cards = (field: string) => field.split("/") as [string, string];
  const [objectiveDeck = "-", victoryDeck = "-"] = decks.split("/");
  return {
    rules,
    roads: roads.split("/").map((road) => {
      const [left = "", right = ""] = road.replaceAll("!", "").split("|");
      return {
        south: { units: left.replace(/\d/g, ""), distance: Number(/^\d+/.exec(left)?.[0] ?? 0) },
        north: {
          units: [...right.replace(/\d/g, "")].reverse().join(""),
          distance: Number(/\d+$/.exec(right)?.[0] ?? 0),
        },
      };
    }),
    side: side === "n" ? "north" : "south",
    turn: Number(number),
    ap: Number(ap),
    objective: { south: cards(south)[0], north: cards(north)[0] },
    hand: { south: list(cards(south)[1] ?? "-"), north: list(cards(north)[1] ?? "-") },
    objectiveDeck: list(objectiveDeck),
    victoryDeck: list(victoryDeck),
    effects: list(effects),
  };
}

export function lengthOf(edition: Edition, line: Line): number {
  return line.units
    ? line.distance + [...line.units].reduce((sum, letter) => sum + unitOf(edition, letter).length, 0)
    : 0;
}

export function gapOf(edition: Edition, road: Pair<Line>): number {
  return edition.road_length - lengthOf(edition, road.south) - lengthOf(edition, road.north);
}

export interface Excess {
  kind: "specials" | "army" | "tiles";
  seat?: Seat;
  letter?: string;
  road?: number;
  count: number;
  limit: number;
}

/** What a refused draft has too many of: units of one kind, special units, or tiles on a road. Only for wording. */
export function excessOf(draft: Draft, edition: Edition): Excess | null {
  for (const seat of ["south", "north"] as const) {
    const letters = draft.roads.flatMap((road) => [...road[seat].units]);
    for (const unit of edition.units) {
      const count = letters.filter((letter) => letter === unit.letter).length;
      if (count > unit.count) return { kind: "army", seat, letter: unit.letter, count, limit: unit.count };
    }
    const count = letters.filter((letter) =>
      edition.units.some((unit) => unit.letter === letter && unit.special),
    ).length;
    const limit =
      1 + Number(draft.effects.find((effect) => effect.startsWith(`second-front:${seat[0]}`))?.slice(-1) ?? 0);
    if (count > limit) return { kind: "specials", seat, count, limit };
  }
  const road = draft.roads.findIndex((one) => gapOf(edition, one) < 0);
  return road < 0
    ? null
    : {
        kind: "tiles",
        road: road + 1,
        count: edition.road_length - gapOf(edition, draft.roads[road]!),
        limit: edition.road_length,
      };
}

export function writeDraft(draft: Draft, edition: Edition): string {
  const roads = draft.roads.map(({ south, north }) => {
    const holds = (line: Line) => (line.units && lengthOf(edition, line) === edition.road_length ? "!" : "");
    const away = (line: Line) => (line.units && line.distance ? String(line.distance) : "");
    return `${holds(south)}${away(south)}${south.units}|${[...north.units].reverse().join("")}${away(north)}${holds(north)}`;
  });
  const turn = `${draft.side[0]}${draft.turn}:${draft.ap}`;
  const cards = (seat: Seat) => `${draft.objective[seat]}/${written([...draft.hand[seat]].sort())}`;
  const decks = `${written(draft.objectiveDeck)}/${written(draft.victoryDeck)}`;
  return [
    draft.rules,
    roads.join("/"),
    turn,
    cards("south"),
    cards("north"),
    decks,
    written([...draft.effects].sort()),
  ].join(" ");
}

/** An empty board. Each side holds one of the first two objectives; the other cards are in their decks. */
export function emptyDraft(rules: string, edition: Edition): Draft {
  const [south, north, ...rest] = edition.objectives.flatMap((card) => Array<string>(card.count).fill(card.id));
  return {
    rules,
    roads: ROADS.map(() => ({ south: { units: "", distance: 0 }, north: { units: "", distance: 0 } })),
    side: "south",
    turn: 1,
    ap: 4,
    objective: { south: south ?? "-", north: north ?? "-" },
    hand: { south: [], north: [] },
    objectiveDeck: rest,
    victoryDeck: edition.victory_cards.flatMap((card) => Array<string>(card.count).fill(card.id)),
    effects: [],
  };
}

// ---------------------------------------------------------------- changes; each returns a new draft

function withLine(draft: Draft, road: number, seat: Seat, line: Line): Draft {
  return { ...draft, roads: draft.roads.map((one, k) => (k === road - 1 ? { ...one, [seat]: line } : one)) };
}

export function addUnit(draft: Draft, road: number, seat: Seat, letter: string): Draft {
  const line = draft.roads[road - 1]![seat];
  return withLine(draft, road, seat, { ...line, units: line.units + letter });
}

export function removeUnit(draft: Draft, road: number, seat: Seat): Draft {
  const line = draft.roads[road - 1]![seat];
  const units = line.units.slice(0, -1);
  return withLine(draft, road, seat, { units, distance: units ? line.distance : 0 });
}

export function clearLine(draft: Draft, road: number, seat: Seat): Draft {
  return withLine(draft, road, seat, { units: "", distance: 0 });
}

export function shiftLine(draft: Draft, road: number, seat: Seat, by: number): Draft {
  const line = draft.roads[road - 1]![seat];
  return withLine(draft, road, seat, { ...line, distance: Math.max(0, line.distance + by) });
}

function without(items: readonly string[], id: string): string[] {
  const at = items.indexOf(id);
  return at < 0 ? [...items] : items.toSpliced(at, 1);
}

export function setObjective(draft: Draft, seat: Seat, id: string): Draft {
  const back = draft.objective[seat];
  const deck = without(draft.objectiveDeck, id);
  return {
    ...draft,
    objective: { ...draft.objective, [seat]: id },
    objectiveDeck: back === "-" ? deck : [...deck, back],
  };
}

export function addCard(draft: Draft, seat: Seat, id: string): Draft {
  return {
    ...draft,
    hand: { ...draft.hand, [seat]: [...draft.hand[seat], id] },
    victoryDeck: without(draft.victoryDeck, id),
  };
}

export function removeCard(draft: Draft, seat: Seat, id: string): Draft {
  return {
    ...draft,
    hand: { ...draft.hand, [seat]: without(draft.hand[seat], id) },
    victoryDeck: [...draft.victoryDeck, id],
  };
}

// ---------------------------------------------------------------- options

export function optionsOf(rules: string): Options {
  const [edition = "ardennes", ...rest] = rules.split("+");
  return {
    edition,
    specials: !rest.includes("nospecials"),
    victory: !rest.includes("novictory"),
    objectives: !rest.includes("noobjectives"),
    length: Number(rest.find((one) => one.startsWith("road_length="))?.split("=")[1] ?? 0) || null,
  };
}

export function rulesOf(options: Options): string {
  return [
    options.edition,
    options.specials ? "" : "nospecials",
    options.victory ? "" : "novictory",
    options.objectives ? "" : "noobjectives",
    options.length && options.length !== 18 ? `road_length=${options.length}` : "",
  ]
    .filter(Boolean)
    .join("+");
}

/** The same roads under other rules: cards are dealt again, and units that these rules lack are left out. */
export function underRules(draft: Draft, rules: string, edition: Edition): Draft {
  const known = new Set(edition.units.map((unit) => unit.letter));
  const fresh = emptyDraft(rules, edition);
  const roads = draft.roads.map((road) => {
    const line = (one: Line): Line => {
      const units = [...one.units].filter((letter) => known.has(letter)).join("");
      return { units, distance: units ? one.distance : 0 };
    };
    const kept = { south: line(road.south), north: line(road.north) };
    return gapOf(edition, kept) < 0 ? fresh.roads[0]! : kept;
  });
  return { ...fresh, roads, side: draft.side, turn: draft.turn, ap: draft.ap };
}
