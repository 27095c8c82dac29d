import { afterEach, beforeEach, expect, test, vi } from "vitest";
import fixtures from "../fixtures/fixtures.json";
import type { Edition } from "../src/game/edition.ts";
import { readPosition } from "../src/game/notation.ts";
import type { Step, TableStore as Store } from "../src/game/table.svelte.ts";
import { Problem } from "../src/wire/http.ts";
import type {
  ChatLine,
  ClientMessage,
  EntryView,
  History,
  Moment,
  PlayCommand,
  PositionView,
  Seat,
  ServerMessage,
  Snapshot,
  Viewer,
} from "../src/wire/types.ts";

const ardennes = (fixtures.editions as unknown as Edition[])[0]!;
const seen = new Map<string, number>();
const server = {
  sent: [] as ClientMessage[],
  commands: [] as { message: PlayCommand; resolve: (ack: unknown) => void; reject: (why: unknown) => void }[],
  listen: (_: ServerMessage) => {},
  history: [] as [EntryView, PositionView][],
  asked: [] as unknown[],
  exported: (): Promise<unknown> => Promise.resolve({ log: [] }),
};

vi.mock("../src/lib/session.svelte.ts", () => ({
  session: { kept: 0, account: null },
  connection: {
    onMessage: (listener: (message: ServerMessage) => void) => {
      server.listen = listener;
      return () => (server.listen = () => {});
    },
    connect: () => {},
    send: (message: ClientMessage) => server.sent.push(message) > 0,
    command: (message: PlayCommand) =>
      new Promise((resolve, reject) => server.commands.push({ message, resolve, reject })),
    preview: (_: string, action: string) => Promise.resolve({ action }),
  },
}));
vi.mock("../src/lib/remember.ts", () => ({
  lastSeen: { get: (id: string) => seen.get(id), set: (id: string, seq: number) => seen.set(id, seq) },
}));
vi.mock("../src/lib/settings.svelte.ts", () => ({ settings: { pace: "instant" }, reducedMotion: () => false }));
vi.mock("../src/wire/http.ts", async (original) => ({
  ...(await original<object>()),
  editionOf: () => Promise.resolve(ardennes),
  api: {
    exported: () => server.exported(),
    history: async (_: string, from: { after?: number; turn?: number }): Promise<History> => {
      server.asked.push(from);
      const { after = 0, turn = 1 } = from;
      const first = server.history.findIndex(([entry, { turn: at }]) => entry.seq > after && at >= turn);
      const steps = first < 0 ? [] : server.history.slice(first);
      const start = server.history[first - 1]?.[1] ?? position(1, 0);
      return { viewer: "north", start, steps: steps.map(([entry, at]) => ({ entry, position: at })) };
    },
  },
}));

/** A position that tells its turn and number apart by its units. */
function position(turn: number, tanks: number): PositionView {
  const side = turn % 2 ? "s" : "n";
  return readPosition(`ardennes ${"T".repeat(tanks)}|/|/|/|/|/|/| ${side}${turn}:4 ?/- 14/- #18/#20 -`, ardennes);
}

const entry = (seq: number, seat: Seat, action?: string, kind = "act"): EntryView => ({
  seq,
  at: 0,
  kind,
  seat,
  ...(action ? { action } : {}),
});
const moment = (seq: number, turn: number, tanks: number): Moment => ({
  seq,
  position: position(turn, tanks),
  legal: ["."],
});
const table = { id: "t", variant: "ardennes", status: "playing" } as Snapshot["table"];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function snapshot(now: Moment, more: Partial<Snapshot> = {}): Promise<unknown> {
  server.listen({ type: "snapshot", table, viewer: "north", seats: ["north"], moment: now, ...more } as ServerMessage);
  return settled();
}

function update(one: EntryView, now: Moment, viewer: Viewer = "north"): Promise<unknown> {
  server.listen({
    type: "update",
    table: "t",
    viewer,
    entry: one,
    moment: now,
    status: "playing",
  } as ServerMessage);
  return settled();
}

let visibility = "visible";
let changed = () => {};
let store: Store;
let steps: Step[];

