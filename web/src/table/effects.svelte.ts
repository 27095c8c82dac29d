/** What happens on a board, for eye and ear: a clash, a shot, sounds, and words for screen readers. */
import type { Fire } from "../board/model.ts";
import type { Edition } from "../game/edition.ts";
import { eventTold } from "../game/words.ts";
import { play as sound } from "../lib/sound.ts";
import { notes } from "../ui/messages.svelte.ts";
import type { EventView, PositionView, Viewer } from "../wire/types.ts";
import { fireOf } from "./previews.ts";

/** How long a clash or a shot stays on the board, in milliseconds. */
const FLASH = 650;

interface Shown {
  edition: Edition;
  /** The position after the events. */
  position: PositionView;
  events: readonly EventView[];
}

export class Effects {
  fire = $state.raw<Fire | null>(null);
  /** The road on which two units clash. */
  clash = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows what an action did. `reader` is the side that the words are written for. */
  show({ edition, position, events }: Shown, reader: Viewer = "spectator"): void {
    for (const event of events) {
      if (event.kind !== "turn-ended") notes.speak(eventTold(edition, event, reader));
      if (event.kind === "placed" || event.kind === "redeployed" || event.kind === "retreated") sound("place");
      if (event.kind === "attacked") this.flash("clash", null, event.road ?? null);
      if (event.kind === "fired") this.flash("fire", fireOf(edition, position, event), null);
      if (event.kind === "card-played") sound("card");
      if (event.kind === "conquered") sound("conquer");
    }
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
