/** Asks for the texts while the code of the first page is still on the way. */
import { preferredLanguage, textsOf } from "./lib/languages.ts";
import { stored } from "./lib/stored.ts";

textsOf(preferredLanguage(stored().language || undefined)).catch(() => null);
