import { expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import { marksOf } from "../src/board/model.ts";
import type { Edition } from "../src/game/edition.ts";

const editions = fixtures.editions as unknown as Edition[];
const decks = editions.map(({ id, objectives }) => [id, objectives] as const);

test.each(decks)("every objective of %s is marked road by road as its card says", (_, objectives) => {
  expect(objectives.length).toBeGreaterThan(0);
  for (const card of objectives) {
    const marks = marksOf(card);
    const clauses = card.take ?? [];
    for (let road = 1; road <= 7; road++) {
      const asking = clauses.filter(([, roads]) => roads.includes(road));
      const take = asking.some(([count, roads]) => count === roads.length)
        ? "must"
        : asking.length > 0
          ? "choice"
          : undefined;
      expect(marks[road]?.take, `${card.id}, road ${road}`).toBe(take);
      expect(marks[road]?.deny ?? false, `${card.id}, road ${road}`).toBe((card.deny ?? []).includes(road));
    }
  }
});

test("4 and 7 and any other: two roads are a must and the others a choice", () => {
  const marks = marksOf({
    take: [
      [1, [1, 2, 3, 4, 5, 6, 7]],
      [2, [4, 7]],
    ],
  } as Edition["objectives"][number]);
  expect(Object.values(marks).map((mark) => mark?.take)).toEqual([
    "choice",
    "choice",
    "choice",
    "must",
    "choice",
    "choice",
    "must",
  ]);
});

test("a road can be asked for and forbidden to the enemy at once", () => {
  const centre = editions[0]!.objectives.find((card) => card.id === "centre");
  expect(marksOf(centre)).toEqual(Object.fromEntries([3, 4, 5].map((road) => [road, { take: "choice", deny: true }])));
});
