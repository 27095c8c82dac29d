/** The player's own files for a game: at most one of each kind. */
import type { CardInfo, EditionInfo, FileInfo } from "../wire/types.ts";

export type OwnFiles = Partial<Record<FileInfo["kind"], FileInfo>>;

/** The cards in a file. */
export function cardsOf({ kind, edition }: FileInfo): CardInfo[] {
  if (kind === "objectives") return edition.objectives;
  return kind === "victory" ? edition.victory_cards : [...edition.objectives, ...edition.victory_cards];
}

/** An edition with the player's own decks in place of its own. */
export function withDecks(edition: EditionInfo, files: OwnFiles): EditionInfo {
  return {
    ...edition,
    ...(files.objectives ? { objectives: files.objectives.edition.objectives } : {}),
    ...(files.victory ? { victory_cards: files.victory.edition.victory_cards } : {}),
  };
}
