/** The shared data of the drawings: measures, pictures and the pictures' units. Python's SVG boards use the same file. */
import { measures, pictures, units } from "../../../src/sevenroads/render/drawing/look.json";

export const MEASURES = measures;

/** The silhouettes on the units, each around (0, 0) and within 54 × 38. */
export const PICTURES: Record<string, string> = pictures;

/** The picture of a unit, by its letter and class. */
export const UNITS: Record<string, string> = units;

/**
 * One element of a drawing. `style` names its paint, which the build writes as a CSS rule (`scripts/look.mjs`).
 * It is a path, a picture that is used, or a letter. `at` is the place and the scale, or a letter's place and size.
 */
export interface Part {
  readonly style: string;
  readonly d?: string;
  readonly use?: string;
  readonly text?: string;
  readonly at?: readonly [x: number, y: number, size: number];
}

const ESCAPED: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** The parts as SVG markup, one element each. */
export function markup(parts: readonly Part[]): string {
  return parts
    .map(({ style, d, use, text, at }) => {
      if (text !== undefined && at) {
        const shown = text.replace(/[&<>]/g, (sign) => ESCAPED[sign]!);
        return `<text class="d-${style}" x="${at[0]}" y="${at[1]}" font-size="${at[2]}">${shown}</text>`;
      }
      const scale = at && at[2] !== 1 ? ` scale(${at[2]})` : "";
      const place = at ? ` transform="translate(${at[0]} ${at[1]})${scale}"` : "";
      if (use !== undefined) return `<use class="d-${style}" href="#picture-${use}"${place}/>`;
      return `<path class="d-${style}" d="${d}"${place}/>`;
    })
    .join("");
}
