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

/** From this turn on, the third round, the coach first lets the player find the unit. */
const ASKS_FROM = 5;

/** A sentence to say: the key of its text and its values. */
interface Sentence {
  key: string;
  values?: Record<string, number | string>;
}

/** Where the game and its coach are: `done` steps of the first game, `placed` units of the player. */
export interface Situation {
  moment: Moment;
  turn: number;
  done: number;
  placed: number;
  /** Whether the player did something else than advised, or asked for help. */
  helped: boolean;
}

/** Whether the coach asks which unit to place instead of naming it. */
export function asks({ moment, turn, helped }: Situation): boolean {
  return moment.coach?.code === "meet" && !moment.coach.remark && turn >= ASKS_FROM && !helped;
}

/**
 * What the coach says in one game. It explains each thing in full once and briefly after that, and it never says the
 * same twice in a row. Asked again about the same moment, it says the same.
 */
export class Telling {
  readonly #explained = new Set<string>();
  readonly #told = new Map<string, Sentence[]>();
  #last = "";
  #road: number | string | undefined;

  constructor(private readonly edition: Edition) {}

  /** The advice for a situation, in words. */
  advice(at: Situation): string[] {
    if (!at.moment.coach) return [];
    return this.#once(`${at.moment.seq} ${asks(at)}`, () => this.#advice(at, at.moment.coach!));
  }

  /** What the player may watch while the enemy plays. */
  enemy(turn: number): string[] {
    return this.#once(`enemy ${turn}`, () => [this.#brief("coach-enemy")]);
  }

  #once(moment: string, make: () => Sentence[]): string[] {
    let told = this.#told.get(moment);
    if (!told) this.#told.set(moment, (told = make()));
    return this.#worded(told);
  }

  #worded(said: readonly Sentence[]): string[] {
    return said.map(({ key, values }) => learningText(this.edition, key, values) ?? "");
  }

  /** Whether something is explained for the first time. */
  #first(key: string): boolean {
    const first = !this.#explained.has(key);
    this.#explained.add(key);
    return first;
  }

  /** A text in full the first time, and its brief form after that. */
  #brief(key: string, values: Sentence["values"] = {}, topic = key): Sentence {
    return { key: this.#first(topic) ? key : `${key}-again`, values };
  }

  #advice(at: Situation, coach: NonNullable<Moment["coach"]>): Sentence[] {
    const { code, values, remark } = coach;
    const said: Sentence[] = [];
    /** Why a unit beats another: its side of the triangle. */
    const why = (letter: number | string | undefined): void => {
      const unit = this.edition.units.find((one) => one.letter === letter);
      const key = unit && `triangle-${unit.kind}`;
      if (key && this.#first(key)) said.push({ key });
    };
    if (remark) {
      why(remark.values["enemy"]);
      said.push(this.#brief(`coach-${remark.code}`, remark.values));
    }
    const asking = asks(at);
    if (asking) said.push({ key: "coach-ask", values });
    else {
      if (code === "meet" || code === "attack") why(values["unit"]);
      said.push(this.#instruction(code, values));
      if ("filler" in values) said.push(this.#brief("coach-filler", values));
    }
    if (coach.wins && this.#first(`wins ${at.turn}`)) said.push({ key: "coach-wins" });
    if (at.placed < 2 && this.#first("coach-points")) said.push({ key: "coach-points" });
    // After the first attack, while there is little else to say.
    const quiet = at.done >= STEPS.indexOf("conquer") && code.startsWith("place") && said.length === 1;
    if (quiet && this.#first("coach-equal")) said.push({ key: "coach-equal" });
    if (this.#worded(said).join(" ") === this.#last) said.unshift({ key: "coach-good" });
    this.#last = this.#worded(said).join(" ");
    this.#road = values["road"];
    return said;
  }

  #instruction(code: string, values: Record<string, number | string>): Sentence {
    const topic = code === "end" ? `end ${values["ap"] === 0}` : `coach-${code}`;
    if (code !== "place" && (code !== "place-wanted" || values["road"] !== this.#road))
      return this.#brief(`coach-${code}`, values, topic);
    return this.#first(topic) ? { key: `coach-${code}`, values } : { key: "coach-more", values };
  }
}
