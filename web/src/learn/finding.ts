/** What the rulebook shows for a search, and the list of contents of that. */
import { say as named } from "../game/edition.ts";
import { capital, cardText, sideName, unitName } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { ruleNumber } from "../lib/router.svelte.ts";
import type { UnitInfo } from "../wire/types.ts";
import type { Book, Entry, Example } from "./book.ts";
import type { Section } from "./Contents.svelte";

/** The sections before the rules. Their texts are `book-<id>`, and their anchors are their ids. */
const OPENING = ["about", "story", "minute", "components", "setup"] as const;

export interface Found {
  opening: readonly (typeof OPENING)[number][];
  /** A chapter that is not `whole` shows only the rules that were found. */
  chapters: (Book["chapters"][number] & { whole: boolean })[];
  units: UnitInfo[];
  specials: UnitInfo[];
  examples: Example[];
  tactics: Book["tactics"];
  rulings: Book["rulings"];
  questions: Book["questions"];
}

/** The parts of the book that contain `wanted`, which is in lower case; all of it for an empty search. */
export function found(book: Book, wanted: string): Found {
  const { edition, say } = book;
  const has = (...texts: string[]) => wanted === "" || texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  const example = (one: Example) => has(one.title, one.caption, ...one.steps);
  /** Found only by a search with a number: every rule has the word "rule". */
  const numbered = ({ id }: Entry) => (/\d/.test(wanted) ? t("rule-name", { rule: ruleNumber(id) }) : "");
  const entry = (one: Entry) =>
    has(one.id, numbered(one), one.title, one.text, ...drawn(book, one)) ||
    (wanted !== "" && one.examples.some(example));
  const unit = ({ letter }: UnitInfo) => has(unitName(edition, letter), say(`unit-about-${letter}`));
  return {
    opening: OPENING.filter((id) => has(say(`book-${id}.title`), say(`book-${id}`))),
    chapters: book.chapters
      .map((chapter) => ({ ...chapter, whole: entry(chapter), rules: chapter.rules.filter(entry) }))
      .filter((chapter) => chapter.whole || chapter.rules.length > 0),
    units: edition.units.filter((one) => !one.special && unit(one)),
    specials: edition.units.filter((one) => one.special && unit(one)),
    examples: book.examples.filter(example),
    tactics: book.tactics.filter((tactic) => example(tactic.example)),
    rulings: book.rulings.filter((one) => has(one.title, one.open, one.settled, one.why)),
    questions: book.questions.filter((one) => has(one.title, one.text)),
  };
}

/** The words of the table that an entry draws. */
function drawn({ edition }: Book, { table }: Entry): string[] {
  switch (table) {
    case "sides":
      return [sideName(edition, "south"), sideName(edition, "north")];
    case "units":
    case "clashes":
      return edition.units.map((unit) => unitName(edition, unit.letter));
    case "arrows":
      return edition.units.filter((unit) => unit.arrows?.length).map((unit) => unitName(edition, unit.letter));
    case "victory":
    case "objectives": {
      const cards = table === "victory" ? edition.victory_cards : edition.objectives;
      return cards.flatMap((card) => [named(card.names), cardText(edition, card)]);
    }
    case undefined:
      return [];
  }
}

/** The sections that are shown, in the order of the page. */
export function contentsOf({ edition, say }: Book, shown: Found): Section[] {
  const title = (id: string) => say(`book-${id}.title`);
  const units = (list: readonly UnitInfo[]) =>
    list.map(({ letter }) => ({ id: `unit-${letter}`, title: capital(unitName(edition, letter)) }));
  const all: Section[] = [
    ...shown.opening.map((id) => ({ id, title: title(id) })),
    ...shown.chapters.map((chapter) => ({ id: chapter.id, title: `${ruleNumber(chapter.id)} ${chapter.title}` })),
  ];
  if (shown.units.length > 0) all.push({ id: "units", title: title("units"), parts: units(shown.units) });
  if (shown.specials.length > 0) all.push({ id: "specials", title: title("specials"), parts: units(shown.specials) });
  for (const id of ["examples", "tactics", "rulings", "questions"] as const) {
    if (shown[id].length > 0) all.push({ id, title: title(id) });
  }
  return all;
}
