/**
 * Writes the types of the messages from the server's schema (docs/openapi.json) to src/wire/schema.ts.
 * With --check nothing is written and the exit code tells whether the file is up to date.
 */
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../../docs/openapi.json", import.meta.url);
const target = new URL("../src/wire/schema.ts", import.meta.url);

const document = JSON.parse(await readFile(source, "utf8"));
// Only the messages: the client names its requests itself. The server leaves out what has its default value.
const tree = await openapiTS({ ...document, paths: {} }, { alphabetize: true, defaultNonNullable: false });
const text = `// Written by \`npm run types\` from docs/openapi.json. Do not edit.\n\n${astToString(tree)}`;

if (process.argv.includes("--check")) {
  if ((await readFile(target, "utf8").catch(() => "")) !== text) {
    console.error("src/wire/schema.ts is not up to date: npm run types");
    process.exit(1);
  }
} else {
  await writeFile(target, text);
}
