/**
 * Every page of the client: its address, its component, and what it needs besides. `App.svelte` shows the page whose
 * path matches; adding a page takes one entry here. The server answers every address outside `/api` with the client,
 * so it has no list of its own.
 */
import type { Component } from "svelte";
import { useTexts, type Group } from "./lib/i18n.svelte.ts";
import type { Place } from "./lib/router.svelte.ts";
import Home from "./pages/Home.svelte";

export type Page = Component<{ place: Place }>;

interface Route {
  /** `:name` stands for any part of an address; `:name?` may be missing. */
  path: string;
  /** Loads the component; every page but the first is a chunk of its own. */
  load: () => Promise<{ default: Page | Component<Record<string, never>> }>;
  /** Which texts the page needs besides those of every page. */
  texts?: Group[];
  /** Pages with a board fill the screen; the others stand in the frame with the site's header. */
  fillsScreen?: boolean;
  /** Whether the page stays as it is when only the parameter of its address changes. */
  keeps?: boolean;
}

/** The first page is part of the first download, so it is shown without waiting. */
export const HOME = { path: "/", component: Home };

export const ROUTES: readonly Route[] = [
  { path: "/new", load: () => import("./pages/Setup.svelte") },
  { path: "/lobby", load: () => import("./pages/Lobby.svelte") },
  { path: "/fair-play", load: () => import("./pages/FairPlay.svelte"), texts: ["fairplay"] },
  { path: "/account", load: () => import("./pages/Account.svelte") },
  {
    path: "/rules/:rule?",
    load: () => import("./pages/Rules.svelte"),
    texts: ["learning", "rulebook", "examples"],
    keeps: true,
  },
  { path: "/table/:table", load: () => import("./pages/Table.svelte"), texts: ["turns"], fillsScreen: true },
  { path: "/review/:table?", load: () => import("./pages/Review.svelte"), texts: ["learning"], fillsScreen: true },
  { path: "/analyse", load: () => import("./pages/Analyse.svelte"), texts: ["learning"] },
  { path: "/learn", load: () => import("./pages/Learn.svelte"), texts: ["learning", "lessons", "reference"] },
  {
    path: "/learn/:lesson",
    load: () => import("./pages/Lesson.svelte"),
    texts: ["learning", "lessons"],
    fillsScreen: true,
  },
  { path: "/puzzles/:puzzle?", load: () => import("./pages/Puzzle.svelte"), texts: ["learning"], fillsScreen: true },
  { path: "/openings", load: () => import("./pages/Openings.svelte"), texts: ["learning"], fillsScreen: true },
  { path: "/editor", load: () => import("./pages/Editor.svelte"), texts: ["learning"], fillsScreen: true },
];

export function routeOf({ parts }: Place): Route | undefined {
  return ROUTES.find(({ path }) => {
    const wanted = path.split("/").filter(Boolean);
    if (parts.length > wanted.length) return false;
    return wanted.every((part, k) =>
      part.startsWith(":") ? k < parts.length || part.endsWith("?") : part === parts[k],
    );
  });
}

/** The page's component, once its texts have been loaded too. */
export async function loadPage({ load, texts = [] }: Route): Promise<Page> {
  const [page] = await Promise.all([load(), useTexts(...texts)]);
  // A page without parameters ignores `place`.
  return page.default as Page;
}
