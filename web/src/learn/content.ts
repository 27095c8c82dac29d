/** Loads lessons and the reference card: their data from `content/`; `learningText` has their texts. */
import { readAction } from "../game/legal.ts";
import type { EventView } from "../wire/types.ts";

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

export async function loadReference(): Promise<Reference> {
  return (await import("../content/reference.json")).default as unknown as Reference;
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
