/** Lookups in an edition as the server describes it. Decides no rule. */
import { language } from "../lib/i18n.svelte.ts";
import type { CardInfo, EditionInfo, Seat, Texts, UnitInfo } from "../wire/types.ts";

export type Edition = EditionInfo;
export type Unit = UnitInfo;
export type Livery = "star" | "cross";

export function liveryOf(edition: Edition, seat: Seat): Livery {
  return edition.star === seat ? "star" : "cross";
}

/** The text in the current language. */
export function say(texts: Texts | undefined): string {
  return texts?.[language()] ?? texts?.["en"] ?? "";
}

export function unitOf(edition: Edition, letter: string): Unit {
  const found = edition.units.find((unit) => unit.letter === letter);
  if (!found) throw new Error(`edition ${edition.id} has no unit ${letter}`);
  return found;
}

export function objectiveOf(edition: Edition, id: string | null | undefined): CardInfo | undefined {
  return edition.objectives.find((card) => card.id === id);
}

export function victoryCardOf(edition: Edition, id: string): CardInfo | undefined {
  return edition.victory_cards.find((card) => card.id === id);
}

export function other(seat: Seat): Seat {
  return seat === "south" ? "north" : "south";
}

/** Whether the first unit beats the second (R2.1). Only for drawing: the server decides. */
export function beats(a: Unit, b: Unit): boolean {
  if (a.kind === "spy") return b.kind !== "spy";
  if (a.kind === "mine") return b.kind === "tank";
  if (a.kind === "tank") return b.kind === "infantry";
  return b.kind === "mine" || (b.kind === "infantry" && (a.rank ?? 0) > (b.rank ?? 0));
}
