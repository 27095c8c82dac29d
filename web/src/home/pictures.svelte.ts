/** The boards of the first page as SVG markup, drawn at build time. Each is loaded when it is first shown. */
const files: Record<string, () => Promise<{ default: string }>> = {
  ardennes: () => import("virtual:pictures/ardennes"),
  dday: () => import("virtual:pictures/dday"),
  prototype: () => import("virtual:pictures/prototype"),
};
const kept = $state<Record<string, string>>({});

export function pictureOf(edition: string): string {
  return kept[edition] ?? "";
}

export function keepPicture(edition: string, markup: string): void {
  kept[edition] = markup;
}

export async function fetchPicture(edition: string): Promise<void> {
  const file = files[edition];
  if (file && !kept[edition]) keepPicture(edition, (await file()).default);
}
