/**
 * One player's interaction with one board: select, preview, act. It turns presses, drags and keys into actions and
 * asks the source to carry them out; the source decides whether they are legal. It draws nothing (`TableBoard.svelte`).
 */
import { tick } from "svelte";
import type Board from "../board/Board.svelte";
import { unitOf } from "../game/edition.ts";
import { roadStates } from "../game/pieces.ts";
import { capital, refusalText, unitName } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { notes } from "../ui/messages.svelte.ts";
import type { RefusedView } from "../wire/types.ts";
import { Drag } from "./drag.svelte.ts";
import { Effects } from "./effects.svelte.ts";
import { ghostsOf, previewMarks, type PreviewMarks } from "./previews.ts";
import { CommandQueue } from "./queue.ts";
import { Selection } from "./selection.svelte.ts";
import type { BoardSource } from "./source.ts";
import { cardQuestion, endQuestion, wedgeQuestion, type Question } from "./warnings.ts";

export class Interaction {
  readonly selection = new Selection();
  readonly drag = new Drag();
  readonly effects = new Effects();
  /** Orders everything that changes the game: each command is judged by the position that the one before led to. */
  readonly queue = new CommandQueue();
  board = $state.raw<Board>();
  /** Whether the road's menu was opened by keyboard and takes the focus. */
  menuFocused = $state(false);
  /** What the board shows of the action that is previewed. */
  previewed = $state.raw<PreviewMarks | null>(null);
  /** An action to point at: what to press for it is ringed. */
  pointed = $state.raw<string | null>(null);
  /** Whether the player has chosen a unit that is selected as soon as the legal actions are known. */
  choosing = false;
  /** A question that waits for the player's answer. */
  question = $state.raw<Question | null>(null);
  private previewedAction: string | null = null;

  readonly unitInHand = $derived.by(() => this.drag.letter ?? this.selection.unit);
  /** The roads on which the selected unit or card can be used. */
  readonly targets = $derived.by((): number[] => {
    const { legal } = this.source;
    const { card } = this.selection;
    if (card) return legal.cardPlays(card).flatMap((a) => (a.road ? [a.road] : []));
    return this.unitInHand ? legal.roadsFor(this.unitInHand) : [];
  });
  readonly ghosts = $derived.by(() => {
    const { edition, position, side } = this.source;
    if (!this.unitInHand) return this.previewed?.ghosts ?? [];
    return ghostsOf(edition, position, side, this.unitInHand, this.targets);
  });
  /** What to do next with the selected unit or card; empty if nothing is selected. */
  readonly advice = $derived.by((): string => {
    if (this.selection.card) return t("card-target");
    if (!this.unitInHand) return "";
    const unit = capital(unitName(this.source.edition, this.unitInHand));
    return t(this.targets.length === 0 ? "hint-nowhere" : "hint-road", { unit });
  });

  constructor(readonly source: BoardSource) {}

  // ------------------------------------------------------------ selecting

  clear(): void {
    this.selection.clear();
    this.previewed = null;
    this.previewedAction = null;
  }

  /** Clears the selection and closes the menu; if a key opened the menu, the focus returns to its road. */
  putDown(): void {
    const { road } = this.selection;
    this.clear();
    if (road && this.menuFocused) this.board?.focus(road);
  }

  /**
   * Follows a new position. After the player's own command, the selection stays if it can still be used. After the
   * enemy's, only the menu of a road stays, unless something happened on that road: a press must not miss it.
   */
  follow(own: boolean, roads?: readonly (number | undefined)[]): void {
    this.previewed = null;
    const { unit, card, road } = this.selection;
    const { legal } = this.source;
    const usable = (!unit || legal.placeable(unit)) && (!card || legal.cardPlays(card).length > 0);
    const kept = own ? usable : road !== null && roads !== undefined && !roads.includes(road);
    if (!kept) this.clear();
  }

  private get idle(): boolean {
    return this.source.legal.texts.size === 0;
  }

  /** Runs at once if the legal actions are known, else when they are. */
  private whenReady(run: () => void): void {
    if (this.idle && this.source.ready) void this.source.ready().then(run);
    else run();
  }

  pressRoad(road: number, by: "pointer" | "keyboard"): void {
    if (this.source.locked) this.source.explainLocked?.();
    else this.whenReady(() => this.useRoad(road, by));
  }

  private useRoad(road: number, by: "pointer" | "keyboard"): void {
    const { card, unit } = this.selection;
    if (card) this.attempt(`!${card}:${road}`);
    else if (unit) this.attempt(`${unit}${road}`);
    else if (!this.idle || this.source.explainIdle) {
      this.menuFocused = by === "keyboard";
      this.previewed = null;
      this.selection.toggleRoad(road);
    }
  }

