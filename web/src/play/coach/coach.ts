/**
 * What the coach of a guided game says. The advice and the remarks are the server's; this module words them, and what
 * the player has just done. It decides no rule.
 */
import type { Edition } from "../../game/edition.ts";
import { SEATS } from "../../game/pieces.ts";
import { eventTold, learningText } from "../../game/words.ts";
import type { EntryView, Moment, PositionView, Viewer } from "../../wire/types.ts";

export const STEPS = ["goal", "place", "meet", "attack", "conquer", "win"] as const;
export type StepName = (typeof STEPS)[number];

/** How many steps of the first game are done. A later step includes the earlier ones. */
export function stepsDone(
  entries: readonly EntryView[],
  position: PositionView,
  viewer: Viewer,
  started: boolean,
): number {
  const own = entries.filter((entry) => entry.seat === viewer).flatMap((entry) => entry.events ?? []);
  const did = (kind: string) => own.some((event) => event.kind === kind && event.side === viewer);
  const touching = position.roads.some(
    (road) => road.gap === 0 && road.conqueror === undefined && SEATS.every((seat) => road[seat].units),
  );
  const done: Record<StepName, boolean> = {
    goal: started,
    place: did("placed"),
    meet: touching && did("placed"),
    attack: did("attacked"),
    conquer: did("conquered"),
    win: position.outcome?.winner === viewer,
  };
  return STEPS.findLastIndex((step) => done[step]) + 1;
}

/** What the player's last action did, in words; empty if the coach has nothing to say about it. */
export function reaction(edition: Edition, last: EntryView | undefined, viewer: Viewer, advised: string | undefined) {
  if (last?.kind !== "act" || last.seat !== viewer || last.action === ".") return "";
  const events = last.events ?? [];
  const conquered = events.find((event) => event.kind === "conquered");
  if (conquered) return learningText(edition, "coach-conquered", { road: conquered.road }) ?? "";
  if (last.action === advised) return events.some((event) => event.kind === "attacked") ? told(events[0]!) : "";
  return events[0] ? told(events[0]) : "";

  function told(event: (typeof events)[number]): string {
    return eventTold(edition, event, viewer);
  }
}

/**
 * The advice for a moment, in words; `done` is how many steps of the first game are done, `placed` how many units the
 * player has placed.
 */
export function advice(edition: Edition, { coach }: Moment, done: number, placed: number): string[] {
  if (!coach) return [];
  const say = (key: string, values = {}) => learningText(edition, key, values) ?? "";
  /** Why a unit beats another: its side of the triangle. */
  const why = (letter: number | string | undefined) => {
    const unit = edition.units.find((one) => one.letter === letter);
    return unit ? say(`triangle-${unit.kind}`) : "";
  };
  const parts = [say(`coach-${coach.code}`, coach.values)];
  if (coach.code === "meet" || coach.code === "attack") parts.unshift(why(coach.values["unit"]));
  const { remark } = coach;
  if (remark) parts.unshift(why(remark.values["enemy"]), say(`coach-${remark.code}`, remark.values));
  if (coach.wins) parts.push(say("coach-wins"));
  if (placed < 2) parts.push(say("coach-points"));
  // Between the first attack and the first conquest, while there is little else to say.
  if (STEPS[done] === "conquer" && coach.code.startsWith("place") && parts.length === 1) parts.push(say("coach-equal"));
  return parts;
}
