import { beforeEach, expect, test, vi } from "vitest";
import { preferredLanguage } from "../src/lib/languages.ts";

type Texts = typeof import("../src/lib/i18n.svelte.ts");
let i18n: Texts;

beforeEach(async () => {
  vi.resetModules();
  i18n = await import("../src/lib/i18n.svelte.ts");
});

test("texts are those of the language in use", async () => {
  await i18n.useLanguage("en");
  expect(i18n.t("nav.lobby")).toBe("Lobby");
  expect(i18n.t("turn", { turn: 7 })).toBe("Turn 7");
  await i18n.useLanguage("fr");
  expect(i18n.language()).toBe("fr");
  expect(i18n.t("turn", { turn: 7 })).toBe("Tour 7");
});

test("a placeholder without a value stays visible", async () => {
  await i18n.useLanguage("en");
  expect(i18n.t("turn", {})).toBe("Turn {turn}");
});

test("counted texts follow the plural rules of the language", async () => {
  await i18n.useLanguage("en");
  expect([0, 1, 2].map((count) => i18n.tn("games", count))).toEqual(["0 games", "1 game", "2 games"]);
  await i18n.useLanguage("fr");
  expect([0, 1, 2].map((count) => i18n.tn("games", count))).toEqual(["0 partie", "1 partie", "2 parties"]);
});

test("the texts for learning are loaded on demand, and again for a new language", async () => {
  await i18n.useLanguage("en");
  expect(i18n.t("learn.title")).toBe("learn.title");
  await i18n.useLearningTexts();
  expect(i18n.t("learn.title")).toBe("Learn");
  await i18n.useLanguage("nl");
  expect(i18n.t("learn.title")).toBe("Leren");
});

test("texts of the game are read with their placeholders", async () => {
  await i18n.useLanguage("en");
  expect(i18n.gameText("refusal.no-line")).toBe("You have no line {lane:on} {road}.");
  expect(i18n.gameText("refusal.no-such-code")).toBeUndefined();
  expect(i18n.gameCatalogue()["seat.south"]).toBe("South");
});

test("only French has a space before the colon", async () => {
  await i18n.useLanguage("en");
  expect(i18n.labelled("Turn", "7")).toBe("Turn: 7");
  await i18n.useLanguage("fr");
  expect(i18n.labelled("Tour", "7")).toBe("Tour\u00a0: 7");
});

test.each([
  ["nl", ["fr-FR"], "nl"],
  ["", ["de-DE", "es-MX", "fr"], "es"],
  ["", ["de"], "en"],
  ["xx", ["it"], "it"],
])("with %j chosen and a browser in %j the language is %s", (chosen, languages, expected) => {
  vi.stubGlobal("navigator", { languages });
  expect(preferredLanguage(chosen)).toBe(expected);
  vi.unstubAllGlobals();
});
