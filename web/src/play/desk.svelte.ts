/** A player's desk at a table: what is in hand, what is looked at, what is asked. The server judges; this asks. */
import { tick } from "svelte";
import type Board from "../board/Board.svelte";
import { marksOf, type Fire } from "../board/model.ts";
import { objectiveOf, say, unitOf, victoryCardOf, type Edition } from "../game/edition.ts";
import { readAction } from "../game/legal.ts";
import { roadStates } from "../game/pieces.ts";
import type { Step, TableStore } from "../game/table.svelte.ts";
import { eventTold, refusalText, sideName, unitName, word } from "../game/words.ts";
import { t } from "../lib/i18n.svelte.ts";
import { change, settings } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sound.ts";
import { notes } from "../ui/messages.svelte.ts";
import type { Moment, RefusedView } from "../wire/types.ts";
import { Choice } from "../table/selection.svelte.ts";
import { Drag } from "../table/drag.svelte.ts";
import { fireOf, ghostsOf, shownOf, wouldConquer, type Shown } from "../table/previews.ts";

export interface Question {
  title: string;
  text: string;
  yes: string;
  run: () => void;
}

export type Sheet = "cards" | "log" | "chat" | "menu" | "reference" | null;

export class Desk {
  readonly choice = new Choice();
  readonly drag = new Drag();
  board = $state.raw<Board>();
  /** Whether the road's menu was opened by keyboard and takes the focus. */
  menuFocused = $state(false);
  looked = $state.raw<Shown | null>(null);
  effect = $state.raw<{ fire: Fire | null; clash: number | null }>({ fire: null, clash: null });
  asking = $state.raw<Question | null>(null);
  sheet = $state<Sheet>(null);
  /** Roads of a hint that is shown; null while none is asked for. */
  hint = $state.raw<number[] | null>(null);
  /** Its actions, drawn as arrows. */
  hinted = $state.raw<readonly string[]>([]);
  private clearing: ReturnType<typeof setTimeout> | undefined;
  private line: Promise<void> = Promise.resolve();
  private waiting = 0;

  readonly edition: Edition = $derived.by(() => this.store.edition!);
  readonly moment: Moment = $derived.by(() => this.store.shown!);
  readonly position = $derived.by(() => this.moment.position);
  readonly info = $derived.by(() => this.store.info!);
  readonly seat = $derived.by(() => this.store.bottom);
  readonly legal = $derived.by(() => this.store.legal);
  readonly over = $derived.by(() => this.info.status !== "playing");
  readonly seen = $derived.by(() => this.store.viewer !== "spectator");
  readonly objective = $derived.by(() =>
    this.seen ? objectiveOf(this.edition, this.position.cards[this.seat].objective) : undefined,
  );
  readonly marks = $derived.by(() => (settings.marks || this.over ? marksOf(this.objective) : {}));
  readonly inHand = $derived.by(() => this.drag.letter ?? this.choice.unit);
  readonly targets = $derived.by((): number[] => {
    const { card } = this.choice;
    if (card) return this.legal.cardPlays(card).flatMap((a) => (a.road ? [a.road] : []));
    return this.inHand ? this.legal.roadsFor(this.inHand) : [];
  });
  readonly ghosts = $derived.by(() =>
    this.inHand
      ? ghostsOf(this.edition, this.position, this.seat, this.inHand, this.targets)
      : (this.looked?.ghosts ?? []),
  );
  readonly talks = $derived.by(
    () => !this.info.hotseat && this.info.south?.kind !== "machine" && this.info.north?.kind !== "machine",
  );
  /** Whether it is for whoever sits here to act, and they see how it stands. */
  readonly acts = $derived.by(() => this.store.myTurn && !this.store.behind);
  readonly mayHint = $derived.by(() => !this.talks && this.acts && this.legal.anything);

  constructor(readonly store: TableStore) {
    store.onentry = (step) => this.show(step);
  }

  clear(): void {
    this.choice.clear();
    this.looked = null;
  }

  // ------------------------------------------------------------ what happens

