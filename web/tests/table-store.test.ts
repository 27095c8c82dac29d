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
const read = new Map<string, number>();
const noted = new Map<string, string>();
const server = {
  sent: [] as ClientMessage[],
  commands: [] as { message: PlayCommand; resolve: (ack: unknown) => void; reject: (why: unknown) => void }[],
  listen: (_: ServerMessage) => {},
  history: [] as [EntryView, PositionView][],
  asked: [] as unknown[],
  /** The most actions in one answer with the game's history. */
  page: 1000,
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
  lastRead: { get: (id: string) => read.get(id), set: (id: string, at: number) => read.set(id, at) },
  commitments: { get: (id: string) => noted.get(id), set: (id: string, text: string) => noted.set(id, text) },
}));
vi.mock("../src/lib/settings.svelte.ts", () => ({ settings: { pace: "instant" }, reducedMotion: () => false }));
vi.mock("../src/wire/http.ts", async (original) => ({
  ...(await original<object>()),
  editionOf: () => Promise.resolve(ardennes),
  api: {
    exported: () => server.exported(),
    history: async (_: string, from: { after?: number; turn?: number; before?: number }): Promise<History> => {
      server.asked.push(from);
      const { after = 0, turn = 1, before = Infinity } = from;
      const found = server.history.filter(
        ([entry, { turn: at }]) => entry.seq > after && at >= turn && entry.seq < before,
      );
      const steps = found.slice(-server.page);
      const start = server.history[server.history.indexOf(steps[0]!) - 1]?.[1] ?? position(1, 0);
      return { viewer: "north", start, steps: steps.map(([entry, at]) => ({ entry, position: at })) };
    },
  },
}));

