/**
 * The texts of the language in use. Components call `t` and `tn`, which read reactive state, so a change of language
 * redraws them.
 *
 * The English files type the interface texts. The texts of the game (`texts/<language>/game.json`) have keys made
 * from data (`event.placed`); `game/words.ts` reads them.
 */
import type english from "../texts/en/interface.json";
import type englishLearning from "../texts/en/learning.json";
import type { Language } from "./languages.ts";

export type Key = keyof typeof english | keyof typeof englishLearning;
/** Keys that have one text per plural form: `x.one`, `x.other`. */
type CountedKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
type Values = Record<string, string | number>;
type Catalogue = Record<string, string>;

/** The texts that every page needs: one chunk for each language. */
const everyPage = import.meta.glob<{ interface: Catalogue; game: Catalogue }>("../texts/*/index.ts");
/** The texts of the pages for learning, reviewing and analysing. */
const learning = import.meta.glob<Catalogue>("../texts/*/learning.json", { import: "default" });

let code = $state<Language>("en");
let ui = $state.raw<Catalogue>({});
let game = $state.raw<Catalogue>({});
/** Set as soon as a page needs the texts for learning; from then on a change of language loads them too. */
let learningLoaded: Promise<void> | null = null;
let plurals = new Intl.PluralRules("en");
/** Created once per language: constructing a formatter costs more than formatting. */
let numbers = new Intl.NumberFormat("en");

export function language(): Language {
  return code;
}

export async function useLanguage(next: Language): Promise<void> {
  const [texts, more] = await Promise.all([
    everyPage[`../texts/${next}/index.ts`]!(),
    learningLoaded ? learning[`../texts/${next}/learning.json`]!() : {},
  ]);
  ui = { ...texts.interface, ...more };
  game = texts.game;
  code = next;
  plurals = new Intl.PluralRules(next);
  numbers = new Intl.NumberFormat(next);
}

/** Loads the texts for learning, reviewing and analysing; await it before showing such a page. */
export function useLearningTexts(): Promise<void> {
  if (!learningLoaded) {
    learningLoaded = Promise.resolve();
    learningLoaded = useLanguage(code);
  }
  return learningLoaded;
}

/** An interface text. */
export function t(key: Key, values?: Values): string {
  return fill(ui[key] ?? key, values);
}

/** An interface text in the plural form of `count`, which fills `{count}`. */
export function tn(key: CountedKey, count: number, values?: Values): string {
  const form = plurals.select(count);
  const text = ui[`${key}.${form}`] ?? ui[`${key}.other`] ?? key;
  return fill(text, { count: number(count), ...values });
}

/** A text of the game, placeholders not filled. */
export function gameText(key: string): string | undefined {
  return game[key];
}

export function gameCatalogue(): Readonly<Catalogue> {
  return game;
}

function fill(text: string, values?: Values): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}

/** "What: more". French puts a no-break space before the colon. */
export function labelled(what: string, more: string): string {
  return `${what}${code === "fr" ? "\u00a0" : ""}: ${more}`;
}

function number(value: number): string {
  return numbers.format(value);
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
