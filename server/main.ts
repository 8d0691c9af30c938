import pino from "pino";
import { startDatabase } from "./platform/db/database-server.ts";
import { readEnv, type Env } from "./platform/env.ts";
import { explainStartError } from "./platform/explain-start-error.ts";

let env: Env | undefined;
/** Shutdown on a signal. Before the server runs there is nothing to finish: what was started ends with the process. */
let shutDown: () => void = () => process.exit(1);

/** Runs the process: environment, database, web and/or workers, and the graceful shutdown. */
async function main(): Promise<void> {
  env = readEnv();
  const log = pino({ level: env.LOG_LEVEL, base: null });
  // The rest of the program is loaded while the database starts.
  const [database, { serve }] = await Promise.all([startDatabase(env, log), import("./serve.ts")]);
  const { DRAIN_MS } = env;
  const close = await serve(env, log, database);
  shutDown = () => {
    shutDown = () => undefined;
    log.info("closing");
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void close().then(() => process.exit(0));
  };
}

for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => shutDown());

main().catch((error: unknown) => {
  console.error(explainStartError(error, env));
  process.exit(1);
});
