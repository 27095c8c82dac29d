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
  expect(i18n.t("nav-lobby")).toBe("Lobby");
  expect(i18n.t("turn", { turn: 7 })).toBe("Turn 7");
  await i18n.useLanguage("fr");
  expect(i18n.language()).toBe("fr");
  expect(i18n.t("turn", { turn: 7 })).toBe("Tour 7");
});

test("a placeholder without a value stays visible", async () => {
  await i18n.useLanguage("en");
  expect(i18n.t("turn", {})).toBe("Turn {$turn}");
});

test("counted texts follow the plural rules of the language", async () => {
  await i18n.useLanguage("en");
  expect([0, 1, 2].map((count) => i18n.t("games", { count }))).toEqual(["0 games", "1 game", "2 games"]);
  await i18n.useLanguage("fr");
  expect([0, 1, 2].map((count) => i18n.t("games", { count }))).toEqual(["0 partie", "1 partie", "2 parties"]);
});

test("more texts are loaded on demand, and again for a new language", async () => {
  await i18n.useLanguage("en");
  expect(i18n.t("learn-title")).toBe("learn-title");
  await i18n.useTexts("learning");
  expect(i18n.t("learn-title")).toBe("Learn");
  await i18n.useTexts("reference");
  expect(i18n.t("learn-title")).toBe("Learn");
  expect(i18n.groupText("heading-costs")).toBeDefined();
  await i18n.useLanguage("nl");
  expect(i18n.t("learn-title")).toBe("Leren");
});

test("the language chosen last is shown, whichever is loaded first", async () => {
  await Promise.all([i18n.useLanguage("fr"), i18n.useLanguage("nl")]);
  expect(i18n.language()).toBe("nl");
});

test("texts of the game are found by their code", async () => {
  await i18n.useLanguage("en");
  expect(i18n.gameText("seat-south")).toBe("South");
  expect(i18n.gameText("refusal-no-such-code")).toBeUndefined();
  expect(i18n.messages().has("refusal-no-line")).toBe(true);
});

test("lists have the language's own conjunction", async () => {
  await i18n.useLanguage("en");
  expect(i18n.listed(["1", "3", "5"])).toBe("1, 3 and 5");
  await i18n.useLanguage("it");
  expect(i18n.listed(["1", "3", "5"], "disjunction")).toBe("1, 3 o 5");
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
