/** Loads the rulebook: its text in one language (`texts/`) and the boards of its examples (`content/`). */
import type { Language } from "../lib/languages.ts";

export interface Block {
  p?: string;
  ul?: string[];
  ol?: string[];
  table?: { head: string[]; rows: string[][] };
  note?: string;
}

export interface Entry {
  id: string;
  title: string;
  blocks: Block[];
  examples?: string[];
  see?: string[];
  rulings?: string[];
}

export interface Chapter extends Entry {
  rules: Entry[];
}

export interface Ruling {
  id: string;
  title: string;
  open?: string;
  settled: string;
  why?: string;
  rules: string[];
}

export interface Rulebook {
  title: string;
  about: Block[];
  minute: Block[];
  chapters: Chapter[];
  rulings: Ruling[];
  questions: { id: string; question: string; answer: string; rules: string[] }[];
  examples: Record<string, { title: string; caption: string; steps?: string[] }>;
}

export interface Example {
  id: string;
  rules: string[];
  roads: number[];
  position: string;
  actions: string[];
  frames: string[];
}

const books = import.meta.glob<Rulebook>("../texts/*/rulebook.json", { import: "default" });

export async function loadRulebook(language: Language): Promise<{ book: Rulebook; examples: Map<string, Example> }> {
  const [book, examples] = await Promise.all([
    books[`../texts/${language}/rulebook.json`]!(),
    import("../content/examples.json").then((file) => file.default as Example[]),
  ]);
  return { book, examples: new Map(examples.map((one) => [one.id, one])) };
}

/** Whether any text of an entry contains `wanted`, which is in lower case. */
export function mentions(entry: unknown, wanted: string): boolean {
  return JSON.stringify(entry).toLocaleLowerCase().includes(wanted);
}
