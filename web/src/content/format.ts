// Fills the placeholders of a message; texts/README.md describes them. Pure: no state, no imports.
// `names` supplies the names that a player's own edition brings; all other names are messages.

type Messages = Readonly<Record<string, string>>;
export type Value = string | number | readonly string[] | null | undefined;
export type Values = Readonly<Record<string, Value>>;

export interface Names {
  edition: string;
  unit?: (letter: string, plural: boolean) => string | undefined;
  lane?: (plural: boolean) => string | undefined;
  side?: (seat: string) => string | undefined;
  card?: (id: string) => string | undefined;
  objective?: (id: string) => string | undefined;
}

const PLACEHOLDER = /\{([A-Za-z]+)(?::([a-z-]+))?\}/g;

export function format(messages: Messages, key: string, values: Values, names: Names): string {
  const template = messages[key];
  return template === undefined ? key : fill(messages, template, values, names);
}

function fill(messages: Messages, template: string, values: Values, names: Names): string {
  return template.replace(PLACEHOLDER, (_, written: string, form: string | undefined) => {
    const name = written.charAt(0).toLowerCase() + written.slice(1);
    const text = wordOf(messages, name, form, values, names);
    return written === name ? text : text.charAt(0).toUpperCase() + text.slice(1);
  });
}

function wordOf(m: Messages, name: string, form: string | undefined, values: Values, names: Names): string {
  const value = values[name];
  switch (name) {
    case "unit":
    case "enemy":
      return unit(m, String(value), form ?? "one", names);
    case "units":
      return listed(m, letters(value), names);
    case "stock":
      return listed(m, Array(Number(values.left)).fill(String(values.unit)), names);
    case "lane":
      return named(m, "lane", names.edition, form ?? "one", names.lane?.(false));
    case "lanes":
      return named(m, "lane", names.edition, "many", names.lane?.(true));
    case "side": {
      const plain = names.side?.(String(value)) ?? m[`side.${names.edition}.${value}`] ?? m[`seat.${value}`] ?? "";
      if (form === undefined) return plain;
      return (
        m[`side.${names.edition}.${value}.${form}`] ?? (m[`side.other.${form}`] ?? "{name}").replace("{name}", plain)
      );
    }
    case "card":
      return names.card?.(String(value)) ?? m[`card.${value}.title`] ?? String(value);
    case "objective":
      return names.objective?.(String(value)) ?? String(value);
    case "action":
    case "direction":
      return m[`${name}.${value}`] ?? String(value);
    default:
      return form === undefined ? String(value ?? "") : counted(m, Number(value), form, values, names);
  }
}

function unit(m: Messages, letter: string, form: string, names: Names): string {
  return named(m, "unit", letter, form, names.unit?.(letter, form === "many"));
}

// `own` is the edition file's word. If it equals ours, the forms in the messages apply to it.
function named(m: Messages, group: string, id: string, form: string, own: string | undefined): string {
  const plain = m[`${group}.${id}.${form === "many" ? "many" : "one"}`];
  const known = m[`${group}.${id}.${form}`];
  if (known !== undefined && (own === undefined || own === plain)) return known;
  return (m[`${group}.other.${form}`] ?? "{name}").replace("{name}", own ?? plain ?? id);
}

function counted(m: Messages, n: number, form: string, values: Values, names: Names): string {
  const template = m[`count.${form}.${n === 1 ? "one" : "many"}`];
  return template === undefined ? String(n) : fill(m, template, { ...values, n }, names);
}

function letters(value: Value): readonly string[] {
  return typeof value === "string" ? [...value] : Array.isArray(value) ? value : [];
}

function listed(m: Messages, all: readonly string[], names: Names): string {
  const kinds = [...new Set(all)].map((letter) => {
    const n = all.filter((other) => other === letter).length;
    return (m["list.item"] ?? "{n} {name}")
      .replace("{n}", String(n))
      .replace("{name}", unit(m, letter, n === 1 ? "one" : "many", names));
  });
  const last = kinds.pop() ?? "";
  return kinds.length ? kinds.join(m["list.comma"] ?? ", ") + (m["list.and"] ?? " ") + last : last;
}
