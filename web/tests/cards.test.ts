import { afterAll, expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { cardText } from "../src/game/words.ts";
import { useLanguage } from "../src/lib/i18n.svelte.ts";
import { LANGUAGES } from "../src/lib/languages.ts";

const editions = fixtures.editions as unknown as Edition[];
const bare = (id: string) =>
  editions.flatMap((edition) =>
    edition.objectives.filter((card) => card.id === id).map((card) => cardText(edition, { ...card, texts: {} })),
  )[0];
/** The words for a card of a player's own deck. */
const told = (edition: Edition, take: [number, number[]][], deny: number[] = []) =>
  cardText(edition, { ...edition.objectives[0]!, take, deny, texts: {} });
const ALL = [1, 2, 3, 4, 5, 6, 7];

afterAll(() => useLanguage("en"));

test("an objective without words of its own is told by what it asks for", async () => {
  await useLanguage("en");
  expect(told(editions[0]!, [[2, [1, 3]]])).toBe("Conquer 2 roads: 1 and 3.");
  expect(bare("135")).toBe("Conquer 2 roads out of 1, 3 and 5.");
  expect(bare("centre")).toBe("Conquer 2 roads out of 3, 4 and 5. The enemy must not have conquered road 3, 4 or 5.");
  expect(bare("flanks")).toBe("Conquer 1 road out of 1 and 2. Conquer 1 road out of 6 and 7.");
  expect(bare("2467x")).toBe("Conquer 2 streets out of 2, 4, 6 and 7. Conquer 1 street more of your choice.");
  await useLanguage("fr");
  expect(told(editions[0]!, [[2, ALL]], ALL)).toBe(
    "Conquiers 2 routes au choix. L'ennemi ne doit encore rien avoir conquis.",
  );
  expect(told(editions[0]!, [[2, [1, 3]]], [4])).toContain("avoir conquis la route 4.");
});

test("a victory card without words of its own says how many points it gives or costs", async () => {
  await useLanguage("en");
  const victory = (id: string, points: number) =>
    cardText(editions[0]!, { id, count: 1, names: {}, texts: {}, points });
  expect(victory("reinforcements", 2)).toBe("You have 2 extra action points this turn.");
  expect(victory("intelligence", 1)).toMatch(/^Look at .* You have 1 extra action point this turn\.$/);
  expect(victory("sabotage", -2)).toMatch(/^Choose one .* Playing it costs 2 action points\.$/);
  expect(victory("withdrawal", 0)).not.toContain("Playing it");
});

test.each(LANGUAGES)("every card can be told in %s without its own words", async (language) => {
  await useLanguage(language);
  for (const edition of editions) {
    for (const card of [...edition.objectives, ...edition.victory_cards]) {
      expect(cardText(edition, card)).toBe(card.texts[language] ?? card.texts["en"]);
      expect(cardText(edition, { ...card, texts: {} }), card.id).toMatch(/^\p{Lu}[^{}]+\.$/u);
    }
  }
});
