/** Reads a position from the notation (docs/notation.md), for drawing it. It does not check the position. */
import type { LineView, PositionView, RoadView, Seat } from "../wire/types.ts";
import { unitOf, type Edition } from "./edition.ts";

const SEAT: Record<string, Seat> = { s: "south", n: "north" };

export function readPosition(text: string, edition: Edition): PositionView {
  const [, roads = "", turn = "", south = "-/-", north = "-/-", decks = "-/-", effects = "-"] = text.split(" ");
  const [, side = "s", number = "1", ap = "0", result] = /^([sn])(\d+):(\d+)(?:#([sn=]))?/.exec(turn) ?? [];
  const views = roads.split("/").map((road) => readRoad(road, edition));
  const [objectiveDeck, victoryDeck] = decks.split("/").map(deckSize);
  return {
    text,
    side: SEAT[side]!,
    turn: Number(number),
    ap: Number(ap),
    roads: views,
    stock: { south: stock(views, "south", edition), north: stock(views, "north", edition) },
    cards: { south: cards(south), north: cards(north) },
    objective_deck: objectiveDeck ?? 0,
    victory_deck: victoryDeck ?? 0,
    effects: effects === "-" ? [] : effects.split(","),
    ...(result ? { outcome: { termination: "", ...(result === "=" ? {} : { winner: SEAT[result]! }) } } : {}),
  };
}

function readRoad(text: string, edition: Edition): RoadView {
  const [left = "", right = ""] = text.split("|");
  const [, southHolds, southDistance, southUnits = ""] = /^(!?)(\d*)([A-Z]*)$/.exec(left) ?? [];
  const [, northUnits = "", northDistance, northHolds] = /^([A-Z]*)(\d*)(!?)$/.exec(right) ?? [];
  const south: LineView = { units: southUnits, distance: Number(southDistance || 0) };
  const north: LineView = { units: [...northUnits].reverse().join(""), distance: Number(northDistance || 0) };
  const taken = (line: LineView) =>
    (line.distance ?? 0) + [...(line.units ?? "")].reduce((sum, letter) => sum + unitOf(edition, letter).length, 0);
  return {
    south,
    north,
    gap: edition.road_length - taken(south) - taken(north),
    ...(southHolds ? { conqueror: "south" } : northHolds ? { conqueror: "north" } : {}),
  };
}

function stock(roads: RoadView[], seat: Seat, edition: Edition): Record<string, number> {
  const placed = roads.map((road) => road[seat].units ?? "").join("");
  return Object.fromEntries(
    edition.units.map((unit) => [
      unit.letter,
      unit.count - [...placed].filter((letter) => letter === unit.letter).length,
    ]),
  );
}

function cards(text: string): { objective?: string; hand: string[] } {
  const [objective = "-", hand = "-"] = text.split("/");
  return { ...(objective === "-" ? {} : { objective }), hand: hand === "-" ? [] : hand.split(",") };
}

function deckSize(text: string): number {
  if (text.startsWith("#")) return Number(text.slice(1));
  return text === "-" ? 0 : text.split(",").length;
}
