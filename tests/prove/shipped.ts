import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import pino from "pino";
import { boot } from "../../server/boot.ts";
import { CHILD_ENV } from "../support/child-env.ts";
import { createDatabase, startPostgres } from "../support/postgres-server.ts";
import { startSite } from "../support/site-process.ts";
import { ADMIN_PASSWORD, testEnv } from "../support/test-env.ts";
import { NO_ANSWER, typeOf, withinTime, type ApiAnswer, type ApiCall, type Target } from "./target.ts";

const SEED_DEMO = fileURLToPath(new URL("../../build/program/seed-demo.js", import.meta.url));

/** The shipped program (the build) with a database of its own. */
type Shipped = Target & { stop(): Promise<void> };

type Options = { variables?: Record<string, string>; demoLeads?: number };

/** Does some work with the shipped program, and stops it however the work ends. */
export async function withShipped<T>(options: Options, work: (program: Target) => Promise<T>): Promise<T> {
  const program = await startShipped(options);
  const stopEarly = () => void program.stop().finally(() => process.exit(1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stopEarly);
  try {
    return await work(program);
  } finally {
    await program.stop();
  }
}

/** Starts the shipped program on a new database, with made-up requests if asked for, and opens its database beside. */
async function startShipped({ variables: more = {}, demoLeads = 0 }: Options): Promise<Shipped> {
  const dataDir = mkdtempSync(join(tmpdir(), "bluebonnet-prove-"));
  const server = await startPostgres();
  const { url } = await createDatabase(server.url());
  const variables = { DATABASE_URL: url, DATA_DIR: dataDir, ADMIN_PASSWORD, ...more };
  const site = await startSite(variables);
  if (demoLeads > 0) seed(variables, demoLeads);
  const { deps, close } = await boot(testEnv(variables), { log: pino({ level: "silent" }) });
  const agent = new Agent({ keepAlive: true });
  return {
    deps,
    isShipped: true,
    call: (call) => withinTime(send(new URL(site.url), agent, call)),
    async stop() {
      agent.destroy();
      await close();
      await site.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function seed(variables: Record<string, string>, leads: number): void {
  const env = { ...CHILD_ENV, ...variables };
  const { status, stderr } = spawnSync(process.execPath, [SEED_DEMO, "--leads", String(leads)], {
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`seed-demo failed: ${stderr}`);
}

/** Sends a call as it is: fetch would first tidy up its address. */
async function send(url: URL, agent: Agent, call: ApiCall): Promise<ApiAnswer> {
  const { hostname, port } = url;
  const { method, path, headers, body } = call;
  // Streams are only for those who ask for one.
  const accept = { accept: "text/event-stream, */*" };
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = request({ hostname, port, agent, method, path, headers: { ...accept, ...headers, ...length } }, resolve);
  sent.on("error", reject);
  sent.end(body);
  const answer = await promise.catch(() => null);
  // The program may have closed a connection of an earlier call just before this one was written to it.
  if (!answer) return sent.reusedSocket ? send(url, agent, call) : NO_ANSWER;
  const found = { status: answer.statusCode ?? 0, headers: answer.headers, type: typeOf(answer.headers) };
  if (found.type.startsWith("text/event-stream")) {
    answer.destroy();
    return { ...found, body: "" };
  }
  return { ...found, body: (await buffer(answer)).toString() };
}
