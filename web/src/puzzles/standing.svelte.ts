/**
 * The player's rating in puzzles. The server judges every attempt. It keeps the ratings of accounts; a player without
 * an account keeps rating and attempts on this device, and the first account that signs in here takes them over: the
 * server judges the attempts again.
 */
import { settings } from "../lib/settings.svelte.ts";
import { api, Problem } from "../wire/http.ts";
import type { PuzzleAttempt, PuzzlePlayer, PuzzleVerdict } from "../wire/types.ts";
import type { Solver } from "./book.ts";

/** A guest's first attempt at a puzzle. */
interface KeptAttempt extends PuzzleAttempt {
  solved: boolean;
}

interface Kept {
  player?: PuzzlePlayer;
  attempts: KeptAttempt[];
}

const KEY = "sevenroads.puzzles";
/** How many attempts one request may carry. */
const MOST_ATTEMPTS = 25;

function stored(): Kept {
  try {
    return { attempts: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { attempts: [] };
  }
}

function save(kept: Kept): void {
  try {
    if (kept.attempts.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
  } catch {
    // Local storage is full or switched off: the rating lasts until the page is closed.
  }
}

async function send(attempts: readonly KeptAttempt[]): Promise<void> {
  try {
    await api.attemptPuzzles(attempts.map(({ puzzle, actions }) => ({ puzzle, actions })));
  } catch (error) {
    // Puzzles that no longer exist can't be judged, so there is nothing to keep them for.
    if (!(error instanceof Problem && [404, 422].includes(error.status))) throw error;
  }
}

class Standing implements Solver {
  /** The rating of a new player until the server has said more. */
  player = $state.raw<PuzzlePlayer>({ rating: 1000, deviation: 200, volatility: 0.06 });
  attempts = $state.raw<Record<string, boolean>>({});
  ratings = $state.raw<Record<string, number>>({});
  get beginner(): boolean {
    return settings.beginner;
  }

  /** Whether the server keeps the rating. */
  kept = $state(false);

  async load(): Promise<void> {
    const { player, kept = false, attempts = {}, ratings = {} } = await api.puzzles();
    this.kept = kept;
    this.ratings = ratings;
    const device = stored();
    this.player = kept ? player : (device.player ?? player);
    this.attempts = kept ? attempts : Object.fromEntries(device.attempts.map((one) => [one.puzzle, one.solved]));
  }

  /** Lets the server judge an attempt; `null` gives up. Only the first attempt at a puzzle changes the rating. */
  async judge(puzzle: string, actions: string[] | null): Promise<PuzzleVerdict> {
    const { verdicts, player } = await api.attemptPuzzles([{ puzzle, actions }], this.kept ? undefined : this.player);
    const verdict = verdicts[0]!;
    if (this.attempts[puzzle] !== undefined) return { puzzle, solved: verdict.solved, reply: verdict.reply ?? [] };
    this.attempts = { ...this.attempts, [puzzle]: verdict.solved };
    this.player = player;
    if (!this.kept) {
      const device = stored();
      save({ player, attempts: [...device.attempts, { puzzle, actions, solved: verdict.solved }] });
    }
    return verdict;
  }

  /** Sends a guest's attempts to the account that has signed in. What was not sent stays on the device. */
  async takeAlong(): Promise<void> {
    for (let left = stored(); left.attempts.length > 0; left = stored()) {
      const some = left.attempts.slice(0, MOST_ATTEMPTS);
      await send(some);
      save({ attempts: left.attempts.slice(some.length) });
    }
    await this.load();
  }
}

export const standing = new Standing();
