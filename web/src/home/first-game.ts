/** Starts the guided first game and remembers it on this device. */
import { openTable } from "../game/opening.ts";
import { change } from "../lib/settings.svelte.ts";
import { report } from "../ui/report.ts";

export async function playFirstGame(): Promise<void> {
  try {
    const { id } = await openTable({ guided: true });
    change({ visited: true, firstGame: id });
  } catch (error) {
    report(error);
  }
}
