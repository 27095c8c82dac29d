/** What was learnt and solved on this device. Kept in local storage; a browser without it forgets. */

interface Kept {
  /** Steps done of each lesson. */
  lessons: Record<string, number>;
  puzzles: Record<string, "solved" | "shown">;
  /** Days (numbered) whose puzzle was solved on that day. */
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
    // It holds until the page is closed.
  }
}

/** Days since 1970 by the calendar of this place. */
export function today(now = new Date()): number {
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}

export function stepDone(lesson: string, steps: number): void {
  if ((progress.lessons[lesson] ?? 0) >= steps) return;
  progress.lessons[lesson] = steps;
  keep();
}

export function puzzleSolved(id: string, daily: boolean): void {
  // Who has looked at the solution first has not solved it.
  progress.puzzles[id] ??= "solved";
  if (daily && progress.puzzles[id] === "solved" && !progress.days.includes(today())) progress.days.push(today());
  keep();
}

export function solutionShown(id: string): void {
  progress.puzzles[id] ??= "shown";
  keep();
}

/** Days in a row, up to today or yesterday. */
export function streak(days: readonly number[] = progress.days, now = today()): number {
  const solved = new Set(days);
  let day = solved.has(now) ? now : now - 1;
  let length = 0;
  while (solved.has(day--)) length += 1;
  return length;
}
