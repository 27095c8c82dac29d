import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { useLanguage } from "../src/lib/i18n.svelte.ts";
import {
  after,
  backTo,
  fetchPlace,
  readPlace,
  sideAfter,
  topCards,
  turnLabel,
  turnText,
  withCard,
  writePlace,
  type BookPlace,
  type OpeningTurn,
} from "../src/openings/book.ts";

const TURN: OpeningTurn = {
  actions: ["C1", "C1", ">1"],
  games: 9,
  share: 0.5,
  points: 0.5,
  low: 0.3,
  high: 0.7,
  value: 0.5,
  objectives: { "17": 2, "13": 4, west: 2, "15": 1 },
} as OpeningTurn;
const START: BookPlace = { edition: "dday", turns: [], cards: {} };
const read = (address: string) => readPlace(new URL(address, "http://x").searchParams, "prototype");

beforeAll(() => useLanguage("en"));
beforeEach(() => vi.restoreAllMocks());

test("an address keeps edition, turns and cards", () => {
  const place: BookPlace = { edition: "dday", turns: ["C1 C1 >1", "."], cards: { south: "17", north: "deny" } };
  expect(read(writePlace(place))).toEqual(place);
});

test("without an edition, or with an unknown one, the preferred edition is shown", () => {
  expect(read("/openings").edition).toBe("prototype");
  expect(read("/openings?edition=nowhere").edition).toBe("prototype");
  expect(readPlace(new URLSearchParams(), "house/own.toml").edition).toBe("ardennes");
});

test("turns lead down the book and back", () => {
  const next = after(START, TURN);
  expect(next.turns).toEqual(["C1 C1 >1"]);
  expect(backTo(next, 0)).toEqual(START);
  expect(turnText([])).toBe(".");
});

test("turns are numbered in rounds and the starting player sits south", () => {
  expect([0, 1, 2, 5].map(turnLabel)).toEqual(["1s.", "1n.", "2s.", "3n."]);
  expect([0, 1, 2].map(sideAfter)).toEqual(["south", "north", "south"]);
});

test("a card is chosen for the side to move and kept for its next turn", () => {
  const chosen = withCard(START, "17");
  expect(chosen.cards).toEqual({ south: "17" });
  expect(withCard(after(chosen, TURN), "26").cards).toEqual({ south: "17", north: "26" });
  expect(withCard(chosen, "").cards).toEqual({});
});

test("the server is asked with the card of the side to move only", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response("{}"));
  });
  const chosen = withCard(START, "17");
  await fetchPlace(chosen);
  await fetchPlace(after(chosen, TURN));
  expect(asked).toEqual(["/api/openings/dday?objective=17", "/api/openings/dday?turn=C1+C1+%3E1"]);
});

test("the most frequent cards of a turn come first", () => {
  expect(topCards(TURN)).toEqual(["13", "17", "west"]);
});