  private show({ entry, moment, viewer }: Step): void {
    for (const event of entry.events ?? []) {
      if (event.kind !== "turn-ended")
        notes.speak(eventTold(this.edition, event, this.info.hotseat ? "spectator" : viewer));
      if (event.kind === "placed" || event.kind === "redeployed" || event.kind === "retreated") sound("place");
      if (event.kind === "attacked") this.flash({ fire: null, clash: event.road ?? null }, "clash");
      if (event.kind === "fired")
        this.flash({ fire: fireOf(this.edition, moment.position, event), clash: null }, "fire");
      if (event.kind === "card-played") {
        sound("card");
        if (event.side !== viewer) notes.show(eventTold(this.edition, event, viewer), "R8");
      }
      if (event.kind === "conquered") sound("conquer");
      if (event.kind === "turn-began" && event.side === viewer) sound("turn");
      if (event.kind === "game-ended") sound(event.outcome?.winner === viewer ? "won" : "lost");
    }
    this.hint = null;
    this.looked = null;
    const { unit, card } = this.choice;
    const own = entry.kind === "act" && entry.seat === viewer;
    if (!own || (unit && !this.legal.placeable(unit)) || (card && this.legal.cardPlays(card).length === 0))
      this.clear();
  }

  private flash(what: Desk["effect"], name: "clash" | "fire"): void {
    sound(name);
    this.effect = what;
    clearTimeout(this.clearing);
    this.clearing = setTimeout(() => (this.effect = { fire: null, clash: null }), 650);
  }

  // ------------------------------------------------------------ asking the server

  refuse(refused: RefusedView): void {
    notes.show(refusalText(this.edition, refused), refused.rule, "alarm");
  }

  async run(work: Promise<RefusedView | null>): Promise<void> {
    const refused = await work;
    if (refused) this.refuse(refused);
  }

  async why(action: string): Promise<void> {
    if (this.over) return this.refuse({ code: "over", message: "" });
    const preview = await this.store.preview(action);
    if (preview?.refused) this.refuse(preview.refused);
    else if (!preview) this.refuse({ code: "away", message: t("away") });
  }

  /** Each thing asked for waits for the one before it, and is judged by the position that one led to. */
  private next(work: () => Promise<void>): void {
    this.waiting += 1;
    this.line = this.line.then(work).finally(() => (this.waiting -= 1));
  }

  /** Do it, or say why not. The hand is put down at once: what it takes up meanwhile is meant for the next action. */
  attempt(action: string): void {
    if (this.waiting > 0 || this.legal.has(action)) this.putDown();
    this.next(() => this.judge(action));
  }

  /** Do it if it is legal, else say why not; ask first if it would cost a special unit for good. */
  private async judge(action: string): Promise<void> {
    if (!this.legal.has(action)) return this.why(action);
    const wedges = await this.wedged(action);
    if (!wedges) return this.perform(action);
    this.asking = {
      title: t("wedge.title"),
      text: word(this.edition, "warn.wedge", { unit: wedges[0], road: readAction(action).road }),
      yes: t("wedge.yes"),
      run: () => void this.perform(action),
    };
  }

  private async wedged(action: string): Promise<string> {
    const { kind, road, unit } = readAction(action);
    if (!road || kind === "attack" || kind === "retreat") return "";
    const rear = roadStates(this.position, this.edition)[road - 1]!.lines[this.seat][0]?.unit.letter;
    const letter = unit ?? rear;
    if (!letter || !wouldConquer(this.edition, this.position, this.seat, road, letter)) return "";
    return (await this.store.preview(action))?.wedges ?? "";
  }

  private perform(action: string): Promise<void> {
    return this.run(this.store.act(action));
  }

  /** Show on the board what an action would do; null shows nothing. */
  async look(action: string | null): Promise<void> {
    this.choice.looking = action;
    if (!action) {
      this.looked = null;
      return;
    }
    const preview = await this.store.preview(action);
    if (this.choice.looking === action && preview && !preview.refused) {
      this.looked = shownOf(this.edition, this.position, preview, this.seat);
    }
  }

  // ------------------------------------------------------------ the player's hand

  /** A road under the pointer, the focus or a long press: what would happen there. */
  hover(road: number | null): void {
    if (this.choice.road !== null || this.inHand) return;
    const action = road === null ? null : this.choice.card ? `!${this.choice.card}:${road}` : `x${road}`;
    void this.look(action && this.legal.has(action) ? action : null);
  }

  pressRoad(road: number, by: "pointer" | "keyboard"): void {
    if (this.store.curtain) return;
    if (this.choice.card) this.attempt(`!${this.choice.card}:${road}`);
    else if (this.choice.unit) this.attempt(`${this.choice.unit}${road}`);
    else {
      this.menuFocused = by === "keyboard";
      this.looked = null;
      this.choice.openRoad(road);
    }
  }

