/** Questions that a board asks before an action that loses something for good. */
import { say, victoryCardOf } from "../game/edition.ts";
import { readAction } from "../game/legal.ts";
import { roadStates } from "../game/pieces.ts";
import { word } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { wouldConquer } from "./previews.ts";
import type { BoardSource } from "./source.ts";

export interface Question {
  title: string;
  text: string;
  /** The label of the button that carries the action out. */
  confirm: string;
  action: string;
}

/** Asks if the action would leave a special unit on a closed road for good (R2.4). */
export async function wedgeQuestion(source: BoardSource, action: string): Promise<Question | null> {
  const { kind, road, unit } = readAction(action);
  if (!road || kind === "attack" || kind === "retreat") return null;
  const { edition, position, side } = source;
  const letter = unit ?? roadStates(position, edition)[road - 1]!.lines[side][0]?.unit.letter;
  if (!letter || !wouldConquer(edition, position, side, road, letter)) return null;
  const wedged = (await source.preview(action))?.wedges?.[0];
  if (!wedged) return null;
  const text = word(edition, "warn-wedge", { unit: wedged, road });
  return { title: t("wedge-title"), text, confirm: t("wedge-yes"), action };
}

/** Asks if action points or an attack would be lost with the end of the turn. */
export function endQuestion({ edition, position, legal }: BoardSource): Question | null {
  const spend = legal.actions.some((a) => a.kind === "place" || a.kind === "redeploy" || a.kind === "retreat");
  const attack = legal.actions.find((a) => a.kind === "attack");
  let text = "";
  if (position.ap > 0 && spend) text = word(edition, "warn-ap-left", { ap: position.ap });
  else if (attack) text = word(edition, "warn-attack-left", { road: attack.road });
  return text ? { title: t("end-title"), text, confirm: t("end"), action: "." } : null;
}

/** Asks whether a card is meant to be played: it is gone afterwards, and nothing before a reveal can be undone. */
export function cardQuestion({ edition }: BoardSource, card: string): Question {
  const printed = victoryCardOf(edition, card);
  const texts = [say(printed?.texts)];
  if (printed?.reveals) texts.push(word(edition, "warn-reveals"));
  return { title: say(printed?.names), text: texts.join(" "), confirm: t("card-play"), action: `!${card}` };
}
