/** The five languages, and the one a visitor reads. */

export const LANGUAGES = ["en", "nl", "fr", "es", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  es: "Español",
  it: "Italiano",
};

/** The language asked for before, else the first of the browser's that we have; the server finds it in the same way. */
export function preferredLanguage(chosen: string): Language {
  for (const wanted of [chosen, ...navigator.languages]) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}
