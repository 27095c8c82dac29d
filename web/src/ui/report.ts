/** Tells the player that something failed, and why if the server said so. */
import { refusalText } from "../game/words.ts";
import { gameText } from "../lib/i18n.svelte.ts";
import { Problem } from "../wire/http.ts";
import { notes } from "./messages.svelte.ts";

type Edition = Parameters<typeof refusalText>[0];

/** `edition` names the units and lanes that the text may mention. Unexpected errors also go to the console. */
export function report(error: unknown, edition: Edition = null): void {
  if (error instanceof Problem) {
    notes.show(refusalText(edition, error.refused), error.refused.rule, "alarm", edition?.variant);
  } else {
    console.error(error);
    notes.show(gameText("refusal-failed") ?? "", undefined, "alarm");
  }
}
