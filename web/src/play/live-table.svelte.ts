/**
 * A live table as the source of a board: connects the table's store with the board's interaction and remembers which
 * panel is open. It shows what happened and sends the player's commands; the server decides.
 */
import { marksOf } from "../board/model.ts";
import { objectiveOf, other, victoryCardOf, type Edition } from "../game/edition.ts";
import type { Step, TableStore } from "../game/table.svelte.ts";
import { lastTurn, summaryText } from "../game/turns.ts";
import { cardText, eventTold, readerWord, sideWord } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { reducedMotion, settings } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sound.ts";
import { Interaction } from "../table/interaction.svelte.ts";
import type { BoardSource } from "../table/source.ts";
import { notes } from "../ui/messages.svelte.ts";
import { report } from "../ui/report.ts";
import type {
  ChatLine,
  CommandKind,
  EntryView,
  Moment,
  Person,
  PositionView,
  Preview,
  RefusedView,
  Seat,
  Viewer,
} from "../wire/types.ts";

export type Sheet = "cards" | "log" | "chat" | "menu" | "reference" | "beats" | null;

/** Another player at the table, or the author of a chat line. */
export type Someone = { seat: Seat; person: Person } | { line: ChatLine };

const upTo = (entries: readonly EntryView[], seq: number) => entries.filter((entry) => entry.seq <= seq);

export class LiveTable implements BoardSource {
  readonly interaction = new Interaction(this);
  readonly warns = true;
  /** The panel that is open over the board. */
  sheet = $state<Sheet>(null);
  /** The player whose dialog is open. */
  person = $state.raw<Someone | null>(null);
  /** Roads of the hint that is shown; null while there is none. */
  hintRoads = $state.raw<number[] | null>(null);
  /** Whether the player has seen the end of the game on this page. */
  endSeen = $state(false);
  /** The scene at the end of the game; `begun` while the roads that decided are walked through. */
  scene = $state<"waiting" | "begun" | "open" | "closed">("waiting");
  /** The hint's actions, drawn as arrows. */
  hintActions = $state.raw<readonly string[]>([]);

  readonly edition: Edition = $derived.by(() => this.store.edition!);
  readonly moment: Moment = $derived.by(() => this.store.shown!);
  readonly position = $derived.by(() => this.moment.position);
  readonly info = $derived.by(() => this.store.info!);
  readonly bottom = $derived.by(() => this.store.bottom);
  readonly side = $derived.by(() => this.store.bottom);
  readonly legal = $derived.by(() => this.store.legal);
  readonly locked = $derived.by(() => this.store.curtain || this.store.past.looking);
  readonly over = $derived.by(() => this.info.status !== "playing");
  /** Whether the cards of the side at the lower edge are the viewer's own. */
  readonly seesCards = $derived.by(() => this.store.viewer !== "spectator");
  readonly objective = $derived.by(() =>
    this.seesCards ? objectiveOf(this.edition, this.position.cards[this.bottom].objective) : undefined,
  );
  /** At one screen the marks would show the objective to the other player. */
  readonly marks = $derived.by(() => {
    const wanted = settings.marks && (!this.info.hotseat || settings.hotseatMarks);
    return wanted || this.over ? marksOf(this.objective) : {};
  });
  /** Two people at two screens: they can chat, and get no hints. */
  readonly betweenPeople = $derived.by(
    () => !this.info.hotseat && this.info.south?.kind !== "machine" && this.info.north?.kind !== "machine",
  );
  /** Whether the server says how likely each objective of the enemy is: to a player against the machine. */
  readonly mayHaveOdds = $derived.by(() => {
    const { viewer, seats } = this.store;
    if (viewer === "spectator" || seats.length !== 1 || this.over || this.info.rated) return false;
    const enemy = other(viewer);
    // An objective that the player knows needs no odds.
    const hidden = !objectiveOf(this.edition, this.position.cards[enemy].objective);
    return this.info[enemy]?.kind === "machine" && this.edition.objectives.length > 0 && hidden;
  });
  /** Who reads the words of this page: nobody's "you" at one screen. */
  readonly reader: Viewer = $derived.by(() => (this.info.hotseat ? "spectator" : this.store.viewer));
  /** The actions to number on the board: of the turn before the player's first action, or of the one looked back at. */
  readonly numbered = $derived.by(() => {
    const { past, entries, viewer, curtain } = this.store;
    if (past.moment) return lastTurn(upTo(entries, past.moment.seq), "spectator");
    return curtain || this.over ? [] : lastTurn(entries, viewer);
  });
  /** The enemy's last turn in one sentence, until the player's first action. */
  readonly summary = $derived.by(() =>
    this.moment.summary ? summaryText(this.edition, this.moment.summary, this.reader) : "",
  );
  /** Whether it is the player's turn and the board shows how the table stands. */
  readonly mayAct = $derived.by(() => this.store.myTurn && !this.store.behind);
  readonly mayHint = $derived.by(() => !this.betweenPeople && this.mayAct && this.legal.anything);

