/**
 * What a board is played on: a live table, a lesson, a puzzle, a position that is tried out. The board component
 * reads the position and the legal actions from it and asks it for everything else; it decides no rule itself.
 */
import type { Edition } from "../game/edition.ts";
import type { Legal } from "../game/legal.ts";
import type { PositionView, Preview, RefusedView, Seat } from "../wire/types.ts";

export interface BoardSource {
  readonly edition: Edition;
  readonly position: PositionView;
  /** The side at the lower edge of the board. */
  readonly bottom: Seat;
  /** The side whose units are chosen here. */
  readonly side: Seat;
  readonly legal: Legal;
  /** Whether the board asks before an action that loses something for good. */
  readonly warns?: boolean;
  /** Whether a unit stays selected after it was placed. */
  readonly keepsUnit?: boolean;
  /** Whether the board takes no input now. */
  readonly locked?: boolean;
  /** What an action would do; null if that cannot be found out now. */
  preview(action: string): Promise<Preview | null>;
  /** Carries out a legal action; returns why it was refused, or null. The board calls it from its queue. */
  act(action: string): Promise<RefusedView | null>;
  /** Why an action is not legal; null if the source has said so itself. */
  whyNot(action: string): Promise<RefusedView | null>;
  undo?(): Promise<RefusedView | null>;
  /** Resolves when the legal actions are known. Called if there are none. */
  ready?(): Promise<void>;
  /** Tells the player why the board takes no input now. */
  explainLocked?(): void;
  /** Tells the player why nothing can be done now. Without it the board ignores presses then. */
  explainIdle?(): void;
}

type Read = "edition" | "position" | "bottom" | "side" | "legal";

/** A source that reads the values of a page each time the board asks for them. */
export function sourceOf(
  read: { [name in Read]: () => BoardSource[name] },
  rest: Omit<BoardSource, Read>,
): BoardSource {
  const getters = Object.entries(read).map(([name, get]) => [name, { get, enumerable: true }]);
  return Object.defineProperties(rest, Object.fromEntries(getters) as PropertyDescriptorMap) as BoardSource;
}
