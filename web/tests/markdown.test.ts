import { expect, test } from "vitest";
import { blocksOf } from "../src/learn/markdown.ts";

test("paragraphs are separated by empty lines, and a broken line continues", () => {
  expect(blocksOf("One\nline.\n\nAnother.")).toEqual([{ p: "One line." }, { p: "Another." }]);
});

test("lists have bullets or numbers, and may follow their introduction directly", () => {
  expect(blocksOf("Both:\n- a\n- b\n  more\n\n1. first\n2. second")).toEqual([
    { p: "Both:" },
    { ul: ["a", "b more"] },
    { ol: ["first", "second"] },
  ]);
});

test("a table has a head, and cells may be empty", () => {
  expect(blocksOf("|  | b |\n| --- | --- |\n| 1 |  |")).toEqual([{ table: { head: ["", "b"], rows: [["1", ""]] } }]);
});

test("a note is quoted", () => {
  expect(blocksOf("> Take\n> care.")).toEqual([{ note: "Take care." }]);
});
