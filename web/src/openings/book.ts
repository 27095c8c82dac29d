/** Positions of an opening book: their addresses in the client and on the server. Decides no rule. */
import { editionNames } from "../game/shipped.ts";
import { get } from "../wire/http.ts";
import type { Message, Seat } from "../wire/types.ts";

export type OpeningPage = Message<"OpeningPage">;
export type OpeningTurn = Message<"OpeningTurn">;

/** A place in a book: the turns from the start on, and each side's Objective card or kind of card, if chosen. */
export interface BookPlace {
  edition: string;
  turns: readonly string[];
  cards: Partial<Record<Seat, string>>;
}

/** Rows that are shown before the reader asks for all. */
export const SHOWN = 8;

/** The text of a turn; one without actions is its end alone. */
export const turnText = (actions: readonly string[]): string => actions.join(" ") || ".";

/** The side that plays the turn after so many others; the starting player sits south. */
export const sideAfter = (turns: number): Seat => (turns % 2 === 0 ? "south" : "north");

/** A turn's number as in a record, such as `2n.` */
export const turnLabel = (turns: number): string => `${Math.floor(turns / 2) + 1}${sideAfter(turns)[0]!}.`;

export function readPlace(query: URLSearchParams, preferred: string): BookPlace {
  const known = editionNames().map(([id]) => id);
  const edition = [query.get("edition"), preferred].find((id) => id !== null && known.includes(id)) ?? known[0]!;
  const cards: BookPlace["cards"] = {};
  for (const seat of ["south", "north"] as const) {
    const card = query.get(seat);
    if (card) cards[seat] = card;
  }
  return { edition, turns: query.getAll("turn"), cards };
}

export function writePlace({ edition, turns, cards }: BookPlace): string {
  const query = new URLSearchParams({ edition });
  for (const turn of turns) query.append("turn", turn);
  for (const [seat, card] of Object.entries(cards)) query.append(seat, card);
  return `/openings?${query}`;
}

/** The place after so many of its turns. */
export const backTo = (place: BookPlace, turns: number): BookPlace => ({
  ...place,
  turns: place.turns.slice(0, turns),
});

export const after = (place: BookPlace, turn: OpeningTurn): BookPlace => ({
  ...place,
  turns: [...place.turns, turnText(turn.actions)],
});

/** The place with another card of the side to move; no card means all. */
export function withCard(place: BookPlace, card: string): BookPlace {
  const cards = { ...place.cards };
  const side = sideAfter(place.turns.length);
  if (card) cards[side] = card;
  else delete cards[side];
  return { ...place, cards };
}

export function fetchPlace({ edition, turns, cards }: BookPlace): Promise<OpeningPage> {
  const query = new URLSearchParams(turns.map((turn) => ["turn", turn]));
  const card = cards[sideAfter(turns.length)];
  if (card) query.append("objective", card);
  return get<OpeningPage>(`/openings/${edition}?${query}`);
}

/** The cards with which a turn is played most, the most frequent first. */
export function topCards(turn: OpeningTurn, most = 3): string[] {
  return Object.entries(turn.objectives)
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, most)
    .map(([card]) => card);
}
