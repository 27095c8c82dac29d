import { gameCatalogue } from "../lib/i18n.svelte.ts";

/** The ids and names of the editions that are shipped with the program: those that have a name in `game.json`. */
export function editionNames(): [id: string, name: string][] {
  return Object.entries(gameCatalogue()).flatMap(([key, name]): [string, string][] => {
    const id = /^edition\.(.+)\.name$/.exec(key)?.[1];
    return id ? [[id, name]] : [];
  });
}
