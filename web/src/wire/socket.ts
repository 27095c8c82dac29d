/**
 * The page's WebSocket to the server. It reconnects after a break and resends every unanswered command with the same
 * id, so that the server carries it out exactly once. It knows nothing about tables or accounts.
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

interface Unanswered {
  message: PlayCommand;
  resolve: (ack: Ack) => void;
  reject: (why: Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** Milliseconds by which our idea of the server's time may be wrong. */
const TOLERANCE = 1000;

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  status: Status = "connecting";
  /** The server's time when `performance.now()` was 0. This clock, unlike `Date.now()`, cannot be set. */
  private origin = Date.now() - performance.now();
  private socket: WebSocket | null = null;
  private attempts = 0;
  private lastMessageAt = 0;
  private heartbeat = 20_000;
  private heartbeatTimer: ReturnType<typeof setInterval> | undefined;
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(message: ServerMessage) => void>();
  private readonly watchers = new Set<(status: Status) => void>();
  private readonly commands = new Map<string, Unanswered>();
  private readonly previews = new Map<string, (preview: Preview) => void>();

  /** Connects. Also reconnects at once when the network is back or the page comes to the foreground. */
  start(): void {
    this.connect();
    addEventListener("online", () => this.connect(true));
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.status === "away") this.connect(true);
    });
  }

  /** Calls the listener for every message; returns a function that stops it. */
  onMessage(listener: (message: ServerMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls the watcher now and at every change; returns a function that stops it. */
  onStatus(watcher: (status: Status) => void): () => void {
    this.watchers.add(watcher);
    watcher(this.status);
    return () => this.watchers.delete(watcher);
  }

  /** The server's time, in milliseconds. */
  now(): number {
    return performance.now() + this.origin;
  }

  /** Connects unless connected; `atOnce` also replaces a socket that is still connecting. */
  connect(atOnce = false): void {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) {
      if (!atOnce || this.status === "online") return;
      this.closeSocket();
    }
    clearTimeout(this.reconnectTimer);
    if (this.status !== "away") this.setStatus("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    this.lastMessageAt = performance.now();
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.reconnectLater();
    };
    clearInterval(this.heartbeatTimer);
    this.heartbeatTimer = setInterval(() => this.checkHeartbeat(), this.heartbeat / 2);
  }

  /** Replaces the socket, since a socket belongs to the session it was opened with. */
  reconnect(): void {
    this.closeSocket();
    this.attempts = 0;
    this.connect(true);
  }

  /** Sends a message if the connection is up; returns whether it did. */
  send(message: ClientMessage): boolean {
    if (this.status !== "online" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a command, again after every break, until the server answers it. */
  command(message: PlayCommand): Promise<Ack> {
    return new Promise((resolve, reject) => {
      this.commands.set(message.id, { message, resolve, reject });
      this.send(message);
    });
  }

  /** What an action would do; null if the connection is down. */
  preview(table: string, action: string): Promise<Preview | null> {
    const id = newId();
    return new Promise((resolve) => {
      this.previews.set(id, resolve);
      if (!this.send({ type: "preview", table, id, action })) {
        this.previews.delete(id);
        resolve(null);
      }
    });
  }

  /** A part of the page is missing although the server answers: it has been upgraded. */
  reportMissingPart(): void {
    if (this.status !== "online") return;
    this.closeSocket();
    this.setStatus("outdated");
  }

  private receive(message: ServerMessage): void {
    this.lastMessageAt = performance.now();
    switch (message.type) {
      case "welcome":
        if (message.protocol !== PROTOCOL) {
          this.closeSocket();
          this.setStatus("outdated");
          return;
        }
        this.origin = message.now - performance.now();
        this.heartbeat = message.heartbeat ?? this.heartbeat;
        this.attempts = 0;
        this.setStatus("online");
        break;
      case "pong":
        // Some browsers stop their clock while the computer sleeps.
        if (Math.abs(message.now - this.now()) > TOLERANCE) this.origin = message.now - performance.now();
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
        this.previews.get(message.id)?.(message);
        this.previews.delete(message.id);
        break;
      case "bye":
        this.attempts = 0;
        this.closeSocket();
        this.setStatus("away");
        this.reconnectTimer = setTimeout(() => this.connect(), message.after + Math.random() * 1000);
        return;
    }
    for (const listener of this.listeners) listener(message);
    if (message.type === "welcome") {
      // First the listeners ask for their tables again, then unanswered commands follow.
      this.resend();
    } else if (message.type === "snapshot") {
      // The server sends a snapshot instead of messages this page was too slow for, which may include an answer.
      this.resend(message.table.id);
    } else if (message.type === "refused" && message.code === "rate") {
      setTimeout(() => this.resend(), message.wait ?? 1000);
    }
  }

  /** Sends unanswered commands again, of one table or of all. The server carries out each id once. */
  private resend(table?: string): void {
    for (const { message } of this.commands.values()) {
      if (table === undefined || message.table === table) this.send(message);
    }
  }

  /** A silent connection is a broken one, whatever the socket says. */
  private checkHeartbeat(): void {
    if (performance.now() - this.lastMessageAt > 2 * this.heartbeat) {
      this.closeSocket();
      this.reconnectLater();
    } else {
      this.send({ type: "ping" });
    }
  }

  /** Closes the socket without reconnecting. */
  private closeSocket(): void {
    const socket = this.socket;
    this.socket = null;
    clearInterval(this.heartbeatTimer);
    if (socket) {
      socket.onclose = null;
      socket.onmessage = null;
      socket.close();
    }
  }

  /** Waits longer after each failed attempt; the random part keeps clients from returning all at once. */
  private reconnectLater(): void {
    this.socket = null;
    clearInterval(this.heartbeatTimer);
    if (this.status === "outdated") return;
    this.setStatus("away");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.reconnectTimer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private setStatus(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    if (status !== "online") this.previews.clear();
    for (const watcher of this.watchers) watcher(status);
  }
}
