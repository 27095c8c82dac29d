/**
 * Words in five languages. `t` reads the catalogue in use, so whatever shows a text is drawn anew when the
 * language changes.
 *
 * Interface texts are typed by the English catalogue; the texts of the game (`content/messages`) have
 * keys made of data (`event.placed`) and are read by `game/words.ts`.
 */
import type en from "../ui-messages/en.json";
import type study from "../ui-messages/study/en.json";
import type { Language } from "./languages.ts";

export type Key = keyof typeof en | keyof typeof study;
/** Keys that come in forms by number: `x.one`, `x.other`. */
export type CountedKey = Key extends infer K ? (K extends `${infer Base}.other` ? Base : never) : never;
export type Values = Record<string, string | number>;
type Catalogue = Record<string, string>;

/** The texts that every page needs, and those of learning and reviewing; each loaded when it is chosen. */
const files = import.meta.glob<{ ui: Catalogue; game: Catalogue }>("../texts/*.ts");
const studyFiles = import.meta.glob<Catalogue>("../ui-messages/study/*.json", { import: "default" });
const textsOf = (language: Language) => files[`../texts/${language}.ts`]!();
const studyTextsOf = (language: Language) => studyFiles[`../ui-messages/study/${language}.json`]!();

let code = $state<Language>("en");
let ui = $state.raw<Catalogue>({});
let game = $state.raw<Catalogue>({});
/** Whether the texts of learning and reviewing are wanted too: only their pages load them. */
let studying: Promise<void> | null = null;
let plurals = new Intl.PluralRules("en");
/** Kept, since making one takes longer than all else that a text needs. */
let numbers = new Intl.NumberFormat("en");

export function language(): Language {
  return code;
}

export async function useLanguage(next: Language): Promise<void> {
  const [texts, study] = await Promise.all([textsOf(next), studying ? studyTextsOf(next) : {}]);
  ui = { ...texts.ui, ...study };
  game = texts.game;
  code = next;
  plurals = new Intl.PluralRules(next);
  numbers = new Intl.NumberFormat(next);
}

/** Before a page of learning or reviewing is shown. */
export function useStudyTexts(): Promise<void> {
  if (!studying) {
    studying = Promise.resolve();
    studying = useLanguage(code);
  }
  return studying;
}

/** An interface text. */
export function t(key: Key, values?: Values): string {
  return fill(ui[key] ?? key, values);
}

/** An interface text that counts: `{count}` is the number. */
export function tn(key: CountedKey, count: number, values?: Values): string {
  const form = plurals.select(count);
  const text = ui[`${key}.${form}`] ?? ui[`${key}.other`] ?? key;
  return fill(text, { count: number(count), ...values });
}

/** A text of the game as it stands in its catalogue, placeholders not filled. */
export function gameText(key: string): string | undefined {
  return game[key];
}

export function gameCatalogue(): Readonly<Catalogue> {
  return game;
}

export function fill(text: string, values?: Values): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}

/** "What: more"; French sets a space before the colon. */
export function labelled(what: string, more: string): string {
  return `${what}${code === "fr" ? "\u00a0" : ""}: ${more}`;
}

export function number(value: number): string {
  return numbers.format(value);
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
