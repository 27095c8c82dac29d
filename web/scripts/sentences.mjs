/**
 * Words cases as the client does, for a test that compares the sentences with those of Python. Reads JSON lines from
 * standard input, `{ language, edition, of, … }`, and writes one JSON string for each.
 */
import { createInterface } from "node:readline";
import { createServer } from "vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { texts } from "./texts.mjs";

const server = await createServer({
  configFile: false,
  root: new URL("..", import.meta.url).pathname,
  appType: "custom",
  logLevel: "error",
  plugins: [svelte(), texts()],
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
const i18n = await server.ssrLoadModule("/src/lib/i18n.svelte.ts");
const words = await server.ssrLoadModule("/src/game/words.ts");
await i18n.useTexts("learning", "lessons", "reference", "rulebook", "examples");

const editions = new Map();
const sentence = {
  refusal: (edition, { code, values }) => words.refusalText(edition, { code, message: "", values }),
  game: (edition, { key, values }) => words.word(edition, key, values),
  event: (edition, { event, viewer }) => words.eventTold(edition, event, viewer),
  end: (edition, { outcome, viewer }) => words.endText(edition, outcome, viewer),
  learning: (edition, { key, values }) => words.learningText(edition, key, values) ?? key,
};
for await (const line of createInterface({ input: process.stdin })) {
  const { define, language, edition, of, ...given } = JSON.parse(line);
  if (define) {
    editions.set(define.id, define);
    continue;
  }
  if (language !== i18n.language()) await i18n.useLanguage(language);
  process.stdout.write(`${JSON.stringify(sentence[of](editions.get(edition), given))}\n`);
}
await server.close();
