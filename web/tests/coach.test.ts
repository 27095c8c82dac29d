import { beforeAll, expect, test, vi } from "vitest";
import type { Edition } from "../src/game/edition.ts";
import { asks, Telling, type Situation } from "../src/play/coach/coach.ts";
import type { Moment } from "../src/wire/types.ts";

vi.mock("../src/game/words.ts", () => ({
  eventTold: () => "",
  learningText: (_: Edition, key: string, values: Record<string, unknown> = {}) => `${key} ${JSON.stringify(values)}`,
}));

const units = [
  { letter: "T", kind: "tank" },
  { letter: "P", kind: "infantry" },
];
let telling: Telling;
let seq = 0;
beforeAll(() => void (telling = new Telling({ units } as unknown as Edition)));

function at(code: string, values: Record<string, number | string>, turn = 1, helped = false): Situation {
  const moment = { seq: ++seq, coach: { code, action: "", values, wins: false } } as unknown as Moment;
  return { moment, turn, done: 2, placed: 3, helped };
}

const keys = (told: string[]) => told.map((text) => text.split(" ")[0]);

test("an instruction is explained in full once and names the new gap after that", () => {
  const first = at("place-wanted", { unit: "T", road: 3, left: 15 });
  expect(keys(telling.advice(first))).toEqual(["coach-place-wanted"]);
  expect(keys(telling.advice(at("place-wanted", { unit: "T", road: 3, left: 12 })))).toEqual(["coach-more"]);
  expect(keys(telling.advice(at("place-wanted", { unit: "T", road: 5, left: 15 })))).toEqual([
    "coach-place-wanted-again",
  ]);
  expect(keys(telling.advice(first)), "the same moment").toEqual(["coach-place-wanted"]);
});

test("why a unit beats another is said once", () => {
  const attack = { unit: "T", road: 3, enemy: "P" };
  expect(keys(telling.advice(at("attack", attack)))).toEqual(["triangle-tank", "coach-attack"]);
  expect(keys(telling.advice(at("attack", attack)))).toEqual(["coach-attack-again"]);
});

test("the same advice twice in a row is not worded the same", () => {
  const end = { ap: 0 };
  const told = [1, 2, 3, 4].map(() => telling.advice(at("end", end)).join(" "));
  for (let k = 1; k < told.length; k++) expect(told[k]).not.toBe(told[k - 1]);
});

test("from the third round on the coach asks for the unit, and names it when the player needs help", () => {
  const meet = { unit: "P", road: 3, enemy: "M", gap: 2, left: 0 };
  expect(asks(at("meet", meet, 3))).toBe(false);
  expect(keys(telling.advice(at("meet", meet, 5)))).toEqual(["coach-ask"]);
  expect(keys(telling.advice(at("meet", meet, 5, true)))).toEqual(["triangle-infantry", "coach-meet"]);
});
