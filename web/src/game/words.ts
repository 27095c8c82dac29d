/** Wording of events, refusals, roads and results, from `texts/<language>/game.json`. */
import { format, type Names, type Values } from "../content/format.ts";
import { gameCatalogue, gameText, language } from "../lib/i18n.svelte.ts";
import type {
  CardInfo,
  EventView,
  OutcomeView,
  Person,
  PositionView,
  RefusedView,
  Seat,
  Viewer,
} from "../wire/types.ts";
import { objectiveOf, other, say, unitOf, victoryCardOf, type Edition } from "./edition.ts";
import { roadStates } from "./pieces.ts";

const ROADS = 7;

function names(edition: Edition): Names {
  return {
    edition: edition.id,
    unit: (letter, plural) => {
      const unit = edition.units.find((one) => one.letter === letter);
      return unit && say(plural ? unit.plurals : unit.names);
    },
    lane: (plural) => laneWord(edition, plural),
    side: (seat) => say(edition.sides[seat as Seat]),
    card: (id) => say(victoryCardOf(edition, id)?.names) || undefined,
    objective: (id) => say(objectiveOf(edition, id)?.names) || undefined,
  };
}

export function word(edition: Edition, key: string, values: Values = {}): string {
  return format(gameCatalogue(), key, values, names(edition));
}

function known(...keys: string[]): string {
  return keys.find((key) => gameText(key) !== undefined) ?? keys.at(-1)!;
}

export function laneWord(edition: Edition, plural = false): string {
  const pair = say2(edition.lanes);
  return pair[plural ? 1 : 0] ?? "";
}

function say2(lanes: Edition["lanes"]): [string, string] {
  return lanes[language()] ?? lanes["en"] ?? ["", ""];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sideName(edition: Edition, seat: Seat): string {
  return say(edition.sides[seat]);
}

/** A player's name; the machine's levels have a name in each language. */
export function playerName(person: Person): string {
  return (
    (person.kind === "machine" && person.level ? gameText(`level.${person.level}.name`) : undefined) ?? person.name
  );
}

export function unitName(edition: Edition, letter: string): string {
  return say(unitOf(edition, letter).names);
}

function eventValues(event: EventView): Values {
  const { kind, side, rule, outcome, ...rest } = event;
  const secret = event.secret;
  return {
    ...rest,
    side,
    ...(kind === "card-drawn" ? { card: secret } : { objective: secret }),
    cost: event.cost ?? 0,
  };
}

/** An event as the log words it, for neither side. */
export function eventLine(edition: Edition, event: EventView): string {
  const base = `event.${event.kind}`;
  const key = event.road === undefined ? known(base) : known(`${base}.road`, base);
  return word(edition, key, eventValues(event));
}

/** An event as it is worded for a player of the game. */
export function eventTold(edition: Edition, event: EventView, viewer: Viewer): string {
  if (viewer === "spectator") return eventLine(edition, event);
  const base = `event.${event.kind}`;
  const own = event.side === viewer;
  const who = `${base}.${own ? "you" : "enemy"}`;
  const keys = [who, base];
  if (event.road !== undefined) keys.unshift(`${who}.road`);
  if (own && event.secret) keys.unshift(`${base}.secret`);
  return word(edition, known(...keys), eventValues(event));
}

export function refusalText(edition: Edition | null, refused: RefusedView): string {
  const key = `refusal.${refused.code}`;
  if (gameText(key) === undefined) return refused.message || (gameText("refusal.other") ?? "");
  return edition ? word(edition, key, refused.values ?? {}) : (gameText(key) ?? refused.message);
}

/** The text of a card. A card without its own text is described by its clauses or its effect. */
export function cardText(edition: Edition, card: CardInfo): string {
  const own = say(card.texts);
  if (own || card.take || card.deny) return own || objectiveText(edition, card);
  return gameText(`card.${card.id}.text`) === undefined ? "" : word(edition, `card.${card.id}.text`);
}

function objectiveText(edition: Edition, { take = [], deny = [] }: CardInfo): string {
  // The cards are in British English: no comma before "and".
  const locale = language() === "en" ? "en-GB" : language();
  const list = (roads: readonly number[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).format(roads.map(String));
  const named = new Set<number>();
  const sentences = take.map(([count, roads]) => {
    const kind = count === roads.length ? "all" : roads.length === ROADS ? "any" : "some";
    // A road counts in one clause only, so a later clause asks for further roads.
    const more = kind !== "all" && roads.some((road) => named.has(road)) ? ".more" : "";
    for (const road of roads) named.add(road);
    return word(edition, `objective.${kind}${more}`, { count, roads: list(roads, "conjunction") });
  });
  if (deny.length > 0)
    sentences.push(
      word(edition, deny.length === ROADS ? "objective.deny.any" : "objective.deny", {
        roads: list(deny, "disjunction"),
      }),
    );
  return sentences.join(" ");
}

export function endText(edition: Edition, outcome: OutcomeView, viewer: Viewer): string {
  const base = `end.${outcome.termination.replaceAll(" ", "-")}`;
  const form = !outcome.winner ? "draw" : viewer === "spectator" ? "side" : outcome.winner === viewer ? "won" : "lost";
  return word(edition, known(`${base}.${form}`, `end.other.${form}`), outcome.winner ? { side: outcome.winner } : {});
}

/** A road in words, for screen readers. */
export function roadText(edition: Edition, position: PositionView, road: number, bottom: Seat): string {
  const state = roadStates(position, edition)[road - 1]!;
  if (state.conqueror) return word(edition, "describe.conquered", { road, side: state.conqueror });
  const parts = [word(edition, "describe.road", { road, gap: state.gap })];
  for (const seat of [bottom, other(bottom)]) {
    const line = state.lines[seat];
    if (!line.length) {
      parts.push(word(edition, "describe.no-line", { side: seat }));
      continue;
    }
    const list = line.map((piece) => unitName(edition, piece.unit.letter)).join(", ");
    parts.push(word(edition, "describe.line", { side: seat, names: list }));
    const tiles = line[0]!.tile - 1;
    if (tiles > 0) parts.push(word(edition, "describe.distance", { tiles }));
  }
  if (state.contact) parts.push(word(edition, "describe.contact"));
  for (const effect of ["s", "n"] as const) {
    const seat: Seat = effect === "s" ? "south" : "north";
    if (state.dug[seat]) parts.push(word(edition, "effect.dig-in", { side: seat, road }));
  }
  const own = state.lines[bottom].at(-1);
  if (own?.blocked) {
    const enemy = state.lines[other(bottom)].at(-1)!.unit.letter;
    parts.push(word(edition, "describe.blocked", { unit: own.unit.letter, enemy }));
  }
  return parts.join(" ");
}

/** Effects in force, as sentences. */
export function effectTexts(edition: Edition, position: PositionView): string[] {
  return (position.effects ?? []).map((effect) => {
    const [id, about = ""] = effect.split(":");
    const side: Seat = about[0] === "n" ? "north" : "south";
    const value = Number(about.slice(1) || 0);
    return word(edition, `effect.${id}`, { side, road: value, ap: value, limit: value + 1 });
  });
}
