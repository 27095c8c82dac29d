/** Fluent messages and words with grammatical forms. `src/sevenroads/texts/bundles.py` does the same in Python. */
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from "@fluent/bundle";

export type Values = Readonly<Record<string, FluentVariable>>;

/** The forms of a word whose names begin like this are plural. */
const PLURAL = "many";

/**
 * A word with grammatical forms: the value and the attributes of a message. An edition may have its own word (`own`:
 * singular and plural). The forms come from the first of the messages `keys` that has the same word. If there is none,
 * the gender is unknown, and `other` gives the forms.
 */
export class Word extends FluentType<string> {
  constructor(
    private readonly texts: Messages,
    private readonly keys: readonly string[],
    private readonly own?: readonly [one: string, many: string],
    private readonly other = "",
  ) {
    super(keys[0]!);
  }

  form(form = ""): string {
    const plural = form.startsWith(PLURAL);
    const own = this.own?.[plural ? 1 : 0];
    for (const key of this.keys) {
      const ours = this.texts.find(plural ? `${key}.${PLURAL}` : key);
      if (ours !== undefined && (!own || own === ours)) return (form && this.texts.find(`${key}.${form}`)) || ours;
    }
    if (!own) return this.value;
    return this.texts.find(form ? `${this.other}.${form}` : this.other, { name: own }) ?? own;
  }

  override toString(): string {
    return this.form();
  }
}

const functions = {
  FORM: ([word, form]: unknown[]) => (word instanceof Word ? word.form(String(form)) : String(word)),
  CAPITAL: ([text]: unknown[]) => capital(text instanceof Word ? text.form() : String(text)),
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The messages of some files of one language. */
export class Messages {
  private readonly bundle: FluentBundle;
  readonly locale: string;
  /** The keys of all messages. */
  readonly ids: readonly string[];

  constructor(language: string, source: string) {
    // British English: no comma before the "and" of a list.
    this.locale = language === "en" ? "en-GB" : language;
    this.bundle = new FluentBundle(this.locale, { functions, useIsolating: false });
    const resource = new FluentResource(source);
    this.bundle.addResource(resource);
    this.ids = resource.body.map(({ id }) => id);
  }

  /** A message (`unit-T`) or one of its attributes (`unit-T.many`), filled. A missing value stays visible. */
  find(key: string, values?: Values): string | undefined {
    const [id = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    return pattern == null ? undefined : this.bundle.formatPattern(pattern, values, []);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The parts of the keys that a pattern captures, as `/^edition-(.+)-name$/`. */
  names(pattern: RegExp): string[] {
    return this.ids.flatMap((id) => pattern.exec(id)?.[1] ?? []);
  }
}
