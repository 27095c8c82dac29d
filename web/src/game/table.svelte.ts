/**
 * One table as this page sees it: follows the server's messages, sends commands, and offers what the player missed.
 * `latest` is how the table stands; `shown` is what the board shows (`playback.svelte.ts`). No rule is decided here.
 */
import { connection, session } from "../lib/session.svelte.ts";
import { commitments, lastRead, lastSeen } from "../lib/remember.ts";
import { api, editionOf, Problem } from "../wire/http.ts";
import { newId } from "../wire/socket.ts";
import type {
  ChatLine,
  CommandKind,
  EntryView,
  History,
  Moment,
  PlayCommand,
  PositionView,
  Preview,
  Refused,
  RefusedView,
  Seat,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
  Viewer,
} from "../wire/types.ts";
import { other, type Edition } from "./edition.ts";
import { Legal, NO_ACTIONS } from "./legal.ts";
import { Past } from "./past.svelte.ts";
import { Playback, type Step } from "./playback.svelte.ts";
import { enemyHasActed } from "./turns.ts";

export type { Step } from "./playback.svelte.ts";

/** How long a command waits for its own entry before the next command may go. */
const ENTRY_TIMEOUT = 3000;

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition | null>(null);
  viewer = $state<Viewer>("spectator");
  seats = $state.raw<Seat[]>([]);
  latest = $state.raw<Moment | null>(null);
  entries = $state.raw<EntryView[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  private readAt = $state(0);
  /** How many chat lines of others the player has not read. */
  readonly unread = $derived.by(
    () => this.chat.filter(({ at, seat }) => at > this.readAt && !(seat && this.seats.includes(seat))).length,
  );
  missing = $state.raw<Refused | null>(null);
  /** The side that begins, while the toss of the coin is shown. */
  toss = $state<Seat | null>(null);
  /** How many actions the enemy took while the player was away. */
  private missedActions = $state(0);
  /** The last entry before the player went away; null if the player has seen everything. */
  private awaySince: number | null = null;
  /** The last entry when the player came back; what happens later is seen as it happens. */
  private backSince: number | null = null;

  private readonly playback = new Playback((step, before) => this.show(step, before));
  readonly past = new Past(
    (before) => this.loadPast(before),
    () => this.latest?.seq ?? 0,
  );
  /** The ids of the chat messages that this page has sent; the server answers only those it refuses. */
  private readonly said = new Set<string>();
  private previews = new Map<string, Promise<Preview | null>>();
  private incoming: Promise<void> = Promise.resolve();
  private awaited: { seq: number; resolve: () => void } | null = null;
  private readonly stopListening: () => void;
  /** Called with each entry as it is shown, and with the position before it if the board shows the entry's effect. */
  onentry: (step: Step, before: PositionView | null) => void = () => {};
  /** Called when the server refuses a chat message, or a request that the player did not ask for. */
  onproblem: (refused: RefusedView) => void = () => {};

  readonly legal = $derived.by(() => (this.latest && !this.behind ? new Legal(this.latest.legal) : NO_ACTIONS));
  readonly myTurn = $derived(
    this.viewer !== "spectator" && this.latest?.position.side === this.viewer && this.info?.status === "playing",
  );
  /** Whether two players share the screen and neither has said that they are ready. */
  readonly curtain = $derived(
    this.seats.length === 2 && this.viewer === "spectator" && this.info?.status === "playing",
  );
  readonly bottom: Seat = $derived(this.viewer === "spectator" ? (this.seats[0] ?? "south") : this.viewer);

  constructor(readonly id: string) {
    this.readAt = lastRead.get(id) ?? 0;
    this.stopListening = connection.onMessage((message) => this.receive(message));
    document.addEventListener("visibilitychange", this.lookAgain);
    this.watch();
    connection.connect();
  }

  /** The player has opened the chat. */
  readChat(): void {
    this.readAt = this.chat.at(-1)?.at ?? this.readAt;
    lastRead.set(this.id, this.readAt);
  }

  close(): void {
    this.playback.stop();
    document.removeEventListener("visibilitychange", this.lookAgain);
    connection.send({ type: "unwatch", table: this.id });
    this.stopListening();
  }

  /** What the board shows. While the player looks back, the clocks still run. */
  readonly shown: Moment | null = $derived.by(() => {
    const past = this.past.moment;
    if (!past) return this.playback.shown;
    return { ...past, ...(this.latest?.clock ? { clock: this.latest.clock } : {}) };
  });

  /** Whether the board shows something else than how the table stands. */
  get behind(): boolean {
    return this.shown !== this.latest;
  }

  get missed(): number {
    return this.behind ? 0 : this.missedActions;
  }

  /** Follows the table from the last entry that is known here; two players at one screen choose a seat. */
  watch(seat?: Viewer): void {
    const chosen = seat ?? (this.seats.length === 2 ? this.viewer : undefined);
    const seq = this.latest?.seq ?? lastSeen.get(this.id);
    connection.send({
      type: "watch",
      table: this.id,
      ...(seq === undefined ? {} : { seq }),
      ...(chosen ? { seat: chosen } : {}),
    });
  }

  // ------------------------------------------------------------ commands

  // A command names the number of the last entry, so it must not be sent before the previous one is answered.
  // The board's queue (`table/queue.ts`) keeps this order.

  act(action: string): Promise<Refused | null> {
    return this.send((seq) => ({ type: "act", table: this.id, id: newId(), seq, action }));
  }

  command(type: CommandKind): Promise<Refused | null> {
    return this.send((seq) => ({ type, table: this.id, id: newId(), seq }));
  }

  resign(): Promise<Refused | null> {
    const seat = this.viewer === "spectator" ? undefined : this.viewer;
    return this.send(() => ({ type: "resign", table: this.id, id: newId(), ...(seat ? { seat } : {}) }));
  }

  abort(): Promise<Refused | null> {
    return this.send(() => ({ type: "abort", table: this.id, id: newId() }));
  }

  claimTime(): void {
    connection.send({ type: "claim-time", table: this.id, id: newId() });
  }

  say(text: string): boolean {
    const id = newId();
    this.said.add(id);
    // The server rejects a frame that contains half of a surrogate pair.
    return connection.send({ type: "chat", table: this.id, id, text: text.replace(/\p{Surrogate}/gu, "\ufffd") });
  }

  /** Sends a command and waits for its answer and its entry; returns why it was refused, or null. */
  private async send(make: (seq: number) => PlayCommand): Promise<Refused | null> {
    session.kept += 1;
    try {
      const ack = await connection.command(make(this.latest?.seq ?? 0));
      await this.reached(ack.seq);
      return null;
    } catch (why) {
      const refused = why as Refused;
      if (refused.code === "stale") this.watch();
      return refused;
    } finally {
      session.kept -= 1;
    }
  }

  /** Resolves when an entry is here; the acknowledgement of a command may overtake its entry. */
  private reached(seq: number): Promise<void> {
    if ((this.latest?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      this.awaited = { seq, resolve };
      setTimeout(resolve, ENTRY_TIMEOUT);
    });
  }

  private arrived(moment: Moment | null): void {
    this.latest = moment;
    this.previews.clear();
    if (this.awaited && (moment?.seq ?? 0) >= this.awaited.seq) this.awaited.resolve();
  }

  /** What an action would do, asked once for each moment. */
  preview(action: string): Promise<Preview | null> {
    const key = `${this.latest?.seq} ${this.viewer} ${action}`;
    let asked = this.previews.get(key);
    if (!asked) {
      asked = connection.preview(this.id, action);
      this.previews.set(key, asked);
    }
    return asked;
  }

  // ------------------------------------------------------------ messages

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        this.watch();
        break;
      case "snapshot":
        if (message.table.id === this.id) this.inOrder(() => this.begin(message));
        break;
      case "update":
        if (message.table === this.id) this.inOrder(() => this.update(message));
        break;
      case "table":
        if (message.table.id === this.id) this.info = message.table;
        break;
      case "chat":
        if (message.table === this.id) this.inOrder(() => this.hear(message.line));
        break;
      case "refused":
        if (message.table === this.id && !message.id) this.missing = message;
        if (message.id && this.said.delete(message.id)) this.onproblem(message);
        break;
    }
  }

  /** A line can arrive twice: in a snapshot of one worker, and then as the message of another. */
  private hear(line: ChatLine): void {
    // A server of an older version, beside this one during an upgrade, sends no ids.
    if (line.id && this.chat.some(({ id }) => id === line.id)) return;
    this.chat = [...this.chat, line];
  }

  /** An update or a chat message waits for the snapshot that it follows, which may wait for its edition. */
  private inOrder(take: () => void | Promise<void>): void {
    this.incoming = this.incoming.then(take).catch((why: unknown) => console.error(why));
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    const { variant, revision } = snapshot.table;
    if (this.edition?.variant !== variant) this.edition = await editionOf(variant, revision);
    this.info = snapshot.table;
    this.seats = snapshot.seats ?? [];
    this.viewer = snapshot.viewer;
    if (snapshot.chat) this.chat = snapshot.chat;
    this.noteCommitment(snapshot.table);
    const seen = this.latest?.seq ?? lastSeen.get(this.id);
    const moment = snapshot.moment ?? null;
    if (seen === undefined && this.seats.length > 0 && moment) this.tossCoin(snapshot.table, moment.position);
    const known = this.entries.at(-1)?.seq ?? 0;
    this.entries = [...this.entries, ...(snapshot.entries ?? []).filter((entry) => entry.seq > known)];
    this.arrived(moment);
    this.playback.jumpTo(moment);
    if (this.seats.length === 1 && seen !== undefined && moment && seen < moment.seq) this.awaySince ??= seen;
    if (this.awaySince === null) this.dismissMissed();
    else if (document.visibilityState === "visible") this.backSince ??= moment?.seq ?? null;
    void this.countMissed();
    void this.loadLog();
  }

  private update(update: Update): void {
    if (this.latest && update.entry.seq <= this.latest.seq) return;
    if (this.latest && update.entry.seq > this.latest.seq + 1) {
      this.watch();
      return;
    }
    const own = update.entry.seat === this.viewer;
    const hidden = document.visibilityState === "hidden";
    if (own || update.status !== "playing") this.forgetMissed();
    else if (hidden && this.seats.length === 1) {
      this.awaySince ??= this.latest?.seq ?? null;
      this.backSince = null;
    }
    this.arrived(update.moment);
    if (this.info) {
      const { side, turn } = update.moment.position;
      this.info = { ...this.info, status: update.status, side, turn, seq: update.entry.seq };
    }
    const step: Step = { entry: update.entry, moment: update.moment, viewer: update.viewer };
    if (own || this.seats.length === 2 || this.past.looking) this.playback.addAtOnce(step);
    else this.playback.add(step);
    this.past.follow(update);
  }

  /** Remembers the first commitment that is received while the game is on, to check the deal after it. */
  private noteCommitment({ status, commitment }: TableInfo): void {
    if (status !== "playing" || !commitment || commitments.get(this.id)) return;
    commitments.set(this.id, commitment);
  }

  /** A game that has just begun with the toss of a coin shows the toss first. */
  private tossCoin(table: TableInfo, { turn, side }: PositionView): void {
    if (!table.coin || table.status !== "playing" || turn > 2) return;
    this.toss = turn === 1 ? side : other(side);
    this.playback.pause();
  }

  endToss(): void {
    this.toss = null;
    this.playback.resume();
  }

  /** Loads the entries before those that this page was sent, for the log. */
  private async loadLog(): Promise<void> {
    if ((this.entries[0]?.seq ?? (this.latest?.seq ?? 0) + 1) <= 1) return;
    const game = await this.ask(() => api.exported(this.id));
    const first = this.entries[0]?.seq ?? Infinity;
    if (game) this.entries = [...game.log.filter((entry) => entry.seq < first), ...this.entries];
  }

  /** Makes a request that the player did not ask for. One without an answer is repeated after the next snapshot. */
  private async ask<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      if (problem.refused.code !== "away") this.onproblem(problem.refused);
      return null;
    }
  }

  // ------------------------------------------------------------ showing

  /** Shows everything that waits to be shown, at once. */
  skip(): void {
    this.playback.finish();
  }

  private show(step: Step, before: Moment | null): void {
    const known = this.entries.at(-1)?.seq ?? 0;
    if (step.entry.seq > known) this.entries = [...this.entries, step.entry];
    this.viewer = step.viewer;
    this.noteSeen(step.entry.seq);
    this.onentry(step, this.past.looking ? null : (before?.position ?? null));
  }

  /** While missed actions are offered, no later entry counts as seen. */
  private noteSeen(seq: number): void {
    if (this.awaySince !== null || document.visibilityState !== "visible") return;
    if (seq > (lastSeen.get(this.id) ?? -1)) lastSeen.set(this.id, seq);
  }

  /** How many actions the enemy took while the player was away; actions taken back since do not count. */
  private async countMissed(): Promise<void> {
    const [since, until] = [this.awaySince, this.backSince];
    if (since === null || until === null) return;
    const history = await this.ask(() => api.history(this.id, { after: since, before: until + 1 }));
    if (!history || this.awaySince !== since) return;
    this.missedActions = (history.steps ?? []).filter(
      ({ entry }) => entry.seat !== this.viewer && entry.action !== ".",
    ).length;
    if (this.missedActions === 0) this.dismissMissed();
  }

  private readonly lookAgain = (): void => {
    if (document.visibilityState !== "visible" || this.awaySince === null) return;
    this.backSince ??= this.latest?.seq ?? null;
    void this.countMissed();
  };

  private forgetMissed(): void {
    this.awaySince = null;
    this.backSince = null;
    this.missedActions = 0;
  }

  dismissMissed(): void {
    this.forgetMissed();
    if (this.latest) this.noteSeen(this.latest.seq);
  }

  readonly canReplay = $derived.by(() => this.seats.length < 2 && enemyHasActed(this.entries, this.viewer));

  /** Whether there is an earlier position to look at. */
  readonly canLookBack = $derived.by(() => this.entries.some(({ kind }) => kind === "act"));

  /** Requests positions of the game for looking back. Everything that waits to be shown is shown first. */
  private loadPast(before?: number): Promise<History> {
    this.skip();
    // Whoever steps through the game sees what was missed.
    if (this.awaySince !== null) this.dismissMissed();
    const seat = this.seats.length === 2 && this.viewer !== "spectator" ? { seat: this.viewer } : {};
    return api.history(this.id, { ...(before === undefined ? {} : { before }), ...seat });
  }

  /** Plays the enemy's last turn again. */
  async replay(): Promise<void> {
    if (!this.latest) return;
    await this.past.now();
    const { side, turn } = this.latest.position;
    const me = this.viewer === "spectator" ? side : this.viewer;
    // The enemy's last turn is this one, the one before it or, if this one has just begun, the one before that.
    const history = await api.history(this.id, { turn: Math.max(1, turn - 2) });
    const seats = (history.steps ?? []).map(({ entry }) => entry.seat);
    const last = seats.findLastIndex((seat) => seat !== me) + 1;
    const first = seats.slice(0, last).lastIndexOf(me) + 1;
    this.playAgain(history, first, last);
  }

  /** Plays the actions that the player missed. */
  async catchUp(): Promise<void> {
    await this.past.now();
    const history = await api.history(this.id, { after: this.awaySince ?? 0 });
    this.dismissMissed();
    this.playAgain(history, 0, history.steps?.length ?? 0);
  }

  /** Shows a part of the game again and comes back to how it stands. */
  private playAgain({ start, steps: all = [] }: History, first: number, last: number): void {
    const now = this.latest;
    if (!now || first === last) return;
    const before = { seq: 0, position: first === 0 ? start : all[first - 1]!.position };
    const steps = all
      .slice(first, last)
      .map(({ entry, position }): Step => ({ entry, moment: { seq: entry.seq, position }, viewer: this.viewer }));
    steps.at(-1)!.moment = now;
    this.playback.replay(before, steps);
  }
}

export function isMine(table: TableInfo): boolean {
  const name = session.account?.name;
  return name !== undefined && (table.south?.name === name || table.north?.name === name);
}
