/** Where the menu of a road lies: beside what it previews if there is room, else over or under it. */
import { geometry } from "../../board/geometry.ts";
import type { Legal } from "../../game/legal.ts";
import { roadStates } from "../../game/pieces.ts";
import type { BoardSource } from "../source.ts";

const WIDEST = 248;
const NARROWEST = 190;
const MARGIN = 4;
/** Pixels between the menu and the front of a line. */
const DISTANCE = 10;

interface Size {
  width: number;
  height: number;
}

/** `front` is the front of the road's line, in pixels from the board's edge; `menu` is the menu as it is drawn. */
export function menuPlace(
  source: BoardSource,
  road: number,
  front: { x: number; y: number },
  space: Size,
  menu: Size,
): { left: number; top: number; width: number } {
  const { edition, position, side, legal } = source;
  const g = geometry(edition.road_length, side, space);
  // The board lies in the middle of its space, and the menu counts from the board's edge.
  const free = Math.max(0, (space.width - g.width * g.scale) / 2);
  const edges = { left: MARGIN - free, right: space.width - free - MARGIN };
  const line = roadStates(position, edition)[road - 1]!.lines[side];
  const lowest = Math.max(0, space.height - menu.height - MARGIN);
  const widths = [sightWidth(line, legal, g), roadWidth(g)];
  for (const width of widths) {
    const found = beside(front.x, width, edges);
    if (found) return { ...found, top: Math.min(Math.max(0, front.y - menu.height / 2), lowest) };
  }
  const left = Math.max(edges.left, Math.min(front.x - menu.width / 2, edges.right - menu.width));
  const rear = legal.has(`>${road}`) ? (line[0]?.unit.length ?? 0) : 0;
  const placed = edition.units.filter((unit) => legal.has(`${unit.letter}${road}`)).map((unit) => unit.length);
  const above = front.y - Math.max(rear, ...placed) * g.tile * g.scale - menu.height - DISTANCE;
  return { left, top: above > 0 ? above : Math.min(front.y + DISTANCE, lowest), width: WIDEST };
}

type Board = ReturnType<typeof geometry>;
type OwnLine = ReturnType<typeof roadStates>[number]["lines"]["south"];

/** Half of the road's own width, with its edge. */
function roadWidth(g: Board): number {
  return (g.road / 2) * g.scale + 14;
}

/** How far to each side a preview reaches: the road itself and the roads that it can fire at. */
function sightWidth(line: OwnLine, legal: Legal, g: Board): number {
  const shots = line.flatMap(({ unit }) =>
    (unit.arrows ?? []).filter((arrow) => legal.has(unit.letter + arrow.direction[0])),
  );
  return roadWidth(g) + Math.max(0, ...shots.map((shot) => shot.distance)) * (g.road + g.gutter) * g.scale;
}

/** On the wider side of the road; null if neither has room. */
function beside(
  x: number,
  sight: number,
  edges: { left: number; right: number },
): { left: number; width: number } | null {
  const fitting = (room: number) => (room < NARROWEST ? 0 : Math.min(WIDEST, room));
  const [right, left] = [fitting(edges.right - x - sight), fitting(x - sight - edges.left)];
  if (right > 0 && right >= left) return { left: x + sight, width: right };
  return left > 0 ? { left: x - sight - left, width: left } : null;
}
