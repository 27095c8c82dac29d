/**
 * The rulebook of one edition in the reader's language. Its structure (chapters, and which examples and rulings belong
 * to a rule) is in `content/rulebook.json`, its boards are in `content/examples.json`, its texts in `rulebook.ftl` and
 * `examples.ftl`. An example that the edition does not have is left out.
 */
import type { Edition } from "../game/edition.ts";
import { readAction } from "../game/legal.ts";
import { learningText } from "../game/words.ts";
import type { EventView, RefusedView } from "../wire/types.ts";

/** Which table the page draws below an entry, from the edition's data. */
export type Drawn = "sides" | "units" | "clashes" | "arrows" | "victory" | "objectives";

interface EntryData {
  id: string;
  examples?: string[];
  see?: string[];
  rulings?: string[];
  table?: Drawn;
}

interface Structure {
  chapters: (EntryData & { rules: EntryData[] })[];
  rulings: { id: string; rules: string[] }[];
  questions: { id: string; rules: string[] }[];
  tactics: { id: string; rules: string[]; example: string }[];
}

type Tried = RefusedView & { after: number; action: string };

/** The boards of an example in one edition: `frames[k]` is the position after `actions[k - 1]`. */
interface Boards {
  /** The roads that matter, to describe to screen readers. */
  roads: number[];
  position: string;
  actions: string[];
  frames: string[];
  events: EventView[][];
  refused?: Tried[];
}

interface ExampleData {
  id: string;
  rules: string[];
  editions: Record<string, Boards>;
}

export interface Example extends Boards {
  id: string;
  title: string;
  caption: string;
  /** A sentence for each position; empty if the texts have none. */
  steps: string[];
}

export interface Entry {
  id: string;
  title: string;
  text: string;
  /** The examples that stand here. */
  examples: Example[];
  /** Examples that stand at an earlier entry. */
  earlier: Example[];
  see: string[];
  rulings: string[];
  table: Drawn | undefined;
}

export interface Ruling {
  id: string;
  title: string;
  open: string;
  settled: string;
  why: string;
  rules: string[];
}

export interface Book {
  edition: Edition;
  chapters: (Entry & { rules: Entry[] })[];
  /** Every example, in the order of the page. */
  examples: Example[];
  tactics: { id: string; rules: string[]; example: Example }[];
  rulings: Ruling[];
  questions: { id: string; title: string; text: string; rules: string[] }[];
  /** A text of the book; empty if there is none. */
  say: (key: string, values?: Record<string, string | number>) => string;
}

/** The edition whose boards a player's own edition shows. */
const USUAL = "ardennes";

export interface Content {
  structure: Structure;
  examples: ExampleData[];
}

export async function loadContent(): Promise<Content> {
  const [structure, examples] = await Promise.all([
    import("../content/rulebook.json").then((file) => file.default as unknown as Structure),
    import("../content/examples.json").then((file) => file.default as unknown as ExampleData[]),
  ]);
  return { structure, examples };
}

/** The name of an example's message. */
function messageOf(id: string): string {
  return id.startsWith("tactic-") ? id : `example-${id}`;
}

/** The examples that an edition has, by id. */
function examplesOf(edition: Edition, examples: readonly ExampleData[], text: Book["say"]): Map<string, Example> {
  const dress = examples.some((one) => one.editions[edition.id]) ? edition.id : USUAL;
  const found = new Map<string, Example>();
  for (const { id, editions } of examples) {
    const boards = editions[dress];
    if (!boards) continue;
    const key = messageOf(id);
    const steps = boards.frames.map((_, step) => text(`${key}.step${step}`));
    found.set(id, { ...boards, id, title: text(`${key}.title`), caption: text(key), steps });
  }
  return found;
}

/** Puts the book together for an edition. It reads the texts of the current language. */
export function bookOf(edition: Edition, { structure, examples }: Content): Book {
  const text: Book["say"] = (key, values) => learningText(edition, key, values) ?? "";
  const found = examplesOf(edition, examples, text);
  const shown = new Set<string>();
  const entry = ({ id, examples = [], see = [], rulings = [], table }: EntryData): Entry => {
    const key = id.replace(".", "-");
    const here = examples.flatMap((name) => found.get(name) ?? []);
    const first = here.filter((one) => !shown.has(one.id));
    for (const one of first) shown.add(one.id);
    const earlier = here.filter((one) => !first.includes(one));
    return { id, title: text(`${key}.title`), text: text(key), examples: first, earlier, see, rulings, table };
  };
  const chapters = structure.chapters.map((chapter) => ({ ...entry(chapter), rules: chapter.rules.map(entry) }));
  const tactics = structure.tactics.flatMap(({ id, rules, example }) => {
    const board = found.get(example);
    return board ? [{ id, rules, example: board }] : [];
  });
  return {
    edition,
    chapters,
    examples: chapters.flatMap((one) => [...one.examples, ...one.rules.flatMap((rule) => rule.examples)]),
    tactics,
    rulings: structure.rulings.map(({ id, rules }) => {
      const part = (name: string) => text(`ruling-${id}.${name}`);
      return { id, rules, title: part("title"), open: part("open"), settled: part("settled"), why: part("why") };
    }),
    questions: structure.questions.map(({ id, rules }) => ({
      id,
      rules,
      title: text(`question-${id}.title`),
      text: text(`question-${id}`),
    })),
    say: text,
  };
}

/** The label of a button that tries an action. */
export function tryText(edition: Edition, text: string): string {
  const { kind, unit, road, direction, card } = readAction(text);
  return learningText(edition, `rules-try-${kind}`, { unit, road, way: direction, card }) ?? text;
}
