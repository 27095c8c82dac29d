/** The rulebook as `content/rulebook` delivers it. */
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

const books = import.meta.glob<Rulebook>("../content/rulebook/??.json", { import: "default" });
const boards = import.meta.glob<Example[]>("../content/rulebook/examples.json", { import: "default" });

export async function loadRulebook(language: Language): Promise<{ book: Rulebook; examples: Map<string, Example> }> {
  const [book, examples] = await Promise.all([
    books[`../content/rulebook/${language}.json`]!(),
    boards["../content/rulebook/examples.json"]!(),
  ]);
  return { book, examples: new Map(examples.map((one) => [one.id, one])) };
}

/** Whether an entry speaks of something. */
export function mentions(entry: unknown, wanted: string): boolean {
  return JSON.stringify(entry).toLocaleLowerCase().includes(wanted);
}
