/**
 * What happens on a board, for eye and ear: units that are hit lift off one by one, a shot, a flag on a conquered road,
 * a card, sounds, and words for screen readers. It lists what is shown now; `parts/Moments.svelte` draws it. With
 * reduced motion it lists nothing that moves.
 */
import { letFly } from "../board/motion.ts";
import type { Fire } from "../board/model.ts";
import type { Edition } from "../game/edition.ts";
import { roadStates, type Piece } from "../game/pieces.ts";
import { eventTold } from "../game/words.ts";
import { reducedMotion } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sound.ts";
import { notes } from "../ui/messages.svelte.ts";
import type { EventView, PositionView, Seat, Viewer } from "../wire/types.ts";
import { fireOf } from "./previews.ts";

/** How long a clash or a shot stays on the board, in milliseconds. */
const FLASH = 650;
/** Milliseconds between two units that leave, and between two roads that are walked through. */
const BEAT = 130;
export const STRIDE = 380;
/** How long each kind of moment takes. */
const LASTS = { fly: 360, flag: 420, fire: 600, card: 1700 } as const;

type Kind =
  | { kind: "fly"; piece: Piece }
  | { kind: "flag"; road: number; side: Seat }
  | { kind: "fire"; fire: Fire }
  | { kind: "card"; card: string; side: Seat };

/** Something that moves over the board, after a delay in milliseconds. */
export type Shown = Kind & { id: number; delay: number };

interface Happening {
  edition: Edition;
  /** The position before the events; without it, units that leave are not followed. */
  before?: PositionView | null;
  /** The position after the events. */
  position: PositionView;
  events: readonly EventView[];
}

export class Effects {
  /** What moves over the board now. */
  moments = $state.raw<readonly Shown[]>([]);
  /** A shot that is drawn on the board without motion. */
  fire = $state.raw<Fire | null>(null);
  /** The road on which two units clash. */
  clash = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** Shows what an action did. `reader` is the side that the words are written for. */
  show(happening: Happening, reader: Viewer = "spectator"): void {
    this.stop();
    letFly(new Set());
    const { edition, position, events } = happening;
    for (const event of events) {
      if (event.kind !== "turn-ended") notes.speak(eventTold(edition, event, reader));
      if (event.kind === "placed" || event.kind === "redeployed" || event.kind === "retreated") sound("place");
      if (event.kind === "attacked") this.flash("clash", null, event.road ?? null);
      if (event.kind === "fired") this.shoot(fireOf(edition, position, event));
      if (event.kind === "left") this.lift(happening, event);
      if (event.kind === "card-played") this.turnCard(event);
      if (event.kind === "conquered") this.plant(event.road!, event.side);
    }
  }

  /** Announces events without showing them: the board shows another position. */
  tell(edition: Edition, events: readonly EventView[], reader: Viewer): void {
    for (const event of events) if (event.kind !== "turn-ended") notes.speak(eventTold(edition, event, reader));
  }

  /** Lights up roads one after the other; resolves at the end, or at once if nothing may move. */
  walk(roads: readonly { road: number; side: Seat }[]): Promise<void> {
    this.stop();
    if (reducedMotion() || roads.length === 0) return Promise.resolve();
    roads.forEach(({ road, side }, index) => this.add({ kind: "flag", road, side }, index * STRIDE));
    return new Promise((resolve) => setTimeout(resolve, roads.length * STRIDE));
  }

  /** Ends everything that moves. */
  stop(): void {
    clearTimeout(this.timer);
    this.moments = [];
    this.fire = null;
    this.clash = null;
  }

  private add(kind: Kind, delay = 0): void {
    if (reducedMotion()) return;
    const shown: Shown = { ...kind, id: ++this.count, delay };
    this.moments = [...this.moments, shown];
    setTimeout(() => (this.moments = this.moments.filter(({ id }) => id !== shown.id)), delay + LASTS[kind.kind]);
  }

  private shoot(fire: Fire | null): void {
    this.flash("fire", reducedMotion() ? fire : null, null);
    if (fire) this.add({ kind: "fire", fire });
  }

  /** The units that left go back to their stock one by one, the foremost first. */
  private lift({ edition, before }: Happening, { side, road, units = [] }: EventView): void {
    if (!before || !road || reducedMotion()) return;
    const gone = roadStates(before, edition)[road - 1]!.lines[side].slice(-units.length).reverse();
    const already = this.moments.flatMap((one) => (one.kind === "fly" ? [one.piece.key] : []));
    letFly(new Set([...already, ...gone.map(({ key }) => key)]));
    const first = this.moments.some(({ kind }) => kind === "fire") ? 220 : 60;
    gone.forEach((piece, index) => {
      this.add({ kind: "fly", piece }, first + index * BEAT);
      sound("lift", (first + index * BEAT) / 1000);
    });
  }

  private turnCard({ card, side }: EventView): void {
    sound("card");
    if (card) this.add({ kind: "card", card, side });
  }

  private plant(road: number, side: Seat): void {
    sound("conquer");
    this.add({ kind: "flag", road, side }, 160);
  }

  private flash(name: "clash" | "fire", fire: Fire | null, clash: number | null): void {
    sound(name);
    this.fire = fire;
    this.clash = clash;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.fire = null;
      this.clash = null;
    }, FLASH);
  }
}
