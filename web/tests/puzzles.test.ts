import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  chosen,
  dailyId,
  themesOf,
  kindsOf,
  nextPuzzle,
  remaining,
  type Puzzle,
  type PuzzleBook,
} from "../src/puzzles/book.ts";

const { api } = vi.hoisted(() => ({ api: { puzzles: vi.fn(), attemptPuzzles: vi.fn(), practice: vi.fn() } }));
vi.mock("../src/wire/http.ts", async (original) => ({ ...(await original<object>()), api }));

const kept = new Map<string, string>();
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  kept.clear();
  Object.values(api).forEach((each) => each.mockReset());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const PLAYER = { rating: 1000, deviation: 200, volatility: 0.06 };
const puzzle = (id: string, more: Partial<Puzzle> = {}): Puzzle => ({
  id,
  kind: "win",
  edition: "ardennes",
  rating: 1000,
  themes: [],
  side: "south",
  position: id,
  solution: ["T1", "x1"],
  ...more,
});
const BOOK: PuzzleBook = {
  daily: ["b", "a"],
  puzzles: [
    puzzle("d", { rating: 830, edition: "dday" }),
    puzzle("a", { rating: 850, themes: ["sweep"] }),
    puzzle("b", { rating: 1200 }),
    puzzle("c", { rating: 1400, kind: "defence", themes: ["defence", "sweep"] }),
  ],
};
const ANY = { theme: "", edition: "" };
const solver = (attempts: Record<string, boolean> = {}, player = PLAYER, ratings: Record<string, number> = {}) => ({
  player,
  attempts,
  ratings,
});

// ------------------------------------------------------------ the next puzzle

test("a newcomer first meets the units of the beginner's rules, longer if they still play by them", () => {
  const plain = puzzle("plain", { rating: 1500, position: "ardennes+nospecials+novictory |/|" });
  const book = { ...BOOK, puzzles: [...BOOK.puzzles, plain] };
  expect(nextPuzzle(book, ANY, solver())?.id).toBe("plain");
  expect(nextPuzzle(book, ANY, solver({ plain: true }))?.id).toBe("a");
  const tried = Object.fromEntries(Array.from({ length: 12 }, (_, k) => [`x${k}`, true]));
  expect(nextPuzzle(book, ANY, solver(tried))?.id).toBe("d");
  expect(nextPuzzle(book, ANY, { ...solver(tried), beginner: true })?.id).toBe("plain");
});

test("a newcomer begins with an easy puzzle of the main edition", () => {
  expect(nextPuzzle(BOOK, ANY, solver())?.id).toBe("a");
});

test("a player who asks for an edition gets it from the start", () => {
  expect(nextPuzzle(BOOK, { theme: "", edition: "dday" }, solver())?.id).toBe("d");
});

test("the next puzzle is a new one that fits the rating", () => {
  const sure = { rating: 1390, deviation: 50, volatility: 0.06 };
  expect(nextPuzzle(BOOK, ANY, solver({}, sure))?.id).toBe("c");
  expect(nextPuzzle(BOOK, ANY, solver({ c: true }, sure))?.id).toBe("b");
  expect(nextPuzzle(BOOK, ANY, solver({}, sure, { c: 2000, b: 1370 }))?.id).toBe("b");
});

test("a theme leaves out all other puzzles", () => {
  expect(chosen(BOOK, { theme: "sweep", edition: "" }).map(({ id }) => id)).toEqual(["a", "c"]);
  expect(nextPuzzle(BOOK, { theme: "defence", edition: "" }, solver())?.id).toBe("c");
  expect(nextPuzzle(BOOK, { theme: "fire", edition: "" }, solver())).toBeUndefined();
});

test("only themes with enough puzzles are offered", () => {
  const many = Array.from({ length: 5 }, (_, n) => puzzle(`t${n}`, { themes: ["trade"] }));
  expect(themesOf({ ...BOOK, puzzles: [...BOOK.puzzles, ...many] })).toEqual(["trade"]);
});