beforeEach(async () => {
  Object.assign(server, { sent: [], commands: [], history: [], asked: [] });
  server.exported = () => Promise.resolve({ log: [] });
  seen.clear();
  visibility = "visible";
  vi.stubGlobal("document", {
    get visibilityState() {
      return visibility;
    },
    addEventListener: (_: string, listener: () => void) => (changed = listener),
    removeEventListener: () => (changed = () => {}),
  });
  const { TableStore } = await import("../src/game/table.svelte.ts");
  steps = [];
  store = new TableStore("t");
  store.onentry = (step) => steps.push(step);
});
afterEach(() => {
  store.close();
  vi.unstubAllGlobals();
});

test("a snapshot shows how the table stands, and updates go on from it", async () => {
  await snapshot(moment(3, 1, 1));
  expect([store.shown?.seq, store.viewer, store.behind]).toEqual([3, "north", false]);
  await update(entry(4, "south", "T1"), moment(4, 1, 2));
  expect([store.shown?.seq, store.latest?.seq]).toEqual([4, 4]);
  expect(store.entries.map(({ seq }) => seq)).toEqual([4]);
  await update(entry(4, "south", "T1"), moment(4, 1, 2));
  expect(steps).toHaveLength(1);
});

test("a refused chat message is reported, and it does not close the table", async () => {
  const problems: string[] = [];
  store.onproblem = ({ code }) => problems.push(code);
  await snapshot(moment(3, 1, 1));
  store.say("hello");
  const said = server.sent.at(-1) as Extract<ClientMessage, { type: "chat" }>;
  const refused = { type: "refused", code: "rate", message: "", table: "t", wait: 2000 } as const;
  server.listen({ ...refused, id: "of another message" });
  expect(problems).toEqual([]);
  server.listen({ ...refused, id: said.id });
  expect(problems).toEqual(["rate"]);
  expect(store.missing).toBeNull();
});

test("half of a surrogate pair is replaced before a chat message is sent", () => {
  store.say("\ud83d hello 😀 \ude00");
  expect(server.sent.at(-1)).toMatchObject({ type: "chat", text: "\ufffd hello 😀 \ufffd" });
});

const line = (id: string): ChatLine => ({ id, name: "Ada", kind: "user", at: 0, text: "hello" });
const chat = (id: string) => server.listen({ type: "chat", table: "t", line: line(id) });

