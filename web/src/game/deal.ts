/**
 * Checks, in the browser, that the cards of a finished game are those to which the server committed itself before the
 * game: the server's `game/commitment.py` describes the hash. It cannot show that the shuffle was random.
 */
import type { Story } from "../wire/types.ts";

/** `good`: noted on this device during the game. `good-unnoted`: only the server says what it published. */
export type DealVerdict = "good" | "good-unnoted" | "bad" | "none" | "unable";

const ENCODING = "sevenroads deal 1\n";

/** `noted` is the commitment that this device received while the game was on. */
export async function checkDeal(
  { start, salt, commitment }: Pick<Story, "start" | "salt" | "commitment">,
  noted?: string,
): Promise<DealVerdict> {
  if (!commitment || !salt) return "none";
  // Browsers offer it to pages with a secure connection only.
  if (!globalThis.crypto?.subtle) return "unable";
  const text = new TextEncoder();
  const input = [...text.encode(ENCODING), ...fromHex(salt), ...text.encode(start)];
  const digest = toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array(input))));
  if (digest !== commitment || (noted !== undefined && noted !== digest)) return "bad";
  return noted === undefined ? "good-unnoted" : "good";
}

function fromHex(digits: string): number[] {
  return Array.from({ length: digits.length / 2 }, (_, k) => Number.parseInt(digits.slice(2 * k, 2 * k + 2), 16));
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
