import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Module = typeof import("../src/ui/messages.svelte.ts");
let notes: Module["notes"];
const shown = () => notes.current?.text ?? null;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ notes } = await import("../src/ui/messages.svelte.ts"));
});
afterEach(() => vi.useRealTimers());

test("an answer to the player replaces the note before it", () => {
  notes.show("first");
  notes.show("second", "R5.1", "alarm");
  expect(notes.current).toEqual({ text: "second", rule: "R5.1", tone: "alarm" });
  vi.advanceTimersByTime(4000);
  expect(shown()).toBeNull();
});

test("news waits until the answer has gone", () => {
  notes.show("refused", undefined, "alarm");
  notes.tell("a medal", "good");
  notes.tell("another medal", "good");
  expect(shown()).toBe("refused");
  vi.advanceTimersByTime(4000);
  expect(shown()).toBe("a medal");
  notes.dismiss();
  expect(shown()).toBe("another medal");
  vi.advanceTimersByTime(4000);
  expect(shown()).toBeNull();
});

test("an answer interrupts news, which comes back", () => {
  notes.tell("a medal", "good");
  notes.show("refused", undefined, "alarm");
  expect(shown()).toBe("refused");
  notes.dismiss();
  expect(shown()).toBe("a medal");
});
