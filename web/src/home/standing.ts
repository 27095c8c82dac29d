/** How a game stands: what a small board of it shows. */
import type { Edition } from "../game/edition.ts";
import { api, editionOf } from "../wire/http.ts";
import type { PositionView, Seat, TableInfo } from "../wire/types.ts";

export interface Standing {
  edition: Edition;
  position: PositionView;
  /** The side at the lower edge: the visitor's own, or south. */
  bottom: Seat;
}

export async function standingOf(table: TableInfo): Promise<Standing> {
  const [edition, { moment, viewer }] = await Promise.all([
    editionOf(table.variant, table.revision),
    api.snapshot(table.id),
  ]);
  return { edition, position: moment!.position, bottom: viewer === "north" ? "north" : "south" };
}
