import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { inRoot } from "../../platform/root.ts";
import { MAIL_LIMITS } from "./limits.ts";
import type { ReadMail } from "./read-mail.ts";
import { later, never, Refusal } from "./refusal.ts";
import type { MailFileRef } from "./spool.ts";

export type MailReader = {
  /** Reads a mail; refuses one that is none, or takes more time or memory than it may. One at a time. */
  read(file: MailFileRef, sender: string): Promise<ReadMail>;
  close(): Promise<void>;
};

const IDLE_MS = 30_000;
const LOOK_MS = 200;
/** By the clock a mail may take so many times as long: the rest of the time others had the processor. */
const MOST_STALLED = 20;
/** After a mail of more than this the thread ends, which gives its memory back at once. */
const LARGE_BYTES = 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };

/** Beside this file among the sources, and beside the program where that is built. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith(".ts")
    ? here.replace(/mail-reader\.ts$/, "read-mail-worker.ts")
    : inRoot("build/program/read-mail-worker.js");
}

/**
 * Reads mails in a thread of its own, which is there while there are some: whatever a mail is made of, pages do not wait
 * for it, and what takes too long or too much is ended with the thread.
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
    const thread = new Worker(workerFile(), { env: {}, execArgv: [], resourceLimits: LIMITS });
    // Whoever waits for it hears of its end.
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
      // Ends the listening of the other of the two.
      giveUp.abort();
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
    }
    throw unreadable();
  }

  return { read, close: stop };
}

const unreadable = () => never("554 This mail cannot be read");

/**
 * Ends what takes a thread too long. The time counts that it has worked, since honest mails are not refused for good
 * because the machine is busy.
 */
function watchCpu(thread: Worker, most: number, end: (refusal: Refusal) => void): NodeJS.Timeout {
  const began = performance.now();
  let before: number | undefined;
  async function look(): Promise<void> {
    if (performance.now() - began > most * MOST_STALLED) return end(later("451 Too busy, come again later"));
    const { user, system } = await thread.cpuUsage();
    const worked = (user + system) / 1000;
    before ??= worked;
    if (worked - before > most) end(unreadable());
  }
  // A thread that does not run yet, or no longer, cannot be asked.
  const lookAgain = () => void look().catch(() => undefined);
  lookAgain();
  return setInterval(lookAgain, LOOK_MS);
}
