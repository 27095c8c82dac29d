/** The five languages, the one a visitor reads, and their texts, each loaded when it is chosen. */

export const LANGUAGES = ["en", "nl", "fr", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Catalogue = Record<string, string>;

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

const files = import.meta.glob<{ ui: Catalogue; game: Catalogue }>("../texts/*.ts");
const studyFiles = import.meta.glob<Catalogue>("../ui-messages/study/*.json", { import: "default" });

/** The texts that every page needs. */
export const textsOf = (language: Language) => files[`../texts/${language}.ts`]!();
/** Those of learning and reviewing. */
export const studyTextsOf = (language: Language) => studyFiles[`../ui-messages/study/${language}.json`]!();

/** The language asked for before, else the first of the browser's that we have. */
export function preferredLanguage(chosen: string | undefined): Language {
  for (const wanted of [chosen ?? "", ...navigator.languages]) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}
