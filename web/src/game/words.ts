/**
 * Wording of events, refusals, roads and results, in the words of the edition. `src/sevenroads/texts/wording.py` does
 * the same in Python.
 */
import type { Mark } from "../board/model.ts";
import { capital, Word, type Values } from "../lib/fluent.ts";
import { gameText, groupText, language, listed, messages } from "../lib/i18n.svelte.ts";
import type { CardInfo, EventView, OutcomeView, PositionView, RefusedView, Seat, Viewer } from "../wire/types.ts";
import { objectiveOf, other, say, unitOf, victoryCardOf, type Edition } from "./edition.ts";
import { roadStates } from "./pieces.ts";
import { shipped } from "./shipped.ts";

export { capital };

const ROADS = 7;

/** Values as the server gives them: units are letters, cards and objectives are ids. */
type Given = Readonly<Record<string, unknown>>;

/** The editions whose words in the texts may be those of this one: itself, or all for a player's own. */
function namesOf({ id }: Edition): readonly string[] {
  const all = shipped();
  return all.includes(id) ? [id] : all;
}

function unitWord(edition: Edition, letter: string): Word {
  const unit = edition.units.find((one) => one.letter === letter);
  const own = unit && ([say(unit.names), say(unit.plurals)] as const);
  return new Word(messages(), [`unit-${letter}`], own, "unit-other");
}

function laneWords(edition: Edition): Word {
  const keys = namesOf(edition).map((name) => `lane-${name}`);
  return new Word(messages(), keys, [laneWord(edition), laneWord(edition, true)], "lane-other");
}

/** A side as a word with forms, for a text that needs them. */
export function sideWord(edition: Edition, seat: Seat): Word {
  const keys = namesOf(edition).flatMap((name) => [seat, other(seat)].map((one) => `side-${name}-${one}`));
  const own = sideName(edition, seat);
  return new Word(messages(), keys, [own, own], "side-other");
}

/** A side as its reader calls it: "you" or "the enemy". A spectator reads the side's name. */
export function readerWord(edition: Edition, seat: Seat, reader: Viewer): Word {
  if (reader === "spectator") return sideWord(edition, seat);
  return new Word(messages(), [seat === reader ? "reader-you" : "reader-enemy"]);
}

/** Units by kind, in the order in which they first come: "2 privates and 1 tank". */
function unitList(edition: Edition, letters: readonly string[]): string {
  return listed(
    [...new Set(letters)].map((letter) => {
      const count = letters.filter((one) => one === letter).length;
      return messages().find("list-unit", { count, unit: unitWord(edition, letter) }) ?? "";
    }),
  );
}

/** The arguments of a game text: letters and ids become words. */
function argumentsOf(edition: Edition, given: Given): Values {
  const made: Record<string, Values[string]> = { lane: laneWords(edition) };
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null) continue;
    if (["unit", "enemy", "counter", "filler"].includes(name)) made[name] = unitWord(edition, String(value));
    else if (name === "units") made[name] = unitList(edition, [...(value as Iterable<string>)]);
    else if (name === "side")
      made[name] =
        value === "you" || value === "enemy"
          ? new Word(messages(), [`reader-${value}`])
          : sideWord(edition, value as Seat);
    else if (name === "action" || name === "direction") made[name] = new Word(messages(), [`${name}-${String(value)}`]);
    else if (name === "card") made[name] = cardName(edition, String(value));
    else if (name === "objective") made[name] = say(objectiveOf(edition, String(value))?.names) || String(value);
    else made[name] = typeof value === "number" ? value : String(value);
  }
  if (given["left"] !== undefined && given["unit"] !== undefined)
    made["stock"] = unitList(edition, Array<string>(Number(given["left"])).fill(String(given["unit"])));
  return made;
}

function cardName(edition: Edition, id: string): string {
  return say(victoryCardOf(edition, id)?.names) || (gameText(`card-${id}-title`) ?? id);
}

