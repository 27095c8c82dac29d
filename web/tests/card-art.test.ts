import { expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { KINDS, kindOf, picture } from "../src/ui/card-art.ts";
import type { CardInfo } from "../src/wire/types.ts";

const editions = fixtures.editions as unknown as Edition[];
const drawing = (kind: string, card?: CardInfo) => JSON.stringify(picture(kind, card));
const neutral = drawing("an effect of my own");

test("every kind of card has a picture of its own", () => {
  const drawn = new Set([neutral, ...KINDS.map((kind) => drawing(kind))]);
  expect(drawn.size).toBe(KINDS.length + 1);
});

test.each(editions.map((edition) => [edition.id, edition] as const))("no card of %s is neutral", (_, edition) => {
  const cards = [...edition.objectives, ...edition.victory_cards];
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) {
    expect(KINDS, card.id).toContain(kindOf(card));
    expect(drawing(kindOf(card), card)).not.toBe(neutral);
  }
});

test("the kind of an objective comes from its clauses, not from its name", () => {
  const objective = (take: CardInfo["take"], deny: number[] = []) => kindOf({ id: "mine", take, deny } as CardInfo);
  expect(objective([[2, [2, 5]]])).toBe("pair");
  expect(objective([[2, [2, 5]]], [1])).toBe("hold");
  expect(objective([[2, [1, 2, 3]]])).toBe("area");
  expect(objective([[2, [1, 2, 3, 4, 5, 6, 7]]])).toBe("blitz");
  expect(
    objective([
      [1, [1, 2]],
      [1, [6, 7]],
    ]),
  ).toBe("flanks");
  expect(
    objective([
      [2, [1, 7]],
      [1, [1, 2, 3, 4, 5, 6, 7]],
    ]),
  ).toBe("choice");
  expect(objective([])).toBe("objective");
});

test("an objective shows the roads of its card", () => {
  const card = { id: "mine", take: [[2, [1, 2]]], deny: [] } as unknown as CardInfo;
  expect(drawing("pair", card)).not.toBe(drawing("pair"));
});

test("an effect that this client does not know gets the neutral picture", () => {
  expect(drawing(kindOf({ id: "x", effect: "airdrop" } as CardInfo))).toBe(neutral);
});
