import { beforeAll, expect, test } from "vitest";
import { optionTexts } from "../src/game/options.ts";
import { useLanguage } from "../src/lib/i18n.svelte.ts";

beforeAll(() => useLanguage("en"));

test("a list of games shows options in words, not in notation", () => {
  expect(optionTexts("ardennes+nospecials+novictory")).toEqual(["no special units", "no Victory cards"]);
  expect(optionTexts("ardennes+specials=GY+road_length=16")).toEqual(["special units: general and spy", "16 tiles"]);
  expect(optionTexts("dday+mortar_fires=always+three_roads_win=off")).toEqual([
    "mortar fires every turn",
    "only the objective wins",
  ]);
  expect(optionTexts("ardennes+objective_deck=0123456789abcdef0123456789abcdef.toml")).toEqual(["own Objective cards"]);
});

test("an edition without options shows none, and a switch of a player's own edition is shown as written", () => {
  expect(optionTexts("ardennes")).toEqual([]);
  expect(optionTexts("0123.toml+snow=on")).toEqual(["snow=on"]);
});