test("a chat message that arrives twice is shown and counted once", async () => {
  await snapshot(moment(3, 1, 1), { chat: [line("a")] });
  for (const id of ["a", "b", "b", "c"]) chat(id);
  await settled();
  expect(store.chat.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(store.unread).toBe(2);
});

test("chat messages without ids, from an older server, are all shown", async () => {
  await snapshot(moment(3, 1, 1));
  const { id: _, ...old } = line("");
  for (const text of ["one", "two"]) {
    server.listen({ type: "chat", table: "t", line: { ...old, text } } as ServerMessage);
  }
  await settled();
  expect(store.chat.map(({ text }) => text)).toEqual(["one", "two"]);
});

test("a chat message that follows a snapshot stays, even if the snapshot is still being read", async () => {
  const read = snapshot(moment(3, 1, 1), { chat: [line("a")] });
  chat("b");
  await read;
  expect(store.chat.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("after a gap the table is asked for again from the last entry that is known", async () => {
  await snapshot(moment(3, 1, 1));
  server.sent = [];
  await update(entry(6, "south", "T1"), moment(6, 1, 3));
  expect(store.latest?.seq).toBe(3);
  expect(server.sent).toEqual([{ type: "watch", table: "t", seq: 3 }]);
});

test("a command names the last entry and is over when its own entry is here", async () => {
  await snapshot(moment(3, 2, 1));
  let refused: unknown = "waiting";
  void store.act("P1").then((found) => (refused = found));
  expect(server.commands[0]!.message).toMatchObject({ type: "act", table: "t", seq: 3, action: "P1" });
  server.commands[0]!.resolve({ seq: 4 });
  await settled();
  expect(refused).toBe("waiting");
  await update(entry(4, "north", "P1"), moment(4, 2, 1));
  expect(refused).toBeNull();
});

test("a refused command returns the refusal, and a late one asks for the table again", async () => {
  await snapshot(moment(3, 2, 1));
  const refused = store.command("undo");
  server.sent = [];
  server.commands[0]!.reject({ code: "stale", message: "" });
  expect(await refused).toMatchObject({ code: "stale" });
  expect(server.sent).toMatchObject([{ type: "watch", seq: 3 }]);
});

test("a preview is asked for once for each moment", async () => {
  await snapshot(moment(3, 2, 1));
  expect(store.preview("P1")).toBe(store.preview("P1"));
  const before = store.preview("P1");
  await update(entry(4, "north", "P1"), moment(4, 2, 1));
  expect(store.preview("P1")).not.toBe(before);
});

test("actions of the enemy since the player was last here are counted by the server's history", async () => {
  seen.set("t", 1);
  // South placed, took back, and placed again: entries 2 to 4 of the log do not count.
  server.history = [
    [entry(1, "south", "T1"), position(1, 1)],
    [entry(5, "south", "T1"), position(1, 2)],
    [entry(6, "south", "."), position(1, 2)],
  ];
  await snapshot(moment(6, 2, 2));
  expect(server.asked).toEqual([{ after: 1 }]);
  expect(store.missed).toBe(1);
  await store.catchUp();
  expect(store.missed).toBe(0);
  await vi.waitFor(() => expect(steps.map((step) => step.entry.seq)).toEqual([5, 6]));
  expect(store.shown).toBe(store.latest);
  expect(seen.get("t")).toBe(6);
});

test("nothing is offered if everything the enemy did was taken back", async () => {
  seen.set("t", 1);
  server.history = [[entry(1, "south", "T1"), position(1, 1)]];
  await snapshot(moment(4, 1, 1));
  expect(store.missed).toBe(0);
  expect(seen.get("t")).toBe(4);
});

test("what happens while nobody looks is offered when the player looks again", async () => {
  await snapshot(moment(0, 1, 0));
  visibility = "hidden";
  server.history = [[entry(1, "south", "T1"), position(1, 1)]];
  await update(entry(1, "south", "T1"), moment(1, 1, 1));
  expect([server.asked, store.missed]).toEqual([[], 0]);
  visibility = "visible";
  changed();
  await settled();
  expect([server.asked, store.missed]).toEqual([[{ after: 0 }], 1]);
  await update(entry(2, "north", "P1"), moment(2, 2, 1));
  expect(store.missed).toBe(0);
});

/** Plays the enemy's last turn again; the numbers of tanks on the board, from before the turn on. */
async function replayed(now: Moment): Promise<(number | undefined)[]> {
  await snapshot(now);
  steps = [];
  await store.replay();
  const shown = [
    store.shown!,
    ...(await vi.waitFor(() => (expect(store.behind).toBe(false), steps.map((s) => s.moment)))),
  ];
  return shown.map(({ position }) => position.roads[0]!.south.units?.length);
}

test("the enemy's last turn is the one before the player's own", async () => {
  server.history = [
    [entry(1, "south", "T1"), position(1, 1)],
    [entry(2, "south", "."), position(1, 1)],
    [entry(3, "north", "."), position(2, 1)],
    [entry(4, "south", "T1"), position(3, 2)],
    [entry(5, "south", "T1"), position(3, 3)],
    [entry(6, "south", "."), position(3, 3)],
    [entry(7, "north", "P5"), position(4, 3)],
  ];
  expect(await replayed(moment(7, 4, 3))).toEqual([1, 2, 3, 3]);
  expect(steps.map((step) => step.entry.seq)).toEqual([4, 5, 6]);
  expect(server.asked).toEqual([{ turn: 2 }]);
});

test("after an agreed take-back the enemy's last turn is what is left of it", async () => {
  // The log is `T1 . P1` and north's agreement: the server keeps `T1`, and south is to act again.
  server.history = [[entry(1, "south", "T1"), position(1, 1)]];
  expect(await replayed(moment(5, 1, 1))).toEqual([0, 1]);
  expect(steps.map((step) => step.entry.action)).toEqual(["T1"]);
});

test("a request of the table's own that the server refuses is reported, and one without an answer is not", async () => {
  const problems: unknown[] = [];
  store.onproblem = (refused) => problems.push(refused.code);
  server.exported = () => Promise.reject(new Problem(429, { code: "rate", message: "" }));
  await snapshot(moment(3, 2, 1));
  expect(problems).toEqual(["rate"]);
  server.exported = () => Promise.reject(new Problem(0, { code: "away", message: "" }));
  await snapshot(moment(4, 2, 1));
  expect(problems).toEqual(["rate"]);
});
