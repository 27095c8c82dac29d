import { expect, test } from "vitest";
import { ROUTES, routeOf } from "../src/routes.ts";

const at = (path: string) => {
  const parts = path.split("/").filter(Boolean);
  return routeOf({ path, parts, query: new URLSearchParams(), hash: "" })?.path;
};

test.each([
  ["/lobby", "/lobby"],
  ["/table/abc", "/table/:table"],
  ["/learn", "/learn"],
  ["/learn/placing", "/learn/:lesson"],
  ["/puzzles", "/puzzles/:puzzle?"],
  ["/puzzles/daily", "/puzzles/:puzzle?"],
  ["/rules", "/rules/:rule?"],
  ["/rules/R4.2", "/rules/:rule?"],
  ["/review", "/review/:table?"],
  ["/fair-play", "/fair-play"],
  ["/openings", "/openings"],
])("%s is shown by %s", (path, pattern) => {
  expect(at(path)).toBe(pattern);
});

test.each(["/table", "/lobby/more", "/nothing-here", "/rules/R4/more"])("%s has no page", (path) => {
  expect(at(path)).toBeUndefined();
});

test("no path is listed twice", () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});
