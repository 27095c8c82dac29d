/** The options of a game, which a variant lists in notation (`ardennes+novictory+road_length=16`), in words. */
import { gameText, listed, t } from "../lib/i18n.svelte.ts";

/** One entry for each option that differs from the edition's own; a switch of a player's own edition as written. */
export function optionTexts(variant: string): string[] {
  return variant.split("+").slice(1).map(optionText);
}

function optionText(option: string): string {
  const [name = "", value = ""] = option.split("=");
  const key = name.replaceAll("_", "-");
  if (name === "specials") {
    const units = [...value].map((letter) => gameText(`unit-${letter}`) ?? letter);
    return t("option-specials", { units: listed(units) });
  }
  if (name === "road_length") return t("option-road-length", { count: Number(value) });
  return gameText(`option-${key}-${value}`) ?? gameText(`option-${key}`) ?? option;
}
