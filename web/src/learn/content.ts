/** Loads lessons, puzzles and the reference card: their data from `content/`; `learningText` has their texts. */
import { readAction } from "../game/legal.ts";
import type { EventView, Seat } from "../wire/types.ts";
import { today } from "../lib/progress.svelte.ts";

export interface LessonNode {
  position: string;
  legal: string;
  events?: EventView[];
}

export interface LessonStep {
  id: string;
  position: string;
  roads: number[];
  lines?: string[][];
  nodes?: Record<string, LessonNode>;
  wrong?: { match: string; key: string }[];
}

export interface Lesson {
  id: string;
  rules: string[];
  steps: LessonStep[];
}

export interface Puzzle {
  id: string;
  grade: number;
  edition: string;
  view: string;
  position: string;
  side: Seat;
  solution: string[];
  length: number;
  legal: number;
  theme: string[];
}

export interface PuzzleBook {
  daily: string[];
  puzzles: Puzzle[];
}

interface Entry {
  key: string;
  rule: string;
}

export interface Reference {
  costs: (Entry & { cost: number })[];
  triangle: (Entry & { winner: string | null; loser: string | null })[];
  lengths: { length: number; units: string[] }[];
  specials: (Entry & { unit: string; editions?: string[] })[];
  remember: Entry[];
  tips: (Entry & { example?: string })[];
}

export async function loadLessons(): Promise<Lesson[]> {
  const book = (await import("../content/lessons.json")).default as unknown as { lessons: Lesson[] };
  return book.lessons;
}

export async function loadPuzzles(): Promise<PuzzleBook> {
  return (await import("../content/puzzles.json")).default as unknown as PuzzleBook;
}

export async function loadReference(): Promise<Reference> {
  return (await import("../content/reference.json")).default as unknown as Reference;
}

export function dailyId(book: PuzzleBook, day = today()): string {
  return book.daily[day % book.daily.length] ?? book.puzzles[0]!.id;
}

/** The number by which a puzzle is shown. */
export function numberOf(book: PuzzleBook, puzzle: Puzzle): number {
  return book.puzzles.indexOf(puzzle) + 1;
}

/** Whether an action matches a pattern of a lesson's `wrong` list. */
export function matches(match: string, text: string): boolean {
  if (match === "*" || match === text) return true;
  const action = readAction(text);
  const [what, value] = match.split(":");
  if (what === "kind") return action.kind === value;
  if (what === "unit") return action.kind === "place" && action.unit === value;
  return what === "road" && String(action.road) === value;
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
