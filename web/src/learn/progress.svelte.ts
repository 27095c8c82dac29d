/** Lessons done and puzzles solved on this device, kept in local storage. */

interface Kept {
  /** How many steps of each lesson are done. */
  lessons: Record<string, number>;
  puzzles: Record<string, "solved" | "shown">;
  /** The days on which the puzzle of the day was solved, as numbers from `today`. */
  days: number[];
}

const KEY = "sevenroads.progress";

function stored(): Kept {
  const nothing: Kept = { lessons: {}, puzzles: {}, days: [] };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

export const progress = $state<Kept>(stored());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Local storage is full or switched off: the progress lasts until the page is closed.
  }
}

/** The number of the day in local time, counted from 1970. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}

export function stepDone(lesson: string, steps: number): void {
  if ((progress.lessons[lesson] ?? 0) >= steps) return;
  progress.lessons[lesson] = steps;
  keep();
}

export function puzzleSolved(id: string, daily: boolean): void {
  // A puzzle whose solution was shown never counts as solved.
  progress.puzzles[id] ??= "solved";
  if (daily && progress.puzzles[id] === "solved" && !progress.days.includes(today())) progress.days.push(today());
  keep();
}

export function solutionShown(id: string): void {
  progress.puzzles[id] ??= "shown";
  keep();
}

/** The number of consecutive days, up to today or yesterday. */
export function streak(days: readonly number[] = progress.days, now = today()): number {
  const solved = new Set(days);
  let day = solved.has(now) ? now : now - 1;
  let length = 0;
  while (solved.has(day--)) length += 1;
  return length;
}
