/** The pieces on the roads of a position, for drawing and describing them. */
import type { PositionView, Seat } from "../wire/types.ts";
import { beats, other, unitOf, type Edition, type Unit } from "./edition.ts";

export const SEATS: readonly Seat[] = ["south", "north"];
export const ROADS = [1, 2, 3, 4, 5, 6, 7] as const;

export interface Piece {
  /** Identifies the piece as long as it does not move. */
  key: string;
  unit: Unit;
  side: Seat;
  road: number;
  /** The tile of its rear, counted from its owner's block. */
  tile: number;
  leading: boolean;
  rearmost: boolean;
  blocked: boolean;
  closed: boolean;
}

export interface RoadState {
  road: number;
  lines: Record<Seat, Piece[]>;
  gap: number;
  conqueror?: Seat;
  /** Tiles from a side's block to the front of its line. */
  reach: Record<Seat, number>;
  contact: boolean;
  dug: Record<Seat, boolean>;
}

/** Positions never change, and several components read the same one. */
const known = new WeakMap<PositionView, { edition: Edition; roads: readonly RoadState[] }>();

export function roadStates(position: PositionView, edition: Edition): readonly RoadState[] {
  let found = known.get(position);
  if (found?.edition !== edition) {
    found = { edition, roads: position.roads.map((_, index) => roadState(position, edition, index + 1)) };
    known.set(position, found);
  }
  return found.roads;
}

/** Reuses the objects of roads and pieces that did not change, so that only the others are redrawn. */
export function kept(now: readonly RoadState[], before: readonly RoadState[]): readonly RoadState[] {
  return now.map((road, index) => {
    const old = before[index];
    if (!old) return road;
    const lines = { south: keptLine(road, old, "south"), north: keptLine(road, old, "north") };
    const same =
      road.gap === old.gap &&
      road.conqueror === old.conqueror &&
      SEATS.every(
        (side) =>
          lines[side] === old.lines[side] && road.reach[side] === old.reach[side] && road.dug[side] === old.dug[side],
      );
    return same ? old : { ...road, lines };
  });
}

function keptLine(road: RoadState, old: RoadState, side: Seat): Piece[] {
  const before = old.lines[side];
  const line = road.lines[side].map((piece) => before.find((one) => samePiece(one, piece)) ?? piece);
  return line.length === before.length && line.every((piece, index) => piece === before[index]) ? before : line;
}

function samePiece(one: Piece, piece: Piece): boolean {
  return (Object.keys(piece) as (keyof Piece)[]).every((fact) => one[fact] === piece[fact]);
}

function roadState(position: PositionView, edition: Edition, road: number): RoadState {
  const view = position.roads[road - 1]!;
  const lines: Record<Seat, Piece[]> = { south: [], north: [] };
  const reach: Record<Seat, number> = { south: 0, north: 0 };
  for (const side of SEATS) {
    const { units = "", distance = 0 } = view[side];
    let tile = distance + 1;
    for (const [index, letter] of [...units].entries()) {
      const unit = unitOf(edition, letter);
      lines[side].push({
        key: `${side}${road}:${tile}:${letter}`,
        unit,
        side,
        road,
        tile,
        leading: index === units.length - 1,
        rearmost: index === 0,
        blocked: false,
        closed: view.conqueror !== undefined,
      });
      tile += unit.length;
    }
    reach[side] = units ? tile - 1 : 0;
  }
  const contact = view.gap === 0 && lines.south.length > 0 && lines.north.length > 0;
  if (contact) {
    for (const side of SEATS) {
      const own = lines[side].at(-1)!;
      own.blocked = beats(lines[other(side)].at(-1)!.unit, own.unit);
    }
  }
  const effects = position.effects ?? [];
  return {
    road,
    lines,
    gap: view.gap,
    ...(view.conqueror ? { conqueror: view.conqueror } : {}),
    reach,
    contact,
    dug: {
      south: effects.includes(`dig-in:s${road}`) && lines.south.length > 0,
      north: effects.includes(`dig-in:n${road}`) && lines.north.length > 0,
    },
  };
}

export function conqueredBy(position: PositionView, side: Seat): number {
  return position.roads.filter((road) => road.conqueror === side).length;
}
