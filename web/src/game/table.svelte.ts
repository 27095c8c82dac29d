/**
 * One table as this page sees it. `latest` is how it stands; `shown` is what the board shows, which runs
 * behind while the enemy's actions are played one by one.
 */
import { connection, session } from "../lib/session.svelte.ts";
import { reducedMotion, settings } from "../lib/settings.svelte.ts";
import { lastSeen } from "../lib/remember.ts";
import { api, editionOf } from "../wire/http.ts";
import { newId } from "../wire/socket.ts";
import type {
  ChatLine,
  CommandKind,
  EntryView,
  Moment,
  PlayCommand,
  PositionView,
  Preview,
  Refused,
  Seat,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
  Viewer,
} from "../wire/types.ts";
import { other, type Edition } from "./edition.ts";
import { framesOf, played } from "./frames.ts";
import { Legal } from "./legal.ts";

const PACES = { slow: 1400, normal: 700, fast: 300, instant: 0 };
const NOTHING = new Legal();

export interface Step {
  entry: EntryView;
  moment: Moment;
  viewer: Viewer;
}

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  edition = $state.raw<Edition | null>(null);
  viewer = $state<Viewer>("spectator");
  seats = $state.raw<Seat[]>([]);
  latest = $state.raw<Moment | null>(null);
  shown = $state.raw<Moment | null>(null);
  entries = $state.raw<EntryView[]>([]);
  actions = $state.raw<string[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The entry whose effects are being shown. */
  playing = $state.raw<EntryView | null>(null);
  missing = $state.raw<Refused | null>(null);
  salt = $state.raw<string | undefined>(undefined);
  /** Whom the coin lets begin, while it is shown. */
  toss = $state<Seat | null>(null);
  /** The entry after which the player was away. */
  private since = $state<number | null>(null);

  readonly legal = $derived(this.shown && this.shown === this.latest ? new Legal(this.latest.legal) : NOTHING);
  readonly myTurn = $derived(
    this.viewer !== "spectator" && this.latest?.position.side === this.viewer && this.info?.status === "playing",
  );
  readonly behind = $derived(this.shown !== this.latest);
  /** Two players at one screen, and nobody has said who looks on. */
  readonly curtain = $derived(
    this.seats.length === 2 && this.viewer === "spectator" && this.info?.status === "playing",
  );
  readonly bottom: Seat = $derived(this.viewer === "spectator" ? (this.seats[0] ?? "south") : this.viewer);
  /** How many actions of the enemy were not seen. */
  readonly missed = $derived.by(() => {
    const since = this.since;
    if (since === null || this.behind) return 0;
    return played(this.entries).filter(
      (entry) => entry.seq > since && entry.seat !== this.viewer && entry.action !== ".",
    ).length;
  });

  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private previews = new Map<string, Promise<Preview | null>>();
  private chain: Promise<unknown> = Promise.resolve();
  private incoming: Promise<void> = Promise.resolve();
  private awaited: { seq: number; resolve: () => void } | null = null;
  private readonly stop: () => void;
  /** Called with each entry as it is shown. */
  onentry: (step: Step) => void = () => {};

  constructor(readonly id: string) {
    this.stop = connection.onMessage((message) => this.receive(message));
    this.watch();
    connection.connect();
  }

  close(): void {
    clearTimeout(this.timer);
    connection.send({ type: "unwatch", table: this.id });
    this.stop();
  }

  /** Follow the table, from what we have; at one screen, as one of the two. */
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

  act(action: string): Promise<Refused | null> {
    return this.order((seq) => ({ type: "act", table: this.id, id: newId(), seq, action }));
  }

  command(type: CommandKind): Promise<Refused | null> {
    return this.order((seq) => ({ type, table: this.id, id: newId(), seq }));
  }

  resign(): Promise<Refused | null> {
    const seat = this.viewer === "spectator" ? undefined : this.viewer;
    return this.order(() => ({ type: "resign", table: this.id, id: newId(), ...(seat ? { seat } : {}) }));
  }

  abort(): Promise<Refused | null> {
    return this.order(() => ({ type: "abort", table: this.id, id: newId() }));
  }

  claimTime(): void {
    connection.send({ type: "claim-time", table: this.id, id: newId() });
  }

  say(text: string): boolean {
    return connection.send({ type: "chat", table: this.id, id: newId(), text });
  }

  /** One after the other: each command names the number that the one before it led to. */
  private order(make: (seq: number) => PlayCommand): Promise<Refused | null> {
    session.kept += 1;
    const done = this.chain.then(async () => {
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
    });
    this.chain = done;
    return done;
  }

  /** Until the entry of a command is here too; the acknowledgement may overtake it. */
  private reached(seq: number): Promise<void> {
    if ((this.latest?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      this.awaited = { seq, resolve };
      setTimeout(resolve, 3000);
    });
  }

  private arrived(): void {
    if (this.awaited && (this.latest?.seq ?? 0) >= this.awaited.seq) this.awaited.resolve();
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
        if (message.table.id === this.id) this.inTurn(() => this.begin(message));
        break;
      case "update":
        if (message.table === this.id) this.inTurn(() => this.update(message));
        break;
      case "table":
        if (message.table.id === this.id) this.info = message.table;
        break;
      case "chat":
        if (message.table === this.id) {
          this.chat = [...this.chat, message.line];
          this.unread += 1;
        }
        break;
      case "refused":
        if (message.table === this.id && !message.id) this.missing = message;
        break;
    }
  }

  /** An update waits for the snapshot it goes on from, which may wait for its edition. */
  private inTurn(take: () => void | Promise<void>): void {
    this.incoming = this.incoming.then(take).catch((why: unknown) => console.error(why));
  }

  private async begin(snapshot: Snapshot): Promise<void> {
    if (this.edition?.variant !== snapshot.table.variant) this.edition = await editionOf(snapshot.table.variant);
    this.info = snapshot.table;
    this.seats = snapshot.seats ?? [];
    this.viewer = snapshot.viewer;
    this.actions = snapshot.actions ?? [];
    this.salt = snapshot.salt;
    if (snapshot.chat) this.chat = snapshot.chat;
    const seen = this.latest?.seq ?? lastSeen.get(this.id);
    if (seen === undefined && this.seats.length > 0 && snapshot.moment)
      this.cast(snapshot.table, snapshot.moment.position);
    const known = this.entries.at(-1)?.seq ?? 0;
    this.entries = [...this.entries, ...(snapshot.entries ?? []).filter((entry) => entry.seq > known)];
    this.flush();
    this.previews.clear();
    this.latest = snapshot.moment ?? null;
    this.shown = this.latest;
    this.arrived();
    if (this.seats.length === 1 && seen !== undefined && this.latest && seen < this.latest.seq) this.since ??= seen;
    if (this.missed === 0) this.dismissMissed();
    void this.recall();
  }

  /** A game that has just begun by the toss of a coin shows it, and nothing moves meanwhile. */
  private cast(table: TableInfo, { turn, side }: PositionView): void {
    if (table.coin && table.status === "playing" && turn <= 2) this.toss = turn === 1 ? side : other(side);
  }

  endToss(): void {
    this.toss = null;
    this.play();
  }

  /** What was done before this page came to the table, for the log. */
  private async recall(): Promise<void> {
    if ((this.entries[0]?.seq ?? (this.latest?.seq ?? 0) + 1) <= 1) return;
    const game = await api.exported(this.id).catch(() => null);
    const first = this.entries[0]?.seq ?? Infinity;
    if (game) this.entries = [...game.log.filter((entry) => entry.seq < first), ...this.entries];
  }

  /** An entry has been on the screen; while something missed is offered, nothing after it counts as seen. */
  private see(seq: number): void {
    if (this.since === null && document.visibilityState === "visible" && seq > (lastSeen.get(this.id) ?? -1))
      lastSeen.set(this.id, seq);
  }

  private update(update: Update): void {
    if (this.latest && update.entry.seq <= this.latest.seq) return;
    if (this.latest && update.entry.seq > this.latest.seq + 1) {
      this.watch();
      return;
    }
    const own = update.entry.seat === this.viewer;
    const step: Step = { entry: update.entry, moment: update.moment, viewer: update.viewer };
    if (own) this.since = null;
    else if (document.visibilityState === "hidden" && this.seats.length === 1) this.since ??= this.latest?.seq ?? null;
    this.latest = update.moment;
    this.previews.clear();
    this.arrived();
    if (this.info) {
      const { side, turn } = update.moment.position;
      this.info = { ...this.info, status: update.status, side, turn, seq: update.entry.seq };
    }
    if (update.entry.kind === "act" && update.entry.action) this.actions = [...this.actions, update.entry.action];
    this.queue.push(step);
    if (own || this.seats.length === 2) this.flush();
    else this.play();
  }

  // ------------------------------------------------------------ showing

  /** Show everything at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const step of this.queue.splice(0)) this.show(step);
    if (this.latest) this.shown = this.latest;
  }

  private play(): void {
    if (this.timer !== undefined || this.toss) return;
    const step = this.queue.shift();
    if (!step) return;
    this.show(step);
    const pace = reducedMotion() ? Math.min(PACES[settings.pace], 300) : PACES[settings.pace];
    if (document.visibilityState === "hidden" || pace === 0) {
      this.flush();
      return;
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.playing = null;
      this.play();
    }, pace);
  }

  private show(step: Step): void {
    const seen = this.entries.at(-1)?.seq ?? 0;
    if (step.entry.seq > seen) this.entries = [...this.entries, step.entry];
    this.playing = step.entry;
    this.viewer = step.viewer;
    this.shown = step.moment;
    this.see(step.entry.seq);
    this.onentry(step);
  }

  get canReplay(): boolean {
    return this.seats.length < 2 && this.actions.length > 0;
  }

  /** Play the enemy's last turn again. */
  async replay(): Promise<void> {
    const me = this.viewer === "spectator" ? this.latest?.position.side : this.viewer;
    await this.playAgain((acts) => {
      let last = acts.length;
      while (last > 0 && acts[last - 1]!.seat === me) last -= 1;
      let first = last;
      while (first > 0 && acts[first - 1]!.seat !== me) first -= 1;
      return [first, last];
    });
  }

  /** Play what was missed, one action after the other. */
  async catchUp(): Promise<void> {
    const since = this.since ?? 0;
    this.dismissMissed();
    await this.playAgain((acts) => {
      const first = acts.findIndex((entry) => entry.seq > since);
      return first < 0 ? [0, 0] : [first, acts.length];
    });
  }

  dismissMissed(): void {
    this.since = null;
    if (this.latest) this.see(this.latest.seq);
  }

  /** Show a part of the game again, told by the server, and come back to how it stands. */
  private async playAgain(part: (acts: EntryView[]) => [number, number]): Promise<void> {
    const edition = this.edition;
    const game = await api.exported(this.id).catch(() => null);
    if (!game || !edition || !this.latest) return;
    const acts = played(game.log);
    const [first, last] = part(acts);
    if (first === last) return;
    const frames = framesOf(game, edition);
    const now = this.latest;
    const step = (entry: EntryView, position: PositionView): Step => ({
      entry,
      moment: { seq: entry.seq, position },
      viewer: this.viewer,
    });
    this.flush();
    this.shown = { seq: 0, position: frames[first]!.position };
    this.queue = acts.slice(first, last).map((entry, index) => step(entry, frames[first + index + 1]!.position));
    this.queue.at(-1)!.moment = now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.play();
    }, 400);
  }
}

export function isMine(table: TableInfo): boolean {
  const name = session.account?.name;
  return name !== undefined && (table.south?.name === name || table.north?.name === name);
}
