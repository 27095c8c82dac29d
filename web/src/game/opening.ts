/** Opens a table and goes there. */
import { go } from "../lib/router.svelte.ts";
import { session } from "../lib/session.svelte.ts";
import { api } from "../wire/http.ts";
import type { TableBody, TableInfo } from "../wire/types.ts";

/** Returns the table, or throws the server's refusal. A visitor without an account becomes a guest, to whom the socket must then belong. */
export async function openTable(body: TableBody): Promise<TableInfo> {
  const known = session.account !== null;
  const { table, invite } = await api.open(body);
  if (!known) session.changed();
  go(`/table/${table.id}${invite ? `#invite=${invite}` : ""}`);
  return table;
}
