/**
 * What the player has reached: lessons, puzzles (also from own games), ranks beaten, medals. It is kept on this device
 * and, for a player with an account, on the server, which joins what several devices send. A guest's progress goes to
 * the first account that signs in on the device; the progress of one account never goes to another.
 */
import { put } from "../wire/http.ts";
import type { Account, PlayerProgress } from "../wire/types.ts";

interface Kept extends Required<PlayerProgress> {
  /** The account that the progress belongs to; empty for a guest. */
  owner: string;
}

const KEY = "sevenroads.progress";
/** As many as the server keeps. */
const MOST_OWN_PUZZLES = 100;

function stored(): Kept {
  try {
    return { ...nothing(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing();
  }
}

function nothing(owner = ""): Kept {
  return { owner, lessons: {}, puzzles: {}, days: [], ladder: {}, medals: {}, own_puzzles: {} };
}

export const progress = $state<Kept>(stored());

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Local storage is full or switched off: the progress lasts until the page is closed.
  }
}

function keep(): void {
  save();
  if (progress.owner) void send();
}

/** Sends the progress to the account. If that fails, the next change or the next visit sends it again. */
async function send(): Promise<void> {
  const { owner, ...reached } = $state.snapshot(progress);
  try {
    const joined = await put<PlayerProgress>("/progress", reached);
    if (progress.owner === owner) Object.assign(progress, joined);
    save();
  } catch {
    // Offline or signed out meanwhile.
  }
}

/** Follows the account: takes a guest's progress along, and shows only the progress of the one who is signed in. */
export async function useAccount(account: Account | null): Promise<void> {
  const owner = account?.kind === "user" ? account.name : "";
  if (owner === progress.owner && !owner) return;
  if (owner !== progress.owner && progress.owner) Object.assign(progress, nothing(owner));
  progress.owner = owner;
  save();
  if (!owner) return;
  await send();
  await takePuzzlesAlong();
}

/** Sends the attempts at puzzles that were made without an account. Most visits have none and load nothing for it. */
async function takePuzzlesAlong(): Promise<void> {
  try {
    if (!localStorage.getItem("sevenroads.puzzles")) return;
    await (await import("../puzzles/standing.svelte.ts")).standing.takeAlong();
  } catch {
    // Offline, or without local storage: the next visit sends them.
  }
}

/** Counts a win against the machine. Returns whether this rank was never beaten before in this edition. */
export function rankBeaten(edition: string, level: number): boolean {
  if ((progress.ladder[edition] ?? 0) >= level) return false;
  progress.ladder[edition] = level;
  keep();
  return true;
}

/** Awards a medal; returns false if the player has it already. */
export function award(medal: string): boolean {
  if (progress.medals[medal] !== undefined) return false;
  progress.medals[medal] = today();
  keep();
  return true;
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

export type OwnPuzzle = Kept["own_puzzles"][string];

/** The puzzles from the player's own games with their keys, the newest first. */
export function ownPuzzles(): [string, OwnPuzzle][] {
  return Object.entries(progress.own_puzzles).sort(([, one], [, other]) => other.day - one.day);
}

/** Keeps what a game of the player's own missed, as puzzles; those that are kept already stay as they are. */
export function keepOwnPuzzles(table: string, missed: readonly { turn: number; kind: OwnPuzzle["kind"] }[]): void {
  const fresh = missed.filter(({ turn }) => !progress.own_puzzles[`${table}.${turn}`]);
  if (fresh.length === 0) return;
  for (const { turn, kind } of fresh) progress.own_puzzles[`${table}.${turn}`] = { kind, state: "open", day: today() };
  progress.own_puzzles = Object.fromEntries(ownPuzzles().slice(0, MOST_OWN_PUZZLES));
  keep();
}

/** Notes that a puzzle of an own game was solved, or its solution shown; the first of the two counts. */
export function ownPuzzleDone(table: string, turn: number, state: "solved" | "shown"): void {
  const puzzle = progress.own_puzzles[`${table}.${turn}`];
  if (puzzle?.state !== "open") return;
  puzzle.state = state;
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
