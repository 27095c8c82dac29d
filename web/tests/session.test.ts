import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Account, ServerMessage } from "../src/wire/types.ts";

type Session = typeof import("../src/lib/session.svelte.ts");
const { api, FakeConnection, callPlayer } = vi.hoisted(() => {
  class FakeConnection {
    static last: FakeConnection;
    hear: (message: ServerMessage) => void = () => {};
    setStatus: (status: string) => void = () => {};
    reconnect = vi.fn();
    constructor() {
      FakeConnection.last = this;
    }
    onStatus(watcher: (status: string) => void): void {
      this.setStatus = watcher;
    }
    onMessage(listener: (message: ServerMessage) => void): void {
      this.hear = listener;
    }
  }
  return { api: { me: vi.fn(), guest: vi.fn() }, FakeConnection, callPlayer: vi.fn() };
});
vi.mock("../src/wire/socket.ts", () => ({ Connection: FakeConnection }));
vi.mock("../src/wire/http.ts", async (original) => ({ ...(await original()), api }));
vi.mock("../src/lib/attention.svelte.ts", () => ({ callPlayer }));

let session: Session["session"];
const hear = (message: unknown) => FakeConnection.last.hear(message as ServerMessage);
const ADA = { name: "Ada", kind: "user", your_turn: ["t1"] } as Account;
const update = (table: string, side: string, viewer = "south", status = "playing") =>
  hear({ type: "update", table, status, viewer, moment: { position: { side } } });

beforeEach(async () => {
  vi.resetModules();
  ({ session } = await import("../src/lib/session.svelte.ts"));
});
afterEach(() => {
  api.me.mockReset();
  api.guest.mockReset();
  callPlayer.mockReset();
});

test("the connection's status is the session's", () => {
  FakeConnection.last.setStatus("away");
  expect(session.status).toBe("away");
});

test("a welcome by name loads the account and the tables that wait", async () => {
  api.me.mockResolvedValueOnce(ADA);
  hear({ type: "welcome", name: "Ada" });
  await vi.waitFor(() => expect(session.account).toBe(ADA));
  expect(session.yourTurn).toEqual(["t1"]);
  hear({ type: "welcome", name: "Ada" });
  expect(api.me).toHaveBeenCalledTimes(1);
});

test("a welcome without a name means signed out", () => {
  session.use(ADA);
  hear({ type: "welcome" });
  expect(session.account).toBeNull();
  expect(session.yourTurn).toEqual([]);
});

test("if the account can't be loaded, the next welcome tries again", async () => {
  const { Problem } = await import("../src/wire/http.ts");
  api.me.mockRejectedValueOnce(new Problem(0, { code: "away", message: "" }));
  hear({ type: "welcome", name: "Ada" });
  await vi.waitFor(() => expect(api.me).toHaveBeenCalledTimes(1));
  expect(session.account).toBeNull();
  api.me.mockResolvedValueOnce(ADA);
  hear({ type: "welcome", name: "Ada" });
  await vi.waitFor(() => expect(session.account).toBe(ADA));
});

test("tables are added when it is the player's turn there and removed when it is not", () => {
  update("t1", "south");
  update("t2", "south");
  expect(session.yourTurn).toEqual(["t1", "t2"]);
  update("t1", "north");
  expect(session.yourTurn).toEqual(["t2"]);
  update("t2", "south", "south", "ended");
  expect(session.yourTurn).toEqual([]);
});

test("a snapshot counts like an update", () => {
  hear({
    type: "snapshot",
    table: { id: "t1", status: "playing" },
    viewer: "north",
    moment: { position: { side: "north" } },
  });
  expect(session.yourTurn).toEqual(["t1"]);
});

test("a spectator never has a turn", () => {
  update("t1", "south", "spectator");
  expect(session.yourTurn).toEqual([]);
});

test("the player is called once per turn, with a sound only for a table that is not open", () => {
  update("t1", "south");
  update("t1", "south");
  expect(callPlayer.mock.calls).toEqual([[true]]);
  hear({ type: "your-turn", tables: ["t2", "t1"] });
  expect(callPlayer.mock.calls).toEqual([[true], [false]]);
  expect(session.yourTurn).toEqual(["t1", "t2"]);
});

test("ensure creates a guest only if nobody is signed in", async () => {
  api.guest.mockResolvedValueOnce(ADA);
  expect(await session.ensure("Ada")).toBe(ADA);
  expect(api.guest).toHaveBeenCalledWith("Ada");
  expect(FakeConnection.last.reconnect).toHaveBeenCalledTimes(1);
  expect(await session.ensure()).toBe(ADA);
  expect(api.guest).toHaveBeenCalledTimes(1);
});

test("a changed session reconnects", () => {
  session.changed();
  expect(FakeConnection.last.reconnect).toHaveBeenCalledTimes(1);
});
