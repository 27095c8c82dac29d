/** Starts the guided first game and remembers it on this device. */
import { go } from "../lib/router.svelte.ts";
import { session } from "../lib/session.svelte.ts";
import { change } from "../lib/settings.svelte.ts";
import { report } from "../ui/report.ts";
import { api } from "../wire/http.ts";

export async function playFirstGame(): Promise<void> {
  try {
    const known = session.account !== null;
    const opened = await api.open({ guided: true });
    change({ visited: true, firstGame: opened.table.id });
    if (!known) session.changed();
    go(`/table/${opened.table.id}`);
  } catch (error) {
    report(error);
  }
}
