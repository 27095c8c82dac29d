/**
 * The texts of the language in use, from `src/sevenroads/texts/` (its README describes them). Components call `t`,
 * which reads reactive state, so a change of language redraws them. `game/words.ts` fills the texts that name units,
 * lanes and sides.
 */
import { untrack } from "svelte";
import { Messages, type Values } from "./fluent.ts";
import type { Key } from "./keys.ts";
import type { Language } from "./languages.ts";

export type { Key };

/** Files that are loaded with the pages that need them. */
export type Group = "learning" | "lessons" | "reference" | "rulebook" | "examples" | "fairplay" | "turns" | "coach";

/** The texts that every page needs, `interface.ftl` and `game.ftl`: one chunk for each language. */
const everyPage = import.meta.glob<string>("../../../src/sevenroads/texts/*/interface.ftl", {
  query: "?start",
  import: "default",
});
const grouped = import.meta.glob<string>(
  "../../../src/sevenroads/texts/*/{learning,lessons,reference,rulebook,examples,fairplay,turns,coach}.ftl",
  { import: "default" },
);

const NONE = new Messages("en", "");
let code = $state<Language>("en");
let start = $state.raw(NONE);
let groups = $state.raw<Partial<Record<Group, Messages>>>({});
/** What pages have asked for; a change of language loads it again. */
const wanted = new Set<Group>();
let latest: Language = "en";

export function language(): Language {
  return code;
}

export async function useLanguage(next: Language): Promise<void> {
  latest = next;
  const folder = `../../../src/sevenroads/texts/${next}`;
  const [first, ...more] = await Promise.all([
    everyPage[`${folder}/interface.ftl`]!(),
    ...[...wanted].map(async (group) => [group, await grouped[`${folder}/${group}.ftl`]!()] as const),
  ]);
  // Another language was chosen meanwhile.
  if (latest !== next) return;
  const same = code === next && start !== NONE;
  if (!same) start = new Messages(next, first);
  const known = same ? groups : {};
  groups = { ...known };
  for (const [group, source] of more) groups[group] = known[group] ?? new Messages(next, source);
  code = next;
}

/** Loads more texts; await it before showing a page that needs them. */
export async function useTexts(...more: Group[]): Promise<void> {
  // A page that awaits its texts must not be loaded again when other texts come.
  if (untrack(() => more.every((group) => groups[group]))) return;
  for (const group of more) wanted.add(group);
  await useLanguage(latest);
}

/** An interface text. `count` chooses the plural form. */
export function t(key: Key, values?: Values): string {
  return start.find(key, values) ?? groupText(key, values) ?? key;
}

/** A text of the game that needs no words of an edition. */
export function gameText(key: string): string | undefined {
  return start.find(key);
}

/** A text of one of the loaded groups. */
export function groupText(key: string, values?: Values): string | undefined {
  for (const messages of Object.values(groups)) {
    const found = messages.find(key, values);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The texts that every page needs. */
export function messages(): Messages {
  return start;
}

/** "What: more", with the spaces of the language. */
export function labelled(what: string, more: string): string {
  return t("labelled", { what, more });
}

export function listed(items: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(start.locale, { type }).format(items);
}

/** A day without its time. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(code, { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something happened: "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(code, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (now - at >= length) return words.format(-Math.floor((now - at) / length), unit);
  }
  return words.format(0, "minute");
}

export function date(at: number): string {
  return new Intl.DateTimeFormat(code, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
