/**
 * The ladder: which rank of the machine comes next, and how special units and cards join the beginner's rules one by
 * one. What a player has reached is in `lib/progress.svelte.ts`.
 */
import { EDITIONS } from "../home/editions.ts";
import type { TableBody } from "../wire/types.ts";

export const RANKS = 8;

/** What joins the game at a stage: a special unit, or the Victory cards. */
export type Newcomer = { unit: string } | "cards";

/** What joins the beginner's rules, in this order. Editions that the first page does not show have no stages. */
export function newcomers(edition: string): Newcomer[] {
  const known = EDITIONS.find(({ id }) => id === edition);
  if (!known) return [];
  return [...[...known.specials].map((unit) => ({ unit })), ...(known.keepsCards ? [] : (["cards"] as const))];
}

/** The part of a request for a table that sets the rules of a stage: 0 for the beginner's rules, the last for all. */
export function rulesOf(edition: string, stage: number): Partial<TableBody> {
  const joined = newcomers(edition).slice(0, stage);
  if (joined.length === 0) return { beginner: true };
  if (joined.length === newcomers(edition).length) return {};
  const letters = joined.map((one) => (one === "cards" ? "" : one.unit)).join("");
  const { specials = "", keepsCards = false } = EDITIONS.find(({ id }) => id === edition) ?? {};
  return {
    options: {
      ...(letters.length < specials.length ? { specials: letters } : {}),
      ...(keepsCards ? {} : { victory_cards: false }),
    },
  };
}

/** The rank to try after the highest one beaten. */
export function nextRank(beaten: number): number {
  return Math.min(beaten + 1, RANKS);
}
