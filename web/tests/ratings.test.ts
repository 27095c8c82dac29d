import { beforeAll, describe, expect, it } from "vitest";
import { ratingLines } from "../src/game/ratings.ts";
import { useLanguage } from "../src/lib/i18n.svelte.ts";
import { LANGUAGES } from "../src/lib/languages.ts";
import type { Person, TableInfo } from "../src/wire/types.ts";

type Change = NonNullable<Person["change"]>;

function ended(south?: Change, north?: Change, result = "south"): TableInfo {
  return {
    ...{ id: "t", variant: "ardennes", edition: "ardennes", revision: 3, status: "ended", clock: { kind: "none" } },
    ...{ created: 0, undo: true, takeback: true, rated: south !== undefined, result },
    south: { name: "Ada", kind: "user", ...(south ? { change: south } : {}) },
    north: { name: "Ben", kind: "user", ...(north ? { change: north } : {}) },
  };
}

describe("what a rated game did to the ratings", () => {
  beforeAll(() => useLanguage("en"));

  it("says nothing about a game without a rating", () => {
    expect(ratingLines(ended())).toEqual([]);
  });

  it("gives both players' ratings before and after", () => {
    expect(ratingLines(ended({ before: 1500, after: 1662 }, { before: 1500, after: 1338 }))).toEqual([
      "Ada: rating 1500 → 1662 (+162)",
      "Ben: rating 1500 → 1338 (−162)",
    ]);
  });

  it("says why the winner of a game that was given up early gains nothing", () => {
    const lines = ratingLines(
      ended({ before: 1500, after: 1500, weight: 0, reason: "early" }, { before: 1500, after: 1338 }),
    );
    expect(lines).toEqual([
      "Ada: rating 1500 → 1500 (±0)",
      "Ben: rating 1500 → 1338 (−162)",
      "The game was given up within the first three turns, so the winner's rating stays the same.",
    ]);
  });

  it("says that an early draw does not count", () => {
    const none: Change = { before: 1500, after: 1500, weight: 0, reason: "early" };
    expect(ratingLines(ended(none, none, "draw")).at(-1)).toBe(
      "The game was drawn within the first three turns, so it doesn't count for the ratings.",
    );
  });

  it("says how much a repeated game counted, and when it does not count any more", () => {
    const change = (weight: number): Change => ({ before: 1500, after: 1500, weight, reason: "repeated" });
    expect(ratingLines(ended(change(25), change(25))).at(-1)).toContain("only 25% for the ratings");
    expect(ratingLines(ended(change(0), change(0))).at(-1)).toContain("doesn't count");
  });

  it("says so in every language", async () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      await useLanguage(language);
      const early: Change = { before: 1500, after: 1500, weight: 0, reason: "early" };
      const repeated: Change = { before: 1500, after: 1490, weight: 50, reason: "repeated" };
      const lines = ratingLines(ended(early, repeated));
      expect(lines).toHaveLength(4);
      lines.slice(2).forEach((line) => seen.add(line));
    }
    expect(seen.size).toBe(2 * LANGUAGES.length);
    await useLanguage("en");
  });
});
