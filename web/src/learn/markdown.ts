/** Reads the light Markdown of the rulebook's texts: paragraphs, lists, tables and notes. */

export interface Block {
  p?: string;
  ul?: string[];
  ol?: string[];
  table?: { head: string[]; rows: string[][] };
  note?: string;
}

const BULLET = /^- /;
const NUMBER = /^\d+\. /;

/** The blocks of a text. A line without a mark of its own continues the line before it. */
export function blocksOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(blocksOfPart);
}

function blocksOfPart(part: string): Block[] {
  const lines = part.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith("|"))) return [{ table: tableOf(lines) }];
  if (lines.every((line) => line.startsWith(">"))) {
    return [{ note: lines.map((line) => line.slice(1).trim()).join(" ") }];
  }
  // A list may follow its introduction without an empty line.
  const start = lines.findIndex((line) => BULLET.test(line) || NUMBER.test(line));
  if (start < 0) return [{ p: lines.join(" ") }];
  const before = lines.slice(0, start).join(" ");
  const mark = BULLET.test(lines[start]!) ? BULLET : NUMBER;
  const items: string[] = [];
  for (const line of lines.slice(start)) {
    if (mark.test(line)) items.push(line.replace(mark, ""));
    else items.push(`${items.pop()!} ${line}`);
  }
  return [...(before ? [{ p: before }] : []), mark === BULLET ? { ul: items } : { ol: items }];
}

function tableOf(lines: readonly string[]): NonNullable<Block["table"]> {
  const [head = [], ...rows] = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  return { head, rows };
}
