/** How a rated game changed the ratings, in words. */
import { t } from "../lib/i18n.svelte.ts";
import type { TableInfo } from "../wire/types.ts";
import { playerName } from "./names.ts";
import { SEATS } from "./pieces.ts";

/** One line for each player, then why the game counted less, if it did. Empty for a game that was not rated. */
export function ratingLines(info: TableInfo): string[] {
  const changed = SEATS.flatMap((seat) => {
    const person = info[seat];
    return person?.change ? [{ person, change: person.change }] : [];
  });
  const lines = changed.map(({ person, change: { before, after } }) =>
    // As texts: a rating is written without separators.
    t("rating-change", {
      name: playerName(person),
      before: `${before}`,
      after: `${after}`,
      change: signed(after - before),
    }),
  );
  if (changed.some(({ change }) => change.reason === "early"))
    lines.push(t(info.result === "draw" ? "rating-early-draw" : "rating-early-win"));
  const repeated = changed.find(({ change }) => change.reason === "repeated");
  if (repeated) lines.push(t("rating-repeated", { weight: repeated.change.weight ?? 100 }));
  return lines;
}

function signed(change: number): string {
  if (change === 0) return "±0";
  return change > 0 ? `+${change}` : `−${-change}`;
}