  constructor(readonly store: TableStore) {
    store.onentry = (step, before) => this.show(step, before);
    store.onproblem = (refused) => this.interaction.refuse(refused);
  }

  // ------------------------------------------------------------ what happens

  private show({ entry, moment, viewer }: Step, before: PositionView | null): void {
    const { edition, interaction } = this;
    const events = entry.events ?? [];
    const reader = this.info.hotseat ? "spectator" : viewer;
    if (this.store.past.looking) interaction.effects.tell(edition, events, reader);
    else interaction.effects.show({ edition, before, position: moment.position, events }, reader);
    this.announce(entry, reader);
    for (const event of events) {
      if (event.kind === "card-played" && event.side !== viewer && (reducedMotion() || this.store.past.looking))
        notes.show(`${eventTold(edition, event, reader)} ${this.effectOf(event.card)}`, "R8", "plain", edition.variant);
      if (event.kind === "turn-began" && event.side === viewer) sound("turn");
      if (event.kind === "game-ended") {
        sound(event.outcome?.winner === viewer ? "won" : "lost");
        this.endSeen = true;
      }
    }
    if (moment.summary) notes.speak(summaryText(edition, moment.summary, reader));
    this.hintRoads = null;
    if (moment.position.outcome) interaction.clear();
    const roads = events.flatMap(({ road, target }) => [road, target]);
    interaction.follow(entry.seat === viewer && !this.over, roads);
  }

  /** Tells screen readers about an entry that takes actions back. */
  private announce({ kind, seat }: EntryView, reader: Viewer): void {
    // A declined offer disappears: the player who made it should not have to guess why.
    if ((kind === "draw-decline" || kind === "takeback-decline") && reader !== "spectator" && reader !== seat)
      notes.show(t(`entry-${kind}`, { side: readerWord(this.edition, seat, reader) }));
    if (kind === "takeback-accept") notes.speak(t("said-takeback-accept"));
    if (kind === "undo" || kind === "restart")
      notes.speak(t(`entry-${kind}`, { side: readerWord(this.edition, seat, reader) }));
  }

  /** What a victory card does. */
  private effectOf(id: string | undefined): string {
    const card = id === undefined ? undefined : victoryCardOf(this.edition, id);
    return card ? cardText(this.edition, card) : "";
  }

  // ------------------------------------------------------------ what the board asks for

  preview(action: string): Promise<Preview | null> {
    return this.store.preview(action);
  }

  act(action: string): Promise<RefusedView | null> {
    return this.store.act(action);
  }

  async whyNot(action: string): Promise<RefusedView | null> {
    if (this.over) return { code: "over", message: "" };
    const preview = await this.store.preview(action);
    return preview ? (preview.refused ?? null) : { code: "away", message: "" };
  }

  async undo(): Promise<RefusedView | null> {
    const possible = this.info.undo !== false && (this.moment.undoable ?? 0) > 0;
    return possible ? this.store.command("undo") : null;
  }

  explainLocked(): void {
    if (this.store.past.looking) notes.show(t("step-locked"));
  }

  explainIdle(): void {
    if (this.over) this.interaction.refuse({ code: "over", message: "" });
    else notes.show(t("status-side", { side: sideWord(this.edition, this.position.side) }));
  }

  // ------------------------------------------------------------ beside the board

  command(kind: CommandKind): void {
    void this.interaction.run(() => this.store.command(kind));
  }

  resign(): void {
    void this.interaction.run(() => this.store.resign());
  }

  abort(): void {
    void this.interaction.run(() => this.store.abort());
  }

  /** Looks at another position of the game. */
  look(step: "first" | "back" | "forward" | "now"): void {
    this.hintRoads = null;
    this.interaction.clear();
    this.interaction.effects.stop();
    void this.request(async () => {
      await this.store.past[step]();
      this.tellPlace();
    });
  }

  lookAt(seq: number): void {
    this.sheet = null;
    this.interaction.clear();
    this.interaction.effects.stop();
    void this.request(async () => {
      await this.store.past.goTo(seq);
      this.tellPlace();
    });
  }

  /** The action that led to the position looked back at, in words. */
  readonly place = $derived.by(() => {
    const { past, entries } = this.store;
    if (!past.moment) return "";
    const entry = entries.find(({ seq }) => seq === past.moment!.seq);
    const event = entry?.events?.[0];
    return event ? eventTold(this.edition, event, this.reader) : t("step-start");
  });

  private tellPlace(): void {
    notes.speak(this.place || t("status-yours"));
  }

  replay(): Promise<void> {
    return this.request(() => this.store.replay());
  }

  catchUp(): Promise<void> {
    return this.request(() => this.store.catchUp());
  }

  /** Makes a request for the player and shows why it failed. */
  async request(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      report(error, this.edition);
    }
  }

  /** A card is played on the board, so the sheet with the cards closes. */
  playCard(card: string): void {
    if (this.legal.cardPlays(card).length > 0) this.sheet = null;
    this.interaction.playCard(card);
  }
}
