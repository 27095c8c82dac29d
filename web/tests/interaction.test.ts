import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { Legal } from "../src/game/legal.ts";
import { readPosition } from "../src/game/notation.ts";
import { Interaction } from "../src/table/interaction.svelte.ts";
import type { BoardSource } from "../src/table/source.ts";
import { notes } from "../src/ui/messages.svelte.ts";
import type { PositionView, Preview, RefusedView } from "../src/wire/types.ts";

const ardennes = (fixtures.editions as unknown as Edition[])[0]!;
const read = (roads: string, turn = "s9:4") => readPosition(`ardennes ${roads} ${turn} 146/- ?/- #18/#20 -`, ardennes);

/** A board whose source records what it is asked for. */
class Table implements BoardSource {
  edition = ardennes;
  bottom = "south" as const;
  side = "south" as const;
  legal: Legal;
  warns = false;
  locked = false;
  acted: string[] = [];
  asked: string[] = [];
  previews: Record<string, Partial<Preview>> = {};
  answer: (action: string) => Promise<RefusedView | null> = async () => null;
  ready?: () => Promise<void>;
  explainIdle?: () => void;
  readonly interaction = new Interaction(this);

  constructor(
    legal: string,
    public position: PositionView = read("PT|M/|/|/|/|/|/|"),
  ) {
    this.legal = new Legal(legal ? legal.split(" ") : []);
  }

  act(action: string): Promise<RefusedView | null> {
    this.acted.push(action);
    return this.answer(action);
  }

  async whyNot(action: string): Promise<RefusedView | null> {
    this.asked.push(action);
    return { code: "blocked", message: `${action} is refused`, rule: "R5.1" };
  }

