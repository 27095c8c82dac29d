/**
 * A live table as the source of a board: connects the table's store with the board's interaction and remembers which
 * panel is open. It shows what happened and sends the player's commands; the server decides.
 */
import { marksOf } from "../board/model.ts";
import { objectiveOf, type Edition } from "../game/edition.ts";
import type { Step, TableStore } from "../game/table.svelte.ts";
import { eventTold, sideWord } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { settings } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sound.ts";
import { Interaction } from "../table/interaction.svelte.ts";
import type { BoardSource } from "../table/source.ts";
import { notes } from "../ui/messages.svelte.ts";
import { report } from "../ui/report.ts";
import type { CommandKind, Moment, Preview, RefusedView } from "../wire/types.ts";

export type Sheet = "cards" | "log" | "chat" | "menu" | "reference" | null;

export class LiveTable implements BoardSource {
  readonly interaction = new Interaction(this);
  readonly warns = true;
  /** The panel that is open over the board. */
  sheet = $state<Sheet>(null);
  /** Roads of the hint that is shown; null while there is none. */
  hintRoads = $state.raw<number[] | null>(null);
  /** The hint's actions, drawn as arrows. */
  hintActions = $state.raw<readonly string[]>([]);

  readonly edition: Edition = $derived.by(() => this.store.edition!);
  readonly moment: Moment = $derived.by(() => this.store.shown!);
  readonly position = $derived.by(() => this.moment.position);
  readonly info = $derived.by(() => this.store.info!);
  readonly bottom = $derived.by(() => this.store.bottom);
  readonly side = $derived.by(() => this.store.bottom);
  readonly legal = $derived.by(() => this.store.legal);
  readonly locked = $derived.by(() => this.store.curtain);
  readonly over = $derived.by(() => this.info.status !== "playing");
  /** Whether the cards of the side at the lower edge are the viewer's own. */
  readonly seesCards = $derived.by(() => this.store.viewer !== "spectator");
  readonly objective = $derived.by(() =>
    this.seesCards ? objectiveOf(this.edition, this.position.cards[this.bottom].objective) : undefined,
  );
  readonly marks = $derived.by(() => (settings.marks || this.over ? marksOf(this.objective) : {}));
  /** Two people at two screens: they can chat, and get no hints. */
  readonly betweenPeople = $derived.by(
    () => !this.info.hotseat && this.info.south?.kind !== "machine" && this.info.north?.kind !== "machine",
  );
  /** Whether it is the player's turn and the board shows how the table stands. */
  readonly mayAct = $derived.by(() => this.store.myTurn && !this.store.behind);
  readonly mayHint = $derived.by(() => !this.betweenPeople && this.mayAct && this.legal.anything);

  constructor(readonly store: TableStore) {
    store.onentry = (step) => this.show(step);
    store.onproblem = (refused) => this.interaction.refuse(refused);
  }

  // ------------------------------------------------------------ what happens

  private show({ entry, moment, viewer }: Step): void {
    const { edition, interaction } = this;
    const events = entry.events ?? [];
    interaction.effects.show({ edition, position: moment.position, events }, this.info.hotseat ? "spectator" : viewer);
    for (const event of events) {
      if (event.kind === "card-played" && event.side !== viewer)
        notes.show(eventTold(edition, event, viewer), "R8", "plain", edition.variant);
      if (event.kind === "turn-began" && event.side === viewer) sound("turn");
      if (event.kind === "game-ended") sound(event.outcome?.winner === viewer ? "won" : "lost");
    }
    this.hintRoads = null;
    interaction.follow(entry.kind === "act" && entry.seat === viewer);
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
