import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../start-error.ts";

const PATIENCE_MS = 20_000;
const TRY_MS = 5_000;
/** A busy machine may use up all patience with the first try. */
const LEAST_TRIES = 3;
const PAUSE_MS = 500;
/** A server that starts or stops, or has no connection left, may have one soon; other answers stay what they are. */
const PASSING = /^(57P0[1-3]|53300|08\w{3})$/;

type Fault = { code?: string; message: string; errors?: Fault[] };

/** Waits until a database takes a connection; says meanwhile that it waits, and in plain words why it gave up. */
export async function reach(connection: pg.ClientConfig, place: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries++) {
    const fault = await tryOnce(connection);
    if (!fault) return;
    const isFinal = /^[0-9A-Z]{5}$/.test(fault.code ?? "") && !PASSING.test(fault.code ?? "");
    if (isFinal || (tries >= LEAST_TRIES && Date.now() > end))
      throw new StartError(`${place} cannot be used: ${words(fault)}.`);
    if (tries === 1) console.error(`Waiting for ${place}: ${words(fault)} …`);
    await wait(PAUSE_MS);
  }
}

async function tryOnce(connection: pg.ClientConfig): Promise<Fault | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: TRY_MS, query_timeout: TRY_MS });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return error as Fault;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Codes of the machine and of the server, as far as they have a plain meaning. */
const WORDS: Record<string, string> = {
  ECONNREFUSED: "the connection was refused; does the server run there",
  ENOTFOUND: "there is no machine of that name",
  EAI_AGAIN: "the name of the machine could not be looked up",
  EHOSTUNREACH: "there is no way to that machine",
  ENETUNREACH: "there is no way to that machine",
  ENOENT: "there is no socket at that place",
  ECONNRESET: "the connection was cut off",
  "28P01": "the password was refused",
  "28000": "the user was refused",
  "3D000": "there is no database of that name",
  "53300": "it has no connection left",
  "57P03": "it is still starting",
};

function words({ code = "", message, errors }: Fault): string {
  // A name with several addresses fails at each of them.
  const known = WORDS[code] ?? WORDS[errors?.[0]?.code ?? ""];
  if (known) return known;
  return /timeout/i.test(message) ? "it does not answer" : message;
}
