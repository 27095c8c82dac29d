import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newcomers, nextRank, rulesOf } from "../src/ladder/ladder.ts";
import type { Account, PositionView, TableInfo } from "../src/wire/types.ts";

const kept = new Map<string, string>();
const put = vi.hoisted(() => vi.fn());
vi.mock("../src/wire/http.ts", async (original) => ({ ...(await original<object>()), put }));

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  put.mockReset();
  put.mockImplementation(async (_path: string, body: unknown) => body);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => import("../src/lib/progress.svelte.ts");
const ADA = { name: "Ada", kind: "user" } as Account;
const BOB = { name: "Bob", kind: "user" } as Account;

test("special units join the beginner's rules one by one, Victory cards last", () => {
  expect(newcomers("ardennes")).toEqual([{ unit: "G" }, { unit: "Y" }, { unit: "K" }, { unit: "R" }, "cards"]);
  expect(rulesOf("ardennes", 0)).toEqual({ beginner: true });
  expect(rulesOf("ardennes", 2)).toEqual({ options: { specials: "GY", victory_cards: false } });
  expect(rulesOf("dday", 4)).toEqual({ options: { victory_cards: false } });
  expect(rulesOf("ardennes", 5)).toEqual({});
});

test("where beginners play with Victory cards, the last unit completes the rules", () => {
  expect(rulesOf("prototype", 1)).toEqual({ options: { specials: "G" } });
  expect(rulesOf("prototype", 4)).toEqual({});
  expect(newcomers("an-edition-of-my-own")).toEqual([]);
});

test("the next rank follows the highest beaten one, up to the General", () => {
  expect([0, 1, 7, 8].map(nextRank)).toEqual([1, 2, 8, 8]);
});

test("a guest's progress stays on the device and is not sent", async () => {
  const { progress, rankBeaten, stepDone } = await open();
  stepDone("placing", 2);
  expect(rankBeaten("ardennes", 2)).toBe(true);
  expect(rankBeaten("ardennes", 1)).toBe(false);
  expect(progress.ladder).toEqual({ ardennes: 2 });
  expect(put).not.toHaveBeenCalled();
  vi.resetModules();
  expect((await open()).progress).toMatchObject({ lessons: { placing: 2 }, ladder: { ardennes: 2 } });
});

test("a guest's progress goes along to the account, and what the account had comes back", async () => {
  put.mockImplementation(async (_path: string, body: object) => ({ ...body, medals: { general: 5 } }));
  const { progress, stepDone, useAccount } = await open();
  stepDone("placing", 2);
  await useAccount(ADA);
  expect(put.mock.calls[0]).toMatchObject(["/progress", { lessons: { placing: 2 } }]);
  expect(progress).toMatchObject({ owner: "Ada", lessons: { placing: 2 }, medals: { general: 5 } });
});

test("one account's progress never goes to another, and signing out leaves none behind", async () => {
  const { progress, stepDone, useAccount } = await open();
  await useAccount(ADA);
  stepDone("placing", 2);
  await useAccount(null);
  expect(progress).toMatchObject({ owner: "", lessons: {} });
  await useAccount(ADA);
  stepDone("turn", 1);
  await useAccount(BOB);
  expect(put.mock.lastCall).toMatchObject(["/progress", { lessons: {} }]);
});

test("progress that could not be sent is kept and sent with the next change", async () => {
  const { progress, stepDone, useAccount } = await open();
  await useAccount(ADA);
  put.mockRejectedValueOnce(new Error("offline"));
  stepDone("placing", 1);
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  stepDone("placing", 2);
  await vi.waitFor(() => expect(put.mock.lastCall).toMatchObject(["/progress", { lessons: { placing: 2 } }]));
  expect(progress.lessons).toEqual({ placing: 2 });
});

const machine = (level: number) => ({ name: "", kind: "machine", level });
const table = (more: object = {}) =>
  ({ edition: "ardennes", variant: "ardennes", south: ADA, north: machine(4), ...more }) as unknown as TableInfo;
const won = (termination = "objective") => ({ outcome: { winner: "south", termination } }) as unknown as PositionView;

test("a win against the machine counts for the ladder and earns medals, once", async () => {
  const { countGame } = await import("../src/ladder/medals.ts");
  const { progress } = await open();
  countGame(table(), won(), "south");
  expect(progress.ladder).toEqual({ ardennes: 4 });
  expect(Object.keys(progress.medals)).toEqual(["first-win", "objective", "full-rules", "sergeant"]);
  countGame(table(), won("three roads"), "south");
  expect(Object.keys(progress.medals)).toHaveLength(5);
});

test("games that are easy to win do not count: with a coach, from a chosen position, at one screen, or lost", async () => {
  const { beatenRank, countGame } = await import("../src/ladder/medals.ts");
  const { progress } = await open();
  for (const more of [{ guided: true }, { from_position: true }, { hotseat: true }]) {
    countGame(table(more), won(), "south");
  }
  countGame(table(), won(), "north");
  expect(progress.ladder).toEqual({});
  expect(progress.medals).not.toHaveProperty("first-win");
  expect(beatenRank(table(), won(), "south")).toBe(4);
});

test("a game against a person earns the medal for it, won or lost", async () => {
  const { countGame } = await import("../src/ladder/medals.ts");
  const { progress } = await open();
  countGame(table({ north: { name: "Eve", kind: "user" } }), won(), "north");
  expect(Object.keys(progress.medals)).toEqual(["person"]);
});

test("missed wins become puzzles once, and the first result counts", async () => {
  const { keepOwnPuzzles, ownPuzzleDone, ownPuzzles, progress } = await open();
  keepOwnPuzzles("Ut6E7uyzWA7V", [
    { turn: 9, kind: "win" },
    { turn: 11, kind: "defence" },
  ]);
  ownPuzzleDone("Ut6E7uyzWA7V", 9, "shown");
  ownPuzzleDone("Ut6E7uyzWA7V", 9, "solved");
  ownPuzzleDone("Ut6E7uyzWA7V", 99, "solved");
  keepOwnPuzzles("Ut6E7uyzWA7V", [{ turn: 9, kind: "win" }]);
  expect(ownPuzzles().map(([key, { kind, state }]) => [key, kind, state])).toEqual([
    ["Ut6E7uyzWA7V.9", "win", "shown"],
    ["Ut6E7uyzWA7V.11", "defence", "open"],
  ]);
  expect(JSON.parse(kept.get("sevenroads.progress")!)).toEqual(progress);
});

test("only the newest puzzles of own games are kept", async () => {
  const { keepOwnPuzzles, ownPuzzles, progress } = await open();
  progress.own_puzzles = { "Old000000000.1": { kind: "win", state: "open", day: 1 } };
  keepOwnPuzzles(
    "Ut6E7uyzWA7V",
    Array.from({ length: 100 }, (_, turn) => ({ turn: turn + 1, kind: "win" as const })),
  );
  expect(ownPuzzles()).toHaveLength(100);
  expect(progress.own_puzzles["Old000000000.1"]).toBeUndefined();
});
