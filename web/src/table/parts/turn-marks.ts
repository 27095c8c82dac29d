/** Where the numbered marks of a turn that was played lie on a board. Decides no rule. */
import { frontOf, roadX, topOf, fieldTop, type Geometry } from "../../board/geometry.ts";
import { unitOf, type Edition } from "../../game/edition.ts";
import { roadStates } from "../../game/pieces.ts";
import type { EntryView, EventView, PositionView } from "../../wire/types.ts";
import { fireOf } from "../previews.ts";

export interface TurnMark {
  /** The place of the action in its turn, from 1. */
  order: number;
  x: number;
  y: number;
  /** The unit that came, to be outlined. */
  unit?: { x: number; y: number; height: number };
}

/** How far two marks must be apart, and how far one of them moves if they are not. */
const APART = 17;

const DEEDS = new Set(["placed", "redeployed", "retreated", "attacked", "fired", "card-played"]);

/** The marks of a turn's actions, on the position after them. */
export function turnMarks(
  edition: Edition,
  position: PositionView,
  entries: readonly EntryView[],
  g: Geometry,
): TurnMark[] {
  const marks: TurnMark[] = [];
  entries.forEach((entry, index) => {
    const event = entry.events?.find(({ kind }) => DEEDS.has(kind));
    if (event) marks.push(free({ order: index + 1, ...placeOf(edition, position, event, g) }, marks));
  });
  return marks;
}

function placeOf(edition: Edition, position: PositionView, event: EventView, g: Geometry): Omit<TurnMark, "order"> {
  const { kind, side, road, unit, tile } = event;
  if (!road) return { x: g.width - 14, y: fieldTop(g) + 12 };
  const x = roadX(g, road);
  if ((kind === "placed" || kind === "redeployed") && unit && tile) {
    const height = unitOf(edition, unit).length * g.tile;
    const y = topOf(g, side, tile, unitOf(edition, unit).length);
    const line = roadStates(position, edition)[road - 1]!.lines[side];
    // A later action of the turn may have moved it or taken it away.
    const stands = line.some((piece) => piece.tile === tile && piece.unit.letter === unit);
    return { x: x + g.road - 4, y: y + height / 2, ...(stands ? { unit: { x, y, height } } : {}) };
  }
  const shot = kind === "fired" ? fireOf(edition, position, event) : null;
  if (shot) return { x: roadX(g, shot.target) + g.road / 2, y: topOf(g, side, shot.tile, 1) + g.tile / 2 };
  const { reach } = roadStates(position, edition)[road - 1]!;
  return { x: x + g.road - 4, y: frontOf(g, side, reach[side]) };
}

/** Moves a mark to the left until it covers no other. */
function free(mark: TurnMark, others: readonly TurnMark[]): TurnMark {
  let { x } = mark;
  while (others.some((one) => Math.hypot(one.x - x, one.y - mark.y) < APART)) x -= APART;
  return { ...mark, x };
}
