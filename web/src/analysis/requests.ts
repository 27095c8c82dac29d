/** Requests for hints, replays and reviews, and their answers. */
import { getText, post } from "../wire/http.ts";
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
export const recordOf = (table: string) => getText(`/tables/${encodeURIComponent(table)}/record`);
