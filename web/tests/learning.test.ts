import { beforeEach, expect, test, vi } from "vitest";
import type { RetriedTurn, TurnReview } from "../src/analysis/requests.ts";
import { accuracyOf, countGrades, type ReviewGame } from "../src/review/game.svelte.ts";
import { Learning, solutionOf, tasksOf, type TaskBoard } from "../src/review/learn.svelte.ts";
import { Problem } from "../src/wire/http.ts";

const retry = vi.hoisted(() => vi.fn());
vi.mock("../src/analysis/requests.ts", () => ({ analysis: { retry } }));

function review(turn: number, before: number, after: number, more: Partial<TurnReview> = {}): TurnReview {
  const known = { before, after, better: ["T1", "."], accuracy: 0.5 ** ((before - after) / 0.15) };
  return { turn, side: turn % 2 ? "south" : "north", actions: ["M2", "."], known, truth: known, ...more };
}

function gameOf(...reviews: TurnReview[]): ReviewGame {
  return {
    replay: { turns: reviews.map(({ turn }) => turn) },
    reviews: new Map(reviews.map((one) => [one.turn, one])),
  } as unknown as ReviewGame;
}

const answer = (verdict: RetriedTurn["verdict"]): RetriedTurn => ({ verdict, win: 0.6, played: 0.3, best: 0.7 });

class Board implements TaskBoard {
  readonly done: string[] = [];
  begin = (task: TurnReview) => void this.done.push(`begin ${task.turn}`);
  reset = () => void this.done.push("reset");
  play = (actions: readonly string[], wanted: () => boolean) =>
    void this.done.push(`play ${actions.join(" ")} ${String(wanted())}`);
}

function learning(...tasks: TurnReview[]) {
  const board = new Board();
  const results: string[] = [];
  const one = new Learning("record", tasks, board, ({ turn }, result) => results.push(`${turn} ${result}`));
  return { board, results, one };
}

beforeEach(() => retry.mockReset());

test("tasks are a side's mistakes and what it missed, in the order of the game", () => {
  const missed = { kind: "win" as const, solution: ["C1"] };
  const game = gameOf(
    review(1, 0.5, 0.2),
    review(2, 0.9, 0.1),
    review(3, 0.5, 0.43),
    review(5, 1, 0.97, { missed }),
    review(7, 0.5, 0.35),
  );
  expect(tasksOf(game, "south").map(({ turn }) => turn)).toEqual([1, 5, 7]);
  expect(tasksOf(game, "north").map(({ turn }) => turn)).toEqual([2]);
});

test("a solution finds what was missed, or is the machine's turn, without its end", () => {
  expect(solutionOf(review(1, 0.9, 0.1))).toEqual(["T1"]);
  expect(solutionOf(review(1, 1, 0.1, { missed: { kind: "win", solution: ["C1", "M1"] } }))).toEqual(["C1", "M1"]);
});

test("accuracy is the mean of a side's judged turns; the server leaves out an accuracy of 1", () => {
  const perfect = review(3, 0.5, 0.5);
  delete perfect.known.accuracy;
  const game = gameOf(review(1, 0.5, 0.35), review(2, 0.9, 0.1), perfect);
  expect(accuracyOf(game, "south")).toBeCloseTo(0.75);
  expect(accuracyOf(gameOf(), "south")).toBeNull();
  expect(countGrades(game, "south")).toEqual({ doubtful: 0, mistake: 1, blunder: 0 });
  expect(countGrades(game, "north")).toEqual({ doubtful: 0, mistake: 0, blunder: 1 });
});

test("a wrong turn can be tried again, a good one solves the task", async () => {
  const { board, results, one } = learning(review(1, 0.5, 0.2), review(3, 0.5, 0.2));
  expect(board.done).toEqual(["begin 1"]);
  retry.mockResolvedValueOnce(answer("worse"));
  await one.check(["M2", "."]);
  expect(retry).toHaveBeenCalledWith("record", 1, ["M2", "."]);
  expect([one.judged?.verdict, one.waiting, results]).toEqual(["worse", true, []]);
  one.restart();
  expect([one.judged, one.waiting]).toEqual([null, false]);
  retry.mockResolvedValueOnce(answer("as-good"));
  await one.check(["T1", "."]);
  expect(results).toEqual(["1 solved"]);
  one.next();
  expect(board.done.at(-1)).toBe("begin 3");
  expect([one.number, one.last, one.solved]).toEqual([2, true, 1]);
});

test("a task whose solution was shown does not count as solved", async () => {
  const { board, results, one } = learning(review(1, 0.5, 0.2));
  one.show();
  expect(board.done.at(-1)).toBe("play T1 true");
  one.restart();
  retry.mockResolvedValueOnce(answer("as-good"));
  await one.check(["T1", "."]);
  expect(results).toEqual(["1 shown"]);
  expect(one.solved).toBe(0);
  one.next();
  expect(one.done).toBe(true);
});

test("an answer that comes after the player went on is ignored, and a refusal is kept", async () => {
  const { one } = learning(review(1, 0.5, 0.2), review(3, 0.5, 0.2));
  let release: (found: RetriedTurn) => void = () => {};
  retry.mockReturnValueOnce(new Promise<RetriedTurn>((resolve) => (release = resolve)));
  const checked = one.check(["."]);
  expect(one.waiting).toBe(true);
  one.next();
  release(answer("as-good"));
  await checked;
  expect([one.judged, one.solved]).toEqual([null, 0]);
  retry.mockRejectedValueOnce(new Problem(503, { code: "busy", message: "Busy." }));
  await one.check(["."]);
  expect(one.failed?.refused.code).toBe("busy");
  expect(one.waiting).toBe(false);
});
