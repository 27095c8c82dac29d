import { gameText, messages } from "../lib/i18n.svelte.ts";

/** The editions that are shipped with the program: those that have a name in `game.ftl`. */
export function shipped(): string[] {
  return messages().names(/^edition-(.+)-name$/);
}

export function editionNames(): [id: string, name: string][] {
  return shipped().map((id) => [id, gameText(`edition-${id}-name`) ?? id]);
}
