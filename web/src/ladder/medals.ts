/** Medals for things worth doing, and when a finished game earns them. */
import { EDITIONS } from "../home/editions.ts";
import { listed, t, type Key } from "../lib/i18n.svelte.ts";
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

export const medalsWonText = (medals: readonly Medal[]): string =>
  t("medal-won", { count: medals.length, medals: listed(medals.map(medalName)) });

/** Awards a medal and tells the player, unless they have it already. */
export function giveMedal(medal: Medal): void {
  if (award(medal)) notes.tell(medalsWonText([medal]), "good");
}

/** The rank of the machine that a player has beaten in a game that counts for the ladder; 0 if there is none. */
export function beatenRank(info: TableInfo, position: PositionView, seat: Seat): number {
  // A game from a chosen position, or with a coach, is easy to win.
  if (position.outcome?.winner !== seat || info.hotseat || info.from_position || info.guided) return 0;
  return info[seat === "south" ? "north" : "south"]?.level ?? 0;
}

/** Counts a finished game for the ladder, and returns its new medals. Counting it again changes nothing. */
export function countGame(info: TableInfo, position: PositionView, seat: Seat): Medal[] {
  const enemy = info[seat === "south" ? "north" : "south"];
  if (info.hotseat || !position.outcome || !enemy) return [];
  const { termination } = position.outcome;
  const rank = beatenRank(info, position, seat);
  if (rank) rankBeaten(info.edition, rank);
  const earned: Partial<Record<Medal, boolean>> = {
    person: enemy.kind !== "machine",
    "first-win": rank > 0,
    objective: rank > 0 && termination === "objective",
    "three-roads": rank > 0 && termination === "three roads",
    "full-rules": rank > 0 && info.variant === info.edition,
    editions: rank > 0 && EDITIONS.every(({ id }) => progress.ladder[id]),
    sergeant: rank >= SERGEANT,
    general: rank >= GENERAL,
  };
  return MEDALS.filter((medal) => earned[medal] && award(medal));
}

/** Counts a solved puzzle. */
export function countPuzzle(): void {
  if (Object.values(progress.puzzles).filter((state) => state === "solved").length >= PUZZLES) giveMedal("puzzles");
  if (streak() >= 7) giveMedal("week");
}