  /** Nothing in hand and no menu; who opened it by a key stays at its road. */
  putDown(): void {
    const road = this.choice.road;
    this.clear();
    if (road && this.menuFocused) this.board?.focus(road);
  }

  chooseUnit(letter: string): void {
    if (this.drag.ended) return;
    if (this.over) return this.refuse({ code: "over", message: "" });
    if (!this.acts) return notes.show(t("status.side", { side: sideName(this.edition, this.position.side) }));
    if (!this.legal.placeable(letter)) {
      void this.why(`${letter}${this.firstRoad(letter)}`);
      return;
    }
    this.choice.takeUnit(letter);
    this.looked = null;
    if (this.choice.unit) {
      const roads = this.legal.roadsFor(letter);
      notes.speak(t("tray.chosen", { unit: unitName(this.edition, letter), roads: roads.join(", ") }));
    }
  }

  /** The road whose refusal tells most: the one with the widest gap. */
  private firstRoad(letter: string): number {
    const open = roadStates(this.position, this.edition).filter((road) => !road.conqueror);
    const fitting = open.find((road) => road.gap >= unitOf(this.edition, letter).length);
    return (fitting ?? open.sort((a, b) => b.gap - a.gap)[0])?.road ?? 1;
  }

  drop(letter: string, event: PointerEvent): void {
    if (this.legal.placeable(letter)) this.drag.start(letter, event, (unit, road) => this.attempt(`${unit}${road}`));
  }

  playCard(card: string): void {
    const plays = this.legal.cardPlays(card);
    this.sheet = null;
    if (plays.some((action) => action.road)) {
      this.choice.takeCard(card);
      notes.show(t("card.target"));
      void tick().then(() => this.board?.focus(plays[0]?.road));
      return;
    }
    const printed = victoryCardOf(this.edition, card);
    const texts = [say(printed?.texts)];
    if (printed?.reveals) texts.push(word(this.edition, "warn.reveals"));
    this.asking = {
      title: say(printed?.names),
      text: texts.join(" "),
      yes: t("card.play"),
      run: () => void this.perform(`!${card}`),
    };
  }

  endTurn(): void {
    this.next(() => this.end());
  }

  /** Asks once if points or an attack would be lost. */
  private async end(): Promise<void> {
    if (!this.store.myTurn) return;
    const { legal, edition, position } = this;
    const spend = legal.actions.some((a) => a.kind === "place" || a.kind === "redeploy" || a.kind === "retreat");
    const attack = legal.actions.find((a) => a.kind === "attack");
    let text = "";
    if (position.ap > 0 && spend) text = word(edition, "warn.ap-left", { ap: position.ap });
    else if (attack) text = word(edition, "warn.attack-left", { road: attack.road });
    if (text) this.asking = { title: t("end.title"), text, yes: t("end"), run: () => void this.perform(".") };
    else await this.perform(".");
  }

  undo(): void {
    this.next(async () => {
      if (this.info.undo !== false && (this.moment.undoable ?? 0) > 0) await this.run(this.store.command("undo"));
    });
  }

  /** Whether keys are meant for something else than the game. */
  private elsewhere(target: HTMLElement): boolean {
    if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return true;
    return !settings.keys && !target.closest("svg.board, .menu, [role=toolbar]");
  }

  /** Keys of the whole page: roads by number, units by letter, signs as in the notation. */
  key(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      this.store.curtain ||
      this.elsewhere(target)
    )
      return;
    const key = event.key;
    if (target === document.body && this.board?.step(key)) return event.preventDefault();
    const road = this.choice.road ?? Number((document.activeElement as HTMLElement | null)?.dataset["road"] ?? 0);
    if (key === "Escape") this.clear();
    else if (key === "?") this.sheet = "reference";
    else if (key === "#") change({ gaps: !settings.gaps });
    else if (/^[1-7]$/.test(key)) {
      this.board?.focus(Number(key));
      if (this.choice.unit || this.choice.card) this.pressRoad(Number(key), "keyboard");
    } else if ("x<>".includes(key) && road) this.attempt(`${key}${road}`);
    else if (key === ".") this.endTurn();
    else if (key === "u") this.undo();
    else if (/^[a-zA-Z]$/.test(key) && this.edition.units.some((unit) => unit.letter === key.toUpperCase())) {
      this.chooseUnit(key.toUpperCase());
      if (road === 0) this.board?.focus();
    } else return;
    event.preventDefault();
  }
}
