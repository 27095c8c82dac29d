/** The visitor's account, the page's connection to the server, and the tables where it is the visitor's turn. */
import { api, Problem } from "../wire/http.ts";
import { Connection, type Status } from "../wire/socket.ts";
import type { Account, ServerMessage } from "../wire/types.ts";
import { callPlayer } from "./attention.svelte.ts";
import { useAccount } from "./progress.svelte.ts";

export const connection = new Connection();

class Session {
  account = $state.raw<Account | null>(null);
  status = $state<Status>("connecting");
  yourTurn = $state.raw<string[]>([]);
  /** How many commands the server has not answered yet. */
  kept = $state(0);

  constructor() {
    connection.onStatus((status) => (this.status = status));
    connection.onMessage((message) => {
      this.followTurns(message);
      if (message.type === "welcome" && message.name !== this.account?.name) void this.greet(message.name);
    });
  }

  /** The welcome names the account; the rest of it is requested. */
  private async greet(name: string | undefined): Promise<void> {
    if (!name) {
      this.use(null);
      return;
    }
    try {
      this.use(await api.me());
    } catch (error) {
      // The connection broke again: the next welcome repeats the request.
      if (!(error instanceof Problem)) throw error;
    }
  }

  /** Keeps `yourTurn` up to date. A spectator never has a turn; with two players at one screen someone always has. */
  private followTurns(message: ServerMessage): void {
    if (message.type === "your-turn") {
      this.yourTurn = [...new Set([...this.yourTurn, ...message.tables])];
      callPlayer(false);
    } else if (message.type === "snapshot" || message.type === "update") {
      const { moment, viewer } = message;
      const [table, status] =
        message.type === "update" ? [message.table, message.status] : [message.table.id, message.table.status];
      if (moment && viewer !== "spectator")
        this.setTurn(table, status === "playing" && moment.position.side === viewer);
    }
  }

  private setTurn(table: string, mine: boolean): void {
    if (mine === this.yourTurn.includes(table)) return;
    this.yourTurn = mine ? [...this.yourTurn, table] : this.yourTurn.filter((one) => one !== table);
    if (mine) callPlayer(true);
  }

  use(account: Account | null): Account | null {
    this.account = account;
    this.yourTurn = account?.your_turn ?? [];
    void useAccount(account);
    return account;
  }

  /** Call this after a request that may have created a session: the socket must belong to it. */
  changed(): void {
    connection.reconnect();
  }

  /** The account; creates a guest account if there is none. */
  async ensure(name?: string): Promise<Account> {
    if (this.account) return this.account;
    const made = await api.guest(name);
    this.use(made);
    connection.reconnect();
    return made;
  }
}

export const session = new Session();
