/**
 * Writes the colours of the shared drawing data (`src/sevenroads/render/drawing/look.json`) as CSS: `virtual:look.css`.
 * Colours are custom properties for the light and the dark theme, and every style of a part is a rule `.d-STYLE`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const LOOK = join(import.meta.dirname, "../../src/sevenroads/render/drawing/look.json");
const NAME = "virtual:look.css";

const properties = (colours, prefix = "") =>
  Object.entries(colours).map(([name, [light, dark]]) => `--${prefix}${name}:light-dark(${light},${dark})`);
const rule = (selector, lines) => `${selector}{${lines.join(";")}}`;
/** What the plain board leaves out of its roads. */
const LOOSE = ".d-rut,.d-rut-deep,.d-glint,.d-bank,.d-bank-shade,.d-joint";
const LITERAL = /^(#|none$)/;

export function lookCss() {
  const { colours, liveries, lands, styles } = JSON.parse(readFileSync(LOOK, "utf8"));
  const sides = Object.entries(liveries.wood);
  const own = Object.entries(lands).filter(([name]) => !THEMES.includes(name));
  return [
    rule(":root", [...properties(colours), ...sides.flatMap(([side, set]) => properties(set, `${side}-`))]),
    ...sides.map(([side, set]) =>
      rule(`.wooden.${side}`, [
        ...Object.keys(set).map((name) => `--${name}:var(--${side}-${name})`),
        `--wood:url(#wood-${side})`,
      ]),
    ),
    ...Object.entries(liveries.flat).map(([side, set]) =>
      rule(`:root:is([data-pieces=flat],[data-pieces=letters]) .wooden.${side}`, [
        ...properties(set),
        "--wood:var(--face)",
      ]),
    ),
    ...own.map(([name, set]) => rule(`.board.${name}`, properties(set))),
    ...THEMES.map((name) => rule(`:root[data-board=${name}] .board`, properties(lands[name]))),
    ...Object.entries(styles).map(([name, style]) =>
      rule(
        `.d-${name}`,
        Object.entries(style).map(([key, value]) =>
          /^(fill|stroke)$/.test(key) && !LITERAL.test(value) ? `${key}:var(--${value})` : `${key}:${value}`,
        ),
      ),
    ),
    rule(":root[data-board=plain] .land>:not(.d-ground,.d-frame,.d-wet,.d-water,.d-deep)", ["display:none"]),
    rule(`:root[data-board=plain] :is(${LOOSE})`, ["display:none"]),
    rule(".wooden text", ["font-family:var(--sans)", "font-weight:750", "text-anchor:middle"]),
  ].join("\n");
}

/** The landscapes that a player chooses for every edition; the others belong to editions. */
export const THEMES = ["spring", "night", "plain"];

/** @returns {import("vite").Plugin} */
export function look() {
  return {
    name: "look",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(LOOK);
      return lookCss();
    },
  };
}
