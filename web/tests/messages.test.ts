import { expect, test } from "vitest";
import en from "../src/ui-messages/en.json";
import es from "../src/ui-messages/es.json";
import fr from "../src/ui-messages/fr.json";
import it from "../src/ui-messages/it.json";
import nl from "../src/ui-messages/nl.json";

const english = en as Record<string, string>;
const holes = (text: string) => [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();

test.each(Object.entries({ nl, fr, es, it }))("%s has every interface text with the same placeholders", (_, texts) => {
  const other = texts as Record<string, string>;
  expect(Object.keys(other)).toEqual(Object.keys(english));
  for (const [key, text] of Object.entries(english)) {
    expect(holes(other[key]!), key).toEqual(holes(text));
    expect(other[key], key).not.toContain("!");
  }
});
