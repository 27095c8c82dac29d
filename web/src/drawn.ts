/** Prerenders the first page at build time: in each language, with the default settings, and the pictures of its boards. */
import { render } from "svelte/server";
import { editions } from "../fixtures/fixtures.json";
import App from "./App.svelte";
import Board from "./board/Board.svelte";
import { t, useLanguage } from "./lib/i18n.svelte.ts";
import { LANGUAGES, type Language } from "./lib/languages.ts";
import { keepPicture } from "./home/pictures.svelte.ts";
import { showcase } from "./home/showcase.ts";
import type { EditionInfo } from "./wire/types.ts";

const SPACE = { width: 640, height: 640 };

export interface Page {
  language: Language;
  description: string;
  body: string;
}

function drawBoard(edition: EditionInfo): string {
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
  // Svelte's comments are for hydration, and this picture is never hydrated.
  return render(Board, { props }).body.replace(/<!--.*?-->/g, "");
}

async function drawPage(language: Language): Promise<Page> {
  await useLanguage(language);
  return { language, description: t("home-lead"), body: render(App).body };
}

export async function draw(): Promise<{ pictures: Record<string, string>; pages: Page[] }> {
  const shown = (editions as unknown as EditionInfo[]).filter(({ id }) => id in showcase);
  const pictures = Object.fromEntries(shown.map((edition) => [edition.id, drawBoard(edition)]));
  for (const [edition, markup] of Object.entries(pictures)) keepPicture(edition, markup);
  const pages: Page[] = [];
  // One after another, because the language in use is global.
  for (const language of LANGUAGES) pages.push(await drawPage(language));
  return { pictures, pages };
}
