import { describe, expect, it } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import { EDITIONS } from "../src/home/editions.ts";
import { showcase } from "../src/home/showcase.ts";

describe("the editions of the first page", () => {
  it("are the shipped ones, each with a board", () => {
    const shipped = fixtures.editions.map(({ id }) => id).sort();
    expect(EDITIONS.map(({ id }) => id).sort()).toEqual(shipped);
    expect(Object.keys(showcase).sort()).toEqual(shipped);
  });

  it("have the beginner's rules of their files", () => {
    for (const { id, keepsCards } of EDITIONS) {
      const edition = fixtures.editions.find((one) => one.id === id)!;
      expect(edition.beginner.includes("+novictory"), id).toBe(!keepsCards);
    }
  });
});
