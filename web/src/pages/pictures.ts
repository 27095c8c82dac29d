/** The boards of the first page as plain markup, drawn when the client is built. */
import { render } from "svelte/server";
import { editions } from "../../fixtures/fixtures.json";
import Board from "../board/Board.svelte";
import type { EditionInfo } from "../wire/types.ts";
import { showcase } from "./showcase.ts";

const SPACE = { width: 640, height: 640 };

function draw(edition: EditionInfo): string {
  const props = {
    edition,
    position: showcase[edition.id]!,
    length: edition.road_length,
    bottom: "south" as const,
    space: SPACE,
    name: "",
    label: () => "",
    interactive: false,
  };
  // The comments are for waking up what was drawn; this stays as it is.
  return render(Board, { props }).body.replace(/<!--.*?-->/g, "");
}

export const pictures = Object.fromEntries(
  (editions as unknown as EditionInfo[]).filter(({ id }) => id in showcase).map((edition) => [edition.id, draw(edition)]),
);
