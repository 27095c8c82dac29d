import { afterEach, beforeAll, expect, test } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { conquestText } from "../src/game/turns.ts";
import { effectTexts, eventTold, readerWord } from "../src/game/words.ts";
import { t, useLanguage, useTexts } from "../src/lib/i18n.svelte.ts";
import { LANGUAGES } from "../src/lib/languages.ts";
import type { EventView, PositionView } from "../src/wire/types.ts";

const ardennes = (fixtures.editions as unknown as Edition[])[0]!;

beforeAll(async () => {
  await useLanguage("en");
  await useTexts("turns");
});
afterEach(() => useLanguage("en"));

const ended = (winner?: "south" | "north"): EventView => ({
  kind: "game-ended",
  side: "south",
  rule: "R7.4",
  outcome: { rule: "R7.4", termination: "resignation", ...(winner ? { winner } : {}) },
});

test("the end of a game is told about its winner, whoever acted last", () => {
  const told = (event: EventView) =>
    (["south", "north", "spectator"] as const).map((it) => eventTold(ardennes, event, it));
  expect(told(ended("north"))).toEqual([
    "The game is over. The enemy wins.",
    "The game is over. You win.",
    "The game is over.",
  ]);
  expect(new Set(told(ended()))).toEqual(new Set(["The game is over."]));
});

test("the log calls its reader you, in every language", async () => {
  const said = [];
  for (const code of ["en", "nl", "fr", "es", "it"] as const) {
    await useLanguage(code);
    for (const seat of ["south", "north"] as const) {
      const side = readerWord(ardennes, seat, "south");
      said.push([t("entry-draw-offer", { side }), t("entry-restart", { side })]);
    }
  }
  expect(said).toEqual([
    ["You offered a draw.", "You restarted the turn."],
    ["The enemy offered a draw.", "The enemy restarted the turn."],
    ["Je hebt remise aangeboden.", "Je bent de beurt opnieuw begonnen."],
    ["Je tegenstander heeft remise aangeboden.", "Je tegenstander is de beurt opnieuw begonnen."],
    ["Tu as proposé la nulle.", "Tu as recommencé le tour."],
    ["L'ennemi a proposé la nulle.", "L'ennemi a recommencé le tour."],
    ["Tú has ofrecido tablas.", "Tú has reiniciado el turno."],
    ["Tu oponente ha ofrecido tablas.", "Tu oponente ha reiniciado el turno."],
    ["Tu hai proposto la patta.", "Tu hai ricominciato il turno."],
    ["L'avversario ha proposto la patta.", "L'avversario ha ricominciato il turno."],
  ]);
});

test("effects in force and conquests address their reader", async () => {
  const position = { effects: ["dig-in:s3", "supply-cut:n2", "intelligence:s"] } as PositionView;
  const conquest = { road: 4, side: "south", turn: 3, decides: true } as const;
  const told = (reader: "south" | "north" | "spectator") => [
    ...effectTexts(ardennes, position, reader),
    conquestText(ardennes, conquest, reader),
  ];
  expect(told("south")).toEqual([
    "You are dug in on road 3.",
    "The enemy has 2 fewer AP next turn.",
    "You know the enemy's objective.",
    "You conquered road 4 in round 2.",
  ]);
  expect(told("north")).toEqual([
    "The enemy is dug in on road 3.",
    "You have 2 fewer AP next turn.",
    "The enemy knows your objective.",
    "The enemy conquered road 4 in round 2.",
  ]);
  expect(told("spectator")[0]).toBe("Germans: dug in on road 3.");
  for (const code of LANGUAGES) {
    await useLanguage(code);
    const own = readerWord(ardennes, "south", "spectator").form();
    expect(told("south").join(" ")).not.toContain(own);
    expect(told("spectator").join(" ")).toContain(own);
  }
});

test("a spectator reads the names of the sides", async () => {
  for (const code of LANGUAGES) {
    await useLanguage(code);
    const said = t("entry-undo", { side: readerWord(ardennes, "south", "spectator") });
    expect(said.toLocaleLowerCase()).toContain(readerWord(ardennes, "south", "spectator").form().toLocaleLowerCase());
  }
});
