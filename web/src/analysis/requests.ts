/** Requests for hints, replays and reviews, and their answers. */
import { post, Problem } from "../wire/http.ts";
import type { Message } from "../wire/types.ts";

export type Reason = Message<"ReasonView">;
export type HintLine = Message<"HintLine">;
export type Hint = Message<"Hint">;
export type Replay = Message<"Replay">;
export type Judgement = Message<"JudgementView">;
export type TurnReview = Message<"TurnReview">;

export const analysis = {
  replay: (record: string) => post<Replay>("/replay", { record }),
  review: (record: string, turn: number, signal?: AbortSignal) => post<TurnReview>("/review", { record, turn }, signal),
  hint: (table: string) => post<Hint>(`/tables/${table}/hint`),
  positionHint: (position: string) => post<Hint>("/practice/hint", { position }),
};

/** The record of a table's game. */
export async function recordOf(table: string): Promise<string> {
  let response: Response;
  try {
    response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`, { credentials: "same-origin" });
  } catch {
    throw new Problem(0, { code: "away", message: "" });
  }
  if (!response.ok) {
    const answer = (await response.json()) as { error: Problem["refused"] };
    throw new Problem(response.status, answer.error);
  }
  return response.text();
}
