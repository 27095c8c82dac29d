import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  root.dataset = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("document", { documentElement: root });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => import("../src/lib/settings.svelte.ts");

test("a new visitor has the defaults", async () => {
  const { DEFAULTS } = await import("../src/lib/stored.ts");
  expect((await open()).settings).toEqual(DEFAULTS);
});

test("a change is kept for the next visit, and new settings get their default", async () => {
  kept.set("sevenroads", JSON.stringify({ sound: true }));
  const first = await open();
  expect(first.settings).toMatchObject({ sound: true, pace: "normal" });
  first.change({ pace: "fast" });
  vi.resetModules();
  expect((await open()).settings).toMatchObject({ sound: true, pace: "fast" });
});

test("a change of theme, board or pieces shows at once", async () => {
  const { change } = await open();
  change({ theme: "dark", board: "night" });
  change({ pieces: "letters" });
  expect(root.dataset).toEqual({ theme: "dark", board: "night", pieces: "letters" });
  change({ theme: "system", board: "own", pieces: "wood" });
  expect(root.dataset).toEqual({});
});

test("settings that cannot be read are replaced by the defaults", async () => {
  kept.set("sevenroads", "{not json");
  expect((await open()).settings.theme).toBe("system");
});

test("without local storage a change lasts until the page is closed", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { change, settings } = await open();
  change({ sound: true });
  expect(settings.sound).toBe(true);
});
