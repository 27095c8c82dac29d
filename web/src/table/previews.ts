/** What a preview of an action shows: words, pieces that would leave, a unit that would come, a shot. Decides no rule. */
import { pointedAt } from "../board/geometry.ts";
import type { Aim, Fire, Ghost } from "../board/model.ts";
import { other, unitOf, type Edition } from "../game/edition.ts";
import { roadStates, type RoadState } from "../game/pieces.ts";
import { word } from "../game/words.ts";
import type { EventView, PositionView, Preview, Seat } from "../wire/types.ts";

/** What the board shows while an action is previewed. */
export interface PreviewMarks {
  /** Keys of the pieces that would leave. */
  doomed: Set<string>;
  ghosts: Ghost[];
  fire: Fire | null;
}

export function costOf(preview: Preview | null | undefined): number {
  return Math.max(0, ...(preview?.events ?? []).map((event) => event.cost ?? 0));
}

/** The rule behind a preview: that of its first effect. */
export function ruleOf(preview: Preview | null | undefined): string | undefined {
  return preview?.events?.[0]?.rule;
}

/** What an action does, the most important first: the menu of a road has room for two lines. */
export function previewText(edition: Edition, preview: Preview): string {
  const events = preview.events ?? [];
  const parts: string[] = [];
  for (const event of events) {
    if (event.kind === "game-ended" && event.outcome?.winner) parts.push(word(edition, "preview-wins"));
  }
  for (const event of events) {
    if (event.kind === "conquered") parts.push(word(edition, "preview-conquers", { road: event.road }));
  }
  const attack = events.find((event) => event.kind === "attacked");
  const left = events.filter((event) => event.kind === "left");
  if (attack && left.length === 2) {
    parts.push(word(edition, "preview-both"));
  } else {
    for (const event of left) parts.push(word(edition, "preview-leaves", { units: event.units ?? [] }));
  }
  return parts.join(" ");
}

export function previewMarks(edition: Edition, position: PositionView, preview: Preview, side: Seat): PreviewMarks {
  const shown: PreviewMarks = { doomed: new Set(), ghosts: [], fire: null };
  const roads = roadStates(position, edition);
  for (const event of preview.events ?? []) {
    if (event.kind === "left") mark(event.side, event.road, event.units?.length ?? 0);
    if (event.kind === "retreated") mark(side, event.road, 1);
    if (event.kind === "placed" || event.kind === "redeployed") come(event);
    if (event.kind === "fired") shown.fire = fireOf(edition, position, event);
  }
  return shown;

  function mark(who: Seat, road: number | undefined, count: number): void {
    if (road === undefined || count === 0) return;
    for (const piece of roads[road - 1]!.lines[who].slice(-count)) shown.doomed.add(piece.key);
  }

  function come(event: EventView): void {
    if (!event.road || !event.unit || !event.tile) return;
    const state = roads[event.road - 1]!;
    if (event.kind === "redeployed") shown.doomed.add(state.lines[side][0]!.key);
    shown.ghosts.push(ghostOf(edition, roads, { road: event.road, side, letter: event.unit, tile: event.tile }));
  }
}

export function fireOf(edition: Edition, position: PositionView, event: EventView): Fire | null {
  if (!event.road || !event.unit || !event.target) return null;
  const gun = roadStates(position, edition)[event.road - 1]!.lines[event.side].find(
    (piece) => piece.unit.letter === event.unit,
  );
  if (!gun) return null;
  const toLeft = event.target < event.road === (event.side === "south");
  const arrow = gun.unit.arrows?.find((one) => (one.direction === "left") === toLeft);
  return arrow ? { side: event.side, road: event.road, target: event.target, tile: gun.tile + arrow.tile - 1 } : null;
}

/** A unit of the stock as a ghost on each of the roads. */
export function ghostsOf(
  edition: Edition,
  position: PositionView,
  side: Seat,
  letter: string,
  roads: number[],
): Ghost[] {
  const states = roadStates(position, edition);
  return roads.map((road) => ghostOf(edition, states, { road, side, letter, tile: states[road - 1]!.reach[side] + 1 }));
}

function ghostOf(edition: Edition, states: readonly RoadState[], where: Omit<Ghost, "left" | "aims">): Ghost {
  const { length, arrows = [] } = unitOf(edition, where.letter);
  const state = states[where.road - 1]!;
  const left = state.gap - length;
  // A unit that conquers a road no longer acts (R6.5).
  if (arrows.length === 0 || (left === 0 && state.lines[other(where.side)].length === 0)) return { ...where, left };
  const aims = arrows.map((arrow): Aim => {
    const tile = where.tile + arrow.tile - 1;
    const target = pointedAt(where.side, where.road, arrow.direction === "left" ? "left" : "right", arrow.distance);
    return {
      direction: arrow.direction,
      tile,
      hits: target && hitAt(edition, states[target - 1]!, where.side, tile, arrow.hits) ? target : null,
    };
  });
  return { ...where, left, aims };
}

/** Whether an arrow on this tile of a side hits one of these enemy units on a road that can be fired into (R6.1). */
function hitAt(edition: Edition, road: RoadState, side: Seat, tile: number, hits: readonly string[]): boolean {
  const enemy = other(side);
  if (road.conqueror || road.dug[enemy]) return false;
  const abreast = edition.road_length + 1 - tile;
  return road.lines[enemy].some(
    (piece) => hits.includes(piece.unit.letter) && piece.tile <= abreast && abreast < piece.tile + piece.unit.length,
  );
}

/** Whether a unit placed or redeployed there would reach the enemy's block. */
export function wouldConquer(
  edition: Edition,
  position: PositionView,
  side: Seat,
  road: number,
  letter: string,
): boolean {
  const state = roadStates(position, edition)[road - 1]!;
  return state.lines[other(side)].length === 0 && state.gap === unitOf(edition, letter).length;
}
