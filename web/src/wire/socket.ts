/**
 * One socket to the server, kept open: it comes back by itself after a break, and a command that was
 * not acknowledged is sent again with the same id, so that it is carried out exactly once.
 */
import {
  PROTOCOL,
  type Ack,
  type ClientMessage,
  type PlayCommand,
  type Preview,
  type Refused,
  type ServerMessage,
} from "./types.ts";

export type Status = "connecting" | "online" | "away" | "outdated";

interface Waiting {
  message: PlayCommand;
  resolve: (ack: Ack) => void;
  reject: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  status: Status = "connecting";
  /** Milliseconds the server's clock is ahead of ours. */
  offset = 0;
  private socket: WebSocket | null = null;
  private tries = 0;
  private heard = 0;
  private heartbeat = 20_000;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly watchers = new Set<(status: Status) => void>();
  private readonly commands = new Map<string, Waiting>();
  private readonly questions = new Map<string, (preview: Preview) => void>();

  /** Connects, and comes back whenever there is a net or somebody looks again. */
  start(): void {
    this.connect();
    addEventListener("online", () => this.connect(true));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.status === "away") this.connect(true);
    });
  }

  /** Tells each message; returns how to stop. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  onStatus(watcher: (status: Status) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.status);
    return () => this.watchers.delete(watcher);
  }

  now(): number {
    return Date.now() + this.offset;
  }

  connect(atOnce = false): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) {
      if (!atOnce || this.status === "online") return;
      this.drop();
    }
    clearTimeout(this.retry);
    if (this.status !== "away") this.become("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), this.heartbeat / 2);
  }

  /** A new session needs a new socket. */
  reconnect(): void {
    this.drop();
    this.tries = 0;
    this.connect(true);
  }

  /** Send now or not at all. */
  send(message: ClientMessage): boolean {
    if (this.status !== "online" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Send until it has been answered. */
  command(message: PlayCommand): Promise<Ack> {
    return new Promise((resolve, reject) => {
      this.commands.set(message.id, { message, resolve, reject });
      this.send(message);
    });
  }

  /** What an action would do; null while the server is away. */
  preview(table: string, action: string): Promise<Preview | null> {
    const id = newId();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      if (!this.send({ type: "preview", table, id, action })) {
        this.questions.delete(id);
        resolve(null);
      }
    });
  }

  private receive(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          this.drop();
          this.become("outdated");
          return;
        }
        this.offset = message.now - Date.now();
        this.heartbeat = message.heartbeat ?? this.heartbeat;
        this.tries = 0;
        this.become("online");
        break;
      case "ack":
        this.commands.get(message.id)?.resolve(message);
        this.commands.delete(message.id);
        break;
      case "refused":
        if (message.id) {
          this.commands.get(message.id)?.reject(message);
          this.commands.delete(message.id);
        }
        break;
      case "preview":
        this.questions.get(message.id)?.(message);
        this.questions.delete(message.id);
        break;
      case "bye":
        this.tries = 0;
        this.drop();
        this.become("away");
        this.retry = setTimeout(() => this.connect(), message.after + Math.random() * 1000);
        return;
    }
    for (const listener of this.listeners) listener(message);
    if (message.type === "welcome") {
      // Listeners have asked for their tables again: now what was under way.
      this.repeat();
    } else if (message.type === "snapshot") {
      // It may stand for what we were too slow to take, an answer among it.
      this.repeat(message.table.id);
    } else if (message.type === "refused" && message.code === "rate") {
      setTimeout(() => this.repeat(), message.wait ?? 1000);
    }
  }

  /** Send again what has not been answered, of one table or of all: it is carried out once. */
  private repeat(table?: string): void {
    for (const { message } of this.commands.values()) {
      if (table === undefined || message.table === table) this.send(message);
    }
  }

  private beat(): void {
    if (Date.now() - this.heard > 2 * this.heartbeat) {
      this.drop();
      this.lost();
    } else {
      this.send({ type: "ping" });
    }
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.pulse);
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  private lost(): void {
    this.socket = null;
    clearInterval(this.pulse);
    if (this.status === "outdated") return;
    this.become("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private become(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    if (status !== "online") this.questions.clear();
    for (const watcher of this.watchers) watcher(status);
  }
}
