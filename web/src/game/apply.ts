/**
 * What a position becomes after events that the server told. Nothing is judged here: an event says what
 * happened, and the picture follows. Cards that were not told stay unknown.
 */
import type { EventView, LineView, PositionView, RoadView, Seat } from "../wire/types.ts";
import { unitOf, type Edition } from "./edition.ts";

export function applyEvents(position: PositionView, events: readonly EventView[], edition: Edition): PositionView {
  const next = structuredClone(position);
  for (const event of events) applyOne(next, event, edition);
  for (const road of next.roads) road.gap = gapOf(road, edition);
  return next;
}

function applyOne(next: PositionView, event: EventView, edition: Edition): void {
  const { side } = event;
  const road = event.road ? next.roads[event.road - 1] : undefined;
  const stock = next.stock[side];
  if (event.cost) next.ap -= event.cost;
  switch (event.kind) {
    case "placed":
      line(road!, side).units += event.unit!;
      stock[event.unit!] = (stock[event.unit!] ?? 0) - 1;
      break;
    case "redeployed": {
      const moved = line(road!, side);
      moved.units = moved.units.slice(1) + event.unit!;
      moved.distance += unitOf(edition, event.unit!).length;
      break;
    }
    case "retreated":
      drop(road!, side, 1);
      stock[event.unit!] = (stock[event.unit!] ?? 0) + 1;
      break;
    case "left":
      drop(road!, side, event.units?.length ?? 0);
      for (const letter of event.units ?? []) stock[letter] = (stock[letter] ?? 0) + 1;
      break;
    case "conquered":
      road!.conqueror = side;
      next.effects = (next.effects ?? []).filter(
        (effect) => !/^dig-in:/.test(effect) || !effect.endsWith(String(event.road)),
      );
      break;
    case "card-played":
      playCard(next, event);
      break;
    case "card-drawn":
      next.cards[side].hand = [...(next.cards[side].hand ?? []), event.secret ?? "?"];
      next.victory_deck -= 1;
      break;
    case "objective-drawn":
      next.cards[side].objective = event.secret ?? "?";
      break;
    case "turn-began":
      next.side = side;
      next.turn = event.turn ?? next.turn + 1;
      next.ap = event.ap ?? 4;
      next.effects = (next.effects ?? []).filter(
        (effect) =>
          effect !== "night-march" &&
          effect !== "fresh" &&
          !effect.startsWith(`dig-in:${side[0]}`) &&
          !effect.startsWith(`supply-cut:${side[0]}`),
      );
      break;
    case "game-ended":
      if (event.outcome) next.outcome = event.outcome;
      break;
  }
}

function playCard(next: PositionView, { side, card, road }: EventView): void {
  const hand = [...(next.cards[side].hand ?? [])];
  const index = hand.indexOf(card!) < 0 ? hand.indexOf("?") : hand.indexOf(card!);
  if (index >= 0) hand.splice(index, 1);
  next.cards[side].hand = hand;
  next.discards = [...(next.discards ?? []), card!];
  const enemy = side === "south" ? "n" : "s";
  const effects = next.effects ?? [];
  if (card === "reinforcements") next.ap += 2;
  if (card === "dig-in") next.effects = [...effects, `dig-in:${side[0]}${road}`];
  if (card === "night-march") next.effects = [...effects, "night-march"];
  if (card === "supply-cut") next.effects = [...effects, `supply-cut:${enemy}2`];
}

function line(road: RoadView, side: Seat): Required<LineView> {
  const found = road[side];
  found.units ??= "";
  found.distance ??= 0;
  return found as Required<LineView>;
}

function drop(road: RoadView, side: Seat, count: number): void {
  const cut = line(road, side);
  if (count > 0) cut.units = cut.units.slice(0, -count);
  if (!cut.units) cut.distance = 0;
}

function gapOf(road: RoadView, edition: Edition): number {
  const taken = (side: Seat) => {
    const { units, distance } = line(road, side);
    return distance + [...units].reduce((sum, letter) => sum + unitOf(edition, letter).length, 0);
  };
  return edition.road_length - taken("south") - taken("north");
}
