/** Who plays here, the socket of this page, and which tables wait. */
import { api } from "../wire/http.ts";
import { Connection, type Status } from "../wire/socket.ts";
import type { Account, ServerMessage } from "../wire/types.ts";
import { callPlayer } from "./attention.svelte.ts";

export const connection = new Connection();

class Session {
  account = $state.raw<Account | null>(null);
  status = $state<Status>("connecting");
  yourTurn = $state.raw<string[]>([]);
  /** Commands of tables that wait for the server's answer. */
  kept = $state(0);

  constructor() {
    connection.onStatus((status) => (this.status = status));
    connection.onMessage((message) => {
      this.hearTurn(message);
      if (message.type === "welcome" && message.name !== this.account?.name) void this.greet(message.name);
    });
  }

  /** The socket says who we are; what else there is to know is asked for. */
  private async greet(name: string | undefined): Promise<void> {
    if (!name) this.use(null);
    else this.use(await api.me().catch(() => this.account));
  }

  /** A table waits, or waits no more. At one screen somebody always is to act. */
  private hearTurn(message: ServerMessage): void {
    if (message.type === "your-turn") {
      this.yourTurn = [...new Set([...this.yourTurn, ...message.tables])];
      callPlayer(false);
    } else if (message.type === "snapshot" || message.type === "update") {
      const { moment, viewer } = message;
      const [table, status] =
        message.type === "update" ? [message.table, message.status] : [message.table.id, message.table.status];
      if (moment && viewer !== "spectator") this.waits(table, status === "playing" && moment.position.side === viewer);
    }
  }

  private waits(table: string, mine: boolean): void {
    if (mine === this.yourTurn.includes(table)) return;
    this.yourTurn = mine ? [...this.yourTurn, table] : this.yourTurn.filter((one) => one !== table);
    if (mine) callPlayer(true);
  }

  use(account: Account | null): Account | null {
    this.account = account;
    this.yourTurn = account?.your_turn ?? [];
    return account;
  }

  /** After a request that may have begun a session: a socket that belongs to it. */
  changed(): void {
    connection.reconnect();
  }

  /** An account, a guest's if need be. */
  async ensure(name?: string): Promise<Account> {
    if (this.account) return this.account;
    const made = await api.guest(name);
    this.use(made);
    connection.reconnect();
    return made;
  }
}

export const session = new Session();
