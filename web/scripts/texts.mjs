/**
 * Reads the text files (`src/sevenroads/texts/`) for Vite: the plugin `texts` turns a file into a module that exports
 * its text, and `writeKeys` writes the types of the English keys to src/lib/keys.ts.
 *
 * A message or an attribute that a language does not have yet is taken from English. Comments are left out.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const TEXTS = join(import.meta.dirname, "../../src/sevenroads/texts");
const KEYS = join(import.meta.dirname, "../src/lib/keys.ts");

/**
 * The messages of a file by key, as written: the first line with the value, and the attributes.
 * @param {string} source
 */
export function entriesOf(source) {
  /** @type {Map<string, { value: string, attributes: Map<string, string> }>} */
  const entries = new Map();
  let entry;
  let attribute;
  for (const line of source.split("\n")) {
    if (/^#/.test(line)) continue;
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    const named = /^ +\.([a-zA-Z][\w-]*) *=/.exec(line)?.[1];
    if (key) {
      entry = { value: line, attributes: new Map() };
      entries.set(key, entry);
      attribute = undefined;
    } else if (entry && named) {
      attribute = named;
      entry.attributes.set(named, line);
    } else if (entry && attribute) entry.attributes.set(attribute, `${entry.attributes.get(attribute)}\n${line}`);
    else if (entry) entry.value += `\n${line}`;
  }
  return entries;
}

/**
 * A file's messages, with English where `source` has none.
 * @param {string} source
 * @param {string} english
 */
export function completed(source, english) {
  const own = entriesOf(source);
  const master = entriesOf(english);
  const lines = [];
  for (const key of new Set([...own.keys(), ...master.keys()])) {
    const given = master.get(key);
    const { value, attributes } = own.get(key) ?? given;
    const missing = [...(given?.attributes ?? [])].filter(([name]) => !attributes.has(name));
    lines.push(...[value, ...attributes.values(), ...missing.map(([, text]) => text)].map((text) => text.trimEnd()));
  }
  return `${lines.join("\n")}\n`;
}

const read = (language, name) => readFileSync(join(TEXTS, language, `${name}.ftl`), "utf8");

/**
 * `interface.ftl?start` is the file together with `game.ftl`.
 * @returns {import("vite").Plugin}
 */
export function texts() {
  return {
    name: "texts",
    configResolved: writeKeys,
    load(id) {
      const [, folder, language, name, start] = /^(.*)\/(\w+)\/(\w+)\.ftl(\?start)?$/.exec(id) ?? [];
      if (!folder || !language || !name) return null;
      const files = start ? [name, "game"] : [name];
      for (const file of files) {
        this.addWatchFile(join(folder, language, `${file}.ftl`));
        this.addWatchFile(join(folder, "en", `${file}.ftl`));
      }
      const text = files.map((file) => completed(read(language, file), read("en", file))).join("");
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

/** The interface texts, so that a misspelt key is a type error. */
export function writeKeys() {
  const keys = ["interface", "learning", "fairplay", "turns"].flatMap((name) => [
    ...entriesOf(read("en", name)).keys(),
  ]);
  const union = keys.map((key) => `  | ${JSON.stringify(key)}`).join("\n");
  const text = `// Written by \`npm run keys\` from src/sevenroads/texts/en. Do not edit.\n\nexport type Key =\n${union};\n`;
  if (!existsSync(KEYS) || readFileSync(KEYS, "utf8") !== text) writeFileSync(KEYS, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeKeys();
