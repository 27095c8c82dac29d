/**
 * Where the arrows of suggested actions lie on a board. The lines are followed from action to action only as far as
 * the drawing needs it; no rule is decided here.
 */
import { fieldTop, frontOf, pointedAt, roadX, topOf, type Geometry } from "../../board/geometry.ts";
import { beats, other, unitOf, type Edition } from "../../game/edition.ts";
import { readAction, type Action } from "../../game/legal.ts";
import { roadStates } from "../../game/pieces.ts";
import type { PositionView, Seat } from "../../wire/types.ts";

/** The arrow of one action. */
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

type Drawn = Omit<Stroke, "order">;

interface Lying {
  letter: string;
  tile: number;
}

/** Enough for every sweep that has no limit. */
const NO_LIMIT = 99;
/** A spy defeats two units at most (R5.4). */
const SPY_LIMIT = 2;

/** Roads that the actions touch, for marking them. */
export function roadsOf(actions: readonly string[]): number[] {
  return [...new Set(actions.flatMap((text) => readAction(text).road ?? []))];
}

export function strokesOf(edition: Edition, position: PositionView, actions: readonly string[], g: Geometry): Stroke[] {
  const drawing = new Drawing(edition, position, g);
  return actions.flatMap((text, index) =>
    drawing.draw(readAction(text)).map((stroke) => ({ ...stroke, order: index + 1 })),
  );
}

/** The lines of both sides while the actions are drawn one after the other. */
class Drawing {
  private readonly side: Seat;
  private readonly own: Lying[][];
  private readonly enemy: Lying[][];
  /** The direction in which the side advances: up the page if it plays from below. */
  private readonly ahead: 1 | -1;
  private readonly size: number;

  constructor(
    private readonly edition: Edition,
    position: PositionView,
    private readonly g: Geometry,
  ) {
    const states = roadStates(position, edition);
    const lying = (seat: Seat) =>
      states.map((state) => state.lines[seat].map(({ unit, tile }): Lying => ({ letter: unit.letter, tile })));
    this.side = position.side;
    this.own = lying(this.side);
    this.enemy = lying(other(this.side));
    this.ahead = this.side === g.bottom ? -1 : 1;
    this.size = g.gutter < 10 ? 7 : 8;
  }

  draw(action: Action): Drawn[] {
    const { road = 0 } = action;
    const line = this.own[road - 1] ?? [];
    switch (action.kind) {
      case "place":
        return [this.come(road, line, action.unit!)];
      case "redeploy":
        return this.redeploy(road, line);
      case "retreat":
        return this.retreat(road, line);
      case "attack":
        return [this.attack(road, line, this.enemy[road - 1] ?? [])];
      case "fire":
        return this.fire(action);
      case "card":
        return [this.card(road)];
      case "end":
        return [];
    }
  }

  /** A unit that comes to the front of a line, from the stock or, if redeployed, from the height `from`. */
  private come(road: number, line: Lying[], letter: string, from?: number): Drawn {
    const { g, ahead, size } = this;
    const x = roadX(g, road);
    const tile = this.reach(line) + 1;
    const y = topOf(g, this.side, tile, this.length(letter));
    const tall = this.length(letter) * g.tile;
    line.push({ letter, tile });
    const tip = ahead < 0 ? y + 3 : y + tall - 3;
    const tail = ahead < 0 ? y + tall - 3 : y + 3;
    const lane = x + g.road - 8;
    const end = tip - ahead * size * 1.4;
    const bend = `M${x + g.road / 2} ${from}C${x + g.road + 16} ${from} ${x + g.road + 10} ${tip - ahead * 30} ${lane} ${end}`;
    return {
      kind: from === undefined ? "place" : "move",
      line: from === undefined ? `M${lane} ${tail}V${end}` : bend,
      head: arrowhead(lane, tip, 0, ahead, size),
      badge: { x: x + 10, y: y + tall / 2 },
      unit: { letter, x, y },
    };
  }

  private redeploy(road: number, line: Lying[]): Drawn[] {
    const rear = line.shift();
    return rear ? [this.come(road, line, rear.letter, this.middle(rear))] : [];
  }

