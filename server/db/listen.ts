import pg from "pg";
import type { Logger } from "pino";

type Options = {
  connection: pg.ClientConfig;
  channel: string;
  onMessage: (payload: string) => void;
  log: Logger;
};

const RECONNECT_MS = 1_000;

/**
 * Listens on a connection of its own and comes back after a loss.
 * After each reconnect the listener is told once, since notices may have been missed meanwhile.
 */
export async function listenWithReconnect({ connection, channel, onMessage, log }: Options) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000 });
    const lost = () => {
      if (closed || client !== next) return;
      client = undefined;
      timer = setTimeout(retry, RECONNECT_MS);
    };
    next.on("error", lost);
    next.on("end", lost);
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    if (!isFirst) onMessage("reconnected");
  }

  function retry(): void {
    if (closed) return;
    connect(false).catch((error: Error) => {
      log.debug({ err: { message: error.message } }, "database still unreachable for notices");
      if (!closed) timer = setTimeout(retry, RECONNECT_MS);
    });
  }

  await connect(true);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