export function word(edition: Edition, key: string, values: Given = {}): string {
  return messages().find(key, argumentsOf(edition, values)) ?? key;
}

/** A text for learning, which follows the edition. The page must have loaded its group (`useTexts`). */
export function learningText(edition: Edition, key: string, values: Given = {}): string | undefined {
  const gun = edition.units.find((unit) => (unit.arrows?.length ?? 0) > 1)?.letter ?? "K";
  return groupText(key, {
    ...argumentsOf(edition, values),
    edition: shipped().includes(edition.id) ? edition.id : "own",
    south: sideWord(edition, "south"),
    north: sideWord(edition, "north"),
    gun: unitWord(edition, gun),
    length: edition.road_length,
    three: edition.three_roads_win ? "yes" : "no",
  });
}

function known(...keys: string[]): string {
  return keys.find((key) => messages().has(key)) ?? keys.at(-1)!;
}

export function laneWord(edition: Edition, plural = false): string {
  const pair = say2(edition.lanes);
  return pair[plural ? 1 : 0] ?? "";
}

function say2(lanes: Edition["lanes"]): [string, string] {
  return lanes[language()] ?? lanes["en"] ?? ["", ""];
}

export function sideName(edition: Edition, seat: Seat): string {
  return say(edition.sides[seat]);
}

export function unitName(edition: Edition, letter: string): string {
  return say(unitOf(edition, letter).names);
}

function eventValues(event: EventView): Given {
  const { kind, side, rule, outcome, ...rest } = event;
  const secret = event.secret;
  return {
    ...rest,
    side,
    ...(kind === "card-drawn" ? { card: secret } : { objective: secret }),
    cost: event.cost ?? 0,
  };
}

/** An event in words for neither side. */
export function eventLine(edition: Edition, event: EventView): string {
  const base = `event-${event.kind}`;
  const key = event.road === undefined ? base : known(`${base}-road`, base);
  return word(edition, key, eventValues(event));
}

/** An event as it is worded for a player of the game. */
export function eventTold(edition: Edition, event: EventView, viewer: Viewer): string {
  // The side of the last event is the one that acted last. The words are about the winner.
  const about = event.kind === "game-ended" ? event.outcome?.winner : event.side;
  if (viewer === "spectator" || !about) return eventLine(edition, event);
  const base = `event-${event.kind}`;
  const own = about === viewer;
  const who = `${base}-${own ? "you" : "enemy"}`;
  const keys = [who, base];
  if (event.road !== undefined) keys.unshift(`${who}-road`);
  if (own && event.secret) keys.unshift(`${base}-secret`);
  return word(edition, known(...keys), eventValues(event));
}

export function refusalText(edition: Edition | null, refused: RefusedView): string {
  const key = `refusal-${refused.code}`;
  if (!messages().has(key)) return refused.message || (gameText("refusal-other") ?? "");
  return edition ? word(edition, key, refused.values ?? {}) : (messages().find(key, refused.values) ?? refused.message);
}

/** The text of a card. A card without its own text is described by its clauses or its effect. */
export function cardText(edition: Edition, card: CardInfo): string {
  const own = say(card.texts);
  if (own || card.take || card.deny) return own || objectiveText(edition, card);
  const points = card.points ?? 0;
  const sentences = messages().has(`card-${card.id}-text`) ? [word(edition, `card-${card.id}-text`)] : [];
  if (points) sentences.push(word(edition, points > 0 ? "card-gives" : "card-costs", { points: Math.abs(points) }));
  return sentences.join(" ");
}

function objectiveText(edition: Edition, { take = [], deny = [] }: CardInfo): string {
  const list = (roads: readonly number[], type: Intl.ListFormatType) => listed(roads.map(String), type);
  const named = new Set<number>();
  const sentences = take.map(([count, roads]) => {
    const kind = count === roads.length ? "all" : roads.length === ROADS ? "any" : "some";
    // A road counts in one clause only, so a later clause asks for further roads.
    const more = kind !== "all" && roads.some((road) => named.has(road)) ? "-more" : "";
    for (const road of roads) named.add(road);
    return word(edition, `objective-${kind}${more}`, { count, roads: list(roads, "conjunction") });
  });
  if (deny.length > 0)
    sentences.push(
      word(edition, deny.length === ROADS ? "objective-deny-any" : "objective-deny", {
        roads: list(deny, "disjunction"),
      }),
    );
  return sentences.join(" ");
}