test("after all new puzzles come those that were not solved, and never the same one again", () => {
  const tried = { a: true, b: false, c: true, d: true };
  expect(nextPuzzle(BOOK, ANY, solver(tried), "a")?.id).toBe("b");
  expect(nextPuzzle(BOOK, ANY, solver(tried), "b")?.id).not.toBe("b");
});

test("the puzzle of the day follows the order of the book", () => {
  expect([0, 1, 2].map((day) => dailyId(BOOK, day))).toEqual(["b", "a", "b"]);
});

test("the solution may be played in any order", () => {
  expect(remaining(puzzle("a"), ["x1"])).toEqual(["T1"]);
  expect(remaining(puzzle("a"), ["P1"])).toBeNull();
  expect(kindsOf(puzzle("a", { solution: ["T1", "T2", "x1"] }))).toEqual(["place", "attack"]);
});

// ------------------------------------------------------------ the rating

const open = async () => (await import("../src/puzzles/standing.svelte.ts")).standing;
const results = (solved: boolean, rating: number, reply?: string[]) => ({
  verdicts: [{ puzzle: "a", solved, before: 1000, after: rating, ...(reply ? { reply } : {}) }],
  player: { ...PLAYER, rating },
});

test("a guest's rating and first attempts are kept on the device", async () => {
  api.puzzles.mockResolvedValue({ player: PLAYER });
  api.attemptPuzzles.mockResolvedValueOnce(results(false, 900)).mockResolvedValueOnce(results(true, 1100));
  const standing = await open();
  await standing.load();
  expect((await standing.judge("a", ["."])).after).toBe(900);
  expect(api.attemptPuzzles).toHaveBeenLastCalledWith([{ puzzle: "a", actions: ["."] }], PLAYER);
  // A second attempt at the same puzzle is judged but not counted.
  expect(await standing.judge("a", ["T1"])).toEqual({ puzzle: "a", solved: true, reply: [] });
  expect(standing.player.rating).toBe(900);
  vi.resetModules();
  const again = await open();
  await again.load();
  expect(again.player.rating).toBe(900);
  expect(again.attempts).toEqual({ a: false });
});

test("the server keeps the rating of an account", async () => {
  api.puzzles.mockResolvedValue({ player: { ...PLAYER, rating: 1300 }, kept: true, attempts: { b: true } });
  api.attemptPuzzles.mockResolvedValue(results(true, 1350));
  const standing = await open();
  await standing.load();
  expect(standing.player.rating).toBe(1300);
  await standing.judge("a", ["T1"]);
  expect(api.attemptPuzzles).toHaveBeenCalledWith([{ puzzle: "a", actions: ["T1"] }], undefined);
  expect(standing.attempts).toEqual({ a: true, b: true });
  expect(kept.size).toBe(0);
});

test("an account takes a guest's attempts over in parts, and what was not sent stays", async () => {
  const attempts = Array.from({ length: 30 }, (_, n) => ({ puzzle: `p${n}`, actions: ["."], solved: false }));
  kept.set("sevenroads.puzzles", JSON.stringify({ player: PLAYER, attempts }));
  const { Problem } = await import("../src/wire/http.ts");
  api.puzzles.mockResolvedValue({ player: PLAYER, kept: true });
  api.attemptPuzzles.mockResolvedValueOnce({}).mockRejectedValueOnce(new Problem(0, { code: "away", message: "" }));
  const standing = await open();
  await expect(standing.takeAlong()).rejects.toThrow(Problem);
  expect(JSON.parse(kept.get("sevenroads.puzzles")!).attempts).toHaveLength(5);
  api.attemptPuzzles.mockResolvedValueOnce({});
  await standing.takeAlong();
  expect(api.attemptPuzzles).toHaveBeenLastCalledWith(
    attempts.slice(25).map(({ puzzle, actions }) => ({ puzzle, actions })),
  );
  expect(kept.size).toBe(0);
});

