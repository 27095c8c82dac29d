/** What a player's goal shows: the roads its objective names, and how far each way to win is. Decides no rule. */
import { marksOf, type Mark } from "../../board/model.ts";
import { victoryCardOf, type Edition } from "../../game/edition.ts";
import { ROADS } from "../../game/pieces.ts";
import { word } from "../../game/words.ts";
import type { CardInfo, PositionView, Seat } from "../../wire/types.ts";

export type Holder = "yours" | "enemys" | "open";

export interface GoalRoad {
  road: number;
  holder: Holder;
}

/** Three conquered roads win, in editions where three roads win. */
export const THREE = 3;

/** The roads that the objective asks for by name, with who holds them. */
export function goalRoads(position: PositionView, card: CardInfo | undefined, seat: Seat): GoalRoad[] {
  const named = new Set((card?.take ?? []).flatMap(([, roads]) => (roads.length < ROADS.length ? roads : [])));
  return [...named]
    .sort((a, b) => a - b)
    .map((road) => {
      const holder = position.roads[road - 1]!.conqueror;
      return { road, holder: holder === undefined ? "open" : holder === seat ? "yours" : "enemys" };
    });
}

/** What still wins when the objective can no longer be fulfilled. */
export function stillWins(edition: Edition, three: number | undefined): string {
  if (three !== undefined) return word(edition, "goal-still-three");
  const orders = victoryCardOf(edition, "new-orders");
  return orders ? word(edition, "goal-still-card", { card: orders.id }) : word(edition, "goal-none");
}

/** The kinds of marks that an objective puts on the board, for a legend. */
export function marksShown(card: CardInfo | undefined): Mark[] {
  const marks = Object.values(marksOf(card)) as Mark[];
  const found: Mark[] = (["must", "choice"] as const).flatMap((take) =>
    marks.some((mark) => mark.take === take) ? [{ take }] : [],
  );
  return marks.some((mark) => mark.deny) ? [...found, { deny: true }] : found;
}
