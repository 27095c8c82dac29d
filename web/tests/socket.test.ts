import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, newId, type Status } from "../src/wire/socket.ts";
import { PROTOCOL, type ClientMessage, type PlayCommand, type ServerMessage } from "../src/wire/types.ts";

/** A WebSocket that the test opens, closes and speaks through. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  receive(message: ServerMessage): void {
    this.readyState = FakeSocket.OPEN;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(protocol: number = PROTOCOL): void {
    this.receive({ type: "welcome", protocol, now: Date.now() + 5000, heartbeat: 20_000 } as ServerMessage);
  }
}

const act = (id: string, table = "t1"): PlayCommand =>
  ({ type: "act", table, id, seq: 0, action: "T4" }) as PlayCommand;
const ids = (socket: FakeSocket) => socket.sent.flatMap((message) => ("id" in message ? [message.id] : []));
const ack = (id: string): ServerMessage => ({ type: "ack", id, table: "t1", seq: 1 }) as ServerMessage;

let connection: Connection;
let statuses: Status[];
let events: EventTarget;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
  events = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "games.example" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  FakeSocket.all = [];
  connection = new Connection();
  statuses = [];
  connection.onStatus((status) => statuses.push(status));
  connection.start();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("it is online after the welcome and knows the server's time", () => {
  expect(FakeSocket.last.url).toBe("wss://games.example/api/socket");
  FakeSocket.last.welcome();
  expect(statuses).toEqual(["connecting", "online"]);
  expect(connection.now()).toBeCloseTo(Date.now() + 5000, 3);
});

test("it knows the server's time although somebody sets this computer's clock", () => {
  FakeSocket.last.welcome();
  const before = connection.now();
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(1000);
  expect(connection.now()).toBeCloseTo(before + 1000, 3);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(connection.now()).toBeCloseTo(before + 1000, 3);
});

test("a pong corrects its idea of the server's time if it is wrong", () => {
  FakeSocket.last.welcome();
  const before = connection.now();
  FakeSocket.last.receive({ type: "pong", now: before + 300 } as ServerMessage);
  expect(connection.now()).toBeCloseTo(before, 3);
  FakeSocket.last.receive({ type: "pong", now: before + 60_000 } as ServerMessage);
  expect(connection.now()).toBeCloseTo(before + 60_000, 3);
});

test("nothing is sent before the welcome", () => {
  expect(connection.send({ type: "ping" })).toBe(false);
  FakeSocket.last.welcome();
  expect(connection.send({ type: "ping" })).toBe(true);
  expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
});

test("a page whose parts the server no longer has is outdated, but not while the server is away", () => {
  connection.reportMissingPart();
  expect(connection.status).not.toBe("outdated");
  FakeSocket.last.welcome();
  connection.reportMissingPart();
  expect(connection.status).toBe("outdated");
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a page of another protocol version is outdated and stays disconnected", () => {
  FakeSocket.last.welcome(PROTOCOL + 1);
  expect(connection.status).toBe("outdated");
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("it waits twice as long after each failed attempt, and never longer than 15 seconds", () => {
  for (const wait of [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.close();
    expect(connection.status).toBe("away");
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test("a successful connection starts the waiting times over", () => {
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  FakeSocket.last.welcome();
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(3);
});

test("it reconnects at once when the network is back or the page is looked at again", () => {
  FakeSocket.last.close();
  events.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.close();
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(3);
});

test("a connection without a message for two heartbeats is replaced", () => {
  FakeSocket.last.welcome();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.last.sent).toEqual([{ type: "ping" }]);
  vi.advanceTimersByTime(40_000);
  expect(connection.status).toBe("away");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a command is resolved by its acknowledgement and not sent again", async () => {
  FakeSocket.last.welcome();
  const done = connection.command(act("one"));
  FakeSocket.last.receive(ack("one"));
  expect(await done).toMatchObject({ type: "ack", id: "one" });
  FakeSocket.last.close();
  vi.advanceTimersByTime(400);
  FakeSocket.last.welcome();
  expect(ids(FakeSocket.last)).toEqual([]);
});

test("a refused command is rejected with the server's answer", async () => {
  FakeSocket.last.welcome();
  const done = connection.command(act("one"));
  FakeSocket.last.receive({ type: "refused", id: "one", code: "stale", message: "" } as ServerMessage);
  await expect(done).rejects.toMatchObject({ code: "stale" });
});

test("unanswered commands are sent again, in order and with the same ids, after the listeners were told", () => {
  FakeSocket.last.welcome();
  void connection.command(act("one"));
  void connection.command(act("two"));
  FakeSocket.last.close();
  void connection.command(act("three"));
  connection.onMessage((message) => {
    if (message.type === "welcome") connection.send({ type: "watch", table: "t1" } as ClientMessage);
  });
  vi.advanceTimersByTime(400);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent[0]).toEqual({ type: "watch", table: "t1" });
  expect(ids(FakeSocket.last)).toEqual(["one", "two", "three"]);
});

test("a snapshot resends the unanswered commands of its table only", () => {
  FakeSocket.last.welcome();
  void connection.command(act("one", "t1"));
  void connection.command(act("two", "t2"));
  FakeSocket.last.sent = [];
  FakeSocket.last.receive({ type: "snapshot", table: { id: "t2" } } as ServerMessage);
  expect(ids(FakeSocket.last)).toEqual(["two"]);
});

test("after a rate limit the commands are sent again when the wait is over", () => {
  FakeSocket.last.welcome();
  void connection.command(act("one"));
  FakeSocket.last.sent = [];
  FakeSocket.last.receive({ type: "refused", code: "rate", message: "", wait: 700 } as ServerMessage);
  vi.advanceTimersByTime(699);
  expect(ids(FakeSocket.last)).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ids(FakeSocket.last)).toEqual(["one"]);
});

test("a preview is answered by its id, and null without a connection", async () => {
  expect(await connection.preview("t1", "T4")).toBeNull();
  FakeSocket.last.welcome();
  const asked = connection.preview("t1", "T4");
  const [id] = ids(FakeSocket.last);
  FakeSocket.last.receive({ type: "preview", id, table: "t1", action: "T4" } as ServerMessage);
  expect(await asked).toMatchObject({ action: "T4" });
});

test("after the server's goodbye it comes back when the server said", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.receive({ type: "bye", after: 2000 } as ServerMessage);
  expect(connection.status).toBe("away");
  vi.advanceTimersByTime(2999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a new session replaces the socket, and the old one is ignored", () => {
  FakeSocket.last.welcome();
  const old = FakeSocket.last;
  connection.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
  expect(old.readyState).toBe(3);
  expect(old.onmessage).toBeNull();
});

test("a listener that was stopped is not called", () => {
  const heard: string[] = [];
  const stop = connection.onMessage((message) => heard.push(message.type));
  FakeSocket.last.welcome();
  stop();
  FakeSocket.last.receive({ type: "pong" } as ServerMessage);
  expect(heard).toEqual(["welcome"]);
});

test("ids are 24 hexadecimal digits and differ", () => {
  expect(newId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newId()).not.toBe(newId());
});
