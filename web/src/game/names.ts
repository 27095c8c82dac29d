/** The names of players, in the reader's language where the server or the program has given them. */
import { gameText, t } from "../lib/i18n.svelte.ts";
import type { Person } from "../wire/types.ts";

/** A player at a table, the author of a chat line, or an account. */
type Named = Pick<Person, "name" | "number" | "level"> & { kind: string };

/** A name that a player has chosen stays as it is. */
export function playerName({ name, kind, level, number }: Named): string {
  if (kind === "machine" && level) return gameText(`level-${level}-name`) ?? name;
  // As text: it is a name, so its digits are not grouped.
  return number == null ? name : t(kind === "guest" ? "guest-name" : "gone-name", { number: String(number) });
}