  private retreat(road: number, line: Lying[]): Drawn[] {
    const leading = line.pop();
    if (!leading) return [];
    const { g, ahead, size } = this;
    const x = roadX(g, road);
    const y = this.middle(leading);
    const tip = y - ahead * g.tile * 1.8;
    return [
      {
        kind: "move",
        line: `M${x + g.road / 2} ${y}V${tip + ahead * size}`,
        head: arrowhead(x + g.road / 2, tip, 0, -ahead, size),
        badge: { x: x + 10, y },
      },
    ];
  }

  private attack(road: number, line: Lying[], enemies: Lying[]): Drawn {
    const { g, ahead, size } = this;
    const x = roadX(g, road) + g.road / 2;
    const front = frontOf(g, this.side, this.reach(line));
    const tip = front + ahead * g.tile * 1.3;
    const tail = front - ahead * g.tile;
    this.clash(line, enemies);
    return {
      kind: "hit",
      line: `M${x} ${tail}V${tip - ahead * size}`,
      head: arrowhead(x, tip, 0, ahead, size + 2),
      badge: { x, y: tail },
    };
  }

  /** Takes the units that an attack would defeat out of both lines. */
  private clash(line: Lying[], enemies: Lying[]): void {
    const [mine, theirs] = [line.at(-1), enemies.at(-1)];
    if (!mine || !theirs) return;
    const attacker = unitOf(this.edition, mine.letter);
    const defeats = (one: Lying) => beats(attacker, unitOf(this.edition, one.letter));
    if (!defeats(theirs)) {
      line.pop();
      enemies.pop();
      return;
    }
    let left = attacker.kind === "spy" ? SPY_LIMIT : NO_LIMIT;
    while (enemies.length > 0 && left-- > 0 && defeats(enemies.at(-1)!)) enemies.pop();
  }

  private fire({ unit, direction }: Action): Drawn[] {
    const { g, size, side } = this;
    return this.own.flatMap((line, index): Drawn[] => {
      const gun = line.find((one) => one.letter === unit);
      const arrow = gun && unitOf(this.edition, gun.letter).arrows?.find((one) => one.direction === direction);
      const target = arrow && pointedAt(side, index + 1, arrow.direction, arrow.distance);
      if (!gun || !arrow || !target) return [];
      const y = topOf(g, side, gun.tile + arrow.tile - 1, 1) + g.tile / 2;
      const [from, to] = [roadX(g, index + 1) + g.road / 2, roadX(g, target) + g.road / 2];
      const way = Math.sign(to - from);
      return [
        {
          kind: "hit",
          line: `M${from} ${y}H${to - way * size}`,
          head: arrowhead(to, y, way, 0, size + 2),
          badge: { x: from, y },
        },
      ];
    });
  }

  /** A card lies between the two fronts of its road, or in the corner if it has none. */
  private card(road: number): Drawn {
    const { g, side } = this;
    if (!road) return { kind: "card", line: "", head: "", badge: { x: g.width - 14, y: fieldTop(g) + 12 } };
    const x = roadX(g, road) + g.road / 2;
    const [own, enemy] = [this.own[road - 1]!, this.enemy[road - 1]!];
    const y = (frontOf(g, side, this.reach(own)) + frontOf(g, other(side), this.reach(enemy))) / 2;
    return { kind: "card", line: "", head: `M${x - 9} ${y - 12}h18v24h-18Z`, badge: { x, y } };
  }

  private length(letter: string): number {
    return unitOf(this.edition, letter).length;
  }

  private reach(line: Lying[]): number {
    const leading = line.at(-1);
    return leading ? leading.tile + this.length(leading.letter) - 1 : 0;
  }

  /** The middle of a unit, on the page. */
  private middle({ letter, tile }: Lying): number {
    const length = this.length(letter);
    return topOf(this.g, this.side, tile, length) + (length * this.g.tile) / 2;
  }
}

function arrowhead(x: number, y: number, dx: number, dy: number, size: number): string {
  const [px, py] = [-dy, dx];
  const at = (along: number, across: number) => `${x + dx * along + px * across} ${y + dy * along + py * across}`;
  return `M${at(0, 0)}L${at(-size * 1.5, size)}L${at(-size * 1.5, -size)}Z`;
}
