/** The messages of the server under short names. Their shapes are in `schema.ts`, written from the server's schema. */
import type { components } from "./schema.ts";

export const PROTOCOL = 1;

type Schemas = components["schemas"];

/** Types that are narrower than in the schema: records with both sides as keys, words of a fixed set. */
interface Narrow {
  cards: Record<Seat, CardsView>;
  stock: Record<Seat, Record<string, number>>;
  sides: Record<Seat, Texts>;
  landscape: "winter" | "beach" | "town" | "meadow";
  direction: "left" | "right";
  refused: RefusedView;
}

/** A message as it is sent: fields with their default value are left out, so no field is null. */
type Sent<T> = T extends object
  ? { [K in keyof T]: K extends keyof Narrow ? Narrow[K] : Sent<Exclude<T[K], null>> }
  : T;

export type Message<Name extends keyof Schemas> = Sent<Schemas[Name]>;

export type Seat = "south" | "north";
export type Viewer = Seat | "spectator";
export type Texts = Record<string, string>;

// ------------------------------------------------------------ a table and its game

export type LineView = Message<"LineView">;
export type RoadView = Message<"RoadView">;
export type OutcomeView = Message<"OutcomeView">;
type CardsView = Message<"CardsView">;
export type PositionView = Message<"PositionView">;
export type EventView = Message<"EventView">;
export type EntryView = Message<"EntryView">;
export type Moment = Message<"Moment">;
export type TurnSummary = Message<"TurnSummaryView">;
export type TurnFact = Message<"TurnFactView">;
export type ClockView = Message<"ClockView">;
export type Person = Message<"Person">;
export type TableInfo = Message<"TableInfo">;
export type ChatLine = Message<"ChatLine">;

// ------------------------------------------------------------ the socket

export type Snapshot = Message<"Snapshot">;
export type Update = Message<"Update">;
export type Ack = Message<"Ack">;
export type Refused = Message<"Refused">;
export type RefusedView = Omit<Refused, "type">;
export type Preview = Message<"Preview">;
export type ServerMessage =
  | Message<"Welcome">
  | Snapshot
  | Update
  | Ack
  | Refused
  | Message<"TableChanged">
  | Message<"ChatMessage">
  | Message<"Lobby">
  | Message<"YourTurn">
  | Preview
  | Message<"Pong">
  | Message<"Bye">;

/** Commands that are carried out only if the table is at `seq`. */
type Numbered = Message<
  | "Undo"
  | "Restart"
  | "DrawOffer"
  | "DrawAccept"
  | "DrawDecline"
  | "DrawWithdraw"
  | "TakebackAsk"
  | "TakebackAccept"
  | "TakebackDecline"
  | "TakebackWithdraw"
>;
export type CommandKind = Numbered["type"];
export type PlayCommand = Numbered | Message<"Act" | "Resign" | "Abort" | "ClaimTime">;
export type ClientMessage = PlayCommand | Message<"Watch" | "Unwatch" | "WatchLobby" | "Say" | "AskPreview" | "Ping">;

// ------------------------------------------------------------ HTTP

export type ArrowInfo = Message<"ArrowInfo">;
export type UnitInfo = Message<"UnitInfo">;
export type CardInfo = Message<"CardInfo">;
export type EditionInfo = Message<"EditionInfo">;
export type FileInfo = Message<"FileInfo">;
export type Account = Message<"Account">;
export type Profile = Message<"Profile">;
export type PlayerProgress = Message<"PlayerProgress">;
export type TableOpened = Message<"TableOpened">;
export type TableList = Message<"TableList">;
export type Practice = Message<"Practice">;
/** One turn; null gives up. */
export type PuzzleAttempt = Omit<Message<"AttemptBody">, "actions"> & { actions: string[] | null };
export type PuzzlePlayer = Message<"PuzzlePlayer">;
export type PuzzleVerdict = Message<"PuzzleVerdict">;
export type GameExport = Message<"GameExport">;
export type History = Message<"History">;
export type HistoryStep = Message<"HistoryStep">;
export type Story = Message<"Story">;
export type StoryFact = Message<"StoryFactView">;
export type TableBody = Message<"TableBody">;
