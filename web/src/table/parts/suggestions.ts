/** Where the arrows of suggested actions lie on a board. For drawing only: no rule is decided here. */
import { fieldTop, frontOf, pointedAt, roadX, topOf, type Geometry } from "../../board/geometry.ts";
import { beats, other, unitOf, type Edition } from "../../game/edition.ts";
import { readAction } from "../../game/legal.ts";
import { roadStates } from "../../game/pieces.ts";
import type { PositionView, Seat } from "../../wire/types.ts";

export interface Stroke {
  /** Its place in the order of the actions, from 1. */
  order: number;
  kind: "place" | "move" | "hit" | "card";
  line: string;
  head: string;
  badge: { x: number; y: number };
  /** A unit that would come to lie there. */
  unit?: { letter: string; x: number; y: number };
}

interface Lying {
  letter: string;
  tile: number;
}

/** Roads that the actions touch, for marking them. */
export function roadsOf(actions: readonly string[]): number[] {
  return [...new Set(actions.flatMap((text) => readAction(text).road ?? []))];
}

function arrowhead(x: number, y: number, dx: number, dy: number, size: number): string {
  const [px, py] = [-dy, dx];
  const at = (along: number, across: number) => `${x + dx * along + px * across} ${y + dy * along + py * across}`;
  return `M${at(0, 0)}L${at(-size * 1.5, size)}L${at(-size * 1.5, -size)}Z`;
}

export function strokesOf(edition: Edition, position: PositionView, actions: readonly string[], g: Geometry): Stroke[] {
  const side: Seat = position.side;
  const states = roadStates(position, edition);
  const lying = (seat: Seat) =>
    states.map((state) => state.lines[seat].map((piece): Lying => ({ letter: piece.unit.letter, tile: piece.tile })));
  const own = lying(side);
  const enemy = lying(other(side));
  const length = (letter: string) => unitOf(edition, letter).length;
  const reach = (line: Lying[]) => (line.length ? line.at(-1)!.tile + length(line.at(-1)!.letter) - 1 : 0);
  /** Up the page for the lower side. */
  const ahead = side === g.bottom ? -1 : 1;
  const size = g.gutter < 10 ? 7 : 8;
  const found: Stroke[] = [];

  actions.forEach((text, index) => {
    const action = readAction(text);
    const order = index + 1;
    const road = action.road ?? 0;
    const line = own[road - 1] ?? [];
    const foes = enemy[road - 1] ?? [];
    const x = road ? roadX(g, road) : 0;
    const middle = x + g.road / 2;

    function come(letter: string, from: number | null): void {
      const tile = reach(line) + 1;
      const y = topOf(g, side, tile, length(letter));
      const tall = length(letter) * g.tile;
      line.push({ letter, tile });
      const tip = ahead < 0 ? y + 3 : y + tall - 3;
      const tail = from ?? (ahead < 0 ? y + tall - 3 : y + 3);
      const lane = x + g.road - 8;
      const bend =
        from === null
          ? `M${lane} ${tail}V${tip - ahead * size * 1.4}`
          : `M${middle} ${tail}C${x + g.road + 16} ${tail} ${x + g.road + 10} ${tip - ahead * 30} ${lane} ${tip - ahead * size * 1.4}`;
      found.push({
        order,
        kind: from === null ? "place" : "move",
        line: bend,
        head: arrowhead(lane, tip, 0, ahead, size),
        badge: { x: x + 10, y: y + tall / 2 },
        unit: { letter, x, y },
      });
    }

    switch (action.kind) {
      case "place":
        come(action.unit!, null);
        break;
      case "redeploy": {
        const rear = line.shift();
        if (rear)
          come(rear.letter, topOf(g, side, rear.tile, length(rear.letter)) + (length(rear.letter) * g.tile) / 2);
        break;
      }
      case "retreat": {
        const lead = line.pop();
        if (!lead) break;
        const y = topOf(g, side, lead.tile, length(lead.letter)) + (length(lead.letter) * g.tile) / 2;
        const tip = y - ahead * g.tile * 1.8;
        found.push({
          order,
          kind: "move",
          line: `M${middle} ${y}V${tip + ahead * size}`,
          head: arrowhead(middle, tip, 0, -ahead, size),
          badge: { x: x + 10, y },
        });
        break;
      }
      case "attack": {
        const front = frontOf(g, side, reach(line));
        const tip = front + ahead * g.tile * 1.3;
        const tail = front - ahead * g.tile;
        found.push({
          order,
          kind: "hit",
          line: `M${middle} ${tail}V${tip - ahead * size}`,
          head: arrowhead(middle, tip, 0, ahead, size + 2),
          badge: { x: middle, y: tail },
        });
        clash(line, foes);
        break;
      }
      case "fire": {
        for (const [at, units] of own.entries()) {
          const gun = units.find((one) => one.letter === action.unit);
          const arrow = gun && unitOf(edition, gun.letter).arrows?.find((one) => one.direction === action.direction);
          const target = arrow && pointedAt(side, at + 1, arrow.direction, arrow.distance);
          if (!gun || !arrow || !target) continue;
          const y = topOf(g, side, gun.tile + arrow.tile - 1, 1) + g.tile / 2;
          const [from, to] = [roadX(g, at + 1) + g.road / 2, roadX(g, target) + g.road / 2];
          const way = Math.sign(to - from);
          found.push({
            order,
            kind: "hit",
            line: `M${from} ${y}H${to - way * size}`,
            head: arrowhead(to, y, way, 0, size + 2),
            badge: { x: from, y },
          });
        }
        break;
      }
      case "card":
        if (road) {
          const y = (frontOf(g, side, reach(line)) + frontOf(g, other(side), reach(foes))) / 2;
          found.push({
            order,
            kind: "card",
            line: "",
            head: `M${middle - 9} ${y - 12}h18v24h-18Z`,
            badge: { x: middle, y },
          });
        } else {
          found.push({ order, kind: "card", line: "", head: "", badge: { x: g.width - 14, y: fieldTop(g) + 12 } });
        }
        break;
    }
  });
  return found;

  function clash(line: Lying[], foes: Lying[]): void {
    const [mine, theirs] = [line.at(-1), foes.at(-1)];
    if (!mine || !theirs) return;
    const attacker = unitOf(edition, mine.letter);
    if (!beats(attacker, unitOf(edition, theirs.letter))) {
      line.pop();
      foes.pop();
      return;
    }
    let left = attacker.kind === "spy" ? 2 : 99;
    while (foes.length > 0 && left-- > 0 && beats(attacker, unitOf(edition, foes.at(-1)!.letter))) foes.pop();
  }
}
