import { expect, test } from "vitest";
import { completed, entriesOf } from "../scripts/texts.mjs";
import { Messages, Word } from "../src/lib/fluent.ts";
import { LANGUAGES } from "../src/lib/languages.ts";

const folders = Object.keys(import.meta.glob("../../src/sevenroads/texts/*/interface.ftl")).map((path) =>
  path.split("/").at(-2),
);

test("every language of the list has its folder, and every folder its language", () => {
  expect(folders.sort()).toEqual([...LANGUAGES].sort());
});

test("the entries of a file are its messages with their attributes, without comments", () => {
  const entries = entriesOf("# Note.\na = one\n    two\n    .x = three\n\n    four\n## Part\nb =\n    .y = five\n");
  expect([...entries.keys()]).toEqual(["a", "b"]);
  expect(entries.get("a")!.value).toBe("a = one\n    two");
  expect([...entries.get("a")!.attributes]).toEqual([["x", "    .x = three\n\n    four"]]);
  expect([...entries.get("b")!.attributes.keys()]).toEqual(["y"]);
});

test("a message or attribute that a language does not have is taken from English", () => {
  const text = completed("a = een\n    .x = drie\n", "a = one\n    .x = three\n    .y = four\nb = two\n");
  const messages = new Messages("nl", text);
  expect(["a", "a.x", "a.y", "b"].map((key) => messages.find(key))).toEqual(["een", "drie", "four", "two"]);
});

const WORDS = `
unit-T = char
    .many = chars
    .the = le char
    .many-the = les chars
unit-other = { $name }
    .many = { $name }
    .the = { $name }
    .many-the = { $name }
plain = { $unit } { FORM($unit, "the") } { CAPITAL(FORM($unit, "many-the")) } { CAPITAL($unit) } { FORM($unit, "none") }
chosen = { FORM($unit, "the") ->
    [drone] own
   *[other] ours
}
`;

test("a word has its forms, and a capital where it is asked for", () => {
  const messages = new Messages("fr", WORDS);
  const unit = new Word(messages, ["unit-T"]);
  expect(messages.find("plain", { unit })).toBe("char le char Les chars Char char");
});

test("an own word has our forms if it is our word, and else those of an unknown gender", () => {
  const messages = new Messages("fr", WORDS);
  const same = new Word(messages, ["unit-T"], ["char", "chars"], "unit-other");
  const own = new Word(messages, ["unit-T"], ["drone", "drones"], "unit-other");
  expect(messages.find("plain", { unit: same })).toBe("char le char Les chars Char char");
  expect(messages.find("plain", { unit: own })).toBe("drone drone Drones Drone drone");
  expect([same, own].map((unit) => messages.find("chosen", { unit }))).toEqual(["ours", "own"]);
  expect(new Word(messages, ["unit-X"]).form("the")).toBe("unit-X");
});
