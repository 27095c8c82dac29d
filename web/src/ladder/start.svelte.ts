/** Starts games against the machine from the first page and from the end of a game. */
import { openTable } from "../game/opening.ts";
import { change, settings } from "../lib/settings.svelte.ts";
import { report } from "../ui/report.ts";
import type { TableBody } from "../wire/types.ts";
import { newcomers, rulesOf, type Newcomer } from "./ladder.ts";

class Start {
  /** Whether a table is being opened. */
  busy = $state(false);

  /** Opens a table with the rules that this device has chosen, and goes there. */
  async game(body: Partial<TableBody>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await openTable({
        edition: settings.edition,
        opponent: "machine",
        side: "south",
        start: "south",
        ...(settings.beginner ? rulesOf(settings.edition, settings.stage) : {}),
        ...body,
      });
      change({ visited: true });
    } catch (error) {
      report(error);
    } finally {
      this.busy = false;
    }
  }
}

export const start = new Start();

/** What joins the rules next on this device; undefined with all rules. */
export function newcomer(): Newcomer | undefined {
  return settings.beginner ? newcomers(settings.edition)[settings.stage] : undefined;
}

/** Takes the next newcomer in. With the last one, all rules are in play. */
export function welcome(): void {
  const stage = settings.stage + 1;
  const last = stage >= newcomers(settings.edition).length;
  change(last ? { beginner: false, stage: 0 } : { stage });
}
