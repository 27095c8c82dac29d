/** Medals for things worth doing, and when a finished game earns them. */
import { EDITIONS } from "../home/editions.ts";
import { t, type Key } from "../lib/i18n.svelte.ts";
import { award, progress, rankBeaten, streak } from "../lib/progress.svelte.ts";
import { notes } from "../ui/messages.svelte.ts";
import type { PositionView, Seat, TableInfo } from "../wire/types.ts";

export const MEDALS = [
  "first-win",
  "objective",
  "three-roads",
  "full-rules",
  "editions",
  "sergeant",
  "general",
  "person",
  "review",
  "lessons",
  "puzzles",
  "week",
] as const;
export type Medal = (typeof MEDALS)[number];

const SERGEANT = 4;
const GENERAL = 8;
const PUZZLES = 50;

export const medalName = (medal: Medal): string => t(`medal-${medal}` as Key);
export const medalText = (medal: Medal): string => t(`medal-${medal}-text` as Key);

/** Awards a medal and tells the player, unless they have it already. */
export function giveMedal(medal: Medal): void {
  if (award(medal)) notes.tell(t("medal-won", { medal: medalName(medal) }), "good");
}

/** The rank of the machine that a player has beaten in a game that counts for the ladder; 0 if there is none. */
export function beatenRank(info: TableInfo, position: PositionView, seat: Seat): number {
  // A game from a chosen position, or with a coach, is easy to win.
  if (position.outcome?.winner !== seat || info.hotseat || info.from_position || info.guided) return 0;
  return info[seat === "south" ? "north" : "south"]?.level ?? 0;
}

/** Counts a finished game for the ladder and the medals. Counting it again changes nothing. */
export function countGame(info: TableInfo, position: PositionView, seat: Seat): void {
  const enemy = info[seat === "south" ? "north" : "south"];
  if (info.hotseat || !position.outcome || !enemy) return;
  if (enemy.kind !== "machine") giveMedal("person");
  const rank = beatenRank(info, position, seat);
  if (!rank) return;
  rankBeaten(info.edition, rank);
  giveMedal("first-win");
  if (position.outcome.termination === "objective") giveMedal("objective");
  if (position.outcome.termination === "three roads") giveMedal("three-roads");
  if (info.variant === info.edition) giveMedal("full-rules");
  if (EDITIONS.every(({ id }) => progress.ladder[id])) giveMedal("editions");
  if (rank >= SERGEANT) giveMedal("sergeant");
  if (rank >= GENERAL) giveMedal("general");
}

/** Counts a solved puzzle. */
export function countPuzzle(): void {
  if (Object.values(progress.puzzles).filter((state) => state === "solved").length >= PUZZLES) giveMedal("puzzles");
  if (streak() >= 7) giveMedal("week");
}
