/** Wording of actions, reasons, chances and refusals. */
import { say, victoryCardOf, type Edition } from "../game/edition.ts";
import { readAction } from "../game/legal.ts";
import { capital, laneWord, learningText, refusalText, unitName, word } from "../game/words.ts";
import { labelled, language, messages, t } from "../lib/i18n.svelte.ts";
import { Problem } from "../wire/http.ts";
import type { RefusedView } from "../wire/types.ts";
import type { Reason } from "./requests.ts";

/** An action as a short phrase. */
export function actionText(edition: Edition, text: string): string {
  const action = readAction(text);
  const where = action.road ? `${laneWord(edition)} ${action.road}` : "";
  switch (action.kind) {
    case "place":
      return `${t("act-place", { unit: unitName(edition, action.unit!) })}, ${where}`;
    case "attack":
      return labelled(t("act-attack"), where);
    case "redeploy":
      return labelled(t("act-redeploy"), where);
    case "retreat":
      return labelled(t("act-retreat"), where);
    case "fire":
      return capital(
        t(action.direction === "left" ? "act-fire-left" : "act-fire-right", { unit: unitName(edition, action.unit!) }),
      );
    case "card": {
      const name = say(victoryCardOf(edition, action.card!)?.names) || action.card!;
      return where ? labelled(name, where) : name;
    }
    case "end":
      return t("end");
  }
}

/** A reason in the words of its player; if that is not the reader, in words about them, without "you". */
export function reasonText(edition: Edition, reason: Reason, own = true): string {
  const key = `reason-${reason.code}`;
  const about = own ? undefined : learningText(edition, `they-${reason.code}`, reason.values);
  return about ?? (messages().has(key) ? word(edition, key, reason.values) : "");
}

export function percent(chance: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** Why the server refused. For a text it could not read, the message says in English what is wrong and where. */
export function whyNot(edition: Edition | null, refused: RefusedView): string {
  return refused.code === "invalid" && refused.message ? refused.message : refusalText(edition, refused);
}

/** The server's message about a text it could not read, for quoting: it is in English. */
export function quotedOf(problem: unknown): string {
  return problem instanceof Problem && problem.refused.code === "invalid" ? problem.refused.message : "";
}

export function problemText(problem: unknown, edition: Edition | null = null): string {
  if (problem instanceof Problem) return whyNot(edition, problem.refused);
  throw problem;
}
