/** The edition in which the reader last read the rulebook. */
const KEY = "sevenroads.rulebook";

export function rememberedEdition(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function rememberEdition(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Local storage is full or switched off: the choice lasts until the page is closed.
  }
}