  pressUnit(letter: string): void {
    if (this.source.locked) this.source.explainLocked?.();
    else if (!this.drag.ended) {
      this.choosing = true;
      this.whenReady(() => this.useUnit(letter));
    }
  }

  private useUnit(letter: string): void {
    const { edition, legal } = this.source;
    this.choosing = false;
    if (this.idle) return this.source.explainIdle?.();
    if (!legal.placeable(letter)) return void this.explain(`${letter}${this.roadToExplain(letter)}`);
    this.selection.toggleUnit(letter);
    this.previewed = null;
    if (this.selection.unit) {
      const roads = legal.roadsFor(letter).join(", ");
      notes.speak(t("tray-chosen", { unit: unitName(edition, letter), roads }));
    }
  }

  /** A road with room for the unit, else the one with the widest gap: its refusal tells the player most. */
  private roadToExplain(letter: string): number {
    const { edition, position } = this.source;
    const open = roadStates(position, edition).filter((road) => !road.conqueror);
    const fitting = open.find((road) => road.gap >= unitOf(edition, letter).length);
    return (fitting ?? open.sort((a, b) => b.gap - a.gap)[0])?.road ?? 1;
  }

  dragUnit(letter: string, event: PointerEvent): void {
    if (!this.source.legal.placeable(letter)) return;
    this.drag.start(letter, event, (unit, road) => this.attempt(`${unit}${road}`));
  }

  /** Plays a card of the hand; one that needs a road waits for it. */
  playCard(card: string): void {
    const plays = this.source.legal.cardPlays(card);
    if (plays.length === 0) return void this.explain(`!${card}`);
    if (plays.some((action) => action.road)) {
      this.selection.selectCard(card);
      notes.show(t("card-target"));
      void tick().then(() => this.board?.focus(plays[0]?.road));
    } else if (this.source.warns) this.question = cardQuestion(this.source, card);
    else this.attempt(`!${card}`);
  }

  // ------------------------------------------------------------ previewing

  /** Shows on the board what an action would do; null shows nothing. */
  async preview(action: string | null): Promise<void> {
    this.previewedAction = action;
    if (!action) {
      this.previewed = null;
      return;
    }
    const found = await this.source.preview(action);
    if (this.previewedAction !== action || !found || found.refused) return;
    const { edition, position, side } = this.source;
    this.previewed = previewMarks(edition, position, found, side);
  }

  /** A road under the pointer, the focus or a long press shows the attack there, or the selected card's effect. */
  hover(road: number | null): void {
    const { card } = this.selection;
    if (this.selection.road !== null || this.unitInHand) return;
    const action = road === null ? null : card ? `!${card}:${road}` : `x${road}`;
    void this.preview(action && this.source.legal.has(action) ? action : null);
  }

  // ------------------------------------------------------------ acting

  /** Carries out the action or says why not. The selection is cleared at once: the next one is for the next action. */
  attempt(action: string): void {
    if (!this.source.keepsUnit && (this.queue.busy || this.source.legal.has(action))) this.putDown();
    void this.queue.add(() => this.judge(action));
  }

  private async judge(action: string): Promise<void> {
    if (this.idle) await this.source.ready?.();
    if (!this.source.legal.has(action)) return this.explain(action);
    const question = this.source.warns ? await wedgeQuestion(this.source, action) : null;
    if (question) this.question = question;
    else this.refuse(await this.source.act(action));
  }

  endTurn(): void {
    if (!this.source.warns) return this.attempt(".");
    void this.queue.add(async () => {
      if (!this.source.legal.has(".")) return;
      this.question = endQuestion(this.source);
      if (!this.question) this.refuse(await this.source.act("."));
    });
  }

  undo(): void {
    const { source } = this;
    if (source.undo) void this.run(() => source.undo!());
  }

  /** Carries out the action that the board asked about. */
  confirm(): void {
    const { question } = this;
    this.question = null;
    if (question) void this.run(() => this.source.act(question.action));
  }

  /** Adds a command to the queue and shows why it was refused; whether it was carried out. */
  async run(command: () => Promise<RefusedView | null>): Promise<boolean> {
    const refused = await this.queue.add(command);
    this.refuse(refused);
    return refused === null;
  }

  /** Says why an action is not legal. */
  async explain(action: string): Promise<void> {
    this.refuse(await this.source.whyNot(action));
  }

  refuse(refused: RefusedView | null): void {
    const { edition } = this.source;
    if (refused) notes.show(refusalText(edition, refused), refused.rule, "alarm", edition.variant);
  }
}
