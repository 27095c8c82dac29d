/** The server's list of legal actions, and questions about it. Reads the notation of actions; decides no rule. */

export type ActionKind = "place" | "redeploy" | "retreat" | "attack" | "fire" | "card" | "end";

export interface Action {
  text: string;
  kind: ActionKind;
  road?: number;
  unit?: string;
  direction?: "left" | "right";
  card?: string;
}

const BY_SIGN: Record<string, ActionKind> = { ">": "redeploy", "<": "retreat", x: "attack" };

export function readAction(text: string): Action {
  if (text === ".") return { text, kind: "end" };
  if (text.startsWith("!")) {
    const [card, road] = text.slice(1).split(":");
    return { text, kind: "card", card: card!, ...(road ? { road: Number(road) } : {}) };
  }
  const [first, second] = [text[0]!, text[1]!];
  const kind = BY_SIGN[first];
  if (kind) return { text, kind, road: Number(second) };
  if (second === "l" || second === "r") {
    return { text, kind: "fire", unit: first, direction: second === "l" ? "left" : "right" };
  }
  return { text, kind: "place", unit: first, road: Number(second) };
}

export class Legal {
  readonly texts: ReadonlySet<string>;
  readonly actions: readonly Action[];

  constructor(texts: readonly string[] = []) {
    this.texts = new Set(texts);
    this.actions = texts.map(readAction);
  }

  has(text: string): boolean {
    return this.texts.has(text);
  }

  /** The roads a unit can be placed on. */
  roadsFor(unit: string): number[] {
    return this.actions.flatMap((a) => (a.kind === "place" && a.unit === unit && a.road ? [a.road] : []));
  }

  placeable(unit: string): boolean {
    return this.actions.some((a) => a.kind === "place" && a.unit === unit);
  }

  get shots(): Action[] {
    return this.actions.filter((a) => a.kind === "fire");
  }

  cardPlays(card: string): Action[] {
    return this.actions.filter((a) => a.kind === "card" && a.card === card);
  }

  /** Whether anything but ending the turn is possible. */
  get anything(): boolean {
    return this.actions.some((a) => a.kind !== "end");
  }
}

export const NO_ACTIONS = new Legal();
