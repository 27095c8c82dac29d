/** Requests to the server. Every error is a `Problem` with the server's code and sentence. */
import type {
  Account,
  EditionInfo,
  FileInfo,
  GameExport,
  Message,
  Practice,
  Profile,
  RefusedView,
  Snapshot,
  TableBody,
  TableInfo,
  TableList,
  TableOpened,
} from "./types.ts";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refused: RefusedView,
  ) {
    super(refused.message);
  }
}

async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
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
  const answer = (await response.json().catch(() => null)) as { error?: RefusedView } | null;
  if (!response.ok) {
    throw new Problem(response.status, answer?.error ?? { code: "failed", message: response.statusText });
  }
  return answer as T;
}

const get = <T>(path: string) => request<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal) =>
  request<T>("POST", path, body, signal);

export const api = {
  me: () => get<Account>("/me"),
  guest: (name?: string) => post<Account>("/guest", name ? { name } : {}),
  register: (name: string, password: string) => post<Account>("/register", { name, password }),
  login: (name: string, password: string) => post<Account>("/login", { name, password }),
  logout: () => post<unknown>("/logout"),
  profile: (name: string) => get<Profile>(`/users/${encodeURIComponent(name)}`),
  changePassword: (old: string, fresh: string) => post<Account>("/password", { old, new: fresh }),
  deleteAccount: (password?: string) => request<unknown>("DELETE", "/account", password ? { password } : {}),
  open: (body: TableBody) => post<TableOpened>("/tables", body),
  join: (table: string, invite?: string) => post<TableInfo>(`/tables/${table}/join`, invite ? { invite } : {}),
  rematch: (table: string) => post<TableInfo>(`/tables/${table}/rematch`),
  cancel: (table: string) => request<unknown>("DELETE", `/tables/${table}`),
  snapshot: (table: string) => get<Snapshot>(`/tables/${table}`),
  exported: (table: string) => get<GameExport>(`/tables/${table}/export`),
  lobby: () => get<TableList>("/tables"),
  games: (query = "") => get<TableList>(`/games${query}`),
  yourTurn: () => get<TableList>("/your-turn"),
  editions: () => get<{ editions: EditionInfo[] }>("/editions"),
  edition: (variant: string) => get<EditionInfo>(`/editions/${encodeURIComponent(variant)}`),
  sendFile: (text: string) => post<FileInfo>("/files", { text }),
  pushKey: () => get<Message<"PushKey">>("/push"),
  subscribe: (subscription: PushSubscriptionJSON) => post<unknown>("/push", subscription),
  unsubscribe: (subscription: PushSubscriptionJSON) => request<unknown>("DELETE", "/push", subscription),
  practice: (position: string, action?: string) =>
    post<Practice>("/practice", action ? { position, action } : { position }),
};

const editions = new Map<string, Promise<EditionInfo>>();

/** An edition with its options, asked for once. */
export function editionOf(variant: string): Promise<EditionInfo> {
  let found = editions.get(variant);
  if (!found) {
    found = api.edition(variant);
    found.catch(() => editions.delete(variant));
    editions.set(variant, found);
  }
  return found;
}
