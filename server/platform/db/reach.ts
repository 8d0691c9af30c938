import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../start-error.ts";

const WAITS = { patienceMs: 20_000, tryMs: 5_000 };
const PAUSE_MS = 500;
/**
 * Minimum number of tries. The program is loaded meanwhile: on a busy machine that may last longer than the patience,
 * and no answer is heard.
 */
const MIN_TRIES = 3;
/** Transient SQLSTATEs: the server starts or stops, or has no connection left for now. Other answers are final. */
const TRANSIENT = /^(57P0[1-3]|53300|08\w{3})$/;

/** Error message of a connection pooler that rejects our settings. */
export const POOLER = /unsupported startup parameter/i;

type Fault = { code?: string; message: string; errors?: Fault[] };

/** Waits until a database accepts a connection. Prints that it waits; throws in plain words why it gave up. */
export async function reach(connection: pg.ClientConfig, place: string, { patienceMs, tryMs } = WAITS): Promise<void> {
  const end = Date.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    const fault = await tryOnce(connection, tryMs);
    if (!fault) return;
    const isFinal = isFinalAnswer(fault);
    const isOver = Date.now() > end && tries >= MIN_TRIES;
    if (isFinal || isOver) throw new StartError(`${place} cannot be used: ${explain(fault)}.`);
    if (tries === 1) console.error(`Waiting for ${place}: ${explain(fault)} …`);
    await wait(PAUSE_MS);
  }
}

/** Returns true for an answer that stays what it is, however often one asks. */
function isFinalAnswer({ code = "", message }: Fault): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && (!TRANSIENT.test(code) || POOLER.test(message));
}

async function tryOnce(connection: pg.ClientConfig, tryMs: number): Promise<Fault | null> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: tryMs, query_timeout: tryMs });
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

/** Explanations of network and server error codes, as far as they have a plain meaning. */
const EXPLANATIONS: Record<string, string> = {
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

function explain({ code = "", message, errors }: Fault): string {
  // A host name with several addresses gives an error for each of them.
  const known = EXPLANATIONS[code] ?? EXPLANATIONS[errors?.[0]?.code ?? ""];
  if (known) return known;
  if (POOLER.test(message)) {
    return "a connection pooler stands in front of it that refuses our settings; set DATABASE_URL to the server itself";
  }
  return /timeout/i.test(message) ? "it does not answer" : message;
}
