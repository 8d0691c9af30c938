import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { inRoot } from "../../platform/root.ts";
import { MAIL_LIMITS } from "./limits.ts";
import type { ReadMail } from "./read-mail.ts";
import { temporaryRefusal, permanentRefusal, Refusal } from "./refusal.ts";
import type { MailFileRef } from "./spool.ts";

export type MailReader = {
  /** Parses a mail; refuses an invalid one, and one that takes too much time or memory. One call at a time. */
  read(file: MailFileRef, sender: string): Promise<ReadMail>;
  close(): Promise<void>;
};

const IDLE_MS = 30_000;
const CPU_CHECK_MS = 200;
/** Maximum wall-clock time as a multiple of the CPU time: for the rest of the time others had the processor. */
const MAX_WALL_CLOCK_FACTOR = 20;
/** Size of a mail above which the worker thread ends afterwards, which gives its memory back at once. */
const LARGE_BYTES = 1024 * 1024;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/** Returns the path of the worker script: beside this file in the sources, beside the program in the build. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith(".ts")
    ? here.replace(/mail-reader\.ts$/, "read-mail-worker.ts")
    : inRoot("build/program/read-mail-worker.js");
}

/**
 * Creates a reader that parses mails in a worker thread, which runs only while there are mails. A hostile mail cannot
 * block page requests: when it takes too long or too much memory, the thread is terminated.
 */
export function createMailReader(readMs: number = MAIL_LIMITS.readMs): MailReader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  function start(): Worker {
    const thread = new Worker(workerFile(), { env: {}, execArgv: [], resourceLimits: RESOURCE_LIMITS });
    // Ignored here: the call that waits learns of the error or the exit itself.
    thread.on("error", () => undefined);
    thread.on("exit", () => worker === thread && (worker = undefined));
    return thread;
  }

  async function read({ fd, bytes, key }: MailFileRef, sender: string): Promise<ReadMail> {
    clearTimeout(idle);
    const thread = (worker ??= start());
    const giveUp = new AbortController();
    const watch = watchCpu(thread, readMs, (refusal) => giveUp.abort(refusal));
    try {
      thread.postMessage({ file: { fd, bytes, key }, sender }, []);
      const { signal } = giveUp;
      const ended = once(thread, "exit", { signal }).then(() => [{}]);
      const [{ mail }] = (await Promise.race([once(thread, "message", { signal }), ended])) as [{ mail?: ReadMail }];
      if (bytes > LARGE_BYTES) await stop();
      if (mail) return mail;
    } catch {
      await stop();
      if (giveUp.signal.reason instanceof Refusal) throw giveUp.signal.reason;
    } finally {
      clearInterval(watch);
      // Removes the listener of the promise that lost the race.
      giveUp.abort();
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
    }
    throw unreadable();
  }

  return { read, close: stop };
}

const unreadable = () => permanentRefusal("554 This mail cannot be read");

/**
 * Calls `end` when a thread takes too long. It measures CPU time, so that honest mails are not refused for good because
 * the machine is busy.
 */
function watchCpu(thread: Worker, maxMs: number, end: (refusal: Refusal) => void): NodeJS.Timeout {
  const began = performance.now();
  let before: number | undefined;
  async function checkCpu(): Promise<void> {
    if (performance.now() - began > maxMs * MAX_WALL_CLOCK_FACTOR)
      return end(temporaryRefusal("451 Too busy, come again later"));
    const { user, system } = await thread.cpuUsage();
    const worked = (user + system) / 1000;
    before ??= worked;
    if (worked - before > maxMs) end(unreadable());
  }
  // `cpuUsage` fails for a thread that has not started or has ended.
  const check = () => void checkCpu().catch(() => undefined);
  check();
  return setInterval(check, CPU_CHECK_MS);
}