// ------------------------------------------------------------ solving

/** A board on which `.` passes the turn and `x1` wins. */
function answer(_: string, action?: string) {
  const position = { text: action ?? "start", side: action === "." ? "north" : "south" };
  const outcome = action === "x1" ? { outcome: { winner: "south" } } : {};
  return Promise.resolve({ position: { ...position, ...outcome }, legal: ["T1", "x1", "."] });
}

async function solving(more: Partial<Puzzle> = {}) {
  api.practice.mockImplementation(answer);
  const { Solving, PAUSE, STEP } = await import("../src/puzzles/solving.svelte.ts");
  const listeners = { onsolved: vi.fn(), ongiveup: vi.fn(), onproblem: vi.fn() };
  const made = new Solving(puzzle("a", more), listeners);
  await made.trial.open("a");
  return { made, listeners, PAUSE, STEP };
}

test("a win is judged at once", async () => {
  api.attemptPuzzles.mockResolvedValue(results(true, 1100));
  const { made, listeners } = await solving();
  await made.act("T1");
  expect(made.phase).toBe("trying");
  await made.act("x1");
  await vi.waitFor(() => expect(made.phase).toBe("solved"));
  expect(api.attemptPuzzles.mock.calls[0]![0]).toEqual([{ puzzle: "a", actions: ["T1", "x1"] }]);
  expect(listeners.onsolved).toHaveBeenCalledOnce();
});

test("after a wrong turn the board returns to the start by itself", async () => {
  api.attemptPuzzles.mockResolvedValue(results(false, 900));
  const { made, PAUSE } = await solving();
  await made.act(".");
  await vi.waitFor(() => expect(made.phase).toBe("wrong"));
  expect(made.trial.actions).toEqual(["."]);
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect([made.phase, made.failed]).toEqual(["trying", true]);
  expect(made.trial.actions).toEqual([]);
});

test("a failed defence is answered on the board", async () => {
  api.attemptPuzzles.mockResolvedValue(results(false, 900, ["T7", "P7"]));
  const { made, PAUSE, STEP } = await solving({ kind: "defence" });
  await made.act(".");
  await vi.waitFor(() => expect(made.phase).toBe("wrong"));
  await vi.advanceTimersByTimeAsync(2 * STEP);
  expect(made.trial.actions).toEqual([".", "T7", "P7"]);
  made.restart();
  await made.act("T1");
  await vi.advanceTimersByTimeAsync(PAUSE);
  // The interrupted reply does not take back what the player did since.
  expect(made.trial.actions).toEqual(["T1"]);
});

test("the first hint is free, the second counts as failed", async () => {
  api.attemptPuzzles.mockResolvedValue(results(false, 900));
  const { made } = await solving();
  await made.hint();
  expect(api.attemptPuzzles).not.toHaveBeenCalled();
  await made.hint();
  expect(api.attemptPuzzles.mock.calls[0]![0]).toEqual([{ puzzle: "a", actions: null }]);
});

test("giving up counts as failed and shows the solution", async () => {
  api.attemptPuzzles.mockResolvedValue(results(false, 900));
  const { made, listeners, STEP } = await solving();
  const shown = made.giveUp();
  await vi.advanceTimersByTimeAsync(3 * STEP);
  expect([made.phase, made.trial.actions]).toEqual(["solution", ["T1", "x1"]]);
  expect(listeners.ongiveup).toHaveBeenCalledOnce();
  expect(listeners.onsolved).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await shown;
});

test("without the server, an attempt can be repeated", async () => {
  const { Problem } = await import("../src/wire/http.ts");
  api.attemptPuzzles.mockRejectedValue(new Problem(0, { code: "away", message: "" }));
  const { made, listeners } = await solving();
  await made.act(".");
  await vi.waitFor(() => expect(listeners.onproblem).toHaveBeenCalledOnce());
  expect([made.phase, made.trial.actions]).toEqual(["trying", []]);
});
