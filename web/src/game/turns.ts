/**
 * The log of a game read as turns: which actions were taken back, which turn was played last, and the sentences that
 * sum up a turn or a whole game. It reads what the server says and decides no rule.
 */
import { marksOf } from "../board/model.ts";
import { listed } from "../lib/i18n.svelte.ts";
import type { EntryView, PositionView, Seat, Story, StoryFact, TurnFact, TurnSummary, Viewer } from "../wire/types.ts";
import { objectiveOf, other, type Edition } from "./edition.ts";
import { roundOf } from "./rounds.ts";
import { learningText } from "./words.ts";

/** The numbers of the actions that were undone or taken back. */
export function undoneIn(entries: readonly EntryView[]): ReadonlySet<number> {
  return new Set(entries.flatMap((entry) => entry.undoes ?? []));
}

/** The actions that still count, in order. */
function actionsIn(entries: readonly EntryView[]): EntryView[] {
  const undone = undoneIn(entries);
  return entries.filter((entry) => entry.kind === "act" && !undone.has(entry.seq));
}

/** The actions of the last turn, without its end. Empty if it is the viewer's own, or no action was played yet. */
export function lastTurn(entries: readonly EntryView[], viewer: Viewer): EntryView[] {
  const actions = actionsIn(entries);
  const last = actions.at(-1);
  if (!last || last.seat === viewer) return [];
  return actions.filter(({ seat, turn, action }) => seat === last.seat && turn === last.turn && action !== ".");
}

/** Whether a side other than the viewer's has done anything that could be shown again. */
export function enemyHasActed(entries: readonly EntryView[], viewer: Viewer): boolean {
  return actionsIn(entries).some(({ seat, action }) => seat !== viewer && action !== ".");
}

/** The entries of one turn of the log. A turn that is played again after a take-back is another group. */
export interface LoggedTurn {
  key: number;
  turn: number;
  side: Seat;
  entries: EntryView[];
}

export function turnsOf(entries: readonly EntryView[]): LoggedTurn[] {
  const turns: LoggedTurn[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const turn = entry.turn ?? 0;
    if (last?.turn === turn) last.entries.push(entry);
    else turns.push({ key: entry.seq, turn, side: sideOn(turn, entry, last), entries: [entry] });
  }
  return turns;
}

/** Whose turn it is. An offer or its answer may come from the side that is not on turn; turns alternate. */
function sideOn(turn: number, { kind, seat }: EntryView, last: LoggedTurn | undefined): Seat {
  if (kind === "act" || !last) return seat;
  return (turn - last.turn) % 2 === 0 ? last.side : other(last.side);
}

/** A turn in one sentence, for its reader. */
export function summaryText(edition: Edition, { side, facts }: TurnSummary, reader: Viewer): string {
  const who = reader === "spectator" ? "side" : "enemy";
  const deeds = listed(facts.map((fact) => deedText(edition, fact, who)).filter(Boolean));
  return learningText(edition, `summary-${who}`, { deeds, side }) ?? "";
}

function deedText(edition: Edition, { code, roads = [], count, card }: TurnFact, who: "side" | "enemy"): string {
  const named = roads.map((road) => learningText(edition, `${code}-road-${who}`, { road }) ?? "");
  return learningText(edition, `deed-${code}-${who}`, { roads: listed(named), count, card }) ?? "";
}

/** A sentence of the story of a game. A player reads "you" and "the enemy", a spectator the names of the sides. */
export function storyText(edition: Edition, { code, values }: StoryFact, reader: Viewer): string {
  const round = typeof values["turn"] === "number" ? roundOf(values["turn"]) : 0;
  const side = called(values["side"], reader);
  // The losses of both sides are told from the reader's point of view.
  const turned = code === "losses" && side === "enemy";
  const told = turned ? { side: "you", own: values["count"], count: values["own"] } : { side };
  return learningText(edition, `story-${code}`, { ...values, ...told, round }) ?? "";
}

function called(side: number | string | undefined, reader: Viewer): number | string | undefined {
  if (reader === "spectator" || side === undefined) return side;
  return side === reader ? "you" : "enemy";
}

export function conquestText(edition: Edition, conquest: Story["conquests"][number], reader: Viewer): string {
  const { road, turn } = conquest;
  const side = called(conquest.side, reader);
  return learningText(edition, "story-conquest", { road, side, round: roundOf(turn) }) ?? "";
}

/** The winner's roads that decided the game, in order: those of the objective, or all with three conquests. */
export function decidingRoads(edition: Edition, position: PositionView): { road: number; side: Seat }[] {
  const { winner, termination } = position.outcome ?? {};
  if (!winner || (termination !== "objective" && termination !== "three roads")) return [];
  const held = position.roads.flatMap(({ conqueror }, index) => (conqueror === winner ? [index + 1] : []));
  const marks = termination === "objective" ? marksOf(objectiveOf(edition, position.cards[winner].objective)) : {};
  const named = held.filter((road) => marks[road]?.take);
  return (named.length > 0 ? named : held).map((road) => ({ road, side: winner }));
}
