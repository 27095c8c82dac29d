import { beforeAll, describe, expect, it } from "vitest";
import { playerName } from "../src/game/names.ts";
import { useLanguage } from "../src/lib/i18n.svelte.ts";
import { LANGUAGES } from "../src/lib/languages.ts";

const given = { name: "Guest 4534", kind: "guest", number: 4534 };

describe("names of players", () => {
  beforeAll(() => useLanguage("nl"));

  it("shows names that the server has given in the reader's language, without grouping digits", async () => {
    const shown: string[] = [];
    for (const language of LANGUAGES) {
      await useLanguage(language);
      shown.push(playerName(given));
    }
    expect(shown).toEqual(["Guest 4534", "Gast 4534", "Invité 4534", "Invitado 4534", "Ospite 4534"]);
    await useLanguage("nl");
    expect(playerName({ name: "Player 17", kind: "gone", number: 17 })).toBe("Speler 17");
  });

  it("shows the machine's levels in the reader's language", async () => {
    await useLanguage("fr");
    expect(playerName({ name: "Recruit", kind: "machine", level: 1 })).toBe("Recrue");
    await useLanguage("nl");
  });

  it("keeps a name that a player has chosen", () => {
    expect(playerName({ name: "Guest of honour", kind: "guest" })).toBe("Guest of honour");
    expect(playerName({ name: "Guest 4534", kind: "user" })).toBe("Guest 4534");
    expect(playerName({ name: "Recruit", kind: "bot" })).toBe("Recruit");
  });
});
