import { expect, test } from "vitest";
import { LANGUAGES } from "../src/lib/languages.ts";

type Texts = Record<string, string>;
const files = import.meta.glob<Texts>("../src/texts/*/{interface,learning}.json", { import: "default", eager: true });
const folders = new Set(Object.keys(import.meta.glob("../src/texts/*/index.ts")).map((path) => path.split("/").at(-2)));

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();

test("every language of the list has its folder, and every folder its language", () => {
  expect([...folders].sort()).toEqual([...LANGUAGES].sort());
});

test.each(LANGUAGES.flatMap((language) => ["interface", "learning"].map((name) => [language, name])))(
  "%s has every text of %s.json with the same placeholders",
  (language, name) => {
    const english = files[`../src/texts/en/${name}.json`]!;
    const texts = files[`../src/texts/${language}/${name}.json`]!;
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect(placeholders(texts[key]!), key).toEqual(placeholders(text));
      expect(texts[key], key).not.toContain("!");
    }
  },
);
