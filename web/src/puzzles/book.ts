/** The puzzles, which the server knows too, and the choice of the next one for a player. */
import { readAction, type ActionKind } from "../game/legal.ts";
import { today } from "../lib/progress.svelte.ts";
import type { Seat } from "../wire/types.ts";

export const THEMES = ["sweep", "trade", "fire", "redeploy", "retreat", "cards", "two-roads", "defence"] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  id: string;
  kind: "win" | "defence";
  edition: string;
  /** The first rating; the server's may differ by now. */
  rating: number;
  themes: Theme[];
  side: Seat;
  position: string;
  solution: string[];
  /** How the enemy wins if a defender does nothing. */
  threat?: string[];
}

export interface PuzzleBook {
  /** The ids in the order in which they are the puzzle of the day. */
  daily: string[];
  /** The easiest first. */
  puzzles: Puzzle[];
}

/** Which puzzles the player wants; empty for all. */
export interface Choice {
  theme: string;
  edition: string;
}

/** What the choice of a puzzle depends on. */
export interface Solver {
  player: { rating: number; deviation: number };
  /** Whether the first attempt at each puzzle solved it. */
  attempts: Readonly<Record<string, boolean>>;
  /** Current ratings that differ from the first ones. */
  ratings: Readonly<Record<string, number>>;
  /** Whether the player still plays by the beginner's rules. */
  beginner?: boolean;
}

const MAIN_EDITION = "ardennes";
/** How many puzzles have only the beginner's units: for everybody, and for those who play by the beginner's rules. */
const FIRST_PUZZLES = 10;
const BEGINNERS_PUZZLES = 40;
const FEWEST_OF_A_THEME = 5;

export async function loadBook(): Promise<PuzzleBook> {
  const book = await import("../../../src/sevenroads/players/analyst/data/puzzles.json");
  return book.default as unknown as PuzzleBook;
}

export function dailyId(book: PuzzleBook, day = today()): string {
  return book.daily[day % book.daily.length] ?? book.puzzles[0]!.id;
}

/** The number by which a puzzle is shown. */
export function numberOf(book: PuzzleBook, puzzle: Puzzle): number {
  return book.puzzles.indexOf(puzzle) + 1;
}

export function ratingOf(puzzle: Puzzle, { ratings }: Pick<Solver, "ratings">): number {
  return ratings[puzzle.id] ?? puzzle.rating;
}

/** The themes that have enough puzzles to practise them. */
export function themesOf(book: PuzzleBook): Theme[] {
  return THEMES.filter((theme) => chosen(book, { theme, edition: "" }).length >= FEWEST_OF_A_THEME);
}

export function chosen(book: PuzzleBook, { theme, edition }: Choice): Puzzle[] {
  return book.puzzles.filter(
    (one) => (!theme || one.themes.includes(theme as Theme)) && (!edition || one.edition === edition),
  );
}

/**
 * The next puzzle of a choice: a new one whose rating fits the player, else one that the player has not solved, else
 * any other. While the player's rating is uncertain, puzzles are easier. A newcomer begins in the main edition, with the
 * units of the beginner's rules.
 */
export function nextPuzzle(book: PuzzleBook, choice: Choice, solver: Solver, after?: string): Puzzle | undefined {
  const others = chosen(book, choice).filter(({ id }) => id !== after);
  const fresh = others.filter(({ id }) => solver.attempts[id] === undefined);
  const tried = Object.keys(solver.attempts).length;
  const newcomer = !choice.edition && tried < (solver.beginner ? BEGINNERS_PUZZLES : FIRST_PUZZLES);
  const main = newcomer ? fresh.filter(({ edition }) => edition === MAIN_EDITION) : [];
  const first = main.filter(hasBeginnersUnits);
  const failed = others.filter(({ id }) => solver.attempts[id] === false);
  const candidates = [first, main, fresh, failed, others].find((some) => some.length > 0) ?? [];
  const wanted = solver.player.rating - solver.player.deviation;
  const distance = (one: Puzzle) => Math.abs(ratingOf(one, solver) - wanted);
  return candidates.reduce<Puzzle | undefined>(
    (best, one) => (best && distance(best) <= distance(one) ? best : one),
    undefined,
  );
}

/** Whether all that a puzzle shows, in stocks too, is known from the beginner's rules. */
function hasBeginnersUnits({ position }: Puzzle): boolean {
  const [variant = ""] = position.split(" ");
  return variant.includes("+nospecials") && variant.includes("+novictory");
}

/** The kinds of actions in the solution, each once. */
export function kindsOf(puzzle: Puzzle): ActionKind[] {
  return [...new Set(puzzle.solution.map((text) => readAction(text).kind))];
}

/** The rest of a puzzle's solution after the tried actions, in any order; null if one is not part of it. */
export function remaining(puzzle: Puzzle, tried: readonly string[]): string[] | null {
  const left = [...puzzle.solution];
  for (const action of tried) {
    const at = left.indexOf(action);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
