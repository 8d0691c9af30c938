import pg from "pg";
import type { Logger } from "pino";
import { describeFault } from "../describe-fault.ts";

type Options = {
  connection: pg.ClientConfig;
  channel: string;
  onMessage: (payload: string) => void;
  log: Logger;
};

/** The message that a listener gets after a reconnect: notifications may have been missed. */
export const MISSED = "reconnected";

const RECONNECT_MS = 1_000;
/** Heartbeat interval. A silently dropped connection brings neither notifications nor an error: it has to be asked. */
const BEAT_MS = 20_000;
const ANSWER_MS = 5_000;

/**
 * Listens (LISTEN) on a connection of its own, and reconnects after a loss. After each reconnect the listener gets
 * `MISSED` once, since notifications may have been missed meanwhile.
 */
export async function listenWithReconnect({ connection, channel, onMessage, log }: Options) {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beat: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(isFirst: boolean): Promise<void> {
    const next = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000 });
    const lost = () => {
      if (closed || client !== next) return;
      client = undefined;
      clearInterval(beat);
      timer = setTimeout(retry, RECONNECT_MS);
    };
    next.on("error", lost);
    next.on("end", lost);
    next.on("notification", (message) => onMessage(message.payload ?? ""));
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
    const ask = { text: "select 1", query_timeout: ANSWER_MS };
    beat = setInterval(() => void next.query(ask).catch(() => next.end()), BEAT_MS);
    if (!isFirst) onMessage(MISSED);
  }

  function retry(): void {
    if (closed) return;
    connect(false).catch((error: Error) => {
      log.debug({ err: describeFault(error) }, "database still unreachable for notices");
      if (!closed) timer = setTimeout(retry, RECONNECT_MS);
    });
  }

  await connect(true);
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(beat);
      await client?.end();
    },
  };
}
