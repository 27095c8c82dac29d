/** The languages of the client and the one a visitor reads. The server reads the same list. */
import LANGUAGE_NAMES from "../../../src/sevenroads/editions/languages.json";

export { LANGUAGE_NAMES };
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The chosen language, else the first of the browser's that we have; `server/web/languages.py` decides the same way. */
export function preferredLanguage(chosen: string): Language {
  for (const wanted of [chosen, ...navigator.languages]) {
    const found = LANGUAGES.find((known) => wanted.toLowerCase().split("-")[0] === known);
    if (found) return found;
  }
  return "en";
}
