/** Requests to the server. A failed request throws a `Problem`. */
import type {
  Account,
  EditionInfo,
  FileInfo,
  GameExport,
  History,
  Message,
  Practice,
  Profile,
  PuzzleAttempt,
  PuzzlePlayer,
  RefusedView,
  Seat,
  Snapshot,
  Story,
  TableBody,
  TableInfo,
  TableList,
  TableOpened,
} from "./types.ts";

/** Why a request failed: the server's code and sentence, or the code `away` if there was no answer. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refused: RefusedView,
  ) {
    super(refused.message);
  }
}

async function respond(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem(0, { code: "away", message: "" });
  }
  if (response.ok) return response;
  const { error } = (await readJson(response)) as { error?: RefusedView };
  throw new Problem(response.status, error ?? failed(response));
}

async function request<T>(...what: Parameters<typeof respond>): Promise<T> {
  return (await readJson(await respond(...what))) as T;
}

/** The server always answers in JSON; anything else comes from a proxy in between, or was cut short. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new Problem(response.status, failed(response));
  }
}

const failed = ({ statusText }: Response): RefusedView => ({ code: "failed", message: statusText });

export const get = <T>(path: string) => request<T>("GET", path);
export const getText = async (path: string) => (await respond("GET", path)).text();
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) =>
  request<T>("POST", path, body, signal);

export const put = <T>(path: string, body: unknown) => request<T>("PUT", path, body);

export const api = {
  me: () => get<Account>("/me"),
  guest: (name?: string) => post<Account>("/guest", name ? { name } : {}),
  register: (name: string, password: string) => post<Account>("/register", { name, password }),
  login: (name: string, password: string) => post<Account>("/login", { name, password }),
  logout: () => post<unknown>("/logout"),
  profile: (name: string) => get<Profile>(`/users/${encodeURIComponent(name)}`),
  changePassword: (old: string, fresh: string) => post<Account>("/password", { old, new: fresh }),
  sessions: () => get<Message<"SessionList">>("/sessions"),
  endSession: (id: string) => request<unknown>("DELETE", `/sessions/${id}`),
  endOtherSessions: () => request<unknown>("DELETE", "/sessions"),
  deleteAccount: (password?: string) => request<unknown>("DELETE", "/account", password ? { password } : {}),
  open: (body: TableBody) => post<TableOpened>("/tables", body),
  join: (table: string, invite?: string) => post<TableInfo>(`/tables/${table}/join`, invite ? { invite } : {}),
  rematch: (table: string) => post<TableInfo>(`/tables/${table}/rematch`),
  cancel: (table: string) => request<unknown>("DELETE", `/tables/${table}`),
  snapshot: (table: string) => get<Snapshot>(`/tables/${table}`),
  exported: (table: string) => get<GameExport>(`/tables/${table}/export`),
  history: (table: string, part: { after?: number; turn?: number; before?: number; seat?: Seat } = {}) =>
    get<History>(
      `/tables/${table}/history?${new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]))}`,
    ),
  odds: (table: string) => get<Message<"ObjectiveOdds">>(`/tables/${table}/odds`),
  story: (table: string) => get<Story>(`/tables/${table}/story`),
  games: (query = "") => get<TableList>(`/games${query}`),
  yourTurn: () => get<TableList>("/your-turn"),
  editions: () => get<{ editions: EditionInfo[] }>("/editions"),
  edition: (variant: string, revision?: number) =>
    get<EditionInfo>(`/editions/${encodeURIComponent(variant)}${revision ? `?revision=${revision}` : ""}`),
  sendFile: (text: string) => post<FileInfo>("/files", { text }),
  pushKey: () => get<Message<"PushKey">>("/push"),
  subscribe: (subscription: PushSubscriptionJSON) => post<unknown>("/push", subscription),
  unsubscribe: (subscription: PushSubscriptionJSON) => request<unknown>("DELETE", "/push", subscription),
  mutes: (table?: string) => get<Message<"MuteList">>(`/mutes${table ? `?table=${table}` : ""}`),
  mute: (person: Message<"PersonBody">) => post<Message<"MuteList">>("/mutes", person),
  unmute: (id: number) => request<Message<"MuteList">>("DELETE", `/mutes/${id}`),
  report: (report: Message<"ReportBody">) => post<unknown>("/reports", report),
  puzzles: () => get<Message<"PuzzleStanding">>("/puzzles"),
  attemptPuzzles: (attempts: PuzzleAttempt[], player?: PuzzlePlayer) =>
    post<Message<"PuzzleResults">>("/puzzles/attempts", { attempts, ...(player ? { player } : {}) }),
  practice: (position: string, action?: string) =>
    post<Practice>("/practice", action ? { position, action } : { position }),
};

const editions = new Map<string, Promise<EditionInfo>>();

/**
 * An edition with its options, by the revision of the rules of a game, or as new games have it. It never changes, so it
 * is requested once; a failed request is repeated.
 */
export function editionOf(variant: string, revision?: number): Promise<EditionInfo> {
  const key = `${variant} ${revision ?? ""}`;
  let found = editions.get(key);
  if (!found) {
    found = api.edition(variant, revision);
    found.catch(() => editions.delete(key));
    editions.set(key, found);
  }
  return found;
}

/** Requests an edition before it is needed. If that fails, the page that needs it asks again and reports the error. */
export async function prefetchEdition(variant: string): Promise<void> {
  try {
    await editionOf(variant);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
