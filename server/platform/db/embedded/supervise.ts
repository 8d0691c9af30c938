import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { describeFault } from "../../describe-fault.ts";
import { endLeftOvers } from "./left-over.ts";
import { startPostmaster, type ServerPlace, type Postmaster } from "./postmaster.ts";

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 30_000;
/** Uptime after which a server counts as healthy: the backoff begins anew. */
const WELL_AFTER_MS = 60_000;
const UPKEEP_MS = 60_000;

/** Supervises a server until it is told to stop: one that dies is restarted, after growing waits (backoff). */
export async function supervise(place: ServerPlace, log: Logger): Promise<{ stop(): Promise<void> }> {
  let current: Postmaster | null = await startPostmaster(place);
  const stopping = new AbortController();
  const { signal } = stopping;
  // The last resort where there is no leash: ends the server when the program ends by itself, however that came about.
  const endAtExit = () => void current?.child.kill("SIGINT");
  process.once("exit", endAtExit);
  const upkeep = setInterval(() => place.log.keepSmall(), UPKEEP_MS).unref();

  async function restart(): Promise<void> {
    try {
      await endLeftOvers(place.cluster, async () => false);
      if (signal.aborted) return;
      current = await startPostmaster(place);
      log.warn("the database server runs again");
    } catch (error) {
      log.error({ err: describeFault(error) }, "the database server could not be started again");
    }
  }

  async function watch(): Promise<void> {
    let waitMs = FIRST_WAIT_MS;
    while (!signal.aborted) {
      const since = Date.now();
      await current?.ended;
      if (signal.aborted) return;
      if (current && Date.now() - since > WELL_AFTER_MS) waitMs = FIRST_WAIT_MS;
      current = null;
      log.error({ waitMs }, "the database server has ended; it is started again");
      await wait(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      if (!signal.aborted) await restart();
    }
  }
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      clearInterval(upkeep);
      await current?.stop();
      await watching;
      // A restart that was under way meanwhile is over by now: its server is stopped, too.
      await current?.stop();
      process.off("exit", endAtExit);
    },
  };
}