/** A position that tells its turn and number apart by its units. */
function position(turn: number, tanks: number): PositionView {
  const side = turn % 2 ? "s" : "n";
  return readPosition(`ardennes ${"T".repeat(tanks)}|/|/|/|/|/|/| ${side}${turn}:4 ?/- 146/- #18/#20 -`, ardennes);
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

function update(
  one: EntryView,
  now: Moment,
  viewer: Viewer = "north",
  status: Snapshot["table"]["status"] = "playing",
): Promise<unknown> {
  server.listen({
    type: "update",
    table: "t",
    viewer,
    entry: one,
    moment: now,
    status,
  } as ServerMessage);
  return settled();
}

let visibility = "visible";
let changed = () => {};
let store: Store;
let steps: Step[];

beforeEach(async () => {
  Object.assign(server, { sent: [], commands: [], history: [], asked: [], page: 1000 });
  noted.clear();
  server.exported = () => Promise.resolve({ log: [] });
  seen.clear();
  read.clear();
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

const line = (id: string, at = 1): ChatLine => ({ id, name: "Ada", kind: "user", at, text: "hello" });
const chat = (id: string) => server.listen({ type: "chat", table: "t", line: line(id) });

test("a chat message that arrives twice is shown and counted once", async () => {
  await snapshot(moment(3, 1, 1), { chat: [line("a")] });
  for (const id of ["a", "b", "b", "c"]) chat(id);
  await settled();
  expect(store.chat.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(store.unread).toBe(3);
});

test("a line of another player is unread until the chat was opened, also after a reload; one's own never is", async () => {
  await snapshot(moment(3, 1, 1), { chat: [line("a", 1), line("b", 2)], seats: ["south"] });
  expect(store.unread).toBe(2);
  store.readChat();
  expect(store.unread).toBe(0);
  expect(read.get("t")).toBe(2);
  server.listen({ type: "chat", table: "t", line: { ...line("mine", 3), seat: "south" } });
  server.listen({ type: "chat", table: "t", line: line("c", 4) });
  await settled();
  expect(store.unread).toBe(1);
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
  expect(server.asked).toEqual([{ after: 1, before: 7 }]);
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
  expect([server.asked, store.missed]).toEqual([[{ after: 0, before: 2 }], 1]);
  await update(entry(2, "north", "P1"), moment(2, 2, 1));
  expect(store.missed).toBe(0);
});

test("actions that the player watches are not counted as missed", async () => {
  seen.set("t", 1);
  server.history = [
    [entry(1, "south", "T1"), position(1, 1)],
    [entry(2, "south", "T1"), position(1, 2)],
  ];
  await snapshot(moment(2, 1, 2));
  expect(store.missed).toBe(1);
  server.history.push([entry(3, "south", "T1"), position(1, 3)], [entry(4, "south", "."), position(1, 3)]);
  await update(entry(3, "south", "T1"), moment(3, 1, 3));
  await update(entry(4, "south", "."), moment(4, 2, 3));
  expect(store.missed).toBe(1);
});

const ENDS: Record<string, () => Promise<unknown>> = {
  "the game ends": () => update(entry(3, "south", undefined, "resign"), moment(3, 1, 2), "north", "ended"),
  "the player steps back": () => store.past.back(),
};
test.each(Object.keys(ENDS))("the offer to show what was missed ends when %s", async (name) => {
  seen.set("t", 1);
  server.history = [
    [entry(1, "south", "T1"), position(1, 1)],
    [entry(2, "south", "T1"), position(1, 2)],
  ];
  await snapshot(moment(2, 1, 2));
  expect(store.missed).toBe(1);
  await ENDS[name]!();
  await store.past.now();
  expect(store.missed).toBe(0);
});

// ------------------------------------------------------------ looking back

const game = (): [EntryView, PositionView][] => [
  [entry(1, "south", "T1"), position(1, 1)],
  [entry(2, "south", "T1"), position(1, 2)],
  [entry(3, "south", "."), position(2, 2)],
];
const tanks = () => store.shown?.position.roads[0]!.south.units?.length ?? 0;

test("the player steps back and forward through the game and returns to now", async () => {
  server.history = game();
  await snapshot(moment(3, 2, 2));
  const { past } = store;
  await past.back();
  expect([tanks(), past.looking, store.behind]).toEqual([2, true, true]);
  await past.back();
  expect(tanks()).toBe(1);
  await past.back();
  await past.back();
  expect([tanks(), past.atStart]).toEqual([0, true]);
  await past.forward();
  expect([tanks(), past.atStart]).toEqual([1, false]);
  await past.now();
  expect([tanks(), past.looking]).toEqual([2, false]);
  expect(store.shown).toBe(store.latest);
  await past.first();
  expect(tanks()).toBe(0);
  expect(server.asked).toEqual([{}]);
  for (let step = 0; step < 3; step++) await past.forward();
  expect(past.looking).toBe(false);
});

test("while the player looks back nothing is legal", async () => {
  server.history = game();
  await snapshot(moment(3, 2, 2));
  expect(store.legal.has(".")).toBe(true);
  await store.past.back();
  expect(store.legal.has(".")).toBe(false);
  await store.past.now();
  expect(store.legal.has(".")).toBe(true);
});

test("what happens meanwhile does not move what the player looks at", async () => {
  server.history = game().slice(0, 2);
  await snapshot(moment(2, 1, 2));
  const { past } = store;
  await past.back();
  expect([tanks(), past.news]).toEqual([1, false]);
  await update(entry(3, "south", "T1"), moment(3, 1, 3));
  expect([tanks(), past.news, store.latest?.seq]).toEqual([1, true, 3]);
  await past.forward();
  expect(tanks()).toBe(2);
  // The action that is looked at is taken back: it stays on the board until the next step.
  await update({ ...entry(4, "south", undefined, "undo"), undoes: [2, 3] }, moment(4, 1, 1));
  expect([tanks(), past.looking]).toEqual([2, true]);
  await past.back();
  expect([tanks(), past.atStart]).toEqual([0, true]);
  await past.now();
  expect([tanks(), past.news]).toEqual([1, false]);
});

test("the actions before the newest 200 are loaded when they are needed", async () => {
  server.history = Array.from({ length: 450 }, (_, k) => [entry(k + 1, "south", "T1"), position(1, k % 7)]);
  server.page = 200;
  await snapshot(moment(450, 1, 1));
  await store.past.first();
  expect(server.asked).toEqual([{}, { before: 251 }, { before: 51 }]);
  expect(store.past.moment?.seq).toBe(0);
  await store.past.goTo(300);
  expect(store.past.moment?.seq).toBe(300);
  await store.past.back();
  expect(store.past.moment?.seq).toBe(299);
});

test("the enemy's last turn is offered only when there is one", async () => {
  await snapshot(moment(0, 2, 0));
  expect(store.canReplay).toBe(false);
  await update(entry(1, "north", "P1"), moment(1, 2, 0));
  await update(entry(2, "north", "."), moment(2, 3, 0));
  await update(entry(3, "south", "."), moment(3, 4, 0));
  expect(store.canReplay).toBe(false);
  await update(entry(4, "north", "."), moment(4, 5, 0));
  await update(entry(5, "south", "T1"), moment(5, 5, 1));
  expect(store.canReplay).toBe(true);
  await update({ ...entry(6, "south", undefined, "undo"), undoes: [5] }, moment(6, 5, 0));
  expect(store.canReplay).toBe(false);
});

test("the commitment to the deal is noted while the game is on, and not replaced", async () => {
  const dealt = { ...table, commitment: "first" };
  await snapshot(moment(0, 1, 0), { table: { ...dealt, status: "ended" } });
  expect(noted.get("t")).toBeUndefined();
  await snapshot(moment(0, 1, 0), { table: dealt });
  await snapshot(moment(0, 1, 0), { table: { ...dealt, commitment: "second" } });
  expect(noted.get("t")).toBe("first");
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