export function endText(edition: Edition, outcome: OutcomeView, viewer: Viewer): string {
  const base = `end-${outcome.termination.replaceAll(" ", "-")}`;
  const form = !outcome.winner ? "draw" : viewer === "spectator" ? "side" : outcome.winner === viewer ? "won" : "lost";
  return word(edition, known(`${base}-${form}`, `end-other-${form}`), outcome.winner ? { side: outcome.winner } : {});
}

/** A road in words, for screen readers. */
export function roadText(edition: Edition, position: PositionView, road: number, bottom: Seat): string {
  const state = roadStates(position, edition)[road - 1]!;
  if (state.conqueror) return word(edition, "describe-conquered", { road, side: state.conqueror });
  const parts = [word(edition, "describe-road", { road, gap: state.gap })];
  for (const seat of [bottom, other(bottom)]) {
    const line = state.lines[seat];
    if (!line.length) {
      parts.push(word(edition, "describe-no-line", { side: seat }));
      continue;
    }
    const list = line.map((piece) => unitName(edition, piece.unit.letter)).join(", ");
    parts.push(word(edition, "describe-line", { side: seat, names: list }));
    const tiles = line[0]!.tile - 1;
    if (tiles > 0) parts.push(word(edition, "describe-distance", { tiles }));
  }
  if (state.contact) parts.push(word(edition, "describe-contact"));
  for (const effect of ["s", "n"] as const) {
    const seat: Seat = effect === "s" ? "south" : "north";
    if (state.dug[seat]) parts.push(word(edition, "effect-dig-in", { side: seat, road }));
  }
  const own = state.lines[bottom].at(-1);
  if (own?.blocked) {
    const enemy = state.lines[other(bottom)].at(-1)!.unit.letter;
    parts.push(word(edition, "describe-blocked", { unit: own.unit.letter, enemy }));
  }
  return parts.join(" ");
}

/** What the marks of an objective on a road mean, in words; empty if it has none. */
export function markText(edition: Edition, road: number, mark: Mark | undefined): string {
  const keys = [mark?.take && `mark-${mark.take}`, mark?.deny && "mark-deny"];
  return keys.flatMap((key) => (key ? [word(edition, key, { road })] : [])).join(" ");
}

/** What chain and spark on a road mean for the side at the lower edge, in words; empty if the lines do not touch. */
export function contactText(edition: Edition, position: PositionView, road: number, bottom: Seat): string {
  const { contact, conqueror, lines } = roadStates(position, edition)[road - 1]!;
  const [own, enemy] = [lines[bottom].at(-1), lines[other(bottom)].at(-1)];
  if (!contact || conqueror || !own || !enemy) return "";
  const units = { unit: own.unit.letter, enemy: enemy.unit.letter };
  if (own.blocked) return word(edition, "mark-blocked-own", units);
  return word(edition, enemy.blocked ? "mark-blocked-enemy" : "mark-equal", units);
}

/** Effects in force, as sentences for their reader. */
export function effectTexts(edition: Edition, position: PositionView, reader: Viewer): string[] {
  return (position.effects ?? []).map((effect) => {
    const [id, about = ""] = effect.split(":");
    const side: Seat = about[0] === "n" ? "north" : "south";
    const value = Number(about.slice(1) || 0);
    const who = `effect-${id}-${side === reader ? "you" : "enemy"}`;
    const key = reader === "spectator" ? `effect-${id}` : known(who, `effect-${id}`);
    return word(edition, key, { side, road: value, ap: value, limit: value + 1 });
  });
}
