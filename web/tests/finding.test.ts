import { expect, test } from "vitest";
import type { Book, Entry, Example } from "../src/learn/book.ts";
import { contentsOf, found } from "../src/learn/finding.ts";
import type { Edition } from "../src/game/edition.ts";

const unit = (letter: string, name: string, special: boolean) => ({
  letter,
  names: { en: name },
  plurals: { en: `${name}s` },
  special,
  kind: "infantry",
  length: 2,
  count: 1,
});

const edition = {
  id: "ardennes",
  units: [unit("P", "private", false), unit("R", "mortar", true)],
} as unknown as Edition;

const example = {
  id: "sweep",
  title: "A sweep",
  caption: "All leave.",
  steps: ["", "The sergeant attacks."],
} as Example;

function entry(id: string, text: string, examples: Example[] = []): Entry {
  return { id, title: `Title of ${id}`, text, examples, earlier: [], see: [], rulings: [], table: undefined };
}

const TEXTS: Record<string, string> = {
  "book-about.title": "About",
  "book-setup": "Toss a coin.",
  "unit-about-R": "It fires to the left.",
};

const book: Book = {
  edition,
  chapters: [
    { ...entry("R4", "Actions cost points."), rules: [entry("R4.1", "Place a unit."), entry("R4.2", "Redeploy.")] },
    { ...entry("R5", "Attacks are free."), rules: [entry("R5.3", "A run.", [example])] },
  ],
  examples: [example],
  tactics: [],
  rulings: [{ id: "lone-unit", title: "A lone unit", open: "May it hop?", settled: "No.", why: "", rules: ["R4.2"] }],
  questions: [],
  say: (key) => TEXTS[key] ?? "",
};

test("without a search, the contents list every section that has something", () => {
  const sections = contentsOf(book, found(book, ""));
  expect(sections.map((section) => section.id)).toEqual([
    ...["about", "story", "minute", "components", "setup", "R4", "R5", "units", "specials", "examples", "rulings"],
  ]);
  expect(sections.find((section) => section.id === "specials")?.parts).toEqual([{ id: "unit-R", title: "Mortar" }]);
});

test("a search shows a rule without the rest of its chapter", () => {
  const { chapters, opening, rulings } = found(book, "redeploy");
  expect(chapters.map(({ id, whole, rules }) => [id, whole, rules.map((rule) => rule.id)])).toEqual([
    ["R4", false, ["R4.2"]],
  ]);
  expect(opening).toEqual([]);
  expect(rulings).toEqual([]);
});

test("a search finds the sentences of an example and the texts of units", () => {
  expect(found(book, "sergeant").chapters[0]?.rules.map((rule) => rule.id)).toEqual(["R5.3"]);
  expect(found(book, "sergeant").examples).toEqual([example]);
  expect(found(book, "to the left").specials.map((one) => one.letter)).toEqual(["R"]);
  expect(found(book, "coin").opening).toEqual(["setup"]);
});

test("a search for nothing that is there leaves no contents", () => {
  expect(contentsOf(book, found(book, "xyzzy"))).toEqual([]);
});
