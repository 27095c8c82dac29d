import { beforeAll, expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import { checkDeal } from "../src/game/deal.ts";
import type { Edition } from "../src/game/edition.ts";
import { enemyHasActed, lastTurn, storyText, summaryText, turnsOf, undoneIn } from "../src/game/turns.ts";
import { useLanguage, useTexts } from "../src/lib/i18n.svelte.ts";
import type { EntryView, Seat, TurnSummary, Viewer } from "../src/wire/types.ts";

const ardennes = (fixtures.editions as unknown as Edition[])[0]!;

beforeAll(async () => {
  await useLanguage("en");
  await useTexts("turns");
});

const entry = (seq: number, seat: Seat, turn: number, action?: string, more: Partial<EntryView> = {}): EntryView => ({
  seq,
  at: 0,
  kind: action ? "act" : "undo",
  seat,
  turn,
  ...(action ? { action } : {}),
  ...more,
});
const LOG = [
  entry(1, "south", 1, "T1"),
  entry(2, "south", 1, "P1"),
  entry(3, "south", 1, undefined, { undoes: [2] }),
  entry(4, "south", 1, "M2"),
  entry(5, "south", 1, "."),
];

test("an entry names the actions that it took back", () => {
  expect([...undoneIn(LOG)]).toEqual([2]);
});

test("the last turn is the enemy's, without what was taken back and without its end", () => {
  const numbers = (log: EntryView[], viewer: "south" | "north" | "spectator") =>
    lastTurn(log, viewer).map(({ seq }) => seq);
  expect(numbers(LOG, "north")).toEqual([1, 4]);
  expect(numbers(LOG, "spectator")).toEqual([1, 4]);
  expect(numbers(LOG, "south")).toEqual([]);
  const acted = [...LOG, entry(6, "north", 2, "T7")];
  expect(numbers(acted, "north")).toEqual([]);
  // The own action is undone: the enemy's turn is numbered again.
  expect(numbers([...acted, entry(7, "north", 2, undefined, { undoes: [6] })], "north")).toEqual([1, 4]);
  expect(numbers([], "north")).toEqual([]);
});

test("a turn without actions is nothing to show again", () => {
  expect(enemyHasActed([entry(1, "south", 1, ".")], "north")).toBe(false);
  expect(enemyHasActed(LOG, "north")).toBe(true);
  expect(enemyHasActed(LOG, "south")).toBe(false);
});

test("the log is grouped by turn, and a turn that is played again is another group", () => {
  const taken = entry(6, "north", 2, undefined, { kind: "takeback-accept", undoes: [5] });
  const turns = turnsOf([...LOG, taken, entry(7, "south", 1, "T3")]);
  expect(turns.map(({ turn, side, entries }) => [turn, side, entries.length])).toEqual([
    [1, "south", 5],
    [2, "north", 1],
    [1, "south", 1],
  ]);
});

const told = (facts: TurnSummary["facts"], reader: "north" | "spectator" = "north") =>
  summaryText(ardennes, { turn: 5, side: "south", facts }, reader);

test("a turn is summed up in one sentence", () => {
  const facts = [
    { code: "took", roads: [3] },
    { code: "beat", roads: [2], count: 1 },
    { code: "threatens", roads: [2, 6] },
  ];
  expect(told(facts)).toBe("They took road 3, beat one of your units and threaten road 2 and road 6.");
  expect(told(facts, "spectator")).toBe(
    "Germans: road 3 taken, one enemy unit beaten and road 2 and road 6 threatened.",
  );
  expect(told([{ code: "played", card: "dig-in" }])).toBe("They played Dig in.");
  expect(told([{ code: "nothing" }, { code: "threatens-win" }])).toBe(
    "They did nothing and can win on their next turn.",
  );
});

test("a turn is summed up in every language", async () => {
  const sentences = [];
  for (const code of ["nl", "fr", "es", "it"] as const) {
    await useLanguage(code);
    sentences.push(
      told([
        { code: "took", roads: [3] },
        { code: "threatens", roads: [2] },
      ]),
    );
  }
  await useLanguage("en");
  expect(sentences).toEqual([
    "Je tegenstander heeft weg 3 veroverd en bedreigt weg 2.",
    "L'ennemi a conquis la route 3 et menace la route 2.",
    "Tu oponente ha conquistado el camino 3 y amenaza el camino 2.",
    "L'avversario ha conquistato la strada 3 e minaccia la strada 2.",
  ]);
});

test("a fact of the story is one sentence", () => {
  const values = { side: "north", turn: 12, unit: "G", road: 2, count: 4 };
  const told = (reader: Viewer) => storyText(ardennes, { code: "sweep", values }, reader);
  expect(told("south")).toBe("In round 6, the enemy beat 4 units at once on road 2 with a general.");
  expect(told("north")).toBe("In round 6, you beat 4 units at once on road 2 with a general.");
  expect(told("spectator")).toBe("In round 6, the Allies beat 4 units at once on road 2 with a general.");
});

test("the losses of both sides are told from the reader's point of view", () => {
  const losses = { code: "losses", values: { side: "south", own: 0, count: 3 } };
  expect(storyText(ardennes, losses, "south")).toBe("You lost no units, the other side 3.");
  expect(storyText(ardennes, losses, "north")).toBe("You lost 3 units, the other side 0.");
  expect(storyText(ardennes, losses, "spectator")).toBe("The Germans lost no units, the other side 3.");
});

test("the story calls its reader you in every language", async () => {
  const sentences = [];
  for (const code of ["en", "nl", "fr", "es", "it"] as const) {
    await useLanguage(code);
    const won = { code: "decided-other", values: { side: "south", turn: 12, own: 2, count: 1 } };
    const roads = { code: "decided-roads", values: { side: "south", turn: 12, road: 2 } };
    sentences.push(storyText(ardennes, won, "south"), storyText(ardennes, roads, "south"));
  }
  await useLanguage("en");
  expect(sentences).toEqual([
    "You won in round 6, at 2 to 1.",
    "With road 2, the third conquest, you won in round 6.",
    "Je hebt in ronde 6 gewonnen, bij een stand van 2 tegen 1.",
    "Weg 2 was in ronde 6 de derde verovering en daarmee de winst voor jou.",
    "Tu as gagné à la manche 6, à 2 contre 1.",
    "Avec la route 2, troisième conquête, tu as gagné à la manche 6.",
    "Tú has ganado en la ronda 6, con 2 a 1.",
    "Con el camino 2, la tercera conquista, tú has ganado en la ronda 6.",
    "Tu hai vinto nel round 6, sul 2 a 1.",
    "Con la strada 2, la terza conquista, tu hai vinto nel round 6.",
  ]);
});

// ------------------------------------------------------------ the check of the deal

/** The example of `game/commitment.py`. */
const DEAL = {
  start: "ardennes+novictory+noobjectives |/|/|/|/|/|/| s1:4 -/- -/- -/- -",
  salt: "00".repeat(32),
};

test("a deal fits its commitment, and only its own", async () => {
  const wrong = await checkDeal({ ...DEAL, commitment: "0".repeat(64) });
  expect(wrong).toBe("bad");
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(`sevenroads deal 1\n${"\0".repeat(32)}${DEAL.start}`),
  );
  const commitment = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  expect(commitment.slice(0, 8)).toBe("cf79a03e");
  expect(await checkDeal({ ...DEAL, commitment })).toBe("good-unnoted");
  expect(await checkDeal({ ...DEAL, commitment }, commitment)).toBe("good");
  expect(await checkDeal({ ...DEAL, commitment }, "another")).toBe("bad");
  expect(await checkDeal({ ...DEAL, start: DEAL.start.replace("s1", "n1"), commitment })).toBe("bad");
});

test("a deal without a commitment cannot be checked", async () => {
  expect(await checkDeal(DEAL)).toBe("none");
});