  async preview(action: string): Promise<Preview | null> {
    const found = this.previews[action];
    return found ? { type: "preview", id: "", table: "", seq: 0, action, ...found } : null;
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => notes.dismiss());
afterEach(() => vi.unstubAllGlobals());

test("a unit and a road pressed before the legal actions are known place the unit when they are", async () => {
  const table = new Table("");
  const { interaction } = table;
  let arrive: () => void = () => {};
  table.ready = () => new Promise((resolve) => (arrive = () => ((table.legal = new Legal(["T3"])), resolve())));
  const done = table.ready();
  table.ready = () => done;
  interaction.pressUnit("T");
  expect([interaction.choosing, interaction.selection.unit]).toEqual([true, null]);
  interaction.pressRoad(3, "keyboard");
  arrive();
  await settled();
  expect(interaction.choosing).toBe(false);
  expect(table.acted).toEqual(["T3"]);
});

test("a selected unit marks its roads and shows a ghost with the gap that would remain", () => {
  const { interaction } = new Table("T1 T3 P3 .");
  interaction.pressUnit("T");
  expect(interaction.targets).toEqual([1, 3]);
  expect(interaction.ghosts.map(({ road, letter, left }) => [road, letter, left])).toEqual([
    [1, "T", 9],
    [3, "T", 15],
  ]);
  interaction.pressUnit("T");
  expect(interaction.targets).toEqual([]);
});

test("a press on a road places the selected unit and clears the selection", async () => {
  const table = new Table("T1 T3 .");
  table.interaction.pressUnit("T");
  table.interaction.pressRoad(3, "pointer");
  expect(table.interaction.selection.unit).toBeNull();
  await settled();
  expect(table.acted).toEqual(["T3"]);
});

test("a press on a road without a selection opens its menu, and a second one closes it", () => {
  const { interaction } = new Table("T1 .");
  interaction.pressRoad(4, "keyboard");
  expect([interaction.selection.road, interaction.menuFocused]).toEqual([4, true]);
  interaction.pressRoad(4, "pointer");
  expect(interaction.selection.road).toBeNull();
});

test("an action that is not legal is explained with its rule and not sent", async () => {
  const table = new Table("T1 .");
  table.interaction.attempt("x3");
  await settled();
  expect([table.acted, table.asked]).toEqual([[], ["x3"]]);
  expect(notes.current).toMatchObject({ rule: "R5.1", tone: "alarm" });
});

test("a unit that fits nowhere is explained on the road with the widest gap", async () => {
  const table = new Table("P1 .", read("TTTTT|/TTTTTP|/TTTTTPP|/TTTTTP|/TTTTTP|/TTTTTP|/TTTTTP|"));
  table.interaction.pressUnit("T");
  await settled();
  expect(table.asked).toEqual(["T1"]);
  expect(table.interaction.selection.unit).toBeNull();
});

test("what is pressed before the answer waits and is judged by the position that the answer brings", async () => {
  const table = new Table("T1 .");
  let release!: () => void;
  table.answer = (action) =>
    new Promise((resolve) => {
      release = () => {
        table.legal = new Legal(action === "T1" ? [">1", "."] : ["."]);
        resolve(null);
      };
    });
  table.interaction.attempt("T1");
  table.interaction.attempt(">1");
  table.interaction.attempt("T1");
  await settled();
  expect(table.acted).toEqual(["T1"]);
  release();
  await settled();
  expect(table.acted).toEqual(["T1", ">1"]);
  release();
  await settled();
  expect(table.acted).toEqual(["T1", ">1"]);
  expect(table.asked).toEqual(["T1"]);
});

test("a unit selected while an action is under way stays selected as long as it can be placed", () => {
  const table = new Table("T1 P1 .");
  table.interaction.pressUnit("P");
  table.interaction.follow(true);
  expect(table.interaction.selection.unit).toBe("P");
  table.legal = new Legal(["."]);
  table.interaction.follow(true);
  expect(table.interaction.selection.unit).toBeNull();
  table.interaction.pressRoad(2, "pointer");
  table.interaction.follow(false);
  expect(table.interaction.selection.road).toBeNull();
});

test("a road under the pointer previews the attack there; only the last preview counts", async () => {
  const table = new Table("x1 x2 .");
  table.previews["x1"] = { events: [{ kind: "left", side: "north", rule: "R5.3", road: 1, units: ["M"] }] };
  table.interaction.hover(1);
  await settled();
  expect([...table.interaction.previewed!.doomed]).toEqual(["north1:1:M"]);
  table.interaction.hover(1);
  table.interaction.hover(null);
  await settled();
  expect(table.interaction.previewed).toBeNull();
  table.interaction.hover(3);
  await settled();
  expect(table.interaction.previewed).toBeNull();
});

test("presses wait until the legal actions are known", async () => {
  const table = new Table("");
  table.ready = async () => {
    table.legal = new Legal(["T3", "."]);
  };
  table.interaction.pressUnit("T");
  expect(table.interaction.selection.unit).toBeNull();
  await settled();
  expect(table.interaction.selection.unit).toBe("T");
  table.legal = new Legal();
  table.interaction.attempt("T3");
  await settled();
  expect(table.acted).toEqual(["T3"]);
});

test("a board that cannot act says why if its source can, and else ignores presses", () => {
  const table = new Table("");
  table.interaction.pressRoad(2, "pointer");
  table.interaction.pressUnit("T");
  expect(table.interaction.selection.road).toBeNull();
  table.explainIdle = vi.fn();
  table.interaction.pressUnit("T");
  expect(table.explainIdle).toHaveBeenCalledOnce();
  table.interaction.pressRoad(2, "pointer");
  expect(table.interaction.selection.road).toBe(2);
});

test("a locked board takes no input", () => {
  const table = new Table("T1 .");
  table.locked = true;
  table.interaction.pressUnit("T");
  table.interaction.pressRoad(1, "pointer");
  expect([table.interaction.selection.unit, table.interaction.selection.road]).toEqual([null, null]);
});

test("the end of a turn with action points left is asked about at a live table, and nowhere else", async () => {
  const table = new Table("T1 .");
  table.warns = true;
  table.interaction.endTurn();
  await settled();
  expect(table.acted).toEqual([]);
  expect(table.interaction.question?.action).toBe(".");
  table.interaction.confirm();
  await settled();
  expect(table.acted).toEqual(["."]);
  expect(table.interaction.question).toBeNull();
  table.warns = false;
  table.interaction.endTurn();
  await settled();
  expect(table.acted).toEqual([".", "."]);
});

test("a conquest that leaves a special unit behind is asked about", async () => {
  const table = new Table("T1 .", read("TTTTK|/|/|/|/|/|/|"));
  table.warns = true;
  table.previews["T1"] = { wedges: "K" };
  table.interaction.attempt("T1");
  await settled();
  expect(table.acted).toEqual([]);
  expect(table.interaction.question?.action).toBe("T1");
});

test("a card with a road waits for the road; one without is asked about at a live table", async () => {
  const table = new Table("!sabotage:3 !sabotage:5 !intelligence .");
  table.warns = true;
  table.interaction.playCard("sabotage");
  expect(table.interaction.targets).toEqual([3, 5]);
  table.interaction.pressRoad(5, "pointer");
  await settled();
  expect(table.acted).toEqual(["!sabotage:5"]);
  table.interaction.playCard("intelligence");
  expect(table.interaction.question?.action).toBe("!intelligence");
  table.interaction.playCard("dig-in");
  await settled();
  expect(table.asked).toEqual(["!dig-in"]);
});

test("the menu of a road stays open while the enemy acts elsewhere", () => {
  const table = new Table("T1 P1 .");
  table.interaction.pressRoad(2, "pointer");
  table.interaction.follow(false, [3, undefined]);
  expect(table.interaction.selection.road).toBe(2);
  table.interaction.follow(false, [2]);
  expect(table.interaction.selection.road).toBeNull();
});
