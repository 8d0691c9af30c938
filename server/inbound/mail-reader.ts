import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { inRoot } from "../root.ts";
import { MAIL_LIMITS } from "./limits.ts";
import type { ReadMail } from "./read-mail.ts";

/** A mail that is none, or would take more time or memory than one may. */
export class Unreadable extends Error {}

export type MailReader = { read(raw: Uint8Array, sender: string): Promise<ReadMail>; close(): Promise<void> };

const IDLE_MS = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Beside this file among the sources, and beside the program where that is built. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  return here.endsWith(".ts")
    ? here.replace(/mail-reader\.ts$/, "read-mail-worker.ts")
    : inRoot("build/program/read-mail-worker.js");
}

/**
 * Reads mails one after the other in a thread of its own, which is there while there are some: whatever a mail is made
 * of, nobody else waits for it, and what takes too long or too much is ended with the thread.
 */
export function createMailReader(readMs: number = MAIL_LIMITS.readMs): MailReader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

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

  async function readNow(raw: Uint8Array, sender: string): Promise<ReadMail> {
    clearTimeout(idle);
    const thread = (worker ??= start());
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), readMs);
    try {
      thread.postMessage({ raw, sender }, []);
      const { signal } = giveUp;
      const ended = once(thread, "exit", { signal }).then(() => [{}]);
      const [{ mail }] = (await Promise.race([once(thread, "message", { signal }), ended])) as [{ mail?: ReadMail }];
      if (mail) return mail;
    } catch {
      await stop();
    } finally {
      clearTimeout(timer);
      // Ends the listening of the other of the two.
      giveUp.abort();
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
    }
    throw new Unreadable("the mail cannot be read");
  }

  return {
    read(raw, sender) {
      // One that failed keeps no other from being read.
      const reading = last.then(() => readNow(raw, sender));
      last = reading.catch(() => undefined);
      return reading;
    },
    async close() {
      await last;
      await stop();
    },
  };
}
