// Exits with 0 if node_modules holds exactly what package-lock.json names, and with 1 otherwise. With --build, the
// packages that only the linters and tests need may be missing. `npm ci` would delete and download everything each time;
// this check needs no network and takes a few milliseconds.
import { readFileSync } from "node:fs";

function packages(file) {
  try {
    return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).packages;
  } catch {
    return {};
  }
}

const locked = packages("package-lock.json");
// npm writes this file after each installation.
const installed = packages("node_modules/.package-lock.json");

const forBuild = process.argv.includes("--build");
/** Packages for other platforms are optional and are not installed. */
const needed = (locked) => !locked.optional && !(forBuild && (locked.dev || locked.devOptional));
const missing = Object.keys(locked).filter((name) => name && needed(locked[name]) && !installed[name]);
const different = Object.keys(installed).filter(
  (name) => !locked[name] || installed[name].integrity !== locked[name].integrity,
);
process.exit(missing.length || different.length ? 1 : 0);
