/** Requests for hints, replays and reviews, and their answers. */
import { session } from "../lib/session.svelte.ts";
import { getText, post } from "../wire/http.ts";
import type { Message } from "../wire/types.ts";

export type Reason = Message<"ReasonView">;
export type HintLine = Message<"HintLine">;
export type Hint = Message<"Hint">;
export type Replay = Message<"Replay">;
export type Judgement = Message<"JudgementView">;
export type TurnReview = Message<"TurnReview">;
export type RetriedTurn = Message<"RetriedTurn">;

export const analysis = {
  replay: (record: string) => post<Replay>("/replay", { record }),
  review: (record: string, turn: number, signal?: AbortSignal) =>
    withAccount(() => post<TurnReview>("/review", { record, turn }, signal)),
  retry: (record: string, turn: number, actions: readonly string[]) =>
    withAccount(() => post<RetriedTurn>("/review/retry", { record, turn, actions })),
  hint: (table: string) => post<Hint>(`/tables/${table}/hint`),
  positionHint: (position: string) => withAccount(() => post<Hint>("/practice/hint", { position })),
};

/** The machine helps only visitors with an account; a guest account will do. */
async function withAccount<T>(request: () => Promise<T>): Promise<T> {
  await session.ensure();
  return request();
}

/** The record of a table's game. */
export const recordOf = (table: string) => getText(`/tables/${encodeURIComponent(table)}/record`);
