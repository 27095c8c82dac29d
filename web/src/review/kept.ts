/** The record that a reader opened, kept for the page of the review and its reloads. */

const KEY = "sevenroads.record";

export function keepRecord(record: string): void {
  try {
    sessionStorage.setItem(KEY, record);
  } catch {
    // Storage is full or switched off: the reader opens the record again after a reload.
  }
}

export function keptRecord(): string | null {
  return sessionStorage.getItem(KEY);
}
